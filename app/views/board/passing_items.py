"""What is seen on the table for a moment and is no piece: an outline, a ring, a coin on its way."""

from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from app.views import theme as look
from app.views.board.pose import EASE
from app.views.board.removal import take_away
from app.views.paint import brushes, pieces
from app.views.paint.guard import painting


class GhostItem(QGraphicsItem):
    """A faint outline where a piece lay before it was taken, with the mark of the taker.

    Fades by itself; holds nothing that the game needs.
    """

    def __init__(self, rect: QRectF, radius: float, colour: int, unit: float) -> None:
        super().__init__()
        self._rect, self._radius, self._colour, self._unit = rect, radius, colour, unit
        self.setZValue(500)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 4, 4)

    @painting
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        brushes.prepare(painter)
        painter.setPen(brushes.pen(look.GLASS_TEXT, 1.6 * self._unit, 0.7, dash=True))
        painter.setBrush(look.color("#081428", 0.25))
        painter.drawRoundedRect(self._rect, self._radius, self._radius)
        if self._colour >= 0:
            size = 34 * self._unit
            centre = self._rect.center()
            pieces.seat_shield(painter, centre.x() - size / 2, centre.y() - size * 0.56, size, self._colour)


def leave_ghost(scene: QGraphicsScene, rect: QRectF, colour: int, stays: int) -> None:
    """Show such an outline for so many ms."""
    unit = rect.width() / 180
    ghost = GhostItem(rect, 11 * unit, colour, max(0.6, unit))
    scene.addItem(ghost)
    QTimer.singleShot(stays, scene, lambda: scene.removeItem(ghost))


class PointerItem(QGraphicsItem):
    """A hexagon around what a line of the log speaks of, as wide as that is."""

    def __init__(self, rect: QRectF, unit: float) -> None:
        super().__init__()
        self._unit = unit
        out, tip = 6 * unit, max(rect.height() * 0.3, 10 * unit)
        box = rect.adjusted(-out, -out, out, out)
        middle = box.center().y()
        self._corners = QPolygonF(
            [
                QPointF(box.left() - tip, middle),
                box.topLeft(),
                box.topRight(),
                QPointF(box.right() + tip, middle),
                box.bottomRight(),
                box.bottomLeft(),
            ]
        )
        self.setZValue(2500)

    def boundingRect(self) -> QRectF:
        out = 6 * self._unit
        return self._corners.boundingRect().adjusted(-out, -out, out, out)

    @painting
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        brushes.prepare(painter)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for tone, width, alpha in (("#081426", 8.4, 0.75), ("#FFF8E8", 6.4, 1.0), ("#B9832A", 3.6, 1.0)):
            painter.setPen(brushes.round_pen(tone, width * self._unit, alpha))
            painter.drawPolygon(self._corners)


_EDGE = 6.4
"""Width of a frame of light, in units."""


class LightItem(QGraphicsItem):
    """A brass frame with a glow around a piece or a panel that counts just now; it covers nothing of it."""

    def __init__(self, rect: QRectF, radius: float, unit: float) -> None:
        super().__init__()
        out = _EDGE * unit / 2
        self._rect, self._radius, self._unit = rect.adjusted(-out, -out, out, out), radius + out, unit
        self._around = QPainterPath()
        self._around.addRect(self.boundingRect())
        self._around.addRoundedRect(rect, radius, radius)
        self.setZValue(2400)

    def boundingRect(self) -> QRectF:
        out = 16 * self._unit
        return self._rect.adjusted(-out, -out, out, out)

    @painting
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        brushes.prepare(painter)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        strokes = (("#FFD98A", 22, 0.22), ("#FFD98A", 14, 0.35), ("#2A1906", _EDGE, 0.8), ("#F4CF7E", 3.6, 1.0))
        with brushes.clipped(painter, self._around):
            for tone, width, alpha in strokes:
                painter.setPen(brushes.round_pen(tone, width * self._unit, alpha))
                painter.drawRoundedRect(self._rect, self._radius, self._radius)


class FlyingItem(QGraphicsObject):
    """A small picture that flies from one place to another and is gone."""

    def __init__(self, picture: QPixmap, start: QPointF, end: QPointF, ms: float, delay: float) -> None:
        super().__init__()
        self._picture, self._start, self._end = picture, start, end
        self._ms, self._delay = ms, delay
        self.setZValue(3000)
        self.setOpacity(0.0)
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(max(1, round(ms + delay)))
        self._animation.valueChanged.connect(self._advance)
        self._animation.finished.connect(self._landed)
        self._animation.start()

    def boundingRect(self) -> QRectF:
        size = self._picture.deviceIndependentSize()
        return QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())

    @painting
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.drawPixmap(self.boundingRect().topLeft(), self._picture)

    def _advance(self, value: float) -> None:
        gone = value * (self._ms + self._delay) - self._delay
        t = EASE.valueForProgress(min(1.0, max(0.0, gone / self._ms)))
        way = self._end - self._start
        self.setPos(self._start + way * t - QPointF(0, 40 * sin(pi * t)))
        self.setOpacity(0.0 if gone <= 0 else min(1.0, 4 * (1 - t) + 0.2))

    def _landed(self) -> None:
        take_away(self)
