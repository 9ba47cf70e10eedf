"""The moments of Loyang; see ``app.models.moments``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.models.loyang import pieces as kinds
from app.models.moments import WORDS, Moment, Motion

if TYPE_CHECKING:
    from app.models.moments import ShownStep


def moments(step: ShownStep) -> list[Moment]:
    """The moments of a step: regular customers whose marker turns red, and the beginning of the last round."""
    found: list[Moment] = []
    angry = [now.key for was, now in step.changes(kinds.RegularPiece) if was and (was.marker, now.marker) == ANGRIER]
    if angry:
        found.append(Moment(Motion.SHAKE, tuple(angry)))
    if any(number == c.ROUNDS for _, number in step.of("round_began")):
        found.append(Moment(Motion.TELL, text=WORDS.last_round()))
    return found


ANGRIER = ("blue", "red")
"""The satisfaction marker of a regular customer before and after it was refused."""
