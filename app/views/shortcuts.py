"""Keys of pages and other parts of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from app.views.keyboard import keyboard

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtWidgets import QWidget


ONCE = ("Return", "Enter", "Space")
"""Keys that choose or confirm."""


class OnceShortcut(QShortcut):
    """A key that, held down, acts once: a moment too long must not answer what is asked next."""

    def __init__(self, keys: str, owner: QWidget) -> None:
        super().__init__(QKeySequence(keys), owner)
        self.setAutoRepeat(False)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Shortcut and keyboard.repeats:
            return True
        return super().event(event)


def add_shortcuts(owner: QWidget, slots: Iterable[tuple[str, Callable[[], object]]]) -> list[QShortcut]:
    """Keys that work wherever within ``owner`` the keyboard is, and what each does; in the given order."""
    found = []
    for keys, slot in slots:
        shortcut = OnceShortcut(keys, owner) if keys in ONCE else QShortcut(QKeySequence(keys), owner)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(slot)
        found.append(shortcut)
    return found
