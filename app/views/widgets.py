"""The controls of pages and dialogs: painted in the look, worked by mouse, keyboard and screen reader."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFont, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from app.views.paint import brushes, seats
from app.views.paint.glyphs import glyph
from app.views.scale import scale
from app.views.theme import keeper, mix, theme

GOLD = ("#F4CF7E", "#D9A441")
GOLD_INK = "#2A1906"
GOLD_RING = "#E9BE62"
PRIMARY, GHOST, DANGER, GOLDEN = "primary", "ghost", "danger", "gold"
FIXED = QSizePolicy.Policy.Fixed


class Control(QAbstractButton):
    """A painted button; knows hover and focus, follows theme and scale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hovered = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(FIXED, FIXED)
        keeper.changed.connect(self.update)
        scale.changed.connect(self._resized)

    def draw(self, p: QPainter) -> None:
        """Paint the control."""
        raise NotImplementedError

    def focus_ring(self, p: QPainter, place: QRectF, radius: float) -> None:
        """The brass ring of the keyboard's focus, when it is here."""
        if self.hasFocus():
            brushes.stroke(p, QPen(QColor(theme().brass_fill), 2.2))
            p.drawPath(brushes.rounded(place, radius))

    def enterEvent(self, event: QEnterEvent) -> None:
        self.hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered = False
        self.update()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        # Under an open sheet the page is disabled as a whole and keeps its looks.
        if self.testAttribute(Qt.WidgetAttribute.WA_ForceDisabled):
            p.setOpacity(0.45)
        self.draw(p)
        p.end()

    def _resized(self) -> None:
        self.updateGeometry()
        self.update()


