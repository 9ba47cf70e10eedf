"""End of the game and winner.  R14, R61-R64"""

import pytest

from app.engines.contract import NOBODY
from tests.engines.port_royal.builder import A, B, C, a_state, do, stopped

TWELVE = ["sailor_3", "pirate_3", "admiral_3", "jester_3"]


def one_quiet_turn(state):
    """Draw once, stop, everybody passes."""
    seat = state.active
    turn = state.turn
    do(state, "draw")
    while state.turn == turn and state.actor != NOBODY:
        do(state, {"discover_action": "stop", "take_card": "pass", "repel_ship": "repel"}[state.decision])
    return seat


def test_the_round_is_played_to_its_end():
    """C25 (R61, R62): A reaches twelve, B and C still have a turn each."""
    own = {A: [*TWELVE[:3], "mademoiselle_2"]}  # 11 points
    state = a_state(3, own=own, coins=[9, 0, 0], harbour=["sailor_1"], top=["governor_0", "governor_0"])
    do(stopped(state), "hire sailor_1")
    assert state.ended

    assert [one_quiet_turn(state), one_quiet_turn(state)] == [B, C]
    assert state.actor == NOBODY
    assert state.ranking()[A] == 1


def test_the_last_players_turn_ends_the_game_even_by_a_bust():
    """R62: the trigger in the last turn of the round, then that turn goes bust."""
    own = {B: ["sailor_3", "admiral_3", "mademoiselle_2", "priest_1", "priest_1"]}  # 3+3+2+1+1, expedition +4-2
    state = a_state(
        own=own,
        active=B,
        row=["expedition_2_crosses"],
        harbour=["ship_pinace_s4_c3"],
        top=["governor_0", "governor_0", "ship_pinace_s4_c4"],  # two become coins of the expedition
    )
    do(state, "claim expedition_2_crosses")
    assert (state.ended, state.actor) == (True, B)
    do(state, "draw")

    assert state.actor == NOBODY


def test_a_new_round_does_not_begin_after_the_trigger():
    """R61: the trigger stays set."""
    state = a_state(2, own={A: TWELVE}, top=["governor_0", "governor_0"], coins=[0, 0])
    state.ended = True
    one_quiet_turn(state)
    one_quiet_turn(state)

    assert state.actor == NOBODY


@pytest.mark.parametrize(("coins", "places"), [([2, 4, 11], [2, 1, 3]), ([4, 4, 11], [1, 1, 3])])
def test_coins_break_ties_and_victories_are_shared(coins, places):
    """C26 (R63, R64): 13, 13 and 12 points."""
    state = a_state(3, coins=coins)
    state.influence = [13, 13, 12]

    assert state.ranking() == places


def test_the_expedition_may_be_needed():
    """C27 (R14, R61, R63)."""
    own = {A: [*TWELVE, "governor_0"], B: [*["priest_1"] * 2, "pirate_2", "admiral_2", "admiral_2"]}  # B 2+2+2+2
    state = a_state(own=own, coins=[9, 9], harbour=["sailor_1"], row=["expedition_2_crosses"], expedition_needed=True)
    do(stopped(state), "hire sailor_1")
    assert state.scores()[A] == 13
    assert not state.ended

    state.influence[B] = 9
    while state.active != B:
        do(state, "pass")
    do(state, "claim expedition_2_crosses")  # 9 - 2 + 4 = 11
    assert not state.ended
    state.influence[B] = 13
    state.influence[A] = 15

    assert state.ranking() == [2, 1]


def test_with_expedition_needed_twelve_points_and_an_expedition_trigger():
    """R14, R61: 10 - 2 + 4 = 12."""
    own = {A: ["priest_1", "priest_1", "sailor_3", "pirate_3", "pirate_2"]}
    state = a_state(own=own, row=["expedition_2_crosses"], expedition_needed=True)
    assert state.scores()[A] == 10
    do(state, "claim expedition_2_crosses")

    assert state.ended


@pytest.mark.parametrize("needed", [6, 12, 13])
def test_the_needed_influence_triggers(needed):
    """R13, R61: A hires himself from 11 to 12."""
    own = {A: [*TWELVE[:3], "mademoiselle_2"]}
    state = a_state(own=own, coins=[9, 0], harbour=["sailor_1"], influence=needed)
    do(stopped(state), "hire sailor_1")

    assert state.ended is (needed <= 12)


def test_twenty_rounds_without_progress_end_the_game():
    """C38 (R62a, R63): nobody has 25 points; more coins win."""
    state = a_state(coins=[3, 4], influence=25, shown=0)
    rounds = 0
    while state.actor != NOBODY:
        rounds = state.round
        one_quiet_turn(state)

    assert rounds == 20
    assert state.scores() == [0, 0]
    money = [len(purse) for purse in state.coins]
    assert state.ranking() == ([1, 2] if money[A] > money[B] else [2, 1] if money[B] > money[A] else [1, 1])


def test_progress_resets_the_counter():
    """R62a: one point in round 19, and the game goes on."""
    state = a_state(coins=[9, 4], influence=25, harbour=["sailor_1"])
    state.stalled = 19
    do(stopped(state), "hire sailor_1")
    one_quiet_turn(state)

    assert state.actor != NOBODY
    assert state.stalled == 0
