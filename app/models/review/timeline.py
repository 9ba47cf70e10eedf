"""A past game along its positions: its turns, rounds and scores, and what an analysis found at each position.

*Position* 0 is the start of the game, position k the one after k actions.  *Ply* k is the action that leads from
position k - 1 to position k.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from app.engines.contract import run_end

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.engines.contract import Action, Event, State

SIGNIFICANT = 2.0
"""Standard errors that a difference has to exceed to be called clear."""

SWING = 0.05
"""Smallest change of a win share that can be a turning point (5 points of 100)."""

MOST = 10
"""Most turning points per game; smaller ones are left out."""

GAIN = 0.02
"""Smallest gain of a win share for which another action is called better (2 points of 100)."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A turn or a round.

    Attributes:
        first: Position at which it begins.
        last: Position after its last ply.
        number: 1-based over the game.
        seat: Seat that acted first in it.
    """

    first: int
    last: int
    number: int
    seat: int


@dataclass(frozen=True, slots=True)
class Alternative:
    """What a second look found for one action of a decision.

    Attributes:
        action: The action as in the record; ``""`` for the one that was played.
        chance: Win share of the seat after it, and its standard error.
        behind: The win share after it less that after the best action, at most 0 but for noise; and its standard error.
        points: Expected points of the seat at the end of the game, by source, in a game with setbacks then how many of
            100 turns end with one (``app.ai.decision_review.Points``); empty where they were not counted.
        more: By source, expected points less those after the played action, each with its standard error.
        further: What the seat did next where this was found, as in the record, until opponents played on for it.
    """

    action: str
    chance: tuple[float, float]
    behind: tuple[float, float]
    points: tuple[float, ...] = ()
    more: tuple[tuple[float, float], ...] = ()
    further: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Advice:
    """A second look at the decision of a position, by a master and with more deals than the first analysis.

    Attributes:
        action: What the master would have done, as in the record; ``""`` for the action that was played.
        gain: By how much the seat's win share would have been larger, -1 to 1.
        error: Standard error of the gain.
        runs: Number of deals behind it.
        alternatives: The best action, then others by their chances; the played one is among them.
        seed: Seed of the deals, with which they can be dealt again.
        ends: Number of the deals that were played to the end of the game to count points.
    """

    action: str
    gain: float = 0.0
    error: float = 0.0
    runs: int = 0
    alternatives: tuple[Alternative, ...] = ()
    seed: int = 0
    ends: int = 0

    @property
    def better(self) -> bool:
        """Whether ``action`` is clearly better than what was played."""
        return bool(self.action) and self.gain >= GAIN and self.gain > SIGNIFICANT * self.error


@dataclass(frozen=True, slots=True)
class PositionValue:
    """What an analysis found for one position.

    Attributes:
        shares: Expected win share of each seat, 0 to 1, summing to 1.
        errors: Standard error of each share.
        runs: Number of playouts behind it.
        advice: The second look at the decision here, if there was one.
    """

    shares: tuple[float, ...]
    errors: tuple[float, ...]
    runs: int
    advice: Advice | None = None


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A ply that changed the win share of the seat who acted, beyond the error of the estimate.

    Attributes:
        ply: The ply.
        seat: Seat that acted.
        change: Change of that seat's win share, -1 to 1.
        error: Standard error of the change.
        chance: Whether a chance event happened in the ply, so that luck is part of the change.
    """

    ply: int
    seat: int
    change: float
    error: float
    chance: bool


