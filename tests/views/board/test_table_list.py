"""The table as a list: everything, with its number, in the look of the program."""

from functools import cache
from importlib import import_module
from random import Random

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.engines import GAMES
from app.models.games import presenter
from app.models.port_royal.pieces import CoinsPiece
from app.models.presenter import Button
from app.models.table import Description, Piece, Table, Zone
from app.models.table_model import TableModel
from app.views.game.table_list import TableList
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


NAMES = {"mine": "Yours", "yours": "Bob's", "coins:0": "Your coins", "deck": "Draw pile"} | dict.fromkeys(
    ("card:3", "card:5", "card:6"), "Trader"
)


def named(thing, _viewer=None):
    return Description(NAMES.get(thing.key, thing.key), f"About {thing.key}")


def table_of(**zones):
    """A table of these pieces, by key of the zone."""
    return Table(tuple(Zone(key, tuple(pieces)) for key, pieces in zones.items()))


@pytest.fixture
def listed(qtbot):
    """Lists a table: ``listed(table, buttons, offered, chosen, instead, heaps=…)``."""

    def show(shown, buttons=(), offered=(), chosen=(), instead=(), heaps=()):
        made = TableList(TableModel(None, named, heaps), host)
        sync(made, shown)
        made.offer(buttons, offered, chosen, instead)
        return made

    host = QWidget()
    qtbot.addWidget(host)
    host.resize(800, 600)
    host.show()
    return show


def sync(list_, shown):
    list_.tree.model().sourceModel().sync(shown)


def choices(list_):
    """What stands in the upper view."""
    model = list_.choices.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def tree(list_):
    """What stands in the lower view, pieces indented."""
    model, view, found = list_.tree.model(), list_.tree, []
    for row in range(model.rowCount()):
        zone = model.index(row, 0)
        if not view.isRowHidden(row, QModelIndex()):
            found.append(zone.data())
            pieces = [at for at in range(model.rowCount(zone)) if not view.isRowHidden(at, zone)]
            found += [f"  {model.index(at, 0, zone).data()}" for at in pieces]
    return found


def test_a_single_one_of_a_heap_is_counted_too(listed):
    """\"Your coins\" said nothing when there was one."""
    shown = listed(table_of(mine=[CoinsPiece("coins:0", owner=0), Piece("card:3")]), heaps={CoinsPiece})

    assert tree(shown) == ["Yours", "  Your coins: 1", "  Trader"]


def test_what_can_be_chosen_comes_first_buttons_before_pieces(listed):
    shown = listed(
        table_of(mine=[Piece("coins:0", count=4)], yours=[Piece("card:3")]),
        (Button("button:pass", "Pass", shortcut="P"), Button("button:no", "No", blocked="Too late")),
        ["button:pass", "coins:0"],
        ["card:3"],
    )

    assert choices(shown) == ["Pass", "No", "Your coins: 4, can be chosen", "Trader, chosen"]
    assert tree(shown) == ["Yours", "  Your coins: 4, can be chosen", "Bob's", "  Trader, chosen"]


def test_what_goes_on_with_a_choice_comes_before_what_replaces_it(listed):
    """Who only hears the choices chose another card again and again, and never what to do with the first one."""
    shown = listed(
        table_of(mine=[Piece("coins:0"), Piece("card:3")], yours=[Piece("deck")]),
        offered=["deck", "coins:0"],
        chosen=["card:3"],
        instead=["coins:0"],
    )

    assert choices(shown) == ["Trader, chosen", "Draw pile, can be chosen", "Your coins, can be chosen instead"]
    assert tree(shown)[:3] == ["Yours", "  Your coins, can be chosen instead", "  Trader, chosen"]


def test_what_is_chosen_and_can_be_chosen_once_more_says_both(listed):
    """“And the second good? It may be the same again”: it was only said to be chosen, and nothing else was there."""
    shown = listed(table_of(mine=[Piece("coins:0", count=4)]), offered=["coins:0"], chosen=["coins:0"])

    assert choices(shown) == ["Your coins: 4, chosen, can be chosen once more"]
    assert [button.accessibleName() for button in shown.pieces.buttons()] == choices(shown)


