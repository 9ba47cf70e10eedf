"""What is heard, and when: the names of all sounds, and what a game says about its own.

A sound never tells anything that is not also seen.  The files are made by ``packaging/sounds.py``; a sound is called
like its file.
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
"""How many sounds are heard at the same time; ambience does not count."""

APART = 60
"""Time in ms within which the same sound is not heard twice."""

LATE = 250
"""Time in ms after which a sound that could not be heard when it was due is left out."""

SOFTER = (1.0, 0.8, 0.65, 0.55)
"""Level of a sound by the number of those that are heard already."""


class Sound(Enum):
    """Everything that sounds once."""

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
    """What a table may have around it."""

    HARBOUR = "harbour"
    TAVERN = "tavern"
    FIELDS = "fields"
    LAGOON = "lagoon"
    TOWN = "town"


@dataclass(frozen=True, slots=True)
class GameSounds:
    """What is heard at the table of one game.

    Attributes:
        kinds: By the kind of a piece, what is heard when one comes to lie in another zone; ``None`` for nothing.
        events: By the name of an event, what is heard when it happens.
        motions: Of these events, those that are heard as their moment moves, with its motion; where nothing moves,
            they are heard at once.
        ambience: What may be heard all the time, if anything.
    """

    kinds: Mapping[type[Piece], Sound | None] = field(default_factory=dict)
    events: Mapping[str, Sound] = field(default_factory=dict)
    motions: Mapping[str, Motion] = field(default_factory=dict)
    ambience: Ambience | None = None


class SoundRequest(NamedTuple):
    """A sound that is wanted.

    Attributes:
        due: When it is to begin, in seconds of ``time.monotonic``.
        gain: Level from 0 to 1.
    """

    sound: Sound
    due: float
    gain: float


def arrivals(before: Sequence[Zone], after: Sequence[Zone]) -> list[Piece]:
    """The pieces that lie in another zone than before or were nowhere, zone by zone; none if the table was empty."""
    lay = {piece.key: zone.key for zone in before for piece in zone.pieces}
    return [piece for zone in after for piece in zone.pieces if lay.get(piece.key) != zone.key] if lay else []
