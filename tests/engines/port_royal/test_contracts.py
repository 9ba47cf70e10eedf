"""Contracts.  R70-R90"""

from collections import Counter
from random import Random

import pytest

from app.engines.contract import NOBODY
from app.engines.port_royal.components import CONTRACTS
from tests.engines.port_royal.builder import GAME, A, B, C, a_state, do, go_of, names, purses, said, stopped


def hiring(name, own, coins=9, contracts=("fighter",), **more):
    """A hires a person; the position after it."""
    state = a_state(own={A: own}, coins=[coins, 0], harbour=[name], contracts=contracts, influence=25, **more)
    return do(stopped(state), f"hire {name}")


def test_the_third_sword_completes_fighter():
    """C32 (R70, R72, R82): 3 coins for the first, 2 for the second."""
    state = hiring("sailor_1", ["sailor_1", "sailor_1"])
    assert state.fields == [[A]]
    assert purses(state)[A] == 9 - 3 + 3

    other = a_state(own={B: ["pirate_2"]}, coins=[0, 5], harbour=["sailor_1"], contracts=["fighter"], influence=25)
    other.fields[0].append(A)
    other.cubes[A] -= 1
    go_of(other, B)
    do(other, "hire sailor_1")
    assert other.fields == [[A, B]]
    assert purses(other)[B] == 5 - 3 - 1 + 2


def test_contract_points():
    """C33 (R80, R7, R61): 0, 1, 3 points; 9 + 3 triggers the end."""
    contracts = ["fighter", "cheap_staff", "trader_prince", "jinx"]
    own = {A: ["sailor_3", "sailor_2", "pirate_2"]}  # 7 points
    state = a_state(own=own, contracts=contracts, coins=[9, 0], harbour=["sailor_2"])
    state.fields = [[], [A], [A], []]
    state.cubes[A] = 1
    state.influence[A] += 1
    state.own[12 + 1] = 2  # two contracts completed
    do(stopped(state), "hire sailor_2")

    assert state.scores()[A] == 7 + 2 + 3
    assert state.ended


@pytest.mark.parametrize(("done", "points"), [(0, 0), (1, 0), (2, 1), (3, 3)])
def test_points_by_number_of_contracts(done, points):
    """R80."""
    from app.engines.port_royal.components import CONTRACT_POINTS

    assert CONTRACT_POINTS[done] == points


@pytest.mark.parametrize(
    ("contract", "have", "hired"),
    [
        ("comedian", "priest_1", "jester_1"),
        ("lady_killer", "captain_1", "mademoiselle_2"),
        ("maritime_supremacy", "captain_1", "vice_admiral_1"),
        ("new_colony", "settler_1", "gunner_1"),
        ("trade_outpost", "settler_1", "clerk_red_2"),
        ("trader_prince", "trader_blue_1", "trader_red_1"),
    ],
)
def test_pair_contracts(contract, have, hired):
    """R81: either person may come first; a jack replaces nobody (ruling)."""
    assert hiring(hired, [have], contracts=[contract]).fields == [[A]]
    assert hiring(have, [hired], contracts=[contract]).fields == [[A]]
    assert hiring(hired, ["jack_of_all_trades_1"], contracts=[contract]).fields == [[]]
    assert hiring("sailor_1", [have], contracts=[contract]).fields == [[]]


def test_comedian_completes_at_once():
    """C44 (R81, R72): the jack is no priest."""
    own = {A: ["jack_of_all_trades_1", "jester_1"]}
    state = a_state(own=own, coins=[4, 0], harbour=["priest_1"], contracts=["comedian"])
    assert state.fields == [[]]
    do(stopped(state), "hire priest_1")

    assert state.fields == [[A]]
    assert purses(state)[A] == 4


def test_cheap_staff_asks_for_printed_costs():
    """R82: four persons of cost 3; a discount does not make a 4 cheap."""
    three = ["sailor_1", "sailor_1", "trader_red_1"]
    assert hiring("trader_red_1", three, contracts=["cheap_staff"]).fields == [[A]]
    assert hiring("priest_1", [*three, "mademoiselle_2"], contracts=["cheap_staff"]).fields == [[]]


def test_explorer_wants_an_expedition():
    """R83, R79: the persons are gone, the contract stays."""
    state = a_state(own={A: ["priest_1", "priest_1"]}, row=["expedition_2_crosses"], contracts=["explorer"])
    do(state, "claim expedition_2_crosses")

    assert state.fields == [[A]]
    assert purses(state)[A] == 3 + 2 + 2


