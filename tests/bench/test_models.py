"""From a state to the picture: presenter and diff, over real games and from any ply to any other."""

from random import Random

import pytest

from app.models.table import Piece, Table, Zone
from app.models.table_model import TableModel
from tests.models.port_royal.play import PRESENTER, SEATS, game, persons

pytestmark = pytest.mark.bench


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


def test_presenter_and_diff_ply_by_ply_with_five_players(benchmark):
    """One whole game; divide by the extra figure for one ply (aim: under 2 ms)."""
    states, _ = game(3, 14)
    model = TableModel()

    def play():
        for state in states:
            model.sync(PRESENTER.table(state, 0, SEATS))

    benchmark.extra_info["plies"] = len(states)
    benchmark(play)


def test_presenter_and_diff_in_jumps_with_five_players(benchmark):
    """The dragged slider: 100 jumps to any ply."""
    states, _ = game(3, 14)
    rng = Random(4)
    jumps = [states[rng.randrange(len(states))] for _ in range(100)]
    model = TableModel()

    def drag():
        for state in jumps:
            model.sync(PRESENTER.table(state, 0, SEATS))

    benchmark.extra_info["jumps"] = len(jumps)
    benchmark(drag)


def test_presenter_without_anything_kept(benchmark):
    """The first table in a language: nothing is in the caches yet."""
    from app.models.port_royal import facts, pieces, words

    states, _ = game(3, 14)
    state = states[len(states) // 2]
    kept = [each for room in (facts, pieces, words) for each in vars(room).values() if hasattr(each, "cache_clear")]

    def forget():
        for each in kept:
            each.cache_clear()

    benchmark.pedantic(lambda: PRESENTER.table(state, 0, SEATS), setup=forget, rounds=100)


def test_prompt_and_spelling(benchmark):
    states, _ = game(3, 14)
    some = [state for state in states[::7] if state.actor >= 0]
    seats = persons(5)

    def ask():
        for state in some:
            PRESENTER.spell(state)
            PRESENTER.prompt(state, seats)

    benchmark.extra_info["decisions"] = len(some)
    benchmark(ask)
