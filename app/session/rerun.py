"""Plays a past game's deal again with a master in the own seat, in the background, and keeps how it went."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QThreadPool, Signal

from app.ai.rerun import RERUNS
from app.models.review.rerun import PLACE, VERSION, Reruns, kept, to_json
from app.session.keeping import KeepingValues
from app.session.mailbox import Mailbox

if TYPE_CHECKING:
    from app.engines.contract import State
    from app.match.archive import Archive
    from app.match.match import Match

LOG = logging.getLogger(__name__)


class Player(Protocol):
    """The part of ``app.ai.worker.Worker`` that this needs."""

    def rerun(self, request_id: int, start: State, levels: Sequence[str]) -> None:
        """Ask; answered by ``("rerun", id, Rerun)``, with ``("progress", id, part)`` before."""
        ...

    def cancel(self, request_id: int | None = None) -> None:
        """Forget a question, or all."""
        ...

    def close(self) -> None:
        """End."""
        ...


MakePlayer = Callable[[Callable[[tuple[Any, ...]], None]], Player]


def make_player(report: Callable[[tuple[Any, ...]], None]) -> Player:
    """Processes of low priority that play, started when the first game is asked for."""
    from app.ai.worker import Worker  # brings multiprocessing

    return Worker(report)


class Rerunner(QObject):
    """The reruns of one game at a time.

    Attributes:
        found: What is known; ``None`` while there is no game.
        failed: Whether a game could not be played.

    Signals:
        advanced: Some more is played, or it was begun or left off.
        finished: All games are played.
    """

    advanced = Signal()
    finished = Signal()

    def __init__(self, archive: Archive, make: MakePlayer = make_player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found: Reruns | None = None
        self.failed = False
        self._archive, self._make = archive, make
        self._match: Match | None = None
        self._player: Player | None = None
        self._mailbox: Mailbox | None = None
        self._asked: dict[int, float] = {}  # request id to how much of that game is played
        self._serial = 0
        self._writer = QThreadPool(self)
        self._writer.setMaxThreadCount(1)

    @property
    def running(self) -> bool:
        """Whether games are being played."""
        return bool(self._asked)

    @property
    def share(self) -> float:
        """How much is played, 0 to 1."""
        games = len(self.found.games) if self.found is not None else 0
        return min(1.0, (games + sum(self._asked.values())) / RERUNS)

    def load(self, match: Match) -> None:
        """Take a game that is over, and what is kept of it."""
        self.stop()
        self._writer.waitForDone()
        self._match, self.failed = match, False
        self.found = kept(self._archive, match)

    def start(self) -> None:
        """Play what is missing."""
        if self.found is None or self.running or self.found.complete:
            return
        from app.ai.cores import pool_size  # brings all opponents; who plays has them

        self.failed = False
        for _ in range(min(pool_size(), RERUNS - len(self.found.games))):
            self._ask()
        self.advanced.emit()

    def stop(self) -> None:
        """Leave off; whole games are kept, and it goes on from there another time."""
        if self._player is not None and self._asked:
            self._player.cancel()
        if self._asked:
            self._asked = {}
            self.advanced.emit()

    def close(self) -> None:
        """Leave off for good."""
        self._asked = {}
        if self._mailbox is not None:
            self._mailbox.close()
        if self._player is not None:
            self._player.close()
            self._player = None
        self._writer.waitForDone()
        self._match = self.found = None

    def _ask(self) -> None:
        assert self._match is not None
        assert self.found is not None
        if self._player is None:
            self._mailbox = Mailbox(self._take)
            self._player = self._make(self._mailbox.post)
        self._serial += 1
        self._asked[self._serial] = 0.0
        self._player.rerun(self._serial, self._match.states[0], self.found.levels)

    def _take(self, message: tuple[Any, ...]) -> None:
        if self.found is None or message[1:2] == () or message[1] not in self._asked:
            return
        if message[0] == "progress":
            self._asked[message[1]] = message[2]
            self.advanced.emit()
            return
        del self._asked[message[1]]
        if message[0] != "rerun":
            LOG.warning("rerun failed: %s", message[2:])
            self.failed = True
            self.stop()
            self.advanced.emit()
            return
        self._keep(self.found.with_game(message[2]))
        if len(self.found.games) + len(self._asked) < RERUNS:
            self._ask()
        self.advanced.emit()
        if self.found.complete:
            self.finished.emit()

    def _keep(self, found: Reruns) -> None:
        assert self._match is not None
        self.found = found
        self._writer.start(KeepingValues(self._archive, self._match.record.id, {PLACE: to_json(found)}, VERSION))
