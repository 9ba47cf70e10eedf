"""The archive: all games of a person, each ply on the disk before the next is asked for.

One SQLite file in a folder of its own.  Games are addressed by the ``id`` of their record.
Everything here may be called from any thread; a call that fails raises one ``ArchiveError``
and has changed nothing.
"""

from __future__ import annotations

import logging
import sqlite3
import uuid
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from datetime import date, timedelta
from pathlib import Path

from app.engines import GAMES
from app.match import listing
from app.match.copies import DAYS, WEEKS, Copy, copies, make_copy
from app.match.fields import present, read_json, short
from app.match.library import (
    COLUMNS,
    Damaged,
    Standing,
    Summary,
    as_json,
    damaged_from,
    header_of,
    matches,
    record_from,
    sort_key,
    standing_of,
    summary_from,
)
from app.match.missing import Missing, find_missing
from app.match.record import Ply, Record, dumps, load, loads, save, verify
from app.match.results import Results
from app.match.salvage import Salvaged, lengths, readable
from app.match.side_tables import SideTables, forget_after, row_of
from app.match.store import Store, open_store
from app.match.words import ArchiveError, Notice, RecordError

log = logging.getLogger(__name__)

KEEP_DELETED = timedelta(days=30)
"""How long a deleted game can be brought back."""

_DATED = "[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]T*"
"""What a moment looks like to SQLite: nothing is forgotten for a date that is none."""

_TORN = """SELECT game FROM ply GROUP BY game HAVING COUNT(*) != MAX(k) OR MIN(k) != 1 OR SUM(
    typeof(k) != 'integer' OR typeof(text) != 'text' OR typeof(digest) != 'text'
    OR length(text) NOT BETWEEN 1 AND 500 OR length(digest) != 16 OR digest GLOB '*[^0-9a-f]*') != 0"""
"""Games whose plies cannot be read, found without reading them one by one."""
_UNWRITABLE = ("read_only", "disk_full", "archive_failed")

_LISTED = "(deleted IS NOT NULL) = ? AND finished IN (?, ?)"


