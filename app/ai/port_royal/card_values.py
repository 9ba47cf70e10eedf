"""What every card is worth to a seat as it stands: the price list behind the rollout policy.

Worth is in the unit of ``value.utility``.  A list depends on the seat's display and the stage of the game,
not on its coins, and is kept: within a search the same situations come back thousands of times.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import app.ai.port_royal.features as f
from app.engines.port_royal.components import (
    ADMIRAL,
    CARDS,
    CHEAP,
    CHEAP_STAFF,
    CLERK,
    COINS,
    COLOUR,
    CONTRACT_COLUMNS,
    CONTRACT_POINTS,
    CONTRACTS,
    COST,
    DISCOUNT,
    FIRST,
    GOVERNOR,
    GRANTS,
    GUNNER,
    IS_SHIP,
    JACK,
    KINDS,
    N_COLOURS,
    PERSON_KINDS,
    PERSONS,
    POINTS,
    REQUIRES,
    SETTLER,
    SWORD,
    SWORDS,
    TRADER,
    VICE_ADMIRAL,
    WIDTH,
)

if TYPE_CHECKING:
    from app.engines.port_royal.state import State

MOST_COINS = len(CARDS) + 20
"""More than anybody can ever have or be about to get."""

OUT_OF_REACH = -1e6
"""Worth of a card that cannot be paid for."""

PERSON_TYPES: tuple[int, ...] = tuple(first for first in FIRST.values() if CARDS[first].kind in PERSON_KINDS)
TYPE: tuple[int, ...] = tuple(FIRST[card.id] for card in CARDS)
"""Lowest card number of the same component, per card."""

PERSON, EXPEDITION, TAX = N_COLOURS, N_COLOURS + 1, N_COLOURS + 2
SORT: tuple[int, ...] = tuple(
    card.colour if card.kind == "ship" else {"expedition": EXPEDITION, "tax": TAX}.get(card.kind, PERSON)
    for card in CARDS
)
"""What a revealed card does: the colour of a ship, or one of the constants above."""

EXTRA_TAKE = 0.12
"""Worth of one more take, for a clerk at work."""

TAKES_CHEAP_STAFF: tuple[bool, ...] = tuple((CHEAP_STAFF, 1) in grants for grants in GRANTS)


class CardValues:
    """Price list of one seat.

    Attributes:
        gains: Per card number: utility of owning that person, the price not counted.
        purse: Per number of coins: their utility.
        point: Utility of one more influence point.
        takes: Governors.
    """

    # fmt: off
    __slots__ = (
        "_lists", "admirals", "clerks", "discount", "gains", "gunners", "point", "purse", "takes", "traders", "vices",
    )
    # fmt: on

    def __init__(self, state: State, seat: int, weights: tuple[float, ...]) -> None:
        first = seat * WIDTH
        own = state.own
        early = f.stage(state)
        late = max(0.0, 1.0 - early)
        last = 1.0 if state.ended else 0.0
        self.discount = own[first + DISCOUNT]
        self.takes = own[first + GOVERNOR]
        self.admirals = own[first + ADMIRAL]
        self.vices = own[first + VICE_ADMIRAL]
        self.gunners = own[first + GUNNER]
        self.traders = own[first + TRADER : first + TRADER + N_COLOURS]
        self.clerks = own[first + CLERK : first + CLERK + N_COLOURS]
        self.purse = _purse(weights, late, last)
        self.point = 0.1 * (weights[f.INFLUENCE] + late * weights[f.INFLUENCE_LATE] + last * weights[f.INFLUENCE_LAST])
        self.gains = _gains(state, seat, weights, early, self)
        self._lists: dict[int, list[float]] = {}

    def worths(self, coins: int) -> list[float]:
        """``worth`` of every card without a fee; 0 for what is not worth taking."""
        found = self._lists.get(coins)
        if found is None:
            found = self._lists[coins] = [
                max(0.0, self.worth(card, coins, 0)) if kind <= PERSON else 0.0 for card, kind in enumerate(SORT)
            ]
        return found

    def worth(self, card: int, coins: int, fee: int) -> float:
        """Utility of taking ``card`` with ``coins`` in hand, ``fee`` to pay; ``OUT_OF_REACH`` if too dear."""
        purse = self.purse
        if IS_SHIP[card]:
            colour = COLOUR[card]
            value = purse[coins + COINS[card] + self.traders[colour] - fee] - purse[coins]
            return value + EXTRA_TAKE * self.clerks[colour] if self.clerks[colour] else value
        price = COST[card] - self.discount
        rest = coins - fee - (price if price > 0 else 0)
        return self.gains[TYPE[card]] + purse[rest] - purse[coins] if rest >= 0 else OUT_OF_REACH


@lru_cache(maxsize=256)
def _purse(weights: tuple[float, ...], late: float, last: float) -> list[float]:
    """Utility per number of coins."""
    common = weights[f.COINS_LATE] * late + weights[f.COINS_LAST] * last
    values = [0.0]
    below = 0
    for at, limit in enumerate((*f.COIN_STEPS, MOST_COINS)):
        more = 0.1 * (weights[f.COINS + at] + common)
        values += [values[below] + more * coins for coins in range(1, limit - below + 1)]
        below = limit
    return values


def _gains(state: State, seat: int, weights: tuple[float, ...], early: float, values: CardValues) -> list[float]:
    columns = _columns(state, seat, weights, early)
    lacking = state.needed - state.influence[seat]
    behind = state.needed - _best_other(state, seat)
    ending = 0.1 * (weights[f.INFLUENCE_LAST] + early * weights[f.INFLUENCE_LATE])  # per point of lead
    gains = [0.0] * len(CARDS)
    for card in PERSON_TYPES:
        points = POINTS[card]
        gain = values.point * points
        if 0 < lacking <= points:
            gain += weights[f.REACHED]
            if not state.ended:
                gain += ending * (points - lacking + behind)
        for column, amount in GRANTS[card]:
            gain += columns[column] if column != SWORD or amount == 1 else columns[-1]
        gains[card] = gain
    if state.contracts and state.cubes[seat]:
        _add_contracts(state, seat, weights, early, values, gains)
    return gains


def _best_other(state: State, seat: int) -> int:
    influence = state.influence
    return max(influence[:seat] + influence[seat + 1 :])


def _columns(state: State, seat: int, weights: tuple[float, ...], early: float) -> list[float]:
    """Utility of one more in each column of abilities; at the end, of two more swords."""
    own = state.own
    first = seat * WIDTH
    columns = [0.0] * (WIDTH + 1)
    for i, column in enumerate(f.ABILITIES):
        columns[column] = weights[f.ABILITY + 2 * i] + early * weights[f.ABILITY + 2 * i + 1]
    trader = weights[f.TRADERS] + early * weights[f.TRADERS + 1]
    clerk = weights[f.CLERKS] + early * weights[f.CLERKS + 1]
    columns[TRADER : TRADER + N_COLOURS] = [trader] * N_COLOURS
    columns[CLERK : CLERK + N_COLOURS] = [clerk] * N_COLOURS
    swords = own[first + SWORD]
    one, two = (_one_sword(weights, early, swords + more) for more in (0, 1))
    columns[SWORD], columns[-1] = one, one + two
    if state.expeditions:
        row = own[first : first + WIDTH]
        now = _expeditions(state, row, weights, early)
        for column in (SETTLER, SETTLER + 1, SETTLER + 2, JACK):
            row[column] += 1
            columns[column] += _expeditions(state, row, weights, early) - now
            row[column] -= 1
    return columns


def _one_sword(weights: tuple[float, ...], early: float, owned: int) -> float:
    for i, step in enumerate(f.SWORD_STEPS):
        if owned < step:
            return weights[f.SWORD_FIRST + 2 * i] + early * weights[f.SWORD_FIRST + 2 * i + 1]
    return 0.0


def _expeditions(state: State, row: list[int], weights: tuple[float, ...], early: float) -> float:
    """The part of the utility that the open row gives to somebody with these abilities."""
    best = [0.0, 0.0, 0.0]
    for card in state.expeditions:
        lacking = f.shortfall(row, 0, card)
        if lacking < 3:
            best[lacking] = max(best[lacking], 0.2 * (POINTS[card] - sum(REQUIRES[card])))
    at = f.OPEN
    one = weights[at + 1] + early * weights[at + 2]
    two = weights[at + 3] + early * weights[at + 4]
    return weights[at] * best[0] + one * best[1] + two * best[2]


def contract_worth(state: State, seat: int, place: int, values: CardValues) -> float:
    """Utility of completing the contract at ``place`` now: its points and coins."""
    done = sum(seat in seats for seats in state.fields)
    points = CONTRACT_POINTS[min(3, done + 1)] - CONTRACT_POINTS[min(3, done)]
    coins = CONTRACTS[state.contracts[place]].coins[len(state.fields[place])]
    return values.point * points + values.purse[3 + coins] - values.purse[3]


def _add_contracts(
    state: State, seat: int, weights: tuple[float, ...], early: float, values: CardValues, gains: list[float]
) -> None:
    """Add to the persons what they do for the seat's open contracts."""
    own = state.own
    first = seat * WIDTH
    step = weights[f.PROGRESS] + early * weights[f.PROGRESS_EARLY]
    for place, contract in enumerate(state.contracts):
        asked = CONTRACTS[contract]
        if seat in state.fields[place] or asked.test not in (PERSONS, KINDS, SWORDS, CHEAP):
            continue
        met = f.progress(state, seat, place)
        prize = contract_worth(state, seat, place, values)
        for card in PERSON_TYPES:
            if asked.test == SWORDS:
                new = min(1.0, met + CARDS[card].strength / asked.number)
            elif asked.test == CHEAP:
                new = min(1.0, met + TAKES_CHEAP_STAFF[card] / asked.number)
            else:
                needed = asked.number or 1
                new = met
                for columns in CONTRACT_COLUMNS[contract]:
                    if sum(own[first + column] for column in columns) < needed:
                        new += sum(column in columns for column, _ in GRANTS[card]) / (needed * len(asked.kinds))
            if new > met:
                gains[card] += prize if new > 0.999 else step * (new - met)


_KEPT = 1500
"""Lists that are kept at most, for each set of weights."""


class PriceLists:
    """The price lists by one set of weights at one table, each made at its first use.

    Attributes:
        weights: Of the features.
    """

    __slots__ = ("_made", "weights")

    def __init__(self, weights: tuple[float, ...]) -> None:
        self.weights = weights
        self._made: dict[object, CardValues] = {}

    def of(self, state: State, seat: int) -> CardValues:
        """The price list of ``seat``."""
        first = seat * WIDTH
        influence = state.influence
        key: tuple[object, ...] = (
            tuple(state.own[first : first + WIDTH]),
            influence[seat],
            _best_other(state, seat),
            state.needed,
            state.ended,
            tuple(state.expeditions),
        )
        if state.contracts:
            done = tuple(tuple(seats) for seats in state.fields)
            parked = tuple(steps[seat] for steps in state.steps)
            key = (key, seat, state.contracts, done, parked, state.cubes[seat], len(state.collected[seat]))
        values = self._made.get(key)
        if values is None:
            if len(self._made) >= _KEPT:
                self._made.clear()
            values = self._made[key] = CardValues(state, seat, self.weights)
        return values
