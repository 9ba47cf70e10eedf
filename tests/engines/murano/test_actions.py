"""The actions of the ring but building.  R29-R37, R39-R42"""

from collections import Counter
from random import Random

import pytest

from tests.engines.murano.builder import (
    A,
    B,
    a_state,
    acting,
    do,
    events,
    people,
    said,
    tiles,
    verbs,
)

# -- gold and tiles


def test_two_gold():
    """R30."""
    state = acting("take_gold", gold={A: 0})

    assert state.gold[A] == 2
    assert state.actor == B


def test_a_glass_factory_costs_one_gold():
    """C10 (R31, R35)."""
    state = do(a_state(gold={A: 5}), "act space_02", "move space_01 space_02")

    assert state.gold[A] == 4
    assert state.own_glassworks[A] == 1
    assert state.glassworks == 10
    assert state.vp[A] == 5
    assert state.actor == B


def test_a_special_building_costs_two_gold():
    """R34, R35."""
    state = acting("buy_special_building", gold={A: 2})

    assert (state.gold[A], state.own_specials[A], state.specials_left) == (0, 1, 8)


def test_the_top_shop_unseen():
    """C11 (R32, R5): its owner sees it, B sees one shop of some colour."""
    state = acting("buy_shop", gold={A: 5}, top="shop_blue")
    do(state, "top")

    assert state.gold[A] == 3
    assert tiles(state.own_shops[A]) == ["shop_blue"]
    seen = {tiles(state.resample(B, Random(seed)).own_shops[A])[0] for seed in range(40)}
    assert seen == {"shop_red", "shop_blue", "shop_grey"}
    assert tiles(state.resample(A, Random(1)).own_shops[A]) == ["shop_blue"]


def test_choosing_from_the_stack_of_shops():
    """C12 (R32): one must be taken, the rest gets a new order."""
    orders = set()
    for seed in range(6):
        state = a_state(gold={A: 4})
        state.rng.seed = seed
        do(state, "act space_04", "move space_03 space_04", "look")
        assert state.gold[A] == 0
        assert said(state) == ["pick shop_red", "pick shop_blue", "pick shop_grey"]
        do(state, "pick shop_grey")
        assert tiles(state.own_shops[A]) == ["shop_grey"]
        assert Counter(tiles(state.shops)) == {"shop_red": 3, "shop_blue": 3, "shop_grey": 2}
        orders.add(tuple(state.shops))

    assert len(orders) == 6


def test_tiles_of_one_face_are_one_option():
    """C38 (R29, R32)."""
    state = a_state(gold={A: 4}, unbuilt={B: "shop_grey shop_grey shop_grey shop_blue shop_blue"})
    do(state, "act space_14", "move space_13 space_14", "look")
    assert said(state) == ["pick shop_red", "pick shop_blue"]
    do(state, "pick shop_blue")

    assert tiles(state.shops) == ["shop_red"] * 3
    assert state.gold[A] == 0


def test_palaces_are_bought_like_shops():
    """R33."""
    state = acting("buy_palace", gold={A: 4}, top="palace_3")
    assert said(state) == ["top", "look"]
    twin = do(state.clone(), "top")
    assert (twin.gold[A], tiles(twin.own_palaces[A]), len(twin.palaces)) == (2, ["palace_3"], 10)
    do(state, "look")
    assert said(state) == ["pick palace_1", "pick palace_2", "pick palace_3"]
    do(state, "pick palace_1")

    assert (state.gold[A], tiles(state.own_palaces[A]), len(state.palaces)) == (0, ["palace_1"], 10)


def test_looking_needs_four_gold_after_the_ships():
    """R32, R33, R23."""
    assert said(acting("buy_shop", gold={A: 3})) == ["top"]
    assert said(acting("buy_palace", gold={A: 3})) == ["top"]
    state = a_state(ships="18 01 03 04 08 11 13 15", gold={A: 4})
    do(state, "act space_04", "move space_04 space_05", "move space_03 space_04")
    assert said(state) == ["top"]


def test_both_modes_are_open_for_the_last_tile():
    """R32 (ruling)."""
    state = acting("buy_shop", gold={A: 4}, left={"shop": 1})

    assert said(state) == ["top", "look"]
    assert len(said(do(state, "look"))) == 1


def test_unbuilt_tiles_have_no_limit():
    """R35: a ninth one is bought like the first."""
    state = acting("buy_glassworks", unbuilt={A: "glassworks glassworks palace_1 palace_2 shop_red shop_red shop_blue"})

    assert state.own_glassworks[A] == 3


# -- characters


def test_the_third_character_costs_three():
    """C13 (R36)."""
    state = acting(
        "recruit_character",
        gold={A: 5},
        hand={A: "crests per_shop"},
        characters="shops_red shops_blue shops_grey",
    )
    assert said(state) == ["recruit shops_red", "recruit shops_blue", "recruit shops_grey", "decline"]
    do(state, "recruit shops_blue")

    assert state.gold[A] == 2
    assert people(state.hand[A]) == ["crests", "per_shop", "shops_blue"]
    assert people(state.characters[:2]) == ["shops_grey", "shops_red"]  # the first drawn comes out first again
    assert state.recruited[A] == 3
    assert state.actor == B


