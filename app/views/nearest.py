"""Which of several places an arrow key leads to."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF


def nearest(here: QPointF, places: Mapping[str, QPointF], dx: int, dy: int) -> str:
    """Key of the nearest place in a direction, ``""`` if there is none; what lies aside counts as farther."""
    best, least = "", 1e9
    for key, place in places.items():
        there = place - here
        along = there.x() * dx + there.y() * dy
        across = abs(there.x() * dy) + abs(there.y() * dx)
        if along > 1 and (cost := along + 2.5 * across) < least:
            best, least = key, cost
    return best
