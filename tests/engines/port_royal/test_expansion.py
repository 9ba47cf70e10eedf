"""Clerks, gunners, vice admirals and gift ships.  R12, R48, R59, R60"""

import pytest

from tests.engines.port_royal.builder import A, B, C, a_state, do, go_of, purses, said, stopped


def test_a_clerk_gives_a_take_for_a_fee():
    """C29 (R59, R53): 4 + 2 - 1 = 5, then 3 + 1."""
    state = a_state(
        own={B: ["clerk_red_2"]}, coins=[3, 4], harbour=["ship_frigate_s3_c2", "sailor_1"], expansion="cards"
    )
    go_of(state, B)
    do(state, "take_ship ship_frigate_s3_c2")
    assert (purses(state)[B], state.takes) == (5, 1)
    do(state, "hire sailor_1")

    assert purses(state) == [5, 1]


def test_a_clerk_hired_in_the_same_go_works_at_once():
    """R59: the clerk is bought with one of two takes, the ship brings the next."""
    harbour = ["ship_pinace_s1_c1", "ship_flute_s1_c1", "ship_skiff_s1_c1", "ship_frigate_s1_c1", "clerk_yellow_1"]
    state = stopped(a_state(coins=[4, 0], harbour=harbour, expansion="cards"))
    do(state, "hire clerk_yellow_1", "take_ship ship_pinace_s1_c1")

    assert (state.actor, state.takes) == (A, 1)


def test_a_clerk_of_another_colour_gives_nothing():
    """R59."""
    state = stopped(a_state(own={A: ["clerk_red_2"]}, harbour=["ship_flute_s1_c1", "sailor_1"], expansion="cards"))
    do(state, "take_ship ship_flute_s1_c1")

    assert state.actor == B


def test_a_gift_ship_gives_another_player_a_coin():
    """C30 (R60)."""
    state = a_state(3, coins=[0, 3, 3], harbour=["xship_skiff_s3_c3_gift"], expansion="cards")
    do(stopped(state), "take_ship xship_skiff_s3_c3_gift")
    assert (state.decision, said(state)) == ("choose_beneficiary", ["give 1", "give 2"])
    do(state, "give 2")

    assert purses(state) == [3, 3, 4]


def test_with_two_players_the_gift_is_forced():
    """R60: the active player may be the one."""
    state = go_of(a_state(coins=[3, 0], harbour=["xship_skiff_s3_c3_gift"], expansion="cards"), B)
    do(state, "take_ship xship_skiff_s3_c3_gift")

    assert purses(state) == [3 + 1 + 1, 3 - 1]  # gift and fee


def test_the_gift_comes_before_the_fee():
    """R60, section L: A names B while his fee is still unpaid."""
    state = go_of(a_state(3, coins=[3, 3, 0], harbour=["xship_skiff_s3_c3_gift"], expansion="cards"), C)
    do(state, "take_ship xship_skiff_s3_c3_gift")
    assert purses(state) == [3, 3, 3]
    do(state, "give 0")

    assert purses(state) == [5, 3, 2]


def test_a_gift_without_cards_is_lost_and_not_asked_for():
    """R60 (ruling): the ship itself is the only card and becomes a coin."""
    state = a_state(3, harbour=["xship_skiff_s3_c3_gift"], deck=[], expansion="cards")
    do(stopped(state), "take_ship xship_skiff_s3_c3_gift")

    assert state.decision != "choose_beneficiary"
    assert purses(state) == [4, 3, 3]


@pytest.mark.parametrize(
    ("harbour", "coins"),
    [
        (["ship_pinace_s1_c1", "ship_flute_s1_c1", "ship_skiff_s1_c1", "priest_1"], 5),
        (["ship_pinace_s1_c1", "priest_1", "captain_1", "settler_1"], 1),
        (["sailor_1", "priest_1", "captain_1", "settler_1"], 1),
    ],
)
def test_gunners_and_vice_admirals(harbour, coins):
    """C31 (R48): never negative without a ship."""
    own = {A: ["gunner_1", "gunner_2", "vice_admiral_1"]}
    state = stopped(a_state(own=own, coins=[0, 0], harbour=harbour, expansion="cards"))

    assert purses(state)[A] == coins


@pytest.mark.parametrize(("cards", "coins"), [(2, 0), (3, 1), (4, 1), (5, 0)])
def test_the_vice_admiral_wants_three_or_four_cards(cards, coins):
    """R48."""
    harbour = ["sailor_1", "priest_1", "captain_1", "settler_1", "governor_0"][:cards]
    state = stopped(a_state(own={A: ["vice_admiral_1"]}, coins=[0, 0], harbour=harbour, expansion="cards"))

    assert purses(state)[A] == coins


def test_bonuses_are_paid_to_non_active_players_too():
    """R48, R65: B's gunner sees what is left."""
    harbour = ["ship_pinace_s1_c1", "ship_flute_s1_c1", "ship_skiff_s1_c1"]
    state = a_state(own={B: ["gunner_1"]}, coins=[0, 0], harbour=harbour, expansion="cards")
    do(stopped(state), "take_ship ship_pinace_s1_c1")

    assert purses(state)[B] == 1
