"""The moments of Murano."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.moments import Moment, Motion
from app.models.murano import pieces as kinds

if TYPE_CHECKING:
    from app.models.moments import ShownStep


def moments(step: ShownStep) -> list[Moment]:
    """See ``Moments``: drawn beads drop onto the table, and the beginning of the last round is told."""
    found: list[Moment] = []
    if step.of("beads_drawn"):
        more = [now.key for was, now in step.changes(kinds.BeadPiece) if was is None or now.count > was.count]
        found.append(Moment(Motion.DROP, tuple(more)))
    found += [Moment(Motion.TELL, text=step.told(event)) for event in step.of("end_triggered")]
    return found
