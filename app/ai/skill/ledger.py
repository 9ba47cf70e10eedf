"""Sums of estimates that share deals: their errors are not independent, so they are added deal by deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

LUCK, OWN, OTHERS, CORRECTION = range(4)
"""What a change of a chance comes from; ``OWN`` is what the seat's own actions brought, decision and improvement."""

KINDS = 4


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with the square of its standard error."""

    value: float = 0.0
    variance: float = 0.0

    @property
    def error(self) -> float:
        """Standard error."""
        return sqrt(self.variance)

    def __add__(self, other: Estimate) -> Estimate:
        """The sum of two that have nothing to do with each other."""
        return Estimate(self.value + other.value, self.variance + other.variance)

    def __sub__(self, other: Estimate) -> Estimate:
        """The difference of two that have nothing to do with each other."""
        return Estimate(self.value - other.value, self.variance + other.variance)


NOTHING = Estimate()


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of independent values; the variance of a single one is not known and taken for 0."""
    n = len(values)
    mean = sum(values) / n
    if n == 1:
        return Estimate(mean)
    squares = sum((value - mean) ** 2 for value in values)
    return Estimate(mean, squares / (n - 1) / n)


class Ledger:
    """What happened to one seat's chance, ply by ply and in sum.

    Attributes:
        plies: By ply and kind.
        sums: By kind.
    """

    def __init__(self) -> None:
        self.plies: dict[tuple[int, int], Estimate] = {}
        self.sums: list[Estimate] = [NOTHING] * KINDS
        self._open: dict[tuple[int, int], list[float]] = {}

    def add(self, ply: int, kind: int, values: Sequence[float], sign: float = 1.0) -> None:
        """Enter a part of a term, as found in every one of the present deals."""
        known = self._open.get((ply, kind))
        if known is None:
            self._open[ply, kind] = [sign * value for value in values]
        else:
            for i, value in enumerate(values):
                known[i] += sign * value

    def close(self) -> None:
        """The present deals are used up; others follow, or none."""
        for kind in range(KINDS):
            rows = [values for (_, each), values in self._open.items() if each == kind]
            if rows:
                self.sums[kind] += mean_of([sum(column) for column in zip(*rows, strict=True)])
        for key, values in self._open.items():
            self.plies[key] = self.plies.get(key, NOTHING) + mean_of(values)
        self._open.clear()
