"""Phase 1, the piles, and how the game ends.  Chapters 3 and 4"""

import pytest

from app.engines.bruges.piles import refill
from tests.engines.bruges.builder import A, B, C, asks, cards, closing, do, drawing, names, said, turn

FIVE = "king queen earl judge mayor"
OTHER = "mason prince baker dyer smith"
THIRD = "thief monk dean reeve miller"


def test_clockwise_from_the_start_player():
    """R16, R17, R19: each fills his hand before the next begins."""
    state = drawing(players=3, start=B, hand={A: "king queen earl judge", B: "mason prince baker", C: THIRD})
    assert asks(state) == ("yellow", "choose_draw_pile")
    do(state, "draw left")
    assert asks(state) == ("yellow", "choose_draw_pile")
    do(state, "draw right")
    assert asks(state) == ("red", "choose_draw_pile")
    do(state, "draw right")
    assert state.phase > 1
    assert [len(hand) for hand in state.hand] == [5, 5, 5]


@pytest.mark.parametrize("size", [5, 6])
def test_a_full_hand_draws_nothing(size):
    """R17: five or more are kept."""
    state = drawing(hand={A: " ".join((FIVE + " bishop").split()[:size]), B: OTHER})
    assert len(state.hand[A]) == size
    assert state.phase > 1


def test_a_pile_for_every_single_card():
    """R18: with two piles it is asked anew each time; with one nothing is asked."""
    state = drawing(hand={A: "king queen", B: OTHER}, left="monk dean", right="thief reeve")
    assert said(state) == ["draw left", "draw right"]
    do(state, "draw left", "draw right", "draw right")
    assert sorted(state.hand[A]) == sorted(cards("king queen monk thief reeve"))
    state = drawing(hand={A: "king queen", B: OTHER}, left="monk dean thief reeve", right="")
    assert (sorted(state.hand[A]), state.phase > 1) == (sorted(cards("king queen monk dean thief")), True)


def test_the_sixth_card_is_asked_before_looking():
    """R18, R20: after drawing up to five; declined, he still looks at his cards."""
    state = drawing(houses={A: "red+inventor"}, hand={A: "king queen earl judge", B: OTHER})
    new = state.piles[0][-1]
    do(state, "draw left")
    assert said(state) == ["yes", "no"]
    assert not state.knows(A, new)
    do(state, "no")
    assert state.knows(A, new)
    assert state.phase > 1


def test_no_sixth_card_from_empty_piles():
    """R20, R23: nothing is asked."""
    state = drawing(houses={A: "red+inventor"}, hand={A: FIVE, B: OTHER}, left="", right="")
    assert state.phase > 1
    state = drawing(houses={A: "red+inventor"}, hand={A: "king queen", B: OTHER}, left="monk", right="")
    assert (len(state.hand[A]), state.phase > 1) == (3, True)


def test_the_reserve_replaces_the_empty_pile_at_once():
    """R22, R24: the very moment its last card is taken; phase 1 makes this round the last."""
    state = drawing(hand={A: "king queen", B: OTHER}, left="monk", right="thief reeve", reserve="dean bishop abbot")
    do(state, "draw left")
    assert (names(reversed(state.piles[0])), names(reversed(state.piles[1]))) == ("dean bishop abbot", "thief reeve")
    assert (state.reserve, state.last_round) == ([], state.round)


@pytest.mark.parametrize(
    ("other", "stays", "fills"),
    [
        ("thief reeve dean bishop", "thief reeve", "dean bishop"),
        ("thief reeve dean bishop abbot", "thief reeve dean", "bishop abbot"),
        ("thief reeve", "thief", "reeve"),
        ("thief", "thief", ""),
    ],
)
def test_halving(other, stays, fills):
    """R23: the upper half stays, larger by one; the lower half fills the empty place; one card stays alone."""
    for empty in (0, 1):
        piles = {("left", "right")[empty]: "monk", ("right", "left")[empty]: other}
        state = turn(houses={A: "red+farmhand"}, workers={A: "red"}, hand={A: "king"}, **piles)
        do(state, "activate farmhand", f"draw {('left', 'right')[empty]}")
        assert names(reversed(state.piles[1 - empty])) == stays
        assert names(reversed(state.piles[empty])) == fills
        assert state.last_round == 0


def test_empty_piles():
    """R23: hands stay as they are, effects draw what there is."""
    state = turn(houses={A: "red"}, hand={A: "court_jester"}, left="monk", right="")
    do(state, "recruit court_jester 0")
    assert names(state.hand[A]) == "monk"
    assert asks(state) == ("red", "end_turn")
    state = drawing(hand={A: "", B: OTHER}, left="", right="")
    assert (state.hand[A], state.phase > 1) == ([], True)


def test_one_more_round():
    """R25, R27: the reserve came in phase 3: this round ends, one more is played, then it is over."""
    given = {"round": 6, "last_round": 7, "hand": {A: FIVE, B: OTHER}}
    state = closing(**given)
    assert (state.round, state.decision != "over") == (7, True)
    state = closing(**given | {"round": 7})
    assert (state.round, state.decision) == (7, "over")


@pytest.mark.parametrize(("phase", "last"), [(1, 4), (2, 5), (3, 5), (4, 5)])
def test_when_the_reserve_ends_the_game(phase, last):
    """R24, R25, R26: by the phase in which it was placed."""
    state = turn(round=4, left="monk", right="thief", reserve="dean")
    state.phase = phase
    state.piles[0] = []
    refill(state, 0)
    assert state.last_round == last


def test_the_last_round_is_scored_after_its_phase_4():
    """R27, R78: majorities are checked once more."""
    state = closing(round=7, last_round=7, steps={A: 1}, houses={B: "red+king"}, tiles={B: (1, 0)})
    assert (state.decision, state.turned) == ("over", [1, 6])
    assert state.scores() == [5, 4 + 2 + 1 + 8]


def test_phases_of_a_round():
    """R15, R45, R85: draw, throw, four turns each, majorities; then the left neighbour begins."""
    state = drawing(players=3, start=B, hand={A: FIVE, B: OTHER, C: THIRD}, dice="3 3 3 3 3")
    state.trace = []
    order = []
    first = state.round
    while state.round == first:
        if state.decision == "play_card":
            order.append(state.actor)
        action = next((text for text in said(state) if text.startswith("workers")), said(state)[-1])
        do(state, action)
    assert order == [B, C, A] * 4
    assert (state.start, state.actor, state.phase) == (C, C, 1)
    facts = [event[0] for event in state.trace if event[0] in ("round", "dice", "turn", "majority", "start")]
    assert facts[-2:] == ["start", "round"]
    assert [len(hand) for hand in state.hand] == [1, 1, 1]
