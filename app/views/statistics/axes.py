"""The axes of the chart of a trend: the range that is shown, and the ticks."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, log10
from typing import TYPE_CHECKING

from app.models.statistics.words import number

if TYPE_CHECKING:
    from app.models.statistics.figures import Trend

_STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)
"""Distances between ticks, times a power of ten."""


@dataclass(frozen=True, slots=True)
class Axes:
    """The axes of a chart.

    Attributes:
        low: Lowest value shown.
        high: Highest value shown.
        left: Ticks of the left axis: value and text.
        bottom: Ticks of the bottom axis: number of the game and text.
        margin_left: Room left of the plot for the texts, in pixels.
        margin_bottom: Room below the plot for the texts, in pixels.
    """

    low: float
    high: float
    left: list[tuple[float, str]]
    bottom: list[tuple[float, str]]
    margin_left: float
    margin_bottom: float


def axes_of(trend: Trend, *, zero: bool, margins: tuple[float, float], room: float) -> Axes:
    """Axes on which all of the line and the dots are shown, and the band but for its beginning.

    Args:
        trend: The trend.
        zero: Whether the left axis has to contain 0.
        margins: Room left of the plot and below it, in pixels.
        room: How many numbers of games there is room for below the plot.
    """
    late = len(trend.x) // 4  # the first means are of few games: their wide bands would make all else look flat
    shown = [*trend.y, *trend.low[late:], *trend.high[late:], *(value for _, value in trend.dots)]
    low, high = min(shown), max(shown)
    if zero:
        low, high = min(0.0, low), max(0.0, high)
    values = ticks(low, high)
    digits = 0
    if any(value != int(value) for value in values):
        digits = 2 if values[1] - values[0] < 0.1 else 1
    games = [value for value in ticks(1.0, float(trend.last), max(2, int(room))) if 1 <= value <= trend.last]
    # Game 1 has a tick always; one that is close to it would overlap.
    whole = sorted({1.0, *(value for value in games if value == int(value) and value > trend.last / 12)})
    return Axes(
        values[0],
        values[-1],
        [(value, number(value, digits)) for value in values],
        [(value, number(value)) for value in whole],
        *margins,
    )


def ticks(low: float, high: float, most: int = 4) -> list[float]:
    """Round numbers at equal distances, from ``low`` or less to ``high`` or more; about ``most`` + 1 of them."""
    span = (high - low) or 1.0
    size = 10.0 ** floor(log10(span / most))
    step = next(size * each for each in _STEPS if size * each * most >= span)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)  # no further step for an error of rounding
    return [round(at * step, 10) for at in range(first, max(last, first + 1) + 1)]
