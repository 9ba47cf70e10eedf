"""Which positions and stretches of a past game an analysis looks at once more, with more deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.decision_review import GAIN_ERROR, MOST_DEALS, SECOND_LOOKS
from app.models.review.skill import QUICK_DEALS
from app.session.answers import pair

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from app.models.review.skill import Skill, StretchSkill
    from app.models.review.timeline import PositionValue, Timeline

MOST_LOOKS = 2 * SECOND_LOOKS
"""Most decisions of a seat that a master looks at, if nobody asks for more."""

DECISIONS_ERROR, DECISIONS_PART = 0.02, 0.03
"""Standard error that the sum of a seat's decisions may have by those that nobody has looked at again, and by those
that a master has looked at: 2 points of 100, or that part of the sum where it is more."""


def largest_swings(timeline: Timeline, values: Mapping[int, PositionValue], count: int) -> list[int]:
    """The positions before and after the ``count`` plies that changed the win share of the acting seat most, sorted."""
    plies = [ply for ply in range(1, timeline.plies + 1) if ply in values and ply - 1 in values]

    def swing(ply: int) -> float:
        seat = timeline.actor(ply)
        return abs(values[ply].shares[seat] - values[ply - 1].shares[seat])

    plies.sort(key=swing, reverse=True)
    return sorted({position for ply in plies[:count] for position in (ply - 1, ply)})


def luckiest(parts: Mapping[int, StretchSkill], count: int) -> list[int]:
    """The stretches with the most luck that were not dealt again yet, at most ``count`` with those that were.

    A stretch is given by the position at which it begins.
    """
    left = count - sum(part.deals > QUICK_DEALS for part in parts.values())
    firsts = [first for first, part in parts.items() if part.deals == QUICK_DEALS and part.swing]
    firsts.sort(key=lambda first: -parts[first].swing)
    return firsts[: max(0, left)]


def imprecise(parts: Mapping[int, StretchSkill]) -> dict[int, int]:
    """The stretches whose luck has to be dealt again for its sum over the game to be known well.

    Args:
        parts: All stretches of a game, by the position at which they begin.

    Returns:
        The number of deals by the position at which a stretch begins, the largest number first.
    """
    from app.ai.skill.precision import deals_wanted, is_worthwhile  # loads all opponents, as whoever asks this has done

    spreads = [[each.error * part.deals**0.5 for each in part.sums] for part in parts.values()]
    wanted = sorted(zip(parts, deals_wanted(spreads), strict=True), key=lambda each: -each[1])
    return {first: deals for first, deals in wanted if is_worthwhile(deals, parts[first].deals)}


def uncertain(timeline: Timeline, skill: Skill, seat: int, known: Collection[int]) -> list[int]:
    """The decisions of a seat that a master has to look at for their sum to be known well, the least known first.

    Args:
        timeline: The game.
        skill: Its luck and decisions.
        seat: The seat.
        known: Positions that a master has looked at, or will.
    """
    own = {at: verdict.loss.error for at, verdict in skill.verdicts.items() if timeline.actor(at + 1) == seat}
    errors = {position: error for position, error in own.items() if position not in known}
    most = max(0, MOST_LOOKS - (len(own) - len(errors)))
    return _largest(errors, _allowed(skill, seat))[:most]


def unsettled(timeline: Timeline, skill: Skill, values: Mapping[int, PositionValue], seat: int) -> list[int]:
    """The decisions of a seat whose second look has to go on for their sum to be known well, the least known first."""
    looks = {
        position: value.advice
        for position, value in values.items()
        if position < timeline.plies and timeline.actor(position + 1) == seat and value.advice is not None
    }
    errors = {position: advice.error for position, advice in looks.items() if advice.action and advice.alternatives}
    return [
        position
        for position in _largest(errors, _allowed(skill, seat))
        if errors[position] > GAIN_ERROR
        and looks[position].runs < MOST_DEALS
        and pair(timeline, position, looks[position]) is not None
    ]


def _allowed(skill: Skill, seat: int) -> float:
    """Standard error that either kind of decisions may leave in the sum over a seat's decisions."""
    return max(DECISIONS_ERROR, DECISIONS_PART * abs(skill.totals(seat)[1].value))


def _largest(errors: Mapping[int, float], allowed: float) -> list[int]:
    """The positions with the largest errors, without which that of the sum is as small as allowed."""
    found, left = [], sum(error**2 for error in errors.values())
    for position in sorted(errors, key=lambda position: -errors[position]):
        if left <= allowed**2:
            break
        left -= errors[position] ** 2
        found.append(position)
    return found
