"""What is known of the cards of which others see the back only.  R9, R18, R37, R95

A hand card or a house is known to its owner from the moment he looked at it.  The others know its front only if the
card came there before everybody's eyes, so they all know the same; such cards are *followed*.  As soon as the owner
lays a hand card of the same back down as a house, it may have been one of them or not.  Therefore all the ways in which
the followed cards of one owner and back can lie are kept, and whatever is seen later strikes out those that it refutes:
a card that comes to light elsewhere, a house that turns out to be another card, a hand too small for all of them.

The hands are kept in an order that depends on nothing else than what everybody knows, so that it tells nothing.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from app.engines.bruges.components import BACK, N_CARDS
from app.engines.bruges.state import Followed

if TYPE_CHECKING:
    from app.engines.bruges.state import State

HAND = -1
"""A place: in its owner's hand.  All other places are numbers of his houses."""

_ORDER = tuple(BACK[card] * N_CARDS + card for card in range(N_CARDS))


def _alike(state: State, owner: int, back: int) -> int:
    """How many hand cards of a back may be followed ones: those just drawn cannot."""
    return sum(BACK[card] == back and card not in state.drawn for card in state.hand[owner])


# -- hands


def arrange(state: State, owner: int) -> None:
    """Sort a hand by its backs; of equal ones what all know comes first, what was just drawn last."""
    hand, drawn = state.hand[owner], state.drawn
    known = state.public(owner) if state.followed else ()
    if not known and not drawn:
        hand.sort(key=_ORDER.__getitem__)
        return
    hand.sort(key=lambda card: (BACK[card], drawn.index(card) + 1 if card in drawn else 0, card not in known, card))


def draws(state: State, owner: int, card: int) -> None:
    """A card comes to a hand; nobody sees more of it than its back yet.  R18"""
    hand = state.hand[owner]
    hand.insert(bisect_right(hand, BACK[card], key=BACK.__getitem__), card)
    state.drawn.append(card)


def looks(state: State, owner: int) -> None:
    """The owner looks at the cards just drawn.  R18, R74"""
    if state.drawn:
        state.revealed += 1
        state.chance_events += 1  # the Inventor's owner sees only now what luck gave him
        state.drawn = []
        arrange(state, owner)


def leaves_hand(state: State, owner: int, card: int) -> None:
    """A card leaves a hand before everybody's eyes: the others are in what is left of the hand."""
    state.hand[owner].remove(card)
    if state.followed:
        _narrow(state, owner, card, HAND, _alike(state, owner, BACK[card]))
    if card in state.drawn:
        state.drawn.remove(card)


def becomes_house(state: State, owner: int, card: int) -> None:
    """A hand card becomes the owner's next house; the others see its back only.  R9, R59"""
    if card in state.drawn:  # all know that it is this one
        state.drawn.remove(card)
    elif state.followed:
        _branch(state, owner, BACK[card])
    state.hand[owner].remove(card)
    if state.followed:
        arrange(state, owner)


# -- followed cards


def follow(state: State, owner: int, card: int, place: int) -> None:
    """A card came to a hand, or became a house, before everybody's eyes.  R9, R37, R102"""
    back = BACK[card]
    for i, group in enumerate(state.followed):
        if group.owner == owner and group.back == back:
            ways = tuple([(*way, place) for way in group.ways])
            state.followed[i] = Followed(owner, back, (*group.cards, card), ways)
            break
    else:
        state.followed.append(Followed(owner, back, (card,), ((place,),)))
    arrange(state, owner)


def loses_house(state: State, owner: int, house: int, card: int) -> None:
    """A house is gone and all see its front; the houses after it move up.  R9, R37, R74"""
    if not state.followed:
        return
    _narrow(state, owner, card, house, 0)
    for i, group in enumerate(state.followed):
        if group.owner == owner:
            ways = tuple([tuple([place - (place > house) for place in way]) for way in group.ways])
            state.followed[i] = group._replace(ways=ways)
    arrange(state, owner)


def _branch(state: State, owner: int, back: int) -> None:
    """One of the hand cards of a back, nobody else knows which, becomes the next house."""
    house = len(state.houses[owner])
    for i, group in enumerate(state.followed):
        if group.owner != owner or group.back != back:
            continue
        alike = _alike(state, owner, back)
        ways = []
        for way in group.ways:
            if way.count(HAND) < alike:  # it may be a card that is not followed
                ways.append(way)
            for nth, place in enumerate(way):
                if place == HAND:
                    ways.append((*way[:nth], house, *way[nth + 1 :]))
        state.followed[i] = group._replace(ways=tuple(ways))


def _narrow(state: State, owner: int, card: int, place: int, room: int) -> None:
    """A card was at a place: strike out the ways that say otherwise, and stop following it.

    Args:
        state: Changed in place.
        owner: Whose card it was.
        card: The card.
        place: Where it was until now.
        room: How many followed cards can still be there.
    """
    for i, group in enumerate(state.followed):
        if group.owner != owner or group.back != BACK[card]:
            continue
        if card in group.cards:
            nth = group.cards.index(card)
            cards = group.cards[:nth] + group.cards[nth + 1 :]
            ways = [way[:nth] + way[nth + 1 :] for way in group.ways if way[nth] == place]
        else:
            cards = group.cards
            ways = [way for way in group.ways if way.count(place) <= room]
        state.followed[i] = Followed(owner, group.back, cards, tuple(ways))
        if not cards:
            del state.followed[i]
        arrange(state, owner)
        return
