"""The axes of a trend: which part of it is shown, and which numbers stand beside it."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, log10
from typing import TYPE_CHECKING

from app.models.statistics.words import number

if TYPE_CHECKING:
    from app.models.statistics.figures import Trend

_STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)


@dataclass(frozen=True, slots=True)
class Axes:
    """The axes of a chart.

    Attributes:
        low: Lowest value shown.
        high: Highest value shown.
        left: Values with their numbers.
        bottom: Numbers of games with their words.
        margin_left: Room for the former in pixels.
        margin_bottom: Room for the latter.
    """

    low: float
    high: float
    left: list[tuple[float, str]]
    bottom: list[tuple[float, str]]
    margin_left: float
    margin_bottom: float


def axes_of(trend: Trend, *, zero: bool, margins: tuple[float, float], room: float) -> Axes:
    """Axes that show all dots, or the band where there are none.

    Args:
        trend: What is shown.
        zero: Whether nothing is among the values shown.
        margins: Left of the plot and below it, in pixels.
        room: Numbers of games that find room below it.
    """
    late = len(trend.x) // 4  # the first means rest on few games: their bands would dwarf the rest
    shown = [*trend.y, *trend.low[late:], *trend.high[late:], *(value for _, value in trend.dots)]
    low, high = min(shown), max(shown)
    if zero:
        low, high = min(0.0, low), max(0.0, high)
    values = ticks(low, high)
    digits = 0 if all(value == int(value) for value in values) else 1 + (values[1] - values[0] < 0.1)
    games = [value for value in ticks(1.0, float(trend.last), max(2, int(room))) if 1 <= value <= trend.last]
    whole = sorted({1.0, *(value for value in games if value == int(value) and value > trend.last / 12)})
    return Axes(
        values[0],
        values[-1],
        [(value, number(value, digits)) for value in values],
        [(value, number(value)) for value in whole],
        *margins,
    )


def ticks(low: float, high: float, most: int = 4) -> list[float]:
    """Round numbers from at most ``low`` to at least ``high``, some ``most`` steps apart."""
    span = (high - low) or 1.0
    size = 10.0 ** floor(log10(span / most))
    step = next(size * each for each in _STEPS if size * each * most >= span)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(at * step, 10) for at in range(first, max(last, first + 1) + 1)]
