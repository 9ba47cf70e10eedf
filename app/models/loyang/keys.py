"""Keys of the pieces: stable names of cards, goods and places, silent about what is hidden."""

from __future__ import annotations

from app.engines.loyang import components as c
from app.models.keys import key_kind, key_name

PILE, DISCARD_PILE = "pile", "discard"


def card_key(card: int) -> str:
    """An open card, wherever it lies; every card is unique."""
    return f"card:{c.CARDS[card].id}"


def card_of(key: str) -> int:
    """The card of such a key, -1 for anything else."""
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
    """A private stack, or a field of one that is looked through; 0 is the top."""
    return f"stack:{seat}" if place < 0 else f"stack:{seat}:{place}"


def hidden_key(seat: int, place: int) -> str:
    """A hand card that the viewer does not see."""
    return f"hidden:{seat}:{place}"


def beginner_key(seat: int) -> str:
    """The beginner customer of somebody else."""
    return f"beginner:{seat}"


def action_key(verb: str) -> str:
    """A tile of the action phase."""
    return f"action:{verb}"
