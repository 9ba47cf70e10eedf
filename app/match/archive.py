"""The archive of all games of a person: one SQLite file in a folder of its own.

Every ply is on the disk before the next one is played.  Games are addressed by the ``id`` of their record.  Everything
here may be called from any thread; a call that fails raises one ``ArchiveError`` and has changed nothing.
"""

from __future__ import annotations

import logging
import uuid
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from app.match import listing
from app.match.copies import DAYS, WEEKS, Copy, copies, make_copy
from app.match.damaged_games import DamagedGames
from app.match.fields import present
from app.match.game_rows import (
    has_game,
    insert_game,
    instant,
    last_played,
    touch_game,
    update_header,
    with_seed,
)
from app.match.library import (
    COLUMNS,
    Standing,
    Summary,
    matches,
    record_from,
    sort_key,
    standing_of,
    summary_from,
)
from app.match.missing import Missing, find_missing
from app.match.record import Ply, Record, dumps, load, loads, same_game, save, verify
from app.match.results import Results
from app.match.salvage import lengths, readable
from app.match.side_tables import forget_after, row_of
from app.match.store import Store, open_store
from app.match.words import ArchiveError, Notice, RecordError

if TYPE_CHECKING:
    import sqlite3

log = logging.getLogger(__name__)

KEEP_DELETED = timedelta(days=30)
"""How long a deleted game can be brought back."""

_DATED = "[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]T*"
"""GLOB pattern of a moment: a damaged date must not be taken for a very old one, or its game would be purged."""

_UNWRITABLE = ("read_only", "disk_full", "archive_failed")
"""Codes of errors by which reading goes on, with tables in memory."""

_LISTED = "(deleted IS NOT NULL) = ? AND finished IN (?, ?)"


class Imported(NamedTuple):
    """The result of importing a game.

    Attributes:
        id: Its id in the archive.
        added: Whether the library has a game more than before; else the game was there already.
    """

    id: str
    added: bool


