"""The actions of the ring other than building and recruiting.  R25, R30-R42, R72, R80, R83-R87"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

from app.engines.chance import shuffle
from app.engines.murano import building, characters
from app.engines.murano.components import (
    ASSEMBLY_HALL,
    BANK,
    BEADS,
    BY_PRODUCTION,
    BY_SPECIALS,
    CHOOSE_COST,
    COUNTING_HOUSE,
    CUSTOMER_AT,
    CUSTOMERS,
    DISMISS_GAIN,
    DOCK_COST,
    EFFECT,
    GLASS_VP,
    GLASSWORKS_COST,
    GLASSWORKS_SORT,
    GUILD_HALL,
    HARBOR,
    HARBOR_TAVERN,
    HIRE_COST,
    N_DOCKS,
    OWN_AT,
    OWN_GONDOLIERS,
    OWN_SHOP,
    OWN_WIDTH,
    PALACE_SORT,
    SALE,
    SHOP_SORT,
    SORTS,
    SPECIAL_COST,
    SPECIAL_SORT,
    TAKE_GOLD,
    TOP_COST,
    WORKSHOPS,
)
from app.engines.murano.end import tile_left
from app.engines.murano.money import gain_gold, gain_vp, pay

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.murano.state import State

IMPOSSIBLE = 10**6
Step = tuple[Any, ...]
SHOPS, PALACES = 0, 1
KEEP: Action = ("keep",)
_COLOURS = range(len(CUSTOMERS))
_SALES: dict[tuple[tuple[int, ...], int, tuple[tuple[int, int], ...]], list[Action]] = {}
"""``sales`` asked for so far: up to three beads of three colours with any workshops, so a few hundred at most."""


def gold_needed(state: State, seat: int, action: str) -> int:
    """The least gold with which an action can really be carried out; ``IMPOSSIBLE`` if none helps.  R25"""
    return GOLD_NEEDED[action](state, seat)


# -- gold, tiles


def take_gold(state: State, seat: int) -> None:
    """Gain 2 gold, with the Bank 4.  R30, R80"""
    amount = TAKE_GOLD + (EFFECT[BANK]["amount"] if state.owns(seat, BANK) else 0)
    gain_gold(state, seat, amount, "take_gold")


def buy_glassworks(state: State, seat: int) -> None:
    """Pay 1 gold, take a glass factory.  R31, R35"""
    pay(state, seat, GLASSWORKS_COST)
    state.glassworks -= 1
    state.own_glassworks[seat] += 1
    bought(state, seat, GLASSWORKS_SORT, GLASSWORKS_COST)


def buy_special(state: State, seat: int) -> None:
    """Pay 2 gold, take a special building.  R34, R35"""
    pay(state, seat, SPECIAL_COST)
    state.specials_left -= 1
    state.own_specials[seat] += 1
    bought(state, seat, SPECIAL_SORT, SPECIAL_COST)


def bought(state: State, seat: int, sort: int, cost: int) -> None:
    """A tile has been taken: end check, and in the last turns it may be placed at once.  R35, R70, R72

    The event says the sort only: faces of shops and palaces stay hidden.
    """
    if state.trace is not None:
        state.trace.append(("bought", seat, SORTS[sort], cost))
    tile_left(state)
    if state.ended:
        state.agenda.append(("final_build", sort))


def ask_mode(state: State, step: Step) -> None:
    """Top tile unseen for 2 gold, or look the stack through for 4.  R32, R33"""
    offers: list[Action] = [("top",)]
    if state.gold[state.active] >= CHOOSE_COST:
        offers.append(("look",))
    state.ask("choose_purchase_mode", state.active, offers)


def buy_shop(state: State, seat: int) -> None:
    """Ask how.  R32"""
    state.bought = SHOPS
    state.agenda.append(("mode",))


def buy_palace(state: State, seat: int) -> None:
    """Ask how.  R33"""
    state.bought = PALACES
    state.agenda.append(("mode",))


def stack_of(state: State) -> list[int]:
    """The stack that is being bought from."""
    return state.palaces if state.bought == PALACES else state.shops


def take_top(state: State, action: Action) -> None:
    """Pay 2 gold for the top tile; only its owner may look at it.  R5, R32, R33"""
    seat = state.active
    pay(state, seat, TOP_COST)
    state.revealed += 1
    state.chance_events += 1
    keep_tile(state, seat, stack_of(state).pop(), TOP_COST)


def look_through(state: State, action: Action) -> None:
    """Pay 4 gold, then see the whole stack; a tile must be taken.  R5, R32"""
    seat = state.active
    pay(state, seat, CHOOSE_COST)
    state.looks[2 * seat + state.bought] += 1
    state.revealed += 1
    if state.trace is not None:
        state.trace.append(("looked_through", seat, "palace" if state.bought == PALACES else "shop"))
    state.agenda.append(("choose_tile",))


def ask_tile(state: State, step: Step) -> None:
    """Tiles of one face are one option.  R29, R32"""
    state.ask("choose_tile_from_stack", state.active, [("pick", face) for face in sorted(set(stack_of(state)))])


def pick_tile(state: State, action: Action) -> None:
    """Take one and shuffle the rest back.  R32, R33"""
    stack = stack_of(state)
    stack.remove(action[1])
    shuffle(state.rng, stack)
    keep_tile(state, state.active, action[1], CHOOSE_COST)


def keep_tile(state: State, seat: int, tile: int, cost: int) -> None:
    """Lay a shop or palace face down before its owner.  R5, R35"""
    held, sort = (state.own_palaces, PALACE_SORT) if state.bought == PALACES else (state.own_shops, SHOP_SORT)
    held[seat].append(state.tag(tile, state.bought))
    bought(state, seat, sort, cost)


# -- gondoliers


def dock_prices(state: State, seat: int) -> tuple[int, int]:
    """Gold for a gondola of the own colour and for another: 2 and 5, with the Harbor 1 and 3.  R37, R83"""
    if state.owns(seat, HARBOR):
        return EFFECT[HARBOR]["own"], EFFECT[HARBOR]["other"]
    return DOCK_COST


def free_docks(state: State, seat: int) -> list[tuple[int, int]]:
    """(gondola, price) of every free gondola in play; the own colour is that of the seat.  R1, R4, R10, R37"""
    own, other = dock_prices(state, seat)
    docks = state.docks
    return [
        (dock, own if dock % N_DOCKS == seat else other)
        for island in state.islands
        for dock in range(island * N_DOCKS, (island + 1) * N_DOCKS)
        if docks[dock] < 0
    ]


def place_gondolier(state: State, seat: int) -> None:
    """Ask for a gondola.  R37"""
    state.agenda.append(("dock",))


def ask_dock(state: State, step: Step) -> None:
    """Free gondolas that can be paid.  R37"""
    gold = state.gold[state.active]
    docks = free_docks(state, state.active)
    state.ask("choose_gondola", state.active, [("dock", dock) for dock, price in docks if price <= gold])


def choose_dock(state: State, action: Action) -> None:
    """The gondolier stays there to the end; the Harbor Tavern pays 1 VP.  R37, R83"""
    seat = state.active
    dock = action[1]
    price = dict(free_docks(state, seat))[dock]
    pay(state, seat, price)
    state.ready[seat] -= 1
    state.docks[dock] = seat
    state.tally[dock // N_DOCKS * state.columns + OWN_AT + OWN_WIDTH * seat + OWN_GONDOLIERS] += 1
    if state.trace is not None:
        state.trace.append(("gondolier_placed", seat, dock, price))
    if state.owns(seat, HARBOR_TAVERN):
        gain_vp(state, seat, EFFECT[HARBOR_TAVERN]["amount"], BY_SPECIALS, "harbor_tavern")


def hire_or_dismiss(state: State, seat: int) -> None:
    """Ask which.  R42"""
    state.agenda.append(("gondolier",))


def hire_price(state: State, seat: int) -> int:
    """3 gold, with the Assembly Hall 1.  R42, R83"""
    return int(EFFECT[ASSEMBLY_HALL]["hire_cost"]) if state.owns(seat, ASSEMBLY_HALL) else HIRE_COST


def ask_gondolier(state: State, step: Step) -> None:
    """One gondolier, one direction.  R42"""
    seat = state.active
    offers: list[Action] = [("dismiss",)] if state.ready[seat] else []
    if state.supply[seat] and state.gold[seat] >= hire_price(state, seat):
        offers.append(("hire",))
    state.ask("choose_hire_or_dismiss", seat, offers)


def dismiss(state: State, action: Action) -> None:
    """A ready gondolier goes to the general supply for 3 gold (5).  R42, R83"""
    seat = state.active
    state.ready[seat] -= 1
    state.supply[seat] += 1
    gain = EFFECT[ASSEMBLY_HALL]["dismiss_gain"] if state.owns(seat, ASSEMBLY_HALL) else DISMISS_GAIN
    gain_gold(state, seat, gain, "dismissed")


def hire(state: State, action: Action) -> None:
    """Take an own gondolier out of the general supply.  R42"""
    seat = state.active
    price = hire_price(state, seat)
    pay(state, seat, price)
    state.supply[seat] -= 1
    state.ready[seat] += 1
    if state.trace is not None:
        state.trace.append(("hired", seat, price))


# -- income and production


def income_of(state: State, seat: int, island: int) -> int:
    """1 gold per customer of each colour of which the seat has a shop there.  R39"""
    first = island * state.columns
    own = first + OWN_AT + OWN_WIDTH * seat + OWN_SHOP
    tally = state.tally
    return sum([tally[first + CUSTOMER_AT + c] for c in _COLOURS if tally[own + c]])


def take_income(state: State, seat: int) -> None:
    """The island that pays most.  R39"""
    best = max(state.islands, key=lambda island: income_of(state, seat, island))
    gold = income_of(state, seat, best)
    if state.trace is not None:
        state.trace.append(("income", seat, best, gold))
    gain_gold(state, seat, gold, "income")


def most_produced(state: State, seat: int) -> int:
    """How many factories can produce.  R40"""
    if not state.makers >> seat & 1:
        return 0
    affordable = state.vp[seat] // GLASS_VP
    return min(state.built_glassworks(seat), affordable, sum(state.bag)) if affordable else 0


def can_produce(state: State, seat: int) -> bool:
    """Whether ``most_produced`` is not 0.  R40"""
    return state.makers >> seat & 1 != 0 and state.vp[seat] >= GLASS_VP and any(state.bag)


def production(state: State, seat: int) -> None:
    """First how many factories produce, then the sale.  R40, R41"""
    state.agenda += [("sale",), ("produce",)]


def ask_production(state: State, step: Step) -> None:
    """From none to all; not asked if none can.  R28, R40"""
    seat = state.active
    most = most_produced(state, seat)
    if most:
        state.ask("choose_production", seat, [("produce", number) for number in range(most + 1)])


def produce(state: State, action: Action) -> None:
    """Lose 2 VP each, draw the beads; Counting House and Guild Hall.  R40, R84, R87"""
    seat = state.active
    number = action[1]
    if not number:
        return
    gain_vp(state, seat, -GLASS_VP * number, BY_PRODUCTION, "production")
    drawn = [draw_bead(state, seat) for _ in range(number)]
    if state.owns(seat, COUNTING_HOUSE) and any(state.bag):
        drawn.append(draw_bead(state, seat))
        state.owes_bead = True
    state.revealed += 1
    state.chance_events += 1
    if state.trace is not None:
        state.trace.append(("beads_drawn", seat, tuple(drawn)))
    if state.owns(seat, GUILD_HALL):
        gain_vp(state, seat, EFFECT[GUILD_HALL]["amount"], BY_SPECIALS, "guild_hall")


def draw_bead(state: State, seat: int) -> int:
    """One bead at random out of the bag."""
    at = int(state.rng.random() * sum(state.bag))
    colour = 0
    while at >= state.bag[colour]:
        at -= state.bag[colour]
        colour += 1
    state.bag[colour] -= 1
    state.beads[seat][colour] += 1
    return colour


def bead_sets(owned: Sequence[int], most: int) -> list[tuple[int, ...]]:
    """Every set of 1 to ``most`` beads out of those owned, by true colours.  R29, R41a"""
    sets = product(*(range(min(number, most) + 1) for number in owned))
    return [beads for beads in sets if 1 <= sum(beads) <= most]


def counts_as_one_colour(beads: tuple[int, ...], pairs: Sequence[tuple[int, int]]) -> bool:
    """Whether all beads can count as one colour, each by at most one workshop.  R85"""
    present = [colour for colour, number in enumerate(beads) if number]
    return any(
        all(colour == goal or (colour, goal) in pairs or (goal, colour) in pairs for colour in present)
        for goal in range(len(BEADS))
    )


def workshops(state: State, seat: int) -> list[tuple[int, int]]:
    """Pairs of colours that a seat's workshops join.  R85"""
    return [pair for card, pair in WORKSHOPS.items() if state.owns(seat, card)]


