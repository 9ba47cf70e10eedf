"""A frame around a table that shows something earlier, so that nobody takes it for the present."""

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.views import theme as look
from app.views.paint import brushes
from app.views.paint.guard import painting
from app.views.widgets.measure import Measure


class RepeatFrame(QWidget):
    """Lies over the whole table with a label above the prompt; takes every click, which ends the repeat.

    Signals:
        pressed: It was clicked.
    """

    accessible_role = QAccessible.Role.StaticText
    pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._prompt = QRectF()
        self.measure = Measure()
        self._say()
        self.hide()

    def show_over(self, table: QRect, prompt: QRect, measure: Measure) -> None:
        """Cover ``table`` (pixels of the parent); ``prompt`` is the place of the prompt on it."""
        self._prompt, self.measure = QRectF(prompt), measure
        self.setGeometry(table)
        self.show()

    def _say(self) -> None:
        self._label = self.tr("REPEAT")
        self._tip = self.tr("This was earlier. A click goes back to the game.")
        self.setAccessibleName(self._label)
        self.setAccessibleDescription(self._tip)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()  # the second click of a pair does not reach what lies below

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        now, m = look.theme(), self.measure
        edge = m.of(5, 4)
        brushes.stroke(p, brushes.pen(now.brass_fill, edge))
        p.drawRect(QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2))
        label, tip = m.font("text", 15, 14, weight=700, spacing=1.2), m.font("text", 15, 14)
        gap, pad = m.of(14, 10), m.of(16, 12)
        width = brushes.text_width(self._label, label) + gap + brushes.text_width(self._tip, tip) + 2 * pad
        height = label.pixelSize() * 1.9
        box = QRectF(self._prompt.x() + pad, self._prompt.y() - height - m.of(3, 2), width, height)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(look.color(now.brass_fill))
        p.drawPath(brushes.rounded(box, height * 0.3))
        ink = "#231A10"  # on brass, which is the same in both themes
        first = QRectF(box.x() + pad, box.y(), box.width(), box.height())
        brushes.draw_text(p, first, self._label, label, ink)
        second = first.translated(brushes.text_width(self._label, label) + gap, 0)
        brushes.draw_text(p, second, self._tip, tip, ink)
