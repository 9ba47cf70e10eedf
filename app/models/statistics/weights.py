"""Luck and decisions of a whole game as sums, from the analysis that the archive keeps."""

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
from app.models.statistics.mistakes import counted

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.match.archive import Archive
    from app.models.review.skill import StretchSkill

LOG = logging.getLogger(__name__)


def weights_of(skill: Skill, seat: int) -> Weights | None:
    """Total luck and loss of a seat over a game, with their errors; ``None`` while the analysis is not complete."""
    if not skill.complete:
        return None
    luck, loss = skill.totals(seat)
    return Weights(luck.value, luck.error, loss.value, loss.error)


def kept_weights(archive: Archive, game_id: str) -> tuple[Weights | None, str]:
    """Total luck and loss of the first person in a game of the archive, and its loss by kind of mistake.

    ``None`` and ``""`` where the analysis is not complete, or the game is damaged or cannot be replayed to its end.

    Raises:
        ArchiveError: The archive cannot be read.
    """
    try:
        record = archive.load(game_id)
        known = kept(archive, game_id, len(record.plies), len(record.seats))
        if not _whole(known.parts, len(record.plies)):
            return None, ""
        done = replay(record)  # the analysis does not say which seat decided where
    except RecordError as error:
        LOG.warning("statistics: %s tells nothing of luck and decisions: %s", game_id, error)
        return None, ""
    if done.error is not None:
        return None, ""
    timeline = Timeline(done.states, done.events)
    skill, seat = Skill(timeline, known.values, known.parts), own_seat(record.seats)
    return weights_of(skill, seat), counted(timeline, skill, seat, [ply.text for ply in record.plies])


def _whole(parts: Mapping[int, StretchSkill], plies: int) -> bool:
    """Whether the stretches follow each other without a gap from position 0 to the end, which is one of its own."""
    firsts = sorted(parts)
    return (
        bool(firsts)
        and firsts[0] == 0
        and firsts[-1] == plies
        and all(parts[one].last == other for one, other in pairwise(firsts))
    )
