"""The panel of a decision: a line for each action that could have been chosen, with its win chance and points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent

from app.views.paint.brushes import (
    CENTER,
    LEFT,
    RIGHT,
    draw_text,
    elided,
    fit_font,
    rounded,
    text_width,
    wrapped_height,
)
from app.views.paint.guard import painting
from app.views.review.choice_marks import draw_tag
from app.views.scale import scale
from app.views.theme import theme
from app.views.widgets.buttons import PageControl
from app.views.widgets.chip import FilterChip
from app.views.widgets.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from app.models.review.decision_words import ActionLine

MOST = 6
"""Most lines: the second look gives five actions, and the one that was played where it is none of them."""

ROWS = 2
"""Rows of a line; one that tells what was to follow has one more."""

_HEAD, _NOTE = 14.0, 13.5
"""Sizes of the text above the columns and below the lines, as for ``scale.text``."""


class DecisionLine(PageControl):
    """A line of the panel: an action with its win chance, and below that the points that make the difference.

    Attributes:
        line: What it shows; ``None`` while it is hidden.
        tags: Words for the best and for the played action.

    Signals:
        pointed: The mouse or the focus has come or gone.
    """

    pointed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.line: ActionLine | None = None
        self.tags = ("", "")

    @property
    def is_pointed_at(self) -> bool:
        """Whether the mouse or the focus is here."""
        return self.hovered or self.hasFocus()

    def show_line(self, line: ActionLine | None, tags: tuple[str, str]) -> None:
        """Show an action, with the words for the best and for the played one; hide for ``None``."""
        self.line, self.tags = line, tags
        self.setVisible(line is not None)
        self.setText(line.name.replace("&", "&&") if line else "")  # a single & would make a mnemonic in Qt
        self.setAccessibleName(line.said.replace("\n", ". ") if line else "")
        self.setToolTip(line.said if line else "")
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.setFocus(Qt.FocusReason.MouseFocusReason)  # a line that was clicked stays shown

    def draw(self, p: QPainter) -> None:
        if self.line is None:
            return
        now, u, line = theme(), scale.unit, self.line
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.is_pointed_at:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(now.sunken))
            p.drawPath(rounded(place, 8 * u))
        rows = ROWS + bool(line.then)
        upper = QRectF(place.x() + 10 * u, place.y(), place.width() - 20 * u, place.height() / rows)
        lower = upper.translated(0, place.height() - upper.height() - 2 * u)
        if line.then:
            between = upper.translated(0, upper.height() - u)
            draw_text(p, between, line.then, scale.font("text", 14), now.text_2, LEFT, elide=True)
        chance_width, behind_width = columns()
        bold = scale.font("text", 16, weight=700, tabular=True)
        small = scale.font("text", 13.5, tabular=True)
        # Upper row from the right end: difference, margin, chance, tags; the name takes what is left.
        right = upper.right()
        tone = now.text_3 if line.behind == "≈" else now.danger
        draw_text(
            p, QRectF(right - behind_width, upper.y(), behind_width, upper.height()), line.behind, bold, tone, RIGHT
        )
        right -= behind_width
        margin = text_width("±88", small) + 4 * u  # as wide as any, so that the columns of all lines are in line
        draw_text(p, QRectF(right - margin, upper.y(), margin, upper.height()), line.margin, small, now.text_3, RIGHT)
        chance = QRectF(right - chance_width, upper.y(), chance_width - margin, upper.height())
        draw_text(p, chance, line.chance, bold, now.text, RIGHT)
        right -= chance_width + 8 * u
        if line.best and line.played:  # then there are no points in the lower row
            self._draw_tags(p, lower, lower.x(), both=True)
        else:
            right = self._draw_tags(p, upper, right)
        weight = 700 if line.best or line.played else 400
        face = fit_font(line.name, "text", scale.text(16), right - upper.x(), weight=weight)
        name = QRectF(upper.x(), upper.y(), right - upper.x(), upper.height())
        draw_text(p, name, line.name, face, now.text, LEFT, elide=True)
        self._draw_why(p, lower)
        self.focus_ring(p, place, 8 * u)

    def _draw_tags(self, p: QPainter, row: QRectF, right: float, *, both: bool = False) -> float:
        """Draw the words best and played as on the table.

        Args:
            p: The painter.
            row: The row in which they stand.
            right: Where the words end; with ``both`` where they begin.
            both: Whether both are drawn, from left to right.

        Returns:
            The x coordinate at which there is room for more: left of them, with ``both`` right of them.
        """
        assert self.line is not None
        size, face = scale.text(14), scale.font("text", 14, weight=700)
        for words, on, best in ((self.tags[1], self.line.played, False), (self.tags[0], self.line.best, True)):
            if on:
                width = text_width(words, face) + size * (2.6 if best else 1.3)
                height = min(size * 1.55, row.height() + 2)
                left = right if both else right - width
                draw_tag(p, QRectF(left, row.center().y() - height / 2, width, height), words, best=best)
                right = left + width + 6 * scale.unit if both else left - 6 * scale.unit
        return right

    def _draw_why(self, p: QPainter, lower: QRectF) -> None:
        """Draw the differences by source as far as there is room.

        Those that are not clear are grey, those that speak against the action have the tone of what it is behind.
        """
        assert self.line is not None
        now, x = theme(), lower.x()
        plain, strong = scale.font("text", 14, tabular=True), scale.font("text", 14, weight=600, tabular=True)
        if self.line.lead:
            draw_text(p, lower, self.line.lead, plain, now.text_2, LEFT, elide=True)
            x += text_width(self.line.lead, plain) + 6 * scale.unit
        for at, source in enumerate(self.line.why):
            words = source.text + (" ·" if at + 1 < len(self.line.why) else "")
            face = strong if source.clear else plain
            room = QRectF(x, lower.y(), lower.right() - x, lower.height())
            if room.width() < scale.text(14):
                return
            tone = (now.danger if source.against else now.text) if source.clear else now.text_3
            draw_text(p, room, words, face, tone, LEFT, elide=True)
            x += text_width(words, face) + 5 * scale.unit


def columns() -> tuple[float, float]:
    """Widths in pixels of the columns of win chances and of differences to the best."""
    bold = scale.font("text", 16, weight=700, tabular=True)
    small = scale.font("text", 13.5, tabular=True)
    gap = 12 * scale.unit
    return text_width("100 %", bold) + text_width("±88", small) + gap, text_width("−88 %", bold) + gap


class DecisionPanel(Panel):
    """The lines of a decision, with words above and below.

    Attributes:
        lines: All ``MOST`` lines; those that are not needed are hidden.

    Signals:
        pointed: The line that is pointed at may have changed; see ``current``.
        closed: The person wants to leave the decision.
    """

    pointed = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._whose = self._waits = self._below = self._column = ""
        self.lines = [DecisionLine(self) for _ in range(MOST)]
        for line in self.lines:
            line.pointed.connect(self._point)
            line.hide()
        self.close_button = FilterChip(self)
        self.close_button.clicked.connect(self.closed)
        # From one line to the next the mouse leaves and enters: ``pointed`` is emitted once for both.
        self._settle = QTimer(self, singleShot=True, interval=0)
        self._settle.timeout.connect(self.pointed)
        scale.changed.connect(self._place)
        self.hide()

    @property
    def current(self) -> ActionLine | None:
        """The action that is pointed at, by the mouse or else by the focus; ``None`` for none."""
        found = [each for each in self.lines if each.isVisible() and each.is_pointed_at]
        found.sort(key=lambda each: not each.hovered)
        return found[0].line if found else None

    def say(self, title: str, whose: str, waits: str, below: str) -> None:
        """Set all words but the lines.

        Args:
            title: Whose decision it is.
            whose: Whose win chances the lines show, above their column.
            waits: Words in place of the lines while there are none; ``""`` otherwise.
            below: Words below the lines.
        """
        self.set_title(title)
        self._whose, self._waits, self._below = whose, waits, below
        self._column = self.tr("Behind")
        self.close_button.setText(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Close (Esc)"))
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(part for part in (whose, waits, below) if part))
        self._place()

    def show_lines(self, lines: Sequence[ActionLine]) -> None:
        """Show these actions, ``MOST`` at most."""
        tags = self.words_of_marks()
        for each, line in zip(self.lines, (*lines, *(None,) * MOST), strict=False):
            each.show_line(line, tags)
        self._place()

    def words_of_marks(self) -> tuple[str, str]:
        """Words for the best and for the played action, here and on the table."""
        return self.tr("Best"), self.tr("Played")

    def _point(self) -> None:
        self._settle.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        shown = [line for line in self.lines if line.isVisible()]
        if way and shown:
            at = next((at for at, line in enumerate(shown) if line.hasFocus()), -1 if way > 0 else len(shown))
            shown[max(0, min(len(shown) - 1, at + way))].setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _columns_box(self) -> QRectF:
        u = scale.unit
        return QRectF(18 * u, self.head_height() - 2 * u, self.width() - 36 * u, scale.text(_HEAD) * 1.6)

    def _foot(self) -> QRectF:
        u, face = scale.unit, scale.font("text", _NOTE)
        high = max(scale.text(_NOTE) * 2.8, wrapped_height(self._below, face, self.width() - 36 * u))
        return QRectF(18 * u, self.height() - high - 8 * u, self.width() - 36 * u, high)

    def _place(self) -> None:
        u = scale.unit
        size = self.close_button.sizeHint()
        top = (self.head_height() + 6 * u - size.height()) / 2
        self.close_button.setGeometry(
            round(self.width() - 12 * u - size.width()), round(top), size.width(), size.height()
        )
        top, bottom = self._columns_box().bottom() + 2 * u, self._foot().top() - 2 * u
        rows = [ROWS + bool(each.line.then) if each.line else 0 for each in self.lines]
        row = min((bottom - top) / max(sum(rows), 1), scale.text(16) * 1.65)
        for line, count in zip(self.lines, rows, strict=True):
            line.setGeometry(round(8 * u), round(top), round(self.width() - 16 * u), int(count * row))
            top += count * row
        self.update()

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        now = theme()
        if self._waits:
            place = QRectF(self.rect()).adjusted(30, self.head_height(), -30, -30)
            draw_text(painter, place, self._waits, scale.font("text", 16), now.text_2, CENTER, wrap=True)
        else:
            box, face = self._columns_box(), scale.font("text", _HEAD, weight=600)
            behind = max(columns()[1], text_width(self._column, face))
            draw_text(painter, box, self._column, face, now.text_3, RIGHT)
            box.setRight(box.right() - behind - 10 * scale.unit)
            draw_text(painter, box, elided(self._whose, face, box.width()), face, now.text_2, RIGHT)
        face = scale.font("text", _NOTE)
        draw_text(painter, self._foot(), self._below, face, now.text_3, LEFT, wrap=True)
        painter.end()
