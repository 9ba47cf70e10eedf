"""Seats and random games for the tests of the presenter."""

from functools import lru_cache
from random import Random

from app.engines.contract import NOBODY
from app.engines.loyang.game import GAME
from app.match.seats import Seat
from app.models.presenter import presenter

PRESENTER = presenter("loyang")

ANNA, LENI, OTTO, IDA = (
    Seat("Anna", "", 0),
    Seat("Leni", "master", 3),
    Seat("Otto", "journeyman", 1),
    Seat("Ida", "apprentice", 2),
)
SEATS = (ANNA, LENI, OTTO, IDA)

SETUPS = ((1, {}), (2, {"beginner": False}), (2, {"beginner": True}), (3, {"beginner": True}), (4, {"beginner": False}))

IDLE = {"loan": 0.02, "discard": 0.05, "end": 0.1, "refuse": 0.3, "sell": 0.2, "enough": 0.3, "reject": 0.3}
"""How willingly a random player does what leads to little."""


def random_action(state, rng):
    """Mostly anything, but helpers are used and customers supplied as a rule."""
    verbs = {action[0] for action in state.legal()}
    weights = {verb: IDLE.get(verb, 3 if verb in ("play", "deliver", "serve", "pack") else 1) for verb in verbs}
    verb = rng.choices(list(weights), list(weights.values()))[0]
    return rng.choice([action for action in state.legal() if action[0] == verb])


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


def prefixes(spelled):
    """Everything that may have been clicked so far."""
    return {path[:depth] for path, _ in spelled for depth in range(len(path))}


def clean(text):
    """Whether a text has no placeholder or plural sign left in it."""
    return not any(sign in text for sign in ("{", "}", "%n", "(s)", "(es)", "None"))
