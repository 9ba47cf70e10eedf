"""Every new citizen that is activated, and every pet, as its text says.

R64-R66, R69, R71, R89, R90, R96-R109, R169
"""

import pytest

from app.engines.bruges.components import COLOURS, NUMBER
from tests.engines.bruges.builder import A, B, C, asks, display, do, names, said, turn, verbs
from tests.engines.bruges.printed import CARDS, points, price
from tests.engines.bruges.rows import MODULES, carry_out, changed, inventory, parse

ROWS = [
    ("hangman", {"more": "red+king"}, "", "persons-1 discard+1 points+6"),
    ("hangman", {"more": "red+bard+pet_horse"}, "person pet_horse", "pets-1 discard+1 points+7"),
    ("hangman", {"others": {B: "red+king"}}, "", None),
    ("puppeteer", {"more": "red+margravine red+prince", "used": "margravine"}, "", "points+2"),
    ("puppeteer", {"more": "red+bookkeeper red+prince", "used": "prince bookkeeper"}, "person bookkeeper",
     "guilders+2"),
    ("puppeteer", {"more": "blue+archivist red+prince red+alchemist", "used": "archivist"}, "", None),
    ("puppeteer", {"others": {B: "red+prince"}, "used": "prince"}, "", None),
    ("barterer", {"workers": {A: "red red blue"}}, "sell red red", "red-2 guilders+4"),
    ("barterer", {"workers": {A: "red blue"}}, "sell blue", "blue-1 guilders+2"),
    ("barterer", {}, "", None),
    ("tanner", {"workers": {A: "red red blue"}}, "take red red", "brown+1 yellow+1 violet+1 red+2"),
    ("tanner", {"workers": {A: "blue brown yellow red violet"}}, "take blue blue", "blue+2"),
    ("master_of_ceremonies", {"more": "red+king"}, "", "persons-1 hand+1 guilders+3"),
    ("master_of_ceremonies", {"more": "red+king+pet_hen"}, "person pet_hen", "pets-1 hand+1 guilders+3"),
    ("master_of_ceremonies", {"others": {B: "red+king"}}, "", None),
    ("militia", {"threats": {A: "red red blue"}}, "", "red!-1 points+1"),
    ("militia", {"threats": {A: "red red blue blue"}}, "return blue", "blue!-1 points+1"),
    ("militia", {"threats": {A: "red blue violet"}}, "", None),
    ("saboteur", {"points": {A: 5, B: 5, C: 1}}, "", "B.points-2 C.points-1"),
    ("strategist", {"threats": {A: "red blue", B: "red red"}, "tiles": {B: (1, 0)}},
     "hand red yellow; hand blue green", "red!-1 blue!-1 C.blue!+1 B.red!-2 B.left-1"),
    ("strategist", {"threats": {A: "red red"}}, "hand red yellow; stop", "red!-1 B.red!+1"),
    ("strategist", {}, "", ""),
    ("swedish_woman", {"others": {B: "red+alchemist red+prince red+king", C: "red+bookkeeper"}}, "person prince",
     "points+1 guilders+2"),
    ("swedish_woman", {"others": {B: "red+alchemist red+hangman red+notary red+king"}}, "", "guilders+6"),
    ("swedish_woman", {"others": {B: "red+prince"}, "used": "prince"}, "", "points+1 guilders+2"),
    ("swedish_woman", {"more": "red+king", "others": {B: "red+hangman red+notary red+rector"}}, "", None),
    ("swedish_woman", {"others": {B: "red+archivist red red", C: "red red red"}}, "", None),
    ("polish_woman", {}, "take red", "guilders+1 red+1"),
    ("hungarian", {}, "", "blue+1 brown+1 yellow+1 red+1 violet+1"),
    ("persian", {"more": "red+king red+queen red+pet_hen"}, "", "points+3"),
    ("persian", {"more": "red+king red+mayor red+actor red+miller red+page red+monk"}, "", "points+5"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("card", "given", "actions", "change"), ROWS, ids=[f"{i}-{row[0]}" for i, row in enumerate(ROWS)]
)
def test_person(card, given, actions, change):
    """R64, R65, R66, R71: the text is carried out, nothing else; without any effect it is not offered."""
    carry_out(card, given, actions, change)


SEARCHERS = {
    "duchess": ("earl", "town_clerk"),
    "calibration_master": ("judge", "earl"),
    "soothsayer": ("innkeeper", "bookkeeper"),
    "market_overseer": ("bookkeeper", "mason"),
    "brewer": ("mason", "bookkeeper"),
    "court_marshal": ("chamberlain", "monk"),
    "prior": ("monk", "chamberlain"),
    "model": ("portraitist", "watchdog"),
    "scout": ("watchdog", "spy"),
    "executioner": ("spy", "inventor"),
    "navigator": ("inventor", "scot"),
    "finn": ("scot", "inventor"),
}
"""Each with a person of the group and one of another."""


@pytest.mark.parametrize("card", SEARCHERS)
def test_searching_a_person(card):
    """R96, R97, R98, R99: one of the group, at no price, in another empty house, or none."""
    fits, other = SEARCHERS[card]
    given = {"discard": f"{fits} {other} pet_hen", "more": "red", "guilders": {A: 9}}
    carry_out(card, given, f"lay {fits} 1", "discard-1 persons+1")
    carry_out(card, given, "decline", "")
    carry_out(card, given | {"more": ""}, "", "")
    carry_out(card, given | {"more": "red+king"}, "", "")
    carry_out(card, given | {"discard": f"{other} pet_hen"}, "", "")
    assert CARDS[fits][0] == CARDS[card][0] != CARDS[other][0]


def test_the_person_found_acts_at_once():
    """R64, R99, R100, R101: a lightning text, worker types in the same turn; a house of another colour is a choice."""
    state = turn(
        **MODULES, hand={A: "navigator"}, houses={A: "red blue yellow+pet_hen"}, guilders={A: 9},
        workers={A: "blue"}, discard="alchemist teacher",
    )  # fmt: skip
    do(state, "recruit navigator 2")
    assert verbs(state, "lay") == ["alchemist 0", "alchemist 1", "teacher 0", "teacher 1"]
    found = state.clone()
    do(state, "lay alchemist 1")
    assert (state.guilders[A], asks(state)) == (6, ("red", "end_turn"))
    do(found, "lay teacher 0")
    assert verbs(found, "activate") == ["teacher"]


def test_a_search_within_a_search():
    """R97, R100, R101: a searching Traveller brings the next one; reactions and printed prices count as usual."""
    state = turn(
        **MODULES, hand={A: "finn"}, guilders={A: 9}, discard="persian swedish_woman hungarian",
        houses={A: "red blue yellow+portraitist brown+fire_eater"}, threats={A: "yellow brown"},
    )  # fmt: skip
    do(state, "recruit finn 0", "lay swedish_woman 1", "return yellow")
    assert asks(state) == ("red", "fire_eater")
    do(state, "return brown")
    assert (state.points[A], display(state, A)) == (4, "finn swedish_woman portraitist fire_eater")


BUILDERS = {
    "egyptian_woman": ("yellow", "mason", "king"),
    "dane": ("red", "shoemaker", "king"),
    "englishman": ("violet", "miller", "king"),
    "greek": ("blue", "king", "queen"),
    "italian_woman": ("brown", "queen", "king"),
}
"""Colour, a card of it and another one."""


@pytest.mark.parametrize("card", BUILDERS)
def test_building_a_house_from_the_discard_pile(card):
    """R9, R102, R103: for a worker of the Traveller's colour, or not at all."""
    colour, fits, other = BUILDERS[card]
    given = {"discard": f"{fits} {other}", "workers": {A: f"{colour} {colour}"}}
    state = carry_out(card, given, f"card {fits}", f"discard-1 houses+1 {colour}-1")
    assert names(state.houses[A][1:]) == fits
    assert all(state.knows(seat, NUMBER[fits]) for seat in (A, B, C))
    carry_out(card, given, "decline", "")
    carry_out(card, given | {"workers": {A: " ".join(set(COLOURS) - {colour})}}, "", "")
    carry_out(card, given | {"discard": other}, "", "")


def test_what_stays_in_the_discard_pile_is_a_choice():
    """R103: also pets; each card of the colour."""
    state = turn(
        **MODULES, hand={A: "greek"}, houses={A: "red"}, guilders={A: 3}, workers={A: "blue"},
        discard="king queen pet_hen acrobat",
    )  # fmt: skip
    do(state, "recruit greek 0")
    assert said(state) == ["card king", "card pet_hen", "card acrobat", "decline"]


NAMERS = {
    "french_woman": "blue",
    "norwegian": "brown",
    "portuguese_woman": "violet",
    "russian": "red",
    "spaniard": "yellow",
}


@pytest.mark.parametrize("card", NAMERS)
def test_naming_a_colour(card):
    """R104: the next card counts as any colour; the one after it as its own."""
    given = {"hand": {A: "king queen"}}
    carry_out(card, given, "guilders king as red", "hand-1 discard+1 guilders+6")
    carry_out(card, given, "guilders king", "hand-1 discard+1 guilders+2")
    for colour in COLOURS[1:]:
        change = f"hand-1 discard+1 {colour}+2"
        state = carry_out(card, given, f"workers king as {colour}", change)
        assert not state.naming
    assert verbs(carry_out(card, {}, "", ""), "activate") == []


PETS = [card for card, row in CARDS.items() if row[0] == "pets"]


@pytest.mark.parametrize("pet", PETS)
def test_pet(pet):
    """R89, R90, R92: it moves in beside a person, for its price; it does nothing but count its points."""
    state = turn(**MODULES, hand={A: pet}, houses={A: "red+notary"}, guilders={A: price(pet)})
    before, scored = inventory(state), state.scores()[A]
    do(state, f"recruit {pet} 0")
    assert changed(before, inventory(state)) == parse(f"hand-1 pets+1 guilders{-price(pet):+d}")
    assert state.scores()[A] - scored == points(pet)
    assert said(state) == ["end"]
    poor = turn(**MODULES, hand={A: pet}, houses={A: "red+notary"}, guilders={A: price(pet) - 1})
    assert verbs(poor, "recruit") == []
