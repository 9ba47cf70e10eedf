"""Canals and statues.  R38, R39, R56-R58"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges.components import BIT, CANALS, SPACES, permanent, statues, triggers
from app.engines.bruges.context import asking
from app.engines.bruges.goods import ACTION, gain_guilders

if TYPE_CHECKING:
    from app.engines.bruges.components import Op
    from app.engines.bruges.state import State
    from app.engines.contract import Action

_DISCOUNTS = tuple((BIT[card], op.amount) for card, op in permanent("canal_discount"))
_REACTIONS = triggers("own_canal_built")


def discount(state: State, seat: int) -> int:
    """Guilders less for every tile, however it is built.  R163"""
    own = state.own[seat]
    return sum([amount for bit, amount in _DISCOUNTS if own & bit])


def price(state: State, seat: int, section: int, factor: int = 1, less: int = 0) -> int:
    """Price of the next free space: reductions come after factors; nothing at all after the Well Builder.

    R57, R140, R163, R174
    """
    if state.free_canal:
        return 0
    return max(0, (state.tiles[2 * seat + section] + 1) * factor - discount(state, seat) - less)


def candidates(state: State, seat: int, factor: int) -> list[Action]:
    """Sections whose next free space can be paid, whatever its colour.  R56, R142"""
    tiles, guilders = state.tiles, state.guilders[seat]
    return [
        ("tile", section)
        for section in (0, 1)
        if tiles[2 * seat + section] < SPACES and price(state, seat, section, factor) <= guilders
    ]


def next_colour(state: State, seat: int, section: int) -> int:
    """Colour of the next free space of a section, -1 if it is complete.  R56"""
    built = state.tiles[2 * seat + section]
    return CANALS[seat][section][built] if built < SPACES else -1


def build(state: State, seat: int, section: int, cost: int, source: int = ACTION) -> None:
    """Pay, put a tile on the next free space; a section completed for the first time earns a statue.  R56, R57, R58

    Whoever reacts to tiles does so afterwards (R150).
    """
    at = 2 * seat + section
    gain_guilders(state, seat, -cost, source)
    colour = CANALS[seat][section][state.tiles[at]]
    state.tiles[at] += 1
    state.free_canal = False
    if state.trace is not None:
        state.trace.append(("tile", seat, section, cost, source))
    for card, _ in _REACTIONS:
        if state.own[seat] & BIT[card]:
            state.agenda.append(("react", seat, colour, card))
    if state.tiles[at] == SPACES and not state.crowned[at]:
        state.crowned[at] = True
        take_statue(state, seat)


def take_statue(state: State, seat: int) -> None:
    """The top statue tile, if there is one left.  R5, R58, R111"""
    if state.statues_left:
        value = statues(state.players)[-state.statues_left]
        state.statues_left -= 1
        state.statues[seat] |= 1 << value
        if state.trace is not None:
            state.trace.append(("statue", seat, value))


def losses(state: State, seat: int) -> list[Action]:
    """Tiles that can be removed: the outermost of each section.  R38"""
    return [("break", section) for section in (0, 1) if state.tiles[2 * seat + section]]


def remove(state: State, seat: int, section: int, source: int = ACTION) -> None:
    """Take the outermost tile of a section away; its statue stays taken.  R38, R39"""
    state.tiles[2 * seat + section] -= 1
    if state.trace is not None:
        state.trace.append(("tile_lost", seat, section, source))


def build_without_card(state: State, seat: int, op: Op, source: int) -> None:
    """A tile without a card, for a multiple of the printed price.  R142"""
    state.ask("choose_canal", seat, candidates(state, seat, op.factor))


def choose_canal(state: State, action: Action) -> None:
    """The tile goes onto the chosen section.  R142"""
    seat, op, source = asking(state)
    build(state, seat, action[1], price(state, seat, action[1], op.factor), source)
