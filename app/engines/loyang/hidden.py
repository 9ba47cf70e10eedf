"""What a seat cannot know, dealt anew: the draw pile, hands of others and the private stacks.  R3"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from app.engines.chance import fresh, mix
from app.engines.contract import NOBODY
from app.engines.loyang.beliefs import stack_like
from app.engines.loyang.components import BEGINNERS, EMPTY
from app.engines.loyang.flow import ask_again

if TYPE_CHECKING:
    from app.engines.loyang.state import State


def resample(state: State, observer: int, rng: Random) -> State:
    """A clone with the draw pile, the hands of others and the private stacks dealt anew.  R3"""
    new = state.clone()
    new.rng = fresh(rng)
    deal(new, observer, rng)
    if state.actor not in (observer, NOBODY):
        ask_again(new)
    return new


def deal(state: State, observer: int, rng: Random) -> None:
    """Deal everything that ``observer`` cannot know anew.  R3, R15, R60

    What is left of the true order leaves no trace: equal knowledge and seed give equal deals.
    """
    others = [seat for seat in range(state.seats) if seat != observer]
    unknown = state.pile[:]
    for seat in others:
        unknown += state.hand[seat]
        if state.beginner[seat] != EMPTY:
            unknown.append(state.beginner[seat])
    unknown.sort()
    dotted = [card for card in unknown if card in BEGINNERS and not state.dotted_seen >> card & 1]
    for seat in others:
        if state.beginner[seat] != EMPTY:
            card = dotted.pop(int(rng.random() * len(dotted)))
            unknown.remove(card)
            state.beginner[seat] = card
    mix(rng, unknown)
    for seat in others:
        number = len(state.hand[seat])
        state.hand[seat], unknown = unknown[:number], unknown[number:]
    state.pile = unknown
    for seat in range(state.players):
        if seat != observer or not state.looked[seat]:
            state.stack[seat] = stack_like(state.belief[seat], rng)
