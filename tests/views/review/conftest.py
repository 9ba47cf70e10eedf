"""A library with a game in it, and a thinker that answers at once."""

from random import Random

import pytest
from PySide6.QtCore import QTranslator

from app.ai.decision_review import DecisionReview
from app.match.library import standing_of
from app.match.match import new_match
from app.match.seats import Seat
from app.views.review import plot  # noqa: F401 - charts are painted at once then
from app.views.review.page import ReviewPage
from app.views.scale import scale
from tests.views.reviews import open_game
from tests.weighed import calm, invented

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

    def reconsider(self, request_id, state, taken, continuations=()):
        """Nobody asks: no decision ever costs a point."""
        raise AssertionError("nothing was lost")

    def measure(self, request_id, state, ways, seed, known):
        """More deals say nothing new."""
        self._report(("measured", request_id, known))

    def weigh(self, request_id, part):
        self._report(("weighed", request_id, calm(part)))

    def cancel(self, request_id=None):
        pass

    def close(self):
        self.closed = True


class Teacher(Oracle):
    """Sees Ann's chances sink with most that is disclosed, much luck, and what she should have done now and then."""

    def analyse(self, request_id, state, observer, samples):
        share = 0.9 - 0.08 * (state.revealed % 11)
        others = state.players - 1
        shares = (share, 0.95 - share, *(0.05 / (others - 1),) * (others - 1)) if others > 1 else (share, 1 - share)
        self._report(("assessed", request_id, shares, (0.005,) * state.players))

    def weigh(self, request_id, part):
        """Luck of the seat to act in three of five plies, bad luck in one; Ann loses 3 % with every fifth ply."""
        found = invented(
            part,
            lambda ply: 0.08 + 0.0001 * ply if ply % 5 < 3 else -0.04 - 0.0001 * ply if ply % 5 == 3 else 0.0,
            lambda at, state: 0.03 if state.actor == 0 and at % 5 == 0 else 0.0,
        )
        self._report(("weighed", request_id, found))

    def reconsider(self, request_id, state, taken, continuations=()):
        """A master would do something else whenever an even number of things was disclosed."""
        index, gain = ((taken + 1) % len(state.legal()), 0.07) if state.revealed % 2 == 0 else (taken, 0.0)
        self._report(("reconsidered", request_id, DecisionReview(index, gain, 0.01, 40)))


class Retired(Teacher):
    """Has looked at everything before."""

    def reconsider(self, request_id, state, taken, continuations=()):
        """Nobody asks twice."""
        raise AssertionError("this is known")


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


def a_game(archive, seats=SEATS, seed=5, plies=100_000, influence=6):
    """A game of random moves, finished unless ``plies`` are fewer than it has."""
    match = new_match("port_royal", seats, {"influence": influence}, seed)
    random = Random(seed)
    while not match.finished and match.ply < plies:
        match.play(random.choice(match.state.legal()))
    archive.create(match.record, standing_of(match.state))  # at once: ply by ply the disk takes its time
    return match


@pytest.fixture
def look(qapp, _dressed):
    """Fonts and palette of the program, in a window of 1920 × 1080."""
    scale.fit(1920, 1080)
    return qapp


@pytest.fixture
def game(archive):
    return a_game(archive)


@pytest.fixture
def page(qtbot, look, archive, game):
    page = opened(qtbot, archive, game, Oracle)
    yield page
    page.close_game()


@pytest.fixture
def taught(qtbot, look, archive, game):
    """The same, looked through with a teacher."""
    page = opened(qtbot, archive, game, Teacher)
    yield page
    page.close_game()


def opened(qtbot, archive, game, make):
    """A page that shows the game, all thinking done and shown."""
    page = ReviewPage(archive, make=make)
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    page.show()
    open_game(page, game.record.id)
    qtbot.waitUntil(lambda: told(page), timeout=30_000)
    return page


def told(page):
    """Whether the page shows all that is found out about its game."""
    return not (page.analysis.busy or page.found.busy)
