"""How long the game still takes, as far as the rounds and the stacks tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.murano.components import SORTS, tiles_of

if TYPE_CHECKING:
    from app.engines.murano.state import State

FULL = {players: [len(tiles_of(sort, players)) for sort in SORTS] for players in (2, 3, 4)}
"""Tiles of each sort at the beginning."""
LENGTH, ROUND = 22.0, -0.41
"""Rounds still to come by the number of the round, and more with full stacks of each sort."""
STACKS = (-2.0, 5.0, 8.0, 13.0, 8.0)
SHORTER = 0.6
"""Part of the turns that can be planned with: the end may come sooner."""
NEAR, LEAST = 0.9, 2.0
"""Turns of all players for each tile that is missing to the end, at most; and own turns besides."""


def turns_left(state: State, seat: int) -> float:
    """Own turns that a seat still has, the present one included."""
    order = (seat - state.active) % state.players
    if state.ended:
        return 1.0 if order < state.turns_left else 0.0
    left = (len(state.streets), len(state.shops), state.glassworks, state.specials_left, len(state.palaces))
    rounds = LENGTH + ROUND * state.round
    for number, full, weight in zip(left, FULL[state.players], STACKS, strict=True):
        rounds += weight * number / full
    missing = sorted((left[0] / 2.0, *left[1:]))
    near = LEAST + NEAR * (missing[0] + missing[1]) / state.players
    rounds = SHORTER * max(rounds, 2.0)
    return 1.0 + (rounds if rounds < near else near) - order / state.players
