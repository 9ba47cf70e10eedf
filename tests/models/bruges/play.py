"""Random games for the tests of the presenter."""

from functools import lru_cache

from app.models.games import presenter
from tests.models.play import random_game

PRESENTER = presenter("bruges")

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
    """A random game of a set-up: positions 0 to n and the events of each ply."""
    return random_game("bruges", *SETUPS[setup], seed, random_action)


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
