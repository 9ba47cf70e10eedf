"""Cards as pieces, wherever they lie."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.models.bruges.keys import card_key
from app.models.bruges.texts import text
from app.models.bruges.tips import TIPS
from app.models.bruges.words import KINDS, WORDS, name
from app.models.table import NO_FLAGS, Attrs, Piece
from app.models.text import lines

if TYPE_CHECKING:
    from app.models.bruges.room import View


@lru_cache(maxsize=512)
def printed(_locale_key: str, card: int) -> Attrs:
    """What stands on a card, in words and figures."""
    worker = c.WORKER_COLOUR[card]
    return (
        ("title", name(card)),
        ("text", text(card)),
        ("group", c.GROUPS[c.GROUP[card]]),
        ("group_title", WORDS.group(c.GROUP[card])),
        ("colour", c.COLOURS[c.COLOUR[card]]),
        ("price", c.PRICE[card]),
        ("points", c.POINTS[card]),
        ("kind", KINDS[c.KIND[card]]),
        ("kind_title", WORDS.kind(c.KIND[card])),
        ("worker", c.COLOURS[worker] if worker >= 0 else ""),
        ("pet", c.IS_PET[card]),
    )


@lru_cache(maxsize=8192)
def card_piece(
    view: View,
    card: int,
    flags: frozenset[str] = NO_FLAGS,
    attrs: Attrs = (),
    more: tuple[str, ...] = (),
) -> Piece:
    """An open card with all its values; ``more`` are further lines of its explanation."""
    tip = lines(*more, TIPS.card(card))
    return Piece(card_key(card), c.IDS[card], 1, flags, (*printed(view.locale_key, card), *attrs), name(card), tip)


@lru_cache(maxsize=1024)
def _listed(locale_key: str, card: int) -> Piece:
    """A card in a list that a person opens."""
    return Piece(
        f"list:{c.IDS[card]}", c.IDS[card], 1, NO_FLAGS, printed(locale_key, card), name(card), TIPS.card(card)
    )


@lru_cache(maxsize=64)
def card_list(view: View, cards: tuple[int, ...]) -> tuple[Piece, ...]:
    """Cards for a list that a person opens, by group and then by name."""
    ordered = sorted(cards, key=lambda card: (c.GROUP[card], name(card)))
    return tuple(_listed(view.locale_key, card) for card in ordered)
