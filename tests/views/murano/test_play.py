"""A person plays Murano: by mouse, by keys, with an island enlarged."""

from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.engines.murano import components as c
from app.models.murano import routes
from app.models.table_model import Role
from app.models.table_reading import pieces_in
from app.views.game.log_panel import LogRole
from app.views.game.page import TAKE_BACK
from tests.marks import THOROUGH
from tests.session.opponents import Predictable, Silent
from tests.views.hands import click, click_offered, decisions, hover, press, settle
from tests.views.murano.hands import wanted


@pytest.mark.painted
@pytest.mark.parametrize(("players", "size"), [(2, (1366, 768)), pytest.param(4, (1920, 1080), marks=THOROUGH)])
def test_turns_by_mouse(qtbot, table, players, size):
    page = table(players, Predictable(5), size=size, until=my_turn)
    random, ply = Random(2), page.match.ply
    for _ in decisions(qtbot, page, 45):
        click_offered(page, wanted(page, random))

    verbs = {each.text.split()[0] for each in page.match.record.plies[ply:]}
    assert {"act", "move", "pass", "drift", "street", "lay"} <= verbs, verbs


def test_beside_a_ship_its_space_means_the_ship(qtbot, table):
    """The sign of the space beside a ship that may be moved answered: first click the ship."""
    page = table(2, Predictable(5), size=(1366, 768), until=my_turn)
    scene = page.view.scene_
    click(page, min(key for key in scene.offered() if key.startswith("space:")))
    while page.match.state.decision != "move_ship":
        QTest.keyClick(page.view, Qt.Key.Key_Return)
        QApplication.processEvents()
    settle(page)
    ship = min(key for key in scene.offered() if key.startswith("ship:"))
    space = scene.item(ship).spot.part_of

    assert scene.key_at(scene.rect_of(space).topLeft() + QPointF(6, 6)) == ship


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_space_that_was_chosen_is_taken_back_like_any_choice(qtbot, table, way):
    """Esc did nothing, no button said how, and another space was refused without a way out."""
    page = table(2, Predictable(5), size=(1366, 768), until=my_turn)
    ply = page.match.ply
    click(page, min(key for key in page.view.scene_.offered() if key.startswith("space:")))
    while page.match.state.decision != "move_ship":
        QTest.keyClick(page.view, Qt.Key.Key_Return)
        QApplication.processEvents()
    settle(page)
    other = next(f"space:{at}" for at in range(1, c.N_SPACES + 1) if f"space:{at}" not in page.view.scene_.offered())
    click(page, other)
    assert page.prompt.line.endswith("take that back.")

    if way == "key":
        QTest.keyClick(page.view, Qt.Key.Key_Escape)
    else:
        click(page, TAKE_BACK)
    settle(page)

    assert page.match.ply == ply
    assert page.match.state.decision == "choose_turn"
    assert page.prompt.button(TAKE_BACK) is None
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert page.match.ply == ply  # earlier turns are not taken back so easily


@pytest.mark.painted
def test_the_last_turn_and_the_scoring_by_mouse(qtbot, table):
    page = table(2, Predictable(5), size=(1366, 768), until=lambda state: state.ended and state.actor == 0)
    random = Random(2)
    for _ in decisions(qtbot, page, 60):
        click_offered(page, wanted(page, random))

    assert page.match.finished
    assert page.match.record.result is not None


def test_turns_by_keys_alone(qtbot, table):
    page = table(2, Predictable(4), size=(1366, 768), until=my_turn)
    random, ply = Random(6), page.match.ply
    for _ in decisions(qtbot, page, 24):
        press(page, wanted(page, random))

    assert page.match.ply >= ply + 20


def my_turn(state):
    return state.actor == 0 and state.decision == "choose_turn" and state.round > 5


def costly(state):
    """Some space takes two ships or more."""
    return my_turn(state) and any(routes.price(reach.legs) for reach in routes.reaches(state))


def building(state):
    return state.actor == 0 and state.decision == "place_street"


