"""The hand policy: what a sensible player does, fast, and what single decisions are worth, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.murano.prospects import (
    GLASS,
    PALACE,
    ROOM,
    SHOP,
    SPECIALS,
    STREET_ROOM,
    Row,
    with_tile,
)
from app.ai.murano.worth import Outlook, card_worth
from app.engines.murano import actions as ring
from app.engines.murano.building import STOP, building_cells, own_tiles
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
    STREETS_BESIDE,
    TAKE_GOLD,
    TOP_COST,
)
from app.engines.murano.scoring import FINISH, best_assignment
from app.engines.murano.ships import FAR, fewest_ships, free_moves, next_moves, plan_cost, shared_targets
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
OPENING = 0.5
"""Points of a street that opens building spaces for a tile at hand."""


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

    def after(self, gold: float = 0.0, extra: float = 0.0, **change: float) -> float:
        """Worth after a change of what is at hand."""
        return self.base + extra + self.outlook.plan(self.outlook.pots, gold, **change)  # type: ignore[arg-type]

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
        odds = (0.23, 0.23, 0.14)
        total = 0.0
        for tile, share in zip(STREETS, odds, strict=False):
            total += share * max((self.laid(tile, i) for i in places), default=0.0)
        return total

    # -- the actions of the ring

    def best(self, action: str, spent: int) -> Way:
        """The best use of an action after so much gold for the ships."""
        return WAYS[action](self, spent)

    def take_gold(self, spent: int) -> Way:
        amount = TAKE_GOLD + (2 if self.state.owns(self.seat, BANK) else 0)
        return self.after(amount - spent), ()

    def income(self, spent: int) -> Way:
        state, seat = self.state, self.seat
        return self.after(max(ring.income_of(state, seat, island) for island in state.islands) - spent), ()

    def buy_glassworks(self, spent: int) -> Way:
        return self.after(-GLASSWORKS_COST - spent, self.bought(GLASS, GLASSWORKS)), ()

    def buy_special(self, spent: int) -> Way:
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
        return self._buy((SHOP_RED, SHOP_RED + 1, SHOP_GREY), SHOP, spent)

    def buy_palace(self, spent: int) -> Way:
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
        """The prospects with one more gondolier on an island."""
        outlook = self.outlook
        row = outlook.rows[at][:]
        row[16] += 1
        pots = []
        for card, pot in zip(outlook.hand, outlook.pots, strict=True):
            new = outlook.prospect(card, at, row)
            if new != pot[at]:
                pot = pot[:]
                pot[at] = new
            pots.append(pot)
        return pots

    def hire(self, spent: int) -> Way:
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
        return {card - 37 for card in self.outlook.hand if card >= 37}

    def bead_cards(self, number: int) -> float:
        """Points that beads drawn now add to bead characters."""
        means = self.outlook.means
        return sum(max(0.0, min(number / 3.0, 3.0 - means.beads[colour])) * 5.0 for colour in self.wanted())

    def build(self, spent: int) -> Way:
        """Up to three tiles: the best by what each adds."""
        gains = self.builds()
        total = sum(gain for gain, _ in gains[:3])
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
            first = street + (0.0 if opened or not gains else OPENING + 2.0)
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
        done.append(last[0] if last else min(moves, key=lambda move: (move[1] - target) % 18))
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


# -- every decision as ways


def ways(state: State) -> list[Way]:
    """Ways to go on, best first; each begins with another action, or means something else by it."""
    return JUDGES[state.decision](state)


def _sorted(state: State, values: Sequence[float]) -> list[Way]:
    found = [(value, (action,)) for value, action in zip(values, state.offers, strict=True)]
    found.sort(key=lambda way: -way[0])
    return found


def choose_turn(state: State) -> list[Way]:
    """The turn as a whole."""
    return Turn(state, state.actor).ways()


def move_ship(state: State) -> list[Way]:
    """As little as possible."""
    values = []
    for _, _, space in state.offers:
        ahead = (space - state.target) % 18
        values.append(0.0 if not ahead else -0.01 * ahead - (0.5 if len(state.offers) > 1 else 0.0))
    return _sorted(state, values)


def choose_pass_move(state: State) -> list[Way]:
    """The ship whose move makes one's wishes cheap."""
    seat = state.actor
    turn = Turn(state, seat)
    price = turn.outlook.gold_price + 0.1
    wishes = [(way[0], action) for action in WAYS if (way := _wish(turn, action))[0] > NOTHING]
    wishes.sort(reverse=True)
    wishes = wishes[:3]
    values = []
    for _, ship, space in state.offers:
        ships = state.ships[:]
        ships[ship] = space
        fewest = fewest_ships(ships)
        cheapest = {}
        for at, action in enumerate(ACTION):
            cheapest[action] = min(cheapest.get(action, FAR), fewest[at])
        best = max(
            (value - price * plan_cost(cheapest[action]) for value, action in wishes if cheapest[action] < 5), default=0.0
        )
        values.append(best)
    return _sorted(state, values)


