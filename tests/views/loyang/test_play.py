"""A person plays Loyang: by mouse, by keys, by carrying goods."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.engines.loyang import components as c
from app.models.games import presenter
from app.models.table_model import Role
from app.models.table_reading import piece_of, pieces_in
from tests.marks import THOROUGH
from tests.session.opponents import Predictable, Silent
from tests.views.hands import click, click_offered, decisions, drag, press, settle
from tests.views.loyang.hands import path_of, wanted


@pytest.mark.slow
@pytest.mark.painted
@pytest.mark.parametrize(
    ("players", "size", "rounds"),
    [
        (1, (1366, 768), 2),
        (2, (1366, 768), 1),
        pytest.param(4, (1920, 1080), 1, marks=THOROUGH),
    ],
)
def test_rounds_by_mouse(qtbot, table, players, size, rounds):
    page = table(players, Predictable(5), size=size)
    random = Random(players)
    for _ in decisions(qtbot, page, 3000, lambda page: page.match.state.round > rounds):
        click_offered(page, wanted(page, random))

    verbs = {ply.text.split()[0] for ply in page.match.record.plies}
    assert {"crop", "sow", "buy", "end", "advance"} <= verbs
    assert page.match.finished or page.match.state.round > rounds


@pytest.mark.slow
def test_rounds_by_keys_alone(qtbot, table):
    page = table(2, Predictable(4), size=(1366, 768))
    random = Random(6)
    for _ in decisions(qtbot, page, 3000, lambda page: page.match.state.round > 2):
        press(page, wanted(page, random))

    assert page.match.state.round > 2


def acting(verb):
    """Whether the person may do that now."""
    return lambda state: (
        state.actor == 0 and state.decision == "act" and any(action[0] == verb for action in state.legal())
    )


def test_a_good_is_carried_from_the_cart_to_an_empty_field(table):
    page = table(2, Silent(), until=acting("sow"))
    action = next(action for action in page.match.state.legal() if action[0] == "sow")
    good, field = f"cart:0:{c.GOODS[action[1]]}", f"card:{c.CARDS[action[2]].id}"

    drag(page, good, field)
    settle(page)

    assert page.match.record.plies[-1].text == f"sow {c.GOODS[action[1]]} {c.CARDS[action[2]].id}"
    assert piece_of(page.view.model, field).stock == c.PLOTS[action[2]]


def test_the_letter_of_a_tile_chooses_it_and_escape_takes_it_back(table):
    page = table(2, Silent(), until=acting("sow"))

    QTest.keyClick(page, Qt.Key.Key_A)
    settle(page)
    assert page.chosen == ("action:sow",)
    assert page.view.scene_.item("action:sow").chosen

    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.chosen == ()


def test_goods_sold_by_one_choice_are_one_line_and_one_undo(qtbot, table):
    asked = presenter("loyang")

    def bulk(state):
        return [series for _, series in asked.series(state) if len(series.actions) > 1 == len({*series.actions})]

    page = table(2, Silent(), until=lambda state: acting("sell")(state) and bool(bulk(state)))
    begun, rows = page.match.ply, page.log.model.rowCount()
    series = bulk(page.match.state)[0]

    assert page.controller.play(series)
    settle(page)
    assert page.match.ply == begun + len(series.actions)
    assert page.log.model.rowCount() == rows + 1
    assert str(page.log.model.index(1).data()).endswith(f"({len(series.actions)}×).")

    page.controller.undo()
    assert page.match.ply == begun
    assert page.log.model.rowCount() == rows


def test_the_tiles_are_no_buttons_of_the_prompt_as_well(table):
    page = table(2, Silent(), until=acting("sow"))

    assert "action:sow" in page.offered()
    assert page.prompt.button("action:sow") is None
    assert page.view.scene_.item("action:sow").spot.quiet


def test_a_blocked_tile_says_why(table):
    page = table(2, Silent(), until=acting("refuse"))
    end = page.view.scene_.item("action:end")
    assert end is not None
    assert "action:end" not in page.offered()

    click_piece(page, "action:end")
    settle(page)

    assert page.prompt.line != page.prompt.prompt.hint
    assert page.prompt.line


def click_piece(page, key):
    point = page.view.scene_.rect_of(key).center().toPoint()
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=point)


def test_a_customer_is_delivered_to_with_a_click(table):
    page = table(2, Silent(), until=acting("serve"), seed=5)
    path = path_of(page, "serve")
    before = page.match.state.cash[0]
    for key in path:
        click(page, key)
        settle(page)
    if page.chosen:
        click(page, "button:confirm")
        settle(page)

    assert page.match.record.plies[-1].text.startswith("serve")
    assert page.match.state.cash[0] > before


def open_sheet(page, kind):
    return next(child for child in page.children() if type(child).__name__ == kind and not child.isHidden())


def test_the_discard_pile_opens_a_list(table):
    page = table(2, Silent(), until=lambda state: acting("sow")(state) and len(state.discard) > 3)

    page.view.scene_.press("discard")
    QApplication.processEvents()

    sheet = open_sheet(page, "CardSheet")
    rows = [sheet.grid.model().index(row).data(Role.Piece) for row in range(sheet.grid.model().rowCount())]
    assert len(rows) == len(page.match.state.discard)


@pytest.mark.parametrize("decision", ["act", "distribute"])
def test_the_farm_of_an_opponent_opens_large(table, decision):
    page = table(3, Silent(), until=lambda state: state.round > 1 and state.actor == 0 and state.decision == decision)

    page.view.scene_.press("panel:1")
    QApplication.processEvents()

    sheet = open_sheet(page, "FarmSheet")
    inner = sheet.window_.view
    fields = {piece.key for piece in pieces_in(inner.model, "fields:1")}
    assert sheet.heading.text() == "Bob’s farm"
    assert sheet.window_.rect().contains(sheet.window_.frame.geometry())
    assert fields
    assert all(inner.scene_.item(key).spot.width > 60 for key in fields)
    assert inner.scene_.item("action:sell") is None


def test_the_imaginary_opponent_opens_nothing(table):
    page = table(1, Silent(), until=acting("sow"))

    assert not page.view.scene_.panel("panel:1").opens
    assert page.view.board.opens("panel:1", "") == ""


def test_once_an_action_is_chosen_only_what_it_may_go_on_with_is_framed(table):
    """The prompt says "framed are those whose goods are on your cart"; the shop was framed as well."""
    page = table(2, Silent(), until=acting("sow"))
    scene = page.view.scene_
    good, field = path_of(page, "sow")[:2]
    others = {key for key in page.offered() if key in page.view.model} - {good, field}
    assert any(scene.item(key) is not None and scene.item(key).offered for key in others)

    page.choose(good)

    spelled = presenter("loyang").spell(page.match.state)
    following = {path[1] for path, _ in spelled if path[0] == good}
    framed = {key for key in scene.board_keys() if (item := scene.item(key)) is not None and item.offered}
    assert framed
    assert framed <= following
    with_another = next(key for key in others - following if key in page.offered())
    page.choose(with_another)  # it may be clicked all the same
    assert page.chosen[0] == with_another or not page.chosen


def test_a_second_enter_confirms_what_the_first_has_chosen(table):
    """The button says Enter, but the key took the choice back that had the keyboard's focus."""
    page = table(2, Silent(), until=acting("buy"))
    page.view.setFocus()
    shop = next(key for key in page.offered() if key.startswith("shop:"))
    page.view.scene_.set_focus(shop)

    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.chosen == (shop,)
    assert page.prompt.primary()
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    settle(page)

    assert page.match.record.plies[-1].text.startswith("buy ")


def test_enter_after_a_click_means_what_was_clicked(table):
    """Arrows had left the keyboard's focus on an action that was not possible, and Enter was refused."""
    page = table(2, Silent(), until=acting("buy"))
    page.view.setFocus()
    scene = page.view.scene_
    shop = next(key for key in page.offered() if key.startswith("shop:"))
    scene.set_focus("action:end")
    assert scene.focus_key

    click(page, shop)

    assert page.chosen == (shop,)
    assert not scene.focus_key


def test_the_keyboard_is_told_of_though_the_mouse_rests_on_a_card(table):
    page = table(2, Silent(), until=acting("buy"))
    scene = page.view.scene_
    cards = sorted(key for key in scene.board_keys() if key.startswith("card:"))
    card = next(key for key in cards if scene.key_at(scene.rect_of(key).center()) == key)
    QTest.mouseMove(page.view.viewport(), scene.rect_of(card).center().toPoint())
    assert scene.pointed_key == card

    page.view.setFocus()
    scene.set_focus("shop:0:wheat")

    assert scene.pointed_key == "shop:0:wheat"
