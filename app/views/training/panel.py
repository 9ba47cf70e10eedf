"""The panel beside the table: the question, how good the answer was, and buttons for what can be done next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from app.views.game.announce import announce
from app.views.scale import scale
from app.views.training.progress import TrainingProgress
from app.views.training.task_text import AGAIN, ANSWER, LEAVE, NEXT, REPEAT
from app.views.widgets.buttons import GHOST, PRIMARY
from app.views.widgets.key_button import KeyButton
from app.views.widgets.labels import TextLabel
from app.views.widgets.panel import Panel

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from app.views.training.task_text import TaskText

KEYS = {AGAIN: "F3", ANSWER: "F2", NEXT: "F4", REPEAT: "F3", LEAVE: "Esc"}
"""Keys that press the buttons; Enter presses the main one as well."""
# Function keys, because letters are keys of the game's own buttons.


class TaskPanel(Panel):
    """Shows question, progress, judgement and buttons.

    Signals:
        pressed: Name of the button that was pressed.
    """

    pressed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self.progress = TrainingProgress(self)
        self.task = TextLabel(parent=self, px=17, wrap=True)
        self.verdict = TextLabel(parent=self, role="display", px=25, weight=800, wrap=True)
        self.reason = TextLabel(parent=self, px=17, wrap=True)
        self.more = TextLabel(parent=self, px=14.5, ink="text_2", wrap=True)
        self.buttons: dict[str, KeyButton] = {}
        self._primary = ""
        self._row, self._below = QHBoxLayout(), QHBoxLayout()
        for name in (AGAIN, REPEAT, ANSWER, NEXT, LEAVE):
            button = KeyButton(self)
            button.setObjectName(name)
            button.clicked.connect(self._press)
            button.hide()
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            self.buttons[name] = button
            self._row.addWidget(button)
        self._row.addStretch(1)
        self._below.addStretch(1)
        self._body = QVBoxLayout(self)
        for part in (self.progress, self.task, self.verdict, self.reason, self.more):
            self._body.addWidget(part)
        self._body.addStretch(1)
        self._body.addLayout(self._row)
        self._body.addLayout(self._below)
        self.measured()

    # what it says

    def show_text(self, text: TaskText) -> None:
        """Set all words and buttons; announces the words to screen readers if more than title and note have changed."""
        said = (text.task, text.verdict, text.reason, text.remark)
        labels = (self.task, self.verdict, self.reason, self.more)
        changed = said != tuple(label.text() for label in labels)
        self.set_title(text.title)
        self.set_note(text.note)
        for label, words in zip(labels, said, strict=True):
            label.setText(words)
            label.setVisible(bool(words))
        self.verdict.set_ink("selected" if text.good else "danger")
        spoken = (text.verdict, text.reason, text.title, text.task, text.remark)
        self.setAccessibleName(" ".join(part for part in spoken if part))
        if changed:
            announce(self)
        self._offer(text.buttons, text.primary)

    def _offer(self, names: dict[str, str], primary: str) -> None:
        """Show the buttons of these names and no others; ``primary`` is the one that Enter presses."""
        self._primary = primary
        had_keys = any(button.hasFocus() for button in self.buttons.values())
        for name, button in self.buttons.items():
            words = names.get(name, "")
            button.setVisible(bool(words))
            if words:
                button.kind = PRIMARY if name == primary else GHOST
                button.setText(words)
                button.setAccessibleName(words)
                button.key_text = "Enter" if name == primary else KEYS[name]
                button.setAccessibleDescription(button.key_text)
                button.setToolTip(f"{words} ({button.key_text})")  # there may be no room for the key
                button.updateGeometry()
                button.update()
        self._arrange(self.width())
        # Qt gives the focus of a button that is hidden to the next widget; it shall go to the page.
        if had_keys and not any(button.hasFocus() for button in self.buttons.values()):
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _arrange(self, width: int) -> None:
        """Put the buttons into one row, without their keys where these have no room, or else into two.

        Args:
            width: Of the panel, in pixels.
        """
        margins = self._body.contentsMargins()
        room = width - margins.left() - margins.right()
        shown = [button for button in self.buttons.values() if not button.isHidden()]
        first = [button for button in shown if button.objectName() == self._primary]
        second = [button for button in shown if button not in first]
        for rows, keyless in (([shown], False), ([shown], True), ([first, second], False), ([first, second], True)):
            for button in shown:
                button.keyless = keyless
                button.updateGeometry()
            if all(self._needed(row) <= room for row in rows):
                break
        for box, row in zip((self._row, self._below), rows, strict=False):
            for at, button in enumerate(row):
                box.insertWidget(at, button)
                button.update()

    def _needed(self, row: list[KeyButton]) -> float:
        """Width in pixels that buttons need side by side."""
        return sum(button.sizeHint().width() + self._row.spacing() for button in row) - self._row.spacing()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self.width())

    @property
    def primary(self) -> str:
        """Name of the button that Enter presses, ``""`` without one."""
        return self._primary

    def offers(self, name: str) -> bool:
        """Whether a button is shown."""
        return not self.buttons[name].isHidden()

    def _press(self) -> None:
        self.pressed.emit(self.sender().objectName())

    # sizes

    def measured(self) -> None:
        m = self.measure
        side = round(m.of(18))
        self._body.setContentsMargins(side, round(self.head_height() + m.of(2)), side, round(m.of(14)))
        self._body.setSpacing(round(m.of(7)))
        for row in (self._row, self._below):
            row.setSpacing(round(m.of(8)))
        for button in self.buttons.values():
            button.set_measure(m)
        self._arrange(self.width())

    def height_for(self, width: int) -> int:
        """Height in pixels that the panel needs at this width."""
        self._arrange(width)
        self._body.activate()
        return max(self._body.heightForWidth(width), round(scale.px(150)))
