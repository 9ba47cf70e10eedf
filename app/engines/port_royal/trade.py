"""Phase 2: the goes, taking ships and hiring persons.  R46-R60"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.port_royal import contracts, expeditions
from app.engines.port_royal.components import (
    ADMIRAL,
    COINS,
    COLOUR,
    COST,
    DISCOUNT,
    FEE,
    GIFT,
    GOVERNOR,
    GUNNER,
    IS_SHIP,
    JESTER,
    TAKES_BY_COLOURS,
    TRADER,
    VICE_ADMIRAL,
    WIDTH,
)
from app.engines.port_royal.end import check_trigger, end_turn
from app.engines.port_royal.money import display, gain_coins, pay_bank, pay_fee

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.port_royal.state import State

PASS: Action = ("pass",)
ADMIRAL_CARDS, ADMIRAL_COINS = 5, 2
VICE_ADMIRAL_CARDS, VICE_ADMIRAL_COINS = (3, 4), 1


def begin_trade(state: State) -> None:
    """Begin phase 2 with the active player's go; a due tax lapses.  R36, R46"""
    state.phase = 1
    state.tax_due = False
    start_go(state, state.active)


def start_go(state: State, seat: int) -> None:
    """Pay the start bonuses, count the takes, then ask.  R47"""
    state.going = seat
    pay_start_bonuses(state, seat)
    state.takes = number_of_takes(state, seat)
    next_take(state)


def pay_start_bonuses(state: State, seat: int) -> None:
    """Admirals, vice admirals, gunners, and jesters at an empty display.  R48"""
    own = state.own
    first = seat * WIDTH
    cards = len(state.harbour)
    if cards >= ADMIRAL_CARDS and own[first + ADMIRAL]:
        gain_coins(state, seat, ADMIRAL_COINS * own[first + ADMIRAL], "admiral")
    if cards in VICE_ADMIRAL_CARDS and own[first + VICE_ADMIRAL]:
        gain_coins(state, seat, VICE_ADMIRAL_COINS * own[first + VICE_ADMIRAL], "vice_admiral")
    ships = state.colours.bit_count()  # ships of the harbour differ in colour
    if ships > 1 and own[first + GUNNER]:
        gain_coins(state, seat, (ships - 1) * own[first + GUNNER], "gunner")
    if not cards and seat != state.active:
        if state.trace is not None:
            state.trace.append(("went_without", seat))
        if own[first + JESTER]:
            gain_coins(state, seat, own[first + JESTER], "jester")


def number_of_takes(state: State, seat: int) -> int:
    """By ship colours for the active player, 1 for the others; governors add one each.  R49"""
    governors = state.own[seat * WIDTH + GOVERNOR]
    if seat == state.active:
        return TAKES_BY_COLOURS[state.colours.bit_count()] + governors
    return 1 + governors


def takes_of(state: State, seat: int) -> list[Action]:
    """What a seat can take and pay for.  R50, R51, R52, R53

    A ship always pays at least the fee, because it lies on the discard pile by then.
    """
    own = state.own
    money = len(state.coins[seat])
    budget = money if seat == state.active else money - FEE
    discount = own[seat * WIDTH + DISCOUNT]
    offers: list[Action] = []
    for card in state.harbour:
        if IS_SHIP[card]:
            offers.append(("take_ship", card))
            if state.contracts and (other := contracts.renounce_offer(state, seat, card)):
                offers.append(other)
        elif COST[card] - discount <= budget and budget >= 0:
            offers.append(("hire", card))
    return offers


def passes_automatically(state: State, seat: int, offers: list[Action]) -> bool:
    """Whether a lone ship without a net coin is passed over for a non-active player.  R15, R55

    Not if the ship's coins may be renounced: then there are two offers (ruling).
    """
    if not state.auto_pass or seat == state.active or len(offers) != 1:
        return False
    verb, card = offers[0]
    return verb == "take_ship" and COINS[card] + state.trader_bonus(seat, COLOUR[card]) - FEE <= 0


