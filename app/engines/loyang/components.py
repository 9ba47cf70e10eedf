"""The cards, goods and boards of Loyang as tables; every card is a small integer of its own.

Action cards come first, then the home field and the private fields of each seat.  All figures
come from ``components.json``.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any


def _data() -> dict[str, Any]:
    with (Path(__file__).parent / "components.json").open(encoding="utf-8") as file:
        data: dict[str, Any] = json.load(file)
    return data


_DATA = _data()
_CONSTANTS: dict[str, int] = _DATA["constants"]

PLAYERS: tuple[int, ...] = tuple(_DATA["players"])
ROUNDS: int = _DATA["rounds"]
HAND: int = _CONSTANTS["hand_size"]
SAME_CROP: int = _CONSTANTS["max_players_with_same_home_crop"]
FIELD_COST: int = _CONSTANTS["common_field_cost"]
LAST_NEW_FIELD: int = _CONSTANTS["last_round_with_new_private_field"]
START_CASH: int = _CONSTANTS["start_cash"]
SMALL_STORE: int = _CONSTANTS["storehouse_small"]
LARGE_STORE: int = _CONSTANTS["storehouse_large"]
UPGRADE_COST: int = _CONSTANTS["upgrade_cost"]
LOAN: int = _CONSTANTS["loan_gain"]
MOST_LOANS: int = _CONSTANTS["loans_max"]
REFUSAL_COST: int = _CONSTANTS["refusal_cost"]
FIRST_STEP: int = _CONSTANTS["first_step_cost"]
MODIFIER: int = _CONSTANTS["casual_modifier"]
PATH: tuple[int, ...] = (0, *_DATA["path"])
"""Value of each space of the path; space 0 is none.  R99"""
LAST_SPACE = len(PATH) - 1

# -- goods, cheap to dear

GOODS: tuple[str, ...] = tuple(good["id"] for good in _DATA["goods"])
N_GOODS = len(GOODS)
WHEAT, PUMPKIN, TURNIP, CABBAGE, BEAN, LEEK = range(N_GOODS)
BUY_PRICE: tuple[int, ...] = tuple(good["buy"] for good in _DATA["goods"])
SELL_PRICE: tuple[int, ...] = tuple(good["sell"] for good in _DATA["goods"])
SUPPLY_PRICE: tuple[int, ...] = tuple(good["supply"] for good in _DATA["goods"])
"""What the shopper pays."""
PLACES: tuple[int, ...] = tuple(good["places"] for good in _DATA["goods"])
START_STOCK: tuple[int, ...] = tuple(good["start"] for good in _DATA["goods"])

# -- cards

FIELD, STALL, REGULAR, CASUAL, HELPER_CARD = range(5)
"""Kinds of cards, in the order of the rows of a display.  R54, R55, R56, R57, R58"""
KINDS = ("field", "stall", "regular", "casual", "helper")
EMPTY = -1
FULL_STALL = 0b111

HELPERS: tuple[str, ...] = tuple(entry["id"] for entry in _DATA["helpers"])
(
    TOUT,
    OFFICIAL,
    MESSENGER_BOY,
    ACCOUNTANT,
    HARVEST_HAND,
    HAGGLER,
    LORD,
    TRADER,
    IMPOSTOR,
    SHOPPER,
    MERCHANT,
    DELIVERYMAN,
    MAID,
    MARKET_CRIER,
    MARKET_WOMAN,
    LEASEHOLDER,
    PLOUGHMAN,
    SELF_SUPPLIER,
    SALESWOMAN,
) = range(len(HELPERS))
LANTERN: tuple[bool, ...] = tuple(entry["lantern"] for entry in _DATA["helpers"])
"""By helper: whether its effect touches an opponent.  R52"""
FIGURES: tuple[dict[str, Any], ...] = tuple(entry["figures"] for entry in _DATA["helpers"])


@dataclass(frozen=True, slots=True)
class Card:
    """One card.

    Attributes:
        id: Component id; of home and private fields with the number of the player, from 1.
        kind: ``FIELD``, ``STALL``, ``REGULAR``, ``CASUAL`` or ``HELPER_CARD``.
        goods: What a field accepts, a stall offers or a customer asks for.
        plots: Of a field.
        demand: Bowls under each good of a stall.
        payments: Of a regular customer, by row.
        price: Of a casual customer.
        helper: Which helper; -1 for none.
        beginner: Whether a regular customer has the dot (R60).
    """

    id: str
    kind: int
    goods: tuple[int, ...] = ()
    plots: int = 0
    demand: tuple[int, ...] = ()
    payments: tuple[int, ...] = ()
    price: int = 0
    helper: int = -1
    beginner: bool = False


def _goods(names: list[str]) -> tuple[int, ...]:
    return tuple(GOODS.index(name) for name in names)


def _stall(entry: dict[str, Any]) -> Card:
    offers = entry["offers"]
    return Card(
        entry["id"], STALL, goods=_goods([good for good, _ in offers]), demand=tuple(bowls for _, bowls in offers)
    )


def _regular(entry: dict[str, Any]) -> Card:
    return Card(
        entry["id"],
        REGULAR,
        goods=_goods(entry["goods"]),
        payments=tuple(entry["payments"]),
        beginner=entry["beginner"],
    )


def _helpers() -> list[Card]:
    """One card per copy: ``trader_1``, ``trader_2``, ``trader_3``.  R75"""
    cards: list[Card] = []
    for kind, entry in enumerate(_DATA["helpers"]):
        many = entry["count"] > 1
        cards += [
            Card(f"{entry['id']}_{copy + 1}" if many else entry["id"], HELPER_CARD, helper=kind)
            for copy in range(entry["count"])
        ]
    return cards


def _field(name: str, entry: dict[str, Any]) -> Card:
    return Card(name, FIELD, goods=_goods(entry["goods"]), plots=entry["plots"])


def _own_fields(seat: int) -> list[Card]:
    """Home field and private fields of a seat, two of each size.  R13, R15"""
    cards = [_field(f"home_field_{seat + 1}", _DATA["home_field"])]
    cards += [
        _field(f"{entry['id']}_{letter}_{seat + 1}", entry) for letter in "ab" for entry in _DATA["private_fields"]
    ]
    return cards


ACTION_CARDS: tuple[Card, ...] = (
    *(_field(entry["id"], entry) for entry in _DATA["common_fields"]),
    *(_regular(entry) for entry in _DATA["regular_customers"]),
    *(
        Card(entry["id"], CASUAL, goods=_goods(entry["goods"]), price=entry["price"])
        for entry in _DATA["casual_customers"]
    ),
    *(_stall(entry) for entry in _DATA["market_stalls"]),
    *_helpers(),
)
"""The 69 cards of R16."""
N_ACTION = len(ACTION_CARDS)
SIZES: tuple[int, ...] = tuple(entry["plots"] for entry in _DATA["private_fields"])
"""Plots of the private fields of one set."""
OWN_FIELDS = 1 + 2 * len(SIZES)
CARDS: tuple[Card, ...] = (*ACTION_CARDS, *(card for seat in range(PLAYERS[-1]) for card in _own_fields(seat)))
N_CARDS = len(CARDS)
NUMBER: dict[str, int] = {card.id: number for number, card in enumerate(CARDS)}

KIND: tuple[int, ...] = tuple(card.kind for card in CARDS)
GOODS_OF: tuple[tuple[int, ...], ...] = tuple(card.goods for card in CARDS)
NEED: tuple[int, ...] = tuple(sum(1 << good for good in card.goods) for card in CARDS)
"""``GOODS_OF`` as a bit mask."""
PLOTS: tuple[int, ...] = tuple(card.plots for card in CARDS)
DEMAND: tuple[tuple[int, ...], ...] = tuple(card.demand for card in CARDS)
PAYMENTS: tuple[tuple[int, ...], ...] = tuple(card.payments for card in CARDS)
PRICE: tuple[int, ...] = tuple(card.price for card in CARDS)
HELPER: tuple[int, ...] = tuple(card.helper for card in CARDS)
ROWS = 4
"""Rows of a regular customer.  R80"""
COPIES: tuple[tuple[int, ...], ...] = tuple(
    tuple(number for number, helper in enumerate(HELPER) if helper == kind) for kind in range(len(HELPERS))
)
"""Cards of each helper."""
BEGINNERS: tuple[int, ...] = tuple(number for number, card in enumerate(CARDS) if card.beginner)
HOME: tuple[int, ...] = tuple(N_ACTION + OWN_FIELDS * seat for seat in range(PLAYERS[-1]))
"""Home field of each seat."""
IS_HOME: tuple[bool, ...] = tuple(number in HOME for number in range(N_CARDS))
HOME_CROPS: tuple[int, ...] = GOODS_OF[HOME[0]]


def private_fields(seat: int, size: int) -> tuple[int, int]:
    """The two private fields of a seat with that many plots; nobody can tell them apart.  R15"""
    first = HOME[seat] + 1 + SIZES.index(size)
    return first, first + len(SIZES)


# -- solo (S1-S10)

_SOLO: dict[str, Any] = _DATA["solo"]
IMAGINARY: dict[int, int] = {
    STALL: _SOLO["opponent"]["market_stalls"],
    REGULAR: _SOLO["opponent"]["regular_customers"],
    CASUAL: _SOLO["opponent"]["casual_customers"],
}
"""Cards of the imaginary opponent by kind."""
GRID_ROWS: int = _SOLO["rows"]
GRID_COLUMNS: int = _SOLO["columns"]
ROW_COST: tuple[int, ...] = tuple(_SOLO["row_cost"])
GRID_CARDS: int = _SOLO["cards"]
GRID_CARDS_WITH_LORD: int = _SOLO["cards_with_lord"]
NOT_IN_SOLO: tuple[int, ...] = tuple(HELPERS.index(name) for name in _SOLO["removed"])
RATINGS: tuple[tuple[int, str], ...] = tuple((space, name) for space, name in _SOLO["ratings"])

# -- what lasts for one action turn

MAID_HELPS, FREE_PACK, MESSENGER_HELPS, RICH_SOWING, PLUS_TWO, PACK_BOUGHT = (1 << bit for bit in range(6))
"""Bits of ``State.perks``."""

# -- how far a regular customer is this round

TO_DO, DELIVERED, DELIVERED_TWICE, REFUSED = range(4)
"""Values of ``State.dealt``."""

# -- ways to buy

PLAIN, WITH_HAGGLER, WITH_SHOPPER, WITH_BOTH = range(4)
"""Bit 0 the haggler, bit 1 the shopper."""
