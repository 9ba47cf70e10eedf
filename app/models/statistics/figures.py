"""Figures of a number of games: wins compared with an equal player, means with intervals, streaks, and trends.

An equal player is as strong as the others at the table, so of tables with n seats one game in n is won.  That holds for
every level of opponents and needs no measurement.  Games played alone are neither won nor lost (``Result.won`` is
``None``).
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
"""Number of values from which a mean has an interval, and from which there is a trend."""

SHORTEST, LONGEST = 5, 50
"""Least and most games in the window of a moving mean, which is an eighth of all games."""

SHOWN = 300
"""Most points of the line of a trend; more could not be told apart on the screen."""

DOTS = 400
"""Most games for which a trend shows each as a dot."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean over games.

    Attributes:
        value: The mean.
        margin: Half of its 95 % interval; ``None`` with fewer than ``LEAST`` games.
        games: Number of games.
    """

    value: float
    margin: float | None
    games: int


@dataclass(frozen=True, slots=True)
class Wins:
    """Wins against opponents.

    Attributes:
        won: Number of games won; a tie counts as 1/n for each of n winners.
        games: Number of games against opponents.
        even: Number of games that an equal player would have won on average.
        chance: Half of the range around ``even`` in which an equal player ends in 95 of 100 cases.
    """

    won: float
    games: int
    even: float
    chance: float

    @property
    def share(self) -> float:
        """Part of the games that was won, 0 to 1."""
        return self.won / self.games

    @property
    def interval(self) -> Interval:
        """Wilson's 95 % interval of the share."""
        return wilson(self.share, self.games)

    @property
    def over(self) -> float:
        """Games won more than an equal player would have; negative for fewer."""
        return self.won - self.even


@dataclass(frozen=True, slots=True)
class Streak:
    """Wins or other games in a row; a shared win counts as a win.

    Attributes:
        length: Number of the latest games in a row that were all won, or none of which was.
        won: Whether these were won.
        longest: Most wins in a row among all games.
    """

    length: int
    won: bool
    longest: int


@dataclass(frozen=True, slots=True)
class GameFigures:
    """Figures of some results.

    Attributes:
        games: Number of games.
        first: When the first one ended, ISO 8601 in UTC; ``""`` without a game.
        wins: Wins against opponents; ``None`` without a game against any.
        points: Mean of the points; ``None`` unless all are games of one kind (one of the five).
        best: Most points; 0 where ``points`` is ``None``.
        loss: Mean loss of win share by own decisions, positive for a loss; ``None`` without an analysed game.
        luck: Mean change of win share by luck; ``None`` without an analysed game.
        streak: ``None`` without a game against opponents.
        rating: ``None`` without a rated game, and unless all are games of one kind.
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
    """A figure over the games: a line with a band around it or around 0.

    Attributes:
        last: Number of the last game, 1-based.
        x: Numbers of the games at which the line has a point, 1-based, ascending.
        y: Value of the line at each ``x``.
        low: Lower edge of the band at each ``x``.
        high: Upper edge of the band at each ``x``.
        dots: Number and value of single games; empty with more than ``DOTS`` games, and for wins.
    """

    last: int
    x: tuple[float, ...]
    y: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]
    dots: tuple[tuple[float, float], ...] = ()


def figures(results: Sequence[Result]) -> GameFigures:
    """The figures of some results, which have to be sorted with the oldest first."""
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
    """The mean, with its 95 % interval by Student's t from ``LEAST`` values on; ``None`` without a value."""
    n = len(values)
    if not n:
        return None
    middle = sum(values) / n
    if n < LEAST:
        return Mean(middle, None, n)
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (n - 1) / n)
    return Mean(middle, student_95(n - 1) * spread, n)


