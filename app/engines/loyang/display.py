"""Laying cards out, their leaving and uncovering, and what may be done at any time.  R2-R11, R36-R46, R69-R70, R100"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from app.engines.chance import shuffle
from app.engines.loyang.components import (
    ACCOUNTANT,
    BEGINNERS,
    EMPTY,
    FIELD,
    FIELD_COST,
    FIGURES,
    FULL_STALL,
    GOODS_OF,
    HELPER,
    KIND,
    LOAN,
    MARKET_CRIER,
    MOST_LOANS,
    N_ACTION,
    N_CARDS,
    N_GOODS,
    PLACES,
    REFUSAL_COST,
    REGULAR,
    SELL_PRICE,
    STALL,
    TO_DO,
)

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.loyang.state import State

Step = tuple[Any, ...]

LOAN_ACTION: Action = ("loan",)
ENOUGH: Action = ("enough",)
SELL: tuple[Action, ...] = tuple(("sell", good) for good in range(N_GOODS))
DISCARD: tuple[Action, ...] = tuple(("discard", card) for card in range(N_CARDS))
GOODS = range(N_GOODS)


# -- cards come and go


def is_common(card: int) -> bool:
    """Whether a card is a common field, which costs 2 cash.  R43"""
    return card < N_ACTION and KIND[card] == FIELD


def show(state: State, seat: int, card: int) -> None:
    """A card becomes visible in its row: a stall full, a customer with a blue marker, a field empty.  R4, R6, R8, R9"""
    state.row(seat, card).append(card)
    kind = KIND[card]
    if kind == STALL:
        state.stock[card] = FULL_STALL
    elif kind == FIELD:
        state.stock[card] = 0
        state.crop[card] = EMPTY
    elif kind == REGULAR:
        state.stock[card] = state.red[card] = 0
        state.dealt[card] = TO_DO


def take_away(state: State, seat: int, card: int) -> int:
    """A card leaves its place.

    Returns:
        The card under it, which has to be uncovered, or ``EMPTY``.
    """
    state.row(seat, card).remove(card)
    lower = state.under[card]
    state.under[card] = EMPTY
    return lower


def uncover(state: State, seat: int, lower: int) -> None:
    """The card that lay under one that left becomes visible before the same owner.  R6, R46"""
    if lower == EMPTY:
        return
    show(state, seat, lower)
    if state.trace is not None:
        state.trace.append(("uncovered", seat, lower))


def discard(state: State, card: int) -> None:
    """Used-up action cards go to the discard pile, home and private fields leave the game.  R25"""
    state.crop[card] = EMPTY
    state.stock[card] = 0
    if card < N_ACTION:
        state.discard.append(card)


def leave(state: State, seat: int, cards: Iterable[int]) -> None:
    """Cards leave a display: first all of them, then what lay under them is uncovered.  R5, R6, R6a, R7"""
    lowers = []
    for card in cards:
        lowers.append(take_away(state, seat, card))
        discard(state, card)
        if state.trace is not None:
            state.trace.append(("left", seat, card))
    for lower in lowers:
        uncover(state, seat, lower)


def use_up(state: State, seat: int, card: int) -> None:
    """A helper has done its work and goes; only then a card under it is uncovered.  R7, R78"""
    leave(state, seat, [card])
    state.again()


def swap(state: State, seat: int, own: int, other: int, theirs: int) -> None:
    """Two cards change hands, stalls are refilled; each is laid singly, then both sides uncover.  R6, R6a"""
    lower = take_away(state, seat, own)
    their_lower = take_away(state, other, theirs)
    show(state, other, own)
    show(state, seat, theirs)
    if state.trace is not None:
        state.trace.append(("swapped", seat, own, other, theirs))
    uncover(state, seat, lower)
    uncover(state, other, their_lower)


def recycle(state: State) -> None:
    """Shuffle the discard pile into the draw pile.  R28, R89"""
    if state.discard:
        if state.options["beginner"]:
            state.dotted_seen |= sum(1 << card for card in state.discard if card in BEGINNERS)
        state.pile += state.discard
        state.discard = []
        shuffle(state.rng, state.pile)
        if state.trace is not None:
            state.trace.append(("shuffled", len(state.pile)))


def draw(state: State) -> int:
    """The top action card; an empty pile is made of the discard pile before and right after.  R89"""
    if not state.pile:
        recycle(state)
    card = state.pile.pop()
    if not state.pile:
        recycle(state)
    return card


# -- money


def loan_offers(state: State, seat: int) -> list[Action]:
    """Up to 31 loans.  R100, R101"""
    return [LOAN_ACTION] if state.loans[seat] < MOST_LOANS else []


def take_loan(state: State, action: Action) -> None:
    """5 cash and a loan card that is never paid back.  R2, R10, R100"""
    seat = state.actor
    state.loans[seat] += 1
    state.cash[seat] += LOAN
    if state.trace is not None:
        state.trace.append(("loan", seat, LOAN))
    state.again()


def sell_offers(state: State, seat: int) -> list[Action]:
    """Goods of the cart for which the own shop has a free place.  R69"""
    first = seat * N_GOODS
    cart, shop = state.cart, state.shop
    return [SELL[good] for good in GOODS if cart[first + good] and shop[first + good] < PLACES[good]]


def sell(state: State, action: Action) -> None:
    """One good to the own shop.  R10, R69, R70"""
    seat, good = state.actor, action[1]
    state.cart[seat * N_GOODS + good] -= 1
    state.shop[seat * N_GOODS + good] += 1
    state.cash[seat] += SELL_PRICE[good]
    if state.trace is not None:
        state.trace.append(("sold", seat, good, SELL_PRICE[good]))
    state.again()


def discard_offers(state: State, seat: int) -> list[Action]:
    """Visible helpers may be thrown away unused.  R5, R76, R79"""
    return [DISCARD[card] for card in state.helpers[seat]]


def discard_helper(state: State, action: Action) -> None:
    """A helper goes unused.  R79"""
    seat = state.actor
    if state.trace is not None:
        state.trace.append(("helper_discarded", seat, action[1]))
    leave(state, seat, [action[1]])
    state.again()


def free_offers(state: State, seat: int) -> list[Action]:
    """What is open beside nearly every decision: loan and sale.  R10, R10a"""
    return loan_offers(state, seat) + sell_offers(state, seat)


def without_means(state: State, seat: int) -> bool:
    """31 loans, under 2 cash, and nothing that could be sold.  R11 (ruling)"""
    return state.loans[seat] >= MOST_LOANS and state.cash[seat] < REFUSAL_COST and not sell_offers(state, seat)


def within_reach(state: State, seat: int) -> int:
    """Cash with all sales to the shop and all loans.  R90"""
    first = seat * N_GOODS
    sales = sum(
        SELL_PRICE[good] * min(state.cart[first + good], PLACES[good] - state.shop[first + good]) for good in GOODS
    )
    return state.cash[seat] + sales + LOAN * (MOST_LOANS - state.loans[seat])


def pay_to(state: State, seat: int, other: int, amount: int) -> None:
    """Pay an opponent; the imaginary one has no purse.  S7"""
    state.cash[seat] -= amount
    if other < state.players:
        state.cash[other] += amount
    if amount and state.trace is not None:
        state.trace.append(("fee", seat, amount, other))


# -- helpers that bring money


def crier_sales(state: State, seat: int) -> list[tuple[int, ...]]:
    """Sets of 1 to 3 goods of own visible stalls for free places of the shop (market crier).

    Each as ``stall, good, stall, good, ...`` in the order of the row.
    """
    first = seat * N_GOODS
    free = [PLACES[good] - state.shop[first + good] for good in GOODS]
    lying = [
        (stall, good)
        for stall in state.stalls[seat]
        for i, good in enumerate(GOODS_OF[stall])
        if state.stock[stall] >> i & 1 and free[good]
    ]
    found: list[tuple[int, ...]] = []
    sets: list[tuple[int, tuple[int, ...]]] = [(0, ())]
    for _ in range(FIGURES[MARKET_CRIER]["most"]):
        sets = [
            (i + 1, (*chosen, stall, good))
            for start, chosen in sets
            for i, (stall, good) in enumerate(lying[start:], start)
            if chosen[1::2].count(good) < free[good]
        ]
        found += [chosen for _, chosen in sets]
    return found


def money_offers(state: State, seat: int) -> list[Action]:
    """Accountant and the market crier's second option: they work in the card phase and while paying, too.  R41, R93"""
    offers: list[Action] = []
    for card in state.helpers[seat]:
        kind = HELPER[card]
        if kind == ACCOUNTANT:
            offers.append(("play", card, 1))
        elif kind == MARKET_CRIER:
            offers += [("play", card, 2, *goods) for goods in crier_sales(state, seat)]
    return offers


