"""Phase 2: threats, damages and advancing.  Chapter 5"""

import pytest

from app.engines.bruges.components import COLOURS
from tests.engines.bruges.builder import (
    A,
    B,
    C,
    a_state,
    asks,
    cards,
    display,
    do,
    go,
    names,
    said,
    threats,
    throwing,
    told,
    turn,
    workers,
)


def test_the_start_player_throws_once_for_the_round():
    """R28: five dice, by chance; the income of phase 3 is read off them."""
    faces = set()
    for seed in range(30):
        state = a_state(seed=seed, hand={A: "king", B: "queen"})
        state.trace = []
        go(state, ("dice",))
        assert told(state, "dice") == [tuple(state.dice)]
        assert (len(state.dice), state.revealed > 0) == (5, True)
        faces.update(state.dice)
    assert faces == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("colour", range(5))
def test_who_gets_markers(face, colour):
    """R30, R32: 5 and 6 bring one of their colour to everybody, other faces none."""
    dice = ["3"] * 5
    dice[colour] = str(face)
    state = throwing(" ".join(dice), players=3)
    expected = COLOURS[colour] if face >= 5 else ""
    assert [threats(state, seat) for seat in range(3)] == [expected] * 3


def test_several_dice():
    """R32: the markers of all dice; first all are handed out, then seat by seat is struck, the start player first."""
    state = throwing(
        "5 3 6 3 5", players=3, start=B, threats={A: "yellow yellow", B: "blue blue violet violet", C: "blue blue"},
        workers={A: "red", B: "red", C: "red"}, guilders={A: 3, B: 3, C: 3}, points={A: 9, B: 9, C: 9},
    )  # fmt: skip
    facts = [event[:3] for event in state.trace if event[0] in ("threat", "damage")]
    assert [fact[0] for fact in facts] == ["threat"] * 9 + ["damage"] * 4
    assert [fact[1:] for fact in facts[9:]] == [(B, 4), (B, 0), (C, 0), (A, 2)]
    assert [fact[1] for fact in facts[:3]] == [B, C, A]
    assert (state.guilders, state.points) == ([0, 3, 3], [9, 6, 9])
    assert [workers(state, seat) for seat in range(3)] == ["red", "", ""]
    assert [threats(state, seat) for seat in range(3)] == ["blue violet", "yellow", "yellow violet"]


def test_the_second_player_waits_for_the_first():
    """R32: each resolves all his damages before the next one."""
    state = throwing("3 3 3 5 3", threats={A: "red red", B: "red red"}, houses={A: "blue red", B: "blue red"}, start=B)
    assert asks(state) == ("yellow", "choose_fire_loss")
    do(state, "burn 1")
    assert asks(state) == ("red", "choose_fire_loss")


@pytest.mark.parametrize("colour", ["blue", "yellow", "violet"])
def test_three_markers_go_back(colour):
    """R33: without points; the next one is the first again."""
    dice = " ".join("5" if each == colour else "3" for each in COLOURS)
    state = throwing(dice, threats={A: f"{colour} {colour} red"}, points={A: 0})
    assert (threats(state, A), state.points[A]) == ("red", 0)
    again = throwing(dice, threats={A: "red"})
    assert threats(again, A).split().count(colour) == 1


def test_a_marker_in_phase_3():
    """R34: the third one strikes at once, whoever gave it."""
    state = turn(houses={A: "red+murderer", B: "blue+king+pet_hen"}, pets=True, workers={A: "brown"},
                 threats={B: "brown brown"})  # fmt: skip
    do(state, "activate murderer")
    assert (asks(state), said(state)) == (("yellow", "choose_plague_victim"), ["person king", "person pet_hen"])
    do(state, "person pet_hen")
    assert (display(state, B), threats(state, B), state.points[B]) == ("king", "", 0)
    assert names(state.discard) == "pet_hen"


