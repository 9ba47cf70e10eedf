"""A turn: targets, plans, prices, passing, the Lighthouse, the end of a turn.  R17, R20-R29, R86, R88, R91"""

import pytest

from app.engines.murano.components import ACTION, RING
from app.engines.murano.turn import choose_turn
from tests.engines.murano.builder import A, B, C, a_state, acting, do, events, passing, said, verbs


def moves(state):
    """The moves offered, in a line each."""
    return verbs(state, "move")


# -- which spaces can be reached


def test_one_free_move_reaches_the_empty_spaces_ahead():
    """C04 (R21, R22): a ship neither enters an occupied space nor overtakes."""
    state = do(a_state(), "pass")
    there = {text.split()[1] for text in verbs(state, "drift")}

    assert there == {f"space_{number:02}" for number in (2, 4, 6, 7, 9, 10, 12, 14, 16, 17)}
    assert not [text for text in verbs(state, "drift") if text.startswith("red")]  # the ship on space_18


def test_a_second_ship_costs_one_gold():
    """C05 (R23): to build on space_13 the ship there goes first."""
    state = a_state(gold={A: 5})
    do(state, "act space_13", "move space_13 space_14")
    assert state.gold[A] == 5  # paid with the last move
    do(state, "move space_11 space_13")

    assert state.gold[A] == 4
    assert state.decision == "build_step"


def test_the_gold_must_last_for_ships_and_action():
    """C06 (R23, R25): three ships cost 3, the special building 2 more."""
    jam = "10 11 12 13 01 03 05 18"
    assert "space_12" not in verbs(a_state(ships=jam, gold={A: 3}), "act")
    assert "space_12" not in verbs(a_state(ships=jam, gold={A: 4}), "act")
    state = a_state(ships=jam, gold={A: 5})
    do(state, "act space_12", "move space_13 space_14", "move space_12 space_13", "move space_11 space_12")

    assert state.gold[A] == 0
    assert state.own_specials[A] == 1


def test_a_move_that_is_not_needed_is_not_offered():
    """C07 (R24): for the glass factory on space_02 only the ship behind it moves."""
    state = do(a_state(gold={A: 5}), "act space_02")
    assert "space_05 space_06" not in moves(state)
    assert "space_01 space_02" in moves(state)

    assert moves(do(a_state(gold={A: 1}), "act space_02")) == ["space_01 space_02"]


def test_the_nearest_ship_may_be_cleared_away():
    """R24: the nearest could act for nothing; it goes past the target, and the next one acts."""
    state = do(a_state(gold={A: 1}), "act space_09")
    assert moves(state) == ["space_08 space_09", "space_08 space_10"]
    do(state, "move space_08 space_10")
    assert moves(state) == ["space_05 space_09"]
    do(state, "move space_05 space_09")

    assert state.gold[A] == 1 - 1 + 2


def test_ships_ahead_move_up_if_they_must():
    """R24: with 4 gold the ship on space_03 may make room for the one behind it, and the third acts."""
    state = do(a_state(gold={A: 4}), "act space_02")
    assert moves(state) == ["space_01 space_02", "space_03 space_04"]
    do(state, "move space_03 space_04")
    assert moves(state) == ["space_01 space_03"]  # anywhere nearer that move was not needed
    do(state, "move space_01 space_03")
    assert moves(state) == ["red space_02"]
    do(state, "move red space_02")

    assert state.gold[A] == 4 - 3 - 1


def test_where_a_clearing_ship_goes_is_free():
    """R24, R22a: every space it can reach; it may move on by one or by many."""
    state = do(a_state(ships="18 02 03 06 08 12 13 15"), "act space_08")

    assert moves(state) == ["space_08 space_09", "space_08 space_10", "space_08 space_11"]


def test_each_ship_moves_once_and_the_last_one_acts():
    """R22: only the target's action is carried out, not those of the spaces cleared onto."""
    state = do(a_state(), "act space_08", "move space_08 space_09")
    assert moves(state) == ["space_05 space_08"]
    do(state, "move space_05 space_08")

    assert state.decision == "choose_purchase_mode"
    assert state.gold[A] == 4  # nothing gained on space_09


def test_the_gold_of_the_action_cannot_pay_for_the_ships():
    """R23 (ruling): without gold the occupied 2-gold space is out of reach."""
    assert "space_09" not in verbs(a_state(ships="18 01 03 05 08 09 13 15", gold={A: 0}), "act")
    assert "space_09" in verbs(a_state(ships="18 01 03 05 08 09 13 15", gold={A: 1}), "act")


