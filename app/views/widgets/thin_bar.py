"""A quiet scroll bar for lists that go somewhere else at each position of a slider."""

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

    Its style sheet says how large it is.  It paints itself, which takes an eighth of the time that the style sheet
    takes, and covers all of its place, so that the panel below is not painted with it.
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
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # a style sheet takes it back when it comes
        return done

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        now, option = theme(), QStyleOptionSlider()
        self.initStyleOption(option)
        complex_, handle = QStyle.ComplexControl.CC_ScrollBar, QStyle.SubControl.SC_ScrollBarSlider
        place = self.style().subControlRect(complex_, option, handle, self)
        p = QPainter(self)
        p.fillRect(self.rect(), color(now.panel))
        p.fillRect(place.adjusted(EDGE, EDGE, -EDGE, -EDGE), color(now.line_strong))
        p.end()
