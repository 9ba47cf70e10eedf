"""The chance to win as people are shown it: see ``app.ai.chances``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.chances import Projection
from app.ai.taverns.rollout_policy import outlook
from app.ai.taverns.weights import WEIGHTS
from app.engines.taverns.components import ROUNDS

if TYPE_CHECKING:
    from app.engines.taverns.state import State


# fmt: off
ODDS: dict[int, tuple[float, ...]] = dict.fromkeys(
    (2, 3, 4),
    (
        0.039, 0.059, 0.074, 0.079, 0.149,  # of a point that is foreseen
        0.0, 0.0, 0.0,  # of a point in hand
        0.019, 0.018, -0.052,  # of the wait for the next turn
    ),
)
# fmt: on
"""Fitted to 400 games of the rollout policy, 20 positions of each, for all numbers of players alike.  Fits to so few
journeymen's games as there were told other ones no better."""


def projection(state: State) -> Projection:
    """Points at the end, evening by evening."""
    weights = WEIGHTS[state.level]
    values = [outlook(state, seat, weights) for seat in range(state.players)]
    return Projection(values, (state.round - 1) / (ROUNDS - 1))
