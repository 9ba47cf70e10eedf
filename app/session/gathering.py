"""Brings the table of results, from which statistics are computed, up to date in the background."""

from __future__ import annotations

import logging
from functools import partial
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool, Signal

from app.match.words import ArchiveError
from app.models.review.analysis import VERSION
from app.models.statistics.weights import kept_weights
from app.session.mailbox import Mailbox

if TYPE_CHECKING:
    from app.match.archive import Archive

LOG = logging.getLogger(__name__)


class Gathering(QObject):
    """Adds to the table of results what it lacks: finished games, and the luck and decisions of analysed ones.

    Attributes:
        uncounted: Number of finished games whose result is still missing.
        unweighed: Number of games whose luck and decisions are still to be added up; 0 while results are missing.

    Signals:
        advanced: The two numbers have changed.
        finished: Everything is in the table, or it was stopped, or the archive failed; whether the table has changed.
    """

    advanced = Signal()
    finished = Signal(bool)

    def __init__(self, archive: Archive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.uncounted = self.unweighed = 0
        self._archive = archive
        self._stop = Event()
        self._busy = self._again = self._found = False
        self._mailbox = Mailbox(self._take)

    @property
    def busy(self) -> bool:
        """Whether it is still at work."""
        return self._busy

    def start(self) -> None:
        """Begin; if it is at work already, it begins again when it is done, as more may have changed since."""
        if self._busy:
            self._again = True
            return
        self._busy = True
        self._stop.clear()
        QThreadPool.globalInstance().start(partial(_gather, self._archive, self._stop, self._mailbox))

    def stop(self) -> None:
        """Leave off after the game that is being looked at; what is in the table stays."""
        self._again = False
        self._stop.set()

    def _take(self, left: tuple[int, int] | None) -> None:
        if left is None:
            self._end()
            return
        self.uncounted, self.unweighed = left
        self._found = True
        self.advanced.emit()

    def _end(self) -> None:
        self._busy = False
        if self._again:
            self._again = False
            self.start()
            return
        self.uncounted = self.unweighed = 0
        found, self._found = self._found, False
        self.finished.emit(found)


def _gather(archive: Archive, stop: Event, mailbox: Mailbox) -> None:
    """Look at one game after the other in a thread of the pool; no ``QRunnable``, see ``app.session.looking``.

    Posts pairs of ``uncounted`` and ``unweighed``, and ``None`` at the end.
    """
    try:
        _look(archive, stop, mailbox)
    except ArchiveError as error:
        LOG.warning("statistics: %s", error)
    finally:
        mailbox.post(None)


def _look(archive: Archive, stop: Event, mailbox: Mailbox) -> None:
    results = archive.results
    left = results.missing(VERSION)
    while left:
        mailbox.post((left, 0))
        left = results.bring_up(VERSION)
        if stop.is_set():
            return
    ids = results.unweighed(VERSION)
    for at, game_id in enumerate(ids):
        mailbox.post((0, len(ids) - at))
        if stop.is_set():
            return
        results.weigh(game_id, *kept_weights(archive, game_id))
