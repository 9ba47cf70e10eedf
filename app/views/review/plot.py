"""What pyqtgraph draws of a chart: ground, grid, numbers, bands and lines, as one picture.

With ``app.views.statistics.plot`` the only module that imports pyqtgraph and NumPy (a third of a second, 50 MB); it is
imported when a chart is painted for the first time.  The plot itself is never shown: painting it costs milliseconds,
copying a picture nearly nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QWidget

from app.views.paint.seats import chart_pen
from app.views.scale import scale
from app.views.theme import SEATS, color, theme

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.views.review.lines import Frame, Line

Margins = tuple[float, float, float, float]
"""Room at the left of the lines, above, at the right and below."""


class Plot:
    """A plot that is painted into a picture whenever its owner wants another one."""

    def __init__(self, owner: QWidget, *, stepped: bool) -> None:
        self._stepped = stepped
        self._widget = pg.PlotWidget(parent=owner)  # hidden: its owner shows the picture
        self._widget.hide()
        self._widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._item = item = self._widget.plotItem
        item.hideButtons()
        item.setMenuEnabled(False)
        item.vb.setMouseEnabled(False, False)
        item.vb.setBorder(None)
        item.vb.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape, enabled=False)  # nor half the top line
        self._drawn: list[QGraphicsItem] = []

    def picture(
        self, frame: Frame, lines: Sequence[Line], rounds: Sequence[tuple[float, str]], margins: Margins
    ) -> QPixmap:
        """The plot as large as its owner, with the numbers of the ``rounds`` below it."""
        self._widget.resize(self._widget.parentWidget().size())
        self._style(margins)
        self._item.vb.setRange(xRange=(0, frame.last), yRange=(frame.low, frame.top), padding=0, disableAutoRange=True)
        self._item.getAxis("left").setTicks([[(value, f"{value:g}{frame.unit}") for value in frame.ticks]])
        self._item.getAxis("bottom").setTicks([rounds])
        try:
            self._draw_grid(frame)
            for line in lines:
                self._draw_line(frame, line)
            picture: QPixmap = self._widget.grab()
            return picture
        finally:
            for each in self._drawn:
                self._item.removeItem(each)
            self._drawn = []

    @property
    def _ratio(self) -> float:
        ratio: float = self._widget.devicePixelRatioF()
        return ratio

    def area(self) -> QRectF:
        """Where the lines are in the last picture."""
        box: QRectF = self._item.vb.sceneBoundingRect()
        return box

    def _style(self, margins: Margins) -> None:
        """Take theme and scale as they are now."""
        now, u = theme(), scale.unit
        left, above, right, below = margins
        self._widget.setBackground(QColor(now.panel))
        item = self._item
        item.layout.setContentsMargins(0, above, right, 0)
        item.layout.setSpacing(0)
        item.setContentsMargins(0, 0, 0, 0)
        for name, extent in (("left", left), ("bottom", below)):
            axis = item.getAxis(name)
            axis.setStyle(tickLength=0, tickFont=scale.font("text", 14.5, tabular=True), autoExpandTextSpace=False)
            axis.setStyle(
                tickTextOffset=round(8 * u), autoReduceTextSpace=False, tickAlpha=0, hideOverlappingLabels=False
            )
            axis.setPen(QPen(Qt.PenStyle.NoPen))
            axis.setTextPen(now.text_2)
            (axis.setWidth if name == "left" else axis.setHeight)(extent)
        item.layout.activate()

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
            self._draw_band(frame, x, y, np.array(line.error), tint)
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

    def _draw_band(self, frame: Frame, x: np.ndarray, y: np.ndarray, error: np.ndarray, tint: str) -> None:
        none = QPen(Qt.PenStyle.NoPen)
        low = pg.PlotCurveItem(x=x, y=np.clip(y - error, 0, frame.top), pen=none)
        high = pg.PlotCurveItem(x=x, y=np.clip(y + error, 0, frame.top), pen=none)
        self._add(low, 4)
        self._add(high, 4)
        self._add(pg.FillBetweenItem(low, high, brush=QBrush(color(tint, 0.16))), 4)

    def _add(self, item: QGraphicsItem, z: float) -> None:
        item.setZValue(z)
        self._item.addItem(item, ignoreBounds=True)
        self._drawn.append(item)


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
