"""Keys of pieces, and of the button that the draw pile stands for."""

from __future__ import annotations

DRAW = "button:draw"
"""A click on the draw pile means it."""


def card_key(card: int) -> str:
    """An open card."""
    return f"card:{card}"


def contract_key(contract: int) -> str:
    """A contract."""
    return f"contract:{contract}"
