"""One evening of one seat: what the dice on the table and the goods at hand can be turned into, at best."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from app.ai.taverns.dice import (
    AT_ANY,
    AT_DELIVERY,
    AT_MONK,
    JOKERS,
    MASK,
    Room,
    doubloons,
    placing,
    trace,
    ways,
)
from app.ai.taverns.knapsack import Group, goods
from app.ai.taverns.prices import Prices
from app.engines.taverns.components import (
    AMOUNT,
    BARREL,
    BEER_DEALER,
    BEER_DELIVERY,
    BEER_STORAGE,
    CASH_TILL,
    COST,
    DOUBLOONS,
    FIRE_BREATHER,
    GUESTS_PER_TURN,
    MONK,
    MUSICIAN,
    NOBLE_PRICES,
    ON_BARREL,
    ON_TILL,
    PRICE,
    SAFE,
    SIDE_A,
    SIDE_B,
    SUPPLIER,
    TILES,
    WHITE_DICE,
)
from app.engines.taverns.service import upgrade_cost
from app.engines.taverns.supply import guests_on_offer
from app.engines.taverns.tracks import bards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.ai.taverns.weights import Weights
    from app.engines.contract import Action
    from app.engines.taverns.state import State

AT_ONCE = (CASH_TILL, BEER_DELIVERY, BARREL, MONK)
"""Tiles that make dice worth more which lie there still."""


Nudge = tuple[tuple[object, ...], float]
"""The beginning of a purchase, e.g. ``("upgrade", 3)``, and by how much its worth is changed."""

MORE_DRINKS = 2
"""Most swaps that schnapps of the reputation phase can add."""

NO_NUDGE: Nudge = ((), 0.0)


class Served(NamedTuple):
    """What dice bring: counts of those that lie and were not activated."""

    doubloons: int
    till: int
    delivery: int
    barrel: int
    monk: int


class Turned(NamedTuple):
    """Some of the tiles of ``AT_ONCE`` turned over before their dice are activated.

    Attributes:
        tiles: Which, the cash till first.
        cost: Doubloons in all.
        gain: Worth of the tiles and their nobles.
        till, delivery, barrel, monk: What a die there gives now.
    """

    tiles: tuple[int, ...]
    cost: int
    gain: float
    till: int
    delivery: int
    barrel: int
    monk: int


class Evening:
    """What money, beer and steps are worth to a seat tonight.

    Attributes:
        state, seat: Whose evening.
        prices: What things are worth to the seat.
        money, beer: At hand, dice not counted.
        rest: Worth of the seat if nothing more is done.
    """

    def __init__(self, state: State, seat: int, weights: Weights, nudge: Nudge = NO_NUDGE) -> None:
        """``nudge`` makes one purchase more or less dear to the seat than it is."""
        self.state = state
        self.seat = seat
        self._nudge = nudge
        own = state.active == seat
        self.serving = own and state.phase == "F"
        self.placing = own and state.phase == "E"
        self.prices = prices = Prices(state, seat, weights)
        self.money = state.stored_doubloons[seat] + (state.doubloons if self.serving else 0)
        self.beer = state.stored_beer[seat] + (state.beer if self.serving else state.out(seat, BEER_DEALER))
        self.rest = prices.rest()
        self.counters = state.counter_guests[seat]
        self.bards = bards(state, seat) if self.serving else state.laid[seat].count(0)
        self._served_fame = self.serving or state.level < 3
        self._fame: list[float] = []
        self._path: list[float] = []
        dice = WHITE_DICE + len(state.coloured[seat])
        self._per_die = state.value(seat, BEER_DELIVERY) + state.out(seat, SUPPLIER)
        pays = sum(sorted((DOUBLOONS[card] for card in state.seated[seat] if card >= 0), reverse=True)[:dice])
        self._make_purses(self.money + pays + 3, self.beer + dice * (self._per_die + 1) + 2)
        self.turned = self._turned()

    # -- what can be bought

    def _make_purses(self, most_money: int, most_beer: int) -> None:
        state, seat, prices = self.state, self.seat, self.prices
        schnapps = state.schnapps[seat]
        music = state.sides[seat][MUSICIAN]
        swaps = schnapps // PRICE[MUSICIAN][music] if music else 0
        price = PRICE[MUSICIAN][music] * prices.schnapps
        helpers: list[Group] = [
            ((COST[card], value, ("buy", card)),)
            for card, left in enumerate(state.supply)
            if left
            and (value := prices.gain[card] + self._bias("buy", card)) > 0.0
            and not (self.own_turn and state.bought >> card & 1)
        ]
        room = state.value(seat, SAFE)
        if music == SIDE_A:
            most_money += AMOUNT[MUSICIAN][SIDE_A] * (swaps + MORE_DRINKS)
        upgrades = [self._upgrade(tile) for tile in range(len(TILES)) if tile not in AT_ONCE]
        self.purse = goods(most_money, room, prices.doubloon).with_groups([*helpers, *upgrades])
        returned = tuple(option for option in self._upgrade(BEER_DELIVERY) if option[2][2])
        self.purse_with_delivery = self.purse.with_groups([returned])
        if music == SIDE_A and swaps:
            amount = AMOUNT[MUSICIAN][SIDE_A]
            self.purse = self.purse.with_swaps(amount, price, swaps)
            self.purse_with_delivery = self.purse_with_delivery.with_swaps(amount, price, swaps)
        if music == SIDE_B:
            most_beer += AMOUNT[MUSICIAN][SIDE_B] * (swaps + MORE_DRINKS)
        cellar = goods(most_beer, state.value(seat, BEER_STORAGE), prices.beer)
        cellar = cellar.with_nobles(NOBLE_PRICES, prices.noble + self._bias("nobles"))
        if not self.own_turn or state.recruited < GUESTS_PER_TURN:
            guests = tuple(
                (COST[card], value, ("recruit", card))
                for card in guests_on_offer(state)
                if (value := prices.recruit(card) + self._bias("recruit", card)) > 0.0
            )
            if guests:
                cellar = cellar.with_group(guests)
        if music == SIDE_B and swaps:
            cellar = cellar.with_swaps(AMOUNT[MUSICIAN][SIDE_B], price, swaps)
        self.cellar = cellar

    def _bias(self, *purchase: object) -> float:
        """What the nudge adds to the worth of a purchase."""
        return self._nudge[1] if self._nudge[0] == purchase else 0.0

    @property
    def own_turn(self) -> bool:
        """Whether it is the turn of this seat."""
        return self.serving or self.placing

    def _upgrade(self, tile: int) -> Group:
        """The ways to turn a tile over; empty if it is turned already."""
        state, seat, prices = self.state, self.seat, self.prices
        if state.upgraded(seat, tile):
            return ()
        facts = TILES[tile]
        value = prices.tile[tile] + prices.noble + self._bias("upgrade", tile)
        cards = state.out(seat, facts.card) if facts.card >= 0 else 0
        options = []
        for returned in range(cards + 1):
            net = value - (prices.loss[facts.card] * returned if returned else 0.0)
            if net > 0.0:
                options.append((upgrade_cost(tile, returned), net, ("upgrade", tile, returned)))
            if upgrade_cost(tile, returned) == 0:
                break
        return tuple(options)

    def _turned(self) -> list[Turned]:
        """Every affordable set of tiles of ``AT_ONCE``, none first."""
        state, seat, prices = self.state, self.seat, self.prices
        gains = {
            tile: prices.tile[tile] + prices.noble + self._bias("upgrade", tile)
            for tile in AT_ONCE
            if not state.upgraded(seat, tile)
        }
        till, barrel, monk = (state.value(seat, tile) for tile in (CASH_TILL, BARREL, MONK))
        found = [Turned((), 0, 0.0, till, self._per_die, barrel, monk)]
        for number in range(1, len(gains) + 1):
            for tiles in combinations(gains, number):
                cost = sum([TILES[tile].cost for tile in tiles])
                if cost > self.purse.most:
                    continue
                found.append(
                    Turned(
                        tiles,
                        cost,
                        sum([gains[tile] for tile in tiles]),
                        TILES[CASH_TILL].upgraded if CASH_TILL in tiles else till,
                        self._per_die + (BEER_DELIVERY in tiles),
                        TILES[BARREL].upgraded if BARREL in tiles else barrel,
                        TILES[MONK].upgraded if MONK in tiles else monk,
                    )
                )
        return found

    # -- what it is worth

    def fame(self, steps: int) -> float:
        """Worth of the reputation phase with so many steps, bards after it."""
        known = self._fame
        while len(known) <= steps:
            first = len(known)
            known.append(max(self.prices.fame(first + more) for more in range(self.bards + 1)))
        return known[steps]

    def path(self, steps: int) -> float:
        """Worth of monastery steps, counter guests after them."""
        known = self._path
        prices = self.prices
        while len(known) <= steps:
            first = len(known)
            known.append(max(prices.path(first + more) - more * prices.counter for more in range(self.counters + 1)))
        return known[steps]

    def worth(self, served: Served) -> tuple[float, Turned]:
        """Best worth of the seat after tonight when such dice lie, and the tiles to turn over for it."""
        steps = self._fame_steps(served)
        swaps = self._more_swaps(steps)
        earned, till = self.money + served.doubloons, served.till
        best, choice = -1e9, self.turned[0]
        cellar = self.cellar.table
        for turned in self.turned:
            money = earned + turned.till * till - turned.cost
            # a till that is turned over pays after it is paid for
            if turned.cost and money < (turned.till * till if CASH_TILL in turned.tiles else 0):
                continue
            purse = self.purse if BEER_DELIVERY in turned.tiles else self.purse_with_delivery
            beer = self.beer + turned.delivery * served.delivery + turned.barrel * served.barrel
            value = turned.gain + self.path(turned.monk * served.monk)
            if swaps:
                value += self._with_swaps(purse.table, cellar, money, beer, swaps)
            else:
                value += purse.table[money] + cellar[beer]
            if value > best:
                best, choice = value, turned
        return self.rest + best + self.fame(steps), choice

    def closing(self) -> float:
        """Worth of the seat when it ends its turn now."""
        state, seat, prices = self.state, self.seat, self.prices
        stored = min(self.money, state.value(seat, SAFE)) * prices.doubloon
        return self.rest + stored + min(self.beer, state.value(seat, BEER_STORAGE)) * prices.beer

    def _fame_steps(self, served: Served) -> int:
        """Steps of the reputation phase; none once it is over."""
        if self._served_fame:
            return 0
        plain = self.turned[0]
        beer = self.beer - self.state.stored_beer[self.seat]
        beer += plain.delivery * served.delivery + plain.barrel * served.barrel
        return min(served.doubloons + plain.till * served.till, beer)

    def _more_swaps(self, steps: int) -> int:
        """Swaps of the musician that the schnapps of the reputation phase makes possible."""
        music = self.state.sides[self.seat][MUSICIAN]
        if not steps or not music:
            return 0
        price, schnapps = PRICE[MUSICIAN][music], self.state.schnapps[self.seat]
        return min(MORE_DRINKS, (schnapps + self.prices.drinks(steps)) // price - schnapps // price)

    def _with_swaps(self, purse: list[float], cellar: list[float], money: int, beer: int, swaps: int) -> float:
        """What money and beer bring with some swaps more."""
        music = self.state.sides[self.seat][MUSICIAN]
        amount, price = AMOUNT[MUSICIAN][music], PRICE[MUSICIAN][music] * self.prices.schnapps
        if music == SIDE_A:
            return cellar[beer] + max(purse[money + n * amount] - n * price for n in range(swaps + 1))
        return purse[money] + max(cellar[beer + n * amount] - n * price for n in range(swaps + 1))

    # -- placing

    def placings(self, dice: Sequence[int], most: int) -> list[tuple[float, list[Action]]]:
        """The best ways to lay ``dice`` (sorted), each with its worth and its actions without the end."""
        state = self.state
        room = Room(state, self.seat, placing=self.placing)
        layers = ways(room, dice)
        richest: dict[int, tuple[int, int]] = {}
        low = (1 << AT_MONK) - 1
        for way in layers[-1]:
            key = way & ~low
            pays = doubloons(room, way)
            known = richest.get(key)
            if known is None or pays > known[0]:
                richest[key] = (pays, way)
        lying = self._lying() if self.placing else Served(0, 0, 0, 0, 0)
        found: list[tuple[float, int, Sequence[int]]] = []
        for key, (pays, way) in richest.items():
            free = key >> AT_ANY & MASK
            jokers = (key >> JOKERS) * self.prices.schnapps
            for spots in self._spots(room, free):
                served = Served(
                    lying.doubloons + pays,
                    lying.till + (ON_TILL in spots),
                    lying.delivery + (key >> AT_DELIVERY & MASK),
                    lying.barrel + (ON_BARREL in spots),
                    lying.monk + (key >> AT_MONK & MASK),
                )
                found.append((self.worth(served)[0] - jokers, way, spots))
        found.sort(key=lambda entry: -entry[0])
        return [(value, placing(room, trace(room, dice, layers, way), spots)) for value, way, spots in found[:most]]

    def best(self, dice: Sequence[int]) -> float:
        """Worth of the seat after tonight with these dice, not placed yet."""
        return self.placings(dice, 1)[0][0]

    @staticmethod
    def _spots(room: Room, free: int) -> list[Sequence[int]]:
        """Which of the spaces for any die get one."""
        if free == 0:
            return [()]
        if free >= len(room.spots):
            return [room.spots]
        return [(spot,) for spot in room.spots]

    def _lying(self) -> Served:
        """Dice of the active player that lie and were not activated yet."""
        state = self.state
        seated = state.seated[self.seat]
        return Served(
            sum(DOUBLOONS[seated[space]] for space, face in enumerate(state.on_seat) if face),
            int(state.on_till > 0),
            sum(state.on_delivery),
            int(state.on_barrel > 0),
            sum(state.on_monk),
        )

    # -- serving

    def service(self) -> tuple[float, list[Action]]:
        """The best that can be made of the rest of the turn: worth and actions, to the end of it."""
        served = self._lying()
        value, turned = self.worth(served)
        actions = self._activations(served, turned) + self._fire()
        spent = turned.cost
        money = self.money + served.doubloons + turned.till * served.till - spent
        purse = self.purse if BEER_DELIVERY in turned.tiles else self.purse_with_delivery
        swaps, bought = purse.bought(money)
        actions += [("entertain", MUSICIAN)] * swaps
        actions += bought
        beer = self.beer + turned.delivery * served.delivery + turned.barrel * served.barrel
        swaps, hired = self.cellar.bought(beer)
        actions += [("entertain", MUSICIAN)] * swaps
        actions += hired
        actions += self._steps(turned.monk * served.monk)
        actions.append(("end",))
        return value, actions

    def _activations(self, served: Served, turned: Turned) -> list[Action]:
        """Activate all dice, and turn tiles over as soon as they can be paid."""
        state = self.state
        lie = served.doubloons or served.till or served.delivery or served.barrel or served.monk
        if not turned.tiles:
            return [("activate_all",)] if lie else []
        actions: list[Action] = [("activate", space) for space, face in enumerate(state.on_seat) if face]
        money = self.money + served.doubloons
        till = served.till
        for tile in turned.tiles:
            if money < TILES[tile].cost and till:
                actions.append(("activate", ON_TILL))
                money += turned.till
                till = 0
            actions.append(("upgrade", tile, 0))
            money -= TILES[tile].cost
        if till or served.delivery or served.barrel or served.monk:
            actions.append(("activate_all",))
        return actions

    def _fire(self) -> list[Action]:
        """The fire-breather: a tile whenever there is schnapps for it, a ban if it is worth it."""
        state, seat = self.state, self.seat
        side = state.sides[seat][FIRE_BREATHER]
        if not side or state.schnapps[seat] < PRICE[FIRE_BREATHER][side]:
            return []
        if side == SIDE_A:
            gain = self.prices.noble if len(TILES) > state.tiles[seat].bit_count() else 0.0
        else:
            gain = self.prices.best_ban()
        return [("entertain", FIRE_BREATHER)] if gain > PRICE[FIRE_BREATHER][side] * self.prices.schnapps else []

    def _steps(self, steps: int) -> list[Action]:
        """Counter guests and bards, as many as pay."""
        prices = self.prices
        counters = max(
            range(self.counters + 1), key=lambda more: prices.path(steps + more) - more * prices.counter - 1e-6 * more
        )
        actions: list[Action] = [("counter",)] * counters
        number = max(range(self.bards + 1), key=lambda more: prices.fame(more) + 1e-6 * more)
        if number:
            actions.append(("bard", number))
        return actions


def services(state: State, seat: int, weights: Weights) -> list[tuple[float, list[Action]]]:
    """Ways to serve that buy different things, the best first: one with each purchase, and one without."""
    best, actions = Evening(state, seat, weights).service()
    found = {_purchases(actions): (best, actions)}
    wanted = {_kind(action) for action in state.offers if action[0] in PURCHASES}
    for kind in sorted(wanted | {_kind(action) for action in actions if action[0] in PURCHASES}, key=str):
        chosen = any(_kind(action) == kind for action in actions)
        amount = -FAR if chosen else FAR
        value, other = Evening(state, seat, weights, (kind, amount)).service()
        taken = sum(_kind(action) == kind and (action[1] if kind == ("nobles",) else 1) for action in other)
        key = _purchases(other)
        if key not in found:
            found[key] = (value - amount * taken, other)
    return sorted(found.values(), key=lambda entry: -entry[0])


PURCHASES = ("buy", "upgrade", "recruit", "nobles")
FAR = 40.0
"""Points that make a purchase certain."""


def _kind(action: Action) -> tuple[object, ...]:
    """A purchase without its details, as a nudge names it."""
    return action[:1] if action[0] == "nobles" else action[:2]


def _purchases(actions: Sequence[Action]) -> frozenset[Action]:
    """What distinguishes one way to serve from another."""
    return frozenset(action for action in actions if action[0] not in ("activate", "activate_all", "end"))
