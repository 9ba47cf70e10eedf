"""Opponents in a process of their own, so that the window never waits for a thought.

``Worker`` is the near side: one thread owns the pipe and the process, hands over one question at a
time, and reports answers.  ``serve`` is the far side.  Questions about a game under way carry resampled
states only: what the seat cannot know never crosses the pipe.  A worker that dies is replaced and asked again; so is
one that falls silent (stopped, under a debugger, swapped out): while it thinks it gives a sign of life twice a second.

A program that uses workers calls ``multiprocessing.freeze_support()`` before it imports anything big.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pkgutil import resolve_name
from random import Random, SystemRandom
from time import perf_counter
from types import ModuleType
from typing import TYPE_CHECKING, Any

from app.ai import FURTHER, POLICIES
from app.ai.decision_review import compare, count_points, reconsider
from app.ai.hint_reason import reason_for
from app.ai.levels import MASTER, Memory, TimeBudget, choose, turn_seconds
from app.ai.patience import Patience
from app.ai.player import Budget
from app.ai.search import assess
from app.ai.skill.outlook import StoppedError
from app.ai.skill.parts import look_at

if TYPE_CHECKING:
    from app.ai.skill.parts import Part
    from app.engines.contract import Action, State

READY, ALIVE = "ready", "alive"
"""Signs of life of a worker; nobody else hears of them."""

Message = tuple[Any, ...]
"""``("best", id, Choice)``, ``("assessed", id, shares, errors)``, ``("reconsidered", id, DecisionReview)``,
``("counted", id, Points)``, ``("compared", id, Candidate)``, ``("reasoned", id, HintReason)``,
``("weighed", id, Findings)``, ``("progress", id, part)``, ``("failed", id, reason)`` or ``("replaced",)``."""

GRACE = 2.0
"""Seconds that a worker has to answer after ``stop``."""

START = 60.0
"""Seconds that a new worker has until its first sign of life: it loads everything first."""

SILENCE = 8.0
"""Seconds without a sign of life after which a thinking worker is given up.

A thought looks up every 20 ms; on a machine that is a hundred times as busy that is still soon enough.
"""

LATE = 20.0
"""Seconds over its time after which a thought is stopped even though the worker is alive."""

PULSE = 0.5
"""Seconds between two signs of life."""

ATTEMPTS = 3
"""How often a question is asked before it is given up."""

LISTEN = 0.004
"""Seconds between two looks at the pipe while thinking."""

HINT_SECONDS = 1.5

POINTS_SECONDS = 12.0
"""Wall time for playing the deals of a decision to the end of the game: the slow games manage eight in it or more."""

COMPARE_SECONDS = 3.0
"""Wall time for the deals of an action that somebody tries and waits for."""

REASON_SECONDS = 5.0
"""Wall time for finding out what speaks for a hint."""

SAMPLE = 0.2
"""Seconds that a play-out of an analysis may take; it takes a few thousandths."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Question:
    """What was asked and not answered yet."""

    message: bytes
    seconds: float = 0.0  # that it may take; 0 when that is not known
    asked: int = 0
    stopped: bool = False