def test_pointing_at_a_space_shows_the_way_and_its_price(table):
    page = table(2, Silent(), until=costly)
    scene = page.view.scene_
    assert scene.panel("ways") is None
    space = next(piece for piece in pieces_in(page.view.model, "ring") if piece.reach.price)

    hover(page, space.key)

    coming = scene.panel("ways").facts.coming
    assert coming == space.reach.legs
    assert len(coming) >= 2
    assert [leg.gold for leg in coming] == list(range(len(coming)))  # free, 1 gold, 2 gold
    scene.leave()
    assert scene.panel("ways") is None


def test_the_plan_stays_on_the_table_until_it_is_done(table):
    page = table(2, Silent(), until=costly)
    space = next(piece for piece in pieces_in(page.view.model, "ring") if piece.reach.price)
    legs = len(space.reach.legs)

    for key in (space.key, "button:confirm", "button:sail"):
        click(page, key)
        settle(page)

    facts = page.view.scene_.panel("ways").facts
    assert len(facts.done) == 1
    assert len(facts.coming) == legs - 1


def test_an_island_grows_on_a_click_and_can_still_be_built_on(table):
    page = table(3, Silent(), size=(1366, 768), until=building)
    scene = page.view.scene_
    street = next(key for key in page.offered() if key.startswith("cell:"))
    island = c.ISLANDS[c.ISLAND_OF[c.CELLS.index(street.partition(":")[2])]]
    before = scene.rect_of(street)

    click(page, f"island:{island}")
    settle(page)

    assert scene.rect_of(street).width() > 1.3 * before.width()
    assert scene.panel("zoom").name == page.view.model.index_of(f"island:{island}").data(Role.Name)
    ply = page.match.ply
    click(page, street)
    settle(page)
    assert page.match.ply == ply + 1
    tile = street.replace("cell:", "tile:")
    assert scene.rect_of(tile) == scene.rect_of(street)


@pytest.mark.parametrize("close", ["beside", "flag", "escape"])
def test_a_large_island_becomes_small_again(table, close):
    page = table(2, Silent(), until=my_turn)
    scene = page.view.scene_
    click(page, "island:navagero")
    settle(page)
    panel = scene.panel("zoom").rect

    if close == "escape":
        QTest.keyClick(page, Qt.Key.Key_Escape)
    elif close == "flag":
        click(page, "island:navagero")
    else:
        inside = panel.topLeft().toPoint()
        inside.setX(inside.x() + 6)
        inside.setY(inside.y() + 6)
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=inside)
    settle(page)

    assert scene.panel("zoom") is None


def test_nothing_below_a_large_island_answers_a_click(table):
    page = table(4, Silent(), until=my_turn)
    scene = page.view.scene_
    click(page, "island:navagero")
    settle(page)
    panel = scene.panel("zoom").rect
    covered = [
        key
        for key in scene.board_keys()
        if key.startswith(("cell:", "dock:")) and "navagero" not in key and panel.contains(scene.rect_of(key))
    ]

    assert covered
    for key in covered:
        assert scene.key_at(scene.rect_of(key).center()) != key


def test_an_island_that_is_not_played_stays_small(table):
    page = table(2, Silent(), until=my_turn)

    click(page, "island:sacca_serenella")
    settle(page)

    assert page.view.scene_.panel("zoom") is None


def test_a_line_of_the_log_rings_what_it_speaks_of(table):
    page = table(2, Silent(), until=my_turn)
    model, scene = page.log.view.model(), page.view.scene_
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    spoken = next(row for row in rows if str(row.data(LogRole.Piece)).startswith("space:"))

    page.log.view.entered.emit(spoken)
    assert scene.pointed_out()
    page.log.view.left.emit()
    assert not scene.pointed_out()

    heading = next(row for row in rows if row.data(LogRole.Heading))
    page.log.view.entered.emit(heading)
    assert not scene.pointed_out()


def open_sheet(page, kind):
    return next(child for child in page.children() if type(child).__name__ == kind and not child.isHidden())


@pytest.mark.parametrize(("deck", "cards"), [("deck:characters", 40), ("deck:specials", 15)])
def test_all_cards_of_a_deck_can_be_looked_at(table, deck, cards):
    page = table(2, Silent(), until=my_turn)

    click(page, deck)
    QApplication.processEvents()

    grid = open_sheet(page, "DeckSheet").grid.model()
    assert grid.rowCount() == cards
    assert all(grid.index(row).data() for row in range(cards))
