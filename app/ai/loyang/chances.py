"""The chance to win as people are shown it: see ``app.ai.chances``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.chances import Projection
from app.ai.loyang.outcome import reach
from app.engines.loyang.components import ROUNDS

if TYPE_CHECKING:
    from app.engines.loyang.state import State


# fmt: off
ODDS: dict[int, tuple[float, ...]] = dict.fromkeys(
    (1, 2, 3, 4),
    (
        0.167, 0.878, 1.732, 2.974, 4.718,  # of a point that is foreseen
        0.0, 0.0, 0.0,  # of a point in hand
        -0.074, 0.203, -0.038,  # of the wait for the next turn
        0.034, -0.125,  # of being the viewer
        0.209, 0.011, 0.336,  # of a point more of the viewer
    ),
)
# fmt: on
"""Fitted to 200 games of the rollout policy, 24 positions of each, for all numbers of players alike.  Fits to so few
journeymen's games as there were told other ones no better."""


def projection(state: State) -> Projection:
    """Spaces of the path that will be reached, round by round."""
    return Projection([reach(state, seat) for seat in range(state.players)], played(state))


def played(state: State) -> float:
    """The share of the game that is played."""
    return (state.round - 1) / (ROUNDS - 1)
