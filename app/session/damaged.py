"""Finds the damaged games of the archive in the background; they can be set aside or brought back from a copy."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool, Signal

from app.match.words import ArchiveError
from app.models.damaged import DAMAGED
from app.models.notices import told
from app.session.looking import look
from app.session.mailbox import Mailbox

if TYPE_CHECKING:
    from app.match.archive import Archive
    from app.match.copies import Copy
    from app.match.library import Damaged


class Survey(QObject):
    """Knows which games of an archive are damaged, and what can be done about them.

    Attributes:
        games: The damaged games that the last look has found.
        copies: By row of a damaged game, the newest copy of the archive that has the game undamaged, if there is one.

    Signals:
        changed: ``games`` or ``copies`` have changed.
    """

    changed = Signal()

    def __init__(self, archive: Archive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.games: list[Damaged] = []
        self.copies: dict[int, Copy] = {}
        self._archive = archive
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)  # of its own, so that ``close`` waits for nobody else
        self._mailbox = Mailbox(self._found)
        self._looking = self._again = self._closed = False

    @property
    def busy(self) -> bool:
        """Whether a look is under way."""
        return self._looking

    def look(self) -> None:
        """Look at the archive again, in a thread.

        If a look is under way, another one follows: what it has read already may have changed since.
        """
        if self._closed:
            return
        if self._looking:
            self._again = True
            return
        self._looking = True
        self._pool.start(partial(look, self._read, self._mailbox))

    def close(self) -> None:
        """Begin no other look, and wait until no thread reads the archive: it may be closed then."""
        self._closed = True
        self._mailbox.close()
        self._pool.waitForDone()
        self._looking = False

    def set_aside(self, games: list[Damaged]) -> str:
        """Move games out of the archive into a file of their own; returns a sentence about it for the person."""
        try:
            path = self._archive.set_aside(game.row for game in games)
        except ArchiveError as error:
            return told(error)
        self._take(*self._read())
        return DAMAGED.set_aside(len(games), path.name) if path is not None else ""

    def bring_back(self, game: Damaged) -> str:
        """Replace a damaged game by what the newest copy has of it; returns a sentence about it for the person."""
        copy = self.copies.get(game.row)
        try:
            kept = self._archive.bring_back_game(game.row)
            self._take(*self._read())
        except ArchiveError as error:
            return told(error)
        if copy is None or kept is None:
            return DAMAGED.not_brought_back()
        return DAMAGED.brought_back(game, copy, kept.name)

    def _read(self) -> tuple[list[Damaged], dict[int, Copy]]:
        """Find damaged games and their copies; called in a thread by ``look``."""
        return self._archive.damaged(), self._archive.whole_in_copies()

    def _found(self, found: tuple[list[Damaged], dict[int, Copy]] | None) -> None:
        self._looking = False
        if found is not None:
            self._take(*found)
        if self._again:
            self._again = False
            self.look()

    def _take(self, games: list[Damaged], copies: dict[int, Copy]) -> None:
        if (games, copies) != (self.games, self.copies):
            self.games, self.copies = games, copies
            self.changed.emit()
