"""The judgement of positions: a weighted sum per seat, win shares from the sums, and what was learned on top of them.

The sums alone are quick: the rollout policy weighs its moves by them, and a search judges by them, a grandmaster's with
weights of its own.  What a journeyman strives for, and what people are told, is judged by what was learned, which reads
the sums among its first features.
"""

from __future__ import annotations

from math import exp, log
from operator import mul
from typing import TYPE_CHECKING

from app.ai.chances import Projection
from app.ai.port_royal.features import features, stage
from app.ai.port_royal.learned import VALUE
from app.ai.port_royal.weights import WEIGHTS
from app.ai.value import common

if TYPE_CHECKING:
    from app.engines.port_royal.state import State


def utility(state: State, seat: int, early: float, weights: tuple[float, ...]) -> float:
    """Logarithm of how likely ``seat`` is to win against the others, up to a common term."""
    parts: map[float] = map(mul, weights, features(state, seat, early))
    return sum(parts)


def lead(state: State, seat: int, weights: tuple[float, ...]) -> float:
    """Utility of ``seat`` over that of all the others together: the logarithm of its odds to win."""
    early = stage(state)
    others = sum((exp(utility(state, other, early, weights)) for other in range(state.players) if other != seat), 0.0)
    return utility(state, seat, early, weights) - log(others)


def evaluate(state: State, weights: tuple[float, ...]) -> list[float]:
    """Expected win share of every seat by the sums alone; sums to 1."""
    early = stage(state)
    values = [utility(state, seat, early, weights) for seat in range(state.players)]
    top = max(values)
    parts = [exp(value - top) for value in values]
    total = sum(parts)
    return [part / total for part in parts]


def rows(state: State) -> list[list[float]]:
    """What the learned judgement reads of every seat (``app.ai.value``)."""
    early = stage(state)
    weights = WEIGHTS[state.players]
    found = [features(state, seat, early) for seat in range(state.players)]
    sums: list[float] = []
    for each in found:
        parts: map[float] = map(mul, weights, each)
        sums.append(sum(parts))
    whole = common(Projection(sums, 1.0 - early), state.influence, state.actor, 1.0)
    for row, each in zip(whole, found, strict=True):
        row += each
    return whole


def learned(state: State) -> list[float]:
    """Expected win share of every seat as it was learned from games; sums to 1."""
    return VALUE.shares(rows(state))