def test_a_contract_stays_completed_when_its_persons_go():
    """R79, R71: the priest of Comedian pays an expedition; nothing is completed twice."""
    state = a_state(
        own={A: ["priest_1", "jester_1", "priest_1"]},
        row=["expedition_2_crosses"],
        contracts=["comedian"],
        influence=25,
    )
    state.fields = [[A]]
    state.cubes[A] = 2
    do(state, "claim expedition_2_crosses")

    assert state.fields == [[A]]
    assert state.cubes[A] == 2


def test_frigate_foe_takes_three_renouncings():
    """C34 (R84, R77): steps 1, 2, then field 1 with 8 coins."""
    own = {A: ["trader_red_1"]}
    state = a_state(own=own, coins=[4, 0], harbour=["ship_frigate_s6_c3"], contracts=["frigate_foe"])
    do(stopped(state), "renounce ship_frigate_s6_c3")

    assert purses(state)[A] == 4
    assert state.steps == [[1, 0]]
    assert state.cubes == [2, 3]

    later = a_state(own=own, coins=[4, 0], harbour=["ship_frigate_s6_c3"], contracts=["frigate_foe"])
    later.steps[0][A] = 2
    later.cubes[A] = 2
    do(stopped(later), "renounce ship_frigate_s6_c3")
    assert (later.fields, later.steps, later.cubes[A]) == ([[A]], [[0, 0]], 2)
    assert purses(later)[A] == 4 + 8


def test_galleon_foe_takes_two_and_a_fee():
    """C39 (R85, R53, R71)."""
    state = a_state(harbour=["ship_galleon_s4_c2"], contracts=["galleon_foe"])
    do(stopped(state), "renounce ship_galleon_s4_c2")
    assert (state.steps, purses(state)[A]) == ([[1, 0]], 3)

    later = a_state(coins=[1, 3], harbour=["ship_galleon_s2_c1"], contracts=["galleon_foe"], active=B, start=B)
    later.steps[0][A] = 1
    later.cubes[A] = 2
    go_of(later, A)
    do(later, "renounce ship_galleon_s2_c1")
    assert (later.fields, purses(later), later.cubes[A]) == ([[A]], [6, 4], 2)

    third = a_state(harbour=["ship_galleon_s2_c1"], contracts=["galleon_foe"])
    third.fields[0].append(A)
    assert said(stopped(third)) == ["take_ship ship_galleon_s2_c1", "pass"]


def test_renouncing_needs_the_fee_beforehand():
    """R84: a non-active player without a coin cannot renounce."""
    state = go_of(a_state(coins=[3, 0], harbour=["ship_galleon_s2_c1"], contracts=["galleon_foe"]), B)

    assert said(state) == ["take_ship ship_galleon_s2_c1", "pass"]


def test_renouncing_needs_a_cube():
    """R78: no free cube, no first step."""
    state = a_state(harbour=["ship_galleon_s2_c1"], contracts=["galleon_foe"])
    state.cubes[A] = 0

    assert said(stopped(state)) == ["take_ship ship_galleon_s2_c1", "pass"]


def test_renouncing_still_gives_the_gift_and_the_clerk_works():
    """R59, R60, R84: B gains the gift coin, A one more take."""
    state = a_state(
        own={A: ["clerk_red_2"]}, harbour=["xship_frigate_s6_c3_gift", "sailor_1"], contracts=["frigate_foe"]
    )
    do(stopped(state), "renounce xship_frigate_s6_c3_gift")

    assert purses(state) == [3, 4]
    assert (state.actor, state.takes) == (A, 1)


def test_automatic_pass_waits_while_renouncing_is_possible():
    """R55 (ruling)."""
    state = a_state(coins=[3, 2], harbour=["ship_galleon_s2_c1"], contracts=["galleon_foe"], automatic_pass=True)
    go_of(state, B)

    assert said(state) == ["take_ship ship_galleon_s2_c1", "renounce ship_galleon_s2_c1", "pass"]


def test_jinx_pays_the_active_player_for_his_own_bust():
    """C42 (R86, R73)."""
    state = a_state(harbour=["ship_pinace_s1_c1"], top=["ship_pinace_s2_c2"], contracts=["jinx"])
    do(state, "draw")
    assert (state.fields, purses(state)) == ([[A]], [4, 3])

    state.harbour = []
    state = a_state(harbour=["ship_pinace_s1_c1"], top=["ship_pinace_s2_c2"], contracts=["jinx"], active=B)
    state.fields[0].append(A)
    do(state, "draw")
    assert (state.fields, purses(state)) == ([[A, B]], [3, 4])


