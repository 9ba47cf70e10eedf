"""The cards, tiles and tracks of the Taverns as tables; a card is a small integer into ``CARDS``.

Equal cards are one number: nobody can tell two waitresses apart, and nobles never run out (R4).
The number of a tavern card is its rank (R190).  All figures come from ``components.json``.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Effect = tuple[Any, ...]
"""``(word, argument)``: ``card``, ``noble``, ``schnapps``, ``monastery``, ``reputation`` or ``ban``."""


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card.

    Attributes:
        id: Component id.
        kind: ``"tavern"``, ``"noble"``, ``"regular"`` or ``"guest"``.
        cost: Doubloons of a tavern card, beer of a guest.
        points: Points at the end.
        die: Die value that a seated card asks for.
        doubloons: What it pays.
        column: Column of the guest book (R170).
        bonus: Instant bonus of a guest, or ``None``.
    """

    id: str
    kind: str
    cost: int = 0
    points: int = 0
    die: int = 0
    doubloons: int = 0
    column: int = -1
    bonus: Effect | None = None


@dataclass(frozen=True, slots=True)
class Tile:
    """One upgradeable tile of a tavern (R14).

    Attributes:
        id: Component id.
        cost: Doubloons of the upgrade.
        card: Tavern card that lowers the cost when returned; -1 for none (R80).
        discount: Doubloons per returned card.
        next_round: Whether the upgrade works from the next round on (R82).
        base: What the base side gives; its meaning depends on the tile.
        upgraded: What the upgraded side gives.
    """

    id: str
    cost: int
    card: int
    discount: int
    next_round: bool
    base: int
    upgraded: int


def _data() -> dict[str, Any]:
    with (Path(__file__).parent / "components.json").open(encoding="utf-8") as file:
        data: dict[str, Any] = json.load(file)
    return data


_DATA = _data()
_CONSTANTS: dict[str, Any] = _DATA["constants"]

ROUNDS: int = _DATA["rounds"]
WHITE_DICE: int = _CONSTANTS["white_dice_per_player"]  # R16
COLOURED_DICE: int = _CONSTANTS["coloured_dice_per_player"]  # R16, R51
SCHNAPPS_LIMIT: int = _CONSTANTS["schnapps_limit_end_of_turn"]
SCHNAPPS_POINTS: int = _CONSTANTS["schnapps_vp_each"]
DISPLAY_SIZE: int = _CONSTANTS["guest_display_size"]
GUESTS_PER_TURN: int = _CONSTANTS["max_guests_recruited_per_turn"]  # R95
NOBLE_PRICES: dict[int, int] = {number: int(beer) for beer, number in _CONSTANTS["noble_for_beer"].items()}
"""Beer for 1, 2 or 3 nobles (R99)."""

HELPERS: tuple[str, ...] = tuple(entry["id"] for entry in _DATA["tavern_cards"])
BARD, BEER_DEALER, DISHWASHER, WAITRESS, TABLE, SUPPLIER = range(len(HELPERS))
NOBLE = len(HELPERS)
SUPPLY: tuple[int, ...] = tuple(entry["count"] for entry in _DATA["tavern_cards"])
"""Cards of each tavern card, whatever the number of players (R4, R11)."""
FROM_LEVEL: tuple[int, ...] = tuple(entry["from_level"] for entry in _DATA["tavern_cards"])


def _effect(entry: dict[str, Any] | None) -> Effect | None:
    """An effect word of the data as a step of the engine."""
    if not entry:
        return None
    word = entry["effect"]
    if word == "gain_tavern_card":
        return ("card", HELPERS.index(entry["card"]))
    if word == "ban_guest":
        return ("ban",)
    names = {
        "gain_noble": "noble",
        "gain_schnapps": "schnapps",
        "monastery_steps": "monastery",
        "reputation_steps": "reputation",
    }
    return (names[word], entry["amount"])


def _guest(entry: dict[str, Any]) -> Card:
    return Card(
        id=entry["id"],
        kind="guest",
        cost=entry["cost"],
        points=entry["points"],
        die=entry["die"],
        doubloons=entry["doubloons"],
        column=entry["column"],
        bonus=_effect(entry["bonus"]),
    )


def _seatable(entry: dict[str, Any], kind: str) -> Card:
    return Card(entry["id"], kind, points=entry["points"], die=entry["die"], doubloons=entry["doubloons"])


CARDS: tuple[Card, ...] = (
    *(Card(entry["id"], "tavern", entry["cost"], entry["points"]) for entry in _DATA["tavern_cards"]),
    _seatable(_DATA["noble"], "noble"),
    *(_seatable(entry, "regular") for entry in _DATA["regulars"]),
    *(_guest(entry) for entry in _DATA["three_stack"] + _DATA["guests"] + _DATA["extra_guests"]),
)
NUMBER: dict[str, int] = {card.id: index for index, card in enumerate(CARDS)}
REGULARS = tuple(NUMBER[entry["id"]] for entry in _DATA["regulars"])
THREE_STACK = tuple(NUMBER[entry["id"]] for entry in _DATA["three_stack"])
GUESTS = tuple(NUMBER[entry["id"]] for entry in _DATA["guests"])
EXTRA_GUESTS = tuple(NUMBER[entry["id"]] for entry in _DATA["extra_guests"])

COST: tuple[int, ...] = tuple(card.cost for card in CARDS)
POINTS: tuple[int, ...] = tuple(card.points for card in CARDS)
DIE: tuple[int, ...] = tuple(card.die for card in CARDS)
DOUBLOONS: tuple[int, ...] = tuple(card.doubloons for card in CARDS)

