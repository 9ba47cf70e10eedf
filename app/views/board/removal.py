"""Taking items off the table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsItem


def take_away(item: QGraphicsItem) -> None:
    """Remove an item from its scene for good.

    It lives until the event loop turns: it is often its own animation that says so, and Qt goes on with that.
    """
    scene = item.scene()
    if scene is not None:
        scene.removeItem(item)  # from now on it belongs to Python, and is deleted with the last reference
    QTimer.singleShot(0, partial(_let_go, item))


def _let_go(_item: QGraphicsItem) -> None:
    """The last reference goes with the call."""
