"""What a farm will bring: all rounds to come, looked through once.

The look is a sober one: what grows is harvested, customers are served while it pays, empty fields are sown with
what brings most, the rest is stored or sold.  Cards still to come count only by what goods and helpers are worth.
"""

from __future__ import annotations

from array import array
from math import sqrt
from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.loyang.components import (
    BUY_PRICE,
    DEMAND,
    EMPTY,
    GOODS_OF,
    HELPER,
    HELPERS,
    KIND,
    LARGE_STORE,
    LAST_SPACE,
    LOAN,
    MODIFIER,
    N_GOODS,
    PAYMENTS,
    PLOTS,
    PRICE,
    REFUSAL_COST,
    ROUNDS,
    ROWS,
    SELL_PRICE,
    UPGRADE_COST,
)

if TYPE_CHECKING:
    from app.engines.loyang.state import State

AHEAD, NOW, OVER = range(3)
"""Whether the action turn of this round is still to come, is being played, or is over."""

PAID = (1.25, 2.25, 3.25, 3.25, 4.25, 4.25)
"""Cash that customers pay for a good, wheat to leek: what they ask for adds up to it."""
GOOD = tuple(0.75 * paid for paid in PAID)
"""Cash that a good brings in the long run."""
FADING = (0.0, 0.55, 0.8, 1.0)
"""How much of what a good brings above its price in the shop is left, by the number of rounds to come."""
WORTH: tuple[tuple[float, ...], ...] = tuple(
    tuple(sell + (good - sell) * share for good, sell in zip(GOOD, SELL_PRICE, strict=True)) for share in FADING
)
AGAIN = 0.6
"""How much less a second good of the same kind is worth than the first."""
RESERVE = (0.0, 5.0, 7.5, 9.5, 11.5)
"""Cash that is not spent on steps, by the number of rounds to come."""
STRANGER = PAID
"""Cash that somebody who is not known yet pays for a good."""
RATE = 1.4
"""Goods that such people ask for, more in every round."""
MOST = 4.0
"""Goods that they ask for at most."""
MONOTONY = 0.65
"""What a crop is worth that grows on another field as well."""
WANTED = 0.5
"""Cash above its usual price that a good brings which a customer waits for."""
NEVER = 99.0
"""The price of a good that cannot be had."""
CHANCE = 0.25
"""How likely a customer comes for a good that is too much, instead of the shop."""
LEAST_GAIN = 0.3
"""Cash that a delivery has to bring more than its goods."""

# fmt: off
HELPER_WORTH: tuple[float, ...] = tuple({
    "tout": 0.9, "official": 0.9, "messenger_boy": 2.1, "accountant": 1.8, "harvest_hand": 2.1, "haggler": 2.1,
    "lord_of_the_manor": 1.5, "trader": 1.1, "impostor": 0.6, "shopper": 1.2, "merchant": 1.2, "deliveryman": 1.8,
    "maid": 0.9, "market_crier": 1.5, "market_woman": 0.9, "leaseholder": 0.6, "ploughman": 0.9, "self_supplier": 1.5,
    "saleswoman": 1.2,
}[name] for name in HELPERS)
# fmt: on
"""Cash that a helper brings as long as there are rounds to use it."""
FRESH = 0.6
"""The part of a turn that is left when the cards of a round are dealt."""
ONE_MORE = 0.6
"""How much less every further helper is worth."""
COVERED = 1.0
"""Cash that a card under another one brings."""


Farm = bytes
"""Numbers of 16 bits: a quarter of the memory that a tuple takes."""
_SEEN: dict[Farm, float] = {}
MEMORY = 20_000
"""Farms that are remembered at most: simulations meet the same ones again and again."""


def stage(state: State, seat: int) -> int:
    """``AHEAD``, ``NOW`` or ``OVER``: how far the action turn of a seat is in this round."""
    if state.actor == NOBODY:
        return OVER
    begun = next((step[1] for step in state.agenda if step[0] == "actions"), 0)
    if not begun:
        return AHEAD
    place = state.order.index(seat)
    if place == state.place:
        return NOW
    return OVER if place < state.place else AHEAD


def prospect(state: State, seat: int) -> float:
    """The space that a seat will reach, less its loans; fractions count cash towards a step."""
    return prospect_at(state, seat, stage(state, seat))


