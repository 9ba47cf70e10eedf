"""The chance to win as people are shown it: see ``app.ai.chances``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.bruges.cards import promise
from app.ai.bruges.worth import prospects, rounds_left, turns_left
from app.ai.chances import Projection
from app.engines.bruges.components import TURNS

if TYPE_CHECKING:
    from app.engines.bruges.state import State

ROUNDS = {2: 9.25, 3: 9.25, 4: 9.25, 5: 7.8}
"""Rounds at the beginning of a game, as ``rounds_left`` counts them, by number of players."""


# fmt: off
ODDS: dict[int, tuple[float, ...]] = {
    2: (0.013, 0.073, 0.172, 0.269, 0.618, 0.0, 0.0, 0.0, 0.198, -0.292, 0.087, -0.046, -0.176, 0.029, 0.003, -0.03),
    3: (0.013, 0.073, 0.172, 0.269, 0.618, 0.0, 0.0, 0.0, 0.198, -0.292, 0.087, -0.046, -0.176, 0.029, 0.003, -0.03),
    4: (0.013, 0.073, 0.172, 0.269, 0.618, 0.0, 0.0, 0.0, 0.198, -0.292, 0.087, -0.046, -0.176, 0.029, 0.003, -0.03),
    5: (0.013, 0.073, 0.172, 0.269, 0.618, 0.0, 0.0, 0.0, 0.198, -0.292, 0.087, -0.046, -0.176, 0.029, 0.003, -0.03),
}
# fmt: on
"""``app.ai.calibrate bruges fit --games 240 --positions 24 --seed 1``."""


def standing(state: State) -> Projection:
    """Points at the end; the game is as old as the turns that are still to come tell."""
    values = prospects(state)
    for seat in range(state.players):
        values[seat] += promise(state, seat)
    left = rounds_left(state) + max(turns_left(state, seat) for seat in range(state.players)) / TURNS
    return Projection(values, 1.0 - left / ROUNDS[state.players])
