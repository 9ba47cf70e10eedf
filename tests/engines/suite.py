"""Random play for every game, whatever its options."""

from copy import deepcopy
from importlib import import_module
from random import Random

import pytest

from app import COMPILED
from app.engines.contract import NOBODY

from_source = pytest.mark.skipif(COMPILED, reason="gives a constant another value, which compiled code has in it")

BOUND = 20_000
"""More plies than any game has."""


def some_options(game, players, random):
    """A random combination that ``new`` accepts."""
    options = {}
    for option in game.options:
        options[option.key] = random.choice(option.choices)
    for option in game.options:
        if options[option.key] != option.default and option.blocked(players, options):
            options[option.key] = option.default
    return options


def play(state, random, plies=BOUND):
    """Random plies; yields the state before each, and the action."""
    for _ in range(plies):
        if state.actor == NOBODY:
            return
        action = random.choice(state.legal())
        yield state, action
        state.apply(action)


def a_game(game, seed):
    """The first position of a game with random players and options."""
    random = Random(seed)
    players = random.choice(game.players)
    return game.new(players, some_options(game, players, random), seed)


def fields_of(state):
    """The names of all that a position holds."""
    return import_module(f"app.engines.{state.game.key}.state").SLOTS


def everything(state):
    """All that a position holds, its chance and its trace included, as values that later changes do not reach."""
    values = {name: getattr(state, name) for name in fields_of(state) if name not in ("game", "rng")}
    return deepcopy(values) | {"rng": (state.rng.seed, state.rng.events)}