def test_gamester_completes_at_the_fourth_colour():
    """C40 (R87): 2 coins, and A goes on."""
    harbour = ["ship_pinace_s1_c1", "ship_flute_s1_c1", "ship_skiff_s1_c1"]
    state = do(a_state(harbour=harbour, top=["ship_galleon_s2_c1"], contracts=["gamester"]), "draw")

    assert (state.fields, purses(state)[A]) == ([[A]], 5)
    assert said(state) == ["draw", "stop"]


def test_little_gamester_needs_a_later_turn():
    """R87: the first time parks a cube, the second completes; a bust does not undo it."""
    harbour = ["ship_pinace_s1_c1", "ship_flute_s1_c1"]
    state = a_state(harbour=harbour, top=["ship_skiff_s1_c1", "ship_skiff_s1_c2"], contracts=["little_gamester"])
    do(state, "draw")
    assert (state.steps, state.cubes[A]) == ([[1, 0]], 2)
    do(state, "draw")
    assert (state.active, state.steps) == (B, [[1, 0]])

    later = a_state(harbour=harbour, top=["ship_skiff_s1_c1"], contracts=["little_gamester"])
    later.steps[0][A] = 1
    later.cubes[A] = 2
    do(later, "draw")
    assert (later.fields, later.steps, later.cubes[A], purses(later)[A]) == ([[A]], [[0, 0]], 2, 5)


def test_little_gamester_makes_one_step_a_turn():
    """R87 (ruling): the third colour comes once, because no ship leaves the harbour before trading begins."""
    little = next(i for i, each in enumerate(CONTRACTS) if each.id == "contract_little_gamester")
    steps = Counter()
    for seed in range(60):
        state = GAME.new(3, {"expansion": "contracts", "influence": 25}, seed)
        if little not in state.contracts:
            continue
        random, place = Random(seed), state.contracts.index(little)
        while state.actor != NOBODY:
            turn, before = state.turn, (state.steps[place][:], state.fields[place][:])
            state.apply(random.choice([action for action in state.legal() if action != ("stop",)]))
            steps[seed, turn] += before != (state.steps[place], state.fields[place])
    assert set(steps.values()) == {0, 1}


def test_repelled_ships_do_not_count_for_the_gamesters():
    """R87, R73."""
    harbour = ["ship_pinace_s1_c1", "ship_flute_s1_c1"]
    state = a_state(own={A: ["pirate_2"]}, harbour=harbour, top=["ship_skiff_s1_c1"], contracts=["little_gamester"])
    do(state, "draw", "repel")
    assert state.steps == [[0, 0]]


def test_pack_of_pirates_collects_one_ship_of_each_colour():
    """C41 (R88): the second yellow one is discarded; a bust leaves the collection."""
    state = a_state(
        own={A: ["sailor_1"]},
        top=["ship_pinace_s1_c1", "ship_pinace_s1_c2", "ship_galleon_s2_c1", "ship_galleon_s4_c2"],
        contracts=["pack_of_pirates"],
    )
    do(state, "draw", "repel", "draw", "repel")
    assert names(state.collected[A]) == ["ship_pinace_s1_c1"]
    assert names(state.discard) == ["ship_pinace_s1_c2"]
    do(state, "draw", "draw")
    assert state.active == B
    assert names(state.collected[A]) == ["ship_pinace_s1_c1"]


def test_five_colours_complete_pack_of_pirates():
    """R88 (ruling): the ships are discarded first, so that the coins can come from them."""
    own = {A: ["pirate_2", "pirate_3"]}
    state = a_state(own=own, contracts=["pack_of_pirates"], deck=["ship_galleon_s4_c2"], discard=[])
    fleet = ["ship_pinace_s1_c1", "ship_flute_s1_c1", "ship_skiff_s1_c1", "ship_frigate_s1_c1"]
    state.collected[A] = list(a_state(harbour=fleet).harbour)
    do(state, "draw", "repel")

    assert (state.fields, state.collected[A]) == ([[A]], [])
    assert purses(state)[A] == 3 + 3
    assert (len(state.deck), len(state.discard)) == (2, 0)


def test_without_a_cube_the_collection_is_discarded():
    """R88 (ruling): the last cube goes to Fighter."""
    state = a_state(
        own={A: ["pirate_2"]},
        coins=[9, 0],
        harbour=["sailor_1"],
        contracts=["pack_of_pirates", "fighter"],
        influence=25,
    )
    state.collected[A] = [state.deck.pop(0)]
    state.cubes[A] = 1
    do(stopped(state), "hire sailor_1")

    assert state.collected[A] == []
    assert state.fields == [[], [A]]


