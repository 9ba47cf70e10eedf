"""The phases of a round in a row in the title bar: which one it is now, and a click shows the rules of any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QWidget

from app.views import theme as look
from app.views.paint import brushes
from app.views.paint.guard import painting
from app.views.widgets.buttons import Control
from app.views.widgets.measure import Measure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFont, QPaintEvent

    from app.models.presenter import Phase


class PhaseButton(Control):
    """One phase: its sign, and its name if it is the present one and there is room.

    Attributes:
        phase: The phase; ``None`` at first.
        measure: Its sizes.
        named: Whether there is room for the name of the present phase.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.phase: Phase | None = None
        self.measure, self.named = Measure(), True

    def show_phase(self, phase: Phase) -> None:
        """Show this phase from now on."""
        self.phase = phase
        now = self.tr("{sign}: {name}, now") if phase.now else self.tr("{sign}: {name}")
        told = now.format(sign=phase.sign, name=phase.name)
        self.setAccessibleName(told)
        self.setAccessibleDescription(phase.tip)
        self.setToolTip("\n".join((f"{phase.sign}: {phase.name}", phase.tip)))
        # one stop for the Tab key is enough in a row of up to six phases
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if phase.now else Qt.FocusPolicy.NoFocus)
        self.update()

    def font_of_name(self) -> QFont:
        """The font of the name."""
        return self.measure.font("text", 15, 14, weight=600)

    def draw(self, p: QPainter) -> None:
        if self.phase is None:
            return
        now, box = look.theme(), QRectF(self.rect())
        h = box.height()
        sign_box = QRectF(box.x(), box.y(), min(h, box.width()), h)
        ink = now.text if self.hovered else now.text_2
        if self.phase.now:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(look.color(now.primary))
            p.drawPath(brushes.rounded(box.adjusted(1, 1, -1, -1), h / 2 - 1))
            ink = now.on_primary
        self.focus_ring(p, box.adjusted(1, 1, -1, -1), h / 2 - 1)
        bold = self.measure.font("text", 15, 14, weight=700)
        middle = Qt.AlignmentFlag.AlignCenter
        if self.phase.now and self.named:
            text = QRectF(sign_box.right() - h * 0.12, box.y() - 1, box.right() - sign_box.right(), h)
            brushes.draw_text(p, text, self.phase.name, self.font_of_name(), ink)
        brushes.draw_text(p, sign_box.adjusted(0, -1, 0, -1), self.phase.sign, bold, ink, middle)


class PhaseTracker(QWidget):
    """The row of all phases.

    It always has room for the longest name, so that nothing beside it moves when the phase changes.

    Attributes:
        named: Whether the present phase has its name beside its sign.

    Signals:
        rules: A phase was clicked; the anchor of its rules.
    """

    accessible_role = QAccessible.Role.Grouping
    rules = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.measure = Measure()
        self._phases: tuple[Phase, ...] = ()
        self._buttons: list[PhaseButton] = []
        self.named = True

    def show_phases(self, phases: Sequence[Phase]) -> None:
        """Show these phases, in order; with none there is nothing to see."""
        if tuple(phases) == self._phases:  # asked after every ply
            return
        self._phases = tuple(phases)
        while len(self._buttons) < len(phases):
            button = PhaseButton(self)
            button.clicked.connect(self._clicked)
            button.show()
            self._buttons.append(button)
        for phase, button in zip(self._phases, self._buttons, strict=False):
            button.show_phase(phase)
        for number, button in enumerate(self._buttons):
            button.setVisible(number < len(phases))
        now = next((phase.name for phase in phases if phase.now), "")
        self.setAccessibleName(self.tr("Phases of the round"))
        self.setAccessibleDescription(now)
        self._arrange()

    def buttons(self) -> list[PhaseButton]:
        """The buttons in use, one for each phase, in order."""
        return self._buttons[: len(self._phases)]

    def set_measure(self, measure: Measure) -> None:
        """Take new sizes."""
        self.measure = measure
        for button in self._buttons:
            button.measure = measure
        self._arrange()

    def width_for(self, *, named: bool) -> int:
        """Width in pixels that it needs with the name of the present phase, or without."""
        return round(self._cell() * len(self._phases) + (self._widest() if named else 0) + 4)

    def set_named(self, named: bool) -> None:
        """Show the name of the present phase, or signs alone."""
        self.named = named
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(self.width_for(named=self.named), round(self._cell()) + 2)

    def _cell(self) -> float:
        return max(self.measure.of(26, 24), self.measure.font("text", 15, 14).pixelSize() * 1.55)

    def _widest(self) -> float:
        font = self.measure.font("text", 15, 14, weight=600)
        names = (brushes.text_width(phase.name, font) for phase in self._phases)
        return max(names, default=0.0) + self._cell() * 0.4

    def _clicked(self) -> None:
        button = self.sender()
        if isinstance(button, PhaseButton) and button.phase is not None:
            self.rules.emit(button.phase.anchor)

    def resizeEvent(self, event: object) -> None:
        self._arrange()

    def _arrange(self) -> None:
        cell, x = self._cell(), 2.0
        for button in self.buttons():
            assert button.phase is not None
            button.measure, button.named = self.measure, self.named
            wide = cell + (self._widest() if self.named and button.phase.now else 0)
            button.setGeometry(round(x), 1, round(wide), round(cell))
            x += wide

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        now = look.theme()
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        p.setPen(brushes.pen(now.line, 1))
        p.setBrush(look.color(now.sunken))
        p.drawPath(brushes.rounded(box, box.height() / 2))
