"""Where the rules speak of a piece."""

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


def of_piece(key: str, face: str) -> str:
    """The section that explains a piece.

    Args:
        key: Its key.
        face: Its component id, ``""`` when it lies face down.
    """
    kind = key_kind(key)
    if kind in ("card", "supply", "list"):
        return _card(face)
    if kind == "tile":
        return f"tile_{face}" if face != "host" else "reputation"
    if kind == "entertainer":
        return "juggler" if face == c.ENTERTAINERS[c.JUGGLER] else "entertainers"
    return _PIECES[kind]


def _card(face: str) -> str:
    facts = c.CARDS[c.NUMBER[face]]
    if facts.kind == "regular":
        return "regulars"
    if facts.kind == "guest":
        return "extra_guests" if c.NUMBER[face] in c.EXTRA_GUESTS else f"guests_{facts.cost}"
    return face
