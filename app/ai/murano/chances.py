"""The chance to win as people are shown it: see ``app.ai.chances``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.chances import Projection
from app.ai.murano.features import played, rows
from app.ai.murano.hands import deal_likely
from app.ai.murano.learned import VALUE
from app.ai.murano.worth import worth
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from random import Random

    from app.engines.murano.state import State

# fmt: off
ODDS: dict[int, tuple[float, ...]] = {
    2: (
        0.0576, 0.1435, 0.1433, 0.1203, 0.0987,  # of a point that is foreseen
        0.023, 0.0001, 0.0083,  # of a point in hand
        -0.0975, -0.0958, 0.1131,  # of the wait for the next turn
        -0.8739, -2.4342,  # of being the viewer
        -0.0047, 0.0073, 0.0848,  # of a point more of the viewer
    ),
    3: (
        0.0662, 0.1668, 0.1685, 0.1431, 0.1187,  # of a point that is foreseen
        0.0264, 0.0002, 0.01,  # of a point in hand
        -0.112, -0.1127, 0.1359,  # of the wait for the next turn
        -1.0274, -2.9269,  # of being the viewer
        -0.0054, 0.0085, 0.102,  # of a point more of the viewer
    ),
    4: (
        0.0729, 0.1797, 0.1775, 0.1474, 0.1196,  # of a point that is foreseen
        0.0291, 0.0002, 0.0101,  # of a point in hand
        -0.1234, -0.1187, 0.137,  # of the wait for the next turn
        -1.0823, -2.9492,  # of being the viewer
        -0.0059, 0.009, 0.1028,  # of a point more of the viewer
    ),
}
# fmt: on
"""Fitted with ``app.ai.calibrate`` to 880 games of journeymen (``app.ai.calibration``).

Seeds 1 to 300 for two and three players, 1 to 280 for four.  They hold for the points that ``value.json`` foresees, and
have to be fitted again after a training.
"""


def world(view: State, viewer: int, rng: Random) -> State:
    """A deal in which nobody suspects anybody: each seat plays and counts the characters that it was dealt.

    The others are dealt such as suit them (``hands``): where a game ends, they are counted as they are.
    """
    state = view.resample(viewer, rng)
    state.observer = NOBODY
    if not state.over() and not deal_likely(state, viewer, rng):
        # At the scoring the seat to act may have been dealt nothing that scores.
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
