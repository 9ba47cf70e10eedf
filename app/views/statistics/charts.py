"""A chart of the page of statistics: a trend over the games, or a sentence that says why there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer

from app.models.losses import LOSSES
from app.models.statistics.words import WORDS
from app.models.text import lines
from app.views.late_import import LOOK_AFTER, LateImport
from app.views.paint import brushes
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.statistics.axes import axes_of
from app.views.theme import keeper, theme
from app.views.tips import set_tip
from app.views.widgets.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QHideEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from app.ai.losses import LevelLoss
    from app.models.statistics.figures import Trend
    from app.views.statistics.plot import TrendPlot

PLOT = LateImport("app.views.statistics.plot")
"""The module that draws, with pyqtgraph and NumPy, whose import takes a third of a second."""


class TrendChart(Panel):
    """A panel with a trend.  It takes the keyboard focus, so that screen readers can read its last value.

    Args:
        at: Index in ``TRENDS`` of the trend that it shows.
        parent: The Qt parent.

    Attributes:
        trend: The trend that is shown; ``None`` where there is none.
    """

    heading = (19.0, 17.5)

    def __init__(self, at: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._at = at
        self.trend: Trend | None = None
        self._remark = self._why = ""
        self._marks: Sequence[tuple[float, str]] = ()
        self._picture: QPixmap | None = None
        self._plot: TrendPlot | None = None
        self._first = QTimer(self, singleShot=True, interval=LOOK_AFTER)
        self._first.timeout.connect(self._look)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        keeper.changed.connect(self.restyle)
        scale.changed.connect(self.restyle)

    @property
    def drawn(self) -> bool:
        """Whether its picture is painted; the first one has to wait for the import of ``PLOT``."""
        return self._picture is not None

    def show_trend(self, trend: Trend | None, why: str, steps: Sequence[LevelLoss] = ()) -> None:
        """Show another trend, and with it what the levels give away.

        Args:
            trend: The trend; ``None`` shows ``why`` instead.
            why: A sentence that says why there is none.
            steps: What the levels give away in such games, for the trend of losses.
        """
        self.trend, self._why, self._marks = trend, why, LOSSES.marks(steps)
        title, self._remark = WORDS.charts()[self._at]
        if steps:
            self._remark = WORDS.marked(self._remark)
        self.set_title(title)
        self.setAccessibleName(title)
        words = why
        if trend is not None:
            words = lines(WORDS.trend(self._at, trend.y[-1], trend.low[-1], trend.high[-1]), LOSSES.scale(steps))
        self.setAccessibleDescription(words)
        set_tip(self, f"{self._remark}\n{words}" if trend is not None else "")
        self.restyle()

    def restyle(self) -> None:
        """Paint again, in theme, scale and words as they are now."""
        self._picture = None
        self.update()

    def plot_box(self) -> QRect:
        """The box of the plot, in pixels of the panel."""
        px = scale.px
        top = self.head_height() + scale.text(13) * 1.1
        return QRectF(px(8), top, self.width() - px(16), self.height() - top - px(8)).toRect()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()

    def hideEvent(self, event: QHideEvent) -> None:
        self._first.stop()  # it is started again when the chart is painted
        super().hideEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.trend is not None and self._picture is None and PLOT.ready():
            # Not in ``paint_content``: there a painter is active on this widget already.
            self._picture = self._drawn(self.trend, self.plot_box().size())
        super().paintEvent(event)

    def paint_content(self, p: QPainter) -> None:
        now, box = theme(), self.plot_box()
        left = self.measure.of(18)
        small = scale.font("text", 13)
        if self.trend is None:
            words = QRectF(box).adjusted(left, 0, -left, -scale.px(10))
            brushes.draw_text(p, words, self._why, scale.font("text", 15), now.text_3, brushes.CENTER, wrap=True)
        else:
            place = QRectF(left, self.head_height() - scale.px(8), self.width() - 2 * left, scale.text(13) * 1.5)
            brushes.draw_text(p, place, self._remark, small, now.text_3, elide=True)
            if self._picture is None:
                self._first.start()
            else:
                p.drawPixmap(box.topLeft(), self._picture)
        if self.hasFocus():
            brushes.stroke(p, brushes.pen(now.brass_fill, 2.2))
            radius = self.radius * (1.0 if self.measure.wide else 0.82) * self.measure.unit
            p.drawPath(brushes.rounded(self.paper().adjusted(1.5, 1.5, -1.5, -1.5), radius))

    def _drawn(self, trend: Trend, size: QSize) -> QPixmap:
        if self._plot is None:
            from app.views.statistics.plot import TrendPlot  # imported by ``PLOT`` by now

            self._plot = TrendPlot(self)
        text = scale.text(13)
        margins = text * 3.2, text * 1.7
        axes = axes_of(trend, zero=self._at != 1, margins=margins, room=(size.width() - margins[0]) / (text * 5))
        return self._plot.picture(trend, axes, size, self._marks)

    def _look(self) -> None:
        """Paint as soon as ``PLOT`` is imported; until then look again after a while."""
        if PLOT.ready():
            self.update()
        elif self.isVisible():
            self._first.start()
