"""Numbers from games: what ``app.ai.train`` fits.  Needs numpy and LightGBM (the extra ``train``), nothing else does.

A head is learned in two steps: a linear one of the features and their crosses with the share of the game played, then
shallow boosted trees on what that leaves.  Win shares are fitted as a softmax over the seats of a position, points by
least squares.  A fifth of the games is kept apart: it decides how many trees there are, and what is reported.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import lightgbm
import numpy as np
import numpy.typing as npt

from app.ai.chances import N_SHARED, Projection
from app.ai.chances import features as projected
from app.ai.value import FORMAT, Row

if TYPE_CHECKING:
    from app.ai.selfplay import NotedGame

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

FOLD = 5
"""One game in so many is kept apart."""
PULL = 20.0
"""Pull of the linear weights towards 0, for each mean square of their features."""
STEPS = 12
"""Of the linear fit; it needs fewer."""
PLACES = 7
"""Digits of what is written."""
PROOFS = 12
"""Rows that are kept with the library's own answers."""

TREES = 150
"""Most trees of a head."""
PATIENCE = 15
"""Trees without a gain on the games kept apart until it stops."""
SETTINGS: dict[str, Any] = {
    "learning_rate": 0.05,
    "num_leaves": 8,
    "max_depth": 4,
    "min_data_in_leaf": 300,
    "feature_fraction": 0.5,
    "lambda_l2": 20.0,
    "max_bin": 127,
    "seed": 1,
    "deterministic": True,
    "force_row_wise": True,
    "num_threads": 1,
    "verbosity": -1,
}


@dataclass(frozen=True)
class Data:
    """Positions, one row per seat.

    Attributes:
        rows: Features.
        old: What the weights of ``app.ai.chances`` are for, without what only a viewer knows.
        starts: First row of every position.
        place: Position of every row.
        share: Win share that came of it.
        scores: Points that came of it.
    """

    rows: Floats
    old: Floats
    starts: Ints
    place: Ints
    share: Floats
    scores: Floats

    @property
    def positions(self) -> int:
        """How many there are."""
        return len(self.starts)


@dataclass(frozen=True)
class HeadScore:
    """How well a head tells the games that were kept apart.

    Attributes:
        surprise: Nats per position, where it is about win shares.
        brier: Mean sum of squared differences over the seats of a position, likewise.
        error: Root of the mean squared difference, where it is about points.
    """

    surprise: float = 0.0
    brier: float = 0.0
    error: float = 0.0


def data_of(games: Sequence[NotedGame]) -> Data:
    """The positions of games as arrays."""
    rows: list[Row] = []
    old: list[Row] = []
    starts: list[int] = []
    place: list[int] = []
    share: list[float] = []
    scores: list[float] = []
    for game in games:
        for it in game.positions:
            starts.append(len(rows))
            place += [len(starts) - 1] * len(it.rows)
            rows += it.rows
            old += [row[:N_SHARED] for row in projected(Projection(it.values, it.played), it.points, it.actor, -1)]
            share += game.result
            scores += game.scores
    return Data(
        np.array(rows), np.array(old), np.array(starts), np.array(place), np.array(share), np.array(scores, np.float64)
    )


def softmax(values: Floats, data: Data) -> Floats:
    """Win share per row."""
    parts = np.exp(values - np.maximum.reduceat(values, data.starts)[data.place])
    return np.asarray(parts / np.add.reduceat(parts, data.starts)[data.place])


def told(values: Floats, data: Data) -> HeadScore:
    """How well utilities tell who wins."""
    found = softmax(values, data)
    surprise = -(data.share * np.log(np.maximum(found, 1e-9))).sum() / data.positions
    return HeadScore(surprise=float(surprise), brier=float(((found - data.share) ** 2).sum() / data.positions))


def linear_shares(columns: Floats, data: Data, pull: float = PULL) -> Floats:
    """Weights of a softmax over the seats that make the results likeliest (Newton)."""
    weights = np.zeros(columns.shape[1])
    stiff = pull * np.maximum(1e-6, (columns**2).mean(axis=0))
    for _ in range(STEPS):
        found = softmax(columns @ weights, data)
        means = np.add.reduceat(columns * found[:, None], data.starts)
        slope = columns.T @ (found - data.share) + stiff * weights
        bend = (columns * found[:, None]).T @ columns - means.T @ means + np.diag(stiff)
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def linear_points(columns: Floats, target: Floats, pull: float = PULL) -> tuple[Floats, float]:
    """Weights and base of least squares."""
    middle, mean = columns.mean(axis=0), float(target.mean())
    centred = columns - middle
    stiff = np.diag(pull * np.maximum(1e-6, (centred**2).mean(axis=0)))
    weights = np.linalg.solve(centred.T @ centred + stiff, centred.T @ (target - mean))
    return weights, mean - float(middle @ weights)


