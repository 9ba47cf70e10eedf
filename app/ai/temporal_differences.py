"""Learns final points from the positions that follow each other in games, by least-squares temporal differences.

The value of a position is fitted to the value of the same seat at the next one, and only the last to the final points
(S. Bradtke, A. Barto, Linear Least-Squares Algorithms for Temporal Difference Learning, Machine Learning 22, 1996).
Fitted to the final points alone, features that go together are not told apart, and a move that exchanges one for the
other is misjudged.  Needs NumPy; for ``app.ai.learner``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from app.ai.selfplay import NotedGame
    from app.ai.value import Row

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

PULL = 20.0
"""Ridge penalty of linear weights, per mean square of their features."""


@dataclass(frozen=True)
class Courses:
    """All positions of games as arrays, with one row per seat of every position.

    Attributes:
        rows: Features, shape (rows, features).
        following: Index of the row of the same seat at the next position, or -1 after the last one, shape (rows,).
        scores: Final points of the seat, shape (rows,).
        first: Indices of the rows of first positions, shape (seats of all games,).
    """

    rows: Floats
    following: Ints
    scores: Floats
    first: Ints


def courses_of(games: Sequence[NotedGame]) -> Courses:
    """All positions of games as arrays."""
    rows: list[Row] = []
    following: list[int] = []
    scores: list[int] = []
    first: list[int] = []
    for game in games:
        seats = len(game.scores)
        first += range(len(rows), len(rows) + seats)
        for it in game.positions:
            rows += it.rows
            following += range(len(rows), len(rows) + seats)
            scores += game.scores
        following[-seats:] = [-1] * seats
    return Courses(np.array(rows), np.array(following), np.array(scores, np.float64), np.array(first))


def linear_points(columns: Floats, courses: Courses, pull: float = PULL) -> tuple[Floats, float]:
    """Weights per column and constant term, by least-squares temporal differences.

    Args:
        columns: One row per row of ``courses``.
        courses: The games.
        pull: Ridge penalty of the weights, per mean square of their columns.
    """
    last = courses.following < 0
    middle, mean = columns.mean(axis=0), float(courses.scores[last].mean())
    centred = np.hstack([columns - middle, np.ones((len(columns), 1))])
    then = centred[courses.following]
    then[last] = 0.0  # what follows the last position is the result
    stiff = pull * np.maximum(1e-6, (centred**2).mean(axis=0))
    stiff[-1] = 0.0
    result = np.where(last, courses.scores - mean, 0.0)
    found = np.linalg.solve(centred.T @ (centred - then) + np.diag(stiff), centred.T @ result)
    weights = found[:-1]
    return weights, mean + float(found[-1]) - float(middle @ weights)


def error(values: Floats, courses: Courses) -> float:
    """Root of the mean squared difference of ``values`` and the final points."""
    return float(np.sqrt(((values - courses.scores) ** 2).mean()))


def movement(values: Floats, courses: Courses) -> float:
    """Sum of the squared changes of ``values`` from position to position, over that of a true expectation.

    The changes of a true expectation have nothing to do with one another, so their squares sum to that of the
    difference of the first value and the final points.
    """
    then = np.where(courses.following < 0, courses.scores, values[courses.following])
    whole = (values[courses.first] - courses.scores[courses.first]) ** 2
    return float(((then - values) ** 2).sum() / whole.sum())
