"""The table of points at the end of a game: a row per seat, a column per source of points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAccessible, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.models.text import figure
from app.views import theme as look
from app.views.paint import brushes, pieces
from app.views.paint.guard import painting
from app.views.scale import scale

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.seats import Seat
    from app.models.presenter import Fact, ScoreRow

FACTS = 2
"""Most columns of facts beside those of points; the first fact of a row is what decides a tie."""

_ROW, _HEAD = 52, 46
"""Heights of a row and of the head in pixels of the drawing."""


def beside(row: ScoreRow) -> list[Fact]:
    """The facts of a score that have a column: the first ``FACTS``, without what is a source of points anyway."""
    parts = {part.label for part in row.parts}
    return [fact for fact in row.facts[:FACTS] if fact.label not in parts]


class ResultTable(QWidget):
    """Place, name and points of every seat, best first.

    For each source of points there is a number, and a bar by which the numbers can be compared.
    """

    accessible_role = QAccessible.Role.StaticText

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: list[ScoreRow] = []
        self._seats: tuple[Seat, ...] = ()
        self._ranking: tuple[int, ...] = ()
        self._total = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rows(self, rows: Sequence[ScoreRow], seats: Sequence[Seat], ranking: Sequence[int], total: str) -> None:
        """Show the scores.

        Args:
            rows: One per seat, in order of seats.
            seats: Who played.
            ranking: Place of every seat, from 1.
            total: Heading of the column with all points of a seat.
        """
        self._rows = sorted(rows, key=lambda row: (ranking[row.seat], row.seat))
        self._seats, self._ranking, self._total = tuple(seats), tuple(ranking), total
        self.setAccessibleName("; ".join(self._told(row) for row in self._rows))
        self.updateGeometry()
        self.update()

    def _told(self, row: ScoreRow) -> str:
        parts = ", ".join(f"{part.label} {part.points}" for part in row.parts)
        return f"{self._ranking[row.seat]}. {self._seats[row.seat].name}: {row.points} ({parts})"

    def _font(self, weight: int = 400) -> QFont:
        return scale.font("text", 16, weight=weight, tabular=True)

    def _line(self) -> float:
        return max(scale.px(_ROW), scale.text(16) * 2.4)

    def _head(self) -> float:
        """Height of the column titles in pixels; they may take two lines."""
        return max(scale.px(_HEAD), scale.text(14) * 2.9)

    def sizeHint(self) -> QSize:
        return QSize(600, round(self._line() * len(self._rows) + self._head()))

    def _names(self) -> float:
        """The x at which the columns begin in pixels: beside the longest name."""
        font = scale.font("text", 17, weight=700)
        longest = max(brushes.text_width(self._seats[row.seat].name, font) for row in self._rows)
        return self._name_at() + longest + scale.px(24)

    def _name_at(self) -> float:
        """The x at which names begin in pixels: after place and shield; who plays alone has no place."""
        return scale.px(90 if len(self._rows) > 1 else 58)

    def _columns(self) -> list[str]:
        row = self._rows[0]
        return [part.label for part in row.parts] + [fact.label for fact in beside(row)]

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._rows:
            return
        p = QPainter(self)
        brushes.prepare(p)
        now, line = look.theme(), self._line()
        columns = self._columns()
        # names get what they need, up to a good third of the width; the columns share what the total leaves
        left = min(self.width() * 0.36, self._names())
        total = scale.px(92)
        each = min(scale.px(170), (self.width() - left - total) / max(1, len(columns)))
        head = self._head()
        small = scale.font("text", 14)
        for k, label in enumerate(columns):
            box = QRectF(left + k * each + 3, 0, each - 6, head)
            # every word has to fit into the width; a hyphen may be broken after
            longest = max(label.replace("-", "- ").split(), key=len, default="")
            font = brushes.fit_font(longest, "text", small.pixelSize(), box.width(), floor=10.5)
            brushes.draw_text(p, box, label, font, now.text_2, brushes.CENTER, wrap=True)
        right = QRectF(self.width() - total, 0, total, head)
        brushes.draw_text(p, right, self._total, scale.font("text", 14, weight=700), now.text_2, brushes.CENTER)
        for k, row in enumerate(self._rows):
            self._paint_row(p, QRectF(0, head + k * line, self.width(), line - scale.px(7)), row, left, each, total)

    def _paint_row(self, p: QPainter, box: QRectF, row: ScoreRow, left: float, each: float, total: float) -> None:
        now, seat = look.theme(), self._seats[row.seat]
        first = self._ranking[row.seat] == 1
        p.setPen(brushes.pen(now.brass_fill if first else now.line, 2 if first else 1))
        p.setBrush(look.color(now.raised if first else now.sunken, 1 if first else 0.55))
        p.drawPath(brushes.rounded(box.adjusted(1, 1, -1, -1), scale.px(10)))
        middle, side = box.center().y(), min(scale.px(34), box.height() * 0.7)
        x = box.x() + self._name_at()
        place = QRectF(box.x(), box.y(), self._name_at() - scale.px(44), box.height())
        if len(self._rows) > 1:
            number = scale.font("display", 22, weight=800, tabular=True)
            brushes.draw_text(p, place, f"{self._ranking[row.seat]}.", number, now.brass, brushes.CENTER)
        pieces.seat_shield(p, place.right(), middle - side * 0.56, side, seat.colour)
        name = QRectF(x, box.y(), left - x, box.height())
        brushes.draw_text(p, name, seat.name, scale.font("text", 17, weight=700), now.text, elide=True)
        for k, part in enumerate(row.parts):
            cell = QRectF(left + k * each, box.y(), each, box.height())
            self._paint_part(p, cell, k, part.points, seat.colour)
        for k, fact in enumerate(beside(row), len(row.parts)):
            cell = QRectF(left + k * each, box.y(), each, box.height())
            brushes.draw_text(p, cell, str(fact.value), self._font(), now.text_3, brushes.CENTER)
        shield = min(scale.px(38), box.height() * 0.8)
        at = box.right() - total / 2
        pieces.points_shield(p, at - shield / 2, middle - shield * 0.57, shield, row.points)

    def _paint_part(self, p: QPainter, cell: QRectF, nth: int, points: int, colour: int) -> None:
        """Paint the points of one source with their bar; the most points of the column stand out.

        All bars of the table have the same scale.
        """
        now = look.theme()
        column = [row.parts[nth].points for row in self._rows]
        best = points == max(column) > 0 and len(column) > 1
        ink = now.text_3 if not points else now.text
        number = figure(points)
        above = cell.adjusted(0, 0, 0, -cell.height() * 0.14)  # room for the bar below the number
        brushes.draw_text(p, above, number, self._font(800 if best else 400), ink, brushes.CENTER)
        most = max(abs(part.points) for row in self._rows for part in row.parts)
        if not points or not most:
            return
        width, high = min(cell.width() * 0.7, scale.px(84)), max(3.0, scale.px(5))
        bed = QRectF(cell.center().x() - width / 2, cell.bottom() - high - cell.height() * 0.14, width, high)
        brushes.fill(p, look.color(now.line, 0.7))
        p.drawPath(brushes.rounded(bed, high / 2))
        bar = QRectF(bed.x(), bed.y(), max(high, bed.width() * abs(points) / most), high)
        p.setPen(brushes.pen(now.line_strong, 0.8))
        p.setBrush(look.color(now.danger if points < 0 else look.SEATS[colour].color))
        p.drawPath(brushes.rounded(bar, high / 2))
