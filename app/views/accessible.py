"""What painted widgets are to a screen reader: Qt knows the roles of its own classes only.

A class says with ``accessible_role`` what its widgets are; without it they are mere fillers, whose names readers
pass over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QObject


def tell_roles() -> None:
    """Let the roles that classes say hold for every widget that is asked for from now on."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_interface)
        _installed = True


_installed = False


def _interface(_class_name: str, widget: QObject | None) -> QAccessibleInterface | None:
    role = getattr(widget, "accessible_role", None)
    if isinstance(widget, QWidget) and role is not None:
        return QAccessibleWidget(widget, role)
    return None
