"""The action turn: sow, buy, trade, serve customers, double pack, and its end.  R52, R54-R74, R80-R91, R98, R99"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.loyang.components import (
    BUY_PRICE,
    DELIVERED,
    DELIVERED_TWICE,
    EMPTY,
    FIELD_COST,
    FIGURES,
    FIRST_STEP,
    FREE_PACK,
    GOODS_OF,
    HAGGLER,
    HARVEST_HAND,
    HELPER,
    LARGE_STORE,
    LAST_SPACE,
    MAID_HELPS,
    MESSENGER_HELPS,
    N_CARDS,
    N_GOODS,
    NEED,
    PACK_BOUGHT,
    PATH,
    PAYMENTS,
    PLACES,
    PLAIN,
    PLOTS,
    PRICE,
    REFUSAL_COST,
    REFUSED,
    RICH_SOWING,
    ROWS,
    SHOPPER,
    SUPPLY_PRICE,
    TO_DO,
    UPGRADE_COST,
    WITH_BOTH,
    WITH_HAGGLER,
    WITH_SHOPPER,
)
from app.engines.loyang.display import (
    DISCARD,
    SELL,
    discard,
    draw,
    free_offers,
    is_common,
    leave,
    loan_offers,
    money_offers,
    owe_card,
    within_reach,
    without_means,
)
from app.engines.loyang.goods import MEMORY, fill_row, hand_over, modifier, trade, trade_offers, wares
from app.engines.loyang.helpers import OFFERS

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.loyang.state import State

Step = tuple[Any, ...]

END: Action = ("end",)
PACK: Action = ("pack",)
REJECT: Action = ("reject",)
UPGRADE: Action = ("upgrade",)
BUY: tuple[tuple[Action, ...], ...] = tuple(
    tuple(("buy", good, way) for way in (PLAIN, WITH_HAGGLER, WITH_SHOPPER, WITH_BOTH)) for good in range(N_GOODS)
)
DELIVER: tuple[Action, ...] = tuple(("deliver", card) for card in range(N_CARDS))
AGAIN: tuple[Action, ...] = tuple(("deliver_again", card) for card in range(N_CARDS))
DOUBLE: tuple[Action, ...] = tuple(("deliver_double", card) for card in range(N_CARDS))
REFUSE: tuple[Action, ...] = tuple(("refuse", card) for card in range(N_CARDS))
SERVE: tuple[Action, ...] = tuple(("serve", card) for card in range(N_CARDS))
GOODS_IN: tuple[tuple[int, ...], ...] = tuple(
    tuple(good for good in range(N_GOODS) if mask >> good & 1) for mask in range(1 << N_GOODS)
)
_SOWINGS: dict[int, list[Action]] = {}
_TRADES: dict[tuple[int, int, int, bool], list[Action]] = {}


# -- what can be done


def begin_action_turn(state: State, step: Step) -> None:
    """Complete turns one after the other.  R48, R51, R53"""
    if step[1] == state.players:
        return
    state.place = step[1]
    state.active = state.order[state.place]
    state.perks = 0
    state.turn += 1
    state.agenda += [("actions", step[1] + 1), ("act",)]
    if state.trace is not None:
        state.trace.append(("turn_began", state.active))


def ask_act(state: State, step: Step) -> None:
    """Everything that the active player may do now.  R10a, R63, R64, R66, R111"""
    seat = state.active
    first = seat * N_GOODS
    shop, cash, stock = state.shop, state.cash[seat], state.stock
    key, mask = wares(state, seat)
    goods = GOODS_IN[mask]
    offers: list[Action] = [END] if can_end(state, seat) else []
    for field in state.fields[seat]:
        if not stock[field] and NEED[field] & mask:
            offers += _sowings(field, mask)
    for good in range(N_GOODS):
        if BUY_PRICE[good] <= cash and shop[first + good]:
            offers.append(BUY[good][PLAIN])
    if mask:
        maid = bool(state.perks & MAID_HELPS)
        for stall in state.stalls[seat]:
            found = _TRADES.get((stall, stock[stall], key, maid))
            if found is None:
                if len(_TRADES) >= MEMORY:
                    _TRADES.clear()
                found = _TRADES[stall, stock[stall], key, maid] = [
                    ("trade", stall, *bargain) for bargain in trade_offers(state, stall, key)
                ]
            offers += found
        offers += [SERVE[card] for card in state.casuals[seat] if NEED[card] & ~mask == 0]
    for card in state.regulars[seat]:
        _customer_offers(state, seat, card, mask, offers)
    if not state.perks & PACK_BOUGHT and pack_price(state, seat) <= cash and (state.pile or state.discard):
        offers.append(PACK)
    if state.helpers[seat]:
        _helper_offers(state, seat, offers)
    offers += [SELL[good] for good in goods if shop[first + good] < PLACES[good]]
    offers += loan_offers(state, seat)
    state.ask("act", seat, offers)


def _sowings(field: int, mask: int) -> list[Action]:
    """Goods of the cart that an empty field accepts.  R44, R65"""
    key = field << N_GOODS | NEED[field] & mask
    found = _SOWINGS.get(key)
    if found is None:
        found = _SOWINGS[key] = [("sow", good, field) for good in GOODS_IN[NEED[field] & mask]]
    return found


def _customer_offers(state: State, seat: int, card: int, mask: int, offers: list[Action]) -> None:
    """A regular customer that is due is delivered or refused, with the messenger boy delivered twice.  R80-R82a"""
    dealt = state.dealt[card]
    ready = NEED[card] & ~mask == 0
    if dealt == TO_DO:
        if ready:
            offers.append(DELIVER[card])
            if state.perks & MESSENGER_HELPS and state.stock[card] == ROWS - 1:
                cart = state.cart
                if all(cart[seat * N_GOODS + good] > 1 for good in GOODS_OF[card]):
                    offers.append(DOUBLE[card])
        if not state.red[card] or state.cash[seat] >= REFUSAL_COST or without_means(state, seat):
            offers.append(REFUSE[card])
    elif dealt == DELIVERED and ready and state.perks & MESSENGER_HELPS:
        offers.append(AGAIN[card])


def _helper_offers(state: State, seat: int, offers: list[Action]) -> None:
    """Helpers used or discarded; of equal traders the one is as good as the other.  R68, R75, R76, R77, R79, R95"""
    kinds = 0
    seen = set()
    for card in state.helpers[seat]:
        kind = HELPER[card]
        kinds |= 1 << kind
        offers.append(DISCARD[card])
        if (kind, state.under[card]) not in seen and kind in OFFERS:
            seen.add((kind, state.under[card]))
            offers += OFFERS[kind](state, seat, card)
    haggler, shopper = kinds >> HAGGLER & 1, kinds >> SHOPPER & 1
    if not haggler and not shopper:
        return
    cash, first = state.cash[seat], seat * N_GOODS
    for good in range(N_GOODS):
        if haggler and BUY_PRICE[good] <= cash and state.shop[first + good] > 1:
            offers.append(BUY[good][WITH_HAGGLER])
        if shopper and SUPPLY_PRICE[good] <= cash:
            offers.append(BUY[good][WITH_SHOPPER])
            if haggler:
                offers.append(BUY[good][WITH_BOTH])


# -- goods


def sow(state: State, action: Action) -> None:
    """A good of the cart on an empty field, which is filled up.  R21, R65, R94"""
    seat, (_, good, field) = state.actor, action
    number = PLOTS[field] + (FIGURES[HARVEST_HAND]["more"] if state.perks & RICH_SOWING else 0)
    state.cart[seat * N_GOODS + good] -= 1
    state.crop[field] = good
    state.stock[field] = number
    if state.trace is not None:
        state.trace.append(("sown", seat, good, field, number))
    state.again()


def buy(state: State, action: Action) -> None:
    """One good of the own shop; two with the haggler, from the supply with the shopper.  R2, R67, R68"""
    seat, (_, good, way) = state.actor, action
    number = 2 if way & WITH_HAGGLER else 1
    price = SUPPLY_PRICE[good] if way & WITH_SHOPPER else BUY_PRICE[good]
    if not way & WITH_SHOPPER:
        state.shop[seat * N_GOODS + good] -= number
    state.cash[seat] -= price
    state.cart[seat * N_GOODS + good] += number
    if state.trace is not None:
        state.trace.append(("bought", seat, good, number, price, way))
    state.again()
    used = [kind for kind, bit in ((HAGGLER, WITH_HAGGLER), (SHOPPER, WITH_SHOPPER)) if way & bit]
    if used:
        leave(state, seat, [state.helper(seat, kind) for kind in used])


def trade_at_own(state: State, action: Action) -> None:
    """At an own stall; only in the action phase.  R71, R72, R73, R74, R118"""
    trade(state, state.actor, action[1:])
    state.again()


# -- customers


def can_end(state: State, seat: int) -> bool:
    """Whether every own visible regular customer has been dealt with.  R83, R113"""
    dealt = state.dealt
    return all(dealt[card] for card in state.regulars[seat])


def deliver(state: State, action: Action) -> None:
    """Deliver both goods to an own regular customer, once per round.  R80, R81"""
    state.dealt[action[1]] = DELIVERED
    fill_row(state, state.actor, state.actor, action[1])
    state.again()


def deliver_again(state: State, action: Action) -> None:
    """The messenger boy's second delivery counts for the same row, which pays once more."""
    seat, card = state.actor, action[1]
    row = state.stock[card] - 1
    hand_over(state, seat, card)
    state.cash[seat] += PAYMENTS[card][row]
    state.dealt[card] = DELIVERED_TWICE
    if state.trace is not None:
        state.trace.append(("delivered", seat, card, row, PAYMENTS[card][row], seat))
    state.again()


