"""Every person with a permanent power, each time with and without it.

R20, R41, R67, R140, R145-R152, R155-R159, R163, R171, R172, R174
"""

import pytest

from tests.engines.bruges.builder import A, B, C, asks, closing, do, drawing, said, throwing, turn, verbs
from tests.engines.bruges.rows import MODULES, changed, inventory, parse, steps_of

FIVE = "king queen earl judge mayor"
HANDS = {B: "mason prince baker dyer smith", C: "miller reeve monk dean thief"}
ROWS = [
    # (card, phase, position, actions and change with the person, actions and change without)
    ("noblewoman", turn, {"houses": {A: "red"}, "hand": {A: "alderman"}, "guilders": {A: 3}},
     ("recruit alderman 0; option 0", "hand-1 persons+1 guilders-3 guilders+2 steps+1"),
     ("recruit alderman 0; option 0", "hand-1 persons+1 guilders-3 steps+1")),
    ("earl", throwing, {"dice": "3 3 3 4 4", "guilders": {A: 4, B: 4, C: 4}},
     ("yes", "guilders-4 steps+1"), ("", "")),
    ("notary", throwing, {"dice": "1 3 3 4 2", "guilders": {A: 1}}, ("yes", "guilders-1 steps+1"), ("", "")),
    ("judge", closing, {"steps": {A: 2, B: 2}, "tiles": {A: (1, 1), C: (0, 2)}, "houses": {B: "red+king red+queen"}},
     ("", "turned+2 B.turned+1"), ("", "B.turned+1")),
    ("fire_eater", turn, {"houses": {A: "red"}, "hand": {A: "bishop"}, "guilders": {A: 9},
                          "threats": {A: "brown yellow"}},
     ("recruit bishop 0; return brown", "hand-1 persons+1 guilders-9 brown!-1 points+1"),
     ("recruit bishop 0", "hand-1 persons+1 guilders-9")),
    ("stucco_worker", turn, {"hand": {A: "king"}, "workers": {A: "blue"}, "threats": {A: "blue brown"}},
     ("house king blue; return blue", "hand-1 houses+1 blue-1 blue!-1 points+1"),
     ("house king blue", "hand-1 houses+1 blue-1")),
    ("chamberlain", turn, {"houses": {A: "red"}, "hand": {A: "bard"}, "guilders": {A: 3}},
     ("recruit bard 0", "hand-1 persons+1 guilders-2"), ("recruit bard 0", "hand-1 persons+1 guilders-3")),
    ("preacher", throwing, {"dice": "1 3 3 4 4", "guilders": {A: 1}, "threats": {A: "brown yellow"}},
     ("yes; return yellow", "guilders-1 steps+1 yellow!-1 points+1"), ("yes", "guilders-1 steps+1")),
    ("sexton", turn, {"hand": {A: "king"}, "threats": {A: "blue"}},
     ("threat king", "hand-1 discard+1 blue!-1 points+2"), ("threat king", "hand-1 discard+1 blue!-1 points+1")),
    ("portraitist", turn, {"houses": {A: "red"}, "hand": {A: "bishop"}, "guilders": {A: 9}},
     ("recruit bishop 0", "hand-1 persons+1 guilders-9 points+1"), ("recruit bishop 0", "hand-1 persons+1 guilders-9")),
    ("portraitist", turn, {"houses": {A: "red"}, "hand": {A: "pet_cow"}, "guilders": {A: 9}},
     ("recruit pet_cow 0", "hand-1 pets+1 guilders-8"), ("recruit pet_cow 0", "hand-1 pets+1 guilders-8")),
    ("dike_reeve", throwing, {"dice": "5 3 3 3 3", "threats": {A: "blue blue"}, "workers": {A: "red blue"}},
     ("", "blue!-2 points+2 B.blue!+1 C.blue!+1"), ("", "blue!-2 red-1 blue-1 B.blue!+1 C.blue!+1")),
    ("plague_doctor", throwing, {"dice": "3 5 3 3 3", "threats": {A: "brown brown"}, "houses": {A: "red+king"}},
     ("", "brown!-2 points+2 B.brown!+1 C.brown!+1"),
     ("", "brown!-2 persons-1 discard+1 B.brown!+1 C.brown!+1")),
    ("watchdog", throwing, {"dice": "3 3 5 3 3", "threats": {A: "yellow yellow"}, "guilders": {A: 8}},
     ("", "yellow!-2 points+2 B.yellow!+1 C.yellow!+1"), ("", "yellow!-2 guilders-8 B.yellow!+1 C.yellow!+1")),
    ("fire_warden", throwing, {"dice": "3 3 3 6 3", "threats": {A: "red red"}, "houses": {A: "red+king"}},
     ("", "red!-2 points+2 B.red!+1 C.red!+1"),
     ("burn 0", "red!-2 hand+1 persons-1 houses-1 discard+1 B.red!+1 C.red!+1")),
    ("bodyguard", throwing, {"dice": "3 3 3 3 6", "threats": {A: "violet violet"}, "points": {A: 7}},
     ("", "violet!-2 points+2 B.violet!+1 C.violet!+1"), ("", "violet!-2 points-3 B.violet!+1 C.violet!+1")),
    ("tower_keeper", turn, {"hand": {A: "king"}, "guilders": {A: 1}, "threats": {A: "blue red"}},
     ("canal king left; return blue", "hand-1 discard+1 guilders-1 left+1 blue!-1 points+1"),
     ("canal king left", "hand-1 discard+1 guilders-1 left+1")),
    ("spy", throwing, {"dice": "3 3 3 3 5", "threats": {B: "violet violet", C: "violet violet"},
                      "points": {B: 3, C: 1}},
     ("", "violet!+1 B.violet!-2 C.violet!-2 B.points-3 C.points-1 guilders+4"),
     ("", "violet!+1 B.violet!-2 C.violet!-2 B.points-3 C.points-1")),
    ("rhetorician", turn, {"hand": {A: "king"}},
     ("workers king", "hand-1 discard+1 blue+3"), ("workers king", "hand-1 discard+1 blue+2")),
    ("reckoning_master", turn, {"hand": {A: "king"}, "dice": "4 1 1 1 1"},
     ("guilders king", "hand-1 discard+1 guilders+6"), ("guilders king", "hand-1 discard+1 guilders+4")),
    ("physician", turn, {"hand": {A: "king"}, "threats": {A: "blue red red"}},
     ("threat king; return red", "hand-1 discard+1 blue!-1 red!-1 points+2"),
     ("threat king", "hand-1 discard+1 blue!-1 points+1")),
    ("physician", turn, {"hand": {A: "king"}, "threats": {A: "blue red red"}},
     ("threat king; decline", "hand-1 discard+1 blue!-1 points+1"),
     ("threat king", "hand-1 discard+1 blue!-1 points+1")),
    ("hydraulic_engineer", turn, {"hand": {A: "king"}, "tiles": {A: (5, 3)}, "guilders": {A: 4}},
     ("canal king right", "hand-1 discard+1 guilders-2 right+1"),
     ("canal king right", "hand-1 discard+1 guilders-4 right+1")),
    ("surveyor", turn, {"hand": {A: "king"}, "workers": {A: "blue red"}},
     ("house king red", "hand-1 houses+1 red-1"), ("house king blue", "hand-1 houses+1 blue-1")),
    ("astronomer", turn, {"houses": {A: "red"}, "hand": {A: "alchemist"}, "guilders": {A: 3}},
     ("recruit alchemist 0; yes", "hand-1 persons+1 guilders+9"),
     ("recruit alchemist 0", "hand-1 persons+1 guilders+3")),
    ("inventor", drawing, {"hand": {A: FIVE, **HANDS}}, ("yes; draw left", "hand+1 stock-1"), ("", "")),
    ("lay_brother", throwing, {"dice": "3 3 5 3 3", "threats": {A: "yellow yellow"}, "guilders": {A: 8}},
     ("", "yellow!-2 guilders-8 points+2 B.yellow!+1 C.yellow!+1"),
     ("", "yellow!-2 guilders-8 B.yellow!+1 C.yellow!+1")),
    ("lay_brother", throwing, {"dice": "3 3 3 3 5", "threats": {A: "violet violet"}, "points": {A: 1}},
     ("", "violet!-2 points+1 B.violet!+1 C.violet!+1"), ("", "violet!-2 points-1 B.violet!+1 C.violet!+1")),
    ("scot", turn, {"hand": {A: "king"}, "guilders": {A: 4}, "tiles": {A: (5, 3)}},
     ("canal king right", "hand-1 discard+1 guilders-3 right+1"),
     ("canal king right", "hand-1 discard+1 guilders-4 right+1")),
]  # fmt: skip


