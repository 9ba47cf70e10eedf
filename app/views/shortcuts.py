"""Shortcuts of pages and other parts of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from app.views.keyboard import keyboard

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtWidgets import QWidget


ONCE = ("Return", "Enter", "Space")
"""Keys that choose or confirm; a shortcut for one of them ignores auto-repeats."""


class OnceShortcut(QShortcut):
    """A shortcut that a held key activates once only: held a moment too long, it must not answer the next question."""

    def __init__(self, keys: str, owner: QWidget) -> None:
        super().__init__(QKeySequence(keys), owner)
        self.setAutoRepeat(False)  # ignores the repeats that Qt recognises; the keyboard knows of the others, too

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Shortcut and keyboard.repeats:
            return True
        return super().event(event)


def add_shortcuts(owner: QWidget, slots: Iterable[tuple[str, Callable[[], object]]]) -> list[QShortcut]:
    """Add shortcuts that work while ``owner`` or a widget in it has the focus.

    Args:
        owner: The parent of the shortcuts.
        slots: Key sequences (``"Ctrl+Z"``) and what each calls.

    Returns:
        The shortcuts in the given order; those for ``ONCE`` are ``OnceShortcut``.
    """
    found = []
    for keys, slot in slots:
        shortcut = OnceShortcut(keys, owner) if keys in ONCE else QShortcut(QKeySequence(keys), owner)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(slot)
        found.append(shortcut)
    return found
