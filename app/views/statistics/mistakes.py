"""The panel of the page of statistics that tells which kinds of mistakes cost a person most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from app.models.statistics.mistake_model import MistakeModel
from app.views.scale import scale
from app.views.statistics.table import MistakeTable
from app.views.widgets.chip import FilterChip
from app.views.widgets.labels import TextLabel
from app.views.widgets.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from app.match.results import Result


class MistakePanel(Panel):
    """A panel with a table of kinds of mistakes, or a sentence that says why it has none.

    Attributes:
        model: The kinds of mistakes.
        table: Its view.
        practise: Asks for the questions about the mistake in the chosen row, or else the costliest one.
        why: The sentence.

    Signals:
        practise_requested: The person wants to be asked about decisions like these: key of the game, and kind of the
            actions that were played in them.
    """

    practise_requested = Signal(str, str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = MistakeModel(self)
        self.table = MistakeTable(self)
        self.table.setModel(self.model)
        self.table.opened.connect(self._practise)
        self.practise = FilterChip(self, glyph_name="graduate-cap", height=32)
        self.practise.setCheckable(False)  # it leads away, and has no state to be read out
        self.practise.clicked.connect(lambda: self._practise(max(0, self.table.currentIndex().row())))
        self.why = TextLabel("", self, px=15, ink="text_3", wrap=True)
        scale.changed.connect(self._place)

    def retranslate(self) -> None:
        """Set all words in the current language."""
        title = self.tr("What costs most")
        self.set_title(title)
        self.table.setAccessibleName(title)
        self.table.setAccessibleDescription(self.tr("Kinds of mistakes, and what they give away per game"))
        self.practise.setText(self.tr("Practise"))
        tip = self.tr("Decide again where you played like that")
        self.practise.setToolTip(tip)
        self.practise.setAccessibleDescription(tip)
        self.model.retranslate()
        self._place()

    def show_results(self, results: Sequence[Result], why: str) -> None:
        """Show the kinds of mistakes in these results; ``why`` is said where there are none."""
        self.model.show_results(results)
        self.why.setText(why)
        found = self.model.rowCount() > 0
        self.table.setVisible(found)
        self.practise.setVisible(found)
        self.why.setVisible(not found)
        self._place()

    def _practise(self, row: int) -> None:
        found = self.model.mistake(row)
        self.practise_requested.emit(found.game, found.played)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        margin, size = round(scale.px(12)), self.practise.sizeHint()
        head = round(max(self.head_height(), size.height() + scale.px(8)))
        self.practise.setGeometry(
            self.width() - margin - size.width(), (head - size.height()) // 2 + 2, size.width(), size.height()
        )
        box = self.rect().adjusted(margin, head, -margin, -margin)
        self.table.fit(box)
        inside = round(scale.px(6))
        self.why.setGeometry(box.adjusted(inside, 0, -inside, 0))
