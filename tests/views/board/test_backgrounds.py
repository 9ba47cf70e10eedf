"""The table under the pieces is painted once, however many views show it."""

import pytest
from PySide6.QtWidgets import QApplication

from app.engines import GAMES
from app.views import theme
from app.views.board import backgrounds as module
from app.views.board.backgrounds import backgrounds
from app.views.board.view import STRIPS
from app.views.games import board_of
from app.views.port_royal.board import PortRoyalBoard
from tests.views.tables import seats

pytestmark = pytest.mark.painted

SMALL, LARGE = (700, 460), (800, 500)


@pytest.fixture(autouse=True)
def _none_is_there():
    backgrounds.clear()
    yield
    theme.keeper.use("light")


@pytest.fixture
def painted(monkeypatch):
    """The boards that have painted a table, once for each time."""
    boards = []
    for kind in {type(board_of(game)) for game in GAMES}:
        whole = kind.paint_background

        def paint(board, painter, rect, whole=whole):
            boards.append(board)
            whole(board, painter, rect)

        monkeypatch.setattr(kind, "paint_background", paint)
    return boards


def look(open_view, game, players, size, name="light"):
    """What the table of a new view looks like."""
    theme.keeper.use(name)
    view = open_view(game, GAMES[game].new(players, None, 1), size)
    QApplication.processEvents()
    picture = view._background.toImage()  # noqa: SLF001 - without the pieces on it
    view.close()
    return picture


@pytest.mark.quick_for("bruges")
@pytest.mark.parametrize("game", GAMES)
def test_the_same_table_is_not_painted_twice_and_every_other_one_is(open_view, painted, game):
    """However one changes to it, a table looks like one that was never painted before."""
    few, many = min(GAMES[game].players), max(GAMES[game].players)
    tables = [(few, SMALL), (many, SMALL), (many, SMALL, "dark"), (many, LARGE)]
    fresh = []
    for table in tables:
        backgrounds.clear()
        painted.clear()
        fresh.append(look(open_view, game, *table))
        assert len(painted) == 1
        painted.clear()
        assert look(open_view, game, *table) == fresh[-1]
        assert painted == []
    backgrounds.clear()
    assert [look(open_view, game, *table) for table in tables] == fresh


def test_the_oldest_table_is_given_up(open_view, painted, monkeypatch):
    monkeypatch.setattr(module, "KEPT", 1)
    for size in (SMALL, LARGE, SMALL):
        look(open_view, "port_royal", 2, size)
    assert len(painted) == 3


def test_a_table_that_changed_while_it_was_painted_is_not_kept(open_view):
    """A picture whose strips are of two layouts was one view's own trouble."""
    view = open_view("port_royal", GAMES["port_royal"].new(2, None, 1), SMALL)
    backgrounds.clear()
    theme.keeper.use("light")
    steps = view._background_steps(STRIPS)  # noqa: SLF001 - as the review goes through them
    next(steps)
    view.board.sit(0, seats(5), {}, None)
    for _ in steps:
        pass
    assert isinstance(view.board, PortRoyalBoard)
    assert not backgrounds._pictures  # noqa: SLF001
