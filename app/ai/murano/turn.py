"""One turn of a seat: what the actions of the ring are worth now, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.murano.heuristics import GLASS, GONDOLIERS, PALACE, ROOM, SHOP, SPECIALS, STREET_ROOM, with_tile
from app.ai.murano.worth import Outlook
from app.engines.murano import actions as ring
from app.engines.murano.building import building_cells, own_tiles
from app.engines.murano.characters import recruit_price
from app.engines.murano.components import (
    ACTION,
    BANK,
    BEADS,
    CHOOSE_COST,
    COUNTING_HOUSE,
    EFFECT,
    EMPTY,
    FACE,
    GLASSWORKS,
    GLASSWORKS_COST,
    HOSTEL,
    ISLAND_OF,
    N_DOCKS,
    N_SPACES,
    PALACE_1,
    PALACE_3,
    RECRUIT_DRAW,
    SALE,
    SHOP_GREY,
    SHOP_RED,
    SPECIAL,
    SPECIAL_COST,
    STREET_GREY,
    STREET_PLAIN,
    STREET_RED,
    TAKE_GOLD,
    TOP_COST,
)
from app.engines.murano.ships import fewest_ships, next_moves, plan_cost, shared_targets
from app.engines.murano.turn import PASS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.engines.contract import Action
    from app.engines.murano.state import State

Way = tuple[float, tuple["Action", ...]]
"""Points at the end, and the actions that lead there."""

NOTHING = -50.0
IDLE = (("produce", 0),)
STREETS = (STREET_RED, STREET_RED + 1, STREET_GREY, STREET_PLAIN)
ODDS = (0.23, 0.23, 0.14)
"""Shares of the streets with customers."""
OPENING = 2.5
"""Points of the first street of all, without which nothing at hand can be built."""


def kind_of(tile: int) -> int:
    """Kind of the row of a building tile."""
    if tile == GLASSWORKS:
        return GLASS
    if tile == SPECIAL:
        return SPECIALS
    return PALACE if tile >= PALACE_1 else SHOP + tile - SHOP_RED


class Turn:
    """What the actions of the ring are worth to a seat whose turn it is.

    All worths are those at the end of the turn, in points.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.outlook = outlook = Outlook(state, seat)
        outlook.turns = max(0.0, outlook.turns - 1.0)  # this turn is being used
        self.base = state.vp[seat] + outlook.assets()
        self.plain = outlook.plan(outlook.pots)
        self._laid: dict[tuple[int, int], float] = {}

    def after(self, gold: float = 0.0, extra: float = 0.0, ready: int = 0, supply: int = 0) -> float:
        """Worth after a change of what is at hand."""
        return self.base + extra + self.outlook.plan(self.outlook.pots, gold, ready=ready, supply=supply)

    # -- what a tile adds

    def laid(self, tile: int, i: int) -> float:
        """What a tile on the i-th island adds to the characters in hand."""
        known = self._laid.get((tile, i))
        if known is None:
            known = self._laid[tile, i] = self._lay(tile, i)
        return known

    def _lay(self, tile: int, i: int) -> float:
        outlook = self.outlook
        if not outlook.hand:
            return 0.0
        row = with_tile(outlook.rows[i], tile)
        pots, changed = [], False
        for card, pot in zip(outlook.hand, outlook.pots, strict=True):
            new = outlook.prospect(card, i, row)
            if new != pot[i]:
                changed = True
                pot = pot[:]
                pot[i] = new
            pots.append(pot)
        return outlook.plan(pots) - self.plain if changed else 0.0

    def built(self, tile: int, i: int) -> float:
        """What building an own tile on the i-th island adds."""
        kind = kind_of(tile)
        return self.laid(tile, i) + self.outlook.built(kind) - self.outlook.tile(kind)

    def street(self) -> float:
        """What a street yet to be drawn adds, on average."""
        outlook = self.outlook
        places = [i for i, row in enumerate(outlook.rows) if row[STREET_ROOM]]
        total = 0.0
        for tile, share in zip(STREETS, ODDS, strict=False):
            total += share * max((self.laid(tile, i) for i in places), default=0.0)
        return total

    # -- the actions of the ring

    def best(self, action: str, spent: int) -> Way:
        """The best use of an action after so much gold for the ships."""
        return WAYS[action](self, spent)

    def take_gold(self, spent: int) -> Way:
        """2 gold, with the Bank 4."""
        amount = TAKE_GOLD + (2 if self.state.owns(self.seat, BANK) else 0)
        return self.after(amount - spent), ()

    def income(self, spent: int) -> Way:
        """The gold of the island that pays most."""
        state, seat = self.state, self.seat
        return self.after(max(ring.income_of(state, seat, island) for island in state.islands) - spent), ()

    def buy_glassworks(self, spent: int) -> Way:
        """A glass factory."""
        return self.after(-GLASSWORKS_COST - spent, self.bought(GLASS, GLASSWORKS)), ()

    def buy_special(self, spent: int) -> Way:
        """A special building."""
        return self.after(-SPECIAL_COST - spent, self.bought(SPECIALS, SPECIAL)), ()

    def bought(self, kind: int, tile: int) -> float:
        """What a tile bought now adds: once built it serves the characters too."""
        return self.outlook.tile(kind) + 0.75 * self.use(tile)

    def use(self, tile: int) -> float:
        """What a tile at hand adds to characters: it costs less to build than one to be bought."""
        outlook = self.outlook
        if outlook.turns < 1.0:
            return 0.0
        gains = [self.laid(tile, i) for i, row in enumerate(outlook.rows) if row[ROOM]]
        return max(0.0, max(gains, default=0.0))

    def _buy(self, tiles: Sequence[int], kind: int, spent: int) -> Way:
        """A shop or a palace: the top one, or the best of the stack."""
        tile = self.outlook.tile(kind)
        uses = [0.75 * self.use(each) for each in tiles]
        top = self.after(-TOP_COST - spent, tile + sum(uses) / len(uses))
        if self.state.gold[self.seat] >= CHOOSE_COST + spent:
            look = self.after(-CHOOSE_COST - spent, tile + max(uses))
            if look > top:
                return look, (("look",),)
        return top, (("top",),)

    def buy_shop(self, spent: int) -> Way:
        """A shop."""
        return self._buy((SHOP_RED, SHOP_RED + 1, SHOP_GREY), SHOP, spent)

    def buy_palace(self, spent: int) -> Way:
        """A palace."""
        return self._buy((PALACE_1, PALACE_1 + 1, PALACE_3), PALACE, spent)

    def recruit(self, spent: int) -> Way:
        """The mean of what the best of the cards drawn adds, each of those unseen as likely as the others."""
        state, seat, outlook = self.state, self.seat, self.outlook
        price = recruit_price(state, seat) + spent
        worths = []
        cards = unseen(state, seat)
        for card in cards[:: 1 + len(cards) // 12]:  # some of them stand for all
            pot = [outlook.prospect(card, i, row) for i, row in enumerate(outlook.rows)]
            worths.append(self.newcomer(pot, price))
        worths.sort()
        drawn = EFFECT[HOSTEL]["draw"] if state.owns(seat, HOSTEL) else RECRUIT_DRAW
        declined = self.after(-spent)
        total, before, number = 0.0, 0.0, len(worths)
        for k, worth in enumerate(worths):
            share = ((k + 1) / number) ** drawn
            total += (share - before) * max(worth, declined)
            before = share
        return total, ()

    def newcomer(self, pot: list[float], price: int) -> float:
        """Worth with one more character."""
        return self.base + self.outlook.plan([*self.outlook.pots, pot], -price, recruited=1)

    def gondolier(self, spent: int) -> Way:
        """The best gondola."""
        ways = self.gondolas(spent)
        return max(ways) if ways else (NOTHING, ())

    def gondolas(self, spent: int) -> list[Way]:
        """The cheapest gondola of every island."""
        state, seat, outlook = self.state, self.seat, self.outlook
        gold = state.gold[seat] - spent
        found: list[Way] = []
        seen = set()
        docks = sorted(ring.free_docks(state, seat), key=lambda entry: entry[1])
        for dock, price in docks:
            island = dock // N_DOCKS
            if price > gold or island in seen:
                continue
            seen.add(island)
            at = outlook.islands.index(island)
            own = dock % N_DOCKS == seat
            pots = self._joined(at)
            value = self.base + outlook.plan(pots, -price - spent, ready=-1, at=at, own=own)
            found.append((value, (("dock", dock),)))
        return found

    def _joined(self, at: int) -> list[list[float]]:
        """What it may still bring with one more gondolier on an island."""
        outlook = self.outlook
        row = outlook.rows[at][:]
        row[GONDOLIERS] += 1
        pots = []
        for card, pot in zip(outlook.hand, outlook.pots, strict=True):
            new = outlook.prospect(card, at, row)
            if new != pot[at]:
                pot = pot[:]
                pot[at] = new
            pots.append(pot)
        return pots

    def hire(self, spent: int) -> Way:
        """Hire or dismiss."""
        state, seat = self.state, self.seat
        price = ring.hire_price(state, seat)
        ways: list[Way] = []
        if state.ready[seat]:
            gain = 5 if price == 1 else 3
            ways.append((self.after(gain - spent, ready=-1, supply=1), (("dismiss",),)))
        if state.supply[seat] and state.gold[seat] - spent >= price:
            ways.append((self.after(-price - spent, ready=1, supply=-1), (("hire",),)))
        return max(ways) if ways else (NOTHING, ())

    def production(self, spent: int) -> Way:
        """Every number of factories that may produce; the best sale is guessed."""
        state, seat = self.state, self.seat
        most = ring.most_produced(state, seat)
        extra = 1 if state.owns(seat, COUNTING_HOUSE) else 0
        ways = []
        for number in range(most + 1):
            gold, beads = self.sales(number, extra if number else 0)
            value = self.after(gold - spent, beads - self.outlook.beads() - 2.0 * number)
            value += self.bead_cards(number)
            ways.append((value, (("produce", number),)))
        return max(ways) if most else (ways[0][0], ())

    def sales(self, number: int, extra: int) -> tuple[float, float]:
        """Gold of the sale after so many beads drawn, and points of the beads kept."""
        beads = self.outlook.means.beads
        wanted = self.wanted()
        best, left = 0.0, 0.0
        for colour in range(len(BEADS)):
            if colour in wanted:
                continue
            owned = beads[colour] + (number + extra) / 3.0
            low = int(min(3, owned))
            high = min(3, low + 1)
            gold = SALE[low] + (SALE[high] - SALE[low]) * (min(3.0, owned) - low)
            gold += 0.9 * min(number, 2)  # the colour drawn most is the one sold
            best = max(best, gold)
            left += owned
        if best == 0.0 and number:
            best = 1.0
        return best, 3.0 * max(0.0, left - 2.0) * self.outlook.gold_price * 0.8

    def wanted(self) -> set[int]:
        """Colours of beads that a character in hand asks for."""
        return self.outlook.wanted()

    def bead_cards(self, number: int) -> float:
        """Points that beads drawn now add to bead characters."""
        means = self.outlook.means
        return sum((max(0.0, min(number / 3.0, 3.0 - means.beads[colour])) * 5.0 for colour in self.wanted()), 0.0)

    def build(self, spent: int) -> Way:
        """Up to three tiles: the best by what each adds."""
        gains = self.builds()
        total = sum((gain for gain, _ in gains[:3]), 0.0)
        return self.after(-spent, total), ()

    def builds(self) -> list[tuple[float, int]]:
        """What the tiles at hand (``EMPTY`` for a street) add, best first."""
        state, seat, outlook = self.state, self.seat, self.outlook
        gains: list[tuple[float, int]] = []
        spaces = {ISLAND_OF[cell] for cell in building_cells(state)}
        reachable = [i for i, island in enumerate(outlook.islands) if island in spaces]
        opened = bool(reachable)
        if not opened:
            reachable = [i for i, row in enumerate(outlook.rows) if row[ROOM] and row[STREET_ROOM]]
        for tile in own_tiles(state, seat):
            gain = max((self.built(tile, i) for i in reachable), default=NOTHING)
            gains += [(gain, tile)] * self.number(tile)
        if state.streets:
            street = self.street()
            first = street + (0.0 if opened or not gains else OPENING)
            gains += [(first, EMPTY), (0.75 * street, EMPTY), (0.5 * street, EMPTY)]
        gains = [entry for entry in gains if entry[0] > 0.0] or gains[:1]
        gains.sort(reverse=True)
        return gains

    def number(self, tile: int) -> int:
        """How many unbuilt tiles of a face the seat has."""
        state, seat = self.state, self.seat
        if tile == GLASSWORKS:
            return state.own_glassworks[seat]
        if tile == SPECIAL:
            return state.own_specials[seat]
        held = state.own_palaces[seat] if tile >= PALACE_1 else state.own_shops[seat]
        return [each & FACE for each in held].count(tile)

    # -- the ring

    def ways(self) -> list[Way]:
        """What can be done with the turn, best first: one way per action, more of gondolas."""
        state, seat = self.state, self.seat
        spaces = self.spaces()
        found: list[Way] = [(self.after(1.0), (PASS,))]
        for action, (ships, verb, space) in spaces.items():
            spent = plan_cost(ships)
            lead = ((verb, space), *(self.moves(space, ships) if verb == "act" else ()))
            if action == "place_gondolier":
                found += [(value, lead + rest) for value, rest in self.gondolas(spent)]
            else:
                value, rest = self.best(action, spent)
                if rest != IDLE or any(state.beads[seat]):
                    found.append((value, lead + rest))
        found.sort(key=lambda way: -way[0])
        return found

    def spaces(self) -> dict[str, tuple[int, str, int]]:
        """Per action that can be done: ships, verb and space of the cheapest way."""
        state = self.state
        fewest = fewest_ships(state.ships)
        shared: dict[int, int] = {}
        found: dict[str, tuple[int, str, int]] = {}
        for offer in state.offers:
            if offer == PASS:
                continue
            verb, space = offer
            if verb == "share":
                shared = shared or shared_targets(state.ships)
                ships = shared[space]
            else:
                ships = fewest[space]
            action = ACTION[space]
            if action not in found or ships < found[action][0]:
                found[action] = ships, verb, space
        return found

    def moves(self, target: int, ships: int) -> tuple[Action, ...]:
        """The ship moves of a cheapest plan: every ship goes no further than it must."""
        return ship_moves(self.state.ships, target, ships)


def unseen(state: State, seat: int) -> list[int]:
    """Characters that a seat has not in hand and nobody has scored."""
    seen = {card for cards in (state.hand[seat], *state.scored, state.drawn) for card in cards}
    cards = [card for cards in (state.characters, state.boxed, *state.hand) for card in cards if card not in seen]
    return sorted(cards)


def ship_moves(ships: Sequence[int], target: int, most: int) -> tuple[Action, ...]:
    """The ship moves of a cheapest plan."""
    done: list[tuple[int, int]] = []
    while not done or done[-1][1] != target:
        moves = next_moves(ships, done, target, most)
        last = [move for move in moves if move[1] == target]
        done.append(last[0] if last else min(moves, key=lambda move: (move[1] - target) % N_SPACES))
    return tuple(("move", *move) for move in done)


WAYS: dict[str, Callable[[Turn, int], Way]] = {
    "take_gold": Turn.take_gold,
    "buy_glassworks": Turn.buy_glassworks,
    "buy_shop": Turn.buy_shop,
    "buy_palace": Turn.buy_palace,
    "buy_special_building": Turn.buy_special,
    "recruit_character": Turn.recruit,
    "place_gondolier": Turn.gondolier,
    "build": Turn.build,
    "income": Turn.income,
    "production": Turn.production,
    "hire_or_dismiss": Turn.hire,
}
