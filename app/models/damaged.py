"""Damaged games of the archive: found beside the window, told in one line each, set aside."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QObject, QRunnable, Qt, QThreadPool, Signal, Slot

from app.match.words import ArchiveError
from app.models.games import entry
from app.models.notices import told
from app.models.text import Translated, listed, shown

if TYPE_CHECKING:
    from app.match.archive import Archive
    from app.match.copies import Copy
    from app.match.library import Damaged

LOG = logging.getLogger(__name__)


class DamagedWords(Translated):
    """What is said of damaged games."""

    def count(self, count: int) -> str:
        """How many there are."""
        return self.tr("%n damaged game(s)", "", count)

    def title(self, game: Damaged) -> str:
        """Which one it is, as far as that is known."""
        title = entry(game.game).title if game.game else self.tr("Unknown game")
        if not game.names:
            return title
        return self.tr("{game} · {names}").format(game=title, names=listed([shown(name) for name in game.names]))

    def set_aside(self, count: int, file: str) -> str:
        """Games were taken out of the archive."""
        return self.tr("%n game(s) set aside; kept in the file {file}.", "", count).format(file=file)

    def brought_back(self, game: Damaged, copy: Copy, file: str) -> str:
        """A game came back from a copy."""
        words = self.tr(
            "{game}: brought back as it was in the copy of {date}. The damaged one is kept in the file {file}."
        )
        return words.format(game=self.title(game), date=self.date(copy), file=file)

    def not_brought_back(self) -> str:
        """No copy has the game any more."""
        return self.tr("The game could not be brought back: the copy no longer has it.")

    def date(self, copy: Copy) -> str:
        """The day of a copy."""
        day = QDate(copy.day.year, copy.day.month, copy.day.day)
        return QLocale().toString(day, QLocale.FormatType.ShortFormat)


DAMAGED = DamagedWords()


class _Looking(QRunnable):
    """Looks at every game, away from the window."""

    class Told(QObject):
        """The thread's voice."""

        done = Signal(object)

    def __init__(self, archive: Archive) -> None:
        super().__init__()
        self.told = self.Told()
        self._archive = archive

    def run(self) -> None:
        found: tuple[list[Damaged], dict[int, Copy]] | None = None
        try:
            found = self._archive.damaged(), self._archive.whole_in_copies()
        except ArchiveError as error:
            LOG.warning("damaged games: %s", error)
        finally:
            self.told.done.emit(found)


class Survey(QObject):
    """Which games of an archive are damaged.

    Attributes:
        games: Those that are known by now.
        copies: For each of them that some copy of the archive has whole, by row: the newest such copy.

    Signals:
        changed: There are others now.
    """

    changed = Signal()

    def __init__(self, archive: Archive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.games: list[Damaged] = []
        self.copies: dict[int, Copy] = {}
        self._archive = archive
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._looking: _Looking | None = None
        self._again = self._closed = False

    @property
    def busy(self) -> bool:
        """Whether a look is under way."""
        return self._looking is not None

    def look(self) -> None:
        """Look at the archive again; ``changed`` tells if there is news."""
        if self._closed:
            return
        if self._looking is not None:
            self._again = True
            return
        self._looking = _Looking(self._archive)
        self._looking.told.done.connect(self._found, Qt.ConnectionType.QueuedConnection)
        self._looking.setAutoDelete(False)
        self._pool.start(self._looking)

    def close(self) -> None:
        """Wait for a look that is under way, and begin no other: the archive is about to be closed."""
        self._closed = True
        self._pool.waitForDone()

    def set_aside(self, games: list[Damaged]) -> str:
        """Take games out of the archive, into a file of their own; says in one sentence how it went."""
        try:
            path = self._archive.set_aside(game.row for game in games)
        except ArchiveError as error:
            return told(error)
        self._take(self._archive.damaged(), self._archive.whole_in_copies())
        return DAMAGED.set_aside(len(games), path.name) if path is not None else ""

    def bring_back(self, game: Damaged) -> str:
        """Put a game's whole version from a copy in its place; says in one sentence how it went."""
        copy = self.copies.get(game.row)
        try:
            kept = self._archive.bring_back_game(game.row)
            self._take(self._archive.damaged(), self._archive.whole_in_copies())
        except ArchiveError as error:
            return told(error)
        if copy is None or kept is None:
            return DAMAGED.not_brought_back()
        return DAMAGED.brought_back(game, copy, kept.name)

    @Slot(object)
    def _found(self, found: tuple[list[Damaged], dict[int, Copy]] | None) -> None:
        self._looking = None
        if found is not None:
            self._take(*found)
        if self._again:
            self._again = False
            self.look()

    def _take(self, games: list[Damaged], copies: dict[int, Copy]) -> None:
        if (games, copies) != (self.games, self.copies):
            self.games, self.copies = games, copies
            self.changed.emit()
