"""Phase 4, pets and Travellers.  Chapters 9, 10 and 11"""

import pytest

from app.engines.bruges.components import COLOURS, MAJORITIES
from app.engines.bruges.scoring import breakdown
from tests.engines.bruges.builder import (
    A,
    B,
    C,
    asks,
    closing,
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

MODULES = {"new_citizens": True, "pets": True}
LEADS = {
    "reputation": ({"steps": {A: 3, B: 2, C: 2}}, {"steps": {A: 3, B: 3, C: 2}}),
    "persons": (
        {"houses": {A: "red+king red+queen", B: "red+earl", C: "red+monk"}},
        {"houses": {A: "red+king red+queen", B: "red+earl red+monk"}},
    ),
    "canal": ({"tiles": {A: (2, 1), B: (1, 1), C: (0, 2)}}, {"tiles": {A: (2, 1), B: (0, 3)}}),
    "pets": (
        {"houses": {A: "red+pet_hen", B: "red"}},
        {"houses": {A: "red+pet_hen", B: "red+pet_cow"}},
    ),
}


@pytest.mark.parametrize("majority", MAJORITIES)
def test_alone_in_front(majority):
    """R79, R80, R81, R82, R93: more than each opponent, not more than all together; nobody if it is shared."""
    bit = 1 << MAJORITIES.index(majority)
    alone, shared = LEADS[majority]
    state = closing(players=3, pets=True, last_round=3, **alone)
    assert [mask & bit for mask in state.turned] == [bit, 0, 0]
    state = closing(players=3, pets=True, last_round=3, **shared)
    assert [mask & bit for mask in state.turned] == [0, 0, 0]
    assert closing(players=3, pets=True, last_round=3).turned == [0, 0, 0]


def test_order_of_the_checks():
    """R78, R93: reputation, persons, canal, pets; told in this order."""
    state = closing(pets=True, steps={B: 1}, houses={A: "red+king+pet_hen"}, tiles={B: (1, 0)}, last_round=3)
    assert told(state, "majority") == [(B, 0), (A, 1), (B, 2), (A, 3)]


def test_every_turned_marker_counts_alike_at_the_end():
    """R93, R132: 4 points for each turned marker, the fourth, of the pets, like the others."""
    for number in range(len(MAJORITIES) + 1):
        turned = " ".join(MAJORITIES[:number])
        assert breakdown(closing(pets=True, turned={A: turned}, last_round=3), A)["majorities"] == 4 * number
        assert breakdown(closing(pets=True, turned={B: turned}, last_round=3), A)["majorities"] == 0


def test_no_fourth_marker_without_pets():
    """R12, R78."""
    state = closing(houses={A: "red+king"}, steps={A: 1}, tiles={A: (1, 0)}, last_round=3)
    assert state.turned == [0b111, 0]


def test_pets_and_persons_are_counted_apart():
    """R80, R93: pets do not count as persons here, nor persons as pets."""
    state = closing(pets=True, houses={A: "red+pet_hen red+pet_cow", B: "red+king"}, last_round=3)
    assert state.turned == [0b1000, 0b0010]


def test_tiles_that_are_there_now():
    """R81: statues taken and tiles lost do not matter."""
    state = closing(tiles={A: (4, 0), B: (3, 2)}, crowned={A: (True, False)}, taken={A: (7,)}, last_round=3)
    assert state.turned == [0, 0b100]


def test_a_turned_marker_stays():
    """R83: it is never turned back nor counted twice; several may have turned the same."""
    state = closing(turned={A: "reputation"}, steps={A: 1, B: 2}, last_round=3)
    assert state.turned == [1, 1]
    state = closing(turned={A: "reputation"}, steps={A: 2, B: 1}, last_round=3)
    assert (state.turned, told(state, "majority")) == ([1, 0], [])


def test_only_the_end_of_the_round_counts():
    """R83: leading during a turn turns nothing."""
    state = turn(hand={A: "king", B: "mason"}, guilders={A: 1})
    do(state, "canal king left", "end")
    assert state.turned == [0, 0]


def test_clean_up():
    """R84, R85: ships, exchange card and marks leave; the left neighbour begins the next round."""
    state = closing(
        players=3, start=C, zwin=True, exchange="primus:2", docks="red:advance", used="bookkeeper",
        houses={A: "red+king"},
        hand={A: "queen earl judge mayor reeve", B: "smith prince baker dyer monk", C: "thief dean miller abbot spy"},
        round=4,
    )  # fmt: skip
    assert told(state, "start") == [(A,)]
    assert (state.start, state.round, state.used) == (A, 5, 0)
    assert state.ship_trays[3] == [5]


# -- pets


def test_a_house_for_two():
    """R89: a person and a pet, in any order; neither two persons nor two pets."""
    state = turn(pets=True, hand={A: "king pet_cow"}, houses={A: "red+pet_hen"}, guilders={A: 20})
    assert verbs(state, "recruit") == ["king 0"]
    do(state, "recruit king 0")
    assert display(state, A) == "king pet_hen"
    state = turn(pets=True, hand={A: "earl pet_cow"}, houses={A: "red+king"}, guilders={A: 20})
    assert verbs(state, "recruit") == ["pet_cow 0"]
    state = turn(pets=True, hand={A: "earl pet_cow"}, houses={A: "blue+king blue"}, guilders={A: 20})
    assert verbs(state, "recruit") == ["pet_cow 0", "pet_cow 1", "earl 1"]


def test_a_house_made_of_a_pet_card():
    """R51, R87: a pet card builds a house like others; a person may live in it."""
    state = turn(pets=True, hand={A: "pet_hen", B: "earl"}, workers={A: "blue"}, guilders={A: 9})
    do(state, "house pet_hen blue", "end")
    assert names(state.houses[A]) == "pet_hen"
    state = turn(pets=True, hand={A: "prince"}, houses={A: "pet_hen"}, guilders={A: 9})
    do(state, "recruit prince 0")
    assert display(state, A) == "prince"


def test_pets_are_not_activated():
    """R90, R109, R131: neither in a turn nor by others."""
    state = turn(**MODULES, houses={A: "red+pet_hen red+swedish_woman", B: "red+pet_cow"}, workers={A: "blue"})
    assert said(state) == ["end"]


def test_pets_as_victims():
    """R36, R91, R94: plague, Hangman, Master of Ceremonies and Countess know pets."""
    state = turn(**MODULES, houses={A: "red+hangman red+pet_cow"}, workers={A: "red"})
    do(state, "activate hangman")
    assert (state.points[A], names(state.discard)) == (6, "pet_cow")
    state = turn(**MODULES, houses={A: "red+countess red+king"}, hand={A: "pet_horse"}, workers={A: "brown"},
                 guilders={A: 7})  # fmt: skip
    do(state, "activate countess")
    assert said(state) == ["lay pet_horse 0", "lay pet_horse 1"]


# -- Travellers


def test_naming_for_every_action():
    """R104, R105: income, workers, markers, canal and houses; a person costs and lives as ever."""
    state = turn(
        **MODULES, houses={A: "blue+russian red"}, workers={A: "red yellow"}, hand={A: "bard"}, guilders={A: 3},
        threats={A: "violet"},
    )  # fmt: skip
    do(state, "activate russian")
    assert verbs(state, "workers") == ["bard as blue", "bard as brown", "bard", "bard as red", "bard as violet"]
    assert verbs(state, "guilders") == verbs(state, "workers")
    assert verbs(state, "threat") == ["bard as violet"]
    assert verbs(state, "canal") == ["bard as blue left", "bard as red right"]
    assert verbs(state, "house") == ["bard yellow"]
    assert verbs(state, "recruit") == ["bard 1"]


def test_a_named_house_keeps_its_colour():
    """R105: the worker has the named colour; the Stucco Worker looks at the card."""
    state = turn(
        **MODULES, houses={A: "red+russian red+stucco_worker"}, workers={A: "red violet"}, hand={A: "king"},
        threats={A: "blue violet"},
    )  # fmt: skip
    do(state, "activate russian", "house king as violet violet")
    assert (asks(state), said(state)) == (("red", "stucco"), ["return blue", "decline"])
    assert (names(state.houses[A][2:]), workers(state, A)) == ("king", "")


def test_the_tower_keeper_looks_at_the_space():
    """R105, R150."""
    state = turn(**MODULES, houses={A: "red+russian red+tower_keeper"}, workers={A: "red"}, hand={A: "mason"},
                 guilders={A: 1}, threats={A: "blue yellow"})  # fmt: skip
    do(state, "activate russian", "canal mason as blue left")
    assert said(state) == ["return blue", "decline"]


def test_a_person_uses_the_named_colour_up():
    """R105: without any influence; the Fire-eater looks at the card."""
    state = turn(
        **MODULES, houses={A: "red+russian red red+fire_eater red+coachman"}, workers={A: "red yellow"},
        hand={A: "bard king"}, guilders={A: 3}, threats={A: "yellow red"},
    )  # fmt: skip
    do(state, "activate russian", "recruit bard 1")
    assert said(state) == ["return yellow", "decline"]
    do(state, "decline", "activate coachman")
    assert verbs(state, "workers") == ["king"]


@pytest.mark.parametrize("how", ["own", "extra", "drawn"])
def test_the_next_card_whichever(how):
    """R106: the turn's own, an extra one or a drawn one; other activations may come between."""
    state = turn(
        **MODULES, houses={A: "red+russian red+coachman red+princess red+bookkeeper"}, hand={A: "king queen"},
        workers={A: "red yellow"}, left="mason", right="",
    )  # fmt: skip
    do(state, "activate russian", "activate bookkeeper")
    if how != "own":
        do(state, "activate coachman" if how == "extra" else "activate princess")
    card = "mason" if how == "drawn" else "king"
    do(state, f"workers {card} as violet")
    assert workers(state, A).count("violet") == 2
    assert not state.naming
    if how != "own":
        assert verbs(state, "workers") == (["queen"] if how == "extra" else ["king", "queen"])


def test_a_named_colour_lapses():
    """R106: at the end of the turn."""
    state = turn(**MODULES, houses={A: "red+russian"}, workers={A: "red"}, hand={A: "king", B: "mason"})
    do(state, "workers king", "activate russian", "end")
    assert not state.naming
    assert verbs(state, "workers") == ["mason"]


def test_one_named_colour_at_a_time():
    """R107, R108: a second one not before the first is used up; after the turn's card too."""
    state = turn(**MODULES, houses={A: "red+russian red+spaniard"}, workers={A: "red yellow"}, hand={A: "king"})
    do(state, "activate russian")
    assert verbs(state, "activate") == []
    do(state, "workers king as red")
    assert verbs(state, "activate") == ["spaniard"]
    do(state, "activate spaniard")
    assert said(state) == ["end"]


def test_the_swedish_woman():
    """R109: no permanent and no laurel persons, no Hangman, nobody without a benefit; used ones too."""
    state = turn(
        **MODULES, players=3, used="bookkeeper", workers={A: "blue"}, points={A: 1},
        houses={
            A: "red+swedish_woman",
            B: "red+bookkeeper red+hangman red+notary red+king",
            C: "red+prince red+barker red+archivist red",
        },
    )  # fmt: skip
    do(state, "activate swedish_woman")
    assert said(state) == ["person bookkeeper", "person prince"]
    do(state, "person prince")
    assert (state.points, state.guilders, workers(state, A)) == ([2, 0, 0], [2, 0, 0], "")
    assert verbs(state, "activate") == []


def test_the_swedish_woman_stands_in():
    """R109: "you" is the active player: his houses, markers and opponents; no mark is set."""
    state = turn(
        **MODULES, workers={A: "blue"}, houses={A: "red+swedish_woman blue red+king", B: "red+poet red+murderer"},
        threats={B: "brown"},
    )  # fmt: skip
    other = state.clone()
    do(state, "activate swedish_woman", "person murderer")
    assert threats(state, B) == "brown brown"
    assert state.used.bit_count() == 1
    do(other, "activate swedish_woman", "person poet")
    assert other.points == [1, 0]


def test_a_master_of_ceremonies_of_another():
    """R109: "another person" is any own one but the Swedish Woman."""
    state = turn(
        **MODULES, workers={A: "blue"}, houses={A: "red+swedish_woman red+king", B: "red+master_of_ceremonies red+earl"}
    )
    do(state, "activate swedish_woman")
    assert (names(state.hand[A]), display(state, A), state.guilders[A]) == ("king", "swedish_woman", 3)
    state = turn(
        **MODULES, workers={A: "blue"}, houses={A: "red+swedish_woman", B: "red+master_of_ceremonies red+earl"}
    )
    assert said(state) == ["end"]


def test_a_search_of_another():
    """R98, R109: the person found moves in with the active player."""
    state = turn(
        **MODULES, workers={A: "blue"}, houses={A: "red+swedish_woman blue", B: "red+brewer red"}, discard="smith monk"
    )
    do(state, "activate swedish_woman", "lay smith 1", "take red red red")
    assert (display(state, A), display(state, B), workers(state, A)) == ("swedish_woman smith", "brewer", "red red red")


def test_a_search_without_an_empty_house():
    """R71, R99, R109, R152: it has no benefit: neither the Swedish Woman nor the Astronomer offers it."""
    state = turn(**MODULES, workers={A: "blue"}, houses={A: "red+swedish_woman", B: "red+brewer red"}, discard="smith")
    assert said(state) == ["end"]
    state = turn(**MODULES, hand={A: "brewer"}, guilders={A: 9}, houses={A: "red+astronomer red blue"},
                 discard="smith mason miller")  # fmt: skip
    do(state, "recruit brewer 1", "lay mason 2")
    assert asks(state) == ("red", "end_turn")


@pytest.mark.parametrize("colour", range(5))
def test_income_of_a_named_colour(colour):
    """R105: the die of the colour named."""
    state = turn(**MODULES, houses={A: "red+russian"}, workers={A: "red"}, hand={A: "vandal"}, dice="2 3 4 5 6")
    suffix = "" if COLOURS[colour] == "violet" else f" as {COLOURS[colour]}"
    do(state, "activate russian", f"guilders vandal{suffix}")
    assert state.guilders[A] == colour + 2