class Button(Control):
    """A button with words and perhaps a glyph: primary, ghost, danger or gold."""

    def __init__(
        self, text: str = "", kind: str = GHOST, glyph_name: str = "", parent: QWidget | None = None, *, px: float = 17
    ) -> None:
        super().__init__(parent)
        self.kind, self.glyph_name, self._px = kind, glyph_name, px
        self.setText(text)

    def sizeHint(self) -> QSize:
        text = scale.text(self._px)
        width = brushes.text_width(self.text(), self._font()) + 2.4 * text + (1.5 * text if self.glyph_name else 0)
        return QSize(round(width), round(max(scale.px(44), text * 2.1)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def draw(self, p: QPainter) -> None:
        place = QRectF(self.rect()).adjusted(2, 2, -2, -3)
        radius = place.height() * 0.28
        ink = self._ground(p, place, radius)
        px = scale.text(self._px)
        text_font = brushes.fit_font(
            self.text(), "text", px, place.width() - (2.6 * px if self.glyph_name else px), weight=600
        )
        width = brushes.text_width(self.text(), text_font)
        gap = px * 1.5 if self.glyph_name else 0
        x = place.x() + (place.width() - width - gap) / 2
        if self.glyph_name:
            glyph(p, self.glyph_name, x, place.center().y() - px * 0.58, px * 1.16, ink)
        text_place = QRectF(x + gap, place.y() - 1, width + 4, place.height())
        brushes.draw_text(p, text_place, self.text(), text_font, ink)
        self.focus_ring(p, place.adjusted(-0.9, -0.9, 0.9, 0.9), radius + 1)

    def _font(self) -> QFont:
        return scale.font("text", self._px, weight=600)

    def _ground(self, p: QPainter, place: QRectF, radius: float) -> str:
        """Paint the body; the ink that is read on it."""
        now = theme()
        path = brushes.rounded(place, radius)
        if self.kind == PRIMARY:
            lift = 0.10 if self.hovered else 0.0
            p.setPen(QPen(QColor(mix(now.primary, "#000000", 0.35)), 1))
            top, body = mix(now.primary, "#FFFFFF", 0.16 + lift), mix(now.primary, "#FFFFFF", lift)
            p.setBrush(brushes.vertical(place, top, body, mix(now.primary, "#000000", 0.12)))
            p.drawPath(path)
            return now.on_primary
        if self.kind == GOLDEN:
            top, low = (mix(each, "#FFFFFF", 0.18 if self.hovered else 0) for each in GOLD)
            brushes.fill(p, brushes.vertical(place, top, low))
            p.drawPath(path)
            return GOLD_INK
        danger = self.kind == DANGER
        edge = now.danger if danger else (now.brass_fill if self.hovered else now.line_strong)
        p.setPen(QPen(QColor(edge), 1.3))
        p.setBrush(QColor(now.sunken if self.isDown() else now.raised))
        p.drawPath(path)
        return now.danger if danger else now.text


class IconButton(Control):
    """A square button with one glyph; its name is the tooltip."""

    def __init__(self, glyph_name: str, parent: QWidget | None = None, *, side: float = 46) -> None:
        super().__init__(parent)
        self.glyph_name, self._side = glyph_name, side

    def set_name(self, name: str) -> None:
        """What it does, for tooltip and screen reader."""
        self.setToolTip(name)
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        side = round(max(scale.px(self._side), 34))
        return QSize(side, side)

    def draw(self, p: QPainter) -> None:
        now = theme()
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        side = place.width()
        p.setPen(QPen(QColor(now.brass_fill if self.hovered else now.line), 1.2))
        p.setBrush(QColor(now.raised if self.hovered or self.isDown() else now.sunken))
        p.drawPath(brushes.rounded(place, side * 0.28))
        inset = side * 0.22
        glyph(p, self.glyph_name, place.x() + inset, place.y() + inset, side - 2 * inset, now.text)
        self.focus_ring(p, place, side * 0.28)


class Segment(Control):
    """One choice of a segmented control.

    Attributes:
        rank: Rhombs behind the text: how strong a choice it is.
    """

    def __init__(self, text: str, parent: QWidget, px: float) -> None:
        super().__init__(parent)
        self._px = px
        self.rank = 0
        self.setText(text)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        text = scale.text(self._px)
        width = brushes.text_width(self.text(), scale.font("text", self._px, weight=700))
        return QSize(round(width + self._rank_width() + 1.5 * text), round(max(scale.px(36), text * 1.9)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(scale.text(self._px) * 1.6), self.sizeHint().height())

    def draw(self, p: QPainter) -> None:
        now = theme()
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        radius = min(scale.px(10), place.height() * 0.3)
        chosen = self.isChecked()
        if chosen:
            p.setPen(QPen(QColor(now.line_strong), 1))
            p.setBrush(QColor(now.raised))
            p.drawPath(brushes.rounded(place, radius))
        ink = now.text if chosen or self.hovered else now.text_2
        weight = 700 if chosen else 600
        room = place.width() - 6 - self._rank_width()
        text_font = brushes.fit_font(self.text(), "text", scale.text(self._px), room, weight=weight)
        words = place.translated(-self._rank_width() / 2, -0.5)
        brushes.draw_text(p, words, self.text(), text_font, ink, brushes.CENTER, elide=True)
        x = words.center().x() + brushes.text_width(self.text(), text_font) / 2
        self._draw_rank(p, x, place.center().y(), ink)
        self.focus_ring(p, place, radius)

    def _rank_width(self) -> float:
        return self.rank * scale.text(self._px) * 0.5 + (4 if self.rank else 0)

    def _draw_rank(self, p: QPainter, x: float, y: float, ink: str) -> None:
        r = scale.text(self._px) * 0.2
        brushes.fill(p, ink)
        for step in range(self.rank):
            cx = x + 4 + r + step * r * 2.5
            p.drawPolygon(
                QPolygonF([QPointF(cx, y - r * 1.3), QPointF(cx + r, y), QPointF(cx, y + r * 1.3), QPointF(cx - r, y)])
            )


class Segmented(QWidget):
    """A few choices side by side, one of them taken; Tab enters it, arrows move in it.

    Signals:
        chosen: The key of the choice that a person took.
    """

    chosen = Signal(str)

    def __init__(self, choices: Sequence[tuple[str, str]], parent: QWidget | None = None, *, px: float = 16) -> None:
        super().__init__(parent)
        self._keys = [key for key, _ in choices]
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(0)
        for index, (_, text) in enumerate(choices):
            segment = Segment(text, self, px)
            self._group.addButton(segment, index)
            self._row.addWidget(segment)
        self._group.idClicked.connect(self._clicked)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, FIXED)
        keeper.changed.connect(self.update)
        scale.changed.connect(self._fit)
        self._fit()

    @property
    def value(self) -> str:
        """The key of the choice in force."""
        return self._keys[max(0, self._group.checkedId())]

    def set_value(self, key: str) -> None:
        """Take a choice without telling."""
        self._group.button(self._keys.index(key)).setChecked(True)

    def set_texts(self, texts: Sequence[str]) -> None:
        """Other words for the same choices."""
        for button, text in zip(self._group.buttons(), texts, strict=True):
            button.setText(text)
            button.updateGeometry()

    def segments(self) -> list[Segment]:
        """The single choices, in order."""
        return [each for each in self._group.buttons() if isinstance(each, Segment)]

    def paintEvent(self, _event: QPaintEvent) -> None:
        now = theme()
        p = QPainter(self)
        brushes.prepare(p)
        place = QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6)
        p.setPen(QPen(QColor(now.line), 1.2))
        p.setBrush(QColor(now.sunken))
        p.drawPath(brushes.rounded(place, min(scale.px(13), place.height() * 0.3)))
        p.end()

    def _clicked(self, index: int) -> None:
        self.chosen.emit(self._keys[index])

    def _fit(self) -> None:
        margin = max(3, round(scale.px(4)))
        self._row.setContentsMargins(margin, margin, margin, margin)


class Switch(Control):
    """On or off, with words beside it.

    The checkable state is the setting; the text is its name.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None, *, px: float = 17) -> None:
        super().__init__(parent)
        self._px = px
        self.setText(text)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, FIXED)

    def sizeHint(self) -> QSize:
        text = scale.text(self._px)
        width = brushes.text_width(self.text(), scale.font("text", self._px, weight=600))
        return QSize(round(width + 3.4 * text), round(text * 1.9))

    def draw(self, p: QPainter) -> None:
        now = theme()
        px = scale.text(self._px)
        height, width = px * 1.25, px * 2.2
        track = QRectF(2, (self.height() - height) / 2, width, height)
        on = self.isChecked()
        p.setPen(QPen(QColor(now.brass_fill if self.hovered else now.line_strong), 1.3))
        p.setBrush(QColor(now.selected if on else now.sunken))
        p.drawPath(brushes.rounded(track, height / 2))
        knob = height / 2 - 3
        x = track.right() - height / 2 if on else track.left() + height / 2
        p.setPen(QPen(QColor(now.line_strong), 1))
        p.setBrush(QColor("#FFFFFF" if on and not now.dark else now.raised))
        brushes.disc(p, x, track.center().y(), knob)
        if on:
            _tick(p, x, track.center().y(), knob * 0.62, now.selected)
        text_place = QRectF(track.right() + px * 0.7, -1, self.width() - track.right() - px * 0.7, self.height())
        brushes.draw_text(p, text_place, self.text(), scale.font("text", self._px, weight=600), now.text, elide=True)
        self.focus_ring(p, track.adjusted(-1, -1, 1, 1), height / 2 + 1)


def _tick(p: QPainter, x: float, y: float, r: float, colour: str) -> None:
    brushes.stroke(p, brushes.round_pen(colour, max(1.6, r * 0.4)))
    p.drawPolyline(
        QPolygonF([QPointF(x - r * 0.7, y), QPointF(x - r * 0.15, y + r * 0.55), QPointF(x + r * 0.8, y - r * 0.6)])
    )


class Link(Control):
    """Words that lead somewhere, perhaps with a chevron behind."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        chevron: bool = False,
        px: float = 16.5,
        quiet: bool = False,
    ) -> None:
        super().__init__(parent)
        self._chevron, self._px, self._quiet = chevron, px, quiet
        self.setText(text)

    def sizeHint(self) -> QSize:
        text = scale.text(self._px)
        width = brushes.text_width(self.text(), scale.font("text", self._px, weight=600))
        return QSize(round(width + text * (1.9 if self._chevron else 0.6)), round(text * 2))

    def draw(self, p: QPainter) -> None:
        now = theme()
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        weight = 400 if self._quiet else 600
        text_font = scale.font("text", self._px, weight=weight)
        text_font.setUnderline(self.hovered)
        ink = now.text_3 if self._quiet else now.brass
        side = scale.text(self._px) * 1.3 if self._chevron else 0
        brushes.draw_text(p, place.adjusted(0, -1, -side, 0), self.text(), text_font, ink, brushes.RIGHT)
        if self._chevron:
            chevron(p, place.right() - side, place.center().y() - side / 2, side, ink)
        self.focus_ring(p, place, 6)


