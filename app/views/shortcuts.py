"""Keys of pages and other parts of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtWidgets import QWidget


ONCE = ("Return", "Enter", "Space")
"""Keys that choose or confirm: held down they do so once."""


def add_shortcuts(owner: QWidget, slots: Iterable[tuple[str, Callable[[], object]]]) -> list[QShortcut]:
    """Keys that work wherever within ``owner`` the keyboard is, and what each does; in the given order."""
    found = []
    for keys, slot in slots:
        shortcut = QShortcut(QKeySequence(keys), owner)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(keys not in ONCE)
        shortcut.activated.connect(slot)
        found.append(shortcut)
    return found
