"""Conversion between rows of the archive and records, standings and summaries.

Rows are checked like files from outside, because a disk may have damaged them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from app.engines import GAMES
from app.match.fields import MAX_NUMBER, is_instant, printable, read_json, short
from app.match.record import MAX_PLIES, Record, parse, to_dict
from app.match.seats import MAX_NAME, N_COLOURS
from app.match.words import RecordError

if TYPE_CHECKING:
    from app.engines.contract import State
    from app.match.seats import Seat

SORTS = ("changed", "created", "game", "players", "plies", "points")
"""The keys by which ``Archive.games`` can sort."""

COLUMNS = "id, header, standing, changed, finished, deleted, (SELECT MAX(k) FROM ply WHERE game = row)"
"""Columns of the table ``game`` that are the arguments of ``summary_from``, in its order."""

MAX_ROUNDS = 1_000_000
"""Largest number of a round or turn that is accepted; far more than any game has."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The state of play of a game, kept with it so that a list need not replay it.

    Attributes:
        round: Number of the round, 1-based.
        turn: Number of the turn, counted over the whole game, 1-based.
        actor: Seat to act, -1 when the game is over.
        scores: Points per seat.
    """

    round: int
    turn: int
    actor: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of games shows of a game.

    Attributes:
        options: All options of the game with their values.
        plies: Number of plies.
        standing: Where the game stands.
        changed: When it was last played or taken back, UTC, ISO 8601 with microseconds.
        deleted: When it was moved to the waste bin, likewise, or ``None``.

    The other attributes are those of ``Record``.
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
    def played(self) -> str:
        """When it was last played, UTC, ISO 8601: its end, if it has ended."""
        return self.finished or self.changed

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats in first place, once the game is over."""
        places = self.result["ranking"] if self.result else ()
        return tuple(seat for seat, place in enumerate(places) if place == 1)


@dataclass(frozen=True, slots=True)
class Damaged:
    """A game that cannot be listed or opened, with as much as can be read of it.

    Attributes:
        row: Its row in the archive: the only thing about it that is certain.
        id: Its id in the archive, ``""`` if that is no text.
        own_id: The id in its record, likewise.
        game: Key of the game, ``""`` if it is not known.
        names: Names of its players, as far as they can be read.
        error: What is wrong with it.
    """

    row: int
    id: str
    own_id: str
    game: str
    names: tuple[str, ...]
    error: RecordError


def standing_of(state: State) -> Standing:
    """The standing at a position."""
    return Standing(state.round, state.turn, state.actor, tuple(state.scores()))


def header_of(record: Record) -> str:
    """The record without its plies, as JSON for the column ``header``."""
    header = to_dict(record)
    del header["plies"]
    return as_json(header)


def record_from(header: object, rows: Iterable[Sequence[object]], game_id: object = None) -> Record:
    """The record from its header and plies, checked like one from a file.

    Args:
        header: The column ``header``.
        rows: Number, text and digest of each ply, in order.
        game_id: The column ``id``, which must agree with the header; ``None`` if it is not known.

    Raises:
        RecordError: Something in it is damaged.
    """
    plies: list[list[object]] = []
    for k, text, digest in rows:
        if k != len(plies) + 1:
            raise RecordError("missing_field", where=f"plies[{len(plies) + 1}]")
        plies.append([text, digest])
    if not isinstance(header, str):
        raise RecordError("bad_field", where="header", found=short(header))
    fields = read_json(header)
    record = parse({**fields, "plies": plies} if isinstance(fields, dict) else None)
    if game_id is not None and record.id != game_id:
        raise RecordError("bad_field", where="id", found=short(game_id))
    return record


def summary_from(
    game_id: object, header: object, standing: object, changed: object, finished: object, deleted: object, plies: object
) -> Summary:
    """The summary of a row of ``COLUMNS``.

    Raises:
        RecordError: The row is damaged.
    """
    if game_id is None:
        raise RecordError("missing_field", where="id")
    record = record_from(header, (), game_id)
    if not (isinstance(changed, str) and is_instant(changed)):
        raise RecordError("bad_field", where="changed", found=short(changed))
    if not (deleted is None or (isinstance(deleted, str) and is_instant(deleted))):
        raise RecordError("bad_field", where="deleted", found=short(deleted))
    if finished != (record.finished is not None):
        raise RecordError("bad_field", where="finished", found=short(finished))
    try:
        options = GAMES[record.game].complete(len(record.seats), record.options)
    except ValueError as error:
        raise RecordError("bad_options", reason=printable(str(error), 120)) from error
    if plies is None:
        plies = 0
    if not (isinstance(plies, int) and 0 <= plies <= MAX_PLIES):
        raise RecordError("bad_field", where="plies", found=short(plies))
    return Summary(
        id=record.id,
        game=record.game,
        seats=record.seats,
        options=options,
        plies=plies,
        standing=standing_from(standing, len(record.seats)),
        result=record.result,
        created=record.created,
        changed=changed,
        finished=record.finished,
        parent=record.parent,
        note=record.note,
        deleted=deleted,
    )


def standing_from(text: object, players: int) -> Standing:
    """The standing from the column ``standing``.

    Raises:
        RecordError: It is damaged.
    """
    with suppress(RecordError):
        fields = read_json(text)
        if isinstance(fields, dict) and isinstance(fields.get("scores"), list):
            one: dict[str, Any] = {"round": None, "turn": None, "actor": None, **fields}
            standing = Standing(one["round"], one["turn"], one["actor"], tuple(one["scores"]))
            bounds = ((0, MAX_ROUNDS), (0, MAX_ROUNDS), (-1, players - 1), *[(-MAX_NUMBER, MAX_NUMBER)] * players)
            numbers = (standing.round, standing.turn, standing.actor, *standing.scores)
            if len(numbers) == len(bounds) and all(
                type(each) is int and least <= each <= most for each, (least, most) in zip(numbers, bounds, strict=True)
            ):
                # Older versions of two games counted what comes before their first round as 0.
                return replace(standing, round=max(1, standing.round), turn=max(1, standing.turn))
    raise RecordError("bad_field", where="standing", found=short(text))


def damaged_from(row: int, game_id: object, header: object, error: RecordError) -> Damaged:
    """What can still be read of a damaged row."""
    fields: dict[str, Any] = {}
    with suppress(RecordError):
        found = read_json(header)
        fields = found if isinstance(found, dict) else {}
    game, seats = fields.get("game"), fields.get("seats")
    names = [seat.get("name") for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []
    return Damaged(
        row=row,
        id=game_id if isinstance(game_id, str) else "",
        own_id=str(fields.get("id", "")),
        game=game if isinstance(game, str) and game in GAMES else "",
        names=tuple(printable(name, MAX_NAME) for name in names[:N_COLOURS] if isinstance(name, str)),
        error=error,
    )


def matches(summary: Summary, words: Sequence[str]) -> bool:
    """Whether all words occur in names, note, game key or day."""
    text = " ".join((*(seat.name for seat in summary.seats), summary.note, summary.game, summary.created)).casefold()
    return all(word.casefold() in text for word in words)


def sort_key(summary: Summary, sort: str) -> str | int:
    """The value by which ``sort``, one of ``SORTS``, compares games."""
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
    """A value as JSON, as the archive's columns hold it."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