def prospect_at(state: State, seat: int, turn: int) -> float:
    """The same with its action turn ``AHEAD``, ``NOW`` or ``OVER``."""
    if state.actor == NOBODY or (turn == OVER and state.round == ROUNDS):
        return state.space[seat] - state.loans[seat] + 0.01 * min(state.cash[seat], 50)
    key = farm_of(state, seat, turn)
    space = _SEEN.get(key)
    if space is None:
        if len(_SEEN) >= MEMORY:
            _SEEN.clear()
        space = _SEEN[key] = look_through(state, seat, turn).reached()
    return space - state.loans[seat]


def farm_of(state: State, seat: int, turn: int) -> Farm:
    """All that the look through the rounds depends on."""
    first = seat * N_GOODS
    last = first + N_GOODS
    stock, crop, red, dealt, under = state.stock, state.crop, state.red, state.dealt, state.under
    display = [*state.fields[seat], -1, *state.stalls[seat], -1, *state.regulars[seat], -1, *state.casuals[seat], -1]
    display += state.helpers[seat]
    numbers = [
        state.round,
        turn,
        state.cash[seat],
        state.space[seat],
        state.capacity[seat],
        *state.cart[first:last],
        *state.store[first:last],
        *display,
        *[stock[card] for card in display],
        *[crop[card] for card in state.fields[seat]],
        *[red[card] << 2 | dealt[card] for card in state.regulars[seat]],
        *[under[card] for card in display],
        *sorted(state.stack[seat]),
    ]
    return array("h", numbers).tobytes()


def extras(state: State, seat: int, turns: float) -> float:
    """Cash that helpers and covered cards are good for in so many turns; the best helper counts in full."""
    if not turns:
        return 0.0
    under = state.under
    worth, part = 0.0, 1.0
    for helper in sorted((HELPER_WORTH[HELPER[card]] for card in state.helpers[seat]), reverse=True):
        worth += helper * part
        part *= ONE_MORE
    for row in (state.fields, state.stalls, state.regulars, state.casuals, state.helpers):
        for card in row[seat]:
            if under[card] != EMPTY:
                worth += COVERED * (1.0 if KIND[under[card]] < 4 else 0.7)
    share: float = 1.0 - 0.5**turns
    return worth * share


