"""What the archive's rows say: the record behind them, and one line of the library.

Rows are checked like files from outside, for a disk may have damaged them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from app.match.fields import short
from app.match.record import Record, parse, to_dict
from app.match.words import RecordError

if TYPE_CHECKING:
    from app.engines.contract import State
    from app.match.seats import Seat

SORTS = ("changed", "created", "game", "players", "plies", "points")
"""What a library can be sorted by."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a game stands, so that a list need not replay it.

    Attributes:
        round: 1-based.
        turn: 1-based over the game.
        actor: Seat to decide, -1 when over.
        scores: Points per seat.
    """

    round: int
    turn: int
    actor: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """One line of the library.

    Attributes:
        plies: How many were played.
        changed: When the last ply was played, UTC.
        deleted: When it was deleted, or ``None``.

    The other attributes are those of the record.
    """

    id: str
    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, Any]
    plies: int
    standing: Standing
    result: Mapping[str, Sequence[int]] | None
    created: str
    changed: str
    finished: str | None
    parent: Mapping[str, Any] | None
    note: str
    deleted: str | None

    @property
    def unfinished(self) -> bool:
        """Whether the game can go on."""
        return self.finished is None

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats in first place, once the game is over."""
        places = self.result["ranking"] if self.result else ()
        return tuple(seat for seat, place in enumerate(places) if place == 1)


def standing_of(state: State) -> Standing:
    """Where a position stands."""
    return Standing(state.round, state.turn, state.actor, tuple(state.scores()))


def header_of(record: Record) -> str:
    """The record without its plies, as the archive keeps it."""
    header = to_dict(record)
    del header["plies"]
    return as_json(header)


def record_from(header: str, rows: Iterable[tuple[int, str, str]]) -> Record:
    """The record from its row and its plies, checked like any other.

    Raises:
        RecordError: If it is damaged.
    """
    plies: list[list[str]] = []
    for k, text, digest in rows:
        if k != len(plies) + 1:
            raise RecordError("missing_field", where=f"plies[{len(plies) + 1}]")
        plies.append([text, digest])
    try:
        fields = json.loads(header)
    except ValueError:
        raise RecordError("foreign") from None
    return parse({**fields, "plies": plies} if isinstance(fields, dict) else None)


def summary_from(header: str, standing: str, changed: str, deleted: str | None, plies: int) -> Summary:
    """One line of the library from a row.

    Raises:
        RecordError: If the row is damaged.
    """
    record = record_from(header, ())
    return Summary(
        id=record.id,
        game=record.game,
        seats=record.seats,
        options=record.options,
        plies=plies,
        standing=standing_from(standing),
        result=record.result,
        created=record.created,
        changed=changed,
        finished=record.finished,
        parent=record.parent,
        note=record.note,
        deleted=deleted,
    )


def standing_from(text: str) -> Standing:
    """The standing from a row.

    Raises:
        RecordError: If it is damaged.
    """
    try:
        fields = json.loads(text)
        standing = Standing(fields["round"], fields["turn"], fields["actor"], tuple(fields["scores"]))
        if all(type(each) is int for each in (standing.round, standing.turn, standing.actor, *standing.scores)):
            # Once, two games counted what comes before their first round as 0.
            return replace(standing, round=max(1, standing.round), turn=max(1, standing.turn))
    except (ValueError, KeyError, TypeError):
        pass
    raise RecordError("bad_field", where="standing", found=short(text))


def matches(summary: Summary, words: Sequence[str]) -> bool:
    """Whether all words occur in names, note, game key or day."""
    text = " ".join((*(seat.name for seat in summary.seats), summary.note, summary.game, summary.created)).casefold()
    return all(word.casefold() in text for word in words)


def sort_key(summary: Summary, sort: str) -> str | int:
    """What ``sort``, one of ``SORTS``, compares."""
    keys: dict[str, str | int] = {
        "changed": summary.changed,
        "created": summary.created,
        "game": summary.game,
        "players": len(summary.seats),
        "plies": summary.plies,
        "points": max(summary.standing.scores, default=0),
    }
    return keys[sort]


def as_json(value: object) -> str:
    """JSON as rows keep it."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
