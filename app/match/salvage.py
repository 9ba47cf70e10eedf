"""Reads games from any archive file: copies, and as much as can be read of damaged ones."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from collections.abc import Container, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from app.match.fields import is_instant, read_json
from app.match.library import Standing, as_json, record_from, standing_from, standing_of
from app.match.record import replay
from app.match.store import as_text
from app.match.words import RecordError

if TYPE_CHECKING:
    from app.match.record import Record

log = logging.getLogger(__name__)


_UNREADABLE = (sqlite3.Error, OSError, UnicodeDecodeError)
"""Errors from reading a damaged file; the last one if SQLite's own message quotes bytes that are no UTF-8."""


class Salvaged(NamedTuple):
    """One game from an archive file.

    Attributes:
        record: Its record.
        standing: Where it stands.
        changed: When it was last changed, UTC, ISO 8601.
        deleted: When it was moved to the waste bin, likewise, or ``None``.
        training: Rows of the table ``training``: position and JSON.
    """

    record: Record
    standing: Standing
    changed: str
    deleted: str | None
    training: tuple[tuple[int, str], ...] = ()


def readable(path: Path, *, torn: bool = False, ids: Container[str] | None = None) -> Iterator[Salvaged]:
    """The games of an archive file that can be read, which is not changed.

    They are not replayed, so a game may still turn out to be damaged when it is opened.

    Args:
        path: The file.
        torn: Whether to give also games with missing plies, up to the first of these.
        ids: Only games with these ids in the file; ``None`` for all.
    """
    try:
        with _reading(path) as db:
            yield from _games(db, torn, ids)
    except _UNREADABLE as error:
        log.warning("archive: no more to be read from %s: %s", path, error)


def lengths(path: Path) -> dict[str, tuple[str, int]]:
    """Last change and number of plies of the games of an archive file, by id; empty if it cannot be read."""
    asked = "SELECT id, changed, (SELECT COUNT(*) FROM ply WHERE game = row) FROM game"
    try:
        with _reading(path) as db:
            return {game_id: (changed, plies) for game_id, changed, plies in db.execute(asked)}
    except _UNREADABLE as error:
        log.warning("archive: nothing to be read from %s: %s", path, error)
        return {}


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection to a temporary copy of a file."""
    # SQLite changes what it opens: for one, it writes the log back into the file.
    with TemporaryDirectory(prefix="kontor-") as room:
        copy = Path(room) / path.name
        for tail in ("", "-wal"):
            with suppress(FileNotFoundError):
                shutil.copyfile(path.with_name(path.name + tail), copy.with_name(copy.name + tail))
        with closing(sqlite3.connect(copy)) as db:
            db.text_factory = as_text
            yield db


def _games(db: sqlite3.Connection, torn: bool, ids: Container[str] | None) -> Iterator[Salvaged]:
    for row in _rows(db):
        if ids is not None and _id(db, row) not in ids:
            continue
        game = _game(db, row, torn)
        if game:
            yield game


def _id(db: sqlite3.Connection, row: int) -> object:
    with suppress(*_UNREADABLE):
        found = db.execute("SELECT id FROM game WHERE row = ?", (row,)).fetchone()
        return found[0] if found else None
    return None


def _rows(db: sqlite3.Connection) -> list[int]:
    """The rows of the games, as far as they can be found."""
    rows: list[int] = []
    with suppress(sqlite3.Error, UnicodeDecodeError):
        rows.extend(row for (row,) in db.execute("SELECT row FROM game NOT INDEXED ORDER BY row"))
        return rows
    # A damaged page has ended the walk over the table, but games behind it may be readable: look up every number.
    (last,) = db.execute("SELECT MAX(row) FROM game").fetchone()
    return sorted({*rows, *range(1, min(last or 0, _MOST_ROWS) + 1)})


_MOST_ROWS = 1_000_000
"""Most row numbers that are looked up: the largest one may be damaged itself."""


def _game(db: sqlite3.Connection, row: int, torn: bool) -> Salvaged | None:
    try:
        found = db.execute("SELECT header, standing, changed, deleted FROM game WHERE row = ?", (row,)).fetchone()
        if found is None:
            return None
        header, standing, changed, deleted = found
        plies, whole = _plies(db, row)
        if not whole:
            if not torn:
                return None
            header = as_json({**read_json(header), "result": None, "finished": None})
        record = record_from(header, plies)
        return Salvaged(
            record,
            _standing(standing, record),
            changed if isinstance(changed, str) and is_instant(changed) else _changed(record),
            deleted if isinstance(deleted, str) and is_instant(deleted) else None,
            _training(db, row) if whole else (),
        )
    except (sqlite3.Error, ValueError, TypeError) as error:
        log.warning("archive: the game in row %s is lost: %s", row, error)
        return None


def _training(db: sqlite3.Connection, row: int) -> tuple[tuple[int, str], ...]:
    """The training data of a game, as far as it can be read; older archives have no such table."""
    found: dict[int, str] = {}
    with suppress(*_UNREADABLE):
        for ply, value in db.execute("SELECT ply, value FROM training WHERE game = ? ORDER BY ply", (row,)):
            if type(ply) is int and isinstance(value, str):
                found.setdefault(ply, value)
    return tuple(found.items())


def _standing(text: object, record: Record) -> Standing:
    """The standing that was kept, or if it is damaged, that of a replay."""
    try:
        return standing_from(text, len(record.seats))
    except RecordError:
        return standing_of(replay(record).states[-1])


def _changed(record: Record) -> str:
    """When the game was last played, as far as its record tells; for a damaged ``changed``."""
    return (record.finished or record.created).replace("Z", "+00:00")


def _plies(db: sqlite3.Connection, row: int) -> tuple[list[tuple[int, str, str]], bool]:
    """The plies up to the first that is missing or cannot be read, and whether that are all."""
    plies: list[tuple[int, str, str]] = []
    try:
        for ply in db.execute("SELECT k, text, digest FROM ply WHERE game = ? ORDER BY k", (row,)):
            if ply[0] != len(plies) + 1:
                return plies, False
            plies.append(ply)
    except (sqlite3.Error, UnicodeDecodeError):
        return plies, False
    return plies, True