def test_choices_of_one_name_are_told_apart(listed):
    """Three leeks on the stalls and one on the cart were four times the same words."""
    cards = [Piece("card:3"), Piece("card:5"), Piece("card:6")]
    shown = listed(
        table_of(mine=[*cards[:2], Piece("coins:0", count=2)], yours=[cards[2]], deck=[Piece("deck")]),
        offered=["card:3", "card:5", "card:6", "deck", "coins:0"],
    )

    assert choices(shown) == [
        "Trader (Yours) – no. 1, can be chosen",
        "Trader (Yours) – no. 2, can be chosen",
        "Your coins: 2, can be chosen",
        "Trader (Bob's), can be chosen",
        "Draw pile, can be chosen",
    ]
    assert [button.accessibleName() for button in shown.pieces.buttons()] == choices(shown)


def test_nothing_to_choose_is_said(listed):
    assert choices(listed(table_of(mine=[Piece("card:3")]))) == ["Nothing can be chosen now."]


def test_a_zone_named_like_its_first_piece_is_one_row(listed):
    shown = listed(table_of(deck=[Piece("deck", count=60), Piece("card:3")]), offered=["deck"])

    assert tree(shown) == ["Draw pile: 60, can be chosen", "  Trader"]


def test_an_empty_zone_is_left_out_until_something_lies_there(listed, qtbot):
    coins, card = Piece("coins:0", count=2), Piece("card:3")
    shown = listed(table_of(mine=[coins, card], yours=[]))
    assert tree(shown) == ["Yours", "  Your coins: 2", "  Trader"]

    sync(shown, table_of(mine=[coins], yours=[card]))
    qtbot.waitUntil(lambda: tree(shown) == ["Yours", "  Your coins: 2", "Bob's", "  Trader"])


def test_the_current_row_goes_with_its_card(listed, qtbot):
    coins, card = Piece("coins:0", count=2), Piece("card:3")
    shown = listed(table_of(mine=[coins, card], yours=[]))
    model = shown.tree.model()
    shown.tree.setCurrentIndex(model.index(1, 0, model.index(0, 0)))

    sync(shown, table_of(mine=[coins], yours=[card]))

    assert shown.tree.currentIndex().data() == "Trader"
    assert shown.tree.currentIndex().parent().data() == "Bob's"


def test_a_piece_that_stands_for_a_button_can_be_chosen_in_the_tree(listed):
    """The button has its row already; the piece is not another choice."""
    shown = listed(
        table_of(mine=[Piece("deck", button="button:draw")]), (Button("button:draw", "Reveal"),), ["button:draw"]
    )
    taken = []
    shown.chosen.connect(taken.append)
    model = shown.tree.model()
    shown.tree.setFocus()
    shown.tree.setCurrentIndex(model.index(0, 0, model.index(0, 0)))
    QTest.keyClick(shown.tree, Qt.Key.Key_Return)

    assert choices(shown) == ["Reveal"]
    assert tree(shown) == ["Yours", "  Draw pile, can be chosen"]
    assert taken == ["button:draw"]


def test_the_arrows_go_through_both_views_and_enter_chooses_what_can_be_chosen(listed):
    shown = listed(
        table_of(mine=[Piece("coins:0"), Piece("card:3")]),
        (Button("button:pass", "Pass"), Button("button:no", "No", blocked="Too late")),
        ["button:pass", "card:3"],
    )
    taken, seen = [], []
    shown.chosen.connect(taken.append)
    shown.looked_at.connect(seen.append)

    shown.setFocus(Qt.FocusReason.ShortcutFocusReason)
    for _ in range(6):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert taken == ["button:pass", "card:3", "card:3"]
    assert seen[-1] == "card:3"
    assert shown.tree.hasFocus()

    for _ in range(3):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up)
    assert shown.choices.hasFocus()
    assert shown.choices.currentIndex().data() == "Trader, can be chosen"


