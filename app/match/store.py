"""The SQLite file of the archive: it is opened, checked, locked, migrated, copied, and set aside if it is damaged.

One process at a time has the file (by SQLite's exclusive lock, which ends with the process).  Each transaction is on
the disk before it returns (WAL, ``synchronous=FULL``).
"""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from functools import cache
from pathlib import Path
from threading import RLock
from time import monotonic, sleep

from app.match import listing, results
from app.match.words import ArchiveError, Notice

log = logging.getLogger(__name__)

NAME = "kontor.sqlite"
CLAIM = "kontor.lock"
"""File in the archive's folder that is locked while a process has the archive; always empty."""

COPIES = "copies"
APPLICATION_ID = 0x4B6F6E74  # "Kont": tells our files from those of other programs

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE game (
            row INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            header TEXT NOT NULL,      -- the record without its plies, JSON
            standing TEXT NOT NULL,    -- where the game stands, JSON
            changed TEXT NOT NULL,
            finished INTEGER NOT NULL,
            deleted TEXT
        )""",
        """CREATE TABLE ply (
            game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
            k INTEGER NOT NULL,
            text TEXT NOT NULL,
            digest TEXT NOT NULL,
            PRIMARY KEY (game, k)
        ) WITHOUT ROWID""",
        """CREATE TABLE analysis (
            game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
            ply INTEGER NOT NULL,
            version TEXT NOT NULL,
            value TEXT NOT NULL,       -- JSON
            PRIMARY KEY (game, ply)
        ) WITHOUT ROWID""",
    ),
    listing.SCHEMA,
    results.SCHEMA,
    (
        """CREATE TABLE training (
            game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
            ply INTEGER NOT NULL,      -- position of a decision; -1 for the whole game
            value TEXT NOT NULL,       -- JSON
            PRIMARY KEY (game, ply)
        ) WITHOUT ROWID""",
    ),
    results.SCHEMA_5,
)
"""Statements that lead from schema n to schema n + 1.  Those of a release are never changed."""

COLUMNS = {
    "game": "row, id, header, standing, changed, finished, deleted",
    "ply": "game, k, text, digest",
    "analysis": "game, ply, version, value",
}
"""Columns that the tables of every schema have."""

_PAGE = 512  # bytes, SQLite's smallest page
_PIECE = 64  # pages that are copied at a time, which takes some 2 ms
_WAIT = 1.0  # seconds to wait for a program that is just closing
_TAKEN = {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}
if sys.platform == "win32":
    _TAKEN.add(0)  # Wine refuses a lock without a reason
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_UNREADABLE = {*_DAMAGED, sqlite3.SQLITE_ERROR}  # the last for a format or a schema that SQLite cannot make sense of
_CODES = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    **dict.fromkeys(_DAMAGED, "archive_damaged"),
}


class Unusable(Exception):
    """A file that cannot be used as archive.

    Attributes:
        why: ``"damaged"``, ``"foreign"`` (of another program) or ``"newer"`` (of a newer version of this one).
    """

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Claim:
    """A lock on a folder for this process alone, until it is closed or the process ends.

    It must be taken before the archive is looked at: a file that another process has open may look damaged, or may not
    be there yet, and must never be renamed meanwhile.

    Raises:
        ArchiveError: ``in_use``.
        OSError: The folder cannot be written.
    """

    def __init__(self, folder: Path) -> None:
        self._handle = os.open(folder / CLAIM, os.O_RDWR | os.O_CREAT, 0o666)
        until = monotonic() + _WAIT
        while not self._lock(folder):
            if monotonic() > until:
                self.close()
                raise ArchiveError("in_use", folder=folder)
            sleep(0.02)

    def close(self) -> None:
        """Release the lock."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    __del__ = close

    def _lock(self, folder: Path) -> bool:
        """Lock the file against every other handle, also of this process; false if another handle has it."""
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(self._handle, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in _TAKEN:
                return False
            # Not every file system has locks; then SQLite's own has to do.
            log.warning("archive: %s knows no locks: %s", folder, error)
        return True


class Store:
    """An open archive file, which belongs to this process alone; may be used from any thread.

    A file must be opened only once per process: POSIX locks are lost when any handle to the file is closed.

    Args:
        path: The file.
        claim: The lock on its folder; closed with the file.

    Raises:
        Unusable: The file is no archive that this version can use; it was not changed.
        ArchiveError: ``in_use`` or ``no_folder``.
    """

    def __init__(self, path: Path, claim: Claim | None = None) -> None:
        self.path = path
        self._lock = RLock()
        self._claim = claim
        # Checked before SQLite opens the file, because it would delete the log beside such a file.
        with path.open("rb") as file:
            first = file.read(_PAGE)
        if len(first) < _PAGE or not first.startswith(b"SQLite format 3\0"):
            raise Unusable("damaged")
        try:
            self._db = _open(path)
        except sqlite3.Error as error:
            raise _opening(error, path) from error
        try:
            examine(self._db)
            self._own()
            self._migrate()
            self._mend()
            self._db.execute("PRAGMA foreign_keys = ON")
        except UnicodeDecodeError as error:
            self._db.close()
            raise Unusable("damaged") from error
        except sqlite3.Error as error:
            self._db.close()
            if _primary(error) in {*_DAMAGED, sqlite3.SQLITE_CONSTRAINT}:  # the last from an index that cannot be built
                raise Unusable("damaged") from error
            raise _opening(error, path) from error
        except BaseException:
            self._db.close()
            raise

    def close(self) -> None:
        """Close the file; afterwards every call raises ``ArchiveError("closed")``."""
        with self._lock:
            self._db.close()
            if self._claim is not None:
                self._claim.close()

    @contextmanager
    def read(self) -> Iterator[sqlite3.Connection]:
        """The connection for reading, with the lock held; other threads wait.

        Raises:
            ArchiveError: In place of any error of SQLite.
        """
        with self._lock:
            try:
                yield self._db
            except sqlite3.Error as error:
                raise told(error) from error
            except UnicodeDecodeError as error:  # the message of SQLite's own error quotes bytes that are no UTF-8
                raise ArchiveError("archive_damaged", reason=str(error)) from error

    @contextmanager
    def write(self) -> Iterator[sqlite3.Connection]:
        """The connection in a transaction: it is on the disk at the end, or rolled back by any exception.

        Raises:
            ArchiveError: In place of any error of SQLite; nothing was changed then.
        """
        with self.read() as db:
            db.execute("BEGIN IMMEDIATE")
            try:
                yield db
                db.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):  # some failures have rolled back already
                    db.execute("ROLLBACK")
                raise

    def copy_to(self, path: Path) -> None:
        """Write a consistent copy with SQLite's backup: completely, or not at all.

        Other threads can use the archive in between; what they write is in the copy, too.

        Raises:
            ArchiveError: It could not be written; nothing was left behind then.
        """
        draft = path.with_name(f".{path.name}.draft")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            draft.unlink(missing_ok=True)
            with self.read() as db, closing(sqlite3.connect(draft)) as copy:
                db.backup(copy, pages=_PIECE, progress=self._yield_lock)
                copy.execute("PRAGMA journal_mode = DELETE")  # one file, easy to carry away
            _sync(draft)
            os.replace(draft, path)
        except OSError as error:
            raise ArchiveError("archive_failed", reason=error.strerror) from error
        finally:
            with suppress(OSError):
                draft.unlink(missing_ok=True)

    def extract(self, rows: Sequence[int]) -> Path:
        """Copy games, which may be damaged, to a new file beside the archive; returns its path.

        Raises:
            ArchiveError: It could not be written; nothing was left behind then.
        """
        path = free_name(self.path.parent, "kontor-damaged-games")
        draft = path.with_name(f".{path.name}.draft")
        try:
            draft.unlink(missing_ok=True)
            with self.read() as db:
                db.execute("ATTACH ? AS aside", (str(draft),))
                try:
                    _extract(db, rows)
                finally:
                    db.execute("DETACH aside")
            _sync(draft)
            os.rename(draft, path)
            _sync(path.parent)
        except OSError as error:
            raise ArchiveError("archive_failed", reason=error.strerror) from error
        finally:
            with suppress(OSError):
                draft.unlink(missing_ok=True)
        return path

    def _yield_lock(self, *_: int) -> None:
        """Between two pieces of a copy, let other threads have the lock: a ply must not wait for the whole copy."""
        self._lock.release()
        sleep(0.001)  # without it this thread would take the lock again before another one wakes up
        self._lock.acquire()

    def _own(self) -> None:
        """Take SQLite's exclusive lock, which keeps other processes out until this one ends."""
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        # In exclusive mode the lock of the first write is kept.
        self._db.execute("BEGIN IMMEDIATE")
        self._db.execute("COMMIT")

    def _mend(self) -> None:
        """Rebuild the indexes of the table ``game`` if they do not agree with it."""
        found = [text for (text,) in self._db.execute("PRAGMA integrity_check(game)")]
        if found != ["ok"] and not all(_of_one_game(text) for text in found):
            log.warning("archive: the index of the games is mended: %s", found[0])
            self._db.execute("REINDEX game")

    def _migrate(self) -> None:
        """Bring an older schema up to date, after making a copy of the archive as it is."""
        (version,) = self._db.execute("PRAGMA user_version").fetchone()
        if version == len(MIGRATIONS):
            return
        log.info("archive: schema %s becomes %s", version, len(MIGRATIONS))
        self.copy_to(free_name(self.path.parent / COPIES, f"kontor-schema-{version}"))
        with self.write() as db:
            for statements in MIGRATIONS[version:]:
                for statement in statements:
                    db.execute(statement)
            db.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")


