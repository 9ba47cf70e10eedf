"""What a decision gave away: the played action against the best one, in common deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, exp, pi, sqrt
from random import Random
from typing import TYPE_CHECKING

from app.ai.player import AnyPolicy, Stop, StoppedError, Until, chances, never, until_turn
from app.ai.search import at_least, follow, play_on
from app.ai.skill.ledger import NOTHING, Estimate, mean_of

if TYPE_CHECKING:
    from app.ai.skill.outlook import PastGame
    from app.engines.contract import Action, State

MAX_WAYS = 6
"""Ways that are compared at most, besides the played one."""

PRECISE_ERROR = 0.003
"""Standard error of a difference that is good enough."""

BATCH = 16
"""Deals between two looks at the error."""

Way = tuple["Action", ...]
"""Actions of one seat in a row; the rollout policy follows."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How closely a decision is looked at.

    Attributes:
        choosing: Deals on which the best way is found.
        judging: Most deals on which it is compared with what was played.
        far: Whether everybody has a turn before the position is judged; else the turn is played to its end.
        ways: How many ways are compared at most.
    """

    choosing: int
    judging: int
    far: bool = False
    ways: int = MAX_WAYS


QUICK = Effort(16, 32)
DEEP = Effort(48, 128, far=True, ways=4)


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """A look at a decision.

    Attributes:
        best: The best action; the played one where no other is clearly better.
        loss: Estimate of Q(s, played) - Q(s, best), 0 where the played one is the best.
        seems: What the choosing deals gave the best one more, 0 or more: too large, but it tells where to look again.
        ways: Ways in the order of the choosing deals, best first.
        deals: Judging deals.
    """

    best: Action
    loss: Estimate
    seems: float
    ways: tuple[Way, ...]
    deals: int


def continued(played: PastGame, position: int) -> Way:
    """What the seat to act did from here on until luck or somebody else came in between."""
    first = played.states[position]
    way: list[Action] = []
    for ply in range(position + 1, played.plies + 1):
        state = played.states[ply - 1]
        if state.actor != first.actor or state.turn != first.turn:
            break
        way.append(played.actions[ply - 1])
        if played.by_chance(ply):
            break
    return tuple(way)


def sensible(view: State, policy: AnyPolicy) -> list[Way]:
    """What is worth comparing, best first as the rollout policy sees it; nothing dominated."""
    plans = policy.plans(view)
    if plans:
        return [tuple(plan.actions) for plan in plans]
    actions = view.legal()
    barred = policy.dominated(view, actions)
    ranks = policy.rank(view, actions)
    order = sorted((i for i in range(len(actions)) if i not in barred), key=lambda i: -ranks[i])
    return [(actions[i],) for i in order]


def consider(
    played: PastGame,
    position: int,
    policy: AnyPolicy,
    effort: Effort,
    rng: Random,
    ways: Sequence[Way] = (),
    stop: Stop = never,
) -> JudgedDecision:
    """Compare the action that was played at a position with the best one, as the seat to act could know it.

    Args:
        played: The game.
        position: Of the decision.
        policy: Of the game.
        effort: How closely.
        rng: For the deals.
        ways: To be compared, best first; found anew when empty.
        stop: Asked before every deal.

    Raises:
        StoppedError: ``stop`` said so.
    """
    state, actual = played.states[position], continued(played, position)
    seat, action = state.actor, actual[0]
    found = list(ways) or sensible(state.resample(seat, rng), policy)
    mine = [actual] + ([(action,)] if len(actual) > 1 else [])
    compared = mine + [way for way in found[: effort.ways] if way not in mine]
    if all(way[0] == action for way in compared):
        return JudgedDecision(action, NOTHING, 0.0, tuple(compared), 0)
    limit = at_least(policy, state) if effort.far else until_turn(state.turn + 1)
    values = _chosen(policy, state, compared, effort.choosing, limit, rng, stop)
    order = sorted(range(len(compared)), key=lambda i: (len(values[i]), sum(values[i])), reverse=True)
    ranked = tuple(compared[i] for i in order)
    best = order[0]
    own = next(i for i in order if compared[i][0] == action)
    ahead = mean_of([one - other for one, other in zip(values[best], values[own], strict=True)])
    if ahead.value <= ahead.error:
        rival = next(i for i in order if compared[i][0] != action)
        behind = mean_of([one - other for one, other in zip(values[rival], values[own], strict=False)])
        return JudgedDecision(action, Estimate(0.0, squared_excess(behind)), max(0.0, ahead.value), ranked, 0)
    pair = [compared[own], compared[best]]
    losses: list[float] = []
    while len(losses) < effort.judging:
        if stop():
            raise StoppedError
        mine_then, best_then = _values(policy, state, pair, limit, rng)
        losses.append(mine_then - best_then)
        if len(losses) % BATCH == 0 and mean_of(losses).error < PRECISE_ERROR:
            break
    return JudgedDecision(compared[best][0], mean_of(losses), ahead.value, ranked, len(losses))


def squared_excess(ahead: Estimate) -> float:
    """Mean square of what a normally distributed difference exceeds 0 by.

    Where an action is called as good as the best, nothing is lost but for this: another one may be ahead after all.
    """
    mean, error = ahead.value, ahead.error
    if not error:
        return max(0.0, mean) ** 2
    ratio = mean / error
    density = exp(-ratio * ratio / 2) / sqrt(2 * pi)
    below = (1 + erf(ratio / sqrt(2))) / 2
    return max(0.0, (mean * mean + error * error) * below + mean * error * density)  # rounding may leave less than 0


def consider_run(
    played: PastGame, positions: Sequence[int], policy: AnyPolicy, effort: Effort, rng: Random, stop: Stop = never
) -> dict[int, JudgedDecision]:
    """Look at the decisions of a run: of one seat, with neither luck nor another seat between them.

    Where a look finds nothing better than all that was done in the run from there on, the rest of it is settled.
    """
    found: dict[int, JudgedDecision] = {}
    settled = False
    for position in positions:
        actual = continued(played, position)
        if settled:
            found[position] = JudgedDecision(actual[0], NOTHING, 0.0, (actual,), 0)
            continue
        found[position] = consider(played, position, policy, effort, rng, stop=stop)
        settled = found[position].ways[0] == actual and len(found[position].ways) > 1
    return found


def _chosen(
    policy: AnyPolicy, state: State, ways: Sequence[Way], deals: int, limit: Until, rng: Random, stop: Stop
) -> list[list[float]]:
    """The chances after each way, deal by deal.

    The worse half falls out after a quarter and again after half of the deals, but two stay.  The first way
    is the played one; the best of those that begin like it stays in.
    """
    values: list[list[float]] = [[] for _ in ways]
    running = list(range(len(ways)))
    for done in range(1, deals + 1):
        if stop():
            raise StoppedError
        found = _values(policy, state, [ways[i] for i in running], limit, rng)
        for i, value in zip(running, found, strict=True):
            values[i].append(value)
        if done in (deals // 4, deals // 2):
            running.sort(key=lambda i: sum(values[i]), reverse=True)
            own = next(i for i in running if ways[i][0] == ways[0][0])
            running = running[: max(2, (len(running) + 1) // 2)]
            if own not in running:
                running.append(own)
    return values


def _values(policy: AnyPolicy, state: State, ways: Sequence[Way], limit: Until, rng: Random) -> list[float]:
    """Chance of the seat to act after each way, in one common deal."""
    seat = state.actor
    deal, luck = policy.world(state, seat, rng), int(rng.random() * (1 << 53))
    turn_over = until_turn(state.turn + 1)
    found = []
    for way in ways:
        world = deal.clone()
        follow(world, way, turn_over)
        found.append(chances(play_on(world, policy, limit, Random(luck)), policy, seat)[seat])
    return found
