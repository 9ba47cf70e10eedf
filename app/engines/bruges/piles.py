"""Draw piles, the reserve pile and the discard pile.  R17, R18, R22-R26"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.bruges import knowledge
from app.engines.bruges.components import BACK, BIT

if TYPE_CHECKING:
    from app.engines.bruges.state import State
    from app.engines.contract import Action

DRAWING = 1
"""The phase in which the round becomes the last one if the reserve pile is needed."""
_OFFERS: tuple[list[Action], ...] = ([], [("draw", 0)], [("draw", 1)], [("draw", 0), ("draw", 1)])


def can_draw(state: State) -> bool:
    """Whether a card is left to be drawn.  R23"""
    left, right = state.piles
    return bool(left or right)


def ask_pile(state: State, step: tuple[Any, ...]) -> None:
    """Each card is drawn from a pile of choice, as long as there is one.  R18, R23"""
    left, right = state.piles
    state.ask("choose_draw_pile", step[1], _OFFERS[(1 if left else 0) + (2 if right else 0)])


def draw_card(state: State, action: Action) -> None:
    """Take the top card, without looking at it yet.  R18, R22"""
    _, seat, left = state.asked
    pile = state.piles[action[1]]
    card = pile.pop()
    knowledge.draws(state, seat, card)
    state.revealed += 1
    state.chance_events += 1
    if state.trace is not None:
        state.trace.append(("draw", seat, action[1], BACK[card]))
    if not pile:
        refill(state, action[1])
    if left > 1:
        state.agenda.append(("draw", seat, left - 1))


def look(state: State, step: tuple[Any, ...]) -> None:
    """After drawing the fronts are looked at.  R18"""
    knowledge.looks(state, step[1])


def draw(state: State, seat: int, amount: int) -> None:
    """Draw cards for an effect and look at them afterwards.  R18"""
    state.agenda.append(("look", seat))
    state.agenda.append(("draw", seat, amount))


def refill(state: State, empty: int) -> None:
    """An empty pile is replaced at once: by the reserve, later by half of the other.  R22, R23, R24, R25, R26"""
    if not state.reserve_used:
        state.piles[empty] = state.reserve
        state.reserve = []
        state.reserve_used = True
        state.last_round = state.round if state.phase == DRAWING else state.round + 1
        if state.trace is not None:
            state.trace.append(("reserve", empty))
        return
    other = state.piles[1 - empty]
    lower = len(other) // 2
    if lower:
        state.piles[empty] = other[:lower]
        state.piles[1 - empty] = other[lower:]
        if state.trace is not None:
            state.trace.append(("halved", empty))


def discard(state: State, seat: int, card: int) -> None:
    """Put a card on the discard pile, face up for everybody; a person's used mark is gone.  R10, R69 (ruling)"""
    state.used &= ~BIT[card]
    state.discard.append(card)
    if state.trace is not None:
        state.trace.append(("discard", seat, card))
