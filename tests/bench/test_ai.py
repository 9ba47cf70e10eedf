"""How fast the opponents think, game by game."""

import queue
from pathlib import Path
from random import Random
from time import process_time

import pytest

from app.ai import POLICIES
from app.ai.levels import APPRENTICE, JOURNEYMAN, MASTER, choose
from app.ai.player import Budget
from app.ai.playouts import assess
from app.ai.search import search
from app.ai.skill.account import account
from app.ai.skill.outlook import PastGame
from app.ai.worker import Worker
from app.engines import GAMES
from app.match.record import load, replay
from app.match.report import read
from app.session.analysis import QUICK
from tests.ai.asker import middle
from tests.bench.processes import megabytes

ITERATIONS = 200  # of a search that is measured


@pytest.fixture(params=sorted(POLICIES))
def key(request):
    return request.param


def test_memory_of_a_process(benchmark, figure, key):
    """After some thoughts of Master at a table of four."""
    if not Path("/proc/self/smaps_rollup").exists():
        pytest.skip("looks into /proc")
    mail = queue.Queue()
    worker = Worker(mail.put, 1)

    def think():
        for request in range(1, 9 if benchmark.enabled else 2):
            state = middle(key, 4, request)
            worker.ask(request, state, MASTER, state.actor, seconds=2.0 if benchmark.enabled else 0.1)
            while mail.get(timeout=60.0)[0] != "best":
                pass

    benchmark.pedantic(think)
    resident, fair = megabytes(worker.pids[0])
    worker.close()
    figure(f"{key}: memory of a process, resident", resident, "MB", "under 60")
    figure(f"{key}: its share of memory", fair, "MB", "under 60")


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


@pytest.mark.parametrize("key", [key for key, policy in POLICIES.items() if policy.value.utility.weights])
def test_what_was_learned(benchmark, figure, key):
    """The numbers alone, and with the features that they are for; per seat."""
    policy, state = POLICIES[key], middle(key, 4)
    rows, value = policy.rows(state), policy.value.utility.value
    benchmark(lambda: [value(row) for row in rows])
    if not benchmark.stats:
        policy.rows(state)
        return

    figure(f"{key}: learned judgement", 1e6 * benchmark.stats.stats.mean / 4, "µs a seat", "25 µs")
    begun = process_time()
    for _ in range(ITERATIONS):
        policy.rows(state)
    figure(f"{key}: its features", 1e6 * (process_time() - begun) / ITERATIONS / 4, "µs a seat")


def test_first_pass_of_a_review(benchmark, figure, key):
    """Processor time of the quick estimate at every position of a stored game at the full table, from every twelfth."""
    players = max(GAMES[key].players)
    folder = Path(__file__).parents[1] / "golden" / key
    states = replay(load(folder / f"{players}-players-0.kontor")).states
    tried = states[:: 12 if benchmark.enabled else 200]
    took = []

    def estimate():
        begun = process_time()
        for state in tried:
            assess(state, 0, POLICIES[key], QUICK if benchmark.enabled else 1, Random(1))
        took.append((process_time() - begun) / len(tried) * len(states))

    benchmark.pedantic(estimate, rounds=1)
    figure(f"{key}: first pass of a review", took[0], "s of processor time", "60 s")


def test_quick_pass_of_luck_and_skill(benchmark, figure, key):
    """Processor time of all views and decisions of a stored game at the full table; two processes share it."""
    players = max(GAMES[key].players)
    _, played = read(Path(__file__).parents[1] / "golden" / key / f"{players}-players-0.kontor")
    if not benchmark.enabled:
        played = PastGame(played.states[-8:], played.actions[-7:])
    took = []

    def reckon():
        begun = process_time()
        account(played, 1, deep=False)
        took.append(process_time() - begun)

    benchmark.pedantic(reckon, rounds=1)
    aim = "30 s" if key == "port_royal" else "120 s"
    figure(f"{key}: luck and skill, quick pass of {played.plies} plies", took[0], "s of processor time", aim)
