"""Keys of the pieces: stable names by owner, kind and number, silent about what is hidden."""

from __future__ import annotations

from app.engines.taverns import components as c
from app.models.keys import key_parts


def card_key(card: int, owner: int = -1, nth: int = 0) -> str:
    """A card.  Guests are unique, all other kinds count per owner from 0."""
    facts = c.CARDS[card]
    return f"card:{facts.id}" if facts.kind == "guest" else f"card:{owner}:{facts.id}:{nth}"


def white_key(origin: int, face: int, nth: int) -> str:
    """A white die, by who rolled it; of several with the same number the nth."""
    return f"die:{origin}:{face}:{nth}"


def own_die_key(seat: int, nth: int) -> str:
    """A die in the colour of a seat."""
    return f"die:{seat}:own:{nth}"


def joker_key(seat: int, nth: int) -> str:
    """A die that a seat has made a joker."""
    return f"die:{seat}:x:{nth}"


def roller_of(key: str) -> int:
    """The seat that rolled a die or made it a joker."""
    return int(key_parts(key)[0])


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


def supply_of(key: str) -> str:
    """The pile that a card was bought from; ``""`` for a guest, who comes from none."""
    parts = key_parts(key)
    return f"supply:{parts[1]}" if len(parts) == 3 else ""


def covered_key(place: int) -> str:
    """The face-down replacement at a place of the display."""
    return f"covered:{place}"


def reputation_key(owner: int, space: int) -> str:
    """A space of a reputation track; 0 is the host."""
    return f"reputation:{owner}:{space}"


def fame_key(seat: int) -> str:
    """The marker of a seat on its reputation track."""
    return f"fame:{seat}"


def monk_key(seat: int) -> str:
    """The monk of a seat on the monastery track."""
    return f"monk:{seat}"


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
