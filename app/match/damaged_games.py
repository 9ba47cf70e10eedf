"""The games of an archive that a disk or another program has damaged: found, kept, replaced from a copy."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from app.engines import GAMES
from app.match.copies import Copy, copies
from app.match.game_rows import insert_game
from app.match.library import COLUMNS, Damaged, Summary, damaged_from, summary_from
from app.match.record import verify
from app.match.salvage import Salvaged, readable
from app.match.side_tables import SideTables
from app.match.words import ArchiveError, RecordError

if TYPE_CHECKING:
    from app.match.store import Store

log = logging.getLogger(__name__)

_TORN = """SELECT game FROM ply GROUP BY game HAVING COUNT(*) != MAX(k) OR MIN(k) != 1 OR SUM(
    typeof(k) != 'integer' OR typeof(text) != 'text' OR typeof(digest) != 'text'
    OR length(text) NOT BETWEEN 1 AND 500 OR length(digest) != 16 OR digest GLOB '*[^0-9a-f]*') != 0"""
"""Rows of games whose plies cannot be read, found without reading all of them into Python."""


class DamagedGames(SideTables):
    """Base class of ``Archive`` for games that cannot be read; nothing of them is lost."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._damaged: dict[int, Damaged] | None = None  # by row; None until ``damaged`` is called
        self._whole: dict[int, Copy | None] = {}  # by row of a damaged game: the newest copy that has it whole

    def damaged(self) -> list[Damaged]:
        """The games that cannot be listed or opened.  After the first call none of them is in ``games`` any more.

        The first call looks at every game (0.1 ms each) and is best made from a thread.
        """
        if self._damaged is None:
            with self._store.read() as db:
                rows = db.execute(f"SELECT row, {COLUMNS} FROM game").fetchall()
                torn = {row for (row,) in db.execute(_TORN)}
            found = {}
            for row, *columns in rows:
                try:
                    summary_from(*columns)
                    if row in torn:
                        raise RecordError("missing_field", where="plies")
                except RecordError as error:
                    found[row] = damaged_from(row, columns[0], columns[1], error)
            self._damaged = found
        self._check_listing()
        return list(self._damaged.values())

    def _check_listing(self) -> None:
        """Drop rows of the list that contradict ``damaged``, so that they are made again.

        A damaged game must not be listed, and a good one must be; the list itself may be damaged, too.
        """
        damaged = self._damaged or {}
        with self._store.read() as db:
            listed = db.execute("SELECT row, game FROM listing").fetchall()
        wrong = [row for row, game in listed if (game in GAMES) == (row in damaged)]
        if wrong:
            with suppress(ArchiveError), self._store.write() as db:  # it may not be writable
                db.executemany("DELETE FROM listing WHERE row = ?", [(row,) for row in wrong])

    def _line(self, db: sqlite3.Connection, row: int) -> Summary:
        """The summary of a game by its row.

        Raises:
            RecordError: It is damaged, or known to be.
        """
        if self._damaged and row in self._damaged:
            raise self._damaged[row].error
        return summary_from(*db.execute(f"SELECT {COLUMNS} FROM game WHERE row = ?", (row,)).fetchone())

    def set_aside(self, rows: Iterable[int]) -> Path | None:
        """Move damaged games from the archive to a file of their own beside it.

        Args:
            rows: Rows of games; those that are not damaged are ignored.

        Returns:
            The file, which has the tables of an archive with everything that was in them; ``None`` if no game was
            moved.
        """
        known = {each.row for each in self.damaged()}
        going = [row for row in rows if row in known]
        if not going:
            return None
        path = self._store.extract(going)
        log.warning("archive: %s damaged game(s) set aside as %s", len(going), path)
        with self._store.write() as db:
            db.executemany("DELETE FROM game WHERE row = ?", [(row,) for row in going])
        self._forget(going)
        return path

    def whole_in_copies(self) -> dict[int, Copy]:
        """By row of a damaged game, the newest copy that has it whole; games that no copy has are left out.

        Reads the copies for games that were not looked for yet, so it is best called from a thread.
        """
        asked = [each for each in self.damaged() if each.row not in self._whole]
        if asked:
            found: dict[int, Copy | None] = dict.fromkeys(each.row for each in asked)
            for copy in copies(self._store.path.parent):
                left = [each for each in asked if found[each.row] is None]
                if not left:
                    break
                found.update(dict.fromkeys(self._whole_games_in(copy, left), copy))
            self._whole.update(found)
        present = {each.row for each in self.damaged()}
        return {row: copy for row, copy in self._whole.items() if copy is not None and row in present}

    def _whole_games_in(self, copy: Copy, wanted: Iterable[Damaged]) -> dict[int, Salvaged]:
        """Those of some damaged games, by row, that a copy has and that can be replayed to their end."""
        # The id may be what is damaged: both the archive's and the record's own are looked for.
        rows = {each.own_id: each.row for each in wanted} | {each.id: each.row for each in wanted}
        there = {}
        for game in readable(copy.path, ids=rows.keys()):
            with suppress(RecordError):
                verify(game.record)
                there[rows[game.record.id]] = game
        return there

    def bring_back_game(self, row: int) -> Path | None:
        """Replace a damaged game by its whole version from a copy.

        Returns:
            The file in which the damaged one is kept now; ``None`` if no copy has the game any more, or the archive
            has a good game with its id by now.
        """
        copy = self.whole_in_copies().get(row)
        if copy is None:
            return None
        game = self._whole_games_in(copy, [each for each in self.damaged() if each.row == row]).get(row)
        if game is None:
            return None
        with self._store.read() as db:
            there = db.execute("SELECT row FROM game WHERE id = ?", (game.record.id,)).fetchone()
        if there not in (None, (row,)):
            return None
        kept = self._store.extract([row])
        with self._store.write() as db:
            db.execute("DELETE FROM game WHERE row = ?", (row,))
            insert_game(db, *game)
        self._forget([row])
        log.warning("archive: a damaged game was brought back from %s; it is kept as %s", copy, kept)
        return kept

    def _forget(self, rows: Iterable[int]) -> None:
        for row in rows:
            self._whole.pop(row, None)
            if self._damaged is not None:
                self._damaged.pop(row, None)

    def _note_damage(self, db: sqlite3.Connection, row: int, error: RecordError) -> None:
        """Remember that a game turned out to be damaged when it was opened."""
        if self._damaged is not None:
            game_id, header = db.execute("SELECT id, header FROM game WHERE row = ?", (row,)).fetchone()
            self._damaged.setdefault(row, damaged_from(row, game_id, header, error))