def test_who_has_no_cube_collects_nothing():
    """R88."""
    state = a_state(own={A: ["pirate_2"]}, top=["ship_pinace_s1_c1"], contracts=["pack_of_pirates"])
    state.cubes[A] = 0
    do(state, "draw", "repel")

    assert names(state.discard) == ["ship_pinace_s1_c1"]


def test_tax_officer_in_somebody_elses_turn():
    """C43 (R73, R90): A 3, B 13 - 6 + 7, C 11."""
    own = {B: ["sailor_3"], C: ["sailor_2", "sailor_1"]}
    state = a_state(3, own=own, coins=[2, 13, 11], top=["tax_fewest_influence"], contracts=["tax_officer"])
    do(state, "draw")

    assert purses(state) == [3, 14, 11]
    assert state.fields == [[B]]


def test_tax_officers_are_served_clockwise_from_the_active_player():
    """R75 (ruling)."""
    own = {C: ["sailor_1"]}
    state = a_state(3, own=own, coins=[12, 12, 12], top=["tax_most_swords"], contracts=["tax_officer"], active=B)
    do(state, "draw")

    assert state.fields == [[B, C, A]]


def test_an_additional_tax_serves_the_tax_officer_too():
    """R90: no card, but taxes were paid."""
    state = a_state(coins=[12, 3], deck=[], shown=1, contracts=["tax_officer"])
    do(state, "draw")

    assert state.fields == [[A]]


def test_too_few_cubes_go_to_the_better_paid_contract():
    """R74: one hire meets Lady Killer (3) and Maritime Supremacy (4); one cube is left."""
    state = a_state(
        own={A: ["mademoiselle_2", "vice_admiral_1"]},
        coins=[9, 0],
        harbour=["captain_1"],
        contracts=["lady_killer", "maritime_supremacy"],
        influence=25,
    )
    state.cubes[A] = 1
    do(stopped(state), "hire captain_1")

    assert state.fields == [[], [A]]
    assert state.cubes[A] == 0


def test_equal_coins_prefer_the_contract_further_left():
    """R74 (ruling): both pay 3."""
    for contracts in (["new_colony", "trader_prince"], ["trader_prince", "new_colony"]):
        state = a_state(
            own={A: ["trader_red_1", "trader_blue_1"]}, coins=[9, 0], harbour=["gunner_1"], contracts=contracts
        )
        state.own[7] = 1  # a settler, so that the gunner completes New Colony; two traders wait unserved
        state.cubes[A] = 1
        do(stopped(state), "hire gunner_1")
        assert state.fields == [[A], []]


def test_several_contracts_are_carried_out_from_left_to_right():
    """R74: the trace has them in the order of the display."""
    contracts = ["lady_killer", "maritime_supremacy"]
    state = a_state(
        own={A: ["mademoiselle_2", "vice_admiral_1"]},
        coins=[9, 0],
        harbour=["captain_1"],
        contracts=contracts,
        influence=25,
    )
    stopped(state)
    state.trace = []
    do(state, "hire captain_1")

    done = [CONTRACTS[event[2]].id for event in state.trace if event[0] == "contract_completed"]
    assert done == ["contract_lady_killer", "contract_maritime_supremacy"]
    assert state.fields == [[A], [A]]


def test_at_most_three_contracts():
    """R71: three cubes, and the fourth contract stays open."""
    state = hiring("sailor_1", ["sailor_1", "sailor_1"], contracts=["fighter", "jinx", "explorer", "comedian"])
    assert state.cubes[A] == 2
    state = a_state(own={A: ["sailor_1", "sailor_1"]}, coins=[9, 0], harbour=["sailor_1"], contracts=["fighter"])
    state.cubes[A] = 0
    do(stopped(state), "hire sailor_1")
    assert state.fields == [[]]


def test_contract_coins_come_from_the_draw_pile():
    """R89, R10: nothing is left, so nothing is gained, and the contract is completed all the same."""
    state = a_state(
        own={A: ["sailor_1", "sailor_1", *["mademoiselle_2"] * 2, "mademoiselle_3"]},
        coins=[0, 0],
        harbour=["sailor_1"],
        contracts=["fighter"],
        deck=[],
        influence=25,
    )
    do(stopped(state), "hire sailor_1")

    assert (state.fields, purses(state)[A]) == ([[A]], 0)


def test_completed_in_a_go_as_non_active_player():
    """R73, R76: B has four swords, more than three is fine."""
    state = a_state(own={B: ["pirate_2", "sailor_1"]}, coins=[0, 9], harbour=["sailor_1"], contracts=["fighter"])
    go_of(state, B)
    do(state, "hire sailor_1")

    assert state.fields == [[B]]
