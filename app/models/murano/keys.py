"""Keys of pieces: stable names by place and owner, silent about what is hidden."""

from __future__ import annotations

from app.engines.murano import components as c


def space_key(space: int) -> str:
    """An action space, numbered from 1 in the direction of travel."""
    return f"space:{space + 1}"


def ship_key(ship: int) -> str:
    """A ship; the red one is 0."""
    return f"ship:{ship}"


def island_key(island: int) -> str:
    """An island with its name flag."""
    return f"island:{c.ISLANDS[island]}"


def cell_key(cell: int) -> str:
    """A space of an island."""
    return f"cell:{c.CELLS[cell]}"


def tile_key(cell: int) -> str:
    """The tile on a space of an island."""
    return f"tile:{c.CELLS[cell]}"


def dock_key(dock: int) -> str:
    """A gondola: its island and whose colour it has."""
    return f"dock:{c.ISLANDS[dock // c.N_DOCKS]}:{dock % c.N_DOCKS}"


def gondolier_key(dock: int) -> str:
    """The gondolier on a gondola."""
    return f"gondolier:{c.ISLANDS[dock // c.N_DOCKS]}:{dock % c.N_DOCKS}"


def stack_key(sort: str, half: int = -1) -> str:
    """A supply of tiles; that of streets has two halves."""
    return f"stack:{sort}" if half < 0 else f"stack:{sort}:{half}"


def character_key(card: int) -> str:
    """A character that the viewer sees."""
    return f"character:{c.CHARACTERS[card]}"


def hidden_key(owner: int, nth: int) -> str:
    """A face-down character of somebody else."""
    return f"hidden:{owner}:{nth}"


def special_key(card: int) -> str:
    """A special building card that the viewer sees."""
    return f"special:{c.SPECIALS[card]}"


def face_key(tile: int) -> str:
    """A face in a stack that is looked through."""
    return f"face:{c.TILE_IDS[tile]}"


def unbuilt_key(owner: int, sort: str, nth: int = -1) -> str:
    """An unbuilt tile; shops and palaces count in the order bought."""
    return f"unbuilt:{owner}:{sort}" if nth < 0 else f"unbuilt:{owner}:{sort}:{nth}"


def bead_key(owner: int, colour: int) -> str:
    """Beads of one colour."""
    return f"bead:{owner}:{c.BEADS[colour]}"


def ready_key(owner: int) -> str:
    """Gondoliers that stand ready."""
    return f"ready:{owner}"


CHARACTER_DECK, SPECIAL_DECK = "deck:characters", "deck:specials"
"""The decks of characters and of special building cards."""
DRAWN_STREET = "drawn:street"
"""A street that is drawn and not built yet."""
BUILD_STREET = "button:street"
"""Key of the button that draws a street; a click on the stack means the same."""
