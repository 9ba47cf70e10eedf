"""The round buttons of the transport, and functions that paint the signs on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from app.views.paint.brushes import vertical
from app.views.scale import scale
from app.views.theme import theme
from app.views.widgets.buttons import GOLD, GOLD_INK, PageControl

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

Shape = Callable[[QPainter, QPointF, float], None]
"""Paints a sign around a middle; the number is about half of its height in px."""


class RoundButton(PageControl):
    """A disc with a painted sign; a ``big`` one is gold."""

    def __init__(self, shape: Shape, *, big: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shape, self._big = shape, big

    def set_shape(self, shape: Shape) -> None:
        """Paint another sign."""
        self._shape = shape
        self.update()

    def sizeHint(self) -> QSize:
        side = round(max(scale.px(56 if self._big else 44), 34 if self._big else 28))
        return QSize(side, side)

    def draw(self, p: QPainter) -> None:
        now = theme()
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        side = place.width()
        if self._big:
            p.setPen(QPen(QColor(GOLD_INK), 1.2))
            p.setBrush(vertical(place, *GOLD))
        else:
            edge = now.brass_fill if self.hovered and self.isEnabled() else now.line_strong
            p.setPen(QPen(QColor(edge), 1.2))
            p.setBrush(QColor(now.sunken if self.isDown() else now.raised))
        p.drawEllipse(place)
        ink = QColor(GOLD_INK if self._big else now.text)
        p.setPen(QPen(ink, side * 0.06, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        p.setBrush(ink)
        if not self.isEnabled():
            p.setOpacity(0.35)
        self._shape(p, place.center(), side * 0.16)
        p.setOpacity(1)
        self.focus_ring(p, place.adjusted(2, 2, -2, -2), side / 2)


def _arrow(p: QPainter, x: float, y: float, size: float, way: int) -> None:
    left, right = x - way * size * 0.8, x + way * size * 0.8
    p.drawPolygon(QPolygonF([QPointF(left, y - size), QPointF(right, y), QPointF(left, y + size)]))


def play_sign(p: QPainter, centre: QPointF, size: float) -> None:
    """Paint a triangle to the right."""
    _arrow(p, centre.x() + size * 0.2, centre.y(), size, 1)


def pause_sign(p: QPainter, centre: QPointF, size: float) -> None:
    """Paint two bars."""
    for x in (-0.55, 0.55):
        bar = QRectF(centre.x() + (x - 0.18) * size, centre.y() - size * 0.95, size * 0.36, size * 1.9)
        p.drawRect(bar)


def step_sign(way: int) -> Shape:
    """The sign of a move, one triangle; ``way`` is 1 to the right or -1 to the left."""

    def draw(p: QPainter, centre: QPointF, size: float) -> None:
        _arrow(p, centre.x() + way * size * 0.1, centre.y(), size, way)

    return draw


def turn_sign(way: int) -> Shape:
    """The sign of a turn, a triangle against a bar; ``way`` is 1 to the right or -1 to the left."""

    def draw(p: QPainter, centre: QPointF, size: float) -> None:
        _arrow(p, centre.x() - way * size * 0.15, centre.y(), size, way)
        x = centre.x() + way * size * 1.1
        p.drawLine(QPointF(x, centre.y() - size), QPointF(x, centre.y() + size))

    return draw


def round_sign(way: int) -> Shape:
    """The sign of a round, two triangles; ``way`` is 1 to the right or -1 to the left."""

    def draw(p: QPainter, centre: QPointF, size: float) -> None:
        for offset in (-0.8, 0.8):
            _arrow(p, centre.x() + offset * size, centre.y(), size, way)

    return draw