def test_no_plan_runs_into_a_dead_end():
    """R22a: play on at random from many positions; every target is reached."""
    for gold in range(0, 22, 3):
        for number in range(8):
            state = a_state(ships="18 01 02 04 05 06 12 13", gold={A: gold})
            for target in verbs(state, "act"):
                twin = do(state.clone(), f"act {target}")
                while twin.decision == "move_ship":
                    twin.apply(twin.legal()[number % len(twin.legal())])
                assert twin.ships.count(RING.index(target)) == 1


# -- R25: the action can really be carried out


def offered(action, **kwargs):
    """Whether a space of the action is offered when each can be reached with one ship."""
    target = ACTION.index(action)
    ships = [f"{(target + step) % 18 + 1:02}" for step in (9, 17, 2, 4, 6, 11, 13, 15)]
    return RING[target] in verbs(a_state(ships=" ".join(ships), **kwargs), "act")


@pytest.mark.parametrize(
    ("action", "price", "card", "with_card"),
    [
        ("buy_glassworks", 1, "bank", 1),
        ("buy_shop", 2, "bank", 2),
        ("buy_palace", 2, "bank", 2),
        ("buy_special_building", 2, "bank", 2),
        ("recruit_character", 1, "inn", 0),
        ("place_gondolier", 2, "harbor", 1),
        ("take_gold", 0, "bank", 0),
    ],
)
def test_an_action_is_offered_from_its_price_on(action, price, card, with_card):
    """R25, R83: standing cards change the price meant here."""
    for gold in range(4):
        assert offered(action, gold={A: gold}) is (gold >= price)
        assert offered(action, gold={A: gold}, cards={A: card}) is (gold >= with_card)


def test_buying_needs_a_tile():
    """R25: empty supplies offer nothing."""
    for sort, action in (
        ("glassworks", "buy_glassworks"),
        ("shop", "buy_shop"),
        ("palace", "buy_palace"),
        ("special_building", "buy_special_building"),
    ):
        assert offered(action, left={sort: 1})
        assert not offered(action, left={sort: 0})


def test_placing_needs_a_ready_gondolier():
    """R25, R37."""
    assert offered("place_gondolier", gold={A: 9}, ready={A: 1}, supply={A: 6})
    assert not offered("place_gondolier", gold={A: 9}, ready={A: 0}, supply={A: 7})


def test_placing_on_a_foreign_gondola_alone_needs_its_price():
    """R25, R37: all white gondolas are taken."""
    islands = ("sacca_mattia", "san_donato", "san_pietro_martire", "san_stefano", "navagero")
    docks = {f"{island}_dock_white": B for island in islands}

    assert not offered("place_gondolier", gold={A: 4}, docks=docks)
    assert offered("place_gondolier", gold={A: 5}, docks=docks)
    assert offered("place_gondolier", gold={A: 3}, docks=docks, cards={A: "harbor"})


def test_building_needs_something_that_can_be_placed():
    """R25, R56: a street, or an own tile with a space."""
    assert offered("build", streets_left=1)
    assert not offered("build", streets_left=0)
    assert offered("build", streets_left=0, unbuilt={A: "glassworks"})
    assert offered("build", streets_left=0, unbuilt={A: "special_building"})
    assert offered("build", streets_left=0, unbuilt={A: "palace_2"})
    assert not offered("build", streets_left=0, unbuilt={B: "palace_2"})


def test_income_needs_a_customer_of_an_own_shop():
    """R25, R39."""
    street = {"navagero_s1": "street_blue", "navagero_b1": "shop_red A"}
    assert not offered("income", board=street)
    assert not offered("income", board={**street, "sacca_mattia_s1": "street_red"})  # another island
    assert not offered("income", board={**street, "navagero_s2": "street_red", "navagero_b1": "shop_red B"})
    assert offered("income", board={**street, "navagero_s2": "street_red"})


def test_production_needs_a_factory_that_can_work_or_a_bead():
    """R25, R40, R41."""
    factory = {"navagero_s1": "street_red", "navagero_b1": "glassworks A"}
    assert not offered("production")
    assert not offered("production", unbuilt={A: "glassworks"})
    assert offered("production", beads={A: "red"})
    assert offered("production", board=factory)
    assert not offered("production", board=factory, vp={A: 1})
    assert not offered("production", board={"navagero_s1": "street_red", "navagero_b1": "glassworks B"})
    everything = "red blue green " * 10
    assert not offered("production", board=factory, beads={B: everything})  # the bag is empty


def test_hiring_or_dismissing_needs_one_of_the_two():
    """R25, R42, R83."""
    assert offered("hire_or_dismiss", gold={A: 0}, ready={A: 1}, supply={A: 6})
    assert not offered("hire_or_dismiss", gold={A: 2}, ready={A: 0}, supply={A: 7})
    assert offered("hire_or_dismiss", gold={A: 3}, ready={A: 0}, supply={A: 7})
    assert offered("hire_or_dismiss", gold={A: 1}, ready={A: 0}, supply={A: 7}, cards={A: "assembly_hall"})
    seven = [*[f"san_donato_dock_{c}" for c in ("white", "brown", "orange", "grey")],
             *[f"navagero_dock_{c}" for c in ("white", "brown", "orange")]]  # fmt: skip
    assert not offered("hire_or_dismiss", gold={A: 9}, docks=dict.fromkeys(seven, A))


