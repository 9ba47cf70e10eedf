"""The entry of Port Royal in the registry of the views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.views.game_entry import GameViews
from app.views.port_royal.backdrop import harbour_at_dusk

if TYPE_CHECKING:
    from app.views.board.base import Board


def _board() -> Board:
    from app.views.port_royal.board import PortRoyalBoard  # some 50 ms, for which no start should wait

    return PortRoyalBoard()


ENTRY = GameViews("port_royal", _board, harbour_at_dusk)
