"""Phase 1: reveal, repel, bust, tax.  R21-R45"""

from collections import Counter

import pytest

from app.engines import GAMES
from app.engines.contract import IllegalAction
from app.engines.port_royal.components import CARDS
from tests.engines.port_royal.builder import A, B, C, D, a_state, do, go_of, names, purses, said


def test_the_first_reveal_is_compulsory():
    """C04 (R21, R22, R23, R40, R41, R42, R43): no swords anywhere, so both gain a coin."""
    state = a_state(top=["tax_most_swords"])
    assert said(state) == ["draw"]

    do(state, "draw")

    assert purses(state) == [4, 4]
    assert names(state.discard) == ["tax_most_swords"]
    assert state.harbour == []
    assert said(state) == ["draw", "stop"]


def test_stop_is_refused_before_the_first_reveal():
    """R22: the checked door names what is legal."""
    state = a_state()
    before = state.digest()

    with pytest.raises(IllegalAction, match=r"discover_action \(draw\)"):
        GAMES["port_royal"].play(state, ("stop",))
    assert state.digest() == before


def test_swords_repel_ships_again_and_again():
    """C05 (R8, R26, R27, R29)."""
    state = a_state(own={A: ["sailor_1", "pirate_2"]}, top=["ship_flute_s2_c2", "ship_skiff_s3_c3"])

    do(state, "draw")
    assert said(state) == ["repel", "accept"]
    do(state, "repel")
    assert names(state.discard) == ["ship_flute_s2_c2"]
    assert purses(state) == [3, 3]
    assert state.swords(A) == 3
    do(state, "draw")
    assert said(state) == ["repel", "accept"]


def test_a_skull_cannot_be_repelled():
    """C06 (R26, R25): eight swords, and the frigate with the skull still docks."""
    own = {A: ["pirate_1", "pirate_2", "pirate_3", "sailor_1", "sailor_1"]}
    state = do(a_state(own=own, top=["ship_frigate_skull_c4"]), "draw")

    assert state.decision == "discover_action"
    assert names(state.harbour) == ["ship_frigate_skull_c4"]


def test_too_few_swords_repel_nothing():
    """C07 (R26)."""
    state = do(a_state(own={A: ["pirate_2"]}, top=["ship_pinace_s4_c3"]), "draw")

    assert state.decision == "discover_action"
    assert names(state.harbour) == ["ship_pinace_s4_c3"]


def test_the_swords_of_others_do_not_help():
    """R26: only the active player's swords count."""
    state = do(a_state(own={B: ["pirate_2"]}, top=["ship_pinace_s1_c1"]), "draw")

    assert names(state.harbour) == ["ship_pinace_s1_c1"]


def test_a_second_ship_of_a_colour_is_a_bust():
    """C08 (R32, R33, R34): jesters are paid, nobody trades, B is next."""
    state = a_state(
        3,
        own={A: ["jester_1", "sailor_1"], B: ["jester_2", "jester_2"]},
        coins=[5, 5, 5],
        harbour=["ship_pinace_s1_c1", "sailor_1"],
        top=["ship_pinace_s2_c2"],
    )
    do(state, "draw")

    assert len(state.discard) == 3
    assert purses(state) == [6, 7, 5]
    assert (state.actor, state.active, state.decision) == (B, B, "discover_action")


def test_a_repelled_duplicate_is_no_bust():
    """C09 (R27, R32)."""
    state = a_state(own={A: ["pirate_2"]}, harbour=["ship_flute_s1_c1"], top=["ship_flute_s2_c2"])
    do(state, "draw", "repel")

    assert len(state.harbour) == 1
    assert (state.active, said(state)) == (A, ["draw", "stop"])


def test_a_repellable_duplicate_may_be_accepted_and_is_a_bust():
    """R32 (ruling)."""
    state = a_state(own={A: ["pirate_2"]}, harbour=["ship_flute_s1_c1"], top=["ship_flute_s2_c2"])
    do(state, "draw", "accept")

    assert (state.active, state.harbour) == (B, [])


def test_only_the_ship_just_revealed_can_be_repelled():
    """R28: an accepted ship stays; while the question stands there is no other decision."""
    state = a_state(own={A: ["pirate_2"]}, top=["ship_flute_s1_c1", "ship_skiff_s1_c1"], row=["expedition_2_houses"])
    do(state, "draw", "accept", "draw")

    assert said(state) == ["repel", "accept"]
    do(state, "repel")
    assert names(state.harbour) == ["ship_flute_s1_c1"]


def test_an_expedition_outlives_the_bust():
    """C10 (R30, R33)."""
    top = ["expedition_2_houses", "sailor_1", "ship_pinace_s1_c1", "ship_pinace_s2_c2"]
    state = do(a_state(top=top), "draw", "draw", "draw", "draw")

    assert sorted(names(state.discard)) == sorted(top[1:])
    assert names(state.expeditions) == ["expedition_2_houses"]
    assert state.active == B


