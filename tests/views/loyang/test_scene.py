"""The scene of Loyang shows any position, whatever it showed before."""

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from app.engines.loyang import components as c
from app.match.match import new_match
from app.models.help.registry import book
from app.models.table_reading import pieces_in, zones_of
from app.views.board.table_board import looks_of
from app.views.loyang.art import card_picture
from app.views.loyang.faces import HELPER_GLYPHS, HELPER_ICONS, RegularFace, face_of
from app.views.loyang.goods import GLYPHS, colour_of
from app.views.loyang.painters import painter_of
from app.views.loyang.places import shows_strip
from app.views.paint.glyphs import glyph_names
from app.views.widgets.measure import Measure
from tests.engines.loyang.builder import A, a_state, do
from tests.views.loyang.conftest import likely, played
from tests.views.tables import assert_has_pictures, assert_may_jump, seats, shouting, shown


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_slider_may_jump_anywhere_in_a_finished_game(view, players):
    assert_may_jump(view(players), view(players), played(players))


@pytest.mark.slow
@pytest.mark.painted
def test_every_piece_has_a_picture(view):
    assert_has_pictures(view(4), played(4)[::60])


def test_every_open_card_of_the_own_farm_is_on_the_table(view):
    here = view(3)
    for state in played(3)[::40]:
        here.show_state(state, 0, seats(3), still=True)
        cards = [*state.visible(0), *(state.under[card] for card in state.visible(0) if state.under[card] >= 0)]
        assert {f"card:{c.CARDS[card].id}" for card in cards} <= here.scene_.board_keys()


def test_a_covered_card_shows_above_the_one_that_lies_on_it(view):
    here = view(2)
    state, seat = next(
        (state, seat)
        for state in played(2)
        for seat in range(2)
        if any(state.under[card] >= 0 for card in state.visible(seat))
    )
    here.show_state(state, seat, seats(2), still=True)
    upper = next(card for card in state.visible(seat) if state.under[card] >= 0)
    above, below = (here.scene_.item(f"card:{c.CARDS[card].id}") for card in (upper, state.under[upper]))

    assert below.spot.z < above.spot.z
    assert below.spot.y < above.spot.y - 8
    edge = here.scene_.rect_of(below.key).center()
    edge.setY(below.spot.y + 4)
    assert here.scene_.key_at(edge) == below.key


def test_the_court_takes_the_place_of_the_path_while_cards_are_handed_round(view):
    here = view(3)
    for decision, there in (("distribute", True), ("act", False)):
        state = next(state for state in played(3) if state.decision == decision and state.round > 1)
        here.show_state(state, 0, seats(3), still=True)
        zones = {zone.key: zone for zone in zones_of(here.model)}
        assert shows_strip(zones, 0) == there
        assert ("strip" in {panel.key for panel in here.scene_.panels()}) == there
        assert ("space:7" in here.scene_.board_keys()) != there


def test_the_own_head_tells_where_the_cash_stands(view):
    """A lesson rings it: above the tiles of the purse, within the head."""
    here = view(2)
    here.show_state(next(state for state in played(2) if state.decision == "act"), 0, seats(2), still=True)
    head = here.scene_.panel("panel:0")
    (key, box), *others = head.figures

    assert (key, others) == ("cash", [])
    assert head.rect.contains(box)
    assert box.height() > 12
    assert not any(box.intersects(here.scene_.rect_of(f"action:{verb}")) for verb in ("sell", "loan"))


def test_cards_glide_and_speed_nought_shows_the_end_at_once(view, qtbot):
    states = played(2)
    at = next(k for k, state in enumerate(states) if state.decision == "distribute" and state.round == 2)
    here = view(2)
    here.show_state(states[at], 0, seats(2), still=True)
    here.scene_.speed = 4
    here.show_state(states[at + 3], 0, seats(2))
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not here.scene_.moving(), timeout=5_000)
    slow = shown(here)

    here.scene_.speed = 0
    here.show_state(states[at], 0, seats(2), still=True)
    here.show_state(states[at + 3], 0, seats(2))
    QApplication.processEvents()
    assert not here.scene_.moving()
    assert shown(here) == slow


