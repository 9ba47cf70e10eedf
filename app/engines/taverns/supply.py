"""Gaining cards, drawing them, and what lies on offer.  R3, R4, R37, R97, R98"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.chance import dice, shuffle
from app.engines.taverns.components import CARDS, NO_CARD, NOBLE, Effect

if TYPE_CHECKING:
    from app.engines.taverns.state import State


def put_on_deck(state: State, seat: int, card: int, source: str) -> None:
    """Put a gained card face down on top of the own draw pile; everybody knows it lies there.  R3, R9"""
    state.deck[seat].append(card)
    if state.trace is not None:
        state.trace.append(("gained", seat, card, source))


def gain_helper(state: State, seat: int, card: int, source: str) -> bool:
    """Gain a tavern card from its supply; from an empty one the gain is lost.  R4, R11, R191

    Returns:
        Whether there was one.
    """
    if not state.supply[card]:
        if state.trace is not None:
            state.trace.append(("supply_empty", seat, card))
        return False
    state.supply[card] -= 1
    put_on_deck(state, seat, card, source)
    return True


def gain_nobles(state: State, seat: int, number: int, source: str) -> None:
    """Gain nobles; they never run out.  R4, R106"""
    for _ in range(number):
        put_on_deck(state, seat, NOBLE, source)


def gain_schnapps(state: State, seat: int, number: int, source: str) -> None:
    """Take schnapps; the tokens never run out.  R4, R141"""
    state.schnapps[seat] += number
    if state.trace is not None:
        state.trace.append(("schnapps", seat, number, source))


def give_back(state: State, seat: int, card: int) -> None:
    """Return a laid-out tavern card to its supply, the one revealed last.  R4, R78, R80"""
    laid = state.laid[seat]
    del laid[len(laid) - 1 - laid[::-1].index(card)]
    state.supply[card] += 1


def reveal(state: State, seat: int) -> int:
    """Draw the top card; an empty pile is made of the discard pile first.  R37

    Returns:
        The card, or ``NO_CARD`` if both piles are empty.
    """
    deck = state.deck[seat]
    if not deck:
        if not state.discard[seat]:
            return NO_CARD
        deck = state.deck[seat] = state.discard[seat]
        state.discard[seat] = []
        shuffle(state.rng, deck)
        state.hidden[seat] = len(deck)
        if state.trace is not None:
            state.trace.append(("shuffled", seat, len(deck)))
    if state.hidden[seat] >= len(deck):
        state.hidden[seat] = len(deck) - 1
        state.revealed += 1
        state.chance_events += 1
    return deck.pop()


def roll(state: State, number: int) -> list[int]:
    """Faces of ``number`` dice.  R28, R50, R52"""
    state.revealed += 1
    state.chance_events += 1
    return dice(state.rng, number)


def next_guest(state: State) -> int:
    """The top card of the guest deck; ``NO_CARD`` when it is empty.  R98"""
    return state.guest_deck.pop() if state.guest_deck else NO_CARD


def guests_on_offer(state: State) -> list[int]:
    """Top of the three-stack and the face-up guests of the display.  R94, R97"""
    offered = state.three_stack[-1:]
    offered += [card for place, card in enumerate(state.display) if card != NO_CARD and place != state.covered]
    return offered


def take_guest(state: State, card: int, *, open_at_once: bool) -> None:
    """Take a guest from the offer and refill its place.  R12, R27, R97, R98

    Args:
        state: The position.
        card: The guest taken.
        open_at_once: In phase A a fifth display card is turned up immediately; in a turn a
            replacement lies face down until the turn's end.
    """
    if state.three_stack and state.three_stack[-1] == card:
        state.three_stack.pop()
        if state.three_stack:
            return
        state.display.append(NO_CARD)
        place = len(state.display) - 1
    else:
        place = state.display.index(card)
    state.display[place] = next_guest(state)
    if state.display[place] == NO_CARD:
        return
    if open_at_once:
        turn_up(state, place)
    else:
        state.covered = place


def turn_up(state: State, place: int) -> None:
    """Show a guest of the display to everybody.  R97, R109"""
    state.revealed += 1
    state.chance_events += 1
    state.covered = -1
    if state.trace is not None:
        state.trace.append(("guest_shown", state.display[place]))


def effect_of(card: int) -> Effect | None:
    """Instant bonus of a guest.  R94, R96"""
    return CARDS[card].bonus
