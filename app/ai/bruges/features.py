"""What is worth looking at in a position of Bruges, seat by seat, as numbers; the judgement is learned from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.bruges import chances
from app.ai.bruges.cards import promise
from app.ai.bruges.power_table import POWER
from app.ai.bruges.weights import BY_HAND
from app.ai.bruges.worth import counted, rounds_left, turns_left
from app.ai.value import common
from app.engines.bruges.components import KIND, LAUREL, N_COLOURS, ONCE, PERMANENT, SPACES, TURNS, WORKER, WORKER_COLOUR

if TYPE_CHECKING:
    from app.engines.bruges.state import State

RICH = 12
"""Guilders beyond which more may be worth less."""


def rows(state: State) -> list[list[float]]:
    """The features of every seat."""
    found = common(chances.projection(state), state.scores(), state.actor, 10.0)
    rounds = rounds_left(state)
    for seat, row in enumerate(found):
        row += _own(state, seat, rounds)
    return found


def _own(state: State, seat: int, rounds: float) -> list[float]:
    """What a seat has, and what can be made of it."""
    turns = turns_left(state, seat)
    guilders = state.guilders[seat]
    first = seat * N_COLOURS
    workers = state.workers[first : first + N_COLOURS]
    threats = state.threats[first : first + N_COLOURS]
    manned = idle = each = lasting = laurels = persons = 0.0
    for card in state.persons[seat]:
        if card < 0:
            continue
        persons += 1.0
        kind = KIND[card]
        if kind == WORKER:
            if workers[WORKER_COLOUR[card]]:
                manned += POWER[card]
            else:
                idle += POWER[card]
        elif kind == ONCE:
            each += POWER[card]
        elif kind == PERMANENT:
            lasting += POWER[card]
        elif kind == LAUREL:
            laurels += 1.0
    tiles = state.tiles[seat * 2 : seat * 2 + 2]
    return [
        0.1 * promise(state, seat, BY_HAND),
        0.1 * counted(state, seat),
        0.1 * rounds,
        0.5 * turns / TURNS,
        0.1 * min(guilders, RICH),
        0.1 * max(0, guilders - RICH),
        0.01 * guilders * rounds,
        0.2 * sum(workers),
        0.2 * sum([1 for number in workers if number]),
        0.02 * sum(workers) * rounds,
        0.2 * len(state.hand[seat]),
        0.2 * len(state.houses[seat]),
        0.5 * state.persons[seat].count(-1),
        0.2 * persons,
        0.2 * manned,
        0.2 * idle,
        0.2 * each,
        0.2 * lasting,
        0.5 * laurels,
        0.05 * manned * rounds,
        0.05 * (each + lasting) * rounds,
        0.5 * sum(threats),
        0.5 * sum([1 for number in threats if number > 1]),
        0.2 * state.steps[seat],
        0.5 * state.turned[seat].bit_count(),
        0.2 * sum(tiles),
        0.2 * max(tiles),
        0.5 * sum([1 for number in tiles if number == SPACES]),
        0.1 * state.statues_left,
        0.5 * len(state.pets[seat]),
    ]
