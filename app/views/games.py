"""The registry of the games in the views: one ``GameViews`` for each.

Like ``app.models.games`` it stands above the packages of the games: they and what they import do not import it.
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
    """Import what a board of the game needs, one module per step.

    For ``Slices``: all modules at once take some 200 ms, in which the window would not answer.  A game whose views do
    not lie in a package beside this module (one of the tests) has no steps; it is imported when its board is made.
    """
    name = f"{__package__}.{game}"
    if find_spec(name) is None:
        return
    package = import_module(name)
    names = [each.name for each in iter_modules(package.__path__, f"{package.__name__}.")]
    # Board and sheets last: they import the others, and would bring them all in one step.
    for name in sorted(names, key=lambda each: each.endswith((".board", ".sheets"))):
        import_module(name)
        yield


def board_of(game: str) -> Board:
    """A new board of the game.

    Raises:
        KeyError: There is no such game.
    """
    return ENTRIES[game].board()
