"""The lines about luck, skill and great moments on the sheet at the end of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.models.text import lines
from app.views.paint import brushes
from app.views.paint.chrome import chevron
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.theme import color, theme
from app.views.widgets.buttons import Control, SeatChoice
from app.views.widgets.labels import TextLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.seats import Seat
    from app.models.ending import Insight

GLYPHS = ("scales", "round-star", "hazard-sign", "three-leaves")
"""Glyphs of the lines, in their order."""

COMPARED_GLYPH = "ladder"
"""Glyph of the line that compares the decisions with the levels."""

RERUN_GLYPH = "throne-king"
"""Glyph of the line about a master in the own seat."""


class InsightRow(Control):
    """One line: label, words, and the change of the chance to win.  It can be clicked if it leads somewhere."""

    def __init__(self, glyph_name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._glyph = glyph_name
        self._insight: Insight | None = None
        self._label = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def insight(self) -> Insight | None:
        """What it shows; ``None`` at first."""
        return self._insight

    def show_insight(self, insight: Insight, label: float) -> None:
        """Show a line.

        Args:
            insight: The line.
            label: Width in pixels of the widest label of all lines, behind which the words begin.
        """
        self._insight, self._label = insight, label
        words = " ".join(part for part in (insight.words, insight.change, insight.more) if part)
        self.setAccessibleName(f"{insight.label}: {words}")
        self.setToolTip(lines(insight.words, insight.more) if insight.known or insight.opens else "")
        self.setEnabled(insight.leads)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, round(max(scale.px(32), scale.text(15.5) * 1.7)))

    def draw(self, p: QPainter) -> None:
        if self._insight is None:
            return
        p.setOpacity(1.0)  # a line that leads nowhere is disabled, but not fainter than the others
        now, told = theme(), self._insight
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.hovered and told.leads:
            brushes.fill(p, now.raised)
            p.drawPath(brushes.rounded(box, scale.px(8)))
        # glyph and label from the left, the change at the right, and the words between them
        side = scale.text(15.5) * 1.15
        x = box.x() + scale.px(10)
        glyph(p, self._glyph, x, box.center().y() - side / 2, side, now.brass if told.known else now.text_3)
        x += side + scale.px(10)
        bold, face = scale.font("text", 15.5, weight=700, tabular=True), scale.font("text", 15.5, tabular=True)
        brushes.draw_text(p, QRectF(x, box.y(), self._label, box.height()), told.label, bold, now.text_2)
        x += self._label + scale.px(16)
        right = box.right() - scale.px(10)
        if told.change:
            brushes.draw_text(
                p,
                QRectF(x, box.y(), right - x, box.height()),
                told.change,
                bold,
                now.selected if told.good else now.danger,
                brushes.RIGHT,
            )
            right -= brushes.text_width(told.change, bold) + scale.px(14)
        place = QRectF(x, box.y(), right - x, box.height())
        if not told.ply:
            face = brushes.fit_font(told.words, "text", face.pixelSize(), place.width(), floor=12.5, tabular=True)
        if told.opens and not told.known:
            self._draw_link(p, place, told.words)
        else:
            brushes.draw_text(p, place, told.words, face, now.text if told.known else now.text_3, elide=True)
        self.focus_ring(p, box, scale.px(8))

    def _draw_link(self, p: QPainter, place: QRectF, words: str) -> None:
        """Paint words and an arrow head behind them, as links have: a click finds out more."""
        now, px, side = theme(), scale.text(15.5), scale.text(15.5) * 1.3
        face = brushes.fit_font(words, "text", px, place.width() - side, floor=12.5, weight=600)
        brushes.draw_text(p, place, words, face, now.brass, elide=True)
        x = place.x() + min(brushes.text_width(words, face), place.width() - side)
        chevron(p, x, place.center().y() - side / 2, side, "right", now.brass, max(1.6, side * 0.11))


class InsightPanel(QWidget):
    """All lines, about one seat at a time, with a shield per seat to choose which.

    Args:
        seats: Who played.
        own: The seat that is chosen at first.
        parent: The panel of the sheet.

    Signals:
        chosen: A shield was clicked; its seat.
        picked: A line that speaks of a ply was clicked; the ply.
        rerun_wanted: The line about a master in the own seat was clicked.
    """

    chosen = Signal(int)
    picked = Signal(int)
    rerun_wanted = Signal()

    def __init__(self, seats: Sequence[Seat], own: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.title = TextLabel("", self, px=15.5, weight=700, ink="brass")
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 1)
        self.signs = [SeatChoice(seat.colour, seat.name, self) for seat in seats]
        for at, sign in enumerate(self.signs):
            self._group.addButton(sign, at)
            self._head.addWidget(sign)
        self.signs[own].setChecked(True)
        self.rows = [InsightRow(name, self) for name in GLYPHS]
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        for row in self.rows:
            row.clicked.connect(self._pick)
            self._column.addWidget(row)
        self.compared = InsightRow(COMPARED_GLYPH, self)
        self.compared.hide()
        self._column.insertWidget(self._column.indexOf(self.rows[0]) + 1, self.compared)
        self.rerun = InsightRow(RERUN_GLYPH, self)
        self.rerun.clicked.connect(self.rerun_wanted)
        self.rerun.hide()
        self._column.addWidget(self.rerun)
        scale.changed.connect(self._space)
        self._space()

    def show_insights(
        self,
        title: str,
        insights: Sequence[Insight],
        compared: Insight | None = None,
        rerun: Insight | None = None,
    ) -> None:
        """Show the lines.

        Args:
            title: Whose they are.
            insights: One for each of ``GLYPHS``.
            compared: The line that compares the decisions with the levels; ``None`` for none.
            rerun: The line about a master in the own seat; ``None`` for none.
        """
        self.title.setText(title)
        font = scale.font("text", 15.5, weight=700)
        more = [(self.compared, compared), (self.rerun, rerun)]
        told = [*insights, *(each for _, each in more if each is not None)]
        label = max(brushes.text_width(each.label, font) for each in told)
        for row, each in more:
            row.setVisible(each is not None)
            if each is not None:
                row.show_insight(each, label)
        for row, insight in zip(self.rows, insights, strict=True):
            row.show_insight(insight, label)

    def _pick(self) -> None:
        row = self.sender()
        assert isinstance(row, InsightRow)
        if row.insight is not None and row.insight.ply:
            self.picked.emit(row.insight.ply)

    def _space(self) -> None:
        pad = round(scale.px(8))
        self._column.setContentsMargins(pad, pad, pad, pad)
        self._column.setSpacing(0)
        self._head.setContentsMargins(round(scale.px(10)), 0, round(scale.px(6)), 0)
        self._head.setSpacing(round(scale.px(4)))

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        p.setPen(brushes.pen(theme().line, 1))
        p.setBrush(color(theme().sunken, 0.55))
        p.drawPath(brushes.rounded(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), scale.px(12)))
        p.end()
