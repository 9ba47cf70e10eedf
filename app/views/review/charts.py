"""A chart over the positions of a game: a line for each seat with a label at its end, and a cursor.

Everything but the cursor is painted once into a picture, the lines by pyqtgraph.  When the cursor moves only two narrow
strips of that picture are copied.
"""

from __future__ import annotations

from collections import deque
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from app.views.late_import import LOOK_AFTER, LateImport
from app.views.paint.brushes import elided, prepare, text_width
from app.views.paint.guard import painting
from app.views.paint.seats import mark_path, seat_mark
from app.views.review.lines import Frame, SeatLine
from app.views.scale import scale
from app.views.theme import SEATS, keeper, theme

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from app.views.review.plot import Plot

PLOT = LateImport("app.views.review.plot")
"""The module that draws, with pyqtgraph and NumPy, whose import takes a third of a second."""

TOP = 12
"""Room above the plot, for half of a mark on a line, in px of the drawing."""

LABEL_GAP = 24
"""Least distance between the middles of two labels, in px of the drawing."""


def margins() -> tuple[float, float, float]:
    """Room in pixels left of the plot (numbers), right of it (labels) and below it (rounds)."""
    px, text = scale.px, scale.text
    return max(px(58), text(14.5) * 3.7), max(px(104), text(15.5) * 7.2), max(px(34), text(14.5) * 2.2)