class Archive(SideTables):
    """All games of a person.  Made by ``Archive.open``."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.results = Results(store, self._line)
        self._damaged: dict[int, Damaged] | None = None  # by row; None until somebody asks
        self._whole: dict[int, Copy | None] = {}  # damaged games by row: the newest copy that has one whole
        self._memory_changes: int | None = None  # how much was written when the list was last made in memory

    @classmethod
    def open(cls, folder: Path) -> tuple[Archive, Notice | None]:
        """Open the archive in a folder, or begin one; tells what a person should know about it.

        A file that cannot be used is kept under a dated name; what can still be read of a
        damaged one is taken over, and what is missing then from the newest copy.

        Raises:
            ArchiveError: ``in_use`` (another process has it), ``newer_archive`` or ``no_folder``.
        """
        store, notice = open_store(folder)
        archive = cls(store)
        if notice and notice.code == "set_aside_damaged":
            damaged = folder / str(notice.params["kept"])
            newest = copies(folder)[:1]
            # Behind a damaged page plies may be missing without a word, which the copy still has.
            fuller = lengths(newest[0].path) if newest else {}
            games = archive.take_over(damaged, fuller=fuller)
            for copy in newest:
                games += archive.take_over(copy.path)
            games += archive.take_over(damaged)
            games += archive.take_over(damaged, torn=True)
            notice = Notice(notice.code, {**notice.params, "games": games})
        return archive, notice

    @property
    def folder(self) -> Path:
        """Where the archive and its copies are."""
        return self._store.path.parent

    def close(self) -> None:
        """Let another process have the archive."""
        self._store.close()

    # A game as it is played

    def create(self, record: Record, standing: Standing) -> str:
        """Put a game with all its plies into the archive; gives its id."""
        with self._store.write() as db:
            _insert(db, record, standing, _instant())
        return record.id

    def append(
        self,
        game_id: str,
        k: int,
        ply: Ply,
        standing: Standing,
        *,
        result: Mapping[str, list[int]] | None = None,
        finished: str | None = None,
    ) -> None:
        """Keep ply ``k`` (1-based), and the result if it ended the game: one transaction.

        Raises:
            ArchiveError: Also ``out_of_step`` when ``k`` is not the next ply.
        """
        with self._store.write() as db:
            row = row_of(db, game_id)
            stored = db.execute("SELECT MAX(k) FROM ply WHERE game = ?", (row,)).fetchone()[0] or 0
            if stored != k - 1:
                raise ArchiveError("out_of_step", stored=stored, expected=k - 1)
            db.execute("INSERT INTO ply VALUES (?, ?, ?, ?)", (row, k, *ply))
            _touch(db, row, standing)
            if result is not None:
                _update(db, row, result=result, finished=finished)

    def truncate(self, game_id: str, n: int, standing: Standing) -> None:
        """Take back all plies after the ``n``-th, and with them the result."""
        with self._store.write() as db:
            row = row_of(db, game_id)
            db.execute("DELETE FROM ply WHERE game = ? AND k > ?", (row, n))
            forget_after(db, row, n)
            _touch(db, row, standing)
            _update(db, row, result=None, finished=None)

    def finish(self, game_id: str, result: Mapping[str, list[int]], finished: str) -> None:
        """Note the result of a game whose last ply is already kept."""
        with self._store.write() as db:
            _update(db, row_of(db, game_id), result=result, finished=finished)

    def renew(self, record: Record) -> None:
        """Keep the digests of a game as they are reckoned now."""
        with self._store.write() as db:
            row = row_of(db, record.id)
            db.executemany(
                "UPDATE ply SET digest = ? WHERE game = ? AND k = ?",
                [(ply.digest, row, k) for k, ply in enumerate(record.plies, 1)],
            )
            _update(db, row, setup=record.setup, digests=record.digests)

    def set_note(self, game_id: str, note: str) -> None:
        """Keep a person's own words about a game."""
        with self._store.write() as db:
            _update(db, row_of(db, game_id), note=note)

    # The library

    def load(self, game_id: str) -> Record:
        """The record of a game.

        Raises:
            RecordError: If it is damaged inside.
        """
        with self._store.read() as db:
            row = row_of(db, game_id)
            (header,) = db.execute("SELECT header FROM game WHERE row = ?", (row,)).fetchone()
            plies = db.execute("SELECT k, text, digest FROM ply WHERE game = ? ORDER BY k", (row,))
            try:
                return record_from(header, plies, game_id)
            except RecordError as error:
                self._note_damage(db, row, error)
                raise

    def games(
        self,
        *,
        search: str = "",
        finished: bool | None = None,
        deleted: bool = False,
        sort: str = "changed",
        descending: bool = True,
        limit: int | None = None,
    ) -> list[Summary]:
        """The games of the library (or of its waste bin), without replaying any.

        Args:
            search: Words that must all occur in names, note, game key or day.
            finished: Only finished ones, only unfinished ones, or both.
            deleted: The deleted games instead of the others.
            sort: One of ``SORTS``; equal ones the last played first.
            descending: Largest, newest or last first.
            limit: Only the first so many; cheap in the usual order.
        """
        with self._store.read() as db:
            rows = db.execute(
                f"SELECT row, {COLUMNS} FROM game WHERE {_LISTED} ORDER BY changed DESC, row DESC",
                (deleted, finished is True, finished is not False),
            ).fetchall()
        found = []
        words = search.split()
        usual = (sort, descending) == ("changed", True)
        for row, *columns in rows:
            if self._damaged and row in self._damaged:
                continue
            try:
                summary = summary_from(*columns)
            except RecordError as error:  # ``damaged`` tells of it; the other games go on
                log.error("archive: a game cannot be listed: %s", error)
                continue
            if matches(summary, words):
                found.append(summary)
            if usual and len(found) == limit:
                break
        if not usual:
            found.sort(key=lambda summary: sort_key(summary, sort), reverse=descending)
        return found[:limit]

    def find(self, query: listing.Query) -> list[str]:
        """The ids of the games that a query asks for, in its order; ``summaries`` tells more of some of them."""
        self._update_listing(query.version)
        with self._store.read() as db:
            return listing.find(db, query)

    def listed(self, version: str) -> set[str]:
        """Keys of the games of which there is one that ``find`` could give."""
        self._update_listing(version)
        with self._store.read() as db:
            return listing.games(db)

    def summaries(self, ids: Sequence[str]) -> dict[str, Summary]:
        """A line of the library for each of these games that can be read."""
        found = {}
        with self._store.read() as db:
            for game_id in ids:
                with suppress(RecordError, ArchiveError):  # it went meanwhile, or is damaged
                    found[game_id] = self._line(db, row_of(db, game_id))
        return found

    def _update_listing(self, version: str) -> None:
        """See that the list tells of every game as it is now."""
        with self._store.read() as db:
            if self._memory_changes is not None:
                if db.total_changes == self._memory_changes:
                    return
                listing.use_archive(db)
                self._memory_changes = None
            rows = listing.missing(db, version)
        if not rows:
            return
        log.info("archive: %s games are listed anew", len(rows))
        try:
            with self._store.write() as db:
                listing.add(db, rows, version, lambda row: self._line(db, row))
        except ArchiveError as error:
            if error.code not in _UNWRITABLE:
                raise
            log.warning("archive: the list of games is kept in memory: %s", error)
            with self._store.read() as db:
                listing.use_memory(db)
                listing.add(db, listing.missing(db, version), version, lambda row: self._line(db, row))
                self._memory_changes = db.total_changes

    def count(self, *, finished: bool | None = None, deleted: bool = False) -> int:
        """How many games ``games`` would list."""
        with self._store.read() as db:
            (count,) = db.execute(
                f"SELECT COUNT(*) FROM game WHERE {_LISTED}", (deleted, finished is True, finished is not False)
            ).fetchone()
        return int(count)

    def unfinished(self) -> list[Summary]:
        """Games that can go on, the last played first."""
        return self.games(finished=False)

    def shelve(self, ids: Iterable[str], *, shelved: bool = True) -> None:
        """Have games no longer among those to go on with, until they are played on; or have them there again."""
        change = "json_set(standing, '$.shelved', 1)" if shelved else "json_remove(standing, '$.shelved')"
        with self._store.write() as db:
            db.executemany(
                f"UPDATE game SET standing = {change} WHERE id = ? AND json_valid(standing)", [(each,) for each in ids]
            )

    def delete(self, ids: Iterable[str]) -> None:
        """Move games to the waste bin."""
        with self._store.write() as db:
            # Not before the last change of any game: a clock that is behind must not make it old at once.
            (last,) = db.execute("SELECT MAX(changed) FROM game WHERE changed GLOB ?", (_DATED,)).fetchone()
            moment = max(_instant(), last or "")
            db.executemany("UPDATE game SET deleted = ? WHERE id = ?", [(moment, each) for each in ids])

    def restore(self, ids: Iterable[str]) -> None:
        """Take games out of the waste bin."""
        with self._store.write() as db:
            db.executemany("UPDATE game SET deleted = NULL WHERE id = ?", [(each,) for each in ids])

    def purge(self, older_than: timedelta = KEEP_DELETED, before: date = date.max) -> int:
        """Forget games that have been in the waste bin for so long; gives their number.

        Args:
            older_than: How long, by the clock of this machine.
            before: Only games that were deleted before this day.
        """
        limit = (present() - older_than).isoformat(timespec="microseconds")
        with self._store.write() as db:
            return db.execute(
                "DELETE FROM game WHERE deleted <= ? AND deleted < ? AND deleted GLOB ?",
                (limit, before.isoformat(), _DATED),
            ).rowcount

    # Damaged games

    def damaged(self) -> list[Damaged]:
        """The games that cannot be listed or opened; from then on none of them is in ``games``.

        Looks at every game when it is asked for the first time (0.1 ms each), which any thread may do.
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
        """See that the list tells of the good games and of none of the damaged ones; it may be damaged itself."""
        damaged = self._damaged or {}
        with self._store.read() as db:
            listed = db.execute("SELECT row, game FROM listing").fetchall()
        wrong = [row for row, game in listed if (game in GAMES) == (row in damaged)]
        if wrong:
            with suppress(ArchiveError), self._store.write() as db:  # it may not be writable
                db.executemany("DELETE FROM listing WHERE row = ?", [(row,) for row in wrong])

    def _line(self, db: sqlite3.Connection, row: int) -> Summary:
        """A line of the library.  Raises ``RecordError`` if the game is damaged, or known to be."""
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
        """For each damaged game, by row, the newest copy that has it whole; those that none has are left out.

        Reads the copies for games that were not asked for yet, which any thread may do.
        """
        asked = [each for each in self.damaged() if each.row not in self._whole]
        if asked:
            found: dict[int, Copy | None] = dict.fromkeys(each.row for each in asked)
            for copy in self.copies():
                left = [each for each in asked if found[each.row] is None]
                if not left:
                    break
                found.update(dict.fromkeys(self._whole_games_in(copy, left), copy))
            self._whole.update(found)
        present = {each.row for each in self.damaged()}
        return {row: copy for row, copy in self._whole.items() if copy is not None and row in present}

    def _whole_games_in(self, copy: Copy, wanted: Iterable[Damaged]) -> dict[int, Salvaged]:
        """Those of some damaged games, by row, that can be followed to their end in a copy."""
        rows = {each.own_id: each.row for each in wanted} | {each.id: each.row for each in wanted}
        there = {}
        for game in readable(copy.path, ids=rows.keys()):
            with suppress(RecordError):
                verify(game.record)
                there[rows[game.record.id]] = game
        return there

    def bring_back_game(self, row: int) -> Path | None:
        """Put a damaged game's whole version from a copy in its place; gives where the damaged one is kept now.

        ``None`` when no copy has it any more, or the archive has a good game of that name by now.
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
            _insert(db, *game)
        self._forget([row])
        log.warning("archive: a damaged game was brought back from %s; it is kept as %s", copy, kept)
        return kept

    def _forget(self, rows: Iterable[int]) -> None:
        for row in rows:
            self._whole.pop(row, None)
            if self._damaged is not None:
                self._damaged.pop(row, None)

    # Files

    def export(self, game_id: str) -> str:
        """The game as a text that ``import_text`` takes, here or elsewhere."""
        return dumps(self.load(game_id))

    def export_file(self, game_id: str, path: Path) -> None:
        """Write the game to a ``.kontor`` file.

        Raises:
            RecordError: ``unwritable``.
        """
        save(self.load(game_id), path)

    def import_text(self, text: str | bytes) -> str:
        """Take in a game from a text, after replaying it; gives its id here.

        A game that is here already is not taken twice (a deleted one is restored); another
        course of it becomes a game of its own.  A damaged one is set aside for the good one.

        Raises:
            RecordError: With one sentence about what is wrong; nothing was changed.
        """
        return self._import(loads(text))

    def import_file(self, path: Path) -> str:
        """``import_text`` from a file."""
        return self._import(load(path))

    def take_over(self, path: Path, *, torn: bool = False, fuller: Mapping[str, tuple[str, int]] | None = None) -> int:
        """Take in every game of another archive file, even a damaged one, that is not here yet.

        Args:
            path: The file; it is only read.
            torn: Also games of which only the first plies can be read.
            fuller: Last change and number of plies, by id, of games elsewhere: one that did not change
                since and has fewer plies here is left out.

        Returns:
            The number of games taken.
        """
        taken = 0
        with self._store.write() as db:
            for game in readable(path, torn=torn):
                there, plies = (fuller or {}).get(game.record.id, ("", 0))
                if not _has(db, game.record.id) and (there != game.changed or plies <= len(game.record.plies)):
                    _insert(db, *game)
                    taken += 1
        return taken

    # Copies

    def backup(self, day: date | None = None) -> Path | None:
        """Make the copy of the day (unless there is one) and thin the older ones to days and weeks."""
        return make_copy(self._store, day or date.today())

    def copies(self) -> list[Copy]:
        """The copies that can be brought back, newest first."""
        return copies(self.folder)

    def missing(self) -> list[Missing]:
        """The games that only a copy has, the last played first; without those that were deleted there.

        Reads the copies, which any thread may do.
        """
        with self._store.read() as db:
            known = {game_id for (game_id,) in db.execute("SELECT id FROM game")}
        return find_missing(known, self.copies())

    def bring_back(self, games: Iterable[Missing]) -> list[str]:
        """Take missing games over from their copies; gives the ids of those that are here now."""
        wanted: dict[Path, set[str]] = {}
        for each in games:
            wanted.setdefault(each.copy.path, set()).add(each.summary.id)
        taken = []
        for path, ids in wanted.items():
            with self._store.write() as db:
                for game in readable(path, ids=ids):
                    if not _has(db, game.record.id):
                        _insert(db, *game)
                        taken.append(game.record.id)
        return taken

    def tend(self) -> None:
        """The daily chores: a copy, then the waste bin.  Best from a thread, once the window stands."""
        self.backup()
        # The clock alone may jump ahead by years.  So a game also has to be in the waste bin since before
        # the oldest of a full set of copies: those are days on which the program ran, over three weeks at least.
        there = [copy for copy in self.copies() if copy.day <= date.today()]
        if len(there) >= DAYS + WEEKS:
            self.purge(before=there[-1].day)

    def _import(self, record: Record) -> str:
        standing = standing_of(verify(record).states[-1])
        self.set_aside(self._broken_twins(record.id))
        with self._store.write() as db:
            if _has(db, record.id):
                if self.load(record.id) == record:
                    db.execute("UPDATE game SET deleted = NULL WHERE id = ?", (record.id,))
                    return record.id
                record.id = uuid.uuid4().hex
            _insert(db, record, standing, _instant())
        return record.id

    def _broken_twins(self, game_id: str) -> list[int]:
        """Rows of a game that cannot be listed, opened or followed to its end."""
        damaged = self.damaged()
        with self._store.read() as db:
            if not _has(db, game_id):
                return [each.row for each in damaged if each.own_id == game_id]
            row = row_of(db, game_id)
            if any(each.row == row for each in damaged):
                return [row]
            try:
                verify(self.load(game_id))
            except RecordError as error:
                if error.code == "newer_rules":  # sound, only not for this Kontor
                    return []
                self._note_damage(db, row, error)
                return [row]
        return []

    def _note_damage(self, db: sqlite3.Connection, row: int, error: RecordError) -> None:
        """Remember a game that turned out to be damaged when it was opened."""
        if self._damaged is not None:
            game_id, header = db.execute("SELECT id, header FROM game WHERE row = ?", (row,)).fetchone()
            self._damaged.setdefault(row, damaged_from(row, game_id, header, error))


