"""The opponents by guild rank, and the purse of time that a turn may cost.

* Apprentice: the hand policy, with a preference instead of a decision; never a dominated move.
* Journeyman: looks one step ahead on the value of the position, and misjudges a little.
* Master: the search.
* ``RANDOM`` exists for measuring only.
"""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING

from app.ai.player import (
    AnyPolicy,
    Budget,
    Choice,
    Progress,
    Stop,
    best_of,
    forced,
    never,
    softmax,
)
from app.ai.search import look_ahead, search

if TYPE_CHECKING:
    from app.engines.contract import State

APPRENTICE, JOURNEYMAN, MASTER = "apprentice", "journeyman", "master"
LEVELS = (APPRENTICE, JOURNEYMAN, MASTER)
RANDOM = "random"

LOOK_AHEAD_DEALS = 12
"""Deals over which the journeyman averages chance."""


class Purse:
    """Wall time that one seat may spend on one turn, split over its decisions.

    Each decision gets the same part of what is left, so that a turn of any length stays inside.
    """

    def __init__(self, seconds: float = 2.7, part: float = 0.28) -> None:
        self._full = seconds
        self._part = part
        self._left: dict[int, float] = {}
        self._at: dict[int, tuple[int, int]] = {}

    def budget(self, view: State, seat: int) -> Budget:
        """Time for the next decision of ``seat``; a new turn, or one taken back, fills the purse."""
        turn, revealed = self._at.get(seat, (-1, -1))
        if turn != view.turn or view.revealed < revealed:
            self._left[seat] = self._full
        self._at[seat] = view.turn, view.revealed
        return Budget(seconds=self._left[seat] * self._part)

    def spend(self, seat: int, seconds: float) -> None:
        """Take what the decision really cost out of the purse."""
        self._left[seat] = max(0.02, self._left[seat] - seconds)


def choose(
    view: State,
    seat: int,
    level: str,
    policy: AnyPolicy,
    budget: Budget,
    rng: Random,
    stop: Stop = never,
    progress: Progress | None = None,
) -> Choice:
    """Decide for ``seat`` as a player of ``level``; ``view`` is a ``resample`` for that seat.

    ``budget`` bounds the master only; the others are done in milliseconds.

    Raises:
        ValueError: There is no such level.
    """
    if len(view.legal()) == 1:
        return forced()
    if level == MASTER:
        return search(view, seat, policy, budget, rng, stop, progress)
    if level == JOURNEYMAN:
        return _journeyman(view, seat, policy, rng, stop)
    if level == APPRENTICE:
        return _apprentice(view, policy, rng)
    if level == RANDOM:
        return _random(view, rng)
    raise ValueError(f"level: {level!r} is not one of {', '.join((*LEVELS, RANDOM))}")


def _apprentice(view: State, policy: AnyPolicy, rng: Random) -> Choice:
    """Better moves are likelier."""
    actions = view.legal()
    values = policy.rank(view, actions)
    barred = policy.dominated(view, actions)
    tempted = [-math.inf if i in barred else value for i, value in enumerate(values)]
    odds = softmax(tempted, policy.whim)
    return Choice(_draw(odds, rng), tuple(odds), tuple(values))


def _journeyman(view: State, seat: int, policy: AnyPolicy, rng: Random, stop: Stop) -> Choice:
    """The best value after the move, each misjudged a little."""
    values, deals = look_ahead(view, seat, policy, LOOK_AHEAD_DEALS, rng, stop)
    seen = [value + rng.gauss(0.0, policy.doubt) for value in values]
    index = best_of(seen, policy.dominated(view, view.legal()))
    share = 1.0 / len(values)
    return Choice(index, (share,) * len(values), tuple(values), deals)


def _random(view: State, rng: Random) -> Choice:
    n_actions = len(view.legal())
    share = 1.0 / n_actions
    return Choice(int(rng.random() * n_actions), (share,) * n_actions, (0.5,) * n_actions)


def _draw(odds: list[float], rng: Random) -> int:
    """One index, by its odds."""
    rest = rng.random() * sum(odds)
    for i, part in enumerate(odds):
        rest -= part
        if rest < 0.0:
            return i
    return max(range(len(odds)), key=odds.__getitem__)
