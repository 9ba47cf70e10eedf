"""Expeditions: which can be paid, and with whom.  R38, R39"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.port_royal import contracts
from app.engines.port_royal.components import COINS, JACK, KIND, REQUIRES, SETTLER, WIDTH
from app.engines.port_royal.end import check_trigger
from app.engines.port_royal.money import display, gain_coins, give_up

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.port_royal.state import State

PAYERS = ("settler", "captain", "priest", "jack_of_all_trades")
"""Person kinds in the order of a payment's numbers."""


def claims(state: State) -> list[Action]:
    """Expeditions of the row for which the active player owns a valid payment.  R38"""
    first = state.active * WIDTH + SETTLER
    houses, anchors, crosses, jacks = state.own[first : first + 4]
    if houses + anchors + crosses + jacks < 2:
        return []  # no expedition asks for fewer
    offers: list[Action] = []
    for card in state.expeditions:
        need = REQUIRES[card]
        missing = max(0, need[0] - houses) + max(0, need[1] - anchors) + max(0, need[2] - crosses)
        if missing <= jacks:
            offers.append(("claim", card))
    return offers


def payments(state: State, seat: int, card: int) -> list[Action]:
    """Every valid multiset of person kinds, fewest jacks first.  R39

    A jack may stand for any symbol, even where the right person is owned.
    """
    first = seat * WIDTH + SETTLER
    owned = state.own[first : first + 3]
    jacks = state.own[seat * WIDTH + JACK]
    need = REQUIRES[card]
    found = []
    for house in range(min(need[0], owned[0]), -1, -1):
        for anchor in range(min(need[1], owned[1]), -1, -1):
            for cross in range(min(need[2], owned[2]), -1, -1):
                jack = sum(need) - house - anchor - cross
                if jack <= jacks:
                    found.append(("pay", house, anchor, cross, jack))
    return sorted(found, key=lambda pay: pay[4])


def claim(state: State, action: Action) -> None:
    """Claim an expedition; a single possible payment is used without asking.  R38, R39"""
    card = action[1]
    state.claiming = card
    options = payments(state, state.active, card)
    if len(options) > 1:
        state.decision = "choose_expedition_payment"
        state.actor = state.active
        state.offers = options
    else:
        pay(state, options[0])


def pay(state: State, action: Action) -> None:
    """Give up the persons, lay the expedition into the display, gain its coins.  R39"""
    seat = state.active
    card, state.claiming = state.claiming, -1
    given = []
    for kind, number in zip(PAYERS, action[1:], strict=True):
        owned = [person for person in state.displays[seat] if KIND[person] == kind]
        given += owned[:number]
    for person in given:
        give_up(state, seat, person)
    state.expeditions.remove(card)
    display(state, seat, card)
    if state.trace is not None:
        state.trace.append(("claimed", seat, card, tuple(given)))
    gain_coins(state, seat, COINS[card], "expedition", card)
    contracts.display_changed(state, seat)
    check_trigger(state, seat)
    state.game.proceed(state)
