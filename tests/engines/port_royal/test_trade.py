"""Phase 2 of the base game.  R46-R58"""

import pytest

from tests.engines.port_royal.builder import A, B, C, a_state, do, go_of, names, purses, said, stopped

FLEET = ["ship_pinace_s4_c3", "ship_flute_s1_c1", "ship_skiff_s1_c1", "ship_frigate_s1_c1", "ship_galleon_s2_c1"]


@pytest.mark.parametrize(("ships", "takes"), [(3, 1), (4, 2), (5, 3)])
@pytest.mark.parametrize("governors", [0, 1])
def test_takes_by_ship_colours(ships, takes, governors):
    """C15 (R49, R50)."""
    own = {A: ["governor_0"] * governors}
    state = stopped(a_state(own=own, harbour=[*FLEET[:ships], "priest_1"], influence=25))

    assert state.takes == takes + governors


def test_a_governor_takes_two_and_pays_two_fees():
    """C16 (R49, R53): 2 + 2 - 1 + 1 - 1."""
    state = a_state(own={B: ["governor_0"]}, coins=[3, 2], harbour=["ship_skiff_s3_c2", "ship_flute_s1_c1"])
    go_of(state, B)
    do(state, "take_ship ship_skiff_s3_c2", "take_ship ship_flute_s1_c1")

    assert purses(state) == [5, 3]


def test_traders_add_a_coin_each():
    """C17 (R51, R65)."""
    own = {A: ["trader_yellow_1", "trader_yellow_2"]}
    state = stopped(a_state(own=own, coins=[0, 3], harbour=["ship_pinace_s4_c3"]))
    do(state, "take_ship ship_pinace_s4_c3")

    assert purses(state)[A] == 5
    assert names(state.discard) == ["ship_pinace_s4_c3"]


def test_a_mademoiselle_hired_now_lowers_the_next_price():
    """C18 (R52): 7 and then 3 - 1."""
    harbour = [*FLEET[:4], "mademoiselle_2", "sailor_1"]
    state = stopped(a_state(coins=[9, 0], harbour=harbour))
    do(state, "hire mademoiselle_2", "hire sailor_1")

    assert purses(state)[A] == 0
    assert state.scores()[A] == 3


def test_four_mademoiselles():
    """C19 (R52): never below zero; the fee stays."""
    four = ["mademoiselle_2", "mademoiselle_2", "mademoiselle_3", "mademoiselle_3"]
    state = stopped(a_state(own={A: four}, harbour=["sailor_1", "governor_0"], influence=25))
    sailor, governor = state.harbour
    assert (state.price(A, sailor), state.price(A, governor)) == (0, 4)

    other = go_of(a_state(own={B: four}, coins=[0, 1], harbour=["sailor_1"], influence=25), B)
    do(other, "hire sailor_1")

    assert purses(other) == [1, 0]


def test_the_fee_may_come_out_of_the_ship():
    """C20 (R53): 0 + 1 - 1."""
    state = go_of(a_state(coins=[3, 0], harbour=["ship_galleon_s2_c1"]), B)
    do(state, "take_ship ship_galleon_s2_c1")

    assert purses(state) == [4, 0]


def test_a_person_costs_the_fee_on_top():
    """C20 (R53, R54): three coins are not four, so B is skipped."""
    state = a_state(coins=[3, 3], harbour=["sailor_1"])
    do(state, "stop", "pass")

    assert state.active == B
    assert state.decision == "discover_action"


def test_free_persons_still_need_the_coin_of_the_fee():
    """R53: price 0, but no coin for the fee."""
    four = ["mademoiselle_2", "mademoiselle_2", "mademoiselle_3", "mademoiselle_3"]
    state = a_state(own={B: four}, coins=[3, 0], harbour=["sailor_1"], influence=25)
    do(state, "stop", "pass")

    assert state.decision == "discover_action"


def test_an_admiral_hired_now_pays_from_the_next_go():
    """C21 (R47)."""
    harbour = [*FLEET[:4], "admiral_2", "governor_0"]
    state = stopped(a_state(coins=[7, 0], harbour=harbour))
    do(state, "hire admiral_2")

    assert purses(state)[A] == 0


def test_a_governor_hired_now_adds_no_take():
    """C21 (R47): one of two takes is left."""
    harbour = [*FLEET[:4], "admiral_2", "governor_0"]
    state = stopped(a_state(coins=[8, 0], harbour=harbour))
    do(state, "hire governor_0")

    assert state.takes == 1


@pytest.mark.parametrize(("cards", "bonus"), [(5, 4), (4, 0)])
def test_admirals_pay_from_five_cards_on(cards, bonus):
    """C22 (R48)."""
    harbour = [*FLEET[:2], "priest_1", "captain_1", "settler_1"][:cards]
    state = stopped(a_state(own={A: ["admiral_2", "admiral_2"]}, harbour=harbour))

    assert purses(state)[A] == 3 + bonus


def test_jesters_are_paid_when_nothing_is_left():
    """C23 (R48, R58): B gains 2, C nothing, nobody decides."""
    state = a_state(3, own={B: ["jester_2", "jester_2"]}, harbour=["ship_flute_s1_c1"])
    do(state, "stop", "take_ship ship_flute_s1_c1")

    assert purses(state) == [4, 5, 3]
    assert (state.actor, state.active) == (B, B)


