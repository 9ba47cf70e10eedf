"""Makes the signs below the slider of a past game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.views.review.position_slider import Sign

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.models.presenter import EventSign
    from app.models.review.timeline import TurningPoint

_TONES = {"cross-mark": ("danger", 3), "laurels-trophy": ("selected", 4)}
"""Colour in the theme and weight of a sign, by its glyph; others are ``("brass", 2)``."""


def signs_of(marks: Sequence[EventSign], points: Sequence[TurningPoint], tell: Callable[[int], str]) -> list[Sign]:
    """A sign for each mark of a game, and for each turning point at whose ply there is no mark.

    Args:
        marks: Memorable events of the game.
        points: Its turning points.
        tell: Gives what was done in a ply, in words.
    """
    signs = [Sign(mark.ply, mark.glyph, *_TONES.get(mark.glyph, ("brass", 2)), mark.text) for mark in marks]
    told = {sign.position for sign in signs}
    return signs + [
        Sign(point.ply, "round-star", "brass", 1, tell(point.ply)) for point in points if point.ply not in told
    ]
