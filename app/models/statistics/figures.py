"""What games come to: wins against those of an equal, means with intervals, streaks, and their trend over time.

An equal is somebody as strong as the others at the table: one game of two, one of four.  That holds whatever the level
is, so it needs no measurement.  Who plays alone neither wins nor loses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import sqrt
from typing import TYPE_CHECKING

from app.ai.statistics import NORMAL_95, Interval, student_95, wilson
from app.models.statistics.rating import OwnRating, own_rating

if TYPE_CHECKING:
    from app.match.results import Result

LEAST = 3
"""Values from which a mean has an interval."""

SHORTEST, LONGEST = 5, 50
"""Games in a moving mean; in between an eighth of all."""

SHOWN = 300
"""Places at which a line is drawn; more of them nobody would tell apart."""

DOTS = 400
"""Games up to which each has a dot of its own."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean of games.

    Attributes:
        value: The mean.
        margin: What stands behind ±, the half of its 95 % interval; ``None`` of too few games.
        games: How many.
    """

    value: float
    margin: float | None
    games: int


@dataclass(frozen=True, slots=True)
class Wins:
    """Wins against opponents.

    Attributes:
        won: Games won; of a tie its part.
        games: Games against somebody.
        even: What an equal would have won.
        chance: How far from that chance alone takes an equal in 95 of 100 cases.
    """

    won: float
    games: int
    even: float
    chance: float

    @property
    def share(self) -> float:
        """Part of the games that was won."""
        return self.won / self.games

    @property
    def interval(self) -> Interval:
        """Of 95 % for the share: Wilson's."""
        return wilson(self.share, self.games)

    @property
    def over(self) -> float:
        """Won beyond what an equal would have."""
        return self.won - self.even


@dataclass(frozen=True, slots=True)
class Streak:
    """Wins, or games without one, in a row.

    Attributes:
        length: How many the latest games are alike.
        won: Whether they were won.
        longest: The most wins in a row of all.
    """

    length: int
    won: bool
    longest: int


@dataclass(frozen=True, slots=True)
class GameFigures:
    """What some games come to.

    Attributes:
        games: How many.
        first: When the first one ended, UTC; ``""`` without any.
        wins: Against opponents, ``None`` without any.
        points: Of the only kind of game among them, ``None`` where there are several.
        best: Most points, likewise.
        loss: Given away by decisions per analysed game, in win share.
        luck: Brought by luck per analysed game, in win share.
        streak: ``None`` without a game against somebody.
        rating: Of the only kind of game among them.
    """

    games: int
    first: str
    wins: Wins | None
    points: Mean | None
    best: int
    loss: Mean | None
    luck: Mean | None
    streak: Streak | None
    rating: OwnRating | None


@dataclass(frozen=True, slots=True)
class Trend:
    """How a figure went over the games.

    Attributes:
        last: Number of the last game.
        x: Numbers of games, 1-based, ascending.
        y: Values there.
        low: Lower edge of the band there.
        high: Upper edge of the band there.
        dots: Number and value of single games; empty where they are too many.
    """

    last: int
    x: tuple[float, ...]
    y: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]
    dots: tuple[tuple[float, float], ...] = ()


def figures(results: Sequence[Result]) -> GameFigures:
    """What games come to; the oldest come first."""
    one_kind = len({each.game for each in results}) == 1
    scores = [each.points for each in results] if one_kind else []
    return GameFigures(
        games=len(results),
        first=results[0].ended if results else "",
        wins=wins(results),
        points=mean(scores),
        best=max(scores, default=0),
        loss=mean(_losses(results)),
        luck=mean(_lucks(results)),
        streak=streak(results),
        rating=own_rating(results) if one_kind else None,
    )


def mean(values: Sequence[float]) -> Mean | None:
    """Their mean; ``None`` of nothing."""
    n = len(values)
    if not n:
        return None
    middle = sum(values) / n
    if n < LEAST:
        return Mean(middle, None, n)
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (n - 1) / n)
    return Mean(middle, student_95(n - 1) * spread, n)