def begun(phase, given):
    """The position, and how much there was of everything before the phase began."""
    given = MODULES | {"players": 3} | given
    if phase is throwing:
        given = dict(given)
        before = inventory(turn(**given, last_round=3))
        return throwing(given.pop("dice"), **given), before
    if phase is closing:
        given |= {"last_round": 3}
        return closing(**given), inventory(turn(**given))
    if phase is drawing:
        given |= {"dice": "3 3 3 3 3"}
    state = phase(**given)
    return state, inventory(state)


@pytest.mark.parametrize("owned", [True, False], ids=["with", "without"])
@pytest.mark.parametrize("row", ROWS, ids=[f"{i}-{row[0]}" for i, row in enumerate(ROWS)])
def test_power(row, owned):
    """R67, R155-R159, R171, R174: each time it matters, free of charge; and only for the owner."""
    card, phase, given, *outcomes = row
    houses = given.get("houses", {})
    mine = f"{houses.get(A, '')} yellow+{card}" if owned else f"{houses.get(A, '')} yellow"
    actions, change = outcomes[not owned]
    state, before = begun(phase, given | {"houses": {**houses, A: mine}})
    if phase is drawing:
        check_drawing(state, owned)
        return
    assert card not in verbs(state, "activate")
    do(state, *steps_of(actions))
    assert changed(before, inventory(state)) == parse(change)


