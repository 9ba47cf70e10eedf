"""Luck and decisions of a game in sum, from what the archive keeps of its analysis."""

from __future__ import annotations

import logging
from itertools import pairwise
from typing import TYPE_CHECKING

from app.match.record import replay
from app.match.results import Weights
from app.match.words import RecordError
from app.models.library import own_seat
from app.models.review.analysis import kept
from app.models.review.skill import Skill
from app.models.review.timeline import Timeline

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.match.archive import Archive
    from app.models.review.skill import StretchSkill

LOG = logging.getLogger(__name__)


def weights_of(skill: Skill, seat: int) -> Weights | None:
    """What luck and decisions did to a seat over a whole game; ``None`` while that is not known."""
    if not skill.complete:
        return None
    luck, loss = skill.totals(seat)
    return Weights(luck.value, luck.error, loss.value, loss.error)


def kept_weights(archive: Archive, game_id: str) -> Weights | None:
    """The same of a game of the archive, for its first person; it is replayed, for nobody else tells who decided.

    Raises:
        ArchiveError: The archive cannot be read.
    """
    try:
        record = archive.load(game_id)
        known = kept(archive, game_id, len(record.plies), len(record.seats))
        if not _whole(known.parts, len(record.plies)):
            return None
        done = replay(record)
    except RecordError as error:
        LOG.warning("statistics: %s tells nothing of luck and decisions: %s", game_id, error)
        return None
    if done.error is not None:
        return None
    timeline = Timeline(done.states, done.events)
    return weights_of(Skill(timeline, known.values, known.parts), own_seat(record.seats))


def _whole(parts: Mapping[int, StretchSkill], plies: int) -> bool:
    """Whether the stretches follow each other from the beginning to the end."""
    firsts = sorted(parts)
    return (
        bool(firsts)
        and firsts[0] == 0
        and firsts[-1] == plies
        and all(parts[one].last == other for one, other in pairwise(firsts))
    )
