"""Bruges from a state to the picture: presenter and diff with everything on the table."""

from random import Random

import pytest

from app.models.table_model import TableModel
from tests.models.bruges.play import PRESENTER, SEATS, game, persons

pytestmark = pytest.mark.bench
SETUP, PLAYERS = 6, 4


def note(benchmark, figure, what, times, unit):
    """Milliseconds for one of so many; nothing when benchmarks are switched off."""
    if benchmark.stats:
        figure(what, 1000 * benchmark.stats.stats.mean / times, unit, "under 2 ms")


def test_presenter_and_diff_ply_by_ply_with_all_modules(benchmark, figure):
    """One whole game of four."""
    states, _ = game(SETUP, 14)
    model = TableModel()

    def play():
        for state in states:
            model.sync(PRESENTER.table(state, 0, SEATS[:PLAYERS]))

    benchmark(play)
    note(benchmark, figure, "bruges: presenter and diff", len(states), "ms/ply")


def test_presenter_and_diff_in_jumps_with_all_modules(benchmark, figure):
    """The dragged slider: 100 jumps to any ply."""
    states, _ = game(SETUP, 14)
    rng = Random(4)
    jumps = [states[rng.randrange(len(states))] for _ in range(100)]
    model = TableModel()

    def drag():
        for state in jumps:
            model.sync(PRESENTER.table(state, 0, SEATS[:PLAYERS]))

    benchmark(drag)
    note(benchmark, figure, "bruges: presenter and diff, dragged", len(jumps), "ms/jump")


def test_prompt_and_spelling(benchmark, figure):
    states, _ = game(SETUP, 14)
    some = [state for state in states[::7] if state.actor >= 0]
    seats = persons(PLAYERS)

    def ask():
        for state in some:
            PRESENTER.spell(state)
            PRESENTER.prompt(state, seats)

    benchmark(ask)
    note(benchmark, figure, "bruges: prompt and spelling", len(some), "ms/decision")
