"""Input widgets of pages and dialogs: segmented control, switch, stepper, line of text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from app.views.paint import brushes
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.theme import keeper, theme
from app.views.tips import show_tip
from app.views.widgets.buttons import FIXED, Control
from app.views.widgets.sheet import Sheet


class SettingControl(Control):
    """A control that sets a value.

    In a sheet a click gives it the focus, so that arrow keys and the space bar continue from there, and Enter is left
    to the sheet, whose main button it presses.
    """

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self._in_sheet():
            self.setFocus(Qt.FocusReason.MouseFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._in_sheet():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _in_sheet(self) -> bool:
        above = self.parentWidget()
        while above is not None and not isinstance(above, Sheet):
            above = above.parentWidget()
        return above is not None


class Segment(SettingControl):
    """One choice of a segmented control.

    Attributes:
        rank: Number of rhombs after the text: the strength of an opponent's level.
        brief: Whether the text is left out beside the rhombs unless it is chosen, where many choices share a line.
    """

    def __init__(self, text: str, parent: QWidget, px: float) -> None:
        super().__init__(parent)
        self._px = px
        self.rank, self.brief = 0, False
        self.setText(text)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.toggled.connect(self.updateGeometry)  # a brief one becomes wider when it is chosen

    def sizeHint(self) -> QSize:
        text = scale.text(self._px)
        width = brushes.text_width(self.shown_text(), scale.font("text", self._px, weight=700))
        return QSize(round(width + self._rank_width() + 1.5 * text), round(max(scale.px(36), text * 1.9)))

    def minimumSizeHint(self) -> QSize:
        least = scale.text(self._px) * 1.6
        return QSize(round(max(least, self._rank_width() + least * 0.6)), self.sizeHint().height())

    def shown_text(self) -> str:
        """The text that is painted, ``""`` where only rhombs are."""
        return "" if self.brief and self.rank and not self.isChecked() else self.text()

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
        # Text and rhombs are centred as one.
        room = place.width() - 6 - self._rank_width()
        text = self.shown_text()
        text_font = brushes.fit_font(text, "text", scale.text(self._px), room, weight=weight)
        words = place.translated(-self._rank_width() / 2, -0.5)
        brushes.draw_text(p, words, text, text_font, ink, brushes.CENTER, elide=True)
        x = words.center().x() + (brushes.text_width(text, text_font) / 2 if text else -2)
        draw_rank(p, self.rank, x + 4, place.center().y(), scale.text(self._px), ink)
        self.focus_ring(p, place, radius)

    def _rank_width(self) -> float:
        return self.rank * scale.text(self._px) * 0.5 + (4 if self.rank else 0)


def draw_rank(p: QPainter, rank: int, x: float, y: float, px: float, ink: str) -> None:
    """Draw ``rank`` small rhombs in a row from ``x`` on, centred at the height ``y``, sized for text of ``px``."""
    r = px * 0.2
    brushes.fill(p, ink)
    for step in range(rank):
        cx = x + r + step * r * 2.5
        p.drawPolygon(
            QPolygonF([QPointF(cx, y - r * 1.3), QPointF(cx + r, y), QPointF(cx, y + r * 1.3), QPointF(cx - r, y)])
        )


class Segmented(QWidget):
    """A few choices side by side, one of them checked; Tab enters it, the arrow keys move in it.

    Args:
        choices: Key and text of each choice, in order.
        parent: The parent.
        px: Size of the letters, in px of the drawing.

    Signals:
        chosen: A person has chosen; the key of the choice.  Not emitted by ``set_value``.
    """

    chosen = Signal(str)
    accessible_role = QAccessible.Role.Grouping

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
        self._group.idClicked.connect(self._clicked)  # unlike idToggled not emitted for changes by the program
        self.setSizePolicy(QSizePolicy.Policy.Preferred, FIXED)
        keeper.changed.connect(self.update)
        scale.changed.connect(self._fit)
        self._fit()

    @property
    def value(self) -> str:
        """The key of the checked choice; of the first one where none is checked."""
        return self._keys[max(0, self._group.checkedId())]

    def set_value(self, key: str) -> None:
        """Check a choice without emitting ``chosen``."""
        self._group.button(self._keys.index(key)).setChecked(True)

    def clear(self) -> None:
        """Uncheck all choices, for a value that is none of them."""
        self._group.setExclusive(False)  # an exclusive group, or button, does not let go of the last checked one
        for segment in self.segments():
            segment.setAutoExclusive(False)
            segment.setChecked(False)
            segment.setAutoExclusive(True)
        self._group.setExclusive(True)

    def set_texts(self, texts: Sequence[str]) -> None:
        """Set the texts of the choices, in order."""
        for button, text in zip(self._group.buttons(), texts, strict=True):
            button.setText(text)
            button.updateGeometry()

    def segments(self) -> list[Segment]:
        """The buttons of the choices, in order."""
        return [each for each in self._group.buttons() if isinstance(each, Segment)]

    @painting
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


class Switch(SettingControl):
    """A switch with its name beside it: a checkable button, ``isChecked`` is the value."""

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


class Stepper(QWidget):
    """A number with buttons for the next smaller and larger one.

    Args:
        values: The numbers to choose from, ascending.
        parent: The parent.

    Signals:
        changed: A person has changed the number; the new one.  Not emitted by ``set_value``.
    """

    accessible_role = QAccessible.Role.Grouping
    changed = Signal(int)

    def __init__(self, values: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values, self._at = list(values), 0
        self.less, self.more = _StepButton(False, self), _StepButton(True, self)
        self.less.clicked.connect(self._down)
        self.more.clicked.connect(self._up)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for each in (self.less, self.more):
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrow keys do the same
        self.setSizePolicy(FIXED, FIXED)
        keeper.changed.connect(self.update)
        scale.changed.connect(self.updateGeometry)

    def say(self, title: str) -> None:
        """Set the accessible names, of which ``title`` is that of the number."""
        self.setAccessibleName(title)
        self.less.setAccessibleName(self.tr("{title}: decrease").format(title=title))
        self.more.setAccessibleName(self.tr("{title}: increase").format(title=title))

    @property
    def value(self) -> int:
        """The number shown."""
        return self._values[self._at]

    def set_value(self, value: int) -> None:
        """Show a number without emitting ``changed``.

        Raises:
            ValueError: It is none of the values.
        """
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
            Qt.Key.Key_Home: -len(self._values),  # too far; _step stops at the ends
            Qt.Key.Key_End: len(self._values),
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self._step(step)

    @painting
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
        self.setAccessibleDescription(str(self.value))  # a grouping has no value that a reader would ask for
        self.update()


class _StepButton(Control):
    """The plus or minus of a stepper."""

    def __init__(self, plus: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._plus = plus
        self.setAutoRepeat(True)  # held down, it goes on stepping

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


class Field(QLineEdit):
    """A ``QLineEdit`` in the look of the program; ``px`` is the size of its letters in px of the drawing.

    Of a text that is too long for it the beginning is seen, unless somebody writes in it.

    Attributes:
        limit: One sentence about what can be written in it, shown when something else was.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None, *, px: float = 16.5) -> None:
        super().__init__(parent)
        self._px = px
        self.limit = ""
        self.setText(text)
        self.inputRejected.connect(self._tell_limit)
        keeper.changed.connect(self._dress)
        scale.changed.connect(self._dress)
        self._dress()

    def setText(self, text: str | None) -> None:
        super().setText(text)
        self.setCursorPosition(0)  # Qt puts it at the end, and shows that

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            self.setCursorPosition(0)

    def _tell_limit(self) -> None:
        show_tip(self.mapToGlobal(self.rect().bottomLeft()), self.limit, self)

    def _dress(self) -> None:
        now = theme()
        self.setFont(scale.font("text", self._px))
        pad = round(scale.text(self._px) * 0.45)
        # With the focus the border is 1 px thicker and the padding 1 px less, so that the text stays where it is.
        self.setStyleSheet(
            f"QLineEdit {{ background: {now.raised}; color: {now.text}; border: 1px solid {now.line_strong};"
            f" border-radius: {round(scale.px(9))}px; padding: {max(2, pad - 3)}px {pad}px;"
            f" selection-background-color: {now.primary}; selection-color: {now.on_primary}; }}"
            f"QLineEdit:focus {{ border: 2px solid {now.brass_fill}; padding: {max(1, pad - 4)}px {pad - 1}px; }}"
        )
