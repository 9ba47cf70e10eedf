"""The table shows everything public, with reasons for every number.  R3, R53, R86, R110-R114"""

from random import Random

import pytest

from app.engines.loyang import components as c
from app.models.loyang.cards import listed
from app.models.loyang.describe import DESCRIPTIONS
from app.models.loyang.pieces import SpacePiece
from app.models.loyang.reasons import NOTHING
from app.models.table import kind_of
from app.models.table_model import TableModel
from app.models.table_reading import zones_of
from tests.engines.loyang.builder import A, B, C, D, a_state, do
from tests.models.loyang.play import PRESENTER, game, games
from tests.models.play import SEATS, clean, persons


def table(state, viewer=A):
    return PRESENTER.table(state, viewer, persons(state.players))


def piece(state, key, viewer=A):
    return table(state, viewer).piece(key)


def words(state, key, viewer=A):
    """Name and tip of a piece."""
    shown = table(state, viewer)
    return PRESENTER.describe(shown.piece(key), shown.viewer)


def tip(state, key, viewer=A):
    """A tooltip as lines."""
    return words(state, key, viewer).tip.split("\n")


def keys(state, zone):
    return [each.key for each in table(state).zone(zone).pieces]


def test_zones_never_change_within_a_game():
    for states, _ in games():
        seats = SEATS[: states[0].players]
        zones = {tuple(zone.key for zone in PRESENTER.table(state, 0, seats).zones) for state in states[::9]}
        assert len(zones) == 1


def test_everything_has_a_name_and_whole_sentences():
    for states, _ in games():
        for state in states[::19]:
            shown = table(state, state.players - 1)
            for each in (*shown.zones, *shown.pieces()):
                said = PRESENTER.describe(each, shown.viewer)
                assert said.name
                assert said.tip or each in shown.zones
                assert clean(said.name + said.tip)
                assert said.tip.startswith(said.printed)


# fields


def test_a_field_shows_what_grows_and_what_may_be_planted():
    state = a_state(
        cart={A: "bean"}, display={A: "home_field wheat 5, private_field_4, private_field_6, common_field_3_a bean 1"}
    )

    sown = piece(state, "card:common_field_3_a")
    assert (sown.face, sown.crop, sown.stock, sown.ripe) == ("common", c.BEAN, 1, True)
    assert "1 bean left on 3 plots; one is harvested every round." in tip(state, sown.key)
    assert "Costs 2 cash once, also in a double pack." in tip(state, sown.key)
    four, six = (piece(state, f"card:private_field_{size}_a_1") for size in (4, 6))
    assert (four.stock, four.ripe, four.idle) == (0, False, False)
    assert tip(state, four.key)[:2] == ["Not sown yet.", "May be sown with: wheat, pumpkin, turnip, cabbage and bean."]
    assert (six.stock, six.idle) == (0, True)
    assert tip(state, "card:private_field_6_a_1")[-1] == "Nothing on your cart grows here."
    assert "Rounds still to come: 5." in tip(state, "card:home_field_1")


# stalls and shop


def test_a_stall_says_what_is_left_and_what_it_asks():
    """R71: bowls 1, 2, 2; the maid makes it one."""
    state = a_state(
        cart={A: "wheat"}, display={A: "stall_pumpkin_bean_leek pumpkin bean, maid", B: "stall_wheat_bean_leek"}
    )

    stall = piece(state, "card:stall_pumpkin_bean_leek")
    assert [stall.has(place) for place in range(3)] == [True, True, False]
    offers = table(state).zone("offers:0").pieces
    assert [(each.face, each.bowls, each.there, each.short) for each in offers] == [
        ("pumpkin", 1, True, False),
        ("bean", 2, True, True),
        ("leek", 2, False, False),
    ]
    assert tip(state, offers[1].key)[-1] == "There are not enough goods on your cart to pay for it."
    assert "Bean for 2 goods of your choice from the cart." in tip(state, stall.key)
    do(state, "play maid 1")
    assert [(each.bowls, each.short) for each in table(state).zone("offers:0").pieces] == [(1, False)] * 3
    assert "Bean for 1 good of your choice from the cart." in tip(state, stall.key)


def test_the_shop_shows_prices_and_free_places():
    """R67, R69"""
    state = a_state(cash={A: 4}, shop={A: "wheat bean bean"})

    wheat, pumpkin, _, _, bean, _ = table(state).zone("shop:0").pieces
    assert (wheat.count, wheat.free, wheat.dear) == (1, 2, False)
    assert tip(state, wheat.key)[:3] == [
        "Wheat: buy for 3 cash, sell for 1 cash.",
        "1 in the shop.",
        "2 free places for selling.",
    ]
    assert (pumpkin.count, pumpkin.dear) == (0, True)
    assert (bean.free, bean.dear) == (0, True)
    assert tip(state, bean.key)[-2:] == ["No free place: none can be sold.", "It costs 6 cash; you have 4."]