def ask_sale(state: State, step: Step) -> None:
    """None, or 1 to 3 beads that count as one colour; the Counting House keeps one back.  R41, R41a, R84"""
    seat = state.active
    owned = state.beads[seat]
    most = min(len(SALE) - 1, sum(owned) - state.owes_bead)
    if most > 0:
        enough = tuple([number if number < most else most for number in owned])
        state.ask("choose_sale", seat, sales(enough, most, tuple(workshops(state, seat))))


def sales(owned: tuple[int, ...], most: int, pairs: tuple[tuple[int, int], ...]) -> list[Action]:
    """What a seat may sell, of each colour at most ``most``; worked out once for all.  R41, R41a, R85"""
    asked = (owned, most, pairs)
    offers = _SALES.get(asked)
    if offers is None:
        sets = [beads for beads in bead_sets(owned, most) if counts_as_one_colour(beads, pairs)]
        offers = _SALES[asked] = [KEEP, *[("sell", *beads) for beads in sets]]
    return offers


def sell(state: State, action: Action) -> None:
    """5, 12 or 20 gold; the beads go back to the bag in their true colours.  R41, R85"""
    seat = state.active
    for colour, number in enumerate(action[1:]):
        state.beads[seat][colour] -= number
        state.bag[colour] += number
    if state.trace is not None:
        state.trace.append(("sold", seat, action[1:]))
    gain_gold(state, seat, SALE[sum(action[1:])], "sale")


