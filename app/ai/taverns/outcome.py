"""From points to chances: who wins, as far as the evenings that are left can be foreseen."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from app.ai.player import softmax
from app.ai.taverns.hand import outlook
from app.engines.taverns.components import ROUNDS

if TYPE_CHECKING:
    from app.engines.taverns.state import State

LUCK = 4.0
"""How far an evening throws a seat from what was expected, in points of a softmax."""


def spread(state: State) -> float:
    """Points of a softmax that the rest of the game may still shift."""
    return LUCK * sqrt(ROUNDS - state.round + 0.5)


def evaluate(state: State) -> list[float]:
    """Expected win share of every seat."""
    return softmax([outlook(state, seat) for seat in range(state.players)], spread(state))


def slope(state: State) -> float:
    """Win share that one point more is worth, between equals."""
    n = state.players
    return (n - 1) / (n * n) / spread(state)
