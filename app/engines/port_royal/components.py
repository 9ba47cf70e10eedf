"""The cards of Port Royal as tables; a card is a small integer into ``CARDS``.

All figures come from ``components.json``.  Hot columns also exist as flat tuples
(``KIND``, ``COLOUR``, ``COST`` ...), because a rule asks them thousands of times a second.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

NEVER = 99
"""Swords of a ship with a skull: more than anybody has (R26)."""

BASE, EXPANSION = "base", "expansion"

PERSON_KINDS = (
    "trader",
    "settler",
    "captain",
    "priest",
    "jack_of_all_trades",
    "sailor",
    "pirate",
    "mademoiselle",
    "jester",
    "admiral",
    "governor",
    "clerk",
    "gunner",
    "vice_admiral",
)


@dataclass(frozen=True, slots=True)
class Card:
    """One physical card.

    Attributes:
        id: Component id, the same for all copies.
        kind: ``"ship"``, ``"expedition"``, ``"tax"`` or a person kind.
        box: ``"base"`` or ``"expansion"``.
        colour: Index into ``COLOURS`` of a ship, trader or clerk; -1 for none.
        cost: Printed price of a person, in coins.
        points: Influence points of a person or expedition.
        coins: What a ship or an expedition pays.
        swords: Swords of a ship; ``NEVER`` for a skull.
        strength: Swords that a person gives its owner.
        gift: Whether another player gains a coin when the ship is taken (R60).
        requires: Symbols of an expedition: (houses, anchors, crosses).
        five_players_only: The expedition without a coin on its back (R16).
        copy: 1-based number among ``copies`` equal cards.
    """

    id: str
    kind: str
    box: str = BASE
    colour: int = -1
    cost: int = 0
    points: int = 0
    coins: int = 0
    swords: int = 0
    strength: int = 0
    gift: bool = False
    requires: tuple[int, int, int] = (0, 0, 0)
    five_players_only: bool = False
    copy: int = 1
    copies: int = 1

    @property
    def text(self) -> str:
        """Name in records: the id, with the copy number where there are several."""
        return f"{self.id}#{self.copy}" if self.copies > 1 else self.id


@dataclass(frozen=True, slots=True)
class Contract:
    """One contract (R70).

    Attributes:
        id: Component id.
        coins: Coins of the five fields, first completer first.
        test: What must be met, one of the constants of this module.
        kinds: Person kinds that ``PERSONS`` asks for.
        number: The threshold: swords, persons, expeditions, traders, colours, times.
        colour: Ship colour to renounce; -1 for none.
        steps: Step fields before the coin fields (R77).
    """

    id: str
    coins: tuple[int, ...]
    test: str
    kinds: tuple[str, ...] = ()
    number: int = 0
    colour: int = -1
    steps: int = 0


PERSONS, KINDS, EXPEDITION, CHEAP, SWORDS = "persons", "kinds", "expedition", "cheap", "swords"
TAXED, OWN_BUST, RENOUNCE, HARBOUR, REPELLED = "taxed", "own_bust", "renounce", "harbour", "repelled"
DISPLAY_TESTS = (PERSONS, KINDS, EXPEDITION, CHEAP, SWORDS)
"""Conditions that look at the display only; the others are tied to an event."""


def _data() -> dict[str, Any]:
    with (Path(__file__).parent / "components.json").open(encoding="utf-8") as file:
        data: dict[str, Any] = json.load(file)
    return data


_DATA = _data()
_CONSTANTS: dict[str, Any] = _DATA["constants"]

START_COINS: int = _CONSTANTS["start_coins"]
TAX_LIMIT: int = _CONSTANTS["tax_limit"]
END_INFLUENCE: int = _CONSTANTS["end_influence_default"]
END_INFLUENCE_RANGE = range(_CONSTANTS["end_influence_min"], _CONSTANTS["end_influence_max"] + 1)
TAKES_BY_COLOURS: tuple[int, ...] = tuple(_CONSTANTS["takes_by_ship_colours"].values())
FEE: int = _CONSTANTS["fee_to_active_player"]
CONTRACTS_OPEN: int = _CONSTANTS["contracts_face_up"]
CUBES: int = _CONSTANTS["cubes_per_player"]
CONTRACT_POINTS: tuple[int, ...] = tuple(_CONSTANTS["contract_points_total_by_completed"])
MAX_EXTRA_TAXES: int = _CONSTANTS["max_additional_taxes_per_discover"]
STALLED_ROUNDS: int = _CONSTANTS["guard_rounds_without_progress"]
CHEAP_COST = 3  # R82; `_contract` refuses another figure

COLOURS: tuple[str, ...] = tuple(colour["id"] for colour in _DATA["colours"])
N_COLOURS = len(COLOURS)
SYMBOLS = ("house", "anchor", "cross")


def _colour(entry: dict[str, Any]) -> int:
    return COLOURS.index(entry["colour"]) if "colour" in entry else -1


def _copies(card: Card, count: int) -> list[Card]:
    return [replace(card, copy=number, copies=count) for number in range(1, count + 1)]


def _persons(entries: list[dict[str, Any]], box: str) -> list[Card]:
    cards: list[Card] = []
    for entry in entries:
        card = Card(
            id=entry["id"],
            kind=entry["kind"],
            box=box,
            colour=_colour(entry),
            cost=entry["cost"],
            points=entry["points"],
            strength=entry.get("swords", 0),
        )
        cards += _copies(card, entry["count"])
    return cards


def _ships(entries: list[dict[str, Any]], box: str) -> list[Card]:
    cards: list[Card] = []
    for entry in entries:
        swords = NEVER if entry["swords"] is None else entry["swords"]
        card = Card(
            id=entry["id"],
            kind="ship",
            box=box,
            colour=_colour(entry),
            coins=entry["coins"],
            swords=swords,
            gift=entry["gift"],
        )
        cards += _copies(card, entry["count"])
    return cards


def _expeditions(entries: list[dict[str, Any]]) -> list[Card]:
    return [
        Card(
            id=entry["id"],
            kind="expedition",
            points=entry["points"],
            coins=entry["coins"],
            requires=(
                entry["requires"].get("house", 0),
                entry["requires"].get("anchor", 0),
                entry["requires"].get("cross", 0),
            ),
            five_players_only=entry["five_players_only"],
        )
        for entry in entries
    ]


def _contract(entry: dict[str, Any]) -> Contract:
    condition = entry["condition"]
    fields: dict[str, Any] = {}
    if "own_persons" in condition:
        fields = {"test": PERSONS, "kinds": tuple(condition["own_persons"])}
    elif "own_kind_min" in condition:
        ((kind, number),) = condition["own_kind_min"].items()
        fields = {"test": KINDS, "kinds": (kind,), "number": number}
    elif "own_expeditions_min" in condition:
        fields = {"test": EXPEDITION, "number": condition["own_expeditions_min"]}
    elif "own_persons_with_cost_max" in condition:
        if condition["own_persons_with_cost_max"] != CHEAP_COST:
            raise ValueError("own_persons_with_cost_max: only the cheapest price is counted")
        fields = {"test": CHEAP, "number": condition["count_min"]}
    elif "swords_min" in condition:
        fields = {"test": SWORDS, "number": condition["swords_min"]}
    elif "event" in condition:
        fields = {"test": {"paid_taxes": TAXED, "own_bust": OWN_BUST}[condition["event"]]}
    elif "renounce_ship_coins" in condition:
        renounce = condition["renounce_ship_coins"]
        fields = {"test": RENOUNCE, "colour": COLOURS.index(renounce["colour"]), "number": renounce["times"]}
    elif "harbour_ship_colours_min" in condition:
        fields = {"test": HARBOUR, "number": condition["harbour_ship_colours_min"]}
    elif "repelled_colours" in condition:
        fields = {"test": REPELLED, "number": condition["repelled_colours"]}
    return Contract(id=entry["id"], coins=tuple(entry["coins"]), steps=entry["steps"], **fields)


def _cards() -> tuple[Card, ...]:
    cards = _persons(_DATA["persons"], BASE) + _ships(_DATA["ships"], BASE) + _expeditions(_DATA["expeditions"])
    for entry in _DATA["taxes"]:
        cards += _copies(Card(id=entry["id"], kind="tax"), entry["count"])
    extra = _DATA["expansion"]
    return (*cards, *_persons(extra["persons"], EXPANSION), *_ships(extra["ships"], EXPANSION))


CARDS: tuple[Card, ...] = _cards()
CONTRACTS: tuple[Contract, ...] = tuple(_contract(entry) for entry in _DATA["expansion"]["contracts"])

KIND: tuple[str, ...] = tuple(card.kind for card in CARDS)
COLOUR: tuple[int, ...] = tuple(card.colour for card in CARDS)
COST: tuple[int, ...] = tuple(card.cost for card in CARDS)
POINTS: tuple[int, ...] = tuple(card.points for card in CARDS)
COINS: tuple[int, ...] = tuple(card.coins for card in CARDS)
SWORDS_NEEDED: tuple[int, ...] = tuple(card.swords for card in CARDS)
GIFT: tuple[bool, ...] = tuple(card.gift for card in CARDS)
REQUIRES: tuple[tuple[int, int, int], ...] = tuple(card.requires for card in CARDS)
IS_SHIP: tuple[bool, ...] = tuple(card.kind == "ship" for card in CARDS)
IS_PERSON: tuple[bool, ...] = tuple(card.kind in PERSON_KINDS for card in CARDS)

# R45: two cards of each kind
TAX_KINDS: tuple[str, ...] = tuple(entry["id"] for entry in _DATA["taxes"])
TAX_BONUS: dict[str, str] = {entry["id"]: entry["bonus"] for entry in _DATA["taxes"]}
FIRST: dict[str, int] = {card.id: index for index, card in reversed(list(enumerate(CARDS)))}
"""Lowest card number of each component id."""
FIVE_PLAYER_EXPEDITION: int = next(index for index, card in enumerate(CARDS) if card.five_players_only)
DECK: dict[str, tuple[int, ...]] = {
    BASE: tuple(i for i, card in enumerate(CARDS) if card.box == BASE and not card.five_players_only),
    EXPANSION: tuple(i for i, card in enumerate(CARDS) if not card.five_players_only),
}
"""Cards of the draw pile before the deal, without and with the expansion (R17)."""

# Columns of the flat table of abilities that a state keeps per seat.
SWORD, DISCOUNT, JESTER, ADMIRAL, VICE_ADMIRAL, GUNNER, GOVERNOR = range(7)
SETTLER, CAPTAIN, PRIEST, JACK, EXPEDITIONS, CHEAP_STAFF, COMPLETED = range(7, 14)
TRADER, CLERK = 14, 14 + N_COLOURS
WIDTH = 14 + 2 * N_COLOURS

_COLUMN = {
    "mademoiselle": DISCOUNT,
    "jester": JESTER,
    "admiral": ADMIRAL,
    "vice_admiral": VICE_ADMIRAL,
    "gunner": GUNNER,
    "governor": GOVERNOR,
    "settler": SETTLER,
    "captain": CAPTAIN,
    "priest": PRIEST,
    "jack_of_all_trades": JACK,
    "expedition": EXPEDITIONS,
}


def _grants(card: Card) -> tuple[tuple[int, int], ...]:
    """What a card in the display adds: pairs (column, amount)."""
    grants: list[tuple[int, int]] = []
    if card.strength:
        grants.append((SWORD, card.strength))
    elif card.kind in ("trader", "clerk"):
        grants.append(((TRADER if card.kind == "trader" else CLERK) + card.colour, 1))
    elif card.kind in _COLUMN:
        grants.append((_COLUMN[card.kind], 1))
    if card.kind in PERSON_KINDS and card.cost <= CHEAP_COST:
        grants.append((CHEAP_STAFF, 1))
    return tuple(grants)


GRANTS: tuple[tuple[tuple[int, int], ...], ...] = tuple(_grants(card) for card in CARDS)


def columns_of(kind: str) -> tuple[int, ...]:
    """The columns that count persons of a kind: one, or five for traders and clerks."""
    if kind in ("trader", "clerk"):
        first = TRADER if kind == "trader" else CLERK
        return tuple(range(first, first + N_COLOURS))
    return (_COLUMN[kind],)


CONTRACT_COLUMNS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(columns_of(kind) for kind in contract.kinds) for contract in CONTRACTS
)
"""Per contract and demanded kind: the columns to add up."""