class Worker:
    """One spawned process that thinks; started ahead, so that the first answer comes quickly.

    Every public method returns at once and may be called from any thread.
    """

    def __init__(self, report: Callable[[Message], None]) -> None:
        """``report`` is called with each ``Message``, always from one thread of the worker's own."""
        self._report = report
        self._lock = threading.Lock()
        self._questions: dict[int, _Question] = {}  # in the order asked
        self._stopped: list[int] = []
        self._current = 0
        self._waiting = False  # for the answer to a stop
        self._awake = False  # whether the worker has given a sign of life
        self._late = False  # whether the thought takes too long
        self._closing = False
        self._woken = False
        self._ear, self._bell = multiprocessing.Pipe(duplex=False)
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._chance = SystemRandom()
        self._silence, self._lateness = Patience(self._end_silence), Patience(self._hurry)
        self._thread = threading.Thread(target=self._run, name="opponents", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        """Process id of the worker, ``None`` before it runs."""
        process = self._process
        return process.pid if process else None

    def ask(
        self,
        request_id: int,
        state: State,
        level: str,
        seat: int,
        seconds: float | None = None,
        iterations: int = 0,
        seed: int | None = None,
    ) -> None:
        """Ask what a player of ``level`` does at ``seat``; answered by ``("best", id, Choice)``.

        Args:
            request_id: Positive, never used before.
            state: Any state of the game; only a resample of it leaves this process.
            level: One of ``LEVELS``.
            seat: The seat to act.
            seconds: Wall time for this decision; ``None`` lets the worker keep a time_budget per turn.
            iterations: Simulations instead of time; with ``seed`` the answer is reproducible.
            seed: Seed of the thinking.
        """
        budget = None if seconds is None and not iterations else Budget(iterations, seconds or 0.0)
        seed = self._chance.getrandbits(48) if seed is None else seed
        view = state.resample(seat, Random(seed))
        limit = turn_seconds(level) if budget is None else budget.seconds
        self._add(request_id, ("think", request_id, view, level, seat, budget, seed), limit)

    def hint(self, request_id: int, state: State, seat: int, seconds: float = HINT_SECONDS) -> None:
        """Ask for the best move and the worth of every legal one; answered like ``ask``."""
        self.ask(request_id, state, MASTER, seat, seconds)

    def analyse(self, request_id: int, state: State, observer: int, samples: int = 64, seed: int | None = None) -> None:
        """Ask for every seat's chance to win, as ``observer`` can know it.

        Answered by ``("assessed", id, shares, errors)``: win shares (sum 1) and their standard errors.
        """
        seed = self._chance.getrandbits(48) if seed is None else seed
        view = state.resample(observer, Random(seed))
        self._add(request_id, ("assess", request_id, view, observer, samples, seed), SAMPLE * samples)

    def reconsider(
        self,
        request_id: int,
        state: State,
        taken: int,
        seconds: float = HINT_SECONDS,
        iterations: int = 0,
        deals: int = 96,
        seed: int | None = None,
    ) -> None:
        """Ask what a master would have done; answered by ``("reconsidered", id, DecisionReview)``.

        Args:
            request_id: Positive, never used before.
            state: The position of the decision.
            taken: Place of the action that was taken in ``state.legal()``.
            seconds: Wall time for the master's choice, and as much twice for the comparison.
            iterations: Simulations instead of time for the choice.
            deals: Most deals of the comparison.
            seed: Seed of the thinking.
        """
        seed = self._chance.getrandbits(48) if seed is None else seed
        view = state.resample(state.actor, Random(seed))
        budget = Budget(iterations) if iterations else Budget(seconds=seconds)
        self._add(request_id, ("reconsider", request_id, view, taken, budget, deals, seed), 3.0 * budget.seconds)

    def count(
        self,
        request_id: int,
        state: State,
        listed: Sequence[int],
        seed: int,
        deals: int = 96,
        seconds: float = POINTS_SECONDS,
    ) -> None:
        """Ask for the points at the end after some actions; answered by ``("counted", id, Points)``.

        Args:
            request_id: Positive, never used before.
            state: The position of a decision that was looked at again.
            listed: Places of actions in ``state.legal()``; the last one is what the others are compared with.
            seed: Of the deals of that look.
            deals: Most deals.
            seconds: Wall time.
        """
        view = state.resample(state.actor, Random(seed))
        self._add(request_id, ("count", request_id, view, tuple(listed), seed, deals, seconds), seconds)

    def compare(
        self,
        request_id: int,
        state: State,
        best: int,
        tried: int,
        seed: int,
        deals: int = 96,
        seconds: float = COMPARE_SECONDS,
    ) -> None:
        """Ask how good an action is that a second look left out; answered by ``("compared", id, Candidate)``.

        Args:
            request_id: Positive, never used before.
            state: The position of a decision that was looked at again.
            best: Place of the best action in ``state.legal()``.
            tried: Of the action.
            seed: Of the deals of that look.
            deals: Most deals.
            seconds: Wall time.
        """
        view = state.resample(state.actor, Random(seed))
        self._add(request_id, ("compare", request_id, view, best, tried, seed, deals, seconds), seconds)

    def reason(
        self,
        request_id: int,
        state: State,
        plan: Sequence[Action],
        other: int,
        seed: int | None = None,
        deals: int = 160,
        seconds: float = REASON_SECONDS,
    ) -> None:
        """Ask what speaks for a hint, and what follows it; answered by ``("reasoned", id, HintReason)``.

        Args:
            request_id: Positive, never used before.
            state: The position of the hint.
            plan: The hint, and what was planned after it.
            other: Place of the next best action in ``state.legal()``; -1 for none.
            seed: Of the deals.
            deals: Most deals.
            seconds: Wall time.
        """
        seed = self._chance.getrandbits(48) if seed is None else seed
        view = state.resample(state.actor, Random(seed))
        self._add(request_id, ("reason", request_id, view, tuple(plan), other, seed, deals, seconds), 3 * seconds)

    def weigh(self, request_id: int, part: Part) -> None:
        """Ask for luck and decisions of a stretch of a game that is over; answered by ``("weighed", id, Findings)``.

        The true positions go along: in a game that is over there is nothing left to hide.
        """
        self._add(request_id, ("weigh", request_id, part), 0.0)

    def stop(self, request_id: int) -> None:
        """Have the question answered now with the best so far."""
        with self._lock:
            if request_id in self._questions:
                self._stopped.append(request_id)
                self._ring()

    def cancel(self, request_id: int | None = None) -> None:
        """Forget a question, or all of them; no answer to it is reported any more."""
        with self._lock:
            for key in list(self._questions) if request_id is None else [request_id]:
                question = self._questions.pop(key, None)
                if question is not None and key == self._current:
                    self._stopped.append(key)
            self._ring()

    def close(self) -> None:
        """End the process; waits for it, a second at most."""
        with self._lock:
            self._closing = True
            self._questions.clear()
            self._ring()
        if threading.current_thread() is not self._thread:
            self._thread.join(timeout=1.5)

    def _add(self, request_id: int, message: Message, seconds: float) -> None:
        pickled = pickle.dumps(message)
        with self._lock:
            if self._closing:
                raise RuntimeError("the worker is closed")
            self._questions[request_id] = _Question(pickled, seconds)
            self._ring()

    def _ring(self) -> None:
        """Wake the thread; the lock is held."""
        if not self._woken:
            self._woken = True
            self._bell.send_bytes(b"!")

    # From here on: the thread.

    def _run(self) -> None:
        self._start()
        while not self._closing:
            try:
                if self._process is None and self._questions:
                    self._start()
                self._hand_over()
                self._listen()
            except (EOFError, OSError) as error:
                if not self._closing:
                    self._bury(error)
        self._end_process()
        self._silence.end()
        self._lateness.end()

    def _start(self) -> None:
        """Start a process; one that died while nobody asked anything is not replaced before it is needed."""
        context = multiprocessing.get_context("spawn")
        near, far = context.Pipe()
        process = context.Process(target=serve, args=(far, tuple(FURTHER)), name="opponent", daemon=True)
        try:
            with _plain_main():
                process.start()
        except OSError as error:
            self._give_up(list(self._questions), error)
            return
        far.close()
        self._pipe, self._process, self._awake = near, process, False

    def _hand_over(self) -> None:
        """Send the next question if the worker is free, and what was stopped."""
        if self._pipe is None:
            return
        outbox: list[bytes] = []
        with self._lock:
            for key in self._stopped:
                if key in self._questions:
                    self._questions[key].stopped = True
            if not self._current and self._questions:
                self._current, question = next(iter(self._questions.items()))
                question.asked += 1
                outbox.append(question.message)
                self._silence.wait(SILENCE if self._awake else START)
                if question.seconds:
                    self._lateness.wait(question.seconds + LATE + (0.0 if self._awake else START))
                if question.stopped and self._current not in self._stopped:
                    self._stopped.append(self._current)
            if self._late:
                self._late = False
                self._stopped.append(self._current)
            if self._current and self._current in self._stopped:
                if not self._waiting:
                    self._waiting = True
                    self._silence.wait(GRACE if self._awake else START)
                outbox.append(pickle.dumps(("stop", self._current)))
            self._stopped.clear()
        for message in outbox:
            self._pipe.send_bytes(message)

    def _listen(self) -> None:
        """Wait for an answer or the bell; when all patience ends, the process does, and with it the pipe."""
        ready = wait([each for each in (self._pipe, self._ear) if each is not None])
        if self._ear in ready:
            with self._lock:
                self._ear.recv_bytes()
                self._woken = False
        if self._pipe in ready:
            assert self._pipe is not None
            self._receive(self._pipe.recv())

    def _receive(self, message: Message) -> None:
        self._heard()
        if message[0] in (READY, ALIVE):
            return
        final = message[0] != "progress"
        with self._lock:
            known = message[1] in self._questions
            if final:
                self._questions.pop(message[1], None)
                self._relax()
        if known:
            self._tell(message)

    def _heard(self) -> None:
        """A sign of life; somebody who was told to stop is not waited for any longer because of it."""
        first, self._awake = not self._awake, True
        if self._current and (first or not self._waiting):
            self._silence.wait(GRACE if self._waiting else SILENCE)

    def _relax(self) -> None:
        """Nothing is being thought about; the lock is held."""
        self._current, self._waiting = 0, False
        self._silence.rest()
        self._lateness.rest()
        self._late = False

    def _end_silence(self) -> None:
        """Nothing was heard for too long: end the process.  A stopped one hears nothing but ``SIGKILL``."""
        process = self._process
        if process is not None:
            _log.warning("the worker is silent")
            with suppress(OSError, ValueError):
                process.kill()

    def _hurry(self) -> None:
        """A thought takes too long although the worker is alive: wake the thread, without its lock."""
        self._late = True
        with suppress(OSError):
            self._bell.send_bytes(b"!")

    def _tell(self, message: Message) -> None:
        try:
            self._report(message)
        except Exception:  # whoever listens must not end the thread
            _log.exception("report of %s", message[:2])

    def _bury(self, error: Exception) -> None:
        """Put a dead worker away; the questions stay, unless one has killed too often."""
        _log.warning("the worker is replaced: %s", error)
        self._end_process()
        with self._lock:
            question = self._questions.get(self._current)
            given_up = [self._current] if question and question.asked >= ATTEMPTS else []
            self._relax()
        if given_up:
            self._give_up(given_up, error)
        else:
            self._tell(("replaced",))

    def _give_up(self, requests: list[int], error: Exception) -> None:
        with self._lock:
            lost = [key for key in requests if self._questions.pop(key, None)]
        for key in lost:
            self._tell(("failed", key, str(error)))

    def _end_process(self) -> None:
        self._silence.rest()  # from here on nobody else ends it
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            pipe.close()  # a worker that hears nobody ends by itself
        if process is not None:
            process.join(timeout=0.2)
            if process.is_alive():
                process.kill()
                process.join(timeout=1.0)


@contextmanager
def _plain_main() -> Iterator[None]:
    """Start children from an empty ``__main__``.

    ``spawn`` imports the parent's main module into the child; ours would bring the whole window with it.
    """
    real = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = real


class _Desk:
    """The far side: one question after the other, and an ear for ``stop``."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._time_budget, self._memory = TimeBudget(), Memory()
        self._current = 0
        self._stopped = False
        self._listened = self._told = 0.0
        self._answers: dict[str, Callable[..., Message]] = {
            "think": self._think,
            "assess": self._assess,
            "reconsider": self._reconsider,
            "count": self._count,
            "compare": self._compare,
            "reason": self._reason,
            "weigh": self._weigh,
        }

    def work(self) -> None:
        """Answer until nobody listens any more (``EOFError``)."""
        self._pipe.send((READY,))
        while True:
            message = self._pipe.recv()
            if message[0] == "stop":
                continue  # too late: already answered
            self._current, self._stopped = message[1], False
            try:
                answer = self._answers[message[0]](*message[2:])
            except (EOFError, OSError):
                raise
            except StoppedError:
                answer = ("failed", message[1], "stopped")
            except Exception as error:  # one bad question must not end the worker
                _log.exception("question %s", message[1])
                answer = ("failed", message[1], f"{type(error).__name__}: {error}")
            self._pipe.send(answer)

    def _think(self, view: State, level: str, seat: int, budget: Budget | None, seed: int) -> Message:
        begun = perf_counter()
        known = self._memory.recall(view, seat, level) if budget is None else None
        if known is not None:
            return ("best", self._current, known)
        policy = POLICIES[view.game.key]
        given = budget or self._time_budget.budget(view, seat, policy.share, level)
        choice = choose(view, seat, level, policy, given, Random(seed), self._asked_to_stop, self._tell)
        if budget is None:
            self._memory.keep(view, seat, level, choice)
            self._time_budget.spend(seat, perf_counter() - begun)
        return ("best", self._current, choice)

    def _assess(self, view: State, observer: int, samples: int, seed: int) -> Message:
        policy = POLICIES[view.game.key]
        result, errors = assess(view, observer, policy, samples, Random(seed), self._asked_to_stop)
        return ("assessed", self._current, tuple(result), tuple(errors))

    def _reconsider(self, view: State, taken: int, budget: Budget, deals: int, seed: int) -> Message:
        end = perf_counter() + 3 * budget.seconds if budget.seconds else 0.0

        def enough() -> bool:
            return self._asked_to_stop() or bool(end and perf_counter() > end)

        policy = POLICIES[view.game.key]
        return ("reconsidered", self._current, reconsider(view, taken, policy, budget, deals, seed, enough))

    def _count(self, view: State, listed: Sequence[int], seed: int, deals: int, seconds: float) -> Message:
        policy = POLICIES[view.game.key]
        found = count_points(view, listed, policy, seed, deals, seconds, self._asked_to_stop)
        return ("counted", self._current, found)

    def _compare(self, view: State, best: int, tried: int, seed: int, deals: int, seconds: float) -> Message:
        policy = POLICIES[view.game.key]
        found = compare(view, best, tried, policy, seed, deals, seconds, self._asked_to_stop)
        return ("compared", self._current, found)

    def _reason(
        self, view: State, plan: Sequence[Action], other: int, seed: int, deals: int, seconds: float
    ) -> Message:
        policy = POLICIES[view.game.key]
        found = reason_for(view, plan, other, policy, seed, deals, seconds, self._asked_to_stop)
        return ("reasoned", self._current, found)

    def _weigh(self, part: Part) -> Message:
        return ("weighed", self._current, look_at(part, POLICIES[part.state.game.key], stop=self._asked_to_stop))

    def _asked_to_stop(self) -> bool:
        now = perf_counter()
        if now - self._listened >= LISTEN:
            self._listened = now
            if now - self._told >= PULSE:
                self._told = now
                self._pipe.send((ALIVE,))
            while self._pipe.poll():
                self._stopped |= self._pipe.recv() == ("stop", self._current)
        return self._stopped

    def _tell(self, part: float) -> None:
        self._pipe.send(("progress", self._current, part))


def serve(pipe: Connection, further: Sequence[str] = ()) -> None:
    """Main function of the worker process; ends when the other side is gone.

    Args:
        pipe: To the other side.
        further: ``module:function`` of whatever enters games beside those of the program.
    """
    for name in further:
        resolve_name(name)()
    with suppress(ValueError, OSError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window
    if hasattr(os, "nice"):
        os.nice(5)  # the window comes first
    with suppress(EOFError, OSError):
        _Desk(pipe).work()