TILES: tuple[Tile, ...] = tuple(
    Tile(
        id=entry["id"],
        cost=entry["cost"],
        card=HELPERS.index(entry["card"]) if entry["card"] else -1,
        discount=entry["discount"],
        next_round=entry["next_round"],
        base=entry["base"],
        upgraded=entry["upgraded"],
    )
    for entry in _DATA["tiles"]
)
TILE: dict[str, int] = {tile.id: index for index, tile in enumerate(TILES)}
TABLES, WAITRESS_POST, WASH_PLACE = TILE["tables"], TILE["waitress_post"], TILE["wash_place"]
BEER_DELIVERY, CASH_TILL, BARREL = TILE["beer_delivery"], TILE["cash_till"], TILE["barrel"]
MONK, SAFE, BEER_STORAGE = TILE["monk"], TILE["safe"], TILE["beer_storage"]

MONASTERY: tuple[Effect | None, ...] = tuple(_effect(entry) for entry in _DATA["monastery"])
REPUTATION: dict[str, tuple[dict[str, Any], ...]] = {
    name: ({"type": "host"}, *spaces) for name, spaces in _DATA["reputation"].items()
}
"""Spaces by number, the host is 0; ``"short"`` for levels 3 and 4, ``"long"`` for level 5 (R146)."""
BOOK: tuple[tuple[Effect | None, ...], ...] = tuple(
    tuple(_effect(cell) for cell in column) for column in _DATA["guest_book"]
)
"""Cells by column, top to bottom (R170)."""
ROWS = len(BOOK[0])

MUSICIAN, FIRE_BREATHER, JUGGLER = range(3)
SIDE_A, SIDE_B = 1, 2
ENTERTAINERS: tuple[str, ...] = tuple(entry["id"] for entry in _DATA["entertainers"])
PRICE: tuple[tuple[int, int, int], ...] = tuple(
    (0, entry["a"]["cost"], entry["b"]["cost"]) for entry in _DATA["entertainers"]
)
"""Schnapps by entertainer and side."""
AMOUNT: tuple[tuple[int, int, int], ...] = tuple(
    (0, entry["a"]["amount"], entry["b"]["amount"]) for entry in _DATA["entertainers"]
)

THREE_GUEST, EXTRA_DIE = "three_stack", "die"


@dataclass(frozen=True, slots=True)
class Evening:
    """One space of the round track (R26, R31).

    Attributes:
        bonus: ``"counter_guest"``, ``"choice"``, ``"entertainer"`` or ``"free_upgrade"``.
        options: Of a choice: ``THREE_GUEST``, ``EXTRA_DIE`` or tavern cards.
        entertainer: Which tile is taken; -1 for none.
        schnapps: Gained when passing, at level 2.
        schnapps_later: The same from level 3 on, where the tiles are turned over.
    """

    bonus: str
    options: tuple[Any, ...] = ()
    entertainer: int = -1
    schnapps: int = 0
    schnapps_later: int = 0


def _option(entry: dict[str, Any]) -> Any:  # noqa: ANN401  # a word or a card
    words = {"gain_guest_from_three_stack": THREE_GUEST, "extra_coloured_die_this_round": EXTRA_DIE}
    return words.get(entry["effect"]) or HELPERS.index(entry["card"])


def _evening(entry: dict[str, Any]) -> Evening:
    bonus = entry["bonus"]
    return Evening(
        bonus=bonus["type"],
        options=tuple(_option(option) for option in bonus.get("options", ())),
        entertainer=ENTERTAINERS.index(bonus["tile"]) if "tile" in bonus else -1,
        schnapps=entry["schnapps"],
        schnapps_later=0 if entry["on_tile"] else entry["schnapps"],
    )


SUMMER: tuple[Evening, ...] = tuple(_evening(entry) for entry in _DATA["summer"])
WINTER: tuple[Evening, ...] = tuple(_evening(entry) for entry in _DATA["winter"])

START_CARDS: tuple[str, ...] = tuple(entry["id"] for entry in _DATA["start_cards"])


def _start_effects(entries: list[dict[str, Any]]) -> tuple[Effect, ...]:
    found: list[Effect] = []
    for entry in entries:
        word = entry["effect"]
        if word == "take_card":
            found += [("take", HELPERS.index(entry["card"]))] * entry["amount"]
        elif word == "free_upgrade":
            found.append(("turn_tile", TILE[entry["tile"]]))
        elif word == "remove_regular":
            found.append(("remove", entry["amount"]))
        elif word == "set_stored_beer":
            found.append(("cellar", entry["amount"]))
        else:
            effect = _effect(entry)
            assert effect
            found.append(effect)
    return tuple(found)


START_EFFECTS: tuple[tuple[Effect, ...], ...] = tuple(
    _start_effects(entry["effects"]) for entry in _DATA["start_cards"]
)
START_HAND = 3
"""Start cards that are shown (R160)."""
OLD_STAFF = (WAITRESS, TABLE, SUPPLIER)
"""Tavern cards of the start deck at levels 1-3 (R18)."""

JOKER = 7
"""Face of a joker die (R5, R137)."""
FACES = range(1, JOKER + 1)
MAX_TAKE_BACKS = 12  # R55a

# Spaces for dice: 0, 1, ... are the seats, then these.
ON_TILL, ON_DELIVERY, ON_BARREL, ON_MONK = 100, 101, 102, 103
SPACES: dict[int, str] = {ON_TILL: "cash_till", ON_DELIVERY: "beer_delivery", ON_BARREL: "barrel", ON_MONK: "monk"}
NO_CARD = -1
