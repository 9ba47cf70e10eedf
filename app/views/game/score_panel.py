"""The standings: a row per seat, and on a click what its points consist of."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.engines.contract import State
from app.match.seats import Seat
from app.models.levels import seat_line
from app.models.presenter import Presenter, ScoreRow
from app.models.text import figure
from app.views import theme as look
from app.views.paint import brushes, stamps
from app.views.paint.glyphs import glyph
from app.views.widgets.buttons import Control
from app.views.widgets.measure import Measure
from app.views.widgets.panel import Panel

DOTS_MS = 320
"""Time in ms from one dot to the next while an opponent thinks."""

MONEY = {"coins": stamps.coin, "cash": stamps.cash}
"""How facts that are money are painted, by key; others have a glyph."""


class StandingRow(Control):
    """One seat: shield, name, level, two facts, points.

    Attributes:
        measure: Its sizes.
        active: Whether the seat has to decide.
        thinking: Step of the dots that move while it thinks; -1 while it does not.
        counted: While points are counted at the end, how many so far and how many are being added; else ``None``.
        won: Whether it has a trophy.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._seat = Seat("", "", 0)
        self._level = ""
        self._row = ScoreRow(0, 0)
        self.measure = Measure()
        self.active = False
        self.thinking = -1
        self.counted: tuple[int, int] | None = None
        self.won = False

    def take(self, seat: Seat, level: str, row: ScoreRow, *, active: bool) -> None:
        """Show a seat; ``level`` is what its player is called, ``active`` whether it has to decide."""
        self._seat, self._level, self._row, self.active = seat, level, row, active
        facts = ", ".join(f"{fact.value} {fact.label}" for fact in row.facts)
        self.setAccessibleName(", ".join(part for part in (seat.name, level, figure(row.points), facts) if part))
        self.setAccessibleDescription(row.tip)
        self.setToolTip(row.tip)
        self.update()

    def count(self, counted: tuple[int, int] | None) -> None:
        """Show points that are being counted, see ``counted``; ``None`` for the figures of ``take`` again."""
        if counted != self.counted:
            self.counted = counted
            self.update()

    @property
    def row(self) -> ScoreRow:
        """The figures shown."""
        return self._row

    @property
    def seat(self) -> Seat:
        """Who it is."""
        return self._seat

    def draw(self, p: QPainter) -> None:
        now, m = look.theme(), self.measure
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        radius = m.of(10, 9)
        edge = now.brass_fill if self.active or self.hasFocus() else now.line
        p.setPen(brushes.pen(edge, max(1.0, m.unit) * (2 if self.active else 1)))
        p.setBrush(look.color(now.raised if self.active or self.hovered else now.sunken, 1 if self.active else 0.55))
        p.drawPath(brushes.rounded(box, radius))
        side = min(m.of(35, 30), box.height() * 0.72)
        middle = box.center().y()
        stamps.seat_shield(p, box.x() + m.of(10, 8), middle - side * 0.56, side, self._seat.colour)
        left = box.x() + m.of(10, 8) + side + m.of(11, 9)
        right = self._paint_figures(p, box)  # first: the name gets what they leave
        self._paint_name(p, QRectF(left, box.y(), right - left, box.height()))

    def _paint_name(self, p: QPainter, box: QRectF) -> None:
        now, m = look.theme(), self.measure
        name_font = m.font("text", 17, 15.5, weight=700)
        level_font = m.font("text", 14, 13.5)
        name_height, level_height = name_font.pixelSize() * 1.3, level_font.pixelSize() * 1.3
        if name_height + level_height > box.height() - 2:
            level_height = 0.0  # no room for two lines: the name alone
        y = box.center().y() - (name_height + level_height) / 2
        trophy = m.of(26, 22) if self.won else 0.0  # right behind the name, which is cut to make room for it
        name = QRectF(box.x(), y, box.width() - trophy, name_height)
        brushes.draw_text(p, name, self._seat.name, name_font, now.text, elide=True)
        if trophy:
            after = name.x() + min(name.width(), brushes.text_width(self._seat.name, name_font) + m.of(5, 4))
            glyph(p, "laurels-trophy", after, name.center().y() - trophy / 2, trophy, now.brass)
        if level_height:
            below = QRectF(box.x(), y + name_height, box.width(), level_height)
            if self.thinking >= 0:
                self._paint_dots(p, below)
            else:
                stamps.write_level(p, below, self._level, level_font, now.text_2)

    def _paint_dots(self, p: QPainter, box: QRectF) -> None:
        """Paint three dots, one of them lit; where nothing may move they stay as they are."""
        now, r = look.theme(), self.measure.of(3.6, 3.2)
        for dot in range(3):
            lit = dot == self.thinking % 3
            brushes.fill(p, look.color(now.brass if lit else now.text_3, 1.0 if lit else 0.55))
            brushes.disc(p, box.x() + r + dot * r * 3.4, box.center().y(), r * (1.2 if lit else 0.9))

    def _paint_figures(self, p: QPainter, box: QRectF) -> float:
        """Paint points and facts from the right; returns the x at which they begin."""
        now, m = look.theme(), self.measure
        side = m.of(34, 30)
        x = box.right() - m.of(10, 8) - side
        middle = box.center().y()
        points = self._row.points if self.counted is None else self.counted[0]
        stamps.points_shield(p, x, middle - side * 0.57, side, points)
        x -= m.of(11, 8)
        if self.counted is not None:
            return self._paint_gain(p, QRectF(box.x(), box.y(), x - box.x(), box.height()), self.counted[1])
        font = m.font("text", 16, 14.5, weight=700, tabular=True)
        for fact in reversed(self._row.facts[:2]):  # with more the name had no room; the breakdown has all of them
            text = str(fact.value)
            width = brushes.text_width(text, font)
            x -= width
            brushes.draw_text(p, QRectF(x, box.y(), width + 4, box.height()), text, font, now.text)
            size = m.of(18, 16)
            x -= size + m.of(4)
            if fact.key in MONEY:
                MONEY[fact.key](p, x + size / 2, middle, size / 2)
            elif fact.glyph:
                glyph(p, fact.glyph, x, middle - size / 2, size, now.text_2)
            x -= m.of(9, 7)
        return x

    def _paint_gain(self, p: QPainter, box: QRectF, gain: int) -> float:
        """Paint what is being added at the right of the box; returns the x at which it begins."""
        if not gain:
            return box.right()
        font = self.measure.font("display", 22, 19, weight=800, tabular=True)
        text = f"+{gain}" if gain > 0 else f"\N{MINUS SIGN}{-gain}"
        now = look.theme()
        brushes.draw_text(p, box, text, font, now.selected if gain > 0 else now.danger, brushes.RIGHT)
        return box.right() - brushes.text_width(text, font) - self.measure.of(9, 7)