def open_store(folder: Path) -> tuple[Store, Notice | None]:
    """Open the archive of a folder, or make a new one if there is none that can be used.

    A file that cannot be used is renamed, never overwritten.  That of a newer version stays as it is.

    Returns:
        The store, and what a person should be told, if anything.

    Raises:
        ArchiveError: ``in_use``, ``newer_archive`` or ``no_folder``.
    """
    path = folder / NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        claim = Claim(folder)
        try:
            return _open_claimed(path, claim)
        except BaseException:
            claim.close()
            raise
    except OSError as error:
        raise ArchiveError("no_folder", folder=folder, reason=error.strerror) from error
    except sqlite3.Error as error:
        raise _opening(error, path) from error


def _open_claimed(path: Path, claim: Claim) -> tuple[Store, Notice | None]:
    """Open or make the archive of a folder whose lock this process has."""
    notice = None
    if path.exists():
        try:
            return Store(path, claim), None
        except Unusable as error:
            if error.why == "newer":  # a sound file, which the newer version will want to find again
                raise ArchiveError("newer_archive", folder=path.parent) from error
            kept = set_aside(path, error.why)
            notice = Notice(f"set_aside_{error.why}", {"kept": kept.name, "games": 0})
    elif any((path.parent / COPIES).glob("kontor-*.sqlite")):
        notice = Notice("archive_missing")
    create(path)
    return Store(path, claim), notice


