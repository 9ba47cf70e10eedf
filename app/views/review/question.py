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

    Args:
        host: The page to cover.
        hand_of: Name of the person whose hand the review shows to others at this screen; ``""`` for none.

    Signals:
        answered: Whether win chances may be shown; not emitted after Escape.
    """

    answered = Signal(bool)

    def __init__(self, host: QWidget, hand_of: str = "") -> None:
        super().__init__(host, 760, 264 if hand_of else 214)
        self._hand_of = hand_of
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
        words = self.tr(
            "The game is still under way. A review estimates everybody’s chance to win and judges every move, "
            "which may give away how things stand. The answer holds for this game."
        )
        if self._hand_of:
            hand = self.tr("What {name} hides from the others lies open in it: only {name} should look.")
            words = f"{hand.format(name=self._hand_of)} {words}"
        self.words.setText(words)
        self.without.setText(self.tr("Without win chances"))
        self.with_chances.setText(self.tr("With win chances"))

    def _go_without(self) -> None:
        self.shut()
        self.answered.emit(False)

    def _go_with(self) -> None:
        self.shut()
        self.answered.emit(True)
