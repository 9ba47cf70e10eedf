"""The entry of a game in the registry of the views."""

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
    """What the shared views know of one game.  Its colours and emblem are in its ``GameEntry`` of the models.

    Attributes:
        key: As in ``app.engines.GAMES``.
        board: Creates a board of the game; the module of the board is imported by the first call.
        backdrop: Paints the scenery of the game into a rectangle; the caller clips, it may paint beyond.
    """

    key: str
    board: Callable[[], Board]
    backdrop: Callable[[QPainter, QRectF], None]
