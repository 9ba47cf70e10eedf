"""What is worth looking at in a position of the Taverns, seat by seat: what its judgement is learned from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.taverns import chances, worth
from app.ai.value import common

if TYPE_CHECKING:
    from app.engines.taverns.state import State


def rows(state: State) -> list[list[float]]:
    """The features of every seat."""
    found = common(chances.projection(state), state.scores(), state.actor, 10.0)
    for seat, row in enumerate(found):
        row.append(0.2 * state.level)
        row.append(0.1 * worth.evenings_left(state, seat))
        row += worth.features(state, seat)
    return found
