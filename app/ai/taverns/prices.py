"""What single things are worth to a seat as it stands: cards, tiles, steps, stored goods.  In points at the end."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import TYPE_CHECKING

from app.ai.taverns.worth import (
    BEER,
    BREATH,
    CELLS,
    COUNTER,
    DENSITY,
    DOUBLOON,
    FAME,
    FAME_POINTS,
    MEAN_PAY,
    N_FEATURES,
    N_HELPERS,
    NOBLES,
    OWN,
    PATH,
    PATH_AHEAD,
    PAYS,
    ROW,
    SCHNAPPS,
    SEATABLE,
    TOGETHER,
    TOP,
    TOP_NOBLE,
    TOP_PAYS,
    TOP_SEATABLE,
    TURNED,
    Stock,
    book_ahead,
    evenings_left,
    fame_ahead,
    points,
    together,
    worth,
)
from app.engines.taverns.components import (
    BEER_DELIVERY,
    BOOK,
    CARDS,
    DOUBLOONS,
    MONASTERY,
    NO_CARD,
    NOBLE,
    POINTS,
    ROWS,
    SCHNAPPS_POINTS,
    SUPPLIER,
    TABLE,
    TABLES,
    TILES,
    WAITRESS,
    WAITRESS_POST,
    Effect,
)

if TYPE_CHECKING:
    from app.ai.taverns.weights import Weights
    from app.engines.taverns.state import State

NOTHING = [0.0] * N_FEATURES

TIE = 0.001
"""Worth of a good stored at the end: it parts who has the same points."""


class Prices:
    """Price list of one seat for the rest of this evening.

    Attributes:
        left: Evenings left after this one.
        gain: Per tavern card: worth of one more, on top of the draw pile.
        loss: Per tavern card: what is lost with one that is laid out.
        tile: Per tile: worth of its upgraded side, the noble not counted.
        noble: Worth of a noble gained.
        doubloon, beer: Worth of one stored.
        schnapps, counter: Worth of one kept.
    """

    __slots__ = (
        "_as_is",
        "_book",
        "_by_left",
        "_drinks",
        "_fame",
        "_guests",
        "_path",
        "_pays",
        "_seat",
        "_signatures",
        "_state",
        "_stock",
        "_together",
        "_weights",
        "beer",
        "counter",
        "doubloon",
        "gain",
        "left",
        "loss",
        "noble",
        "schnapps",
        "tile",
    )

    def __init__(self, state: State, seat: int, weights: Weights, left: int | None = None) -> None:
        """``left``: evenings left, if not one less than the seat still has."""
        self._state = state
        self._seat = seat
        stock = self._stock = Stock(state, seat)
        self.left = evenings_left(state, seat) - 1 if left is None else left
        self._by_left = weights
        row = self._weights = weights[self.left] if self.left > 0 else NOTHING
        guests = self._guests = max(1, stock.seatable + (stock.nobles > 0))
        pays = stock.pays + (DOUBLOONS[NOBLE] if stock.nobles else 0)
        self._pays = pays
        self._together = row[TOGETHER:]
        self._as_is = self._joint(stock.helpers, stock.top, state.tiles[seat], guests, pays)
        self.gain = [row[OWN + card] + row[TOP + card] + POINTS[card] for card in range(N_HELPERS)]
        self.loss = [row[OWN + card] + POINTS[card] for card in range(N_HELPERS)]
        self.tile = row[TURNED : TURNED + len(TILES)]
        for card in range(N_HELPERS):
            rarity = row[DENSITY + card] / guests
            self.gain[card] += rarity
            self.loss[card] += rarity
        if self.left > 0:
            self._add_joint()
        self.noble = POINTS[NOBLE] + row[NOBLES]
        if not stock.nobles:
            self.noble += self._diluted(1, DOUBLOONS[NOBLE])
        if not stock.top_noble:
            self.noble += row[TOP_NOBLE]
        self.doubloon = row[DOUBLOON] or TIE
        self.beer = row[BEER] or TIE
        breath = state.sides[seat][1] == 1
        self.schnapps = SCHNAPPS_POINTS + row[SCHNAPPS] + (row[BREATH] if breath else 0.0)
        self.counter = row[COUNTER]
        self._path: list[float] | None = None
        self._fame: list[float] | None = None
        self._drinks = [0]
        self._book = state.book[seat]
        self._signatures: list[float | None] = [None] * len(BOOK)

    def _joint(self, helpers: Sequence[int], top: Sequence[int], mask: int, guests: int, pays: int) -> float:
        """Worth of what the parts of the tavern do together."""
        worth: float = sum(map(mul, self._together, together(helpers, top, mask, guests, pays / guests)))
        return worth

    def _add_joint(self) -> None:
        """Add to the prices what cards and tiles do together with the others."""
        stock, guests, pays = self._stock, self._guests, self._pays
        helpers, top = stock.helpers, stock.top
        mask = self._state.tiles[self._seat]
        for card in (WAITRESS, TABLE, SUPPLIER):
            helpers[card] += 1
            top[card] += 1
            self.gain[card] += self._joint(helpers, top, mask, guests, pays) - self._as_is
            top[card] -= 1
            helpers[card] -= 2
            if helpers[card] >= 0:
                self.loss[card] += self._as_is - self._joint(helpers, top, mask, guests, pays)
            helpers[card] += 1
        for tile in (TABLES, WAITRESS_POST, BEER_DELIVERY):
            self.tile[tile] += self._joint(helpers, top, mask | 1 << tile, guests, pays) - self._as_is

    def _diluted(self, more: int, pays: int) -> float:
        """Worth of the tavern cards coming rarer (or, with fewer guests, more often)."""
        stock, guests = self._stock, self._guests
        if guests + more < 1:
            return 0.0
        shift = 1.0 / (guests + more) - 1.0 / guests
        weights = self._weights
        alone = shift * sum((weights[DENSITY + card] * number for card, number in enumerate(stock.helpers)), 0.0)
        alone += weights[MEAN_PAY] * ((self._pays + pays) / (guests + more) - self._pays / guests)
        mask = self._state.tiles[self._seat]
        return alone + self._joint(stock.helpers, stock.top, mask, guests + more, self._pays + pays) - self._as_is

    def guest(self, card: int) -> float:
        """Worth of a guest gained, without its instant bonus."""
        weights, pays = self._weights, DOUBLOONS[card]
        return (
            POINTS[card]
            + weights[SEATABLE]
            + weights[TOP_SEATABLE]
            + pays * (weights[PAYS] + weights[TOP_PAYS])
            + self._diluted(1, pays)
        )

    def recruit(self, card: int) -> float:
        """Worth of a guest with all that comes at once: instant bonus and signature."""
        value = self.guest(card) + self.effect(CARDS[card].bonus)
        if self._state.level == 5:
            value += self.signature(CARDS[card].column)
        return value

    def ban(self, card: int) -> float:
        """Worth of a regular or guest leaving for good."""
        weights, pays = self._weights, DOUBLOONS[card]
        return self._diluted(-1, -pays) - POINTS[card] - weights[SEATABLE] - pays * weights[PAYS]

    def again(self, card: int) -> float:
        """Worth of a card coming next evening for sure."""
        weights = self._weights
        if card < NOBLE:
            return weights[TOP + card]
        if card == NOBLE:
            return 0.0 if self._stock.top_noble else weights[TOP_NOBLE]
        return weights[TOP_SEATABLE] + DOUBLOONS[card] * weights[TOP_PAYS]

    def best_ban(self) -> float:
        """Worth of the best ban, as far as it can be seen before the dice are served."""
        seated = self._state.seated[self._seat]
        return max((self.ban(card) for card in seated if card not in (NO_CARD, NOBLE)), default=0.0)

    def effect(self, effect: Effect | None) -> float:
        """Worth of a bonus taken now."""
        if effect is None:
            return 0.0
        word = effect[0]
        if word == "card":
            return self.gain[effect[1]] if self._state.supply[effect[1]] else 0.0
        if word == "noble":
            return self.noble * int(effect[1])
        if word == "schnapps":
            return self.schnapps * int(effect[1])
        if word == "monastery":
            return self.path(effect[1])
        if word == "reputation":
            return self.fame(effect[1])
        return max(0.0, self.best_ban())

    def path(self, steps: int) -> float:
        """Worth of steps on the monastery track."""
        if self._path is None:
            self._path = [0.0]
        found = self._path
        weight = self._weights[PATH]
        start = self._state.monastery[self._seat]
        size = len(MONASTERY)
        while len(found) <= steps:
            at = (start + len(found)) % size
            ahead = weight * (PATH_AHEAD[at] - PATH_AHEAD[(at - 1) % size])
            found.append(found[-1] + ahead + self.effect(MONASTERY[at]))
        return found[steps]

    def fame(self, steps: int) -> float:
        """Worth of steps on the reputation track."""
        if self._fame is None:
            self._fame = [0.0]
        found = self._fame
        if len(found) <= steps:
            self._walk(steps)
        return found[steps]

    def drinks(self, steps: int) -> int:
        """Schnapps on so many steps of the reputation track."""
        self.fame(steps)
        return self._drinks[steps]

    def _walk(self, steps: int) -> None:
        """Fill the lists of ``fame`` and ``drinks`` up to ``steps``."""
        state = self._state
        found = self._fame
        assert found is not None
        spaces, ahead = state.track(), fame_ahead(state)
        weight, shown = self._weights[FAME], 1.0 + self._weights[FAME_POINTS]
        at = state.reputation[self._seat]
        bonus, drunk = 0.0, 0
        here = weight * ahead[at] + shown * state.reputation_points(self._seat)
        scored = state.reputation_points(self._seat)
        for step in range(1, steps + 1):
            at = at + 1 if at + 1 < len(spaces) else 1
            space = spaces[at]
            if space["type"] == "schnapps":
                bonus += self.schnapps * space["amount"]
                drunk += space["amount"]
            elif space["type"] == "crown":
                bonus += self.noble * space["nobles"]
                scored = 0
            elif space["type"] == "signature":
                bonus += max(0.0, *(self.signature(column) for column in range(len(BOOK))))
            else:
                scored = space["vp"]
            if step >= len(found):
                found.append(bonus + weight * ahead[at] + shown * scored - here)
                self._drinks.append(drunk)

    def signature(self, column: int) -> float:
        """Worth of a signature in a column of the guest book."""
        found = self._signatures[column]
        if found is None:
            found = self._signatures[column] = self._signature(column)
        return found

    def _signature(self, column: int) -> float:
        book = self._book
        row = book[column]
        if row >= ROWS:
            return 0.0
        cell = BOOK[column][row]
        value = 0.0
        if cell is not None:
            # steps for a signature could lead to a signature: their plain worth will do
            value = 1.2 * cell[1] if cell[0] == "reputation" else self.effect(cell)
        after = book[:]
        after[column] += 1
        if min(after) > row:
            value += self.noble
        weights = self._weights
        cells, rows = book_ahead(tuple(book))
        cells_after, rows_after = book_ahead(tuple(after))
        return value + weights[CELLS] * (cells_after - cells) + weights[ROW] * (rows_after - rows)

    def rest(self) -> float:
        """Points of the seat at the end if nothing more happens this evening and all goods are lost."""
        state, seat = self._state, self._seat
        now = points(state, seat, self._stock)
        if self.left <= 0:
            return now
        goods = state.stored_doubloons[seat] * self.doubloon + state.stored_beer[seat] * self.beer
        return worth(state, seat, self.left, self._by_left) - goods
