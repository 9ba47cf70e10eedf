"""A game page over a match of its own: without motion, with a worker or with somebody predictable."""

from random import Random

import pytest

from app.match.match import new_match
from app.match.seats import Seat
from app.session.opponents import Opponents
from app.views.board.view import BoardView
from app.views.games import board_of
from tests.session.opponents import Predictable

ANN, BOB, CAT = Seat("Ann", "", 0), Seat("Bob", "apprentice", 1), Seat("Cat", "apprentice", 2)


def trading(match):
    """Whether the first seat may take a card now."""
    state = match.state
    return state.actor == 0 and any(action[0] in ("hire", "take_ship") for action in state.legal())


def revealing(match):
    """Whether the first seat must reveal the first card of its turn now."""
    return match.state.actor == 0 and match.state.decision == "discover_action" and not match.state.shown


@pytest.fixture(scope="session")
def worker(qapp):
    opponents = Opponents(processes=1)
    yield opponents
    opponents.close()


@pytest.fixture
def table(open_page):
    """Opens a page: ``table(seats, opponents, seed=…, size=…, plies=…, until=…, **options)``."""

    def open_table(seats=(ANN, BOB), opponents=None, *, seed=3, size=(1920, 1080), plies=0, until=None, **options):
        match, random = new_match("port_royal", seats, options, seed), Random(seed)
        while not match.finished and (match.ply < plies or (until is not None and not until(match))):
            match.play(random.choice(match.state.legal()))
        return open_page(match, opponents or Predictable(seed), size)

    return open_table


@pytest.fixture
def hidden_view(qtbot):
    """A view of a board that nobody sees: ``hidden_view(game, width, height)``."""

    def opened(game, width=1300, height=800):
        found = BoardView(game, board_of(game))
        qtbot.addWidget(found)
        found.resize(width, height)
        return found

    return opened
