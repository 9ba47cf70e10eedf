"""Phase 3: turns and the six actions.  Chapters 6 and 7"""

import pytest

from app.engines.bruges.components import CANALS, COLOURS, IDS
from tests.engines.bruges.builder import (
    A,
    B,
    C,
    asks,
    cards,
    display,
    do,
    names,
    said,
    threats,
    told,
    turn,
    verbs,
    workers,
)

ONE_OF_EACH = "king robber arsonist swindler vandal"
"""A card of each colour, in their order."""


def test_four_turns_each():
    """R45, R50: clockwise; with five cards one is left."""
    state = turn(players=3, active=B, hand={A: "king queen earl judge mayor", B: "mason prince baker dyer smith",
                                            C: "thief monk dean reeve miller"})  # fmt: skip
    order = []
    while state.active >= 0:
        if state.decision == "play_card":
            order.append(state.actor)
        do(state, "end" if state.decision == "end_turn" else said(state)[0])
    assert order == [B, C, A] * 4
    assert [len(hand) for hand in state.hand] == [1, 1, 1]


def test_activations_before_and_after_the_card():
    """R46: any number, some before and some after; the end is always chosen."""
    state = turn(
        hand={A: "prince"}, houses={A: "red+bookkeeper red+innkeeper red"}, guilders={A: 7}, workers={A: "yellow"}
    )
    assert "end" not in said(state)
    do(state, "activate bookkeeper", "recruit prince 2", "activate prince")
    assert said(state) == ["activate innkeeper", "end"]
    do(state, "activate innkeeper", "take red")
    assert (asks(state), said(state)) == (("red", "end_turn"), ["end"])


def test_a_card_must_be_played():
    """R47: there is no end before it; taking workers and guilders is always possible."""
    state = turn(hand={A: "king mason"})
    assert said(state) == ["workers king", "guilders king", "workers mason", "guilders mason"]


def test_a_turn_without_a_card():
    """R48: activations only; a card drawn then must be played."""
    state = turn(houses={A: "red+farmhand red+bookkeeper"}, workers={A: "red"})
    assert (asks(state), said(state)) == (
        ("red", "end_turn"),
        ["activate farmhand", "activate bookkeeper", "end"],
    )
    do(state, "activate farmhand", "draw left")
    assert asks(state) == ("red", "play_card")
    assert "end" not in said(state)


def test_extra_cards_come_on_top():
    """R49, R143: before or after the turn's own card; the last one may be the extra card."""
    given = {"houses": {A: "red+messenger red+herald"}, "workers": {A: "blue red"}}
    state = turn(hand={A: "king queen mason"}, **given)
    do(state, "activate messenger", "workers king")
    assert asks(state) == ("red", "play_card")
    do(state, "workers queen", "activate herald", "workers mason")
    assert asks(state) == ("red", "end_turn")
    assert state.hand[A] == []
    state = turn(hand={A: "king"}, **given)
    do(state, "activate messenger", "workers king")
    assert (asks(state), said(state)) == (("red", "end_turn"), ["end"])


@pytest.mark.parametrize("card", ["king", "mason", "pet_hen", "swedish_woman", "alchemist", "bishop"])
def test_any_card_for_any_action(card):
    """R51, R87: with all means at hand all six are offered."""
    colour = "yellow" if card in ("mason", "swedish_woman") else "brown" if card == "bishop" else "blue"
    state = turn(
        pets=True, new_citizens=True, hand={A: card}, guilders={A: 20}, workers={A: colour}, threats={A: colour},
        houses={A: "red"}, tiles={A: (0, 3) if colour == "blue" else (1, 2)},
    )  # fmt: skip
    assert {text.split()[0] for text in said(state)} == {"workers", "guilders", "threat", "canal", "house", "recruit"}


@pytest.mark.parametrize("colour", range(5))
def test_workers_and_guilders(colour):
    """R52, R53: two workers of the card's colour, or what its die shows; the card is discarded."""
    card = ONE_OF_EACH.split()[colour]
    state = turn(hand={A: card}, dice="2 3 4 5 6")
    other = state.clone()
    do(state, f"workers {card}")
    assert (workers(state, A), names(state.discard)) == (f"{COLOURS[colour]} {COLOURS[colour]}", card)
    do(other, f"guilders {card}")
    assert (other.guilders[A], names(other.discard)) == (colour + 2, card)


def test_returning_a_marker():
    """R54, R55: of the card's colour, one of them, for a point."""
    state = turn(hand={A: ONE_OF_EACH}, threats={A: "blue blue violet"})
    assert verbs(state, "threat") == ["king", "vandal"]
    do(state, "threat king")
    assert (threats(state, A), state.points[A], names(state.discard)) == ("blue violet", 1, "king")


