"""The button of a page's title bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from app.views.paint.brushes import LEFT, draw_text, rounded, text_width
from app.views.paint.glyphs import glyph
from app.views.scale import scale
from app.views.theme import theme
from app.views.widgets.buttons import PageControl

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class ToolButton(PageControl):
    """A button of the title bar with a glyph and words, or the glyph alone in a small window."""

    def __init__(self, glyph_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._glyph = glyph_name
        self._short = False
        self._tip = ""

    def set_name(self, name: str, tip: str = "") -> None:
        """Set the words and the tool tip; without ``tip`` the words are the tool tip while they are not shown."""
        self._tip = tip
        self.setText(name)
        self._tell()
        self.updateGeometry()

    def set_short(self, short: bool) -> None:
        """Set whether only the glyph is shown."""
        self._short = short
        self._tell()
        self.updateGeometry()

    def _tell(self) -> None:
        self.setToolTip(self._tip or (self.text() if self._short else ""))

    def sizeHint(self) -> QSize:
        px = scale.text(15.5)
        height = round(max(scale.px(36), px * 2.1))
        if self._short:
            return QSize(height, height)
        return QSize(round(text_width(self.text(), self._font()) + px * 3.5), height)

    def _font(self) -> QFont:
        return scale.font("text", 15.5, weight=600)

    def draw(self, p: QPainter) -> None:
        now, px = theme(), scale.text(15.5)
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        p.setPen(QPen(QColor(now.brass_fill if self.hovered else now.line), 1.1))
        p.setBrush(QColor(now.sunken if self.isDown() else now.raised))
        p.drawPath(rounded(place, place.height() * 0.28))
        side = px * 1.25
        x = place.center().x() - side / 2 if self._short else place.left() + px * 0.75
        glyph(p, self._glyph, x, place.center().y() - side / 2, side, now.text)
        if not self._short:
            words = place.adjusted(px * 2.5, -1, 0, 0)
            draw_text(p, words, self.text(), self._font(), now.text, LEFT)
        self.focus_ring(p, place, place.height() * 0.28)
