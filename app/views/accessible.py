"""Accessible roles of our own widget classes.

Qt knows the roles of its own widgets only.  A class of ours names its role in the class attribute
``accessible_role``, a ``QAccessible.Role``; without one Qt reports a filler, whose name screen readers skip.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QObject


def tell_roles() -> None:
    """Have Qt report ``accessible_role`` for every widget that an assistive tool asks for from now on."""
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
