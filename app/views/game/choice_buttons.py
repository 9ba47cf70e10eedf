"""The pieces that can be chosen as buttons that only a screen reader meets.

Rows of a list can be read and selected by an assistive tool, but pressed only with a key; a button is pressed by
whatever works the program.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QFrame, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QPaintEvent


class PieceButton(QAbstractButton):
    """A choice without looks.

    Attributes:
        key: What is chosen by pressing it.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.key = ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard has the list
        self.setGeometry(0, 0, 1, 1)

    def say(self, key: str, name: str, description: str) -> None:
        """Stand for this choice."""
        self.key = key
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Nothing: the piece is seen on the table."""


class ChoiceButtons(QFrame):
    """One button for each piece that can be chosen, in a place of one pixel.

    Signals:
        chosen: Key of the piece whose button was pressed.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons: list[PieceButton] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(0, 0, 1, 1)

    def offer(self, choices: Iterable[tuple[str, str, str]]) -> None:
        """Stand for these choices: key, name and description of each."""
        wanted = list(choices)
        while len(self._buttons) < len(wanted):
            button = PieceButton(self)
            button.clicked.connect(self._pressed)
            self._buttons.append(button)
        for button, choice in zip(self._buttons, wanted, strict=False):
            button.say(*choice)
            button.show()
        for button in self._buttons[len(wanted) :]:
            button.hide()

    def buttons(self) -> list[PieceButton]:
        """The buttons in use, in the order of the table."""
        return [button for button in self._buttons if not button.isHidden()]

    def _pressed(self) -> None:
        button: QObject = self.sender()
        assert isinstance(button, PieceButton)
        self.chosen.emit(button.key)
