"""The stages of the analysis of a past game, and what there is to do in those that follow the first look at it."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from app.ai.decision_review import SECOND_LOOKS
from app.models.review.skill import DEEP_DEALS
from app.session.deepening import imprecise, luckiest, uncertain, unsettled

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from app.models.review.skill import Skill, StretchSkill
    from app.models.review.timeline import PositionValue, Timeline

LUCKY_STRETCHES = 12
"""Stretches whose luck is worked out again with more deals: those with the most of it."""


class Stage(Enum):
    """What is being worked out; a stage begins when the one before is done."""

    CHANCES = "chances"
    SKILL = "skill"
    LUCK_AGAIN = "luck again"
    ADVICE = "advice"
    PRECISE_LUCK = "precise luck"
    PRECISE_DECISIONS = "precise decisions"
    MORE_DEALS = "more deals"


LATER = (Stage.LUCK_AGAIN, Stage.ADVICE, Stage.PRECISE_LUCK, Stage.PRECISE_DECISIONS, Stage.MORE_DEALS)
"""The stages after the first look, in order."""

LUCK_STAGES = Stage.LUCK_AGAIN, Stage.PRECISE_LUCK
"""Those in which luck is dealt again; the others look at single decisions, which takes some seconds each."""

UNAWAITED = LATER[2:]
"""Those that nobody waits for to practise."""


def following(stage: Stage) -> Stage | None:
    """The stage after one of ``LATER``; none after the last."""
    number = LATER.index(stage) + 1
    return LATER[number] if number < len(LATER) else None


def work(
    stage: Stage,
    timeline: Timeline,
    skill: Skill,
    values: Mapping[int, PositionValue],
    parts: Mapping[int, StretchSkill],
    observer: int,
) -> dict[int, int]:
    """What there is to do in one of the ``LATER`` stages, in this order.

    Args:
        stage: The stage.
        timeline: The game.
        skill: Its luck and decisions.
        values: What is known of its positions.
        parts: What is known of its stretches, by the position at which each begins.
        observer: The seat that looks.

    Returns:
        Positions of decisions; or where stretches begin, with the number of deals that each is to have.
    """
    others = [seat for seat in range(timeline.players) if seat != observer]
    if stage is Stage.LUCK_AGAIN:
        # after a stretch that failed nothing follows, and the luckiest stretches cannot be known
        return dict.fromkeys(luckiest(parts, LUCKY_STRETCHES) if skill.complete else (), DEEP_DEALS)
    if stage is Stage.PRECISE_LUCK:
        return imprecise(parts) if skill.complete else {}
    if stage is Stage.ADVICE:
        return _looks(timeline, skill, values, [observer], skill.costly(observer, SECOND_LOOKS))
    if stage is Stage.PRECISE_DECISIONS:
        return _looks(timeline, skill, values, others)
    seats = observer, *others
    return dict.fromkeys((each for seat in seats for each in unsettled(timeline, skill, values, seat)), 0)


def _looks(
    timeline: Timeline,
    skill: Skill,
    values: Mapping[int, PositionValue],
    seats: Iterable[int],
    costly: Sequence[int] = (),
) -> dict[int, int]:
    """Decisions that a master is to look at: costly ones, and those of some seats that are known least."""
    known = {position for position, value in values.items() if value.advice is not None}
    asked = [position for position in costly if position in values and position not in known]
    doubtful = [each for seat in seats for each in uncertain(timeline, skill, seat, known.union(asked))]
    return dict.fromkeys((*asked, *(position for position in doubtful if position in values)), 0)
