"""The chance to win as people are shown it: see ``app.ai.chances``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.bruges.cards import promise
from app.ai.bruges.worth import projected_points, rounds_left, turns_left
from app.ai.chances import Projection
from app.engines.bruges.components import TURNS

if TYPE_CHECKING:
    from app.engines.bruges.state import State

ROUNDS = {2: 9.25, 3: 9.25, 4: 9.25, 5: 7.8}
"""Rounds at the beginning of a game, as ``rounds_left`` counts them, by number of players."""


# fmt: off
ODDS: dict[int, tuple[float, ...]] = {
    2: (
        0.0392, 0.1175, 0.2025, 0.2779, 0.6162,  # of a point that is foreseen
        0.0792, 0.0351, 0.0106,  # of a point in hand
        0.0503, -0.3634, 0.0474,  # of the wait for the next turn
        -0.0431, -0.1485,  # of being the viewer
        0.0236, 0.0172, -0.0148,  # of a point more of the viewer
    ),
    3: (
        0.0379, 0.1148, 0.1997, 0.2769, 0.6206,  # of a point that is foreseen
        0.0765, 0.0346, 0.0107,  # of a point in hand
        0.0486, -0.3584, 0.0477,  # of the wait for the next turn
        -0.0425, -0.1496,  # of being the viewer
        0.0228, 0.017, -0.0149,  # of a point more of the viewer
    ),
    4: (
        0.0408, 0.1213, 0.2072, 0.2819, 0.6193,  # of a point that is foreseen
        0.0824, 0.0359, 0.0106,  # of a point in hand
        0.0524, -0.372, 0.0476,  # of the wait for the next turn
        -0.0441, -0.1493,  # of being the viewer
        0.0245, 0.0176, -0.0149,  # of a point more of the viewer
    ),
    5: (
        0.0426, 0.1255, 0.2121, 0.2853, 0.6191,  # of a point that is foreseen
        0.0861, 0.0368, 0.0106,  # of a point in hand
        0.0547, -0.3808, 0.0476,  # of the wait for the next turn
        -0.0452, -0.1492,  # of being the viewer
        0.0256, 0.018, -0.0149,  # of a point more of the viewer
    ),
}
# fmt: on
"""Fitted to 240 games of the rollout policy, then with ``app.ai.calibrate`` to those of journeymen
(``app.ai.calibration``): seeds 1 to 40 for two players, 1 to 30 for more."""


def projection(state: State) -> Projection:
    """Points at the end; the game is as old as the turns that are still to come tell."""
    values = projected_points(state)
    for seat in range(state.players):
        values[seat] += promise(state, seat)
    left = rounds_left(state) + max(turns_left(state, seat) for seat in range(state.players)) / TURNS
    return Projection(values, 1.0 - left / ROUNDS[state.players])
