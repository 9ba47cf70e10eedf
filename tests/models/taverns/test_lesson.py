"""Positions for lessons, by the names of cards, tiles and dice."""

import pytest

from app.engines import GAMES
from app.engines.taverns import components as c
from app.models.taverns.lesson import arrange
from tests.engines.taverns.builder import A, B, gained, names, owns, said, supply_of

GAME = GAMES["taverns"]
DICE = {"dice": [[2, 3, 4, 6], [1, 1, 5, 5]]}
GUESTS = {"draw": [["guest_4_3", "supplier", "guest_3_4", "table", "noble", "noble", "regular_1"], ["guest_8_4"]]}


def arranged(level=1, seed=3, **wish):
    state = GAME.new(2, {"level": level}, seed)
    arrange(state, wish)
    return state


def test_without_a_wish_the_first_evening_begins():
    state = arranged()

    assert (state.round, state.start, state.actor) == (1, A, A)
    assert state.counter_guests == [1, 1]
    assert [len(state.owned(seat)) for seat in (A, B)] == [7, 7]
    assert supply_of(state, "waitress") == c.SUPPLY[c.WAITRESS]


def test_the_taverns_fill_with_the_cards_that_are_named():
    state = arranged(**GUESTS, **DICE)

    assert names(state.seated[A]) == "guest_4_3 guest_3_4 noble regular_1"
    assert names(state.laid[A]) == "supplier table"
    assert state.nobles[A] == 2
    assert names(state.seated[B]).split()[0] == "guest_8_4"
    assert supply_of(state, "supplier") == c.SUPPLY[c.SUPPLIER] - 1
    assert owns(state, A, "regular_7") == 1, "below what is named"


def test_with_dice_somebody_places_them():
    state = arranged(**DICE, own_dice=[[5]], round=4, start=B, turn=A)

    assert (state.round, state.start, state.active, state.phase) == (4, B, A, "E")
    assert state.white == [[2, 3, 4, 6], [1, 1, 5, 5]]
    assert "place 5 monk" in said(state)
    assert "place 6 beer_delivery" in said(state)


def test_an_evening_begins_with_its_bonus():
    state = arranged(round=5, start=B)

    assert (state.round, state.actor) == (5, B)
    assert said(state) == ["bonus table", "bonus supplier"]


def test_what_a_seat_has():
    state = arranged(
        5,
        **DICE,
        upgraded=[["safe", "tables"]],
        entertainers=[["juggler_b", "musician_a"]],
        book=[[], [1, 0, 2, 4]],
        monastery=[3, 22],
        reputation=[11],
        schnapps=[4],
        counter_guests=[0, 2],
        doubloons=[5],
        beer=[2, 1],
    )

    assert state.upgraded(A, c.SAFE)
    assert state.value(A, c.TABLES) == 4
    assert state.sides[A] == [c.SIDE_A, 0, c.SIDE_B]
    assert state.book == [[0, 0, 0, 0], [1, 0, 2, 4]]
    assert (state.monastery, state.reputation) == ([3, 22], [11, 0])
    assert (state.stored_doubloons, state.stored_beer) == ([5, 0], [2, 1])
    assert (state.schnapps, state.counter_guests) == ([4, 0], [0, 2])


def test_the_guests_on_offer_and_those_to_come():
    display = ["guest_4_1", "guest_5_2", "guest_6_1", "guest_7_3"]
    state = arranged(**DICE, stack=["guest_3_5", "guest_3_1"], display=display, guests=["guest_8_4", "guest_5_1"])

    assert names(state.three_stack[-1:-3:-1]) == "guest_3_5 guest_3_1"
    assert len(state.three_stack) == 8
    assert names(state.display).split() == display
    assert names(state.guest_deck[-1:-3:-1]) == "guest_8_4 guest_5_1"


def test_actions_lead_on_from_there():
    played = ["place 6 beer_delivery", "finish", "activate_all"]
    state = arranged(**GUESTS, **DICE, beer=[1], played=played)
    assert (state.phase, state.beer) == ("F", 2)

    state = arranged(**GUESTS, **DICE, beer=[1], stack=["guest_3_5"], played=[*played, "recruit guest_3_5"])

    assert gained(state, A) == "guest_3_5"


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"cards": []}, "nobody knows 'cards' in a position"),
        ({"draw": [[], [], []]}, "'draw' names more seats than there are players"),
        ({"schnapps": [0, 0, 0]}, "'schnapps' names more seats than there are players"),
        ({"draw": [["guest_9_9"]]}, "the card 'guest_9_9' is named twice or not in the game"),
        ({"draw": [["guest_4_1"], ["guest_4_1"]]}, "the card 'guest_4_1' is named twice"),
        ({"draw": [["regular_1", "regular_1"]]}, "the card 'regular_1' is named twice"),
        ({"draw": [["bard"]]}, "the card 'bard' is named twice or not in the game"),
        ({"display": ["guest_4_1"] * 2}, "the card 'guest_4_1' is named twice"),
        ({"stack": ["guest_4_1"]}, "four guests are on display"),
        ({"upgraded": [["host"]]}, "there is no tile 'host'"),
        ({"entertainers": [["juggler_c"]]}, "there is no entertainer 'juggler_c'"),
        ({"book": [[1, 2]]}, "a guest book has four columns"),
        ({"round": 9}, "'round' is 1 to 8"),
        ({"start": 2}, "'start' and 'turn' are seats"),
        ({"dice": [[1, 2, 3, 7]]}, "'dice' are at most 4 faces from 1 to 6"),
        ({**DICE, "own_dice": [[1, 1, 1, 1]]}, "'own_dice' are at most 3 faces"),
        ({**DICE, "played": ["end"]}, "'end' cannot be played there"),
        ({**DICE, "doubloons": [3]}, "the rules know no such position: safe"),
        ({**DICE, "monastery": [23]}, "the rules know no such position"),
    ],
)
def test_an_impossible_wish_is_named_in_one_sentence(wish, said):
    with pytest.raises(ValueError, match=r"^[^\n]+$") as caught:
        arranged(**wish)

    assert said in str(caught.value)
