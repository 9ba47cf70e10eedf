"""Gold and points of a seat.  R6, R7"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.engines.murano.state import State


def pay(state: State, seat: int, amount: int) -> None:
    """Gold never goes below 0: nothing is offered that cannot be paid.  R6"""
    state.gold[seat] -= amount


def gain_gold(state: State, seat: int, amount: int, source: str) -> None:
    """Gold is unlimited.  R6"""
    state.gold[seat] += amount
    if state.trace is not None:
        state.trace.append(("gold", seat, amount, source))


def gain_vp(state: State, seat: int, points: int, source: str) -> None:
    """Points on the track, which has no upper end and never falls below 0.  R7"""
    state.vp[seat] = max(0, state.vp[seat] + points)
    if state.trace is not None:
        state.trace.append(("vp", seat, points, source))
