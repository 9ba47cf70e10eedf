"""What the shared views know of The Taverns of Tiefenthal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.views.game_entry import GameViews
from app.views.taverns.backdrop import tavern_at_night

if TYPE_CHECKING:
    from app.views.board.base import Board


def _board() -> Board:
    from app.views.taverns.board import TavernsBoard  # when it is asked for: it takes some 50 ms

    return TavernsBoard()


ENTRY = GameViews("taverns", _board, tavern_at_night)
