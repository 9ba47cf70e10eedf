"""The data of a chart of the review: its frame, and a line for each seat."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatLine:
    """The line of a seat.

    Attributes:
        colour: Index into ``SEATS``.
        name: Name of the seat, for the label at the end of the line.
        own: Whether it is drawn stronger.
        x: Positions, ascending.
        y: Values at these positions.
        error: Half the height of the band around the line at these positions; empty for no band.
        area: Whether the area under the line is filled.
    """

    colour: int
    name: str
    own: bool
    x: tuple[float, ...]
    y: tuple[float, ...]
    error: tuple[float, ...] = ()
    area: bool = False

    def at(self, position: float, stepped: bool) -> float | None:
        """The value at ``position``; ``None`` outside of what is known.

        Args:
            position: The position.
            stepped: Whether a value holds until the next position; otherwise it is interpolated.
        """
        if not self.x or not self.x[0] <= position <= self.x[-1]:
            return None
        after = bisect_right(self.x, position)
        if stepped or after == len(self.x):
            return self.y[after - 1]
        (x0, x1), (y0, y1) = self.x[after - 1 : after + 1], self.y[after - 1 : after + 1]
        return y0 + (y1 - y0) * (position - x0) / (x1 - x0)


@dataclass(frozen=True, slots=True)
class Frame:
    """Axes and grid of a chart.

    Attributes:
        last: Last position.
        top: Highest value shown.
        ticks: Values with a grid line and a number, ascending; the first is the lowest value shown.
        unit: What is written after each number, e.g. ``"%"``.
        rounds: Position at which each round begins, ascending, from 0.
    """

    last: int
    top: float
    ticks: tuple[float, ...]
    unit: str
    rounds: tuple[int, ...]

    @property
    def low(self) -> float:
        """Lowest value shown."""
        return self.ticks[0]
