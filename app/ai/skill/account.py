"""The account of luck and skill of a whole game: two passes over all stretches and decisions, and sums per seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random
from typing import TYPE_CHECKING, Any

from app.ai import POLICIES
from app.ai.skill.decisions import DEEP, JudgedDecision, consider, consider_run, quick
from app.ai.skill.ledger import CORRECTION, LUCK, NOTHING, OTHERS, OWN, Estimate
from app.ai.skill.outlook import CARRY, PastGame, Span, UndealableError, span, views
from app.ai.skill.precision import deals_wanted, is_worthwhile

if TYPE_CHECKING:
    from app.ai.player import AnyPolicy

VERSION = 17
"""Version of the method: to be raised when figures of older accounts should not be compared with new ones."""

QUICK_DEALS, DEEP_DEALS = 32, 96
"""Deals of a position in the quick pass, and at least in the deep pass over the stretches with the most luck.

How many all others get there is told by ``app.ai.skill.precision``.
"""

COSTLY = 0.01
"""Chance to win that a decision must seem to cost for the deep pass to look at it."""

DEEP_DECISIONS, DEEP_STRETCHES = 24, 12
"""Most decisions and stretches of the deep pass: those that seem costliest, and those with the most luck."""


@dataclass(frozen=True, slots=True)
class SeatAccount:
    """The sums of a seat over a game, see ``app.ai.skill``: ``start`` and the five terms add up to ``result``.

    Attributes:
        start: Chance to win at position 0.
        luck: Sum of the luck.
        decisions: Sum of what its decisions gave away.
        improvement: Sum of the improvements.
        others: Sum of what other seats' actions brought it.
        correction: Sum of the corrections of the estimate.
        result: Win share at the end; the chance at the last position if the game is not over.
    """

    start: Estimate
    luck: Estimate
    decisions: Estimate
    improvement: Estimate
    others: Estimate
    correction: Estimate
    result: Estimate


@dataclass(slots=True)
class Account:
    """What was found in a game.

    Attributes:
        played: The game.
        spans: By viewer, the spans of all stretches in order, then that of the last position alone.
        decisions: By position; only where there was a choice.
    """

    played: PastGame
    spans: dict[int, list[Span]] = field(default_factory=dict)
    decisions: dict[int, JudgedDecision] = field(default_factory=dict)

    def chance(self, position: int, seat: int) -> Estimate:
        """The chance to win of a seat at a position, from what it could know.

        Raises:
            KeyError: It was not estimated there.
        """
        for found in self._of(seat):
            known = found.chances.get((position, seat))
            if known is not None:
                return known
        raise KeyError(position, seat)

    def term(self, ply: int, seat: int, kind: int) -> Estimate:
        """The term of one kind (``LUCK``, ``OWN``, ...) for a seat in a ply."""
        # The last ply of a stretch has parts in two spans.
        total = NOTHING
        for found in self._of(seat):
            total += found.ledgers[seat].plies.get((ply, kind), NOTHING)
        return total

    def sums(self, seat: int) -> SeatAccount:
        """The sums of a seat over the whole game."""
        kinds = [NOTHING] * 4
        for found in self._of(seat):
            kinds = [total + more for total, more in zip(kinds, found.ledgers[seat].sums, strict=True)]
        decisions = NOTHING
        for position, decision in self.decisions.items():
            if self.played.states[position].actor == seat:
                decisions += decision.loss
        improvement = Estimate(kinds[OWN].value - decisions.value, kinds[OWN].variance + decisions.variance)
        start, result = self.chance(0, seat), self.chance(self.played.plies, seat)
        return SeatAccount(start, kinds[LUCK], decisions, improvement, kinds[OTHERS], kinds[CORRECTION], result)

    def _of(self, seat: int) -> Iterable[Span]:
        """The spans of the viewer from which a seat's chances are taken."""
        return next(spans for spans in self.spans.values() if seat in spans[0].ledgers)


Progress = Callable[[str, float], None]
"""Called with the present pass, ``"quick"`` or ``"deep"``, and the part of it that is done, 0 to 1."""

Task = tuple[Any, ...]
"""``("view", viewer)``: all stretches for a viewer; ``("decisions", positions)``: a run of decisions;
``("decision again", position, its JudgedDecision)`` and ``("span again", viewer, number, entered, its Span, deals)``:
the deep pass."""


Found = list[Span] | dict[int, JudgedDecision] | JudgedDecision | Span
"""The result of a task, in the order of ``Task``."""


