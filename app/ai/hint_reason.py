"""What speaks for a hint, against the next best action, and what a master means to do after it.

Both actions meet the same deals and are played on by the rollout policy to the end of the game.  What comes of them is
compared deal by deal, so that the luck which both have does not count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from app.ai.player import AnyPolicy, Stop, chances, never
from app.ai.search import at_least
from app.ai.skill.ledger import Estimate, mean_of
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from app.ai.player import Until
    from app.engines.contract import Action, State

STEPS = 3
"""Own decisions after the hint that are told."""

POSITIONS = 4
"""Positions kept of each of them."""

COMMON = 0.5
"""Share of all deals in which a step has to be taken, after those before it, to be told of."""

AT_LEAST = 8
"""Deals that are played even when time is up, unless it is far over."""

PATIENCE = 2.5
"""What far over is, in the time that was given."""


@dataclass(frozen=True, slots=True)
class Step:
    """A decision that a master means to take.

    Attributes:
        action: What it does.
        positions: Some in which it was taken, one of each deal; what the seat cannot know is dealt in them.
        share: Of all deals, in how many it came to this after the steps before.
    """

    action: Action
    positions: tuple[State, ...]
    share: float


@dataclass(frozen=True, slots=True)
class HintReason:
    """What came of a hint.

    Attributes:
        ahead: Chance to win that it brings more than the other action.
        points: Points at the end that it brings more.
        more: The same by source, as in ``Game.score_parts``.
        deals: Behind them; without another action nothing is compared, and 0.
        line: What the seat means to do next.
    """

    ahead: Estimate
    points: Estimate
    more: tuple[Estimate, ...]
    deals: int
    line: tuple[Step, ...]


class _StoppedError(Exception):
    """A deal was not played to its end."""


def reason_for(
    view: State,
    plan: Sequence[Action],
    other: int,
    policy: AnyPolicy,
    seed: int,
    deals: int,
    seconds: float = 0.0,
    stop: Stop = never,
) -> HintReason:
    """Play a hint and the next best action to the end of the game in common deals.

    Args:
        view: A ``resample`` for the seat to act.
        plan: The hint, and what the master means to do after it as far as it has planned that.
        other: Place of the other action in ``view.legal()``; -1 for none.
        policy: Of the game.
        seed: Of the deals.
        deals: How many at most.
        seconds: After which no more deals are played, unless they are very few; 0 for no limit.
        stop: Asked at every step; then what is known so far is told.
    """
    begun = perf_counter()
    rivals = [tuple(plan), *([(view.legal()[other],)] if other >= 0 else [])]
    found: list[list[_End]] = []

    def late() -> bool:
        over = perf_counter() - begun
        return stop() or bool(seconds and over > (PATIENCE if len(found) < AT_LEAST else 1.0) * seconds)

    for number in range(deals):
        if late():
            break
        try:
            found.append(_played(view, rivals, policy, Random((seed << 16) + number), late))
        except _StoppedError:
            break
    return _reason(found, len(rivals) > 1)


@dataclass(frozen=True, slots=True)
class _End:
    """What came of one action in one deal: chance to win, points by source, and own decisions on the way."""

    chance: float
    parts: tuple[int, ...]
    steps: tuple[tuple[State, Action], ...]


def _played(
    view: State, rivals: Sequence[Sequence[Action]], policy: AnyPolicy, rng: Random, late: Callable[[], bool]
) -> list[_End]:
    """One deal after each of several plans, played to the end of the game."""
    seat = view.actor
    deal = policy.world(view, seat, rng)
    luck = rng.getrandbits(53)
    ends = []
    for plan in rivals:
        state = deal.clone()
        steps: list[tuple[State, Action]] = []
        near, own = at_least(policy, view), Random(luck)
        _take(state, plan, near, seat, steps)
        _play_on(state, policy, near, own, seat, steps)
        chance = chances(state, policy, seat)[seat]
        _play_on(state, policy, lambda _: late(), own, seat, steps)
        if state.actor != NOBODY:
            raise _StoppedError
        ends.append(_End(chance, tuple(view.game.score_parts(state, seat)), tuple(steps[1:])))
    return ends


def _play_on(
    state: State, policy: AnyPolicy, limit: Until, rng: Random, seat: int, steps: list[tuple[State, Action]]
) -> None:
    """As ``play_on`` of the search does, with the first decisions of a seat noted."""
    while state.actor != NOBODY and not limit(state):
        _take(state, policy.others(state, rng), limit, seat, steps)


def _take(state: State, actions: Sequence[Action], limit: Until, seat: int, steps: list[tuple[State, Action]]) -> None:
    """Take a first action, and the others as long as they are legal and the limit is not reached."""
    for number, action in enumerate(actions):
        if number and (limit(state) or action not in state.legal()):
            return
        if len(steps) <= STEPS and state.actor == seat and (not steps or len(state.legal()) > 1):
            steps.append((state.clone(), action))
        state.apply(action)


def _reason(found: Sequence[Sequence[_End]], compared: bool) -> HintReason:
    """The means of all deals."""
    line = _line([ends[0].steps for ends in found])
    if not found or not compared:
        return HintReason(Estimate(), Estimate(), (), 0, line)
    mine, theirs = zip(*found, strict=True)
    ahead = mean_of([one.chance - two.chance for one, two in zip(mine, theirs, strict=True)])
    differences = [
        [one - two for one, two in zip(own.parts, other.parts, strict=True)]
        for own, other in zip(mine, theirs, strict=True)
    ]
    more = tuple(mean_of(source) for source in zip(*differences, strict=True))
    return HintReason(ahead, mean_of([sum(each) for each in differences]), more, len(found), line)


def _line(played: Sequence[Sequence[tuple[State, Action]]]) -> tuple[Step, ...]:
    """The decisions that most deals have in common, one after the other."""
    found: list[Step] = []
    followers = list(played)
    for number in range(STEPS):
        here = [steps for steps in followers if len(steps) > number]
        if not here:
            break
        action, count = Counter(steps[number][1] for steps in here).most_common(1)[0]
        if count <= COMMON * len(played):
            break
        followers = [steps for steps in here if steps[number][1] == action]
        positions = tuple(steps[number][0] for steps in followers[:POSITIONS])
        found.append(Step(action, positions, count / len(played)))
    return tuple(found)
