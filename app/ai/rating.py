"""Elo ratings from the results of pairs, by the model of Bradley and Terry.

R. A. Bradley, M. E. Terry: Rank Analysis of Incomplete Block Designs: I. The Method of Paired Comparisons.
Biometrika 39 (1952), 324-345.  The ratings maximise the likelihood; when such a maximum exists is shown by L. R. Ford
Jr.: Solution of a Ranking Problem from Binary Comparisons, American Mathematical Monthly 64 (1957), 28-33.  The
intervals are those of the normal approximation, from the inverse of the information matrix.

``rate_one`` rates one player against opponents of known rating.  It uses the same model with a normal prior, so there
is a rating from the first game on.  The prior is as wide as that for a new player in M. E. Glickman: Parameter
Estimation in Large Dynamic Paired Comparison Experiments, Applied Statistics 48 (1999), 377-394.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from app.ai.statistics import NORMAL_95, Interval

ANCHOR_ELO = 1000.0
SCALE = 400.0 / math.log(10.0)
"""Elo points per unit of log odds."""

_STEPS = 100
_STEP = 2.0
"""Longest step of an iteration, in log odds, so that Newton's method does not overshoot from a poor start."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Games of two players against each other.

    Attributes:
        one: Name of the one player.
        other: Name of the other player.
        wins: Wins of ``one``; a tie counts as half a win.
        games: Number of games.
    """

    one: str
    other: str
    wins: float
    games: int


@dataclass(frozen=True, slots=True)
class Rating:
    """The rating of a player.

    Attributes:
        elo: The rating; 400 points more mean odds of ten to one.
        interval: Its 95 % interval; both ends equal ``elo`` for the anchor, whose rating is fixed.
    """

    elo: float
    interval: Interval

    @property
    def margin(self) -> float:
        """Half the width of the interval: the figure after ±."""
        return (self.interval[1] - self.interval[0]) / 2


@dataclass(frozen=True, slots=True)
class Played:
    """Games of one player against an opponent of known rating.

    Attributes:
        against: Elo of the opponent.
        wins: Wins of the player; a tie counts as half a win.
        games: Number of games.
    """

    against: float
    wins: float
    games: int


NEW_PLAYER = 350.0
"""Standard deviation of the prior of a new player, in Elo points: about as much information as one even game."""


def expected(elo: float, against: float) -> float:
    """Expected win share of a player of rating ``elo`` against one of rating ``against``, 0 to 1."""
    return 1.0 / (1.0 + math.exp((against - elo) / SCALE))


def rate_one(played: Sequence[Played], before: float) -> Rating:
    """The most probable rating of one player, and its interval; the opponents' ratings are taken as exact.

    Args:
        played: The games; without any, the rating is ``before``.
        before: Mean of the prior, in Elo.
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
    """First derivative of one player's log posterior, and minus its second one (the information), in log odds."""
    slope, information = prior * (before - elo) / SCALE, prior
    for each in played:
        share = expected(elo, each.against)
        slope += each.wins - each.games * share
        information += each.games * share * (1.0 - share)
    return slope, information


def rate(duels: Sequence[Duel], anchor: str) -> dict[str, Rating]:
    """The ratings of the players that are connected with ``anchor``, strongest first.

    Players who have only won or only lost against the connected ones are left out: their likelihood has no maximum.
    Empty if nobody but the anchor is left.
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
    """The players with a chain of wins to ``anchor`` and one back (Ford's condition), in order of appearance."""
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
    """Gradient of the log likelihood, and minus its second derivatives (the information matrix)."""
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
    """The inverse of a small positive definite matrix, by Gauss-Jordan elimination."""
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
