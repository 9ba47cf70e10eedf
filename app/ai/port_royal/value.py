"""The judgement of positions: a weighted sum per seat, and win shares from the sums."""

from __future__ import annotations

from math import exp, log
from operator import mul
from typing import TYPE_CHECKING

from app.ai.port_royal.features import features, stage
from app.ai.port_royal.weights import WEIGHTS

if TYPE_CHECKING:
    from app.engines.port_royal.state import State


def utility(state: State, seat: int, early: float) -> float:
    """Logarithm of how likely ``seat`` is to win against the others, up to a common term."""
    parts: map[float] = map(mul, WEIGHTS[state.players], features(state, seat, early))
    return sum(parts)


def lead(state: State, seat: int) -> float:
    """Utility of ``seat`` over that of all the others together: the logarithm of its odds to win."""
    early = stage(state)
    others = sum((exp(utility(state, other, early)) for other in range(state.players) if other != seat), 0.0)
    return utility(state, seat, early) - log(others)


def evaluate(state: State) -> list[float]:
    """Expected win share of every seat; sums to 1."""
    early = stage(state)
    values = [utility(state, seat, early) for seat in range(state.players)]
    top = max(values)
    parts = [exp(value - top) for value in values]
    total = sum(parts)
    return [part / total for part in parts]
