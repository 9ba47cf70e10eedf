"""Situations worked out by hand, C31 to C40: modules, and persons that change figures."""

from app.engines.bruges.harbour import markers_of
from tests.engines.bruges.builder import (
    A,
    B,
    C,
    asks,
    cards,
    closing,
    display,
    do,
    drawing,
    go_again,
    names,
    said,
    threats,
    throwing,
    told,
    turn,
    verbs,
    workers,
)


def test_pets():
    """C31, R80, R89, R93."""
    state = turn(pets=True, hand={A: "pet_hen pet_rabbit mason"}, houses={A: "red+prince"}, guilders={A: 9})
    assert verbs(state, "recruit") == ["pet_hen 0", "pet_rabbit 0"]
    do(state, "recruit pet_hen 0")
    assert state.guilders[A] == 7
    assert display(state, A) == "prince pet_hen"
    assert verbs(go_again(state), "recruit") == []

    state = closing(pets=True, houses={A: "red+prince+pet_hen", B: "red+king"})
    assert told(state, "majority") == [(A, 3)]


def test_the_brewer():
    """C32, R97-R100."""
    state = turn(
        new_citizens=True, hand={A: "brewer"}, houses={A: "red blue"}, guilders={A: 9}, workers={A: "blue red"},
        left="king", right="queen", discard="miller prince",
    )  # fmt: skip
    state.discard = cards("miller prince")
    state.reserve = [card for card in range(204) if card not in placed(state)]
    state.reserve_used = False
    do(state, "recruit brewer 0")
    assert said(state) == ["lay miller 1", "decline"]
    do(state, "lay miller 1")
    assert (state.guilders[A], display(state, A)) == (0, "brewer miller")
    assert verbs(state, "activate") == ["miller"]


def placed(state):
    """Cards that lie elsewhere than in the reserve."""
    lie = [*state.discard]
    for pile in (*state.piles, *state.hand, *state.houses, *state.persons, *state.pets):
        lie += pile
    return lie


def test_the_french_woman():
    """C33, R104, R105."""
    given = {"new_citizens": True, "hand": {A: "vandal conjurer"}, "guilders": {A: 2}, "tiles": {A: (1, 0)}}
    state = turn(**given, houses={A: "red+french_woman"}, workers={A: "blue"})
    assert verbs(state, "canal") == []
    do(state, "activate french_woman")
    assert sorted(verbs(state, "canal")) == [
        "conjurer as red right", "conjurer as yellow left", "vandal as red right", "vandal as yellow left",
    ]  # fmt: skip
    do(state, "canal vandal as yellow left")
    assert (state.guilders[A], state.tiles[:2]) == (0, [2, 0])


def test_a_ship():
    """C34, R31, R113, R114."""
    state = throwing(
        "3 1 4 1 1", zwin=True, ships="blue:three_workers yellow:six_guilders",
        hand={A: "swindler", B: "singer"}, workers={A: "yellow"}, guilders={A: 1},
    )  # fmt: skip
    do(state, "canal swindler right")
    assert (asks(state), said(state)) == (("red", "use_ship"), ["ship yellow", "decline"])
    do(state, "ship yellow")
    assert (workers(state, A), state.guilders[A]) == ("", 6)
    assert state.docks[2] >= 0


def test_the_exchange():
    """C35, R125, R127, R128."""
    state = turn(
        exchange_scaled=True, exchange="quartus:2", hand={A: "vandal conjurer", B: "woodcut_artist"},
        dice="1 1 1 1 1",
    )  # fmt: skip
    assert markers_of(state, state.exchange) == 2
    do(state, "guilders vandal exchange", "end")
    assert (state.guilders[A], state.markers) == (5, 1)
    do(state, "guilders woodcut_artist exchange", "end")
    assert (state.guilders[B], state.exchange) == (5, -1)
    do(state, "guilders conjurer")
    assert state.guilders[A] == 6


def test_the_robber():
    """C36, R170."""
    given = {
        "players": 3, "houses": {A: "red+robber"}, "workers": {A: "yellow"}, "guilders": {B: 5, C: 1},
        "threats": {B: "yellow yellow"},
    }  # fmt: skip
    state = turn(**given)
    do(state, "activate robber")
    assert asks(state) == ("yellow", "pay_or_take_threat")
    do(state, "pay")
    assert (state.guilders, threats(state, B), threats(state, C)) == ([2, 3, 1], "yellow yellow", "yellow")

    state = turn(**given)
    do(state, "activate robber", "marker")
    assert (state.guilders, threats(state, B)) == ([0, 0, 1], "")


def test_protection():
    """C37, R171."""
    state = throwing(
        "3 3 5 3 3", houses={A: "red+watchdog"}, threats={A: "yellow yellow"}, guilders={A: 8}, points={A: 5}
    )
    assert (state.guilders[A], threats(state, A), state.points[A]) == (8, "", 7)


def test_two_steps():
    """C38, R159, R172."""
    state = turn(hand={A: "burgrave"}, houses={A: "red+noblewoman red"}, guilders={A: 9})
    do(state, "recruit burgrave 1")
    assert (state.steps[A], state.guilders[A]) == (2, 4)


def test_the_inventor_and_a_long_hand():
    """C39, R20."""
    hand = "king queen earl judge mayor"
    state = drawing(houses={A: "red+inventor"}, hand={A: hand, B: "mason prince baker dyer smith"})
    assert asks(state) == ("red", "inventor_sixth_card")

    state = drawing(houses={A: "red+inventor"}, hand={A: f"{hand} reeve", B: "mason prince baker dyer smith"})
    assert state.phase > 1

    state = drawing(houses={A: "red+inventor"}, hand={A: "king queen earl", B: "mason prince baker dyer smith"})
    do(state, "draw left", "draw left")
    assert asks(state) == ("red", "inventor_sixth_card")
    assert names(sorted(card for card in state.hand[A] if state.knows(A, card))) == names(sorted(cards(hand)[:3]))
    assert len(state.hand[A]) == 5


def test_replace_then_add():
    """C40, R174."""
    state = turn(exchange="quartus:5", houses={A: "red+reckoning_master"}, hand={A: "king"}, dice="1 1 1 1 1")
    plain = state.clone()
    do(plain, "guilders king")
    assert plain.guilders[A] == 3
    do(state, "guilders king exchange")
    assert state.guilders[A] == 7
