"""Games that can be brought back into the library: deleted ones, and those that only a daily copy still has."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool, Signal

from app.match.words import ArchiveError
from app.models.notices import told
from app.session.looking import look
from app.session.mailbox import Mailbox

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.archive import Archive
    from app.match.library import Summary
    from app.match.missing import Missing


@dataclass(frozen=True, slots=True)
class Absent:
    """A game that the library does not show.

    Attributes:
        summary: What the library would show of it.
        missing: Which copy of the archive has it; ``None`` for a deleted game, which the archive itself still has.
    """

    summary: Summary
    missing: Missing | None = None


class BringingBack(QObject):
    """Lists the games that can be brought back, and brings them back.

    Deleted games are listed at once; the copies are read in a thread.

    Attributes:
        games: Deleted games, the last deleted first, then those that only a copy has.
        complete: Whether the copies were read.
        failure: One sentence about why the last look or bringing back failed; ``""`` if it did not.

    Signals:
        changed: ``games`` or one of the others has changed.
    """

    changed = Signal()

    def __init__(self, archive: Archive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.games: list[Absent] = []
        self.complete = False
        self.failure = ""
        self._archive = archive
        self._missing: list[Missing] = []
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)  # of its own, so that ``close`` waits for nobody else
        self._mailbox = Mailbox(self._found)

    def look(self) -> None:
        """List the deleted games, and begin to read the copies."""
        self._read_bin()
        self._pool.start(partial(look, self._archive.missing, self._mailbox))

    def close(self) -> None:
        """Emit nothing any more, and wait until no thread reads the archive: it may be closed then."""
        self._mailbox.close()
        self._pool.waitForDone()

    def bring_back(self, games: Sequence[Absent]) -> list[str]:
        """Put games into the library again; returns the ids of those for which that worked, see ``failure``."""
        deleted = [each.summary.id for each in games if each.missing is None]
        missing = [each.missing for each in games if each.missing is not None]
        self.failure = ""
        back: list[str] = []
        try:
            if deleted:
                self._archive.restore(deleted)
                back += deleted
            back += self._archive.bring_back(missing)
        except ArchiveError as error:
            self.failure = told(error)
        self._missing = [each for each in self._missing if each.summary.id not in back]
        self._read_bin()
        return back

    def _read_bin(self) -> None:
        try:
            deleted = self._archive.games(deleted=True)
        except ArchiveError as error:
            self.failure, deleted = told(error), []
        deleted.sort(key=lambda each: each.deleted or "", reverse=True)
        self.games = [Absent(each) for each in deleted] + [Absent(each.summary, each) for each in self._missing]
        self.changed.emit()

    def _found(self, missing: list[Missing] | None) -> None:
        self._missing, self.complete = missing or [], True
        self._read_bin()
