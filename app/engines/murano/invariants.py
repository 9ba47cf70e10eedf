"""What holds in every position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.murano.beliefs import may_be
from app.engines.murano.components import (
    BEADS,
    BEADS_EACH,
    CHARACTERS,
    CHARACTERS_REMOVED,
    EMPTY,
    FACE,
    FOUR_PLAYERS_ONLY,
    GLASSWORKS,
    IN_SUPPLY,
    ISLAND_OF,
    MOST_PLAYERS,
    N_DOCKS,
    N_ISLANDS,
    N_SHIPS,
    OWN_AT,
    OWN_GONDOLIERS,
    OWN_WIDTH,
    READY,
    SORTS,
    SPECIAL,
    SPECIALS,
    columns_of,
    tiles_of,
)
from app.engines.murano.ground import survey
from app.engines.murano.state import FOLLOWS

if TYPE_CHECKING:
    from app.engines.murano.state import State


def check(state: State) -> None:
    """Assert it: tiles, cards, beads and gondoliers conserved, the table right."""
    _check_tiles(state)
    _check_cards(state)
    assert len(state.ships) == N_SHIPS
    doubled = N_SHIPS - len(set(state.ships))
    assert doubled <= 1, "more than two ships share a space"
    assert not doubled or state.ships.count(state.ships[0]) == 2, "a pair contains the red ship"
    for colour in range(len(BEADS)):
        assert state.bag[colour] + sum(beads[colour] for beads in state.beads) <= BEADS_EACH, "beads"
    for seat in range(state.players):
        placed = state.docks.count(seat)
        assert state.ready[seat] + state.supply[seat] + placed == READY + IN_SUPPLY, "gondoliers"
        assert min(state.gold[seat], state.vp[seat], state.ready[seat], state.supply[seat]) >= 0
    assert state.tally == table(state), "table"
    new = state.clone()
    survey(new)
    assert all(getattr(state, name) == getattr(new, name) for name in FOLLOWS), "what follows from the tiles"
    assert state.actor == NOBODY or state.offers, "nothing is legal"
    assert len(set(state.offers)) == len(state.offers), "an action is offered twice"


def _check_tiles(state: State) -> None:
    on_map = [tile for tile in state.cells if tile != EMPTY]
    shops = [tile & FACE for tiles in (state.shops, *state.own_shops) for tile in tiles]
    palaces = [tile & FACE for tiles in (state.palaces, state.removed, *state.own_palaces) for tile in tiles]
    drawn = [state.drawn_street] if state.drawn_street else []
    loose = [*state.streets, *drawn, *shops, *palaces]
    loose += [GLASSWORKS] * (state.glassworks + sum(state.own_glassworks))
    loose += [SPECIAL] * (state.specials_left + sum(state.own_specials))
    expected = [tile for sort in SORTS for tile in tiles_of(sort, state.players)]
    assert sorted(on_map + loose) == sorted(expected), "tiles lost"
    for cell, tile in enumerate(state.cells):
        assert tile == EMPTY or ISLAND_OF[cell] in state.islands


def _check_cards(state: State) -> None:
    hands = [card for cards in (*state.hand, *state.scored) for card in cards]
    drawn = state.drawn if state.decision in ("choose_character", "start_character") else []
    every = [card for card in range(len(CHARACTERS)) if state.players == MOST_PLAYERS or not FOUR_PLAYERS_ONLY[card]]
    assert sorted([*state.characters, *state.boxed, *hands, *drawn]) == every, "characters lost"
    assert len(state.boxed) == CHARACTERS_REMOVED
    assert len(state.known) == len(state.characters)
    assert len(state.specials_known) == len(state.specials)
    assert len(state.drawn_known) == len(state.drawn)
    assert all(map(may_be, state.beliefs)), "R5"
    owned = [card for card in range(len(SPECIALS)) if any(mask >> card & 1 for mask in state.cards)]
    drawn = state.drawn if state.decision == "choose_special_card" else []
    assert sorted([*state.specials, *owned, *drawn]) == list(range(len(SPECIALS))), "special cards lost"


def table(state: State) -> list[int]:
    """The figures of the islands (``tally``), counted from scratch."""
    table = [0] * (N_ISLANDS * state.columns)
    for cell, tile in enumerate(state.cells):
        for column in columns_of(tile, state.markers[cell]):
            table[ISLAND_OF[cell] * state.columns + column] += 1
    for dock, seat in enumerate(state.docks):
        if seat >= 0:
            table[dock // N_DOCKS * state.columns + OWN_AT + OWN_WIDTH * seat + OWN_GONDOLIERS] += 1
    return table
