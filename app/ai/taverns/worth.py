"""What a tavern is worth: the points of its cards, and what they will still bring, in points at the end.

The judgement is linear in the features of a seat, with weights by level and by evenings left (``weights.py``).
After the last evening only the points count.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import mul
from typing import TYPE_CHECKING

from app.engines.taverns.components import (
    BEER_DELIVERY,
    BOOK,
    COLOURED_DICE,
    DOUBLOONS,
    HELPERS,
    MONASTERY,
    NO_CARD,
    NOBLE,
    POINTS,
    REPUTATION,
    ROUNDS,
    ROWS,
    SCHNAPPS_POINTS,
    SUPPLIER,
    TABLE,
    TABLES,
    TILES,
    WAITRESS,
    WAITRESS_POST,
    WHITE_DICE,
    Effect,
)

if TYPE_CHECKING:
    from app.ai.taverns.weights import Weights
    from app.engines.taverns.state import State

N_HELPERS = len(HELPERS)
N_TILES = len(TILES)

ONE = 0
"""Index of the feature that is always 1; the next ones are runs over the helpers and the tiles."""
OWN = 1
TOP = OWN + N_HELPERS
DENSITY = TOP + N_HELPERS
TURNED = DENSITY + N_HELPERS
(
    SEATABLE,
    PAYS,
    MEAN_PAY,
    NOBLES,
    TOP_SEATABLE,
    TOP_PAYS,
    TOP_NOBLE,
    DOUBLOON,
    BEER,
    PATH,
    COUNTER,
    SCHNAPPS,
    FAME,
    FAME_POINTS,
    CELLS,
    ROW,
    BREATH,
) = range(TURNED + N_TILES, TURNED + N_TILES + 17)
SIDES = BREATH + 1
TOGETHER = SIDES + 6
N_TOGETHER = 5
N_FEATURES = TOGETHER + N_TOGETHER

_GUESS: dict[str, float] = {"noble": 11.0, "schnapps": 1.3, "reputation": 1.2, "monastery": 1.2, "ban": 1.5}
_GUESS_CARD = (1.0, 2.0, 2.5, 4.0, 4.0, 5.0)


def _guess(effect: Effect | None) -> float:
    """Rough worth of a bonus that lies ahead."""
    if effect is None:
        return 0.0
    if effect[0] == "card":
        return _GUESS_CARD[effect[1]]
    return _GUESS[effect[0]] * (effect[1] if len(effect) > 1 and effect[0] != "noble" else 1)


def _ahead(bonuses: list[float], first: int, fade: float) -> list[float]:
    """Per space of a circuit: what lies ahead, fading with the distance.  ``first`` is entered after the last."""
    size = len(bonuses)
    result = []
    for space in range(size):
        total, weight, at = 0.0, 1.0, space
        for _ in range(size):
            at = at + 1 if at + 1 < size else first
            weight *= fade
            total += weight * bonuses[at]
        result.append(total)
    return result


PATH_AHEAD = _ahead([_guess(effect) for effect in MONASTERY], 0, 0.85)
"""Per space of the monastery track: what its next bonuses promise."""

_FAME_BONUS = {"crown": 11.0, "schnapps": 1.3, "signature": 3.0}
FAME_AHEAD = {
    name: _ahead([_FAME_BONUS.get(space["type"], 0.0) for space in spaces], 1, 0.85)
    for name, spaces in REPUTATION.items()
}
"""The same for the reputation tracks."""

CELLS_AHEAD: tuple[tuple[float, ...], ...] = tuple(
    tuple(sum((0.6**step * _guess(cell) for step, cell in enumerate(column[row:])), 0.0) for row in range(ROWS + 1))
    for column in BOOK
)
"""Per column of the guest book and signatures in it: what its next cells promise."""


class Stock:
    """What a seat owns, counted.

    Attributes:
        helpers: Tavern cards by kind.
        top: Those of them that are known to lie on top of the draw pile: they come next.
        seatable: Regulars and guests; ``pays`` are their doubloons.
        nobles: Nobles.
        top_seatable, top_pays, top_noble: What of these lies on top.
        points: Points of all cards.
    """

    __slots__ = ("helpers", "nobles", "pays", "points", "seatable", "top", "top_noble", "top_pays", "top_seatable")

    def __init__(self, state: State, seat: int) -> None:
        self.helpers = helpers = [0] * N_HELPERS
        self.top = top = [0] * N_HELPERS
        self.seatable = self.pays = self.points = 0
        self.nobles = state.nobles[seat]
        self.top_seatable = self.top_pays = self.top_noble = 0
        for cards in (state.deck[seat], state.discard[seat], state.laid[seat], state.seated[seat]):
            for card in cards:
                if card < NOBLE:
                    if card != NO_CARD:
                        helpers[card] += 1
                        self.points += POINTS[card]
                elif card > NOBLE:
                    self.seatable += 1
                    self.pays += DOUBLOONS[card]
                    self.points += POINTS[card]
                elif cards is not state.seated[seat]:
                    self.nobles += 1
        self.points += self.nobles * POINTS[NOBLE]
        deck = state.deck[seat]
        for card in deck[state.hidden[seat] :]:
            if card < NOBLE:
                top[card] += 1
            elif card == NOBLE:
                self.top_noble = 1
            else:
                self.top_seatable += 1
                self.top_pays += DOUBLOONS[card]


def together(helpers: Sequence[int], top: Sequence[int], mask: int, guests: int, mean_pay: float) -> Sequence[float]:
    """How the parts of a tavern work together on a usual evening, and on the next one.

    Dice, dice times the beer of each, and what the guests with dice pay; then the first two for the
    next evening, with the cards that are known to come.
    """
    table_density = min(0.6, helpers[TABLE] / guests)
    tables = (4.0 if mask >> TABLES & 1 else 3.0) / (1.0 - table_density)
    per_guest = tables / guests
    extra = (mask >> WAITRESS_POST & 1) + per_guest * helpers[WAITRESS]
    dice = WHITE_DICE + (extra if extra < COLOURED_DICE else COLOURED_DICE)
    beer = 1.0 + (mask >> BEER_DELIVERY & 1) + per_guest * helpers[SUPPLIER]
    extra += top[WAITRESS] - 0.5 * per_guest * helpers[WAITRESS]
    dice_next = WHITE_DICE + (extra if extra < COLOURED_DICE else COLOURED_DICE)
    beer_next = beer + top[SUPPLIER] - 0.5 * per_guest * helpers[SUPPLIER]
    served = min(tables, 0.6 * dice)
    return dice, dice * beer, served * mean_pay, dice_next, dice_next * beer_next


def features(state: State, seat: int) -> list[float]:
    """What the worth of a seat depends on, as everybody can see it."""
    stock = Stock(state, seat)
    guests = max(1, stock.seatable + (stock.nobles > 0))
    pays = stock.pays + (DOUBLOONS[NOBLE] if stock.nobles else 0)
    mask = state.tiles[seat]
    sides = state.sides[seat]
    book = state.book[seat]
    schnapps = state.schnapps[seat]
    result: list[float] = [
        1.0,
        *stock.helpers,
        *stock.top,
        *[number / guests for number in stock.helpers],
        *[mask >> tile & 1 for tile in range(N_TILES)],
        stock.seatable,
        stock.pays,
        pays / guests,
        stock.nobles,
        stock.top_seatable,
        stock.top_pays,
        stock.top_noble,
        state.stored_doubloons[seat],
        state.stored_beer[seat],
        PATH_AHEAD[state.monastery[seat]],
        state.counter_guests[seat],
        schnapps,
        fame_ahead(state)[state.reputation[seat]] if state.level >= 3 else 0.0,
        state.reputation_points(seat) if state.level >= 3 else 0.0,
        *(book_ahead(tuple(book)) if state.level == 5 else (0.0, 0.0)),
        schnapps * (sides[1] == 1),
    ]
    for side in sides:
        result += (side == 1, side == 2)
    result += together(stock.helpers, stock.top, mask, guests, pays / guests)
    return result


def fame_ahead(state: State) -> list[float]:
    """What the spaces of the reputation track in play promise."""
    return FAME_AHEAD["long" if state.level == 5 else "short"]


@cache
def book_ahead(book: tuple[int, ...]) -> tuple[float, float]:
    """Of a guest book: what its next cells promise, and how near its rows are to their nobles."""
    cells = sum(CELLS_AHEAD[column][signatures] for column, signatures in enumerate(book))
    rows = 0.0
    for row in range(ROWS):
        signed = sum(signatures > row for signatures in book)
        if signed < len(book):
            rows += signed * signed
    return cells, rows


def evenings_left(state: State, seat: int) -> int:
    """Evenings whose income ``seat`` still has to come."""
    return ROUNDS - state.round + (not had_evening(state, seat))


def had_evening(state: State, seat: int) -> bool:
    """Whether a seat has ended its turn of this round; nobody has before the first."""
    order = (seat - state.start) % state.players
    if state.phase:
        return order < (state.active - state.start) % state.players
    return state.decision in ("use_juggler_return", "over")


def points(state: State, seat: int, stock: Stock) -> float:
    """Points of a seat if the game ended now."""
    fame = state.reputation_points(seat) if state.level >= 3 else 0
    return stock.points + SCHNAPPS_POINTS * state.schnapps[seat] + fame


def worth(state: State, seat: int, left: int, weights: Weights) -> float:
    """Points that a seat will have at the end, as things stand now, with so many evenings left to it."""
    now = points(state, seat, Stock(state, seat))
    if left <= 0:
        return now
    future: float = sum(map(mul, weights[left], features(state, seat)))
    return now + future
