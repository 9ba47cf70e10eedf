"""Whole plans against each other: for games in which a turn is one plan of many decisions.

The plans meet the same deals, are played on by the rollout policy, and the worse half falls out again and
again, so that most of the budget goes to the plans that are hard to tell apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, log2
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from app.ai.player import AnyPolicy, Budget, Choice, Plan, Progress, Stop, StoppedError, never
from app.ai.search import played

if TYPE_CHECKING:
    from app.engines.contract import State


Sums = tuple[tuple[float, ...], tuple[int, ...]]
"""Sum of the results, and their number, per plan."""

Exchange = Callable[[Sums], Sequence[Sums]]
"""Told what a race has found so far; gives what each of the others that run beside it had told last."""


@dataclass(frozen=True, slots=True)
class PlanCounts:
    """What came of the plans of one decision; what several races found can be added.

    Attributes:
        plans: Of the seat to act.
        totals: Sum of the results per plan.
        runs: Results per plan.
        running: Places of the plans that did not fall out.
        trust: As in ``Policy``.
        iterations: Results in all.
    """

    plans: tuple[Plan, ...]
    totals: tuple[float, ...]
    runs: tuple[int, ...]
    running: tuple[int, ...]
    trust: float
    iterations: int

    def values(self) -> list[float]:
        """Mean result of every plan, with the worth that the rollout policy gives it as some results more."""
        trust = self.trust
        runs = max(1, sum(self.runs))
        surplus = sum(
            (total - n * plan.worth for total, n, plan in zip(self.totals, self.runs, self.plans, strict=True)), 0.0
        )
        return [
            (total + trust * (surplus / runs + plan.worth)) / (n + trust)
            for total, n, plan in zip(self.totals, self.runs, self.plans, strict=True)
        ]

    def choice(self, view: State) -> Choice:
        """The best plan: of those that did not fall out, the highest value."""
        values = self.values()
        best = max(self.running, key=values.__getitem__)
        return choice_of(view, self.plans, [1 + n for n in self.runs], values, best, self.iterations)


def added_plans(found: Sequence[PlanCounts]) -> PlanCounts:
    """What several races of the same plans found together; whatever fell out of all of them is out."""
    found = [each for each in found if each.plans == found[0].plans]
    running = dict.fromkeys(number for each in found for number in each.running)
    return PlanCounts(
        found[0].plans,
        tuple(sum(column) for column in zip(*(each.totals for each in found), strict=True)),
        tuple(sum(column) for column in zip(*(each.runs for each in found), strict=True)),
        tuple(running),
        found[0].trust,
        sum(each.iterations for each in found),
    )


class Race:
    """The plans of one decision and what came of them so far."""

    def __init__(self, view: State, seat: int, policy: AnyPolicy, plans: Sequence[Plan], rng: Random) -> None:
        self._view = view
        self._seat = seat
        self._policy = policy
        self._plans = plans
        self._rng = rng
        self._limit = policy.limit(view)
        self._running = list(range(len(plans)))
        self._others: Sequence[Sums] = ()
        self._totals = [0.0] * len(plans)
        self._runs = [0] * len(plans)
        self.iterations = 0

    def run(
        self,
        budget: Budget,
        stop: Stop = never,
        progress: Progress | None = None,
        exchange: Exchange | None = None,
    ) -> Choice:
        """Compare until the budget is used, ``stop`` says so, or one plan is left.

        With ``exchange``, what other races found has a say in which plans fall out; it is no part of the counts.
        """
        begun = perf_counter()
        end = budget.end(begun)

        def late() -> bool:
            return perf_counter() >= end or stop()

        laps = max(1, ceil(log2(len(self._plans))))
        lap, used = 1, 0.0
        while used < 1.0 and len(self._running) > 1 and not stop():
            if not self._deal(late):
                break
            used = self.iterations / budget.iterations if budget.iterations else 0.0
            if budget.seconds:
                used = max(used, (perf_counter() - begun) / budget.seconds)
            if used * laps >= lap:
                if exchange:
                    self._others = exchange((tuple(self._totals), tuple(self._runs)))
                while used * laps >= lap and lap <= laps:  # a deal may be longer than a lap
                    lap += 1
                    self._drop()
                if progress and used < 1.0:
                    progress(used)
        return self.choice()

    def choice(self) -> Choice:
        """The best so far: of those that ran longest, the highest value."""
        return self.counts().choice(self._view)

    def values(self) -> list[float]:
        """Mean result of every plan, with the worth that the rollout policy gives it as some results more."""
        return self.counts().values()

    def counts(self) -> PlanCounts:
        """What came of the plans so far."""
        return PlanCounts(
            tuple(self._plans),
            tuple(self._totals),
            tuple(self._runs),
            tuple(self._running),
            self._policy.trust,
            self.iterations,
        )

    def _deal(self, stop: Stop) -> bool:
        """Let every running plan meet one deal; whether there was time for all of them.

        A deal that is broken off has no effect, but for the first: those of the best looking plans that have met it
        can be compared, and the others fall out.
        """
        deal = self._view.resample(self._seat, self._rng)
        luck = int(self._rng.random() * (1 << 53))
        results: list[float] = []
        for number in self._running:
            plan = self._plans[number].actions
            try:
                end = played(deal, self._seat, plan, self._policy, self._limit, luck, stop)
                results.append(self._policy.reward(end, deal)[self._seat])
            except StoppedError:
                break
        met = len(results) == len(self._running)
        if not met:
            if self.iterations or len(results) < 2:
                return False
            del self._running[len(results) :]
        for number, result in zip(self._running, results, strict=True):
            self._totals[number] += result
            self._runs[number] += 1
        self.iterations += len(results)
        return met

    def _drop(self) -> None:
        """The worse half falls out."""
        own = self.counts()
        others = [PlanCounts(own.plans, totals, runs, (), own.trust, 0) for totals, runs in self._others]
        values = added_plans([own, *others]).values()
        self._running.sort(key=values.__getitem__, reverse=True)
        del self._running[(len(self._running) + 1) // 2 :]


def race(
    view: State,
    seat: int,
    policy: AnyPolicy,
    plans: Sequence[Plan],
    budget: Budget,
    rng: Random,
    stop: Stop = never,
    progress: Progress | None = None,
) -> Choice:
    """Pick a plan for ``seat`` from a resampled state; reproducible for a seed and iterations."""
    return Race(view, seat, policy, plans, rng).run(budget, stop, progress)


def choice_of(
    view: State, plans: Sequence[Plan], shares: Sequence[float], values: Sequence[float], best: int, iterations: int = 0
) -> Choice:
    """A plan as a choice among the legal actions; an action is worth its best plan, or less than any."""
    actions = view.legal()
    visits = dict.fromkeys(actions, 0.0)
    worth = dict.fromkeys(actions, min(values))
    for plan, share, value in zip(plans, shares, values, strict=True):
        first = plan.actions[0]
        visits[first] += share
        worth[first] = max(worth[first], value)
    total = sum(shares)
    chosen = plans[best].actions
    return Choice(
        actions.index(chosen[0]),
        tuple(visits[action] / total for action in actions),
        tuple(worth[action] for action in actions),
        iterations,
        chosen[1:],
    )
