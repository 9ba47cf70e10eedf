"""How fast the opponents think, game by game."""

from random import Random

import pytest

from app.ai import POLICIES
from app.ai.levels import APPRENTICE, JOURNEYMAN, choose
from app.ai.player import Budget
from app.ai.search import search
from app.engines import GAMES
from app.engines.contract import NOBODY

ITERATIONS = 200  # of a search that is measured


@pytest.fixture(params=sorted(POLICIES))
def key(request):
    return request.param


def middle(key, players=2, seed=1):
    """A decision with a choice from the middle of a sensible game."""
    policy, random = POLICIES[key], Random(seed)
    state = GAMES[key].new(players, {}, seed)
    seen = []
    while state.actor != NOBODY:
        if len(state.legal()) > 1:
            seen.append(state.clone())
        state.apply(policy.playout(state.resample(state.actor, random), random)[0])
    return seen[len(seen) // 2]


def test_search(benchmark, figure, key):
    state, budget = middle(key), Budget(ITERATIONS if benchmark.enabled else 2)
    made = []
    benchmark(lambda: made.append(search(state, state.actor, POLICIES[key], budget, Random(1)).iterations))

    if benchmark.stats:
        figure(f"{key}: search", sum(made) / len(made) / benchmark.stats.stats.mean, "iterations/s")


@pytest.mark.parametrize("level", [APPRENTICE, JOURNEYMAN])
def test_decision(benchmark, figure, key, level):
    state = middle(key)
    benchmark(lambda: choose(state, state.actor, level, POLICIES[key], Budget(iterations=1), Random(1)))

    if benchmark.stats:
        figure(f"{key}: {level}", 1000 * benchmark.stats.stats.mean, "ms/decision")


def test_evaluation(benchmark, figure, key):
    state = middle(key)
    benchmark(lambda: POLICIES[key].evaluate(state))

    if benchmark.stats:
        figure(f"{key}: evaluation", 1e6 * benchmark.stats.stats.mean, "µs")
