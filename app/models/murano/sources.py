"""The sources of the points of a finished game, with the pieces that brought them.  R54, R60, R62, R80"""

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
    """See ``Presenter.sources``; ``rows`` are the scores of ``state``.

    Only points of special building cards, characters and gondoliers have places on the table.
    """
    return sources_of(  # in the order of ``Game.score_parts``
        rows,
        nowhere,
        nowhere,
        partial(_specials, state),
        nowhere,
        partial(_characters, state),
        partial(_gondoliers, state),
    )


def _specials(state: State, seat: int) -> Places:
    """The special building cards of a seat that bring points themselves.  R80"""
    paying = (c.BASILICA, *c.CRANES, c.HARBOR_TAVERN, c.GUILD_HALL)
    return tuple(special_key(card) for card in sorted(paying) if state.cards[seat] >> card & 1)


def _characters(state: State, seat: int) -> Places:
    return tuple(character_key(card) for card in state.scored[seat])


def _gondoliers(state: State, seat: int) -> Places:
    """The gondoliers of a seat that have served no character.  R62"""
    found: list[str] = []
    for island in state.islands:
        docks = range(island * c.N_DOCKS, (island + 1) * c.N_DOCKS)
        own = [gondolier_key(dock) for dock in docks if state.docks[dock] == seat]
        # The table shows the last ones as used (``table._gondoliers``), so the first ones have brought the points.
        found += own[: free_gondoliers(state, seat, island)]
    return tuple(found)
