"""Keys of the pieces of Murano, which several modules spell; ``pieces`` lists all of them.

A key is made from place, owner and what the viewer may know; it never betrays a hidden face.
"""

from __future__ import annotations

from app.engines.murano import components as c


def space_key(space: int) -> str:
    """Key of an action space; ``space`` counts from 0, the key from 1, both in the direction of travel."""
    return f"space:{space + 1}"


def ship_key(ship: int) -> str:
    """Key of a ship; the red one is 0."""
    return f"ship:{ship}"


def island_key(island: int) -> str:
    """Key of an island, both of its zone and of the flag with its name."""
    return f"island:{c.ISLANDS[island]}"


def cell_key(cell: int) -> str:
    """Key of a space of an island; ``cell`` is an index into ``components.CELLS``."""
    return f"cell:{c.CELLS[cell]}"


def tile_key(cell: int) -> str:
    """Key of the tile on a space of an island."""
    return f"tile:{c.CELLS[cell]}"


def dock_key(dock: int) -> str:
    """Key of a gondola (``island * N_DOCKS + seat``): its island and the seat whose colour it has."""
    return f"dock:{c.ISLANDS[dock // c.N_DOCKS]}:{dock % c.N_DOCKS}"


def gondolier_key(dock: int) -> str:
    """Key of the gondolier on a gondola.  The number is that of the colour of the gondola, not of the gondolier."""
    return f"gondolier:{c.ISLANDS[dock // c.N_DOCKS]}:{dock % c.N_DOCKS}"


def stack_key(sort: str, half: int = -1) -> str:
    """Key of a stack of tiles; streets lie in two stacks, ``half`` 0 and 1.  R12"""
    return f"stack:{sort}" if half < 0 else f"stack:{sort}:{half}"


def character_key(card: int) -> str:
    """Key of a character that the viewer sees."""
    return f"character:{c.CHARACTERS[card]}"


def hidden_key(owner: int, nth: int) -> str:
    """Key of the ``nth`` face-down character in the hand of another seat, from 0."""
    return f"hidden:{owner}:{nth}"


def special_key(card: int) -> str:
    """Key of a special building card that the viewer sees."""
    return f"special:{c.SPECIALS[card]}"


def face_key(tile: int) -> str:
    """Key of all tiles with that face in the stack that is looked through."""
    return f"face:{c.TILE_IDS[tile]}"


def unbuilt_key(owner: int, sort: str, nth: int = -1) -> str:
    """Key of an unbuilt tile: of the ``nth`` shop or palace in the order bought, or of all tiles of another sort."""
    return f"unbuilt:{owner}:{sort}" if nth < 0 else f"unbuilt:{owner}:{sort}:{nth}"


def bead_key(owner: int, colour: int) -> str:
    """Key of the beads of one colour that a seat owns."""
    return f"bead:{owner}:{c.BEADS[colour]}"


def ready_key(owner: int) -> str:
    """Key of the gondoliers of a seat that stand ready."""
    return f"ready:{owner}"


CHARACTER_DECK, SPECIAL_DECK = "deck:characters", "deck:specials"
"""Keys of the decks of characters and of special building cards."""
DRAWN_STREET = "drawn:street"
"""Key of the street that has been drawn and not been laid yet."""
BUILD_STREET = "button:street"
"""Key of the button that draws a street; a click on a stack of streets chooses the same."""
