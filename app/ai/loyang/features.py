"""What is worth looking at in a position of Loyang, seat by seat, as numbers; the judgement is learned from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.loyang import chances
from app.ai.loyang.farm import GOOD, extras
from app.ai.value import common
from app.engines.loyang.components import EMPTY, LARGE_STORE, N_GOODS, ROUNDS

if TYPE_CHECKING:
    from app.engines.loyang.state import State


def rows(state: State) -> list[list[float]]:
    """The features of every seat."""
    found = common(chances.projection(state), state.scores(), state.actor, 1.0)
    for seat, row in enumerate(found):
        row += _own(state, seat)
    return found


def _own(state: State, seat: int) -> list[float]:
    """What a seat has, and what can be made of it."""
    left = ROUNDS - state.round
    first = seat * N_GOODS
    cash = state.cash[seat]
    worth = goods = kinds = growing = sown = 0.0
    for good in range(N_GOODS):
        number = state.cart[first + good] + state.store[first + good]
        goods += number
        worth += number * GOOD[good]
        kinds += 1.0 if number else 0.0
    fields = state.fields[seat]
    for card in fields:
        if state.crop[card] != EMPTY:
            sown += 1.0
            growing += state.stock[card] * GOOD[state.crop[card]]
    return [
        0.1 * left,
        0.1 * cash,
        0.01 * cash * left,
        0.01 * cash * state.space[seat],
        0.1 * goods,
        0.1 * worth,
        0.01 * worth * state.space[seat],
        0.2 * kinds,
        0.2 * len(fields),
        0.2 * sown,
        0.05 * growing,
        0.01 * growing * left,
        0.2 * len(state.stalls[seat]),
        0.2 * len(state.casuals[seat]),
        0.2 * len(state.regulars[seat]),
        0.2 * sum([state.red[card] for card in state.regulars[seat]]),
        0.2 * len(state.helpers[seat]),
        0.1 * extras(state, seat, left + 0.5),
        0.2 * len(state.hand[seat]),
        0.5 * len(state.stack[seat]),
        1.0 if state.capacity[seat] >= LARGE_STORE else 0.0,
        1.0 * state.loans[seat],
        1.0 if seat in state.chosen else 0.0,
        1.0 if seat == state.active else 0.0,
    ]
