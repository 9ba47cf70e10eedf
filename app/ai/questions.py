"""The questions to the worker processes: what each process is sent, and how their replies make one answer."""

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
    """A question that was asked and not answered yet.  All times are those of ``monotonic``.

    Attributes:
        id: Positive, never used before.
        processes: How many may work on it at once.
        seconds: Wall time that it may take; 0 when that is not known.
        asked: How often it was asked: again each time when all processes that worked on it were lost.
        handed: Number of processes that got it since it was last asked.
        stopped: Whether it is to be answered now.
        begun: Whether ``begin`` was called.
        at: The processes that work on it.
        replies: The answers of processes that are done.
        clock: The moment from which its time counts.
        due: The moment at which all processes should have answered.
    """

    def __init__(self, request_id: int, seconds: float = 0.0) -> None:
        self.id = request_id
        self.processes = 1
        self.seconds = seconds
        self.asked = self.handed = 0
        self.stopped = self.begun = False
        self.at: list[Process] = []
        self.replies: list[Message] = []
        self.clock, self.due = monotonic(), math.inf

    def begin(self, pool_size: int) -> Message | None:
        """Called once before the question is handed out; may set ``processes`` and ``seconds``.

        Args:
            pool_size: Most processes of the pool.

        Returns:
            The answer, if it is known without any process; else ``None``.
        """
        return None

    @abstractmethod
    def share(self, number: int, of: int, seconds: float) -> bytes:
        """The pickled message for one process.

        Args:
            number: How many processes got the question before it, since it was last asked.
            of: How many work on it together.
            seconds: Wall time; 0 for no limit.
        """

    @abstractmethod
    def answer(self) -> Message:
        """The answer that follows from the replies."""

    def start_clock(self) -> None:
        """Count the time of the question from now on."""
        self.clock = monotonic()
        if self.seconds:
            self.due = self.clock + self.seconds

    def time_left(self) -> float:
        """Seconds until it is due; infinite where its time is not known."""
        return self.due - monotonic()


class Single(Question):
    """A question that a single process answers."""

    def __init__(self, message: Message, seconds: float = 0.0) -> None:
        """``message`` is what the process is sent; its second item is the id."""
        super().__init__(message[1], seconds)
        self._message = pickle.dumps(message)

    def share(self, number: int, of: int, seconds: float) -> bytes:
        """The message."""
        return self._message

    def answer(self) -> Message:
        """The only reply."""
        return self.replies[-1]


class Turns:
    """What one question about a move leaves to the next of the same turn: plans, and the time that is left.

    Shared by all ``Move`` questions of a worker; used by the pool's thread only.
    """

    def __init__(self) -> None:
        self.memory, self.budgets = Memory(), TimeBudget()


class Move(Question):
    """What a player of a level does; several processes may simulate it, each with deals of its own."""

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
        """``view`` is a ``resample`` for ``seat``; without a ``budget``, memory and time of ``turns`` are used."""
        super().__init__(request_id)
        self._view, self._level, self._seat, self._seed = view, level, seat, seed
        self._policy = POLICIES[view.game.key]
        self._given, self._turns = budget, turns
        self._budget = budget or Budget(1)  # until ``begin`` sets the real one

    def begin(self, pool_size: int) -> Message | None:
        """The planned action if there is one; else decide on time and number of processes."""
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
        """Ask for a part of the simulations; the first process gets the question's seed, each other one its own."""
        shared = self.processes > 1
        seed = Random(f"{self._seed} {number}").getrandbits(48) if number else self._seed
        iterations = -(-self._budget.iterations // of)  # rounded up
        budget = Budget(iterations, seconds)
        return pickle.dumps(("think", self.id, self._view, self._level, self._seat, budget, seed, shared))

    def answer(self) -> Message:
        """The choice from all replies but failures; a failure if there is nothing else."""
        thoughts = [reply for reply in self.replies if reply[0] != FAILED]
        if not thoughts:
            return self.replies[-1]
        found = [reply[2] for reply in thoughts]
        # A process that works alone chooses itself; several send their statistics.
        choice = found[0] if isinstance(found[0], Choice) else decided(self._view, found)
        if self._given is None:
            self._turns.memory.keep(self._view, self._seat, self._level, choice)
            self._turns.budgets.spend(self._seat, monotonic() - self.clock)
        return ("best", self.id, choice)
