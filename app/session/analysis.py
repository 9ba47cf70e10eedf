"""The chance to win at every position of a past game, estimated in the background and kept in the archive.

First every position from the end backwards with few deals, then the neighbourhood of the
largest swings with many, so that what is called a turning point stands on firm ground.  At last, in
a finished game, a master takes a second look at the observer's costliest decisions.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal, Slot

from app.engines.contract import NOBODY
from app.match.words import ArchiveError
from app.models.analysis import VERSION, kept_values, to_json
from app.models.timeline import Advice, Value

if TYPE_CHECKING:
    from app.ai.decision_review import DecisionReview
    from app.engines.contract import State
    from app.match.archive import Archive
    from app.models.timeline import Timeline

LOG = logging.getLogger(__name__)

QUICK, DEEP = 32, 400
"""Deals per position in the first and in the second pass.

A deal is played to the end of the turn and judged there, which differs little from deal to deal: the first pass
has standard errors of 1 in 100 for the most part, and takes half a minute of processor time at most.
"""

SWINGS = 10
"""Plies whose two positions are looked at again."""

SECOND_LOOKS = 12
"""Decisions of the observer that a master looks at."""

COSTLY = 0.01
"""Least loss of win share, as first estimated, of a decision that is worth a second look."""

IN_FLIGHT = 3
"""Questions that lie with the worker at once, so that it never waits for the window."""

BATCH = 24
"""Values kept in one transaction."""


class Thinker(Protocol):
    """The part of ``app.ai.worker.Worker`` that an analysis needs."""

    def analyse(self, request_id: int, state: State, observer: int, samples: int) -> None:
        """Ask; answered by ``("assessed", id, shares, errors)``."""
        ...

    def reconsider(self, request_id: int, state: State, taken: int) -> None:
        """Ask; answered by ``("reconsidered", id, DecisionReview)``."""
        ...

    def cancel(self, request_id: int | None = None) -> None:
        """Forget a question, or all."""
        ...

    def close(self) -> None:
        """End."""
        ...


MakeThinker = Callable[[Callable[[tuple[Any, ...]], None]], Thinker]


class Analysis(QObject):
    """The win shares of one game at a time.

    Attributes:
        values: What is known, by position.

    Signals:
        advanced: Some more values are known; how many positions are done, and how many there are in all.
        finished: All win chances are known.
        advised: There was a second look at the decision of a position.
        failed: The worker gave up on a position; the others go on.
    """

    advanced = Signal(int, int)
    finished = Signal()
    advised = Signal(int)
    failed = Signal()
    _told = Signal(object)

    def __init__(self, archive: Archive, make: MakeThinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.values: dict[int, Value] = {}
        self._archive, self._make = archive, make
        self._thinker: Thinker | None = None
        self._game = ""
        self._course: Timeline | None = None
        self._observer = 0
        self._todo: list[int] = []
        self._samples = QUICK
        self._second = False  # whether it is the second looks that are asked for
        self._asked: dict[int, int] = {}  # request id to position
        self._serial = 0
        self._unkept: dict[int, Value] = {}
        self._done = self._total = 0
        self._writer = QThreadPool(self)  # the disk may take longer than a frame
        self._writer.setMaxThreadCount(1)
        self._told.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether something is still being worked out."""
        return bool(self._todo or self._asked)

    def start(self, game_id: str, timeline: Timeline, observer: int) -> None:
        """Show what is kept of a game and work out the rest.

        Args:
            game_id: As in the archive.
            timeline: The game.
            observer: The seat that looks: what it cannot know is dealt anew in every playout.
        """
        self.stop()
        self._game, self._course, self._observer = game_id, timeline, observer
        self._writer.waitForDone()
        self.values = kept_values(self._archive, game_id, timeline.plies, timeline.players)
        missing = [position for position in range(timeline.plies, -1, -1) if position not in self.values]
        self._begin(missing, QUICK)
        self.advanced.emit(self._done, self._total)
        if not self.busy:
            self._deepen()

    def stop(self) -> None:
        """Leave off; what is known so far is kept."""
        if self._thinker is not None and self._asked:
            self._thinker.cancel()
        self._todo, self._asked = [], {}
        self._keep(everything=True)

    def close(self) -> None:
        """Leave the game: leave off, end the worker, and know nothing more of it here."""
        self.stop()
        self.values, self._course = {}, None
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None
        self._writer.waitForDone()

    def _begin(self, positions: Iterable[int], samples: int) -> None:
        self._todo, self._samples = list(positions), samples
        assert self._course is not None
        self._second = False
        self._total = self._course.plies + 1
        self._done = self._total - len(self._todo)
        for _ in range(IN_FLIGHT):
            self._ask()

    def _ask(self) -> None:
        if not self._todo or self._course is None:
            return
        if self._thinker is None:
            self._thinker = self._make(self._told.emit)
        position = self._todo.pop(0)
        self._serial += 1
        self._asked[self._serial] = position
        state = self._course.states[position]
        if self._second:
            self._thinker.reconsider(self._serial, state, self._course.taken(position + 1))
        else:
            self._thinker.analyse(self._serial, state, self._observer, self._samples)

    @Slot(object)
    def _take(self, message: tuple[Any, ...]) -> None:
        if message[0] not in ("assessed", "reconsidered", "failed") or message[1] not in self._asked:
            return
        position = self._asked.pop(message[1])
        if message[0] == "assessed":
            known = self.values.get(position)
            self.values[position] = self._unkept[position] = Value(
                tuple(message[2]), tuple(message[3]), self._samples, known.advice if known else None
            )
        elif message[0] == "reconsidered":
            self._take_advice(position, message[2])
        else:
            LOG.warning("analysis: position %s failed: %s", position, message[2:])
            self.failed.emit()
        self._keep(everything=self._second)
        self._ask()
        if self._second:
            return
        self._done += 1
        self.advanced.emit(self._done, self._total)
        if not self.busy:
            self._deepen()

    def _take_advice(self, position: int, found: DecisionReview) -> None:
        assert self._course is not None
        state, action = self._course.states[position], ""
        if found.index != self._course.taken(position + 1):
            action = state.game.write(state, state.legal()[found.index])
        advice = Advice(action, found.gain, found.error, found.runs)
        self.values[position] = self._unkept[position] = replace(self.values[position], advice=advice)
        self.advised.emit(position)

    def _deepen(self) -> None:
        """Look again at the largest swings, then be done."""
        assert self._course is not None
        positions = [
            position
            for position in largest_swings(self._course, self.values, SWINGS)
            if self.values[position].runs < DEEP and self._course.states[position].actor != NOBODY
        ]
        if positions:
            self._begin(positions, DEEP)
            return
        self._keep(everything=True)
        self.finished.emit()
        self._look_again()

    def _look_again(self) -> None:
        """Have a master look at the observer's costliest decisions, once the game is over."""
        timeline = self._course
        if timeline is None or timeline.states[-1].actor != NOBODY:
            return
        positions = costly_decisions(timeline, self.values, self._observer, SECOND_LOOKS)
        self._todo = [position for position in positions if self.values[position].advice is None]
        self._second = True
        for _ in range(IN_FLIGHT):
            self._ask()

    def _keep(self, *, everything: bool = False) -> None:
        if not self._unkept or not (everything or len(self._unkept) >= BATCH):
            return
        batch = {position: to_json(value) for position, value in self._unkept.items()}
        self._unkept = {}
        self._writer.start(_Keeping(self._archive, self._game, batch))


