"""Seats and random games for the tests of the presenter."""

from functools import lru_cache
from random import Random

from app.engines import GAMES
from app.engines.contract import NOBODY
from app.match.seats import Seat
from app.models.presenter import presenter

GAME = GAMES["taverns"]
PRESENTER = presenter("taverns")

ANNA, LENI, OTTO, IDA = (
    Seat("Anna", "", 0),
    Seat("Leni", "master", 3),
    Seat("Otto", "journeyman", 1),
    Seat("Ida", "apprentice", 2),
)
SEATS = (ANNA, LENI, OTTO, IDA)

SETUPS = (
    (2, {"level": 1}),
    (3, {"level": 2}),
    (4, {"level": 3}),
    (3, {"level": 4}),
    (2, {"level": 5}),
    (4, {"level": 5, "tournament": True}),
)

IDLE = {"end": 0.05, "finish": 0.1, "take_back": 0.2, "decline": 0.3, "peek": 0.5, "counter": 0.3}
"""How willingly a random player does what leads to little."""


def random_action(state, rng):
    """Mostly anything, but dice are placed and money is spent as a rule."""
    legal = state.legal()
    if ("activate_all",) in legal and rng.random() < 0.4:
        return ("activate_all",)
    weights = [IDLE.get(action[0], 3 if action[0] in ("upgrade", "recruit", "entertain") else 1) for action in legal]
    return rng.choices(legal, weights)[0]


@lru_cache(maxsize=16)
def game(setup, seed):
    """A random game: positions 0 to n and the events of each ply."""
    players, options = SETUPS[setup]
    rng = Random(seed)
    state = GAME.new(players, options, seed)
    states, events = [state.clone()], []
    while state.actor != NOBODY:
        state.trace = []
        state.apply(random_action(state, rng))
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