def test_violet_then_blue_then_yellow():
    """R35: without asking; the Lay Brother's points come after each."""
    state = throwing(
        "5 3 5 3 5", new_citizens=True, threats={A: "blue blue yellow yellow violet violet"}, points={A: 2},
        guilders={A: 4}, workers={A: "red"}, houses={A: "red+lay_brother"},
    )  # fmt: skip
    assert told(state, "damage") == [(A, 4), (A, 0), (A, 2)]
    assert (state.points[A], state.guilders[A], workers(state, A)) == (6, 0, "")


@pytest.mark.parametrize(
    ("dice", "colour"),
    [
        ("5 3 3 3 3", "blue"),
        ("3 5 3 3 3", "brown"),
        ("3 3 5 3 3", "yellow"),
        ("3 3 3 5 3", "red"),
        ("3 3 3 3 5", "violet"),
    ],
)
def test_damage_that_costs_nothing_is_damage(dice, colour):
    """R33, R36 (ruling): who has nothing to lose suffers it all the same, and the Spy is paid."""
    state = throwing(dice, threats={B: f"{colour} {colour}"}, houses={A: "blue+spy"})
    assert told(state, "damage") == [(B, COLOURS.index(colour))]
    assert (state.guilders[A], threats(state, B)) == (2, "")


@pytest.mark.parametrize(("dice", "colour"), [("5 3 3 3 3", "blue"), ("3 3 5 3 3", "yellow"), ("3 3 3 3 5", "violet")])
def test_the_lay_brother_is_paid_for_damage_that_costs_nothing(dice, colour):
    """R33, R36 (ruling)."""
    state = throwing(dice, new_citizens=True, threats={A: f"{colour} {colour}"}, houses={A: "red+lay_brother"})
    assert told(state, "damage") == [(A, COLOURS.index(colour))]
    assert state.points[A] == 2


def test_fire_and_plague_are_asked_last():
    """R35: the other one follows."""
    given = {
        "threats": {A: "red red brown brown yellow yellow"}, "guilders": {A: 5},
        "houses": {A: "blue red+king yellow+earl"},
    }  # fmt: skip
    state = throwing("3 5 5 5 3", **given)
    assert (asks(state), said(state)) == (("red", "choose_damage_order"), ["first red", "first brown"])
    assert state.guilders[A] == 0
    other = state.clone()
    do(state, "first red", "burn 0")
    assert asks(state) == ("red", "choose_plague_victim")
    do(state, "person king")
    assert (display(state, A), len(state.houses[A])) == ("earl", 2)
    do(other, "first brown", "person earl")
    assert asks(other) == ("red", "choose_fire_loss")


def test_flood_raid_and_intrigue():
    """R36: all workers, all guilders, three points but never below 0."""
    state = throwing("5 3 3 3 3", threats={A: "blue blue"}, workers={A: "red red blue", B: "red"}, guilders={A: 3})
    assert (workers(state, A), workers(state, B), state.guilders[A]) == ("", "red", 3)
    state = throwing("3 3 5 3 3", threats={A: "yellow yellow"}, workers={A: "red"}, guilders={A: 3, B: 4})
    assert (workers(state, A), state.guilders) == ("red", [0, 4])
    for before, after in ((9, 6), (3, 0), (2, 0), (0, 0)):
        state = throwing("3 3 3 3 5", threats={A: "violet violet"}, points={A: before})
        assert state.points[A] == after


def test_plague_and_fire_without_a_victim():
    """R36, R91: nothing happens; a single victim is not asked about."""
    state = throwing("3 5 3 5 3", threats={A: "brown brown"}, houses={A: "red"})
    assert (len(state.houses[A]), state.phase) == (1, 3)
    state = throwing("3 3 3 5 3", threats={A: "red red"})
    assert (threats(state, A), state.phase) == ("", 3)
    state = throwing("3 5 3 3 3", threats={A: "brown brown"}, houses={A: "red+king"})
    assert (display(state, A), len(state.houses[A]), names(state.discard)) == ("", 1, "king")


