"""Positions of lessons in the words of the game."""

import pytest

from app.engines import GAMES
from app.engines.bruges.components import COLOUR, COLOURS, IDS
from app.models.bruges.lesson import arrange

GAME = GAMES["bruges"]


def position(players=2, options=None, **wish):
    """A position as ``wish`` has it."""
    state = GAME.new(players, options, seed=1)
    arrange(state, wish)
    state.check()
    return state


def names(cards):
    return [IDS[card] for card in cards]


def test_a_turn_begins_with_what_is_named():
    state = position(
        round=4,
        turn=6,
        start=1,
        dice={"blue": 4, "brown": 1, "yellow": 3, "red": 5, "violet": 6},
        hand=[["mason", "cook"], ["king"]],
        guilders=[3, 8],
        points=[9],
        steps=[2, 1],
        workers=[{"red": 2}, {}],
        threats=[{}, {"blue": 2}],
        tiles=[[3, 0], [1, 4]],
        turned=[["canal"], ["reputation", "persons"]],
    )

    assert (state.round, state.start, state.turns, state.active, state.decision) == (4, 1, 6, 0, "play_card")
    assert state.dice == [4, 1, 3, 5, 6]
    assert sorted(names(state.hand[0])) == ["cook", "mason"]
    assert (state.guilders, state.points, state.steps) == ([3, 8], [9, 5], [2, 1])
    assert state.workers == [0, 0, 0, 2, 0, 0, 0, 0, 0, 0]
    assert state.threats == [0, 0, 0, 0, 0, 2, 0, 0, 0, 0]
    assert state.tiles == [3, 0, 1, 4]
    assert state.turned == [0b100, 0b011]


def test_houses_are_any_card_of_their_colour_and_have_lodgers():
    state = position(options={"pets": True}, turn=1, hand=[["king"], []], houses=[["red mason pet_hen", "red"], []])

    assert [COLOURS[COLOUR[card]] for card in state.houses[0]] == ["red", "red"]
    assert names(state.persons[0][:1]) == ["mason"]
    assert names(state.pets[0][:1]) == ["pet_hen"]
    assert (state.persons[0][1], state.pets[0][1]) == (-1, -1)


def test_a_round_begins_with_drawing_the_cards_that_are_named():
    state = position(
        round=8, start=0, hand=[["king", "mason", "cook", "spy"]], left=["earl"], right=["monk"], piles=[1, 2]
    )

    assert (state.round, state.decision) == (8, "choose_draw_pile")
    assert (names(state.piles[0]), names(state.piles[1][-1:])) == (["earl"], ["monk"])
    state.apply(("draw", 0))
    assert state.last_round == 8


def test_cards_that_are_in_no_pile_are_discarded():
    state = position(turn=1, piles=[10, 5], discard=["earl", "monk"])

    assert [len(pile) for pile in state.piles] == [10, 5]
    assert names(state.discard[-2:]) == ["earl", "monk"]
    assert len(state.discard) > 2


def test_without_a_number_the_piles_are_equal():
    state = position(turn=1, hand=[["king"], ["mason"]], left=["earl"])

    left, right = map(len, state.piles)
    assert abs(left - right) <= 1
    assert not state.discard


def test_ships_and_the_exchange_card():
    state = position(options={"zwin": True, "exchange": True}, turn=1, ships={"red": "advance"}, exchange="quartus")

    assert state.docks == [-1, -1, -1, 5, -1]
    assert state.markers == 5


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"gold": 3}, "nobody knows 'gold' in a position"),
        ({"guilders": [1, 2, 3]}, "'guilders' names more seats than there are players"),
        ({"hand": [["king", "king"]]}, "the card 'king' is named twice or not in the box"),
        ({"hand": [["pet_hen"]]}, "the card 'pet_hen' is named twice or not in the box"),
        ({"houses": [["red king mason"]]}, "has too many lodgers"),
        ({"workers": [{"green": 1}]}, "'green' is none of blue, brown"),
        ({"turned": [["dice"]]}, "'dice' is none of reputation"),
        ({"tiles": [[5, 0]]}, "none can be complete"),
        ({"turn": 9}, "no round has a turn 9"),
        ({"left": ["king"], "piles": [0, 5]}, "the left draw pile cannot have 0 cards"),
        ({"guilders": [-1]}, "the rules know no such position"),
        ({"steps": [11]}, "the rules know no such position"),
        ({"ships": {"red": "advance"}}, "'ships' needs the option 'zwin'"),
        ({"exchange": "quartus"}, "'exchange' needs the option 'exchange'"),
    ],
)
def test_an_impossible_position_is_named_in_one_sentence(wish, said):
    with pytest.raises(ValueError, match=said):
        position(**wish)