class Chart(QWidget):
    """Lines over the positions of a game, with a cursor; pressing and dragging choose a position.

    Args:
        stepped: Whether values hold until the next position, as points do; otherwise they are joined by straight lines.
        parent: The Qt parent.

    Attributes:
        frame: Axes and grid.
        caption: The word before the numbers of the rounds.

    Signals:
        picked: Position on which the person pressed, from 0 to the last.
    """

    picked = Signal(int)

    def __init__(self, *, stepped: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stepped = stepped
        self._lines: tuple[SeatLine, ...] = ()
        self._pictured: tuple[SeatLine, ...] = ()  # the lines in the picture; others while a new one is painted
        self.frame = Frame(1, 1.0, (0.0, 1.0), "", (0,))
        self._position = 0
        self.caption = ""
        self._picture: QPixmap | None = None
        self._plot: Plot | None = None
        self._first = QTimer(self, singleShot=True, interval=LOOK_AFTER)
        self._first.timeout.connect(self._draw_first)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        keeper.changed.connect(self.restyle)
        scale.changed.connect(self.restyle)

    @property
    def lines(self) -> tuple[SeatLine, ...]:
        """The lines that are drawn or being drawn."""
        return self._lines

    @property
    def position(self) -> int:
        """The position of the cursor."""
        return self._position

    @property
    def drawn(self) -> bool:
        """Whether its picture is painted; the first one has to wait for the import of ``PLOT``."""
        return self._picture is not None

    def set_caption(self, caption: str) -> None:
        """Set the word before the numbers of the rounds."""
        if caption != self.caption:
            self.caption = caption
            self.restyle()

    def show_lines(self, frame: Frame, lines: Sequence[SeatLine]) -> None:
        """Draw other lines; the cursor stays."""
        if (frame, tuple(lines)) != (self.frame, self._lines) or self._pictured != self._lines:
            self.frame, self._lines = frame, tuple(lines)
            self.restyle()

    def lines_in_steps(self, frame: Frame, lines: Sequence[SeatLine]) -> Iterator[None]:
        """As ``show_lines``, in steps where only the lines are others; the chart stays as it is until all are drawn."""
        before = self._picture
        if frame != self.frame or before is None or self._plot is None or not self.isVisible():
            self.show_lines(frame, lines)
        elif tuple(lines) != self._lines or self._pictured != self._lines:
            self._lines = tuple(lines)
            yield from self._painted(before)

    def move_cursor(self, position: int) -> None:
        """Put the cursor and the marks on the lines at ``position``."""
        if position != self._position:
            before, self._position = self._position, position
            self.update(self._strip(before))
            self.update(self._strip(position))

    def restyle(self) -> None:
        """Paint again, with theme, scale, words and lines as they are now."""
        self._picture = None
        self.update()

    def plot_rect(self) -> QRectF:
        """The area of the lines, in coordinates of this widget."""
        left, right, bottom = margins()
        return QRectF(self.rect()).adjusted(left, TOP * scale.unit, -right, -bottom)

    def x_of(self, position: float) -> float:
        """The x coordinate of a position in this widget."""
        area = self.plot_rect()
        return area.left() + area.width() * position / self.frame.last

    def y_of(self, value: float) -> float:
        """The y coordinate of a value in this widget."""
        area = self.plot_rect()
        return area.bottom() - area.height() * (value - self.frame.low) / (self.frame.top - self.frame.low)

    # --- input ---------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pick(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._pick(event)

    def _pick(self, event: QMouseEvent) -> None:
        area = self.plot_rect()
        position = round((event.position().x() - area.left()) / max(1.0, area.width()) * self.frame.last)
        self.picked.emit(max(0, min(self.frame.last, position)))
        event.accept()

    def hideEvent(self, event: QHideEvent) -> None:
        self._first.stop()  # it is started again when the chart is painted
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()

    # --- painting ------------------------------------------------------------------------------------------------

    def _reach(self) -> float:
        """How many pixels the marks on the cursor reach to each side."""
        return max(5.0, 6 * scale.unit) + 2 * scale.unit

    def _strip(self, position: int) -> QRect:
        """The part of this widget that the cursor and its marks cover at a position."""
        x, reach = self.x_of(position), self._reach()
        return QRectF(x - reach, 0, 2 * reach, self.height()).toAlignedRect().adjusted(-1, 0, 1, 0)

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None and PLOT.ready():
            self._draw()
        painter = QPainter(self)
        if self._picture is None:
            painter.fillRect(event.rect(), QColor(theme().panel))
            self._first.start()
        else:
            painter.drawPixmap(0, 0, self._picture)  # Qt clips it to the region of the event
            if self._pictured and event.region().intersects(self._strip(self._position)):
                self._draw_cursor(painter)
        painter.end()

    def _draw_cursor(self, painter: QPainter) -> None:
        now, u = theme(), scale.unit
        area, x = self.plot_rect(), self.x_of(self._position)
        painter.fillRect(QRectF(round(x - u), area.top(), max(1.0, round(2 * u)), area.height()), QColor(now.brass))
        prepare(painter)
        painter.setPen(QPen(QColor(now.panel), 1.6 * u))
        for line in self._pictured:
            value = line.at(self._position, self._stepped)
            if value is not None:
                painter.setBrush(QColor(SEATS[line.colour].line(now)))
                painter.drawPath(mark_path(line.colour, x, self.y_of(value), max(5.0, 6 * u)))

    def _draw(self) -> None:
        """Paint everything but the cursor into the picture, at once."""
        if self._lines:
            deque(self._painted(None), maxlen=0)  # takes all steps at once
            return
        self._picture, self._pictured = QPixmap(self.size()), ()
        self._picture.fill(QColor(theme().panel))

    def _painted(self, before: QPixmap | None) -> Iterator[None]:
        """Paint a new picture in steps, and put it in place of ``before``.

        It is thrown away where ``before`` is no longer the picture: then size, theme or words have changed meanwhile.
        """
        plot, lines = self._make_plot(), self._lines
        left, right, below = margins()
        rounds = _round_ticks(self.frame, self.plot_rect().width())
        picture = yield from plot.steps(self.frame, lines, rounds, (left, TOP * scale.unit, right, below))
        if self._picture is not before:
            return
        painter = QPainter(picture)
        try:
            prepare(painter)
            self._draw_ends(painter)
            self._draw_caption(painter)
        finally:
            painter.end()
        self._picture, self._pictured = picture, lines
        self.update()

    def _make_plot(self) -> Plot:
        """The plot, made when it is first needed."""
        if self._plot is None:
            from app.views.review.plot import Plot  # imported by ``PLOT`` by now

            self._plot = Plot(self, stepped=self._stepped)
        return self._plot

    def _draw_first(self) -> None:
        """Draw the first picture as soon as ``PLOT`` is imported; until then look again after a while."""
        # Making the plot takes as long as painting it, so each has a turn of the event loop of its own.
        if PLOT.ready() and (self._plot is not None or not self._lines):
            self.update()
        elif self.isVisible():
            if PLOT.ready():
                self._make_plot()
            self._first.start()

    def _draw_caption(self, painter: QPainter) -> None:
        if self.caption:
            area, u = self.plot_rect(), scale.unit
            painter.setFont(scale.font("text", 13.5))
            painter.setPen(QColor(theme().text_3))
            place = QRectF(2, area.bottom() + 5 * u, area.left() - 8 * u - 2, scale.text(13.5) * 1.6)
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self.caption)

    def _draw_ends(self, painter: QPainter) -> None:
        """Draw the marks at the ends of the lines, and the labels of those that reach the end of the game."""
        u, area = scale.unit, self.plot_rect()
        known = [line for line in self._lines if line.x]
        places = spread([self.y_of(line.y[-1]) for line in known], LABEL_GAP * u, area.top(), area.bottom() + 12 * u)
        for line, y in zip(known, places, strict=True):
            tint = QColor(SEATS[line.colour].line(theme()))
            end = QPointF(self.x_of(line.x[-1]), self.y_of(line.y[-1]))
            seat_mark(painter, end.x(), end.y(), max(5.0, 6 * u), line.colour, tint)
            if line.x[-1] == self.frame.last:
                room = QRectF(area.right() + 13 * u, y - 13 * u, self.width() - area.right() - 15 * u, 26 * u)
                self._write(painter, room, line, tint)

    def _write(self, painter: QPainter, place: QRectF, line: SeatLine, tint: QColor) -> None:
        """Write the label of a line: its last value, and as much of its name as there is room for."""
        face = scale.font("text", 15.5, weight=700, tabular=True)
        value = f" {line.y[-1]:.0f}{self.frame.unit}"
        room = place.width() - text_width(value, face)
        name = elided(line.name, face, room)
        painter.setFont(face)
        painter.setPen(tint)
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name + value)