def test_a_player_may_stop_with_an_empty_harbour():
    """R23, R24, R30: the only card was an expedition."""
    state = do(a_state(top=["expedition_2_houses"]), "draw")

    assert said(state) == ["draw", "stop"]
    do(state, "stop")
    assert state.active == B  # nothing to take for anybody


def test_tax_halves_twelve_and_more_and_pays_most_swords():
    """C13 (R40, R42, R43): A 14-7+1, B 13-6, C 11+1, D 5."""
    state = a_state(
        4,
        own={A: ["sailor_1", "sailor_1"], B: ["sailor_1"], C: ["pirate_2"]},
        coins=[14, 13, 11, 5],
        top=["tax_most_swords"],
    )
    do(state, "draw")

    assert purses(state) == [8, 7, 12, 5]


@pytest.mark.parametrize(("owned", "left"), [(11, 11), (12, 6), (13, 7), (14, 7), (15, 8)])
def test_half_of_the_coins_rounded_down(owned, left):
    """R40: the limit is always twelve, whatever influence is needed.  B has the sword and the bonus."""
    state = a_state(own={B: ["sailor_1"]}, coins=[owned, 3], top=["tax_most_swords"], influence=20)

    assert purses(do(state, "draw")) == [left, 4]


def test_fewest_influence_gains_a_coin_with_ties():
    """C14 (R42, R43): A 4, B 2, C 2 points."""
    own = {A: ["pirate_3", "sailor_1"], B: ["sailor_2"], C: ["sailor_2"]}
    state = do(a_state(3, own=own, top=["tax_fewest_influence"]), "draw")

    assert purses(state) == [3, 4, 4]


def test_contract_points_count_for_fewest_influence():
    """R44: A has 1 point more by two contracts (0 + 1), so only B gains."""
    state = a_state(
        own={A: ["sailor_1"], B: ["sailor_1"]},
        contracts=["fighter", "jinx", "explorer", "comedian"],
        top=["tax_fewest_influence"],
    )
    state.fields[0].append(A)
    state.fields[1].append(A)
    state.influence[A] += 1

    assert purses(do(state, "draw")) == [3, 4]


def test_the_tax_card_is_discarded_after_the_bonus():
    """C36 (R31, R41, R10): no card is left for A's coin, and the tax card cannot be it."""
    state = a_state(own={A: ["sailor_1"]}, deck=["tax_most_swords"], shown=1)
    do(state, "draw")

    assert purses(state) == [3, 3]
    assert (len(state.deck), names(state.discard)) == (0, ["tax_most_swords"])
    assert said(state) == ["draw", "stop"]


def test_without_any_card_a_reveal_is_a_tax():
    """R35, R37, R37a: both piles are empty after it, so phase 1 ends and the harbour is traded."""
    state = a_state(own={A: ["sailor_1"]}, coins=[12, 3], deck=[], harbour=["ship_flute_s1_c1"])
    discard = state.discard[:]
    state.trace = []
    do(state, "draw")

    kinds = [event[0] for event in state.trace]
    assert "extra_tax" in kinds
    assert ("taxed", A, 6) in state.trace
    assert discard == []
    tax = [card for card in state.discard if CARDS[card].kind == "tax"]
    assert tax == []  # R37: the additional tax is no card
    assert state.shown == 2  # it counts as a revealed card


def test_phase_one_ends_when_both_piles_stay_empty():
    """R37a: A owes no tax and nobody can be paid, so the go begins."""
    state = a_state(deck=[], harbour=["ship_flute_s1_c1"])
    do(state, "draw")

    assert state.decision == "take_card"
    assert purses(state) == [3, 3]


def test_the_second_reshuffle_is_a_tax_and_the_third_tax_ends_the_phase():
    """C37 (R36, R37a): draws 1, 6 and 10 are taxes; each pays one coin in all."""
    fleet = ["ship_pinace_s1_c1", "ship_pinace_s2_c2", "ship_flute_s1_c1", "ship_flute_s5_c3", "ship_skiff_s5_c3"]
    own = {A: ["pirate_1", "pirate_2", "pirate_3", "sailor_1"]}  # 7 swords, 7 points
    state = a_state(own=own, harbour=["ship_galleon_skull_c3"], deck=[], discard=fleet)
    state.reshuffles = 1
    state.trace = []
    drawn = []
    while state.decision in ("discover_action", "repel_ship"):
        if state.decision == "discover_action":
            state.trace.clear()
            do(state, "draw")
            drawn.append("tax" if any(event[0] == "extra_tax" for event in state.trace) else "ship")
        else:
            do(state, "repel")

    assert [i + 1 for i, what in enumerate(drawn) if what == "tax"] == [1, 6, 10]
    assert len(drawn) == 10
    assert (state.decision, state.actor) == ("take_card", A)
    assert said(state) == ["take_ship ship_galleon_skull_c3", "pass"]
    assert (sum(purses(state)), len(state.deck), len(state.discard)) == (9, 2, 0)


