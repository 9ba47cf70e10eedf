"""A frame around a table that shows something earlier, so that nobody takes it for the present."""

from PySide6.QtCore import QEvent, QRect, QRectF, Signal
from PySide6.QtGui import QAccessible, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.views import theme as look
from app.views.paint import brushes
from app.views.paint.guard import painting
from app.views.widgets.measure import Measure


class RepeatFrame(QWidget):
    """Lies over the whole table; takes every click, which ends the repeat.

    Signals:
        pressed: It was clicked.
    """

    accessible_role = QAccessible.Role.StaticText
    pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.measure = Measure()
        self._say()
        self.hide()

    @property
    def words(self) -> tuple[str, str]:
        """What this is, and how to go on; the prompt says it, for nothing on the table may be covered."""
        return self._label, self._tip

    def show_over(self, table: QRect, measure: Measure) -> None:
        """Cover ``table`` (pixels of the parent)."""
        self.measure = measure
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
        edge = self.measure.of(5, 4)
        brushes.stroke(p, brushes.pen(look.theme().brass_fill, edge))
        p.drawRect(QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2))
