"""Where the points at the end come from, and where they lie on the table.  R60, R62"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.murano import components as c
from app.engines.murano.scoring import free_gondoliers
from app.models.murano.keys import character_key, gondolier_key
from app.models.presenter import Source
from app.models.sources import sources_of
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Event
    from app.engines.murano.state import State
    from app.models.presenter import ScoreRow
    from app.models.sources import Places


class MuranoSources(Translated):
    """The track holds everything at the end; what the scoring has added to it is told apart."""

    def of(self, state: State, rows: Sequence[ScoreRow], history: Sequence[Sequence[Event]]) -> list[Source]:
        """What was on the track before the scoring, then characters and gondoliers."""
        characters, gondoliers = [0] * state.players, [0] * state.players
        for events in history:
            for event in events:
                if event[0] == "scored":
                    characters[event[1]] += event[4]
                elif event[0] == "gondolier_points":
                    gondoliers[event[1]] += event[2]
        (track,) = sources_of(rows)
        added = zip(track.points, characters, gondoliers, strict=True)
        before = tuple(points - by_card - by_rower for points, by_card, by_rower in added)
        return [
            Source(track.label, before, track.places),
            Source(self.tr("Characters"), tuple(characters), tuple(_characters(state, row.seat) for row in rows)),
            Source(self.tr("Gondoliers"), tuple(gondoliers), tuple(_gondoliers(state, row.seat) for row in rows)),
        ]


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


SOURCES = MuranoSources()
