"""Has a screen reader speak at once."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, words: str = "") -> None:
    """Have a screen reader speak, wherever the focus is.

    Args:
        widget: Whose words they are; its accessible name may have changed.
        words: What is spoken; ``""`` for accessible name and description of ``widget``.
    """
    QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.NameChanged))
    told = words or "\n".join(part for part in (widget.accessibleName(), widget.accessibleDescription()) if part)
    if told:  # not an alert, which would be a sound on Windows and nothing on Linux
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, told))
