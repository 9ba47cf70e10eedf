"""What a character may still be worth on an island: points now, or after a few more tiles.

An island is a row of figures (``row_of``); what tiles cost and how likely they get there in time is the
``Means`` of a seat.  All results are points, less what the tiles still to be laid cost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from app.engines.murano.components import (
    BEADS,
    CUSTOMERS,
    EMPTY,
    GLASSWORKS,
    IS_STREET,
    ISLAND_OF,
    N_ISLANDS,
    OWN_AT,
    OWN_GLASSWORKS,
    OWN_GONDOLIERS,
    OWN_WIDTH,
    PALACE_1,
    SCORING,
    SHOP_GREY,
    SHOP_RED,
    SPECIAL,
    STREET_GREY,
    STREET_PLAIN,
    STREET_RED,
)

if TYPE_CHECKING:
    from app.engines.murano.state import State

Row = list[int]
# fmt: off
(
    RED, BLUE, GREY, SHOP, SHOP_B, SHOP_G, GLASS, PALACE, SPECIALS, CRESTS,
    OWN, OTHERS, OWN_SHOPS, OWN_GLASS, OTHER_SHOPS, OTHER_GLASS, GONDOLIERS, STREET_ROOM, ROOM,
) = range(19)
# fmt: on
ANY_SHOP, OWN_BUILDING, CUSTOMER = 9, 10, 11
"""Kinds of tiles: those of the row up to ``SPECIALS``, and these."""
N_KINDS = 12
MOST = 6
"""Steps that are looked at ahead."""

_CELLS_OF = [[cell for cell, island in enumerate(ISLAND_OF) if island == number] for number in range(N_ISLANDS)]


def row_of(state: State, island: int, seat: int) -> Row:
    """The figures of an island, as a seat sees them."""
    first = island * state.columns
    table = state.tally[first : first + state.columns]
    row = table[:OWN_AT]
    own = OWN_AT + OWN_WIDTH * seat
    own_glass = table[own + OWN_GLASSWORKS]
    own_shops = table[own] + table[own + 1] + table[own + 2]
    shops = row[SHOP] + row[SHOP_B] + row[SHOP_G]
    room = [0, 0]
    cells = state.cells
    for cell in _CELLS_OF[island]:
        if cells[cell] == EMPTY:
            room[IS_STREET[cell]] += 1
    row += (
        own_glass + own_shops,
        row[GLASS] + shops - own_glass - own_shops,
        own_shops,
        own_glass,
        shops - own_shops,
        row[GLASS] - own_glass,
        table[own + OWN_GONDOLIERS],
        room[1],
        room[0],
    )
    return row


def with_tile(row: Row, tile: int) -> Row:
    """The row after the seat has laid a tile there."""
    row = row[:]
    if tile <= STREET_PLAIN:
        row[STREET_ROOM] -= 1
        if tile <= STREET_GREY:
            row[tile - STREET_RED] += 1
        return row
    row[ROOM] -= 1
    if tile == GLASSWORKS:
        row[GLASS] += 1
        row[OWN_GLASS] += 1
        row[OWN] += 1
    elif tile <= SHOP_GREY:
        row[SHOP + tile - SHOP_RED] += 1
        row[OWN_SHOPS] += 1
        row[OWN] += 1
    elif tile == SPECIAL:
        row[SPECIALS] += 1
    else:
        row[PALACE] += 1
        row[CRESTS] += tile - PALACE_1 + 1
    return row


class Means:
    """What a seat can do for its characters.

    Attributes:
        turns: Own turns that are left.
        reach: Chance to lay so many more tiles as wished.
        hazard: How much may still change, 0 to 1.
        cost: Per kind and number of tiles: what they cost, in points.
        beads: Per colour: beads that can count as it.
        factories: Own glass factories.
        gold: Gold at hand.
        gold_price: Points that a gold is worth otherwise.
        dock: Points that a further gondolier on an island costs.
    """

    __slots__ = ("beads", "cost", "dock", "factories", "gold", "gold_price", "hazard", "reach", "turns")

    def __init__(self, turns: float, cost: list[list[float]], gold: int, gold_price: float) -> None:
        self.turns = turns
        self.reach = [
            max(0.0, min(1.0, 0.5 * (turns - 0.8 * k) + 0.3)) * 0.93**k if k else 1.0 for k in range(MOST + 1)
        ]
        self.hazard = min(1.0, turns / 16.0)
        self.cost = cost
        self.beads = [0, 0, 0]
        self.factories = 0
        self.gold = gold
        self.gold_price = gold_price
        self.dock = 2.5


Heuristic = Callable[[Row, Means], float]


def _growing(per_step: Sequence[float], kind: int, room: int, count: Callable[[Row], int]) -> Heuristic:
    """More is better: ``per_step`` is the table of points by number; tiles of a kind raise it."""
    last = len(per_step) - 1

    def prospect(row: Row, means: Means) -> float:
        number = count(row)
        now = best = per_step[number if number < last else last]
        cost, reach, place = means.cost[kind], means.reach, row[room]
        for k in range(1, min(place, 3) + 1):
            raised = number + k
            value = now + (per_step[raised if raised < last else last] - now) * reach[k] - cost[k]
            if value > best:
                best = value
        return best

    return prospect


def _line(points: float, number: int = 16) -> list[float]:
    return [points * i for i in range(number)]


def _per_tile(card: dict[str, Any]) -> Heuristic:
    table = _line(card["vp"])
    if card.get("color"):
        column = SHOP + CUSTOMERS.index(card["color"])
        return _growing(table, column, ROOM, lambda row: row[column])
    if card["tile"] == "shop":
        return _growing(table, ANY_SHOP, ROOM, lambda row: row[SHOP] + row[SHOP_B] + row[SHOP_G])
    column = {"palace": PALACE, "glassworks": GLASS, "special_building": SPECIALS}[card["tile"]]
    return _growing(table, column, ROOM, lambda row: row[column])


def _table(card: dict[str, Any]) -> Heuristic:
    table = [float(points) for points in card["table"].values()]
    if card["color"] is None:
        return _growing(table, CUSTOMER, STREET_ROOM, lambda row: row[RED] + row[BLUE] + row[GREY])
    column = CUSTOMERS.index(card["color"])
    return _growing(table, column, STREET_ROOM, lambda row: row[column])


def _per_crest(card: dict[str, Any]) -> Heuristic:
    points = card["vp"]

    def prospect(row: Row, means: Means) -> float:
        best = now = float(points * row[CRESTS])
        for k in range(1, min(row[ROOM], 3) + 1):
            best = max(best, now + 2.0 * points * k * means.reach[k] - means.cost[PALACE][k])
        return best

    return prospect


def _own_and_other(card: dict[str, Any]) -> Heuristic:
    own, other = card["own"], card["other"]

    def prospect(row: Row, means: Means) -> float:
        best = now = float(own * row[OWN] + other * row[OTHERS])
        for k in range(1, min(row[ROOM], 3) + 1):
            best = max(best, now + own * k * means.reach[k] - means.cost[OWN_BUILDING][k])
        return best

    return prospect


def _sole(card: dict[str, Any]) -> Heuristic:
    points = float(card["vp"])
    mine, theirs, kind = (
        (OWN_GLASS, OTHER_GLASS, GLASS) if card["tile"] == "glassworks" else (OWN_SHOPS, OTHER_SHOPS, ANY_SHOP)
    )

    def prospect(row: Row, means: Means) -> float:
        if row[theirs]:
            return 0.0
        kept = points * (1.0 - 0.35 * means.hazard * (row[ROOM] > 0))
        if row[mine]:
            return kept
        return max(0.0, kept * means.reach[1] - means.cost[kind][1]) if row[ROOM] else 0.0

    return prospect


def _few(card: dict[str, Any]) -> Heuristic:
    points, most = float(card["vp"]), card["max"]
    columns = [CUSTOMERS.index(colour) for colour in card["colors"]]
    risk = (0.55, 0.35, 0.2, 0.12)

    def prospect(row: Row, means: Means) -> float:
        slack = most - sum(row[column] for column in columns)
        if slack < 0:
            return 0.0
        if row[STREET_ROOM] <= slack:
            return points
        return points * (1.0 - risk[slack] * means.hazard)

    return prospect


def _needs(points: float, wanted: Sequence[tuple[int, int]], row: Row, means: Means) -> float:
    """Points that take so many tiles of the kinds wanted."""
    steps, streets, cost = 0, 0, 0.0
    for kind, number in wanted:
        if number > 0:
            steps += number
            if kind <= GREY:
                streets += number
            cost += means.cost[kind][number] if number <= MOST else 99.0
    if not steps:
        return points
    if steps > MOST or streets > row[STREET_ROOM] or steps - streets > row[ROOM]:
        return 0.0
    return max(0.0, points * means.reach[steps] - cost)


def _one_of_each(card: dict[str, Any]) -> Heuristic:
    points = float(card["vp"])

    def prospect(row: Row, means: Means) -> float:
        shops = row[SHOP] + row[SHOP_B] + row[SHOP_G]
        wanted = [(RED, not row[RED]), (BLUE, not row[BLUE]), (GREY, not row[GREY]), (GLASS, not row[GLASS])]
        wanted += [(PALACE, not row[PALACE]), (SPECIALS, not row[SPECIALS]), (ANY_SHOP, not shops)]
        return _needs(points, wanted, row, means)

    return prospect


def _gold(card: dict[str, Any]) -> Heuristic:
    needs = card["requires"]["customers"]
    wishes = [(CUSTOMERS.index(colour), number) for colour, number in needs.items()] + [(PALACE, 1), (SPECIALS, 1)]
    steps = [(int(gold), points) for gold, points in card["table"].items()]

    def prospect(row: Row, means: Means) -> float:
        gold = means.gold + means.turns
        best = max((points - gold_ * means.gold_price for gold_, points in steps if gold_ <= gold), default=0.0)
        return _needs(best, [(kind, number - row[kind]) for kind, number in wishes], row, means)

    return prospect


def _locked(row: Row, streets: bool) -> bool:
    """Whether counts on an island can no longer change."""
    return not row[ROOM] and not (streets and row[STREET_ROOM])


RISK = 0.45
"""Chance that an equality of now is broken, at the beginning of the game."""


def _equal(card: dict[str, Any]) -> Heuristic:
    points, second = float(card["vp"]), card["b"]
    if card["a"] == "crests":
        return _equal_crests(points, GLASS if second == "glassworks" else ANY_SHOP)
    customer = CUSTOMERS.index(second.removeprefix("customers_"))

    def prospect(row: Row, means: Means) -> float:
        first, other = row[SPECIALS], row[customer]
        kept = points if _locked(row, True) else points * (1.0 - RISK * means.hazard)
        if first == other == 0:
            return _needs(kept, ((SPECIALS, 1), (customer, 1)), row, means)
        return _needs(kept, ((SPECIALS, other - first), (customer, first - other)), row, means)

    return prospect


def _equal_crests(points: float, kind: int) -> Heuristic:
    def prospect(row: Row, means: Means) -> float:
        crests = row[CRESTS]
        number = row[GLASS] if kind == GLASS else row[SHOP] + row[SHOP_B] + row[SHOP_G]
        kept = points if _locked(row, False) else points * (1.0 - RISK * means.hazard)
        if crests == number == 0:
            return _needs(kept, ((PALACE, 1), (kind, 1)), row, means)
        if crests > number:
            return _needs(kept, ((kind, crests - number),), row, means)
        return _needs(kept, ((PALACE, (number - crests + 2) // 3),), row, means)

    return prospect


def _trio(card: dict[str, Any]) -> Heuristic:
    points = float(card["vp"])

    def prospect(row: Row, means: Means) -> float:
        glass, shops, palaces = row[GLASS], row[SHOP] + row[SHOP_B] + row[SHOP_G], row[PALACE]
        top = max(glass, shops, palaces, 1)
        kept = points if _locked(row, False) else points * (1.0 - RISK * means.hazard)
        return _needs(kept, ((GLASS, top - glass), (ANY_SHOP, top - shops), (PALACE, top - palaces)), row, means)

    return prospect


def _balance(card: dict[str, Any]) -> Heuristic:
    points = float(card["vp"])

    def prospect(row: Row, means: Means) -> float:
        ahead = row[OWN] - row[OTHERS]
        kept = points if _locked(row, False) else points * (1.0 - RISK * means.hazard)
        if ahead > 0:
            return float(kept * (0.4 * means.hazard) ** ahead) if row[ROOM] else 0.0
        return _needs(kept, ((OWN_BUILDING, -ahead),), row, means)

    return prospect


def _exact_crests(card: dict[str, Any]) -> Heuristic:
    points, number = float(card["vp"]), card["count"]

    def prospect(row: Row, means: Means) -> float:
        missing = number - row[CRESTS]
        if missing < 0:
            return 0.0
        kept = points if _locked(row, False) else points * (1.0 - RISK * means.hazard)
        value = _needs(kept, ((PALACE, missing),), row, means)
        return value if not missing else max(0.0, value - 0.5)

    return prospect


def _own_buildings(card: dict[str, Any]) -> Heuristic:
    points, number = float(card["vp"]), card["count"]
    return lambda row, means: _needs(points, ((OWN_BUILDING, number - row[OWN]),), row, means)


def _own_gondoliers(card: dict[str, Any]) -> Heuristic:
    points, number = float(card["vp"]), card["count"]

    def prospect(row: Row, means: Means) -> float:
        missing = number - max(1, row[GONDOLIERS])  # the one that serves the card is counted elsewhere
        return points if missing <= 0 else points * means.reach[missing] - missing * means.dock

    return prospect


def _beads(card: dict[str, Any]) -> Heuristic:
    colour, each, most = BEADS.index(card["color"]), float(card["vp_each"]), int(card["max"])

    def prospect(row: Row, means: Means) -> float:
        own = min(most, means.beads[colour])
        more = min(most - own, min(3, means.factories) * means.turns / 14.0)
        return each * own + (each - 3.0) * more

    return prospect


_MAKER: dict[str, Callable[[dict[str, Any]], Heuristic]] = {
    "per_tile": _per_tile,
    "sole_owner": _sole,
    "gold_exchange": _gold,
    "max_customers": _few,
    "one_of_each": _one_of_each,
    "customer_table": _table,
    "per_crest": _per_crest,
    "own_and_other_buildings": _own_and_other,
    "equal_counts": _equal,
    "all_equal": _trio,
    "own_equals_others": _balance,
    "exact_crests": _exact_crests,
    "own_buildings_at_least": _own_buildings,
    "own_gondoliers_at_least": _own_gondoliers,
    "hand_in_beads": _beads,
}

HEURISTICS: tuple[Heuristic, ...] = tuple(_MAKER[card["effect"]](card) for card in SCORING)
"""Per character: its worth on an island, by the island's row and the seat's means."""
