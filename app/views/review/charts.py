"""A chart over the positions of a game: one line per seat, a cursor, labels at the ends of the lines.

The only module that imports pyqtgraph (a third of a second); it is imported when a review opens.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QWidget

from app.views.paint.seats import chart_pen, mark_path, seat_mark
from app.views.painting import painting
from app.views.scale import scale
from app.views.theme import SEATS, color, keeper, theme

if TYPE_CHECKING:
    from collections.abc import Sequence

TOP = 12
"""Room above the plot for half of a marker."""

LABEL_GAP = 24
"""Smallest distance of two end labels."""


@dataclass(frozen=True, slots=True)
class Line:
    """One seat's line.

    Attributes:
        colour: Index into ``SEATS``.
        name: What the label at its end calls the seat.
        own: Drawn stronger.
        x: Positions, ascending.
        y: Values at these positions.
        error: Half the height of the band around the line, or empty.
        area: Whether the ground under the line is filled.
    """

    colour: int
    name: str
    own: bool
    x: tuple[float, ...]
    y: tuple[float, ...]
    error: tuple[float, ...] = ()
    area: bool = False

    def at(self, position: float, stepped: bool) -> float | None:
        """The value at ``position``; ``None`` outside of what is known."""
        if not self.x or not self.x[0] <= position <= self.x[-1]:
            return None
        if stepped:
            return self.y[int(np.searchsorted(self.x, position, side="right")) - 1]
        return float(np.interp(position, self.x, self.y))


@dataclass(frozen=True, slots=True)
class Frame:
    """The frame of a chart.

    Attributes:
        last: Last position.
        top: Highest value shown.
        ticks: Values that get a line and a number; the first is the lowest value shown.
        unit: Behind every number, e.g. ``" %"``.
        rounds: Position at which each round begins, ascending, from 0.
        first: Number of the first round; some games count their set-up as round 0.
    """

    last: int
    top: float
    ticks: tuple[float, ...]
    unit: str
    rounds: tuple[int, ...]
    first: int = 1

    @property
    def low(self) -> float:
        """Lowest value shown."""
        return self.ticks[0]


def margins() -> tuple[float, float, float]:
    """Room left of the plot for the scale, right of it for the labels, below it for the rounds, in pixels."""
    px, text = scale.px, scale.text
    return max(px(58), text(14.5) * 3.7), max(px(104), text(15.5) * 7.2), max(px(34), text(14.5) * 2.2)


class _Plot(pg.PlotWidget):  # type: ignore[misc]  # pyqtgraph has no hints
    """A plot without mouse magic: pressing and dragging choose a position."""

    picked = Signal(int)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pick(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._pick(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def wheelEvent(self, event: QEvent) -> None:
        event.ignore()

    def _pick(self, event: QMouseEvent) -> None:
        point = self.plotItem.vb.mapSceneToView(self.mapToScene(event.position().toPoint()))
        self.picked.emit(round(point.x()))
        event.accept()


class Chart(QWidget):
    """Lines over the positions of a game, with a cursor.

    Signals:
        picked: Position that was pressed on, within the game.
    """

    picked = Signal(int)

    def __init__(self, *, stepped: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stepped = stepped
        self._lines: tuple[Line, ...] = ()
        self.frame = Frame(1, 1.0, (0.0, 1.0), "", (0,))
        self._position = 0
        self.caption = ""
        self._drawn: list[QGraphicsItem] = []
        self._plot = _Plot(parent=self)
        self._plot.picked.connect(self._emit_picked)
        self._plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        item = self._plot.plotItem
        item.hideButtons()
        item.setMenuEnabled(False)
        item.vb.setMouseEnabled(False, False)
        item.vb.setBorder(None)
        self._cursor = pg.InfiniteLine(angle=90, movable=False)
        self._cursor.setZValue(20)
        self._grid = pg.PlotCurveItem(connect="pairs")
        self._dots: list[tuple[Line, QGraphicsPathItem]] = []
        for each in (self._grid, self._cursor):
            item.addItem(each, ignoreBounds=True)
        self._ends = _Ends(self)
        keeper.changed.connect(self.restyle)
        scale.changed.connect(self.restyle)
        self.restyle()

    @property
    def lines(self) -> tuple[Line, ...]:
        """What is drawn."""
        return self._lines

    @property
    def position(self) -> int:
        """Where the cursor stands."""
        return round(float(self._cursor.value()))

    def set_caption(self, caption: str) -> None:
        """The word before the numbers of the rounds."""
        self.caption = caption
        self.update()
        self._ends.update()

    def show_lines(self, frame: Frame, lines: Sequence[Line]) -> None:
        """Draw other lines; the cursor stays."""
        self.frame, self._lines = frame, tuple(lines)
        self._redraw()

    def move_cursor(self, position: int) -> None:
        """Put the cursor and the dots on the lines at ``position``."""
        self._position = position
        self._cursor.setValue(position)
        self._place_dots()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._plot.setGeometry(self.rect())
        self._ends.setGeometry(self.rect())
        self._ends.raise_()
        self._number_rounds()

    def plot_rect(self) -> QRectF:
        """The area of the lines, in coordinates of this widget."""
        left, right, bottom = margins()
        return QRectF(self.rect()).adjusted(left, TOP * scale.unit, -right, -bottom)

    def x_of(self, position: float) -> float:
        """Horizontal place of a position, in coordinates of this widget."""
        area = self.plot_rect()
        return area.left() + area.width() * position / self.frame.last

    def y_of(self, value: float) -> float:
        """Vertical place of a value, in coordinates of this widget."""
        area = self.plot_rect()
        return area.bottom() - area.height() * (value - self.frame.low) / (self.frame.top - self.frame.low)

    def _emit_picked(self, position: int) -> None:
        self.picked.emit(max(0, min(self.frame.last, position)))

    def restyle(self) -> None:
        """Take theme and scale as they are now."""
        now, u = theme(), scale.unit
        self._plot.setBackground(QColor(now.panel))
        item = self._plot.plotItem
        left, right, bottom = margins()
        item.layout.setContentsMargins(0, TOP * u, right, 0)
        item.layout.setSpacing(0)
        item.setContentsMargins(0, 0, 0, 0)
        for name, extent in (("left", left), ("bottom", bottom)):
            axis = item.getAxis(name)
            axis.setStyle(tickLength=0, tickFont=scale.font("text", 14.5, tabular=True), autoExpandTextSpace=False)
            axis.setStyle(
                tickTextOffset=round(8 * u), autoReduceTextSpace=False, tickAlpha=0, hideOverlappingLabels=False
            )
            axis.setPen(QPen(Qt.PenStyle.NoPen))
            axis.setTextPen(now.text_2)
            (axis.setWidth if name == "left" else axis.setHeight)(extent)
        self._cursor.setPen(pg.mkPen(now.brass, width=2 * u))
        self._redraw()

    def _redraw(self) -> None:
        item = self._plot.plotItem
        for each in self._drawn:
            item.removeItem(each)
        self._drawn, self._dots = [], []
        frame = self.frame
        item.vb.setRange(xRange=(0, frame.last), yRange=(frame.low, frame.top), padding=0, disableAutoRange=True)
        item.getAxis("left").setTicks([[(value, f"{value:g}{frame.unit}") for value in frame.ticks]])
        self._number_rounds()
        self._draw_grid()
        for line in self._lines:
            self._draw_line(line)
            self._draw_dot(line)
        self.move_cursor(self._position)
        self._ends.update()

    def _number_rounds(self) -> None:
        self._plot.plotItem.getAxis("bottom").setTicks([_round_ticks(self.frame, self.plot_rect().width())])

    def _draw_grid(self) -> None:
        frame = self.frame
        xs: list[float] = []
        ys: list[float] = []
        for value in frame.ticks:
            xs += (0, frame.last)
            ys += (value, value)
        for start in frame.rounds[1:]:
            xs += (start, start)
            ys += (frame.low, frame.top)
        self._grid.setData(x=np.array(xs, float), y=np.array(ys, float), connect="pairs")
        self._grid.setPen(pg.mkPen(color(theme().line, 0.75), width=1))
        self._grid.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def _draw_line(self, line: Line) -> None:
        if len(line.x) < 2:
            return
        look = SEATS[line.colour]
        tint = look.line(theme())
        x, y = np.array(line.x), np.array(line.y)
        if line.error:
            self._draw_band(x, y, np.array(line.error), tint)
        width = (3.0 if line.own else 2.4) * scale.unit
        pen = chart_pen(line.colour, width)
        pen.setCosmetic(True)  # x counts positions, y points: widths are pixels
        if self._stepped:
            x, y = _stairs(x, y)
        curve = pg.PlotCurveItem(x=x, y=y, pen=pen, antialias=True)
        if line.area:
            curve.setFillLevel(0)
            curve.setBrush(_fading(tint, self.frame.top))
        self._add(curve, 10 if line.own else 8)
        if look.double:
            core = pg.PlotCurveItem(x=x, y=y, pen=pg.mkPen(theme().panel, width=width * 0.4), antialias=True)
            self._add(core, 10 if line.own else 8)

    def _draw_band(self, x: np.ndarray, y: np.ndarray, error: np.ndarray, tint: str) -> None:
        none = QPen(Qt.PenStyle.NoPen)
        low = pg.PlotCurveItem(x=x, y=np.clip(y - error, 0, self.frame.top), pen=none)
        high = pg.PlotCurveItem(x=x, y=np.clip(y + error, 0, self.frame.top), pen=none)
        self._add(low, 4)
        self._add(high, 4)
        self._add(pg.FillBetweenItem(low, high, brush=QBrush(color(tint, 0.16))), 4)

    def _add(self, item: QGraphicsItem, z: float) -> None:
        item.setZValue(z)
        item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._plot.plotItem.addItem(item, ignoreBounds=True)
        self._drawn.append(item)

    def _draw_dot(self, line: Line) -> None:
        """The seat's mark, which the cursor takes along the line."""
        dot = QGraphicsPathItem(mark_path(line.colour, 0, 0, max(5.0, 6 * scale.unit)))
        dot.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        dot.setBrush(QColor(SEATS[line.colour].line(theme())))
        dot.setPen(QPen(QColor(theme().panel), 1.6 * scale.unit))
        self._add(dot, 30)
        self._dots.append((line, dot))

    def _place_dots(self) -> None:
        for line, dot in self._dots:
            value = line.at(self._position, self._stepped)
            dot.setVisible(value is not None)
            if value is not None:
                dot.setPos(self._position, value)


