"""The chance to win as people are shown it: see ``app.ai.chances``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.chances import Projection
from app.ai.loyang.outcome import reach
from app.engines.loyang.components import ROUNDS

if TYPE_CHECKING:
    from app.engines.loyang.state import State


# fmt: off
ODDS: dict[int, tuple[float, ...]] = {
    1: (0.167, 0.878, 1.732, 2.974, 4.718, 0.0, 0.0, 0.0, -0.074, 0.203, -0.038, 0.034, -0.125, 0.209, 0.011, 0.336),
    2: (0.167, 0.878, 1.732, 2.974, 4.718, 0.0, 0.0, 0.0, -0.074, 0.203, -0.038, 0.034, -0.125, 0.209, 0.011, 0.336),
    3: (0.167, 0.878, 1.732, 2.974, 4.718, 0.0, 0.0, 0.0, -0.074, 0.203, -0.038, 0.034, -0.125, 0.209, 0.011, 0.336),
    4: (0.167, 0.878, 1.732, 2.974, 4.718, 0.0, 0.0, 0.0, -0.074, 0.203, -0.038, 0.034, -0.125, 0.209, 0.011, 0.336),
}
# fmt: on
"""``app.ai.calibrate loyang fit --games 200 --positions 24 --seed 1``."""


def standing(state: State) -> Projection:
    """Spaces of the path that will be reached, round by round."""
    return Projection([reach(state, seat) for seat in range(state.players)], (state.round - 1) / (ROUNDS - 1))
