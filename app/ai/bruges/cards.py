"""What the cards in a hand may still become, a secret of their owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.bruges import worth
from app.ai.bruges.powers import POWER, use
from app.engines.bruges.canals import next_colour
from app.engines.bruges.components import (
    COLOUR,
    KIND,
    LAUREL,
    LIGHTNING,
    N_COLOURS,
    ONCE,
    PERMANENT,
    POINTS,
    PRICE,
    TURNS,
    WORKER,
)
from app.engines.bruges.scoring import laurel

if TYPE_CHECKING:
    from app.engines.bruges.state import State

WEIGHTS = (0.579, 0.588, 0.431, 0.382, 0.3, 0.3)
"""How much of what the best, second, ... card of this round would bring counts."""
KEPT = 0.169
"""The same for the persons that wait for a later round."""
READY = 0.898
"""How much of a person counts that could be paid at once."""
NEAR = (0.26, 0.399)
"""How much of one that cannot: in any case, and more with the part of the price that is there."""
NO_ROOM = 0.703
"""The part of that while no house waits for it."""
COST = 0.325
"""Points of a guilder that a person in hand will cost."""
HOUSE = 1.481
"""Points of a card as a house."""
FULL = 0.316
"""How much less for each house that waits for a person already."""
THREAT = (1.405, 2.09)
"""Points of a card that gives a threat back: of one, of two markers."""
TILE = 1.769
"""Points of a card as a canal tile, less the price of the space."""
HELP = 0.45
"""Points of a worker of the two a card may bring."""
INSTANT = 0.937
"""How much of a power of the moment counts while the card is in hand."""
ROUNDLY = 0.874
"""How much of a power of the round counts, for each round to come."""
NOW = 0.392
"""How much of its first use."""
GROWTH = 0.315
"""Points by which a laurel in hand is worth more for each round to come."""


def promise(state: State, seat: int) -> float:
    """What the cards in hand may bring: the best use of each in this round, and the best persons kept."""
    hand = state.hand[seat]
    rounds = worth.rounds_left(state)
    turns = worth.turns_left(state, seat)
    if seat == state.active and state.phase == 3 and not state.played:
        turns += 1
    if not hand or not (rounds or turns):
        return 0.0
    coin = worth.GUILDER * worth.openness(rounds * TURNS + turns)
    room = state.persons[seat].count(-1)
    wanted = {next_colour(state, seat, section) for section in (0, 1)}
    values = []
    for card in hand:
        person = _person(state, seat, card, rounds, room)
        values.append((max(person, _use(state, seat, COLOUR[card], coin, room, wanted)) if turns else person, person))
    values.sort(reverse=True)
    value = sum(weight * best for weight, (best, _) in zip(WEIGHTS, values[:turns], strict=False))
    if rounds:
        value += KEPT * sum(person for _, person in values[turns:])
    return value


def _use(state: State, seat: int, colour: int, coin: float, room: int, wanted: set[int]) -> float:
    """The best of a card's colour in this round."""
    at = seat * N_COLOURS + colour
    best = max(coin * state.dice[colour], HELP * 2.0)
    if state.threats[at]:
        best = max(best, THREAT[min(state.threats[at], 2) - 1])
    if state.workers[at]:
        best = max(best, HOUSE - FULL * room)
    return max(best, TILE) if colour in wanted else best


def _person(state: State, seat: int, card: int, rounds: float, room: int) -> float:
    """What a person in hand is worth, less what it costs, as far as it can be had."""
    price = PRICE[card]
    power = _power(state, seat, card, rounds)
    value = POINTS[card] + power - COST * price
    if value <= 0.0:
        return 0.0
    guilders = state.guilders[seat]
    part = READY if guilders >= price else NEAR[0] + NEAR[1] * guilders / price
    return value * part if room else value * part * NO_ROOM


def _power(state: State, seat: int, card: int, rounds: float) -> float:
    """What the power of a person in hand would bring, were it laid out now."""
    kind = KIND[card]
    if kind == LIGHTNING:
        return INSTANT * use(state, seat, card)
    if kind == LAUREL:
        return laurel(state, seat, card) + GROWTH * rounds
    if kind == PERMANENT:
        return worth.LASTING * POWER[card] * rounds
    if kind in (ONCE, WORKER):
        return ROUNDLY * POWER[card] * rounds + NOW * use(state, seat, card)
    return 0.0
