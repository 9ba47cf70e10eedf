"""Opponents and analyses in processes of their own, so that the window never waits for them.

The program calls the methods of ``Worker``.  Each makes a ``Question`` (``questions.py``) and hands it to the ``Pool``
(``pool.py``): the thread that owns the processes (``process.py``), in each of which ``thinker.py`` answers.  Questions
about a game in progress carry resampled states only, so that nothing a seat cannot know ever reaches a process that
plays for it.  A process that dies is replaced, and so is one that hangs (stopped, under a debugger, swapped out): while
it works it sends a sign of life twice a second.

A program that uses workers calls ``multiprocessing.freeze_support()`` before it imports anything big: in a packed
program that call is where worker processes begin.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from app.ai.cores import pool_size
from app.ai.decision_review import MOST_DEALS
from app.ai.levels import MASTER
from app.ai.player import Budget
from app.ai.pool import Pool
from app.ai.questions import Move, Single, Turns

if TYPE_CHECKING:
    from app.ai.decision_review import Measured
    from app.ai.messages import Message
    from app.ai.playouts import Way
    from app.ai.skill.parts import GameSection
    from app.engines.contract import Action, State

HINT_SECONDS = 1.5
"""Wall time of a hint."""

MEASURE_SECONDS = 20.0
"""Wall time of ``measure``: enough for some hundred deals in the slow games."""

POINTS_SECONDS = 12.0
"""Wall time of ``count``, whose deals are played to the end of the game: enough for eight or more in the slow games."""

COMPARE_SECONDS = 3.0
"""Wall time of ``compare``, for whose answer a person waits."""

REASON_SECONDS = 5.0
"""Wall time of ``reason``."""

SAMPLE = 0.2
"""Seconds after which a deal of ``analyse`` counts as late; usually one takes a few milliseconds."""


class Worker:
    """Answers questions about positions in other processes.

    The first process is started at once, so that the first answer comes quickly.  All public methods may be called
    from any thread and return at once, except ``close``, which waits.
    """

    def __init__(self, report: Callable[[Message], None], processes: int | None = None) -> None:
        """Start the first process.

        Args:
            report: Called with each ``Message`` (see ``app.ai.messages``), always from a thread of the worker.
            processes: Most processes at the same time; by default ``pool_size()``.
        """
        self._turns, self._chance = Turns(), SystemRandom()
        self._pool = Pool(report, processes or pool_size())

    @property
    def pid(self) -> int | None:
        """Process id of the first running process, ``None`` if there is none."""
        return next(iter(self.pids), None)

    @property
    def pids(self) -> list[int]:
        """Process ids of all running processes."""
        return self._pool.pids

    @property
    def awake(self) -> int:
        """Number of running processes that have loaded their modules and can answer."""
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
            state: The position, may be the true one: only a ``resample`` of it leaves this process.
            level: One of ``LEVELS``.
            seat: The seat to act.
            seconds: Wall time for this decision; ``None`` to give it a part of the time of a turn (``TimeBudget``).
            iterations: Simulations instead of time; with ``seed`` the answer is reproducible.
            seed: Seed of the resample and of the simulations; ``None`` for a random one.
        """
        budget = None if seconds is None and not iterations else Budget(iterations, seconds or 0.0)
        seed = self._chance.getrandbits(48) if seed is None else seed
        view = state.resample(seat, Random(seed))
        self._pool.add(Move(request_id, view, level, seat, budget, seed, self._turns))

    def hint(self, request_id: int, state: State, seat: int, seconds: float = HINT_SECONDS) -> None:
        """Ask for the best action and the value of every legal one; answered like ``ask``."""
        self.ask(request_id, state, MASTER, seat, seconds)

    def analyse(self, request_id: int, state: State, observer: int, samples: int = 64, seed: int | None = None) -> None:
        """Ask for every seat's chance to win, from what ``observer`` can know.

        Answered by ``("assessed", id, shares, errors)``: chances per seat (sum 1) and their standard errors, from
        ``samples`` deals.
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
        continuations: Sequence[Way] = (),
        most: int = MOST_DEALS,
    ) -> None:
        """Ask what a master would have done; answered by ``("reconsidered", id, DecisionReview)``.

        Args:
            request_id: Positive, never used before.
            state: The position of the decision.
            taken: Index in ``state.legal()`` of the action that was taken.
            seconds: Wall time for the master's choice; the comparison gets twice as much.
            iterations: Simulations for the choice instead of time; then the comparison has no time limit either.
            deals: Most deals of the comparison.
            seed: Seed of choice and deals; ``None`` for a random one.
            continuations: What the seat may do after that action, until luck or another seat intervenes.
            most: Most deals of the best action and of the one that was taken.
        """
        seed = self._chance.getrandbits(48) if seed is None else seed
        view = state.resample(state.actor, Random(seed))
        budget = Budget(iterations) if iterations else Budget(seconds=seconds)
        question = ("reconsider", request_id, view, taken, budget, deals, seed, tuple(continuations), most)
        self._pool.add(Single(question, 3.0 * budget.seconds))

    def count(
        self,
        request_id: int,
        state: State,
        ways: Sequence[Way],
        seed: int,
        deals: int = 96,
        seconds: float = POINTS_SECONDS,
    ) -> None:
        """Ask for the final points after some actions; answered by ``("counted", id, Points)``.

        Args:
            request_id: Positive, never used before.
            state: The position of a decision that has a ``DecisionReview``.
            ways: Actions, each with what followed it there (``Candidate.further``); the last is what the others are
                compared with.
            seed: ``DecisionReview.seed``.
            deals: Most deals.
            seconds: Wall time.
        """
        view = state.resample(state.actor, Random(seed))
        self._pool.add(Single(("count", request_id, view, tuple(ways), seed, deals, seconds), seconds))

    def compare(
        self,
        request_id: int,
        state: State,
        best: Way,
        tried: int,
        seed: int,
        deals: int = 96,
        seconds: float = COMPARE_SECONDS,
    ) -> None:
        """Ask how good an action is that a ``DecisionReview`` left out; answered by ``("compared", id, Candidate)``.

        Args:
            request_id: Positive, never used before.
            state: The position of the decision.
            best: The best action of the review, with what followed it there (``Candidate.further``).
            tried: Index of the action in question in ``state.legal()``.
            seed: ``DecisionReview.seed``.
            deals: Most deals.
            seconds: Wall time.
        """
        view = state.resample(state.actor, Random(seed))
        self._pool.add(Single(("compare", request_id, view, best, tried, seed, deals, seconds), seconds))

    def measure(
        self,
        request_id: int,
        state: State,
        ways: tuple[Way, Way],
        seed: int,
        known: Measured,
        most: int = MOST_DEALS,
        seconds: float = MEASURE_SECONDS,
    ) -> None:
        """Ask to go on with the deals of a ``DecisionReview``; answered by ``("measured", id, Measured)``.

        Args:
            request_id: Positive, never used before.
            state: The position of the decision.
            ways: The best action of the review and the one that was taken, each with what followed it there.
            seed: ``DecisionReview.seed``.
            known: What the review has found.
            most: Most deals in all.
            seconds: Wall time.
        """
        view = state.resample(state.actor, Random(seed))
        self._pool.add(Single(("measure", request_id, view, ways, seed, known, most, seconds), seconds))

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
        """Ask what speaks for a hint, and what is to follow it; answered by ``("reasoned", id, HintReason)``.

        Args:
            request_id: Positive, never used before.
            state: The position of the hint.
            plan: The action of the hint, then ``Choice.plan``.
            other: Index in ``state.legal()`` of the action to compare with; -1 for none.
            seed: Seed of the deals; ``None`` for a random one.
            deals: Most deals.
            seconds: Wall time.
        """
        seed = self._chance.getrandbits(48) if seed is None else seed
        view = state.resample(state.actor, Random(seed))
        self._pool.add(Single(("reason", request_id, view, tuple(plan), other, seed, deals, seconds), 3 * seconds))

    def weigh(self, request_id: int, part: GameSection) -> None:
        """Ask for luck and decisions in a part of a finished game; answered by ``("weighed", id, SectionFindings)``."""
        # The true positions are sent: in a game that is over there is nothing left to hide.
        self._pool.add(Single(("weigh", request_id, part), 0.0))

    def rerun(self, request_id: int, start: State, levels: Sequence[str], seed: int | None = None) -> None:
        """Ask for a deal to be played again; answered by ``("rerun", id, Rerun)``, with ``"progress"`` before that.

        Takes minutes where masters play.

        Args:
            request_id: Positive, never used before.
            start: True first position of a game that is over.
            levels: Level per seat.
            seed: Seed of the opponents; ``None`` for a random one.
        """
        seed = self._chance.getrandbits(48) if seed is None else seed
        self._pool.add(Single(("rerun", request_id, start, tuple(levels), seed), 0.0))

    def stop(self, request_id: int) -> None:
        """Have the question answered now, with the best so far."""
        self._pool.stop(request_id)

    def cancel(self, request_id: int | None = None) -> None:
        """Drop a question, or all of them without an id; no answer to it is reported any more."""
        self._pool.cancel(request_id)

    def close(self) -> None:
        """End the processes; waits for them, 1.5 seconds at most."""
        self._pool.close()
