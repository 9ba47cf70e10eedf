"""The sheet in which a person writes a note about a game."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget

from app.match.record import MAX_NOTE
from app.views.scale import scale
from app.views.theme import theme
from app.views.widgets.buttons import PRIMARY, Button
from app.views.widgets.sheet import Sheet


class NoteSheet(Sheet):
    """A text field with a button that keeps its text; closing the sheet otherwise drops it.

    Signals:
        kept: The text, cut at ``MAX_NOTE`` characters.
    """

    kept = Signal(str)

    def __init__(self, host: QWidget, words: str) -> None:
        super().__init__(host, 640, 420)
        now = theme()
        self.field = QPlainTextEdit(words)
        self.field.setTabChangesFocus(True)
        self.field.setFont(scale.font("text", 17))
        self.field.setStyleSheet(
            f"QPlainTextEdit {{ background: {now.raised}; color: {now.text}; border: 1px solid {now.line_strong};"
            f" border-radius: 10px; padding: 8px; selection-background-color: {now.primary};"
            f" selection-color: {now.on_primary}; }}"
        )
        self.keep = Button(kind=PRIMARY)
        self.keep.clicked.connect(self._keep)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.keep)
        self.body.addWidget(self.field, 1)
        self.body.addLayout(row)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Note"))
        self.field.setPlaceholderText(self.tr("Your own words about this game; the library finds them."))
        self.field.setAccessibleName(self.tr("Note"))
        self.keep.setText(self.tr("Keep"))

    def first_focus(self) -> QWidget:
        return self.field

    def _keep(self) -> None:
        self.kept.emit(self.field.toPlainText()[:MAX_NOTE])
        self.shut()
