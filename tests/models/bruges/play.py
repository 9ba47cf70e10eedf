"""Seats and random games for the tests of the presenter."""

from functools import lru_cache
from random import Random

from app.engines.bruges.game import GAME
from app.engines.contract import NOBODY
from app.match.seats import Seat
from app.models.bruges.presenter import PRESENTER

__all__ = ["GAME", "PRESENTER"]

ANNA, LENI, OTTO, IDA, EVA = (
    Seat("Anna", "", 0),
    Seat("Leni", "master", 3),
    Seat("Otto", "journeyman", 1),
    Seat("Ida", "apprentice", 2),
    Seat("Eva", "master", 4),
)
SEATS = (ANNA, LENI, OTTO, IDA, EVA)

ALL = {"pets": True, "new_citizens": True, "zwin": True, "exchange": True, "exchange_scaled": True}
SETUPS = (
    (2, {}),
    (3, {"pets": True}),
    (4, {"new_citizens": True}),
    (2, {"zwin": True}),
    (3, {"exchange": True}),
    (2, ALL),
    (4, ALL),
    (5, ALL),
)

KEEN = {"recruit": 10, "activate": 12, "house": 3, "canal": 5, "workers": 1, "guilders": 2, "threat": 1, "end": 1}
"""How willingly a random player does what leads to much."""


def random_action(state, rng):
    """Mostly anything, but persons are laid out and activated where that is possible."""
    legal = state.legal()
    return rng.choices(legal, [KEEN.get(action[0], 2) for action in legal])[0]


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


@lru_cache(maxsize=4)
def decisions(most):
    """Up to so many positions of every decision met in these games."""
    found = {}
    for states, _ in games():
        for state in states:
            if len(found.setdefault(state.decision, [])) < most:
                found[state.decision].append(state)
    return found


def persons(players):
    """Everybody at one screen."""
    return tuple(Seat(seat.name, "", seat.colour) for seat in SEATS[:players])


def clean(text):
    """Whether a text has no placeholder or plural sign left in it."""
    return not any(sign in text for sign in ("{", "}", "%n", "(s)", "(es)", "None", "  "))
