"""Random games for the tests of the presenter."""

from functools import lru_cache

from app.models.games import presenter
from tests.models.play import random_game

PRESENTER = presenter("taverns")

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
    """A random game of a set-up: positions 0 to n and the events of each ply."""
    return random_game("taverns", *SETUPS[setup], seed, random_action)


def games():
    """One game of each set-up."""
    return [game(setup, seed) for seed, setup in enumerate(range(len(SETUPS)), 11)]
