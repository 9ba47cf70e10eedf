"""What pyqtgraph draws of a chart of the review: grid, bands and lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pyqtgraph as pg
from PySide6.QtGui import QBrush, QLinearGradient, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from app.views.paint.seats import chart_pen
from app.views.plot import Margins, PicturePlot, Range
from app.views.scale import scale
from app.views.theme import SEATS, color, theme

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtWidgets import QWidget

    from app.views.review.lines import Frame, Line


class Plot(PicturePlot):
    """A chart of the review as a picture."""

    def __init__(self, owner: QWidget, *, stepped: bool) -> None:
        super().__init__(owner, letters=14.5, gap=8, overlapping=True)
        self._stepped = stepped
        clips = QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape
        self._item.vb.setFlag(clips, enabled=False)  # nor half the top line

    def picture(
        self, frame: Frame, lines: Sequence[Line], rounds: Sequence[tuple[float, str]], margins: Margins
    ) -> QPixmap:
        """The plot as large as its owner, with the numbers of the ``rounds`` below it."""

        def draw() -> None:
            self._draw_grid(frame)
            for line in lines:
                self._draw_line(frame, line)

        left = [(value, f"{value:g}{frame.unit}") for value in frame.ticks]
        size = self._widget.parentWidget().size()
        return self._paint(size, margins, Range(0, frame.last, frame.low, frame.top), (left, rounds), draw)

    def area(self) -> QRectF:
        """Where the lines are in the last picture."""
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

    def _draw_line(self, frame: Frame, line: Line) -> None:
        if len(line.x) < 2:
            return
        look = SEATS[line.colour]
        tint = look.line(theme())
        x, y = np.array(line.x), np.array(line.y)
        if line.error:
            error = np.array(line.error)
            self._add_band(x, np.clip(y - error, 0, frame.top), np.clip(y + error, 0, frame.top), tint, 0.16, 4)
        width = (3.0 if line.own else 2.4) * scale.unit * self._ratio
        pen = chart_pen(line.colour, width)
        pen.setCosmetic(True)  # x counts positions, y points: widths are device pixels
        if self._stepped:
            x, y = _stairs(x, y)
        curve = pg.PlotCurveItem(x=x, y=y, pen=pen, antialias=True)
        if line.area:
            curve.setFillLevel(0)
            curve.setBrush(_fading(tint, frame.top))
        self._add(curve, 10 if line.own else 8)
        if look.double:
            core = pg.PlotCurveItem(x=x, y=y, pen=pg.mkPen(theme().panel, width=width * 0.4), antialias=True)
            self._add(core, 10 if line.own else 8)


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
