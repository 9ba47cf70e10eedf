"""The panel of luck and skill: for the chosen seat a sentence, the figures behind it, and three moments to go to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.models.text import lines
from app.views.paint.brushes import LEFT, RIGHT, draw_text, elided, fit_font, rounded, text_width
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.theme import theme
from app.views.tips import set_tip
from app.views.widgets.buttons import PageControl, SeatChoice
from app.views.widgets.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.seats import Seat

_LINES = (16.5, 15.0, 15.0)
"""Sizes of the text of the sentence, of the figures behind it and of the comparison, as for ``scale.text``."""

_SMALLEST = 0.9
"""Share of its size to which the sentence may shrink; in larger letters it takes the line of the figures behind it."""


class MomentRow(PageControl):
    """A row about a ply: a label, what happened, and by how much the win chance changed.

    Attributes:
        ply: The ply, 0 while the row is hidden.
    """

    def __init__(self, *, good: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._good = good
        self._label = self._change = ""
        self.ply = 0

    def show_moment(self, ply: int, label: str, words: str, change: str) -> None:
        """Show a ply; hide for ply 0."""
        self.ply, self._label, self._change = ply, label, change
        self.setText(words)
        self.setAccessibleName(f"{label} {words} {change}")
        self.setToolTip(f"{words} {change}")
        self.setVisible(bool(ply))
        self.update()

    @property
    def words(self) -> str:
        """All of its words."""
        return f"{self._label} {self.text()} {self._change}"

    def draw(self, p: QPainter) -> None:
        now, u = theme(), scale.unit
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.hovered:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(now.sunken))
            p.drawPath(rounded(place, 8 * u))
        tone = now.selected if self._good else now.danger
        way, s = (1 if self._good else -1), max(3.5, 5 * u)
        x, y = place.x() + 8 * u + s, place.center().y()
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(tone))
        base, tip = y + way * s * 0.8, y - way * s
        p.drawPolygon(QPolygonF([QPointF(x - s, base), QPointF(x + s, base), QPointF(x, tip)]))
        bold, face = scale.font("text", 15, weight=700, tabular=True), scale.font("text", 15)
        right = place.right() - 8 * u
        draw_text(p, QRectF(x, place.y(), right - x, place.height()), self._change, bold, tone, RIGHT)
        right -= text_width(self._change, bold) + 12 * u
        x += s + 8 * u
        draw_text(p, QRectF(x, place.y(), right - x, place.height()), self._label, bold, now.text_2, LEFT)
        x += text_width(self._label, bold) + 7 * u
        draw_text(p, QRectF(x, place.y(), right - x, place.height()), self.text(), face, now.text, LEFT, elide=True)
        self.focus_ring(p, place, 8 * u)


class SkillPanel(Panel):
    """Luck and skill of a finished game.

    Attributes:
        choices: Buttons to choose a seat, one for each.
        best: Row of the luckiest moment.
        worst: Row of the unluckiest moment.
        costliest: Row of the costliest decision.
        compares: Whether there is a comparison with the levels, which takes a line of its own.

    Signals:
        chosen: Seat that was chosen.
        picked: Ply of the luckiest or unluckiest moment, when it was clicked.
        mistake_picked: Ply of the costliest decision, when it was clicked.
    """

    chosen = Signal(int)
    picked = Signal(int)
    mistake_picked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._said = ("", "", "")
        self._name = self._remark = ""
        self.compares = False
        self.choices: list[SeatChoice] = []
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)
        self.best, self.worst = MomentRow(good=True, parent=self), MomentRow(good=False, parent=self)
        for row in (self.best, self.worst):
            row.clicked.connect(lambda _=False, row=row: self.picked.emit(row.ply))
        self.costliest = MomentRow(good=False, parent=self)
        self.costliest.clicked.connect(lambda: self.mistake_picked.emit(self.costliest.ply))
        self.rows = (self.best, self.worst, self.costliest)
        for row in self.rows:
            row.hide()
        scale.changed.connect(self._place)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the words that do not depend on the game in the current language."""
        explained = self.tr(
            "Decisions: what the choices of this seat gave away against the best ones.\n"
            "Luck: what was drawn, turned up or thrown, against the mean of all that could have come.\n"
            "All else: what the others did, plans better than ordinary play, and the error of the estimate.\n"
            "± is the error of so many deals (95%). With average luck: the result without the luck."
        )
        set_tip(self, lines(self._said[1], explained) if self.has_long_sentence else explained)

    def load(self, seats: Sequence[Seat], own: int) -> None:
        """Take the seats of another game, of which nothing is known yet; chooses seat ``own``."""
        for each in self.choices:
            self._group.removeButton(each)
            each.hide()
            each.deleteLater()
        self.choices = [SeatChoice(seat.colour, seat.name, self) for seat in seats]
        for at, each in enumerate(self.choices):
            each.passes_arrows = True
            self._group.addButton(each, at)
            each.show()
        self.choices[own].setChecked(True)
        self.say("", "")
        for row in self.rows:
            row.show_moment(0, "", "", "")
        self._place()

    def name(self, title: str) -> None:
        """Set the title: whose luck and skill is shown."""
        self._name = title
        self.setAccessibleName(title)
        self._place()

    def remark_on(self, remark: str) -> None:
        """Set a remark on all figures, ``""`` for none; it stands beside the title where there is room for it."""
        if remark != self._remark:
            self._remark = remark
            self._place()

    @property
    def words(self) -> str:
        """The sentence, and below it the figures behind it and the comparison."""
        return lines(*self._said)

    def say(self, headline: str, behind: str, compared: str = "") -> None:
        """Set the sentence, the figures behind it, and what the decisions are compared with."""
        self._said = headline, behind, compared
        self.setAccessibleDescription(self.words)
        self.retranslate()
        self.update()

    def height_wanted(self) -> int:
        """Height of the panel in pixels at the present scale."""
        return round(self._top() + sum(map(self._line, self._lines())) + len(self.rows) * self._row() + 14 * scale.unit)

    def _lines(self) -> tuple[float, ...]:
        return _LINES if self.compares else _LINES[:2]

    def _top(self) -> float:
        return self.head_height() - 4 * scale.unit

    @staticmethod
    def _line(px: float) -> float:
        return scale.text(px) * 1.5

    @staticmethod
    def _row() -> float:
        return max(scale.px(28), scale.text(15) * 1.6)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        u = scale.unit
        x = self.width() - 14 * u
        for each in reversed(self.choices):
            size = each.sizeHint()
            x -= size.width()
            top = (self.head_height() + 3 * u - size.height()) / 2
            each.setGeometry(round(x), round(top), size.width(), size.height())
            x -= 4 * u
        face = scale.font("display", 22, weight=700)
        self.set_title(elided(self._name, face, x - 26 * u))
        self.keep_free(right=self.width() - x + 10 * u)
        room = x - 18 * u - text_width(self.title, face) - 34 * u
        self.set_note(self._remark if text_width(self._remark, self.measure.font("text", *self.remark)) < room else "")
        top = self._top() + sum(map(self._line, self._lines())) + 4 * u
        for row in self.rows:
            row.setGeometry(round(8 * u), round(top), round(self.width() - 16 * u), round(self._row()))
            top += self._row()
        self.update()

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        u, now = scale.unit, theme()
        top, width = self._top(), self.width() - 36 * u
        looks = [(700, now.text), (400, now.text_2), (400, now.text_2)]
        rows = list(zip(self._said, map(self._line, self._lines()), self._lines(), looks, strict=False))
        if self.has_long_sentence:
            (words, high, px, look), (_, more, *_), *others = rows
            rows = [(words, high + more, px, look), *others]
        for words, high, px, (weight, tone) in rows:
            wraps = high > self._line(px) * 1.5
            # The words of two lines never fill the first one.
            face = self._face(words, px, width * (1.8 if wraps else 1.0), weight)
            draw_text(painter, QRectF(18 * u, top, width, high), words, face, tone, LEFT, wrap=wraps, elide=not wraps)
            top += high
        painter.end()

    @property
    def has_long_sentence(self) -> bool:
        """Whether the sentence takes two lines, and the figures behind it stand in the tool tip alone."""
        px, width = _LINES[0], self.width() - 36 * scale.unit
        return text_width(self._said[0], scale.font("text", px, weight=700, tabular=True)) * _SMALLEST > width

    @staticmethod
    def _face(words: str, px: float, width: float, weight: int) -> QFont:
        return fit_font(words, "text", scale.text(px), width, weight=weight, tabular=True)
