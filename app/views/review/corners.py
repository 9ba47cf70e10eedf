"""Round corners and a thin edge for a widget that paints itself square."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.views.paint.brushes import painted, rounded
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.theme import keeper, mix, theme


class Corners(QWidget):
    """Lies over its parent, covers the corners with the colour of the page, and lets the mouse through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        # Kept as pictures: this is painted again whenever the widget below changes, at every step of a slider.
        self._edges: list[tuple[QPointF, QPixmap]] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        keeper.changed.connect(self._restyle)
        scale.changed.connect(self._restyle)

    def _restyle(self) -> None:
        self._edges = []
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._restyle()

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._edges:
            self._edges = [(QPointF(edge.topLeft()), self._painted(edge)) for edge in self._strips()]
        p = QPainter(self)
        for place, picture in self._edges:
            p.drawPixmap(place, picture)
        p.end()

    def _strips(self) -> list[QRect]:
        """The parts of this widget that are not empty: strips at top and bottom, then the rest of the sides."""
        wide, high, reach, line = self.width(), self.height(), ceil(scale.px(16)) + 2, 2
        between = max(0, high - 2 * reach)
        strips = (
            QRect(0, 0, wide, reach),
            QRect(0, high - reach, wide, reach),
            QRect(0, reach, line, between),
            QRect(wide - line, reach, line, between),
        )
        return [strip for strip in strips if not strip.isEmpty()]

    def _painted(self, part: QRect) -> QPixmap:
        def draw(p: QPainter) -> None:
            p.translate(-part.topLeft())
            self._draw(p)

        return painted(part.width(), part.height(), self.devicePixelRatioF(), draw)

    def _draw(self, p: QPainter) -> None:
        area = QRectF(self.rect())
        inner = rounded(area.adjusted(0.7, 0.7, -0.7, -0.7), scale.px(16))
        outside = QPainterPath()
        outside.addRect(area)
        p.fillPath(outside.subtracted(inner), QColor(page_ground()))
        p.setPen(QPen(QColor(theme().line), 1.4))
        p.drawPath(inner)


def page_ground() -> str:
    """Colour behind the parts of a page; a little lighter than that of the window in the dark theme."""
    now = theme()
    return mix(now.bg, "#2A3442", 0.12) if now.dark else now.bg