def test_declining_keeps_the_gold():
    """C14 (R36): no gold is gained, and the price stays."""
    state = acting("recruit_character", gold={A: 1}, characters="shops_red shops_blue shops_grey")
    do(state, "decline")

    assert state.gold[A] == 1
    assert people(state.characters[:3]) == ["shops_grey", "shops_blue", "shops_red"]
    assert state.recruited[A] == 0
    assert state.hand[A] == []
    assert state.actor == B


def test_ship_costs_stay_paid_when_declining():
    """R36, R23."""
    state = a_state(ships="18 01 03 05 06 11 13 15", gold={A: 2})
    do(state, "act space_06", "move space_06 space_07", "move space_05 space_06", "decline")

    assert state.gold[A] == 1


def test_fewer_cards_are_drawn_when_fewer_are_left():
    """R36."""
    state = a_state(characters="shops_red shops_blue")
    state.boxed = state.boxed + state.characters[:-2]
    state.characters, state.known = state.characters[-2:], [0, 0]
    boxed, state.boxed = state.boxed, state.boxed[:5]
    for card in boxed[5:]:
        state.scored[B].append(card)
    do(state, "act space_06", "move space_05 space_06")

    assert said(state) == ["recruit shops_red", "recruit shops_blue", "decline"]


# -- gondoliers


def test_a_foreign_gondola_costs_five():
    """C16 (R37): it is taken for good."""
    state = acting("place_gondolier", gold={A: 5})
    do(state, "dock navagero_dock_brown")

    assert state.gold[A] == 0
    assert (state.ready[A], state.supply[A]) == (4, 2)
    state = acting("place_gondolier", gold={A: 9}, docks={"navagero_dock_brown": B})
    assert "navagero_dock_brown" not in verbs(state, "dock")
    assert len(verbs(state, "dock")) == 19


def test_the_own_gondola_costs_two():
    """R37, R1: white is the first seat's, brown the second's; colours that nobody plays are foreign."""
    state = acting("place_gondolier", gold={A: 4})
    assert verbs(state, "dock") == [
        f"{island}_dock_white"
        for island in ("sacca_mattia", "san_donato", "san_pietro_martire", "san_stefano", "navagero")
    ]
    assert do(state, "dock navagero_dock_white").gold[A] == 2

    state = acting("place_gondolier", gold={B: 4}, active=B)
    assert all(dock.endswith("brown") for dock in verbs(state, "dock"))


def test_gondoliers_are_dismissed_and_hired():
    """R42: 3 gold either way."""
    state = acting("hire_or_dismiss", gold={A: 3})
    assert said(state) == ["dismiss", "hire"]
    twin = do(state.clone(), "dismiss")
    assert (twin.gold[A], twin.ready[A], twin.supply[A]) == (6, 4, 3)
    do(state, "hire")
    assert (state.gold[A], state.ready[A], state.supply[A]) == (0, 6, 1)


def test_without_a_ready_gondolier_one_can_only_hire():
    """C27 (R42): five at islands, two in the supply."""
    five = [f"san_donato_dock_{colour}" for colour in ("white", "brown", "orange", "grey")]
    state = acting("hire_or_dismiss", gold={A: 3}, docks=dict.fromkeys([*five, "navagero_dock_white"], A))
    assert said(state) == ["hire"]
    do(state, "hire")

    assert (state.gold[A], state.ready[A], state.supply[A]) == (0, 1, 1)


def test_nobody_employs_more_than_seven():
    """R42, R16: with all seven employed there is nobody to hire."""
    assert said(acting("hire_or_dismiss", gold={A: 9}, ready={A: 7}, supply={A: 0})) == ["dismiss"]
    assert said(acting("hire_or_dismiss", gold={A: 2})) == ["dismiss"]
    state = acting("hire_or_dismiss", ready={A: 1}, supply={A: 6})
    assert do(state, "dismiss").supply[A] == 7  # the supply has room for any number


# -- income


MATTIA = {
    **{f"sacca_mattia_s{n}": "street_red" for n in (1, 2, 3, 4)},
    **{f"sacca_mattia_s{n}": "street_blue" for n in (5, 6)},
    "sacca_mattia_b1": "shop_red A",
    "sacca_mattia_b2": "shop_blue A",
    "sacca_mattia_b7": "shop_blue A",
    "sacca_mattia_b3": "shop_grey B",
}


def test_income_by_customers_and_colours_of_own_shops():
    """C23 (R39): four red and two blue customers; a second blue shop counts for nothing; B earns nothing."""
    state = acting("income", gold={A: 1, B: 1}, board=MATTIA)

    assert state.gold[A] == 7
    assert state.gold[B] == 1


