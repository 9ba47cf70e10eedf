"""All durations of motion on the table, for all games, in milliseconds at normal speed.

``BoardScene.ms`` shortens them by the speed of the opponents and by the setting for less motion.
"""

from __future__ import annotations

from typing import NamedTuple

from app.models.moments import Motion

MOVE = 320
"""A piece glides to its place."""

HOVER = 90
"""A piece rises under the pointer, or sinks again."""

NUDGE = 120
"""A piece jolts because it cannot be chosen."""

FADE = 120
"""The longest of any motion where less motion is wanted: pieces fade instead of gliding."""

STAGGER = 60
"""Delay between pieces that move at the same time."""

STAGGERED = 8
"""Number of pieces after which that delay grows no further."""

FLIGHT = 420
"""A coin flies."""

FLIGHT_APART = 40
"""Delay between two coins that fly."""

FLYING = 8
"""Largest number of coins that are shown flying."""

GHOST = 1200
"""Duration for which the outline of a piece that was taken away is shown."""

PREVIEW_AFTER = 250
"""How long the pointer has to rest on a piece until it is shown enlarged."""

SEEN = 700
"""How long something new has to be on screen until a click or key press without a new aim can be meant for it.

The second click of two in one place, say, whose first had another piece move under the pointer.
"""

HIGHLIGHT = 1200
"""How long the pieces of a moment are highlighted where no motion is wanted."""


class LessMotion:
    """The setting "Less motion", for every table that is created from now on.

    Attributes:
        wanted: Whether pieces fade instead of gliding and turning.
    """

    wanted = False

    @classmethod
    def take(cls, wanted: bool) -> bool:
        """Set ``wanted``, and return it."""
        cls.wanted = wanted
        return wanted


class Timing(NamedTuple):
    """The durations of one kind of motion in a moment (see ``app.models.moments``), in ms.

    Attributes:
        lead: Pause before it begins.
        span: Motion of one piece.
        apart: From the start of one piece to the start of the next.
        rest: Pause after the last piece, to see the outcome.
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
"""The durations by motion."""

LANDS = 0.75
"""Share of the duration of a move, or of a coin's flight, after which its sound is played."""

HEARD = {Motion.ROLL: 0.1, Motion.STRIKE: 0.6, Motion.SHAKE: 0.0, Motion.TURN: 0.5, Motion.DROP: 0.4}
"""Share of the motion of its first piece after which the sound of a moment is played; no sound for other motions."""

TOLD_APART = 8
"""How many pieces of one moment start one after the other; the rest start together after them."""
