"""What pyqtgraph draws of a course of statistics: grid, numbers, band, dots and line, as one picture.

Imports pyqtgraph and NumPy; so it is imported when a chart is painted for the first time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPen, QPixmap

from app.views.scale import scale
from app.views.theme import color, theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsItem, QWidget

    from app.models.statistics.figures import Course
    from app.views.statistics.axes import Axes


class CoursePlot:
    """A plot that is painted into a picture whenever its owner wants another one."""

    def __init__(self, owner: QWidget) -> None:
        self._widget = pg.PlotWidget(parent=owner)  # hidden: its owner shows the picture
        self._widget.hide()
        self._widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._item = item = self._widget.plotItem
        item.hideButtons()
        item.setMenuEnabled(False)
        item.vb.setMouseEnabled(False, False)
        item.vb.setBorder(None)
        self._drawn: list[QGraphicsItem] = []

    def picture(self, course: Course, axes: Axes, size: QSize) -> QPixmap:
        """The course as large as ``size``."""
        self._widget.resize(size)
        self._style(axes)
        self._item.vb.setRange(
            xRange=(1, course.last), yRange=(axes.low, axes.high), padding=0.02, disableAutoRange=True
        )
        self._item.getAxis("left").setTicks([axes.left])
        self._item.getAxis("bottom").setTicks([axes.bottom])
        try:
            self._draw(course, axes)
            picture: QPixmap = self._widget.grab()
            return picture
        finally:
            for each in self._drawn:
                self._item.removeItem(each)
            self._drawn = []

    def _style(self, axes: Axes) -> None:
        """Take theme and scale as they are now."""
        now, u = theme(), scale.unit
        self._widget.setBackground(QColor(now.panel))
        item = self._item
        item.layout.setContentsMargins(0, round(6 * u), round(10 * u), 0)
        item.layout.setSpacing(0)
        item.setContentsMargins(0, 0, 0, 0)
        for name, extent in (("left", axes.margin_left), ("bottom", axes.margin_bottom)):
            axis = item.getAxis(name)
            axis.setStyle(tickLength=0, tickFont=scale.font("text", 13, tabular=True), autoExpandTextSpace=False)
            axis.setStyle(tickTextOffset=round(6 * u), autoReduceTextSpace=False, tickAlpha=0)
            axis.setPen(QPen(Qt.PenStyle.NoPen))
            axis.setTextPen(now.text_2)
            (axis.setWidth if name == "left" else axis.setHeight)(extent)
        item.layout.activate()

    def _draw(self, course: Course, axes: Axes) -> None:
        now, ratio = theme(), self._widget.devicePixelRatioF()
        ends = np.array((1.0, float(course.last)))
        for value, _ in axes.left:
            strong = value == 0.0
            tone = pg.mkPen(color(now.line_strong if strong else now.line, 1.0 if strong else 0.7), width=ratio)
            self._add(pg.PlotCurveItem(x=ends, y=np.array((value, value)), pen=tone), 0)
        x, y = np.array(course.x), np.array(course.y)
        low, high = (np.clip(np.array(edge), axes.low, axes.high) for edge in (course.low, course.high))
        none = QPen(Qt.PenStyle.NoPen)
        edges = [pg.PlotCurveItem(x=x, y=edge, pen=none) for edge in (low, high)]
        for edge in edges:
            self._add(edge, 3)
        self._add(pg.FillBetweenItem(*edges, brush=QBrush(color(now.brass_fill, 0.20))), 3)
        if course.dots:
            xs, ys = np.array(course.dots).T
            dots = pg.ScatterPlotItem(
                x=xs, y=ys, size=max(3.0, 4.5 * scale.unit) * ratio, pen=None, brush=QBrush(color(now.text_3, 0.55))
            )
            self._add(dots, 5)
        pen = pg.mkPen(QColor(now.brass), width=2.4 * max(0.8, scale.unit) * ratio)
        self._add(pg.PlotCurveItem(x=x, y=y, pen=pen, antialias=True), 8)

    def _add(self, item: QGraphicsItem, z: float) -> None:
        item.setZValue(z)
        self._item.addItem(item, ignoreBounds=True)
        self._drawn.append(item)
