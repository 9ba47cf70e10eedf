"""Hides the table while the screen passes from one person to the next."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.match.seats import Seat
from app.views import theme as look
from app.views.paint import brushes, pieces
from app.views.paint.guard import painting
from app.views.widgets.key_button import KeyButton
from app.views.widgets.measure import Measure


class HandoverCover(QWidget):
    """Covers the whole page until the person who has to decide next presses its button.

    Signals:
        opened: The button was pressed; the page is not covered any more.
    """

    accessible_role = QAccessible.Role.Grouping
    opened = Signal()

    def __init__(self, game: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._game, self._page = game, parent
        self._seat = Seat("", "", 0)
        self._title = self._hint = ""
        self.measure = Measure()
        self.button = KeyButton(self, kind="primary", glyph_name="check-mark")
        self.button.clicked.connect(self._open)
        self.hide()

    @property
    def covers(self) -> bool:
        """Whether the page is covered, seen by somebody or not."""
        return not self.isHidden()

    def cover_for(self, seat: Seat, measure: Measure) -> None:
        """Cover the page until the person at ``seat`` takes over."""
        self._seat, self.measure = seat, measure
        self._title = self.tr("Hand over to {name}").format(name=seat.name)
        self._hint = self.tr("The table stays covered until {name} takes the seat.").format(name=seat.name)
        self.button.setText(self.tr("I am {name}").format(name=seat.name))
        self.button.key_text = "Enter"
        self.button.set_measure(measure)
        self.setAccessibleName(self._title)
        self.setGeometry(self._page.rect())
        self._arrange()
        self.show()
        self.raise_()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self) -> None:
        self.hide()
        self.opened.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        size = self.button.sizeHint()
        x = (self.width() - size.width()) // 2
        self.button.setGeometry(x, round(self.height() * 0.62), size.width(), size.height())

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        m = self.measure
        box = QRectF(self.rect())
        deep = look.deep(self._game)
        p.fillRect(box, brushes.vertical(box, look.mix(deep, "#FFFFFF", 0.08), look.mix(deep, "#000000", 0.35)))
        side = m.of(96, 80)
        middle = box.center().x()
        pieces.seat_shield(p, middle - side / 2, box.height() * 0.28, side, self._seat.colour)
        title = QRectF(0, box.height() * 0.28 + side * 1.3, box.width(), m.of(50, 42))
        brushes.draw_text(p, title, self._title, m.font("display", 34, 28, weight=800), "#FFF6E4", brushes.CENTER)
        hint = QRectF(0, title.bottom(), box.width(), m.of(32, 28))
        brushes.draw_text(p, hint, self._hint, m.font("text", 16, 15), "#E8DCC4", brushes.CENTER)
