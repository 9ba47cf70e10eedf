"""Several actions by one choice: the rest of a hand drawn from one pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.models.bruges.keys import rest_key
from app.models.selection import Series

if TYPE_CHECKING:
    from app.engines.bruges.state import State
    from app.models.selection import Path


def missing(state: State) -> int:
    """Cards that the seat to act still draws to fill its hand; 0 when it is not filling it.  R17"""
    if state.decision != "choose_draw_pile" or state.phase != 1:
        return 0
    return max(0, c.HAND_SIZE - len(state.hand[state.actor]))


def series(state: State) -> list[tuple[Path, Series]]:
    """The missing cards from either pile, where it has more than that many."""
    number = missing(state)
    if number < 2:
        return []
    offered = [action[1] for action in state.legal()]
    return [
        ((rest_key(side),), Series((("draw", side),) * number)) for side in offered if len(state.piles[side]) > number
    ]