class _Ends(QWidget):
    """The labels at the ends of the lines; lies over the plot and lets the mouse through."""

    def __init__(self, chart: Chart) -> None:
        super().__init__(chart)
        self._chart = chart
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        chart, now = self._chart, theme()
        exposed, inner = QRectF(event.rect()), chart.plot_rect()
        if inner.left() < exposed.left() and exposed.right() < self._left_end() - 12 * scale.unit:
            return  # only the cursor below has moved
        u, frame = scale.unit, chart.frame
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        known = [line for line in chart.lines if line.x]
        area = chart.plot_rect()
        places = spread([chart.y_of(line.y[-1]) for line in known], LABEL_GAP * u, area.top(), area.bottom() + 12 * u)
        for line, y in zip(known, places, strict=True):
            look = SEATS[line.colour]
            tint = QColor(look.line(now))
            end = QPointF(chart.x_of(line.x[-1]), chart.y_of(line.y[-1]))
            seat_mark(painter, end.x(), end.y(), max(5.0, 6 * u), line.colour, tint)
            if line.x[-1] < frame.last:
                continue
            self._write(
                painter,
                QRectF(area.right() + 13 * u, y - 13 * u, self.width() - area.right() - 15 * u, 26 * u),
                line,
                tint,
            )
        if chart.caption:
            painter.setFont(scale.font("text", 13.5))
            painter.setPen(QColor(now.text_3))
            place = QRectF(2, area.bottom() + 5 * u, area.left() - 8 * u - 2, scale.text(13.5) * 1.6)
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, chart.caption)
        painter.end()

    def _left_end(self) -> float:
        """Where the first line ends."""
        ends = [line.x[-1] for line in self._chart.lines if line.x]
        return self._chart.x_of(min(ends)) if ends else self._chart.plot_rect().right()

    def _write(self, painter: QPainter, place: QRectF, line: Line, tint: QColor) -> None:
        chart = self._chart
        face = scale.font("text", 15.5, weight=700, tabular=True)
        metrics = QFontMetricsF(face)
        value = f" {line.y[-1]:.0f}{chart.frame.unit}"
        room = place.width() - metrics.horizontalAdvance(value)
        name = metrics.elidedText(line.name, Qt.TextElideMode.ElideRight, room)
        painter.setFont(face)
        painter.setPen(tint)
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name + value)


