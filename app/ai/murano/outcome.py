"""From points to chances: who wins, as far as the turns that are left can be foreseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.murano.features import rows
from app.ai.murano.learned import VALUE
from app.ai.murano.worth import worth
from app.ai.player import softmax
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from app.engines.murano.state import State

SPREAD = 11.0
"""Points of a softmax that the rest of the game may still shift.

Always the same: of two moves the better one must not depend on how soon the game will end then.
"""


CARE = 0.15
"""How much of what is guessed about the others counts, against the mean of all."""
MEAN = {2: 68.0, 3: 54.0, 4: 47.0}
"""Points that good players end with, by number of players.

What a seat is thought to have has to be near them: far below, a point hardly changes a win share, and what is found out
about a move counts for less than the misjudgement of a level or the trust in its first thought.
"""


def evaluate(state: State) -> list[float]:
    """Expected win share of every seat; the characters of the others are those that were dealt to them."""
    points = [worth(state, seat) for seat in range(state.players)]
    if state.observer != NOBODY:
        mean = MEAN[state.players]
        points = [
            value if seat == state.observer else CARE * value + (1.0 - CARE) * mean for seat, value in enumerate(points)
        ]
    return softmax(points, SPREAD)


def learned(state: State) -> list[float]:
    """How far every seat will be ahead at the end, as it was learned from games, on the scale of win shares.

    A point counts the same however far ahead or behind a seat is: below 0 and above 1 it goes on.
    """
    if state.actor == NOBODY:
        points = [float(score) for score in state.scores()]
    else:
        points = [VALUE.points.value(row) for row in rows(state)]
    part, mean = slope(state), MEAN[state.players]
    result: list[float] = []
    for seat, own in enumerate(points):
        best = max([other for place, other in enumerate(points) if place != seat])
        result.append(0.5 + part * (own - mean - CARE * (best - mean)))
    return result


def slope(state: State) -> float:
    """Win share that one point more is worth, between equals."""
    n = state.players
    return (n - 1) / (n * n) / SPREAD