def test_a_payout_that_reshuffles_again_makes_the_next_draw_a_tax():
    """R36: the expedition's coins need the second reshuffle; the tax is the result of the next draw."""
    state = a_state(
        own={A: ["priest_1", "priest_1"]},
        row=["expedition_2_crosses"],
        deck=[],
        discard=["sailor_2", "sailor_2", "sailor_3"],
        shown=1,
    )
    state.reshuffles = 1
    do(state, "claim expedition_2_crosses")
    assert said(state) == ["draw", "stop"]
    state.trace = []

    do(state, "draw")

    assert [event[0] for event in state.trace if event[0] in ("revealed", "extra_tax")] == ["extra_tax"]
    do(state, "draw")
    assert any(event[0] == "revealed" for event in state.trace)


def test_a_due_tax_lapses_at_the_end_of_the_phase():
    """R36: B's turn begins without it."""
    state = a_state(
        own={A: ["priest_1", "priest_1"]},
        row=["expedition_2_crosses"],
        deck=[],
        discard=["sailor_2", "sailor_2", "sailor_3", "governor_0"],
        shown=1,
    )
    state.reshuffles = 1
    do(state, "claim expedition_2_crosses", "stop")
    state.trace = []

    do(state, "draw")

    assert (state.active, state.trace[0][0]) == (B, "revealed")


def test_coins_of_a_bust_make_no_tax_due():
    """R36: jester coins need the second reshuffle, after the phase is over."""
    state = a_state(
        own={A: ["jester_2"]},
        harbour=["ship_pinace_s1_c1"],
        deck=["ship_pinace_s2_c2"],
        discard=["sailor_1"],
    )
    state.reshuffles = 1
    do(state, "draw")

    assert purses(state) == [4, 3]
    assert state.tax_due is False


def test_the_additional_tax_is_of_either_kind():
    """R37: 50:50; among 60 games both kinds turn up, neither rarely."""
    kinds = Counter()
    for seed in range(60):
        state = a_state(deck=[], shown=1)
        state.rng.seed = seed
        state.trace = []
        do(state, "draw")
        kinds.update(CARDS[event[2]].id for event in state.trace if event[0] == "extra_tax")

    assert set(kinds) == {"tax_fewest_influence", "tax_most_swords"}
    assert min(kinds.values()) >= 15


def test_a_reshuffle_happens_in_the_middle_of_a_payout():
    """C35 (R5, R9): one card is left, the ship makes seven discards, two of them become coins."""
    state = a_state(
        coins=[0, 0],
        harbour=["ship_flute_s5_c3"],
        deck=["sailor_1"],
        discard=["priest_1"] * 5 + ["captain_1"],
    )
    do(go_of(state, A), "take_ship ship_flute_s5_c3")

    assert purses(state)[A] == 3
    assert (len(state.deck), len(state.discard)) == (5, 0)


def test_the_reshuffle_waits_for_the_need():
    """R9 (ruling): the last card leaves, and the discard pile stays where it is."""
    state = do(a_state(deck=["sailor_1"], discard=["priest_1"]), "draw")

    assert (len(state.deck), len(state.discard)) == (0, 1)


def test_missing_coins_are_lost_active_player_first():
    """R10 (ruling): three cards are left for C's four jesters, C is active, and B goes without."""
    own = {B: ["jester_2"], C: ["jester_2", "jester_2", "jester_1", "jester_3"]}
    state = a_state(3, own=own, harbour=["ship_pinace_s1_c1"], deck=["ship_pinace_s2_c2", "sailor_1"], active=C)
    state.trace = []
    do(state, "draw")

    assert purses(state) == [3, 3, 3 + 3]
    assert ("short", C, 1) in state.trace
    assert ("short", B, 1) in state.trace


def test_coins_are_paid_in_the_order_of_getting_them():
    """R4, R6: the coin held longest is spent first and turns up on the discard pile."""
    state = a_state(coins=[4, 3], harbour=["sailor_1"])
    oldest = [coin & 255 for coin in state.coins[A][:3]]
    do(go_of(state, A), "hire sailor_1")

    assert state.discard[:3] == oldest


def test_four_players_pay_taxes_in_everybodys_turn():
    """R40: all players, also those who are not active."""
    state = do(a_state(4, own={D: ["sailor_1"]}, coins=[3, 12, 13, 20], top=["tax_most_swords"]), "draw")

    assert purses(state) == [3, 6, 7, 11]
