"""Where the keyboard's focus goes next: in the order in which one reads, or to the nearest place in a direction."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF

LINE = 60
"""Pixels in height within which places count as one line."""


def in_reading_order(keys: Iterable[str], rect_of: Callable[[str], QRectF]) -> list[str]:
    """The keys line by line, each line from the left."""

    def order(key: str) -> tuple[int, float]:
        rect = rect_of(key)
        return round(rect.center().y() / LINE), rect.x()

    return sorted(keys, key=order)


def following(keys: Sequence[str], at: str, step: int) -> str:
    """The key ``step`` places after ``at``, or from the near end where ``at`` is none of them; ``""`` past the ends."""
    place = keys.index(at) + step if at in keys else (0 if step > 0 else len(keys) - 1)
    return keys[place] if 0 <= place < len(keys) else ""


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