class Archive(DamagedGames):
    """All games of a person; made by ``Archive.open``.

    Attributes:
        results: The results of finished games, for statistics.
    """

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.results = Results(store, self._line)
        # ``total_changes`` of the connection when the list was last built in memory; None while it is in the file.
        self._memory_changes: int | None = None

    @classmethod
    def open(cls, folder: Path) -> tuple[Archive, Notice | None]:
        """Open the archive in a folder, or make a new one.

        A file that cannot be used is renamed to a dated name.  Games that can still be read from a damaged one are
        taken over, then those that are missing from the newest copy.

        Returns:
            The archive, and what a person should be told about it, if anything.

        Raises:
            ArchiveError: ``in_use`` (another process has it), ``newer_archive`` or ``no_folder``.
        """
        store, notice = open_store(folder)
        archive = cls(store)
        if notice and notice.code == "set_aside_damaged":
            damaged = folder / str(notice.params["kept"])
            newest = copies(folder)[:1]
            # Behind a damaged page SQLite may leave plies out without an error.  So a game that the copy has with more
            # plies and the same last change is taken from there.
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
        """The folder of the archive and its copies."""
        return self._store.path.parent

    def close(self) -> None:
        """Close the file, so that another process can open it."""
        self._store.close()

    # A game as it is played

    def create(self, record: Record, standing: Standing) -> str:
        """Add a game with all its plies; returns its id."""
        with self._store.write() as db:
            insert_game(db, record, standing, instant())
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
        """Add ply ``k`` (1-based), and the result if it ended the game, in one transaction.

        Raises:
            ArchiveError: Also ``out_of_step`` when ``k`` is not the next ply.
        """
        with self._store.write() as db:
            row = row_of(db, game_id)
            stored = db.execute("SELECT MAX(k) FROM ply WHERE game = ?", (row,)).fetchone()[0] or 0
            if stored != k - 1:
                raise ArchiveError("out_of_step", stored=stored, expected=k - 1)
            db.execute("INSERT INTO ply VALUES (?, ?, ?, ?)", (row, k, *ply))
            touch_game(db, row, standing)
            if result is not None:
                update_header(db, row, result=result, finished=finished)

    def truncate(self, game_id: str, n: int, standing: Standing) -> None:
        """Delete all plies after the ``n``-th, and the result."""
        with self._store.write() as db:
            row = row_of(db, game_id)
            db.execute("DELETE FROM ply WHERE game = ? AND k > ?", (row, n))
            forget_after(db, row, n)
            touch_game(db, row, standing)
            update_header(db, row, result=None, finished=None)

    def finish(self, game_id: str, result: Mapping[str, list[int]], finished: str) -> None:
        """Write the result of a game whose last ply is already there."""
        with self._store.write() as db:
            update_header(db, row_of(db, game_id), result=result, finished=finished)

    def renew(self, record: Record) -> None:
        """Replace all digests of a game by those of ``record`` (see ``app.match.record.renew``)."""
        with self._store.write() as db:
            row = row_of(db, record.id)
            db.executemany(
                "UPDATE ply SET digest = ? WHERE game = ? AND k = ?",
                [(ply.digest, row, k) for k, ply in enumerate(record.plies, 1)],
            )
            update_header(db, row, setup=record.setup, digests=record.digests)

    def set_note(self, game_id: str, note: str) -> None:
        """Replace a person's note about a game."""
        with self._store.write() as db:
            update_header(db, row_of(db, game_id), note=note)

    # The library

    def load(self, game_id: str) -> Record:
        """The record of a game.

        Raises:
            ArchiveError: Also ``no_such_game``.
            RecordError: It is damaged.
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
        """The games of the library, or of its waste bin, without replaying any.

        Args:
            search: Words that must all occur in names, note, game key or day.
            finished: ``True`` for finished games only, ``False`` for unfinished ones only, ``None`` for both.
            deleted: Whether to give the deleted games instead of the others.
            sort: One of ``SORTS``; equal games are in the order of their last change, newest first.
            descending: Largest, newest or last first.
            limit: Most games; in the default order no more than these are read.
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
        """The ids of the games that match a query, in its order; ``summaries`` gives more about some of them."""
        with self._store.read() as db:  # held meanwhile: what another thread writes would take its game off the list
            self._update_listing(query.version)
            return listing.find(db, query)

    def listed(self, version: str) -> set[str]:
        """Keys of the games of which there is at least one that ``find`` could give."""
        with self._store.read() as db:  # as above
            self._update_listing(version)
            return listing.games(db)

    def summaries(self, ids: Sequence[str]) -> dict[str, Summary]:
        """The summary of each of these games, by id; those that cannot be read are left out."""
        found = {}
        with self._store.read() as db:
            for game_id in ids:
                with suppress(RecordError, ArchiveError):  # it went meanwhile, or is damaged
                    found[game_id] = self._line(db, row_of(db, game_id))
        return found

    def _update_listing(self, version: str) -> None:
        """Add to the list every game that is missing in it or has changed.

        If the archive cannot be written, the list is built in memory instead.  It is thrown away when the connection
        has written anything since: then the file may be writable again.
        """
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
        """The number of games that ``games`` would give with these arguments."""
        with self._store.read() as db:
            (count,) = db.execute(
                f"SELECT COUNT(*) FROM game WHERE {_LISTED}", (deleted, finished is True, finished is not False)
            ).fetchone()
        return int(count)

    def unfinished(self) -> list[Summary]:
        """The games that can go on, the last played first."""
        return self.games(finished=False)

    def shelve(self, ids: Iterable[str], *, shelved: bool = True) -> None:
        """Take games off the start page, until they are played on; or put them back."""
        change = "json_set(standing, '$.shelved', 1)" if shelved else "json_remove(standing, '$.shelved')"
        with self._store.write() as db:
            db.executemany(
                f"UPDATE game SET standing = {change} WHERE id = ? AND json_valid(standing)", [(each,) for each in ids]
            )

    def delete(self, ids: Iterable[str]) -> None:
        """Move games to the waste bin."""
        with self._store.write() as db:
            # At least the last change of any game: if the clock is behind, ``purge`` would take the game at once.
            (last,) = db.execute("SELECT MAX(changed) FROM game WHERE changed GLOB ?", (_DATED,)).fetchone()
            moment = max(instant(), last or "")
            db.executemany("UPDATE game SET deleted = ? WHERE id = ?", [(moment, each) for each in ids])

    def restore(self, ids: Iterable[str]) -> None:
        """Take games out of the waste bin."""
        with self._store.write() as db:
            db.executemany("UPDATE game SET deleted = NULL WHERE id = ?", [(each,) for each in ids])

    def purge(self, older_than: timedelta = KEEP_DELETED, before: date = date.max) -> int:
        """Remove games for good that have been in the waste bin for long enough; returns their number.

        Args:
            older_than: For how long, by the clock of this machine.
            before: Only games that were deleted before this day.
        """
        limit = (present() - older_than).isoformat(timespec="microseconds")
        with self._store.write() as db:
            return db.execute(
                "DELETE FROM game WHERE deleted <= ? AND deleted < ? AND deleted GLOB ?",
                (limit, before.isoformat(), _DATED),
            ).rowcount

    # Files

    def export(self, game_id: str) -> str:
        """The game as text, for ``import_text`` here or elsewhere."""
        return dumps(self.load(game_id))

    def export_file(self, game_id: str, path: Path) -> None:
        """Write the game to a ``.kontor`` file.

        Raises:
            RecordError: ``unwritable``.
        """
        save(self.load(game_id), path)

    def import_text(self, text: str | bytes) -> Imported:
        """Add a game from a text, after replaying it.

        A game that is here already is not added again (but restored if it was deleted, and its note is taken over if
        there is none here): one of the same course, whatever its id (``same_game``).  A game that has the id of one
        here, but took another course, becomes a game of its own.  If the one here is damaged, that is set aside.

        Raises:
            RecordError: The text is no sound game; nothing was changed.
        """
        return self._import(loads(text))

    def import_file(self, path: Path) -> Imported:
        """Like ``import_text``, from a file."""
        return self._import(load(path))

    def take_over(self, path: Path, *, torn: bool = False, fuller: Mapping[str, tuple[str, int]] | None = None) -> int:
        """Add every game of another archive file, which may be damaged, that is not here yet.

        Args:
            path: The file; it is only read.
            torn: Whether to add also games of which only the first plies can be read.
            fuller: Last change and number of plies, by id, in a copy of that file.  A game that has the same last
                change there, but more plies, is left out.

        Returns:
            The number of games added.
        """
        taken = 0
        with self._store.write() as db:
            for game in readable(path, torn=torn):
                there, plies = (fuller or {}).get(game.record.id, ("", 0))
                if not has_game(db, game.record.id) and (there != game.changed or plies <= len(game.record.plies)):
                    insert_game(db, *game)
                    taken += 1
        return taken

    # Copies

    def backup(self, day: date | None = None) -> Path | None:
        """Make the copy of a day (by default today) unless there is one, and delete older ones, see ``copies.kept``.

        Returns:
            The new copy, or ``None`` if the day has one already.
        """
        return make_copy(self._store, day or date.today())

    def copies(self) -> list[Copy]:
        """The daily copies, newest first."""
        return copies(self.folder)

    def missing(self) -> list[Missing]:
        """The games that only a copy has, the last played first; without those that were in the waste bin there.

        Reads all copies, so it is best called from a thread.
        """
        with self._store.read() as db:
            known = {game_id for (game_id,) in db.execute("SELECT id FROM game")}
        return find_missing(known, self.copies())

    def bring_back(self, games: Iterable[Missing]) -> list[str]:
        """Add missing games from their copies; returns the ids of those that were added."""
        wanted: dict[Path, set[str]] = {}
        for each in games:
            wanted.setdefault(each.copy.path, set()).add(each.summary.id)
        taken = []
        for path, ids in wanted.items():
            with self._store.write() as db:
                for game in readable(path, ids=ids):
                    if not has_game(db, game.record.id):
                        insert_game(db, *game)
                        taken.append(game.record.id)
        return taken

    def tend(self) -> None:
        """Make the daily copy and empty the waste bin of old games; best called from a thread after the start."""
        self.backup()
        # The clock alone is not trusted, for it may jump ahead by years.  A game must also have been deleted before the
        # oldest of a full set of copies was made: these are days on which the program ran, over three weeks at least.
        there = [copy for copy in self.copies() if copy.day <= date.today()]
        if len(there) >= DAYS + WEEKS:
            self.purge(before=there[-1].day)

    def _import(self, record: Record) -> Imported:
        """See ``import_text``."""
        standing = standing_of(verify(record).states[-1])
        self.set_aside(self._broken_twins(record.id))
        with self._store.write() as db:
            here = self._twin(db, record)
            if here is not None:
                return Imported(here.id, added=self._meet(db, here, record.note))
            if has_game(db, record.id):
                record.id = uuid.uuid4().hex
            insert_game(db, record, standing, last_played(record))
        return Imported(record.id, added=True)

    def _twin(self, db: sqlite3.Connection, record: Record) -> Record | None:
        """The game here that is the same as an imported one."""
        for game_id in with_seed(db, record.seed, record.id):
            with suppress(RecordError, ArchiveError):  # what is damaged, perhaps even its id, is not the same
                here = self.load(game_id)
                if same_game(here, record):
                    return here
        return None

    def _meet(self, db: sqlite3.Connection, here: Record, note: str) -> bool:
        """Take over the note of an imported game that is here already; returns whether it was in the waste bin."""
        row = row_of(db, here.id)
        if note.strip() and not here.note.strip():
            update_header(db, row, note=note)
        return db.execute("UPDATE game SET deleted = NULL WHERE row = ? AND deleted IS NOT NULL", (row,)).rowcount > 0

    def _broken_twins(self, game_id: str) -> list[int]:
        """The row of the game with this id, if it is there but damaged or cannot be replayed to its end."""
        damaged = self.damaged()
        with self._store.read() as db:
            if not has_game(db, game_id):
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
