"""A library with a game in it, and a thinker that answers at once."""

from random import Random

import pytest
from PySide6.QtCore import QTranslator

from app.match.archive import Archive
from app.match.library import standing_of
from app.match.match import new_match
from app.match.seats import Seat
from app.views.review import ReviewPage
from app.views.scale import scale
from app.views.style import dress

SEATS = (Seat("Ann", "", 0), Seat("Otto", "journeyman", 1), Seat("Leni", "master", 3))


class Oracle:
    """Knows the win shares of every position without thinking: they wander with the scores."""

    def __init__(self, report):
        self._report = report
        self.asked = []
        self.closed = False

    def analyse(self, request_id, state, observer, samples):
        self.asked.append((observer, samples))
        weights = [1.0 + score for score in state.scores()]
        total = sum(weights)
        shares = tuple(weight / total for weight in weights)
        self._report(("assessed", request_id, shares, (0.005,) * state.players))

    def cancel(self, request_id=None):
        pass

    def close(self):
        self.closed = True


class Silence(Oracle):
    """Never answers."""

    def analyse(self, request_id, state, observer, samples):
        self.asked.append((observer, samples))


class Foreign(QTranslator):
    """A language in which every sentence stands in brackets."""

    def isEmpty(self):  # noqa: N802 - Qt's name
        return False

    def translate(self, context, source, disambiguation=None, n=-1):
        return f"«{source}»"


@pytest.fixture
def foreign(qapp):
    """Switches to another language, and back at the end."""
    translator = Foreign()

    def switch():
        qapp.installTranslator(translator)
        qapp.processEvents()

    yield switch
    qapp.removeTranslator(translator)


def a_game(archive, seats=SEATS, seed=5, plies=100_000):
    """A game of random moves, finished unless ``plies`` are fewer than it has."""
    match = new_match("port_royal", seats, {"influence": 6}, seed)
    random = Random(seed)
    while not match.finished and match.ply < plies:
        match.play(random.choice(match.state.legal()))
    archive.create(match.record, standing_of(match.state))  # at once: ply by ply the disk takes its time
    return match


@pytest.fixture
def look(qapp):
    """Fonts and palette of the program, in a window of 1920 × 1080."""
    dress(qapp)
    scale.fit(1920, 1080)
    return qapp


@pytest.fixture
def archive(tmp_path):
    archive, _ = Archive.open(tmp_path / "archive")
    yield archive
    archive.close()


@pytest.fixture
def game(archive):
    return a_game(archive)


@pytest.fixture
def page(qtbot, look, archive, game):
    page = ReviewPage(archive, make=Oracle)
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    page.show()
    assert page.open(game.record.id)
    qtbot.waitUntil(lambda: not page.analysis.busy)
    yield page
    page.close_game()
