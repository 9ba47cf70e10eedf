"""A game page over a match of its own: without motion, with a worker or with somebody predictable."""

from random import Random

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from app.ai.player import Choice
from app.match.match import new_match
from app.match.seats import Seat
from app.models.settings import Settings
from app.views.game_page import GamePage
from app.views.opponents import Opponents
from app.views.scale import scale
from app.views.sheet import Sheet
from app.views.style import dress

ANN, BOB, CAT = Seat("Ann", "", 0), Seat("Bob", "apprentice", 1), Seat("Cat", "apprentice", 2)


class Predictable(QObject):
    """Opponents without a process who choose by a seed, in the next turn of the event loop."""

    answered = Signal(int, object)
    assessed = Signal(int, object, object)
    failed = Signal(int, str)
    replaced = Signal()

    def __init__(self, seed=1):
        super().__init__()
        self._random = Random(seed)
        self._last = 0
        self.asked = {}

    def ask(self, state, _level, _seat):
        self._last += 1
        n_actions = len(state.legal())
        share = (1 / n_actions,) * n_actions
        self.asked[self._last] = Choice(self._random.randrange(n_actions), share, share)
        QTimer.singleShot(0, self._answer)
        return self._last

    def hint(self, state, seat):
        return self.ask(state, "master", seat)

    def cancel(self, request=None):
        self.asked.pop(request, None) if request else self.asked.clear()

    def _answer(self):
        for request in list(self.asked):
            self.answered.emit(request, self.asked.pop(request))


class Silent(Predictable):
    """Opponents who never come to a decision."""

    def _answer(self):
        pass


def trading(match):
    """Whether the first seat may take a card now."""
    state = match.state
    return state.actor == 0 and any(action[0] in ("hire", "take_ship") for action in state.legal())


def revealing(match):
    """Whether the first seat must reveal the first card of its turn now."""
    return match.state.actor == 0 and match.state.decision == "discover_action" and not match.state.shown


@pytest.fixture(scope="session")
def _dressed(qapp):
    dress(qapp)


@pytest.fixture(autouse=True)
def _still(_dressed, monkeypatch):
    scale.fit(1920, 1080)
    monkeypatch.setattr(Sheet, "animated", False)


@pytest.fixture
def settings(tmp_path):
    kept = Settings(tmp_path / "settings.ini")
    kept.speed = 0
    return kept


@pytest.fixture(scope="session")
def worker(qapp):
    opponents = Opponents()
    yield opponents
    opponents.close()


@pytest.fixture
def table(qtbot, settings):
    """Opens a page: ``table(seats, opponents, seed=…, size=…, plies=…, until=…, **options)``."""
    pages, alive = [], []

    def open_page(seats=(ANN, BOB), opponents=None, *, seed=3, size=(1920, 1080), plies=0, until=None, **options):
        match = new_match("port_royal", seats, options, seed)
        random = Random(seed)
        while not match.finished and (match.ply < plies or (until is not None and not until(match))):
            match.play(random.choice(match.state.legal()))
        opponents = opponents or Predictable(seed)
        page = GamePage(match, settings, opponents)
        alive.append(opponents)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.activateWindow()
        pages.append(page)
        page.start()
        QApplication.processEvents()
        return page

    yield open_page
    for page in pages:
        page.conductor.halt()