def _wish(turn: Turn, action: str) -> Way:
    """What an action would be worth; ``NOTHING`` if it is out of the question."""
    needed = ring.gold_needed(turn.state, turn.seat, action)
    return turn.best(action, 0) if turn.state.gold[turn.seat] >= needed else (NOTHING, ())


def choose_mode(state: State) -> list[Way]:
    """The top tile or a choice."""
    turn = Turn(state, state.actor)
    best = turn.buy_palace(0) if state.bought == ring.PALACES else turn.buy_shop(0)
    return _sorted(state, [0.0 if (action,) == best[1] else -0.5 for action in state.offers])


def choose_tile(state: State) -> list[Way]:
    """The tile of most use."""
    turn = Turn(state, state.actor)
    return _sorted(state, [turn.use(tile) + 0.01 * (tile >= PALACE_1) * tile for _, tile in state.offers])


def choose_character(state: State) -> list[Way]:
    """Every character by its prospects."""
    seat = state.actor
    turn = Turn(state, seat)
    outlook = turn.outlook
    price = recruit_price(state, seat)
    values = []
    for action in state.offers:
        if action[0] == "decline":
            values.append(turn.after())
            continue
        pot = [outlook.prospect(action[1], i, row) for i, row in enumerate(outlook.rows)]
        values.append(turn.newcomer(pot, price))
    return _sorted(state, values)


def choose_gondola(state: State) -> list[Way]:
    """The best island, and there the cheapest gondola."""
    found = Turn(state, state.actor).gondolas(0)
    found.sort(key=lambda way: -way[0])
    seen = {way[1][0] for way in found}
    low = found[-1][0] - 2.0
    return found + [(low, (action,)) for action in state.offers if action not in seen]


def choose_hire(state: State) -> list[Way]:
    """One way or the other."""
    best = Turn(state, state.actor).hire(0)
    return _sorted(state, [0.0 if (action,) == best[1] else -1.0 for action in state.offers])


def choose_production(state: State) -> list[Way]:
    """How many factories produce."""
    turn = Turn(state, state.actor)
    extra = 1 if state.owns(state.actor, COUNTING_HOUSE) else 0
    values = []
    for _, number in state.offers:
        gold, beads = turn.sales(number, extra if number else 0)
        values.append(turn.after(gold, beads - turn.outlook.beads() - 2.0 * number) + turn.bead_cards(number))
    return _sorted(state, values)


def choose_sale(state: State) -> list[Way]:
    """Gold now, against what the beads may bring later."""
    turn = Turn(state, state.actor)
    wanted = turn.wanted()
    values = []
    for action in state.offers:
        if action[0] == "keep":
            values.append(turn.after())
            continue
        number = sum(action[1:])
        lost = sum((5.5 if colour in wanted else 0.6) * n for colour, n in enumerate(action[1:]))
        if number < 3 and turn.outlook.turns > 4.0:
            lost += 1.0
        values.append(turn.after(SALE[number], -lost))
    return _sorted(state, values)


