"""The table as a list: everything, with its number, in the look of the program."""

from functools import cache, partial
from importlib import import_module

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtTest import QTest

from app.engines import GAMES
from app.models.games import presenter
from app.models.table import Description, Piece, Zone
from app.views.game.table_list import TableListModel
from app.views.scale import scale
from tests.session.opponents import Silent
from tests.views.board.conftest import ANN, BOB, revealing
from tests.views.tables import seats, states_of


@cache
def tables(game):
    """Every seventh table of a game."""
    likely = (
        (lambda state, random: random.choice(state.legal()))
        if game == "port_royal"
        else import_module(f"tests.views.{game}.conftest").likely
    )
    states = states_of(game, 3, {}, 7, likely)
    return [presenter(game).table(state, 0, seats(3)) for state in states[::7]]


NAMES = {"mine": "Yours", "coins:0": "Your coins", "card:3": "Trader"}


def named(thing):
    return Description(NAMES[thing.key])


def words(zones, heaps=(), said=named):
    rows = TableListModel()
    rows.show_table(zones, (), (), (), heaps, said)
    return [str(rows.data(rows.index(row))) for row in range(rows.rowCount())]


def test_a_single_one_of_a_heap_is_counted_too():
    """\"Your coins\" said nothing when there was one."""
    zone = Zone("mine", (Piece("coins:0"), Piece("card:3")))

    assert words([zone], frozenset({"coins"})) == ["Yours", "Your coins: 1", "Trader"]


def test_what_may_be_chosen_is_counted_too():
    rows = TableListModel()
    rows.show_table([Zone("mine", (Piece("coins:0", count=4),))], (), ["coins:0"], (), (), named)

    assert str(rows.data(rows.index(0))) == "Your coins: 4, can be chosen"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_whatever_is_ever_counted_is_counted_always(game):
    """In every game: what is several at one time says its number at any time, also when it is 1."""
    heaps, singles = presenter(game).heaps, 0
    counted = set()
    for table in tables(game):
        said = partial(presenter(game).describe, viewer=table.viewer)
        listed = words(table.zones, heaps, said)
        for zone in table.zones:
            for piece in zone.pieces:
                if piece.count != 1:
                    counted.add(piece.key.partition(":")[0])
                elif piece.key.partition(":")[0] in heaps:
                    singles += 1
                    assert any(each.startswith(f"{said(piece).name}: 1") for each in listed)
    assert counted <= heaps
    assert singles or game in ("murano", "taverns")


@pytest.mark.parametrize("percent", [100, 130])
def test_the_list_opens_in_the_letters_of_the_program(table, percent):
    page = table((ANN, BOB), Silent(), until=revealing)
    scale.use_percent(percent)
    QTest.keyClick(page, Qt.Key.Key_F6)
    wanted = scale.font("text", 15)
    scale.use_percent(100)

    assert page.list.hasFocus()
    page.list.ensurePolished()
    assert page.list.font().family() == wanted.family() == QFontInfo(page.list.font()).family()
    assert page.list.font().pixelSize() == wanted.pixelSize()
    assert not page.list.horizontalScrollBar().isVisible()
