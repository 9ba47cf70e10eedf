"""The chance to win as people are shown it: see ``app.ai.chances``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.chances import NOW, POINT, WAIT, Projection
from app.ai.port_royal.features import stage
from app.ai.port_royal.learned import VALUE
from app.ai.port_royal.value import rows, utility
from app.ai.port_royal.weights import WEIGHTS

if TYPE_CHECKING:
    from app.engines.port_royal.state import State


ODDS: dict[int, tuple[float, ...]] = dict.fromkeys((3, 4, 5), (1.0,) * POINT + (0.0,) * (NOW + WAIT)) | {
    2: (0.6403, 0.6967, 0.7531, 0.8095, 0.8659) + (0.0,) * (NOW + WAIT)
}
"""What was learned are win shares already.

With two players it is too sure of itself.  It was scaled (``app.ai.calibrate.scaled``) by 400 games of journeymen,
seeds 7201 to 7600 of ``app.ai.calibration``.
"""


def plain_projection(state: State) -> Projection:
    """The judgement of each seat, on the scale of log odds; the game is as old as its leader is near the end."""
    early = stage(state)
    weights = WEIGHTS[state.players]
    return Projection([utility(state, seat, early, weights) for seat in range(state.players)], 1.0 - early)


def projection(state: State) -> Projection:
    """The judgement that was learned, on the same scale."""
    found = rows(state)
    return Projection([VALUE.utility.value(row) for row in found], found[0][0])
