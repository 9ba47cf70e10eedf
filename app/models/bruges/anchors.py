"""Where the rules speak of a piece."""

from __future__ import annotations

from app.engines.bruges import components as c
from app.models.keys import key_kind, key_name

_PIECES = {
    "die": "dice",
    "pile": "piles",
    "reserve": "piles",
    "discard": "piles",
    "statue": "use_canal",
    "step": "climbing",
    "pawn": "climbing",
    "majority": "majorities",
    "marker": "majorities",
    "ships": "ships",
    "ship": "ships",
    "exchange": "exchange",
    "exchanges": "exchange",
    "panel": "scoring",
    "guilders": "use_guilders",
    "worker": "use_workers",
    "threat": "damage",
    "space": "use_canal",
    "house": "use_house",
    "hidden": "piles",
    "use": "uses",
}
"""Section of the rules by kind of piece; cards have their own."""
_USES = {verb: f"use_{verb}" for verb in ("workers", "guilders", "threat", "canal", "house")} | {
    "recruit": "use_person",
    "exchange": "exchange",
}


def of_card(card: int) -> str:
    """The section of the card index that lists a card."""
    return f"cards_{c.GROUPS[c.GROUP[card]]}"


def of_piece(key: str, face: str) -> str:
    """The section that explains a piece.

    Args:
        key: Its key.
        face: Its component id, ``""`` when its front is unknown.
    """
    kind = key_kind(key)
    if kind == "use":
        return _USES[key_name(key)]
    if kind == "list" and face in c.EXCHANGE:
        return "exchange"
    if kind in ("card", "list"):
        return of_card(c.NUMBER[face])
    return _PIECES[kind]
