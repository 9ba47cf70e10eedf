"""A row of the panel of the last turns: what one turn was, in as many sentences as there is room for."""

from collections.abc import Sequence, Set
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFont, QPainter
from PySide6.QtWidgets import QWidget

from app.match.seats import Seat
from app.models.text import unparted
from app.models.turns import BETWEEN, Turn, once
from app.views import theme as look
from app.views.paint import brushes, stamps
from app.views.widgets.buttons import Control
from app.views.widgets.measure import Measure

NAME = 0.6
"""Largest share of a line that a name takes."""

LEFT_OUT = "… "
"""Stands for sentences that are left out before another one."""


@dataclass(frozen=True, slots=True)
class TurnWords:
    """What one row says.

    Attributes:
        turn: The turn.
        concerns: Those of its sentences that tell what it did to the viewer.
    """

    turn: Turn
    concerns: frozenset[str] = frozenset()


class TurnRow(Control):
    """One turn: shield, name, and as many sentences as there is room for.

    Attributes:
        turn: The turn; ``None`` where the seat has had none yet.
        measure: Its sizes.

    Signals:
        pointed: The pointer or the keyboard is on the row, or no longer.
    """

    pointed = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._seat = Seat("", "", 0)
        self._line = ""
        self._concerns: frozenset[str] = frozenset()
        self.turn: Turn | None = None
        self.measure = Measure()

    def take(self, seat: Seat, told: TurnWords | None, silent: str, tip: str) -> None:
        """Show a turn.

        Args:
            seat: Whose it is.
            told: The turn; ``None`` if there was none yet.
            silent: What the row says then.
            tip: What a click does.
        """
        self._seat = seat
        self.turn = told.turn if told else None
        self._line = told.turn.text if told else silent  # without the turn before it, which was spoken already
        self._concerns = told.concerns if told else frozenset()
        self.setAccessibleName(f"{seat.name}: {self._line}")
        self.setAccessibleDescription(tip if told else "")
        self.setToolTip(f"{seat.name}: {self._line}\n{tip}" if told else "")
        self.setEnabled(told is not None)
        self.setCursor(Qt.CursorShape.PointingHandCursor if told else Qt.CursorShape.ArrowCursor)
        self.update()

    def shown_text(self) -> str:
        """The name and the sentences that there is room for, as they are painted."""
        return self._fitting(self._text_box().width(), self.height() - self.measure.of(8, 7))

    def lines_wanted(self, width: float) -> int:
        """Number of lines of text that all sentences need in a row of ``width`` pixels."""
        room = self._text_width(width)
        return self._lines(self._told([text for text, _ in self._known()] or [self._line], room), width)

    def lines_used(self, width: float, most: int) -> int:
        """Number of lines that the text takes in a row of ``width`` pixels with room for ``most`` lines.

        It may be fewer: sentences are shown whole.
        """
        return self._lines(self._fitting(self._text_width(width), text_height(most, self._font())), width)

    def _lines(self, text: str, width: float) -> int:
        high = brushes.wrapped_height(unparted(text), self._font(), self._text_width(width))
        return round(high / text_height(1, self._font()))

    def _known(self) -> list[tuple[str, Turn]]:
        """All sentences in order, each with the turn that it belongs to; a turn before this one comes first."""
        if self.turn is None:
            return []
        parts = (self.turn.earlier, self.turn)
        return [(each, turn) for turn in parts if turn is not None for each in turn.text.split(BETWEEN)]

    def _fitting(self, width: float, room: float) -> str:
        """The name and as many sentences as fit into ``width`` and ``room`` (height) pixels.

        Sentences are left out in this order, among equals the first one first:

        1. those that are about nobody,
        2. those that brought no points, then those that brought few,
        3. those that tell what the turn is about, the most important one last,
        4. those that tell what was done to the viewer.

        Then whatever of them still has room beside the others is put back.  Of a single sentence that does not fit the
        last words are left out.
        """
        # 1: all of them at once
        known = self._known()
        if not self._fits(self._told([each for each, _ in known], width), width, room):
            known = [(each, turn) for each, turn in known if each not in turn.asides] or known
        sentences = [each for each, _ in known] or [self._line]
        weights = [self._weight(each, turn) for each, turn in known] or [(False, 0, 0)]
        # 2 to 4: one after the other
        order = sorted(range(len(sentences)), key=lambda at: (weights[at], at))
        for n_left_out in range(len(sentences)):
            gone = set(order[:n_left_out])
            if self._fits(self._without(sentences, gone, width), width, room):
                for at in reversed(order[:n_left_out]):
                    if self._fits(self._without(sentences, gone - {at}, width), width, room):
                        gone.remove(at)
                return self._without(sentences, gone, width)
        before = LEFT_OUT if len(sentences) > 1 else ""
        words = unparted(f"{self._name(width)}: {before}{sentences[order[-1]]}").split(" ")
        while len(words) > 1 and not self._fits(f"{' '.join(words)} …", width, room):
            words.pop()
        return f"{' '.join(words)} …"

    def _weight(self, sentence: str, turn: Turn) -> tuple[bool, int, int]:
        """By what sentences are compared: the greater it is, the later a sentence is left out."""
        main = len(turn.main) - turn.main.index(sentence) if sentence in turn.main else 0
        return once(sentence) in self._concerns, main, turn.gains.get(sentence, 0)

    def _fits(self, text: str, width: float, room: float) -> bool:
        return brushes.wrapped_height(unparted(text), self._font(), width) <= room

    def _without(self, sentences: Sequence[str], gone: Set[int], width: float) -> str:
        return self._told(["" if at in gone else each for at, each in enumerate(sentences)], width)

    def _told(self, sentences: Sequence[str], width: float) -> str:
        """The name and the sentences; an empty one stands for one that is left out, which dots show."""
        shown, left_out = [], False
        for each in sentences:
            if each:
                shown.append(f"{LEFT_OUT if left_out else ''}{each}")
            left_out = not each
        return f"{self._name(width)}: {BETWEEN.join(shown)}{' …' if left_out else ''}"

    def _name(self, width: float) -> str:
        """The name of the seat; cut where it would take more than ``NAME`` of a line, which could not be broken."""
        return brushes.elided(self._seat.name, self._font(), NAME * width)

    def height_for(self, width: float) -> float:
        """Height in pixels of a row that shows all sentences at ``width`` pixels."""
        return self.height_of(self.lines_wanted(width))

    def height_of(self, lines: int) -> float:
        """Height in pixels of a row with ``lines`` lines of text."""
        return text_height(lines, self._font()) + self.measure.of(9, 8)

    def _font(self) -> QFont:
        return self.measure.font("text", 15, 13.5)

    def _text_width(self, width: float) -> float:
        """Width in pixels that a row of ``width`` has for its text."""
        return width - self._left() - self.measure.of(6, 5)

    def _left(self) -> float:
        return self.measure.of(30, 26)

    def _text_box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(self._left(), self.measure.of(3.5, 3), -self.measure.of(6, 5), 0)

    def faded(self) -> bool:
        return False  # a row without a turn is disabled, but what it says is to be read

    def draw(self, p: QPainter) -> None:
        now, m = look.theme(), self.measure
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        lit = self.isEnabled() and (self.hovered or self.hasFocus())
        if lit or self._concerns:
            edge = now.brass_fill if self.hasFocus() or self._concerns else now.line
            p.setPen(brushes.pen(edge, 2 if self._concerns or self.hasFocus() else 1))
            p.setBrush(look.color(now.sunken, 0.7))
            p.drawPath(brushes.rounded(box, 7))
        stamps.seat_shield(p, m.of(6, 5), m.of(5, 4), m.of(17, 14.5), self._seat.colour)
        ink = now.text if self.isEnabled() else now.text_2
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        p.setClipRect(self.rect())
        brushes.draw_text(p, self._text_box(), unparted(self.shown_text()), self._font(), ink, align, wrap=True)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(False)


def text_height(lines: int, font: QFont) -> float:
    """Height in pixels of ``lines`` lines of text; measured, for the first line is less high than the others."""
    return brushes.wrapped_height("\n".join("A" * lines), font, 1000.0)
