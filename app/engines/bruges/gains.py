"""Effects that give, return, exchange and trade.  R53, R76, R138, R139, R144, R159, R177"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from app.engines.bruges import houses, useful
from app.engines.bruges.components import BIT, EACH_COLOUR, FREE_CHOICE, LAST_STEP, N_COLOURS, NO_LIMIT, triggers
from app.engines.bruges.context import asking, opponents
from app.engines.bruges.counting import count, quantity
from app.engines.bruges.goods import (
    ACTION,
    gain_guilders,
    gain_points,
    gain_workers,
    own_workers,
    picks,
    return_threat,
    takes,
)
from app.engines.bruges.knowledge import leaves_hand
from app.engines.bruges.piles import discard, draw

if TYPE_CHECKING:
    from app.engines.bruges.components import Op
    from app.engines.bruges.state import State
    from app.engines.contract import Action

_STEP_REACTIONS = triggers("own_advance")


# -- guilders, points, workers


def take_guilders(state: State, seat: int, op: Op, source: int) -> None:
    """Guilders, fixed or for something counted.  R120"""
    gain_guilders(state, seat, quantity(state, seat, op, source), source)


def take_points(state: State, seat: int, op: Op, source: int) -> None:
    """Points, fixed or for something counted."""
    gain_points(state, seat, quantity(state, seat, op, source), source)


def take_workers(state: State, seat: int, op: Op, source: int) -> None:
    """Workers of a colour, of every colour, or of colours of choice.  R76, R118"""
    if op.colour == FREE_CHOICE:
        state.ask("choose_workers", seat, takes(op.amount))
    elif op.colour == EACH_COLOUR:
        for colour in range(N_COLOURS):
            gain_workers(state, seat, colour, op.amount, source)
    else:
        gain_workers(state, seat, op.colour, op.amount, source)


def take_workers_of_house_colours(state: State, seat: int, op: Op, source: int) -> None:
    """Workers of every colour in which the seat owns a house."""
    mask = houses.colours(state, seat)
    for colour in range(N_COLOURS):
        if mask >> colour & 1:
            gain_workers(state, seat, colour, op.amount, source)


def take_missing_workers(state: State, seat: int, op: Op, source: int) -> None:
    """Workers of every colour that the seat does not have."""
    for colour, owned in enumerate(own_workers(state, seat)):
        if not owned:
            gain_workers(state, seat, colour, op.amount, source)


def buy_points(state: State, seat: int, op: Op, source: int) -> None:
    """Guilders for points, at the full price only."""
    gain_guilders(state, seat, -op.guilders, source)
    gain_points(state, seat, op.points, source)


def exchange_workers(state: State, seat: int, op: Op, source: int) -> None:
    """Any number of workers for as many of other colours.  R144"""
    state.agenda.append(("swap", seat, own_workers(state, seat), False, source))


def ask_swap(state: State, step: tuple[Any, ...]) -> None:
    """One worker after the other, in any order; those taken are not returned again.  R144"""
    _, seat, stock, begun, _ = step
    offers: list[Action] = [
        ("swap", old, new) for old in range(N_COLOURS) if stock[old] for new in range(N_COLOURS) if old != new
    ]
    state.ask("exchange_workers", seat, [*offers, ("stop",)] if begun else offers)


def swap(state: State, action: Action) -> None:
    """A worker for one of another colour, or no more.  R144"""
    if action[0] == "stop":
        return
    _, seat, stock, _, source = state.asked
    _, old, new = action
    gain_workers(state, seat, old, -1, source)
    gain_workers(state, seat, new, 1, source)
    left = tuple(number - (colour == old) for colour, number in enumerate(stock))
    state.agenda.append(("swap", seat, left, True, source))


def sell_workers(state: State, seat: int, op: Op, source: int) -> None:
    """Workers of free colours for guilders."""
    state.ask("sell_workers", seat, picks("sell", own_workers(state, seat), 1, op.limit))


def sell(state: State, action: Action) -> None:
    """The chosen workers go back."""
    seat, op, source = asking(state)
    for colour in action[1:]:
        gain_workers(state, seat, colour, -1, source)
    gain_guilders(state, seat, op.guilders * len(action[1:]), source)


# -- threat markers


def return_threats(state: State, seat: int, op: Op, source: int) -> None:
    """Own markers, from one up to a limit; all of them, or as many as counted, without a choice of number.

    R55, R119, R139, R177
    """
    stock = useful.fitting_threats(state, seat, op.colour)
    if op.per is not None:
        number = min(count(state, seat, op.per, source), sum(stock))
        state.ask("return_threats", seat, picks("return", stock, number, number))
    elif op.limit == NO_LIMIT:
        for colour, number in enumerate(stock):
            for _ in range(number):
                return_threat(state, seat, colour, source)
    else:
        state.ask("return_threats", seat, picks("return", stock, 1, op.limit))


def choose_threats(state: State, action: Action) -> None:
    """The chosen markers go back, after the price is paid.  R55, R177"""
    if action[0] == "decline":
        return
    seat, source = state.actor, state.source()
    workers = 0
    if state.asked[0] == "effect":
        _, op, _ = asking(state)
        gain_guilders(state, seat, -op.price, source)
        workers = op.workers
    for colour in action[1:]:
        return_threat(state, seat, colour, source)
        gain_workers(state, seat, colour, workers, source)


def ask_further_threats(state: State, step: tuple[Any, ...]) -> None:
    """Further markers of any colours may go back.  R174, R177"""
    _, seat, most, _ = step
    offers = picks("return", useful.fitting_threats(state, seat, FREE_CHOICE), 1, most)
    state.ask("return_threats", seat, [*offers, ("decline",)])


# -- advancing


def advance(state: State, seat: int, op: Op, source: int) -> None:
    """Single steps, as far as the track goes.  R44, R160"""
    state.agenda += [("step", seat, op.price, source)] * op.amount


def climb(state: State, step: tuple[Any, ...]) -> None:
    """One step up the track, then whoever reacts to it; on the last space nothing happens.  R43, R121, R148, R159"""
    _, seat, price, source = step
    if state.steps[seat] == LAST_STEP:
        return
    gain_guilders(state, seat, -price, source)
    state.steps[seat] += 1
    if state.trace is not None:
        state.trace.append(("advance", seat, state.steps[seat], price, source))
    for card, _ in _STEP_REACTIONS:
        if state.own[seat] & BIT[card]:
            state.agenda.append(("react", seat, FREE_CHOICE, card))


# -- cards


def draw_cards(state: State, seat: int, op: Op, source: int) -> None:
    """Draw cards.  R18"""
    draw(state, seat, op.amount)


def draw_then_discard(state: State, seat: int, op: Op, source: int) -> None:
    """Draw cards, then discard some."""
    state.agenda += [("discard", seat, source)] * op.discard
    draw(state, seat, op.amount)


def discard_then_gain(state: State, seat: int, op: Op, source: int) -> None:
    """Discard cards, then draw, or take guilders or points."""
    if op.kind == "discard_then_draw":
        state.agenda += [("look", seat), ("draw", seat, op.amount)]
    else:
        state.agenda.append(("reward", seat, op.guilders, op.points, source))
    state.agenda += [("discard", seat, source)] * op.discard


def reward(state: State, step: tuple[Any, ...]) -> None:
    """What the discarded cards bring."""
    _, seat, guilders, points, source = step
    gain_guilders(state, seat, guilders, source)
    gain_points(state, seat, points, source)


def ask_discard(state: State, step: tuple[Any, ...]) -> None:
    """A hand card of choice, as long as there is one.  R173"""
    state.ask("choose_discard", step[1], [("card", card) for card in state.hand[step[1]]])


def choose_discard(state: State, action: Action) -> None:
    """The chosen card is not played; an opponent's is news for the active player.  R74, R106, R175"""
    if state.actor != state.active:
        state.revealed += 1
    leaves_hand(state, state.actor, action[1])
    discard(state, state.actor, action[1])


