"""Helpers for ``Presenter.sources``: the sources of points of a finished game, and their places on the table."""

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
    """The parts of the scores as sources.

    Args:
        rows: The scores of all seats.
        where: For each part in order, a function that returns the places of a seat; for parts beyond there are none.
    """
    found = []
    for nth, part in enumerate(rows[0].parts):
        place = where[nth] if nth < len(where) else nowhere
        points = tuple(row.parts[nth].points for row in rows)
        places = tuple(place(row.seat) if row.parts[nth].points else () for row in rows)
        found.append(Source(part.label, points, places))
    return found


def nowhere(_seat: int) -> Places:
    """No place on the table."""
    return ()


def panel_of(seat: int) -> Places:
    """The panel of a seat, which every table has."""
    return (panel_key(seat),)


def rows_of(rows: Sequence[ScoreRow], sources: Sequence[Source]) -> list[ScoreRow]:
    """The scores with their parts replaced by ``sources``."""
    return [replace(row, parts=tuple(Part(each.label, each.points[row.seat]) for each in sources)) for row in rows]
