"""How far a seat has come with a contract, in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.port_royal import components as c

if TYPE_CHECKING:
    from app.engines.port_royal.state import State


def progress(state: State, place: int, seat: int) -> tuple[int, int]:
    """How much a seat has of what a contract asks for, and how much that is.

    Both are numbers of persons, expeditions, swords, ship colours or times, whichever the contract asks for.

    Args:
        state: The position.
        place: Index of the contract in the contract display.
        seat: The seat.
    """
    contract = state.contracts[place]
    asked = c.CONTRACTS[contract]
    first = seat * c.WIDTH
    need = _need(contract)
    if seat in state.fields[place]:
        return need, need
    if asked.test == c.SWORDS:
        have = state.own[first + c.SWORD]
    elif asked.test == c.CHEAP:
        have = state.own[first + c.CHEAP_STAFF]
    elif asked.test == c.EXPEDITION:
        have = state.own[first + c.EXPEDITIONS]
    elif asked.test == c.PERSONS:
        have = sum(any(state.own[first + column] for column in group) for group in c.CONTRACT_COLUMNS[contract])
    elif asked.test == c.KINDS:
        have = sum(state.own[first + column] for column in c.CONTRACT_COLUMNS[contract][0])
    elif asked.test == c.REPELLED:
        have = len(state.collected[seat])
    else:  # an event that has to happen once or several times
        have = state.steps[place][seat]
    return min(have, need), need


def _need(contract: int) -> int:
    """How much a contract asks for."""
    asked = c.CONTRACTS[contract]
    if asked.test == c.PERSONS:
        return len(asked.kinds)
    if asked.test in (c.RENOUNCE, c.HARBOUR) or not asked.number:
        return asked.steps + 1  # each time leads to a step field, the last one to a coin field (R77)
    return asked.number
