"""Turns, rounds, the end of the game and the winner.  R2, R57, R61-R64"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.port_royal.components import STALLED_ROUNDS

if TYPE_CHECKING:
    from app.engines.port_royal.state import State


def check_trigger(state: State, seat: int) -> None:
    """Trigger the end when a seat has the needed influence; it stays triggered.  R14, R61"""
    if not state.ended and state.influence[seat] >= state.needed and state.has_what_it_takes(seat):
        state.ended = True
        if state.trace is not None:
            state.trace.append(("end_triggered", seat))


def begin_turn(state: State, seat: int) -> None:
    """Make a seat the active player; seats are clockwise.  R1, R2, R20"""
    state.turn += 1
    state.active = seat
    state.phase = 0
    state.shown = state.reshuffles = state.extra_taxes = 0
    if state.trace is not None:
        state.trace.append(("turn_began", seat))
    state.game.proceed(state)


def end_turn(state: State) -> None:
    """Clear the harbour; the next seat becomes active, or the round is over.  R57, R62"""
    if state.harbour:
        state.discard += state.harbour
        state.harbour.clear()
        state.colours = 0
    seat = (state.active + 1) % state.players
    if seat == state.start and not next_round(state):
        return
    begin_turn(state, seat)


def next_round(state: State) -> bool:
    """Begin a round unless the game ends with the one just played.  R62, R62a (ruling)"""
    state.stalled = 0 if state.risen else state.stalled + 1
    state.risen = False
    if state.ended or state.stalled >= STALLED_ROUNDS:
        state.decision = "over"
        state.actor = NOBODY
        state.offers = []
        if state.trace is not None:
            state.trace.append(("game_over",))
        return False
    state.round += 1
    if state.trace is not None:
        state.trace.append(("round_began", state.round))
    return True
