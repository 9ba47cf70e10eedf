"""A brass frame around the table while earlier turns are shown again, so that nobody takes them for the present."""

from PySide6.QtCore import QEvent, QRect, QRectF, Signal
from PySide6.QtGui import QAccessible, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.views import theme as look
from app.views.paint import brushes
from app.views.paint.guard import painting
from app.views.widgets.measure import Measure


class RepeatFrame(QWidget):
    """Lies over the whole table while something earlier is shown, and takes every click on it.

    Signals:
        pressed: It was clicked: the person wants to go back to the present.
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
        """What is shown, and how to go back; the prompt shows both, as they would cover something on the table."""
        return self._label, self._tip

    def show_over(self, table: QRect, measure: Measure) -> None:
        """Show the frame over ``table``, in pixels of the parent."""
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
        event.accept()  # else the second click of a pair would reach the table below

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        edge = self.measure.of(5, 4)
        brushes.stroke(p, brushes.pen(look.theme().brass_fill, edge))
        p.drawRect(QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2))