def deliver_double(state: State, action: Action) -> None:
    """Both deliveries of the top row at the same moment (messenger boy)."""
    state.dealt[action[1]] = DELIVERED_TWICE
    fill_row(state, state.actor, state.actor, action[1], 2)
    state.again()


def refuse(state: State, action: Action) -> None:
    """No delivery: a blue marker turns red, with a red one 2 cash are due.  R82, R82a"""
    seat, card = state.actor, action[1]
    fee = min(REFUSAL_COST, state.cash[seat]) if state.red[card] else 0
    state.red[card] = 1
    state.dealt[card] = REFUSED
    state.cash[seat] -= fee
    if state.trace is not None:
        state.trace.append(("refused", seat, card, fee))
    state.again()


def serve(state: State, action: Action) -> None:
    """Serve a casual customer.  R85, R86, R87"""
    seat, card = state.actor, action[1]
    change = modifier(state, seat)
    hand_over(state, seat, card)
    state.cash[seat] += PRICE[card] + change
    if state.trace is not None:
        state.trace.append(("served", seat, card, PRICE[card] + change, change))
    leave(state, seat, [card])
    state.again()


# -- double pack


def pack_price(state: State, seat: int) -> int:
    """The larger number of visible helpers and stalls; the official makes it free.  R78, R88"""
    if state.perks & FREE_PACK and seat == state.active:
        return 0
    return max(len(state.helpers[seat]), len(state.stalls[seat]))


