"""The sounds of the program, and which of them a game uses.

Nothing is told by sound alone.  The files are made by ``packaging/sounds.py``; the value of a sound is the name of its
file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from app.models.moments import Motion
    from app.models.table import Piece, Zone

VOICES = 4
"""Most sounds at the same time, without ambience."""

APART = 60
"""Shortest time between two beginnings of the same sound, in ms."""

LATE = 250
"""A sound that could not be played when it was due is dropped after this time, in ms."""

SOFTER = (1.0, 0.8, 0.65, 0.55)
"""Gain of a sound by the number of sounds that are playing already."""


class Sound(Enum):
    """The sounds that are played once."""

    CARD = "card"
    DRAW = "draw"
    SHUFFLE = "shuffle"
    COIN = "coin"
    DIE = "die"
    WOOD = "wood"
    GLASS = "glass"
    WATER = "water"
    CLICK = "click"
    TURN = "turn"
    ROUND = "round"
    BUST = "bust"
    WIN = "win"


class Ambience(Enum):
    """The background sounds, which are played in a loop."""

    HARBOUR = "harbour"
    TAVERN = "tavern"
    FIELDS = "fields"
    LAGOON = "lagoon"
    TOWN = "town"


@dataclass(frozen=True, slots=True)
class GameSounds:
    """The sounds of one game.

    Attributes:
        kinds: By kind of piece, the sound when one moves to another zone; ``None`` for no sound.
        events: By kind of event, the sound when it happens.
        motions: By kind of event in ``events``, the motion of the moment with which its sound begins.  Without such a
            moment it is played at once.
        ambience: The background sound; ``None`` for none.
    """

    kinds: Mapping[type[Piece], Sound | None] = field(default_factory=dict)
    events: Mapping[str, Sound] = field(default_factory=dict)
    motions: Mapping[str, Motion] = field(default_factory=dict)
    ambience: Ambience | None = None


class SoundRequest(NamedTuple):
    """A sound to be played.

    Attributes:
        sound: The sound.
        due: When it is to begin, by ``time.monotonic``.
        gain: Its level, 0 to 1.
    """

    sound: Sound
    due: float
    gain: float


def arrivals(before: Sequence[Zone], after: Sequence[Zone]) -> list[Piece]:
    """The pieces that are new or have come from another zone, zone by zone; none if the table was empty before."""
    lay = {piece.key: zone.key for zone in before for piece in zone.pieces}
    return [piece for zone in after for piece in zone.pieces if lay.get(piece.key) != zone.key] if lay else []
