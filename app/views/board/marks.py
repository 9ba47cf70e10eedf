"""The frames and signs around a piece: what may be chosen, what is chosen, focused, hinted at, or was touched last."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from app.views import theme as look
from app.views.paint import brushes, pieces
from app.views.paint.cache import pixmaps
from app.views.paint.glyphs import glyph

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPixmap

    from app.views.board.spot import Spot

MARKS, SMALL_MARK = 20.0, 0.6
"""How far frames, rhomb and lamp reach beyond a piece (px of the drawing), and the least scale they have."""

LAMP_SHARE = 0.22
"""Largest radius of the lamp, as a share of the width of the piece."""


class RhombItem(QGraphicsPixmapItem):
    """The rhomb of a piece at rest that the last move touched: Qt copies it without calling Python."""

    def __init__(self, piece: QGraphicsItem) -> None:
        super().__init__(piece)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def lie(self, spot: Spot, ratio: float) -> None:
        """Be where a piece at ``spot`` has it, whole device pixels apart from it: ``ratio`` of them make a pixel."""
        size = _rhomb_size(spot.unit, spot.width)
        reach = ceil(15 * size) + 1
        x = spot.x + spot.width / 2 - reach
        y = spot.y + spot.height + _rhomb_below(spot, size) - reach
        left, top = floor(x * ratio) / ratio, floor(y * ratio) / ratio
        self.setPixmap(_rhomb_picture(size, reach, round(x - left, 2), round(y - top, 2), ratio))
        self.setOffset(left - spot.x, top - spot.y)


def _rhomb_picture(size: float, reach: float, dx: float, dy: float, ratio: float) -> QPixmap:
    """A rhomb whose middle is ``reach`` from the edges, and ``dx`` and ``dy`` more from the left and upper one."""

    def draw(p: QPainter) -> None:
        pieces.rhomb(p, reach + dx, reach + dy, size)

    side = 2 * reach + 1
    return pixmaps.get(("last move", size, dx, dy, ratio), lambda: brushes.painted(side, side, ratio, draw))


def _rhomb_size(unit: float, width: float) -> float:
    """Scale of the rhomb of a piece of that width."""
    return max(0.55, min(1.0, width / 120)) * unit


def _rhomb_below(spot: Spot, size: float) -> float:
    """How far below the edge of a piece at ``spot`` the middle of its rhomb is."""
    return pieces.rhomb_below(spot.unit, size, worded=spot.worded)


def draw_rhomb(p: QPainter, body: QRectF, spot: Spot) -> None:
    """The rhomb at the lower edge: the last move touched this."""
    size = _rhomb_size(spot.unit, body.width())
    pieces.rhomb(p, body.center().x(), body.bottom() + _rhomb_below(spot, size), size)


def draw_frame(p: QPainter, body: QRectF, spot: Spot, *, chosen: bool) -> None:
    """The frame of what may be chosen, or is."""
    pieces.frame(p, body, spot.radius, "selected" if chosen else "legal", spot.unit)


def _badge(body: QRectF, unit: float) -> tuple[float, float, float]:
    """Middle and radius of the sign of what is chosen."""
    size = 15 * max(unit * min(1.0, body.width() / 140), SMALL_MARK)
    return body.right() - size * 0.75, body.bottom() - size * 0.75, size


def badge_box(body: QRectF, unit: float) -> QRectF:
    """Where a piece has the sign that it is chosen: whatever is always to be read keeps off it."""
    x, y, size = _badge(body, unit)
    return QRectF(x, y, 0, 0).adjusted(*(way * 1.1 * size for way in (-1, -1, 1, 1)))


def draw_badge(p: QPainter, body: QRectF, spot: Spot) -> None:
    """The sign of what is chosen."""
    pieces.check_badge(p, *_badge(body, spot.unit))


def draw_ring(p: QPainter, body: QRectF, spot: Spot, *, framed: bool) -> None:
    """The ring of the keyboard, around the frame if there is one."""
    p.setPen(brushes.pen(look.theme().brass_fill, 2 * max(1.0, spot.unit)))
    p.setBrush(Qt.BrushStyle.NoBrush)
    ring = 5.5 * spot.unit if framed else 2.5 * spot.unit
    p.drawRoundedRect(body.adjusted(-ring, -ring, ring, ring), spot.radius + ring, spot.radius + ring)


def lamp_box(body: QRectF, spot: Spot) -> QRectF:
    """Where a piece has its lamp: at the upper edge; between the pips of a die it is small."""
    scale = max(SMALL_MARK, spot.unit)
    r = min(17 * scale, body.width() * LAMP_SHARE)
    x, y = body.center().x(), body.top() + 2 * r / (17 * scale)
    return QRectF(x - r, y - r, 2 * r, 2 * r)


def draw_lamp(p: QPainter, body: QRectF, spot: Spot) -> None:
    """A lamp: a master would choose this."""
    box = lamp_box(body, spot)
    x, y, r = box.center().x(), box.center().y(), box.width() / 2
    p.setPen(brushes.pen("#FFF8E8", 2 * max(SMALL_MARK, spot.unit)))
    p.setBrush(look.color("#B9832A"))
    brushes.disc(p, x, y, r)
    glyph(p, "light-bulb", x - r * 0.68, y - r * 0.68, r * 1.36, "#FFF8E8")