def zones_shown(view, state, players):
    view.show_state(state, 0, seats(players), still=True)
    return zones_of(view.model)


def test_cash_does_not_come_from_where_the_goods_of_another_seat_went(view):
    states = played(2)
    here = view(2)
    sold = next(
        k
        for k in range(1, len(states))
        if states[k].cash[0] > states[k - 1].cash[0] and sum(states[k].shop[:6]) > sum(states[k - 1].shop[:6])
    )
    before = zones_shown(here, states[sold - 1], 2)
    richer = states[sold].clone()
    richer.cash[1] += 3

    one, other = (here.presenter.table(state, 0, seats(2)).zones for state in (states[sold], richer))

    assert len(here.board.flights(before, other)) == len(here.board.flights(before, one)) > 1


def test_goods_and_cash_fly_where_they_go(view):
    states = played(2)
    here = view(2)

    def flown(verb):
        at = next(
            k
            for k in range(1, len(states))
            if states[k - 1].actor == 0 and states[k - 1].decision == "act" and came(states[k - 1], states[k]) == verb
        )
        before = zones_shown(here, states[at - 1], 2)
        table = here.presenter.table(states[at], 0, seats(2))
        return here.board.flights(before, table.zones)

    def came(old, new):
        if new.cash[0] < old.cash[0] and sum(new.shop[:6]) < sum(old.shop[:6]):
            return "buy"
        if new.cash[0] > old.cash[0] and sum(new.shop[:6]) > sum(old.shop[:6]):
            return "sell"
        return ""

    shop, cart = here.board.areas.shop, here.board.areas.cart
    bought = flown("buy")[0]
    assert shop.x < bought.start.x() < shop.right
    assert cart.x < bought.end.x() < cart.right
    sold = flown("sell")
    assert cart.x < sold[0].start.x() < cart.right
    assert len(sold) == 2  # the good, and the coins for it


@pytest.mark.painted
def test_the_discard_pile_shows_the_card_that_came_last(view):
    """It showed the first of its kind in the order of the cards, whichever lay on top."""
    here = view(2)
    tops = []
    for order in (("maid", "tout"), ("tout", "maid")):
        state = do(a_state(display={A: "maid, tout"}), *(f"discard {helper}" for helper in order))
        here.show_state(state, 0, seats(2), still=True)
        tops.append(here.scene_.item("discard").picture.pixmap.toImage())

    assert tops[0] != tops[1]


def test_every_good_has_a_shape_and_a_colour_of_its_own():
    assert len(set(GLYPHS)) == len(c.GOODS)
    assert len({colour_of(good) for good in range(c.N_GOODS)}) == c.N_GOODS
    assert set(GLYPHS) <= set(glyph_names())


def test_every_helper_has_a_picture_and_signs():
    assert set(HELPER_GLYPHS) == set(c.HELPERS) == set(HELPER_ICONS)
    assert len(set(HELPER_GLYPHS.values())) == len(c.HELPERS)
    named = {icon[1] for icons in HELPER_ICONS.values() for icon in icons if icon[0] == "glyph"}
    assert named | set(HELPER_GLYPHS.values()) <= set(glyph_names())


def test_what_is_written_on_tiles_and_cards_is_painted_anew_in_another_language(view):
    """Pictures are kept by what they depend on; pieces are equal in every language."""
    state = next(state for state in played(4) if state.decision == "act" and state.helpers[0] and state.fields[0])
    here = view(4)
    here.show_state(state, 0, seats(4), still=True)
    cards = [piece for kind in ("fields", "helpers") for piece in pieces_in(here.model, f"{kind}:0")]
    measure = Measure(1.0, wide=True, text=1.0)

    def looks():
        tiles = pieces_in(here.model, "actions")
        painters = [painter_of(piece, measure, here.board.areas, here.board.seats) for piece in tiles]
        return [*map(looks_of, painters), *map(face_of, cards)]

    before, table = looks(), here.presenter.table(state, 0, seats(4)).zones
    with shouting():
        after = looks()
        assert here.presenter.table(state, 0, seats(4)).zones == table

    assert looks() == before
    assert all(one != other for one, other in zip(before, after, strict=True))


