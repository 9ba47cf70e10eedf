"""Luck and decisions of a past game, as they are shown: per ply, per turn and in sum, for one seat at a time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import TYPE_CHECKING

from app.models.review.timeline import SIGNIFICANT

if TYPE_CHECKING:
    from app.models.review.timeline import Advice, PositionValue, Stretch, Timeline

MARGIN = 1.96
"""Standard errors in what stands behind ±: 95 of 100 such ranges hold the true value."""

COSTLY = 0.01
"""What a decision must seem to cost before a master looks at it, in win share."""


@dataclass(frozen=True, slots=True)
class ShareChange:
    """A change of a win share, with its standard error."""

    value: float = 0.0
    error: float = 0.0

    def __add__(self, other: ShareChange) -> ShareChange:
        """The sum of two that have nothing to do with each other."""
        return ShareChange(self.value + other.value, hypot(self.error, other.error))


NOTHING = ShareChange()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a decision gave away, as the quick pass sees it.

    Attributes:
        best: The best action, as in the record; ``""`` for what was done.
        loss: Change of the win share of the seat that decided: at most 0, but for noise.
        seems: What the deals by which the best action was chosen gave it more, 0 or more: too large, but it tells
            where to look again.
        deals: Deals behind ``loss``; 0 where nothing better was found.
    """

    best: str
    loss: ShareChange
    seems: float = 0.0
    deals: int = 0


@dataclass(frozen=True, slots=True)
class StretchSkill:
    """Luck and decisions of a stretch: a turn, or a round where the game's dice and cards lie open for a whole one.

    Attributes:
        last: Position at which it ends.
        leaves: By viewer, how its last ply ended; the look at the next stretch needs it.
        sums: Luck of every seat in all of it.
        luck: By ply, of every seat; what is missing had none.  At ``last`` the next stretch has more of it.
        verdicts: By position; only where there was a choice.
        again: Whether its luck was looked at again, with more deals.
    """

    last: int
    leaves: tuple[str, ...]
    sums: tuple[ShareChange, ...]
    luck: Mapping[int, tuple[ShareChange, ...]]
    verdicts: Mapping[int, Verdict]
    again: bool = False

    @property
    def swing(self) -> float:
        """The largest luck of anybody in one ply."""
        return max((abs(each.value) for row in self.luck.values() for each in row), default=0.0)


@dataclass(frozen=True, slots=True)
class TurnSkill:
    """A turn, for one seat.

    Attributes:
        first: Position at which it begins.
        last: Position at which it ends.
        luck: What luck brought that seat.
        decisions: What that seat gave away.
    """

    first: int
    last: int
    luck: ShareChange
    decisions: ShareChange


@dataclass(frozen=True, slots=True)
class Balance:
    """From a seat's chance at the start to its result, in whole points of 100 that add up.

    ``start`` + ``decisions`` + ``luck`` + ``rest`` = ``result``.  What is smaller than what stands behind its ± is 0
    here and part of the rest.

    Attributes:
        start: Chance at the start.
        decisions: What the seat gave away, at most 0.
        luck: What luck brought.
        rest: All else: what the others did, plans that were better than ordinary play, the error of the estimate.
        result: 100 for a win, less for a shared one, 0 for anything else.
        margin: What stands behind ± of the luck.
    """

    start: int
    decisions: int
    luck: int
    rest: int
    result: int
    margin: int

    @property
    def even(self) -> int:
        """The chance with average luck: the result less the luck, within 0 and 100."""
        return max(0, min(100, self.result - self.luck))


