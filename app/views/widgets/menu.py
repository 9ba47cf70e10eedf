"""Popup menus in the look of the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from app.views.scale import scale
from app.views.theme import theme

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

Entry = tuple[str, Callable[[], None]]
"""An entry of a menu: its words, and what is called when it is chosen."""


def plain_menu(parent: QWidget) -> QMenu:
    """An empty menu that deletes itself when it is closed."""
    menu = QMenu(parent)
    menu.setFont(scale.font("text", 16))
    now = theme()
    menu.setStyleSheet(
        f"QMenu {{ background: {now.raised}; color: {now.text}; border: 1px solid {now.line_strong};"
        " padding: 6px; } QMenu::item { padding: 7px 28px 7px 24px; border-radius: 6px; }"
        f"QMenu::item:selected {{ background: {now.sunken}; }}"
    )
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


def show_menu(parent: QWidget, entries: Sequence[Entry], at: QPoint) -> QMenu:
    """Open a menu at a point of the screen, with its first entry active, and return it without waiting."""
    menu = plain_menu(parent)
    for words, deed in entries:
        action = QAction(words.replace("&", "&&"), menu)  # a single & would mark a mnemonic
        action.triggered.connect(deed)
        menu.addAction(action)
    menu.popup(at)
    menu.setActiveAction(menu.actions()[0])
    return menu
