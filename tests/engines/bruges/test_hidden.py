"""What a seat knows, and what is dealt anew for it.  R9, R18, R95"""

from random import Random

import pytest

from app.engines.bruges import houses
from app.engines.bruges.components import BACK, NUMBER
from tests.engines.bruges.builder import GAME, A, B, do, drawing, go, go_again, names, throwing, turn
from tests.engines.suite import a_game, from_source, play

ALCHEMIST, KING = NUMBER["alchemist"], NUMBER["king"]


def homecoming(hand="king", **kwargs):
    """The Alchemist's house burns, so that all see him go to his owner's hand; it is the owner's turn."""
    state = throwing(
        "3 3 3 6 3", threats={A: "red red"}, houses={A: "red+alchemist"}, hand={A: hand, B: "mason"}, **kwargs
    )
    assert ALCHEMIST in state.hand[A]
    assert state.knows(B, ALCHEMIST)
    return state


def where(state, card):
    """In which hand or as which house a card of A lies, if at all."""
    if card in state.hand[A]:
        return "hand"
    return f"house {state.houses[A].index(card)}" if card in state.houses[A] else "elsewhere"


def drawing_more(state, *from_piles):
    """An effect lets A draw cards and look at them."""
    state.offers = []
    go(state, ("draw", A, len(from_piles)), ("look", A))
    return do(state, *(f"draw {pile}" for pile in from_piles))


def places(state, card, observer, deals=80):
    """All places where an observer's deals put a card."""
    random = Random(3)
    return {where(state.resample(observer, random), card) for _ in range(deals)}


def test_a_person_going_to_hand_stays_known():
    """R9, R37."""
    assert places(homecoming(), ALCHEMIST, B) == {"hand"}


def test_a_house_of_the_same_back_makes_others_doubt():
    """R9: the Alchemist is in the hand or the house, nowhere else, and nobody else can tell which."""
    for built in ("king", "alchemist"):
        state = do(homecoming(workers={A: "blue"}), f"house {built} blue")
        assert places(state, ALCHEMIST, B) == {"hand", "house 0"}
        assert places(state, ALCHEMIST, A) == {where(state, ALCHEMIST)}


def test_a_house_of_another_back_does_not():
    """R9."""
    state = do(homecoming(hand="king prince", workers={A: "violet"}), "house prince violet")
    assert places(state, ALCHEMIST, B) == {"hand"}


def test_the_only_card_of_its_back_is_known_as_a_house_too():
    """R9."""
    state = do(homecoming(hand="prince", workers={A: "blue"}), "house alchemist blue")
    assert places(state, ALCHEMIST, B) == {"house 0"}


def test_a_doubt_ends_when_the_card_is_played():
    """R9: then the house is any other card of its back."""
    state = do(homecoming(workers={A: "blue"}), "house king blue", "end", "workers mason", "end")
    do(state, "workers alchemist")
    assert state.followed == []
    assert names(state.discard[-1:]) == "alchemist"


def test_houses_built_before_cannot_be_the_card():
    """R9, R37."""
    state = throwing(
        "3 3 3 6 3",
        threats={A: "red red"},
        houses={A: "abbess red+alchemist"},
        hand={A: "king", B: "mason"},
        workers={A: "blue"},
    )
    do(state, "burn 1", "house king blue")
    assert places(state, ALCHEMIST, B) == {"hand", "house 1"}


def test_of_two_known_cards_either_may_be_the_house():
    """R9: Alchemist and King both came home openly; others always knew which of them became the house."""
    for built in ("king", "alchemist"):
        state = throwing(
            "3 3 3 6 3", threats={A: "red red"}, houses={A: "red+alchemist red+king"}, hand={B: "mason"},
            workers={A: "blue"},
        )  # fmt: skip
        do(state, "burn 0")
        houses.to_hand(state, A, KING)
        go_again(state)
        assert places(state, KING, B) == places(state, ALCHEMIST, B) == {"hand"}
        do(state, f"house {built} blue")
        random = Random(3)
        deals = [state.resample(B, random) for _ in range(60)]
        assert {(where(deal, KING), where(deal, ALCHEMIST)) for deal in deals} == {
            ("hand", "house 1"), ("house 1", "hand"),
        }  # fmt: skip
        assert not state.knows(B, KING)


