"""From points to chances: who wins, as far as the evenings that are left can be foreseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.player import softmax
from app.ai.taverns.rollout_policy import outlook
from app.engines.taverns.components import ROUNDS

if TYPE_CHECKING:
    from app.ai.taverns.weights import Weights
    from app.engines.taverns.state import State

TONIGHT = 3.0
"""Points of a softmax that an evening may still shift once its dice are rolled."""

LATER, EACH = 9.0, 1.1
"""The same with evenings to come: once, and for each."""


def spread(state: State) -> float:
    """Points of a softmax that the rest of the game may still shift."""
    rolled = state.phase or state.decision == "draft_die"
    left = ROUNDS - state.round + (not rolled)
    return LATER + EACH * left if left > 0 else TONIGHT


def evaluate(state: State, weights: Weights) -> list[float]:
    """Expected win share of every seat."""
    return softmax([outlook(state, seat, weights) for seat in range(state.players)], spread(state))


def slope(state: State) -> float:
    """Win share that one point more is worth, between equals."""
    n = state.players
    return (n - 1) / (n * n) / spread(state)
