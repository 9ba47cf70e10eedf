"""The quiet parts of the game page: measures, paper panels, buttons and chips."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFont, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from app.views import theme as look
from app.views.paint import brushes
from app.views.paint.chrome import panel as paint_panel
from app.views.paint.glyphs import glyph
from app.views.painting import painting

SHADOW = 12
"""Room around a panel for its shadow, in pixels of the drawing."""


@dataclass(frozen=True, slots=True)
class Measure:
    """How large things are on this page.

    Attributes:
        unit: Pixels per pixel of the drawing in use.
        small: Whether the small drawing is in use.
        text: The person's size of text, 1.0 is usual.
    """

    unit: float = 1.0
    small: bool = False
    text: float = 1.0

    def of(self, wide: float, small: float | None = None) -> float:
        """A length of the drawing in pixels."""
        return (small if self.small and small is not None else wide) * self.unit

    def px(self, wide: float, small: float | None = None) -> float:
        """A size of letters in pixels; never too small to be read."""
        return max(float(look.MIN_TEXT_PX), self.of(wide, small) * self.text)

    def font(
        self,
        role: str,
        wide: float,
        small: float | None = None,
        *,
        weight: int | None = None,
        tabular: bool = False,
        spacing: float | None = None,
    ) -> QFont:
        """A font of the look at that size."""
        return look.font(role, self.px(wide, small), weight=weight, tabular=tabular, spacing=spacing)


class Panel(QWidget):
    """Flat paper (or ink) with a hairline border and a soft shadow inside its own margins."""

    radius = 16.0
    elevation = 10.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.measure = Measure()
        self._paper: QPixmap | None = None

    def set_measure(self, measure: Measure) -> None:
        """Take new sizes."""
        if measure != self.measure:
            self.measure = measure
            self.measured()
            self.repaint_paper()

    def measured(self) -> None:
        """Sizes have changed; fonts and children follow."""

    @property
    def margin(self) -> int:
        """Room for the shadow on each side, in pixels."""
        return round(SHADOW * self.measure.unit)

    def place(self, box: QRectF) -> None:
        """Let the paper cover ``box`` of the parent."""
        m = self.margin
        self.setGeometry(box.toRect().adjusted(-m, -m, m, m))

    def paper(self) -> QRectF:
        """The paper without the shadow, in the widget's own pixels."""
        m = self.margin
        return QRectF(self.rect()).adjusted(m, m, -m, -m)

    def repaint_paper(self) -> None:
        """Paint anew, e.g. in another theme."""
        self._paper = None
        self.update()

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        ratio = self.devicePixelRatioF()
        if self._paper is None or self._paper.deviceIndependentSize() != self.size().toSizeF():
            self._paper = brushes.painted(self.width(), self.height(), ratio, self._paint_paper)
        p.drawPixmap(0, 0, self._paper)
        brushes.prepare(p)
        self.paint_content(p)

    def paint_content(self, p: QPainter) -> None:
        """Draw what lies on the paper."""

    def _paint_paper(self, p: QPainter) -> None:
        unit = self.measure.unit
        radius = self.radius * (0.82 if self.measure.small else 1.0) * unit
        paint_panel(p, self.paper(), radius, alpha=0.98, elevation=self.elevation * unit * 0.8)


