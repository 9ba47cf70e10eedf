"""Fits the learned evaluation of ``app.ai.value`` to games, for ``app.ai.train``.

Needs NumPy and LightGBM (the extra ``train``), which no other module does.

Both heads are linear in the features and in their products with the share of the game played.  A fifth of the games is
held out, and the reported figures come from it.

Win shares are fitted to results, as a softmax over the seats of a position; shallow gradient-boosted trees are then
fitted to the residuals, and the held-out games decide how many are used.

Points are fitted to what follows (``app.ai.temporal_differences``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import lightgbm
import numpy as np

from app.ai.chances import N_SHARED, Projection
from app.ai.chances import features as projected
from app.ai.temporal_differences import PULL, Floats, Ints, courses_of, error, linear_points, movement
from app.ai.value import FORMAT, Row

if TYPE_CHECKING:
    from app.ai.selfplay import NotedGame

FOLD = 5
"""One game in so many is held out."""
STEPS = 12
"""Most steps of the linear fit; usually it converges in fewer."""
PLACES = 7
"""Decimal places of the numbers that are written."""
PROOFS = 12
"""Number of rows that are written with the library's own results for them."""

TREES = 150
"""Most trees of a head."""
PATIENCE = 15
"""Boosting stops after so many trees without a gain on the held-out games."""
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
    """Positions as arrays, with one row per seat of every position.

    Attributes:
        rows: Features, shape (rows, features).
        old: Features of ``app.ai.chances`` without those of the viewer, shape (rows, ``N_SHARED``).
        starts: Index of the first row of every position, shape (positions,).
        place: Index of the position of every row, shape (rows,).
        share: Win share of the seat in its game, shape (rows,).
    """

    rows: Floats
    old: Floats
    starts: Ints
    place: Ints
    share: Floats

    @property
    def positions(self) -> int:
        """Number of positions."""
        return len(self.starts)


@dataclass(frozen=True)
class HeadScore:
    """How well the head for win shares predicts the held-out games.

    Attributes:
        surprise: Cross-entropy in nats per position.
        brier: Sum of squared differences over the seats of a position, mean over the positions.
    """

    surprise: float
    brier: float


def data_of(games: Sequence[NotedGame]) -> Data:
    """The samples of games as arrays."""
    rows: list[Row] = []
    old: list[Row] = []
    starts: list[int] = []
    place: list[int] = []
    share: list[float] = []
    for game in games:
        for it in [game.positions[number] for number in game.sample]:
            starts.append(len(rows))
            place += [len(starts) - 1] * len(it.rows)
            rows += it.rows
            old += [row[:N_SHARED] for row in projected(Projection(it.values, it.played), it.points, it.actor, -1)]
            share += game.result
    return Data(np.array(rows), np.array(old), np.array(starts), np.array(place), np.array(share))


def softmax(values: Floats, data: Data) -> Floats:
    """Win share per row: the softmax of ``values`` over the rows of each position."""
    parts = np.exp(values - np.maximum.reduceat(values, data.starts)[data.place])
    return np.asarray(parts / np.add.reduceat(parts, data.starts)[data.place])


def told(values: Floats, data: Data) -> HeadScore:
    """How well the softmax of ``values`` predicts who wins."""
    found = softmax(values, data)
    surprise = -(data.share * np.log(np.maximum(found, 1e-9))).sum() / data.positions
    return HeadScore(surprise=float(surprise), brier=float(((found - data.share) ** 2).sum() / data.positions))


def linear_shares(columns: Floats, data: Data, pull: float = PULL) -> Floats:
    """Weights per column whose softmax over the seats makes the results likeliest, by Newton's method."""
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


def crossed(rows: Floats) -> Floats:
    """The features, and behind them each one times the share played."""
    return np.hstack([rows, rows * rows[:, :1]])


def trees_of(train: Data, test: Data, start: Floats, apart: Floats) -> lightgbm.Booster:
    """Boosted trees on the residuals of the linear head for win shares.

    Args:
        train: The games to learn from.
        test: The held-out games, which decide how many trees are used.
        start: Values of the linear head for ``train``.
        apart: Values of the linear head for ``test``.
    """
    sets = [
        lightgbm.Dataset(data.rows, data.share, init_score=begun) for data, begun in ((train, start), (test, apart))
    ]
    parts = {id(sets[0]): train, id(sets[1]): test}

    def objective(values: Floats, given: lightgbm.Dataset) -> tuple[Floats, Floats]:
        found = softmax(values, parts[id(given)])
        return found - parts[id(given)].share, np.maximum(1e-4, found * (1.0 - found))

    def loss(values: Floats, given: lightgbm.Dataset) -> tuple[str, float, bool]:
        return "loss", told(values, parts[id(given)]).surprise, False

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
    """A tree of LightGBM's dump as flat lists: in ``left`` and ``right`` n >= 0 is a node, n < 0 is leaf ~n."""
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


def split(games: Sequence[NotedGame]) -> tuple[list[NotedGame], list[NotedGame]]:
    """The games to learn from, and the held-out ones."""
    return (
        [game for number, game in enumerate(games) if number % FOLD],
        [game for number, game in enumerate(games) if number % FOLD == 0],
    )


def learned(games: Sequence[NotedGame]) -> tuple[dict[str, Any], dict[str, float]]:
    """Fit both heads.

    Returns:
        The content of ``value.json``, and by name how well the projection, the linear heads and the head with trees
        predict the held-out games.
    """
    known, apart = split(games)
    train, test = data_of(known), data_of(apart)
    report = {f"before: {name}": value for name, value in _before(train, test)}
    columns, others = crossed(train.rows), crossed(test.rows)
    weights = linear_shares(columns, train)
    linear = others @ weights
    trees = trees_of(train, test, columns @ weights, linear)
    whole = linear + np.asarray(trees.predict(test.rows))
    for name, values in (("linear", linear), ("with trees", whole)):
        found = told(values, test)
        report |= {f"{name}: surprise": found.surprise, f"{name}: brier": found.brier}
    course, other = courses_of(known), courses_of(apart)
    slopes, base = linear_points(crossed(course.rows), course)
    expected = crossed(other.rows) @ slopes + base
    report |= {"points: error": error(expected, other), "points: movement": movement(expected, other)}
    points = others @ slopes + base
    places = np.linspace(0, len(test.rows) - 1, PROOFS).astype(int)
    proof = [
        {"row": test.rows[i].tolist(), "utility": round(whole[i], PLACES), "points": round(points[i], PLACES)}
        for i in places.tolist()
    ]
    model = {
        "format": FORMAT,
        "utility": _head(weights, 0.0, exported(trees)),
        "points": _head(slopes, base, []),
        "proof": proof,
    }
    return model, report


def _head(weights: Floats, base: float, trees: list[dict[str, list[Any]]]) -> dict[str, Any]:
    """A head as ``app.ai.value`` reads it."""
    n = len(weights) // 2
    plain = [round(weight, PLACES) for weight in weights.tolist()]
    return {"weights": plain[:n], "late": plain[n:], "base": round(base, PLACES), "trees": trees}


def _before(train: Data, test: Data) -> Iterator[tuple[str, float]]:
    """How well the game's hand-made projection predicts, with weights fitted to the same games; for comparison."""
    found = told(test.old @ linear_shares(train.old, train), test)
    yield "surprise", found.surprise
    yield "brier", found.brier
