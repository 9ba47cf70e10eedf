"""Games as rows of the archive's tables; every function works within the transaction of its connection."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import TYPE_CHECKING

from app.match.fields import present, read_json, short
from app.match.library import as_json, header_of
from app.match.words import RecordError

if TYPE_CHECKING:
    from app.match.library import Standing
    from app.match.record import Record


def has_game(db: sqlite3.Connection, game_id: str) -> bool:
    """Whether there is a game with this id, deleted or not."""
    return db.execute("SELECT 1 FROM game WHERE id = ?", (game_id,)).fetchone() is not None


def with_seed(db: sqlite3.Connection, seed: int, game_id: str) -> list[str]:
    """The ids of all games that may have this seed: those in the library first, and among them ``game_id``."""
    rows = db.execute(
        "SELECT id FROM game WHERE instr(header, ?) ORDER BY deleted IS NOT NULL, id != ?, row",
        (f'"seed": {seed},', game_id),  # as ``as_json`` writes it: there is no need to take every header apart
    )
    return [found for (found,) in rows]


def insert_game(
    db: sqlite3.Connection,
    record: Record,
    standing: Standing,
    changed: str,
    deleted: str | None = None,
    training: Sequence[tuple[int, str]] = (),
) -> None:
    """Add a game that is not there yet.

    Args:
        db: The connection.
        record: The game with all its plies.
        standing: Of its last position.
        changed: When it was last played, as ``instant`` writes it.
        deleted: When it was deleted; ``None`` if it was not.
        training: Position and JSON text of its training data.
    """
    row = db.execute(
        "INSERT INTO game (id, header, standing, changed, finished, deleted) VALUES (?, ?, ?, ?, ?, ?)",
        (record.id, header_of(record), as_json(asdict(standing)), changed, record.finished is not None, deleted),
    ).lastrowid
    db.executemany("INSERT INTO ply VALUES (?, ?, ?, ?)", [(row, k, *ply) for k, ply in enumerate(record.plies, 1)])
    db.executemany("INSERT INTO training VALUES (?, ?, ?)", [(row, ply, value) for ply, value in training])


def touch_game(db: sqlite3.Connection, row: int, standing: Standing) -> None:
    """Note that a game has been played on to ``standing``, now."""
    db.execute("UPDATE game SET standing = ?, changed = ? WHERE row = ?", (as_json(asdict(standing)), instant(), row))


def update_header(db: sqlite3.Connection, row: int, **fields: object) -> None:
    """Replace some fields of the header.

    Raises:
        RecordError: The header is damaged.
    """
    (text,) = db.execute("SELECT header FROM game WHERE row = ?", (row,)).fetchone()
    old = read_json(text)
    if not isinstance(old, dict) or "finished" not in old:
        raise RecordError("bad_field", where="header", found=short(old))
    header = {**old, **fields}
    values = as_json(header), header["finished"] is not None, row
    db.execute("UPDATE game SET header = ?, finished = ? WHERE row = ?", values)


def last_played(record: Record) -> str:
    """When a game from a file was last played, as ``insert_game`` wants it: its end, or now if it goes on."""
    if record.finished is None:
        return instant()
    ended = datetime.fromisoformat(record.finished).isoformat(timespec="microseconds")
    return min(ended, instant())  # the clock of another machine may be ahead


def instant() -> str:
    """The present moment with microseconds, which tell which of two plies came later."""
    return present().isoformat(timespec="microseconds")
