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
    """A text field whose text is kept however the sheet is closed.

    Signals:
        kept: The text, cut at ``MAX_NOTE`` characters; the sheet is being closed.
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
        self.done = Button(kind=PRIMARY)
        self.done.clicked.connect(self.dismiss)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.done)
        self.body.addWidget(self.field, 1)
        self.body.addLayout(row)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Note"))
        self.field.setPlaceholderText(self.tr("Your own words about this game; the library finds them."))
        self.field.setAccessibleName(self.tr("Note"))
        self.done.setText(self.tr("Done"))

    def first_focus(self) -> QWidget:
        return self.field

    def shut(self) -> None:
        """Emit ``kept``, and close the sheet."""
        if not self.isHidden():
            self.kept.emit(self.field.toPlainText()[:MAX_NOTE])
        super().shut()
