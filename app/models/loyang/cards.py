"""Pieces for cards that are not visible in a display: in court, grid and hand, covered ones, and those in lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.models.keys import listed_key
from app.models.loyang import pieces as kinds
from app.models.loyang.keys import card_key

if TYPE_CHECKING:
    from collections.abc import Iterable


def face_of(card: int) -> str:
    """The ``Piece.face`` of a card.

    Returns:
        ``"home"``, ``"common"`` or ``"field"`` for the three kinds of fields, else its name in ``components.KINDS``.
    """
    if c.KIND[card] != c.FIELD:
        return c.KINDS[c.KIND[card]]
    return "home" if c.IS_HOME[card] else "common" if card < c.N_ACTION else "field"


def loose_card(
    card: int, mask: int = 0, *, key: str = "", upper: int = kinds.NONE, slot: kinds.Slot | None = None
) -> kinds.CardPiece:
    """The piece of a card, with nothing on it.

    Args:
        card: The card.
        mask: Bit mask of the goods on the viewer's cart, for what a customer still lacks.
        key: Key of the piece; ``card_key(card)`` if it is empty.
        upper: The card that covers it.
        slot: Its place in the grid of the solo game.
    """
    key, face, kind = key or card_key(card), face_of(card), c.KIND[card]
    if kind == c.FIELD:
        return kinds.FieldPiece(key, face, card=card, upper=upper, slot=slot)
    if kind == c.STALL:
        return kinds.StallPiece(key, face, card=card, upper=upper, slot=slot)
    if kind == c.REGULAR:
        return kinds.RegularPiece(key, face, card=card, upper=upper, slot=slot, have=mask & c.NEED[card])
    if kind == c.CASUAL:
        return kinds.CasualPiece(key, face, card=card, upper=upper, slot=slot, have=mask & c.NEED[card])
    return kinds.HelperPiece(key, face, card=card, upper=upper, slot=slot)


def listed(cards: Iterable[int]) -> tuple[kinds.CardPiece, ...]:
    """The pieces of a list that a person opens, e.g. of the discard pile, sorted by kind of card."""
    ordered = sorted(cards, key=lambda card: (c.KIND[card], card))
    return tuple(loose_card(card, key=listed_key(c.CARDS[card].id)) for card in ordered)
