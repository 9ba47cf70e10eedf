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
        0.0616, 0.1326, 0.1165, 0.1028, 0.0561,  # of a point that is foreseen
        0.007, 0.0096, 0.0123,  # of a point in hand
        0.0227, -0.1143, 0.262,  # of the wait for the next turn
        -0.0931, -0.6774,  # of being the viewer
        -0.0425, -0.0126, 0.0506,  # of a point more of the viewer
    ),
    3: (
        0.1451, 0.2476, 0.1568, 0.1484, 0.0639,  # of a point that is foreseen
        0.0367, 0.0314, 0.0612,  # of a point in hand
        0.1146, -0.2391, 0.1441,  # of the wait for the next turn
        -0.0234, -0.7086,  # of being the viewer
        -0.0325, 0.013, 0.1063,  # of a point more of the viewer
    ),
    4: (
        0.1224, 0.2139, 0.1388, 0.1344, 0.0593,  # of a point that is foreseen
        0.0309, 0.0278, 0.0568,  # of a point in hand
        0.0967, -0.2116, 0.1336,  # of the wait for the next turn
        -0.0207, -0.6573,  # of being the viewer
        -0.0274, 0.0115, 0.0986,  # of a point more of the viewer
    ),
}
# fmt: on
"""Fitted with ``app.ai.calibrate`` to games of journeymen.

Two players: seeds 1 to 300, played when journeymen misjudged more, and 7001 to 7400.  Three and four: 7001 to 7200
each, when hands of others were the best of 16 characters (``hands.CANDIDATES``); they were fitted together, from the
mean of what was there before.  All hold for the points that ``value.json`` foresees, and have to be fitted again after
a training.
"""


def world(view: State, viewer: int, rng: Random, former: State | None = None) -> State:
    """A deal in which nobody suspects anybody: each seat plays and counts the characters that it was dealt.

    The others are dealt such as suit them (``hands``): where a game ends, they are counted as they are.  With
    ``former`` they keep those that they had there.
    """
    state = view.resample(viewer, rng)
    state.observer = NOBODY
    if not state.over() and not deal_likely(state, viewer, rng, former):
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
