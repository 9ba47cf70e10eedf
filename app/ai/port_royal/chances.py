"""The chance to win as people are shown it: see ``app.ai.chances``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.chances import Projection
from app.ai.port_royal.features import stage
from app.ai.port_royal.value import utility

if TYPE_CHECKING:
    from app.engines.port_royal.state import State


# fmt: off
ODDS: dict[int, tuple[float, ...]] = dict.fromkeys(
    (2, 3, 4, 5),
    (
        0.895, 1.303, 1.263, 1.439, 1.165,  # of a point that is foreseen
        0.0, 0.0, 0.0,  # of a point in hand
        -0.179, -0.106, 0.079,  # of the wait for the next turn
    ),
)
# fmt: on
"""Fitted to 600 games of the rollout policy, 16 positions of each, for all numbers of players alike.  Fits to so few
journeymen's games as there were told other ones no better."""


def standing(state: State) -> Projection:
    """The judgement of each seat, on the scale of log odds; the game is as old as its leader is near the end."""
    early = stage(state)
    return Projection([utility(state, seat, early) for seat in range(state.players)], 1.0 - early)