@pytest.mark.painted
def test_what_could_be_delivered_now_looks_different():
    plain = RegularFace("Regular customer", (0, 4), (5, 6, 7, 8), 1, "blue", (True, True), "due", ready=False)
    ready = RegularFace("Regular customer", (0, 4), (5, 6, 7, 8), 1, "blue", (True, True), "due", ready=True)

    assert card_picture(plain, 150, 1.0).toImage() != card_picture(ready, 150, 1.0).toImage()


def test_every_painted_part_explains_itself(view):
    here = view(3)
    state = next(state for state in played(3) if state.decision == "act" and state.round == 5)
    here.show_state(state, 0, seats(3), still=True)

    tips = [tip for panel in here.scene_.panels() for _, tip in panel.tips()]

    assert all(tip and tip == tip.strip() for tip in tips)
    for word in ("Cash", "First step each round 1", "casual"):
        assert any(word in tip for tip in tips), word


def test_the_farm_stays_where_it_is_when_the_phase_changes(view):
    states = played(2)
    at = next(
        k
        for k in range(1, len(states))
        if states[k - 1].decision in ("distribute", "take_hand_card")
        and states[k].decision == "act"
        and states[k].round > 2
    )
    here = view(2)
    here.show_state(states[at - 1], 0, seats(2), still=True)
    before = {key: here.scene_.rect_of(key) for key in here.scene_.board_keys()}
    here.scene_.speed = 1
    here.show_state(states[at], 0, seats(2))
    QApplication.processEvents()

    farm = {piece.key for zone in ("fields:0", "cart:0", "shop:0") for piece in pieces_in(here.model, zone)} & set(
        before
    )
    assert len(farm) > 12
    assert all(here.scene_.rect_of(key) == before[key] for key in farm)
    assert all(here.scene_.item(key).at_rest() for key in farm)
    here.scene_.finish()


def test_the_rules_open_at_every_decision(view):
    board = view(2).board
    decisions = {state.decision for players in (1, 2, 4) for state in played(players)}
    anchors = {section.anchor for section in book("loyang").sections}

    assert {board.anchor(decision) for decision in decisions} <= anchors
    assert board.anchor("act") != board.anchor("store")


def test_the_harvest_flies_from_the_fields_to_the_cart_when_a_round_begins(view):
    states = played(2)
    at = next(
        k
        for k in range(1, len(states))
        if states[k].round == 3 and states[k - 1].round == 2 and sum(states[k].cart[:6])
    )
    here = view(2)
    before = zones_shown(here, states[at - 1], 2)
    after = here.presenter.table(states[at], 0, seats(2)).zones
    a = here.board.laid(after).a
    flown = [flight for flight in here.board.flights(before, after) if a.cart.y < flight.end.y() < a.cart.bottom]

    assert a.has_strip
    assert any(a.fields.y < flight.start.y() < a.fields.bottom for flight in flown)
    assert all(a.cart.x < flight.end.x() < a.cart.right for flight in flown if flight.end.x() < a.fields.x)


@pytest.mark.parametrize("size", [(1094, 720), (1560, 1024)])
def test_the_beginner_customer_lies_beside_the_piles_and_not_over_them(open_view, size):
    for seed in range(20):
        match, random = new_match("loyang", seats(2), {"beginner": True}, seed), Random(seed)
        while match.state.decision != "act" or match.state.actor != 0:
            match.play(likely(match.state, random))
        view = open_view("loyang", match.state, size)
        zones = {zone.key: zone.pieces for zone in zones_of(view.model)}
        keys = [piece.key for key in ("pile", "discard", "hand:0") for piece in zones[key]]
        if zones["hand:0"]:  # not laid out yet
            break

    boxes = [view.scene_.rect_of(key) for key in keys]

    assert len(boxes) == 3
    assert all(one.right() <= other.left() for one, other in pairwise(boxes))
