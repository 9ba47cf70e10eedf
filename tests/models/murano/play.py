"""Random games for the tests of the presenter."""

from functools import lru_cache

from app.engines.murano.components import ACTION
from app.models.games import presenter
from tests.models.play import random_game

PRESENTER = presenter("murano")

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


def random_action(state, rng):
    legal = state.legal()
    return rng.choices(legal, [weight(action) for action in legal])[0]


@lru_cache(maxsize=16)
def game(setup, seed):
    """A random game of a set-up: positions 0 to n and the events of each ply."""
    return random_game("murano", *SETUPS[setup], seed, random_action)


def games():
    """One game of each set-up."""
    return [game(setup, seed) for seed, setup in enumerate(range(len(SETUPS)), 11)]