def examine(db: sqlite3.Connection) -> None:
    """Check that a database is a sound archive that this version can read; changes nothing.

    Raises:
        Unusable: It is not.
    """
    try:
        if db.execute("PRAGMA page_count").fetchone() == (0,):
            raise Unusable("damaged")
        kept = _has_tables(db)
        if db.execute("PRAGMA application_id").fetchone() != (APPLICATION_ID,):
            raise Unusable("damaged" if kept else "foreign")
        (version,) = db.execute("PRAGMA user_version").fetchone()
        # A higher number means a newer version, unless the file looks like ours: then the number is damaged.
        if version > len(MIGRATIONS):
            raise Unusable("damaged" if _schema(db) == _own_schema() or not _is_sound(db) else "newer")
        if version == len(MIGRATIONS) and _schema(db) != _own_schema():  # a trigger or an index may be hit, too
            raise Unusable("damaged")
        if version < 1 or not kept:
            raise Unusable("damaged")
        if not _is_sound(db):
            raise Unusable("damaged")
    except UnicodeDecodeError as error:  # SQLite quotes the bytes that are no text
        raise Unusable("damaged") from error
    except sqlite3.DatabaseError as error:
        if _primary(error) in _UNREADABLE:
            raise Unusable("damaged") from error
        raise


def _is_sound(db: sqlite3.Connection) -> bool:
    """Whether SQLite's check finds no damage, except in single games."""
    return all(text == "ok" or _of_one_game(text) for (text,) in db.execute("PRAGMA quick_check(1000)"))


def _has_tables(db: sqlite3.Connection) -> bool:
    """Whether the tables of an archive are there, with their columns."""
    try:
        for table, columns in COLUMNS.items():
            db.execute(f"SELECT {columns} FROM {table} LIMIT 0")
    except sqlite3.OperationalError as error:
        if _primary(error) == sqlite3.SQLITE_ERROR:
            return False
        raise
    return True


def _schema(db: sqlite3.Connection) -> list[str]:
    """The statements that made the tables."""
    return [sql for (sql,) in db.execute("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name")]


