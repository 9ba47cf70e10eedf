"""The pieces that can be chosen, as invisible buttons for assistive tools.

An assistive tool can read and select the rows of a list, but has no action to press one: that takes a key.  A button
can be pressed by any tool.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QFrame, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QPaintEvent


class PieceButton(QAbstractButton):
    """A button for one choice; nothing of it is painted.

    Attributes:
        key: Key of the piece that it chooses.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.key = ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard has the list
        self.setGeometry(0, 0, 1, 1)  # a hidden widget would not be in the accessible tree

    def say(self, key: str, name: str, description: str) -> None:
        """Choose ``key`` from now on, under this accessible name and description."""
        self.key = key
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Nothing: the piece is seen on the table."""


class ChoiceButtons(QFrame):
    """Holds one button for each piece that can be chosen, all in one pixel.

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
        """Have a button for each of these choices, and no others.

        Args:
            choices: Key, accessible name and description of each.
        """
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
        """The buttons in use, in the order of the choices."""
        return [button for button in self._buttons if not button.isHidden()]

    def _pressed(self) -> None:
        button: QObject = self.sender()
        assert isinstance(button, PieceButton)
        self.chosen.emit(button.key)
