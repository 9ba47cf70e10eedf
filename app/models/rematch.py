"""A rematch: another game with the same players, begun by the next seat."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.match.record import new_record, replay
from app.models.games import presenter

if TYPE_CHECKING:
    from app.match.record import Record


def rematch(old: Record, seed: int | None = None) -> Record:
    """The record of a new game with the players and options of another one.

    It is begun by the player who sits after the one that began the old game; the order around the table is the same.
    Without a ``seed`` a random one is used.

    Raises:
        RecordError: The old game cannot be set up any more.
    """
    new = new_record(old.game, old.seats, old.options, seed)
    # The rules decide by the seed which seat begins, so the players are moved instead.
    following = _starter(old) + 1
    first = _starter(new)
    players = len(old.seats)
    seats = tuple(old.seats[(following + place - first) % players] for place in range(players))
    return replace(new, seats=seats)


def _starter(record: Record) -> int:
    return presenter(record.game).starter(replay(replace(record, plies=[])).states[0])