class Work:
    """What the tasks of an account need; each can be done by itself, in any order and in any process."""

    def __init__(self, played: PastGame, policy: AnyPolicy, seed: int, deals: int = QUICK_DEALS) -> None:
        self._played, self._policy, self._seed, self._deals = played, policy, seed, deals
        self._seats = dict(views(policy, played.states[0].players))

    def do(self, task: Task) -> Found:
        """Do one task."""
        if task[0] == "view":
            return self._view(task[1])
        if task[0] == "decisions":
            effort, rng = quick(self._policy), self._rng(0, -1, task[1][0])
            return consider_run(self._played, task[1], self._policy, effort, rng)
        if task[0] == "decision again":
            return self._decision_again(task[1], task[2])
        return self._span_again(*task[1:])

    def _view(self, viewer: int) -> list[Span]:
        """The spans of all stretches for one viewer, in order."""
        entered, found = CARRY, []
        for number, stretch in enumerate(self._played.stretches(self._policy)):
            rng = self._rng(0, viewer, number)
            seats = self._seats[viewer]
            found.append(span(self._played, self._policy, viewer, seats, stretch, entered, self._deals, rng))
            entered = found[-1].leaves
        return found

    def _decision_again(self, position: int, first: JudgedDecision) -> JudgedDecision:
        """A decision with more deals, by the ways that the quick pass found."""
        action = self._played.actions[position]
        improved = next((way for way in first.ways if way[0] == action), ())
        rng = self._rng(1, -1, position)
        return consider(self._played, position, self._policy, DEEP, rng, first.ways, improved=improved)

    def _span_again(self, viewer: int, number: int, entered: str, first: Span, deals: int) -> Span:
        """A stretch with more deals; the quick pass's span ``first`` if these cannot be dealt."""
        # It has to end as before: what the next stretch adds to its last ply depends on that.
        stretch, rng = self._played.stretches(self._policy)[number], self._rng(1, viewer, number)
        seats = self._seats[viewer]
        try:
            return span(self._played, self._policy, viewer, seats, stretch, entered, deals, rng, first.leaves)
        except UndealableError:
            return first

    def _rng(self, look: int, viewer: int, number: int) -> Random:
        return generator(self._seed, look, viewer, number)


def generator(seed: int, look: int, viewer: int, number: int) -> Random:
    """The random generator of a task.  Each task has its own, so that results do not depend on their order.

    Args:
        seed: Of the account.
        look: 0 for the quick pass, 1 for the deep one.
        viewer: Seat of the viewer; -1 for decisions.
        number: Number of the stretch, or position of the first decision.
    """
    return Random((((seed << 1) + look << 8) + viewer + 1 << 24) + number)


class _Process:
    """The state of a process of the pool in ``account``: the game is sent once, not with every task."""

    work: Work

    @classmethod
    def begin(cls, played: PastGame, key: str, seed: int) -> None:
        """Called once in every process."""
        cls.work = Work(played, POLICIES[key], seed)

    @classmethod
    def do(cls, task: Task) -> tuple[Task, Found]:
        """Do one task; results come in any order, so the task goes back with its result."""
        return task, cls.work.do(task)


Done = Iterable[tuple[Task, Found]]


def account(
    played: PastGame, seed: int, *, deep: bool = True, jobs: int = 1, progress: Progress | None = None
) -> Account:
    """The account of a game; the same seed gives the same account, whatever ``jobs`` is.

    Args:
        played: The game.
        seed: Of all deals.
        deep: Whether to make the deep pass, too.
        jobs: Number of processes.
        progress: Called after every task.
    """
    key = played.states[0].game.key
    if jobs == 1:
        work = Work(played, POLICIES[key], seed)
        return _account(played, POLICIES[key], lambda tasks: ((task, work.do(task)) for task in tasks), deep, progress)
    with get_context("spawn").Pool(jobs, _Process.begin, (played, key, seed)) as pool:
        return _account(played, POLICIES[key], lambda tasks: pool.imap_unordered(_Process.do, tasks), deep, progress)


def luck_alone(played: PastGame, seed: int, deals: int = QUICK_DEALS) -> Account:
    """The quick pass without the decisions, which are counted as improvement; for measurements of luck.

    With fewer ``deals`` the luck has a larger error, but the same mean.
    """
    policy = POLICIES[played.states[0].game.key]
    work, found = Work(played, policy, seed, deals), Account(played)
    tasks: list[Task] = [("view", viewer) for viewer, _ in views(policy, played.states[0].players)]
    _collect(found, ((task, work.do(task)) for task in tasks), "quick", len(tasks), None)
    return found


def decisions_alone(played: PastGame, seed: int) -> tuple[dict[int, JudgedDecision], dict[int, JudgedDecision]]:
    """The decisions that ``account`` finds, after the quick pass and after both; no chances and no luck."""
    work, found = Work(played, POLICIES[played.states[0].game.key], seed), Account(played)
    _collect(found, ((task, work.do(task)) for task in _all_decisions(played)), "quick", 1, None)
    first = dict(found.decisions)
    _collect(found, ((task, work.do(task)) for task in _costly_decisions(first)), "deep", 1, None)
    return first, found.decisions


