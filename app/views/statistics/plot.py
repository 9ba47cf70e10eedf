"""Draws the trend of a chart of statistics with pyqtgraph: grid, band, dots, line, and values to compare it with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPixmap

from app.views.lean_pyqtgraph import pg
from app.views.paint import brushes
from app.views.plot import PicturePlot, Range
from app.views.scale import scale
from app.views.theme import color, theme

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QWidget

    from app.models.statistics.figures import Trend
    from app.views.statistics.axes import Axes


class TrendPlot(PicturePlot):
    """Paints trends of statistics as pictures."""

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner, letters=13, gap=6)

    def picture(self, trend: Trend, axes: Axes, size: QSize, marks: Sequence[tuple[float, str]] = ()) -> QPixmap:
        """A picture of the trend.

        Args:
            trend: The trend.
            axes: Its axes.
            size: Size of the picture in logical pixels.
            marks: Values to compare it with, and their names; each is a dashed line if the axes reach so far.
        """
        u = scale.unit
        margins = axes.margin_left, round(6 * u), round(10 * u), axes.margin_bottom
        shown = Range(1, trend.last, axes.low, axes.high, padding=0.02)
        within = [mark for mark in marks if axes.low < mark[0] < axes.high]
        picture = self._paint(
            size, margins, shown, (axes.left, axes.bottom), lambda: self._draw(trend, axes, [at for at, _ in within])
        )
        self._name_marks(picture, within, margins[0] + 4 * u)
        return picture

    def _name_marks(self, picture: QPixmap, marks: Sequence[tuple[float, str]], left: float) -> None:
        """Write the name of each mark above its line, where it does not cover the one of the mark above.

        They begin at ``left``, over the oldest games: the newest ones are what people look for.
        """
        p = QPainter(picture)
        brushes.prepare(p)
        face, now, above = scale.font("text", 12.5, weight=600), theme(), float("-inf")
        height = scale.text(12.5) * 1.3
        for value, name in sorted(marks, reverse=True):
            y = self._item.vb.mapViewToScene(QPointF(1.0, value)).y()
            if y - height >= above:
                width = brushes.text_width(name, face) + 6 * scale.unit
                place = QRectF(left, y - height, width, height)
                p.fillRect(place, color(now.panel, 0.7))
                brushes.draw_text(p, place, name, face, now.text_2)
                above = y
        p.end()

    def _draw(self, trend: Trend, axes: Axes, marks: Sequence[float]) -> None:
        now, ratio = theme(), self._ratio
        ends = np.array((1.0, float(trend.last)))
        for value, _ in axes.left:
            strong = value == 0.0
            tone = pg.mkPen(color(now.line_strong if strong else now.line, 1.0 if strong else 0.7), width=ratio)
            self._add(pg.PlotCurveItem(x=ends, y=np.array((value, value)), pen=tone), 0)
        dashed = pg.mkPen(color(now.text_2, 0.8), width=1.2 * ratio, style=Qt.PenStyle.DashLine)
        for value in marks:
            self._add(pg.PlotCurveItem(x=ends, y=np.array((value, value)), pen=dashed), 4)
        x, y = np.array(trend.x), np.array(trend.y)
        low, high = (np.clip(np.array(edge), axes.low, axes.high) for edge in (trend.low, trend.high))
        self._add_band(x, low, high, now.brass_fill, 0.20, 3)
        if trend.dots:
            xs, ys = np.array(trend.dots).T
            dots = pg.ScatterPlotItem(
                x=xs, y=ys, size=max(3.0, 4.5 * scale.unit) * ratio, pen=None, brush=QBrush(color(now.text_3, 0.55))
            )
            self._add(dots, 5)
        pen = pg.mkPen(QColor(now.brass), width=2.4 * max(0.8, scale.unit) * ratio)
        self._add(pg.PlotCurveItem(x=x, y=y, pen=pen, antialias=True), 8)