def test_cart_and_storehouse_have_a_place_for_every_good():
    state = a_state(cart={A: "bean bean leek"}, shop={A: "leek leek"}, store={B: "wheat"}, capacity={B: 4})

    cart = table(state).zone("cart:0")
    assert [(each.face, each.count) for each in cart.pieces][4:] == [("bean", 2), ("leek", 1)]
    assert [(each.count, each.free) for each in cart.pieces][3:] == [(0, 2), (2, 2), (1, 0)]
    assert table(state).zone("store:1").capacity == 4
    assert (piece(state, "store:1:wheat").count, piece(state, "store:1:wheat").capacity) == (1, 4)


# customers


def test_what_could_be_delivered_now_is_marked():
    """The goods of one regular and one casual customer are there; missing goods are named."""
    state = a_state(
        cart={A: "turnip cabbage bean wheat"},
        display={A: "regular_turnip_cabbage 1, regular_wheat_leek, casual_wheat_turnip_bean, casual_wheat_turnip_leek"},
    )

    ready, waiting = (piece(state, f"card:regular_{name}") for name in ("turnip_cabbage", "wheat_leek"))
    assert (ready.due, ready.ready) == (True, True)
    assert (waiting.due, waiting.ready) == (True, False)
    assert (ready.rows, ready.marker) == (1, "blue")
    assert "Pays 5, 6, 7, 8 cash, one row a round; the next row pays 6." in tip(state, ready.key)
    assert waiting.there == (True, False)
    assert tip(state, waiting.key)[-1] == "Missing on your cart: leek."
    assert tip(state, ready.key)[-1] == "All goods are on your cart: you can deliver now."
    assert piece(state, "card:casual_wheat_turnip_bean").ready
    assert not piece(state, "card:casual_wheat_turnip_leek").ready


def test_the_modifier_of_the_moment_is_in_every_price():
    """C24: a casual customer of 10 alone, with one and with two regular ones."""
    for regular, worth in (("", 8), (", regular_bean_leek", 10), (", regular_bean_leek, regular_wheat_leek", 12)):
        state = a_state(display={A: "casual_pumpkin_turnip_leek" + regular})
        shown = piece(state, "card:casual_pumpkin_turnip_leek")
        assert shown.change == worth - 10
        assert f"Pays {worth} cash now" in words(state, shown.key).tip
    casuals = table(state).zone("casuals:0")
    assert DESCRIPTIONS.customers(casuals) == "2 regular and 1 casual: casual customers pay 2 more"


def test_the_saleswoman_is_named_as_the_reason():
    state = do(a_state(display={A: "saleswoman, casual_pumpkin_turnip_leek"}), "play saleswoman 2")

    assert piece(state, "card:casual_pumpkin_turnip_leek").change == 2
    assert "Pays 12 cash now: 10 + 2 through the saleswoman." in tip(state, "card:casual_pumpkin_turnip_leek")


def test_how_far_a_customer_is_this_round_is_shown():
    """R81-R83"""
    state = a_state(cart={A: "bean leek"}, display={A: "regular_bean_leek, regular_wheat_leek 2 red"}, cash={A: 2})
    do(state, "deliver regular_bean_leek", "refuse regular_wheat_leek")

    supplied, refused = (piece(state, f"card:regular_{name}") for name in ("bean_leek", "wheat_leek"))
    assert (supplied.dealt, supplied.due) == (c.DELIVERED, False)
    assert (refused.dealt, refused.due, refused.marker) == (c.REFUSED, False, "red")


def test_customers_of_an_opponent_are_due_until_its_turn_is_over():
    """R81"""
    display = {A: "regular_bean_leek", B: "regular_wheat_leek"}
    assert piece(a_state(display=display), "card:regular_wheat_leek").due
    assert not piece(a_state(display=display, order=[B, A]), "card:regular_wheat_leek").due


# double packs and helpers


def test_covered_cards_lie_beneath_and_know_their_upper_card():
    """R6, R88"""
    state = a_state(display={A: "stall_pumpkin_bean_leek"}, covered={"stall_pumpkin_bean_leek": "regular_bean_leek"})

    (lower,) = table(state).zone("covered:0").pieces
    upper = piece(state, "card:stall_pumpkin_bean_leek")
    assert (lower.key, lower.upper, upper.lower) == ("card:regular_bean_leek", upper.card, lower.card)
    assert tip(state, lower.key)[-1].startswith("Covered by: Market stall (pumpkin, bean, leek).")
    assert tip(state, upper.key)[-1].startswith("Covers: Regular customer (bean, leek).")
    assert keys(state, "regulars:0") == []


def test_helpers_say_whether_they_have_something_to_do_and_why_not():
    state = a_state(display={A: "maid, market_woman, lord_of_the_manor, trader_2"}, round=8)

    assert piece(state, "card:maid").why == ""
    assert piece(state, "card:market_woman").why == NOTHING
    assert tip(state, "card:market_woman")[-1] == "It needs one of your stalls and one of an opponent's."
    assert "Lantern: touches another player's cards." in tip(state, "card:market_woman")
    assert tip(state, "card:trader_2")[-1] == (
        "This round you would have to pay its owner 1 cash, which you do not have."
    )
    assert "Use it in: card phase." in tip(state, "card:lord_of_the_manor")


