"""What a decision gave away: the action that was played against the best one, in the same deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from app.ai.player import AnyPolicy, Stop, StoppedError, Until, chances, never, until_turn
from app.ai.playouts import Way, at_least, follow, play_on
from app.ai.skill.ledger import NOTHING, Estimate, mean_of, squared_excess
from app.engines.contract import run_end

if TYPE_CHECKING:
    from app.ai.skill.outlook import PastGame
    from app.engines.contract import Action, State

MAX_WAYS = 6
"""Most ways that are compared, besides the one that was played."""

PRECISE_ERROR = 0.003
"""Standard error of a loss at which no more deals are played."""

BATCH = 16
"""Deals between two looks at the error."""

FEWEST_DEALS = 2
"""Fewest deals after which ways are dropped: a single one tells no error."""

RARE_DEALS, USUAL_SHARE = 2, 0.1
"""Number of deals that count besides those that were played, and the variance of the difference in them as a share of
that of the chance after the action played.  Of random decisions it is 0.1 in Bruges, 0.3 in Murano, 1 elsewhere."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How closely a decision is looked at.

    Attributes:
        choosing: Number of deals on which the best way is chosen.
        judging: Most deals on which it is compared with the way that was played.
        far: Whether every seat has a turn before the position is judged; else it is judged at the end of the turn.
        ways: Most ways that are compared, besides the one that was played.
    """

    choosing: int
    judging: int
    far: bool = False
    ways: int = MAX_WAYS


GLANCE = 6
"""Deals in which the best way is looked for where an earlier look at the same run found nothing better."""

DOUBTFUL = 0.005
"""Chance to win by which another way has to seem ahead at the end of the turn for a further look to check it."""

QUICK, QUICK_FAR = Effort(16, 32), Effort(12, 24, far=True, ways=4)
CHECK = Effort(12, 24, far=True)
DEEP = Effort(48, 128, far=True)


def quick(policy: AnyPolicy) -> Effort:
    """The first look at the decisions of a game."""
    return QUICK_FAR if policy.slow_effects else QUICK


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """A decision and what it cost.

    Attributes:
        best: The best action; the one that was played if no other is clearly better.
        loss: Estimate of Q(s, played) - Q(s, best), 0 if the played action is the best.
        seems: By how much the best way was clearly ahead in the choosing deals, else 0; or what a far look of the first
            pass leaves open.  It is biased upwards and only tells where to look again.
        ways: The ways, best first by the choosing deals.
        deals: Number of judging deals; 0 if no other action was ahead in the choosing ones.
    """

    best: Action
    loss: Estimate
    seems: float
    ways: tuple[Way, ...]
    deals: int


def continued(played: PastGame, position: int) -> Way:
    """What the seat to act at a position really did from there until luck or another seat intervened."""
    return tuple(played.actions[position : run_end(played.states, position)])


def continuations(further: Way, position: int, best: Mapping[int, Action]) -> list[Way]:
    """What a seat may do after the action that it took: what it did, and that as far as its next mistake, made good.

    Args:
        further: What it did next, until luck or another seat intervened.
        position: The position in which the action was taken.
        best: The better actions of the mistakes, by position.
    """
    for number in range(len(further)):
        better = best.get(position + 1 + number)
        if better is not None:
            return [further, (*further[:number], better)]
    return [further]


def sensible(view: State, policy: AnyPolicy) -> list[Way]:
    """The ways worth comparing, best first by the rollout policy: its plans, else all actions not dominated."""
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
    improved: Way = (),
) -> JudgedDecision:
    """Compare the action that was played at a position with the best one, from what the seat to act could know.

    Args:
        played: The game.
        position: The position of the decision.
        policy: Of the game.
        effort: How closely to look.
        rng: For the deals.
        ways: The ways to compare, best first; ``sensible`` ones if empty.
        stop: Polled before every deal.
        improved: The action that was played, followed by the best that is known to have been possible after it, if that
            is known; else nothing.

    Raises:
        StoppedError: ``stop`` returned true.
    """
    state, actual = played.states[position], continued(played, position)
    seat, action = state.actor, actual[0]
    found = list(ways) or sensible(state.resample(seat, rng), policy)
    # The played action is followed by what really came next, by the rollout policy, and by the best that is known: of
    # these the best one counts, for what could still be made good is charged where it was not.
    mine = [actual] + ([(action,)] if len(actual) > 1 else [])
    mine += [improved] if improved and improved not in mine else []
    compared = mine + [way for way in found[: effort.ways] if way not in mine]
    if all(way[0] == action for way in compared):
        return JudgedDecision(action, NOTHING, 0.0, tuple(compared), 0)
    # Choose the best way on some deals.
    limit = at_least(policy, state) if effort.far else until_turn(state.turn + 1)
    values = _chosen(policy, state, compared, effort.choosing, limit, rng, stop)
    # Ways that were dropped early have met fewer deals; those that stayed have met all.
    order = sorted(range(len(compared)), key=lambda i: (len(values[i]), sum(values[i])), reverse=True)
    ranked = tuple(compared[i] for i in order)
    best = order[0]
    own = next(i for i in order if compared[i][0] == action)
    ahead = mean_of([one - other for one, other in zip(values[best], values[own], strict=True)])
    if ahead.value <= ahead.error:  # nothing is clearly better than what was played
        rival = next(i for i in order if compared[i][0] != action)
        return JudgedDecision(action, Estimate(0.0, squared_excess(_ahead(values[rival], values[own]))), 0.0, ranked, 0)
    # Measure its lead on other deals, for on the first ones it was chosen partly for its luck.
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


def _ahead(rival: Sequence[float], own: Sequence[float]) -> Estimate:
    """By how much one way is ahead of another in the deals that both have met; of a single deal the error is not known.

    Where a game is all but decided, most deals end the same after both and a rare one is turned by the choice.  A few
    deals that agree would then be told without an error; it is told at least as if ``RARE_DEALS`` more had shown
    differences of the usual size.
    """
    both = list(zip(rival, own, strict=False))
    n = len(both)
    found = mean_of([one - other for one, other in both])
    spread = n * mean_of([other for _, other in both]).variance
    told = (n - 1) * n * found.variance + RARE_DEALS * USUAL_SHARE * spread
    return replace(found, variance=max(found.variance, told / (n - 1 + RARE_DEALS) / n))


def consider_run(
    played: PastGame, positions: Sequence[int], policy: AnyPolicy, effort: Effort, rng: Random, stop: Stop = never
) -> dict[int, JudgedDecision]:
    """Judge the decisions of a run (``account.runs``), by position.

    Args:
        played: The game.
        positions: The positions of the run, in order.
        policy: Of the game.
        effort: How closely to look.
        rng: For the deals.
        stop: Polled before every deal.

    Raises:
        StoppedError: ``stop`` returned true.
    """
    found: dict[int, JudgedDecision] = {}
    # In an endgame chances are those of its end: what the end of the turn looks like would not agree with them.
    looks = {
        position: CHECK if policy.endgame(played.states[position]) and not effort.far else effort
        for position in positions
    }
    # Once nothing is found better than what was played from a position to the end of the run, its later decisions are
    # most likely good as well, and fewer deals look for better ones. They are not taken for good unseen: the ways that
    # were compared end with what the rollout policy plays, which may be worse still than a mistake further on.
    unbeaten = False
    for position, look in looks.items():
        glance = replace(look, choosing=min(GLANCE, look.choosing))
        seen = consider(played, position, policy, glance if unbeaten else look, rng, stop=stop)
        unbeaten = seen.ways[0] == continued(played, position) and (unbeaten or len(seen.ways) > 1)
        found[position] = seen
    # What seems a mistake is looked at again, the last one first: those before it are charged with what they cost by
    # themselves, not with what a later action could still have made good.
    rest: Way = ()
    after = 0
    for position, look in reversed(looks.items()):
        seen = found[position]
        improved = (*played.actions[position:after], *rest) if rest else ()
        if not look.far and seen.seems > DOUBTFUL:
            # The end of a turn is judged well enough to tell that nothing is amiss, not to tell what a mistake costs.
            checked = consider(played, position, policy, CHECK, rng, seen.ways, stop, improved)
            # So few deals may miss what it costs; what they leave open is to be looked at again.
            seen = checked if checked.deals else replace(checked, seems=min(seen.seems, checked.loss.error))
        elif look.far and seen.deals and improved:
            seen = consider(played, position, policy, look, rng, seen.ways, stop, improved)
        if look.far and not seen.deals:
            # So few deals may also miss something where a far look finds nothing clearly better.
            seen = replace(seen, seems=seen.loss.error)
        found[position] = seen
        if seen.deals:
            rest, after = seen.ways[0], position
    return found


def _chosen(
    policy: AnyPolicy, state: State, ways: Sequence[Way], deals: int, limit: Until, rng: Random, stop: Stop
) -> list[list[float]]:
    """The seat's chance to win after each way, by way and deal.

    After a quarter of the deals (two at least) and again after half of them, of the worse half of the ways those are
    dropped that are clearly behind the best one, but not the best of those that begin with the action played (that of
    the first way).  Ways that are dropped have fewer values.
    """
    values: list[list[float]] = [[] for _ in ways]
    running = list(range(len(ways)))
    compared_after = max(FEWEST_DEALS, deals // 4), deals // 2
    for done in range(1, deals + 1):
        if stop():
            raise StoppedError
        found = _values(policy, state, [ways[i] for i in running], limit, rng)
        for i, value in zip(running, found, strict=True):
            values[i].append(value)
        if done in compared_after:
            running.sort(key=lambda i: sum(values[i]), reverse=True)
            own = next(i for i in running if ways[i][0] == ways[0][0])
            good = max(2, (len(running) + 1) // 2)
            running = [i for at, i in enumerate(running) if at < good or i == own or not _clear(values, running[0], i)]
    return values


def _clear(values: Sequence[Sequence[float]], one: int, other: int) -> bool:
    """Whether the first way is ahead of the second by more than the error of that."""
    ahead = _ahead(values[one], values[other])
    return ahead.value > ahead.error


def _values(policy: AnyPolicy, state: State, ways: Sequence[Way], limit: Until, rng: Random) -> list[float]:
    """The chance to win of the seat to act after each way, in one new deal."""
    seat = state.actor
    deal, luck = policy.world(state, seat, rng), int(rng.random() * (1 << 53))
    turn_over = until_turn(state.turn + 1)
    found = []
    for way in ways:
        world = deal.clone()
        follow(world, way, turn_over)
        end = play_on(world, policy, limit, Random(luck))
        found.append(chances(end, policy, seat)[seat])
    return found
