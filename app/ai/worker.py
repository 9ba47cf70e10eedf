"""Opponents in processes of their own, so that the window never waits for a thought.

``Worker`` is what the program asks.  It makes a ``Question`` (``questions.py``) and hands it to its ``Pool``
(``pool.py``): the thread that owns the processes (``process.py``), in each of which ``thinker.py`` answers.  Questions
about a game under way carry resampled states only: what the seat cannot know never crosses a pipe.  A process that dies
is replaced; so is one that falls silent (stopped, under a debugger, swapped out): while it thinks it gives a sign of
life twice a second.

A program that uses workers calls ``multiprocessing.freeze_support()`` before it imports anything big.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from app.ai.cores import pool_size
from app.ai.levels import MASTER
from app.ai.player import Budget
from app.ai.pool import Pool
from app.ai.questions import Move, Single, Turns

if TYPE_CHECKING:
    from app.ai.messages import Message
    from app.ai.skill.parts import GameSection
    from app.engines.contract import Action, State

HINT_SECONDS = 1.5

POINTS_SECONDS = 12.0
"""Wall time for playing the deals of a decision to the end of the game: the slow games manage eight in it or more."""

COMPARE_SECONDS = 3.0
"""Wall time for the deals of an action that somebody tries and waits for."""

REASON_SECONDS = 5.0
"""Wall time for finding out what speaks for a hint."""

SAMPLE = 0.2
"""Seconds that a play-out of an analysis may take; it takes a few thousandths."""


class Worker:
    """Processes that think; the first is started ahead, so that the first answer comes quickly.

    Every public method returns at once and may be called from any thread.
    """

    def __init__(self, report: Callable[[Message], None], processes: int | None = None) -> None:
        """Start.

        Args:
            report: Called with each ``Message``, always from one thread of the worker's own.
            processes: How many think at most; by itself as many as the machine has cores for.
        """
        self._turns, self._chance = Turns(), SystemRandom()
        self._pool = Pool(report, processes or pool_size())

    @property
    def pid(self) -> int | None:
        """Id of the first process that runs, ``None`` before any does."""
        return next(iter(self.pids), None)

    @property
    def pids(self) -> list[int]:
        """Ids of all processes that run."""
        return self._pool.pids

    @property
    def awake(self) -> int:
        """How many processes are ready to think."""
        return self._pool.awake

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
        self._pool.add(Move(request_id, view, level, seat, budget, seed, self._turns))

    def hint(self, request_id: int, state: State, seat: int, seconds: float = HINT_SECONDS) -> None:
        """Ask for the best move and the worth of every legal one; answered like ``ask``."""
        self.ask(request_id, state, MASTER, seat, seconds)

    def analyse(self, request_id: int, state: State, observer: int, samples: int = 64, seed: int | None = None) -> None:
        """Ask for every seat's chance to win, as ``observer`` can know it.

        Answered by ``("assessed", id, shares, errors)``: win shares (sum 1) and their standard errors.
        """
        seed = self._chance.getrandbits(48) if seed is None else seed
        view = state.resample(observer, Random(seed))
        self._pool.add(Single(("assess", request_id, view, observer, samples, seed), SAMPLE * samples))

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
        self._pool.add(Single(("reconsider", request_id, view, taken, budget, deals, seed), 3.0 * budget.seconds))

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
        self._pool.add(Single(("count", request_id, view, tuple(listed), seed, deals, seconds), seconds))

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
        self._pool.add(Single(("compare", request_id, view, best, tried, seed, deals, seconds), seconds))

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
        self._pool.add(Single(("reason", request_id, view, tuple(plan), other, seed, deals, seconds), 3 * seconds))

    def weigh(self, request_id: int, part: GameSection) -> None:
        """Ask for luck and decisions of a stretch of a game that is over; answered by ``("weighed", id, Findings)``.

        The true positions go along: in a game that is over there is nothing left to hide.
        """
        self._pool.add(Single(("weigh", request_id, part), 0.0))

    def rerun(self, request_id: int, start: State, levels: Sequence[str], seed: int | None = None) -> None:
        """Ask for a deal to be played again; answered by ``("rerun", id, Rerun)``, with ``"progress"`` before.

        Takes minutes where masters play.  The true position goes along, as in ``weigh``.

        Args:
            request_id: Positive, never used before.
            start: First position of a game that is over.
            levels: Who plays, per seat.
            seed: Seed of the thinking.
        """
        seed = self._chance.getrandbits(48) if seed is None else seed
        self._pool.add(Single(("rerun", request_id, start, tuple(levels), seed), 0.0))

    def stop(self, request_id: int) -> None:
        """Have the question answered now with the best so far."""
        self._pool.stop(request_id)

    def cancel(self, request_id: int | None = None) -> None:
        """Forget a question, or all of them; no answer to it is reported any more."""
        self._pool.cancel(request_id)

    def close(self) -> None:
        """End the processes; waits for them, a second and a half at most."""
        self._pool.close()