class Timeline:
    """A past game of n plies along its positions.

    Args:
        states: Positions 0 to n.
        events: Events of ply k at index k - 1.
        texts: Action of ply k at index k - 1, as in the record; may be left out where nobody asks for actions.

    Attributes:
        states: As given.
        events: As given.
        plies: n.
        players: Number of seats.
        scores: Points of each seat, by position.
        turns: All turns, in order.
        rounds: All rounds, in order.
    """

    def __init__(self, states: Sequence[State], events: Sequence[Sequence[Event]], texts: Sequence[str] = ()) -> None:
        self.states = states
        self.events = events
        self._texts = texts
        self.plies = len(states) - 1
        self.players = states[0].players
        self.scores = [tuple(state.scores()) for state in states]
        self.turns = _stretches(states, [state.turn for state in states])
        self.rounds = _stretches(states, [state.round for state in states])
        self._turn_starts = [turn.first for turn in self.turns]
        self._round_starts = [each.first for each in self.rounds]

    def actor(self, ply: int) -> int:
        """The seat that acted in ``ply``, 1 to n."""
        return self.states[ply - 1].actor

    def action(self, ply: int) -> Action | None:
        """The action of ``ply``; ``None`` where it is not known."""
        return self.played(ply) if ply <= len(self._texts) else None

    def played(self, ply: int) -> Action:
        """The action of ``ply``.  Raises ``IndexError`` where it is not known."""
        state = self.states[ply - 1]
        return state.game.read(state, self._texts[ply - 1])

    def taken(self, ply: int) -> int:
        """Index of the action of ``ply`` in ``legal()``; -1 where it is not known."""
        action = self.action(ply)
        return -1 if action is None else self.states[ply - 1].legal().index(action)

    def continuation(self, ply: int) -> list[Action]:
        """What the seat that acted in ``ply`` did next in that turn, until chance decided something."""
        return [self.played(each) for each in range(ply + 1, run_end(self.states, ply - 1) + 1)]

    def round_at(self, position: int) -> int:
        """The 1-based number of the round being played at ``position``."""
        return self.states[min(position, self.plies)].round

    def turn_step(self, position: int, step: int) -> int:
        """The next (``step`` 1) or previous (-1) position at which a turn begins; the end or 0 where there is none."""
        return _neighbour(self._turn_starts, position, step, self.plies)

    def round_step(self, position: int, step: int) -> int:
        """As ``turn_step``, for rounds."""
        return _neighbour(self._round_starts, position, step, self.plies)

    def top_score(self) -> int:
        """The highest score anybody had at any time, at least 1."""
        return max(1, max(max(row) for row in self.scores))

    def low_score(self) -> int:
        """The lowest score anybody had at any time, at most 0."""
        return min(0, min(min(row) for row in self.scores))


def _stretches(states: Sequence[State], numbers: Sequence[int]) -> list[Stretch]:
    """Runs of plies with the same number; ``numbers`` are by position, that before a ply counts for it."""
    runs: list[Stretch] = []
    first = 0
    plies = len(states) - 1
    for position in range(1, plies + 1):
        if position == plies or numbers[position] != numbers[first]:
            runs.append(Stretch(first, position, numbers[first], states[first].actor))
            first = position
    return runs


def _neighbour(starts: Sequence[int], position: int, step: int, last: int) -> int:
    """The first of ``starts`` after ``position``, or the last before it; ``last`` or 0 where there is none."""
    if step > 0:
        index = bisect_right(starts, position)
        return starts[index] if index < len(starts) else last
    index = bisect_left(starts, position) - 1
    return starts[index] if index >= 0 else 0


def turning_points(timeline: Timeline, values: Mapping[int, PositionValue]) -> list[TurningPoint]:
    """The ``MOST`` largest clear changes of the acting seat's win share, in order of play.

    Only plies count for which both positions, before and after, were analysed.
    """
    found = []
    for ply in range(1, timeline.plies + 1):
        before, after = values.get(ply - 1), values.get(ply)
        if before is None or after is None:
            continue
        seat = timeline.actor(ply)
        change = after.shares[seat] - before.shares[seat]
        error = sqrt(before.errors[seat] ** 2 + after.errors[seat] ** 2)  # the two are estimated independently
        if abs(change) >= SWING and abs(change) > SIGNIFICANT * error:
            chance = timeline.states[ply].chance_events > timeline.states[ply - 1].chance_events
            found.append(TurningPoint(ply, seat, change, error, chance))
    found.sort(key=lambda point: -abs(point.change))
    return sorted(found[:MOST], key=lambda point: point.ply)
