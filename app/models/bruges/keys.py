"""Keys of the pieces of Bruges, made of owner, kind and number; none betrays what is hidden."""

from __future__ import annotations

from app.engines.bruges import components as c
from app.engines.bruges.plays import VERBS

THREATS = tuple(sorted(c.THREATS, key=lambda name: c.THREATS[name]))
"""Names of the threats by colour: flood, plague, raid, fire, intrigue."""


def card_key(card: int) -> str:
    """A card whose front the viewer knows."""
    return f"card:{c.IDS[card]}"


def hidden_key(seat: int, nth: int) -> str:
    """A hand card of which only the back is seen; ``nth`` counts the cards of the hand from 0."""
    return f"hidden:{seat}:{nth}"


def pile_key(side: int) -> str:
    """A draw pile."""
    return f"pile:{c.PILES[side]}"


def rest_key(side: int) -> str:
    """The button that draws all missing cards from one pile."""
    return f"button:rest_{c.PILES[side]}"


def die_key(colour: int) -> str:
    """A die."""
    return f"die:{c.COLOURS[colour]}"


def worker_key(seat: int, colour: int) -> str:
    """The workers of one colour of a seat."""
    return f"worker:{seat}:{c.COLOURS[colour]}"


def threat_key(seat: int, colour: int) -> str:
    """The threat markers of one colour of a seat."""
    return f"threat:{seat}:{c.COLOURS[colour]}"


def space_key(seat: int, section: int, number: int) -> str:
    """A space of a canal; numbers from 1."""
    return f"space:{seat}:{c.SECTIONS[section]}:{number}"


def house_key(seat: int, house: int) -> str:
    """A house; its number counts in order of building, from 0."""
    return f"house:{seat}:{house}"


def step_key(step: int) -> str:
    """A space of the reputation track; 0 is the town hall."""
    return f"step:{step}"


def pawn_key(seat: int) -> str:
    """The pawn of a seat on the reputation track."""
    return f"pawn:{seat}"


def statue_key(value: int) -> str:
    """A statue tile."""
    return f"statue:{value}"


def majority_key(majority: int) -> str:
    """A majority on the board."""
    return f"majority:{c.MAJORITIES[majority]}"


def marker_key(seat: int, majority: int) -> str:
    """A majority marker of a seat."""
    return f"marker:{seat}:{c.MAJORITIES[majority]}"


def ship_key(colour: int, kind: int) -> str:
    """A ship that lies face up, on its pile or in its dock."""
    return f"ship:{c.COLOURS[colour]}:{c.SHIP_KINDS[kind]}"


def ships_key(colour: int) -> str:
    """The pile of ships of one colour."""
    return f"ships:{c.COLOURS[colour]}"


def exchange_key(number: int) -> str:
    """An exchange card."""
    return f"exchange:{c.EXCHANGE[number]}"


def source_key(source: int) -> str:
    """The card, ship or exchange card that an effect comes from; ``""`` for a source below 0, an action or a phase."""
    if source < 0:
        return ""
    if source < c.N_CARDS:
        return card_key(source)
    if source < c.EXCHANGE_AT:
        return ship_key(*divmod(source - c.SHIPS_AT, c.N_KINDS))
    return exchange_key(source - c.EXCHANGE_AT)


def use_key(use: int) -> str:
    """The button and piece of a use: one of the six actions, or the exchange card."""
    return f"use:{(*VERBS, 'exchange')[use]}"
