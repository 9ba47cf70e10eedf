"""The solo game: an imaginary opponent and a grid of cards.  S1-S10"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.loyang.components import (
    CASUAL,
    EMPTY,
    GRID_CARDS,
    GRID_CARDS_WITH_LORD,
    GRID_COLUMNS,
    GRID_ROWS,
    IMAGINARY,
    KIND,
    LORD,
    MOST_LOANS,
    REGULAR,
    ROW_COST,
    STALL,
)
from app.engines.loyang.display import (
    ENOUGH,
    discard_offers,
    draw,
    free_offers,
    is_common,
    leave,
    money_offers,
    owe_card,
    recycle,
    show,
    without_means,
)

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.loyang.state import State

Step = tuple[Any, ...]
OPPONENT = 1
"""Seat of the imaginary opponent."""


def lay_out_opponent(state: State) -> None:
    """Turn cards up until there are two stalls, two regular and two casual customers; the others are discarded.  S1"""
    rows = {STALL: state.stalls, REGULAR: state.regulars, CASUAL: state.casuals}
    while any(len(row[OPPONENT]) < IMAGINARY[kind] for kind, row in rows.items()):
        card = state.pile.pop()
        kind = KIND[card]
        if kind in rows and len(rows[kind][OPPONENT]) < IMAGINARY[kind]:
            show(state, OPPONENT, card)
        else:
            state.discard.append(card)


def fill_grid(state: State) -> None:
    """Close the gaps of each column upwards, then refill row by row from the left.  S2, S4, S10"""
    for column in range(GRID_COLUMNS):
        places = range(column, GRID_ROWS * GRID_COLUMNS, GRID_COLUMNS)
        cards = [state.grid[place] for place in places if state.grid[place] != EMPTY]
        cards += [EMPTY] * (GRID_ROWS - len(cards))
        for place, card in zip(places, cards, strict=True):
            state.grid[place] = card
    for place, card in enumerate(state.grid):
        if card == EMPTY and (state.pile or state.discard):
            state.grid[place] = draw(state)
            state.revealed += 1
            state.chance_events += 1


def begin_grid(state: State) -> None:
    """The card phase: buy up to two cards of the grid.  S3, S5"""
    if state.harvested or not state.pile:
        recycle(state)
    state.active = 0
    state.turn += 1
    state.grid_left = GRID_CARDS
    state.agenda += [("refill_grid",), ("grid", EMPTY)]


def ask_grid(state: State, step: Step) -> None:
    """Any card whose row can be paid, or enough.  S3, S6, S10, R40, R41

    ``step``: the lord of the manor if it is at work, or ``EMPTY``.
    """
    lord = state.helper(0, LORD) if state.lord_seat == 0 and step[1] == EMPTY else EMPTY
    if not state.grid_left and lord == EMPTY:
        end_buying(state, step)
        return
    offers: list[Action] = [
        ("grid", card)
        for place, card in enumerate(state.grid)
        if card != EMPTY and state.grid_left and may_buy(state, card, ROW_COST[place // GRID_COLUMNS])
    ]
    if lord != EMPTY:
        offers.append(("play", lord, 1))
    offers += [ENOUGH, *free_offers(state, 0), *money_offers(state, 0)]
    offers += [action for action in discard_offers(state, 0) if action[1] != step[1]]
    state.ask("buy_grid_card", 0, offers)


def may_buy(state: State, card: int, cost: int) -> bool:
    """The price of the row must be in hand, and a common field needs means for its own.  R11, R40"""
    if state.cash[0] < cost:
        return False
    if not is_common(card) or state.loans[0] < MOST_LOANS:
        return True
    state.cash[0] -= cost
    payable = not without_means(state, 0)
    state.cash[0] += cost
    return payable


def buy_grid_card(state: State, action: Action) -> None:
    """Pay the row, lay the card out.  S3"""
    card = action[1]
    place = state.grid.index(card)
    cost = ROW_COST[place // GRID_COLUMNS]
    state.grid[place] = EMPTY
    state.cash[0] -= cost
    state.grid_left -= 1
    state.drawn.append(card)
    if state.trace is not None:
        state.trace.append(("grid_bought", 0, card, cost))
    state.again()
    owe_card(state, 0, card, "grid")


def play_lord(state: State, card: int) -> None:
    """Up to four cards instead of two; he goes when the buying ends.  S6, S10"""
    state.grid_left += GRID_CARDS_WITH_LORD - GRID_CARDS
    state.agenda.append(("grid", card))


def end_buying(state: State, step: Step) -> None:
    """The lord of the manor has done his work.  S6"""
    if step[1] != EMPTY:
        leave(state, 0, [step[1]])


def refill_grid(state: State, step: Step) -> None:
    """What is left of the second row is discarded, the grid refilled; then the action turn.  S4, S9"""
    for place in range(GRID_COLUMNS, 2 * GRID_COLUMNS):
        card = state.grid[place]
        if card != EMPTY:
            state.grid[place] = EMPTY
            state.discard.append(card)
    fill_grid(state)
    if state.trace is not None:
        state.trace.append(("grid_refilled",))
    state.order = [0]
    state.agenda.append(("actions", 0))
