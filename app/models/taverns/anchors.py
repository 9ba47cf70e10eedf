"""Which section of the help pages explains a piece."""

from __future__ import annotations

from app.engines.taverns import components as c
from app.models.keys import key_kind

_PIECES = {
    "evening": "next_evening",
    "monastery": "monastery",
    "monk": "monastery",
    "guest_deck": "recruiting",
    "covered": "recruiting",
    "start": "start_cards",
    "removed": "bonuses",
    "panel": "goods",
    "deck": "piles",
    "discard": "piles",
    "seat": "filling",
    "space": "serving",
    "die": "placing",
    "coaster": "draft",
    "counter": "counter_guests",
    "schnapps": "schnapps",
    "reputation": "reputation",
    "fame": "reputation",
    "cell": "guest_book",
}
"""Anchors of these sections, by kind of piece (the first part of its key)."""


def of_piece(key: str, face: str) -> str:
    """The anchor of the section that explains a piece.

    Args:
        key: Key of the piece.
        face: Its component id, ``""`` if it lies face down.
    """
    kind = key_kind(key)
    if kind in ("card", "supply", "list"):
        return _card(face)
    if kind == "tile":
        # Nothing can be done with the host; it only carries the reputation track (R14).
        return f"tile_{face}" if face != "host" else "reputation"
    if kind == "entertainer":
        # The other two perform while serving, the juggler before or after it (R137, R139).
        return "juggler" if face == c.ENTERTAINERS[c.JUGGLER] else "entertainers"
    return _PIECES[kind]


def _card(face: str) -> str:
    facts = c.CARDS[c.NUMBER[face]]
    if facts.kind == "regular":
        return "regulars"
    if facts.kind == "guest":
        return "extra_guests" if c.NUMBER[face] in c.EXTRA_GUESTS else f"guests_{facts.cost}"
    return face