def test_recruiting_needs_a_card():
    """R25, R36."""
    state = a_state()
    assert "space_06" in verbs(state, "act")
    state.boxed += state.characters
    state.characters, state.known = [], []
    choose_turn(state, ("turn",))
    assert "space_06" not in verbs(state, "act")


def test_the_price_is_kept_back_plan_by_plan():
    """R25: with 3 gold the palace on space_08 is reached with two ships, with three it cannot be paid."""
    state = a_state(ships="18 02 03 05 06 08 13 15", gold={A: 3})
    do(state, "act space_08")
    assert moves(state) == [f"space_08 space_{number:02}" for number in (9, 10, 11, 12)]
    do(state, "move space_08 space_10")
    assert moves(state) == ["space_06 space_08"]  # clearing it away as well would cost 3

    state = a_state(ships="18 02 03 05 06 08 13 15", gold={A: 5})
    do(state, "act space_08", "move space_08 space_10")
    assert moves(state) == ["space_06 space_08", "space_06 space_09"]


# -- passing


def test_passing_brings_a_gold_and_moves_a_ship_for_nothing_else():
    """C08 (R26): nothing is gained on the space."""
    state = a_state(gold={A: 0})
    do(state, "pass")
    assert state.gold[A] == 1  # at once
    assert state.decision == "choose_pass_move"
    do(state, "drift space_08 space_09")

    assert state.gold[A] == 1
    assert (state.decision, state.actor) == ("choose_turn", B)
    assert 8 in state.ships


def test_one_acts_or_passes():
    """R20, R26: passing is always offered, and it is the only thing besides acting."""
    state = a_state(gold={A: 99})
    assert said(state)[-1] == "pass"
    assert {text.split()[0] for text in said(state)} == {"act", "pass"}
    do(state, "pass")
    assert {text.split()[0] for text in said(state)} == {"drift"}


def test_both_ship_decisions_are_asked_even_without_a_choice():
    """R28 (ruling): choose_turn also when one can only pass."""
    state = a_state(gold={A: 0}, ships="18 01 03 05 06 07 08 09", streets_left=0)
    assert said(state) == ["pass"]
    assert state.decision == "choose_turn"


def test_all_ships_differ_by_their_space_only():
    """R22a, R29: a black ship is named by where it stands."""
    state = do(a_state(ships="08 01 03 05 18 11 13 15"), "pass")

    assert "red space_09" in verbs(state, "drift")
    assert "space_18 space_02" not in verbs(state, "drift")
    assert len(set(said(state))) == len(said(state))


# -- the Lighthouse


def test_the_lighthouse_lets_the_red_ship_join_the_next_one():
    """R86: also onto an occupied space, for nothing, and its action is taken."""
    state = a_state(ships="06 01 03 05 08 11 13 15", gold={A: 2}, cards={A: "lighthouse"})
    assert verbs(state, "share")[0] == "space_08"
    do(state, "share space_08")
    assert moves(state) == ["red space_08"]
    do(state, "move red space_08")

    assert state.ships[0] == 7
    assert state.ships.count(7) == 2
    assert state.decision == "choose_purchase_mode"
    assert state.gold[A] == 2


def test_only_the_owner_shares_and_not_at_once():
    """R86, R55: nobody else, and not in the turn in which the card came."""
    ships = "06 01 03 05 08 11 13 15"
    assert verbs(a_state(ships=ships), "share") == []
    assert verbs(a_state(ships=ships, cards={B: "lighthouse"}), "share") == []
    assert verbs(a_state(ships=ships, fresh={A: "lighthouse"}), "share") == []
    assert "space_08" in verbs(a_state(ships=ships, cards={A: "lighthouse"}), "share")


def test_sharing_needs_what_the_action_needs():
    """R86, R25."""
    ships = "06 01 03 05 08 11 13 15"
    assert "space_08" not in verbs(a_state(ships=ships, gold={A: 1}, cards={A: "lighthouse"}), "share")


def test_the_red_ship_joins_a_ship_that_was_sent_ahead():
    """R86, R24: the ship ahead clears the way by going to the target itself."""
    state = a_state(ships="06 01 03 05 08 11 13 15", gold={A: 9}, cards={A: "lighthouse"})
    assert verbs(state, "share")[:3] == ["space_08", "space_09", "space_10"]
    do(state, "share space_10", "move space_08 space_10", "move red space_10")

    assert state.gold[A] == 9 - 1 - 1  # two ships, a glass factory
    assert state.own_glassworks[A] == 1


