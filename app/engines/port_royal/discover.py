"""Phase 1: reveal cards, repel ships, pay taxes, or go bust.  R21-R37a, R40-R45"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.chance import pick
from app.engines.contract import Action, clockwise
from app.engines.port_royal import contracts, expeditions
from app.engines.port_royal.components import (
    CARDS,
    COLOUR,
    FIRST,
    IS_SHIP,
    JESTER,
    KIND,
    MAX_EXTRA_TAXES,
    SWORD,
    SWORDS_NEEDED,
    TAX_BONUS,
    TAX_KINDS,
    TAX_LIMIT,
    WIDTH,
)
from app.engines.port_royal.end import end_turn
from app.engines.port_royal.money import gain_coins, pay_bank, reshuffle
from app.engines.port_royal.trade import begin_trade

if TYPE_CHECKING:
    from app.engines.port_royal.state import State

DRAW: Action = ("draw",)
STOP: Action = ("stop",)
REPEL: Action = ("repel",)
ACCEPT: Action = ("accept",)
_FIRST_DRAW = [DRAW]
_DRAW_OR_STOP = [DRAW, STOP]
_REPEL_OR_ACCEPT = [REPEL, ACCEPT]


def ask_discover(state: State) -> None:
    """Let the active player draw, stop or claim; the first reveal is compulsory.  R21, R22, R23, R91"""
    state.decision = "discover_action"
    state.actor = state.active
    state.offers = _DRAW_OR_STOP if state.shown else _FIRST_DRAW
    if state.expeditions and (claims := expeditions.claims(state)):
        state.offers = state.offers + claims


def draw(state: State, action: Action) -> None:
    """Reveal the top card, or the additional tax that is due instead.  R21, R24-R31, R35, R36"""
    state.revealed += 1
    state.chance_events += 1
    state.shown += 1
    if not state.deck and not state.tax_due and not reshuffle(state):
        state.tax_due = True  # R35
    if state.tax_due:
        additional_tax(state)
        return
    card = state.deck.pop()
    if state.trace is not None:
        state.trace.append(("revealed", state.active, card))
    if IS_SHIP[card]:
        reveal_ship(state, card)
        return
    kind = KIND[card]
    if kind == "tax":
        resolve_tax(state, card)
    elif kind == "expedition":
        state.expeditions.append(card)  # R30
    else:
        state.harbour.append(card)  # R24
    ask_discover(state)


def reveal_ship(state: State, card: int) -> None:
    """A ship docks unless the active player has the choice to repel it.  R25, R27, R28"""
    if can_be_repelled(state, card):
        state.pending = card
        state.decision = "repel_ship"
        state.offers = _REPEL_OR_ACCEPT
    else:
        dock(state, card)


def can_be_repelled(state: State, ship: int) -> bool:
    """Whether the active player has the swords to send ``ship`` away.

    Skulls are never repelled, and nobody repels without a sword.  R26
    """
    own = state.own[state.active * WIDTH + SWORD]
    return own > 0 and SWORDS_NEEDED[ship] <= own  # a skull needs NEVER


def repel(state: State, action: Action) -> None:
    """Send the ship away; it brings no coins, and no sword is used up.  R27, R29, R88"""
    card, state.pending = state.pending, -1
    if state.trace is not None:
        state.trace.append(("repelled", state.active, card))
    if not contracts.collects(state, card):
        state.discard.append(card)
    ask_discover(state)


def accept(state: State, action: Action) -> None:
    """Let a ship dock that could be repelled, even if that is a bust.  R27, R32 (ruling)"""
    card, state.pending = state.pending, -1
    dock(state, card)


def dock(state: State, card: int) -> None:
    """Lay a ship into the harbour display; a second one of its colour is a bust.  R25, R32"""
    state.harbour.append(card)
    bit = 1 << COLOUR[card]
    if state.colours & bit:
        bust(state, card)
        return
    state.colours |= bit
    if state.trace is not None:
        state.trace.append(("docked", state.active, card))
    contracts.harbour_grew(state)
    ask_discover(state)


def bust(state: State, card: int) -> None:
    """Clear the harbour, pay the jesters clockwise, end the turn without phase 2.  R32, R33, R34

    Coins of a bust no longer belong to the Discover phase (R36).
    """
    state.phase = 1
    state.tax_due = False
    if state.trace is not None:
        state.trace.append(("bust", state.active, card))
    state.discard += state.harbour
    state.harbour.clear()
    state.colours = 0
    for seat in clockwise(state.active, state.players):
        jesters = state.own[seat * WIDTH + JESTER]
        if jesters:
            gain_coins(state, seat, jesters, "jester")
    contracts.went_bust(state)
    end_turn(state)


def stop(state: State, action: Action) -> None:
    """End phase 1.  R21"""
    if state.trace is not None:
        state.trace.append(("stopped", state.active))
    begin_trade(state)


def additional_tax(state: State) -> None:
    """Resolve a tax increase that is no card; the third one ends phase 1.  R35, R36, R37, R37a"""
    state.tax_due = False
    state.extra_taxes += 1
    card = FIRST[pick(state.rng, TAX_KINDS)]
    if state.trace is not None:
        state.trace.append(("extra_tax", state.active, card))
    collect_tax(state, card)
    if state.extra_taxes >= MAX_EXTRA_TAXES or not (state.deck or state.discard):
        begin_trade(state)
    else:
        ask_discover(state)


def resolve_tax(state: State, card: int) -> None:
    """Taxes, then the bonus, and only then the card goes to the discard pile.  R31, R41"""
    payers = pay_taxes(state)
    pay_tax_bonus(state, card)
    state.discard.append(card)
    contracts.taxes_paid(state, payers)


def collect_tax(state: State, card: int) -> None:
    """The same for an additional tax: nothing to discard.  R37"""
    payers = pay_taxes(state)
    pay_tax_bonus(state, card)
    contracts.taxes_paid(state, payers)


def pay_taxes(state: State) -> list[int]:
    """Everybody with 12 or more coins loses half of them, rounded down.  R40

    Returns:
        Who paid, active player first.
    """
    payers = []
    for seat in clockwise(state.active, state.players):
        owned = len(state.coins[seat])
        if owned >= TAX_LIMIT:
            pay_bank(state, seat, owned // 2)
            payers.append(seat)
            if state.trace is not None:
                state.trace.append(("taxed", seat, owned // 2))
    return payers


def pay_tax_bonus(state: State, card: int) -> None:
    """1 coin for most swords or fewest influence points, to all tied.  R42, R43, R44"""
    if TAX_BONUS[CARDS[card].id] == "most_swords":
        values = [-state.own[seat * WIDTH + SWORD] for seat in range(state.players)]
    else:
        values = state.influence
    best = min(values)
    for seat in clockwise(state.active, state.players):
        if values[seat] == best:
            gain_coins(state, seat, 1, "tax", card)
