"""Finds text that does not fit the place it is drawn in."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from app.views.paint import brushes


class Overflow:
    """Stands in for ``draw_text`` and notes what is clipped.

    The width of a line is its advance; its height that of its ink, for the room that a font keeps above and below
    its letters may stand over.
    """

    def __init__(self):
        self.clipped = []
        self.drawn = []

    def __call__(self, p, rect, text, with_font, colour="#000000", align=brushes.LEFT, **how):
        self.drawn.append(text)
        rect, metrics = QRectF(rect), QFontMetricsF(with_font)
        if how.get("elide"):
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
            if len(shown) < len(text) / 2:
                self.clipped.append(("elided", text, shown))
        else:
            flags = int(align.value) | (int(Qt.TextFlag.TextWordWrap.value) if how.get("wrap") else 0)
            needs = metrics.boundingRect(QRectF(0, 0, rect.width(), 10_000), flags, text)
            high = needs.height() - metrics.height() + metrics.tightBoundingRect(text).height()
            if needs.width() > rect.width() + 1.5 or high > rect.height() + 1.5:
                self.clipped.append((text, (needs.width(), high), rect.size().toTuple()))
        brushes.draw_text(p, rect, text, with_font, colour, align, **how)