@pytest.mark.parametrize("seat", range(5))
def test_candidates_for_a_tile(seat):
    """R56, R57: the next free space of each own section, in its colour; space n costs n guilders."""
    for built in range(5):
        state = turn(
            players=5, active=seat, hand={seat: ONE_OF_EACH}, guilders={seat: built + 1}, tiles={seat: (built, built)}
        )
        left, right = CANALS[seat][0][built], CANALS[seat][1][built]
        cards_ = ONE_OF_EACH.split()
        assert verbs(state, "canal") == [f"{cards_[left]} left", f"{cards_[right]} right"]
        do(state, f"canal {cards_[right]} right")
        assert (state.guilders[seat], state.tiles[2 * seat + 1], names(state.discard)) == (0, built + 1, cards_[right])
        poor = turn(
            players=5, active=seat, hand={seat: ONE_OF_EACH}, guilders={seat: built}, tiles={seat: (built, built)}
        )
        assert verbs(poor, "canal") == []


def test_complete_sections():
    """R56, R58: no sixth tile; no statue is left for the last section."""
    state = turn(hand={A: ONE_OF_EACH}, guilders={A: 9}, tiles={A: (5, 5)}, crowned={A: (True, True)})
    assert verbs(state, "canal") == []
    state = turn(players=4, hand={A: "swindler"}, guilders={A: 5}, tiles={A: (4, 5)}, taken={B: (7, 6, 5, 4, 3, 2)})
    do(state, "canal swindler left")
    assert (state.tiles[0], state.statues[A], state.statues_left, state.crowned[0]) == (5, 0, 0, True)


def test_houses():
    """R59, R62: for a worker of the card's colour; the colour stays that of the card, whoever moves in."""
    state = turn(hand={A: "king mason"}, workers={A: "blue red"}, houses={A: "red"})
    assert verbs(state, "house") == ["king blue"]
    do(state, "house king blue")
    assert (workers(state, A), names(state.houses[A][1:]), state.persons[A]) == ("red", "king", [-1, -1])
    assert state.discard == []
    state = turn(hand={A: "mason"}, houses={A: "king"}, guilders={A: 3})
    do(state, "recruit mason 0")
    assert [IDS[card] for card in state.houses[A]] == ["king"]
    poet = turn(hand={A: "poet"}, houses={A: "blue+mason yellow"}, guilders={A: 3})
    do(poet, "recruit poet 1")
    assert poet.points[A] == 1


def test_laying_out_a_person():
    """R60, R61: any house without a person, whatever its colour; of equal empty houses one is offered."""
    state = turn(hand={A: "prince"}, houses={A: "red+king blue blue violet"}, guilders={A: 9})
    assert verbs(state, "recruit") == ["prince 1", "prince 3"]
    do(state, "recruit prince 3")
    assert (state.guilders[A], display(state, A)) == (0, "king prince")
    assert state.persons[A][3] == cards("prince")[0]
    assert verbs(turn(hand={A: "prince"}, houses={A: "blue"}, guilders={A: 8}), "recruit") == []
    assert verbs(turn(hand={A: "prince"}, houses={A: "blue+king"}, guilders={A: 9}), "recruit") == []
    assert verbs(turn(hand={A: "prince"}, guilders={A: 9}), "recruit") == []


@pytest.mark.parametrize("number", range(4))
def test_any_number_of_houses(number):
    """R59."""
    houses = "red " * (6 + 4 * number)
    state = turn(hand={A: "king"}, houses={A: houses}, workers={A: "blue"})
    do(state, "house king blue")
    assert len(state.houses[A]) == 7 + 4 * number


# -- what persons change about the actions


@pytest.mark.parametrize(("built", "price"), [((1, 5), 0), ((2, 5), 0), ((3, 5), 1), ((4, 5), 2)])
def test_reductions_add_up(built, price):
    """R163: Scot and Hydraulic Engineer, never below 0."""
    card = ONE_OF_EACH.split()[CANALS[A][0][built[0]]]
    state = turn(
        new_citizens=True, hand={A: card}, guilders={A: 5}, tiles={A: built},
        houses={A: "red+scot red+hydraulic_engineer"},
    )  # fmt: skip
    do(state, f"canal {card} left")
    assert state.guilders[A] == 5 - price


def test_which_reduction_counts_where():
    """R159, R163: the Engineer with the action only, the Scot with every tile and after the factor."""
    state = turn(
        new_citizens=True, houses={A: "red+scot red+hydraulic_engineer red+acrobat"}, workers={A: "red"},
        guilders={A: 3}, tiles={A: (1, 1)},
    )  # fmt: skip
    do(state, "activate acrobat", "tile left")
    assert state.guilders[A] == 0


