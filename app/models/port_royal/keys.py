"""The keys that several modules of Port Royal use; see ``app.models.keys``."""

from __future__ import annotations

DRAW = "button:draw"
"""The button that reveals a card; a click on the draw pile chooses it, too."""


# Spelled without ``make_key``, because every position has many of them.


def card_key(card: int) -> str:
    """The key of an open card, by its number."""
    return f"card:{card}"


def contract_key(contract: int) -> str:
    """The key of a contract, by its number."""
    return f"contract:{contract}"
