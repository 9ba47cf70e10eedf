"""Questions to the processes that think: what is asked, of how many at once, and what follows from their replies."""

from __future__ import annotations

import math
import pickle
from abc import ABC, abstractmethod
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from app.ai import POLICIES
from app.ai.cores import PROCESSES
from app.ai.levels import Memory, TimeBudget, decided
from app.ai.messages import FAILED, Message
from app.ai.player import Budget, Choice

if TYPE_CHECKING:
    from app.ai.process import Process
    from app.engines.contract import State


class Question(ABC):
    """What was asked and not answered yet.

    Attributes:
        id: Positive, never used before.
        processes: How many may think about it at once.
        seconds: That it may take; 0 when that is not known.
        asked: How often; again when everybody who thought about it was lost.
        handed: To how many processes, since it was asked last.
        stopped: Whether it shall be answered now.
        begun: Whether ``begin`` was called.
        at: Who thinks about it.
        replies: Of those who are done.
        clock: Since when its time is counted, by ``monotonic``.
        due: When all should be done.
    """

    def __init__(self, request_id: int, seconds: float = 0.0) -> None:
        """See the attributes."""
        self.id = request_id
        self.processes = 1
        self.seconds = seconds
        self.asked = self.handed = 0
        self.stopped = self.begun = False
        self.at: list[Process] = []
        self.replies: list[Message] = []
        self.clock, self.due = monotonic(), math.inf

    def begin(self, pool_size: int) -> Message | None:
        """Prepare to be asked by a pool of so many processes; the answer, where it is known already."""
        return None

    @abstractmethod
    def share(self, number: int, of: int, seconds: float) -> bytes:
        """What one process is asked.

        Args:
            number: How many were asked before it.
            of: How many are asked together.
            seconds: Wall time; 0 for no limit.
        """

    @abstractmethod
    def answer(self) -> Message:
        """What follows from the replies."""

    def start_clock(self) -> None:
        """From now on its time is counted."""
        self.clock = monotonic()
        if self.seconds:
            self.due = self.clock + self.seconds

    def time_left(self) -> float:
        """Seconds until it is due."""
        return self.due - monotonic()


class Single(Question):
    """What one process finds out."""

    def __init__(self, message: Message, seconds: float = 0.0) -> None:
        """``message`` is what the process is asked; its second item is the id."""
        super().__init__(message[1], seconds)
        self._message = pickle.dumps(message)

    def share(self, number: int, of: int, seconds: float) -> bytes:
        """The message."""
        return self._message

    def answer(self) -> Message:
        """The only reply."""
        return self.replies[-1]


class Turns:
    """What the seats mean to do next, and how long they may think about it."""

    def __init__(self) -> None:
        self.memory, self.budgets = Memory(), TimeBudget()


class Move(Question):
    """What a player does; several processes may think about it, each with deals of its own."""

    def __init__(
        self,
        request_id: int,
        view: State,
        level: str,
        seat: int,
        budget: Budget | None,
        seed: int,
        turns: Turns,
    ) -> None:
        """``view`` is a ``resample`` for ``seat``; without a budget, ``turns`` gives one."""
        super().__init__(request_id)
        self._view, self._level, self._seat, self._seed = view, level, seat, seed
        self._policy = POLICIES[view.game.key]
        self._given, self._turns = budget, turns
        self._budget = budget or Budget(1)

    def begin(self, pool_size: int) -> Message | None:
        """Recall what the seat meant to do, or take the time for it."""
        if self._given is None:
            known = self._turns.memory.recall(self._view, self._seat, self._level)
            if known is not None:
                return ("best", self.id, known)
            self._budget = self._turns.budgets.budget(self._view, self._seat, self._policy.share, self._level)
        self.seconds = self._budget.seconds
        alone = len(self._view.legal()) == 1 or self._budget.used_up
        self.processes = 1 if alone else min(pool_size, PROCESSES.get(self._level, 1))
        return None

    def share(self, number: int, of: int, seconds: float) -> bytes:
        """The first process has the seed of the question; each of the others has its own."""
        shared = self.processes > 1
        seed = Random(f"{self._seed} {number}").getrandbits(48) if number else self._seed
        iterations = -(-self._budget.iterations // of)
        budget = Budget(iterations, seconds)
        return pickle.dumps(("think", self.id, self._view, self._level, self._seat, budget, seed, shared))

    def answer(self) -> Message:
        """The choice, from what all have found out; what failed is left out."""
        thoughts = [reply for reply in self.replies if reply[0] != FAILED]
        if not thoughts:
            return self.replies[-1]
        found = [reply[2] for reply in thoughts]
        choice = found[0] if isinstance(found[0], Choice) else decided(self._view, found)
        if self._given is None:
            self._turns.memory.keep(self._view, self._seat, self._level, choice)
            self._turns.budgets.spend(self._seat, monotonic() - self.clock)
        return ("best", self.id, choice)
