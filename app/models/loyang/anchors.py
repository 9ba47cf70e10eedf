"""Where the rules speak of a decision or of a thing on the table."""

from __future__ import annotations

from app.engines.loyang import components as c

DECISIONS = {
    "choose_home_crop": "setup",
    "harvest_hand_now": "harvest_hand",
    "distribute": "court",
    "take_hand_card": "court",
    "take_extra_court_card": "lord_of_the_manor",
    "finance_field": "fields",
    "buy_grid_card": "solo",
    "choose_partner": "four_players",
    "act": "action",
    "resolve_double_pack": "double_pack",
    "choose_private_field": "leaseholder",
    "set_shop": "accountant",
    "merchant_more": "merchant",
    "store": "storing",
    "advance": "path",
    "over": "end",
}
"""Section of the rules for each decision."""

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
    kind, _, name = key.partition(":")
    if kind == "action":
        return _TILES.get(name, name)
    if kind in ("card", "list"):
        return c.HELPERS[c.HELPER[c.NUMBER[name]]] if face == "helper" else _CARDS[face]
    return _PIECES[kind]
