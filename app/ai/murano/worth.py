"""What a seat will have at the end, in points: what it holds, and what its turns and gold can still bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.murano.heuristics import (
    ANY_SHOP,
    CUSTOMER,
    GLASS,
    GONDOLIERS,
    GREY,
    HEURISTICS,
    MOST,
    N_KINDS,
    OWN_BUILDING,
    OWN_GLASS,
    PALACE,
    SHOP,
    SPECIALS,
    Means,
    Row,
    row_of,
)
from app.ai.murano.tempo import turns_left
from app.engines.contract import NOBODY
from app.engines.murano.actions import dock_prices, hire_price, income_of, workshops
from app.engines.murano.components import (
    ASSEMBLY_HALL,
    BANK,
    BASILICA,
    BEADS,
    BUILT_VP,
    COUNTING_HOUSE,
    CRANE_A,
    CRANE_B,
    EFFECT,
    FACE,
    GLASSWORKS_SORT,
    GUILD_HALL,
    HARBOR,
    HARBOR_TAVERN,
    HOME,
    HOSTEL,
    INN,
    LIGHTHOUSE,
    N_DOCKS,
    PALACE_SORT,
    SALE,
    SCORING,
    SHOP_RED,
    SHOP_SORT,
    SPECIAL_SORT,
    TAKE_GOLD,
    WORKSHOPS,
)

if TYPE_CHECKING:
    from app.engines.murano.state import State

GAIN = 9.2
"""Points of a character that is recruited later on, before its price."""
DELAY = 0.012
"""Part of that which is lost with every turn until then."""
EARLY, SHORT = 0.5, 0.28
"""Chance that the game ends early, and the part of the turns that it has then."""
SPARE_TURN = 1.3
"""Points of a turn for which there is no better plan."""
GOLD_LATE = 0.045
"""Points of a gold without a purpose, for each turn left; at most ``GOLD_MOST``."""
GOLD_MOST = 0.45
DEAR = {0: 1.0, 1: 1.0, 2: 1.4, 6: 1.2, 7: 0.4, 8: 0.7, 3: 1.5, 4: 1.5, 5: 1.5, 9: 1.0, 10: 1.0, 11: 0.5}
"""Points that a tile of a kind costs which has still to be bought or drawn."""
AT_HAND = 0.35
"""The same for one at hand."""
NEVER = 99.0
BEAD_CARDS = {
    card: BEADS.index(scoring["color"]) for card, scoring in enumerate(SCORING) if scoring["effect"] == "hand_in_beads"
}
"""Colour of the beads by character."""
SPECIAL_WORTH = 5.2
"""Points of the card that a special building brings."""


def card_worth(card: int, turns: float, recruits: float, docks: float, factories: int) -> float:
    """Points of a special building card with so many turns, recruits and gondoliers to come."""
    if card == BANK:
        return 0.25 * turns
    if card == BASILICA:
        return 5.0
    if card in (CRANE_A, CRANE_B):
        return 0.17 * turns
    if card == HARBOR:
        return 0.6 * docks
    if card == HARBOR_TAVERN:
        return 0.9 * docks
    if card == HOSTEL:
        return 1.6 * recruits
    if card == INN:
        return 1.0 * recruits
    if card == COUNTING_HOUSE:
        return 0.06 * turns * min(3, 1 + factories)
    if card in WORKSHOPS:
        return 0.06 * turns * min(3, 1 + factories)
    if card == GUILD_HALL:
        return 0.1 * turns if factories else 0.06 * turns
    if card == ASSEMBLY_HALL:
        return 0.12 * turns
    return 0.08 * turns if card == LIGHTHOUSE else 0.0


class Outlook:
    """A seat, taken apart.

    Attributes:
        turns: Own turns left.
        rows: Per island in play its row.
        free: Per island: gondoliers there that serve no card for certain.
        pots: Per character in hand: its prospect on every island, 0 where it cannot be used.
        held: Unbuilt tiles by kind of the row (``SHOP`` to ``SPECIALS``).
    """

    def __init__(self, state: State, seat: int, turns: float | None = None) -> None:
        """``turns``: own turns left, if they are known better than the stacks tell."""
        self.state, self.seat = state, seat
        self.turns = turns_left(state, seat) if turns is None else turns
        self.islands = state.islands
        self.rows = [row_of(state, island, seat) for island in self.islands]
        self.free = [row[GONDOLIERS] for row in self.rows]
        docks = state.docks
        self.own_dock = [docks[island * N_DOCKS + seat] < 0 for island in self.islands]
        self.other_docks = [
            docks[island * N_DOCKS : (island + 1) * N_DOCKS].count(-1) - own
            for island, own in zip(self.islands, self.own_dock, strict=True)
        ]
        self.dock_price = dock_prices(state, seat)
        self.hire_price = hire_price(state, seat)
        self.inn = 2 if state.owns(seat, INN) else 0
        self.gold, self.ready, self.supply = state.gold[seat], state.ready[seat], state.supply[seat]
        self.recruited = state.recruited[seat]
        self.factories = sum(row[OWN_GLASS] for row in self.rows)
        self.held = held = [0] * 9
        for tile in state.own_shops[seat]:
            held[SHOP + (tile & FACE) - SHOP_RED] += 1
        held[GLASS] = state.own_glassworks[seat]
        held[PALACE] = len(state.own_palaces[seat])
        held[SPECIALS] = state.own_specials[seat]
        self.gold_price = min(GOLD_MOST, GOLD_LATE * self.turns)
        self.means = self._means()
        self.hand = state.hand[seat]
        self.pots = [[self.prospect(card, i, row) for i, row in enumerate(self.rows)] for card in self.hand]
        if state.observer not in (seat, NOBODY):
            self._suspect()
        self.rate = self._rate()

    def _suspect(self) -> None:
        """Nobody keeps any card: of each hidden one it is thought that it is the best of three by now.

        What others build and where they stand thus tells what they are up to.
        """
        deck = self.state.characters
        for k, card in enumerate(self.hand):
            best, pots = card, self.pots[k]
            top = max(pots)
            for other in deck[2 * k : 2 * k + 2]:
                pot = [self.prospect(other, i, row) for i, row in enumerate(self.rows)]
                if max(pot) > top:
                    best, pots, top = other, pot, max(pot)
            if best != card:
                self.hand = [*self.hand[:k], best, *self.hand[k + 1 :]]
                self.pots[k] = pots

    def prospect(self, card: int, i: int, row: Row) -> float:
        """Points of a character at the i-th island in play."""
        home = HOME[card]
        return 0.0 if home >= 0 and home != self.islands[i] else HEURISTICS[card](row, self.means)

    def _rate(self) -> float:
        """Gold that a turn spent on it brings: the mean of what there is, the best counting most."""
        state, seat = self.state, self.seat
        produced = min(self.factories, 3, state.vp[seat] // 2)
        ways = [
            4.0 if state.owns(seat, BANK) else float(TAKE_GOLD),
            float(max(income_of(state, seat, island) for island in self.islands)),
            3.3 * produced + 2.5 * min(3, self.spare_beads()),
        ]
        ways.sort(reverse=True)
        return 0.55 * ways[0] + 0.35 * ways[1] + 0.1 * ways[2]

    def wanted(self) -> set[int]:
        """Colours of beads that a character in hand asks for."""
        return {BEAD_CARDS[card] for card in self.hand if card in BEAD_CARDS}

    def spare_beads(self) -> int:
        """Beads that no character in hand asks for."""
        wanted = self.wanted()
        return sum(number for colour, number in enumerate(self.state.beads[self.seat]) if colour not in wanted)

    def _means(self) -> Means:
        state, seat, held = self.state, self.seat, self.held
        left = [99] * N_KINDS
        shops = len(state.shops)
        left[SHOP] = left[SHOP + 1] = left[SHOP + 2] = left[ANY_SHOP] = shops
        left[GLASS], left[PALACE], left[SPECIALS] = state.glassworks, len(state.palaces), state.specials_left
        left[OWN_BUILDING] = shops + state.glassworks
        left[0] = left[1] = left[GREY] = left[CUSTOMER] = len(state.streets)
        any_shop = held[SHOP] + held[SHOP + 1] + held[SHOP + 2]
        own = [0, 0, 0, *held[SHOP:], any_shop, any_shop + held[GLASS], 0]
        cost = []
        for kind in range(N_KINDS):
            total, line = 0.0, [0.0]
            for k in range(MOST):
                total += AT_HAND if k < own[kind] else DEAR[kind] if k < own[kind] + left[kind] else NEVER
                line.append(total)
            cost.append(line)
        means = Means(self.turns, cost, self.gold, self.gold_price)
        beads = state.beads[seat]
        pairs = [] if state.options["no_workshop_in_scoring"] else workshops(state, seat)
        means.beads = [
            sum(n for c, n in enumerate(beads) if c == goal or (c, goal) in pairs or (goal, c) in pairs)
            for goal in range(len(BEADS))
        ]
        means.factories = self.factories
        return means

    # -- the sum

    def value(self) -> float:
        """Points at the end."""
        return self.state.vp[self.seat] + self.assets() + self.plan(self.pots)

    def assets(self) -> float:
        """Points of what is held and not counted elsewhere."""
        return self.tiles() + self.cards() + self.beads()

    def tiles(self) -> float:
        """Points of unbuilt tiles."""
        return sum((number * self.tile(kind) for kind, number in enumerate(self.held) if number), 0.0)

    def tile(self, kind: int) -> float:
        """Points of an unbuilt tile of a kind, less the work to build it."""
        chance = min(1.0, 0.45 * max(0.0, self.turns - 0.3))
        return chance * (self.built(kind) - 0.5) if chance > 0.0 else 0.0

    def built(self, kind: int) -> float:
        """Points of building a tile of a kind, apart from characters."""
        state, seat = self.state, self.seat
        if kind == SPECIALS:
            points = SPECIAL_WORTH * min(1.0, 0.35 + self.turns / 20.0)
            return points + BUILT_VP[SPECIAL_SORT] + state.owns(seat, CRANE_B)
        if kind == GLASS:
            engine = 0.16 * self.turns if self.factories < 3 else 0.03 * self.turns
            return BUILT_VP[GLASSWORKS_SORT] + state.owns(seat, CRANE_A) + min(2.5, engine)
        if kind == PALACE:
            return float(BUILT_VP[PALACE_SORT] + state.owns(seat, CRANE_A))
        return float(BUILT_VP[SHOP_SORT] + state.owns(seat, CRANE_B)) + min(0.5, 0.05 * self.turns)

    def cards(self) -> float:
        """Points of the special building cards."""
        mask = self.state.cards[self.seat]
        if not mask:
            return 0.0
        return sum((self.card(card) for card in range(len(EFFECT)) if mask >> card & 1 and card != BASILICA), 0.0)

    def card(self, card: int) -> float:
        """Points of a special building card that works from now on."""
        turns = self.turns
        recruits = min(turns / 4.0, 6.0 - self.recruited) if self.recruited < 6 else 0.0
        docks = min(turns / 3.0, float(self.ready + self.supply))
        return card_worth(card, turns, recruits, docks, self.factories)

    def beads(self) -> float:
        """Points of beads that may be sold."""
        beads = self.state.beads[self.seat]
        if not any(beads) or self.turns < 1.0:
            return 0.0
        gold = max(SALE[min(3, number)] for number in beads) + 2.5 * (sum(beads) - max(beads))
        return gold * self.gold_price * 0.8

    def plan(
        self,
        pots: list[list[float]],
        gold: float = 0.0,
        ready: int = 0,
        supply: int = 0,
        recruited: int = 0,
        at: int = -1,
        own: bool = True,
    ) -> float:
        """Points of the characters in hand and of those to come, whether the game lasts long or not.

        Args:
            pots: See ``Outlook``.
            gold: More than now; so are ``ready`` and ``supply`` gondoliers and characters ``recruited``.
            ready: See there.
            supply: See there.
            recruited: See there.
            at: Island (its place among those in play) at which a further gondolier stands.
            own: Whether that one has taken the own gondola there.
        """
        short = self._plan(pots, gold, ready, supply, recruited, (SHORT - 1.0) * self.turns, at, own)
        return EARLY * short + (1.0 - EARLY) * self._plan(pots, gold, ready, supply, recruited, 0.0, at, own)

    def _plan(
        self,
        pots: list[list[float]],
        gold: float,
        ready: int,
        supply: int,
        recruited: int,
        turns: float,
        at: int,
        own: bool,
    ) -> float:
        """``plan`` with so many turns more."""
        free = self.free[:]
        own_dock, other_docks = self.own_dock, self.other_docks
        if at >= 0:
            free[at] += 1
            if own:
                own_dock = own_dock[:]
                own_dock[at] = False
            else:
                other_docks = other_docks[:]
                other_docks[at] -= 1
        gold += self.gold
        turns += self.turns
        ready += self.ready
        supply += self.supply
        points = 0.0
        cheap, dear = self.dock_price
        hire = self.hire_price
        price = self.gold_price + 0.12
        work = SPARE_TURN
        taken = [0] * len(free)
        for pot in sorted(pots, key=max, reverse=True):
            best, where, cost = 1.5, -1, 0.0
            for i, worth in enumerate(pot):
                if worth <= best:
                    continue
                if free[i]:
                    expense = 0.0
                elif turns < 1.0 or not (ready or supply):
                    continue
                else:
                    expense = float(cheap if own_dock[i] and not taken[i] else dear if other_docks[i] else 40)
                    if not ready:
                        expense += hire
                    if worth - expense * price - work <= best:
                        continue
                    best, where, cost = worth - expense * price - work, i, expense
                    continue
                best, where, cost = worth, i, 0.0
            if where < 0:
                continue
            points += pot[where]
            if free[where]:
                free[where] -= 1
            else:
                taken[where] += 1
                gold -= cost
                turns -= 1.0
                if ready:
                    ready -= 1
                else:
                    supply -= 1
                    turns -= 1.0
        open_own = sum(own_dock) - len([number for number in taken if number])
        return points + self._future(gold, turns, sum(free), ready, supply, self.recruited + recruited, open_own)

    def _future(
        self, gold: float, turns: float, free: int, ready: int, supply: int, recruited: int, open_own: int
    ) -> float:
        """Points of the characters to come, of gondoliers without one, and of turns and gold to spare."""
        rate, spare, inn = self.rate, self.gold_price, self.inn
        cheap, dear = self.dock_price
        if gold < 0.0:
            turns += gold / rate
            gold = 0.0
        best = value = SPARE_TURN * turns + spare * gold + free
        need = used = time = gain = 0.0
        for k in range(1, 8):
            need += max(0, recruited + k - inn)
            used += 1.0
            if k > free:
                used += 1.0
                if ready:
                    ready -= 1
                elif supply:
                    supply -= 1
                    used += 1.0
                    need += self.hire_price
                else:
                    break
                need += cheap if open_own > 0 else dear
                open_own -= 1
            short = need - gold
            before, time = time, used + (short / rate if short > 0.0 else 0.0)
            last = value
            gain += GAIN * max(0.0, 1.0 - DELAY * time)
            value = gain + SPARE_TURN * (turns - time) - (spare * short if short < 0.0 else 0.0)
            value += free - k if k < free else 0
            if time > turns:
                part = (turns - before) / (time - before)
                best = max(best, last + (value - last) * part) if part > 0.0 else best
                break
            if value > best:
                best = value
        return best


def worth(state: State, seat: int) -> float:
    """Points that a seat will have at the end."""
    return Outlook(state, seat).value()
