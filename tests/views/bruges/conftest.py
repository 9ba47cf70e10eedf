"""A table of Bruges, and games to lay out."""

from functools import lru_cache
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from app.match.match import new_match
from app.match.seats import Seat
from app.models.settings import Settings
from app.views.game_page import GamePage
from app.views.scale import scale
from app.views.sheet import Sheet
from app.views.style import dress
from tests.views.board.conftest import Predictable

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve")
ALL = {"pets": True, "new_citizens": True, "zwin": True, "exchange": True}
PLAYS = ("play_card", "play_extra", "play_drawn")
GAMES_TO_SEE = ((2, ()), (3, ("pets",)), (4, ("exchange",)), (5, tuple(ALL)), (2, ("zwin",)), (3, tuple(ALL)))
"""Players and modules."""


def seats(players):
    """A person and apprentices."""
    return tuple(Seat(NAMES[k], "apprentice" if k else "", k) for k in range(players))


def likely(state, random):
    """What somebody might do who wants the game to go on and something to happen in it."""
    legal = state.legal()
    if state.decision in PLAYS:
        for verb, share in (("activate", 0.5), ("recruit", 0.9), ("house", 0.5), ("canal", 0.8)):
            found = [action for action in legal if action[0] == verb]
            if found and random.random() < share:
                return random.choice(found)
    return random.choice(legal)


@lru_cache(maxsize=16)
def played(players, modules=(), seed=7):
    """The positions of a whole game."""
    match = new_match("bruges", seats(players), dict.fromkeys(modules, True), seed)
    random = Random(seed)
    while not match.finished:
        match.play(likely(match.state, random))
    return tuple(match.states)


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


@pytest.fixture
def table(qtbot, settings):
    """Opens a page: ``table(players, opponents, modules=…, seed=…, size=…, until=…)``."""
    pages = []

    def open_page(players=2, opponents=None, *, modules=(), seed=3, size=(1920, 1080), until=None):
        match = new_match("bruges", seats(players), dict.fromkeys(modules, True), seed)
        random = Random(seed)
        while not match.finished and until is not None and not until(match.state):
            match.play(likely(match.state, random))
        assert until is None or not match.finished
        opponents = opponents or Predictable(seed)
        page = GamePage(match, settings, opponents)
        page.setProperty("opponents", opponents)  # kept alive with the page
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
