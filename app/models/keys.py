"""What keys of pieces, zones, panels and buttons look like: parts with colons between them, ``"house:2:0"``.

The first part is the kind of thing, the others tell which one it is.  A key without a colon is of a kind of which
there is only one (``"discard"``).  Zones and panels of a seat have its number as their only other part (``"hand:2"``).

A game's own ``keys.py`` has functions for the pieces that several of its modules name, and spells these keys itself,
since every position has hundreds of them.  Everybody else asks here.
"""

from __future__ import annotations

from app.engines.contract import NOBODY

DISCARD_PILE = "discard"
"""The discard pile of the table, in games that have one."""

DISPLAY = "display"
"""Kind of the zones in which the cards that each seat has taken lie open, in games that have such."""


def make_key(kind: str, part: object, *more: object) -> str:
    """The key of a kind with the other parts, e.g. of the zone ``"hand"`` of seat 2."""
    return f"{kind}:{part}" if not more else ":".join((kind, str(part), *map(str, more)))


def panel_key(seat: int) -> str:
    """The panel of a seat, which every table has, and the zone that holds its piece."""
    return f"panel:{seat}"


def listed_key(card: str | int) -> str:
    """A card in a list that a person opened; the card itself may lie on the table under its own key."""
    return f"list:{card}"


def key_kind(key: str) -> str:
    """The first part."""
    return key.partition(":")[0]


def key_name(key: str) -> str:
    """All that stands behind the kind, ``""`` for nothing."""
    return key.partition(":")[2]


def key_parts(key: str) -> tuple[str, ...]:
    """The parts behind the kind, one by one."""
    return tuple(key.split(":")[1:])


def key_seat(key: str) -> int:
    """The seat that a zone or panel belongs to, ``NOBODY`` if it belongs to the whole table."""
    name = key_name(key)
    return int(name) if name.isdigit() else NOBODY
