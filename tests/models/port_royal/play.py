"""Random games for the tests of the presenter."""

from functools import lru_cache

from app.models.games import presenter
from tests.models.play import random_game

PRESENTER = presenter("port_royal")

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
    """A random game of a set-up: positions 0 to n and the events of each ply."""
    return random_game("port_royal", *SETUPS[setup], seed, random_action)


def games():
    """One game of each set-up."""
    return [game(setup, seed) for seed, setup in enumerate(range(len(SETUPS)), 11)]
