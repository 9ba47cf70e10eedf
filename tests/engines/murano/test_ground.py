"""What follows from the tiles is kept as they are laid, and never part of a position's key.

R39, R40, R51, R52, R53
"""

from random import Random

import pytest

from app.engines import GAMES
from app.engines.contract import NOBODY
from app.engines.murano.actions import income_of
from app.engines.murano.building import building_cells, street_cells
from app.engines.murano.components import IS_STREET, ISLAND_OF, STREETS_BESIDE

GAME = GAMES["murano"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_kept_is_what_the_tiles_say(players):
    """R39, R40, R51, R52: at every decision of a game the same as counted from the cells."""
    for seed in range(3):
        state = GAME.new(players, {}, seed)
        chance = Random(seed)
        while state.actor != NOBODY:
            empty = [cell for cell, tile in enumerate(state.cells) if not tile and ISLAND_OF[cell] in state.islands]
            beside = {cell: [state.cells[street] for street in streets] for cell, streets in STREETS_BESIDE.items()}
            assert list(street_cells(state)) == [cell for cell in empty if IS_STREET[cell]]
            assert list(building_cells(state)) == [cell for cell in empty if any(beside.get(cell, []))]
            for seat in range(players):
                incomes = [income_of(state, seat, island) for island in state.islands]
                assert bool(state.earning >> seat & 1) == any(incomes)
                assert bool(state.makers >> seat & 1) == (state.built_glassworks(seat) > 0)
            state.apply(chance.choice(state.legal()))


def test_what_is_kept_is_no_part_of_the_key():
    """A position is the same whatever is remembered beside it; ``check`` finds a wrong memory."""
    state = GAME.new(2, {}, 1)
    other = state.clone()
    other.gaps, other.sites, other.earning, other.makers = (), (1,), 3, 3

    assert other.key() == state.key()
    with pytest.raises(AssertionError, match="follows from the tiles"):
        other.check()
