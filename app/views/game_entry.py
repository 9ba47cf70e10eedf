"""What the shared views know of one game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from app.views.board.base import Board


@dataclass(frozen=True, slots=True)
class GameViews:
    """How one game looks; its colours and emblem stand in its ``GameEntry`` of the models.

    Attributes:
        key: As in ``app.engines.GAMES``.
        board: Makes a board of it; imports the board when it is first asked for.
        backdrop: Paints its world into a rectangle, to be clipped by the caller.
    """

    key: str
    board: Callable[[], Board]
    backdrop: Callable[[QPainter, QRectF], None]
