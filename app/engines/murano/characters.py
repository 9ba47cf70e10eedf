"""Recruiting characters.  R36, R83, R90"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.murano.beliefs import after_keeping, after_seeing
from app.engines.murano.components import EFFECT, HOSTEL, INN, RECRUIT_DRAW
from app.engines.murano.decks import draw, put_under, take
from app.engines.murano.money import pay

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.murano.state import State

INN_DISCOUNT: int = EFFECT[INN]["amount"]
DECLINE: Action = ("decline",)


def recruit_price(state: State, seat: int) -> int:
    """Characters bought so far + 1; the Inn lowers it by 2, not below 0.  R36, R83"""
    price = state.recruited[seat] + 1
    if state.owns(seat, INN):
        return max(0, price - INN_DISCOUNT)
    return price


def recruit(state: State, seat: int, decision: str = "choose_character") -> None:
    """Draw 3 cards (5 with the Hostel) to look at.  R36, R83"""
    number = EFFECT[HOSTEL]["draw"] if state.owns(seat, HOSTEL) else RECRUIT_DRAW
    draw(state, state.characters, state.known, number, seat)
    state.beliefs[seat] = after_seeing(state.beliefs[seat], state.drawn)
    if state.trace is not None:
        state.trace.append(("characters_drawn", seat, len(state.drawn)))
    state.agenda.append(("character", seat, decision))


def ask_character(state: State, step: tuple[Any, ...]) -> None:
    """Keep one and pay, or decline.  R36, R90"""
    _, seat, decision = step
    state.ask(decision, seat, [*(("recruit", card) for card in sorted(state.drawn)), DECLINE])


def keep_character(state: State, action: Action) -> None:
    """Pay, keep the card hidden; the others go under the deck in the order drawn.  R5, R36

    Which of the cards was kept nobody else sees: who knew some of them reckons with each of the cards.
    """
    seat, card = state.actor, action[1]
    price = recruit_price(state, seat)
    pay(state, seat, price)
    state.recruited[seat] += 1
    place = state.drawn.index(card)
    for other in range(state.players):
        if other != seat:
            certain = [bool(seats >> other & 1) for seats in state.drawn_known]
            state.beliefs[other] = after_keeping(state.beliefs[other], state.drawn, certain, place)
    take(state, card)
    state.hand[seat].append(card)
    state.drawn_known = [0] * len(state.drawn)
    put_under(state, state.characters, state.known, seat)
    if state.trace is not None:
        state.trace.append(("recruited", seat, price))


def decline(state: State, action: Action) -> None:
    """No gold is paid, none is gained; all cards go under the deck.  R36"""
    seat = state.actor
    put_under(state, state.characters, state.known, seat)
    if state.trace is not None:
        state.trace.append(("declined", seat))
