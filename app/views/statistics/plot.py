"""Draws the trend of a chart of statistics with pyqtgraph: grid, band, dots and line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtGui import QBrush, QColor, QPixmap

from app.views.lean_pyqtgraph import pg
from app.views.plot import PicturePlot, Range
from app.views.scale import scale
from app.views.theme import color, theme

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QWidget

    from app.models.statistics.figures import Trend
    from app.views.statistics.axes import Axes


class TrendPlot(PicturePlot):
    """Paints trends of statistics as pictures."""

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner, letters=13, gap=6)

    def picture(self, trend: Trend, axes: Axes, size: QSize) -> QPixmap:
        """A picture of the trend; ``size`` is in logical pixels."""
        u = scale.unit
        margins = axes.margin_left, round(6 * u), round(10 * u), axes.margin_bottom
        shown = Range(1, trend.last, axes.low, axes.high, padding=0.02)
        return self._paint(size, margins, shown, (axes.left, axes.bottom), lambda: self._draw(trend, axes))

    def _draw(self, trend: Trend, axes: Axes) -> None:
        now, ratio = theme(), self._ratio
        ends = np.array((1.0, float(trend.last)))
        for value, _ in axes.left:
            strong = value == 0.0
            tone = pg.mkPen(color(now.line_strong if strong else now.line, 1.0 if strong else 0.7), width=ratio)
            self._add(pg.PlotCurveItem(x=ends, y=np.array((value, value)), pen=tone), 0)
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
