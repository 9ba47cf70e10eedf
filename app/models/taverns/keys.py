"""Keys of the pieces: stable names by owner, kind and number, silent about what is hidden."""

from __future__ import annotations

from app.engines.taverns import components as c


def card_key(card: int, owner: int = -1, nth: int = 0) -> str:
    """A card.  Guests are unique, all other kinds count per owner from 0."""
    facts = c.CARDS[card]
    return f"card:{facts.id}" if facts.kind == "guest" else f"card:{owner}:{facts.id}:{nth}"


def seat_key(owner: int, place: int) -> str:
    """A table of a tavern."""
    return f"seat:{owner}:{place}"


def space_key(owner: int, space: int) -> str:
    """A place for dice: a table or one of the four spaces."""
    return f"space:{owner}:{c.SPACES[space]}" if space in c.SPACES else seat_key(owner, space)


def tile_key(owner: int, tile: int) -> str:
    """An upgradeable tile of a tavern."""
    return f"tile:{owner}:{c.TILES[tile].id}"


def supply_key(card: int) -> str:
    """A pile of tavern cards, or the nobles."""
    return f"supply:{c.CARDS[card].id}"


def covered_key(place: int) -> str:
    """The face-down replacement at a place of the display."""
    return f"covered:{place}"


def reputation_key(owner: int, space: int) -> str:
    """A space of a reputation track; 0 is the host."""
    return f"reputation:{owner}:{space}"


def cell_key(owner: int, column: int, row: int) -> str:
    """A cell of a guest book."""
    return f"cell:{owner}:{column}:{row}"


def entertainer_key(owner: int, tile: int) -> str:
    """An entertainer."""
    return f"entertainer:{owner}:{c.ENTERTAINERS[tile].removeprefix('entertainer_')}"


def counter_key(owner: int, number: int) -> str:
    """A counter guest."""
    return f"counter:{owner}:{number}"


def start_key(card: int) -> str:
    """A start card."""
    return f"start:{c.START_CARDS[card]}"


REDRAW = "button:redraw"
"""Key of the button that draws new guests; a click on a counter guest means the same."""
