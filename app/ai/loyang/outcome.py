"""From farms to win shares."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from app.ai.loyang.farm import AHEAD, OVER, prospect_at, stage
from app.engines.loyang.components import ROUNDS

if TYPE_CHECKING:
    from app.engines.loyang.state import State

SURE = 0.35
"""Points that decide when nothing is to come."""
OPEN = 0.13
"""Points more per round to come."""
CARDS = 0.2
"""Points that the two cards bring which a seat has still to choose."""
CARDS_EARLY = 0.04
"""Points more per round to come."""
GOAL = 20.0
"""What a lone player strives for."""


def evaluate(state: State) -> list[float]:
    """Win share of every seat by the spaces that they will reach; sums to 1 with two and more.

    A lone player gets the part of the path that lies behind.
    """
    values = [reach(state, seat) for seat in range(state.players)]
    if len(values) == 1:
        return [max(0.0, min(1.0, values[0] / GOAL))]
    scale = _scale(state)
    top = max(values)
    parts = [exp((value - top) / scale) for value in values]
    total = sum(parts)
    return [part / total for part in parts]


def apart(state: State, view: State) -> list[float]:
    """Win share of every seat by what it made of its farm since ``view``, with the others as they were.

    What a farm will bring at the end was foreseen then for them, too, and their luck is none of its doing.
    A point counts the same however far ahead or behind a seat is: below 0 and above 1 it goes on.
    """
    reached = [reach(state, seat) for seat in range(state.players)]
    if len(reached) == 1:
        return [reached[0] / GOAL]
    stood = [reach(view, seat) for seat in range(state.players)]
    part = slope(view)
    result = []
    for seat, value in enumerate(reached):
        best = max(other for place, other in enumerate(stood) if place != seat)
        result.append(0.5 + part * (value - best))
    return result


def reach(state: State, seat: int) -> float:
    """The space that a seat will reach at the start of a turn, cards still to be chosen in this round included."""
    if stage(state, seat) == OVER:
        return prospect_at(state, seat, OVER)
    value = prospect_at(state, seat, AHEAD)
    if state.players > 1 and seat not in state.chosen:
        value += CARDS + CARDS_EARLY * (ROUNDS - state.round)
    return value


def slope(state: State) -> float:
    """Win share that one point is worth when nobody leads."""
    if state.players == 1:
        return 1.0 / GOAL
    return 1.0 / (4.0 * _scale(state))


def _scale(state: State) -> float:
    return SURE + OPEN * (ROUNDS - state.round)
