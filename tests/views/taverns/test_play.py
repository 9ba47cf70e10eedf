"""A person plays the Taverns: by mouse, by keys, by carrying dice."""

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from app.engines.taverns import components as c
from app.models.games import presenter
from app.models.table_model import Role
from app.models.table_reading import piece_of, pieces_in, zone_key_of
from app.views.game.page import TAKE_BACK
from tests.session.opponents import Predictable, Silent
from tests.views.hands import click, click_offered, decisions, drag, press, settle
from tests.views.taverns.hands import wanted

LARGEST = pytest.param(5, 4, (1920, 1080), marks=pytest.mark.thorough)
"""A minute for one game."""


@pytest.mark.painted
@pytest.mark.slow
@pytest.mark.parametrize(("level", "players", "size"), [(1, 2, (1366, 768)), LARGEST])
def test_a_whole_game_by_mouse(qtbot, table, level, players, size):
    page = table(players, Predictable(5), level=level, size=size)
    random = Random(level)
    for _ in decisions(qtbot, page, 1500):
        click_offered(page, wanted(page, random))

    verbs = {ply.text.split()[0] for ply in page.match.record.plies}
    assert {"draft", "place", "finish", "activate_all", "buy", "upgrade", "recruit", "end"} <= verbs
    assert page.match.record.result is not None


@pytest.mark.slow
def test_a_whole_game_by_keys_alone(qtbot, table):
    page = table(2, Predictable(4), level=2, size=(1366, 768))
    random = Random(6)
    for _ in decisions(qtbot, page, 1500):
        press(page, wanted(page, random))

    assert page.match.finished


def lying(state):
    return state.actor == 0 and ("activate_all",) in state.legal() and ("end",) in state.legal()


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_the_way_out_of_a_warning_keeps_its_words(table, size):
    """Beside “End turn anyway”, “Activate all dice” was two small dice without a key."""
    page = table(2, Silent(), until=lying, size=size)

    page.choose("button:end")

    shown = page.prompt.button("button:activate_all")
    assert not shown.bare
    assert shown.x() > 0


def placing(state):
    return state.actor == 0 and state.decision == "place_dice" and any(a[0] == "place" for a in state.legal())


def a_place(page):
    """A die in the tray and a space that it fits."""
    action = next(action for action in page.match.state.legal() if action[0] == "place")
    return next(path for path, each in presenter("taverns").spell(page.match.state) if each == action)


def test_a_die_is_carried_to_its_space(qtbot, table):
    page = table(2, Silent(), until=placing)
    die, space = a_place(page)

    drag(page, die, space)
    settle(page)

    assert page.match.record.plies[-1].text.startswith("place")
    assert zone_key_of(page.view.model, die) == "placed:0"
    assert page.view.scene_.rect_of(space).contains(page.view.scene_.item(die).shown_rect().center())


def test_the_whole_tile_takes_a_die(qtbot, table):
    """A click on its upper half was refused: first end placing, then upgrade."""
    page = table(2, Silent(), until=placing)
    space = "space:0:cash_till"
    die = next(path[0] for path, _ in presenter("taverns").spell(page.match.state) if path[-1] == space)
    click(page, die)

    page.view.scene_.press(page.view.scene_.key_at(page.view.scene_.rect_of("tile:0:cash_till").center()))
    settle(page)

    assert page.match.record.plies[-1].text.endswith("cash_till")


def test_a_die_that_is_dropped_anywhere_goes_back_and_stays_chosen(qtbot, table):
    page = table(2, Silent(), until=placing)
    die, _ = a_place(page)
    before, home = page.match.ply, page.view.scene_.rect_of(die)

    drag(page, die, f"deck:{0}")
    settle(page)

    assert page.match.ply == before
    assert page.chosen == (die,)
    assert page.view.scene_.item(die).shown_rect().toRect() == home.toRect()
    click(page, die)
    assert page.chosen == ()


def open_sheet(page, kind):
    return next(child for child in page.children() if type(child).__name__ == kind and not child.isHidden())


def test_piles_open_lists_of_their_cards_with_numbers(qtbot, table):
    page = table(2, Silent(), until=placing)
    for key in ("guest_deck", "deck:0"):
        page.view.scene_.press(key)
        QApplication.processEvents()
        sheet = open_sheet(page, "ListSheet")
        rows = [sheet.grid.model().index(row).data(Role.Piece) for row in range(sheet.grid.model().rowCount())]
        state = page.match.state
        if key == "guest_deck":
            assert sum(piece.count for piece in rows) == len(state.guest_deck) + 4 + len(state.three_stack)
        else:
            assert sum(piece.count for piece in rows) == len(state.deck[0]) + len(state.discard[0])
        sheet.shut()


def test_the_tavern_of_an_opponent_opens_large(qtbot, table):
    page = table(3, Silent(), level=3, until=placing)

    page.view.scene_.press("panel:1")
    QApplication.processEvents()

    sheet = open_sheet(page, "TavernSheet")
    inner = sheet.window_.view
    own = inner.board.areas.own
    assert sheet.heading.text() == "Bob’s tavern"
    assert sheet.window_.rect().contains(sheet.window_.frame.geometry())
    assert own.w > 0.97 * sheet.window_.frame.width()
    assert {piece.key for piece in pieces_in(inner.model, "tiles:1")} <= inner.scene_.board_keys() | {"tile:1:host"}


def test_where_a_die_lies_tells_what_it_brings_before_it_is_activated(table):
    page = table(2, Silent(), until=placing)
    die, space = a_place(page)
    page.choose(die)
    page.choose(space)
    settle(page)

    facts = page.view.scene_.panel("panel:0").facts
    placed = piece_of(page.view.model, die)
    assert facts.doubloons.pending + facts.beer.pending >= (0 if placed.space == c.ON_MONK else placed.brings)


def test_a_choice_that_has_begun_can_be_taken_back_by_a_button(table):
    """Esc and a second click took it back, and nothing said so."""
    page = table(2, Silent(), until=lambda state: state.decision == "place_dice" and state.actor == 0)
    key = next(key for key in page.offered() if key.startswith("die:"))
    assert page.prompt.button(TAKE_BACK) is None

    page.choose(key)
    assert page.chosen == (key,)
    button = page.prompt.button(TAKE_BACK)
    assert button.key_text == "Esc"
    button.click()
    assert page.chosen == ()
    assert page.prompt.button(TAKE_BACK) is None
