"""The section of the rules about each piece; see ``Anchors``."""

from __future__ import annotations

from app.engines.port_royal.components import CARDS
from app.models.keys import key_kind

_KINDS = {card.id: card.kind for card in CARDS}
"""Kind of each card by component id."""

_GROUPS = {"ship": "ship_cards", "expedition": "expedition_cards", "tax": "tax_cards"}
"""Sections by kind of card; a kind of person has a section of its own name."""

_PIECES = {"deck": "discover", "discard": "piles", "coins": "coins", "panel": "table"}
"""Sections by kind of key, for pieces that are no single card."""


def of_piece(key: str, face: str) -> str:
    """See ``Anchors.of_piece``; ``face`` is a component id."""
    kind = key_kind(key)
    if kind == "contract":
        return face  # each contract has a section that is called like its component id
    if kind == "card" and face:
        return _GROUPS.get(_KINDS[face], _KINDS[face])
    return _PIECES.get(kind, "cards")
