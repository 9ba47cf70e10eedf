"""The games of the program as the views know them: one entry a game.

Stands above the packages of the games and the modules they use, as ``app.models.games`` does.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from app.views.bruges.entry import ENTRY as BRUGES
from app.views.loyang.entry import ENTRY as LOYANG
from app.views.murano.entry import ENTRY as MURANO
from app.views.port_royal.entry import ENTRY as PORT_ROYAL
from app.views.taverns.entry import ENTRY as TAVERNS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.views.board.base import Board
    from app.views.game_entry import GameViews

ENTRIES: dict[str, GameViews] = {each.key: each for each in (PORT_ROYAL, TAVERNS, LOYANG, MURANO, BRUGES)}
"""All games by key."""


def imports(game: str) -> Iterator[None]:
    """Import what a board of the game needs, module by module: all at once takes some 200 ms.

    A game whose views do not lie in a package beside this module is imported when its board is made.
    """
    name = f"{__package__}.{game}"
    if find_spec(name) is None:
        return
    package = import_module(name)
    names = [each.name for each in iter_modules(package.__path__, f"{package.__name__}.")]
    for name in sorted(names, key=lambda each: each.endswith((".board", ".sheets"))):
        import_module(name)
        yield


def board_of(game: str) -> Board:
    """A board of the game.  Raises ``KeyError`` for a game without one."""
    return ENTRIES[game].board()
