"""The label of a page in the shape of a chip; it cannot be pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QWidget

from app.views import theme as look
from app.views.paint import brushes
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.widgets.measure import Measure

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QFont, QPaintEvent


class ChipLabel(QWidget):
    """A small pill with a glyph and words, measured by its page.

    Args:
        parent: The parent.
        text: The words.
        glyph_name: The glyph, ``""`` for none.
        ink: Returns the colour of the glyph in the theme in use.

    Attributes:
        measure: Sizes of the page.
    """

    accessible_role = QAccessible.Role.StaticText

    def __init__(self, parent: QWidget, text: str, glyph_name: str, ink: Callable[[], str]) -> None:
        super().__init__(parent)
        self._text, self._glyph, self._ink = text, glyph_name, ink
        self.measure = Measure()
        self.setAccessibleName(text)

    def show_text(self, text: str, glyph_name: str) -> None:
        """Replace words and glyph."""
        if (text, glyph_name) != (self._text, self._glyph):
            self._text, self._glyph = text, glyph_name
            self.setAccessibleName(text)
            self.updateGeometry()
            self.update()

    def set_measure(self, measure: Measure) -> None:
        """Set the sizes of the page."""
        self.measure = measure
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        height = max(self.measure.of(26, 24), self._font().pixelSize() * 1.55)
        width = brushes.text_width(self._text, self._font()) + height * (0.85 + (0.9 if self._glyph else 0))
        return QSize(round(width), round(height))

    def _font(self) -> QFont:
        return self.measure.font("text", 15, 14, weight=600, tabular=True)

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        now = look.theme()
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        h = box.height()
        p.setPen(brushes.pen(now.line, 1))
        p.setBrush(look.color(now.sunken))
        p.drawPath(brushes.rounded(box, h / 2))
        x = box.x() + h * 0.40
        if self._glyph:
            glyph(p, self._glyph, x - 1, box.y() + h * 0.18, h * 0.64, self._ink())
            x += h * 0.84
        brushes.draw_text(p, QRectF(x, box.y() - 1, box.right() - x, h), self._text, self._font(), now.text)
