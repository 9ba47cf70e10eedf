"""The base of sheets with a list of games, each with a line of words and buttons."""

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
"""Largest number of games in such a list."""


class RowsSheet(Sheet):
    """A sheet with an introduction, a scrolling list of rows, and buttons below it.

    Attributes:
        words: The introduction.
        list: The area that scrolls.
        foot: The layout of the buttons at the lower right, to which subclasses add theirs.
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
        """Replace the rows of the list."""
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 12, 0)
        for row in rows:
            column.addWidget(Rule())
            column.addLayout(row)
        column.addStretch(1)
        before = self.list.takeWidget()
        if before is not None:
            before.deleteLater()  # not at once: this may be called by the signal of a button on it
        self.list.setWidget(inner)
        inner.setAutoFillBackground(False)  # setWidget has turned it on
        self.list.viewport().setAutoFillBackground(False)


def game_row(title: str, line: str, ink: str, buttons: Iterable[Button]) -> QHBoxLayout:
    """The row of a game: its name, a line about it in the colour ``ink`` of the theme, and buttons."""
    words = QVBoxLayout()
    words.addWidget(TextLabel(title, px=17, weight=700, wrap=True))
    words.addWidget(TextLabel(line, px=15, ink=ink, wrap=True))
    row = QHBoxLayout()
    row.addLayout(words, 1)
    for button in buttons:
        row.addWidget(button)
    return row
