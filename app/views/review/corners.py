"""The round corners and the hairline of a widget that paints itself square."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.views.paint.brushes import prepare, rounded
from app.views.painting import painting
from app.views.scale import scale
from app.views.theme import keeper, mix, theme


class Corners(QWidget):
    """Lies over a widget of the same size, covers its corners with the page's ground, and lets the mouse through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        keeper.changed.connect(self.update)

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        area = QRectF(self.rect())
        inner = rounded(area.adjusted(0.7, 0.7, -0.7, -0.7), scale.px(16))
        outside = QPainterPath()
        outside.addRect(area)
        p.fillPath(outside.subtracted(inner), QColor(page_ground()))
        p.setPen(QPen(QColor(theme().line), 1.4))
        p.drawPath(inner)
        p.end()


def page_ground() -> str:
    """The ground of review and library: a little lighter than the window in the dark theme."""
    now = theme()
    return mix(now.bg, "#2A3442", 0.12) if now.dark else now.bg
