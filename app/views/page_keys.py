"""Keys that open the same page from several others."""

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent

STATISTICS = QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_T)


def is_statistics(event: QKeyEvent) -> bool:
    """Whether a key press asks for the statistics."""
    return event.keyCombination() == STATISTICS
