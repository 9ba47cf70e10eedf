"""Points at the end, also as an estimate during the game.  R132-R135, R154-R158, R161"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges.components import (
    BIT,
    EFFECTS,
    HOUSE_POINTS,
    KIND,
    LAUREL,
    MAJORITY_POINTS,
    N_CARDS,
    POINTS,
    THIRD_SPACE_POINTS,
    TRACK,
)
from app.engines.bruges.counting import built_three_spaces, count, holds

if TYPE_CHECKING:
    from app.engines.bruges.state import State

_LAUREL_MASK = sum(BIT[card] for card in range(N_CARDS) if KIND[card] == LAUREL)


def persons(state: State, seat: int) -> int:
    """Printed points of all persons and pets.  R92, R132"""
    return sum(POINTS[card] for card in state.persons[seat] + state.pets[seat] if card >= 0)


def laurel(state: State, seat: int, card: int) -> int:
    """What a laurel text brings.  R68, R132, R155, R156, R157, R158, R161"""
    points = 0
    for op in EFFECTS[card]:
        if op.per is not None:
            points += op.points * (count(state, seat, op.per, card) // op.divisor)
        elif op.condition is not None and holds(state, seat, op.condition):
            points += op.points
    return points


def laurels(state: State, seat: int) -> int:
    """What all laurel texts bring.  R68, R132"""
    if not state.own[seat] & _LAUREL_MASK:
        return 0
    return sum(laurel(state, seat, card) for card in state.persons[seat] if card >= 0 and KIND[card] == LAUREL)


def canal(state: State, seat: int) -> int:
    """Spaces number 3 and statues.  R132"""
    mask = state.statues[seat]
    values = sum(value for value in range(mask.bit_length()) if mask >> value & 1)
    return THIRD_SPACE_POINTS * built_three_spaces(state, seat, 0, 0) + values


def breakdown(state: State, seat: int) -> dict[str, int]:
    """Points by origin; hand cards, guilders, workers and markers count nothing.  R132, R133, R135"""
    return {
        "counter": state.points[seat],
        "persons": persons(state, seat),
        "houses": HOUSE_POINTS * len(state.houses[seat]),
        "laurels": laurels(state, seat),
        "majorities": MAJORITY_POINTS * state.turned[seat].bit_count(),
        "canal": canal(state, seat),
        "reputation": TRACK[state.steps[seat]],
    }


def total(state: State, seat: int) -> int:
    """All of it.  R132"""
    return sum(breakdown(state, seat).values())
