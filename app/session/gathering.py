"""Brings what statistics are reckoned from up to date, beside the window."""

from __future__ import annotations

import logging
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal, Slot

from app.match.words import ArchiveError
from app.models.analysis import VERSION
from app.models.statistics.weights import kept_weights

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.match.archive import Archive

LOG = logging.getLogger(__name__)


class Gathering(QObject):
    """Looks at the games of an archive whose results, luck or decisions are not in its table yet.

    Attributes:
        uncounted: Finished games that are still missing.
        unweighed: Games whose luck and decisions are still to be added up.

    Signals:
        advanced: More is known.
        finished: Everything is known, or the archive failed.
    """

    advanced = Signal()
    finished = Signal()
    _told = Signal(int, int)
    _ended = Signal()

    def __init__(self, archive: Archive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.uncounted = self.unweighed = 0
        self._archive = archive
        self._stop = Event()
        self._busy = self._again = False
        self._told.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._ended.connect(self._end, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether it is still looking."""
        return self._busy

    def start(self) -> None:
        """Look at what has changed."""
        if self._busy:
            self._again = True
            return
        self._busy = True
        self._stop.clear()
        QThreadPool.globalInstance().start(_Looking(self._archive, self._stop, self._told.emit, self._ended.emit))

    def stop(self) -> None:
        """Leave off after the game of the moment; what is known is kept."""
        self._again = False
        self._stop.set()

    @Slot(int, int)
    def _take(self, uncounted: int, unweighed: int) -> None:
        self.uncounted, self.unweighed = uncounted, unweighed
        self.advanced.emit()

    @Slot()
    def _end(self) -> None:
        self._busy = False
        if self._again:
            self._again = False
            self.start()
            return
        self.uncounted = self.unweighed = 0
        self.finished.emit()


class _Looking(QRunnable):
    """Looks at one game after the other, away from the window."""

    def __init__(
        self, archive: Archive, stop: Event, tell: Callable[[int, int], None], end: Callable[[], None]
    ) -> None:
        super().__init__()
        self._archive, self._stop, self._tell, self._end = archive, stop, tell, end

    def run(self) -> None:
        try:
            self._look()
        except ArchiveError as error:
            LOG.warning("statistics: %s", error)
        finally:
            self._end()

    def _look(self) -> None:
        results = self._archive.results
        while left := results.bring_up(VERSION):
            self._tell(left, 0)
            if self._stop.is_set():
                return
        ids = results.unweighed(VERSION)
        for at, game_id in enumerate(ids):
            self._tell(0, len(ids) - at)
            if self._stop.is_set():
                return
            results.weigh(game_id, kept_weights(self._archive, game_id))
