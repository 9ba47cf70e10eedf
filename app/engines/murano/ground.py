"""The islands: how a tile is laid for good, and what follows from the tiles until the next one.  R39, R40, R51-R53

What follows is kept in the state (``gaps``, ``sites``, ``earning``, ``makers``), because it is asked for far
more often than a tile is laid; it is no part of a position's key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.murano.components import (
    BUILDINGS_BESIDE,
    CUSTOMER_AT,
    CUSTOMERS,
    EMPTY,
    GLASSWORKS,
    IS_STREET,
    ISLAND_OF,
    MOST_PLAYERS,
    OWN_AT,
    OWN_GLASSWORKS,
    OWN_SHOP,
    OWN_WIDTH,
    SHOP_GREY,
    SHOP_RED,
    STREET_CELLS,
    STREET_GREY,
    STREET_RED,
    TILE_IDS,
    columns_of,
)

if TYPE_CHECKING:
    from app.engines.murano.state import State

_COLUMNS = tuple(tuple(tuple(columns_of(tile, seat)) for tile in range(len(TILE_IDS))) for seat in range(MOST_PLAYERS))
"""By seat and tile: ``columns_of``; of a tile without a marker the last seat's are right."""
_COLOURS = range(len(CUSTOMERS))


def put_tile(state: State, cell: int, tile: int, seat: int) -> None:
    """Lay a tile for good, with a seat's marker (or -1), and count it.  R53"""
    state.cells[cell] = tile
    state.markers[cell] = seat
    first = ISLAND_OF[cell] * state.columns
    for column in _COLUMNS[seat][tile]:
        state.tally[first + column] += 1
    if IS_STREET[cell]:
        state.gaps = _without(state.gaps, cell)
        opened = [site for site in BUILDINGS_BESIDE[cell] if state.cells[site] == EMPTY and site not in state.sites]
        if opened:
            state.sites = tuple(sorted((*state.sites, *opened)))
    else:
        state.sites = _without(state.sites, cell)
        if tile == GLASSWORKS:
            state.makers |= 1 << seat
    if STREET_RED <= tile <= STREET_GREY:
        for owner in range(state.players):
            if state.tally[first + OWN_AT + OWN_WIDTH * owner + OWN_SHOP + tile - STREET_RED]:
                state.earning |= 1 << owner  # R39
    elif SHOP_RED <= tile <= SHOP_GREY and state.tally[first + CUSTOMER_AT + tile - SHOP_RED]:
        state.earning |= 1 << seat  # R39


def _without(cells: tuple[int, ...], cell: int) -> tuple[int, ...]:
    """The cells left when one of them is taken."""
    place = cells.index(cell)
    return cells[:place] + cells[place + 1 :]


def pays(state: State, seat: int, island: int) -> bool:
    """Whether a seat gets any income on an island.  R39"""
    tally = state.tally
    first = island * state.columns
    own = first + OWN_AT + OWN_WIDTH * seat + OWN_SHOP
    return any(tally[own + colour] and tally[first + CUSTOMER_AT + colour] for colour in _COLOURS)


def survey(state: State) -> None:
    """Find what is kept anew, from the tiles and their table; for positions that were not reached by playing."""
    cells = state.cells
    streets = STREET_CELLS[state.players]
    state.gaps = tuple([street for street in streets if cells[street] == EMPTY])
    beside = {site for street in streets if cells[street] != EMPTY for site in BUILDINGS_BESIDE[street]}
    state.sites = tuple(sorted([site for site in beside if cells[site] == EMPTY]))
    state.earning = state.makers = 0
    for seat in range(state.players):
        if any(state.own(island, seat, OWN_GLASSWORKS) for island in state.islands):
            state.makers |= 1 << seat
        if any(pays(state, seat, island) for island in state.islands):
            state.earning |= 1 << seat
