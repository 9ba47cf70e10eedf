"""The table as one viewer sees it: ordered zones of ordered pieces, as immutable values.

Each game has subclasses of ``Piece`` and ``Zone`` with fields of their own.  The words for a piece are made when they
are needed (``Presenter.describe``), from the piece and the ``Viewer`` alone.  So equal pieces have equal words, and a
piece that has not changed need not be described again.
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
        key: Name that stays the same from ply to ply, e.g. ``"card:57"``.  It must not betray a hidden face.
        face: Name of its picture; ``""`` if it lies face down for this viewer.
        count: Number of items in a pile, 1 for a single card.
        button: Key of another piece or button that a click on it chooses; ``""`` for its own.
    """

    key: str
    face: str = ""
    count: int = 1
    button: str = ""


@value(frozen=True, slots=True)
class Zone:
    """A place on the table with the pieces that lie there.

    Attributes:
        key: Stable name, e.g. ``"harbour"`` or ``"display:2"``.
        pieces: The pieces from left to right, or from bottom to top.
    """

    key: str
    pieces: tuple[Piece, ...] = ()


class Viewer(NamedTuple):
    """The viewer of a table, for whom pieces are described.

    Attributes:
        seat: Seat of the viewer.
        names: Names of all seats.
        is_person: Whether the viewer is a person, who is called "you".
        locale: Name of the locale.  It is a part of the value, because descriptions depend on the language.
    """

    seat: int = 0
    names: tuple[str, ...] = ()
    is_person: bool = False
    locale: str = ""

    def who(self, seat: int) -> str:
        """The name of a seat; ``""`` if it is the viewer and called "you"."""
        return "" if self.is_person and seat == self.seat else self.names[seat]


NO_VIEWER = Viewer()
"""The viewer of a table that nobody in particular looks at."""


def viewer_at(seat: int, seats: Sequence[Seat]) -> Viewer:
    """The viewer at a seat in the language of the moment; one without names if ``seats`` is empty."""
    if not seats:
        return Viewer(locale=QLocale().name())
    return Viewer(seat, tuple(each.name for each in seats), seats[seat].is_person, QLocale().name())


class Description(NamedTuple):
    """A piece or zone in words, translated.

    Attributes:
        name: Its name, also for screen readers.
        tip: What it does and how its numbers come about; plain text, may have several lines.
        printed: The part of ``tip`` that is printed on the piece itself if it is shown large.
    """

    name: str
    tip: str = ""
    printed: str = ""


Describe = Callable[[Piece | Zone, Viewer], Description]


def nameless(_thing: Piece | Zone, _viewer: Viewer) -> Description:
    """A ``Describe`` that gives no words."""
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
        """The zone with a key.

        Raises:
            KeyError: There is none.
        """
        for zone in self.zones:
            if zone.key == key:
                return zone
        raise KeyError(key)

    def pieces(self) -> Iterator[Piece]:
        """All pieces, zone by zone."""
        for zone in self.zones:
            yield from zone.pieces

    def piece(self, key: str) -> Piece:
        """The piece with a key.

        Raises:
            KeyError: There is none.
        """
        for piece in self.pieces():
            if piece.key == key:
                return piece
        raise KeyError(key)
