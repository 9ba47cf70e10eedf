"""Which section of the rules (``resources/help/murano.<language>.md``) explains a piece."""

from __future__ import annotations

from app.engines.murano import components as c
from app.models.keys import key_kind

ACTIONS = {
    "take_gold": "take_gold",
    "buy_glassworks": "buying",
    "buy_shop": "buying",
    "buy_palace": "buying",
    "buy_special_building": "buying",
    "recruit_character": "recruit",
    "place_gondolier": "placing",
    "build": "build",
    "income": "income",
    "production": "production",
    "hire_or_dismiss": "hire",
}
"""Anchor of the section about each action."""

_PIECES = {
    "ship": "ships",
    "island": "on_the_table",
    "cell": "build",
    "tile": "built",
    "dock": "placing",
    "gondolier": "placing",
    "stack": "end",
    "deck": "secrets",
    "bag": "production",
    "supply": "hire",
    "drawn": "recruit",
    "face": "buying",
    "unbuilt": "build",
    "bead": "production",
    "ready": "placing",
    "hidden": "characters",
    "panel": "goal",
}
"""Anchor by kind of piece (first part of its key), for kinds whose pieces are all explained in one section."""

_EFFECTS = {
    "per_tile": "count_buildings",
    "per_crest": "count_buildings",
    "sole_owner": "sole_owners",
    "gold_exchange": "gold_exchange",
    "customer_table": "count_customers",
    "max_customers": "count_customers",
    "own_and_other_buildings": "whose_buildings",
    "own_equals_others": "whose_buildings",
    "own_buildings_at_least": "whose_buildings",
    "equal_counts": "equal_numbers",
    "all_equal": "equal_numbers",
    "one_of_each": "equal_numbers",
    "exact_crests": "equal_numbers",
    "own_gondoliers_at_least": "two_gondoliers",
    "hand_in_beads": "hand_in_beads",
}
"""Anchor by the effect with which a character scores (``components.SCORING``)."""


def of_piece(key: str, face: str) -> str:
    """The anchor of the section that explains a piece.

    Args:
        key: Its key.
        face: Its ``Piece.face``: the action of a space, the id of a card.  Not read for other kinds.
    """
    kind = key_kind(key)
    if kind == "space":
        return ACTIONS[face]
    if kind in ("character", "special", "list"):
        return _card(face)
    return _PIECES[kind]


def _card(face: str) -> str:
    """The anchor for a character or a special building card."""
    if face in c.CHARACTERS:
        return _EFFECTS[c.SCORING[c.CHARACTERS.index(face)]["effect"]]
    card = c.SPECIALS.index(face)
    if card in c.WORKSHOPS:
        return "workshops"
    return "cranes" if card in c.CRANES else face  # every other card has a section named by its id
