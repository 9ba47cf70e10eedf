"""The panel of the last turns: what each other seat did in its last turn, until it has another one."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from app.match.seats import Seat
from app.views.game.announce import announce
from app.views.game.turn_row import TurnRow, TurnWords, text_height
from app.views.widgets.key_button import KeyButton
from app.views.widgets.panel import Panel

REPEAT_KEY = "F8"
"""The key that shows the last turns again."""

FEW = 2
"""Number of rows up to which each of them has one more line of text."""


class TurnsPanel(Panel):
    """The rows of all turns, and the button that shows them again on the table.

    Signals:
        again: The person wants to see the last turns again.
        turn_again: A row was clicked; its ``Turn``, which the person wants to see again.
        pointed: The ``Turn`` that the pointer or the keyboard is on; ``None`` when it has left the row.
    """

    again = Signal()
    turn_again = Signal(object)
    pointed = Signal(object)
    elevation = 10.0
    heading = (20.0, 18.5)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: list[TurnRow] = []
        self._shown: list[tuple[Seat, TurnWords | None]] = []
        self._missed = False
        self.repeat = KeyButton(self, kind="tool", glyph_name="hourglass")
        self.repeat.clicked.connect(self.again)
        self.retranslate()

    # what it says

    def show_turns(self, shown: Sequence[tuple[Seat, TurnWords | None]], *, missed: bool = False) -> None:
        """Show turns.

        Args:
            shown: Who and what, from top to bottom; ``None`` for a seat without a turn yet.
            missed: Whether these are all turns that a person has missed, and not the last one of each seat.
        """
        self._shown, self._missed = list(shown), missed
        while len(self._rows) < len(shown):
            row = TurnRow(self)
            row.measure = self.measure
            row.clicked.connect(self._clicked)
            row.pointed.connect(self._pointed)
            self._rows.append(row)
        self.retranslate()

    def rows(self) -> list[TurnRow]:
        """The rows in use, from top to bottom."""
        return self._rows[: len(self._shown)]

    @property
    def missed(self) -> bool:
        """Whether it shows what a person has missed."""
        return self._missed

    def announce(self, seats: Sequence[int] = ()) -> None:
        """Have a screen reader speak the rows, or only those of ``seats``."""
        said = [row.accessibleName() for row in self.rows() if row.turn and (not seats or row.turn.seat in seats)]
        self.setAccessibleName("\n".join([self.title, *said] if self._missed else said))
        announce(self)

    def retranslate(self) -> None:
        """Set the words of the panel and of its rows in the language of the moment."""
        self.set_title(self.tr("While you waited") if self._missed else self.tr("Last turns"))
        silent, tip = self.tr("Nothing yet."), self.tr("Click: show this turn again, slowly")
        for row, (seat, told) in zip(self._rows, self._shown, strict=False):
            row.take(seat, told, silent, tip)
        self.repeat.setText(self.tr("Again"))
        self.repeat.setAccessibleName(self.tr("Again"))
        key = QKeySequence(REPEAT_KEY).toString(QKeySequence.SequenceFormat.NativeText)
        words = self.tr("Show the last turns of the opponents again, slowly ({key})").format(key=key)
        self.repeat.setToolTip(words)
        self.repeat.setAccessibleDescription(words)
        self._arrange()
        self.update()

    def _clicked(self) -> None:
        row = self.sender()
        assert isinstance(row, TurnRow)
        if row.turn:
            self.turn_again.emit(row.turn)

    def _pointed(self, on: bool) -> None:
        row = self.sender()
        assert isinstance(row, TurnRow)
        self.pointed.emit(row.turn if on else None)

    # look

    def height_wanted(self, n_rows: int, width: float, most: float) -> float:
        """Height that the paper wants, in pixels.

        It does not depend on what the turns were, unless they are shown as missed.

        Args:
            n_rows: Number of rows; 0 gives 0.
            width: Of the paper in pixels.
            most: Most height in pixels for what was missed.
        """
        if not n_rows:
            return 0.0
        if self._missed:
            heights = [row.height_for(width - 2 * self._side()) for row in self.rows()]
            around = self.head_height() + self._foot()
            shown = heights[self._first(heights, most - around) :]
            return min(around + sum(shown) + self._gap() * len(shown), most)
        # always the same, or the log below would move with every turn
        return self.head_height() + n_rows * (self._row_height(n_rows) + self._gap()) + self._foot()

    def _first(self, heights: Sequence[float], room: float) -> int:
        """Index of the first row that is shown of what was missed: without room for all only the newest ones are."""
        first = 0
        while first < len(heights) - 1 and sum(heights[first:]) + self._gap() * (len(heights) - first) > room + 1:
            first += 1
        return first

    def _foot(self) -> float:
        return self.measure.of(6, 4)

    def _gap(self) -> float:
        return self.measure.of(4, 3)

    def _side(self) -> float:
        return self.measure.of(11, 8)

    def _row_height(self, n_rows: int) -> float:
        # the fewer rows, the more room each of them has
        n_lines = (4 if self.measure.wide else 3) - (n_rows > FEW) + 2 * (n_rows == 1)
        return text_height(n_lines, self.measure.font("text", 15, 13.5)) + self.measure.of(9, 8)

    def measured(self) -> None:
        self.repeat.set_measure(self.measure)
        for row in self._rows:
            row.measure = self.measure
        self._arrange()

    def resizeEvent(self, event: object) -> None:
        self._arrange()

    def _arrange(self) -> None:
        paper, m = self.paper(), self.measure
        size = self.repeat.sizeHint()
        x = paper.right() - m.of(10, 8) - size.width()
        y = paper.y() + (self.head_height() - size.height()) / 2
        self.repeat.setGeometry(round(x), round(y), size.width(), size.height())
        self.keep_free(right=size.width() + m.of(16, 14))  # the heading must not run below the button
        # where there is no room for everything, of what was missed the first rows go, and else sentences of all rows
        rows, width = self.rows(), paper.width() - 2 * self._side()
        bottom = paper.bottom() - self._foot()
        room = bottom - paper.y() - self.head_height()
        heights = [row.height_for(width) for row in rows]
        first = self._first(heights, room) if self._missed else 0
        # one pixel more is rounding
        if not self._missed and rows and sum(heights) + self._gap() * len(rows) > room + 1:
            heights = self._cut_down(width, room - self._gap() * len(rows))
        y = paper.y() + self.head_height()
        for at, row in enumerate(self._rows):
            row.setVisible(first <= at < len(rows))
            if first <= at < len(rows):
                row.setGeometry(QRectF(paper.x() + self._side(), y, width, min(heights[at], bottom - y)).toRect())
                y += heights[at] + self._gap()

    def _cut_down(self, width: float, room: float) -> list[float]:
        """Heights of the rows in pixels where there is no room for all sentences.

        Every row gets its share of the lines.  Lines that a row leaves empty, as only whole sentences are shown, go to
        rows that can fill them.
        """
        rows = self.rows()
        first, further = rows[0].height_of(1), rows[0].height_of(2) - rows[0].height_of(1)
        total = len(rows) + max(0, int((room - first * len(rows)) / further + 0.01))  # 0.01: against rounding down
        wanted = [row.lines_wanted(width) for row in rows]
        used = [row.lines_used(width, most) for row, most in zip(rows, shared_out(wanted, total), strict=True)]
        for at, row in enumerate(rows):
            spare = total - sum(used)
            if spare > 0 and used[at] < wanted[at]:
                used[at] = max(used[at], row.lines_used(width, used[at] + spare))
        return [row.height_of(lines) for row, lines in zip(rows, used, strict=True)]


def shared_out(wanted: Sequence[int], room: int) -> list[int]:
    """Share ``room`` lines out among rows.

    No row gets more than it wants, and one that wants more has at most one line less than any other.  What cannot be
    divided goes to the first rows.

    Args:
        wanted: Lines that each row wants.
        room: Lines that there are.

    Returns:
        Lines for each row.
    """
    given = [0] * len(wanted)
    for _ in range(min(room, sum(wanted))):
        needy = (at for at in range(len(wanted)) if given[at] < wanted[at])
        given[min(needy, key=given.__getitem__)] += 1
    return given
