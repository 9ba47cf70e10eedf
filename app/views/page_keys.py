"""Keys that lead to a page from several others."""

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent

STATISTICS = QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_T)


def is_statistics(event: QKeyEvent) -> bool:
    """Whether the statistics are wanted."""
    return event.keyCombination() == STATISTICS
