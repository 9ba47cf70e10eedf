"""How a screen reader is told at once what a widget says now."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, words: str = "") -> None:
    """Have ``words`` read out, wherever the focus is; name and description of ``widget`` unless given.

    An announcement is what readers of all systems speak; an alert would be a sound on Windows and nothing on Linux.
    """
    QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.NameChanged))
    told = words or "\n".join(part for part in (widget.accessibleName(), widget.accessibleDescription()) if part)
    if told:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, told))
