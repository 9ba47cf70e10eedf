"""The panel of the page of statistics that tells which kinds of mistakes cost a person most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.statistics.mistake_model import MistakeModel
from app.views.scale import scale
from app.views.statistics.table import MistakeTable
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
        why: The sentence.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = MistakeModel(self)
        self.table = MistakeTable(self)
        self.table.setModel(self.model)
        self.why = TextLabel("", self, px=15, ink="text_3", wrap=True)
        scale.changed.connect(self._place)

    def retranslate(self) -> None:
        """Set all words in the current language."""
        title = self.tr("What costs most")
        self.set_title(title)
        self.table.setAccessibleName(title)
        self.table.setAccessibleDescription(self.tr("Kinds of mistakes, and what they give away per game"))
        self.model.retranslate()

    def show_results(self, results: Sequence[Result], why: str) -> None:
        """Show the kinds of mistakes in these results; ``why`` is said where there are none."""
        self.model.show_results(results)
        self.why.setText(why)
        found = self.model.rowCount() > 0
        self.table.setVisible(found)
        self.why.setVisible(not found)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        margin = round(scale.px(12))
        box = self.rect().adjusted(margin, round(self.head_height()), -margin, -margin)
        self.table.fit(box)
        inside = round(scale.px(6))
        self.why.setGeometry(box.adjusted(inside, 0, -inside, 0))
