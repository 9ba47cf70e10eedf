"""The chance to win that people are shown: a calibrated probability, not what a search maximises.

The evaluation of a search only has to order actions well, so it may contain a share of the lead, damped values, or
seats left as they stood.  A chance to win has to come true as often as it says.

It is a softmax over the seats of a weighted sum of features: the value that each seat is expected to end with, its
points, how long it has to wait for its next turn, and, for the viewer's own seat, that its hidden things are known.
The weights depend on the number of players and change in the course of a game, linearly between a few knots.  They are
fitted to games between opponents (``python -m app.ai.calibrate``), stand in ``<game>/chances.py``, and are tested
against other games by ``python -m app.ai.calibration``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.engines.contract import State

POINT, NOW, WAIT, OWN = 5, 3, 3, 3
"""Number of knots, evenly spaced over the share of the game played, of four weights: of an expected final value, of a
point that a seat has, of the wait for its next turn, and of being the viewer's own seat."""

N_SHARED = POINT + NOW + WAIT
"""Number of weights in games without secrets."""

N_WEIGHTS = N_SHARED + OWN - 1 + OWN
"""Number of weights with those of the viewer's own seat: a constant (none at the start), and one more per value."""


def places() -> list[float]:
    """Per weight, the share of the game played at its knot, 0 to 1; in the order of the columns of ``features``."""
    point, now, wait, own = ([k / (knots - 1) for k in range(knots)] for knots in (POINT, NOW, WAIT, OWN))
    return [*point, *now, *wait, *own[1:], *own]


@dataclass(frozen=True, slots=True)
class Projection:
    """What a position tells about who will win.

    Attributes:
        values: Expected final value per seat, in a unit of the game's own.
        played: Share of the game that is played, 0 to 1; a rough estimate will do.
    """

    values: Sequence[float]
    played: float


def features(projection: Projection, points: Sequence[float], actor: int, viewer: int) -> list[list[float]]:
    """The features of every seat, one row of ``N_WEIGHTS`` per seat.

    Args:
        projection: Of the position.
        points: Points per seat.
        actor: The seat to act.
        viewer: The seat whose hidden things are known; -1 for nobody.
    """
    # Values and points are taken relative to their means: a softmax does not change when all seats get the same more.
    players = len(points)
    mean = sum(projection.values) / players
    level = sum(points) / players
    point, now, wait, own = (bend(projection.played, knots) for knots in (POINT, NOW, WAIT, OWN))
    rows = []
    for seat, value in enumerate(projection.values):
        lead = value - mean
        late = (seat - actor) % players / players
        row = [lead * part for part in point]
        row += [(points[seat] - level) * part for part in now]
        row += [late * part for part in wait]
        if seat == viewer:
            row += own[1:]  # at the start of the game it is no advantage to be the viewer
            row += [lead * part for part in own]
        else:
            row += [0.0] * (OWN - 1 + OWN)
        rows.append(row)
    return rows


def bend(played: float, knots: int) -> list[float]:
    """Coefficients of linear interpolation at ``played`` between ``knots`` evenly spaced knots on 0 to 1; sum to 1."""
    place = min(1.0, max(0.0, played)) * (knots - 1)
    left = min(int(place), knots - 2)
    parts = [0.0] * knots
    parts[left], parts[left + 1] = 1.0 - (place - left), place - left
    return parts


def predicted(weights: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float]:
    """Win share per seat: a softmax of the weighted sums.  Sums to 1."""
    values = [sum(map(mul, weights, row)) for row in rows]
    top = max(values)
    parts = [math.exp(value - top) for value in values]
    total = sum(parts)
    return [part / total for part in parts]


def chances(weights: Sequence[float], state: State, projection: Projection, viewer: int) -> list[float]:
    """The chance to win of every seat, from what the viewer can know.  Sums to 1."""
    return predicted(weights, features(projection, state.scores(), state.actor, viewer))
