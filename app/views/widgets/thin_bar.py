"""A narrow scroll bar that is quick to paint, for lists that scroll while a slider is dragged."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollBar, QStyle, QStyleOptionSlider, QWidget

from app.views.paint.guard import painting
from app.views.theme import color, keeper, theme
from app.views.widgets.panel import thin_scrollbar

EDGE = 2
"""Pixels around the handle."""


class ThinBar(QScrollBar):
    """A vertical scroll bar on the plain paper of a panel.

    Its size comes from the style sheet of ``thin_scrollbar``.  It paints itself, which takes an eighth of the time that
    painting by the style sheet takes, and it is opaque, so that the panel below is not repainted with it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        keeper.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.setStyleSheet(thin_scrollbar())

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Polish, QEvent.Type.StyleChange):
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # applying a style sheet clears it
        return done

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        now, option = theme(), QStyleOptionSlider()
        self.initStyleOption(option)
        # Where the handle is, only the style knows.
        complex_, handle = QStyle.ComplexControl.CC_ScrollBar, QStyle.SubControl.SC_ScrollBarSlider
        place = self.style().subControlRect(complex_, option, handle, self)
        p = QPainter(self)
        p.fillRect(self.rect(), color(now.panel))
        p.fillRect(place.adjusted(EDGE, EDGE, -EDGE, -EDGE), color(now.line_strong))
        p.end()