def wins(results: Sequence[Result]) -> Wins | None:
    """The wins against opponents; ``None`` without a game against somebody."""
    n, won, even, variance = 0, 0.0, 0.0, 0.0
    for each in results:
        if each.won is not None:
            share = 1.0 / each.players
            n, won, even, variance = n + 1, won + each.won, even + share, variance + share * (1.0 - share)
    return Wins(won, n, even, NORMAL_95 * sqrt(variance)) if n else None


def streak(results: Sequence[Result]) -> Streak | None:
    """The latest games that ended alike, and the most wins in a row; a shared win is one."""
    runs = [(won, len(list(run))) for won, run in groupby(each.won > 0 for each in results if each.won is not None)]
    if not runs:
        return None
    won, length = runs[-1]
    return Streak(length, won, max((each for is_won, each in runs if is_won), default=0))


# Trends


def wins_trend(results: Sequence[Result]) -> Trend | None:
    """Wins beyond those of an equal, summed up; the band is where chance alone leads an equal."""
    ys, edges, total, variance = [], [], 0.0, 0.0
    for each in results:
        if each.won is not None:
            share = 1.0 / each.players
            total, variance = total + each.won - share, variance + share * (1.0 - share)
            ys.append(total)
            edges.append(NORMAL_95 * sqrt(variance))
    if len(ys) < LEAST:
        return None
    at = _places(len(ys))
    return Trend(
        len(ys),
        tuple(place + 1.0 for place in at),
        tuple(ys[place] for place in at),
        tuple(-edges[place] for place in at),
        tuple(edges[place] for place in at),
    )


def points_trend(results: Sequence[Result]) -> Trend | None:
    """Points game by game, of games of one kind."""
    return moving([each.points for each in results]) if len({each.game for each in results}) == 1 else None


def loss_trend(results: Sequence[Result]) -> Trend | None:
    """What decisions gave away in each analysed game, in points of 100."""
    return moving([100 * value for value in _losses(results)])


def luck_trend(results: Sequence[Result]) -> Trend | None:
    """What luck brought in each analysed game, in points of 100."""
    return moving([100 * value for value in _lucks(results)])


TRENDS: tuple[Callable[[Sequence[Result]], Trend | None], ...] = (
    wins_trend,
    points_trend,
    loss_trend,
    luck_trend,
)
"""The trends in the order in which they are shown."""


def window(n: int) -> int:
    """Games in the moving mean of so many."""
    return max(SHORTEST, min(LONGEST, n // 8))


def moving(values: Sequence[float]) -> Trend | None:
    """The mean of the latest games at each game, with its 95 % interval; ``None`` of too few."""
    n = len(values)
    if n < LEAST:
        return None
    most = window(n)
    sums, squares = [0.0], [0.0]
    for value in values:
        sums.append(sums[-1] + value)
        squares.append(squares[-1] + value * value)
    x, y, low, high = [], [], [], []
    for at in _places(n, LEAST - 1):
        first = max(0, at + 1 - most)
        count = at + 1 - first
        middle = (sums[at + 1] - sums[first]) / count
        variance = max(0.0, (squares[at + 1] - squares[first]) - count * middle * middle) / (count - 1)
        margin = student_95(count - 1) * sqrt(variance / count)
        x.append(at + 1.0)
        y.append(middle)
        low.append(middle - margin)
        high.append(middle + margin)
    dots = tuple((at + 1.0, value) for at, value in enumerate(values)) if n <= DOTS else ()
    return Trend(n, tuple(x), tuple(y), tuple(low), tuple(high), dots)


def _places(n: int, first: int = 0) -> list[int]:
    """So many places at most from ``first`` to the last of ``n``, both among them, evenly spread."""
    count = min(SHOWN, n - first)
    if count < 2:
        return [n - 1]
    return [first + round(step * (n - 1 - first) / (count - 1)) for step in range(count)]


def _losses(results: Sequence[Result]) -> list[float]:
    """Decisions of analysed games as what they cost; less than nothing by noise alone."""
    return [-each.weights.loss for each in results if each.weights is not None]


def _lucks(results: Sequence[Result]) -> list[float]:
    return [each.weights.luck for each in results if each.weights is not None]
