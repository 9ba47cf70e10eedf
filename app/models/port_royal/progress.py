"""How far a seat is with a contract, in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.port_royal import components as c

if TYPE_CHECKING:
    from app.engines.port_royal.state import State


def progress(state: State, place: int, seat: int) -> tuple[int, int]:
    """What a seat has met of the contract at ``place`` of the display, and what it asks for.

    Counts persons, expeditions, swords, times or ship colours, whatever the contract counts.
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
    else:
        have = state.steps[place][seat]
    return min(have, need), need


def _need(contract: int) -> int:
    asked = c.CONTRACTS[contract]
    if asked.test == c.PERSONS:
        return len(asked.kinds)
    if asked.test in (c.RENOUNCE, c.HARBOUR) or not asked.number:
        return asked.steps + 1
    return asked.number