def crossed(rows: Floats) -> Floats:
    """Features, and each times the share played."""
    return np.hstack([rows, rows * rows[:, :1]])


def trees_of(train: Data, test: Data, start: Floats, apart: Floats, shares: bool) -> lightgbm.Booster:
    """Trees on what a linear head leaves; ``start`` and ``apart`` are what that head makes of the two."""
    sets = [
        lightgbm.Dataset(data.rows, data.share if shares else data.scores, init_score=begun)
        for data, begun in ((train, start), (test, apart))
    ]
    parts = {id(sets[0]): train, id(sets[1]): test}

    def objective(values: Floats, given: lightgbm.Dataset) -> tuple[Floats, Floats]:
        data = parts[id(given)]
        if not shares:
            return values - data.scores, np.ones_like(values)
        found = softmax(values, data)
        return found - data.share, np.maximum(1e-4, found * (1.0 - found))

    def loss(values: Floats, given: lightgbm.Dataset) -> tuple[str, float, bool]:
        data = parts[id(given)]
        if shares:
            return "loss", told(values, data).surprise, False
        return "loss", float(((values - data.scores) ** 2).mean()), False

    return lightgbm.train(
        {**SETTINGS, "objective": objective},
        sets[0],
        TREES,
        valid_sets=[sets[1]],
        feval=loss,
        callbacks=[lightgbm.early_stopping(PATIENCE, verbose=False)],
    )


def exported(trees: lightgbm.Booster) -> list[dict[str, list[Any]]]:
    """The trees as ``app.ai.value`` reads them."""
    used = trees.best_iteration or trees.current_iteration()
    return [_tree(each["tree_structure"]) for each in trees.dump_model(num_iteration=used)["tree_info"]]


def _tree(root: dict[str, Any]) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {"feature": [], "threshold": [], "left": [], "right": [], "leaves": []}

    def add(node: dict[str, Any]) -> int:
        if "split_feature" not in node:
            found["leaves"].append(round(node["leaf_value"], PLACES))
            return ~(len(found["leaves"]) - 1)
        place = len(found["feature"])
        found["feature"].append(node["split_feature"])
        found["threshold"].append(node["threshold"])
        for side in ("left", "right"):
            found[side].append(0)
        for side in ("left", "right"):
            found[side][place] = add(node[f"{side}_child"])
        return place

    add(root)
    return found


def split(games: Sequence[NotedGame]) -> tuple[Data, Data]:
    """Games to learn from, and those that are kept apart."""
    apart = [game for number, game in enumerate(games) if number % FOLD == 0]
    return data_of([game for number, game in enumerate(games) if number % FOLD]), data_of(apart)


def learned(games: Sequence[NotedGame]) -> tuple[dict[str, Any], dict[str, float]]:
    """The numbers of both heads, and how well each step tells the games that were kept apart."""
    train, test = split(games)
    report = {f"before: {name}": value for name, value in _before(train, test)}
    shares, points = crossed(train.rows), crossed(test.rows)
    weights = linear_shares(shares, train)
    first, second = shares @ weights, points @ weights
    trees = trees_of(train, test, first, second, shares=True)
    whole = second + np.asarray(trees.predict(test.rows))
    for name, values in (("linear", second), ("with trees", whole)):
        found = told(values, test)
        report |= {f"{name}: surprise": found.surprise, f"{name}: brier": found.brier}
    slopes, base = linear_points(shares, train.scores)
    third, fourth = shares @ slopes + base, points @ slopes + base
    more = trees_of(train, test, third, fourth, shares=False)
    expected = fourth + np.asarray(more.predict(test.rows))
    for name, values in (("linear", fourth), ("with trees", expected)):
        report[f"{name}: points"] = float(np.sqrt(((values - test.scores) ** 2).mean()))
    places = np.linspace(0, len(test.rows) - 1, PROOFS).astype(int)
    proof = [
        {"row": test.rows[i].tolist(), "utility": round(whole[i], PLACES), "points": round(expected[i], PLACES)}
        for i in places.tolist()
    ]
    model = {
        "format": FORMAT,
        "utility": _head(weights, 0.0, trees),
        "points": _head(slopes, base, more),
        "proof": proof,
    }
    return model, report


def _head(weights: Floats, base: float, trees: lightgbm.Booster) -> dict[str, Any]:
    """As ``app.ai.value`` reads it."""
    n = len(weights) // 2
    plain = [round(weight, PLACES) for weight in weights.tolist()]
    return {"weights": plain[:n], "late": plain[n:], "base": round(base, PLACES), "trees": exported(trees)}


def _before(train: Data, test: Data) -> Iterator[tuple[str, float]]:
    """How well the projection of the game tells, with weights of its own fitted to the same games."""
    found = told(test.old @ linear_shares(train.old, train), test)
    yield "surprise", found.surprise
    yield "brier", found.brier
