"""A person plays Bruges: by mouse and by keys."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.models.bruges.keys import card_key
from app.models.bruges.uses import USES
from app.models.games import presenter
from app.models.table_model import Role
from app.models.table_reading import pieces_in
from tests.session.opponents import Predictable, Silent
from tests.views.bruges.conftest import ALL
from tests.views.bruges.hands import wanted
from tests.views.hands import click, click_offered, decisions, settle


@pytest.mark.slow
@pytest.mark.painted
def test_the_first_rounds_by_mouse(qtbot, table):
    page = table(3, Predictable(5), size=(1366, 768), **ALL)
    random = Random(1)
    for _ in decisions(qtbot, page, 36):
        click_offered(page, wanted(page, random))

    verbs = {ply.text.split()[0] for ply in page.match.record.plies}
    assert {"draw", "end"} <= verbs
    assert len(page.match.record.plies) > 30


@pytest.mark.painted
@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "modules", "size"),
    [(2, (), (1920, 1080)), pytest.param(5, tuple(ALL), (1366, 768), marks=pytest.mark.thorough)],
)
def test_a_whole_game_by_mouse(qtbot, table, players, modules, size):
    page = table(players, Predictable(5), size=size, **dict.fromkeys(modules, True))
    random = Random(players)
    for _ in decisions(qtbot, page, 2500):
        click_offered(page, wanted(page, random))

    assert page.match.finished
    assert page.match.record.result is not None


def plays(state):
    return state.actor == 0 and state.decision == "play_card" and state.round >= 2 and len(state.hand[0]) >= 3


def hand(page):
    return [piece.key for piece in pieces_in(page.view.model, "hand:0")]


def uses(page):
    """The rows of the menu as they are written."""
    return {piece.key: piece for piece in pieces_in(page.view.model, "uses")}


def test_a_card_and_then_its_use_play_it(qtbot, table):
    page = table(2, Silent(), until=plays)
    card = hand(page)[1]

    click(page, card)
    assert page.chosen == (card,)
    assert card_key(page.view.board.chosen_card()) == card
    assert "use:guilders" in page.offered()
    before = page.match.state.guilders[0]
    click(page, "use:guilders")
    settle(page)

    assert page.match.record.plies[-1].text.startswith("guilders")
    assert page.match.state.guilders[0] > before


def test_the_menu_speaks_of_the_chosen_card_and_falls_silent_with_it(qtbot, table):
    page = table(2, Silent(), until=plays)
    first, second, *_ = hand(page)

    def pictures():
        QApplication.processEvents()
        return {key: page.view.scene_.item(key).picture.pixmap.cacheKey() for key in uses(page)}

    idle = pictures()
    page.choose(first)
    one = pictures()
    page.step_back()
    assert pictures() == idle
    page.choose(second)
    other = pictures()

    assert len({tuple(each.values()) for each in (idle, one, other)}) == 3


def test_a_use_that_is_not_possible_says_why(qtbot, table):
    page = table(2, Silent(), until=lambda state: plays(state) and state.guilders[0] < 2)
    card = hand(page)[0]
    click(page, card)
    blocked = {
        key: USES.blocked(each)
        for key, piece in uses(page).items()
        for each in piece.by_card
        if card_key(each.card) == card and each.blocked
    }
    assert blocked
    before = page.match.ply

    key, why = next(iter(blocked.items()))
    assert key not in page.offered()
    click(page, key)

    assert page.match.ply == before
    assert page.chosen == (card,)
    assert why in page.prompt.line


def test_digits_choose_the_use(qtbot, table):
    page = table(2, Silent(), until=plays)
    page.choose(hand(page)[0])
    QApplication.processEvents()

    QTest.keyClick(page, Qt.Key.Key_2)
    settle(page)

    assert page.match.record.plies[-1].text.startswith("guilders")


def test_tab_reaches_every_card_and_enter_chooses_it(qtbot, table):
    page = table(2, Silent(), until=plays)
    page.view.setFocus()
    reached = set()
    for _ in range(20):
        QTest.keyClick(page.view, Qt.Key.Key_Tab)
        page.view.setFocus()
        reached.add(page.view.scene_.focus_key)
    assert set(hand(page)) <= reached
    card = hand(page)[0]
    page.view.scene_.set_focus(card)

    QTest.keyClick(page.view, Qt.Key.Key_Return)

    assert page.chosen == (card,)


def open_sheet(page):
    return next(child for child in page.children() if type(child).__name__ == "PileSheet" and not child.isHidden())


def test_the_discard_pile_can_be_searched(qtbot, table):
    page = table(2, Silent(), until=lambda state: plays(state) and len(state.discard) > 12)
    page.view.scene_.press("discard")
    QApplication.processEvents()
    sheet = open_sheet(page)
    model = sheet.grid.model()
    everything = [model.index(row).data(Role.Piece) for row in range(model.rowCount())]
    assert len(everything) == len(page.match.state.discard)
    wanted_ = everything[3]

    QTest.keyClicks(sheet.search, page.view.model.words(wanted_).name)

    model = sheet.grid.model()
    found = [model.index(row).data(Role.Piece) for row in range(model.rowCount())]
    assert wanted_ in found
    assert len(found) < len(everything)
    sheet.shut()


def test_what_an_opponent_has_built_opens_large(qtbot, table):
    page = table(3, Silent(), until=lambda state: plays(state) and len(state.houses[1]) > 2)
    page.view.scene_.press("panel:1")
    QApplication.processEvents()

    sheet = open_sheet(page)

    assert sheet.heading.text() == "Bob"
    assert sheet.grid.model().rowCount() >= len(page.match.state.houses[1])
    sheet.shut()


def recruits(state):
    """How people can be laid out, where it is asked in which house."""
    paths = [path for path, action in presenter("bruges").spell(state) if action[0] == "recruit"]
    return [path for path in paths if any(key.startswith("house:") for key in path)]


def test_who_moves_in_is_seen_though_the_mouse_rests_on_the_house(table):
    """The house that was clicked stayed lifted, in front of the person."""
    page = table(2, Silent(), until=lambda state: plays(state) and bool(recruits(state)))
    scene, path = page.view.scene_, recruits(page.match.state)[0]
    house = next(key for key in path if key.startswith("house:"))
    QTest.mouseMove(page.view.viewport(), scene.rect_of(house).center().toPoint())
    assert scene.item(house).hovered

    for key in path:
        page.choose(key)
    settle(page)

    assert page.match.record.plies[-1].text.startswith("recruit")
    assert not scene.item(house).hovered
