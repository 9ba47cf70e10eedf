"""The common base of the charts of the review and of the statistics: a pyqtgraph plot painted into a pixmap.

The plot itself is never shown: painting it takes milliseconds, copying a pixmap nearly nothing.

This module imports pyqtgraph and NumPy, a third of a second and 50 MB.  So only the modules that draw a chart import
it, and these are imported (``LateImport``) when a chart is painted for the first time.
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
"""Left, top, right and bottom margin around the area of the lines, in logical pixels."""

NO_PEN = QPen(Qt.PenStyle.NoPen)


class Range(NamedTuple):
    """What a plot shows: first and last value of x and y, and the share of each range added on both sides."""

    left: float
    right: float
    low: float
    high: float
    padding: float = 0.0


class PicturePlot:
    """A hidden plot; subclasses call ``_paint`` for a picture and draw into it with ``_add``.

    Args:
        owner: The widget that shows the picture, parent of the hidden plot.
        letters: Size of the numbers at the axes, in pixels of the drawing.
        gap: Space between an axis and its numbers, in pixels of the drawing.
        overlapping: Whether numbers are written even if they overlap.
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
        """Paint the plot.

        Args:
            size: Of the picture in logical pixels.
            margins: Around the area of the lines.
            shown: Ranges of the axes.
            ticks: Value and label of each tick, of the left and of the bottom axis.
            draw: Called to add what is drawn, with ``_add``; it is removed again afterwards.
        """
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
        """Set colours, fonts and margins for the current theme and scale."""
        # The axes get a fixed width and height, and may not grow with their numbers: the area of the lines has to be
        # where the margins say, since whoever shows the picture draws a cursor on it.
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
        item.layout.activate()  # at once: the plot is painted before the event loop turns

    def _add_band(self, x: np.ndarray, low: np.ndarray, high: np.ndarray, tint: str, alpha: float, z: float) -> None:
        """Fill the area between the lines ``low`` and ``high`` with ``tint``; the lines are not drawn."""
        edges = [pg.PlotCurveItem(x=x, y=edge, pen=NO_PEN) for edge in (low, high)]
        for edge in edges:
            self._add(edge, z)
        self._add(pg.FillBetweenItem(*edges, brush=QBrush(color(tint, alpha))), z)

    def _add(self, item: QGraphicsItem, z: float) -> None:
        """Add ``item`` to the picture that is being painted, at the stacking height ``z``."""
        item.setZValue(z)
        self._item.addItem(item, ignoreBounds=True)  # the ranges are given, not reckoned from what is drawn
        self._drawn.append(item)
