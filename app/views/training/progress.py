"""A row of discs that shows how the questions of a series went so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.models.training.question import QuestionOutcome
from app.views.paint.brushes import prepare
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.theme import keeper, mix, theme

if TYPE_CHECKING:
    from collections.abc import Sequence

_DISC, _PITCH = 20.0, 28.0
"""Diameter of a disc and distance from one to the next, in px of the drawing; less where there are many."""


class TrainingProgress(QWidget):
    """A disc for each question: with a tick if it was solved, a cross if it was not, a ring if it is asked now."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._outcomes: tuple[QuestionOutcome, ...] = ()
        self._at = -1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        keeper.changed.connect(self.update)
        scale.changed.connect(self.updateGeometry)

    def show_outcomes(self, outcomes: Sequence[QuestionOutcome], at: int) -> None:
        """Show these outcomes, with a ring around the disc with index ``at``; no ring for -1."""
        self._outcomes, self._at = tuple(outcomes), at
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(scale.px(80)), round(max(scale.px(_PITCH), 24)))

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        now = theme()
        room = self.width() - 4
        step = min(max(scale.px(_PITCH), 24), room / max(1, len(self._outcomes)))
        side = min(max(scale.px(_DISC), 17), step - 3)
        middle = self.height() / 2
        for at, outcome in enumerate(self._outcomes):
            box = QRectF(2 + at * step + (step - side) / 2, middle - side / 2, side, side)
            tone = {
                QuestionOutcome.OPEN: now.line_strong,
                QuestionOutcome.SOLVED: now.selected,
                QuestionOutcome.FAILED: now.danger,
            }[outcome]
            if at == self._at:
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.setPen(QPen(QColor(now.brass_fill), 2.2))
                p.drawEllipse(box.adjusted(-2, -2, 2, 2))
            p.setPen(QPen(QColor(tone), 1.4))
            p.setBrush(QColor(now.sunken if outcome is QuestionOutcome.OPEN else mix(tone, now.panel, 0.1)))
            p.drawEllipse(box.adjusted(1.5, 1.5, -1.5, -1.5))
            sign = {QuestionOutcome.SOLVED: "check-mark", QuestionOutcome.FAILED: "cross-mark"}.get(outcome, "")
            if sign:
                inset = side * 0.26
                glyph(p, sign, box.x() + inset, box.y() + inset, side - 2 * inset, now.panel)
        p.end()
