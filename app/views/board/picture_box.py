"""Where the picture of a piece is drawn within the place of the piece."""

from __future__ import annotations

from functools import lru_cache

ROUNDED, AS_DRAWN = 1.5, 0.004
"""Pixels that a picture may differ from its place by rounding, and the share below which it is not scaled for that."""

Box = tuple[float, float, float, float]
"""Left and upper edge, width and height in px."""


@lru_cache(maxsize=4096)
def picture_box(wide: float, high: float, margin: float, width: float, height: float) -> Box:
    """Where a picture is drawn, with its shadow, for a piece that takes up ``width`` × ``height`` from the origin.

    A piece of another shape (a card that becomes a line in a list, on its way there) is never stretched and never
    larger than its body: it lies in the middle of it.

    Args:
        wide: Width of the picture with its shadow, in px.
        high: Its height.
        margin: Width of the shadow on each side.
        width: Of the piece.
        height: Of the piece.
    """
    bare_wide, bare_high = wide - 2 * margin, high - 2 * margin
    scale = width / bare_wide if bare_wide > 0 else 1.0
    if bare_high * scale > height + ROUNDED:
        scale = height / bare_high
    if abs(scale - 1) < AS_DRAWN:
        scale = 1.0
    spare_x, spare_y = width - bare_wide * scale, height - bare_high * scale
    x = spare_x / 2 if spare_x > ROUNDED else 0.0
    y = spare_y / 2 if spare_y > ROUNDED else 0.0
    return x - margin * scale, y - margin * scale, wide * scale, high * scale
