"""The chance to win as people are shown it: see ``app.ai.chances``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.chances import Projection
from app.ai.murano.features import played, rows
from app.ai.murano.learned import VALUE
from app.ai.murano.worth import worth
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from random import Random

    from app.engines.murano.state import State

# fmt: off
ODDS: dict[int, tuple[float, ...]] = {
    2: (
        0.0476, 0.101, 0.1101, 0.096, 0.0854,  # of a point that is foreseen
        0.0081, -0.0088, 0.0,  # of a point in hand
        0.0002, -0.0782, -0.0229,  # of the wait for the next turn
        -0.8615, -2.2576,  # of being the viewer
        0.0252, 0.0097, 0.0841,  # of a point more of the viewer
    ),
    3: (
        0.0522, 0.1167, 0.1339, 0.1228, 0.1147,  # of a point that is foreseen
        0.0089, -0.0107, 0.0,  # of a point in hand
        0.0003, -0.0951, -0.0308,  # of the wait for the next turn
        -1.0478, -3.0318,  # of being the viewer
        0.0276, 0.0118, 0.113,  # of a point more of the viewer
    ),
    4: (
        0.0567, 0.1229, 0.137, 0.1222, 0.1111,  # of a point that is foreseen
        0.0097, -0.011, 0.0,  # of a point in hand
        0.0003, -0.0973, -0.0298,  # of the wait for the next turn
        -1.0719, -2.9374,  # of being the viewer
        0.03, 0.0121, 0.1095,  # of a point more of the viewer
    ),
}
# fmt: on
"""Fitted with ``app.ai.calibrate`` to 1,400 games of journeymen (``app.ai.calibration``).

Seeds 1 to 600 for two players, 1 to 500 for three, 1 to 300 for four.  They hold for the points that ``value.json``
foresees, and have to be fitted again after a training.
"""


def world(view: State, viewer: int, rng: Random) -> State:
    """A deal in which nobody suspects anybody: each seat plays and counts the characters that it was dealt."""
    state = view.resample(viewer, rng)
    state.observer = NOBODY
    return state


def plain_projection(state: State) -> Projection:
    """Points at the end, by hand; the game is as old as the turns that are still to come tell."""
    return Projection([worth(state, seat) for seat in range(state.players)], played(state))


def projection(state: State) -> Projection:
    """Points at the end, as they were learned from games."""
    if not VALUE.features or state.actor == NOBODY:  # a training begins from nothing
        return plain_projection(state)
    return Projection([VALUE.points.value(row) for row in rows(state)], played(state))
