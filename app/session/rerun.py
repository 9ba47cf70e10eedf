"""Plays the deal of a past game several times again, in the background, with a master in the person's seat."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QThreadPool, Signal

from app.ai.rerun import RERUNS
from app.models.review.rerun import PLACE, VERSION, Reruns, kept, to_json
from app.session.keeping import keep_values
from app.session.mailbox import Mailbox

if TYPE_CHECKING:
    from app.engines.contract import State
    from app.match.archive import Archive
    from app.match.match import Match

LOG = logging.getLogger(__name__)


class Player(Protocol):
    """What reruns need of ``app.ai.worker.Worker``; tests put another object in its place."""

    def rerun(self, request_id: int, start: State, levels: Sequence[str]) -> None:
        """Ask for a game; answered by ``("progress", id, share)``, 0 to 1, and then by ``("rerun", id, Rerun)``."""
        ...

    def cancel(self, request_id: int | None = None) -> None:
        """Forget a game, or all of them; no answer is reported any more."""
        ...

    def close(self) -> None:
        """End its processes."""
        ...


MakePlayer = Callable[[Callable[[tuple[Any, ...]], None]], Player]
"""Makes a player.  What it is given is called with every answer, from any thread."""


def make_player(report: Callable[[tuple[Any, ...]], None]) -> Player:
    """Start the worker whose processes, of low priority, play the games; the ``MakePlayer`` of the program."""
    from app.ai.worker import Worker  # only here: it imports multiprocessing

    return Worker(report)


class Rerunner(QObject):
    """Plays the reruns of one game, and keeps every one that was played to its end in the archive.

    Args:
        archive: Where they are kept.
        make: Makes the player, when it is first needed.
        parent: The owner.

    Attributes:
        found: The reruns that were played; ``None`` before ``load``.
        failed: Whether one could not be played, which has stopped the others.

    Signals:
        advanced: ``share``, ``running`` or ``failed`` has changed.
        finished: All reruns are played.
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
        self._asked: dict[int, float] = {}  # request id to how much of that game is played, 0 to 1
        self._serial = 0
        self._writer = QThreadPool(self)
        self._writer.setMaxThreadCount(1)

    @property
    def running(self) -> bool:
        """Whether games are being played."""
        return bool(self._asked)

    @property
    def share(self) -> float:
        """How much of all reruns is played, 0 to 1."""
        games = len(self.found.games) if self.found is not None else 0
        return min(1.0, (games + sum(self._asked.values())) / RERUNS)

    def load(self, match: Match) -> None:
        """Take a game that is over, and read what the archive has of its reruns."""
        self.stop()
        self._writer.waitForDone()
        self._match, self.failed = match, False
        self.found = kept(self._archive, match)

    def start(self) -> None:
        """Play the reruns that are missing."""
        if self.found is None or self.running or self.found.complete:
            return
        from app.ai.cores import pool_size  # imports all opponents, which playing does anyway

        self.failed = False
        for _ in range(min(pool_size(), RERUNS - len(self.found.games))):
            self._ask()
        self.advanced.emit()

    def stop(self) -> None:
        """Leave off; reruns that are not finished are lost, and ``start`` plays what is missing then."""
        if self._player is not None and self._asked:
            self._player.cancel()
        if self._asked:
            self._asked = {}
            self.advanced.emit()

    def close(self) -> None:
        """Leave off for good, end the player, and wait until everything is written."""
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
        if self.found is None or message[1:2] == () or message[1] not in self._asked:  # "replaced" has no id
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
        # the process that is free now plays the next one
        if len(self.found.games) + len(self._asked) < RERUNS:
            self._ask()
        self.advanced.emit()
        if self.found.complete:
            self.finished.emit()

    def _keep(self, found: Reruns) -> None:
        assert self._match is not None
        self.found = found
        batch = {PLACE: to_json(found)}
        self._writer.start(partial(keep_values, self._archive, self._match.record.id, batch, VERSION))