class KeyButton(QPushButton):
    """A button of the look: word, glyph, and the key that does the same.

    Attributes:
        kind: ``"primary"``, ``"ghost"``, ``"danger"`` or ``"tool"``.
    """

    def __init__(self, parent: QWidget | None = None, *, kind: str = "ghost", glyph_name: str = "") -> None:
        super().__init__(parent)
        self.kind, self.glyph_name = kind, glyph_name
        self.key_text = ""
        self.reason = ""
        self.measure = Measure()
        self.bare = False
        self.hinted = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        # A click leaves the keyboard where it was: Enter stays what it was.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_measure(self, measure: Measure, *, bare: bool = False) -> None:
        """Take new sizes; ``bare`` leaves out the word (it becomes the tool tip)."""
        self.measure, self.bare = measure, bare
        self.updateGeometry()
        self.update()

    def block(self, reason: str) -> None:
        """Say why it cannot be pressed now; ``""`` lets it be pressed."""
        self.reason = reason
        self.setEnabled(not reason)
        self.updateGeometry()
        self.update()

    def set_hinted(self, hinted: bool) -> None:
        """Whether a master would press it."""
        if hinted != self.hinted:
            self.hinted = hinted
            self.update()

    def text_font(self) -> QFont:
        """Font of the word."""
        if self.kind == "tool":
            return self.measure.font("text", 15.5, 14.5, weight=600)
        return self.measure.font("text", 17, 15, weight=600)

    def key_font(self) -> QFont:
        """Font of the key."""
        return look.font("text", max(11.0, self.text_font().pixelSize() - 4), weight=600)

    def sizeHint(self) -> QSize:
        height = self.measure.of(36, 33) if self.kind == "tool" else self.measure.of(46, 40)
        if self.bare:
            return QSize(round(height), round(height))
        pad = self.measure.of(17, 12) if self.kind != "tool" else self.measure.of(12)
        width = max(self._content_width(), self._reason_width()) + 2 * pad
        return QSize(round(width), round(height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _content_width(self) -> float:
        font = self.text_font()
        width = brushes.text_width(self.text(), font)
        if self.glyph_name or self.reason:
            width += font.pixelSize() * 1.5
        if self.key_text:
            width += brushes.text_width(self.key_text, self.key_font()) + self.measure.of(22)
        return width

    def _reason_width(self) -> float:
        return brushes.text_width(self.reason, self.measure.font("text", 13)) if self.reason else 0.0

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        ink = self._paint_ground(p, box)
        if self.hinted:
            brushes.stroke(p, brushes.pen(look.theme().selected, 3))
            p.drawPath(brushes.rounded(box.adjusted(1, 1, -1, -1), box.height() * 0.28))
        if self.reason:
            self._paint_reason(p, box)
            return
        font = self.text_font()
        px = font.pixelSize()
        if self.bare:
            size = box.height() * 0.54
            glyph(p, self.glyph_name, box.center().x() - size / 2, box.center().y() - size / 2, size, ink)
            return
        x = box.x() + (box.width() - self._content_width()) / 2
        if self.glyph_name:
            glyph(p, self.glyph_name, x, box.center().y() - px * 0.58, px * 1.16, ink)
            x += px * 1.5
        width = brushes.text_width(self.text(), font)
        brushes.draw_text(p, QRectF(x, box.y() - 1, width + 4, box.height()), self.text(), font, ink)
        if self.key_text:
            self._paint_key(p, QPointF(x + width + self.measure.of(9), box.center().y()), ink)

    def _paint_ground(self, p: QPainter, box: QRectF) -> str:
        """Fill and outline; gives the ink to write with."""
        now = look.theme()
        radius = box.height() * 0.28
        on = self.isEnabled()
        down = self.isDown() or self.isChecked()
        lit = self.underMouse() and on
        if self.kind == "primary" and on:
            base = look.mix(now.primary, "#FFFFFF", 0.10) if lit else now.primary
            brushes.shadow(p, box, radius, 1.2, 0.4)
            p.setPen(brushes.pen(look.mix(now.primary, "#000000", 0.35), 1))
            p.setBrush(brushes.vertical(box, look.mix(base, "#FFFFFF", 0.0 if down else 0.16), base))
            ink = now.on_primary
        else:
            ground = now.raised if on else now.sunken
            if down:
                ground = look.mix(ground, now.brass_fill, 0.25)
            elif lit:
                ground = look.mix(ground, now.brass_fill, 0.12)
            line = (
                now.danger if self.kind == "danger" else now.line if self.kind == "tool" or not on else now.line_strong
            )
            p.setPen(brushes.pen(line, 1.3))
            p.setBrush(look.color(ground))
            ink = now.text_3 if not on else now.danger if self.kind == "danger" else now.text
        p.drawPath(brushes.rounded(box, radius))
        if self.hasFocus():
            brushes.stroke(p, brushes.pen(now.brass_fill, 2))
            p.drawPath(brushes.rounded(box.adjusted(2.5, 2.5, -2.5, -2.5), radius * 0.8))
        return ink

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


class ChipLabel(QWidget):
    """A small rounded label with a glyph."""

    def __init__(self, parent: QWidget, text: str, glyph_name: str, ink: Callable[[], str]) -> None:
        super().__init__(parent)
        self._text, self._glyph, self._ink = text, glyph_name, ink
        self.measure = Measure()
        self.setAccessibleName(text)

    def show_text(self, text: str, glyph_name: str) -> None:
        """Say something else."""
        if (text, glyph_name) != (self._text, self._glyph):
            self._text, self._glyph = text, glyph_name
            self.setAccessibleName(text)
            self.updateGeometry()
            self.update()

    def set_measure(self, measure: Measure) -> None:
        """Take new sizes."""
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
