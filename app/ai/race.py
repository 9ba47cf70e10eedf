"""A race of whole plans, for games in which a turn is planned as a series of decisions.

All plans meet the same deals and are played on by the rollout policy.  The budget is divided into laps of equal length.
After each lap the worse half of the plans is dropped, so most of the budget goes to the plans that are hard to tell
apart.  That is sequential halving: Z. Karnin, T. Koren, O. Somekh, Almost Optimal Exploration in Multi-Armed Bandits
(2013).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, log2
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from app.ai.player import AnyPolicy, Budget, Choice, Plan, Progress, Stop, StoppedError, never, until_turn
from app.ai.playouts import play_out, played

if TYPE_CHECKING:
    from app.engines.contract import State


Sums = tuple[tuple[float, ...], tuple[float, ...], tuple[int, ...]]
"""Per plan the sum of the results, that of the judgements at the end of the turn, and how many there are."""

Exchange = Callable[[Sums], Sequence[Sums]]
"""Called with the sums of a race; sends them to the races in other processes and returns what each sent last."""


@dataclass(frozen=True, slots=True)
class PlanCounts:
    """The statistics of the plans of one decision; those of several races can be added (``added_plans``).

    Attributes:
        plans: Of the seat to act.
        totals: Sum of the results per plan, for the seat to act.
        turn_totals: Sum of the judgements at the end of the turn per plan, which its results have passed; 0 where
            they do not count.
        runs: Number of results per plan.
        running: Indices of the plans that were not dropped.
        trust: As in ``Policy``.
        turn_trust: As in ``Policy``.
        iterations: Number of results in all.
    """

    plans: tuple[Plan, ...]
    totals: tuple[float, ...]
    turn_totals: tuple[float, ...]
    runs: tuple[int, ...]
    running: tuple[int, ...]
    trust: float
    turn_trust: float
    iterations: int

    def values(self) -> list[float]:
        """Estimated value per plan: the mean result, and two estimates that count as some results more.

        These are the plan's ``worth`` (``trust`` results) and its mean judgement at the end of the turn (``turn_trust``
        results), which wavers less from deal to deal than a result does.
        """
        # Both are only right relative to each other: the mean surplus of the results over them moves them to the
        # level of the results, as in ``RootCounts``.
        runs = max(1, sum(self.runs))
        surplus = sum(
            (total - n * plan.worth for total, n, plan in zip(self.totals, self.runs, self.plans, strict=True)), 0.0
        )
        turn_surplus = (sum(self.totals, 0.0) - sum(self.turn_totals, 0.0)) / runs
        values = []
        for plan, total, at_turn, n in zip(self.plans, self.totals, self.turn_totals, self.runs, strict=True):
            weight, total = n + self.trust, total + self.trust * (surplus / runs + plan.worth)
            if n and self.turn_trust:
                weight += self.turn_trust
                total += self.turn_trust * (turn_surplus + at_turn / n)
            values.append(total / weight)
        return values

    def choice(self, view: State) -> Choice:
        """The plan with the highest value among those that were not dropped."""
        values = self.values()
        best = max(self.running, key=values.__getitem__)
        # 1 more, so that the shares have a sum even where nothing was simulated.
        return choice_of(view, self.plans, [1 + n for n in self.runs], values, best, self.iterations)


def added_plans(found: Sequence[PlanCounts]) -> PlanCounts:
    """The sum of what several races found; a plan is dropped if every race has dropped it.

    Races of other plans than the first one's are ignored.
    """
    found = [each for each in found if each.plans == found[0].plans]
    running = dict.fromkeys(number for each in found for number in each.running)
    return PlanCounts(
        found[0].plans,
        tuple(sum(column) for column in zip(*(each.totals for each in found), strict=True)),
        tuple(sum(column) for column in zip(*(each.turn_totals for each in found), strict=True)),
        tuple(sum(column) for column in zip(*(each.runs for each in found), strict=True)),
        tuple(running),
        found[0].trust,
        found[0].turn_trust,
        sum(each.iterations for each in found),
    )


class Race:
    """A race of the plans of one decision; ``view`` is a ``resample`` for ``seat``."""

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
        self._turn_totals = [0.0] * len(plans)
        self._runs = [0] * len(plans)
        self.iterations = 0

    def run(
        self,
        budget: Budget,
        stop: Stop = never,
        progress: Progress | None = None,
        exchange: Exchange | None = None,
    ) -> Choice:
        """Simulate until the budget is used, ``stop`` returns true, or one plan is left.

        With ``exchange``, the sums of other races help to decide which plans are dropped, so that all races drop the
        same ones; they are not added to this race's counts.
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
            # The share of the budget that is used, by the limit that is nearer.
            used = self.iterations / budget.iterations if budget.iterations else 0.0
            if budget.seconds:
                used = max(used, (perf_counter() - begun) / budget.seconds)
            if used * laps >= lap:
                if exchange:
                    self._others = exchange((tuple(self._totals), tuple(self._turn_totals), tuple(self._runs)))
                while used * laps >= lap and lap <= laps:  # one deal of all plans may take longer than a lap
                    lap += 1
                    self._drop()
                if progress and used < 1.0:
                    progress(used)
        return self.choice()

    def choice(self) -> Choice:
        """The best so far: the highest value among the plans that were not dropped."""
        return self.counts().choice(self._view)

    def values(self) -> list[float]:
        """See ``PlanCounts.values``."""
        return self.counts().values()

    def counts(self) -> PlanCounts:
        """The statistics so far."""
        return PlanCounts(
            tuple(self._plans),
            tuple(self._totals),
            tuple(self._turn_totals),
            tuple(self._runs),
            tuple(self._running),
            self._policy.trust,
            self._policy.turn_trust,
            self.iterations,
        )

    def _deal(self, stop: Stop) -> bool:
        """Simulate every running plan in one new deal; false if ``stop`` returned true before all were done.

        The results of a deal that is broken off do not count, except those of the first one: the plans that have met
        it, two at least, can be compared, and the others are dropped.  They are the first ones of ``Policy.plans``.
        """
        deal = self._policy.deal(self._view, self._seat, self._rng)
        luck = int(self._rng.random() * (1 << 53))
        results: list[tuple[float, float]] = []
        for number in self._running:
            try:
                results.append(self._simulated(deal, self._plans[number], luck, stop))
            except StoppedError:
                break
        met = len(results) == len(self._running)
        if not met:
            if self.iterations or len(results) < 2:
                return False
            del self._running[len(results) :]
        for number, (result, at_turn) in zip(self._running, results, strict=True):
            self._totals[number] += result
            self._turn_totals[number] += at_turn
            self._runs[number] += 1
        self.iterations += len(results)
        return met

    def _simulated(self, deal: State, plan: Plan, luck: int, stop: Stop) -> tuple[float, float]:
        """The result of a plan in a deal, and the judgement at the end of the turn on the way (0 if it does not count).

        Raises:
            StoppedError: ``stop`` returned true.
        """
        policy, seat = self._policy, self._seat
        if not policy.turn_trust:
            return policy.reward(played(deal, seat, plan.actions, policy, self._limit, luck, stop), deal)[seat], 0.0
        # No limit is nearer than the end of the turn.
        end = played(deal, seat, plan.actions, policy, until_turn(deal.turn + 1), luck, stop)
        at_turn = policy.reward(end, deal)[seat]
        end = play_out(end, seat, policy, deal.turn, self._limit, luck, stop)
        return policy.reward(end, deal)[seat], at_turn

    def _drop(self) -> None:
        """Drop the worse half of the running plans, by this race's sums and those of the others."""
        own = self.counts()
        others = [
            PlanCounts(own.plans, totals, turn_totals, runs, (), own.trust, own.turn_trust, 0)
            for totals, turn_totals, runs in self._others
        ]
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
    """Choose a plan for ``seat`` by a race; with a budget of iterations the same ``rng`` gives the same choice.

    ``view`` is a ``resample`` for ``seat``.
    """
    return Race(view, seat, policy, plans, rng).run(budget, stop, progress)


def choice_of(
    view: State, plans: Sequence[Plan], shares: Sequence[float], values: Sequence[float], best: int, iterations: int = 0
) -> Choice:
    """The choice of the first action of plan ``best``, with the rest of it as ``Choice.plan``.

    Args:
        view: The position of the decision.
        plans: All that were compared.
        shares: Weight per plan in ``Choice.visits``; need not sum to 1.
        values: Estimated value per plan.  An action has that of its best plan; one without a plan, the lowest of all.
        best: Index of the chosen plan.
        iterations: Number of simulations.
    """
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
