"""The entry of Murano in the registry of games, ``app/views/games.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.views.game_entry import GameViews
from app.views.murano.backdrop import lagoon

if TYPE_CHECKING:
    from app.views.board.base import Board


def _board() -> Board:
    from app.views.murano.board import MuranoBoard  # on demand: it takes some 50 ms

    return MuranoBoard()


ENTRY = GameViews("murano", _board, lagoon)