def keep_beads(state: State, action: Action) -> None:
    """Selling is optional.  R41"""


def _recruit_needed(state: State, seat: int) -> int:
    return characters.recruit_price(state, seat) if state.characters else IMPOSSIBLE


def _dock_needed(state: State, seat: int) -> int:
    if not state.ready[seat]:
        return IMPOSSIBLE
    docks = state.docks
    for island in state.islands:
        if docks[island * N_DOCKS + seat] < 0:
            return dock_prices(state, seat)[0]  # another colour never costs less
    for island in state.islands:
        if min(docks[island * N_DOCKS : (island + 1) * N_DOCKS]) < 0:
            return dock_prices(state, seat)[1]
    return IMPOSSIBLE


def _hire_needed(state: State, seat: int) -> int:
    if state.ready[seat]:
        return 0
    return hire_price(state, seat) if state.supply[seat] else IMPOSSIBLE


def _income_needed(state: State, seat: int) -> int:
    return 0 if state.earning >> seat & 1 else IMPOSSIBLE


def _production_needed(state: State, seat: int) -> int:
    return 0 if can_produce(state, seat) or any(state.beads[seat]) else IMPOSSIBLE


GOLD_NEEDED: dict[str, Callable[[State, int], int]] = {
    "take_gold": lambda state, seat: 0,
    "buy_glassworks": lambda state, seat: GLASSWORKS_COST if state.glassworks else IMPOSSIBLE,
    "buy_shop": lambda state, seat: TOP_COST if state.shops else IMPOSSIBLE,
    "buy_palace": lambda state, seat: TOP_COST if state.palaces else IMPOSSIBLE,
    "buy_special_building": lambda state, seat: SPECIAL_COST if state.specials_left else IMPOSSIBLE,
    "recruit_character": _recruit_needed,
    "place_gondolier": _dock_needed,
    "build": lambda state, seat: 0 if building.can_build(state, seat) else IMPOSSIBLE,
    "income": _income_needed,
    "production": _production_needed,
    "hire_or_dismiss": _hire_needed,
}

PERFORM: dict[str, Callable[[State, int], None]] = {
    "take_gold": take_gold,
    "buy_glassworks": buy_glassworks,
    "buy_shop": buy_shop,
    "buy_palace": buy_palace,
    "buy_special_building": buy_special,
    "recruit_character": characters.recruit,
    "place_gondolier": place_gondolier,
    "build": building.begin_build,
    "income": take_income,
    "production": production,
    "hire_or_dismiss": hire_or_dismiss,
}