@cache
def _own_schema() -> list[str]:
    """What ``_schema`` gives for an archive of this version."""
    with closing(sqlite3.connect(":memory:")) as db:
        for statements in MIGRATIONS:
            for statement in statements:
                db.execute(statement)
        return _schema(db)


def create(path: Path) -> None:
    """Make an empty archive: completely or not at all, and never over an existing file."""
    if path.exists():  # then a log beside it belongs to it and must not be renamed below
        return
    for stale in (path.with_name(f"{NAME}-wal"), path.with_name(f"{NAME}-journal")):
        if stale.exists():  # SQLite would play it into the new file
            os.rename(stale, free_name(path.parent, f"kontor-{stale.name.rpartition('-')[2]}"))
    with tempfile.TemporaryDirectory(prefix=".kontor-", dir=path.parent) as room:
        draft = Path(room) / NAME
        with closing(sqlite3.connect(draft, isolation_level=None)) as db:
            db.execute("PRAGMA synchronous = OFF")  # the finished file is synced as a whole below
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("BEGIN")
            for statements in MIGRATIONS:
                for statement in statements:
                    db.execute(statement)
            db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            db.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
            db.execute("COMMIT")
        _sync(draft)
        try:
            os.link(draft, path)  # unlike a rename, never over an existing file
        except FileExistsError:
            pass
        except OSError:  # a file system without links
            os.rename(draft, path)
    _sync(path.parent)


def _extract(db: sqlite3.Connection, rows: Sequence[int]) -> None:
    """Copy the rows of some games to the attached database ``aside``."""
    db.execute("BEGIN")
    try:
        for table, key in (("game", "row"), ("ply", "game"), ("analysis", "game"), ("training", "game")):
            # Such a table has no constraints, which damaged rows may violate.
            db.execute(f"CREATE TABLE aside.{table} AS SELECT * FROM main.{table} WHERE 0")
            for row in rows:
                db.execute(f"INSERT INTO aside.{table} SELECT * FROM main.{table} WHERE {key} = ?", (row,))
        db.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise


def _of_one_game(complaint: str) -> bool:
    """Whether a message of SQLite's check is about a missing value of a single game, not about the file."""
    return complaint.startswith("NULL value in ")


def set_aside(path: Path, why: str) -> Path:
    """Rename an archive that cannot be used, with the log that belongs to it; returns the new path."""
    kept = free_name(path.parent, f"kontor-{why}")
    log.warning("archive: %s is %s, kept as %s", path, why, kept)
    for tail in ("-wal", "-journal", "-shm", ""):
        old = path.with_name(path.name + tail)
        if old.exists():
            os.rename(old, kept.with_name(kept.name + tail))
    _sync(path.parent)
    return kept


def free_name(folder: Path, stem: str) -> Path:
    """A path ``<stem>-<date and time>.sqlite`` in a folder that does not exist yet."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"{stem}-{stamp}.sqlite"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{stamp}-{number}.sqlite"
    return path


def told(error: sqlite3.Error) -> ArchiveError:
    """The ``ArchiveError`` for an error of SQLite."""
    if isinstance(error, sqlite3.ProgrammingError) and "closed" in str(error):
        return ArchiveError("closed")
    return ArchiveError(_CODES.get(_primary(error), "archive_failed"), reason=str(error))


def _opening(error: sqlite3.Error, path: Path) -> ArchiveError:
    if _primary(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return ArchiveError("in_use", folder=path.parent)
    return ArchiveError("no_folder", folder=path.parent, reason=str(error))


def _primary(error: sqlite3.Error) -> int:
    """SQLite's primary result code: the low byte of the extended one."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _open(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=_WAIT,
        isolation_level=None,  # transactions are begun and ended by ``Store.write``
        check_same_thread=False,  # ``Store`` has a lock
    )
    db.text_factory = as_text  # by default a single text that is no UTF-8 would make a whole query fail
    db.execute("PRAGMA locking_mode = EXCLUSIVE")  # before the first read, or WAL shares memory with others
    db.execute("PRAGMA trusted_schema = OFF")  # the file may have been brought here from elsewhere
    db.execute("PRAGMA cell_size_check = ON")  # finds damaged pages earlier
    return db


def as_text(raw: bytes) -> str:
    """Decode a text column; bytes that are no UTF-8 become U+FFFD."""
    return raw.decode("utf-8", "replace")


def _sync(path: Path) -> None:
    """Flush a file, or the names in a folder, to the disk."""
    if path.is_dir() and os.name == "nt":  # Windows cannot open folders
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
