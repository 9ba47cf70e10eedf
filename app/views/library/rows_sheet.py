"""A sheet with a list of games, each with words and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.views.widgets.labels import Rule, TextLabel
from app.views.widgets.panel import thin_scrollbar
from app.views.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.views.widgets.buttons import Button

MOST = 50
"""Games told of one by one at most."""


class RowsSheet(Sheet):
    """Words, a list that scrolls, and buttons below it.

    Attributes:
        words: What the list is.
        list: The list.
        foot: The buttons, from the left; subclasses add theirs.
    """

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, 860, 520)
        self.words = TextLabel(px=16, ink="text_2", wrap=True)
        self.list = QScrollArea()
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setWidgetResizable(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setStyleSheet(
            f"QScrollArea, QScrollArea > QWidget > QWidget {{ background: none; }}{thin_scrollbar()}"
        )
        self.foot = QHBoxLayout()
        self.foot.addStretch(1)
        self.body.addWidget(self.words)
        self.body.addWidget(self.list, 1)
        self.body.addLayout(self.foot)

    def show_rows(self, rows: Iterable[QHBoxLayout]) -> None:
        """Show these rows instead of those before."""
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 12, 0)
        for row in rows:
            column.addWidget(Rule())
            column.addLayout(row)
        column.addStretch(1)
        before = self.list.takeWidget()
        if before is not None:
            before.deleteLater()  # one of its buttons may have been pressed just now
        self.list.setWidget(inner)
        inner.setAutoFillBackground(False)
        self.list.viewport().setAutoFillBackground(False)


def game_row(title: str, line: str, ink: str, buttons: Iterable[Button]) -> QHBoxLayout:
    """A game by name, a line about it in an ink of the theme, and what can be done."""
    words = QVBoxLayout()
    words.addWidget(TextLabel(title, px=17, weight=700, wrap=True))
    words.addWidget(TextLabel(line, px=15, ink=ink, wrap=True))
    row = QHBoxLayout()
    row.addLayout(words, 1)
    for button in buttons:
        row.addWidget(button)
    return row
