"""The tables of the archive that belong to its games: findings of the analysis, and answers in the training."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from app.match.fields import read_json
from app.match.library import as_json
from app.match.words import ArchiveError, RecordError

if TYPE_CHECKING:
    from app.match.store import Store


class SideTables:
    """Base class of ``Archive`` for its tables ``analysis`` and ``training``; their rows are deleted with the games."""

    _store: Store

    def analysis(self, game_id: str, version: str) -> dict[int, Any]:
        """What ``version`` of the analysis found in a game, as JSON values by position; damaged values are left out."""
        with self._store.read() as db:
            rows = db.execute(
                "SELECT ply, value FROM analysis WHERE game = ? AND version = ? ORDER BY ply",
                (row_of(db, game_id), version),
            )
            return _values(rows.fetchall())

    def store_analysis(self, game_id: str, version: str, values: Mapping[int, object]) -> None:
        """Write what ``version`` found at some positions, in place of older findings there."""
        with self._store.write() as db:
            row = row_of(db, game_id)
            db.executemany(
                "INSERT OR REPLACE INTO analysis VALUES (?, ?, ?, ?)",
                [(row, ply, version, as_json(value)) for ply, value in values.items()],
            )

    def training(self) -> dict[str, dict[int, Any]]:
        """The training data of all games that are not deleted: by id, JSON values by position (-1: the whole game)."""
        with self._store.read() as db:
            rows = db.execute(
                "SELECT game.id, training.ply, training.value FROM training JOIN game ON game.row = training.game"
                " WHERE game.deleted IS NULL ORDER BY training.game, training.ply"
            ).fetchall()
        found: dict[str, dict[int, Any]] = {}
        for game_id, ply, value in rows:
            if isinstance(game_id, str):  # a disk may have damaged it
                found.setdefault(game_id, {}).update(_values([(ply, value)]))
        return found

    def store_training(self, game_id: str, values: Mapping[int, object], *, new: bool = False) -> None:
        """Write training data of a game.

        Args:
            game_id: The game.
            values: JSON values by position; -1 stands for the whole game.
            new: Whether to leave positions alone that have a value already.
        """
        with self._store.write() as db:
            row = row_of(db, game_id)
            db.executemany(
                f"INSERT OR {'IGNORE' if new else 'REPLACE'} INTO training VALUES (?, ?, ?)",
                [(row, ply, as_json(value)) for ply, value in values.items()],
            )


def forget_after(db: sqlite3.Connection, row: int, n: int) -> None:
    """Delete what belongs to positions after ``n`` and to the decision at ``n``, which are taken back."""
    db.execute("DELETE FROM analysis WHERE game = ? AND ply > ?", (row, n))
    db.execute("DELETE FROM training WHERE game = ? AND (ply >= ? OR ply < 0)", (row, n))


def row_of(db: sqlite3.Connection, game_id: str) -> int:
    """The row of a game in the table ``game``.

    Raises:
        ArchiveError: ``no_such_game``.
    """
    found = db.execute("SELECT row FROM game WHERE id = ?", (game_id,)).fetchone()
    if found is None:
        raise ArchiveError("no_such_game")
    return int(found[0])


def _values(rows: list[tuple[int, str]]) -> dict[int, Any]:
    values = {}
    for ply, value in rows:
        with suppress(RecordError):  # what the disk damaged is worked out again
            values[ply] = read_json(value)
    return values
