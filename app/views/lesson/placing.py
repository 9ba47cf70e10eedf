"""Finds the place of the coach's bubble, and of the line from it to a ring: pure functions of boxes, in pixels.

The bubble is tried on a grid of places.  A place costs so much for each square pixel that it covers, depending on what
is there, and so much for each pixel of distance from what the coach points at; the cheapest place is taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Figures = npt.NDArray[np.float64]

STEP = 24.0
"""Pixels between two places that are tried."""

AIR = 10.0
"""Pixels that stay free around what must not be covered."""

SPOILT = 1e6
"""Cost of covering any part of something that must not be covered: more than covering all pieces costs."""

GROUND = 8.0
"""A box that a goal lies in and that is less than so many times as large belongs to it: the line ends at its edge."""

EVEN = 1e-3
"""Costs that differ by less are even: sums of the same numbers in another order may."""

Sides = tuple[float, float, float, float]
"""Left, top, right and bottom of a box."""

HIDDEN, COVERED, SAID, FAR = 1000.0, 20.0, 2.0, 60.0
"""Costs of a square pixel over what must not be covered, over a piece, and over other words; of a pixel of distance."""

TOUCHED, CUT = 400.0, 250.0
"""Pixels of distance that cost as much as covering any part of a piece, and of other words: even a narrow strip can
hide a number."""


def place_bubble(
    sizes: Sequence[QSizeF],
    room: QRectF,
    clear: Sequence[QRectF],
    other: Sequence[QRectF],
    said: Sequence[QRectF],
    goals: Sequence[QPointF],
) -> QRectF:
    """The cheapest place for a bubble, in one of the sizes that it can have.

    Args:
        sizes: Sizes that the bubble can have; of equally good ones the first is taken.
        room: The box within which it may stand.
        clear: What it must not cover: what it speaks of, and what may be chosen.
        other: What it should not cover where there is another place: pieces.
        said: What it should rather not cover: words of the table and of the page.
        goals: Points that it may point at, at least one; it stands near one of them.
    """
    import numpy as np  # not with the module: the window opens without it

    obstacles = [(HIDDEN, 0.0, *_sides(each.adjusted(-AIR, -AIR, AIR, AIR))) for each in clear]
    obstacles += [(0.0, SPOILT, *_sides(each)) for each in clear]
    obstacles += [(COVERED, TOUCHED * FAR, *_sides(each)) for each in other]
    obstacles += [(SAID, CUT * FAR, *_sides(each)) for each in said]
    kept = np.array(obstacles, float).reshape(-1, 6)
    near = np.array([(goal.x(), goal.y()) for goal in goals])
    best, least = QRectF(room.topLeft(), sizes[0]), float("inf")
    for size in sizes:
        cost, corner = _cheapest(size, room, kept, near)
        if cost < least - EVEN:
            best, least = QRectF(corner, size), cost
    return best


def _cheapest(size: QSizeF, room: QRectF, obstacles: Figures, goals: Figures) -> tuple[float, QPointF]:
    """Cost and upper left corner of the cheapest place for a bubble of this size; of even ones the nearest.

    Args:
        size: Size of the bubble.
        room: The box within which it may stand.
        obstacles: Boxes that cost, a row each: cost per square pixel, cost of covering any of it, left, top, right,
            bottom.
        goals: Points that it may point at, a row each.
    """
    import numpy as np  # as above

    width, height = size.width(), size.height()
    columns = np.array(_steps(room.left(), room.right() - width))
    rows = np.array(_steps(room.top(), room.bottom() - height))
    # Pixels across plus pixels down, by goal, row and column of the grid.
    aside = abs(columns - (goals[:, :1] - width / 2))
    apart = abs(rows - (goals[:, 1:] - height / 2))
    far = (apart[:, :, None] + aside[:, None, :]).min(axis=0)
    weight, once, left, top, right, bottom = obstacles.T[:, :, None]
    # What each obstacle has in common with the bubble across, by column, and down, by row.
    wide = np.maximum(0.0, np.minimum(columns + width, right) - np.maximum(columns, left))
    tall = np.maximum(0.0, np.minimum(rows + height, bottom) - np.maximum(rows, top))
    cost = FAR * far + (weight * tall).T @ wide + (once * (tall > 0)).T @ (wide > 0)
    least = cost.min()
    row, column = divmod(int(np.where(cost <= least + EVEN, far, np.inf).argmin()), len(columns))
    return float(least), QPointF(columns[column], rows[row])


def within(box: QRectF, room: QRectF) -> QRectF:
    """The box, moved as little as possible so that it lies within ``room``."""
    x = max(room.left(), min(box.x(), room.right() - box.width()))
    y = max(room.top(), min(box.y(), room.bottom() - box.height()))
    return QRectF(x, y, box.width(), box.height())


def _steps(first: float, last: float) -> list[float]:
    """Numbers from ``first`` on, ``STEP`` apart, and ``last``; ``first`` alone (twice) if that is larger."""
    number = int(max(0.0, last - first) / STEP)
    return [*(first + STEP * at for at in range(number + 1)), max(first, last)]


def _sides(box: QRectF) -> Sides:
    """Left, top, right and bottom."""
    return box.left(), box.top(), box.right(), box.bottom()


def _covered(box: Sides, others: Sequence[Sides]) -> float:
    """Square pixels of other boxes below a box; where others overlap each of them counts."""
    left, top, right, bottom = box
    return sum(
        (min(right, r) - max(left, x)) * (min(bottom, b) - max(top, y))
        for x, y, r, b in others
        if x < right and r > left and y < bottom and b > top
    )


def covered(box: QRectF, others: Sequence[QRectF]) -> float:
    """Square pixels of other boxes that a box covers; where others overlap each of them counts."""
    return _covered(_sides(box), [_sides(other) for other in others])


def free_line(box: QRectF, goals: Sequence[QRectF], others: Sequence[QRectF], most: float) -> QLineF | None:
    """The shortest line from the edge of a box to the edge of a goal that crosses none of ``others``.

    Of equally short lines the one is taken that begins nearest to the middle of its goal.  A box of ``others`` in which
    a goal lies may be crossed; if it is small (``GROUND``) the line ends at its edge already.

    Args:
        box: The box at which the line begins.
        goals: The boxes at which it may end.
        others: The boxes that it must not cross.
        most: Its greatest length in pixels.

    Returns:
        The line; ``None`` where there is none.
    """
    found: list[tuple[int, float, QLineF, list[QRectF]]] = []
    for goal in goals:
        below = [other for other in others if other.contains(goal.center())]
        grounds = [other for other in below if _area(other) < GROUND * _area(goal)]
        around = [other for other in others if other not in below]
        for start in _edge(box):
            line = QLineF(start, edge_point(goal, start))
            if line.length() <= most:
                middle = QLineF(start, goal.center()).length()
                found.append((round(line.length()), middle, _as_far_as(line, grounds), around))
    found.sort(key=lambda each: each[:2])
    return next((line for *_, line, around in found if not any(_part_in(line, other) for other in around)), None)


def _as_far_as(line: QLineF, grounds: Sequence[QRectF]) -> QLineF:
    """The part of a line up to the first of these boxes that it reaches."""
    parts = [part for ground in grounds if (part := _part_in(line, ground))]
    return QLineF(line.p1(), line.pointAt(min(part[0] for part in parts))) if parts else line


def _area(box: QRectF) -> float:
    return box.width() * box.height()


def _edge(box: QRectF) -> list[QPointF]:
    """Points along the edge of a box, ``STEP`` apart."""
    columns, rows = _steps(box.left(), box.right()), _steps(box.top(), box.bottom())
    across = [QPointF(x, y) for y in (box.top(), box.bottom()) for x in columns]
    return across + [QPointF(x, y) for x in (box.left(), box.right()) for y in rows]


def _part_in(line: QLineF, box: QRectF) -> tuple[float, float] | None:
    """The part of a line that lies in a box: begin and end as shares of its length (Liang and Barsky), or ``None``."""
    first, last = 0.0, 1.0
    for start, step, low, high in (
        (line.x1(), line.dx(), box.left(), box.right()),
        (line.y1(), line.dy(), box.top(), box.bottom()),
    ):
        if not step:
            if not low < start < high:
                return None
            continue
        near, far = sorted(((low - start) / step, (high - start) / step))
        first, last = max(first, near), min(last, far)
    return (first, last) if first < last else None


def edge_point(box: QRectF, towards: QPointF) -> QPointF:
    """The point of a box that is nearest to another point."""
    x = min(max(towards.x(), box.left()), box.right())
    y = min(max(towards.y(), box.top()), box.bottom())
    return QPointF(x, y)
