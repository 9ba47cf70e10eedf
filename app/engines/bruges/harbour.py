"""Ships at their docks and the exchange card of the round.  R14, R21, R31, R84, R112-R117, R124, R127-R129"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.bruges import useful
from app.engines.bruges.components import (
    COLOURS,
    EXCHANGE,
    EXCHANGE_AT,
    EXCHANGE_MARKERS,
    MOST_PLAYERS,
    N_COLOURS,
    N_KINDS,
    SHIPS_AT,
)
from app.engines.bruges.goods import gain_workers
from app.engines.chance import shuffle

if TYPE_CHECKING:
    from app.engines.bruges.state import State
    from app.engines.contract import Action

DOCKING = (3, 4)
"""Faces that let a ship dock.  R31"""


def lay_out_modules(state: State) -> None:
    """Ships by colour and the exchange cards, shuffled face down; the top ships are open.  R14"""
    if state.options["zwin"]:
        for pile in state.ship_piles:
            pile += range(N_KINDS)
            shuffle(state.rng, pile)
    if state.options["exchange"]:
        state.exchange_pile += range(len(EXCHANGE))
        shuffle(state.rng, state.exchange_pile)


def ship_source(colour: int, kind: int) -> int:
    """Number of a ship among the sources of effects."""
    return SHIPS_AT + colour * N_KINDS + kind


def dock_ships(state: State) -> None:
    """Dice of 3 or 4 bring the open ship of their colour to its dock, for everybody.  R29, R31, R112"""
    for colour, pile in enumerate(state.ship_piles):
        if state.dice[colour] in DOCKING and pile:
            state.docks[colour] = pile.pop()
            if state.trace is not None:
                state.trace.append(("docked", colour, ship_source(colour, state.docks[colour])))


def clear_ships(state: State) -> None:
    """Active ships go to the tray; an empty pile is made anew from it.  R84, R117"""
    for colour, kind in enumerate(state.docks):
        if kind < 0:
            continue
        state.docks[colour] = -1
        state.ship_trays[colour].append(kind)
        if not state.ship_piles[colour]:
            state.ship_piles[colour] = sorted(state.ship_trays[colour])
            state.ship_trays[colour] = []
            shuffle(state.rng, state.ship_piles[colour])
            state.revealed += 1
            state.chance_events += 1


def ask_ship(state: State, step: tuple[Any, ...]) -> None:
    """After a tile built with a played card: one active ship that can be paid and has an effect.  R113, R115"""
    seat = step[1]
    base = seat * N_COLOURS
    offers: list[Action] = []
    for colour in range(len(COLOURS)):
        kind = state.docks[colour]
        if kind < 0 or not state.workers[base + colour]:
            continue
        source = ship_source(colour, kind)
        state.workers[base + colour] -= 1
        if useful.effect(state, seat, source, source):
            offers.append(("ship", colour))
        state.workers[base + colour] += 1
    state.ask("use_ship", seat, [*offers, ("decline",)] if offers else offers)


def use_ship(state: State, action: Action) -> None:
    """A worker of the ship's colour for its effect; the ship stays for the others.  R113, R114"""
    if action[0] == "decline":
        return
    seat, colour = state.actor, action[1]
    source = ship_source(colour, state.docks[colour])
    if state.trace is not None:
        state.trace.append(("ship", seat, source))
    gain_workers(state, seat, colour, -1, source)
    state.agenda.append(("effect", seat, source, 0, source))


def markers_of(state: State, number: int) -> int:
    """Action markers of an exchange card, fewer in the variant with few players.  R124, R128"""
    fewer = MOST_PLAYERS - state.players if state.options["exchange_scaled"] else 0
    return EXCHANGE_MARKERS[number] - fewer


def reveal_exchange(state: State, step: tuple[Any, ...]) -> None:
    """Once all hands are filled the top exchange card is turned up.  R21, R129"""
    if not state.exchange_pile:
        return
    state.exchange = state.exchange_pile.pop()
    state.markers = markers_of(state, state.exchange)
    state.revealed += 1
    state.chance_events += 1
    if state.trace is not None:
        state.trace.append(("exchange", EXCHANGE_AT + state.exchange, state.markers))


def clear_exchange(state: State) -> None:
    """The exchange card of the round goes back into the box.  R84"""
    state.exchange = -1
    state.markers = 0
