"""The band below the slider of a review: for one seat, bars of luck and of costly decisions for each turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.models.review.skill import is_clear, points
from app.views.paint.brushes import painted, prepare
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.review.corners import page_ground
from app.views.scale import scale
from app.views.theme import color, keeper, theme
from app.views.tips import show_tip
from app.views.widgets.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.models.review.skill import TurnSkill
    from app.views.review.position_slider import PositionSlider

BAND = 46
"""Height in px of the drawing."""

_LUCK, _GAP = 27, 4
"""Height of the upper lane, that of luck, and space between it and the lane of decisions, in px of the drawing."""

_GLYPH = 15
"""Side of the glyphs in front of the lanes, in px of the drawing."""

LEAST = 0.1
"""Least change of a win share for which a bar of luck is as high as its half of the lane; half of it for decisions."""


class SkillBand(QWidget):
    """Two bars for each turn along the slider: luck from the middle of the upper lane up or down, decisions below.

    The bars are painted once into a picture; when the slider moves only two narrow strips of it are copied.

    Args:
        slider: The slider, which gives the x coordinates of positions.
        parent: The Qt parent, on which the slider lies, too.

    Signals:
        picked: Position on which the person pressed.
        mistake_picked: The ``TurnSkill`` on whose bar of costly decisions the person pressed.
    """

    picked = Signal(int)
    mistake_picked = Signal(object)

    def __init__(self, slider: PositionSlider, parent: QWidget) -> None:
        super().__init__(parent)
        self._slider = slider
        self.turns: Sequence[TurnSkill] = ()
        self._tell: Callable[[TurnSkill], str] | None = None
        self._position = 0
        self._picture: QPixmap | None = None
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        keeper.changed.connect(self.repaint_all)
        scale.changed.connect(self.repaint_all)

    def show_turns(self, turns: Sequence[TurnSkill], tell: Callable[[TurnSkill], str]) -> None:
        """Show these turns; ``tell`` gives the tool tip of a turn."""
        if (turns, tell) != (self.turns, self._tell):
            self.turns, self._tell = turns, tell
            self.repaint_all()

    def move_cursor(self, position: int) -> None:
        """Put the cursor at a position."""
        if position != self._position:
            before, self._position = self._position, position
            self.update(self._strip(before))
            self.update(self._strip(position))

    def repaint_all(self) -> None:
        """Forget the picture, and paint it again."""
        self._picture = None
        self.update()

    def paint_ahead(self) -> None:
        """Paint the picture now, so that the next paint event only copies it."""
        if self._picture is None and self.isVisible():
            self._picture = painted(self.width(), self.height(), self.devicePixelRatioF(), self._draw)

    def bars(self) -> list[tuple[QRectF, str]]:
        """Box of every bar, and name of its colour in the theme; a figure below its standard error has no bar."""
        u = scale.unit
        top = max([LEAST, *(abs(turn.luck.value) for turn in self.turns)])
        deep = max([LEAST / 2, *(abs(turn.decisions.value) for turn in self.turns)])
        middle, below, low = _LUCK / 2 * u, (_LUCK + _GAP) * u, (BAND - _LUCK - _GAP - 3) * u
        found = []
        for turn in self.turns:
            left, right = self._slider.x_of(turn.first), self._slider.x_of(turn.last)
            width = max(1.5, right - left - 1.6)
            if points(turn.luck):
                high = max(1.5, abs(turn.luck.value) / top * middle)
                y = middle - high if turn.luck.value > 0 else middle
                tone = "selected" if turn.luck.value > 0 else "danger"
                found.append((QRectF(left + 0.8, y, width, high), tone if is_clear(turn.luck) else "line_strong"))
            if points(turn.decisions) < 0:
                high = max(1.5, abs(turn.decisions.value) / deep * low)
                tone = "brass" if is_clear(turn.decisions) else "line_strong"
                found.append((QRectF(left + 0.8, below, width, high), tone))
        return found

    # --- input ---------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        place = event.position()
        turn = self._turn_at(place.x())
        if turn is not None and place.y() >= _LUCK * scale.unit and points(turn.decisions) < 0:
            self.mistake_picked.emit(turn)
        else:
            self.picked.emit(self._slider.position_at(place.x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.picked.emit(self._slider.position_at(event.position().x()))

    def _turn_at(self, x: float) -> TurnSkill | None:
        x_of = self._slider.x_of
        return next((turn for turn in self.turns if x_of(turn.first) <= x < x_of(turn.last)), None)

    def tip(self, x: float) -> str:
        """The tool tip at an x coordinate: of the turn there; left of the first one, what the band shows."""
        if x < self._slider.x_of(0):
            return self.tr("Per turn: luck above, costly decisions below")
        turn = self._turn_at(x)
        return self._tell(turn) if turn and self._tell else ""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            show_tip(event.globalPos(), self.tip(event.pos().x()), self)
            return True
        done = super().event(event)
        if event.type() in (QEvent.Type.Polish, QEvent.Type.StyleChange):
            # Qt resets the attribute whenever a style sheet is applied.
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.repaint_all()

    # --- painting ------------------------------------------------------------------------------------------------

    def _strip(self, position: int) -> QRect:
        x = self._slider.x_of(position)
        return QRectF(x - 2 * scale.unit - 1, 0, 4 * scale.unit + 2, self.height()).toAlignedRect()

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None:
            self._picture = painted(self.width(), self.height(), self.devicePixelRatioF(), self._draw)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)  # Qt clips it to the region of the event
        u, x = scale.unit, self._slider.x_of(self._position)
        line = QRectF(round(x - u), 0, max(1.0, round(2 * u)), self.height() - 3 * u)
        painter.fillRect(line, QColor(theme().brass))
        painter.end()

    def _draw(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), QColor(page_ground()))
        card = self.parentWidget()
        if isinstance(card, Panel):
            painter.translate(-self.pos())
            card.draw(painter)
            painter.translate(self.pos())
        prepare(painter)
        now, u = theme(), scale.unit
        left, right = self._slider.x_of(0), self._slider.x_of(self._slider.maximum())
        luck, decisions = QRectF(left, 0, right - left, _LUCK * u), QRectF(left, (_LUCK + _GAP) * u, right - left, 0)
        decisions.setBottom((BAND - 3) * u)
        painter.fillRect(luck, color(now.sunken, 0.7))
        painter.fillRect(decisions, color(now.sunken, 0.7))
        painter.setPen(QPen(QColor(now.line_strong), 1))
        painter.drawLine(QPointF(left, luck.center().y()), QPointF(right, luck.center().y()))
        painter.drawLine(QPointF(left, decisions.top()), QPointF(right, decisions.top()))
        for place, tone in self.bars():
            painter.fillRect(place, QColor(getattr(now, tone)))
        side = max(11.0, _GLYPH * u)
        for name, lane in (("rolling-dices", luck), ("brain", decisions)):
            glyph(painter, name, left - side - 5 * u, lane.center().y() - side / 2, side, now.text_3)
