"""Every ship and every exchange card.  R14, R21, R29-R31, R84, R112-R131, R172, R174"""

import pytest

from app.engines.bruges.components import COLOURS, EXCHANGE, SHIP_KINDS
from app.engines.bruges.flow import run
from app.engines.bruges.harbour import dock_ships, markers_of
from tests.engines.bruges.builder import (
    GAME,
    A,
    B,
    a_state,
    asks,
    closing,
    do,
    drawing,
    said,
    throwing,
    told,
    turn,
    verbs,
)
from tests.engines.bruges.rows import changed, inventory, parse, steps_of

TILE = "hand-1 discard+1 left+1 guilders-1"
SHIPS = {
    "three_workers": ({}, "take blue red red", "blue+1 red+2"),
    "two_threats": ({"threats": {A: "red red blue"}}, "return blue red", "blue!-1 red!-1 points+2"),
    "six_guilders": ({}, "", "guilders+6"),
    "activate_lightning": ({"houses": {A: "red+alchemist red+prince red+singer"}}, "person singer", "blue+3"),
    "extra_action": ({"left": "robber", "right": ""}, "guilders robber", "stock-1 discard+1 guilders+4"),
    "advance": ({}, "", "steps+1"),
}
USELESS = {
    "two_threats": {},
    "activate_lightning": {"houses": {A: "red+barker", B: "red+alchemist"}},
    "extra_action": {"left": "", "right": ""},
    "advance": {"steps": {A: 10}},
}


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("kind", SHIP_KINDS)
def test_ship(kind, colour):
    """R113, R114, R118, R119, R120, R121, R122, R123: after a tile built with a card, for a worker; it stays."""
    given, actions, change = SHIPS[kind]
    state = turn(
        zwin=True, docks=f"{colour}:{kind}", hand={A: "king"}, guilders={A: 1}, workers={A: colour},
        dice="1 4 1 1 1", **given,
    )  # fmt: skip
    before = inventory(state)
    do(state, "canal king left")
    assert (asks(state), said(state)) == (("red", "use_ship"), [f"ship {colour}", "decline"])
    declined = state.clone()
    do(state, f"ship {colour}", *steps_of(actions))
    assert changed(before, inventory(state)) == parse(f"{TILE} {colour}-1 {change}")
    assert state.docks[COLOURS.index(colour)] == SHIP_KINDS.index(kind)
    do(declined, "decline")
    assert changed(before, inventory(declined)) == parse(TILE)


@pytest.mark.parametrize("kind", USELESS)
def test_a_ship_without_an_effect(kind):
    """R71, R113, R122: it is not offered."""
    state = turn(
        zwin=True, docks=f"blue:{kind}", hand={A: "king"}, guilders={A: 1}, workers={A: "blue"}, **USELESS[kind]
    )
    do(state, "canal king left")
    assert asks(state) == ("red", "end_turn")


def test_no_ship_without_its_worker():
    """R113: a worker of the ship's colour, not of the card's."""
    state = turn(zwin=True, docks="red:six_guilders", hand={A: "king"}, guilders={A: 1}, workers={A: "blue"})
    do(state, "canal king left")
    assert asks(state) == ("red", "end_turn")


def test_at_most_one_ship_and_again_after_the_next_tile():
    """R113, R114: one per action; everybody may use it, also twice."""
    state = turn(
        zwin=True, docks="red:six_guilders blue:advance", hand={A: "king", B: "earl"},
        houses={A: "red+coachman"}, guilders={A: 9}, workers={A: "red red blue yellow"},
    )  # fmt: skip
    do(state, "canal king left", "ship red")
    assert asks(state) == ("red", "end_turn")
    state = turn(
        zwin=True, docks="red:six_guilders", hand={A: "king mason", B: "robber"}, houses={A: "red+coachman"},
        guilders={A: 9, B: 9}, workers={A: "red red yellow", B: "red"},
    )  # fmt: skip
    do(state, "canal king left", "ship red", "activate coachman", "canal mason left", "ship red", "end")
    do(state, "canal robber left", "ship red")
    assert state.guilders == [9 - 1 - 2 + 12, 9 - 1 + 6]


def test_no_ship_for_a_tile_built_by_a_person():
    """R115: Acrobat and Gatekeeper."""
    given = {"zwin": True, "docks": "blue:six_guilders", "guilders": {A: 9}}
    state = turn(**given, houses={A: "red+acrobat"}, workers={A: "red blue"})
    do(state, "activate acrobat", "tile left")
    assert asks(state) == ("red", "end_turn")
    state = turn(**given, houses={A: "red"}, workers={A: "blue"}, hand={A: "gatekeeper"})
    do(state, "recruit gatekeeper 0", "tile left")
    assert asks(state) == ("red", "end_turn")


