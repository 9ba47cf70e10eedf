"""What the cards in a hand may still become, a secret of their owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.bruges import worth
from app.ai.bruges.finale import finale
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

WEIGHTS = (0.603, 0.416, 0.297, 0.346, 0.31, 0.302)
"""How much of what the best, second, ... card of this round would bring counts."""
KEPT = 0.183
"""How much of a person counts that waits for a later round."""
WAIT = 0.06
"""The same for each turn of this round."""
GUILDERS, WORKERS, MARKER, HOME, CANAL, PERSON = range(6)
READY = 0.702
"""How much of a person counts that could be paid at once."""
NEAR = (0.251, 0.59)
"""How much of one that cannot: in any case, and more with the part of the price that is there."""
NO_ROOM = 0.58
"""The part of that while no house waits for it."""
COST = 0.178
"""Points of a guilder that a person in hand will cost."""
HOUSE = 0.98
"""Points of a card as a house."""
FULL = 0.349
"""How much less for each house that waits for a person already."""
THREAT = (1.044, 2.36)
"""Points of a card that gives a threat back: of one, of two markers."""
TILE = 2.265
"""Points of a card as a canal tile, less the price of the space."""
HELP = 0.994
"""Points of a card that brings two workers."""
INSTANT = 0.976
"""How much of a power of the moment counts while the card is in hand."""
ROUNDLY = 0.79
"""How much of a power of the round counts, for each round to come."""
NOW = 0.416
"""How much of its first use."""
GROWTH = 0.383
"""Points by which a laurel in hand is worth more for each round to come."""
FULL_HAND = 5.2
"""Points of the promise of a hand that has just been filled ..."""
FULL_LATER = 0.184
"""... and more for each round to come."""
FULL_LAST = 7.4
"""The same in the last round."""
KNOWN_BEFORE = 1.15
"""How much of the promise of what is in a hand before it is filled is still there then ..."""
DRAWN_LESS = 1.9
"""... and the points by which each of those cards leaves less to draw."""


Card = tuple[int, int, float, float]
"""Colour, price, points as a person, points if it is kept."""


def promise(state: State, seat: int) -> float:
    """What the cards in hand may bring: the best uses for the turns of this round, and the persons kept."""
    hand = state.hand[seat]
    rounds = worth.rounds_left(state)
    turns = worth.turns_left(state, seat)
    if seat == state.active and state.phase == 3 and not state.played:
        turns += 1
    missing = worth.to_draw(state, seat)
    if missing:
        # All hands are about to be filled: a card more in one is a card less to be drawn.
        full = FULL_HAND + FULL_LATER * rounds if rounds else FULL_LAST
        return full + KNOWN_BEFORE * _held(state, seat, turns, max(1.0, rounds)) - DRAWN_LESS * len(hand)
    if not hand or not (rounds or turns):
        return 0.0
    return _held(state, seat, turns, rounds) if rounds else finale(state, seat, turns)


def _held(state: State, seat: int, turns: int, rounds: float) -> float:
    """The promise of the cards in hand with rounds to come, or with a hand still to be filled."""
    keep = KEPT + WAIT * turns
    cards = [_card(state, seat, card, rounds, keep) for card in state.hand[seat]]
    value = sum(card[3] for card in cards)
    return value + _uses(state, seat, cards, turns, rounds) if turns else value


def keeping(state: State, seat: int) -> dict[int, float]:
    """By card in hand: how good it is to still have it later."""
    rounds = worth.rounds_left(state)
    return {card: _card(state, seat, card, rounds, 1.0)[3] for card in state.hand[seat]}


def _card(state: State, seat: int, card: int, rounds: float, keep: float) -> Card:
    price = PRICE[card]
    person = POINTS[card] + _power(state, seat, card, rounds) - COST * price
    if person <= 0.0:
        return COLOUR[card], price, 0.0, 0.0
    guilders = state.guilders[seat]
    part = NEAR[0] + NEAR[1] * (1.0 if guilders >= price else guilders / price)
    if -1 not in state.persons[seat]:
        part *= NO_ROOM
    return COLOUR[card], price, READY * person, keep * part * person


class _Means:
    """What a seat has to play its cards with; changes as they are played in thought."""

    __slots__ = ("coin", "dice", "guilders", "help", "room", "threats", "wanted", "workers")

    def __init__(self, state: State, seat: int, plays: float) -> None:
        first = seat * N_COLOURS
        open_ = worth.openness(plays, worth.OPEN)
        self.dice = worth.faces(state)
        self.coin = worth.GUILDER * open_
        self.help = HELP * worth.openness(plays, worth.MANNED)
        self.workers = state.workers[first : first + N_COLOURS]
        self.threats = state.threats[first : first + N_COLOURS]
        self.wanted = [next_colour(state, seat, section) for section in (0, 1)]
        self.room = state.persons[seat].count(-1)
        self.guilders = float(state.guilders[seat])

    def best(self, card: Card) -> tuple[float, int]:
        """Points of the best use of a card, and which it is."""
        colour, price, person, _ = card
        best, use = self.coin * self.dice[colour], GUILDERS
        if self.help > best:
            best, use = self.help, WORKERS
        threats = self.threats[colour]
        if threats and THREAT[min(threats, 2) - 1] > best:
            best, use = THREAT[min(threats, 2) - 1], MARKER
        if self.workers[colour] and HOUSE - FULL * self.room > best:
            best, use = HOUSE - FULL * self.room, HOME
        if colour in self.wanted and best < TILE:
            best, use = TILE, CANAL
        if person > best and self.room and price <= self.guilders:
            best, use = person, PERSON
        return best, use

    def take(self, card: Card, use: int) -> None:
        """Note what a use takes and brings."""
        colour = card[0]
        if use == PERSON:
            self.guilders -= card[1]
            self.room -= 1
        elif use == HOME:
            self.workers[colour] -= 1
            self.room += 1
        elif use == MARKER:
            self.threats[colour] -= 1
        elif use == GUILDERS:
            self.guilders += self.dice[colour]
        elif use == WORKERS:
            self.workers[colour] += 2
        else:
            self.wanted.remove(colour)


def _uses(state: State, seat: int, cards: list[Card], turns: int, rounds: float) -> float:
    """Points beyond keeping the cards: the best use of one, then the next best, for so many turns."""
    means = _Means(state, seat, rounds * TURNS + turns)
    value = 0.0
    for weight in WEIGHTS[: min(turns, len(cards))]:
        most, chosen, kind = -1e9, cards[0], GUILDERS
        for card in cards:
            best, use = means.best(card)
            if best - card[3] > most:
                most, chosen, kind = best - card[3], card, use
        value += weight * most
        cards.remove(chosen)
        means.take(chosen, kind)
    return value


def _power(state: State, seat: int, card: int, rounds: float) -> float:
    """What the power of a person in hand would bring, were it laid out now."""
    kind = KIND[card]
    if kind == LIGHTNING:
        return INSTANT * use(state, seat, card)
    if kind == LAUREL:
        return laurel(state, seat, card) + (GROWTH + POWER[card]) * rounds
    if kind == PERMANENT:
        return worth.LASTING * POWER[card] * rounds
    if kind in (ONCE, WORKER):
        return ROUNDLY * POWER[card] * rounds + NOW * use(state, seat, card)
    return 0.0
