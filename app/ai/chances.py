"""The chance to win as people are shown it: an honest probability, not what a search maximises.

A search compares what may come of one decision, and whatever makes it choose well is right there: damped
guesses, a share of the lead, seats left as they stood.  A chance to win has to come true as often as it says.
It is a softmax over the seats of what each one is thought to end with and of the points it has.  How much a point
counts there, what it is worth to be on turn, and how much better the viewer's own seat is known than the hidden
things of the others, changes as the game goes on, and with the number of players; those weights are fitted to games
of opponents (``python -m app.ai.calibrate``), stand with their making in ``<game>/chances.py``, and are held
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
"""Knots over the course of a game: of the weight of a point that is foreseen, of one that a seat has, of the wait for
the next turn, of the own seat."""

N_SHARED = POINT + NOW + WAIT
"""Weights where nobody knows more than the others."""

N_WEIGHTS = N_SHARED + OWN - 1 + OWN
"""With those of the viewer's own seat: being it, and a point more of it."""


def places() -> list[float]:
    """The share of the game that every weight is for."""
    point, now, wait, own = ([k / (knots - 1) for k in range(knots)] for knots in (POINT, NOW, WAIT, OWN))
    return [*point, *now, *wait, *own[1:], *own]


@dataclass(frozen=True, slots=True)
class Projection:
    """A position as far as it tells who will win.

    Attributes:
        values: What each seat is thought to end with; the unit is the game's own.
        played: Share of the game that lies behind, 0 to 1; rough is good enough.
    """

    values: Sequence[float]
    played: float


def features(projection: Projection, points: Sequence[float], actor: int, viewer: int) -> list[list[float]]:
    """What the weights are for, per seat.

    Args:
        projection: What is thought of the position.
        points: What each seat has.
        actor: Who is to decide.
        viewer: Whose hidden things are known.
    """
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
            row += own[1:]  # at the start it is nothing to be the viewer
            row += [lead * part for part in own]
        else:
            row += [0.0] * (OWN - 1 + OWN)
        rows.append(row)
    return rows


def bend(played: float, knots: int) -> list[float]:
    """Where on a broken line with so many knots a share lies: the parts of the two knots beside it."""
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
    """The chance to win of every seat, as the viewer can know it.  Sums to 1."""
    return predicted(weights, features(projection, state.scores(), state.actor, viewer))
