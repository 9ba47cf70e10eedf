"""How true chances to win are: the chances that were shown, compared with the results of the games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.ai.calibrate import Sample, fit
from app.ai.calibrations import Reliability, Tenth

if TYPE_CHECKING:
    from app.ai.judged import JudgedGame

TENTHS = 10
FOLDS = 5
"""Parts of the games for cross-validation: each is judged by a baseline that was fitted to the others."""

FLAT = math.sqrt(2.0 / math.pi)
"""Mean absolute value of a standard normal variable: the mean error of true chances, in standard errors."""


def reliability(games: Sequence[JudgedGame], weights: Sequence[float]) -> Reliability:
    """Compare the chances with these weights with the results of games, of which there are two at least."""
    players = len(games[0].result)
    told = [[judged.told(weights) for judged in game.positions] for game in games]
    positions = sum(map(len, told))
    tenths = tuple(tenths_of(told, [game.result for game in games]))
    number = sum(tenth.number for tenth in tenths)
    own = [game.start.told(weights)[game.start.viewer] for game in games]
    start = sum(own) / len(own)
    spread = sum((share - start) ** 2 for share in own) / (len(own) - 1)
    even = [[[1.0 / players] * players for _ in given] for given in told]
    return Reliability(
        tenths=tenths,
        error=sum(tenth.number * abs(tenth.told - tenth.came) for tenth in tenths) / number,
        noise=sum(tenth.number * FLAT * tenth.error for tenth in tenths) / number,
        brier=brier(told, games) / positions,
        baseline=brier(by_points(games), games) / positions,
        even=brier(even, games) / positions,
        start=start,
        start_error=math.sqrt(spread / len(own)),
        positions=positions,
    )


Told = Sequence[Sequence[Sequence[float]]]
"""Chances by game, position and seat."""


def brier(told: Told, games: Sequence[JudgedGame]) -> float:
    """Sum of the Brier scores of all positions."""
    return sum(
        (part - share) ** 2
        for given, game in zip(told, games, strict=True)
        for parts in given
        for part, share in zip(parts, game.result, strict=True)
    )


def tenths_of(told: Told, results: Sequence[Sequence[float]]) -> list[Tenth]:
    """The reliability table of chances, for results given as win share by game and seat; empty tenths are left out."""
    sums: list[dict[int, list[float]]] = [{} for _ in range(TENTHS)]  # by game: how many, told, came
    for number, (given, result) in enumerate(zip(told, results, strict=True)):
        for parts in given:
            for part, share in zip(parts, result, strict=True):
                line = sums[min(TENTHS - 1, int(part * TENTHS))].setdefault(number, [0.0, 0.0, 0.0])
                line[0] += 1.0
                line[1] += part
                line[2] += share
    found = []
    for by_game in filter(None, sums):
        lines = list(by_game.values())
        total, given_sum, came = (sum(column) for column in zip(*lines, strict=True))
        # The error of a ratio of sums over games, since the chances of one game depend on each other.
        off = (given_sum - came) / total
        squares = sum((line[1] - line[2] - off * line[0]) ** 2 for line in lines)
        few = len(lines) / max(1, len(lines) - 1)
        found.append(Tenth(given_sum / total, came / total, math.sqrt(few * squares) / total, int(total), len(lines)))
    return found


def by_points(games: Sequence[JudgedGame]) -> Told:
    """The baseline: chances from points and the share of the game played alone, each fitted to other games."""
    found: list[list[list[float]]] = [[] for _ in games]
    rows = [[_by_points(game, at) for at in range(len(game.positions))] for game in games]
    for fold in range(min(FOLDS, len(games))):
        others = [each for number, some in enumerate(rows) if number % FOLDS != fold for each in some]
        weights = fit(others, [0.0, 0.0], pull=0.001)
        for number in range(fold, len(games), FOLDS):
            found[number] = [each.told(weights)[0] for each in rows[number]]
    return found


def _by_points(game: JudgedGame, at: int) -> Sample:
    judged = game.positions[at]
    mean = sum(judged.points) / len(judged.points)
    rows = [[points - mean, (points - mean) * judged.played] for points in judged.points]
    return Sample([rows], [0.0] * len(rows), game.result)
