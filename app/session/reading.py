"""Reads games of the archive in a thread: a record has to be replayed to get its positions, which takes a while."""

from __future__ import annotations

import logging
from threading import Event, Thread
from time import perf_counter, sleep
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.match.match import open_match
from app.match.words import ArchiveError, RecordError
from app.session.mailbox import Mailbox

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.match.archive import Archive

LOG = logging.getLogger(__name__)

WORK, REST = 0.002, 0.001
"""Seconds of replay after which the thread sleeps, and for how long.

The replay is Python and holds the interpreter lock.  The window loses the lock with many calls into Qt, and would get
it back only after ``sys.getswitchinterval()``, 5 ms, each time.  So the replay gives it up by itself before.
"""


class _Abandoned(Exception):
    """Raised within a replay that nobody waits for any more."""


class _Wish:
    """One game that somebody waits for; shared with the thread that reads it.

    Attributes:
        game_id: Of the game.
        abandoned: Set when nobody waits any more.
    """

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        self.abandoned = Event()
        self._rested = perf_counter()

    def after_ply(self) -> None:
        """Let the other threads run now and then; called by the replay after every ply.

        Raises:
            _Abandoned: Nobody waits for the game any more.
        """
        if self.abandoned.is_set():
            raise _Abandoned
        if perf_counter() - self._rested > WORK:
            sleep(REST)
            self._rested = perf_counter()


class GameReader(QObject):
    """Reads one game at a time; asking for another one abandons the first.

    Signals:
        read: The game that was asked for, as a ``Match``.
        failed: Why it cannot be read, a ``RecordError`` or an ``ArchiveError``.
    """

    read = Signal(object)
    failed = Signal(object)

    def __init__(
        self, archive: Archive, parent: QObject | None = None, *, ahead: Callable[[], object] | None = None
    ) -> None:
        """Read nothing yet.

        Args:
            archive: Where the games are kept.
            parent: The owner.
            ahead: Called once, in the thread of the first game: slow preparations for what follows, e.g. imports.
        """
        super().__init__(parent)
        self._archive = archive
        self._ahead = ahead
        self._wish: _Wish | None = None
        self._threads: list[Thread] = []
        self._mailbox = Mailbox(self._take)

    @property
    def busy(self) -> bool:
        """Whether a game is waited for."""
        return self._wish is not None

    def ask(self, game_id: str) -> None:
        """Read a game; answered by ``read`` or ``failed``.  A game that is still being read is abandoned."""
        self.cancel()
        self._wish = _Wish(game_id)
        self._threads = [thread for thread in self._threads if thread.is_alive()]
        work, self._ahead = (self._archive, self._wish, self._mailbox, self._ahead), None
        self._threads.append(Thread(target=_read, args=work, name="game reader"))
        self._threads[-1].start()

    def cancel(self) -> None:
        """Abandon the game that is being read; its thread ends after the present ply, and nothing is emitted."""
        if self._wish is not None:
            self._wish.abandoned.set()
            self._wish = None

    def close(self) -> None:
        """Abandon the game, and wait until no thread reads the archive: it may be closed then."""
        self.cancel()
        for thread in self._threads:
            thread.join()
        self._threads = []

    def _take(self, message: tuple[_Wish, object]) -> None:
        wish, found = message
        if wish is not self._wish:  # abandoned when its thread was done already
            return
        self._wish = None
        if isinstance(found, RecordError | ArchiveError):
            LOG.warning("game %s cannot be read: %s", wish.game_id, found)
            self.failed.emit(found)
        elif isinstance(found, Exception):
            raise found  # a bug: reported like one of the window
        else:
            self.read.emit(found)


def _read(archive: Archive, wish: _Wish, mailbox: Mailbox, ahead: Callable[[], object] | None) -> None:
    """Read a game and post it, or why it cannot be read; runs in a thread."""
    # no method of GameReader, which may be deleted before this ends
    found: object
    try:
        if ahead is not None:
            ahead()
        found = open_match(archive, wish.game_id, wish.after_ply)
    except _Abandoned:
        return
    except Exception as error:  # raised again in the thread of the event loop
        found = error
    mailbox.post((wish, found))