class _Keeping(QRunnable):
    """Puts a batch of values into the archive."""

    def __init__(self, archive: Archive, game_id: str, batch: dict[int, list[object]]) -> None:
        super().__init__()
        self._archive, self._game_id, self._batch = archive, game_id, batch

    def run(self) -> None:
        try:
            self._archive.store_analysis(self._game_id, VERSION, self._batch)
        except ArchiveError as error:
            LOG.warning("analysis: not kept: %s", error)


def largest_swings(timeline: Timeline, values: Mapping[int, Value], count: int) -> list[int]:
    """The positions before and after the plies that moved the acting seat's share most."""
    plies = [ply for ply in range(1, timeline.plies + 1) if ply in values and ply - 1 in values]

    def swing(ply: int) -> float:
        seat = timeline.actor(ply)
        return abs(values[ply].shares[seat] - values[ply - 1].shares[seat])

    plies.sort(key=swing, reverse=True)
    return sorted({position for ply in plies[:count] for position in (ply - 1, ply)})


def costly_decisions(timeline: Timeline, values: Mapping[int, Value], seat: int, count: int) -> list[int]:
    """The positions in which ``seat`` had a choice and then lost most of its win share, the dearest first."""
    losses = {}
    for ply in range(1, timeline.plies + 1):
        if timeline.actor(ply) != seat or ply not in values or ply - 1 not in values or timeline.taken(ply) < 0:
            continue
        loss = values[ply - 1].shares[seat] - values[ply].shares[seat]
        if loss >= COSTLY and len(timeline.states[ply - 1].legal()) > 1:
            losses[ply - 1] = loss
    return sorted(losses, key=lambda position: -losses[position])[:count]
