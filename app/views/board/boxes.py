"""Boxes to lay tables out with: plain figures, tested without a window."""

from __future__ import annotations

from typing import NamedTuple

CARD = 1.4
"""Height of a card over its width."""

WIDE = 1200.0
"""Width from which the wide drawing is used, in pixels of the board."""


class Box(NamedTuple):
    """A rectangle; a tuple, so that it can be compared and kept in tables."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, left: float, top: float, right: float, bottom: float) -> Box:
        """The box without a margin on each side."""
        return Box(self.x + left, self.y + top, self.w - left - right, self.h - top - bottom)

    def holds(self, other: Box, slack: float = 0.5) -> bool:
        """Whether ``other`` lies inside, ``slack`` pixels of rounding allowed."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def meets(self, other: Box, slack: float = 0.5) -> bool:
        """Whether both cover common ground, more than ``slack`` pixels of it."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )


def columns(box: Box, count: int, gap: float) -> tuple[Box, ...]:
    """``count`` equal boxes side by side."""
    if not count:
        return ()
    width = (box.w - gap * (count - 1)) / count
    return tuple(Box(box.x + k * (width + gap), box.y, width, box.h) for k in range(count))


def times(box: Box, k: float) -> Box:
    """The box of a drawing at ``k`` pixels per pixel of the drawing."""
    return Box(box.x * k, box.y * k, box.w * k, box.h * k)


def scaled(boxes: tuple[Box, ...], k: float) -> tuple[Box, ...]:
    """All boxes of a drawing at ``k`` pixels per pixel of the drawing."""
    return tuple(times(box, k) for box in boxes)


def row(count: int, box: Box, widest: float, gap: float, least: float = 0.0) -> list[Box]:
    """Cards of one size in one row, as far apart as ``gap``; crowded ones shrink to ``least``, then overlap.

    Without ``least`` they keep their size.
    """
    width = min(widest, box.h / CARD, box.w)
    if least:
        width = min(width, max(least, (box.w + gap) / max(1, count) - gap))
    step = min(width + gap, (box.w - width) / max(1, count - 1))
    y = box.y + (box.h - width * CARD) / 2
    return [Box(box.x + k * step, y, width, width * CARD) for k in range(count)]
