"""Reading what can still be read of a damaged archive."""

from __future__ import annotations

import json
import logging
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from app.match.library import Standing, record_from, standing_from

if TYPE_CHECKING:
    from app.match.record import Record

log = logging.getLogger(__name__)


class Salvaged(NamedTuple):
    """One game from a damaged archive."""

    record: Record
    standing: Standing
    changed: str
    deleted: str | None


def readable(path: Path, *, torn: bool = False) -> Iterator[Salvaged]:
    """The games of an archive file that are whole; with ``torn`` also the good beginnings of others.

    Works on a copy of the file, because SQLite tidies up what it opens.  The plies are not
    replayed: whoever opens such a game does that.
    """
    try:
        with TemporaryDirectory(prefix="kontor-") as room:
            copy = Path(room) / path.name
            for tail in ("", "-wal"):
                with suppress(FileNotFoundError):
                    shutil.copyfile(path.with_name(path.name + tail), copy.with_name(copy.name + tail))
            with closing(sqlite3.connect(copy)) as db:
                yield from _games(db, torn)
    except (sqlite3.Error, OSError, UnicodeDecodeError) as error:  # the last for names of columns
        log.warning("archive: no more to be read from %s: %s", path, error)


def _games(db: sqlite3.Connection, torn: bool) -> Iterator[Salvaged]:
    last = db.execute("SELECT MAX(row) FROM game").fetchone()[0] or 0
    for row in range(1, last + 1):
        game = _game(db, row, torn)
        if game:
            yield game


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
            header = json.dumps({**json.loads(header), "result": None, "finished": None})
        return Salvaged(record_from(header, plies), standing_from(standing), changed, deleted)
    except (sqlite3.Error, ValueError, TypeError) as error:
        log.warning("archive: the game in row %s is lost: %s", row, error)
        return None


def _plies(db: sqlite3.Connection, row: int) -> tuple[list[tuple[int, str, str]], bool]:
    """The plies from the first on, and whether none is known to be missing."""
    plies: list[tuple[int, str, str]] = []
    try:
        for ply in db.execute("SELECT k, text, digest FROM ply WHERE game = ? ORDER BY k", (row,)):
            if ply[0] != len(plies) + 1:
                return plies, False
            plies.append(ply)
    except sqlite3.Error:
        return plies, False
    return plies, True