def test_ship_after_everything_else_of_the_tile():
    """R116, R172: statue and Tower Keeper first; the marker he returns does not count for the ship any more."""
    state = turn(
        zwin=True, docks="blue:two_threats", hand={A: "stable_boy"}, guilders={A: 5}, tiles={A: (4, 0)},
        houses={A: "red+tower_keeper"}, threats={A: "red"}, workers={A: "blue"},
    )  # fmt: skip
    do(state, "canal stable_boy left")
    assert (asks(state), state.statues[A]) == (("red", "tower"), 1 << 7)
    kept = state.clone()
    do(state, "return red")
    assert asks(state) == ("red", "end_turn")
    do(kept, "decline")
    assert asks(kept) == ("red", "use_ship")


def test_the_astronomer_does_not_double_a_ship():
    """R122, R152."""
    state = turn(
        zwin=True, docks="red:activate_lightning", hand={A: "king"}, houses={A: "red+astronomer red+alchemist"},
        guilders={A: 1}, workers={A: "red"},
    )  # fmt: skip
    do(state, "canal king left", "ship red")
    assert (state.guilders[A], asks(state)) == (6, ("red", "end_turn"))


@pytest.mark.parametrize("face", range(1, 7))
def test_docking(face):
    """R29, R30, R31, R112: 3 and 4, before the threats are handed out; the next ship is open."""
    state = throwing(f"{face} 2 2 2 2", zwin=True, ships="blue:advance")
    docked = face in (3, 4)
    assert state.docks == [SHIP_KINDS.index("advance") if docked else -1, -1, -1, -1, -1]
    assert len(state.ship_piles[0]) == 6 - docked
    assert state.ship_piles[0][-1] != state.docks[0]


def test_docking_comes_first():
    """R29."""
    state = throwing("3 5 2 2 2", zwin=True)
    facts = [event[0] for event in state.trace if event[0] in ("docked", "threat", "advance", "turn")]
    assert facts[:3] == ["docked", "threat", "threat"]


def test_ships_leave_and_come_again():
    """R84, R117: active ships to the tray; a pile is made anew once it is empty."""
    state = a_state(zwin=True, docks="blue:advance red:six_guilders", last_round=3)
    state.ship_trays[3] = [kind for kind in range(6) if kind != SHIP_KINDS.index("six_guilders")]
    state.ship_piles[3] = []
    state.trace = []
    state.agenda = [("majorities",)]
    state.offers = []
    run(state)
    state.check()
    assert state.docks == [-1] * 5
    assert state.ship_trays[0] == [SHIP_KINDS.index("advance")]
    assert len(state.ship_piles[0]) == 5
    assert (len(state.ship_piles[3]), state.ship_trays[3]) == (6, [])


def test_the_last_ship_leaves_no_open_one():
    """R117: no open ship while it lies at its dock; then no other can dock."""
    state = a_state(zwin=True)
    assert all(len(pile) == 6 for pile in state.ship_piles)
    state.ship_trays[0] = [0, 1, 2, 3, 4]
    state.ship_piles[0] = [5]
    state.dice = [3, 2, 2, 2, 2]
    dock_ships(state)
    assert (state.docks[0], state.ship_piles[0]) == (5, [])


# -- the exchange

IMPROVED = {
    "primus": ({"hand": {A: "king"}, "houses": {A: "red red+margravine"}, "guilders": {A: 12}}, "recruit king 0", "",
               "hand-1 persons+1 guilders-12", "points+2"),
    "secundus": ({"hand": {A: "king"}}, "workers king", "", "hand-1 discard+1 blue+2", "blue+1"),
    "tertius": ({"hand": {A: "king"}}, "workers king", "take red violet", "hand-1 discard+1 blue+2", "red+1 violet+1"),
    "quartus": ({"hand": {A: "king"}}, "guilders king", "", "hand-1 discard+1 guilders+2", "guilders+3"),
    "quintus": ({"hand": {A: "king"}}, "guilders king", "", "hand-1 discard+1 guilders+2", "guilders+2"),
    "sextus": ({"hand": {A: "king"}, "threats": {A: "blue blue red"}}, "threat king", "return blue red",
               "hand-1 discard+1 blue!-1 points+1", "blue!-1 red!-1 points+2"),
    "septimus": ({"hand": {A: "king"}, "threats": {A: "blue blue red"}}, "threat king", "",
                 "hand-1 discard+1 blue!-1 points+1", "points+2"),
    "octavus": ({"hand": {A: "mason"}, "tiles": {A: (1, 0)}, "guilders": {A: 2}}, "canal mason left", "",
                "hand-1 discard+1 left+1 guilders-2", "guilders+2"),
    "decimus": ({"hand": {A: "king"}, "workers": {A: "blue"}}, "house king", "", "hand-1 houses+1 blue-1", "blue+1"),
    "undecimus": ({"hand": {A: "king"}, "workers": {A: "blue"}}, "house king blue", "", "hand-1 houses+1 blue-1",
                  "points+2"),
    "duodecimus": ({"hand": {A: "king"}, "houses": {A: "red"}, "guilders": {A: 12}}, "recruit king 0", "",
                   "hand-1 persons+1 guilders-12", "guilders+3"),
}  # fmt: skip


