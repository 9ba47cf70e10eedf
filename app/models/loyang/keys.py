"""Keys of the pieces of Loyang; ``pieces`` lists them all.

A key never betrays what the viewer may not know: cards that lie face down are counted by their places.
"""

from __future__ import annotations

from app.engines.loyang import components as c
from app.models.keys import key_kind, key_name

PILE, DISCARD_PILE = "pile", "discard"


def card_key(card: int) -> str:
    """The key of a card that lies open, wherever it lies; no two cards have the same."""
    return f"card:{c.CARDS[card].id}"


def card_of(key: str) -> int:
    """The card with a key that ``card_key`` has made; ``components.EMPTY`` for any other key."""
    return c.NUMBER.get(key_name(key), c.EMPTY) if key_kind(key) == "card" else c.EMPTY


def cart_key(seat: int, good: int) -> str:
    """The goods of one kind on a cart."""
    return f"cart:{seat}:{c.GOODS[good]}"


def store_key(seat: int, good: int) -> str:
    """The goods of one kind in a storehouse."""
    return f"store:{seat}:{c.GOODS[good]}"


def shop_key(seat: int, good: int) -> str:
    """The places for one good in a shop."""
    return f"shop:{seat}:{c.GOODS[good]}"


def offer_key(stall: int, good: int) -> str:
    """One good on a market stall."""
    return f"offer:{c.CARDS[stall].id}:{c.GOODS[good]}"


def space_key(space: int) -> str:
    """A space of the path of prosperity, 1 to 20."""
    return f"space:{space}"


def walker_key(seat: int) -> str:
    """The marker of a seat on the path of prosperity."""
    return f"walker:{seat}"


def stack_key(seat: int, place: int = -1) -> str:
    """A private stack or, with a ``place``, a field of a stack that its owner looks through; place 0 is the top."""
    return f"stack:{seat}" if place < 0 else f"stack:{seat}:{place}"


def hidden_key(seat: int, place: int) -> str:
    """A hand card that lies face down for the viewer."""
    return f"hidden:{seat}:{place}"


def beginner_key(seat: int) -> str:
    """The beginner customer of another seat, face down for the viewer."""
    return f"beginner:{seat}"


def action_key(verb: str) -> str:
    """The tile of an action; ``verb`` is one of ``tiles.TILES``."""
    return f"action:{verb}"
