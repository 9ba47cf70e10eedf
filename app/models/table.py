"""The table as one viewer sees it: ordered zones of ordered pieces, plain frozen values.

A game names its kinds of pieces and zones as subclasses with fields of their own.  Their words are made
when somebody asks for them (``Presenter.describe``), from the piece and its ``Viewer`` alone: so equal
pieces have equal words, and a piece that has not changed needs none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from PySide6.QtCore import QLocale

from app.models.value import value

if TYPE_CHECKING:
    from app.match.seats import Seat


@value(frozen=True, slots=True)
class Piece:
    """One thing on the table, as one viewer sees it.

    Attributes:
        key: Stable name across plies, e.g. ``"card:57"``; silent about hidden faces.
        face: Art key; ``""`` when face down for this viewer.
        count: Items in the pile, 1 for a single card.
        button: Key of the piece or button that a click means; ``""`` for itself.
    """

    key: str
    face: str = ""
    count: int = 1
    button: str = ""


@value(frozen=True, slots=True)
class Zone:
    """A place on the table and what lies there, in order.

    Attributes:
        key: Stable name, e.g. ``"harbour"`` or ``"display:2"``.
        pieces: From left to right (or from bottom to top).
    """

    key: str
    pieces: tuple[Piece, ...] = ()


class Viewer(NamedTuple):
    """For whom words are made.

    Attributes:
        seat: Whose table it is.
        names: Of all seats.
        is_person: Whether the viewer is somebody at the screen, called "you".
        locale: Name of the language; a table in another one has other words.
    """

    seat: int = 0
    names: tuple[str, ...] = ()
    is_person: bool = False
    locale: str = ""

    def who(self, seat: int) -> str:
        """The name of a seat, ``""`` for "you"."""
        return "" if self.is_person and seat == self.seat else self.names[seat]


NO_VIEWER = Viewer()
"""Nobody in particular."""


def viewer_at(seat: int, seats: Sequence[Seat]) -> Viewer:
    """Whoever looks at the table from a seat, in the language of the moment; nobody where there are no seats."""
    if not seats:
        return Viewer(locale=QLocale().name())
    return Viewer(seat, tuple(each.name for each in seats), seats[seat].is_person, QLocale().name())


class Description(NamedTuple):
    """A piece or zone in words, translated.

    Attributes:
        name: What it is called; also for screen readers.
        tip: What it does and why its numbers are as they are, plain text in lines.
        printed: The part of the tip that stands on the piece itself where that is large.
    """

    name: str
    tip: str = ""
    printed: str = ""


Describe = Callable[[Piece | Zone, Viewer], Description]


def nameless(_thing: Piece | Zone, _viewer: Viewer) -> Description:
    """No words at all."""
    return Description("")


P = TypeVar("P", bound=Piece)


def kind_of(kind: type[P], zone: Zone) -> list[P]:
    """The pieces of one kind in a zone."""
    return [piece for piece in zone.pieces if isinstance(piece, kind)]


@value(frozen=True, slots=True)
class Table:
    """Everything that one viewer sees.  Piece keys are unique over all zones."""

    zones: tuple[Zone, ...] = ()
    viewer: Viewer = NO_VIEWER

    def zone(self, key: str) -> Zone:
        """The zone called ``key``.  Raises ``KeyError``."""
        for zone in self.zones:
            if zone.key == key:
                return zone
        raise KeyError(key)

    def pieces(self) -> Iterator[Piece]:
        """All pieces, zone by zone."""
        for zone in self.zones:
            yield from zone.pieces

    def piece(self, key: str) -> Piece:
        """The piece called ``key``.  Raises ``KeyError``."""
        for piece in self.pieces():
            if piece.key == key:
                return piece
        raise KeyError(key)
