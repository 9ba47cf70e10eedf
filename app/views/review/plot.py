"""Draws the grid, bands and lines of a chart of the review with pyqtgraph.

While a game is analysed the lines grow several times a second, and nothing else changes.  So the grid with its numbers
is painted into a picture that is kept, and lines are painted onto a copy of it one by one, without adding them to a
scene: adding items to a scene and painting that takes longer than painting the items.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem

from app.views.lean_pyqtgraph import pg
from app.views.paint.brushes import saved
from app.views.paint.seats import chart_pen
from app.views.plot import NO_PEN, Margins, PicturePlot, Range
from app.views.scale import scale
from app.views.theme import SEATS, color, theme

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtWidgets import QWidget

    from app.views.review.lines import Frame, SeatLine


class Plot(PicturePlot):
    """Paints charts of the review as pictures.

    Args:
        owner: The widget that shows the pictures.
        stepped: Whether values hold until the next position; otherwise they are joined by straight lines.
    """

    def __init__(self, owner: QWidget, *, stepped: bool) -> None:
        super().__init__(owner, letters=14.5, gap=8, overlapping=True)
        self._stepped = stepped
        self._ground: tuple[object, QPixmap] | None = None  # all that the picture of the grid depends on, and it
        clips = QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape
        self._item.vb.setFlag(clips, enabled=False)  # it would clip half of the line at the top

    def steps(
        self, frame: Frame, lines: Sequence[SeatLine], rounds: Sequence[tuple[float, str]], margins: Margins
    ) -> Generator[None, None, QPixmap]:
        """Paint a chart in steps: the grid, unless the kept one fits, then line by line, the own one on top.

        Args:
            frame: Axes and grid.
            lines: The lines.
            rounds: Ticks of the rounds: position and text.
            margins: Room around the plot, in pixels.

        Yields:
            Nothing, before each line.

        Returns:
            The picture, as large as the owner.
        """
        size = self._widget.parentWidget().size()
        look = (frame, tuple(rounds), margins, size, self._ratio, theme(), scale.unit, scale.percent)
        if self._ground is None or self._ground[0] != look:
            ticks = labelled(frame.ticks, size.height() - margins[1] - margins[3], scale.text(14.5) * 1.3)
            left = [(value, f"{value:g}{frame.unit}") for value in ticks]
            shown = Range(0, frame.last, frame.low, frame.top)
            self._ground = look, self._paint(size, margins, shown, (left, rounds), lambda: self._draw_grid(frame))
        picture, place = QPixmap(self._ground[1]), self._place()
        for line in lines:
            if line.error:
                yield
                self._paint_on(picture, place, self._band_of(frame, line))
        for line in sorted(lines, key=lambda each: each.own):
            yield
            self._paint_on(picture, place, self._curves_of(frame, line))
        return picture

    def _place(self) -> QTransform:
        """The transformation from positions and values to pixels of the last picture of the grid."""
        place: QTransform = self._item.vb.childGroup.deviceTransform(self._widget.viewportTransform())
        return place

    @staticmethod
    def _paint_on(picture: QPixmap, place: QTransform, items: Sequence[QGraphicsItem]) -> None:
        """Paint items onto a picture as a scene would do it."""
        painter = QPainter(picture)
        try:
            painter.setTransform(place)
            for item in items:
                with saved(painter):
                    item.paint(painter, QStyleOptionGraphicsItem(), None)
        finally:
            painter.end()

    def area(self) -> QRectF:
        """The box of the plot in the last picture."""
        box: QRectF = self._item.vb.sceneBoundingRect()
        return box

    def _draw_grid(self, frame: Frame) -> None:
        xs: list[float] = []
        ys: list[float] = []
        for value in frame.ticks:
            xs += (0, frame.last)
            ys += (value, value)
        for start in frame.rounds[1:]:
            xs += (start, start)
            ys += (frame.low, frame.top)
        tone = pg.mkPen(color(theme().line, 0.75), width=self._ratio)
        self._add(pg.PlotCurveItem(x=np.array(xs, float), y=np.array(ys, float), connect="pairs", pen=tone), 0)

    @staticmethod
    def _band_of(frame: Frame, line: SeatLine) -> list[QGraphicsItem]:
        """The band around a line."""
        if len(line.x) < 2 or not line.error:
            return []
        x, y, error = np.array(line.x), np.array(line.y), np.array(line.error)
        edges = [pg.PlotCurveItem(x=x, y=np.clip(y + off, 0, frame.top), pen=NO_PEN) for off in (-error, error)]
        return [pg.FillBetweenItem(*edges, brush=QBrush(color(SEATS[line.colour].line(theme()), 0.16)))]

    def _curves_of(self, frame: Frame, line: SeatLine) -> list[QGraphicsItem]:
        """The curve of a line; a seat whose line is double has a second one in the colour of the ground."""
        if len(line.x) < 2:
            return []
        look = SEATS[line.colour]
        x, y = np.array(line.x), np.array(line.y)
        width = (3.0 if line.own else 2.4) * scale.unit * self._ratio
        pen = chart_pen(line.colour, width)
        pen.setCosmetic(True)  # x counts positions, y points: widths are device pixels
        if self._stepped:
            x, y = _stairs(x, y)
        curve = pg.PlotCurveItem(x=x, y=y, pen=pen, antialias=True)
        if line.area:
            curve.setFillLevel(0)
            curve.setBrush(_fading(look.line(theme()), frame.top))
        found = [curve]
        if look.double:
            found.append(pg.PlotCurveItem(x=x, y=y, pen=pg.mkPen(theme().panel, width=width * 0.4), antialias=True))
        return found


def labelled(ticks: Sequence[float], height: float, least: float) -> Sequence[float]:
    """The ticks of an axis that get a label: all of them, or every second, third ... up to the first and the last.

    Args:
        ticks: All ticks, at equal distances.
        height: Length of the axis.
        least: Least distance of two labels.
    """
    gaps = len(ticks) - 1
    fits = (n for n in range(1, gaps) if gaps % n == 0 and height * n / gaps >= least)
    return ticks[:: next(fits, max(1, gaps))]


def _stairs(x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The points of a stepped line through these points; equal values in a row give one step."""
    # Only the corners are kept, so that the dashes of a line run through.
    keep = np.concatenate(([True], y[1:] != y[:-1]))
    keep[-1] = True
    xs, ys = x[keep], y[keep]
    return np.repeat(xs, 2)[1:], np.repeat(ys, 2)[:-1]


def _fading(tint: str, top: float) -> QBrush:
    """A brush that fades from the value ``top`` down to 0."""
    gradient = QLinearGradient(0, top, 0, 0)
    gradient.setColorAt(0, color(tint, 0.28))
    gradient.setColorAt(1, color(tint, 0.02))
    return QBrush(gradient)