def draw_and_act(state: State, seat: int, op: Op, source: int) -> None:
    """Draw a card and carry out an action with it.  R106, R116, R123"""
    state.agenda += [("act_drawn", seat), ("draw", seat, 1)]


# -- the rest


def choose_one(state: State, seat: int, op: Op, source: int) -> None:
    """One of several texts that bring something.  R71"""
    fitting = [i for i, option in enumerate(op.options) if useful.effect(state, seat, option, source)]
    state.ask("choose_option", seat, [("option", i) for i in fitting])


def choose_option(state: State, action: Action) -> None:
    """The chosen text is carried out."""
    seat, op, source = asking(state)
    state.agenda.append(("effect", seat, op.options[action[1]], 0, source))


def pay_opponents(state: State, seat: int, op: Op, source: int) -> None:
    """Guilders for all opponents if there are enough, else for some, and points for them.  R138"""
    others = opponents(state, seat)
    affordable = min(len(others), state.guilders[seat] // op.guilders)
    state.ask("choose_receivers", seat, [("receivers", *some) for some in combinations(others, affordable)])


def choose_receivers(state: State, action: Action) -> None:
    """Each of them gets as much.  R138"""
    seat, op, source = asking(state)
    for other in action[1:]:
        pass_guilders(state, seat, other, op.guilders, source)
    gain_points(state, seat, op.guilders * op.points * len(action[1:]), source)


def pass_guilders(state: State, seat: int, other: int, amount: int, source: int = ACTION) -> None:
    """Guilders go from one seat to another."""
    state.guilders[seat] -= amount
    state.guilders[other] += amount
    if state.trace is not None and amount:
        state.trace.append(("passed", seat, other, "guilders", amount))


def name_colour(state: State, seat: int, op: Op, source: int) -> None:
    """A colour will be named for the next card.  R104, R106, R107"""
    state.naming = True


def next_canal_free(state: State, seat: int, op: Op, source: int) -> None:
    """The next tile of this turn costs nothing.  R140"""
    state.free_canal = True
