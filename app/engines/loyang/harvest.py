"""Home crops, the round and its harvest.  R20-R27, R92"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from app.engines.contract import NOBODY
from app.engines.loyang.beliefs import after_turning_up
from app.engines.loyang.components import (
    BUY_PRICE,
    EMPTY,
    FIGURES,
    HARVEST_HAND,
    HOME,
    HOME_CROPS,
    IS_HOME,
    LAST_NEW_FIELD,
    N_CARDS,
    N_GOODS,
    PLOTS,
    ROUNDS,
    SAME_CROP,
    private_fields,
)
from app.engines.loyang.display import discard_offers, free_offers, leave, loan_offers, show

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.engines.contract import Action
    from app.engines.loyang.state import State

Step = tuple[Any, ...]
DECLINE: Action = ("decline",)


# -- before the first round


def home_crops(state: State, step: Step) -> None:
    """In turn order from the starting player everybody sows the home field.  R20"""
    if step[1] == state.players:
        return
    state.agenda.append(("homes", step[1] + 1))
    state.active = (state.large + step[1]) % state.players
    state.turn += 1
    state.agenda.append(("home",))


def ask_home_crop(state: State, step: Step) -> None:
    """Wheat, pumpkin or turnip, but nothing that two have chosen.  R20"""
    seat = state.active
    chosen = [state.crop[HOME[other]] for other in range(state.players)]
    offers: list[Action] = [("crop", good) for good in HOME_CROPS if chosen.count(good) < SAME_CROP]
    state.ask("choose_home_crop", seat, offers + loan_offers(state, seat))


def choose_home_crop(state: State, action: Action) -> None:
    """Buy it in the own shop; the home field is full of it.  R20, R21"""
    seat, good = state.actor, action[1]
    state.cash[seat] -= BUY_PRICE[good]
    state.shop[seat * N_GOODS + good] -= 1
    state.crop[HOME[seat]] = good
    state.stock[HOME[seat]] = PLOTS[HOME[seat]]
    if state.trace is not None:
        state.trace.append(("home_crop", seat, good, BUY_PRICE[good]))


# -- the round


def begin_round(state: State, step: Step) -> None:
    """Harvest, cards, actions; after the ninth round it is over.  R1, R22, R81, R102"""
    if state.round == ROUNDS:
        state.decision = "over"
        state.actor = NOBODY
        state.revealed += 1
        if state.trace is not None:
            state.trace.append(("game_over",))
        return
    if not state.setting_up():
        state.round += 1
    state.turn += 1
    state.place = state.perks = 0
    state.dealt = [0] * N_CARDS
    if state.trace is not None:
        state.trace.append(("round_began", state.round))
    state.agenda += [("round",), ("cards",), ("harvest_hand",)]
    for seat in range(state.players):
        turn_up_field(state, seat)
    for seat in range(state.players):
        harvest(state, seat)


def turn_up_field(state: State, seat: int) -> None:
    """The top card of the private stack; none in the last round or from an empty stack.  R23"""
    if state.round > LAST_NEW_FIELD or not state.stack[seat]:
        return
    entry = state.stack[seat].pop()
    state.belief[seat] = after_turning_up(state.belief[seat], entry)
    state.revealed += 1
    state.chance_events += 1
    card = lay_private(state, seat, entry)
    if state.trace is not None:
        state.trace.append(("field_turned_up", seat, card))


def lay_private(state: State, seat: int, entry: int) -> int:
    """Lay out, free of charge, a field that comes from the private stack.  R23, R43, R46

    Two fields of a size are alike, so it gets the number that does not lie there yet.
    """
    if entry < 0:
        card = ~entry
    else:
        first, second = private_fields(seat, entry)
        card = second if first in state.fields[seat] else first
    show(state, seat, card)
    return card


def harvest(state: State, seat: int) -> None:
    """One good from every sown field and the whole storehouse go onto the cart.  R24, R25, R26, R45"""
    first = seat * N_GOODS
    for good in range(N_GOODS):
        state.cart[first + good] += state.store[first + good]
        state.store[first + good] = 0
    reap(state, seat, [field for field in state.fields[seat] if state.stock[field]])


def reap(state: State, seat: int, fields: Iterable[int]) -> None:
    """Take one good from each field; emptied ones leave, then what lay under them is uncovered.  R25, S5"""
    emptied = []
    for field in fields:
        good = state.crop[field]
        state.stock[field] -= 1
        state.cart[seat * N_GOODS + good] += 1
        if not state.stock[field]:
            emptied.append(field)
        if state.trace is not None:
            state.trace.append(("harvested", seat, field, good))
    if emptied:
        state.harvested = True
        leave(state, seat, emptied)


# -- harvest hand


def sets_of(fields: list[int]) -> list[tuple[int, ...]]:
    """Every set of at least one, in the order of the row."""
    return [chosen for number in range(1, len(fields) + 1) for chosen in combinations(fields, number)]


def ask_harvest_hand(state: State, step: Step) -> None:
    """Whoever has the harvest hand may take a second good from rich fields, home field excluded.  R10a, R27, R92"""
    least = FIGURES[HARVEST_HAND]["least"]
    for seat in range(state.players):
        card = state.helper(seat, HARVEST_HAND)
        fields = [field for field in state.fields[seat] if state.stock[field] >= least and not IS_HOME[field]]
        if card != EMPTY and fields:
            state.active = seat
            offers: list[Action] = [DECLINE, *(("play", card, 1, *chosen) for chosen in sets_of(fields))]
            state.ask("harvest_hand_now", seat, offers + free_offers(state, seat) + discard_offers(state, seat))


def decline(state: State, action: Action) -> None:
    """Keep the harvest hand for later.  R27"""


def second_harvest(state: State, seat: int, card: int, fields: tuple[int, ...]) -> None:
    """One more good from each chosen field; then the helper goes.  R7, R27"""
    reap(state, seat, fields)
    leave(state, seat, [card])
