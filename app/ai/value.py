"""A learned evaluation: linear weights and small regression trees, computed without any library.

Each seat of a position is a row of features, of which the first is the share of the game played.  A ``Head`` maps a row
to a number: a weighted sum of the features and of their products with the share played, plus the leaf values of some
small trees.  ``app.ai.train`` makes the numbers.  They lie in ``value.json`` beside the game's policy, together with
how they were made (``made``) and with some rows and the training library's own results for them (``proof``), with which
a test compares ours.
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
"""Version of the file's form."""


_EMPTY: dict[str, Any] = {"weights": [], "late": [], "base": 0.0, "trees": []}
NOTHING: dict[str, Any] = {"format": FORMAT, "utility": _EMPTY, "points": _EMPTY}
"""The content of the file for a game for which nothing was learned yet; a training begins with it."""


class Head:
    """A function from the row of a seat to a number.

    Attributes:
        weights: Weight per feature.
        late: Weight per feature times the share played.
        base: Constant term.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        """``data`` is as ``app.ai.learner`` writes it."""
        self.weights: list[float] = [float(weight) for weight in data["weights"]]
        self.late: list[float] = [float(weight) for weight in data["late"]]
        self.base: float = float(data["base"])
        # The nodes of all trees lie one after the other in these lists.  A number n >= 0 is a node; n < 0 is leaf ~n.
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
        """The value of a row."""
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
    """The number of a node or leaf of one tree, after ``nodes`` and ``leaves`` of the trees before it."""
    return number + nodes if number >= 0 else ~(~number + leaves)


class Value:
    """The learned evaluation of a game.

    Attributes:
        utility: Head whose softmax over the seats is their expected win share.
        points: Head for the final points of a seat.
        features: Length of a row.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        """``data`` is the content of ``value.json``, or ``NOTHING``."""
        self.become(data)

    def become(self, data: Mapping[str, Any]) -> None:
        """Replace all numbers, as a training does after each round; policies keep their ``Value`` object.

        Raises:
            ValueError: ``data`` has another format.
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
    """The features that all games have, one row per seat; a game appends its own.

    In order: share played; projected value; its lead over the best other seat; points; their lead; turns until the seat
    acts, as a share of the players; a fifth of the number of players.

    Args:
        projection: Of the position, without what was learned.
        points: Points per seat.
        actor: The seat to act.
        unit: Divides values and points, so that features are of the order of 1.
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
    """The evaluation in a file; ``NOTHING`` if there is no such file."""
    return Value(json.loads(path.read_text("utf-8")) if path.exists() else NOTHING)