def chevron(p: QPainter, x: float, y: float, side: float, colour: str, *, left: bool = False) -> None:
    """A painted arrow head in the square ``side`` at (x, y)."""
    brushes.stroke(p, brushes.round_pen(colour, max(1.6, side * 0.11)))
    points = [(0.62, 0.2), (0.35, 0.5), (0.62, 0.8)] if left else [(0.38, 0.2), (0.65, 0.5), (0.38, 0.8)]
    p.drawPolyline(QPolygonF([QPointF(x + a * side, y + b * side) for a, b in points]))


class SignButton(Control):
    """A bare sign: ``up`` or ``cross``."""

    def __init__(self, sign: str, parent: QWidget | None = None, *, side: float = 30) -> None:
        super().__init__(parent)
        self._sign, self._side = sign, side

    def set_name(self, name: str) -> None:
        """What it does, for tooltip and screen reader."""
        self.setToolTip(name)
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        side = round(max(26, scale.px(self._side)))
        return QSize(side, side)

    def draw(self, p: QPainter) -> None:
        now, box = theme(), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.hovered and self.isEnabled():
            brushes.fill(p, now.sunken)
            p.drawPath(brushes.rounded(box, 7))
        r, c = box.width() * 0.2, box.center()
        brushes.stroke(p, brushes.round_pen(now.text_2, max(1.6, r * 0.4)))
        if self._sign == "up":
            p.drawPolyline([c + QPointF(-r, r / 2), c + QPointF(0, -r / 2), c + QPointF(r, r / 2)])
        else:
            p.drawLine(c + QPointF(-r, -r), c + QPointF(r, r))
            p.drawLine(c + QPointF(-r, r), c + QPointF(r, -r))
        self.focus_ring(p, box, 7)


