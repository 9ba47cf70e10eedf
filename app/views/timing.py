"""How long everything on the table moves: one table for all games, in ms at normal speed.

The speed of opponents and the setting for less motion shorten all of it (``BoardScene.ms``).
"""

from __future__ import annotations

from typing import NamedTuple

from app.models.moments import Motion

MOVE, HOVER, NUDGE, FADE = 320, 90, 120, 120
"""A piece on its way, under the pointer, when it cannot be chosen, and where less motion is wanted."""

STAGGER, STAGGERED = 60, 8
"""Delay between pieces that move at once, and how many of them are told apart."""

FLIGHT, FLIGHT_APART, FLYING = 420, 40, 8
"""A coin's flight, delay between coins, and how many are shown at once."""

GHOST = 1200
"""How long the outline of a piece that was taken stays."""

PREVIEW_AFTER = 250
"""Rest of the pointer until a piece is shown enlarged."""

SEEN = 700
"""How long a piece lies where it came to lie until a click at a pointer that rests is meant for it."""

HIGHLIGHT = 1200
"""How long pieces are lit where no motion is wanted."""


class LessMotion:
    """Whether a person wants nothing to glide or turn: on every table that is made from now on."""

    wanted = False

    @classmethod
    def take(cls, wanted: bool) -> bool:
        """Keep the wish; it is given back."""
        cls.wanted = wanted
        return wanted


class Timing(NamedTuple):
    """How long one kind of moment takes.

    Attributes:
        lead: Until it begins.
        span: Motion of one piece.
        apart: From the beginning of one piece to that of the next.
        rest: After the last piece, to see what has become of it.
    """

    lead: int
    span: int
    apart: int = 0
    rest: int = 0


TIMINGS = {
    Motion.HOLD: Timing(0, 580),
    Motion.ROLL: Timing(0, 620, 70, 120),
    Motion.STRIKE: Timing(0, 360, 140, 200),
    Motion.SHAKE: Timing(0, 460, 160, 120),
    Motion.TURN: Timing(120, 320, 260, 200),
    Motion.DROP: Timing(FLIGHT - 60, 420, 60, 0),
    Motion.TELL: Timing(0, 2400),
}
"""By the motion of the moment."""

LANDS = 0.75
"""Share of the way of a piece, and of a coin's flight, after which it is heard."""

HEARD = {Motion.ROLL: 0.1, Motion.STRIKE: 0.6, Motion.SHAKE: 0.0, Motion.TURN: 0.5, Motion.DROP: 0.4}
"""Share of the motion of its first piece after which a moment is heard."""

TOLD_APART = 8
"""Pieces of one moment that move one after the other; the rest goes with the last of them."""
