"""The helpers: what each may do now, and its effect.  R12, R52, R75-R79, R92-R97"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.engines.loyang import court, harvest, lanterns, solo
from app.engines.loyang.beliefs import after_returning, after_taking
from app.engines.loyang.components import (
    ACCOUNTANT,
    DELIVERYMAN,
    EMPTY,
    FIGURES,
    FREE_PACK,
    FULL_STALL,
    GOODS_OF,
    HAGGLER,
    HARVEST_HAND,
    HELPER,
    IMPOSTOR,
    IS_HOME,
    LEASEHOLDER,
    LORD,
    MAID,
    MAID_HELPS,
    MARKET_CRIER,
    MARKET_WOMAN,
    MERCHANT,
    MESSENGER_BOY,
    MESSENGER_HELPS,
    N_ACTION,
    N_GOODS,
    OFFICIAL,
    PLACES,
    PLAIN,
    PLOTS,
    PLOUGHMAN,
    PLUS_TWO,
    RICH_SOWING,
    SALESWOMAN,
    SELF_SUPPLIER,
    SELL_PRICE,
    SHOPPER,
    TOUT,
    TRADER,
    WITH_BOTH,
    WITH_HAGGLER,
    WITH_SHOPPER,
)
from app.engines.loyang.display import ENOUGH, crier_sales, leave, take_away, uncover, use_up

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.loyang.state import State

Targets = tuple[int, ...]
Step = tuple[Any, ...]


def play(state: State, action: Action) -> None:
    """Use a helper: one of its options, completely; then it goes.  R7, R77, R78"""
    _, card, option, *targets = action
    if state.trace is not None:
        state.trace.append(("helper", state.actor, card, option, tuple(targets)))
    EFFECTS[HELPER[card], option](state, state.actor, card, tuple(targets))


# -- what switches something on for this turn


def _switch(perk: int) -> Callable[[State, int, int, Targets], None]:
    def on(state: State, seat: int, card: int, targets: Targets) -> None:
        state.perks |= perk
        use_up(state, seat, card)

    return on


def _always(*options: int) -> Callable[[State, int, int], list[Action]]:
    """Such an option is always legal.  R77"""
    return lambda state, seat, card: [("play", card, option) for option in options]


# -- accountant


def play_accountant(state: State, seat: int, card: int, targets: Targets) -> None:
    """The shop is set good by good.  R93"""
    state.again()
    state.agenda.append(("set_shop", card, 0))


def ask_shop(state: State, step: Step) -> None:
    """How many places of the next good are filled; after the last the bonus is paid at once."""
    _, card, good = step
    seat = state.active
    if good == N_GOODS:
        pay_bonus(state, seat)
        leave(state, seat, [card])
        return
    state.ask("set_shop", seat, [("stock", good, number) for number in range(PLACES[good] + 1)])


def set_shop(state: State, action: Action) -> None:
    """From or to the supply, without cash."""
    seat, (_, good, number) = state.actor, action
    state.shop[seat * N_GOODS + good] = number
    if state.trace is not None:
        state.trace.append(("shop_set", seat, good, number))
    state.agenda.append(("set_shop", state.asked[1], good + 1))


def pay_bonus(state: State, seat: int) -> None:
    """1 cash per own visible field of the good that grows on most, home field included.  R110 (ruling)"""
    fields = [0] * N_GOODS
    for field in state.fields[seat]:
        if state.stock[field]:
            fields[state.crop[field]] += 1
    amount = max(fields) * FIGURES[ACCOUNTANT]["cash_per_field"]
    state.cash[seat] += amount
    if state.trace is not None:
        state.trace.append(("bonus", seat, amount, fields.index(max(fields))))


# -- fields


def play_harvest_hand(state: State, seat: int, card: int, targets: Targets) -> None:
    """Harvest phase: a second good from the chosen fields.  R27, R92"""
    harvest.second_harvest(state, seat, card, targets)


def ploughman_offers(state: State, seat: int, card: int) -> list[Action]:
    """Clear a field with two goods or more, or harvest fields with exactly one; never the home field."""
    own = [field for field in state.fields[seat] if not IS_HOME[field]]
    least = FIGURES[PLOUGHMAN]["least"]
    offers: list[Action] = [("play", card, 1, field) for field in own if state.stock[field] >= least]
    ripe = [field for field in own if state.stock[field] == 1]
    return offers + [("play", card, 2, *fields) for fields in harvest.sets_of(ripe)]


def clear_field(state: State, seat: int, card: int, targets: Targets) -> None:
    """Its goods go to the supply, and it can be sown again.  R46, R94"""
    (field,) = targets
    state.stock[field] = 0
    state.crop[field] = EMPTY
    if state.trace is not None:
        state.trace.append(("cleared", seat, field))
    use_up(state, seat, card)


def harvest_single(state: State, seat: int, card: int, targets: Targets) -> None:
    """The last good of the chosen fields.  R25"""
    harvest.reap(state, seat, targets)
    use_up(state, seat, card)


def leaseholder_offers(state: State, seat: int, card: int) -> list[Action]:
    """Pay, or put an unsown field under the stack; not with an empty stack."""
    if not state.stack[seat]:
        return []
    offers: list[Action] = [("play", card, 1)] if state.cash[seat] >= FIGURES[LEASEHOLDER]["cost"] else []
    return offers + [("play", card, 2, field) for field in state.fields[seat] if not state.stock[field]]


def rent_field(state: State, seat: int, card: int, targets: Targets) -> None:
    """Pay 3 cash and look the stack through.  R112"""
    cost = FIGURES[LEASEHOLDER]["cost"]
    state.cash[seat] -= cost
    if state.trace is not None:
        state.trace.append(("field_rented", seat, cost))
    _look_through(state, seat, card, not_the_last=0)


def exchange_field(state: State, seat: int, card: int, targets: Targets) -> None:
    """The field goes under the stack, the one it covered is uncovered; then look.  R6, R112"""
    (field,) = targets
    lower = take_away(state, seat, field)
    entry = ~field if field < N_ACTION else PLOTS[field]
    state.stack[seat].insert(0, entry)
    state.belief[seat] = after_returning(state.belief[seat], entry)
    if state.trace is not None:
        state.trace.append(("field_returned", seat, field))
    uncover(state, seat, lower)
    _look_through(state, seat, card, not_the_last=1)


def _look_through(state: State, seat: int, card: int, not_the_last: int) -> None:
    state.looked[seat] = True
    state.revealed += 1
    state.again()
    state.agenda.append(("choose_field", card, not_the_last))


def ask_private_field(state: State, step: Step) -> None:
    """Any field of the stack but the one just returned, the top one first; one must be taken.  R10a"""
    seat = state.active
    number = len(state.stack[seat]) - step[2]
    state.ask("choose_private_field", seat, [("choose", place) for place in range(number)])


def choose_private_field(state: State, action: Action) -> None:
    """It is laid out free of charge, open to everybody; the rest keeps its order.  R46"""
    seat = state.actor
    state.revealed += 1
    _, helper, not_the_last = state.asked
    entry = state.stack[seat].pop(-1 - action[1])
    state.belief[seat] = after_taking(state.belief[seat], entry, not_the_last=bool(not_the_last))
    card = harvest.lay_private(state, seat, entry)
    if state.trace is not None:
        state.trace.append(("field_chosen", seat, card))
    leave(state, seat, [helper])


# -- stalls


def crier_offers(state: State, seat: int, card: int) -> list[Action]:
    """Refill the stalls, or sell from them."""
    refill = any(state.stock[stall] != FULL_STALL for stall in state.stalls[seat])
    offers: list[Action] = [("play", card, 1)] if refill else []
    return offers + [("play", card, 2, *goods) for goods in crier_sales(state, seat)]


def refill_stalls(state: State, seat: int, card: int, targets: Targets) -> None:
    """All own visible stalls are full again."""
    for stall in state.stalls[seat]:
        if state.stock[stall] != FULL_STALL:
            state.stock[stall] = FULL_STALL
            if state.trace is not None:
                state.trace.append(("refilled", seat, stall))
    use_up(state, seat, card)


def sell_from_stalls(state: State, seat: int, card: int, targets: Targets) -> None:
    """The named goods go to the shop for at most 3 cash in all; emptied stalls leave, then the helper.  R6a, R93"""
    left = FIGURES[MARKET_CRIER]["cash"]
    for stall, good in zip(targets[::2], targets[1::2], strict=True):
        cash = min(SELL_PRICE[good], left)
        left -= cash
        state.stock[stall] &= ~(1 << GOODS_OF[stall].index(good))
        state.shop[seat * N_GOODS + good] += 1
        state.cash[seat] += cash
        if state.trace is not None:
            state.trace.append(("sold", seat, good, cash))
    leave(state, seat, [stall for stall in state.stalls[seat] if not state.stock[stall]])
    use_up(state, seat, card)


# -- customers


def saleswoman_offers(state: State, seat: int, card: int) -> list[Action]:
    """Markers to blue if there is a red one, or the better price for this turn."""
    offers: list[Action] = [("play", card, 2)]
    if any(state.red[customer] for customer in state.regulars[seat]):
        offers.insert(0, ("play", card, 1))
    return offers


def turn_markers(state: State, seat: int, card: int, targets: Targets) -> None:
    """All own markers show blue; what is refused stays refused.  R82"""
    for customer in state.regulars[seat]:
        state.red[customer] = 0
    if state.trace is not None:
        state.trace.append(("markers_blue", seat))
    use_up(state, seat, card)


# -- merchant


def asked_twice(state: State, seat: int) -> int:
    """Bit mask of the goods that the own visible regular customers ask for at least twice."""
    number = [0] * N_GOODS
    for customer in state.regulars[seat]:
        for good in GOODS_OF[customer]:
            number[good] += 1
    return sum(1 << good for good in range(N_GOODS) if number[good] >= FIGURES[MERCHANT]["asked"])


def bargains(state: State, seat: int, goods: int) -> list[tuple[int, int]]:
    """Good and way (plain, with haggler, shopper or both) of every purchase of the merchant now.  R11"""
    price = FIGURES[MERCHANT]["price"]
    payable = state.cash[seat] >= price
    used = [HELPER[card] for card in state.spent]
    haggler = state.helper(seat, HAGGLER) != EMPTY and HAGGLER not in used
    shopper = state.helper(seat, SHOPPER) != EMPTY and SHOPPER not in used
    found = []
    for good in range(N_GOODS):
        if goods >> good & 1:
            lying = state.shop[seat * N_GOODS + good]
            if lying and payable:
                found.append((good, PLAIN))
            if lying > 1 and payable and haggler:
                found.append((good, WITH_HAGGLER))
            if shopper:
                found.append((good, WITH_SHOPPER))
            if shopper and haggler:
                found.append((good, WITH_BOTH))
    return found


def merchant_offers(state: State, seat: int, card: int) -> list[Action]:
    """The first purchase."""
    goods = asked_twice(state, seat)
    return [("play", card, 1, *bargain) for bargain in bargains(state, seat, goods)] if goods else []


def play_merchant(state: State, seat: int, card: int, targets: Targets) -> None:
    """At least one purchase; which goods are cheap is settled now."""
    state.cheap = asked_twice(state, seat)
    state.spent = [card]
    state.again()
    buy_cheap(state, ("cheap", *targets))


def buy_cheap(state: State, action: Action) -> None:
    """One of the shop for 1 cash, two with the haggler; with the shopper from the supply for nothing."""
    seat, (_, good, way) = state.actor, action
    number = 2 if way & WITH_HAGGLER else 1
    price = 0 if way & WITH_SHOPPER else FIGURES[MERCHANT]["price"]
    if not way & WITH_SHOPPER:
        state.shop[seat * N_GOODS + good] -= number
    state.spent += [
        state.helper(seat, kind) for kind, bit in ((HAGGLER, WITH_HAGGLER), (SHOPPER, WITH_SHOPPER)) if way & bit
    ]
    state.cash[seat] -= price
    state.cart[seat * N_GOODS + good] += number
    state.cheap &= ~(1 << good)
    if state.trace is not None:
        state.trace.append(("bought", seat, good, number, price, way))
    state.agenda.append(("merchant",))


def ask_merchant(state: State, step: Step) -> None:
    """Another of the goods, each once, or enough; then merchant, haggler and shopper go together.  R6a, R7"""
    seat = state.active
    offers: list[Action] = [("cheap", *bargain) for bargain in bargains(state, seat, state.cheap)]
    if offers:
        state.ask("merchant_more", seat, [*offers, ENOUGH])
    else:
        end_purchases(state)


def end_purchases(state: State) -> None:
    """All helpers that took part leave.  R6a, R7"""
    spent, state.spent = state.spent, []
    state.cheap = 0
    leave(state, state.active, spent)


def enough(state: State, action: Action) -> None:
    """No more cards or purchases: merchant, lord of the manor, solo grid.  S3, R96"""
    step = state.asked
    if step[0] == "merchant":
        end_purchases(state)
    elif step[0] == "extra":
        leave(state, state.actor, [step[1]])
    else:
        solo.end_buying(state, step)


# -- other helpers


def play_lord(state: State, seat: int, card: int, targets: Targets) -> None:
    """More court cards, or grid cards.  R96, S6"""
    if state.players == 1:
        solo.play_lord(state, card)
    else:
        court.play_lord(state, seat, card)


OFFERS: dict[int, Callable[[State, int, int], list[Action]]] = {
    TOUT: lanterns.tout_offers,
    OFFICIAL: _always(1),
    MESSENGER_BOY: _always(1),
    ACCOUNTANT: _always(1),
    HARVEST_HAND: _always(2),
    TRADER: lanterns.trader_offers,
    IMPOSTOR: lanterns.impostor_offers,
    MERCHANT: merchant_offers,
    DELIVERYMAN: lanterns.deliveryman_offers,
    MAID: _always(1),
    MARKET_CRIER: crier_offers,
    MARKET_WOMAN: lanterns.woman_offers,
    LEASEHOLDER: leaseholder_offers,
    PLOUGHMAN: ploughman_offers,
    SELF_SUPPLIER: lanterns.supplier_offers,
    SALESWOMAN: saleswoman_offers,
}
"""What a helper may do in the own action turn; haggler and shopper belong to a purchase.  R77, R95"""

EFFECTS: dict[tuple[int, int], Callable[[State, int, int, Targets], None]] = {
    (TOUT, 1): lanterns.swap_cards,
    (TOUT, 2): lanterns.serve_abroad,
    (OFFICIAL, 1): _switch(FREE_PACK),
    (MESSENGER_BOY, 1): _switch(MESSENGER_HELPS),
    (ACCOUNTANT, 1): play_accountant,
    (HARVEST_HAND, 1): play_harvest_hand,
    (HARVEST_HAND, 2): _switch(RICH_SOWING),
    (LORD, 1): play_lord,
    (TRADER, 1): lanterns.trade_abroad,
    (IMPOSTOR, 1): lanterns.swap_helper,
    (MERCHANT, 1): play_merchant,
    (DELIVERYMAN, 1): lanterns.deliver_abroad,
    (MAID, 1): _switch(MAID_HELPS),
    (MARKET_CRIER, 1): refill_stalls,
    (MARKET_CRIER, 2): sell_from_stalls,
    (MARKET_WOMAN, 1): lanterns.swap_cards,
    (LEASEHOLDER, 1): rent_field,
    (LEASEHOLDER, 2): exchange_field,
    (PLOUGHMAN, 1): clear_field,
    (PLOUGHMAN, 2): harvest_single,
    (SELF_SUPPLIER, 1): lanterns.take_from_field,
    (SALESWOMAN, 1): turn_markers,
    (SALESWOMAN, 2): _switch(PLUS_TWO),
}
