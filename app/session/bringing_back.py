"""Games that can be brought back: deleted ones, and those that only a copy of the archive has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool, Signal

from app.match.words import ArchiveError
from app.models.notices import told
from app.session.looking import Looking
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
        summary: Its line.
        missing: The copy that has it; ``None`` for a deleted game.
    """

    summary: Summary
    missing: Missing | None = None


class BringingBack(QObject):
    """Which games can be brought back.  The copies are read beside the window.

    Attributes:
        games: Deleted games, the last deleted first, then those that only a copy has.
        complete: Whether the copies were read.
        failure: Why something could not be done, one sentence, or ``""``.

    Signals:
        changed: There are others now.
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
        self._pool.setMaxThreadCount(1)
        self._mailbox = Mailbox(self._found)

    def look(self) -> None:
        """Look at waste bin and copies."""
        self._read_bin()
        self._pool.start(Looking(self._archive.missing, self._mailbox))

    def close(self) -> None:
        """Wait for a look that is under way: the archive is about to be closed, or nobody asks any more."""
        self._mailbox.close()
        self._pool.waitForDone()

    def bring_back(self, games: Sequence[Absent]) -> list[str]:
        """Put games into the library again; gives the ids of those that are there now."""
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
