"""Guilders, points, workers and markers change hands; choices among them.  R11, R55, R76, R77"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from app.engines.bruges.components import N_COLOURS

if TYPE_CHECKING:
    from app.engines.bruges.state import State
    from app.engines.contract import Action

ACTION = -1
"""Source of what no person, ship or exchange card gives: the six actions and the phases themselves."""


def gain_guilders(state: State, seat: int, amount: int, source: int = ACTION) -> None:
    """Take guilders; a negative amount is paid or lost.  R11"""
    state.guilders[seat] += amount
    if state.trace is not None and amount:
        state.trace.append(("guilders", seat, amount, source))


def gain_points(state: State, seat: int, amount: int, source: int = ACTION) -> None:
    """Move the counter; nobody falls below 0.  R4, R36"""
    points = state.points
    before = points[seat]
    points[seat] = max(0, before + amount)
    if state.trace is not None and points[seat] != before:
        state.trace.append(("points", seat, points[seat] - before, source))


def gain_workers(state: State, seat: int, colour: int, amount: int, source: int = ACTION) -> None:
    """Take workers of a colour; a negative amount is paid or lost.  R11"""
    state.workers[seat * N_COLOURS + colour] += amount
    if state.trace is not None and amount:
        state.trace.append(("workers", seat, colour, amount, source))


def return_threat(state: State, seat: int, colour: int, source: int = ACTION) -> None:
    """A marker goes back to the supply and gives a point.  R54, R55"""
    state.threats[seat * N_COLOURS + colour] -= 1
    if state.trace is not None:
        state.trace.append(("returned", seat, colour, source))
    gain_points(state, seat, 1, source)


def own_workers(state: State, seat: int) -> tuple[int, ...]:
    """Workers of a seat by colour."""
    return tuple(state.workers[seat * N_COLOURS : seat * N_COLOURS + N_COLOURS])


def own_threats(state: State, seat: int) -> tuple[int, ...]:
    """Threat markers of a seat by colour."""
    return tuple(state.threats[seat * N_COLOURS : seat * N_COLOURS + N_COLOURS])


@lru_cache(4096)
def picks(verb: str, stock: tuple[int, ...], least: int, most: int) -> list[Action]:
    """All ways to pick ``least`` to ``most`` of a stock by colour, colours in ascending order.  R76, R177"""
    ways: list[Action] = []
    level: list[tuple[int, ...]] = [()]
    for size in range(1, min(most, sum(stock)) + 1):
        level = [
            (*way, colour)
            for way in level
            for colour in range(way[-1] if way else 0, len(stock))
            if way.count(colour) < stock[colour]
        ]
        if size >= least:
            ways += [(verb, *way) for way in level]
    return ways


def takes(amount: int) -> list[Action]:
    """All ways to take workers of free colours.  R76"""
    return picks("take", (amount,) * N_COLOURS, amount, amount)


def take(state: State, action: Action) -> None:
    """The chosen workers.  R76"""
    source = state.source()
    for colour in action[1:]:
        gain_workers(state, state.actor, colour, 1, source)