def _has(db: sqlite3.Connection, game_id: str) -> bool:
    return db.execute("SELECT 1 FROM game WHERE id = ?", (game_id,)).fetchone() is not None


def _insert(
    db: sqlite3.Connection,
    record: Record,
    standing: Standing,
    changed: str,
    deleted: str | None = None,
    training: Sequence[tuple[int, str]] = (),
) -> None:
    row = db.execute(
        "INSERT INTO game (id, header, standing, changed, finished, deleted) VALUES (?, ?, ?, ?, ?, ?)",
        (record.id, header_of(record), as_json(asdict(standing)), changed, record.finished is not None, deleted),
    ).lastrowid
    db.executemany("INSERT INTO ply VALUES (?, ?, ?, ?)", [(row, k, *ply) for k, ply in enumerate(record.plies, 1)])
    db.executemany("INSERT INTO training VALUES (?, ?, ?)", [(row, ply, value) for ply, value in training])


def _touch(db: sqlite3.Connection, row: int, standing: Standing) -> None:
    db.execute("UPDATE game SET standing = ?, changed = ? WHERE row = ?", (as_json(asdict(standing)), _instant(), row))


def _update(db: sqlite3.Connection, row: int, **fields: object) -> None:
    """Write some fields of the header anew."""
    (text,) = db.execute("SELECT header FROM game WHERE row = ?", (row,)).fetchone()
    old = read_json(text)
    if not isinstance(old, dict) or "finished" not in old:
        raise RecordError("bad_field", where="header", found=short(old))
    header = {**old, **fields}
    values = as_json(header), header["finished"] is not None, row
    db.execute("UPDATE game SET header = ?, finished = ? WHERE row = ?", values)


def _instant() -> str:
    """The present, fine enough to tell which of two plies came later."""
    return present().isoformat(timespec="microseconds")
