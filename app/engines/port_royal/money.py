"""Coins, which are cards, and the draw pile they come from.  R4-R10"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.chance import shuffle
from app.engines.port_royal.components import GRANTS, POINTS, WIDTH

if TYPE_CHECKING:
    from app.engines.port_royal.state import State

_DISCOVER = 0


def gain_coins(state: State, seat: int, number: int, reason: str, source: int = -1) -> int:
    """Take cards face down off the draw pile; what is missing is lost.  R5, R10

    Returns:
        How many coins were really gained.
    """
    purse = state.coins[seat]
    gained = 0
    while gained < number:
        if not state.deck and not reshuffle(state):
            break
        purse.append(state.pile << 8 | state.deck.pop())
        gained += 1
    if state.trace is not None:
        if gained:
            state.trace.append(("gained", seat, gained, reason, source))
        if gained < number:
            state.trace.append(("short", seat, number - gained))
    return gained


def pay_bank(state: State, seat: int, number: int) -> None:
    """Put the coins held longest on the discard pile, face up.  R6"""
    if not number:
        return
    purse = state.coins[seat]
    state.discard += [coin & 255 for coin in purse[:number]]
    del purse[:number]
    state.revealed += 1


def pay_fee(state: State, seat: int) -> None:
    """Give the active player the coin held longest; it stays face down.  R6, R53"""
    fee = state.fee(seat)
    purse = state.coins[seat]
    state.coins[state.active] += purse[:fee]
    del purse[:fee]
    if state.trace is not None:
        state.trace.append(("fee_paid", seat, state.active))


def reshuffle(state: State) -> bool:
    """Make the discard pile the new draw pile at the moment of need.  R9

    The second one of a Discover phase makes an additional tax due (R36).

    Returns:
        False if there is no card at all (R10).
    """
    if not state.discard:
        return False
    state.deck, state.discard = state.discard, []
    shuffle(state.rng, state.deck)
    state.pile += 1
    if state.phase == _DISCOVER:
        state.reshuffles += 1
        if state.reshuffles > 1:
            state.tax_due = True
    if state.trace is not None:
        state.trace.append(("reshuffled", len(state.deck)))
    return True


def display(state: State, seat: int, card: int) -> None:
    """Lay a card into a display; its ability and points count from now on.  R7, R8, R65"""
    state.displays[seat].append(card)
    own = state.own
    first = seat * WIDTH
    for column, amount in GRANTS[card]:
        own[first + column] += amount
    raise_influence(state, seat, POINTS[card])


def give_up(state: State, seat: int, card: int) -> None:
    """Discard a person from a display with its ability and points.  R39"""
    state.displays[seat].remove(card)
    state.discard.append(card)
    own = state.own
    first = seat * WIDTH
    for column, amount in GRANTS[card]:
        own[first + column] -= amount
    state.influence[seat] -= POINTS[card]


def raise_influence(state: State, seat: int, points: int) -> None:
    """Add points, and note that the round was not without progress.  R7, R62a"""
    if points:
        state.influence[seat] += points
        state.risen = True
