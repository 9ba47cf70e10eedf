"""The sections of the rules that explain pieces; see ``Anchors`` in ``app.models.presenter``."""

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
"""Anchor by kind of piece; cards and uses have anchors of their own."""
_USES = {verb: f"use_{verb}" for verb in ("workers", "guilders", "threat", "canal", "house")} | {
    "recruit": "use_person",
    "exchange": "exchange",
}
"""Anchor by name of a use."""


def of_card(card: int) -> str:
    """The anchor of the section in the index of cards that lists a card."""
    return f"cards_{c.GROUPS[c.GROUP[card]]}"


def of_piece(key: str, face: str) -> str:
    """The anchor of the section that explains a piece.

    Args:
        key: Its key.
        face: Its component id, ``""`` when its front is unknown.
    """
    kind = key_kind(key)
    if kind == "use":
        return _USES[key_name(key)]
    # A sheet lists either the exchange cards to come or the discarded cards.
    if kind == "list" and face in c.EXCHANGE:
        return "exchange"
    if kind in ("card", "list"):
        return of_card(c.NUMBER[face])
    return _PIECES[kind]
