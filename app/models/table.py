"""The table as one viewer sees it: ordered zones of ordered pieces, plain frozen values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

Attrs = tuple[tuple[str, object], ...]
"""Facts for painting, as ``(name, value)`` pairs; values are hashable."""

NO_FLAGS: frozenset[str] = frozenset()


def attr(attrs: Attrs, name: str, default: object = None) -> object:
    """The value called ``name`` among ``attrs``."""
    for each, value in attrs:
        if each == name:
            return value
    return default


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing on the table, as one viewer sees it.

    Attributes:
        key: Stable name across plies, e.g. ``"card:57"``; silent about hidden faces.
        face: Art key; ``""`` when face down for this viewer.
        count: Items in the pile, 1 for a single card.
        flags: What is special about it, e.g. ``"pending"``; the names are the presenter's.
        attrs: Facts for painting, e.g. ``("number", 3)``.
        name: What it is called, translated; also for screen readers.
        tip: What it does and why its numbers are as they are, translated plain text in lines.
    """

    key: str
    face: str = ""
    count: int = 1
    flags: frozenset[str] = NO_FLAGS
    attrs: Attrs = ()
    name: str = ""
    tip: str = ""

    def attr(self, name: str, default: object = None) -> object:
        """The fact called ``name``."""
        return attr(self.attrs, name, default)


@dataclass(frozen=True, slots=True)
class Zone:
    """A place on the table and what lies there, in order.

    Attributes:
        key: Stable name, e.g. ``"harbour"`` or ``"display:2"``.
        pieces: From left to right (or from bottom to top).
        name: What it is called, translated.
        attrs: Facts for its frame, as in ``Piece``.
        tip: What it is for, translated.
    """

    key: str
    pieces: tuple[Piece, ...] = ()
    name: str = ""
    attrs: Attrs = ()
    tip: str = ""

    def attr(self, name: str, default: object = None) -> object:
        """The fact called ``name``."""
        return attr(self.attrs, name, default)


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that one viewer sees.  Piece keys are unique over all zones."""

    zones: tuple[Zone, ...] = ()

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