def wins(results: Sequence[Result]) -> Wins | None:
    """The wins against opponents; ``None`` without a game against any."""
    n, won, even, variance = 0, 0.0, 0.0, 0.0
    for each in results:
        if each.won is not None:
            share = 1.0 / each.players
            # For an equal player each game is a trial that succeeds with probability ``share``.
            n += 1
            won += each.won
            even += share
            variance += share * (1.0 - share)
    return Wins(won, n, even, NORMAL_95 * sqrt(variance)) if n else None


def streak(results: Sequence[Result]) -> Streak | None:
    """The present streak and the longest one; ``None`` without a game against opponents."""
    runs = [(won, len(list(run))) for won, run in groupby(each.won > 0 for each in results if each.won is not None)]
    if not runs:
        return None
    won, length = runs[-1]
    return Streak(length, won, max((each for is_won, each in runs if is_won), default=0))


# Trends


def wins_trend(results: Sequence[Result]) -> Trend | None:
    """Sum of wins beyond those of an equal player; the band, around 0, holds 95 of 100 equal players at each game."""
    ys, edges, total, variance = [], [], 0.0, 0.0
    for each in results:
        if each.won is not None:
            share = 1.0 / each.players
            total += each.won - share
            variance += share * (1.0 - share)
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
    """Moving mean of the points; ``None`` unless all are games of one kind."""
    return moving([each.points for each in results]) if len({each.game for each in results}) == 1 else None


def loss_trend(results: Sequence[Result]) -> Trend | None:
    """Moving mean of the loss by own decisions over the analysed games, in points of 100, positive for a loss."""
    return moving([100 * value for value in _losses(results)])


def luck_trend(results: Sequence[Result]) -> Trend | None:
    """Moving mean of the change by luck over the analysed games, in points of 100."""
    return moving([100 * value for value in _lucks(results)])


TRENDS: tuple[Callable[[Sequence[Result]], Trend | None], ...] = (
    wins_trend,
    points_trend,
    loss_trend,
    luck_trend,
)
"""The trends in the order in which the page shows them; ``StatisticsWords.charts`` and ``no_trend`` have the same."""


def window(n: int) -> int:
    """Number of games in the window of the moving mean over ``n`` games."""
    return max(SHORTEST, min(LONGEST, n // 8))


def moving(values: Sequence[float]) -> Trend | None:
    """At each game the mean of the latest games, with its 95 % interval; ``None`` with fewer than ``LEAST`` values."""
    n = len(values)
    if n < LEAST:
        return None
    most = window(n)
    # Running sums give mean and variance of any window without adding it up again.
    sums, squares = [0.0], [0.0]
    for value in values:
        sums.append(sums[-1] + value)
        squares.append(squares[-1] + value * value)
    x, y, low, high = [], [], [], []
    for at in _places(n, LEAST - 1):
        first = max(0, at + 1 - most)
        count = at + 1 - first
        middle = (sums[at + 1] - sums[first]) / count
        # Rounding can make the difference of sums a little less than 0.
        variance = max(0.0, (squares[at + 1] - squares[first]) - count * middle * middle) / (count - 1)
        margin = student_95(count - 1) * sqrt(variance / count)
        x.append(at + 1.0)
        y.append(middle)
        low.append(middle - margin)
        high.append(middle + margin)
    dots = tuple((at + 1.0, value) for at, value in enumerate(values)) if n <= DOTS else ()
    return Trend(n, tuple(x), tuple(y), tuple(low), tuple(high), dots)


def _places(n: int, first: int = 0) -> list[int]:
    """At most ``SHOWN`` indices from ``first`` to ``n`` - 1, both included, evenly spread."""
    count = min(SHOWN, n - first)
    if count < 2:
        return [n - 1]
    return [first + round(step * (n - 1 - first) / (count - 1)) for step in range(count)]


def _losses(results: Sequence[Result]) -> list[float]:
    """Loss of win share in each analysed game; negative only by noise of the estimate."""
    return [-each.weights.loss for each in results if each.weights is not None]


def _lucks(results: Sequence[Result]) -> list[float]:
    return [each.weights.luck for each in results if each.weights is not None]
