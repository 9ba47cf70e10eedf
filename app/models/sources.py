"""Where the points of a finished game come from, source by source, and where each source lies on the table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.models.keys import panel_key
from app.models.presenter import Part, Source

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.models.presenter import ScoreRow

Places = tuple[str, ...]
"""Keys of pieces and panels."""


def sources_of(rows: Sequence[ScoreRow], *where: Callable[[int], Places]) -> list[Source]:
    """The parts of the scores as sources, with the places of each seat for the first so many of them."""
    found = []
    for nth, part in enumerate(rows[0].parts):
        place = where[nth] if nth < len(where) else nowhere
        points = tuple(row.parts[nth].points for row in rows)
        places = tuple(place(row.seat) if row.parts[nth].points else () for row in rows)
        found.append(Source(part.label, points, places))
    return found


def nowhere(_seat: int) -> Places:
    """The table has no place for it."""
    return ()


def panel_of(seat: int) -> Places:
    """The panel of a seat, which every table has."""
    return (panel_key(seat),)


def rows_of(rows: Sequence[ScoreRow], sources: Sequence[Source]) -> list[ScoreRow]:
    """The scores with the sources as their parts."""
    return [replace(row, parts=tuple(Part(each.label, each.points[row.seat]) for each in sources)) for row in rows]
