"""The chip: a pill-shaped button that filters, or opens a menu of filters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from app.views.paint.brushes import CENTER, draw_text, rounded, text_width
from app.views.paint.glyphs import glyph
from app.views.scale import scale
from app.views.theme import theme
from app.views.widgets.buttons import PageControl

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class FilterChip(PageControl):
    """A checkable pill: sunken when off, raised when on.

    Args:
        parent: The parent.
        glyph_name: The glyph before the words, ``""`` for none.
        height: In px of the drawing; more where the letters need it.
        arrow: Whether an arrow after the words shows that it opens a menu.
    """

    def __init__(
        self, parent: QWidget | None = None, *, glyph_name: str = "", height: float = 28, arrow: bool = False
    ) -> None:
        super().__init__(parent)
        self._glyph, self._height, self._arrow = glyph_name, height, arrow
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        px = scale.text(14.5)
        extra = (1.35 if self._glyph else 0) + (1.1 if self._arrow else 0)
        width = text_width(self.text(), self._font()) + px * (1.8 + extra)
        return QSize(round(width), round(max(scale.px(self._height), px * 1.75)))

    def _font(self) -> QFont:
        return scale.font("text", 14.5, weight=600)

    def draw(self, p: QPainter) -> None:
        now, px = theme(), scale.text(14.5)
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        on = self.isChecked()
        p.setPen(QPen(QColor(now.line_strong if on or self.hovered else now.line), 1.1))
        p.setBrush(QColor(now.raised if on else now.sunken))
        p.drawPath(rounded(place, place.height() / 2))
        ink = now.text if on else now.text_2
        if not self.isEnabled():
            p.setOpacity(0.5)
        inner = place
        if self._glyph:
            side = px * 1.15
            glyph(p, self._glyph, place.left() + px * 0.75, place.center().y() - side / 2, side, ink)
            inner = inner.adjusted(px * 1.35, 0, 0, 0)
        if self._arrow:
            self._draw_arrow(p, place.right() - px * 1.15, place.center().y(), px * 0.26, ink)
            inner = inner.adjusted(0, 0, -px * 1.1, 0)
        draw_text(p, inner.translated(0, -0.5), self.text(), self._font(), ink, CENTER)
        p.setOpacity(1)
        self.focus_ring(p, place, place.height() / 2)

    @staticmethod
    def _draw_arrow(p: QPainter, x: float, y: float, size: float, ink: str) -> None:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(ink))
        p.drawPolygon(
            QPolygonF(
                [QPointF(x - size, y - size * 0.5), QPointF(x + size, y - size * 0.5), QPointF(x, y + size * 0.8)]
            )
        )