class ShieldButton(Control):
    """The shield of a seat; a click asks for the next colour."""

    def __init__(self, colour: int, parent: QWidget | None = None, *, side: float = 40) -> None:
        super().__init__(parent)
        self.colour, self._side = colour, side

    def sizeHint(self) -> QSize:
        side = round(scale.px(self._side) + 10)
        return QSize(side, round(side * 1.12))

    def draw(self, p: QPainter) -> None:
        side = self.width() - 10
        seats.seat_shield(p, 5, 3, side, self.colour)
        self.focus_ring(p, QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2), 8)


class Words(QLabel):
    """Text of a page in one role of the look; follows theme and scale."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        role: str = "text",
        px: float = 16,
        weight: int | None = None,
        italic: bool | None = None,
        ink: str = "text",
        spacing: float | None = None,
        wrap: bool = False,
    ) -> None:
        super().__init__(text, parent)
        self._font = (role, px, weight, italic, spacing)
        self._ink = ink
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        keeper.changed.connect(self._dress)
        scale.changed.connect(self._dress)
        self._dress()

    def set_ink(self, ink: str) -> None:
        """Another colour, by its name in the theme."""
        self._ink = ink
        self._dress()

    def _dress(self) -> None:
        role, px, weight, italic, spacing = self._font
        self.setFont(scale.font(role, px, weight=weight, italic=italic, spacing=spacing))
        colours = self.palette()
        colours.setColor(self.foregroundRole(), QColor(getattr(theme(), self._ink)))
        self.setPalette(colours)


class Field(QLineEdit):
    """One line to write in."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, px: float = 16.5) -> None:
        super().__init__(text, parent)
        self._px = px
        keeper.changed.connect(self._dress)
        scale.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        now = theme()
        self.setFont(scale.font("text", self._px))
        pad = round(scale.text(self._px) * 0.45)
        self.setStyleSheet(
            f"QLineEdit {{ background: {now.raised}; color: {now.text}; border: 1px solid {now.line_strong};"
            f" border-radius: {round(scale.px(9))}px; padding: {max(2, pad - 3)}px {pad}px;"
            f" selection-background-color: {now.primary}; selection-color: {now.on_primary}; }}"
            f"QLineEdit:focus {{ border: 2px solid {now.brass_fill}; padding: {max(1, pad - 4)}px {pad - 1}px; }}"
        )


