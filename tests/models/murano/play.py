"""Seats and random games for the tests of the presenter."""

from functools import lru_cache
from random import Random

from app.engines import GAMES
from app.engines.contract import NOBODY
from app.engines.murano.components import ACTION
from app.match.seats import Seat
from app.models.presenter import presenter

GAME = GAMES["murano"]
PRESENTER = presenter("murano")

ANNA, LENI, OTTO, IDA = (
    Seat("Anna", "", 0),
    Seat("Leni", "master", 3),
    Seat("Otto", "journeyman", 1),
    Seat("Ida", "apprentice", 2),
)
SEATS = (ANNA, LENI, OTTO, IDA)

SETUPS = (
    (2, {}),
    (3, {"start_character": True, "gold_for_red_ship": True}),
    (4, {"max_one_workshop": True, "no_workshop_in_scoring": True}),
)

EAGER = {
    "place_gondolier": 8,
    "production": 6,
    "recruit_character": 3,
    "buy_special_building": 4,
    "take_gold": 3,
    "income": 3,
}
"""How willingly a random player goes where much is to be seen."""


def weight(action):
    """Builds what it has, scores what it can, seldom passes."""
    if action[0] == "act":
        return EAGER.get(ACTION[action[1]], 1)
    return {"pass": 0.2, "finish": 0.1, "decline": 0.2, "stop": 0.2, "tile": 2, "score": 2}.get(action[0], 1)


@lru_cache(maxsize=16)
def game(setup, seed):
    """A random game: positions 0 to n and the events of each ply."""
    players, options = SETUPS[setup]
    rng = Random(seed)
    state = GAME.new(players, options, seed)
    states, events = [state.clone()], []
    while state.actor != NOBODY:
        state.trace = []
        legal = state.legal()
        state.apply(rng.choices(legal, [weight(action) for action in legal])[0])
        events.append(tuple(state.trace))
        states.append(state.clone())
    return states, events


def games():
    """One game of each set-up."""
    return [game(setup, seed) for seed, setup in enumerate(range(len(SETUPS)), 11)]


def persons(players):
    """Everybody at one screen."""
    return tuple(Seat(seat.name, "", seat.colour) for seat in SEATS[:players])


def clean(text):
    """Whether a text has no placeholder or plural sign left in it."""
    return not any(sign in text for sign in ("{", "}", "%n", "(s)", "(es)", "None"))
