"""Situations worked out by hand, C1 to C30."""

import pytest

from app.engines.bruges import canals
from app.engines.bruges.components import HAND_SIZE, START_WORKERS
from app.engines.bruges.scoring import breakdown
from tests.engines.bruges.builder import (
    GAME,
    A,
    B,
    C,
    a_state,
    asks,
    closing,
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


def test_start_goods():
    """C1, R12."""
    state = GAME.new(3, None, 1)

    assert state.points == state.guilders == [5, 5, 5]
    assert state.workers == [START_WORKERS] * 15
    assert state.turned == state.steps == [0, 0, 0]
    assert state.houses == [[], [], []]


def test_sizes_of_the_piles():
    """C2, R7, R8."""
    state = a_pristine(3)
    assert sorted(map(len, state.piles)) == [49, 50]
    assert len(state.reserve) == 66

    with_pets = a_pristine(2, pets=True)
    assert sum(map(len, with_pets.piles)) in (72, 73, 74)
    assert abs(len(with_pets.piles[0]) - len(with_pets.piles[1])) <= 1
    assert sum(map(len, with_pets.piles)) + len(with_pets.reserve) == 182


def a_pristine(players, **options):
    """A new game whose hands are back on the piles."""
    state = GAME.new(players, options, 1)
    assert state.hand == [[] for _ in range(players)]
    return state


@pytest.mark.parametrize(("players", "values"), [(4, [7, 6]), (5, [9, 8, 7])])
def test_statues_in_order(players, values):
    """C3, R5, R111."""
    state = a_state(players)
    for section in range(len(values)):
        state.tiles[section] = 4
        state.agenda = []
        state.guilders[section // 2] = 5
        canals.build(state, section // 2, section % 2, 5)

    taken = [value for mask in state.statues for value in range(10) if mask >> value & 1]
    assert sorted(taken, reverse=True) == values


def test_filling_hands():
    """C4, R17-R19."""
    state = drawing(hand={A: "mason", B: "prince"})
    for ply in range(4):
        assert asks(state) == ("red", "choose_draw_pile")
        assert [state.knows(A, card) for card in state.hand[A]] == [True] + [False] * ply
        do(state, "draw left")
    assert all(state.knows(A, card) for card in state.hand[A])
    for _ in range(4):
        assert asks(state) == ("yellow", "choose_draw_pile")
        do(state, "draw right")
    assert [len(hand) for hand in state.hand] == [HAND_SIZE, HAND_SIZE]
    assert state.phase > 1


def test_the_reserve_comes_in_phase_1():
    """C5, R22, R24."""
    reserve = "queen earl judge mayor reeve"
    state = drawing(left="mason smith", right="dyer baker weaver", reserve=reserve, hand={A: "prince", B: ""}, round=6)
    do(state, "draw left", "draw left")

    assert names(reversed(state.piles[0])) == reserve
    assert asks(state) == ("red", "choose_draw_pile")
    assert state.last_round == state.round == 6


def test_the_reserve_comes_in_phase_3():
    """C6, R22, R25."""
    state = turn(
        houses={A: "red+farmhand"}, workers={A: "red"}, hand={A: "mason"}, round=6,
        left="smith dyer", right="baker", reserve="queen earl judge",
    )  # fmt: skip
    do(state, "activate farmhand", "draw right")

    assert names(state.hand[A]) == "mason baker"
    assert names(reversed(state.piles[1])) == "queen earl judge"
    assert state.last_round == 7


def test_a_raid():
    """C7, R32, R33."""
    state = throwing("3 3 5 3 3", threats={A: "yellow yellow"}, guilders={A: 8}, points={A: 4})

    assert (state.guilders[A], threats(state, A), state.points[A]) == (0, "", 4)
    assert threats(state, B) == "yellow"


def test_an_intrigue_stops_at_nothing():
    """C8, R36."""
    state = throwing("3 3 3 3 6", threats={A: "violet violet"}, points={A: 2})
    assert (state.points[A], threats(state, A)) == (0, "")


@pytest.mark.parametrize(("first", "hand", "pile"), [("red", "alchemist", "red"), ("brown", "", "alchemist")])
def test_order_of_damages(first, hand, pile):
    """C9, R35."""
    state = throwing(
        "5 6 3 5 3",
        threats={A: "red red brown brown blue blue"},
        workers={A: "blue red red"},
        houses={A: "guild_master+alchemist"},
    )
    assert workers(state, A) == ""
    assert asks(state) == ("red", "choose_damage_order")
    do(state, f"first {first}")

    assert names(state.hand[A]) == hand
    assert state.houses[A] == []
    lying = ["alchemist", "guild_master"] if pile == "alchemist" else ["guild_master"]
    assert names(state.discard).split() == lying


def test_fire_on_a_canal():
    """C10, R36, R38, R39."""
    state = throwing("3 3 3 6 3", threats={A: "red red"}, tiles={A: (5, 0)}, taken={A: (7,)}, houses={A: "king"})
    assert asks(state) == ("red", "choose_fire_loss")
    assert said(state) == ["burn 0", "break left"]
    do(state, "break left")
    assert (state.tiles[0], state.statues[A]) == (4, 1 << 7)

    again = turn(hand={A: "innkeeper"}, guilders={A: 5}, tiles={A: (4, 0)}, crowned={A: (True, False)}, taken={A: (7,)})
    do(again, "canal innkeeper left")
    assert (again.tiles[0], again.guilders[A], again.statues[A]) == (5, 0, 1 << 7)


def test_price_of_advancing():
    """C11, R41, R42."""
    state = throwing("2 3 4 4 1", guilders={A: 3, B: 2})
    assert asks(state) == ("red", "advance")
    do(state, "yes")
    assert (state.guilders[A], state.steps[A]) == (0, 1)
    assert state.phase == 3


def test_the_earl():
    """C12, R41, R145."""
    state = throwing("3 3 4 4 3", guilders={A: 4, B: 10}, houses={A: "red+earl"})
    do(state, "yes")
    assert (state.guilders[A], state.steps, state.phase) == (0, [1, 0], 3)

    regular = throwing("1 3 4 4 3", guilders={A: 4, B: 10}, houses={A: "red+earl"})
    do(regular, "yes")
    assert regular.guilders[A] == 3
    assert asks(regular) == ("yellow", "advance")


def test_the_notary():
    """C13, R146."""
    state = throwing("1 1 4 4 3", houses={A: "red+notary"})
    assert asks(state) == ("red", "advance")
    do(state, "yes")
    assert (state.guilders[A], state.steps[A]) == (0, 1)


def test_workers_and_income():
    """C14, R52, R53."""
    state = turn(hand={A: "arsonist"}, dice="1 1 6 1 1")
    do(state, "workers arsonist")
    assert workers(state, A) == "yellow yellow"
    assert names(state.discard[-1:]) == "arsonist"

    state = turn(hand={A: "arsonist"}, dice="1 1 6 1 1")
    do(state, "guilders arsonist")
    assert state.guilders[A] == 6


def test_colour_of_a_threat():
    """C15, R54."""
    state = turn(hand={A: "arsonist murderer robber"}, threats={A: "brown"})
    assert verbs(state, "threat") == ["robber"]
    do(state, "threat robber")
    assert (threats(state, A), state.points[A]) == ("", 1)


def test_candidates_for_a_tile():
    """C16, R56, R57."""
    hand = {A: "king robber arsonist swindler vandal"}  # one of each colour
    state = turn(hand=hand, guilders={A: 6})
    assert verbs(state, "canal") == ["king left", "swindler right"]

    state = turn(hand=hand, guilders={A: 6}, tiles={A: (1, 0)})
    assert verbs(state, "canal") == ["arsonist left", "swindler right"]


def test_a_statue():
    """C17, R58."""
    state = turn(hand={A: "swindler"}, guilders={A: 5}, tiles={A: (4, 0)}, taken={B: (7,)})
    assert verbs(state, "canal") == ["swindler left", "swindler right"]
    do(state, "canal swindler left")
    assert (state.guilders[A], state.statues[A]) == (0, 1 << 6)


def test_a_house_needs_a_worker():
    """C18, R59."""
    state = turn(hand={A: "vandal king"}, workers={A: "blue blue"})
    assert verbs(state, "house") == ["king blue"]
    do(state, "house king blue")
    assert (workers(state, A), names(state.houses[A])) == ("blue", "king")


def test_lightning_at_once():
    """C19, R60, R64."""
    state = turn(hand={A: "alchemist"}, houses={A: "brown"}, guilders={A: 3})
    do(state, "recruit alchemist 0")
    assert state.guilders[A] == 6
    assert said(state) == ["end"]


def test_activation_in_the_same_turn():
    """C20, R46, R65, R69."""
    state = turn(hand={A: "prince"}, houses={A: "brown"}, guilders={A: 9}, workers={A: "yellow"})
    do(state, "recruit prince 0", "activate prince")
    assert (workers(state, A), state.guilders[A], state.points[A]) == ("", 2, 1)

    state.workers[2] = 2
    assert "activate prince" not in said(go_again(state))
    later = turn(houses={A: "brown+prince"}, workers={A: "yellow"})
    assert verbs(later, "activate") == ["prince"]


def test_no_useless_activation():
    """C21, R71."""
    state = turn(houses={A: "blue+archivist red red"}, workers={A: "red red"})
    assert verbs(state, "activate") == []
    state = turn(houses={A: "blue+archivist red red red"}, workers={A: "red red"})
    do(state, "activate archivist")
    assert (workers(state, A), state.points[A]) == ("red", 2)


def test_the_coachman():
    """C22, R48, R49, R143."""
    state = turn(hand={A: "king queen"}, houses={A: "red+coachman blue+bookkeeper"}, workers={A: "yellow"}, number=2)
    do(state, "workers king", "activate coachman", "workers queen", "end")
    assert state.hand[A] == []
    do(state, "end")  # the other's turn
    assert asks(state) == ("red", "end_turn")
    assert said(state) == ["activate bookkeeper", "end"]


def test_the_acrobat_and_the_well_builder():
    """C23, R140, R142."""
    given = {"houses": {A: "red+acrobat blue+well_builder"}, "workers": {A: "red"}, "tiles": {A: (1, 0)}}
    state = turn(**given, guilders={A: 4})
    do(state, "activate acrobat", "tile left")
    assert (state.guilders[A], state.tiles[0]) == (0, 2)

    state = turn(**given, guilders={A: 4})
    do(state, "activate well_builder", "activate acrobat", "tile left")
    assert (state.guilders[A], state.tiles[0]) == (4, 2)


def test_the_mason():
    """C24, R144."""
    state = turn(houses={A: "red+mason"}, workers={A: "red blue blue blue"})
    do(state, "activate mason", "swap blue brown", "swap blue violet", "swap blue violet")
    assert workers(state, A) == "brown violet violet"


def test_the_beggar():
    """C25, R136."""
    state = turn(
        players=3,
        hand={A: "beggar"},
        houses={A: "red"},
        guilders={A: 3},
        workers={B: "blue blue blue red red", C: "brown"},
    )
    do(state, "recruit beggar 0")
    assert asks(state) == ("yellow", "give_workers")
    assert said(state) == ["give blue blue", "give blue red", "give red red"]
    do(state, "give blue red")
    assert (state.guilders[A], workers(state, A), workers(state, C)) == (0, "blue brown red", "")
    assert asks(state) == ("red", "end_turn")


def test_a_moneylender_short_of_money():
    """C26, R138."""
    state = turn(players=4, hand={A: "moneylender"}, houses={A: "red"}, guilders={A: 5})
    do(state, "recruit moneylender 0")
    assert verbs(state, "receivers") == ["yellow green", "yellow blue", "green blue"]
    do(state, "receivers yellow blue")
    assert (state.guilders, state.points[A]) == ([0, 1, 0, 1], 2)


def test_the_jailer():
    """C27, R55, R139."""
    state = turn(
        hand={A: "jailer"},
        houses={A: "blue+bookkeeper blue+cupbearer red"},
        guilders={A: 9},
        threats={A: "blue blue red red"},
    )
    do(state, "recruit jailer 2")
    assert said(state) == ["return blue blue red", "return blue red red"]
    do(state, "return blue blue red")
    assert (state.points[A], threats(state, A)) == (3, "red")


def test_majorities():
    """C28, R79-R83."""
    houses = {A: "red+king red+queen", B: "red+earl", C: "red+mayor"}
    state = closing(players=3, steps={A: 3, B: 3, C: 1}, houses=houses)
    assert told(state, "majority") == [(A, 1)]

    houses = {A: "red+king", B: "red+earl red+queen", C: "red+mayor"}
    state = closing(players=3, turned={A: "persons"}, houses=houses)
    assert state.turned == [2, 2, 0]


def test_the_judge():
    """C29, R147."""
    state = closing(houses={A: "red+judge red+king", B: "red+earl red+queen"})
    assert state.turned == [2, 0]


def test_final_scoring():
    """C30, R132, R134."""
    given = {
        "houses": {A: "red+prince red+engraver blue"},
        "tiles": {A: (0, 3)},
        "steps": {A: 4, B: 4},
        "turned": {A: "persons canal"},
        "round": 8,
        "last_round": 8,
    }
    state = closing(**given, guilders={A: 5, B: 6}, points={A: 20, B: 42})
    assert breakdown(state, A) == {
        "counter": 20, "persons": 6, "houses": 3, "laurels": 2, "majorities": 8, "canal": 3, "reputation": 4,
    }  # fmt: skip
    assert state.decision == "over"
    assert state.ranking() == [2, 1]
    assert closing(**given, guilders={A: 5, B: 5}, points={A: 20, B: 42}).ranking() == [1, 1]