class Breakdown(Panel):
    """A panel beside the row of a seat that tells what its points consist of."""

    elevation = 14.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._seat, self._row, self._label = Seat("", "", 0), ScoreRow(0, 0), ""
        self.hide()

    def show_for(self, row: StandingRow, title: str, at: QPoint) -> None:
        """Open for a seat.

        Args:
            row: The row of the seat.
            title: The word for all points together.
            at: Upper right corner, in pixels of the parent.
        """
        self._seat, self._row, self._label = row.seat, row.row, title
        size = self._size()
        m = self.margin
        self.setGeometry(at.x() - size.width() - m, max(0, at.y() - m), size.width() + 2 * m, size.height() + 2 * m)
        self.setAccessibleName(row.accessibleName())
        self.setAccessibleDescription(row.row.tip)
        self.repaint_paper()
        self.show()
        self.raise_()

    def lines(self) -> list[tuple[str, int]]:
        """The labels and points that are shown."""
        return [(part.label, part.points) for part in self._row.parts]

    def _line_height(self) -> float:
        return self.measure.font("text", 15.5, 14).pixelSize() * 1.62

    def _size(self) -> QSize:
        font = self.measure.font("text", 15.5, 14)
        labels = [part.label for part in self._row.parts] + [fact.label for fact in self._row.facts]
        wide = max([brushes.text_width(label, font) for label in labels] + [self.measure.of(150)])
        lines = len(self._row.parts) + len(self._row.facts) + 1
        height = self.measure.of(58) + lines * self._line_height() + self.measure.of(22)
        return QSize(round(wide + self.measure.of(104)), round(height))

    def paint_content(self, p: QPainter) -> None:
        now, m = look.theme(), self.measure
        inner = self.paper().adjusted(m.of(18), m.of(12), -m.of(18), -m.of(12))
        side = m.of(32)
        stamps.seat_shield(p, inner.x(), inner.y(), side, self._seat.colour)
        head = QRectF(inner.x() + side + m.of(12), inner.y(), inner.width() - side - m.of(12), side * 1.1)
        brushes.draw_text(p, head, self._seat.name, m.font("display", 20, weight=700), now.text, elide=True)
        y = inner.y() + m.of(46)
        for part in self._row.parts:
            y = self._line(p, inner, y, part.label, figure(part.points), now.text)
        p.fillRect(QRectF(inner.x(), y + 1, inner.width(), 1), look.color(now.line_strong))
        y = self._line(p, inner, y + 3, self._label, figure(self._row.points), now.text, weight=700)
        y += m.of(8)
        for fact in self._row.facts:
            y = self._line(p, inner, y, fact.label, str(fact.value), now.text_2)

    def _line(self, p: QPainter, inner: QRectF, y: float, label: str, value: str, ink: str, weight: int = 400) -> float:
        height = self._line_height()
        box = QRectF(inner.x(), y, inner.width(), height)
        brushes.draw_text(p, box, label, self.measure.font("text", 15.5, 14, weight=weight), ink)
        number = self.measure.font("text", 15.5, 14, weight=700, tabular=True)
        brushes.draw_text(p, box, value, number, ink, brushes.RIGHT)
        return y + height


