"""Where the rules speak of a piece."""

from __future__ import annotations

from app.engines.port_royal.components import CARDS
from app.models.keys import key_kind

_KINDS = {card.id: card.kind for card in CARDS}
_GROUPS = {"ship": "ship_cards", "expedition": "expedition_cards", "tax": "tax_cards"}
_PIECES = {"deck": "discover", "discard": "piles", "coins": "coins", "panel": "table"}


def of_piece(key: str, face: str) -> str:
    """The section that explains a piece.

    Args:
        key: Its key.
        face: Its component id, ``""`` when it lies face down.
    """
    kind = key_kind(key)
    if kind == "contract":
        return face
    if kind == "card" and face:
        return _GROUPS.get(_KINDS[face], _KINDS[face])
    return _PIECES.get(kind, "cards")
