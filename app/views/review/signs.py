"""The signs on the slider of a past game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.views.review.position_slider import Sign

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.models.presenter import EventSign
    from app.models.review.timeline import TurningPoint

_TONES = {"cross-mark": ("danger", 3), "laurels-trophy": ("selected", 4)}
"""Colour and weight of a sign, by what it shows."""


def signs_of(marks: Sequence[EventSign], points: Sequence[TurningPoint], tell: Callable[[int], str]) -> list[Sign]:
    """What a game is remembered for, and its turning points, where nothing else stands.

    Args:
        marks: Of the game.
        points: Its turning points.
        tell: What was done in a ply.
    """
    signs = [Sign(mark.ply, mark.glyph, *_TONES.get(mark.glyph, ("brass", 2)), mark.text) for mark in marks]
    told = {sign.position for sign in signs}
    return signs + [
        Sign(point.ply, "round-star", "brass", 1, tell(point.ply)) for point in points if point.ply not in told
    ]
