"""What a master would have done in another's place, what the difference is worth, and which points make it up.

The master chooses first; then what it thought best, and what was done, meet the same deals, all played on by the
rollout policy.  The deals are fresh ones, so that the better look of a choice does not count twice.  Where somebody
wants to know why, the same deals are played on to the end of the game, and its points are counted by their sources.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from app.ai.levels import MASTER, choose
from app.ai.player import AnyPolicy, Budget, Stop, chances, never
from app.ai.search import at_least, follow, play_on
from app.ai.skill.ledger import Estimate, mean_of
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from app.engines.contract import Action, State

MAX_CANDIDATES = 5
"""Actions that are told of, besides what was done."""

SIFTED_ACTIONS = 10
"""Actions that meet the first deals: of those that come to the same only one is kept."""

SIFTING_DEALS = 4
"""After so many deals."""

SECOND_LOOKS = 12
"""Decisions of a seat in a game that a master looks at: those that seem to cost most."""

CLEARLY_BETTER = 2.0
"""Standard errors by which another action has to be ahead of the master's choice in the deals to be called best."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action in the comparison.

    Attributes:
        index: Its place in ``view.legal()``.
        chance: Chance to win of the seat to act after it.
        behind: The same less that after the best action; at most 0, but for noise.
    """

    index: int
    chance: Estimate
    behind: Estimate


@dataclass(frozen=True, slots=True)
class DecisionReview:
    """A second look at a decision.

    Attributes:
        index: Place of the best action in ``view.legal()``.
        gain: Chance to win that it brings more than the action that was taken; 0 if it is the same.
        error: Standard error of the gain.
        runs: Deals behind it.
        candidates: The best action, then the others by their chances; the one that was taken is always among them.
        seed: Of the deals; ``count_points`` plays them on.
    """

    index: int
    gain: float
    error: float
    runs: int
    candidates: tuple[Candidate, ...] = ()
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Points:
    """What a seat has at the end of the game, on average, after each of several actions.

    Attributes:
        means: Per action, its points by source as in ``Game.score_parts``.
        more: Per action and source, how many points more than after the last of the actions, which is the reference.
        deals: Behind them.
    """

    means: tuple[tuple[float, ...], ...]
    more: tuple[tuple[Estimate, ...], ...]
    deals: int


def reconsider(
    view: State, taken: int, policy: AnyPolicy, budget: Budget, deals: int, seed: int, stop: Stop = never
) -> DecisionReview:
    """Compare what was done with what a master would do.

    Args:
        view: A ``resample`` for the seat to act.
        taken: Place of the action that was taken in ``view.legal()``.
        policy: Of the game.
        budget: For the master's choice.
        deals: How many deals the actions meet.
        seed: For both.
        stop: Asked between two deals.

    Raises:
        ValueError: There is no such action.
    """
    actions = view.legal()
    if not 0 <= taken < len(actions):
        raise ValueError(f"taken: {taken} of {len(actions)} actions")
    choice = choose(view, view.actor, MASTER, policy, budget, Random(seed), stop)
    order = sorted(range(len(actions)), key=lambda i: (i != choice.index, -choice.visits[i], -choice.values[i]))
    barred = policy.dominated(view, actions)
    listed = [i for i in order if i not in barred and i != taken][:SIFTED_ACTIONS]
    listed.insert(0 if taken == choice.index else len(listed), taken)
    comparison = Comparison(view, listed, policy, seed)
    comparison.run(deals, stop, taken)
    return comparison.review(taken)


def compare(
    view: State,
    best: int,
    tried: int,
    policy: AnyPolicy,
    seed: int,
    deals: int,
    seconds: float,
    stop: Stop = never,
) -> Candidate:
    """Let an action meet the deals of a comparison that left it out, beside the best one of that.

    Args:
        view: As in the comparison.
        best: Place of its best action in ``view.legal()``.
        tried: Of the action that is asked for.
        policy: Of the game.
        seed: Of the comparison.
        deals: How many at most, and two at least.
        seconds: After which no more deals are played; 0 for no limit.
        stop: Asked between two deals.

    Returns:
        What is known of the action.

    Raises:
        ValueError: There is no such action.
    """
    actions = view.legal()
    if not (0 <= best < len(actions) and 0 <= tried < len(actions)):
        raise ValueError(f"compare: {best} and {tried} of {len(actions)} actions")
    end = perf_counter() + seconds
    comparison = Comparison(view, [best, tried], policy, seed)
    comparison.meet(deals, lambda: stop() or bool(seconds and perf_counter() > end))
    return comparison.candidate(1, 0)


def count_points(
    view: State, listed: Sequence[int], policy: AnyPolicy, seed: int, deals: int, seconds: float, stop: Stop = never
) -> Points:
    """Play the deals of a comparison on to the end of the game, and count its points by their sources.

    Args:
        view: As in the comparison.
        listed: Places in ``view.legal()``; the last one is what the others are compared with.
        policy: Of the game.
        seed: Of the comparison.
        deals: How many at most.
        seconds: After which no more deals are played; 0 for no limit.
        stop: Asked at every step; then what is known so far is told.
    """
    end = perf_counter() + seconds

    def enough() -> bool:
        return stop() or bool(seconds and perf_counter() > end)

    return Comparison(view, listed, policy, seed).counted(deals, enough)


class Comparison:
    """Actions of one seat in common deals, played on by the rollout policy."""

    def __init__(self, view: State, listed: Sequence[int], policy: AnyPolicy, seed: int) -> None:
        """``listed`` are places in ``view.legal()``; for a review the master's choice comes first."""
        self._view, self._listed, self._policy, self._seed = view, list(listed), policy, seed
        self._chances: list[list[float]] = [[] for _ in listed]
        self._met: list[list[object]] = [[] for _ in listed]  # what tells the first deals apart
        self._limit = at_least(policy, view)

    def run(self, deals: int, stop: Stop, taken: int) -> None:
        """Let all actions meet so many deals, two at least."""
        seat, done = self._view.actor, 0
        while done < deals and not (done > 1 and stop()):
            for at, state in enumerate(self._played(done)):
                found = chances(state, self._policy, seat)
                self._chances[at].append(found[seat])
                if done < SIFTING_DEALS:
                    self._met[at].append((found, state.scores()))
            done += 1
            if done == SIFTING_DEALS:
                self._sift(taken)
        if done < SIFTING_DEALS:
            self._sift(taken)

    def meet(self, deals: int, stop: Stop) -> None:
        """Let all actions meet so many deals, two at least, and keep each of them."""
        seat, done = self._view.actor, 0
        while done < deals and not (done > 1 and stop()):
            for at, state in enumerate(self._played(done)):
                self._chances[at].append(chances(state, self._policy, seat)[seat])
            done += 1

    def candidate(self, at: int, best: int) -> Candidate:
        """What is known of one of the actions, against another one."""
        return Candidate(self._listed[at], mean_of(self._chances[at]), self._ahead(at, best))

    def _sift(self, taken: int) -> None:
        """Keep the first ones, one of those that came to the same so far, and in any case what was taken."""
        own = self._listed.index(taken)
        kept: list[int] = []
        for at, found in enumerate(self._met):
            if len(kept) < MAX_CANDIDATES and all(found != self._met[other] for other in kept):
                kept.append(own if found == self._met[own] else at)
        if own not in kept:
            kept.append(own)
        self._listed = [self._listed[at] for at in kept]
        self._chances = [self._chances[at] for at in kept]

    def counted(self, deals: int, stop: Stop) -> Points:
        """See ``count_points``; a deal that is not played to its end does not count."""
        seat, game = self._view.actor, self._view.game
        ends: list[list[list[int]]] = [[] for _ in self._listed]
        for number in range(deals):
            luck = _luck(self._seed, number)[1]
            finals = [play_on(state, self._policy, lambda _: stop(), Random(luck)) for state in self._played(number)]
            if any(state.actor != NOBODY for state in finals):
                break
            for found, state in zip(ends, finals, strict=True):
                found.append(game.score_parts(state, seat))
        sources = [list(zip(*found, strict=True)) for found in ends]
        return Points(
            tuple(tuple(mean_of(each).value for each in found) for found in sources),
            tuple(
                tuple(
                    mean_of([one - two for one, two in zip(mine, other, strict=True)])
                    for mine, other in zip(found, sources[-1], strict=True)
                )
                for found in sources
            ),
            len(ends[-1]),
        )

    def _played(self, number: int) -> list[State]:
        """A deal after every action, played on to where the chances are judged: the same whenever it is asked for."""
        view, (seed, luck) = self._view, _luck(self._seed, number)
        deal = self._policy.world(view, view.actor, Random(seed))
        actions: Sequence[Action] = view.legal()
        found = []
        for index in self._listed:
            state = deal.clone()
            follow(state, (actions[index],), self._limit)
            found.append(play_on(state, self._policy, self._limit, Random(luck)))
        return found

    def review(self, taken: int) -> DecisionReview:
        """What came of it: the master's choice is the best, unless the comparison clearly says otherwise."""
        best = max(range(len(self._listed)), key=lambda at: sum(self._chances[at]))
        ahead = self._ahead(best, 0)
        if ahead.value <= CLEARLY_BETTER * ahead.error:
            best = 0
        order = sorted(range(len(self._listed)), key=lambda at: (at != best, -sum(self._chances[at])))
        gain = self._ahead(best, self._listed.index(taken))
        candidates = tuple(self.candidate(at, best) for at in order)
        return DecisionReview(self._listed[best], gain.value, gain.error, len(self._chances[0]), candidates, self._seed)

    def _ahead(self, at: int, other: int) -> Estimate:
        return mean_of([one - two for one, two in zip(self._chances[at], self._chances[other], strict=True)])


def _luck(seed: int, number: int) -> tuple[int, int]:
    """Seeds of a deal, and of what comes of it."""
    rng = Random((seed << 16) + number)
    return rng.getrandbits(53), rng.getrandbits(53)
