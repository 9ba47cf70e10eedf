"""A table that goes from position to position does again only what has to be done."""

from collections import Counter
from importlib import import_module

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from app.engines import GAMES
from app.views.board.piece_item import PieceItem
from app.views.paint.cache import PictureCache
from tests.views.tables import seats, states_of


def states(game):
    """The positions of a game of three."""
    likely = (
        (lambda state, random: random.choice(state.legal()))
        if game == "port_royal"
        else import_module(f"tests.views.{game}.conftest").likely
    )
    return states_of(game, 3, {}, 7, likely)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_pictures_of_a_position_that_was_there_before_are_not_asked_for_again(hidden_view, game, monkeypatch):
    """Working out what a picture depends on takes longer than all else about a piece."""
    shown = hidden_view(game)
    every = states(game)
    one, other = every[len(every) // 3], every[2 * len(every) // 3]
    for _ in shown.first_steps(one, 0, seats(3)):
        pass
    assert shown.scene_.pieces()
    for state in (one, other):
        shown.show_state(state, 0, seats(3), still=True)
        while shown.board.work():
            pass
        shown.scene_.sharpen()
    made = Counter()
    make = type(shown.board)._make

    def counted(self, piece, spot):
        picture, final = make(self, piece, spot)
        made[type(piece).__name__] += final
        return picture, final

    monkeypatch.setattr(type(shown.board), "_make", counted)
    shown.show_state(one, 0, seats(3), still=True)

    assert not +made


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_items_of_a_new_table_are_made_one_by_one(hidden_view, game, monkeypatch):
    """All of them at once stopped the window for 80 ms when a review of a full table was opened."""
    made, each = [], []
    init = PieceItem.__init__

    def counted(self, *args):
        made.append(self)
        init(self, *args)

    monkeypatch.setattr(PieceItem, "__init__", counted)
    shown = hidden_view(game)
    for _ in shown.first_steps(states(game)[5], 0, seats(3)):
        each.append(len(made))
        made.clear()
    each.append(len(made))

    assert sum(each) >= len(shown.scene_.board_keys()) - len(shown.scene_.panels()) > 1
    assert max(each) == 1


def test_a_picture_in_use_is_given_up_last():
    """Who still has it says that it is needed."""
    kept = PictureCache(3 * 100)
    first = kept.get("first", lambda: QPixmap(10, 10))
    for name in ("second", "third"):
        kept.get(name, lambda: QPixmap(10, 10))

    kept.use(first)
    kept.get("fourth", lambda: QPixmap(10, 10))

    assert kept.get("first", lambda: QPixmap(10, 10)) is first


def test_the_table_is_not_painted_on_another_ground(hidden_view):
    """Qt would fill it with the colour of a page in each frame, and the table itself covers that."""
    shown = hidden_view("bruges")
    viewport = shown.viewport()

    assert not viewport.autoFillBackground()
    assert viewport.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
