"""Plays games of the archive again in a thread of its own, beside whoever waits for them."""

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
"""Seconds of replay after which the thread lets go of the interpreter, and for how long.

The rules are Python, and a thread that wants the interpreter gets it only after ``sys.getswitchinterval()``, 5 ms.
A window that lets go of it for every other call would be as slow as that; so the replay lets go first.
"""


class _Abandoned(Exception):
    """Nobody waits for the game any more."""


class _Wish:
    """One game that somebody waits for."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        self.abandoned = Event()
        self._rested = perf_counter()

    def after_ply(self) -> None:
        """Let the other threads have their turn.  Raises ``_Abandoned``."""
        if self.abandoned.is_set():
            raise _Abandoned
        if perf_counter() - self._rested > WORK:
            sleep(REST)
            self._rested = perf_counter()


class GameReader(QObject):
    """Reads one game at a time; of several that were asked for, only the last one is given.

    Signals:
        read: The game, as a ``Match``.
        failed: Why it cannot be shown: a ``RecordError`` or an ``ArchiveError``.
    """

    read = Signal(object)
    failed = Signal(object)

    def __init__(
        self, archive: Archive, parent: QObject | None = None, *, ahead: Callable[[], object] | None = None
    ) -> None:
        """``ahead`` is called once, in the thread of the first game: what is needed later and takes its time."""
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
        """Read a game, and leave off reading another one."""
        self.cancel()
        self._wish = _Wish(game_id)
        self._threads = [thread for thread in self._threads if thread.is_alive()]
        work, self._ahead = (self._archive, self._wish, self._mailbox, self._ahead), None
        self._threads.append(Thread(target=_read, args=work, name="game reader"))
        self._threads[-1].start()

    def cancel(self) -> None:
        """Wait for no game any more; its thread ends with the ply that it is at."""
        if self._wish is not None:
            self._wish.abandoned.set()
            self._wish = None

    def close(self) -> None:
        """Cancel, and wait until no thread looks at the archive: it may be closed."""
        self.cancel()
        for thread in self._threads:
            thread.join()
        self._threads = []

    def _take(self, message: tuple[_Wish, object]) -> None:
        wish, found = message
        if wish is not self._wish:
            return
        self._wish = None
        if isinstance(found, RecordError | ArchiveError):
            LOG.warning("game %s cannot be read: %s", wish.game_id, found)
            self.failed.emit(found)
        elif isinstance(found, Exception):
            raise found
        else:
            self.read.emit(found)


def _read(archive: Archive, wish: _Wish, mailbox: Mailbox, ahead: Callable[[], object] | None) -> None:
    """Read a game; in a thread that knows nothing of the ``GameReader``, which may be gone when this ends."""
    found: object
    try:
        if ahead is not None:
            ahead()
        found = open_match(archive, wish.game_id, wish.after_ply)
    except _Abandoned:
        return
    except Exception as error:  # whatever it is, it is told where the event loop runs
        found = error
    mailbox.post((wish, found))
