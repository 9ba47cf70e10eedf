"""Why a hint is better than the next best action, and what a master means to do after it.

Both actions are played on by the rollout policy to the end of the game, in the same deals.  The differences are taken
deal by deal, so that luck which both have cancels out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from app.ai.player import AnyPolicy, Stop, chances, never
from app.ai.playouts import at_least
from app.ai.skill.ledger import NOTHING, mean_of
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from app.ai.player import Until
    from app.ai.skill.ledger import Estimate
    from app.engines.contract import Action, State

STEPS = 3
"""Most own decisions after the hint that are given."""

POSITIONS = 4
"""Most positions that are kept of each of them."""

COMMON_SHARE = 0.5
"""A step is given only if it was taken, after the steps before it, in more than this share of all deals."""

MIN_DEALS = 8
"""Deals that are played even if that takes up to ``MAX_OVERRUN`` times the time."""

MAX_OVERRUN = 2.5

CHANCES_SHARE = 0.3
"""Share of the time for the chances to win; the rest is for the final points, which take longer to find."""


@dataclass(frozen=True, slots=True)
class IntendedStep:
    """A decision that a master means to take after the hint.

    Attributes:
        action: The action that it means to take.
        positions: Positions in which it was taken, from different deals, so with different hidden things.
        share: Share of all deals in which it was taken after the steps before, 0 to 1.
    """

    action: Action
    positions: tuple[State, ...]
    share: float


@dataclass(frozen=True, slots=True)
class HintReason:
    """How a hint compares with another action, and what is to follow it.

    Attributes:
        ahead: Chance to win after the hint less that after the other action.
        points: Final points after the hint less those after the other action.
        more: The same by source, as in ``Game.score_parts``; empty where no deal was played to the end.
        deals: Number of deals behind ``ahead``; 0 without another action.
        ends: Number of deals behind ``points``: those that were played to the end of the game in time.
        line: The seat's next decisions after the hint, in order.
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
    """Play a hint and another action to the end of the game in the same deals.

    Args:
        view: A ``resample`` for the seat to act.
        plan: The action of the hint, then what the master planned to do after it (``Choice.plan``).
        other: Index of the other action in ``view.legal()``; -1 for none.
        policy: Of the game.
        seed: Seed of the deals.
        deals: Most deals.
        seconds: Wall time, see ``MIN_DEALS``; 0 for no limit.
        stop: Polled between two deals and at every step to the end of the game; ends with what is known so far.
    """
    begun = perf_counter()
    rivals = [tuple(plan), *([(view.legal()[other],)] if other >= 0 else [])]

    def late(share: float, done: int) -> bool:
        """Whether ``share`` of the time is over; more of it is granted for the first ``MIN_DEALS``."""
        over = perf_counter() - begun
        return stop() or bool(seconds and over > (MAX_OVERRUN if done < MIN_DEALS else 1.0) * share * seconds)

    # First all deals as far as chances are judged, then one after the other to the end of the game: so there is
    # something to say about the chances even where hardly any deal ends in time.
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
        state: The position reached so far.
        chance: The seat's chance to win, judged at the limit of the policy.
        steps: Position and action of the seat's first decisions after the plan's first one.
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
        """Play on to the limit or the end of the game, every seat by ``Policy.playout``."""
        while self.state.actor != NOBODY and not limit(self.state):
            self._take(self._policy.playout(self.state, self._rng), limit)

    def _take(self, actions: Sequence[Action], limit: Until) -> None:
        """Like ``app.ai.playouts.follow``, and note the seat's first decisions."""
        state, noted = self.state, self._noted
        for number, action in enumerate(actions):
            if number and (limit(state) or action not in state.legal()):
                return
            # The hint itself is noted even without an alternative, because ``steps`` leaves out the first.
            if len(noted) <= STEPS and state.actor == self._seat and (not noted or len(state.legal()) > 1):
                noted.append((state.clone(), action))
            state.apply(action)


def _reason(
    played: Sequence[Sequence[_Playout]], ends: Sequence[Sequence[tuple[int, ...]]], compared: bool
) -> HintReason:
    """The means over all deals; ``compared`` tells whether there is another action."""
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
    """The decisions that most deals have in common, one after the other, up to the first that they do not."""
    found: list[IntendedStep] = []
    followers = list(played)  # the deals that have taken all steps so far
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