class Ledger:
    """The goods and the purse of one farm on the way through the rounds, and how far it gets."""

    __slots__ = ("goods", "offers", "purse", "space")

    def __init__(self, state: State, seat: int) -> None:
        first = seat * N_GOODS
        self.goods = [state.cart[first + good] + state.store[first + good] for good in range(N_GOODS)]
        self.purse = float(state.cash[seat])
        self.space = float(state.space[seat])
        self.offers: list[list[int]] = [[] for _ in range(N_GOODS)]
        for stall in state.stalls[seat]:
            left = state.stock[stall]
            for i, good in enumerate(GOODS_OF[stall]):
                if left >> i & 1:
                    self.offers[good].append(DEMAND[stall][i])

    def walk(self, left: int) -> None:
        """The end of a turn: a step for 1, others as far as the purse reaches; some cash is kept."""
        first = min(1.0, max(self.purse, 0.0))
        self.purse -= first
        self.space += first
        spare = self.purse - RESERVE[min(left, 4)]
        if left:
            if spare > 0.0:
                self.purse -= spare
                self.space = sqrt((self.space + 0.5) ** 2 + 2.0 * spare) - 0.5
            return
        self.purse += sum(n * price for n, price in zip(self.goods, SELL_PRICE, strict=True))
        self.space += self.last_steps()

    def last_steps(self) -> float:
        """Steps that the purse buys at last."""
        if self.purse <= 0.0:
            return self.purse / (self.space + 1.0)
        return sqrt((self.space + 0.5) ** 2 + 2.0 * self.purse) - 0.5 - self.space

    def reached(self) -> float:
        """The space at the end."""
        return self.space if self.space <= LAST_SPACE else LAST_SPACE + 0.01 * (self.space - LAST_SPACE)

    def price(self, good: int, wanted: tuple[int, ...], worth: tuple[float, ...]) -> float:
        """What one more good of a kind costs in cash or in goods given for it; ``NEVER`` if it cannot be had."""
        goods = self.goods
        cost = BUY_PRICE[good] if self.purse >= BUY_PRICE[good] else NEVER
        offers = self.offers[good]
        if offers and sum(goods) >= offers[0]:
            spare = self._spare(wanted, worth, offers[0])
            if len(spare) == offers[0]:
                cost = min(cost, sum((worth[each] * (AGAIN if goods[each] > 1 else 1.0) for each in spare), 0.0))
        return cost

    def _spare(self, wanted: tuple[int, ...], worth: tuple[float, ...], number: int) -> list[int]:
        """The cheapest goods that could be given for another."""
        goods = self.goods
        spare: list[int] = []
        for each in range(N_GOODS):
            free = goods[each] - (each in wanted)
            while free > 0 and len(spare) < number:
                spare.append(each)
                free -= 1
        return spare

    def fetch(self, good: int, wanted: tuple[int, ...], worth: tuple[float, ...]) -> None:
        """Get one more good the cheaper way; it is used at once."""
        offers = self.offers[good]
        if offers:
            spare = self._spare(wanted, worth, offers[0])
            if len(spare) == offers[0]:
                cost = sum((worth[each] for each in spare), 0.0)
                if cost <= BUY_PRICE[good] or self.purse < BUY_PRICE[good]:
                    for each in spare:
                        self.goods[each] -= 1
                    del offers[0]
                    return
        self.purse -= BUY_PRICE[good]

    def deal(self, wanted: tuple[int, ...], price: float, worth: tuple[float, ...], least: float) -> bool:
        """Deliver the goods if it brings ``least`` more than they are worth."""
        goods = self.goods
        gain = price
        missing = 0
        for good in wanted:
            number = goods[good]
            if number:
                gain -= worth[good] if number == 1 else worth[good] * AGAIN
            else:
                missing += 1
                gain -= self.price(good, wanted, worth)
        if gain < least or missing > 1:
            return False
        for good in wanted:
            if goods[good]:
                goods[good] -= 1
            else:
                self.fetch(good, wanted, worth)
        self.purse += price
        return True

    def fine(self) -> None:
        """Pay for a refusal, with a loan if need be."""
        if self.purse < REFUSAL_COST:
            self.purse += LOAN
            self.space -= 1.0
        self.purse -= REFUSAL_COST

    def put_by(self, capacity: int, worth: tuple[float, ...]) -> int:
        """Store the best goods; for the others a customer may be found.  Returns the capacity from now on."""
        goods = self.goods
        total = sum(goods)
        if total <= 1:
            return capacity
        if capacity < LARGE_STORE and total > capacity and worth is not WORTH[0] and self.purse >= UPGRADE_COST:
            self.purse -= UPGRADE_COST
            capacity = LARGE_STORE
        while total > capacity:
            good = min((g for g in range(N_GOODS) if goods[g]), key=lambda g: worth[g] * (AGAIN if goods[g] > 1 else 1))
            goods[good] -= 1
            total -= 1
            self.purse += SELL_PRICE[good] + CHANCE * (worth[good] - SELL_PRICE[good])
        return capacity

    def strangers(self, number: float) -> None:
        """Customers who are not known yet ask for so many goods of different kinds."""
        goods = self.goods
        for many, good in sorted([(many, good) for good, many in enumerate(goods) if many], reverse=True):
            if number <= 0.0:
                return
            part = min(1.0, number)
            number -= 1.0
            goods[good] = many - 1
            self.purse += part * STRANGER[good] + (1.0 - part) * SELL_PRICE[good]