def buy_pack(state: State, action: Action) -> None:
    """Pay and draw two cards; with fewer than two in both piles only those.  R88, R89"""
    seat = state.actor
    price = pack_price(state, seat)
    state.cash[seat] -= price
    state.perks |= PACK_BOUGHT
    if state.trace is not None:
        state.trace.append(("pack_bought", seat, price))
    for _ in range(min(2, len(state.pile) + len(state.discard))):
        card = draw(state)
        state.drawn.append(card)
        if state.trace is not None:
            state.trace.append(("drew", seat, card))
    state.revealed += 1
    state.chance_events += 1
    state.again()
    state.agenda.append(("pack",))


def ask_pack(state: State, step: Step) -> None:
    """Keep none, one, or both with one on top; only as many common fields as can be paid.  R10a, R59, R89, R90"""
    seat = state.active
    fields = within_reach(state, seat) // FIELD_COST
    drawn = state.drawn
    keeps: list[Action] = [("keep", card) for card in drawn]
    if len(drawn) == 2:
        keeps += [("keep", *drawn), ("keep", *drawn[::-1])]
    offers = [REJECT, *(keep for keep in keeps if sum(map(is_common, keep[1:])) <= fields)]
    state.ask("resolve_double_pack", seat, offers + free_offers(state, seat) + money_offers(state, seat))