def test_the_island_that_pays_most_is_used():
    """C24 (R39): 3 gold on San Donato, 5 on Navagero."""
    board = {f"san_donato_s{n}": "street_red" for n in (1, 2, 3)} | {"san_donato_b1": "shop_red A"}
    board |= {f"navagero_s{n}": "street_blue" for n in (1, 2, 3, 4, 5)} | {"navagero_b1": "shop_blue A"}
    state = acting("income", gold={A: 0}, board=board)

    assert state.gold[A] == 5
    assert state.actor == B


def test_shops_of_others_earn_nothing():
    """R39: three grey customers at B's grey shop, one red at A's."""
    board = {f"navagero_s{n}": "street_grey" for n in (1, 2, 3)}
    board |= {"navagero_b1": "shop_grey B", "navagero_s4": "street_red", "navagero_b3": "shop_red A"}

    assert acting("income", gold={A: 0}, board=board).gold[A] == 1


# -- production


def factories(*owners):
    """Glass factories on San Donato and streets beside them."""
    places = {"b1": "s1", "b5": "s3", "b7": "s7", "b2": "s4"}
    board = {}
    for owner, (cell, street) in zip(owners, places.items(), strict=False):
        board[f"san_donato_{cell}"] = f"glassworks {owner}"
        board[f"san_donato_{street}"] = "street_empty"
    return board


def test_as_many_factories_work_as_points_allow():
    """C25 (R40): three factories, 5 VP."""
    state = acting("production", board=factories("A", "A", "A", "B"), vp={A: 5})
    assert said(state) == ["produce 0", "produce 1", "produce 2"]
    do(state, "produce 2")

    assert state.vp[A] == 1
    assert sum(state.beads[A]) == 2
    assert sum(state.bag) == 28


@pytest.mark.parametrize(("owners", "vp", "most"), [("A", 9, 1), ("AA", 9, 2), ("AAB", 9, 2), ("AAAA", 4, 2)])
def test_only_own_built_factories_work(owners, vp, most):
    """R40: on all islands together, unbuilt ones and those of others do not count."""
    board = factories(*owners) | {"navagero_s1": "street_red", "navagero_b1": "glassworks B"}
    state = acting("production", board=board, vp={A: vp}, unbuilt={A: "glassworks"})

    assert said(state) == [f"produce {number}" for number in range(most + 1)]


def test_an_almost_empty_bag_limits_the_production():
    """R40 (ruling)."""
    beads = "red blue green " * 9 + "red blue"
    state = acting("production", board=factories("A", "A", "A"), vp={A: 20}, beads={B: beads})

    assert said(state) == ["produce 0", "produce 1"]


def test_producing_nothing_leaves_the_sale():
    """R40, R41: also when no factory can work; then only the sale is asked (R28)."""
    state = acting("production", board=factories("A"), beads={A: "red"})
    do(state, "produce 0")
    assert said(state) == ["keep", "sell 1 0 0"]
    assert state.vp[A] == 5

    state = acting("production", beads={A: "red"})
    assert said(state) == ["keep", "sell 1 0 0"]
    state = acting("production", board=factories("A"))
    assert do(state, "produce 0").actor == B  # nothing to sell, nothing asked


def test_three_beads_of_one_colour_bring_twenty():
    """C26 (R41): the fourth bead of another colour stays and cannot be sold in the same action."""
    state = acting("production", board=factories("A", "A"), vp={A: 9}, beads={A: "green blue"}, gold={A: 0})
    for seed in range(200):  # until two green ones are drawn
        twin = state.clone()
        twin.rng.seed = seed
        if do(twin, "produce 2").beads[A] == [0, 1, 3]:
            break
    assert said(twin) == ["keep", "sell 0 0 1", "sell 0 0 2", "sell 0 0 3", "sell 0 1 0"]
    happened = events(twin, "sell 0 0 3")

    assert twin.gold[A] == 20
    assert twin.beads[A] == [0, 1, 0]
    assert twin.bag == [10, 9, 10]
    assert twin.actor == B
    assert happened[:2] == [("sold", A, (0, 0, 3)), ("gold", A, 20, "sale")]


def test_the_prices_of_one_and_two_beads():
    """R41: 5 and 12 gold; never more than three at once."""
    state = acting("production", beads={A: "red red red red"}, gold={A: 0})
    assert said(state) == ["keep", "sell 1 0 0", "sell 2 0 0", "sell 3 0 0"]
    assert do(state.clone(), "sell 1 0 0").gold[A] == 5
    assert do(state.clone(), "sell 2 0 0").gold[A] == 12
    assert do(state.clone(), "keep").beads[A] == [4, 0, 0]


def test_beads_are_drawn_at_random_from_the_bag():
    """R40: about equally often while all colours are there, never what is not in the bag."""
    state = acting("production", board=factories("A"), beads={B: "red " * 10 + "blue " * 5})
    drawn = Counter()
    for seed in range(300):
        twin = state.clone()
        twin.rng.seed = seed
        drawn[tuple(do(twin, "produce 1").beads[A])] += 1

    assert set(drawn) == {(0, 1, 0), (0, 0, 1)}
    assert 70 < drawn[0, 1, 0] < 130  # 5 of 15