def test_the_active_player_gains_nothing_for_jesters_at_an_empty_display():
    """R48."""
    state = do(a_state(own={A: ["jester_2"]}, top=["expedition_2_houses"]), "draw", "stop")

    assert purses(state) == [3, 3]


def test_who_can_pay_nothing_is_skipped_after_his_bonus():
    """C24 (R54, R48)."""
    harbour = ["priest_1", "captain_1", "settler_1", "jack_of_all_trades_1", "governor_0"]
    state = stopped(a_state(own={B: ["admiral_1"]}, coins=[0, 0], harbour=harbour))

    assert purses(state) == [0, 2]
    assert (state.active, state.decision) == (B, "discover_action")


@pytest.mark.parametrize("automatic_pass", [True, False])
def test_automatic_pass_over_a_worthless_ship(automatic_pass):
    """C28 (R15, R55)."""
    harbour = ["ship_flute_s1_c1", "captain_1"]
    plain = a_state(coins=[3, 2], harbour=harbour, automatic_pass=automatic_pass)
    trading = a_state(own={B: ["trader_blue_1"]}, coins=[3, 2], harbour=harbour, automatic_pass=automatic_pass)
    for state in (plain, trading):
        do(state, "stop", "pass")

    assert (plain.decision == "take_card") is not automatic_pass
    assert trading.decision == "take_card"


def test_automatic_pass_ends_a_go_with_takes_left():
    """R55 (ruling): checked before every decision of a go; the active player is never passed over."""
    state = a_state(
        own={B: ["governor_0"]},
        coins=[3, 0],
        harbour=["ship_skiff_s3_c2", "ship_flute_s1_c1"],
        automatic_pass=True,
    )
    go_of(state, B)
    do(state, "take_ship ship_skiff_s3_c2")
    assert state.active == B  # the flute alone is not asked for

    own_turn = a_state(coins=[0, 0], harbour=["ship_flute_s1_c1"], automatic_pass=True)
    assert said(stopped(own_turn)) == ["take_ship ship_flute_s1_c1", "pass"]


def test_the_goes_run_clockwise_and_the_rest_is_discarded():
    """R46, R57: A, B, C; then the harbour is empty, the expedition stays."""
    state = a_state(3, harbour=["ship_flute_s1_c1", "sailor_1"], row=["expedition_2_houses"], coins=[4, 4, 4])
    order = []
    do(state, "stop")
    while state.decision == "take_card":
        order.append(state.actor)
        do(state, "pass")

    assert order == [A, B, C]
    assert sorted(names(state.discard)) == ["sailor_1", "ship_flute_s1_c1"]
    assert names(state.expeditions) == ["expedition_2_houses"]
    assert (state.active, state.harbour) == (B, [])


def test_passing_loses_the_takes():
    """R50: two takes, one used, then pass."""
    state = stopped(a_state(harbour=FLEET[:4]))
    do(state, "take_ship ship_pinace_s4_c3")
    assert (state.actor, state.takes) == (A, 1)

    do(state, "pass")

    assert state.actor == B


def test_a_take_is_complete_before_the_next_decision():
    """R56: price, fee and coins are settled when B decides again."""
    state = a_state(own={B: ["governor_0"]}, coins=[3, 8], harbour=["sailor_1", "ship_flute_s1_c1"])
    go_of(state, B)
    do(state, "hire sailor_1")

    assert purses(state) == [4, 4]
    assert said(state) == ["take_ship ship_flute_s1_c1", "pass"]


def test_a_paid_hire_is_a_decision_and_no_luck():
    """The coins are cards that come to light, so it cannot be taken back; but nothing was drawn."""
    state = stopped(a_state(coins=[3, 0], harbour=["sailor_1", *FLEET[:2]], influence=25))
    shown, luck = state.revealed, state.chance_events
    do(state, "hire sailor_1")

    assert (state.revealed, state.chance_events) == (shown + 1, luck)

    while state.decision == "take_card":
        do(state, "pass")
    do(state, "draw")

    assert state.chance_events == luck + 1


def test_every_state_has_a_decision_with_an_action():
    """R91: also with no card at all in the piles."""
    state = a_state(coins=[0, 0], deck=[], shown=0)

    assert said(state) == ["draw"]
    assert said(do(state, "draw")) == ["draw"]  # A could not be paid, phase 2 was empty, B is next
    assert state.active == B


def test_who_is_skipped_is_told_why():
    """R54: the cheapest price with the fee, and what there is; R55: a ship that pays the fee only."""
    poor = a_state(coins=[3, 3], harbour=["sailor_1"])
    poor.trace = []
    do(poor, "stop", "pass")
    alone = a_state(coins=[3, 2], harbour=["ship_flute_s1_c1"], automatic_pass=True)
    alone.trace = []
    do(alone, "stop", "pass")
    helped = a_state(own={B: ["mademoiselle_2"]}, coins=[3, 2], harbour=["sailor_1"])
    helped.trace = []
    do(helped, "stop", "pass")

    assert ("skipped", B, 4, 1, 3) in poor.trace
    assert ("skipped", B, 3, 1, 2) in helped.trace  # R52
    assert ("skipped", B, 0, 1, 2) in alone.trace
