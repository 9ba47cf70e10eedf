"""The chance to win as people are shown it: see ``app.ai.chances``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.bruges.cards import promise
from app.ai.bruges.weights import BY_HAND
from app.ai.bruges.worth import projected_points, rounds_left, turns_left
from app.ai.chances import Projection
from app.engines.bruges.components import TURNS

if TYPE_CHECKING:
    from app.engines.bruges.state import State

ROUNDS = {2: 8.0, 3: 8.0, 4: 8.0, 5: 6.6}
"""Rounds at the beginning of a game, as ``rounds_left`` counts them, by number of players."""


# fmt: off
ODDS: dict[int, tuple[float, ...]] = {
    2: (
        0.1702, 0.2019, 0.2425, 0.2808, 0.6077,  # of a point that is foreseen
        -0.0094, 0.0436, 0.0521,  # of a point in hand
        -0.0823, -0.1141, 0.0974,  # of the wait for the next turn
        -0.0194, -0.1487,  # of being the viewer
        -0.0065, 0.0248, -0.0117,  # of a point more of the viewer
    ),
    3: (
        0.1565, 0.1906, 0.2347, 0.2782, 0.6158,  # of a point that is foreseen
        -0.0087, 0.0422, 0.0528,  # of a point in hand
        -0.0757, -0.1105, 0.0987,  # of the wait for the next turn
        -0.0188, -0.1507,  # of being the viewer
        -0.006, 0.024, -0.0118,  # of a point more of the viewer
    ),
    4: (
        0.201, 0.2319, 0.2709, 0.3052, 0.6425,  # of a point that is foreseen
        -0.0111, 0.0487, 0.0551,  # of a point in hand
        -0.0972, -0.1275, 0.1029,  # of the wait for the next turn
        -0.0217, -0.1572,  # of being the viewer
        -0.0077, 0.0277, -0.0124,  # of a point more of the viewer
    ),
    5: (
        0.2328, 0.2611, 0.2961, 0.3232, 0.6582,  # of a point that is foreseen
        -0.0129, 0.0532, 0.0564,  # of a point in hand
        -0.1126, -0.1394, 0.1055,  # of the wait for the next turn
        -0.0237, -0.1611,  # of being the viewer
        -0.0089, 0.0303, -0.0127,  # of a point more of the viewer
    ),
}
# fmt: on
"""Fitted with ``app.ai.calibrate`` to games of journeymen (``app.ai.calibration``): at each number of players seeds
1001 to 1160 and 2001 to 2300."""


def projection(state: State) -> Projection:
    """Points at the end; the game is as old as the turns that are still to come tell."""
    values = projected_points(state, BY_HAND)
    for seat in range(state.players):
        values[seat] += promise(state, seat, BY_HAND)
    left = rounds_left(state) + max(turns_left(state, seat) for seat in range(state.players)) / TURNS
    return Projection(values, 1.0 - left / ROUNDS[state.players])
