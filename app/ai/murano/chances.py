"""The chance to win as people are shown it: see ``app.ai.chances``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.chances import Projection
from app.ai.murano.features import played
from app.ai.murano.worth import worth
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from random import Random

    from app.engines.murano.state import State

# fmt: off
ODDS: dict[int, tuple[float, ...]] = {
    2: (
        -0.0161, 0.0503, 0.0635, 0.0605, 0.0672,  # of a point that is foreseen
        0.0123, -0.0012, -0.0042,  # of a point in hand
        -0.0453, 0.0841, -0.1444,  # of the wait for the next turn
        -0.6737, -1.9922,  # of being the viewer
        0.011, 0.0473, 0.1245,  # of a point more of the viewer
    ),
    3: (
        -0.0329, 0.0877, 0.0957, 0.0796, 0.078,  # of a point that is foreseen
        0.0251, -0.0017, -0.0049,  # of a point in hand
        -0.0924, 0.1266, -0.1678,  # of the wait for the next turn
        -1.03, -2.39,  # of being the viewer
        0.031, 0.053, 0.123,  # of a point more of the viewer
    ),
    4: (
        -0.0356, 0.0942, 0.1023, 0.0846, 0.0823,  # of a point that is foreseen
        0.0271, -0.0019, -0.0052,  # of a point in hand
        -0.0999, 0.1353, -0.177,  # of the wait for the next turn
        -1.03, -2.39,  # of being the viewer
        0.031, 0.053, 0.123,  # of a point more of the viewer
    ),
}
# fmt: on
"""Fitted to 240 games of the rollout policy, then with ``app.ai.calibrate`` to those of journeymen
(``app.ai.calibration``): seeds 1 to 40 for two players, 1 to 20 for three and four.  With three and four the weights of
the own seat are those of before, that of being the viewer a tenth larger: between games of the rollout policy, in which
viewers think too much of themselves, and those of journeymen, in which they think too little."""


def world(view: State, viewer: int, rng: Random) -> State:
    """A deal in which nobody suspects anybody: each seat plays and counts the characters that it was dealt."""
    state = view.resample(viewer, rng)
    state.observer = NOBODY
    return state


def projection(state: State) -> Projection:
    """Points at the end; the game is as old as the turns that are still to come tell."""
    return Projection([worth(state, seat) for seat in range(state.players)], played(state))
