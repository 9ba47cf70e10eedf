"""From a state to the picture: presenter and diff, over real games and from any ply to any other."""

from importlib import import_module
from random import Random

import pytest

from app.engines import GAMES
from app.models.games import presenter
from app.models.presenter import choices
from app.models.table import Piece, Table, Zone
from app.models.table_model import TableModel
from tests.models.play import SEATS

pytestmark = pytest.mark.bench

FULL = {"port_royal": (3, 14), "taverns": (5, 14), "loyang": (4, 15), "murano": (2, 14), "bruges": (6, 14)}
"""Set-up (of the tests of the models) and seed of a game with everything on the table."""


@pytest.fixture(params=GAMES)
def played(request):
    """Key, presenter, seats and all positions of a game."""
    states, _ = import_module(f"tests.models.{request.param}.play").game(*FULL[request.param])
    return request.param, presenter(request.param), SEATS[: states[0].players], states


def note(benchmark, figure, what, times, unit):
    """Milliseconds for one of so many; nothing when benchmarks are switched off."""
    if benchmark.stats:
        figure(what, 1000 * benchmark.stats.stats.mean / times, unit, "under 2 ms")


def random_table(rng):
    """120 pieces in 20 zones, in any order."""
    keys = [f"card:{number}" for number in range(120)]
    rng.shuffle(keys)
    zones = [[] for _ in range(20)]
    for key in keys:
        rng.choice(zones).append(Piece(key, face="sailor_1", count=rng.randrange(1, 3)))
    return Table(tuple(Zone(f"zone:{number}", tuple(pieces)) for number, pieces in enumerate(zones)))


def test_from_any_table_to_any_other_with_120_pieces(benchmark):
    rng = Random(1)
    tables = [random_table(rng) for _ in range(40)]
    model = TableModel()
    model.sync(tables[-1])
    turn = iter(range(10**9))

    benchmark(lambda: model.sync(tables[next(turn) % 40]))


def test_one_card_changes_zones(benchmark):
    rng = Random(2)
    here = random_table(rng)
    first, second = here.zones[0], here.zones[1]
    there = Table(
        (
            Zone(first.key, first.pieces[1:]),
            Zone(second.key, (*second.pieces, first.pieces[0])),
            *here.zones[2:],
        )
    )
    model = TableModel()
    model.sync(here)
    tables = (there, here)
    turn = iter(range(10**9))

    benchmark(lambda: model.sync(tables[next(turn) % 2]))


def test_presenter_and_diff_ply_by_ply(benchmark, figure, played):
    """One whole game."""
    game, presenter, seats, states = played
    model = TableModel()

    def play():
        for state in states:
            model.sync(presenter.table(state, 0, seats))

    benchmark(play)
    note(benchmark, figure, f"{game}: presenter and diff", len(states), "ms/ply")


def test_presenter_and_diff_in_jumps(benchmark, figure, played):
    """The dragged slider: 100 jumps to any ply."""
    game, presenter, seats, states = played
    rng = Random(4)
    jumps = [states[rng.randrange(len(states))] for _ in range(100)]
    model = TableModel()

    def drag():
        for state in jumps:
            model.sync(presenter.table(state, 0, seats))

    benchmark(drag)
    note(benchmark, figure, f"{game}: presenter and diff, dragged", len(jumps), "ms/jump")


def test_prompt_and_spelling(benchmark, figure, played):
    game, presenter, seats, states = played
    some = [state for state in states[::7] if state.actor >= 0]

    def ask():
        for state in some:
            choices(presenter, state)
            presenter.prompt(state, seats)

    benchmark(ask)
    note(benchmark, figure, f"{game}: prompt and spelling", len(some), "ms/decision")
