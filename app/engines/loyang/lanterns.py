"""Helpers with a lantern: their effect touches an opponent.  R12, R52"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.loyang.components import (
    DELIVERYMAN,
    FIGURES,
    IS_HOME,
    N_GOODS,
    NEED,
    PRICE,
    SELF_SUPPLIER,
    TOUT,
    TRADER,
)
from app.engines.loyang.display import leave, pay_to, swap, use_up
from app.engines.loyang.goods import fill_row, hand_over, modifier, trade, trade_offers, wares

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.loyang.state import State

Targets = tuple[int, ...]


def woman_offers(state: State, seat: int, card: int) -> list[Action]:
    """An own stall for one of an opponent.  R12"""
    return _swaps(state, seat, card, state.stalls)


def _swaps(state: State, seat: int, card: int, row: list[list[int]]) -> list[Action]:
    return [
        ("play", card, 1, own, theirs) for own in row[seat] for other in state.opponents(seat) for theirs in row[other]
    ]


def swap_cards(state: State, seat: int, card: int, targets: Targets) -> None:
    """Two cards change hands, stalls are refilled (market woman, tout).  R6a, S7"""
    own, theirs = targets
    swap(state, seat, own, state.owner(theirs), theirs)
    use_up(state, seat, card)


def trader_fee(state: State) -> int:
    """What a trader costs late in the game."""
    return int(FIGURES[TRADER]["fees"].get(str(state.round), 0))


def trader_offers(state: State, seat: int, card: int) -> list[Action]:
    """One trade at a stall of an opponent, with goods of the own cart; the fee must be in hand.  R11, R12, R71"""
    if state.cash[seat] < trader_fee(state):
        return []
    key, _ = wares(state, seat)
    return [
        ("play", card, 1, stall, *bargain)
        for other in state.opponents(seat)
        for stall in state.stalls[other]
        for bargain in trade_offers(state, stall, key)
    ]


def trade_abroad(state: State, seat: int, card: int, targets: Targets) -> None:
    """The goods go to the supply, the fee of the last rounds to the opponent.  R73, R108"""
    owner = state.owner(targets[0])
    pay_to(state, seat, owner, trader_fee(state))
    trade(state, owner, targets)
    use_up(state, seat, card)


def deliveryman_offers(state: State, seat: int, card: int) -> list[Action]:
    """Regular customers of opponents whose goods are on the own cart.  R12"""
    _, mask = wares(state, seat)
    return [
        ("play", card, 1, customer)
        for other in state.opponents(seat)
        for customer in state.regulars[other]
        if not NEED[customer] & ~mask
    ]


def deliver_abroad(state: State, seat: int, card: int, targets: Targets) -> None:
    """Fill the lowest free row and keep the payment; for the top row the owner gets 2 cash.  R81, R84, R108"""
    owner = state.owner(targets[0])
    if fill_row(state, seat, owner, targets[0]):
        pay_to(state, seat, owner, FIGURES[DELIVERYMAN]["top_row"])
    use_up(state, seat, card)


def tout_offers(state: State, seat: int, card: int) -> list[Action]:
    """Swap casual customers, or take one that can be served at once.  R11, R12"""
    _, mask = wares(state, seat)
    return _swaps(state, seat, card, state.casuals) + [
        ("play", card, 2, customer)
        for other in state.opponents(seat)
        for customer in state.casuals[other]
        if not NEED[customer] & ~mask
    ]


def serve_abroad(state: State, seat: int, card: int, targets: Targets) -> None:
    """The customer counts as own; 2 cash of the proceeds go to the opponent.  R7, R86, R108"""
    (customer,) = targets
    owner = state.owner(customer)
    change = modifier(state, seat, taken=1)
    hand_over(state, seat, customer)
    state.cash[seat] += PRICE[customer] + change
    if state.trace is not None:
        state.trace.append(("served", seat, customer, PRICE[customer] + change, change))
    pay_to(state, seat, owner, FIGURES[TOUT]["pay"])
    leave(state, owner, [customer])
    use_up(state, seat, card)


def supplier_offers(state: State, seat: int, card: int) -> list[Action]:
    """Fields of opponents with four goods or more, not the home field; the fee must be in hand.  R11, R12"""
    if state.cash[seat] < FIGURES[SELF_SUPPLIER]["pay"]:
        return []
    least = FIGURES[SELF_SUPPLIER]["least"]
    return [
        ("play", card, 1, field)
        for other in state.opponents(seat)
        for field in state.fields[other]
        if state.stock[field] >= least and not IS_HOME[field]
    ]


def take_from_field(state: State, seat: int, card: int, targets: Targets) -> None:
    """One good of an opponent's field for 1 cash.  R108"""
    (field,) = targets
    other = state.owner(field)
    good = state.crop[field]
    state.stock[field] -= 1
    state.cart[seat * N_GOODS + good] += 1
    if state.trace is not None:
        state.trace.append(("supplied", seat, good, other))
    pay_to(state, seat, other, FIGURES[SELF_SUPPLIER]["pay"])
    use_up(state, seat, card)


def impostor_offers(state: State, seat: int, card: int) -> list[Action]:
    """Visible helpers of opponents who have finished their action turn.  R12"""
    finished = state.order[: state.place]
    return [
        ("play", card, 1, helper)
        for other in state.opponents(seat)
        if other in finished
        for helper in state.helpers[other]
    ]


def swap_helper(state: State, seat: int, card: int, targets: Targets) -> None:
    """The impostor goes to the opponent and is not used up.  R6a"""
    swap(state, seat, card, state.owner(targets[0]), targets[0])
    state.again()
