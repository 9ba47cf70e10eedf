"""Ratings on one scale from the results of pairs, by the model of Bradley and Terry.

R. A. Bradley, M. E. Terry: Rank Analysis of Incomplete Block Designs: I. The Method of Paired Comparisons.
Biometrika 39 (1952), 324-345.  The ratings are the most likely ones; when they exist is told by L. R. Ford Jr.:
Solution of a Ranking Problem from Binary Comparisons, American Mathematical Monthly 64 (1957), 28-33.  The
intervals are those of the normal approximation, from the inverse of the information matrix.

One player against opponents whose ratings stand (``rate_one``) has a rating from the first game on, by the same model
with a weak assumption beforehand: normal, as wide as M. E. Glickman has it for a new player.  M. E. Glickman: Parameter
Estimation in Large Dynamic Paired Comparison Experiments, Applied Statistics 48 (1999), 377-394.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from app.ai.statistics import NORMAL_95, Interval

ANCHOR_ELO = 1000.0
SCALE = 400.0 / math.log(10.0)
"""Points of Elo per unit of log odds."""

_STEPS = 100
_STEP = 2.0
"""Longest step of one round, in log odds, so that a first guess far off does not overshoot."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Games of two players against each other.

    Attributes:
        one: Who is measured.
        other: The opponent.
        wins: Of ``one``; ties count as halves.
        games: How many.
    """

    one: str
    other: str
    wins: float
    games: int


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is.

    Attributes:
        elo: 400 points are odds of ten to one.
        interval: Of 95 %; a point for the anchor, from which all are measured.
    """

    elo: float
    interval: Interval

    @property
    def margin(self) -> float:
        """Half the width of the interval: what stands behind ±."""
        return (self.interval[1] - self.interval[0]) / 2


@dataclass(frozen=True, slots=True)
class Played:
    """Games of one player against an opponent whose rating stands.

    Attributes:
        against: Elo of the opponent.
        wins: Of the player; ties count as halves.
        games: How many.
    """

    against: float
    wins: float
    games: int


NEW_PLAYER = 350.0
"""Standard deviation in points of Elo of what is assumed of a new player: as much as one even game tells."""


def expected(elo: float, against: float) -> float:
    """Part of the wins of a player of one rating against another: 400 points more are ten of eleven."""
    return 1.0 / (1.0 + math.exp((against - elo) / SCALE))


def rate_one(played: Sequence[Played], before: float) -> Rating:
    """The most likely rating of one player, with its interval; the ratings of the opponents are taken as exact.

    Args:
        played: The games; without any, the rating is what is assumed.
        before: Elo that is assumed of a new player.
    """
    elo, prior = before, (SCALE / NEW_PLAYER) ** 2
    for _ in range(_STEPS):
        slope, information = _slope(played, elo, before, prior)
        step = slope / information
        elo += SCALE * min(_STEP, max(-_STEP, step))
        if abs(step) < 1e-10:
            break
    spread = SCALE * NORMAL_95 / math.sqrt(_slope(played, elo, before, prior)[1])
    return Rating(elo, (elo - spread, elo + spread))


def _slope(played: Sequence[Played], elo: float, before: float, prior: float) -> tuple[float, float]:
    """Slope of the log likelihood of one player and the information, in log odds."""
    slope, information = prior * (before - elo) / SCALE, prior
    for each in played:
        share = expected(elo, each.against)
        slope += each.wins - each.games * share
        information += each.games * share * (1.0 - share)
    return slope, information


def rate(duels: Sequence[Duel], anchor: str) -> dict[str, Rating]:
    """The ratings of all whom chains of wins and of losses connect with ``anchor``, the strongest first.

    Whoever has only won or only lost against the rest is left out: no finite rating would be the most likely.
    Empty when nobody is left to compare.
    """
    rated = _connected(duels, anchor)
    free = [name for name in rated if name != anchor]
    if not free:
        return {}
    duels = [duel for duel in duels if duel.one in rated and duel.other in rated]
    place = {name: at for at, name in enumerate(free)}
    worth = [0.0] * len(free)
    for _ in range(_STEPS):
        slope, information = _derivatives(duels, place, worth)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in _inverse(information)]
        worth = [value + min(_STEP, max(-_STEP, change)) for value, change in zip(worth, step, strict=True)]
        if max(map(abs, step)) < 1e-10:
            break
    variances = _inverse(_derivatives(duels, place, worth)[1])
    ratings = {anchor: Rating(ANCHOR_ELO, (ANCHOR_ELO, ANCHOR_ELO))}
    for name, at in place.items():
        elo, spread = ANCHOR_ELO + SCALE * worth[at], SCALE * NORMAL_95 * math.sqrt(variances[at][at])
        ratings[name] = Rating(elo, (elo - spread, elo + spread))
    return dict(sorted(ratings.items(), key=lambda item: -item[1].elo))


def _connected(duels: Sequence[Duel], anchor: str) -> list[str]:
    """Whoever reaches ``anchor`` by beating and is reached from it so (Ford's condition), in order of appearance."""
    beaten: dict[str, set[str]] = {}
    for duel in duels:
        for one, other, wins in ((duel.one, duel.other, duel.wins), (duel.other, duel.one, duel.games - duel.wins)):
            beaten.setdefault(one, set())
            if wins > 0:
                beaten[one].add(other)
    beats = {name: {one for one, others in beaten.items() if name in others} for name in beaten}
    below, above = _reached(beaten, anchor), _reached(beats, anchor)
    return [name for name in beaten if name in below and name in above]


def _reached(ways: dict[str, set[str]], start: str) -> set[str]:
    found, ahead = set(), [start] if start in ways else []
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead.extend(ways[name])
    return found


def _derivatives(
    duels: Sequence[Duel], place: dict[str, int], worth: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """Slope of the log likelihood, and the information: minus its second derivatives."""
    slope = [0.0] * len(worth)
    information = [[0.0] * len(worth) for _ in worth]
    for duel in duels:
        ends = [(place[name], sign) for name, sign in ((duel.one, 1.0), (duel.other, -1.0)) if name in place]
        expected = 1.0 / (1.0 + math.exp(-sum(sign * worth[at] for at, sign in ends)))
        for at, sign in ends:
            slope[at] += sign * (duel.wins - duel.games * expected)
            for to, other in ends:
                information[at][to] += sign * other * duel.games * expected * (1.0 - expected)
    return slope, information


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a small positive definite matrix, by elimination."""
    n = len(matrix)
    rows = [[*row, *(float(at == to) for to in range(n))] for at, row in enumerate(matrix)]
    for at in range(n):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for to in range(n):
            if to != at:
                factor = rows[to][at]
                rows[to] = [a - factor * b for a, b in zip(rows[to], rows[at], strict=True)]
    return [row[n:] for row in rows]
