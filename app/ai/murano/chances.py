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
        0.0642, 0.1829, 0.1474, 0.1261, 0.0535,  # of a point that is foreseen
        0.0124, 0.0177, 0.0338,  # of a point in hand
        0.1603, -0.1577, 0.6154,  # of the wait for the next turn
        -0.1646, -0.9513,  # of being the viewer
        -0.0094, 0.0074, 0.1195,  # of a point more of the viewer
    ),
    3: (
        0.0739, 0.1992, 0.1512, 0.1213, 0.048,  # of a point that is foreseen
        0.0143, 0.0181, 0.0303,  # of a point in hand
        0.1847, -0.1617, 0.5518,  # of the wait for the next turn
        -0.1688, -0.8529,  # of being the viewer
        -0.0108, 0.0076, 0.1072,  # of a point more of the viewer
    ),
    4: (
        0.0764, 0.2152, 0.1715, 0.145, 0.0608,  # of a point that is foreseen
        0.0147, 0.0206, 0.0384,  # of a point in hand
        0.1908, -0.1834, 0.6994,  # of the wait for the next turn
        -0.1915, -1.0811,  # of being the viewer
        -0.0111, 0.0086, 0.1358,  # of a point more of the viewer
    ),
}
# fmt: on
"""Fitted with ``app.ai.calibrate`` to 1,180 games of journeymen (``app.ai.calibration``).

Seeds 1 to 600 for two players, 1 to 300 for three, 1 to 280 for four.  They hold for the points that ``value.json`` foresees, and
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
