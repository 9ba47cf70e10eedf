"""The chance to win as people are shown it: see ``app.ai.chances``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.chances import Projection
from app.ai.murano.tempo import turns_left
from app.ai.murano.worth import worth
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from random import Random

    from app.engines.murano.state import State

TURNS = {2: 11.1, 3: 8.4, 4: 8.4}
"""Turns that a seat has before it at the beginning, as ``tempo`` counts them, by number of players."""


# fmt: off
ODDS: dict[int, tuple[float, ...]] = {
    2: (0.006, 0.059, 0.069, 0.057, 0.064, 0.0, 0.0, 0.0, 0.052, 0.138, -0.142, -0.938, -2.17, 0.031, 0.053, 0.123),
    3: (0.006, 0.059, 0.069, 0.057, 0.064, 0.0, 0.0, 0.0, 0.052, 0.138, -0.142, -0.938, -2.17, 0.031, 0.053, 0.123),
    4: (0.006, 0.059, 0.069, 0.057, 0.064, 0.0, 0.0, 0.0, 0.052, 0.138, -0.142, -0.938, -2.17, 0.031, 0.053, 0.123),
}
# fmt: on
"""``app.ai.calibrate murano fit --games 240 --positions 24 --seed 1``."""


def world(view: State, viewer: int, rng: Random) -> State:
    """A deal in which nobody suspects anybody: each seat plays and counts the characters that it was dealt."""
    state = view.resample(viewer, rng)
    state.observer = NOBODY
    return state


def standing(state: State) -> Projection:
    """Points at the end; the game is as old as the turns that are still to come tell."""
    values = [worth(state, seat) for seat in range(state.players)]
    return Projection(values, 1.0 - turns_left(state, state.active) / TURNS[state.players])
