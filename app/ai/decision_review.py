"""What a master would have done in another's place, and what the difference is worth.

The master chooses first; then its choice and the one that was taken meet the same deals, both played on
by the rollout policy.  The deals are fresh ones, so that the better look of a choice does not count twice.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from app.ai.levels import MASTER, choose
from app.ai.player import AnyPolicy, Budget, Stop, chances, never
from app.ai.search import at_least, follow, play_on, standard_error

if TYPE_CHECKING:
    from app.engines.contract import Action, State


@dataclass(frozen=True, slots=True)
class DecisionReview:
    """A second look at a decision.

    Attributes:
        index: Place of the master's action in ``view.legal()``.
        gain: Chance to win that it brings more than the action that was taken; 0 if it is the same.
        error: Standard error of the gain.
        runs: Deals behind it.
    """

    index: int
    gain: float
    error: float
    runs: int


def reconsider(
    view: State, taken: int, policy: AnyPolicy, budget: Budget, deals: int, rng: Random, stop: Stop = never
) -> DecisionReview:
    """Compare what was done with what a master would do.

    Args:
        view: A ``resample`` for the seat to act.
        taken: Place of the action that was taken in ``view.legal()``.
        policy: Of the game.
        budget: For the master's choice.
        deals: How many deals both actions meet.
        rng: For both.
        stop: Asked between two deals.

    Raises:
        ValueError: There is no such action.
    """
    actions = view.legal()
    if not 0 <= taken < len(actions):
        raise ValueError(f"taken: {taken} of {len(actions)} actions")
    index = choose(view, view.actor, MASTER, policy, budget, rng, stop).index
    if index == taken:
        return DecisionReview(index, 0.0, 0.0, 0)
    total = squares = 0.0
    runs = 0
    while runs < deals and not (runs > 1 and stop()):
        deal, luck = policy.world(view, view.actor, rng), int(rng.random() * (1 << 53))
        gain = _share(deal, actions[index], policy, luck) - _share(deal, actions[taken], policy, luck)
        total += gain
        squares += gain * gain
        runs += 1
    mean = total / runs
    return DecisionReview(index, mean, standard_error(mean, squares, runs), runs)


def _share(deal: State, action: Action, policy: AnyPolicy, luck: int) -> float:
    """Chance to win of the seat to act after an action, the rollout policy playing on."""
    seat, state = deal.actor, deal.clone()
    limit = at_least(policy, deal)
    follow(state, (action,), limit)
    return chances(play_on(state, policy, limit, Random(luck)), policy, seat)[seat]