def test_fire_takes_any_house_or_an_outermost_tile():
    """R36, R38: inhabited or not; one tile of each section that has any."""
    state = throwing("3 3 3 5 3", threats={A: "red red"}, houses={A: "blue blue+king"}, tiles={A: (2, 1)})
    assert said(state) == ["burn 0", "burn 1", "break left", "break right"]
    do(state, "break left")
    assert (state.tiles[:2], state.guilders[A]) == ([1, 1], 0)


def test_inhabitants_of_a_burnt_house():
    """R37, R40, R91: person and pet to the hand, however many cards are there; the house is discarded."""
    hand = "queen earl judge mayor reeve bishop"
    state = throwing(
        "3 3 3 5 3", pets=True, threats={A: "red red"}, houses={A: "monk+king+pet_hen red"}, hand={A: hand}
    )
    do(state, "burn 0")
    assert sorted(state.hand[A]) == sorted(cards(f"{hand} king pet_hen"))
    assert (names(state.discard), display(state, A), len(state.houses[A])) == ("monk", "", 1)
    assert state.own[A] == 0


def test_a_statue_is_never_lost_nor_earned_twice():
    """R39, R58: after fire and after the Troublemaker."""
    state = turn(
        hand={A: "troublemaker", B: "queen"}, houses={A: "red"}, guilders={A: 6, B: 5}, tiles={B: (5, 0)},
        taken={B: (7,)},
    )  # fmt: skip
    do(state, "recruit troublemaker 0", "end")
    assert (state.tiles[2], state.crowned[2]) == (4, True)
    assert state.statues[B] == 1 << 7
    rebuilt = turn(active=B, hand={B: "king"}, guilders={B: 5}, tiles={B: (4, 0)}, crowned={B: (True, False)},
                   taken={B: (7,)})  # fmt: skip
    do(rebuilt, "canal king left")
    assert (rebuilt.tiles[2], rebuilt.statues[B], rebuilt.statues_left) == (5, 1 << 7, 5)


@pytest.mark.parametrize(
    ("dice", "price"),
    [("1 3 3 3 3", 1), ("2 2 2 1 1", 8), ("2 4 5 6 3", 2), ("3 4 5 6 3", -1), ("1 2 4 4 4", 3)],
)
def test_price_of_advancing(dice, price):
    """R41, R42: the sum of all ones and twos; without any nobody can."""
    state = throwing(dice, guilders={A: 8, B: 8})
    if price < 0:
        assert state.phase == 3
        return
    assert (asks(state), said(state)) == (("red", "advance"), ["yes", "no"])
    do(state, "yes", "no")
    assert (state.guilders, state.steps, state.phase) == ([8 - price, 8], [1, 0], 3)


def test_advancing_in_order_and_once():
    """R42: from the start player on, one step each; who cannot pay or has arrived is not asked."""
    state = throwing("1 2 3 3 3", players=3, start=C, guilders={A: 2, B: 9, C: 9}, steps={B: 9})
    assert asks(state)[0] == "green"
    do(state, "yes")
    assert asks(state)[0] == "yellow"
    do(state, "yes")
    assert (state.steps, state.phase) == ([0, 10, 1], 3)
    state = throwing("1 2 3 3 3", guilders={A: 9, B: 9}, steps={A: 10})
    assert asks(state) == ("yellow", "advance")


def test_the_last_space():
    """R43, R160: effects that advance do nothing there and are not offered."""
    state = turn(houses={A: "red+embroiderer red"}, workers={A: "violet"}, steps={A: 10}, hand={A: "burgrave"},
                 guilders={A: 9})  # fmt: skip
    assert "activate embroiderer" not in said(state)
    do(state, "recruit burgrave 1")
    assert (state.steps[A], state.points[A]) == (10, 0)


def test_steps_of_other_origin():
    """R44, R160: any number in a round, without a low die."""
    state = turn(houses={A: "red+embroiderer red"}, workers={A: "violet"}, hand={A: "burgrave"}, guilders={A: 9},
                 dice="3 3 3 3 3")  # fmt: skip
    do(state, "activate embroiderer", "recruit burgrave 1")
    assert state.steps[A] == 3