# -- laying out and paying


def lay_out(state: State, step: Step) -> None:
    """Lay out a card of ``drawn``; a common field is paid first.  R36, R38, R39, R40, R43, R90, R97, R117

    Without the 2 cash there is a decision on how to get them; without means the field is lost.
    ``step``: seat, card, how it came, and the upper card if it goes under one.
    """
    _, seat, card, how, upper = step
    if is_common(card):
        if state.cash[seat] < FIELD_COST:
            if without_means(state, seat):
                _lose_unpaid(state, seat, card)
            else:
                state.ask("finance_field", seat, free_offers(state, seat) + money_offers(state, seat))
            return
        state.cash[seat] -= FIELD_COST
        if state.trace is not None:
            state.trace.append(("field_paid", seat, card, FIELD_COST))
    state.drawn.remove(card)
    if upper != EMPTY and upper in state.row(seat, upper):
        state.under[upper] = card
        if state.trace is not None:
            state.trace.append(("covered", seat, upper, card))
        return
    show(state, seat, card)
    if state.trace is not None:
        state.trace.append(("laid_out", seat, card, how))


def _lose_unpaid(state: State, seat: int, card: int) -> None:
    """A field that cannot be paid goes to the discard pile.  R40"""
    state.drawn.remove(card)
    discard(state, card)
    if state.trace is not None:
        state.trace.append(("unpaid", seat, card))


def owe_card(state: State, seat: int, card: int, how: str, upper: int = EMPTY) -> None:
    """Put the laying out of a card on the agenda."""
    state.agenda.append(("lay", seat, card, how, upper))


def affordable(state: State, seat: int, cards: list[int]) -> list[int]:
    """Cards without those common fields for which there are no means.  R40"""
    if not without_means(state, seat):
        return cards
    return [card for card in cards if not is_common(card)]
