"""Goods of the cart: trades and customers, also those of opponents.  R71-R73, R80-R87"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.loyang.components import (
    DEMAND,
    FIGURES,
    GOODS_OF,
    MAID_HELPS,
    MODIFIER,
    N_GOODS,
    PAYMENTS,
    PLUS_TWO,
    ROWS,
    SALESWOMAN,
)
from app.engines.loyang.display import leave

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.loyang.state import State

_POWERS = tuple(3**good for good in range(N_GOODS))
_PAYMENTS: dict[tuple[int, int], list[tuple[int, ...]]] = {}
_OFFERS: dict[tuple[int, int, int, bool], list[tuple[int, ...]]] = {}
MEMORY = 4_000
"""Carts that a list of offers is kept for, at most: a long thought meets tens of thousands."""


def wares(state: State, seat: int) -> tuple[int, int]:
    """What lies on the cart: none, one or more of each good as a number, and a bit mask of the goods."""
    first = seat * N_GOODS
    cart = state.cart
    key = mask = 0
    for good in range(N_GOODS):
        number = cart[first + good]
        if number:
            mask |= 1 << good
            key += _POWERS[good] if number == 1 else 2 * _POWERS[good]
    return key, mask


def payments(key: int, bowls: int) -> list[tuple[int, ...]]:
    """Every choice of one or two goods of the cart, cheap ones first.  R71"""
    found = _PAYMENTS.get((key, bowls))
    if found is None:
        numbers = [key // power % 3 for power in _POWERS]
        goods = [good for good in range(N_GOODS) if numbers[good]]
        if bowls == 1:
            found = [(good,) for good in goods]
        else:
            found = [(a, b) for a in goods for b in goods if a < b or (a == b and numbers[a] > 1)]
        if len(_PAYMENTS) >= MEMORY:
            _PAYMENTS.clear()
        _PAYMENTS[key, bowls] = found
    return found


def trade_offers(state: State, stall: int, key: int) -> list[tuple[int, ...]]:
    """Every ``(good, paid, ...)`` at a stall; with the maid everything costs one good.  R71, R72"""
    left = state.stock[stall]
    maid = bool(state.perks & MAID_HELPS)
    found = _OFFERS.get((stall, left, key, maid))
    if found is None:
        if len(_OFFERS) >= MEMORY:
            _OFFERS.clear()
        found = _OFFERS[stall, left, key, maid] = [
            (good, *paid)
            for i, good in enumerate(GOODS_OF[stall])
            if left >> i & 1
            for paid in payments(key, 1 if maid else DEMAND[stall][i])
        ]
    return found


def trade(state: State, owner: int, action: Action) -> None:
    """Pay goods to the supply, take the wanted one of the stall; an empty stall leaves.  R5, R71, R72, R73

    ``action`` ends in stall, good and what is paid.
    """
    seat = state.actor
    stall, good, *paid = action
    first = seat * N_GOODS
    for each in paid:
        state.cart[first + each] -= 1
    state.cart[first + good] += 1
    state.stock[stall] &= ~(1 << GOODS_OF[stall].index(good))
    if state.trace is not None:
        state.trace.append(("traded", seat, stall, good, tuple(paid), owner))
    if not state.stock[stall]:
        leave(state, owner, [stall])


def hand_over(state: State, seat: int, card: int, number: int = 1) -> None:
    """The goods that a customer wants leave the cart.  R80, R85"""
    first = seat * N_GOODS
    for good in GOODS_OF[card]:
        state.cart[first + good] -= number


def fill_row(state: State, seat: int, owner: int, card: int, times: int = 1) -> bool:
    """The lowest free row of a regular customer is filled and paid; after the fourth the card leaves.  R80, R84

    Returns:
        Whether that was the fourth.
    """
    row = state.stock[card]
    payment = PAYMENTS[card][row] * times
    hand_over(state, seat, card, times)
    state.stock[card] = row + 1
    state.cash[seat] += payment
    if state.trace is not None:
        state.trace.append(("delivered", seat, card, row, payment, owner))
    if row + 1 < ROWS:
        return False
    leave(state, owner, [card])
    return True


def modifier(state: State, seat: int, taken: int = 0) -> int:
    """What casual customers pay more or less; ``taken`` counts one that the tout takes over.  R86"""
    if state.perks & PLUS_TWO and seat == state.active:
        return int(FIGURES[SALESWOMAN]["modifier"])
    casual, regular = len(state.casuals[seat]) + taken, len(state.regulars[seat])
    return MODIFIER * ((regular > casual) - (casual > regular))
