"""The chance to win as people are shown it: see ``app.ai.chances``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.chances import Projection
from app.ai.port_royal.features import stage
from app.ai.port_royal.value import utility

if TYPE_CHECKING:
    from app.engines.port_royal.state import State


# fmt: off
ODDS: dict[int, tuple[float, ...]] = {
    2: (0.895, 1.303, 1.263, 1.439, 1.165, 0.0, 0.0, 0.0, -0.179, -0.106, 0.079),
    3: (0.895, 1.303, 1.263, 1.439, 1.165, 0.0, 0.0, 0.0, -0.179, -0.106, 0.079),
    4: (0.895, 1.303, 1.263, 1.439, 1.165, 0.0, 0.0, 0.0, -0.179, -0.106, 0.079),
    5: (0.895, 1.303, 1.263, 1.439, 1.165, 0.0, 0.0, 0.0, -0.179, -0.106, 0.079),
}
# fmt: on
"""``app.ai.calibrate port_royal fit --games 600 --positions 16 --seed 1``."""


def standing(state: State) -> Projection:
    """The judgement of each seat, on the scale of log odds; the game is as old as its leader is near the end."""
    early = stage(state)
    return Projection([utility(state, seat, early) for seat in range(state.players)], 1.0 - early)
