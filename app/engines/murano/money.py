"""Gold and points of a seat.  R6, R7"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.murano.components import N_KINDS

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


def score(state: State, seat: int, points: int, kind: int) -> None:
    """Points of a kind (``BY_BUILDING`` to ``BY_GONDOLIERS``) on the track, which never falls below 0.  R7"""
    points = max(points, -state.vp[seat])
    state.vp[seat] += points
    state.earned[seat * N_KINDS + kind] += points


def gain_vp(state: State, seat: int, points: int, kind: int, source: str) -> None:
    """Points on the track, which has no upper end.  R7"""
    score(state, seat, points, kind)
    if state.trace is not None:
        state.trace.append(("vp", seat, points, source))