def test_a_settled_doubt_does_not_come_up_again():
    """R9: King or Alchemist became the house; the King is played, so the Alchemist is the house, whatever A draws."""
    state = do(homecoming(workers={A: "blue"}, left="bailiff reeve singer", right="acrobat"), "house alchemist blue")
    assert places(state, ALCHEMIST, B) == {"hand", "house 0"}
    do(state, "end", "workers mason", "end", "workers king")
    assert places(state, ALCHEMIST, B) == {"house 0"}
    drawing_more(state, "left", "left", "left")
    assert names(state.hand[A]).count("bailiff") == 1
    assert places(state, ALCHEMIST, B) == {"house 0"}
    assert state.knows(B, ALCHEMIST)


def test_an_empty_hand_settles_a_doubt():
    """R9: the last blue card of the hand became the house; later draws change nothing about it."""
    state = do(homecoming(hand="prince", workers={A: "blue"}), "house alchemist blue")
    drawing_more(state, "left")
    assert places(state, ALCHEMIST, B) == {"house 0"}


def test_the_inventor_who_declines_sees_his_cards():
    """R18, R20, R74: after a look at the fronts there is no way back to the question."""
    state = drawing(houses={A: "red+inventor"}, hand={A: "king queen earl judge", B: "mason baker dyer smith prince"})
    do(state, "draw left")
    assert state.decision == "inventor_sixth_card"
    before = state.revealed
    declined = do(state.clone(), "no")
    assert declined.revealed - before > throws(declined)


def test_the_inventor_with_nothing_new_sees_nothing():
    """R20: with five old cards nothing is drawn; declining shows nothing."""
    state = drawing(houses={A: "red+inventor"}, hand={A: "king queen earl judge mayor", B: "mason baker dyer smith"})
    before = state.revealed
    do(state, "no")
    assert (state.decision, state.revealed) == ("choose_draw_pile", before)


def throws(state):
    """What else was disclosed on the way to phase 3: the throw of the dice."""
    return 1 if state.phase > 1 else 0


def test_a_house_from_the_discard_pile_is_known_to_all():
    """R9, R102."""
    state = turn(
        new_citizens=True, hand={A: "greek"}, houses={A: "red"}, guilders={A: 3}, workers={A: "blue"},
    )  # fmt: skip
    state.piles[0].remove(KING)
    state.discard.append(KING)
    do(state, "recruit greek 0", "card king")
    assert places(state, KING, B) == {"house 1"}


@from_source
def test_a_hand_without_the_card_that_was_asked_for(monkeypatch):
    """If no deal gives the owner a card that he could lay out, the effect passes by."""
    monkeypatch.setattr("app.engines.bruges.hidden.TRIES", 0)
    state = turn(houses={A: "red+countess blue"}, hand={A: "mason baker"}, workers={A: "brown"}, guilders={A: 0})
    do(state, "activate countess")
    other = state.resample(B, Random(1))
    assert (other.decision, other.legal()) == ("recruit_from_hand", [("decline",)])
    other.apply(("decline",))
    other.check()
    assert other.decision == "play_card"


@pytest.mark.parametrize("seed", range(6))
def test_backs_stay_where_they_are(seed):
    """R9, R95: hands, houses and the tops of the draw piles; and what the observer knows."""
    for ply, (now, _) in enumerate(play(a_game(GAME, seed), Random(seed), 300)):
        if ply % 40:
            continue
        for observer in range(now.players):
            other = now.resample(observer, Random(ply))
            for mine, dealt in zip((*now.hand, *now.houses), (*other.hand, *other.houses), strict=True):
                assert [BACK[card] for card in mine] == [BACK[card] for card in dealt]
                assert all(a == b for a, b in zip(mine, dealt, strict=True) if now.knows(observer, a))
            for mine, dealt in zip(now.piles, other.piles, strict=True):
                assert len(mine) == len(dealt)
                assert not mine or BACK[mine[-1]] == BACK[dealt[-1]]
            assert other.discard == now.discard


@pytest.mark.parametrize("seed", range(8))
def test_the_truth_leaves_no_trace(seed):
    """Two positions that a seat cannot tell apart are dealt alike."""
    for ply, (now, _) in enumerate(play(a_game(GAME, seed), Random(seed), 300)):
        if ply % 30:
            continue
        for observer in range(now.players):
            twin = now.resample(observer, Random(ply))
            for luck in range(3):
                assert now.resample(observer, Random(luck)).key() == twin.resample(observer, Random(luck)).key()
