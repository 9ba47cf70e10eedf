"""The main function of a worker process: it answers one question after the other until its pipe is closed."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from pkgutil import resolve_name
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from app.ai import POLICIES
from app.ai.decision_review import compare, count_points, measure, reconsider
from app.ai.hint_reason import reason_for
from app.ai.levels import choose, weigh_up
from app.ai.messages import ALIVE, FAILED, LISTEN, PROGRESS, PULSE, READY, STOP, SUMS, THOUGHT, Message
from app.ai.player import StoppedError
from app.ai.playouts import assess
from app.ai.rerun import rerun
from app.ai.skill.parts import look_at

if TYPE_CHECKING:
    from app.ai.decision_review import Measured
    from app.ai.player import Budget
    from app.ai.playouts import Way
    from app.ai.race import Sums
    from app.ai.skill.parts import GameSection
    from app.engines.contract import Action, State

_log = logging.getLogger(__name__)


class _Answerer:
    """Reads questions from the pipe and writes the answers to it."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._current = 0  # id of the question
        self._stopped = False
        self._sums: dict[int, Sums] = {}  # by process: the latest sums of those that work on the same question
        self._listened = self._told = 0.0  # last look at the pipe, last sign of life
        self._answers: dict[str, Callable[..., Message]] = {
            "think": self._think,
            "assess": self._assess,
            "reconsider": self._reconsider,
            "count": self._count,
            "compare": self._compare,
            "measure": self._measure,
            "reason": self._reason,
            "weigh": self._weigh,
            "rerun": self._rerun,
        }

    def work(self) -> None:
        """Answer questions for ever.

        Raises:
            EOFError, OSError: The other end of the pipe was closed.
        """
        self._pipe.send((READY,))
        while True:
            message = self._pipe.recv()
            if message[0] in (STOP, SUMS):
                continue  # too late: already answered
            self._current, self._stopped, self._sums = message[1], False, {}
            try:
                answer = self._answers[message[0]](*message[2:])
            except (EOFError, OSError):  # from the pipe, at which ``_asked_to_stop`` looks
                raise
            except StoppedError:
                answer = (FAILED, message[1], "stopped")
            except Exception as error:  # one bad question must not end the worker
                _log.exception("question %s", message[1])
                answer = (FAILED, message[1], f"{type(error).__name__}: {error}")
            self._pipe.send(answer)

    def _think(self, view: State, level: str, seat: int, budget: Budget, seed: int, shared: bool) -> Message:
        """The choice, or where the question is ``shared`` with other processes, the statistics of this one."""
        rng, policy = Random(seed), POLICIES[view.game.key]
        if shared:
            counts = weigh_up(
                view, seat, policy.of_level(level), budget, rng, self._asked_to_stop, self._tell, self._exchange
            )
            return (THOUGHT, self._current, counts)
        choice = choose(view, seat, level, policy, budget, rng, self._asked_to_stop, self._tell)
        return (THOUGHT, self._current, choice)

    def _assess(self, view: State, observer: int, samples: int, seed: int) -> Message:
        policy = POLICIES[view.game.key]
        result, errors = assess(view, observer, policy, samples, Random(seed), self._asked_to_stop)
        return ("assessed", self._current, tuple(result), tuple(errors))

    def _reconsider(
        self, view: State, taken: int, budget: Budget, deals: int, seed: int, continuations: Sequence[Way], most: int
    ) -> Message:
        begun = perf_counter()

        def past(share: float) -> bool:
            return bool(budget.seconds) and perf_counter() > begun + share * budget.seconds

        def enough() -> bool:
            return self._asked_to_stop() or past(3.0)

        policy = POLICIES[view.game.key]
        found = reconsider(view, taken, policy, budget, deals, seed, enough, continuations, lambda: past(2.0), most)
        return ("reconsidered", self._current, found)

    def _count(self, view: State, ways: Sequence[Way], seed: int, deals: int, seconds: float) -> Message:
        policy = POLICIES[view.game.key]
        found = count_points(view, ways, policy, seed, deals, seconds, self._asked_to_stop)
        return ("counted", self._current, found)

    def _compare(self, view: State, best: Way, tried: int, seed: int, deals: int, seconds: float) -> Message:
        policy = POLICIES[view.game.key]
        found = compare(view, best, tried, policy, seed, deals, seconds, self._asked_to_stop)
        return ("compared", self._current, found)

    def _measure(
        self, view: State, ways: tuple[Way, Way], seed: int, known: Measured, most: int, seconds: float
    ) -> Message:
        policy = POLICIES[view.game.key]
        found = measure(view, ways, policy, seed, known, most, seconds, self._asked_to_stop)
        return ("measured", self._current, found)

    def _reason(
        self, view: State, plan: Sequence[Action], other: int, seed: int, deals: int, seconds: float
    ) -> Message:
        policy = POLICIES[view.game.key]
        found = reason_for(view, plan, other, policy, seed, deals, seconds, self._asked_to_stop)
        return ("reasoned", self._current, found)

    def _weigh(self, section: GameSection) -> Message:
        found = look_at(section, POLICIES[section.state.game.key], stop=self._asked_to_stop)
        return ("weighed", self._current, found)

    def _rerun(self, start: State, levels: Sequence[str], seed: int) -> Message:
        found = rerun(start, levels, seed, stop=self._asked_to_stop, progress=self._tell)
        return ("rerun", self._current, found)

    def _asked_to_stop(self) -> bool:
        """The ``Stop`` of all answers; also reads the pipe and sends signs of life, each not too often."""
        now = perf_counter()
        if now - self._listened >= LISTEN:
            self._listened = now
            if now - self._told >= PULSE:
                self._told = now
                self._pipe.send((ALIVE,))
            while self._pipe.poll():
                message = self._pipe.recv()
                if message[:2] == (SUMS, self._current):
                    self._sums[message[2]] = message[3]
                self._stopped |= message == (STOP, self._current)  # one for an earlier question came too late
        return self._stopped

    def _exchange(self, own: Sums) -> list[Sums]:
        self._pipe.send((SUMS, self._current, own))
        return list(self._sums.values())

    def _tell(self, part: float) -> None:
        self._pipe.send((PROGRESS, self._current, part))


_BELOW_NORMAL = 0x4000
"""Windows' ``BELOW_NORMAL_PRIORITY_CLASS``."""


def give_way() -> None:
    """Lower the priority of this process, so that the window stays fluent while all cores are in use."""
    if sys.platform == "win32":
        import ctypes  # elsewhere it would only cost memory

        kernel = ctypes.WinDLL("kernel32")
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass.argtypes = ctypes.c_void_p, ctypes.c_uint32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(5)


def serve(pipe: Connection, further: Sequence[str] = ()) -> None:
    """Main function of a worker process; returns when the other end of the pipe is closed.

    Args:
        pipe: To the pool.
        further: ``app.ai.FURTHER`` of the main process.
    """
    for name in further:
        resolve_name(name)()
    with suppress(ValueError, OSError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window
    give_way()
    with suppress(EOFError, OSError):
        _Answerer(pipe).work()
