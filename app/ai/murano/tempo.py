"""How long the game still takes, as far as the stacks tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.murano.end import empty_sorts

if TYPE_CHECKING:
    from app.engines.murano.state import State

RATES = (0.36, 0.085, 0.095, 0.085, 0.115)
"""Tiles that leave a supply in a usual turn: streets, shops, glass factories, special buildings, palaces."""

SHORTER = 0.55
"""Part of the turns that can be planned with: the end may come sooner."""


def turns_left(state: State, seat: int) -> float:
    """Own turns that a seat still has, the present one included."""
    order = (seat - state.active) % state.players
    if state.ended:
        return 1.0 if order < state.turns_left else 0.0
    gone = len(empty_sorts(state))
    left = (len(state.streets), len(state.shops), state.glassworks, state.specials_left, len(state.palaces))
    times = sorted(number / rate for number, rate in zip(left, RATES, strict=True))
    ahead = times[1] if gone < 2 else 0.0
    return max(1.0, 1.0 + SHORTER * (ahead - order) / state.players)
