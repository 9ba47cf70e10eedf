"""Sizes and words that the painted parts of the Port Royal table share."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from app.views import stamps
from app.views import theme as look
from app.views.paint import brushes
from app.views.port_royal.layout import Box

Facts = Mapping[str, Any]
Tips = tuple[tuple[QRectF, str], ...]

IVORY = look.GLASS_TEXT
SAND = "#F0DDBB"
EDGE = "#FFE2B0"
GLASS = "#081428"
DOCK_GLASS = "#20130C"
SYMBOLS = {"house": "wood-cabin", "anchor": "anchor", "cross": "gothic-cross"}
"""Glyph of each expedition symbol."""


class Style(NamedTuple):
    """Sizes of the moment: pixels per pixel of the drawing, which drawing, size of text."""

    unit: float
    wide: bool
    text: float

    def of(self, wide: float, small: float | None = None) -> float:
        """A length of the drawing in pixels."""
        return (wide if self.wide or small is None else small) * self.unit

    def px(self, wide: float, small: float | None = None) -> float:
        """A size of letters in pixels."""
        return max(float(look.MIN_TEXT_PX), self.of(wide, small) * self.text)

    def font(
        self, role: str, wide: float, small: float | None = None, weight: int | None = None, *, tabular: bool = False
    ) -> QFont:
        """A font of the look at that size."""
        return look.font(role, self.px(wide, small), weight=weight, tabular=tabular)


def rect_of(box: Box) -> QRectF:
    """The box for painting."""
    return QRectF(box.x, box.y, box.w, box.h)


def glass(p: QPainter, rect: QRectF, radius: float, ground: str = GLASS, alpha: float = 0.46) -> None:
    """Dark glass with a thin warm edge."""

    def draw(q: QPainter, box: QRectF) -> None:
        q.setPen(brushes.pen(EDGE, 1.4, 0.32))
        q.setBrush(look.color(ground, alpha))
        q.drawPath(brushes.rounded(box, radius))

    stamps.sheet(p, rect, ("glass", ground, alpha, radius), 2, draw)
