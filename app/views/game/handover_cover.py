"""Hides the table while the screen passes from one person to the next."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.match.seats import Seat
from app.views import theme as look
from app.views.paint import brushes, pieces
from app.views.paint.guard import painting
from app.views.widgets.buttons import GOLDEN
from app.views.widgets.key_button import KeyButton
from app.views.widgets.measure import Measure


class HandoverCover(QWidget):
    """Covers the whole page until the person who has to decide next presses its button.

    The parts of the page are hidden meanwhile, so that no key and no screen reader gets at them.

    Signals:
        opened: The button was pressed; the page is not covered any more.
        left: Nobody takes over; the persons want to leave the table.
    """

    accessible_role = QAccessible.Role.Grouping
    opened = Signal()
    left = Signal()

    def __init__(self, game: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._game, self._page = game, parent
        self._seat = Seat("", "", 0)
        self._title = self._hint = ""
        self.measure = Measure()
        self.button = KeyButton(self, kind=GOLDEN, glyph_name="check-mark")
        self.button.clicked.connect(self._open)
        self.leave = KeyButton(self)
        self.leave.clicked.connect(self.left)
        self._covered: list[QWidget] = []  # the parts of the page that were shown
        self.hide()

    @property
    def covers(self) -> bool:
        """Whether the page is covered, seen by somebody or not."""
        return not self.isHidden()

    def cover_for(self, seat: Seat, measure: Measure) -> None:
        """Cover the page until the person at ``seat`` takes over."""
        if not self.covers:
            parts = self._page.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
            self._covered = [part for part in parts if part is not self and not part.isHidden()]
            for part in self._covered:
                part.hide()
        self._seat, self.measure = seat, measure
        self._title = self.tr("Hand over to {name}").format(name=seat.name)
        self._hint = self.tr("The table stays covered until {name} takes the seat.").format(name=seat.name)
        self.button.setText(self.tr("I am {name}").format(name=seat.name))
        self.button.key_text = "Enter"
        self.button.set_measure(measure)
        self.leave.setText(self.tr("Leave the table"))
        self.leave.key_text = "Ctrl+W"
        self.leave.set_measure(measure)
        self.setAccessibleName(self._title)
        self.setGeometry(self._page.rect())
        self._arrange()
        self.show()
        self.raise_()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self) -> None:
        self.hide()
        for part in self._covered:
            part.show()
        self.opened.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        y = round(self.height() * 0.62)
        for button in (self.button, self.leave):
            size = button.sizeHint()
            button.setGeometry((self.width() - size.width()) // 2, y, size.width(), size.height())
            y += size.height() + round(self.measure.of(18, 14))

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
