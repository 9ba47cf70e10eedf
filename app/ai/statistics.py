"""Confidence intervals for measurements of strength."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random

NORMAL_95 = 1.959964
"""Standard deviations on each side of a 95 % interval."""

RESAMPLES = 4000

Interval = tuple[float, float]


def wilson(share: float, games: int) -> Interval:
    """Wilson's 95 % interval of a win rate of ``share`` in so many independent games, 0 to 1."""
    z = NORMAL_95
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1.0 - share) / games + z * z / (4 * games * games))
    scale = 1.0 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def student_95(degrees: int) -> float:
    """Quantile of Student's t: standard errors on each side of the 95 % interval of a mean; ``degrees`` is 2 or more.

    An approximation, within 3 % for two degrees of freedom and within 1 % from three on: M. Abramowitz, I. A. Stegun,
    Handbook of Mathematical Functions, 26.7.5.
    """
    z: float = NORMAL_95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / degrees + second / (degrees * degrees) + third / (degrees * degrees * degrees)


def bootstrap(blocks: Sequence[float], rng: Random) -> Interval:
    """95 % bootstrap interval of the mean over blocks; the games of a block share their luck and count as one."""
    n = len(blocks)
    means = sorted(sum(rng.choices(blocks, k=n)) / n for _ in range(RESAMPLES))
    return means[int(0.025 * RESAMPLES)], means[int(0.975 * RESAMPLES) - 1]


def elo(share: float, players: int) -> float:
    """Elo difference to ``players - 1`` equal opponents that a win share among them means; infinite at 0 and 1."""
    if share <= 0.0:
        return -math.inf
    if share >= 1.0:
        return math.inf
    return 400.0 * math.log10(share * (players - 1) / (1.0 - share))


def percentile(ordered: Sequence[float], part: float) -> float:
    """The value below which ``part`` (0 to 1) of the values lie; ``ordered`` is sorted and not empty."""
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def both(interval: Interval, change: Callable[[float], float]) -> Interval:
    """Apply a monotonically increasing function to both ends of an interval."""
    return change(interval[0]), change(interval[1])