def test_the_earl_alone_may_advance():
    """R145: for 4 whatever the Notary says; not with a one or two, not with 3 guilders, not on the last space."""
    state = throwing("3 3 4 5 6", guilders={A: 4}, houses={A: "red+earl red+notary"})
    do(state, "yes")
    assert (state.guilders[A], state.steps[A]) == (0, 1)
    assert throwing("3 3 4 5 6", guilders={A: 3}, houses={A: "red+earl red+notary"}).phase == 3
    assert throwing("3 3 4 5 6", guilders={A: 9}, steps={A: 10}, houses={A: "red+earl"}).phase == 3
    state = throwing("2 3 4 5 6", guilders={A: 9}, houses={A: "red+earl"})
    do(state, "yes")
    assert (state.guilders[A], state.phase) == (7, 3)


@pytest.mark.parametrize(("dice", "price"), [("1 3 3 3 3", 0), ("2 3 3 3 3", 0), ("2 1 2 3 3", 3), ("3 4 5 6 3", -1)])
def test_the_notary_pays_less(dice, price):
    """R146: by two, not below 0, and only if a step is possible; a price of 0 is asked too (R42)."""
    state = throwing(dice, guilders={A: 3}, houses={A: "red+notary"})
    if price < 0:
        assert state.phase == 3
        return
    do(state, "yes")
    assert (state.guilders[A], state.steps[A]) == (3 - price, 1)


def test_reactions_to_a_step_of_phase_2():
    """R148, R172: Noblewoman and Preacher before the next seat decides."""
    state = throwing(
        "1 3 3 3 3", guilders={A: 1, B: 1}, houses={A: "red+noblewoman red+preacher"}, threats={A: "blue red"}
    )
    do(state, "yes")
    assert (asks(state), said(state)) == (("red", "preacher"), ["return blue", "return red", "decline"])
    do(state, "return red")
    assert (state.guilders[A], state.points[A], asks(state)) == (2, 1, ("yellow", "advance"))


def test_protection_is_no_damage():
    """R171: neither Lay Brother nor Spy react, and it is no returning; it holds for markers of phase 3 too."""
    state = turn(
        new_citizens=True, houses={A: "red+arsonist red+spy", B: "blue+fire_warden blue+lay_brother"},
        workers={A: "red"}, threats={B: "red red"},
    )  # fmt: skip
    do(state, "activate arsonist")
    assert (threats(state, B), state.points[B], state.guilders[A]) == ("", 2, 0)
    assert told(state, "averted")
    assert not told(state, "damage")


def test_a_protector_protects_from_his_own_threat_only():
    """R171: and even though a fire of the same throw takes his house, he was there when the markers came."""
    state = throwing("3 5 3 5 3", threats={A: "red red brown brown"}, houses={A: "blue+plague_doctor"}, points={A: 1})
    assert (names(state.hand[A]), state.points[A], threats(state, A)) == ("plague_doctor", 3, "")
    assert not told(state, "victim")


def test_the_lay_brother_must_still_be_there():
    """R172: the plague takes him before he reacts; another damage does not."""
    given = {"new_citizens": True, "threats": {A: "brown brown"}, "houses": {A: "blue+lay_brother red+king"}}
    state = throwing("3 5 3 3 3", **given)
    other = state.clone()
    do(state, "person lay_brother")
    assert state.points[A] == 0
    do(other, "person king")
    assert other.points[A] == 2


def test_the_spy_sees_every_opponent():
    """R67, R178: two guilders for each damage of another, none for his own."""
    state = throwing(
        "3 3 5 3 3", players=3, threats={A: "yellow yellow", B: "yellow yellow", C: "yellow yellow"},
        houses={A: "blue+spy"}, guilders={A: 3, B: 3, C: 3},
    )  # fmt: skip
    assert state.guilders == [4, 0, 0]
