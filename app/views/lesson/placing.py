"""Where the coach's bubble stands: a pure function of what it may not cover."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF

STEP = 24.0
"""Pixels between two places that are tried."""

AIR = 10.0
"""Pixels that stay free around what must not be covered."""

SPOILT = 1e6
"""Further weight of what must not be covered, however little of it is: more than that of all pieces in any place."""

GROUND = 8.0
"""How many times larger than a piece what it lies on may be for a line to it to end there."""

Sides = tuple[float, float, float, float]
"""Of a box: left, top, right, bottom.  Asking a ``QRectF`` thousands of times would take a tenth of a second."""

HIDDEN, COVERED, SAID, FAR = 1000.0, 20.0, 2.0, 60.0
"""Weights: of a square pixel over what must not be covered, of one over a piece, of one over other words, of a pixel
of distance."""

TOUCHED, CUT = 400.0, 250.0
"""Further pixels of distance that it is worth not to cover a piece at all, and not to cut through words: a narrow strip
hides a number as well."""


def place_bubble(
    sizes: Sequence[QSizeF],
    room: QRectF,
    clear: Sequence[QRectF],
    other: Sequence[QRectF],
    said: Sequence[QRectF],
    goals: Sequence[QPointF],
) -> QRectF:
    """The best place for a bubble, in the shape that suits it best.

    Args:
        sizes: Shapes that the bubble can have.
        room: Where it may stand.
        clear: What it must not cover: what it speaks of, and what may be chosen.
        other: What it should not cover where there is another place: pieces.
        said: What it should rather not cover: words of the table and of the page.
        goals: What it may point at, at least one; it stands near one of them.
    """
    ways = [(HIDDEN, 0.0, *_edges(each.adjusted(-AIR, -AIR, AIR, AIR))) for each in clear]
    ways += [(0.0, SPOILT, *_edges(each)) for each in clear]
    ways += [(COVERED, TOUCHED * FAR, *_edges(each)) for each in other]
    ways += [(SAID, CUT * FAR, *_edges(each)) for each in said]
    best, least = QRectF(room.topLeft(), sizes[0]), float("inf")
    for size in sizes:
        cost, corner = _cheapest(size, room, ways, goals, least)
        if cost < least:
            best, least = QRectF(corner, size), cost
    return best


def _cheapest(
    size: QSizeF, room: QRectF, ways: Sequence[tuple[float, ...]], goals: Sequence[QPointF], least: float
) -> tuple[float, QPointF]:
    """What the cheapest place costs, and its corner, where it costs less than ``least``."""
    width, height = size.width(), size.height()
    columns = _steps(room.left(), room.right() - width)
    rows = _steps(room.top(), room.bottom() - height)
    far = _distances(columns, rows, [(goal.x() - width / 2, goal.y() - height / 2) for goal in goals])
    best = room.topLeft()
    for at in sorted(range(len(far)), key=far.__getitem__):
        cost = FAR * far[at]
        if cost >= least:  # and all that follow are farther away
            break
        x, y = columns[at % len(columns)], rows[at // len(columns)]
        right, bottom = x + width, y + height
        for weight, once, low, top, high, end in ways:  # each adds to the cost, so most places are soon out
            wide = (right if right < high else high) - (x if x > low else low)  # min and max cost twice as much
            if wide <= 0:
                continue
            tall = (bottom if bottom < end else end) - (y if y > top else top)
            if tall > 0:
                cost += once + weight * wide * tall
                if cost >= least:
                    break
        if cost < least:
            best, least = QPointF(x, y), cost
    return least, best


def _distances(columns: list[float], rows: list[float], near: Sequence[tuple[float, float]]) -> list[float]:
    """How far every place is from the nearest of those that are wanted, row by row, in pixels to the side and down.

    Each coordinate is measured once: to measure every place took most of the time of all placing.
    """
    found = []
    for x0, y0 in near:
        aside = [abs(x - x0) for x in columns]
        found.append([dx + dy for dy in [abs(y - y0) for y in rows] for dx in aside])
    return found[0] if len(found) == 1 else [*map(min, *found)]


def within(box: QRectF, room: QRectF) -> QRectF:
    """The box moved by as little as it takes to lie in the room."""
    x = max(room.left(), min(box.x(), room.right() - box.width()))
    y = max(room.top(), min(box.y(), room.bottom() - box.height()))
    return QRectF(x, y, box.width(), box.height())


def _edges(box: QRectF) -> tuple[float, float, float, float]:
    """Left, top, right and bottom; numbers, because thousands of places are compared with each box."""
    return box.left(), box.top(), box.right(), box.bottom()


def _steps(first: float, last: float) -> list[float]:
    number = int(max(0.0, last - first) / STEP)
    return [*(first + STEP * at for at in range(number + 1)), max(first, last)]


def _sides(box: QRectF) -> Sides:
    return box.left(), box.top(), box.right(), box.bottom()


def _covered(box: Sides, others: Sequence[Sides]) -> float:
    """Square pixels that a box shares with others, those that overlap counted again."""
    left, top, right, bottom = box
    return sum(
        (min(right, r) - max(left, x)) * (min(bottom, b) - max(top, y))
        for x, y, r, b in others
        if x < right and r > left and y < bottom and b > top
    )


def covered(box: QRectF, others: Sequence[QRectF]) -> float:
    """Square pixels of others that a box covers."""
    return _covered(_sides(box), [_sides(other) for other in others])


def free_line(box: QRectF, goals: Sequence[QRectF], others: Sequence[QRectF], most: float) -> QLineF | None:
    """The shortest line from the edge of a box to that of a goal that crosses none of ``others``, if there is any.

    Of equally short ones that which leads to the middle of its goal.  One of the others that a goal lies in is not in
    its way; a small one belongs to it: the line ends at its edge.

    Args:
        box: Where it begins.
        goals: Where it may end.
        others: What it may not cross.
        most: Its greatest length in pixels.
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
    """A line as far as the first of these boxes."""
    parts = [part for ground in grounds if (part := _part_in(line, ground))]
    return QLineF(line.p1(), line.pointAt(min(part[0] for part in parts))) if parts else line


def _area(box: QRectF) -> float:
    return box.width() * box.height()


def _edge(box: QRectF) -> list[QPointF]:
    """Points along the edge of a box."""
    columns, rows = _steps(box.left(), box.right()), _steps(box.top(), box.bottom())
    across = [QPointF(x, y) for y in (box.top(), box.bottom()) for x in columns]
    return across + [QPointF(x, y) for x in (box.left(), box.right()) for y in rows]


def _part_in(line: QLineF, box: QRectF) -> tuple[float, float] | None:
    """The part of a line that lies in a box, as shares of its length (Liang and Barsky); ``None`` for no part."""
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
