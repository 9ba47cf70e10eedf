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
        0.077, 0.19, 0.1512, 0.1238, 0.0492,  # of a point that is foreseen
        0.002, 0.016, 0.043,  # of a point in hand
        0.097, -0.1378, 0.6137,  # of the wait for the next turn
        -0.1842, -1.0145,  # of being the viewer
        0.0115, 0.0114, 0.1298,  # of a point more of the viewer
    ),
    3: (
        0.0858, 0.2006, 0.1507, 0.1161, 0.0432,  # of a point that is foreseen
        0.0023, 0.0159, 0.0378,  # of a point in hand
        0.108, -0.1374, 0.5389,  # of the wait for the next turn
        -0.1836, -0.8908,  # of being the viewer
        0.0128, 0.0113, 0.1139,  # of a point more of the viewer
    ),
    4: (
        0.0876, 0.2156, 0.1709, 0.1395, 0.0552,  # of a point that is foreseen
        0.0023, 0.0181, 0.0483,  # of a point in hand
        0.1103, -0.1558, 0.6893,  # of the wait for the next turn
        -0.2082, -1.1395,  # of being the viewer
        0.013, 0.0129, 0.1457,  # of a point more of the viewer
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
