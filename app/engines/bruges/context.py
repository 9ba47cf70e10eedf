"""Who is meant by an effect: the op that asks, the opponents, the other persons.  R16, R109, R169"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges.components import BIT, EFFECTS, N_CARDS

if TYPE_CHECKING:
    from app.engines.bruges.components import Op
    from app.engines.bruges.state import State

_STAND_INS = sum(BIT[card] for card in range(N_CARDS) for op in EFFECTS[card] if op.kind == "activate_opponent_person")
"""Persons through whom somebody else's person is activated."""


def asking(state: State) -> tuple[int, Op, int]:
    """Seat, op and source of the effect that asks its owner or an opponent."""
    _, seat, effect, index, source = state.asked
    return seat, EFFECTS[effect][index], source


def opponents(state: State, seat: int) -> list[int]:
    """The others, clockwise from the left neighbour.  R16, R162"""
    return [(seat + step) % state.players for step in range(1, state.players)]


def others_of(state: State, seat: int, person: int) -> int:
    """The "other persons" of somebody who activates a person, as a bit mask.

    Somebody else's person is no part of the display; then its stand-in is not another one.  R88, R109
    """
    own = state.own[seat]
    return own & ~BIT[person] if own & BIT[person] else own & ~_STAND_INS


def resolving(state: State) -> int:
    """Persons whose activation is still being resolved, as a bit mask.  R169"""
    mask = 0
    for step in state.agenda:
        if step[0] == "done":
            mask |= BIT[step[1]]
    return mask
