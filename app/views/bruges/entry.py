"""What the shared views know of Bruges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.views.bruges.backdrop import brick_and_canal
from app.views.game_entry import GameViews

if TYPE_CHECKING:
    from app.views.board.base import Board


def _board() -> Board:
    from app.views.bruges.board import BrugesBoard  # when it is asked for: it takes some 50 ms

    return BrugesBoard()


ENTRY = GameViews("bruges", _board, brick_and_canal)
