"""Keys of the pieces that several modules of the Taverns name; ``pieces`` lists all keys.

They never betray what is hidden: a card in a draw pile has no key before everybody knows that it lies there.
"""

# Three kinds have names that the code does not use any more (``seat`` for a table, ``fame`` and ``monk`` for markers):
# lessons name pieces by their keys, so these stay as they are.

from __future__ import annotations

from app.engines.taverns import components as c
from app.models.keys import key_parts


def card_key(card: int, owner: int = -1, nth: int = 0) -> str:
    """A card.

    Args:
        card: Its number.
        owner: The seat that it belongs to.
        nth: Number among the equal cards of this owner that are open or known, from 0.  Guests are unique: their key
            stays the same when they change owners, and has neither ``owner`` nor ``nth``.
    """
    facts = c.CARDS[card]
    return f"card:{facts.id}" if facts.kind == "guest" else f"card:{owner}:{facts.id}:{nth}"


def white_key(origin: int, face: int, nth: int) -> str:
    """A white die: the ``nth`` (from 0) with this face of those that the seat ``origin`` rolled."""
    return f"die:{origin}:{face}:{nth}"


def own_die_key(seat: int, nth: int) -> str:
    """A die in the colour of a seat."""
    return f"die:{seat}:own:{nth}"


def joker_key(seat: int, nth: int) -> str:
    """A joker of a seat; there are as many as the seat has made, whichever dice they were."""
    return f"die:{seat}:x:{nth}"


def roller_of(key: str) -> int:
    """The seat that rolled a die or made it a joker, from the key of the die."""
    return int(key_parts(key)[0])


def table_key(owner: int, place: int) -> str:
    """A table of a tavern; ``place`` counts from 0 at the left."""
    return f"seat:{owner}:{place}"


def space_key(owner: int, space: int) -> str:
    """A space for dice, by its number in the rules: one of the four others, or a table."""
    return f"space:{owner}:{c.SPACES[space]}" if space in c.SPACES else table_key(owner, space)


def tile_key(owner: int, tile: int) -> str:
    """An upgradeable tile of a tavern."""
    return f"tile:{owner}:{c.TILES[tile].id}"


def supply_key(card: int) -> str:
    """A pile of tavern cards, or the nobles."""
    return f"supply:{c.CARDS[card].id}"


def supply_of(key: str) -> str:
    """The key of the pile that a card comes from, by the key of the card; ``""`` for a guest, who comes from none."""
    parts = key_parts(key)
    return f"supply:{parts[1]}" if len(parts) == 3 else ""


def covered_key(place: int) -> str:
    """The face-down replacement at a place of the display."""
    return f"covered:{place}"


def reputation_key(owner: int, space: int) -> str:
    """A space of a reputation track; ``space`` counts from 0, the host."""
    return f"reputation:{owner}:{space}"


def reputation_marker_key(seat: int) -> str:
    """The marker of a seat on its reputation track."""
    return f"fame:{seat}"


def monastery_marker_key(seat: int) -> str:
    """The marker of a seat on the monastery track."""
    return f"monk:{seat}"


def cell_key(owner: int, column: int, row: int) -> str:
    """A cell of a guest book; columns count from the left, rows from the top, both from 0."""
    return f"cell:{owner}:{column}:{row}"


def entertainer_key(owner: int, tile: int) -> str:
    """An entertainer."""
    return f"entertainer:{owner}:{c.ENTERTAINERS[tile].removeprefix('entertainer_')}"


def counter_key(owner: int, number: int) -> str:
    """A counter guest; ``number`` counts from 0."""
    return f"counter:{owner}:{number}"


def start_key(card: int) -> str:
    """A start card."""
    return f"start:{c.START_CARDS[card]}"


REDRAW = "button:redraw"
"""Key of the button that draws new guests; while that is asked, a click on a counter guest means the same."""