def look_through(state: State, seat: int, turn: int) -> Ledger:
    """All the rounds to come: all that grows and all who wait, this round's turn included if it is ahead."""
    rounds = ROUNDS - state.round
    ledger = Ledger(state, seat)
    crops = [[state.crop[field], state.stock[field]] for field in state.fields[seat] if state.stock[field]]
    empty = [field for field in state.fields[seat] if not state.stock[field]]
    regulars = [
        [card, state.stock[card], state.red[card]]
        for card in sorted(state.regulars[seat], key=lambda card: -PAYMENTS[card][state.stock[card]])
    ]
    casuals = sorted(state.casuals[seat], key=lambda card: -PRICE[card])
    capacity = state.capacity[seat]
    if turn == NOW:
        for entry in regulars:
            if not state.dealt[entry[0]]:
                if entry[2]:
                    ledger.fine()
                entry[2] = 1
        capacity = ledger.put_by(capacity, WORTH[min(rounds, 3)])
    turns = rounds + (turn != OVER)
    grant = extras(state, seat, rounds + (FRESH if turn == AHEAD else 0.0)) / max(turns, 1)
    if turn == NOW:
        ledger.purse += grant
        ledger.walk(rounds)
    stack = sorted(state.stack[seat])  # what is in it is known, but not the order
    goods = ledger.goods
    for t in range(0 if turn == AHEAD else 1, rounds + 1):
        left = rounds - t
        worth = WORTH[min(left, 3)]
        if t:
            for crop in crops:
                goods[crop[0]] += 1
                crop[1] -= 1
            crops = [crop for crop in crops if crop[1]]
            if t <= len(stack) and left:
                empty.append(_field(stack[-t]))
        for entry in regulars:
            card, row, red = entry
            if ledger.deal(GOODS_OF[card], PAYMENTS[card][row], worth, -REFUSAL_COST if red else LEAST_GAIN):
                entry[1] += 1
            elif red:
                ledger.fine()
            else:
                entry[2] = 1
        if casuals:
            change = MODIFIER * ((len(regulars) > len(casuals)) - (len(casuals) > len(regulars)))
            casuals = [
                card for card in casuals if not ledger.deal(GOODS_OF[card], PRICE[card] + change, worth, LEAST_GAIN)
            ]
        if t:
            ledger.strangers(min(RATE * (t if turn != AHEAD else t + 1), MOST))
        if left and empty:
            empty = _sow(ledger, empty, crops, left, WORTH[min(left - 1, 3)], _demand(regulars, casuals, crops))
        regulars = [entry for entry in regulars if entry[1] < ROWS]
        if left:
            capacity = ledger.put_by(capacity, WORTH[min(left, 3)])
        ledger.purse += grant
        ledger.walk(left)
    return ledger


def _field(entry: int) -> int:
    """A field that will be turned up: its number, or any of that size."""
    return ~entry if entry < 0 else _BY_SIZE[entry]


_BY_SIZE = {PLOTS[field]: field for field in range(len(PLOTS)) if PLOTS[field] in (3, 4, 5)}
_BY_SIZE[6] = next(field for field in range(len(PLOTS)) if PLOTS[field] == 6)


def _demand(regulars: list[list[int]], casuals: list[int], crops: list[list[int]]) -> list[int]:
    """How many customers wait for each good, less the fields on which it grows."""
    demand = [0] * N_GOODS
    for card, *_ in regulars:
        for good in GOODS_OF[card]:
            demand[good] += 1
    for card in casuals:
        for good in GOODS_OF[card]:
            demand[good] += 1
    for crop in crops:
        demand[crop[0]] -= 1
    return demand


def _sow(
    ledger: Ledger,
    empty: list[int],
    crops: list[list[int]],
    left: int,
    worth: tuple[float, ...],
    demand: list[int],
) -> list[int]:
    """Sow what pays.  Returns the fields that stay empty."""
    goods = ledger.goods
    stay = []
    growing = [crop[0] for crop in crops]
    for field in empty:
        best, gain = EMPTY, 0.0
        number = min(PLOTS[field], left)
        for good in reversed(GOODS_OF[field]):  # dear ones first: most of the others need no price then
            unit = PAID[good] + WANTED if demand[good] > 0 else worth[good] * (1.0 if good not in growing else MONOTONY)
            if number * unit <= gain:
                continue
            if goods[good]:
                price = worth[good] if goods[good] == 1 else worth[good] * AGAIN
            else:
                price = ledger.price(good, (), worth)
            value = number * unit - price
            if value > gain:
                best, gain = good, value
        if best == EMPTY:
            stay.append(field)
            continue
        if goods[best]:
            goods[best] -= 1
        else:
            ledger.fetch(best, (), worth)
        crops.append([best, PLOTS[field]])
        demand[best] -= 1
        growing.append(best)
    return stay