class ScorePanel(Panel):
    """The rows of all seats in turn order, that of the viewer first; the one that has to decide has a brass border.

    Args:
        parent: The page, on which the breakdown of a row is shown.
    """

    elevation = 10.0
    remark = (15.0, 13.5)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._counted, self._standing = "", ""  # the source whose points are added; the note beside the title
        self._rows: list[StandingRow] = []
        self._order: list[int] = []  # the seats of the rows
        self._host = parent
        self._breakdown = Breakdown(parent)
        self._dots = QTimer(self, interval=DOTS_MS)
        self._dots.timeout.connect(self._advance_dots)
        self._still = False
        self._thinking = -1  # the seat, -1 for none

    # what it shows

    def show_position(self, presenter: Presenter[Any], state: State, seats: Sequence[Seat], viewer: int) -> None:
        """Show how it stands in a position, with the row of ``viewer`` first and what is played for as the note."""
        levels = [seat_line(seat.level) for seat in seats]
        goal = next((chip.text for chip in presenter.chips(state) if chip.key == "goal"), "")
        self.show_scores(presenter.scores(state, seats), seats, levels, state.actor, viewer, goal)

    def show_scores(
        self,
        rows: Sequence[ScoreRow],
        seats: Sequence[Seat],
        levels: Sequence[str],
        actor: int,
        first: int,
        note: str = "",
    ) -> None:
        """Show the figures of all seats.

        Args:
            rows: One per seat, in order of seats.
            seats: Who plays.
            levels: What the player of each seat is called.
            actor: The seat that has to decide.
            first: The seat whose row stands first.
            note: Small words beside the heading.
        """
        self._standing = note
        self._show_heading()
        n = len(rows)
        self._order = [(first + step) % n for step in range(n)]
        while len(self._rows) < n:
            row = StandingRow(self)
            row.clicked.connect(self._open_row)
            self._rows.append(row)
        for row, seat in zip(self._rows, self._order, strict=False):
            row.take(seats[seat], levels[seat], rows[seat], active=seat == actor)
        self._show_dots()
        self._arrange()
        self.update()

    def show_count(self, source: str, totals: Sequence[int], gains: Sequence[int]) -> None:
        """Show the points of a source being added; with no totals show the figures of ``show_scores`` again.

        Args:
            source: Its name, which replaces the heading.
            totals: What every seat has so far, in order of seats.
            gains: What is being added for each.
        """
        self._counted = source
        self._show_heading()
        for row, seat in zip(self._rows, self._order, strict=False):
            row.count((totals[seat], gains[seat]) if totals else None)
        self.update()

    def _show_heading(self) -> None:
        self.set_title(self._counted or self.tr("Standings"))
        self.set_note("" if self._counted else self._standing)

    def crown(self, seats: Sequence[int]) -> None:
        """Show a trophy at these seats, and at no others."""
        for row, seat in zip(self._rows, self._order, strict=False):
            row.won = seat in seats
            row.update()

    def row_of(self, seat: int) -> StandingRow:
        """The row of a seat."""
        return self._rows[self._order.index(seat)]

    def set_thinking(self, seat: int, *, still: bool = False) -> None:
        """Show dots in the row of a seat while it thinks.

        Args:
            seat: The seat; -1 for none.
            still: Whether the dots stand still.
        """
        self._thinking, self._still = seat, still
        self._show_dots()
        self._dots.start() if seat >= 0 and not still else self._dots.stop()

    def _show_dots(self) -> None:
        """Show dots in the row of the seat that thinks; the rows may have changed places meanwhile."""
        for row, each in zip(self._rows, self._order, strict=False):
            row.thinking = max(0, row.thinking) if each == self._thinking else -1
            row.update()

    def _advance_dots(self) -> None:
        for row in self._rows:
            if row.thinking >= 0:
                row.thinking += 1
                row.update()

    @property
    def breakdown(self) -> Breakdown:
        """The panel that a click on a row opens."""
        return self._breakdown

    def close_breakdown(self) -> bool:
        """Close the breakdown; returns whether it was open."""
        was = self._breakdown.isVisible()
        self._breakdown.hide()
        return was

    def _open_row(self) -> None:
        row = self.sender()
        assert isinstance(row, StandingRow)
        # a second click on the row whose breakdown is open closes it
        if self._breakdown.isVisible() and self._breakdown.accessibleName() == row.accessibleName():
            self._breakdown.hide()
            return
        self._breakdown.set_measure(self.measure)
        at = row.mapTo(self._host, QPoint(-round(self.measure.of(22)), 0))
        self._breakdown.show_for(row, self.tr("Points"), at)

    # look

    def height_for(self, n_seats: int) -> float:
        """Height in pixels that the paper needs for ``n_seats`` rows."""
        return (
            self.head_height()
            + n_seats * self._row_height(n_seats)
            + (n_seats - 1) * self._gap()
            + self.measure.of(12, 9)
        )

    def head_height(self) -> float:
        return self.measure.of(48, 38)

    def _gap(self) -> float:
        return self.measure.of(8, 5)

    def _row_height(self, n_seats: int) -> float:
        # lower rows for more seats, or too little of the log would be left
        return self.measure.of(62 if n_seats < 5 else 54, 52 if n_seats < 4 else 44)

    def measured(self) -> None:
        self._breakdown.hide()  # it has the sizes of the moment in which it was opened
        self._arrange()

    def resizeEvent(self, event: object) -> None:
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._breakdown.hide()  # it says everything in the language of the moment in which it was opened
        super().changeEvent(event)

    def _arrange(self) -> None:
        paper, n = self.paper(), len(self._order)
        y = paper.y() + self.head_height()
        side = self.measure.of(12, 9)
        for k, row in enumerate(self._rows):
            row.setVisible(k < n)
            row.measure = self.measure
            height = self._row_height(n)
            row.setGeometry(QRectF(paper.x() + side, y, paper.width() - 2 * side, height).toRect())
            y += height + self._gap()
