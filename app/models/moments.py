"""Moments: short animations by which a table draws attention to what happens, such as dice that roll.

Each game has a function that finds the moments of a step from one position to the next.  They are decoration only: the
table ends in the same position without them.
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
    """How a moment is animated."""

    HOLD = "hold"
    """Nothing moves for a while."""
    ROLL = "roll"
    """Dice roll in and land."""
    STRIKE = "strike"
    """A piece falls onto its place and shakes it."""
    SHAKE = "shake"
    """A piece shakes, tinted red; afterwards it may have another face."""
    TURN = "turn"
    """A piece is turned over in its place."""
    DROP = "drop"
    """A piece drops and bounces."""
    TELL = "tell"
    """A sentence is shown across the table."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One animation.

    Attributes:
        motion: How the pieces are animated.
        pieces: Keys of the pieces and panels that are animated, in order; keys that are not on the table are ignored.
        together: Whether all of them move at the same time instead of one after the other.
        faces: Pairs of a piece's key and what it looks like meanwhile, in order.
        zones: The table during the animation; empty for that of the position after the step.
        text: The sentence for ``TELL``.
    """

    motion: Motion
    pieces: tuple[str, ...] = ()
    together: bool = False
    faces: tuple[tuple[str, tuple[Piece, ...]], ...] = ()
    zones: tuple[Zone, ...] = ()
    text: str = ""


@dataclass(frozen=True)
class ShownStep:
    """The step by one action, from a viewer's side.

    Attributes:
        before: The position before it.
        after: The position after it.
        events: The events of the action.
        zones: Returns the zones of a position as the viewer sees them.
        told: Returns the log's sentences about some events.
        viewer: Seat of the viewer.
    """

    before: Any
    after: Any
    events: Sequence[Event]
    zones: Callable[[Any], tuple[Zone, ...]]
    told: Callable[..., str]
    viewer: int

    @cached_property
    def old(self) -> tuple[Zone, ...]:
        """The zones before the action, as the viewer sees them."""
        return self.zones(self.before)

    @cached_property
    def new(self) -> tuple[Zone, ...]:
        """The zones after the action, as the viewer sees them."""
        return self.zones(self.after)

    def of(self, kind: str) -> list[Event]:
        """The events of one kind, in order."""
        return [event for event in self.events if event[0] == kind]

    def changes(self, kind: type[P]) -> list[tuple[P | None, P]]:
        """Pairs (old, new) for pieces of a kind that have changed or are new (then old is ``None``), zone by zone."""
        had = {piece.key: piece for piece in pieces_of(kind, self.old)}
        return [(had.get(piece.key), piece) for piece in pieces_of(kind, self.new) if had.get(piece.key) != piece]


Moments = Callable[[ShownStep], list[Moment]]
"""A function that finds the moments of a step."""


def no_moments(_step: ShownStep) -> list[Moment]:
    """The ``Moments`` of a game without any."""
    return []


def pieces_of(kind: type[P], zones: Sequence[Zone]) -> list[P]:
    """The pieces of one kind, zone by zone."""
    return [piece for zone in zones for piece in kind_of(kind, zone)]


def rolled(dice: Sequence[P], faces: Callable[[P, int], P], sides: int = 6, shown: int = 5) -> Moment | None:
    """The moment of dice that were thrown; ``None`` without dice.

    Args:
        dice: The dice with their results.
        faces: Returns a die that shows a given side, 1 or more.
        sides: Number of sides.
        shown: Number of other sides that each die shows before its result.
    """
    if not dice:
        return None
    some = {
        die.key: tuple(faces(die, (number * 3 + step * 2) % sides + 1) for step in range(shown))
        for number, die in enumerate(dice)
    }
    return Moment(Motion.ROLL, tuple(some), faces=tuple(some.items()))


class MomentWords(Translated):
    """Sentences of moments that all games have."""

    def last_round(self) -> str:
        """The last round begins."""
        return self.tr("The last round begins.")

    def last_evening(self) -> str:
        """The last evening begins."""
        return self.tr("The last evening begins.")


WORDS = MomentWords()
