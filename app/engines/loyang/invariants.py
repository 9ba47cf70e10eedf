"""What holds in every position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.loyang.beliefs import may_be
from app.engines.loyang.components import (
    EMPTY,
    FIELD,
    FIGURES,
    HARVEST_HAND,
    HELPER,
    KIND,
    LARGE_STORE,
    LAST_SPACE,
    MOST_LOANS,
    N_ACTION,
    N_CARDS,
    N_GOODS,
    NOT_IN_SOLO,
    PLACES,
    PLOTS,
    REGULAR,
    ROWS,
    SMALL_STORE,
    STALL,
)

if TYPE_CHECKING:
    from app.engines.loyang.state import State


def check(state: State) -> None:
    """Assert it: every card in one place, nothing negative or beyond its limit."""
    _check_cards(state)
    for seat in range(state.seats):
        _check_seat(state, seat)
    assert state.actor == NOBODY or state.offers, "nothing is legal"
    assert len(set(state.offers)) == len(state.offers), "an action is offered twice"


def _check_cards(state: State) -> None:
    visible = [card for seat in range(state.seats) for card in state.visible(seat)]
    covered = [state.under[card] for card in visible if state.under[card] != EMPTY]
    assert all(state.under[card] == EMPTY for card in set(range(N_CARDS)) - set(visible)), "covered by nothing"
    hidden = [card for card in (*state.beginner, *state.grid) if card != EMPTY]
    returned = [~card for stack in state.stack for card in stack if card < 0]
    hands = [card for hand in state.hand for card in hand]
    loose = [*state.pile, *state.discard, *state.court, *state.drawn, *hidden, *returned, *hands]
    found = sorted([*loose, *covered, *(card for card in visible if card < N_ACTION)])
    solo = state.players == 1
    assert found == [n for n in range(N_ACTION) if not (solo and HELPER[n] in NOT_IN_SOLO)], "action cards lost"


def _check_seat(state: State, seat: int) -> None:
    goods = slice(seat * N_GOODS, (seat + 1) * N_GOODS)
    assert min(*state.cart[goods], *state.store[goods], *state.shop[goods], state.cash[seat]) >= 0
    assert all(stock <= places for stock, places in zip(state.shop[goods], PLACES, strict=True)), "shop too full"
    assert sum(state.store[goods]) <= state.capacity[seat] in (SMALL_STORE, LARGE_STORE)
    assert 0 <= state.loans[seat] <= MOST_LOANS
    assert 1 <= state.space[seat] <= LAST_SPACE
    for card in state.visible(seat):
        stock = state.stock[card]
        if KIND[card] == FIELD:
            assert 0 <= stock <= PLOTS[card] + FIGURES[HARVEST_HAND]["more"]
            assert (stock > 0) == (state.crop[card] != EMPTY) or state.setting_up()
        elif KIND[card] == STALL:
            assert stock > 0, "an empty stall has stayed"
        elif KIND[card] == REGULAR:
            assert 0 <= stock < ROWS, "a finished customer has stayed"
    assert seat >= state.players or may_be(state.belief[seat], state.stack[seat]), "R3"
