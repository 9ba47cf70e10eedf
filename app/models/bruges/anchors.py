"""Where the rules speak of a decision or of a piece."""

from __future__ import annotations

from app.engines.bruges import components as c

DECISIONS = {
    "choose_draw_pile": "drawing",
    "inventor_sixth_card": "drawing",
    "advance": "climbing",
    "choose_damage_order": "damage",
    "choose_plague_victim": "damage",
    "choose_fire_loss": "damage",
    "play_card": "uses",
    "play_extra": "more_cards",
    "play_drawn": "more_cards",
    "end_turn": "activating",
    "use_ship": "ships",
    "choose_workers": "use_workers",
    "exchange_workers": "activating",
    "sell_workers": "activating",
    "return_threats": "use_threat",
    "preacher": "use_threat",
    "stucco": "use_threat",
    "tower": "use_threat",
    "fire_eater": "use_threat",
    "choose_discard_person": "searching",
    "choose_discard_house": "searching",
    "choose_canal": "use_canal",
    "choose_hand_card": "use_house",
    "recruit_from_hand": "use_person",
    "choose_foreign_person": "travellers",
    "over": "scoring",
}
"""Section of the rules for each decision; effects without one are activations."""
OTHERWISE = "activating"
ANSWERS = "answers"
_ANSWERED = frozenset(
    {
        "give_workers",
        "choose_canal_loss",
        "give_guilders_or_worker",
        "choose_threat_colour",
        "pay_or_take_threat",
    }
)

_PIECES = {
    "die": "dice",
    "pile": "piles",
    "reserve": "piles",
    "discard": "piles",
    "statue": "use_canal",
    "step": "climbing",
    "pawn": "climbing",
    "majority": "majorities",
    "marker": "majorities",
    "ships": "ships",
    "ship": "ships",
    "exchange": "exchange",
    "exchanges": "exchange",
    "panel": "scoring",
    "guilders": "use_guilders",
    "worker": "use_workers",
    "threat": "damage",
    "space": "use_canal",
    "house": "use_house",
    "hidden": "piles",
    "use": "uses",
}
"""Section of the rules by kind of piece; cards have their own."""
_USES = {verb: f"use_{verb}" for verb in ("workers", "guilders", "threat", "canal", "house")} | {
    "recruit": "use_person",
    "exchange": "exchange",
}


def of_decision(decision: str) -> str:
    """The section that explains a decision."""
    return ANSWERS if decision in _ANSWERED else DECISIONS.get(decision, OTHERWISE)


def of_card(card: int) -> str:
    """The section of the card index that lists a card."""
    return f"cards_{c.GROUPS[c.GROUP[card]]}"


def of_piece(key: str, face: str) -> str:
    """The section that explains a piece.

    Args:
        key: Its key.
        face: Its component id, ``""`` when its front is unknown.
    """
    kind, _, rest = key.partition(":")
    if kind == "use":
        return _USES[rest]
    if kind == "list" and face in c.EXCHANGE:
        return "exchange"
    if kind in ("card", "list"):
        return of_card(c.NUMBER[face]) if face in c.NUMBER else "ships"
    return _PIECES[kind]
