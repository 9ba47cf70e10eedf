"""The cards of the last round: no goods are kept, so the best use of every card can be worked out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.bruges.powers import use
from app.ai.bruges.worth import faces
from app.engines.bruges.canals import next_colour, price
from app.engines.bruges.components import (
    BIT,
    COLOUR,
    HOUSE_POINTS,
    KIND,
    LAUREL,
    LIGHTNING,
    N_COLOURS,
    ONCE,
    POINTS,
    PRICE,
    SPACES,
    THIRD_SPACE_POINTS,
    WORKER,
    WORKER_COLOUR,
)
from app.engines.bruges.scoring import laurel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.ai.bruges.weights import Weights
    from app.engines.bruges.state import State

Part = tuple[int, float, int, int]
"""Card by colour, points of its best special use, its price, houses it needs."""


def finale(state: State, seat: int, turns: int, weights: Weights) -> float:
    """Points that the hand can still bring: persons and great tiles where they can be paid, else what is at hand."""
    hand = state.hand[seat]
    first = seat * N_COLOURS
    workers = state.workers[first : first + N_COLOURS]
    threats = state.threats[first : first + N_COLOURS]
    plays = min(turns, len(hand))
    tiles = _tiles(state, seat)
    parts = [_special(state, seat, card, workers, tiles, weights) for card in hand]
    room = state.persons[seat].count(-1)
    guilders = state.guilders[seat]
    dice = faces(state)
    numbers = [0] * N_COLOURS
    for card in hand:
        numbers[COLOUR[card]] += 1
    best = float(min(plays, _plain(numbers, workers, threats)[0])) * HOUSE_POINTS
    wanted = [part for part in parts if part[1] > 0.0]
    for choice in range(1, 1 << len(wanted)):
        chosen = [part for i, part in enumerate(wanted) if choice >> i & 1]
        if len(chosen) > plays:
            continue
        value = _worth(chosen, numbers, workers, threats, plays, room, guilders, dice)
        if value > best:
            best = value
    return weights.sure * best


def _plain(numbers: Sequence[int], workers: Sequence[int], threats: Sequence[int]) -> tuple[int, int]:
    """Cards that bring a point as a house or for a threat, and how many of them can be houses."""
    points = houses = 0
    for number, hands, markers in zip(numbers, workers, threats, strict=True):
        if number:
            points += min(number, hands + markers)
            houses += min(number, hands)
    return points, houses


def _worth(
    chosen: list[Part],
    numbers: Sequence[int],
    workers: Sequence[int],
    threats: Sequence[int],
    plays: int,
    room: int,
    guilders: int,
    dice: Sequence[float],
) -> float:
    """Points of some special uses and of what the other cards do for them; less than nothing if it cannot be."""
    left = list(numbers)
    value, needed, missing = 0.0, -room, float(-guilders)
    for colour, points, cost, houses in chosen:
        left[colour] -= 1
        value += points
        missing += cost
        needed += houses
    plays -= len(chosen)
    while missing > 0:
        if plays <= max(0, needed):
            return -1.0
        colour = max((c for c in range(N_COLOURS) if left[c]), key=dice.__getitem__, default=-1)
        if colour < 0:
            return -1.0
        left[colour] -= 1
        missing -= dice[colour]
        plays -= 1
    more, houses = _plain(left, workers, threats)
    if needed > min(houses, plays):
        return -1.0
    return value + min(more, plays) * HOUSE_POINTS


def _tiles(state: State, seat: int) -> dict[int, tuple[float, int]]:
    """By colour: points and price of a tile that brings some."""
    found = {}
    for section in (0, 1):
        at = 2 * seat + section
        built = state.tiles[at]
        points = 0
        if built == 2:
            points = THIRD_SPACE_POINTS
        elif built == SPACES - 1 and not state.crowned[at] and state.statues_left:
            points = state.statues_left + 1
        if points:
            found[next_colour(state, seat, section)] = float(points), price(state, seat, section)
    return found


def _as_laid_out(state: State, seat: int, card: int) -> int:
    """What a laurel text would bring now: it counts its own card."""
    before = state.own[seat]
    state.own[seat] = before | BIT[card]
    points = laurel(state, seat, card)
    state.own[seat] = before
    return points


def _special(
    state: State, seat: int, card: int, workers: Sequence[int], tiles: dict[int, tuple[float, int]], weights: Weights
) -> Part:
    """What a card brings as a person or as a great tile."""
    colour, kind = COLOUR[card], KIND[card]
    points = float(POINTS[card])
    if kind == LAUREL:
        points += _as_laid_out(state, seat, card)
    elif kind in (LIGHTNING, ONCE) or (kind == WORKER and workers[WORKER_COLOUR[card]]):
        points += weights.powerful * use(state, seat, card, weights)
    if colour in tiles and (tiles[colour][0] > points or PRICE[card] > state.guilders[seat]):
        return colour, *tiles[colour], 0
    return colour, points, PRICE[card], 1
