"""What luck and decisions changed of the win shares in a past game: per ply, per turn and in total, seat by seat.

All shares are 0 to 1 and changes of them -1 to 1, unless whole points of 100 are named.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import TYPE_CHECKING

from app.models.review.timeline import SIGNIFICANT

if TYPE_CHECKING:
    from app.models.review.timeline import Advice, PositionValue, Stretch, Timeline

MARGIN = 1.96
"""Standard errors in a margin, the number behind ±: half of a 95 % interval."""

COSTLY = 0.01
"""Smallest loss of win share, as the quick pass estimates it, for which a master looks at a decision again."""


@dataclass(frozen=True, slots=True)
class ShareChange:
    """A change of a win share, with its standard error."""

    value: float = 0.0
    error: float = 0.0

    def __add__(self, other: ShareChange) -> ShareChange:
        """The sum; the error is right only if the two estimates are independent."""
        return ShareChange(self.value + other.value, hypot(self.error, other.error))


NOTHING = ShareChange()

QUICK_DEALS, DEEP_DEALS = 32, 96
"""Deals of a stretch at first, and at least where it has much luck."""
# The same as in app.ai.skill.account, which cannot be imported here: it would load all opponents.


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a decision cost, as the quick pass of the analysis estimates it.

    Attributes:
        best: The best action, as in the record; ``""`` for the action that was played.
        loss: Change of the win share of the seat that decided: at most 0, but for noise.
        seems: Advantage of the best action over the played one in the deals from which the best was chosen, 0 or more.
            The choice makes it too large, so it only ranks decisions for a second look.
        deals: Number of deals behind ``loss``, other ones than those of the choice; 0 where nothing better was found.
    """

    best: str
    loss: ShareChange
    seems: float = 0.0
    deals: int = 0


@dataclass(frozen=True, slots=True)
class StretchSkill:
    """Luck and decisions of a stretch: a turn, or a round in games whose dice and cards lie open for a whole round.

    Attributes:
        last: Position at which it ends.
        leaves: How its last ply ended, by viewer: ``"carry"``, ``"learnt"`` or ``"shown"`` (``app.ai.skill.outlook``).
            One value for all seats where nobody has secrets.  The analysis of the next stretch begins with it.
        sums: Luck of every seat over the whole stretch, estimated as a whole: the luck of single plies shares deals, so
            their errors may not be added up.
        luck: Luck of every seat by ply; 0 in plies that are missing.  Part of the luck of ply ``last`` may stand in the
            next stretch; the two are added.
        verdicts: Verdicts on decisions, by position; only where there was a choice.
        deals: Number of deals in which the luck was estimated.
    """

    last: int
    leaves: tuple[str, ...]
    sums: tuple[ShareChange, ...]
    luck: Mapping[int, tuple[ShareChange, ...]]
    verdicts: Mapping[int, Verdict]
    deals: int = QUICK_DEALS

    @property
    def swing(self) -> float:
        """The largest change by luck of any seat's win share in one ply, without its sign."""
        return max((abs(each.value) for row in self.luck.values() for each in row), default=0.0)


@dataclass(frozen=True, slots=True)
class TurnSkill:
    """Luck and decisions of one seat in a turn, its own or that of another seat.

    Attributes:
        first: Position at which the turn begins.
        last: Position at which it ends.
        luck: Change of the seat's win share by luck.
        decisions: Change of it by the seat's own decisions, at most 0 but for noise.
    """

    first: int
    last: int
    luck: ShareChange
    decisions: ShareChange


@dataclass(frozen=True, slots=True)
class Balance:
    """How a seat came from its win chance at the start to its result, in whole points of 100 that add up.

    ``start`` + ``decisions`` + ``luck`` + ``rest`` = ``result``.  An amount that is smaller than its margin is 0 here
    and part of the rest.

    Attributes:
        start: Win chance at the start.
        decisions: Change by the seat's own decisions, at most 0.
        luck: Change by luck.
        rest: All else: what the others did, plans that were better than ordinary play, the error of the estimate.
        result: 100 for a win, less for a shared one, 0 for anything else.
        margin: Margin of the luck (``MARGIN`` standard errors), at least 1.
        decisions_margin: That of the decisions.
    """

    start: int
    decisions: int
    luck: int
    rest: int
    result: int
    margin: int
    decisions_margin: int

    @property
    def even(self) -> int:
        """The chance with average luck: the result less the luck, within 0 and 100."""
        return max(0, min(100, self.result - self.luck))


