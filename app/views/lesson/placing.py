"""Where the coach's bubble stands: a pure function of what it may not cover."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

STEP = 24.0
"""Pixels between two places that are tried."""

AIR = 10.0
"""Pixels that stay free around what must not be covered."""

HIDDEN, COVERED, FAR = 1000.0, 3.0, 60.0
"""Weights: of a square pixel over what must not be covered, of one over other things, of a pixel of distance."""


def place_bubble(size: QSizeF, room: QRectF, clear: Sequence[QRectF], other: Sequence[QRectF], goal: QPointF) -> QRectF:
    """The best place for a bubble.

    Args:
        size: Of the bubble.
        room: Where it may stand.
        clear: What it must not cover: what it speaks of, and what may be chosen.
        other: What it should rather not cover.
        goal: Where it points; it stands near.
    """
    kept = [each.adjusted(-AIR, -AIR, AIR, AIR) for each in clear]
    best, least = QRectF(room.topLeft(), size), float("inf")
    for y in _steps(room.top(), room.bottom() - size.height()):
        for x in _steps(room.left(), room.right() - size.width()):
            box = QRectF(QPointF(x, y), size)
            cost = FAR * (box.center() - goal).manhattanLength()
            if cost < least:
                cost += HIDDEN * sum(overlap(box, each) for each in kept)
            if cost < least:
                cost += COVERED * sum(overlap(box, each) for each in other)
            if cost < least:
                best, least = box, cost
    return best


def _steps(first: float, last: float) -> list[float]:
    number = int(max(0.0, last - first) / STEP)
    return [*(first + STEP * at for at in range(number + 1)), max(first, last)]


def overlap(one: QRectF, other: QRectF) -> float:
    """Square pixels that two boxes share."""
    width = min(one.right(), other.right()) - max(one.left(), other.left())
    height = min(one.bottom(), other.bottom()) - max(one.top(), other.top())
    return width * height if width > 0 and height > 0 else 0.0


def edge_point(box: QRectF, towards: QPointF) -> QPointF:
    """The point of a box that is nearest to another point."""
    x = min(max(towards.x(), box.left()), box.right())
    y = min(max(towards.y(), box.top()), box.bottom())
    return QPointF(x, y)
