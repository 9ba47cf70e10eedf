"""What a table makes much of when it happens: which pieces, in which way, and in which order.

A game finds its moments in the step from one position to the next.  They are for the eye alone: with every moment
left out the table shows the same position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from app.models.table import Piece, Zone, kind_of
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Event

P = TypeVar("P", bound=Piece)


class Motion(Enum):
    """How a moment is shown."""

    HOLD = "hold"
    """The table stands still."""
    ROLL = "roll"
    """Dice come rolling and land."""
    STRIKE = "strike"
    """Something falls onto its place and shakes it."""
    SHAKE = "shake"
    """Something shakes, in red, and may look otherwise from then on."""
    TURN = "turn"
    """Something is turned over where it lies."""
    DROP = "drop"
    """Something drops and bounces."""
    TELL = "tell"
    """A sentence lies across the table."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One thing that is made much of.

    Attributes:
        motion: How it is shown.
        pieces: Keys of the pieces and panels that it is about, one after the other; those that are not there are
            left out.
        together: Whether all of them move at the same time.
        faces: What the pieces look like on their way, by key, in order.
        zones: What lies on the table meanwhile; empty for the position that the step leads to.
        text: A sentence to be read.
    """

    motion: Motion
    pieces: tuple[str, ...] = ()
    together: bool = False
    faces: tuple[tuple[str, tuple[Piece, ...]], ...] = ()
    zones: tuple[Zone, ...] = ()
    text: str = ""


@dataclass(frozen=True)
class ShownStep:
    """One action, as a viewer sees what it has done.

    Attributes:
        before: The position before it.
        after: The position that it leads to.
        events: What has happened.
        zones: Gives the table of any position, as the viewer sees it.
        told: Gives the sentences of the log about some events.
        viewer: The seat that sees it.
    """

    before: Any
    after: Any
    events: Sequence[Event]
    zones: Callable[[Any], tuple[Zone, ...]]
    told: Callable[..., str]
    viewer: int

    @cached_property
    def old(self) -> tuple[Zone, ...]:
        """The table before, as the viewer sees it."""
        return self.zones(self.before)

    @cached_property
    def new(self) -> tuple[Zone, ...]:
        """The table after it."""
        return self.zones(self.after)

    def of(self, kind: str) -> list[Event]:
        """The events of one kind, in order."""
        return [event for event in self.events if event[0] == kind]

    def changes(self, kind: type[P]) -> list[tuple[P | None, P]]:
        """Pieces of a kind that are new or have changed, each as it was and as it is, in the order of the table."""
        had = {piece.key: piece for piece in pieces_of(kind, self.old)}
        return [(had.get(piece.key), piece) for piece in pieces_of(kind, self.new) if had.get(piece.key) != piece]


Moments = Callable[[ShownStep], list[Moment]]
"""What finds the moments of a game."""


def no_moments(_step: ShownStep) -> list[Moment]:
    """Nothing is made much of."""
    return []


def pieces_of(kind: type[P], zones: Sequence[Zone]) -> list[P]:
    """The pieces of one kind, zone by zone."""
    return [piece for zone in zones for piece in kind_of(kind, zone)]


def rolled(dice: Sequence[P], faces: Callable[[P, int], P], sides: int = 6, shown: int = 5) -> Moment | None:
    """Dice that were thrown: each shows some other faces before its own; ``None`` without dice.

    Args:
        dice: As they have landed.
        faces: Gives the die with a side from 1.
        sides: How many it has.
        shown: How many it shows on its way.
    """
    if not dice:
        return None
    some = {
        die.key: tuple(faces(die, (number * 3 + step * 2) % sides + 1) for step in range(shown))
        for number, die in enumerate(dice)
    }
    return Moment(Motion.ROLL, tuple(some), faces=tuple(some.items()))


class MomentWords(Translated):
    """What is told of moments in the same words in all games."""

    def last_round(self) -> str:
        """The last round begins."""
        return self.tr("The last round begins.")

    def last_evening(self) -> str:
        """The last evening begins."""
        return self.tr("The last evening begins.")


WORDS = MomentWords()
