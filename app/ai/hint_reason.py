"""What speaks for a hint, against the next best action, and what a master means to do after it.

Both actions meet the same deals and are played on by the rollout policy to the end of the game.  What comes of them is
compared deal by deal, so that the luck which both have does not count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from app.ai.player import AnyPolicy, Stop, chances, never
from app.ai.search import at_least
from app.ai.skill.ledger import NOTHING, mean_of
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from app.ai.player import Until
    from app.ai.skill.ledger import Estimate
    from app.engines.contract import Action, State

STEPS = 3
"""Own decisions after the hint that are told."""

POSITIONS = 4
"""Positions kept of each of them."""

COMMON_SHARE = 0.5
"""Share of all deals in which a step has to be taken, after those before it, to be told of."""

MIN_DEALS = 8
"""Deals that are played even when time is up, unless it is far over."""

MAX_OVERRUN = 2.5
"""What far over is, in the time that was given."""

CHANCES_SHARE = 0.3
"""Share of the time for the chances; what is left goes to the points, which take longer."""


@dataclass(frozen=True, slots=True)
class IntendedStep:
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
        deals: Behind the chance; without another action nothing is compared, and 0.
        ends: Behind the points: so many of the deals could be played to the end of the game.
        line: What the seat means to do next.
    """

    ahead: Estimate
    points: Estimate
    more: tuple[Estimate, ...]
    deals: int
    ends: int
    line: tuple[IntendedStep, ...]


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

    def late(share: float, done: int) -> bool:
        over = perf_counter() - begun
        return stop() or bool(seconds and over > (MAX_OVERRUN if done < MIN_DEALS else 1.0) * share * seconds)

    played: list[list[_Playout]] = []
    while len(played) < deals and not late(CHANCES_SHARE, len(played)):
        rng = Random((seed << 16) + len(played))
        deal, luck = policy.world(view, view.actor, rng), rng.getrandbits(53)
        played.append([_Playout(deal.clone(), view, actions, policy, Random(luck)) for actions in rivals])
    ends: list[list[tuple[int, ...]]] = []
    for playouts in played:
        for playout in playouts:
            playout.finish(lambda _: late(1.0, len(ends)))
        if any(playout.state.actor != NOBODY for playout in playouts):
            break
        ends.append([tuple(view.game.score_parts(playout.state, view.actor)) for playout in playouts])
    return _reason(played, ends, len(rivals) > 1)


class _Playout:
    """One deal after one plan, played on by the rollout policy.

    Attributes:
        state: How far it is.
        chance: To win, judged where the policy judges it.
        steps: The first own decisions, the plan's first one left out.
    """

    def __init__(self, deal: State, view: State, plan: Sequence[Action], policy: AnyPolicy, rng: Random) -> None:
        self.state, self._seat, self._policy, self._rng = deal, view.actor, policy, rng
        self._noted: list[tuple[State, Action]] = []
        limit = at_least(policy, view)
        self._take(plan, limit)
        self.finish(limit)
        self.chance = chances(deal, policy, view.actor)[view.actor]

    @property
    def steps(self) -> Sequence[tuple[State, Action]]:
        return self._noted[1:]

    def finish(self, limit: Until) -> None:
        """Play on to the limit or the end of the game, every seat with the same care."""
        while self.state.actor != NOBODY and not limit(self.state):
            self._take(self._policy.others(self.state, self._rng), limit)

    def _take(self, actions: Sequence[Action], limit: Until) -> None:
        """Take a first action, and the others as long as they are legal and the limit is not reached."""
        state, noted = self.state, self._noted
        for number, action in enumerate(actions):
            if number and (limit(state) or action not in state.legal()):
                return
            if len(noted) <= STEPS and state.actor == self._seat and (not noted or len(state.legal()) > 1):
                noted.append((state.clone(), action))
            state.apply(action)


def _reason(
    played: Sequence[Sequence[_Playout]], ends: Sequence[Sequence[tuple[int, ...]]], compared: bool
) -> HintReason:
    """The means of all deals."""
    line = _line([playouts[0].steps for playouts in played])
    if not played or not compared:
        return HintReason(NOTHING, NOTHING, (), 0, 0, line)
    ahead = mean_of([one.chance - two.chance for one, two in played])
    differences = [[own - other for own, other in zip(one, two, strict=True)] for one, two in ends]
    if not differences:
        return HintReason(ahead, NOTHING, (), len(played), 0, line)
    points = mean_of([sum(each) for each in differences])
    more = tuple(mean_of(source) for source in zip(*differences, strict=True))
    return HintReason(ahead, points, more, len(played), len(ends), line)


def _line(played: Sequence[Sequence[tuple[State, Action]]]) -> tuple[IntendedStep, ...]:
    """The decisions that most deals have in common, one after the other."""
    found: list[IntendedStep] = []
    followers = list(played)
    for number in range(STEPS):
        here = [steps for steps in followers if len(steps) > number]
        if not here:
            break
        action, count = Counter(steps[number][1] for steps in here).most_common(1)[0]
        if count <= COMMON_SHARE * len(played):
            break
        followers = [steps for steps in here if steps[number][1] == action]
        positions = tuple(steps[number][0] for steps in followers[:POSITIONS])
        found.append(IntendedStep(action, positions, count / len(played)))
    return tuple(found)
