"""Estimates with their errors, and sums of estimates from the same deals.

Values from the same deals are not independent, so the error of their sum is not the sum of their errors: a ``Ledger``
adds them deal by deal, and takes mean and error of the sums.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, exp, pi, sqrt

LUCK, OWN, OTHERS, CORRECTION = range(4)
"""Kinds of terms; ``OWN`` is what the seat's own actions brought: decision and improvement together."""

KINDS = 4


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its error.

    Attributes:
        value: The mean.
        variance: Square of its standard error.
    """

    value: float = 0.0
    variance: float = 0.0

    @property
    def error(self) -> float:
        """Standard error."""
        return sqrt(self.variance)

    def __add__(self, other: Estimate) -> Estimate:
        """The sum of two independent estimates."""
        return Estimate(self.value + other.value, self.variance + other.variance)

    def __sub__(self, other: Estimate) -> Estimate:
        """The difference of two independent estimates."""
        return Estimate(self.value - other.value, self.variance + other.variance)


NOTHING = Estimate()


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of independent values, one at least; the unknown variance of a single one is given as 0."""
    n = len(values)
    mean = sum(values) / n
    if n == 1:
        return Estimate(mean)
    squares = sum((value - mean) ** 2 for value in values)
    return Estimate(mean, squares / (n - 1) / n)


def pooled(one: Estimate, n: int, other: Estimate, m: int) -> Estimate:
    """The mean of ``n`` independent values with mean ``one`` and of ``m`` others with mean ``other``."""
    whole = n + m
    variance = (n * n * one.variance + m * m * other.variance) / (whole * whole)
    return Estimate((n * one.value + m * other.value) / whole, variance)


def squared_excess(ahead: Estimate) -> float:
    """Mean of ``max(0, x) ** 2`` for a normally distributed ``x`` with the mean and error of an estimate.

    It is the variance of a loss that is given as 0 because no other action is clearly ahead: one may be all the same.
    """
    mean, error = ahead.value, ahead.error
    if not error:
        return max(0.0, mean) ** 2
    ratio = mean / error
    density = exp(-ratio * ratio / 2) / sqrt(2 * pi)
    below = (1 + erf(ratio / sqrt(2))) / 2
    return max(0.0, (mean * mean + error * error) * below + mean * error * density)  # rounding may leave less than 0


class Ledger:
    """The terms of one seat's chance to win in a stretch, by ply and as sums.

    Attributes:
        plies: The terms by ply and kind.
        sums: Their sums over all plies, by kind.
    """

    def __init__(self) -> None:
        self.plies: dict[tuple[int, int], Estimate] = {}
        self.sums: list[Estimate] = [NOTHING] * KINDS
        self._open: dict[tuple[int, int], list[float]] = {}  # by ply and kind: a value per present deal

    def add(self, ply: int, kind: int, values: Sequence[float], sign: float = 1.0) -> None:
        """Add a part of a term: ``sign`` times a value for each of the present deals."""
        known = self._open.get((ply, kind))
        if known is None:
            self._open[ply, kind] = [sign * value for value in values]
        else:
            for i, value in enumerate(values):
                known[i] += sign * value

    def close(self) -> None:
        """Take means and errors of what was added since the last call; other deals follow, or none."""
        for kind in range(KINDS):
            rows = [values for (_, each), values in self._open.items() if each == kind]
            if rows:
                self.sums[kind] += mean_of([sum(column) for column in zip(*rows, strict=True)])
        for key, values in self._open.items():
            self.plies[key] = self.plies.get(key, NOTHING) + mean_of(values)
        self._open.clear()