def keep(state: State, action: Action) -> None:
    """Lay out what is kept, the upper card first; the other cards are discarded.  R90, R91"""
    seat, kept = state.actor, action[1:]
    for card in [card for card in state.drawn if card not in kept]:
        state.drawn.remove(card)
        discard(state, card)
        if state.trace is not None:
            state.trace.append(("rejected", seat, card))
    for i in reversed(range(len(kept))):
        owe_card(state, seat, kept[i], "pack", kept[i - 1] if i else EMPTY)


# -- the end of the turn


def end_turn(state: State, action: Action) -> None:
    """Final: only storing and the path are left.  R98, R113"""
    state.agenda += [("advance",), ("store",)]


def ask_store(state: State, step: Step) -> None:
    """What does not fit into the storehouse is sold or given back, or it is enlarged.  R10a, R98"""
    seat = state.active
    first = seat * N_GOODS
    goods = state.cart[first : first + N_GOODS]
    if sum(goods) <= state.capacity[seat]:
        if any(goods):
            state.store[first : first + N_GOODS] = goods
            state.cart[first : first + N_GOODS] = [0] * N_GOODS
            if state.trace is not None:
                state.trace.append(("stored", seat, tuple(goods)))
        return
    offers: list[Action] = [("return", good) for good in range(N_GOODS) if goods[good]]
    if state.capacity[seat] < LARGE_STORE and state.cash[seat] >= UPGRADE_COST:
        offers.append(UPGRADE)
    state.ask("store", seat, offers + free_offers(state, seat))


def upgrade(state: State, action: Action) -> None:
    """Turn the storehouse over for good.  R98"""
    state.cash[state.actor] -= UPGRADE_COST
    state.capacity[state.actor] = LARGE_STORE
    if state.trace is not None:
        state.trace.append(("upgraded", state.actor, UPGRADE_COST))
    state.again()


def give_back(state: State, action: Action) -> None:
    """A good goes back to the supply without payment.  R98"""
    state.cart[state.actor * N_GOODS + action[1]] -= 1
    if state.trace is not None:
        state.trace.append(("returned", state.actor, action[1]))
    state.again()


def step_cost(space: int, number: int) -> int:
    """Cash for a number of steps in one round: the first is cheap, a further one costs its space.  R99, R114"""
    return FIRST_STEP + sum(PATH[space + 2 : space + number + 1]) if number else 0


def ask_advance(state: State, step: Step) -> None:
    """As many steps as can be paid; the last space is the end.  R10a, R99"""
    seat = state.active
    space, cash = state.space[seat], state.cash[seat]
    most = 0
    while space + most < LAST_SPACE and step_cost(space, most + 1) <= cash:
        most += 1
    offers: list[Action] = [("advance", number) for number in range(most + 1)]
    state.ask("advance", seat, offers + loan_offers(state, seat))


def advance(state: State, action: Action) -> None:
    """Move on the path; then the turn is over.  R99"""
    seat, number = state.actor, action[1]
    cost = step_cost(state.space[seat], number)
    state.cash[seat] -= cost
    state.space[seat] += number
    if state.trace is not None:
        state.trace.append(("advanced", seat, number, cost))
