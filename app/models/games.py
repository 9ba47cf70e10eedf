"""The registry of the games' entries in ``app.models``.

It imports the packages of all games.  So no module that these packages import may import this one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.models.bruges.entry import ENTRY as BRUGES
from app.models.loyang.entry import ENTRY as LOYANG
from app.models.murano.entry import ENTRY as MURANO
from app.models.port_royal.entry import ENTRY as PORT_ROYAL
from app.models.taverns.entry import ENTRY as TAVERNS

if TYPE_CHECKING:
    from app.models.game_entry import GameEntry
    from app.models.presenter import Presenter

ENTRIES: dict[str, GameEntry] = {each.key: each for each in (PORT_ROYAL, TAVERNS, LOYANG, MURANO, BRUGES)}
"""All games by key, in the order of the start page."""


def entry(game: str) -> GameEntry:
    """The entry of a game by its key.

    Raises:
        KeyError: There is no such game.
    """
    return ENTRIES[game]


def presenter(game: str) -> Presenter[Any]:
    """The presenter of a game by its key.

    Raises:
        KeyError: There is no such game.
    """
    return ENTRIES[game].presenter()