def test_a_reduced_person():
    """R163, R175: Chamberlain with Duodecimus and with the Countess, pets too, never below 0."""
    state = turn(
        exchange="duodecimus:1", pets=True, hand={A: "prince pet_hen"}, houses={A: "red+chamberlain red"},
        guilders={A: 5},
    )  # fmt: skip
    assert verbs(state, "recruit") == ["pet_hen 0", "pet_hen 1", "pet_hen 0 exchange", "pet_hen 1 exchange",
                                       "prince 1 exchange"]  # fmt: skip
    poor = turn(exchange="duodecimus:1", hand={A: "prince"}, houses={A: "red+chamberlain red"}, guilders={A: 4})
    assert verbs(poor, "recruit") == []
    other = state.clone()
    do(state, "recruit prince 1 exchange")
    assert state.guilders[A] == 0
    do(other, "recruit pet_hen 0 exchange")
    assert other.guilders[A] == 5
    state = turn(hand={A: "king bard"}, houses={A: "red+chamberlain red+countess red"}, guilders={A: 8},
                 workers={A: "brown"})  # fmt: skip
    do(state, "activate countess", "lay king 2")
    assert state.guilders[A] == 0


def test_changes_hold_for_extra_and_drawn_cards():
    """R159: Rhetorician and Reckoning Master."""
    state = turn(
        houses={A: "red+rhetorician red+reckoning_master red+coachman red+princess"}, workers={A: "yellow yellow"},
        hand={A: "king"}, left="queen", right="", dice="1 1 1 1 1",
    )  # fmt: skip
    do(state, "activate coachman", "workers king", "activate princess", "guilders queen")
    assert (workers(state, A), state.guilders[A]) == ("blue blue blue", 3)


@pytest.mark.parametrize(
    ("exchange", "person", "play", "expected"),
    [
        ("secundus", "rhetorician", "workers king", "blue blue blue blue"),
        ("tertius", "rhetorician", "workers king", "blue blue blue red red"),
        ("quintus", "reckoning_master", "guilders king", "5"),
        ("quartus", "reckoning_master", "guilders king", "7"),
    ],
)
def test_replace_then_add(exchange, person, play, expected):
    """R174."""
    state = turn(exchange=f"{exchange}:1", houses={A: f"red+{person}"}, hand={A: "king"}, dice="1 1 1 1 1")
    do(state, f"{play} exchange", *(["take red red"] if exchange == "tertius" else []))
    assert (workers(state, A) or str(state.guilders[A])) == expected


def test_nothing_beats_a_reduction():
    """R174: Octavus and the Well Builder: 0, not less; the Well Builder is used up by that tile."""
    state = turn(
        exchange="octavus:1", houses={A: "red+well_builder red+hydraulic_engineer red+acrobat"}, hand={A: "king"},
        guilders={A: 2}, workers={A: "red"},
    )  # fmt: skip
    do(state, "activate well_builder", "canal king left exchange")
    assert (state.guilders[A], state.free_canal) == (2, False)
    do(state, "activate acrobat")
    assert state.guilders[A] == 0


def test_points_and_markers_of_the_action_add_up():
    """R54, R174, R177: Sexton, Physician and Sextus with one card."""
    state = turn(
        exchange="sextus:1", houses={A: "red+sexton red+physician"}, hand={A: "king"},
        threats={A: "blue red red violet violet"},
    )  # fmt: skip
    do(state, "threat king exchange", "return red")
    assert said(state) == ["return red", "return violet", "return red violet", "return violet violet", "decline"]
    do(state, "return red violet")
    assert (state.points[A], threats(state, A)) == (2 + 1 + 2, "violet")
    assert len(told(state, "returned")) == 4


def test_a_house_of_any_worker():
    """R59, R67: the Surveyor; the house keeps its colour."""
    state = turn(houses={A: "red+surveyor"}, hand={A: "king"}, workers={A: "red violet"})
    assert verbs(state, "house") == ["king red", "king violet"]
    do(state, "house king violet")
    assert (workers(state, A), names(state.houses[A][-1:])) == ("red", "king")


def test_an_empty_hand_stays_legal():
    """R48: nobody is left out, even if all his cards were discarded by others."""
    state = turn(players=3, hand={A: "keeper_of_the_seal", B: "king"}, houses={A: "red"}, guilders={A: 3})
    do(state, "recruit keeper_of_the_seal 0", "end")
    assert (asks(state), said(state)) == (("yellow", "end_turn"), ["end"])
