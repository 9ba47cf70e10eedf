"""The frames and signs around a piece: what may be chosen, what is chosen, focused, hinted at, or was touched last."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from app.views import theme as look
from app.views.paint import brushes, pieces
from app.views.paint.cache import pixmaps
from app.views.paint.glyphs import glyph

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter, QPixmap

MARKS, SMALL_MARK = 20.0, 0.6
"""How far frames, rhomb and lamp reach beyond a piece (px of the drawing), and the least scale they have."""


class RhombItem(QGraphicsPixmapItem):
    """The rhomb of a piece at rest that the last move touched: Qt copies it without calling Python."""

    def __init__(self, piece: QGraphicsItem) -> None:
        super().__init__(piece)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def lie(self, body: QRectF, unit: float, ratio: float, *, worded: bool) -> None:
        """Be where a piece at ``body`` of the scene has it, on whole device pixels: ``ratio`` of them make a pixel."""
        piece_x, piece_y, wide, high = body.x(), body.y(), body.width(), body.height()
        size = _rhomb_size(unit, wide)
        reach = ceil(15 * size) + 1
        x = piece_x + wide / 2 - reach
        y = piece_y + high + pieces.rhomb_below(unit, size, worded=worded) - reach
        left, top = floor(x * ratio) / ratio, floor(y * ratio) / ratio
        self.setPixmap(_rhomb_picture(size, reach, round(x - left, 2), round(y - top, 2), ratio))
        self.setOffset(left - piece_x, top - piece_y)


def _rhomb_picture(size: float, reach: float, dx: float, dy: float, ratio: float) -> QPixmap:
    """A rhomb whose middle is ``reach`` from the edges, and ``dx`` and ``dy`` more from the left and upper one."""

    def draw(p: QPainter) -> None:
        pieces.rhomb(p, reach + dx, reach + dy, size)

    side = 2 * reach + 1
    return pixmaps.get(("last move", size, dx, dy, ratio), lambda: brushes.painted(side, side, ratio, draw))


def _rhomb_size(unit: float, width: float) -> float:
    """Scale of the rhomb of a piece of that width."""
    return max(0.55, min(1.0, width / 120)) * unit


def draw_rhomb(p: QPainter, body: QRectF, unit: float, *, worded: bool) -> None:
    """The rhomb at the lower edge: the last move touched this."""
    size = _rhomb_size(unit, body.width())
    pieces.rhomb(p, body.center().x(), body.bottom() + pieces.rhomb_below(unit, size, worded=worded), size)


def draw_badge(p: QPainter, body: QRectF, unit: float) -> None:
    """The sign of what is chosen."""
    size = 15 * max(unit * min(1.0, body.width() / 140), SMALL_MARK)
    pieces.check_badge(p, body.right() - size * 0.75, body.bottom() - size * 0.75, size)


def draw_ring(p: QPainter, body: QRectF, radius: float, unit: float, *, framed: bool) -> None:
    """The ring of the keyboard, around the frame if there is one."""
    p.setPen(brushes.pen(look.theme().brass_fill, 2 * max(1.0, unit)))
    p.setBrush(Qt.BrushStyle.NoBrush)
    ring = 5.5 * unit if framed else 2.5 * unit
    p.drawRoundedRect(body.adjusted(-ring, -ring, ring, ring), radius + ring, radius + ring)


def draw_lamp(p: QPainter, body: QRectF, unit: float) -> None:
    """A lamp at the upper edge: a master would choose this."""
    scale = max(SMALL_MARK, unit)
    r, x, y = 17 * scale, body.center().x(), body.top() + 2
    p.setPen(brushes.pen("#FFF8E8", 2 * scale))
    p.setBrush(look.color("#B9832A"))
    brushes.disc(p, x, y, r)
    glyph(p, "light-bulb", x - r * 0.68, y - r * 0.68, r * 1.36, "#FFF8E8")