def spread(places: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places moved so that they are at least ``gap`` apart, in the same order and, if possible, within the limits."""
    order = sorted(range(len(places)), key=lambda index: places[index])
    result = list(places)
    floor = low
    for index in order:
        result[index] = max(result[index], floor)
        floor = result[index] + gap
    ceiling = high
    for index in reversed(order):
        result[index] = min(result[index], ceiling)
        ceiling = result[index] - gap
    return result


def _round_ticks(frame: Frame, width: float) -> list[tuple[float, str]]:
    """Ticks of rounds, position and text: a number in the middle of each; every second, fifth ... if too narrow."""
    edges = [*frame.rounds, frame.last]
    middles = [(a + b) / 2 for a, b in pairwise(edges)]
    narrow = width / max(1, len(middles))
    every = next((n for n in (1, 2, 5, 10, 20) if narrow * n >= scale.text(14.5) * 1.7), 50)
    numbered = enumerate(middles, 1)
    return [(x, str(number)) for number, x in numbered if number == 1 or number % every == 0]


def nice_ticks(top: float, low: float = 0.0) -> tuple[float, ...]:
    """Three to seven round numbers at equal distances, from ``low`` (0 or less) or below to ``top`` or above."""
    for step in (1, 2, 4, 5, 10, 20, 25, 50, 100, 200, 250, 500):
        if top - low <= step * 5:
            below = -(int(low) // step)
            count = max(2 - below, -(-int(top) // step))
            return tuple(step * index for index in range(-below, count + 1))
    return (low, top)
