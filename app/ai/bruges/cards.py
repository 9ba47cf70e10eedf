"""What the cards in a hand may still become, a secret of their owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.bruges import worth
from app.ai.bruges.finale import finale
from app.ai.bruges.powers import use
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
    from app.ai.bruges.weights import Weights
    from app.engines.bruges.state import State

GUILDERS, WORKERS, MARKER, HOME, CANAL, PERSON = range(6)
"""What a card can be used as."""

Card = tuple[int, int, float, float]
"""Colour, price, points as a person, points if it is kept."""


def judged(state: State, weights: Weights) -> list[float]:
    """By seat: points at the end, with what each may make of its cards."""
    values = worth.projected_points(state, weights)
    for seat in range(state.players):
        values[seat] += promise(state, seat, weights)
    return values


def promise(state: State, seat: int, weights: Weights) -> float:
    """What the cards in hand may bring: the best uses for the turns of this round, and the persons kept."""
    hand = state.hand[seat]
    rounds = worth.rounds_left(state)
    turns = worth.turns_left(state, seat)
    if seat == state.active and state.phase == 3 and not state.played:
        turns += 1
    missing = worth.to_draw(state, seat)
    if missing:
        # All hands are about to be filled: a card more in one is a card less to be drawn.
        full = weights.full_hand + weights.full_later * rounds if rounds else weights.full_last
        return (
            full
            + weights.known_before * _held(state, seat, turns, max(1.0, rounds), weights)
            - weights.drawn_less * len(hand)
        )
    if not hand or not (rounds or turns):
        return 0.0
    return _held(state, seat, turns, rounds, weights) if rounds else finale(state, seat, turns, weights)


def _held(state: State, seat: int, turns: int, rounds: float, weights: Weights) -> float:
    """The promise of the cards in hand with rounds to come, or with a hand still to be filled."""
    keep = weights.person_kept + weights.person_waits * turns
    cards = [_card(state, seat, card, rounds, keep, weights) for card in state.hand[seat]]
    value = sum(card[3] for card in cards)
    return value + _uses(state, seat, cards, turns, rounds, weights) if turns else value


def keeping(state: State, seat: int, weights: Weights) -> dict[int, float]:
    """By card in hand: how good it is to still have it later."""
    rounds = worth.rounds_left(state)
    return {card: _card(state, seat, card, rounds, 1.0, weights)[3] for card in state.hand[seat]}


def _card(state: State, seat: int, card: int, rounds: float, keep: float, weights: Weights) -> Card:
    price = PRICE[card]
    person = POINTS[card] + _power(state, seat, card, rounds, weights) - weights.cost * price
    if person <= 0.0:
        return COLOUR[card], price, 0.0, 0.0
    guilders = state.guilders[seat]
    part = weights.near[0] + weights.near[1] * (1.0 if guilders >= price else guilders / price)
    if -1 not in state.persons[seat]:
        part *= weights.no_room
    return COLOUR[card], price, weights.ready * person, keep * part * person


class _Means:
    """What a seat has to play its cards with; changes as they are played in thought."""

    __slots__ = ("coin", "dice", "guilders", "help", "room", "threats", "wanted", "weights", "workers")

    def __init__(self, state: State, seat: int, plays: float, weights: Weights) -> None:
        first = seat * N_COLOURS
        open_ = worth.openness(plays, weights.open)
        self.weights = weights
        self.dice = worth.faces(state)
        self.coin = weights.guilder * open_
        self.help = weights.workers * worth.openness(plays, weights.manned)
        self.workers = state.workers[first : first + N_COLOURS]
        self.threats = state.threats[first : first + N_COLOURS]
        self.wanted = [next_colour(state, seat, section) for section in (0, 1)]
        self.room = state.persons[seat].count(-1)
        self.guilders = float(state.guilders[seat])

    def best(self, card: Card) -> tuple[float, int]:
        """Points of the best use of a card, and which it is."""
        colour, price, person, _ = card
        weights = self.weights
        best, use = self.coin * self.dice[colour], GUILDERS
        if self.help > best:
            best, use = self.help, WORKERS
        threats = self.threats[colour]
        if threats and weights.threat[min(threats, 2) - 1] > best:
            best, use = weights.threat[min(threats, 2) - 1], MARKER
        if self.workers[colour] and weights.house - weights.full * self.room > best:
            best, use = weights.house - weights.full * self.room, HOME
        if colour in self.wanted and best < weights.tile:
            best, use = weights.tile, CANAL
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


def _uses(state: State, seat: int, cards: list[Card], turns: int, rounds: float, weights: Weights) -> float:
    """Points beyond keeping the cards: the best use of one, then the next best, for so many turns."""
    means = _Means(state, seat, rounds * TURNS + turns, weights)
    value = 0.0
    for weight in weights.best_uses[: min(turns, len(cards))]:
        most, chosen, kind = -1e9, cards[0], GUILDERS
        for card in cards:
            best, use = means.best(card)
            if best - card[3] > most:
                most, chosen, kind = best - card[3], card, use
        value += weight * most
        cards.remove(chosen)
        means.take(chosen, kind)
    return value


def _power(state: State, seat: int, card: int, rounds: float, weights: Weights) -> float:
    """What the power of a person in hand would bring, were it laid out now."""
    kind = KIND[card]
    if kind == LIGHTNING:
        return weights.instant * use(state, seat, card, weights)
    if kind == LAUREL:
        return laurel(state, seat, card) + (weights.growth + weights.powers[card]) * rounds
    if kind == PERMANENT:
        return weights.lasting * weights.powers[card] * rounds
    if kind in (ONCE, WORKER):
        return weights.roundly * weights.powers[card] * rounds + weights.first_use * use(state, seat, card, weights)
    return 0.0
