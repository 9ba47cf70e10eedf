"""The sheet that asks, before a game under way is reviewed, whether win chances may be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout

from app.views.widgets.buttons import GHOST, PRIMARY, Button
from app.views.widgets.labels import TextLabel
from app.views.widgets.sheet import Sheet

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class ReviewQuestion(Sheet):
    """Asks for a review with or without win chances; Enter is without them, Escape stays at the table.

    Signals:
        answered: Whether win chances may be shown; not emitted after Escape.
    """

    answered = Signal(bool)

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, 760, 214)
        self.words = TextLabel(px=17, wrap=True)
        self.without = Button(kind=PRIMARY, glyph_name="hourglass", px=18)
        self.with_chances = Button(kind=GHOST, px=18)
        self.without.clicked.connect(self._go_without)
        self.with_chances.clicked.connect(self._go_with)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.with_chances)
        foot.addWidget(self.without)
        self.body.addWidget(self.words)
        self.body.addStretch(1)
        self.body.addLayout(foot)

    def first_focus(self) -> QWidget:
        return self.without

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Look back at this game?"))
        self.words.setText(
            self.tr(
                "The game is still under way. A review estimates everybody’s chance to win and judges every move, "
                "which may give away how things stand. The answer holds for this game."
            )
        )
        self.without.setText(self.tr("Without win chances"))
        self.with_chances.setText(self.tr("With win chances"))

    def _go_without(self) -> None:
        self.shut()
        self.answered.emit(False)

    def _go_with(self) -> None:
        self.shut()
        self.answered.emit(True)
