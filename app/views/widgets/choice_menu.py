"""The menu below a chip, from which one of a few values is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QAction

from app.views.widgets.menu import plain_menu

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def ask(chip: QWidget, choices: Sequence[tuple[Any, str]], current: object, choose: Callable[[Any], None]) -> None:
    """Open a menu of checkable entries; returns at once.

    Args:
        chip: The widget below which the menu opens.
        choices: Values and their words, in order.
        current: The value whose entry is checked.
        choose: Called with the value that is chosen.
    """
    menu = plain_menu(chip)
    for value, words in choices:
        action = QAction(words.replace("&", "&&"), menu)  # a single & would mark a mnemonic
        action.setCheckable(True)
        action.setChecked(value == current)
        action.triggered.connect(partial(_take, choose, value))
        menu.addAction(action)
    menu.popup(chip.mapToGlobal(chip.rect().bottomLeft()))


def _take(choose: Callable[[Any], None], value: object, _checked: bool = False) -> None:
    choose(value)  # without the argument of ``triggered``
