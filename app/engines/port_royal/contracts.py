"""Contracts: automatic completion, parked cubes, collected ships.  R70-R90"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.port_royal.components import (
    CHEAP,
    CHEAP_STAFF,
    COLOUR,
    COMPLETED,
    CONTRACT_COLUMNS,
    CONTRACT_POINTS,
    CONTRACTS,
    DISPLAY_TESTS,
    EXPEDITION,
    EXPEDITIONS,
    HARBOUR,
    IS_SHIP,
    N_COLOURS,
    OWN_BUST,
    PERSONS,
    RENOUNCE,
    REPELLED,
    SWORD,
    SWORDS,
    TAXED,
    WIDTH,
)
from app.engines.port_royal.end import check_trigger
from app.engines.port_royal.money import gain_coins, raise_influence

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.port_royal.state import State


def can_complete(state: State, place: int, seat: int) -> bool:
    """Whether a seat has not completed the contract yet and has a cube for it.  R71, R77"""
    if seat in state.fields[place]:
        return False
    return state.cubes[seat] > 0 or state.steps[place][seat] > 0


def complete(state: State, place: int, seat: int) -> None:
    """Put a cube on the leftmost free field, pay its coins, count the points.  R70, R77, R80, R89

    Args:
        state: The position.
        place: Index of the contract in the display.
        seat: Who completes it; a parked cube of this seat is the one that moves.
    """
    contract = state.contracts[place]
    if state.steps[place][seat]:
        state.steps[place][seat] = 0
    else:
        use_cube(state, seat)
    coins = CONTRACTS[contract].coins[len(state.fields[place])]
    state.fields[place].append(seat)
    column = seat * WIDTH + COMPLETED
    done = state.own[column] = state.own[column] + 1
    raise_influence(state, seat, CONTRACT_POINTS[done] - CONTRACT_POINTS[done - 1])
    if state.trace is not None:
        state.trace.append(("contract_completed", seat, contract, len(state.fields[place]), coins))
    gain_coins(state, seat, coins, "contract", contract)
    check_trigger(state, seat)


def use_cube(state: State, seat: int) -> None:
    """Take a free cube; without one nobody keeps collecting ships.  R77, R88 (ruling)"""
    state.cubes[seat] -= 1
    if not state.cubes[seat]:
        state.discard += state.collected[seat]
        state.collected[seat].clear()


def advance(state: State, place: int, seat: int) -> None:
    """Go one step on a contract with step fields, completing it after the last.  R77, R78, R84, R85, R87"""
    steps = state.steps[place]
    contract = state.contracts[place]
    if steps[seat] >= CONTRACTS[contract].steps:
        complete(state, place, seat)
        return
    if not steps[seat]:
        use_cube(state, seat)
    steps[seat] += 1
    if state.trace is not None:
        state.trace.append(("contract_step", seat, contract, steps[seat]))


def complete_best(state: State, places: list[int], seat: int) -> None:
    """Complete several at once; too few cubes go to those that pay more now.  R74 (ruling)"""
    if len(places) > state.cubes[seat]:
        worth = sorted(places, key=lambda at: (-CONTRACTS[state.contracts[at]].coins[len(state.fields[at])], at))
        places = sorted(worth[: state.cubes[seat]])
    for place in places:
        complete(state, place, seat)


def display_changed(state: State, seat: int) -> None:
    """Complete what the display now meets, from left to right.  R72, R73, R76, R79"""
    if state.contracts:
        places = [
            place
            for place, contract in enumerate(state.contracts)
            if CONTRACTS[contract].test in DISPLAY_TESTS
            and can_complete(state, place, seat)
            and meets(state, contract, seat)
        ]
        if places:
            complete_best(state, places, seat)


def meets(state: State, contract: int, seat: int) -> bool:
    """Whether a seat's display meets a contract; conditions are minimums.  R76, R81, R82, R83

    A jack of all trades does not replace a person (ruling); discounts do not matter.
    """
    own = state.own
    first = seat * WIDTH
    asked = CONTRACTS[contract]
    if asked.test == SWORDS:
        return own[first + SWORD] >= asked.number
    if asked.test == CHEAP:
        return own[first + CHEAP_STAFF] >= asked.number
    if asked.test == EXPEDITION:
        return own[first + EXPEDITIONS] >= asked.number
    needed = 1 if asked.test == PERSONS else asked.number
    return all(sum(own[first + column] for column in columns) >= needed for columns in CONTRACT_COLUMNS[contract])


def renounceable(state: State, seat: int, ship: int) -> int:
    """Place of the contract for which a seat may renounce a ship's coins, else -1.  R78, R84, R85"""
    for place, contract in enumerate(state.contracts):
        asked = CONTRACTS[contract]
        if asked.test == RENOUNCE and asked.colour == COLOUR[ship] and can_complete(state, place, seat):
            return place
    return -1


def renounced(state: State, seat: int, ship: int) -> None:
    """One step on Frigate Foe or Galleon Foe.  R84, R85"""
    place = renounceable(state, seat, ship)
    if place >= 0:
        advance(state, place, seat)


def harbour_grew(state: State) -> None:
    """Little Gamester at the third colour, Gamester at the fourth; each comes once a turn at most.  R87"""
    if not state.contracts:
        return
    seat = state.active
    colours = state.colours.bit_count()
    for place, contract in enumerate(state.contracts):
        asked = CONTRACTS[contract]
        if asked.test != HARBOUR or asked.number != colours or not can_complete(state, place, seat):
            continue
        if not asked.steps:
            complete(state, place, seat)
        else:
            advance(state, place, seat)


def went_bust(state: State) -> None:
    """Jinx: the active player's own bust.  R86"""
    event_happened(state, OWN_BUST, [state.active])


def taxes_paid(state: State, payers: list[int]) -> None:
    """Tax Officer: whoever has paid taxes, in anybody's turn, active player first.  R73, R75, R90"""
    if payers:
        event_happened(state, TAXED, payers)


def event_happened(state: State, test: str, seats: list[int]) -> None:
    """Complete the contract that waits for an event, for each seat it happened to."""
    for place, contract in enumerate(state.contracts):
        if CONTRACTS[contract].test == test:
            for seat in seats:
                if can_complete(state, place, seat):
                    complete(state, place, seat)


def collects(state: State, ship: int) -> bool:
    """Lay the first repelled ship of a colour aside for Pack of Pirates.  R88

    With all five colours the ships are discarded first, so that the coins can come from them.

    Returns:
        Whether the ship was collected (otherwise it is discarded).
    """
    seat = state.active
    for place, contract in enumerate(state.contracts):
        if CONTRACTS[contract].test != REPELLED or not can_complete(state, place, seat):
            continue
        mine = state.collected[seat]
        if any(COLOUR[other] == COLOUR[ship] for other in mine):
            return False
        mine.append(ship)
        if state.trace is not None:
            state.trace.append(("collected", seat, ship))
        if len(mine) == N_COLOURS:
            state.discard += mine
            mine.clear()
            complete(state, place, seat)
        return True
    return False


def renounce_offer(state: State, seat: int, ship: int) -> Action | None:
    """The action that takes a ship without its coins, if R84 or R85 offers it.

    A non-active player pays the fee out of coins he already has.
    """
    if not state.contracts or not IS_SHIP[ship] or renounceable(state, seat, ship) < 0:
        return None
    if len(state.coins[seat]) < state.fee(seat):
        return None
    return ("renounce", ship)
