"""Finds out in the background what the end of a game tells beside its points.

That is luck and skill, the best result before, and how the game has changed the rating.
"""

from __future__ import annotations

import logging
from functools import partial
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool, Signal

from app.match.words import ArchiveError
from app.models.bests import BESTS, Best, best_before
from app.models.ending import Insight, Insights
from app.models.library import own_seat
from app.models.review.analysis import VERSION
from app.models.review.timeline import Timeline
from app.models.statistics.rating import RATED_SEATS, change
from app.models.statistics.words import WORDS
from app.session.analysis import Analysis
from app.session.mailbox import Mailbox

if TYPE_CHECKING:
    from app.match.archive import Archive
    from app.match.match import Match
    from app.match.record import Record
    from app.models.statistics.rating import RatingChange
    from app.session.thinker import MakeThinker

LOG = logging.getLogger(__name__)


class Findings(QObject):
    """What is found out about one game that is over; nothing of it blocks.

    Args:
        archive: Where the game and all earlier ones are kept.
        match: The game.
        make: Makes the ``Thinker`` that estimates chances.
        parent: The owner.

    Attributes:
        own: The seat of the person who looks: what it cannot know is dealt anew in the analysis.

    Signals:
        advanced: ``insights`` may give something else.
        earlier_known: ``best`` and ``rating`` are known.
    """

    advanced = Signal()
    earlier_known = Signal()

    def __init__(self, archive: Archive, match: Match, make: MakeThinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive, self._match = archive, match
        self.own = own_seat(match.seats)
        self._timeline = Timeline(match.states, match.events, [ply.text for ply in match.record.plies])
        self._words = Insights(match, self._timeline)
        self._best: Best | None = None
        self._change: RatingChange | None = None
        self._earlier_known = False
        self._left = Event()  # set when nobody waits for the search any more
        self._done = self._total = 0
        self._weighing = self._failed = False
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._mailbox = Mailbox(self._take_earlier)
        self._analysis = Analysis(archive, make, self)
        self._analysis.advanced.connect(self._take_chances)
        self._analysis.weighed.connect(self._take_skill)
        self._analysis.advised.connect(lambda _position: self.advanced.emit())
        self._analysis.failed.connect(self._take_failure)
        self._analysis.completed.connect(lambda _game: self.advanced.emit())

    def start(self) -> None:
        """Begin."""
        self._pool.start(partial(_search, self._archive, self._match.record, self._left, self._mailbox))
        if len(self._match.seats) > 1:  # who plays alone cannot lose: there is neither luck nor skill
            self._analysis.start(self._match.record.id, self._timeline, self.own)

    def close(self) -> None:
        """Leave off for good; what was found of luck and skill is kept in the archive."""
        self._mailbox.close()
        self._left.set()
        self._analysis.close()
        self._pool.waitForDone()

    def retranslate(self) -> None:
        """Give all words in the language of the moment from now on."""
        self._words = Insights(self._match, self._timeline)

    def best(self) -> str:
        """A sentence that compares the result with the best one before; ``""`` if it is not known or there is none."""
        return BESTS.told(self._match.record, self._best) if self._earlier_known else ""

    def rating(self) -> str:
        """A sentence about how the rating has changed; ``""`` if it is not known or the game is not rated."""
        return WORDS.change(self._change) if self._change is not None else ""

    def title(self, seat: int) -> str:
        """The heading of ``insights``: whose luck and skill they tell."""
        return self._words.whose(seat, refining=self._analysis.refining and self._analysis.skill().complete)

    def insights(self, seat: int) -> list[Insight]:
        """The lines about the luck and skill of a seat; how far the work is as long as they are not known."""
        skill = self._analysis.skill()
        if skill.complete:
            return self._words.of(skill, self._analysis.values, seat)
        failed = self._failed and not self._analysis.busy  # a position failed, and nothing else will come
        return self._words.waiting(self._done, self._total, weighing=self._weighing, failed=failed)

    def compared(self, seat: int) -> Insight | None:
        """The line that compares a seat's decisions with the levels; ``None`` where such games were not measured."""
        return self._words.compared(self._analysis.skill(), self._analysis.values, seat)

    def _take_earlier(self, found: tuple[Best | None, RatingChange | None]) -> None:
        self._best, self._change = found
        self._earlier_known = True
        self.earlier_known.emit()

    def _take_chances(self, done: int, total: int) -> None:
        self._done, self._total = done, total
        self.advanced.emit()

    def _take_skill(self, done: int, total: int) -> None:
        self._done, self._total, self._weighing = done, total, True
        self.advanced.emit()

    def _take_failure(self) -> None:
        self._failed = True
        self.advanced.emit()


def _search(archive: Archive, record: Record, left: Event, mailbox: Mailbox) -> None:
    """Look at earlier games in a thread of the pool, for the best result and the rating.

    No ``QRunnable``: see ``app.session.looking``.
    """
    try:
        mailbox.post((best_before(archive, record), _rating(archive, record, left)))
    except ArchiveError as error:  # then nothing is told
        LOG.warning("earlier games: %s", error)


def _rating(archive: Archive, record: Record, left: Event) -> RatingChange | None:
    if len(record.seats) != RATED_SEATS:
        return None
    while archive.results.bring_up(VERSION):  # an archive of an older version may lack all its results
        if left.is_set():
            return None
    return change(archive.results.all(), record.id)
