"""The slider over a past game, with its rounds, turns in the colours of the seats, signs for events, and a bubble."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from math import ceil, floor
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSlider, QWidget

from app.views.paint.brushes import (
    CENTER,
    LEFT,
    draw_text,
    drawing,
    linear,
    painted,
    prepare,
    rounded,
    shadow,
    text_width,
)
from app.views.paint.cache import pixmaps
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.paint.seats import seat_pattern
from app.views.review.corners import page_ground
from app.views.scale import scale
from app.views.theme import SEATS, color, keeper, mix, theme
from app.views.tips import show_tip
from app.views.widgets.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from app.models.review.timeline import Stretch

HEIGHT = 118
"""Height in px of the drawing."""

# Places and sizes in px of the drawing.
_SIDE = 34
_STRIP, _STRIP_HEIGHT = 34, 18
_TRACK, _TRACK_HEIGHT = 60, 8
_GLYPH_Y, _GLYPH_SIZE = 76, 18
_BUBBLE_Y, _BUBBLE_WIDTH, _BUBBLE_HEIGHT = 84, 148, 28
_KNOB = 13

TURNS_PER_STEP = 30
"""Number of turns that ``PositionSlider.paint_steps`` paints per step."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A glyph below the track.

    Attributes:
        position: Position at which it stands.
        glyph: Name of the glyph.
        tone: Name of its colour in the theme.
        weight: Of signs that would overlap the one with the largest weight is shown.
        text: What happened, for the tool tip.
    """

    position: int
    glyph: str
    tone: str
    weight: int
    text: str


class PositionSlider(QSlider):
    """A slider from position 0 to the end of a game.

    Everything behind the knob is painted ahead into two pictures, as already played and as still to come; at each
    position one is copied left of the knob and the other right of it.

    Signals:
        stepped: 1 or -1, for a move on or back by the mouse wheel.
    """

    stepped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._rounds: Sequence[Stretch] = ()
        self._turns: Sequence[Stretch] = ()
        self._colours: Sequence[int] = ()
        self._signs: Sequence[Sign] = ()
        self._placed: list[tuple[QRectF, Sign]] = []  # the signs that are shown
        self._ground: tuple[QPixmap, QPixmap] | None = None  # the two pictures behind the knob
        self._look = 0  # counted up when they become void, so that one being painted is known to be void
        self._row: QPixmap | None = None  # picture of all signs
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setRange(0, 1)
        keeper.changed.connect(self.repaint_ground)
        scale.changed.connect(self.repaint_ground)
        self.valueChanged.connect(self.update)

    def load(self, plies: int, rounds: Sequence[Stretch], turns: Sequence[Stretch], colours: Sequence[int]) -> None:
        """Show another game; ``colours`` are the indices into ``SEATS`` of its seats."""
        self._rounds, self._turns, self._colours, self._signs = rounds, turns, colours, ()
        self.setRange(0, max(1, plies))
        self.repaint_ground()

    def set_signs(self, signs: Sequence[Sign]) -> None:
        """Show other signs below the track, as many as there is room for."""
        if signs != self._signs:
            self._signs = signs
            if self._ground is not None:
                self._lay_signs()
            self.update()

    def signs(self) -> list[Sign]:
        """The signs for which there is room."""
        self._grounds()
        return [sign for _, sign in self._placed]

    def repaint_ground(self) -> None:
        """Forget what was painted ahead, after a change of theme, size or language."""
        self._ground = None
        self._look += 1
        self.update()

    def x_of(self, position: float) -> float:
        """The x coordinate of a position in this widget."""
        left, width = self._span()
        return left + width * position / self.maximum()

    def position_at(self, x: float) -> int:
        """The position nearest to an x coordinate."""
        left, width = self._span()
        share = (x - left) / width
        return max(0, min(self.maximum(), round(share * self.maximum())))

    def _span(self) -> tuple[float, float]:
        """Left edge and width of the track in px."""
        side = _SIDE * scale.unit
        return side, max(1.0, self.width() - 2 * side)

    # --- input ---------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.position_at(event.position().x()))
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self.position_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        delta = event.angleDelta().y() or -event.angleDelta().x()
        if delta:
            self.stepped.emit(-1 if delta > 0 else 1)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # keys belong to the page

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._grounds()
            point = QPointF(event.pos())
            text = next((sign.text for place, sign in self._placed if place.contains(point)), "")
            show_tip(event.globalPos(), text, self)
            return True
        done = super().event(event)
        if event.type() in (QEvent.Type.Polish, QEvent.Type.StyleChange):
            # So that Qt need not paint the card below at each position.  Set here, because Qt resets the attribute
            # whenever a style sheet is applied.
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._ground is None or self._ground[0].deviceIndependentSize().toSize() != self.size():
            self.repaint_ground()  # not when it is shown: Qt tells a hidden widget its size once more then

    # --- painting ------------------------------------------------------------------------------------------------

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        past, future = self._grounds()
        painter = QPainter(self)
        prepare(painter)
        x = self.x_of(self.value())
        ratio = past.devicePixelRatio()
        cut = round(x)
        for pixmap, left, right in ((past, 0, cut), (future, cut, self.width())):
            # Qt takes the source in device pixels.
            target = QRectF(left, 0, right - left, self.height())
            source = QRectF(left * ratio, 0, (right - left) * ratio, self.height() * ratio)
            painter.drawPixmap(target, pixmap, source)
        self._draw_track(painter, x)
        bubble = self._bubble(x)
        self._draw_signs(painter, bubble)
        self._draw_bubble(painter, bubble)
        painter.end()

    def _draw_signs(self, painter: QPainter, bubble: QRectF) -> None:
        """Draw all signs but those behind the bubble: copy the parts of their picture left and right of it."""
        if self._row is None:
            return
        hidden = [place for place, _ in self._placed if place.intersects(bubble)]
        # Signs are at least a pixel apart, so rounding cuts through none.
        left = floor(min((place.left() for place in hidden), default=self.width()))
        right = ceil(max((place.right() for place in hidden), default=self.width()))
        ratio, top, high = self._row.devicePixelRatio(), self._signs_top(), self._row.deviceIndependentSize().height()
        for start, end in ((0, left), (right, self.width())):
            if end > start:
                source = QRectF(start * ratio, 0, (end - start) * ratio, self._row.height())
                painter.drawPixmap(QRectF(start, top, end - start, high), self._row, source)

    @staticmethod
    def _signs_top() -> int:
        return floor(_GLYPH_Y * scale.unit)

    def _painted_signs(self) -> QPixmap | None:
        """A picture of all signs; ``None`` without any."""
        # There may be a hundred of them, too many to draw one by one at each position.
        if not self._placed:
            return None

        def draw(p: QPainter) -> None:
            p.translate(0, -self._signs_top())
            for place, sign in self._placed:
                glyph(p, sign.glyph, place.x(), place.y(), place.width(), getattr(theme(), sign.tone))

        high = max(place.bottom() for place, _ in self._placed) - self._signs_top()
        return painted(self.width(), ceil(high), self.devicePixelRatioF(), draw)

    def _draw_track(self, painter: QPainter, x: float) -> None:
        now, u = theme(), scale.unit
        left, width = self._span()
        top, high = _TRACK * u, _TRACK_HEIGHT * u
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(now.sunken))
        painter.drawPath(rounded(QRectF(left, top, width, high), high / 2))
        painter.setBrush(QColor(now.brass_fill))
        painter.drawPath(rounded(QRectF(left, top, max(high, x - left), high), high / 2))
        r, y = _KNOB * u, top + high / 2
        painter.drawPixmap(QPointF(x - 2 * r, y - 2 * r), self._knob(r))
        if self.hasFocus():
            painter.setPen(QPen(QColor(now.brass), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x, y), r + 3, r + 3)

    def _knob(self, r: float) -> QPixmap:
        def draw(p: QPainter) -> None:
            shadow(p, QRectF(r, r, 2 * r, 2 * r), r, 5 * scale.unit, 0.5)
            p.setPen(QPen(QColor("#2A1906"), 1.4))
            p.setBrush(linear(0, r, 0, 3 * r, "#F7DA96", "#D9A441"))
            p.drawEllipse(QPointF(2 * r, 2 * r), r, r)

        ratio = self.devicePixelRatioF()
        return pixmaps.get(("slider knob", r, ratio), lambda: painted(4 * r, 4 * r, ratio, draw))

    def _words(self) -> str:
        """The words in the bubble."""
        if self.value() == 0:
            return self.tr("Before the first move")
        return self.tr("Move {number} of {count}").format(number=self.value(), count=self.maximum())

    def _bubble(self, x: float) -> QRectF:
        u = scale.unit
        face = self._bubble_font()
        width = max(_BUBBLE_WIDTH * u, text_width(self._words(), face) + 28 * u)
        least = (_SIDE - _KNOB) * u  # at either end of the track it is flush with the knob
        left = min(max(least, x - width / 2), self.width() - width - least)
        high = max(_BUBBLE_HEIGHT * u, face.pixelSize() * 1.4)
        return QRectF(left, min(_BUBBLE_Y * u, self.height() - high - 1), width, high)

    def bubble(self) -> QRectF:
        """The box of the bubble with the words about the position."""
        return self._bubble(self.x_of(self.value()))

    def _bubble_font(self) -> QFont:
        return scale.font("text", 15.5, weight=700, tabular=True)

    def _draw_bubble(self, painter: QPainter, place: QRectF) -> None:
        now = theme()
        painter.setPen(QPen(QColor(now.brass_fill), 1.4))
        painter.setBrush(QColor(now.raised))
        painter.drawPath(rounded(place, place.height() / 2))
        draw_text(painter, place.translated(0, -0.5), self._words(), self._bubble_font(), now.text, CENTER)

    def _grounds(self) -> tuple[QPixmap, QPixmap]:
        """The two pictures behind the knob, painted if need be: as already played, and as still to come."""
        if self._ground is None:
            deque(self.paint_steps(), maxlen=0)  # takes all steps at once
        assert self._ground is not None
        return self._ground

    def paint_steps(self) -> Iterator[None]:
        """Paint the two pictures ahead, ``TURNS_PER_STEP`` turns per step.

        They are thrown away where game, size, theme or language change before the last step.
        """
        ratio, turns, look = self.devicePixelRatioF(), self._turns, self._look
        past, future = (self._opaque(ratio) for _ in range(2))
        for first in range(0, len(turns), TURNS_PER_STEP):
            for picture, coming in ((past, False), (future, True)):
                with drawing(picture) as p:
                    for turn in turns[first : first + TURNS_PER_STEP]:
                        self._draw_turn(p, turn, future=coming)
                yield
        for picture in (past, future):
            with drawing(picture) as p:
                self._draw_rounds(p)
        if look == self._look:
            self._ground = past, future
            self._lay_signs()

    def _opaque(self, ratio: float) -> QPixmap:
        """An opaque picture of the part of the card that lies below this widget."""
        # Without an alpha channel, so that Qt copies it without blending.
        picture = QPixmap(ceil(self.width() * ratio), ceil(self.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(page_ground())
        with drawing(picture) as p:
            self._draw_card(p)
        return picture

    def _lay_signs(self) -> None:
        """Place the signs, and paint their picture."""
        self._placed = self._place_signs()
        self._row = self._painted_signs()

    def _draw_card(self, painter: QPainter) -> None:
        """Draw the part of the card on which this widget lies."""
        painter.fillRect(self.rect(), QColor(page_ground()))
        card = self.parentWidget()
        if isinstance(card, Panel):
            painter.translate(-self.pos())
            card.draw(painter)
            painter.translate(self.pos())

    def _draw_turn(self, painter: QPainter, turn: Stretch, *, future: bool) -> None:
        top, high = _STRIP * scale.unit, _STRIP_HEIGHT * scale.unit
        gap = 0.8 if self.width() / max(1, len(self._turns)) > 8 else 0.3
        left, right = self.x_of(turn.first), self.x_of(turn.last)
        path = QPainterPath()
        path.addRect(QRectF(left + gap, top, max(0.5, right - left - 2 * gap), high))
        colour = self._colours[turn.seat]
        base = SEATS[colour].color
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(mix(base, theme().panel, 0.55) if future else base))
        painter.drawPath(path)
        seat_pattern(painter, path, colour, 0.08 if future else 0.22)

    def _draw_rounds(self, painter: QPainter) -> None:
        """Draw a tick at the beginning of each round and at the end, and the words that there is room for."""
        now, u = theme(), scale.unit
        face = scale.font("text", 14, tabular=True)
        top = _STRIP * u
        free = 0.0  # right end of the last words
        words = self._round_words(face)
        for each, text in zip(self._rounds, words, strict=True):
            x = self.x_of(each.first)
            painter.setPen(QPen(color(now.text_3), 1.2))
            painter.drawLine(QPointF(x, top - 8 * u), QPointF(x, top - 1 * u))
            width = text_width(text, face)
            if x + 6 * u >= free and width <= self.width() - x:
                draw_text(painter, QRectF(x + 6 * u, top - 27 * u, width + 2, 22 * u), text, face, now.text_3, LEFT)
                free = x + width + 12 * u
        x = self.x_of(self.maximum())
        painter.setPen(QPen(color(now.text_3), 1.2))
        painter.drawLine(QPointF(x, top - 8 * u), QPointF(x, top - 1 * u))

    def _round_words(self, face: QFont) -> list[str]:
        """``Round 1``, ``Round 2`` ... where there is room for all but the last; else numbers after ``Round 1``."""
        words = [self.tr("Round {number}").format(number=each.number) for each in self._rounds]
        rooms = [self.x_of(each.last) - self.x_of(each.first) - 10 * scale.unit for each in self._rounds]
        if all(text_width(text, face) <= room for text, room in zip(words[:-1], rooms, strict=False)):
            return words
        return [*words[:1], *(str(each.number) for each in self._rounds[1:])]

    def _place_signs(self) -> list[tuple[QRectF, Sign]]:
        """The signs for which there is room, with their boxes; those of more weight, then earlier ones, come first."""
        side = max(13.0, _GLYPH_SIZE * scale.unit)
        placed: list[tuple[QRectF, Sign]] = []
        for sign in sorted(self._signs, key=lambda each: (-each.weight, each.position)):
            place = QRectF(self.x_of(sign.position) - side / 2, _GLYPH_Y * scale.unit, side, side)
            if not any(place.adjusted(-1, 0, 1, 0).intersects(other) for other, _ in placed):
                placed.append((place, sign))
        return placed
