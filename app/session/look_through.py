"""Analyses past games one after the other in the background, to find decisions that training can ask about."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.models.library import own_seat
from app.models.review.timeline import Timeline
from app.session.analysis import Analysis
from app.session.reading import GameReader
from app.session.thinker import slow_import_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.archive import Archive
    from app.match.match import Match
    from app.match.words import ArchiveError, RecordError
    from app.session.thinker import MakeThinker

LOG = logging.getLogger(__name__)


class LookThrough(QObject):
    """Analyses several games; whatever is found is kept in the archive at once.

    Args:
        archive: Where the games are kept.
        make: Makes the ``Thinker`` that estimates chances.
        parent: The owner.

    Attributes:
        todo: Ids of the games that are not finished yet; the one being analysed is the first.
        total: Number of games at the beginning.
        share: How much of the first game of ``todo`` is done, 0 to 1.

    Signals:
        advanced: ``todo`` or ``share`` has changed.
        done: A game is finished, or could not be read; its id.
    """

    advanced = Signal()
    done = Signal(str)

    def __init__(self, archive: Archive, make: MakeThinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.todo: list[str] = []
        self.total = 0
        self.share = 0.0
        self._reader = GameReader(archive, self, ahead=slow_import_of(make))
        self._reader.read.connect(self._take)
        self._reader.failed.connect(self._fail)
        self._analysis = Analysis(archive, make, self)
        self._analysis.advanced.connect(self._take_chances)
        self._analysis.weighed.connect(self._take_skill)
        self._analysis.completed.connect(self._end)

    @property
    def running(self) -> bool:
        """Whether there are games to do."""
        return bool(self.todo)

    def start(self, games: Sequence[str]) -> None:
        """Analyse these games, by their ids, in this order; what was under way before is left off."""
        self.stop()
        self.todo, self.total = list(games), len(games)
        self._next()

    def stop(self) -> None:
        """Leave off; what was found is kept, and the next analysis of that game goes on from there."""
        self.todo = []
        self._reader.cancel()
        self._analysis.stop()

    def close(self) -> None:
        """Leave off for good, end the thinker, and wait until nothing reads or writes the archive."""
        self.todo = []
        self._reader.close()
        self._analysis.close()

    def _next(self) -> None:
        self.share = 0.0
        if self.todo:
            self._reader.ask(self.todo[0])
        self.advanced.emit()

    def _take(self, match: Match) -> None:
        if match.failure:  # its end is never reached, so nothing would ever be complete
            self._fail(match.failure)
            return
        texts = [ply.text for ply in match.record.plies]
        self._analysis.start(match.record.id, Timeline(match.states, match.events, texts), own_seat(match.seats))

    def _fail(self, error: RecordError | ArchiveError) -> None:
        LOG.warning("%s cannot be looked through: %s", self.todo[:1], error)
        if self.todo:
            self._end(self.todo[0])

    def _take_chances(self, done: int, total: int) -> None:
        self.share = 0.5 * done / max(1, total)  # half for the chances, 0.4 for luck and decisions
        self.advanced.emit()

    def _take_skill(self, done: int, total: int) -> None:
        self.share = 0.5 + 0.4 * done / max(1, total)
        self.advanced.emit()

    def _end(self, game: str) -> None:
        """The present game is done: go on with the next."""
        if self.todo[:1] == [game]:
            del self.todo[0]
            self.done.emit(game)
            self._next()
