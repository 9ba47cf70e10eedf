"""A pyqtgraph plot that is painted into a picture: what the charts of the review and of the statistics share.

Imports pyqtgraph and NumPy (a third of a second, 50 MB); so only the modules that draw a chart import it, and they are
imported when a chart is painted for the first time.  The plot itself is never shown: painting it costs milliseconds,
copying a picture nearly nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPen, QPixmap

from app.views.lean_pyqtgraph import pg
from app.views.scale import scale
from app.views.theme import color, theme

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import numpy as np
    from PySide6.QtWidgets import QGraphicsItem, QWidget

    Ticks = Sequence[tuple[float, str]]

Margins = tuple[float, float, float, float]
"""Room at the left of the lines, above, at the right and below, in pixels."""

NO_PEN = QPen(Qt.PenStyle.NoPen)


class Range(NamedTuple):
    """What a plot shows: the first and last value of both axes, and the part of them left free around."""

    left: float
    right: float
    low: float
    high: float
    padding: float = 0.0


class PicturePlot:
    """A hidden plot; subclasses draw into it with ``_add`` and get the picture from ``_paint``.

    Args:
        owner: The widget that shows the picture.
        letters: Size of the numbers at the axes, in pixels of the drawing.
        gap: Between an axis and its numbers, in pixels of the drawing.
        overlapping: Whether numbers that touch each other are written all the same.
    """

    def __init__(self, owner: QWidget, *, letters: float, gap: float, overlapping: bool = False) -> None:
        self._letters, self._gap, self._overlapping = letters, gap, overlapping
        self._widget = pg.PlotWidget(parent=owner)
        self._widget.hide()
        self._widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._item = item = self._widget.plotItem
        item.hideButtons()
        item.setMenuEnabled(False)
        item.vb.setMouseEnabled(False, False)
        item.vb.setBorder(None)
        self._drawn: list[QGraphicsItem] = []

    def _paint(
        self,
        size: QSize,
        margins: Margins,
        shown: Range,
        ticks: tuple[Ticks, Ticks],
        draw: Callable[[], None],
    ) -> QPixmap:
        """The plot as large as ``size``, with the ``ticks`` at the left and below, and what ``draw`` adds."""
        self._widget.resize(size)
        self._dress(margins)
        self._item.vb.setRange(
            xRange=(shown.left, shown.right),
            yRange=(shown.low, shown.high),
            padding=shown.padding,
            disableAutoRange=True,
        )
        for name, values in zip(("left", "bottom"), ticks, strict=True):
            self._item.getAxis(name).setTicks([values])
        try:
            draw()
            picture: QPixmap = self._widget.grab()
            return picture
        finally:
            for each in self._drawn:
                self._item.removeItem(each)
            self._drawn = []

    @property
    def _ratio(self) -> float:
        """Device pixels per pixel."""
        ratio: float = self._widget.devicePixelRatioF()
        return ratio

    def _dress(self, margins: Margins) -> None:
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
            font = scale.font("text", self._letters, tabular=True)
            axis.setStyle(tickLength=0, tickFont=font, autoExpandTextSpace=False, tickTextOffset=round(self._gap * u))
            axis.setStyle(autoReduceTextSpace=False, tickAlpha=0)
            if self._overlapping:
                axis.setStyle(hideOverlappingLabels=False)
            axis.setPen(NO_PEN)
            axis.setTextPen(now.text_2)
            (axis.setWidth if name == "left" else axis.setHeight)(extent)
        item.layout.activate()

    def _add_band(self, x: np.ndarray, low: np.ndarray, high: np.ndarray, tint: str, alpha: float, z: float) -> None:
        """The ground between two lines that are not drawn themselves."""
        edges = [pg.PlotCurveItem(x=x, y=edge, pen=NO_PEN) for edge in (low, high)]
        for edge in edges:
            self._add(edge, z)
        self._add(pg.FillBetweenItem(*edges, brush=QBrush(color(tint, alpha))), z)

    def _add(self, item: QGraphicsItem, z: float) -> None:
        """Draw ``item`` in the next picture."""
        item.setZValue(z)
        self._item.addItem(item, ignoreBounds=True)
        self._drawn.append(item)