def test_passing_and_clearing_do_not_share():
    """R86 (ruling)."""
    state = a_state(ships="07 01 03 05 08 11 13 15", cards={A: "lighthouse"})
    do(state, "pass")
    assert not [text for text in verbs(state, "drift") if text.startswith("red")]


def test_a_pair_is_moved_by_choice_and_occupies_until_both_are_gone():
    """R86: either ship of the pair may go; neither is blocked by the other."""
    state = a_state(ships="08 01 03 05 08 11 13 15", gold={A: 9})
    do(state, "act space_09")
    assert "red space_09" in moves(state)
    assert "space_08 space_09" in moves(state)

    state = a_state(ships="08 01 03 05 08 11 13 15", gold={A: 9})
    do(state, "act space_08", "move space_08 space_10")
    assert moves(state) == ["red space_09"]  # the space is not free yet
    do(state, "move red space_09")
    assert moves(state) == ["space_05 space_08"]


# -- the order of effects


def test_ships_are_paid_before_the_action():
    """R88, R23: 5 gold, one for the second ship, so four are left for the dear shop."""
    state = a_state(ships="18 01 03 04 08 11 13 15", gold={A: 5})
    happened = events(state, "act space_04", "move space_04 space_06", "move space_03 space_04", "look")

    assert [event[0] for event in happened] == ["ship_moved", "ship_moved", "ships_paid", "looked_through"]
    assert happened[2] == ("ships_paid", A, 2, 1)
    assert state.gold[A] == 0


def test_the_bead_goes_back_before_the_gold_for_the_red_ship():
    """R27, R84, R91, R88: Kontor, then the gold, then the left neighbour."""
    state = acting(
        "production",
        cards={A: "counting_house"},
        gold_for_red_ship=True,
        board={"navagero_s1": "street_red", "navagero_b1": "glassworks A"},
    )
    state.red_moved = True  # as if it had cleared the way
    happened = events(state, "produce 1", "keep")
    assert [event[0] for event in happened][-1] == "beads_drawn"
    text = said(state)[0]
    happened = events(state, text)

    assert [event[0] for event in happened] == ["bead_returned", "gold", "turn_began"]
    assert happened[1] == ("gold", A, 1, "red_ship")


# -- gold for the red ship


def test_the_red_ship_brings_a_gold_at_the_end_of_the_turn():
    """R91: by acting, by clearing or by passing, once per turn."""
    state = a_state(ships="08 01 03 05 18 11 13 15", gold={A: 5}, gold_for_red_ship=True)
    do(state, "act space_09", "move red space_09")
    assert state.gold[A] == 5 + 2 + 1

    state = a_state(ships="09 01 03 05 08 11 13 15", gold={A: 5}, gold_for_red_ship=True)
    do(state, "act space_09", "move red space_10", "move space_08 space_09")
    assert state.gold[A] == 5 - 1 + 2 + 1

    state = a_state(ships="08 01 03 05 18 11 13 15", gold={A: 5}, gold_for_red_ship=True)
    do(state, "pass", "drift red space_09")
    assert state.gold[A] == 5 + 1 + 1


def test_no_gold_without_the_option_the_red_ship_or_by_sharing():
    """R91."""
    state = a_state(ships="08 01 03 05 18 11 13 15", gold={A: 5})
    do(state, "act space_09", "move red space_09")
    assert state.gold[A] == 7

    state = a_state(ships="18 01 03 05 08 11 13 15", gold={A: 5}, gold_for_red_ship=True)
    do(state, "act space_09", "move space_08 space_09")
    assert state.gold[A] == 7
    do(state, "pass", "drift space_05 space_06")
    assert state.gold[B] == 6

    state = a_state(ships="08 01 03 05 18 11 13 15", gold_for_red_ship=True)
    do(state, "pass", "drift red space_09", "pass", "drift space_05 space_06")
    assert state.gold[B] == 6  # nor does B profit from what A did

    state = a_state(ships="06 01 03 05 09 11 13 15", gold={A: 5}, gold_for_red_ship=True, cards={A: "lighthouse"})
    do(state, "share space_09", "move red space_09")
    assert state.gold[A] == 7
    do(state, "pass", "drift red space_10")
    assert state.gold[B] == 5 + 1 + 1


def test_turns_and_rounds_are_counted():
    """R17, R20: one turn each, from the start player on."""
    state = a_state(3, active=C, start=C)
    seen = []
    for _ in range(7):
        seen.append((state.round, state.turn, state.active))
        passing(state)

    assert seen == [(1, 1, C), (1, 2, A), (1, 3, B), (2, 4, C), (2, 5, A), (2, 6, B), (3, 7, C)]
