"""Where the rules speak of a thing on the table."""

from __future__ import annotations

from app.engines.loyang import components as c
from app.models.keys import key_kind, key_name

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
    """The section that explains a thing.

    Args:
        key: Its key.
        face: Its face, ``""`` when it lies face down.
    """
    kind, name = key_kind(key), key_name(key)
    if kind == "action":
        return _TILES.get(name, name)
    if kind in ("card", "list"):
        return c.HELPERS[c.HELPER[c.NUMBER[name]]] if face == "helper" else _CARDS[face]
    return _PIECES[kind]
