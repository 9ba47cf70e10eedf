"""Seats and random games for the tests of the presenter."""

from functools import lru_cache
from random import Random

from app.engines import GAMES
from app.engines.contract import NOBODY
from app.match.seats import Seat
from app.models.presenter import presenter

GAME = GAMES["port_royal"]
PRESENTER = presenter("port_royal")

ANNA, LENI, OTTO = Seat("Anna", "", 0), Seat("Leni", "master", 3), Seat("Otto", "journeyman", 1)
IDA, PAUL = Seat("Ida", "apprentice", 2), Seat("Paul", "master", 4)
SEATS = (ANNA, LENI, OTTO, IDA, PAUL)

SETUPS = (
    (2, {"expansion": "contracts", "influence": 25}),
    (3, {"expansion": "contracts"}),
    (4, {"expansion": "cards", "automatic_pass": True}),
    (5, {"expansion": "contracts", "expedition_needed": True}),
    (2, {"expansion": "none", "influence": 6}),
)


def random_action(state, rng):
    """Mostly anything, but seldom a stop: the harbour shall grow, and ships be repelled."""
    legal = state.legal()
    if ("stop",) in legal and rng.random() < 0.6:
        return ("draw",)
    if len(legal) > 1 and legal[-1] == ("pass",) and rng.random() < 0.8:
        return rng.choice(legal[:-1])
    return rng.choice(legal)


@lru_cache(maxsize=8)
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
