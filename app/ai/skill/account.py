"""The account of a whole game: two passes over all turns and decisions, and the sums of every seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random
from typing import TYPE_CHECKING, Any

from app.ai import POLICIES
from app.ai.skill.decisions import DEEP, QUICK, JudgedDecision, consider, consider_run
from app.ai.skill.ledger import CORRECTION, LUCK, NOTHING, OTHERS, OWN, Estimate
from app.ai.skill.outlook import CARRY, PastGame, Span, UndealableError, span, views

if TYPE_CHECKING:
    from app.ai.player import AnyPolicy

VERSION = 4
"""Raised when figures of an older account should not stand beside new ones."""

QUICK_DEALS, DEEP_DEALS = 32, 96
"""Deals of a position in the first and in the second pass."""

COSTLY = 0.01
"""Chance that a decision must seem to cost before it is looked at again."""

DEEP_DECISIONS, DEEP_STRETCHES = 24, 12
"""How many decisions and stretches of a game are looked at again, the costliest and luckiest first."""


@dataclass(frozen=True, slots=True)
class SeatAccount:
    """Where a seat's chance came from and where it went.

    ``start`` and the five terms add up to ``result``.
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
        spans: By viewer, the stretches and then the last position.
        decisions: By position; only where there was a choice.
    """

    played: PastGame
    spans: dict[int, list[Span]] = field(default_factory=dict)
    decisions: dict[int, JudgedDecision] = field(default_factory=dict)

    def chance(self, position: int, seat: int) -> Estimate:
        """The chance of a seat at a position, as it could know it."""
        for found in self._of(seat):
            known = found.chances.get((position, seat))
            if known is not None:
                return known
        raise KeyError(position, seat)

    def term(self, ply: int, seat: int, kind: int) -> Estimate:
        """What a ply changed for a seat, by a kind of the ledger."""
        total = NOTHING
        for found in self._of(seat):
            total += found.ledgers[seat].plies.get((ply, kind), NOTHING)
        return total

    def sums(self, seat: int) -> SeatAccount:
        """The sums of a seat."""
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
        return next(spans for spans in self.spans.values() if seat in spans[0].ledgers)


Progress = Callable[[str, float], None]
"""Told the pass that is on, "quick" or "deep", and the part of it that is done, 0 to 1."""

Task = tuple[Any, ...]
"""``("view", viewer)``, ``("decisions", positions of a run)``, ``("decision again", position, first look)`` or
``("span again", viewer, number, how it was entered, first look)``."""


Found = list[Span] | dict[int, JudgedDecision] | JudgedDecision | Span
"""What a part of the work gives."""


class Work:
    """All that the parts of an account need; every part can be done by itself, in any order, in any process."""

    def __init__(self, played: PastGame, policy: AnyPolicy, seed: int, deals: int = QUICK_DEALS) -> None:
        self._played, self._policy, self._seed, self._deals = played, policy, seed, deals
        self._seats = dict(views(policy, played.states[0].players))

    def do(self, task: Task) -> Found:
        """Do one part."""
        if task[0] == "view":
            return self._view(task[1])
        if task[0] == "decisions":
            return consider_run(self._played, task[1], self._policy, QUICK, self._rng(0, -1, task[1][0]))
        if task[0] == "decision again":
            return consider(self._played, task[1], self._policy, DEEP, self._rng(1, -1, task[1]), task[2].ways)
        return self._span_again(task[1], task[2], task[3], task[4])

    def _view(self, viewer: int) -> list[Span]:
        """The stretches of the game as one viewer could know them, in order."""
        entered, found = CARRY, []
        for number, stretch in enumerate(self._played.stretches(self._policy)):
            rng = self._rng(0, viewer, number)
            seats = self._seats[viewer]
            found.append(span(self._played, self._policy, viewer, seats, stretch, entered, self._deals, rng))
            entered = found[-1].leaves
        return found

    def _span_again(self, viewer: int, number: int, entered: str, first: Span) -> Span:
        """A stretch with more deals; the first look where these deals cannot be had."""
        stretch, rng = self._played.stretches(self._policy)[number], self._rng(1, viewer, number)
        seats = self._seats[viewer]
        try:
            return span(self._played, self._policy, viewer, seats, stretch, entered, DEEP_DEALS, rng, first.leaves)
        except UndealableError:
            return first

    def _rng(self, look: int, viewer: int, number: int) -> Random:
        return generator(self._seed, look, viewer, number)


def generator(seed: int, look: int, viewer: int, number: int) -> Random:
    """A generator of its own for every part, so that their order does not matter.

    Args:
        seed: Of the account.
        look: 0 for the first pass, 1 for the second.
        viewer: Who looks; -1 for a decision.
        number: Of the stretch, or the position of the first decision.
    """
    return Random((((seed << 1) + look << 8) + viewer + 1 << 24) + number)


class _Process:
    """What a helping process has in hand."""

    work: Work

    @classmethod
    def begin(cls, played: PastGame, key: str, seed: int) -> None:
        """Called once in every process."""
        cls.work = Work(played, POLICIES[key], seed)

    @classmethod
    def do(cls, task: Task) -> tuple[Task, Found]:
        """One part, with its task."""
        return task, cls.work.do(task)


Done = Iterable[tuple[Task, Found]]


def account(
    played: PastGame, seed: int, *, deep: bool = True, jobs: int = 1, progress: Progress | None = None
) -> Account:
    """Both passes over a game; ``deep=False`` leaves the second one out.

    The same seed gives the same account, however many processes share the work.
    """
    key = played.states[0].game.key
    if jobs == 1:
        work = Work(played, POLICIES[key], seed)
        return _account(played, POLICIES[key], lambda tasks: ((task, work.do(task)) for task in tasks), deep, progress)
    with get_context("spawn").Pool(jobs, _Process.begin, (played, key, seed)) as pool:
        return _account(played, POLICIES[key], lambda tasks: pool.imap_unordered(_Process.do, tasks), deep, progress)


def luck_alone(played: PastGame, seed: int, deals: int = QUICK_DEALS) -> Account:
    """The quick pass without a look at the decisions: what each one brought stands under improvement.

    Fewer deals bring more noise, but no other mean.
    """
    policy = POLICIES[played.states[0].game.key]
    work, found = Work(played, policy, seed, deals), Account(played)
    tasks: list[Task] = [("view", viewer) for viewer, _ in views(policy, played.states[0].players)]
    _collect(found, ((task, work.do(task)) for task in tasks), "quick", len(tasks), None)
    return found


def decisions_alone(played: PastGame, seed: int) -> tuple[dict[int, JudgedDecision], dict[int, JudgedDecision]]:
    """The decisions as ``account`` finds them, after the first pass and after both; no chances and no luck."""
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
        for viewer, number in swinging(found):
            spans = found.spans[viewer]
            entered = spans[number - 1].leaves if number else CARRY
            tasks.append(("span again", viewer, number, entered, spans[number]))
        _collect(found, do(tasks), "deep", len(tasks), progress)
    return found


def _collect(found: Account, done: Done, name: str, number: int, progress: Progress | None) -> None:
    """Put the parts into their places as they come."""
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
    found.decisions = dict(sorted(found.decisions.items()))  # sums are to be the same in whatever order parts came
    found.spans = dict(sorted(found.spans.items()))


def runs(played: PastGame) -> list[list[int]]:
    """The positions at which there was a choice, by runs of one seat with neither luck nor another seat between."""
    found: list[list[int]] = []
    begins = True
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
    """Positions to be looked at again, by what the choosing deals said: the judging ones must not choose."""
    found = [
        position for position, decision in sorted(decisions.items()) if decision.deals and decision.seems >= COSTLY
    ]
    found.sort(key=lambda position: -decisions[position].seems)
    return found[:DEEP_DECISIONS]


def swinging(found: Account) -> list[tuple[int, int]]:
    """Viewer and number of the stretches in which luck moved most."""
    sizes: dict[tuple[int, int], float] = {}
    for viewer, spans in sorted(found.spans.items()):
        for number, each in enumerate(spans[:-1]):
            for ledger in each.ledgers.values():
                for (_, kind), part in ledger.plies.items():
                    if kind == LUCK:
                        sizes[viewer, number] = max(sizes.get((viewer, number), 0.0), abs(part.value))
    return sorted(sizes, key=lambda key: -sizes[key])[:DEEP_STRETCHES]