# path and panels


def test_the_path_prices_the_next_four_steps():
    """R99, R114: from 9 with 12 cash."""
    state = a_state(cash={A: 12}, space={A: 9, B: 11})

    path = table(state).zone("path")
    steps = [each for each in kind_of(SpacePiece, path) if each.is_next]
    assert [(each.key, each.ahead, each.price, each.total) for each in steps] == [
        ("space:10", 1, 1, 1),
        ("space:11", 2, 11, 12),
        ("space:12", 3, 12, 24),
        ("space:13", 4, 13, 37),
    ]
    assert [each.dear for each in steps] == [False, False, True, True]
    assert (path.steps, DESCRIPTIONS.path_text(path)) == (2, "12 cash: 2 steps now")
    assert piece(state, "walker:1").space == 11
    assert (piece(state, "space:9").ahead, piece(state, "space:8").ahead) == (0, -1)


def test_the_path_ends_at_20():
    state = a_state(cash={A: 99}, space={A: 19})

    path = table(state).zone("path")
    assert [each.key for each in kind_of(SpacePiece, path) if each.is_next] == ["space:20"]


def test_panels_show_position_and_standing():
    """R53: the order of the action phase is B, A."""
    state = a_state(order=[B, A], cash={A: 7}, loans={A: 1}, space={A: 5})

    mine, theirs = piece(state, "panel:0"), piece(state, "panel:1")
    assert (mine.position, mine.standing, theirs.standing) == (2, "active", "done")
    assert (mine.numbers.points, mine.numbers.cash, mine.numbers.loans) == (4, 7, 1)
    assert (mine.acting, theirs.acting) == (True, False)


def test_pairs_of_four_players():
    """R50-R52: 1 with 3, 2 with 4."""
    state = a_state(4, order=[A, C, D, B])

    panels = [piece(state, f"panel:{seat}") for seat in (A, B, C, D)]
    assert [each.position for each in panels] == [1, 4, 2, 3]
    assert [each.pair for each in panels] == [0, 1, 1, 0]


# cards in the middle


def test_the_card_phase_shows_court_and_own_hand():
    state = a_state(hand={A: "maid haggler", B: "tout"}, court="shopper trader_1", steps=[("distribute", A)])

    assert keys(state, "court") == ["card:shopper", "card:trader_1"]
    assert table(state).zone("court").is_open
    assert keys(state, "hand:0") == ["card:maid", "card:haggler"]


def test_drawn_cards_lie_open_and_the_one_to_be_paid_stays_there():
    """R90"""
    state = a_state(pile="common_field_3_a tout")
    do(state, "pack")
    assert keys(state, "drawn") == ["card:common_field_3_a", "card:tout"]

    do(state, "keep common_field_3_a")
    assert state.decision == "finance_field"
    assert keys(state, "drawn") == ["card:common_field_3_a"]


def test_the_discard_pile_is_open_to_all():
    state = do(a_state(display={A: "maid, tout"}), "discard maid", "discard tout")

    pile = piece(state, "discard")
    assert (pile.face, pile.count) == ("helper", 2)
    assert {c.CARDS[card].id for card in pile.cards} == {"maid", "tout"}
    assert [each.key for each in listed(pile.cards)] == ["list:tout", "list:maid"]


def test_the_grid_of_the_solo_game_has_its_prices():
    """S2, S3"""
    states, _ = game(0, 11)
    state = next(state for state in states if state.decision == "buy_grid_card")

    grid = table(state).zone("grid").pieces
    assert [each.slot.price for each in grid] == [0] * 3 + [1] * 3 + [2] * 6
    assert [each.slot.column for each in grid] == [0, 1, 2] * 4
    assert all(each.slot.buying for each in grid)


def test_the_imaginary_neighbour_has_a_display_only():
    """S1: two stalls, two regular and two casual customers."""
    state = game(0, 11)[0][0]
    shown = table(state)

    assert shown.piece("panel:1").imaginary
    assert PRESENTER.describe(shown.piece("panel:1"), shown.viewer).name == "Imaginary neighbour"
    counts = {kind: len(shown.zone(f"{kind}:1").pieces) for kind in ("stalls", "regulars", "casuals", "cart", "shop")}
    assert counts == {"stalls": 2, "regulars": 2, "casuals": 2, "cart": 0, "shop": 0}
    assert {each.marker for each in shown.zone("regulars:1").pieces} == {""}


# the model


@pytest.mark.parametrize("setup", [0, 3])
def test_the_model_follows_any_jump(qtmodeltester, setup):
    states, _ = game(setup, 23)
    model = TableModel()
    model.sync(table(states[0]))
    rng = Random(3)
    for _ in range(12):
        state = rng.choice(states)
        model.sync(table(state))
        assert [each.key for zone in zones_of(model) for each in zone.pieces] == [p.key for p in table(state).pieces()]
    qtmodeltester.check(model)
