"""How many deals each stretch of a game needs for the sum of a seat's luck to have a small error."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

LUCK_ERROR = 0.025
"""Standard error that a seat's luck over a whole game is to have: ±5 points of 100."""

MOST_DEALS = 512
"""Most deals of a stretch."""

WORTHWHILE = 1.25
"""Deals for each one that a stretch had already, below which it is not dealt again."""


def deals_wanted(spreads: Sequence[Sequence[float]]) -> list[int]:
    """The number of deals of every stretch, as few as possible in all.

    A stretch gets deals in proportion to its standard deviation: J. Neyman, On the Two Different Aspects of the
    Representative Method, Journal of the Royal Statistical Society 97 (1934).  The seat that needs most counts.

    Args:
        spreads: By stretch and seat, the standard deviation of the luck that a single deal tells.
    """
    seats = range(len(spreads[0]) if spreads else 0)
    sums = [sum(row[seat] for row in spreads) for seat in seats]
    most = [max(row[seat] * sums[seat] for seat in seats) for row in spreads]
    return [min(MOST_DEALS, ceil(each / LUCK_ERROR**2)) for each in most]


def is_worthwhile(wanted: int, had: int) -> bool:
    """Whether a stretch that had so many deals should be dealt again with more."""
    return wanted > WORTHWHILE * had