class Skill:
    """Luck and decisions of a game as far as an analysis knows them; made anew whenever it knows more.

    Args:
        timeline: The game.
        values: Values by position.  Where one has a second look, that replaces the verdict of the quick pass.
        parts: Stretches by the position at which they begin, from the start of the game on without a gap.

    Attributes:
        complete: Whether the whole game is known.
        known: The last ply whose luck and decision are known; 0 where none is.
        verdicts: Verdicts on decisions, by position.
    """

    def __init__(
        self, timeline: Timeline, values: Mapping[int, PositionValue], parts: Mapping[int, StretchSkill]
    ) -> None:
        self._timeline = timeline
        self.complete = timeline.plies in parts  # the last position is a stretch of its own
        # Of the last ply of a stretch the next one may have more luck, so it is not known before that.
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
        """Change of a seat's win share by luck in ``ply``; 0 also where it is not known."""
        known = self._luck.get(ply)
        return known[seat] if known else NOTHING

    def decision(self, ply: int, seat: int) -> ShareChange:
        """Change of a seat's win share by its own decision in ``ply``: at most 0, 0 where none is known."""
        return _at_most_0(self._loss(ply, seat))

    def _loss(self, ply: int, seat: int) -> ShareChange:
        """The same as it was estimated, which noise may put above 0."""
        # Sums are made of these: without what lies above 0, what noise puts below it would add up to a loss where there
        # is none.
        verdict = self.verdicts.get(ply - 1) if self._timeline.actor(ply) == seat else None
        return verdict.loss if verdict else NOTHING

    def turns(self, seat: int) -> list[TurnSkill]:
        """Luck and decisions of a seat in each turn that is known to its end, in order of play."""
        return [self._turn(turn, seat) for turn in self._timeline.turns if turn.last <= self.known]

    def _turn(self, turn: Stretch, seat: int) -> TurnSkill:
        plies = range(turn.first + 1, turn.last + 1)
        return TurnSkill(
            turn.first, turn.last, total(self.luck(ply, seat) for ply in plies),
            _at_most_0(total(self._loss(ply, seat) for ply in plies)),
        )  # fmt: skip

    def totals(self, seat: int) -> tuple[ShareChange, ShareChange]:
        """Changes of a seat's win share by luck and by its own decisions, over all that is known."""
        plies = range(1, self._timeline.plies + 1)
        return self._sums[seat], total(self._loss(ply, seat) for ply in plies)

    def balance(self, seat: int, start: float, result: float) -> Balance:
        """How a seat came from win share ``start`` to win share ``result``; sensible only when the game is complete."""
        luck, decisions = self.totals(seat)
        first, last = round(100 * start), round(100 * result)
        lost = min(0, beyond_margin(decisions))  # a loss above 0 can only be noise
        won = beyond_margin(luck)
        margins = margin(luck.error), margin(decisions.error)
        return Balance(first, lost, won, last - first - lost - won, last, *margins)

    def moments(self, seat: int) -> tuple[int, int]:
        """The plies in which luck raised and lowered a seat's win share most; 0 where no change ``is_clear``."""
        clear = [ply for ply in self._luck if ply <= self.known and is_clear(self.luck(ply, seat))]
        best = max(clear, key=lambda ply: self.luck(ply, seat).value, default=0)
        worst = min(clear, key=lambda ply: self.luck(ply, seat).value, default=0)
        return (
            best if best and self.luck(best, seat).value > 0 else 0,
            worst if worst and self.luck(worst, seat).value < 0 else 0,
        )

    def costliest(self, seat: int, first: int, last: int) -> int:
        """The costliest ply of a seat between two positions; 0 where no loss is at least 1 point and its own error."""
        plies = [ply for ply in range(first + 1, last + 1) if points(self.decision(ply, seat)) < 0]
        return min(plies, key=lambda ply: self.decision(ply, seat).value, default=0)

    def costly(self, seat: int, count: int) -> list[int]:
        """The ``count`` positions at which a seat seems to have lost most, the costliest first: for a second look."""
        # Ranked by ``seems``, not by ``loss``: choosing the largest of the values that are shown would bias them.
        found = [
            position
            for position, verdict in self.verdicts.items()
            if verdict.seems >= COSTLY and self._timeline.actor(position + 1) == seat
        ]
        return sorted(found, key=lambda position: -self.verdicts[position].seems)[:count]


def seen_again(advice: Advice | None, verdict: Verdict) -> Verdict:
    """The verdict with what the second look found in place of the quick pass; the same one where there is none."""
    if advice is None:
        return verdict
    loss = ShareChange(-advice.gain if advice.action else 0.0, advice.error)
    return replace(verdict, best=advice.action, loss=loss)


def _at_most_0(found: ShareChange) -> ShareChange:
    return found if found.value <= 0.0 else ShareChange(0.0, found.error)


def total(found: Iterable[ShareChange]) -> ShareChange:
    """The sum of independent estimates."""
    return sum((each for each in found if each is not NOTHING), NOTHING)  # most are NOTHING, and adding takes time


def margin(error: float) -> int:
    """The number behind ± for a standard error of a share: half of the 95 % interval in points of 100, at least 1."""
    return max(1, round(100 * MARGIN * error))  # ±0 would claim that nothing is uncertain


def shown_change(after: float, change: float) -> int:
    """A clear change of a win share in whole points of 100, as one reckons it from the shares shown before and after.

    Those are rounded first, the change is not: 36 less 28 is 8, even of 36.4 and 27.6.  Where both look the same it is
    1 all the same, up or down, as it is clear.

    Args:
        after: The share after the change.
        change: The change.
    """
    told = round(100 * after) - round(100 * (after - change))
    return told or (1 if change > 0 else -1)


def points(found: ShareChange) -> int:
    """An estimate in whole points of 100; 0 where it is smaller than its standard error."""
    return round(100 * found.value) if abs(found.value) >= found.error else 0


def beyond_margin(found: ShareChange) -> int:
    """An estimate in whole points of 100; 0 where it is smaller than its margin.  For places that show the margin."""
    return round(100 * found.value) if abs(found.value) >= MARGIN * found.error else 0


def is_clear(found: ShareChange) -> bool:
    """Whether an estimate can be shown without its margin: larger than twice its error, and not 0 when rounded."""
    return abs(found.value) > SIGNIFICANT * found.error and points(found) != 0


def share_won(ranking: Sequence[int], seat: int) -> float:
    """A seat's part of the win: 1 for a win, 1/n for one shared by n seats, else 0.

    Args:
        ranking: Place of each seat, 1 for the first.
        seat: The seat.
    """
    return 1.0 / ranking.count(1) if ranking[seat] == 1 else 0.0
