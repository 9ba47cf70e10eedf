"""What the shared views know of Loyang."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.views.game_entry import GameViews
from app.views.loyang.backdrop import fields_and_ink

if TYPE_CHECKING:
    from app.views.board.base import Board


def _board() -> Board:
    from app.views.loyang.board import LoyangBoard  # when it is asked for: it takes some 50 ms

    return LoyangBoard()


ENTRY = GameViews("loyang", _board, fields_and_ink)