class Stepper(QWidget):
    """A whole number between two bounds.

    Signals:
        changed: The new number.
    """

    changed = Signal(int)

    def __init__(self, values: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values, self._at = list(values), 0
        self.less, self.more = _StepButton(False, self), _StepButton(True, self)
        self.less.clicked.connect(self._down)
        self.more.clicked.connect(self._up)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for each in (self.less, self.more):
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(FIXED, FIXED)
        keeper.changed.connect(self.update)
        scale.changed.connect(self.updateGeometry)

    @property
    def value(self) -> int:
        """The number in force."""
        return self._values[self._at]

    def set_value(self, value: int) -> None:
        """Take a number without telling."""
        self._at = self._values.index(value)
        self._show()

    def sizeHint(self) -> QSize:
        height = max(scale.px(38), scale.text(17) * 1.9)
        return QSize(round(height * 3.4), round(height))

    def resizeEvent(self, _event: QEvent) -> None:
        side = self.height()
        self.less.setGeometry(0, 0, side, side)
        self.more.setGeometry(self.width() - side, 0, side, side)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Up: 1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Plus: 1,
            Qt.Key.Key_Down: -1,
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Minus: -1,
            Qt.Key.Key_PageUp: 5,
            Qt.Key.Key_PageDown: -5,
            Qt.Key.Key_Home: -len(self._values),
            Qt.Key.Key_End: len(self._values),
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self._step(step)

    def paintEvent(self, _event: QPaintEvent) -> None:
        now = theme()
        p = QPainter(self)
        brushes.prepare(p)
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        p.setPen(QPen(QColor(now.brass_fill if self.hasFocus() else now.line), 2.2 if self.hasFocus() else 1.2))
        p.setBrush(QColor(now.sunken))
        p.drawPath(brushes.rounded(place, place.height() * 0.28))
        number_font = scale.font("display", 22, weight=800, tabular=True)
        brushes.draw_text(p, place.translated(0, -1), str(self.value), number_font, now.text, brushes.CENTER)
        p.end()

    def _down(self) -> None:
        self._step(-1)

    def _up(self) -> None:
        self._step(1)

    def _step(self, by: int) -> None:
        at = min(len(self._values) - 1, max(0, self._at + by))
        if at != self._at:
            self._at = at
            self._show()
            self.changed.emit(self.value)

    def _show(self) -> None:
        self.less.setEnabled(self._at > 0)
        self.more.setEnabled(self._at < len(self._values) - 1)
        self.setAccessibleDescription(str(self.value))
        self.update()


class _StepButton(Control):
    """The plus or minus of a stepper."""

    def __init__(self, plus: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._plus = plus
        self.setAutoRepeat(True)
        self.setAccessibleName("+" if plus else "−")

    def draw(self, p: QPainter) -> None:
        now = theme()
        place = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        p.setPen(QPen(QColor(now.brass_fill if self.hovered and self.isEnabled() else now.line), 1))
        p.setBrush(QColor(now.raised))
        p.drawPath(brushes.rounded(place, place.height() * 0.28))
        r = place.height() * 0.22
        centre = place.center()
        brushes.stroke(p, brushes.round_pen(now.text, max(1.6, r * 0.34)))
        p.drawLine(QPointF(centre.x() - r, centre.y()), QPointF(centre.x() + r, centre.y()))
        if self._plus:
            p.drawLine(QPointF(centre.x(), centre.y() - r), QPointF(centre.x(), centre.y() + r))


class Rule(QWidget):
    """A hairline between groups."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, FIXED)
        keeper.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(10, round(scale.px(10)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        p.fillRect(QRectF(0, self.height() // 2, self.width(), 1), QColor(theme().line))
        p.end()
