"""Random games for the tests of the presenter."""

from functools import lru_cache

from app.models.games import presenter
from tests.models.play import random_game

PRESENTER = presenter("loyang")

SETUPS = ((1, {}), (2, {"beginner": False}), (2, {"beginner": True}), (3, {"beginner": True}), (4, {"beginner": False}))

IDLE = {"loan": 0.02, "discard": 0.05, "end": 0.1, "refuse": 0.3, "sell": 0.2, "enough": 0.3, "reject": 0.3}
"""How willingly a random player does what leads to little."""


def random_action(state, rng):
    """Mostly anything, but helpers are used and customers supplied as a rule."""
    verbs = dict.fromkeys(action[0] for action in state.legal())
    weights = {verb: IDLE.get(verb, 3 if verb in ("play", "deliver", "serve", "pack") else 1) for verb in verbs}
    verb = rng.choices(list(weights), list(weights.values()))[0]
    return rng.choice([action for action in state.legal() if action[0] == verb])


@lru_cache(maxsize=16)
def game(setup, seed):
    """A random game of a set-up: positions 0 to n and the events of each ply."""
    return random_game("loyang", *SETUPS[setup], seed, random_action)


def games():
    """One game of each set-up."""
    return [game(setup, seed) for seed, setup in enumerate(range(len(SETUPS)), 11)]


def prefixes(spelled):
    """Everything that may have been clicked so far."""
    return {path[:depth] for path, _ in spelled for depth in range(len(path))}