def check_drawing(state, owned):
    """The Inventor is the only reason to draw a sixth card."""
    if owned:
        assert asks(state) == ("red", "inventor_sixth_card")
        declined = state.clone()
        do(state, "yes", "draw left")
        do(declined, "no")
        assert (len(state.hand[A]), len(declined.hand[A])) == (6, 5)
    assert state.phase > 1


@pytest.mark.parametrize(
    ("card", "given", "first"),
    [
        ("fire_eater", {"hand": {A: "king"}, "threats": {A: "blue blue"}, "guilders": {A: 12}}, "recruit king 1"),
        (
            "stucco_worker",
            {"hand": {A: "king"}, "threats": {A: "blue blue"}, "workers": {A: "blue"}},
            "house king blue",
        ),
        ("tower_keeper", {"hand": {A: "king"}, "threats": {A: "blue blue"}, "guilders": {A: 1}}, "canal king left"),
        ("preacher", {"hand": {A: "burgrave"}, "threats": {A: "blue blue"}, "guilders": {A: 9}}, "recruit burgrave 1"),
    ],
)
def test_a_reaction_may_be_declined(card, given, first):
    """R67, R148, R149, R150, R151, R177: one marker at a time, asked even with a single choice."""
    state = turn(houses={A: f"red+{card} red"}, **given)
    do(state, first)
    assert said(state) == ["return blue", "decline"]
    do(state, "decline")
    assert state.points[A] == 0


@pytest.mark.parametrize(
    ("card", "given", "first"),
    [
        ("fire_eater", {"hand": {A: "king"}, "threats": {A: "yellow red"}, "guilders": {A: 12}}, "recruit king 1"),
        ("stucco_worker", {"hand": {A: "king"}, "threats": {A: "red"}, "workers": {A: "blue"}}, "house king blue"),
        ("tower_keeper", {"hand": {A: "king"}, "threats": {A: "red"}, "guilders": {A: 1}}, "canal king left"),
        ("preacher", {"hand": {A: "burgrave"}, "threats": {B: "blue"}, "guilders": {A: 9}}, "recruit burgrave 1"),
    ],
)
def test_no_reaction_without_a_fitting_marker(card, given, first):
    """R148, R149, R150, R151."""
    state = turn(houses={A: f"red+{card} red"}, **given)
    do(state, first)
    assert said(state) == ["end"]
