"""What the shared views know of Port Royal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.views.game_entry import GameViews
from app.views.port_royal.backdrop import harbour_at_dusk

if TYPE_CHECKING:
    from app.views.board.base import Board


def _board() -> Board:
    from app.views.port_royal.board import PortRoyalBoard  # when it is asked for: it takes some 50 ms

    return PortRoyalBoard()


ENTRY = GameViews("port_royal", _board, harbour_at_dusk)