def spread(places: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """The same places in the same order, at least ``gap`` apart and, if that is possible, within the limits."""
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


def _stairs(x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A value holds until the next position; only the corners are kept, dashes run through them."""
    keep = np.concatenate(([True], y[1:] != y[:-1]))
    keep[-1] = True
    xs, ys = x[keep], y[keep]
    return np.repeat(xs, 2)[1:], np.repeat(ys, 2)[:-1]


def _fading(tint: str, top: float) -> QBrush:
    gradient = QLinearGradient(0, top, 0, 0)
    gradient.setColorAt(0, color(tint, 0.28))
    gradient.setColorAt(1, color(tint, 0.02))
    return QBrush(gradient)


def _round_ticks(frame: Frame, width: float) -> list[tuple[float, str]]:
    """The number of each round in the middle of it; every second, fifth ... when they are too narrow."""
    edges = [*frame.rounds, frame.last]
    middles = [(a + b) / 2 for a, b in pairwise(edges)]
    narrow = width / max(1, len(middles))
    every = next((n for n in (1, 2, 5, 10, 20) if narrow * n >= scale.text(14.5) * 1.7), 50)
    numbered = enumerate(middles, frame.first)
    return [(x, str(number)) for number, x in numbered if number == frame.first or number % every == 0]


def nice_ticks(top: float, low: float = 0.0) -> tuple[float, ...]:
    """Three to seven round numbers from at most ``low`` (0 or less) to at least ``top``."""
    for step in (1, 2, 4, 5, 10, 20, 25, 50, 100, 200, 250, 500):
        if top - low <= step * 5:
            below = -(int(low) // step)
            count = max(2 - below, -(-int(top) // step))
            return tuple(step * index for index in range(-below, count + 1))
    return (low, top)