def test_the_models_keep_the_promises_of_qt(listed, qtmodeltester):
    """Random tables one after the other, watched by Qt's own tester."""
    random, shown = Random(5), listed(table_of(mine=[], yours=[], deck=[]))
    qtmodeltester.check(shown.tree.model())
    qtmodeltester.check(shown.choices.model())
    for _ in range(20):
        zones = {"mine": [], "yours": [], "deck": []}
        for number in random.sample(range(12), 8):
            zones[random.choice(list(zones))].append(Piece(f"card:{number}", count=random.randint(1, 2)))
        sync(shown, table_of(**zones))
        shown.offer((), random.sample([f"card:{n}" for n in range(12)], 3), ())
        assert sum(len(pieces) for pieces in zones.values()) == sum(line.startswith("  ") for line in tree(shown))


@pytest.mark.quick_for("taverns", "port_royal")
@pytest.mark.parametrize("game", sorted(GAMES))
def test_whatever_is_ever_counted_is_counted_always(game):
    """In every game: what is several at one time says its number at any time, also when it is 1."""
    game_of, singles, counted = presenter(game), 0, set()
    model = TableModel(None, game_of.describe, game_of.heaps)
    for table in tables(game):
        model.sync(table)
        for piece in table.pieces():
            if piece.count != 1:
                counted.add(type(piece))
            elif type(piece) in game_of.heaps:
                singles += 1
                said = model.index_of(piece.key).data(Qt.ItemDataRole.AccessibleTextRole)
                assert said == f"{model.words(piece).name}: 1"
    assert counted <= game_of.heaps
    assert singles or game in ("murano", "taverns")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_zone_with_pieces_has_a_name(game):
    for table in tables(game):
        for zone in table.zones:
            assert not zone.pieces or presenter(game).describe(zone, table.viewer).name, zone.key


@pytest.mark.parametrize("percent", [100, 130])
def test_the_list_opens_in_the_letters_of_the_program(table, percent):
    page = table((ANN, BOB), Silent(), until=revealing)
    scale.use_percent(percent)
    QTest.keyClick(page, Qt.Key.Key_F6)
    wanted = scale.font("text", 15)
    scale.use_percent(100)

    assert page.list.is_open()
    for view in (page.list.choices, page.list.tree):
        view.ensurePolished()
        assert view.font().family() == wanted.family() == QFontInfo(view.font()).family()
        assert view.font().pixelSize() == wanted.pixelSize()
        assert not view.horizontalScrollBar().isVisible()


def test_a_piece_that_can_be_chosen_is_pressed_by_an_assistive_tool(listed):
    """As a button with a name; a row of a list can only be selected there."""
    shown = table_of(mine=[Piece("card:3"), Piece("card:4", button="take")])
    chosen = []
    made = listed(shown, [Button("stop", "Stop")], ["card:3", "take", "stop"])
    made.chosen.connect(chosen.append)

    first, second = made.pieces.buttons()
    assert first.accessibleName() == "Trader, can be chosen"
    interface = QAccessible.queryAccessibleInterface(second)
    interface.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    first.click()
    QTest.qWait(200)  # Qt lets a button go that an assistive tool has pressed
    assert sorted(chosen) == ["card:3", "take"]

    made.offer([Button("stop", "Stop")], ["stop"], ())
    assert not made.pieces.buttons()


def test_what_is_left_out_follows_the_table_whatever_happens_to_it(listed):
    """The view is told of rows that are left out or no longer are, not of all."""
    random = Random(4)
    names = ["coins:0", "card:3", "mine", "yours"]  # of which a zone has the name of its first piece now and then
    followed = listed(table_of(mine=[], yours=[]))
    for _ in range(40):
        random.shuffle(names)
        cut, end = sorted(random.choices(range(len(names) + 1), k=2))
        shown = table_of(mine=map(Piece, names[:cut]), yours=map(Piece, names[cut:end]))
        sync(followed, shown)
        followed.offer((), names[1:2], ())

        assert tree(followed) == tree(listed(shown, (), names[1:2]))


def test_only_rows_that_can_be_chosen_now_or_no_longer_are_told_to_have_changed(qtbot, listed):
    shown = listed(table_of(mine=[Piece(f"card:{n}") for n in range(9)], yours=[Piece("coins:0")]), (), ["card:3"])
    told = []
    shown.tree.model().dataChanged.connect(
        lambda first, last: told.append((first.parent().row(), first.row(), last.row()))
    )

    shown.offer((), ["card:5"], ())

    assert told == [(-1, 0, 0), (0, 3, 5)]
