"""Positions played on by the rollout policy: simulations to a limit, and what is foreseen from many deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random

from app.ai.player import AnyPolicy, Stop, StoppedError, Until, chances, never, shares, until_turn
from app.engines.contract import NOBODY, Action, State

Way = tuple[Action, ...]
"""Actions of one seat in a row, after which the rollout policy plays on."""

TURN_BITS = 12
"""Bits of a seed that hold the number of a turn."""


def play_out(
    state: State, seat: int, policy: AnyPolicy, turn: int, limit: Until, luck: int, stop: Stop = never
) -> State:
    """Let the rollout policy play on to the limit or the end of the game, in a simulation of ``seat``.

    At each turn after ``turn`` it is dealt again (``Policy.deal``), from a seed made of ``luck`` and the number of the
    turn: simulations of equal ``luck`` stay comparable although different actions have used up different random
    numbers.  ``seat`` plays by ``Policy.playout``, the others by ``Policy.others``.  ``state`` may be changed; the last
    position is returned.

    Raises:
        StoppedError: ``stop`` returned true; it is called before every step.
    """
    rng = Random(luck)
    while state.actor != NOBODY and not limit(state):
        if stop():
            raise StoppedError
        if state.turn != turn:
            turn = state.turn
            state = policy.deal(state, seat, Random((luck << TURN_BITS) + turn), again=True)
        play = policy.playout if state.actor == seat else policy.others
        follow(state, play(state, rng), limit)
    return state


def follow(state: State, actions: Sequence[Action], limit: Until) -> None:
    """Apply the first action, then the others as long as each is legal and the limit is not reached."""
    state.apply(actions[0])
    for action in actions[1:]:
        if limit(state) or action not in state.legal():
            return
        state.apply(action)


def played(
    deal: State,
    seat: int,
    plan: Sequence[Action],
    policy: AnyPolicy,
    limit: Until,
    luck: int,
    stop: Stop = never,
) -> State:
    """The position at the limit (or the end of the game) after a plan and the rollout policy, in one deal.

    The plan is followed to the end of the turn at most.  ``deal`` is not changed; ``luck`` is the seed of ``play_out``.

    Raises:
        StoppedError: ``stop`` returned true.
    """
    state = deal.clone()
    follow(state, plan, until_turn(deal.turn + 1))
    return play_out(state, seat, policy, deal.turn, limit, luck, stop)


def play_on(state: State, policy: AnyPolicy, limit: Until, rng: Random) -> State:
    """Let the rollout policy play on to the limit or the end of the game, every seat with the same care.

    All play by ``Policy.playout``: a seat that makes little of what it has would find a card useless that serves better
    players, and each real turn would bring more than was foreseen.  Nothing is dealt again on the way, so seats keep
    the hidden things that they chose.  ``state`` is changed and returned.
    """
    while state.actor != NOBODY and not limit(state):
        follow(state, policy.playout(state, rng), limit)
    return state


def to_the_end(state: State) -> bool:
    """An ``Until`` that lets a game be played to its end."""
    return False


def horizon(policy: AnyPolicy, state: State, limit: Until) -> Until:
    """Up to where a position is played on to tell chances: in an endgame to its end, elsewhere to ``limit``."""
    return to_the_end if policy.endgame(state) else limit


def at_least(policy: AnyPolicy, view: State) -> Until:
    """The limit of the policy, or the turn after every seat had one, whichever comes later; in an endgame the end."""
    if policy.endgame(view):
        return to_the_end
    far, near = policy.limit(view), until_turn(view.turn + view.players + 1)
    return lambda state: far(state) and near(state)


def look_ahead(
    view: State,
    seat: int,
    policy: AnyPolicy,
    plans: Sequence[Sequence[Action]],
    samples: int,
    rng: Random,
    stop: Stop = never,
) -> tuple[list[float], int]:
    """Play every plan out to the end of the turn in the same deals, and evaluate the positions there.

    Returns:
        The mean ``Policy.turn_reward`` to ``seat`` per plan, and the number of deals: ``samples``, or fewer (but one
        at least) if ``stop`` returned true.
    """
    totals = [0.0] * len(plans)
    done = 0
    while done < samples and not (done and stop()):
        deal = policy.deal(view, seat, rng)
        luck = int(rng.random() * (1 << 53))
        for i, plan in enumerate(plans):
            state = played(deal, seat, plan, policy, until_turn(view.turn + 1), luck)
            totals[i] += policy.turn_reward(state, deal)[seat]
        done += 1
    return [total / done for total in totals], done


def assess(
    view: State, observer: int, policy: AnyPolicy, samples: int, rng: Random, stop: Stop = never
) -> tuple[list[float], list[float]]:
    """Estimate the chance to win per seat from what ``observer`` can know.

    Each of ``samples`` deals is played to the end of the turn; the chances are those of ``Policy.win_chances`` there.
    In an endgame it is played to its end, and the chances are the shares of the win.

    Returns:
        Mean chance per seat (sum 1), and its standard error per seat.
    """
    players = view.players
    if view.actor == NOBODY:
        return shares(view), [0.0] * players
    sums, squares, done = [0.0] * players, [0.0] * players, 0
    for state in played_deals(view, observer, policy, samples, rng, stop):
        for seat, value in enumerate(chances(state, policy, observer)):
            sums[seat] += value
            squares[seat] += value * value
        done += 1
    means = [total / done for total in sums]
    return means, [standard_error(mean, square, done) for mean, square in zip(means, squares, strict=True)]


def played_deals(
    view: State, observer: int, policy: AnyPolicy, samples: int, rng: Random, stop: Stop = never
) -> Iterator[State]:
    """Up to ``samples`` possible positions at the end of the turn, each from a deal that ``observer`` may assume.

    In an endgame they are ends of the game.

    ``stop`` is called from the third on: two are needed for a standard error.
    """
    limit = horizon(policy, view, until_turn(view.turn + 1))
    done = 0
    while done < samples and not (done > 1 and stop()):
        yield play_on(policy.world(view, observer, rng), policy, limit, rng)
        done += 1


def standard_error(mean: float, squares: float, runs: int) -> float:
    """The standard error of ``mean``, from the sum of the squares of ``runs`` values; 0 for a single one."""
    return sqrt(max(0.0, squares - runs * mean * mean) / max(1, runs - 1) / runs)
