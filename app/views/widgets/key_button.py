"""The buttons of the page of a game, which can show their key and why they cannot be pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt

from app.views import theme as look
from app.views.paint import brushes
from app.views.paint.glyphs import glyph
from app.views.widgets.buttons import GHOST, PRIMARY, Button
from app.views.widgets.measure import Measure

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPainter
    from PySide6.QtWidgets import QWidget

EDGE = 5.0
"""Pixels that stay free at either side of what a button shows."""

TOOL = "tool"
"""A fifth kind of button (see ``Button.kind``): low and inconspicuous, for the title bar."""


class KeyButton(Button):
    """A button of the page of a game.

    Attributes:
        key_text: Name of the key that does the same, shown after the words where there is room; ``""`` for none.
        reason: Why it cannot be pressed now, shown below the words; ``""`` if it can.
        keyless: Whether the key is left out, as in a row in which there is no room for all keys.
        bare: Whether only the glyph is shown.
        hinted: Whether a hint recommends pressing it, shown by a green outline.
        measure: Sizes of the page.
    """

    def __init__(self, parent: QWidget | None = None, *, kind: str = GHOST, glyph_name: str = "") -> None:
        super().__init__("", kind, glyph_name, parent)
        self.key_text = self.reason = ""
        self.keyless = self.bare = self.hinted = False
        self.measure = Measure()

    def set_measure(self, measure: Measure, *, bare: bool = False) -> None:
        """Set the sizes of the page, and whether only the glyph is shown."""
        self.measure, self.bare = measure, bare
        self.updateGeometry()
        self.update()

    def block(self, reason: str) -> None:
        """Disable the button and show why; ``""`` enables it."""
        self.reason = reason
        self.setEnabled(not reason)
        self.updateGeometry()
        self.update()

    def set_hinted(self, hinted: bool) -> None:
        """Set whether a hint recommends pressing it."""
        if hinted != self.hinted:
            self.hinted = hinted
            self.update()

    def text_font(self) -> QFont:
        """Font of the words."""
        if self.kind == TOOL:
            return self.measure.font("text", 15.5, 14.5, weight=600)
        return self.measure.font("text", 17, 15, weight=600)

    def key_font(self) -> QFont:
        """Font of the key."""
        return look.font("text", max(11.0, self.text_font().pixelSize() - 4), weight=600)

    def sizeHint(self) -> QSize:
        height = self.measure.of(36, 33) if self.kind == TOOL else self.measure.of(46, 40)
        if self.bare:
            return QSize(round(height), round(height))
        pad = self.measure.of(17, 12) if self.kind != TOOL else self.measure.of(12)
        width = max(self._content_width(), self._reason_width()) + 2 * pad
        return QSize(round(width), round(height))

    def _content_width(self) -> float:
        """Width of glyph, words and key in pixels."""
        font = self.text_font()
        width = brushes.text_width(self.text(), font)
        if self.glyph_name or self.reason:
            width += font.pixelSize() * 1.5
        return width + self._key_width()

    def _key_width(self) -> float:
        """What the key adds to the width of the words, in pixels."""
        if not self.key_text or self.keyless:
            return 0.0
        return brushes.text_width(self.key_text, self.key_font()) + self.measure.of(22)

    def shows_key(self) -> bool:
        """Whether there is room for the key beside the words."""
        return self._key_width() > 0 and self._content_width() <= self.width() - 2 * EDGE

    def _reason_width(self) -> float:
        return brushes.text_width(self.reason, self.measure.font("text", 13)) if self.reason else 0.0

    def faded(self) -> bool:
        return False  # a disabled one has another ground and paler words instead

    def draw(self, p: QPainter) -> None:
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        ink = self._ground(p, box, box.height() * 0.28)
        if self.hinted:
            brushes.stroke(p, brushes.pen(look.theme().selected, 3))
            p.drawPath(brushes.rounded(box.adjusted(1, 1, -1, -1), box.height() * 0.28))
        # One of three: words above a reason, a glyph alone, or glyph, words and key in a line.
        if self.reason:
            self._paint_reason(p, box)
            return
        font = self.text_font()
        px = font.pixelSize()
        if self.bare:
            size = box.height() * 0.54
            glyph(p, self.glyph_name, box.center().x() - size / 2, box.center().y() - size / 2, size, ink)
            return
        shows_key = self.shows_key()
        content = self._content_width() - (0.0 if shows_key else self._key_width())
        x = max(box.x() + EDGE, box.center().x() - content / 2)
        if self.glyph_name:
            glyph(p, self.glyph_name, x, box.center().y() - px * 0.58, px * 1.16, ink)
            x += px * 1.5
        width = min(brushes.text_width(self.text(), font), box.right() - EDGE - x)
        brushes.draw_text(p, QRectF(x, box.y() - 1, width + 4, box.height()), self.text(), font, ink, elide=True)
        if shows_key:
            self._paint_key(p, QPointF(x + width + self.measure.of(9), box.center().y()), ink)

    def _ground(self, p: QPainter, place: QRectF, radius: float) -> str:
        now, on = look.theme(), self.isEnabled()
        if on and self.kind == PRIMARY:
            ink = self._primary_ground(p, place, radius)
        elif on and self.kind != TOOL:
            ink = super()._ground(p, place, radius)
        else:
            ground = now.raised if on else now.sunken
            if self.isDown() or self.isChecked():
                ground = look.mix(ground, now.brass_fill, 0.25)
            elif self.hovered and on:
                ground = look.mix(ground, now.brass_fill, 0.12)
            p.setPen(brushes.pen(now.line, 1.3))
            p.setBrush(look.color(ground))
            p.drawPath(brushes.rounded(place, radius))
            ink = now.text if on else now.text_3
        self.focus_ring(p, place.adjusted(2.5, 2.5, -2.5, -2.5), radius * 0.8)
        return ink

    def _primary_ground(self, p: QPainter, place: QRectF, radius: float) -> str:
        """Paint the body of a primary button, with a shadow on the bar below it; return the ink on it."""
        now = look.theme()
        base = look.mix(now.primary, "#FFFFFF", 0.10) if self.hovered else now.primary
        brushes.shadow(p, place, radius, 1.2, 0.4)
        p.setPen(brushes.pen(look.mix(now.primary, "#000000", 0.35), 1))
        p.setBrush(brushes.vertical(place, look.mix(base, "#FFFFFF", 0.0 if self.isDown() else 0.16), base))
        p.drawPath(brushes.rounded(place, radius))
        return now.on_primary

    def _paint_reason(self, p: QPainter, box: QRectF) -> None:
        now = look.theme()
        font = self.text_font()
        upper = QRectF(box.x(), box.y() + box.height() * 0.02, box.width(), box.height() * 0.56)
        lower = QRectF(box.x(), box.y() + box.height() * 0.50, box.width(), box.height() * 0.46)
        width = brushes.text_width(self.text(), font)
        px = font.pixelSize()
        glyph(p, "padlock", upper.center().x() - width / 2 - px * 1.2, upper.center().y() - px * 0.5, px, now.text_3)
        brushes.draw_text(p, upper, self.text(), font, now.text_3, brushes.CENTER)
        brushes.draw_text(p, lower, self.reason, self.measure.font("text", 13), now.text_2, brushes.CENTER)

    def _paint_key(self, p: QPainter, at: QPointF, ink: str) -> None:
        font = self.key_font()
        height = font.pixelSize() * 1.5
        box = QRectF(at.x(), at.y() - height / 2, brushes.text_width(self.key_text, font) + self.measure.of(12), height)
        p.setPen(brushes.pen(ink, 1, 0.5))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(brushes.rounded(box, 5))
        brushes.draw_text(p, box, self.key_text, font, look.color(ink, 0.9), brushes.CENTER)
