"""A judgement that was learned from games, as plain numbers.

A seat is a row of features, how much of the game is played first.  What a ``Head`` makes of it is a weighted sum of
the features and of each times the share played, and what the leaves of some small trees add.  ``app.ai.train`` makes
the numbers, which lie in ``value.json`` beside the game's policy with how they were made and with rows for which the
library that made them gave its own answers (``proof``).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.ai.chances import Projection

Row = list[float]
"""Features of a seat; the first is the share of the game that is played."""

FORMAT = 1
"""Of the file."""


_EMPTY: dict[str, Any] = {"weights": [], "late": [], "base": 0.0, "trees": []}
NOTHING: dict[str, Any] = {"format": FORMAT, "utility": _EMPTY, "points": _EMPTY}
"""Of a game of which nothing was learned: there is nothing to ask, but a training may fill it."""


class Head:
    """One number per row.

    Attributes:
        weights: Of the features.
        late: Of the features times the share played.
        base: Added to every sum.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        """``data``: as ``app.ai.learner`` writes it."""
        self.weights: list[float] = [float(weight) for weight in data["weights"]]
        self.late: list[float] = [float(weight) for weight in data["late"]]
        self.base: float = float(data["base"])
        # Of all trees in one line each: a node asks for a feature, and below 0 stands a leaf.
        self._roots: list[int] = []
        self._feature: list[int] = []
        self._threshold: list[float] = []
        self._left: list[int] = []
        self._right: list[int] = []
        self._leaves: list[float] = []
        for tree in data["trees"]:
            nodes, leaves = len(self._feature), len(self._leaves)
            self._roots.append(nodes if tree["feature"] else ~leaves)
            self._feature += [int(number) for number in tree["feature"]]
            self._threshold += [float(number) for number in tree["threshold"]]
            self._left += [_moved(number, nodes, leaves) for number in tree["left"]]
            self._right += [_moved(number, nodes, leaves) for number in tree["right"]]
            self._leaves += [float(number) for number in tree["leaves"]]

    def value(self, row: Row) -> float:
        """What it makes of a row."""
        played = row[0]
        weights, late = self.weights, self.late
        total = self.base
        for i in range(len(row)):
            x = row[i]
            if x != 0.0:
                total += x * (weights[i] + played * late[i])
        feature, threshold, left, right = self._feature, self._threshold, self._left, self._right
        for node in self._roots:
            while node >= 0:
                node = left[node] if row[feature[node]] <= threshold[node] else right[node]
            total += self._leaves[~node]
        return total


def _moved(number: int, nodes: int, leaves: int) -> int:
    """The place of a node or leaf of a tree among those of all."""
    return number + nodes if number >= 0 else ~(~number + leaves)


class Value:
    """What was learned of a game.

    Attributes:
        utility: Head for the logarithm of how likely a seat is to win against the others, up to a common term.
        points: Head for the points that it will have at the end.
        features: How long a row is.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        """``data``: what the file holds."""
        self.become(data)

    def become(self, data: Mapping[str, Any]) -> None:
        """Take other numbers from now on, as a training does from round to round.

        Raises:
            ValueError: They are of another format.
        """
        if data["format"] != FORMAT:
            raise ValueError(f"value: format {data['format']}, not {FORMAT}")
        self.utility: Head = Head(data["utility"])
        self.points: Head = Head(data["points"])
        self.features: int = len(self.utility.weights)

    def shares(self, rows: Sequence[Row]) -> list[float]:
        """Expected win share per seat; sums to 1."""
        values = [self.utility.value(row) for row in rows]
        top = max(values)
        parts = [exp(value - top) for value in values]
        total = sum(parts)
        return [part / total for part in parts]


def common(projection: Projection, points: Sequence[int], actor: int, unit: float) -> list[Row]:
    """How the row of every seat begins in every game.

    Share played, what is foreseen without what was learned and its lead over the best of the others, points and their
    lead, when the seat is next on turn, seats.  ``unit`` is a point that matters.
    """
    values, players = projection.values, len(points)
    rows: list[Row] = []
    for seat in range(players):
        others = [other for other in range(players) if other != seat]
        rows.append(
            [
                projection.played,
                values[seat] / unit,
                (values[seat] - max([values[other] for other in others])) / unit,
                points[seat] / unit,
                (points[seat] - max([points[other] for other in others])) / unit,
                float((seat - actor) % players) / players,
                0.2 * players,
            ]
        )
    return rows


def load(path: Path) -> Value:
    """The numbers of a file; ``NOTHING`` where there is none."""
    return Value(json.loads(path.read_text("utf-8")) if path.exists() else NOTHING)