class Skill:
    """What is known of the luck and the decisions of a game; made anew whenever more is known.

    Args:
        timeline: The game.
        values: What was found at its positions; where a master looked again, its judgement holds.
        parts: By the position at which a stretch begins; from the start on, without a gap.
    """

    def __init__(
        self, timeline: Timeline, values: Mapping[int, PositionValue], parts: Mapping[int, StretchSkill]
    ) -> None:
        self._timeline = timeline
        self.complete = timeline.plies in parts  # the last position is a stretch of its own
        self.known = max((part.last for part in parts.values()), default=1) - (not self.complete)
        self._sums = [NOTHING] * timeline.players
        self._luck: dict[int, tuple[ShareChange, ...]] = {}
        self.verdicts: dict[int, Verdict] = {}
        for part in parts.values():
            self._sums = [total + more for total, more in zip(self._sums, part.sums, strict=True)]
            for ply, luck in part.luck.items():
                known = self._luck.get(ply)
                self._luck[ply] = tuple(map(ShareChange.__add__, known, luck)) if known else luck
            self.verdicts |= {
                position: seen_again(values[position].advice, verdict) if position in values else verdict
                for position, verdict in part.verdicts.items()
            }

    def luck(self, ply: int, seat: int) -> ShareChange:
        """What luck brought a seat in a ply."""
        known = self._luck.get(ply)
        return known[seat] if known else NOTHING

    def decision(self, ply: int, seat: int) -> ShareChange:
        """What a seat gave away in a ply, if it was the one to act; at most 0."""
        return _at_most_0(self._loss(ply, seat))

    def _loss(self, ply: int, seat: int) -> ShareChange:
        """The same as it was estimated, which noise may put above 0.

        Sums are made of these: without what lies above 0, what noise puts below it would add up to a loss that is none.
        """
        verdict = self.verdicts.get(ply - 1) if self._timeline.actor(ply) == seat else None
        return verdict.loss if verdict else NOTHING

    def turns(self, seat: int) -> list[TurnSkill]:
        """The turns that are known, as they went for a seat."""
        return [self._turn(turn, seat) for turn in self._timeline.turns if turn.last <= self.known]

    def _turn(self, turn: Stretch, seat: int) -> TurnSkill:
        plies = range(turn.first + 1, turn.last + 1)
        return TurnSkill(
            turn.first, turn.last, total(self.luck(ply, seat) for ply in plies),
            _at_most_0(total(self._loss(ply, seat) for ply in plies)),
        )  # fmt: skip

    def totals(self, seat: int) -> tuple[ShareChange, ShareChange]:
        """What luck brought a seat, and what it gave away, as far as they are known."""
        plies = range(1, self._timeline.plies + 1)
        return self._sums[seat], total(self._loss(ply, seat) for ply in plies)

    def balance(self, seat: int, start: float, result: float) -> Balance:
        """From a seat's chance at the start to its result, both as win shares."""
        luck, decisions = self.totals(seat)
        first, last = round(100 * start), round(100 * result)
        lost = min(0, beyond_margin(decisions))
        won = beyond_margin(luck)
        margin = max(1, round(100 * MARGIN * luck.error))
        return Balance(first, lost, won, last - first - lost - won, last, margin)

    def moments(self, seat: int) -> tuple[int, int]:
        """The plies in which luck was kindest and unkindest to a seat; 0 where none stands clear of its error."""
        clear = [ply for ply in self._luck if ply <= self.known and is_clear(self.luck(ply, seat))]
        best = max(clear, key=lambda ply: self.luck(ply, seat).value, default=0)
        worst = min(clear, key=lambda ply: self.luck(ply, seat).value, default=0)
        return (
            best if best and self.luck(best, seat).value > 0 else 0,
            worst if worst and self.luck(worst, seat).value < 0 else 0,
        )

    def costliest(self, seat: int, first: int, last: int) -> int:
        """The ply after ``first``, up to ``last``, in which a seat gave away most; 0 where nothing stands out."""
        plies = [ply for ply in range(first + 1, last + 1) if points(self.decision(ply, seat)) < 0]
        return min(plies, key=lambda ply: self.decision(ply, seat).value, default=0)

    def costly(self, seat: int, count: int) -> list[int]:
        """The positions in which a seat seems to have given most away, by the deals that do not judge it."""
        found = [
            position
            for position, verdict in self.verdicts.items()
            if verdict.deals and verdict.seems >= COSTLY and self._timeline.actor(position + 1) == seat
        ]
        return sorted(found, key=lambda position: -self.verdicts[position].seems)[:count]


def seen_again(advice: Advice | None, verdict: Verdict) -> Verdict:
    """A verdict, or what a master found who looked again at the same decision."""
    if advice is None:
        return verdict
    loss = ShareChange(-advice.gain if advice.action else 0.0, advice.error)
    return replace(verdict, best=advice.action, loss=loss)


def _at_most_0(found: ShareChange) -> ShareChange:
    return found if found.value <= 0.0 else ShareChange(0.0, found.error)


def total(found: Iterable[ShareChange]) -> ShareChange:
    """The sum of figures that have nothing to do with each other."""
    return sum((each for each in found if each is not NOTHING), NOTHING)  # most are


def points(found: ShareChange) -> int:
    """An estimate in whole points of 100; 0 where it is smaller than its own standard error."""
    return round(100 * found.value) if abs(found.value) >= found.error else 0


def beyond_margin(found: ShareChange) -> int:
    """An estimate in whole points of 100 for where its ± is told; 0 where it is smaller than that."""
    return round(100 * found.value) if abs(found.value) >= MARGIN * found.error else 0


def is_clear(found: ShareChange) -> bool:
    """Whether an estimate can be told as a fact."""
    return abs(found.value) > SIGNIFICANT * found.error and points(found) != 0


def share_won(ranking: Sequence[int], seat: int) -> float:
    """What a seat has of the win: all, a part of a shared one, or nothing."""
    return 1.0 / ranking.count(1) if ranking[seat] == 1 else 0.0
