"""Links from the pieces of Loyang to the sections of the rules about them."""

from __future__ import annotations

from app.engines.loyang import components as c
from app.models.keys import key_kind, key_name

# Anchors of the sections: of a piece that is no card by the kind of its key, of a card by its face, of a tile by its
# verb. Tiles that are missing have a section of their own name, and every helper has one by its id.

_PIECES = {
    "space": "path",
    "walker": "path",
    "pile": "cards",
    "discard": "cards",
    "panel": "starting_players",
    "offer": "trade",
    "cart": "sell",
    "store": "storing",
    "shop": "buy",
    "stack": "harvest",
    "hidden": "court",
    "beginner": "beginner",
}

_CARDS = {
    "home": "sow",
    "field": "sow",
    "common": "fields",
    "stall": "trade",
    "regular": "regulars",
    "casual": "casuals",
}

_TILES = {
    "helper": "helpers",
    "deliver": "regulars",
    "serve": "casuals",
    "pack": "double_pack",
    "refuse": "refusing",
    "loan": "loans",
    "end": "storing",
}


def of_piece(key: str, face: str) -> str:
    """The anchor of the section of the rules about a piece; see ``Anchors``.

    Args:
        key: Key of the piece.
        face: Its face; ``""`` if it lies face down.
    """
    kind, name = key_kind(key), key_name(key)
    if kind == "action":
        return _TILES.get(name, name)
    if kind in ("card", "list"):
        return c.HELPERS[c.HELPER[c.NUMBER[name]]] if face == "helper" else _CARDS[face]
    return _PIECES[kind]
