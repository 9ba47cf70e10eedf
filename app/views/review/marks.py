"""The small shapes that stand for a seat wherever its shield would be too small to read."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

_CROSS = (
    (-0.38, -1), (0.38, -1), (0.38, -0.38), (1, -0.38), (1, 0.38), (0.38, 0.38),
    (0.38, 1), (-0.38, 1), (-0.38, 0.38), (-1, 0.38), (-1, -0.38), (-0.38, -0.38),
)  # fmt: skip


@lru_cache(maxsize=8)
def mark_path(mark: str) -> QPainterPath:
    """The shape called ``mark`` around the origin, about 1 across (pyqtgraph's size of a symbol)."""
    path = QPainterPath()
    if mark == "diamond":
        path.addPolygon(_polygon(((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0))))
    elif mark == "triangle":
        path.addPolygon(_polygon(((0, -1.1), (1.1, 0.9), (-1.1, 0.9))))
    elif mark == "cross":
        path.addPolygon(_polygon(tuple((x * 1.1, y * 1.1) for x, y in _CROSS)))
    elif mark == "square":
        path.addRect(QRectF(-0.45, -0.45, 0.9, 0.9))
    else:
        path.addEllipse(QPointF(0, 0), 0.5, 0.5)
    path.closeSubpath()
    return path


def _polygon(points: tuple[tuple[float, float], ...]) -> QPolygonF:
    return QPolygonF([QPointF(x / 2, y / 2) for x, y in points])


def draw_mark(painter: QPainter, centre: QPointF, radius: float, mark: str, fill: QColor, ring: QColor) -> None:
    """Draw the shape with a thin ring that parts it from the lines below."""
    place = QTransform.fromTranslate(centre.x(), centre.y()).scale(2 * radius, 2 * radius)
    painter.setPen(QPen(ring, radius * 0.27))
    painter.setBrush(fill)
    painter.drawPath(place.map(mark_path(mark)))
