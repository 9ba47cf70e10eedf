"""Fit the weights of the chances to win to games: ``python -m app.ai.calibrate murano FILE ...``.

The files are those of ``python -m app.ai.calibration``: games of opponents, and for some positions of each the deals
that a viewer's chances are computed from.  The chances shown are the mean over the deals, and the weights are those
that make the results likeliest under that mean (maximum likelihood by Fisher scoring), in two steps.  First the present
weights are fitted to all numbers of players together, with a penalty for moving away from where they were.  Then for
each number of players all weights are scaled, by one factor early in the game and another one late.

The weights are printed, to be pasted into ``<game>/chances.py`` if they predict other games better than the old ones
(``app.ai.calibration``).
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement
from operator import mul
from pathlib import Path

from app.ai import POLICIES
from app.ai.chances import Projection, features, places, predicted
from app.ai.judged import Judged, World, read_games

PULL = 1000.0
"""Penalty for moving a weight from its start, per mean square of its feature: as few games as are played say little of
single weights."""

SCALE_PULL = 300.0
"""The same for the two scales."""

STEPS = 40
"""Most steps of a fit."""

MIN_CHANCE = 1e-4
"""Smaller chances count as this, so that a single result that was held to be impossible cannot dominate a fit."""

Rows = Sequence[Sequence[float]]
"""Features per seat."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A position with its deals, and the result of its game.

    Attributes:
        open: Features of the deals that were not over at the end of the turn.
        settled: Sum of the win shares of those that were, per seat.
        result: Win share per seat at the end of the game.
    """

    open: Sequence[Rows]
    settled: Sequence[float]
    result: Sequence[float]

    def told(self, weights: Sequence[float]) -> tuple[list[float], list[list[float]]]:
        """The chance per seat that the viewer is shown, and the chances per seat in every open deal."""
        each = [predicted(weights, rows) for rows in self.open]
        total = list(self.settled)
        for found in each:
            total = [before + part for before, part in zip(total, found, strict=True)]
        deals = len(self.open) + round(sum(self.settled))  # the win shares of a deal sum to 1
        return [part / deals for part in total], each


def sample(judged: Judged, result: Sequence[float]) -> Sample:
    """The sample of a judged position; ``result`` is the win share per seat of its game."""
    settled = [0.0] * len(result)
    rows = []
    for world in judged.worlds:
        if world.over:
            settled = [before + part for before, part in zip(settled, world.values, strict=True)]
        else:
            rows.append(rows_of(world, judged.viewer))
    return Sample(rows, settled, result)


def rows_of(world: World, viewer: int) -> list[list[float]]:
    """The features of one deal, see ``app.ai.chances.features``."""
    return features(Projection(world.values, world.played), world.points, world.actor, viewer)


def surprise(weights: Sequence[float], data: Iterable[Sample]) -> float:
    """Cross-entropy of the results, summed over the samples, in nats; smaller is better."""
    total = 0.0
    for each in data:
        for part, share in zip(each.told(weights)[0], each.result, strict=True):
            total -= share * math.log(max(part, MIN_CHANCE)) if share else 0.0
    return total


def fit(data: Sequence[Sample], start: Sequence[float], pull: float = PULL) -> list[float]:
    """The weights that make the results likeliest, with the penalty ``pull`` for moving away from ``start``.

    Fisher scoring with the damping of Levenberg and Marquardt: a step that makes things worse is tried again shorter.
    """
    size = len(start)
    scale = _mean_squares(data, size)
    weights, damping = list(start), 1e-3

    def cost(tried: Sequence[float]) -> float:
        away = sum(s * (a - b) ** 2 for s, a, b in zip(scale, tried, start, strict=True))
        return surprise(tried, data) + 0.5 * pull * away

    now = cost(weights)
    for _ in range(STEPS):
        slope, bend = _fisher(data, weights)
        for i in range(size):
            slope[i] += pull * scale[i] * (weights[i] - start[i])
            bend[i][i] += pull * scale[i]
        while True:  # with more and more damping, until the step is an improvement
            damped = [[value * (1.0 + damping * (i == j)) for j, value in enumerate(row)] for i, row in enumerate(bend)]
            tried = [weight - step for weight, step in zip(weights, solved(damped, slope), strict=True)]
            then = cost(tried)
            if then < now or damping > 1e6:
                break
            damping *= 10.0
        if not then < now:
            break
        settled = now - then < 1e-6 * now
        weights, now, damping = tried, then, damping / 10.0
        if settled:
            break
    return weights


def scaled(data: Sequence[Sample], weights: Sequence[float], pull: float = SCALE_PULL) -> list[float]:
    """The weights times the factors that make the results likeliest: one at the start of the game, one at its end.

    In between the factor changes linearly with the share of the game played.
    """
    late = [weight * place for weight, place in zip(weights, places(), strict=False)]
    early = [weight - part for weight, part in zip(weights, late, strict=True)]

    def summed(rows: Rows) -> Rows:
        return [[sum(map(mul, early, row)), sum(map(mul, late, row))] for row in rows]

    sums = [replace(each, open=[summed(rows) for rows in each.open]) for each in data]
    first, last = fit(sums, (1.0, 1.0), pull)
    return [first * before + last * after for before, after in zip(early, late, strict=True)]


def _mean_squares(data: Sequence[Sample], size: int) -> list[float]:
    """Mean square of every feature, more than 0."""
    total, number = [1e-6] * size, 0
    for each in data:
        for rows in each.open:
            for row in rows:
                number += 1
                for i in range(size):
                    total[i] += row[i] * row[i]
    return [value / max(1, number) for value in total]


def _fisher(data: Sequence[Sample], weights: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """Gradient of ``surprise`` with the weights, and the Fisher information (its expected second derivatives)."""
    size = len(weights)
    slope = [0.0] * size
    bend = [[0.0] * size for _ in range(size)]
    for each in data:
        told, found = each.told(weights)
        deals = len(each.open) + round(sum(each.settled))
        change = [[0.0] * size for _ in told]  # of each seat's chance with the weights
        for rows, parts in zip(each.open, found, strict=True):
            mean = [sum(part * row[i] for part, row in zip(parts, rows, strict=True)) for i in range(size)]
            for seat, (row, part) in enumerate(zip(rows, parts, strict=True)):
                line = change[seat]
                for i in range(size):
                    line[i] += part * (row[i] - mean[i]) / deals
        for line, part, share in zip(change, told, each.result, strict=True):
            chance = max(part, MIN_CHANCE)
            used = [i for i, value in enumerate(line) if value]
            for i in used:
                slope[i] -= share / chance * line[i]
            for i, j in combinations_with_replacement(used, 2):
                bend[i][j] += line[i] * line[j] / chance
    for i, j in combinations_with_replacement(range(size), 2):
        bend[j][i] = bend[i][j]
    return slope, bend


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations with a positive definite matrix, by Gaussian elimination."""
    # No pivoting: a positive definite matrix needs none.
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [low - factor * high for low, high in zip(rows[j], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (rows[i][size] - sum(rows[i][j] * found[j] for j in range(i + 1, size))) / rows[i][i]
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the files, fit and print the weights; returns 2 if a file is about another game, else 0."""
    it = argparse.ArgumentParser(prog="python -m app.ai.calibrate", description=__doc__)
    it.add_argument("game", choices=sorted(POLICIES))
    it.add_argument("files", nargs="+", type=Path, help="as app.ai.calibration writes them")
    given = it.parse_args(arguments)
    odds = POLICIES[given.game].odds
    data: dict[int, list[Sample]] = {}
    for path in given.files:
        header, games = read_games(path)
        if header.game != given.game:
            print(f"{path.name}: games of {header.game}", file=sys.stderr)
            return 2
        found = data.setdefault(header.players, [])
        found += [sample(each, game.result) for game in games for each in game.positions]
    start = [sum(column) / len(data) for column in zip(*(odds[players] for players in data), strict=True)]
    every = [each for found in data.values() for each in found]
    common = fit(every, start)
    for players, found in sorted(data.items()):
        weights = [round(weight, 4) for weight in scaled(found, common)]
        before, after = (surprise(tried, found) / len(found) for tried in (odds[players], weights))
        print(f"# {len(found)} positions: {before:.4f} -> {after:.4f}\n{players}: {tuple(weights)},", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
