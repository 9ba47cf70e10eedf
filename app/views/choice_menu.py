"""The menu below a chip, in which one of a few values is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from app.views.scale import scale
from app.views.theme import theme


def ask(chip: QWidget, choices: Sequence[tuple[Any, str]], current: object, choose: Callable[[Any], None]) -> None:
    """Open the menu.

    Args:
        chip: Below it the menu opens.
        choices: Values with their words.
        current: The value in force.
        choose: Called with the one that is taken.
    """
    menu = QMenu(chip)
    menu.setFont(scale.font("text", 16))
    now = theme()
    menu.setStyleSheet(
        f"QMenu {{ background: {now.raised}; color: {now.text}; border: 1px solid {now.line_strong};"
        " padding: 6px; } QMenu::item { padding: 7px 28px 7px 24px; border-radius: 6px; }"
        f"QMenu::item:selected {{ background: {now.sunken}; }}"
    )
    for value, words in choices:
        action = QAction(words.replace("&", "&&"), menu)
        action.setCheckable(True)
        action.setChecked(value == current)
        action.triggered.connect(partial(_take, choose, value))
        menu.addAction(action)
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(chip.mapToGlobal(chip.rect().bottomLeft()))


def _take(choose: Callable[[Any], None], value: object, _checked: bool = False) -> None:
    choose(value)