def choose_return(state: State) -> list[Way]:
    """The bead that is of least use."""
    seat = state.actor
    wanted = Turn(state, seat).wanted()
    beads = state.beads[seat]
    return _sorted(state, [-(5.0 if colour in wanted else 0.0) - beads[colour] % 3 for _, colour in state.offers])


def choose_special(state: State) -> list[Way]:
    """The card that is worth most in the turns that are left."""
    outlook = Outlook(state, state.actor)
    turns = outlook.turns
    recruits = max(0.0, min(turns / 4.0, 6.0 - outlook.recruited))
    docks = min(turns / 3.0, float(outlook.ready + outlook.supply))
    return _sorted(state, [card_worth(card, turns, recruits, docks, outlook.factories) for _, card in state.offers])


def build_step(state: State) -> list[Way]:
    """Tiles by what they add; of the spaces of an island the one that leaves most open."""
    seat = state.actor
    turn = Turn(state, seat)
    islands = turn.outlook.islands
    cells: dict[int, int] = {}
    for cell in building_cells(state):
        cells.setdefault(ISLAND_OF[cell], cell)
    found: list[Way] = []
    for tile in own_tiles(state, seat):
        for island, cell in cells.items():
            found.append((turn.built(tile, islands.index(island)), (("tile", tile, cell),)))
    for action in state.offers:
        if action[0] == "street":
            closed = not cells and any(turn.outlook.held)
            found.append((turn.street() + (OPENING + 2.0 if closed else -0.05), (action,)))
        elif action == STOP:
            found.append((0.0, (action,)))
    found.sort(key=lambda way: -way[0])
    return found


def final_build(state: State) -> list[Way]:
    """Where the tile just bought adds most."""
    turn = Turn(state, state.actor)
    islands = turn.outlook.islands
    values = [
        0.0 if action[0] == "leave" else 0.01 + turn.built(action[1], islands.index(ISLAND_OF[action[2]]))
        for action in state.offers
    ]
    return _sorted(state, values)


def place_street(state: State) -> list[Way]:
    """The island where the customer adds most, and there the space that opens most."""
    seat = state.actor
    turn = Turn(state, seat)
    tile = state.drawn_street
    islands = turn.outlook.islands
    gains = {island: turn.laid(tile, i) for i, island in enumerate(islands) if turn.outlook.rows[i][STREET_ROOM]}
    opens = opening(state)
    some = any(turn.outlook.held)
    best: dict[int, tuple[float, Action]] = {}
    for action in state.offers:
        cell = action[1]
        island = ISLAND_OF[cell]
        value = gains[island] + (0.1 if some else 0.02) * min(4, opens.get(cell, 0))
        if island not in best or value > best[island][0]:
            best[island] = value, action
    found: list[Way] = [(value, (action,)) for value, action in best.values()]
    found.sort(key=lambda way: -way[0])
    return found


def opening(state: State) -> dict[int, int]:
    """How many empty building spaces, closed till now, a street on each space opens."""
    cells = state.cells
    found: dict[int, int] = {}
    for cell, streets in STREETS_BESIDE.items():
        if cells[cell] == EMPTY and not any(cells[street] for street in streets):
            for street in streets:
                found[street] = found.get(street, 0) + 1
    return found


def assign(state: State) -> list[Way]:
    """A best assignment."""
    best = best_assignment(state, state.actor)[1] or [FINISH]
    found: list[Way] = [(0.0, tuple(best))]
    return found + [(-5.0, (action,)) for action in state.offers if action != best[0]]


JUDGES: dict[str, Callable[[State], list[Way]]] = {
    "choose_turn": choose_turn,
    "move_ship": move_ship,
    "choose_pass_move": choose_pass_move,
    "choose_purchase_mode": choose_mode,
    "choose_tile_from_stack": choose_tile,
    "choose_character": choose_character,
    "start_character": choose_character,
    "choose_gondola": choose_gondola,
    "choose_hire_or_dismiss": choose_hire,
    "choose_production": choose_production,
    "choose_sale": choose_sale,
    "choose_kontor_return": choose_return,
    "choose_special_card": choose_special,
    "build_step": build_step,
    "place_street": place_street,
    "final_build": final_build,
    "assign_characters": assign,
}
