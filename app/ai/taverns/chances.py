"""The chance to win as people are shown it: see ``app.ai.chances``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.chances import Projection
from app.ai.taverns.rollout_policy import outlook
from app.engines.taverns.components import ROUNDS

if TYPE_CHECKING:
    from app.engines.taverns.state import State


# fmt: off
ODDS: dict[int, tuple[float, ...]] = {
    2: (0.039, 0.059, 0.074, 0.079, 0.149, 0.0, 0.0, 0.0, 0.019, 0.018, -0.052),
    3: (0.039, 0.059, 0.074, 0.079, 0.149, 0.0, 0.0, 0.0, 0.019, 0.018, -0.052),
    4: (0.039, 0.059, 0.074, 0.079, 0.149, 0.0, 0.0, 0.0, 0.019, 0.018, -0.052),
}
# fmt: on
"""``app.ai.calibrate taverns fit --games 400 --positions 20 --seed 1``."""


def standing(state: State) -> Projection:
    """Points at the end, evening by evening."""
    return Projection([outlook(state, seat) for seat in range(state.players)], (state.round - 1) / (ROUNDS - 1))
