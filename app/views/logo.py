"""The logo of the program: a crow-stepped gable with an anchor."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPen, QPolygonF

from app.views.paint import brushes
from app.views.paint.glyphs import glyph
from app.views.theme import color, mix

_WALL, _GOLD = "#1F3A4D", "#E3B963"
_STEPS = ((0, 1), (0, 0.42), (0.14, 0.42), (0.14, 0.28), (0.28, 0.28), (0.28, 0.14), (0.41, 0.14), (0.41, 0))


def paint_logo(p: QPainter, x: float, y: float, side: float) -> None:
    """Paint the logo into the square of ``side`` px whose upper left corner is (x, y)."""
    # _STEPS is the left half in shares of the side, from the ground up; the right half is its mirror image.
    outline = [*_STEPS, *((1 - a, b) for a, b in reversed(_STEPS))]
    gable = QPolygonF([QPointF(x + a * side, y + b * side) for a, b in outline])
    with brushes.saved(p):
        p.setPen(QPen(color(_GOLD), side * 0.035))
        p.setBrush(brushes.linear(0, y, 0, y + side, mix(_WALL, "#FFFFFF", 0.12), _WALL))
        p.drawPolygon(gable)
    glyph(p, "anchor", x + side * 0.23, y + side * 0.30, side * 0.56, _GOLD)
