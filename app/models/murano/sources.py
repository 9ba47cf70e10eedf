"""Where the points at the end come from, and where they lie on the table.  R54, R60, R62, R80"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.engines.murano import components as c
from app.engines.murano.scoring import free_gondoliers
from app.models.murano.keys import character_key, gondolier_key, special_key
from app.models.sources import nowhere, sources_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.murano.state import State
    from app.models.presenter import ScoreRow, Source
    from app.models.sources import Places


def sources(state: State, rows: Sequence[ScoreRow]) -> list[Source]:
    """The kinds of points; characters and gondoliers lie on the table, and the special cards of a seat."""
    return sources_of(
        rows,
        nowhere,
        nowhere,
        partial(_specials, state),
        nowhere,
        partial(_characters, state),
        partial(_gondoliers, state),
    )


def _specials(state: State, seat: int) -> Places:
    """Cards that bring points by themselves."""
    paying = (c.BASILICA, *c.CRANES, c.HARBOR_TAVERN, c.GUILD_HALL)
    return tuple(special_key(card) for card in sorted(paying) if state.cards[seat] >> card & 1)


def _characters(state: State, seat: int) -> Places:
    return tuple(character_key(card) for card in state.scored[seat])


def _gondoliers(state: State, seat: int) -> Places:
    """Those that have served no character: of each seat the first ones at an island."""
    found: list[str] = []
    for island in state.islands:
        docks = range(island * c.N_DOCKS, (island + 1) * c.N_DOCKS)
        own = [gondolier_key(dock) for dock in docks if state.docks[dock] == seat]
        found += own[: free_gondoliers(state, seat, island)]
    return tuple(found)
