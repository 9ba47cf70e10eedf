"""How a screen reader is told at once what a widget says now."""

from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget) -> None:
    """Have the accessible name of ``widget`` read out, wherever the focus is."""
    QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.NameChanged))
    QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.Alert))