def _all_decisions(played: PastGame) -> list[Task]:
    return [("decisions", run) for run in runs(played)]


def _costly_decisions(first: Mapping[int, JudgedDecision]) -> list[Task]:
    return [("decision again", position, first[position]) for position in costly(first)]


def _account(
    played: PastGame, policy: AnyPolicy, do: Callable[[Sequence[Task]], Done], deep: bool, progress: Progress | None
) -> Account:
    found = Account(played)
    tasks: list[Task] = [("view", viewer) for viewer, _ in views(policy, played.states[0].players)]
    tasks += _all_decisions(played)
    _collect(found, do(tasks), "quick", len(tasks), progress)
    if deep:
        tasks = _costly_decisions(found.decisions)
        for viewer, number, deals in dealt_again(found):
            spans = found.spans[viewer]
            entered = spans[number - 1].leaves if number else CARRY
            tasks.append(("span again", viewer, number, entered, spans[number], deals))
        _collect(found, do(tasks), "deep", len(tasks), progress)
    return found


def _collect(found: Account, done: Done, name: str, number: int, progress: Progress | None) -> None:
    """Put the results into the account as they come.

    Args:
        found: The account.
        done: Tasks with their results.
        name: The pass, for ``progress``.
        number: How many tasks there are.
        progress: Called after every one.
    """
    for at, (task, result) in enumerate(done, 1):
        if isinstance(result, JudgedDecision):
            found.decisions[task[1]] = result
        elif isinstance(result, dict):
            found.decisions |= result
        elif isinstance(result, Span):
            found.spans[task[1]][task[2]] = result
        else:
            found.spans[task[1]] = result
        if progress:
            progress(name, at / number)
    # Sums of floats depend on their order; it must not depend on which process was done first.
    found.decisions = dict(sorted(found.decisions.items()))
    found.spans = dict(sorted(found.spans.items()))


def runs(played: PastGame) -> list[list[int]]:
    """All positions with a choice, grouped into runs: decisions of one seat in a turn, without luck in between."""
    found: list[list[int]] = []
    begins = True  # whether the next decision begins a run
    for position, state in enumerate(played.states[:-1]):
        before = played.states[max(0, position - 1)]
        begins |= state.actor != before.actor or state.turn != before.turn
        begins |= position > 0 and played.by_chance(position)
        if len(state.legal()) > 1:
            if begins:
                found.append([])
                begins = False
            found[-1].append(position)
    return found


def costly(decisions: Mapping[int, JudgedDecision]) -> list[int]:
    """The positions that the deep pass looks at, costliest first, ``DEEP_DECISIONS`` at most."""
    # By ``seems``, from the choosing deals: selection by ``loss`` would make the losses of those selected too large.
    found = [position for position, decision in sorted(decisions.items()) if decision.seems >= COSTLY]
    found.sort(key=lambda position: -decisions[position].seems)
    return found[:DEEP_DECISIONS]


def dealt_again(found: Account) -> list[tuple[int, int, int]]:
    """Viewer, number and deals of the stretches that the deep pass deals again.

    Those with the most luck, so that it is no error of the estimate, and those that the sum of a seat's luck needs.
    """
    rows: list[list[float]] = [[] for _ in next(iter(found.spans.values()))[:-1]]  # the last is a single position
    for spans in found.spans.values():
        for row, each in zip(rows, spans, strict=False):
            row += [ledger.sums[LUCK].error * QUICK_DEALS**0.5 for ledger in each.ledgers.values()]
    wanted, most = deals_wanted(rows), set(swinging(found))
    again = []
    for viewer in sorted(found.spans):
        for number, deals in enumerate(wanted):
            least = max(deals, DEEP_DEALS) if (viewer, number) in most else deals
            if is_worthwhile(least, QUICK_DEALS):
                again.append((viewer, number, least))
    return again


def swinging(found: Account) -> list[tuple[int, int]]:
    """Viewer and number of the stretches with the largest luck in a single ply, ``DEEP_STRETCHES`` at most."""
    sizes: dict[tuple[int, int], float] = {}
    for viewer, spans in sorted(found.spans.items()):
        for number, each in enumerate(spans[:-1]):
            for ledger in each.ledgers.values():
                for (_, kind), part in ledger.plies.items():
                    if kind == LUCK:
                        sizes[viewer, number] = max(sizes.get((viewer, number), 0.0), abs(part.value))
    return sorted(sizes, key=lambda key: -sizes[key])[:DEEP_STRETCHES]
