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
        0.0759, 0.1697, 0.1416, 0.1152, 0.0527,  # of a point that is foreseen
        0.0187, 0.0101, 0.0225,  # of a point in hand
        -0.02, -0.1461, 0.2582,  # of the wait for the next turn
        -0.1302, -0.7393,  # of being the viewer
        -0.0583, -0.0099, 0.062,  # of a point more of the viewer
    ),
    3: (
        0.0851, 0.1972, 0.1703, 0.1432, 0.0677,  # of a point that is foreseen
        0.021, 0.0122, 0.0289,  # of a point in hand
        -0.0224, -0.1757, 0.3313,  # of the wait for the next turn
        -0.1566, -0.9488,  # of being the viewer
        -0.0653, -0.0119, 0.0796,  # of a point more of the viewer
    ),
    4: (
        0.0961, 0.2071, 0.1664, 0.1302, 0.0572,  # of a point that is foreseen
        0.0237, 0.0119, 0.0244,  # of a point in hand
        -0.0253, -0.1717, 0.2802,  # of the wait for the next turn
        -0.153, -0.8024,  # of being the viewer
        -0.0738, -0.0117, 0.0673,  # of a point more of the viewer
    ),
}
# fmt: on
"""Fitted with ``app.ai.calibrate`` to 900 games of journeymen, seeds 1 to 300 for two, three and four players.

They hold for the points that ``value.json`` foresees, and have to be fitted again after a training.
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