@pytest.mark.parametrize("name", IMPROVED)
def test_improvement(name):
    """R124, R125, R130, R131, R174: offered beside the plain action; a marker is used up."""
    given, play, further, change, more = IMPROVED[name]
    state = turn(exchange=f"{name}:2", dice="2 1 1 1 1", **given)
    before = inventory(state)
    plain = state.clone()
    improved = f"{play} free exchange" if name == "decimus" else f"{play} exchange"
    do(state, improved, *steps_of(further))
    assert changed(before, inventory(state)) == parse(f"{change} {more}")
    assert (state.markers, asks(state)) == (1, ("red", "end_turn"))
    do(plain, f"{play} blue" if name == "decimus" else play)
    assert changed(before, inventory(plain)) == parse(change)
    assert plain.markers == 2


@pytest.mark.parametrize(
    ("name", "given", "plays"),
    [
        ("octavus", {"hand": {A: "king"}}, ["canal king left exchange"]),
        ("nonus", {"hand": {A: "mason"}, "guilders": {A: 1}},
         ["canal mason left exchange", "canal mason right exchange"]),
        ("decimus", {"hand": {A: "king"}, "workers": {A: "red"}}, ["house king free exchange"]),
        ("duodecimus", {"hand": {A: "king"}, "houses": {A: "red"}, "guilders": {A: 9}},
         ["canal king left", "recruit king 0 exchange"]),
    ],
)  # fmt: skip
def test_legal_only_with_the_improvement(name, given, plays):
    """R125: Octavus, Nonus, Decimus, Duodecimus."""
    state = turn(exchange=f"{name}:2", **given)
    assert said(state) == ["workers " + given["hand"][A], "guilders " + given["hand"][A], *plays]


def test_any_colour_for_the_space():
    """R125: Nonus changes nothing about the price; the Tower Keeper still looks at the space."""
    state = turn(
        exchange="nonus:1", hand={A: "mason"}, guilders={A: 1}, houses={A: "red+tower_keeper"},
        threats={A: "red yellow"},
    )  # fmt: skip
    do(state, "canal mason right exchange", "return red")
    assert (state.tiles[:2], state.guilders[A], state.exchange) == ([0, 1], 0, -1)


def test_no_improvement_for_an_activation():
    """R126: only for a card played for the action."""
    state = turn(exchange="octavus:2", houses={A: "red+acrobat"}, workers={A: "red"}, guilders={A: 1})
    assert said(state) == ["end"]
    state = turn(exchange="decimus:2", houses={A: "red+architect"}, workers={A: "blue"}, hand={A: "king"})
    do(state, "activate architect")
    assert state.markers == 2


def test_the_exchange_card_of_a_round():
    """R21, R84, R124, R127: turned up after all have drawn, put away at the end of the round."""
    full = "king queen earl judge mayor"
    state = drawing(exchange="none", hand={A: full, B: "mason prince baker dyer smith"}, dice="3 3 3 3 3")
    assert state.exchange >= 0
    assert state.markers in (5, 6)
    assert len(state.exchange_pile) == 11
    state = closing(exchange="primus:3", last_round=3)
    assert (state.exchange, state.markers, len(state.exchange_pile)) == (-1, 0, 11)


def test_no_exchange_card_left():
    """R129: each appears once; then none."""
    full = "king queen earl judge mayor"
    state = a_state(exchange="none", hand={A: full, B: "mason prince baker dyer smith"})
    assert sorted(state.exchange_pile) == list(range(12))
    state.exchange_pile = []
    state.agenda = [("exchange",)]
    run(state)
    assert state.exchange == -1


@pytest.mark.parametrize(("players", "fewer"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_fewer_markers(players, fewer):
    """R128: by 5 less the number of players, in the variant only."""
    scaled = GAME.new(players, {"exchange": True, "exchange_scaled": True}, 1)
    plain = GAME.new(players, {"exchange": True}, 1)
    for number, name in enumerate(EXCHANGE):
        printed = 6 if name in ("secundus", "quintus", "sextus", "nonus", "decimus", "duodecimus") else 5
        assert (markers_of(scaled, number), markers_of(plain, number)) == (printed - fewer, printed)


def test_the_last_marker():
    """R127: no improvement for the rest of the round."""
    state = turn(exchange="quartus:1", hand={A: "king", B: "queen"})
    do(state, "guilders king exchange", "end")
    assert (state.exchange, state.markers) == (-1, 0)
    assert verbs(state, "guilders") == ["queen"]
    assert len(told(state, "exchange_used")) == 1


def test_primus_comes_after_everything_else():
    """R131, R172: lightning text, then reactions, then Primus on any own person but permanent and laurel ones."""
    state = turn(
        exchange="primus:2", hand={A: "pedlar"}, guilders={A: 0}, threats={A: "violet"},
        houses={A: "red red+fire_eater red+king red+bookkeeper red+archivist"}, used="bookkeeper",
    )  # fmt: skip
    do(state, "recruit pedlar 0 exchange", "take red")
    assert asks(state) == ("red", "fire_eater")
    do(state, "decline")
    assert (asks(state), said(state)) == (
        ("red", "choose_own_person"),
        ["person pedlar", "person bookkeeper", "person archivist"],
    )
    do(state, "person bookkeeper")
    assert state.guilders[A] == 5