def next_take(state: State) -> None:
    """Ask for the next take, or end a go in which nothing can be taken.  R50, R54, R55, R91"""
    seat = state.going
    offers: list[Action] = []
    ship_pays_nothing = False
    if state.takes and state.harbour:
        offers = takes_of(state, seat)
        ship_pays_nothing = passes_automatically(state, seat, offers)
        if ship_pays_nothing:
            offers = []
    if state.expeditions and seat == state.active:
        offers += expeditions.claims(state)
    if offers:
        offers.append(PASS)
        state.decision = "take_card"
        state.actor = seat
        state.offers = offers
        return
    if state.takes and state.harbour and state.trace is not None:
        fee = state.fee(seat)
        # Where a ship lies something can be taken, so these are persons.
        price = 0 if ship_pays_nothing else fee + min(state.price(seat, card) for card in state.harbour)
        state.trace.append(("skipped", seat, price, fee, len(state.coins[seat])))
    end_go(state)


def end_go(state: State) -> None:
    """The next seat clockwise has its go; after the last one the turn ends.  R46, R57, R58"""
    seat = (state.going + 1) % state.players
    if seat == state.active:
        end_turn(state)
    else:
        start_go(state, seat)


def pass_go(state: State, action: Action) -> None:
    """End the go; takes not used are lost.  R50"""
    if state.trace is not None:
        state.trace.append(("passed", state.going))
    end_go(state)


def take_ship(state: State, action: Action) -> None:
    """Trade with a ship: discard it, gain its coins and those of the traders.  R51, R53, R60"""
    card = action[1]
    seat = state.going
    remove_ship(state, card)
    bonus = state.own[seat * WIDTH + TRADER + COLOUR[card]]
    if state.trace is not None:
        state.trace.append(("traded", seat, card, COINS[card] + bonus))
    gain_coins(state, seat, COINS[card], "ship", card)
    if bonus:
        gain_coins(state, seat, bonus, "trader", card)
    give_gift(state, (card, 0, state.fee(seat)))


def renounce(state: State, action: Action) -> None:
    """Take a ship without its coins, for a contract; the fee comes first.  R84, R85"""
    card = action[1]
    seat = state.going
    remove_ship(state, card)
    if state.trace is not None:
        state.trace.append(("renounced", seat, card))
    if seat != state.active:
        pay_fee(state, seat)
    give_gift(state, (card, 1, 0))


def remove_ship(state: State, card: int) -> None:
    """Move a ship from the harbour to the discard pile, before any coin is paid.  R51"""
    state.harbour.remove(card)
    state.colours &= ~(1 << COLOUR[card])
    state.discard.append(card)


def give_gift(state: State, taken: tuple[int, int, int]) -> None:
    """Let the taker of a gift ship name who else gains a coin, if there is one left.  R60

    Args:
        state: The position.
        taken: (ship, 1 if its coins were renounced, fee still to pay).
    """
    if GIFT[taken[0]] and (state.deck or state.discard):
        others = [("give", seat) for seat in range(state.players) if seat != state.going]
        if len(others) > 1:
            state.agenda.append(taken)
            state.decision = "choose_beneficiary"
            state.actor = state.going
            state.offers = others
            return
        gain_coins(state, others[0][1], 1, "gift", taken[0])
    finish_ship(state, taken)


def give(state: State, action: Action) -> None:
    """The chosen other player gains 1 coin.  R60"""
    taken = state.agenda.pop()
    gain_coins(state, action[1], 1, "gift", taken[0])
    finish_ship(state, (taken[0], taken[1], taken[2]))


def finish_ship(state: State, taken: tuple[int, int, int]) -> None:
    """Fee, clerk, contract step: the rest of the reference sequence.  R53, R59, R84, R85, section L"""
    card, given_up, fee = taken
    seat = state.going
    if fee:
        pay_fee(state, seat)
    state.takes += state.clerks(seat, COLOUR[card]) - 1
    if given_up:
        contracts.renounced(state, seat, card)
    next_take(state)


def hire(state: State, action: Action) -> None:
    """Pay the price and the fee; the person works from now on.  R52, R53, R56"""
    card = action[1]
    seat = state.going
    price = state.price(seat, card)
    pay_bank(state, seat, price)
    state.harbour.remove(card)
    display(state, seat, card)
    if state.trace is not None:
        state.trace.append(("hired", seat, card, price))
    if seat != state.active:
        pay_fee(state, seat)
    state.takes -= 1
    contracts.display_changed(state, seat)
    check_trigger(state, seat)
    next_take(state)
