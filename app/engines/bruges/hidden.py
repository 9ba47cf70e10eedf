"""What a seat cannot know, dealt anew.  R9

A front is known by place (discard pile, persons, pets) or by ``State.seen``.  One thing in
between: a card went to a hand before everybody's eyes (R37), and later its owner laid a
card with the same back down as a house.  Then ``State.doubts`` notes who knows what:
``(owner, card, seats, house card, ...)``: the card is in the owner's hand or one of these houses.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from app.engines.bruges.components import BACK
from app.engines.chance import mix

if TYPE_CHECKING:
    from app.engines.bruges.state import State

Place = tuple[list[int], int]
"""A list of cards and the index of one of them."""


def before_building(state: State, owner: int, house: int) -> None:
    """Somebody lays a hand card down as a house: may others still tell which one it is?  R9"""
    back, seen = BACK[house], state.seen
    alike = [card for card in state.hand[owner] if BACK[card] == back]
    for i, doubt in enumerate(state.doubts):
        if doubt[0] == owner and BACK[doubt[1]] == back:
            state.doubts[i] = (*doubt, house)
    if not any(seen[card] & ~(1 << owner) for card in alike):
        return
    certain = -1
    for card in alike:
        certain &= seen[card]
    for card in alike:
        lost = seen[card] & ~certain & ~(1 << owner)
        if lost:
            state.doubts.append((owner, card, lost, house))
            seen[card] &= ~lost


def shown(state: State, card: int) -> None:
    """A card has come to light: there is no doubt about it any more."""
    state.doubts = [
        (*doubt[:3], *(house for house in doubt[3:] if house != card)) for doubt in state.doubts if doubt[1] != card
    ]


def deal(state: State, observer: int, rng: Random) -> None:
    """Deal everything that ``observer`` cannot know anew among the places where it may lie.  R9, R14, R95"""
    tops = {id(pile) for pile in state.piles}
    by_back: dict[int, list[Place]] = {}
    free: list[Place] = []
    for cards in (*state.piles, state.reserve):
        free += [(cards, i) for i in range(len(cards))]
        if id(cards) in tops and cards:
            by_back.setdefault(BACK[cards[-1]], []).append(free.pop())
    for cards in (*state.hand, *state.houses):
        for i, card in enumerate(cards):
            if not state.seen[card] >> observer & 1:
                by_back.setdefault(BACK[card], []).append((cards, i))
    _deal_cards(state, observer, rng, by_back, free)
    for kinds in state.ship_piles:
        covered = sorted(kinds[:-1])
        mix(rng, covered)
        kinds[:-1] = covered
    state.exchange_pile.sort()
    mix(rng, state.exchange_pile)


def _deal_cards(
    state: State,
    observer: int,
    rng: Random,
    by_back: dict[int, list[Place]],
    free: list[Place],
) -> None:
    """Doubtful cards first, then places that show a back, then the rest; who else knows a place still knows it."""
    shown_places = [place for places in by_back.values() for place in places]
    before = [cards[i] for cards, i in shown_places]
    knowing = [state.seen[card] for card in before]
    faces: dict[int, list[int]] = {}
    for cards, i in shown_places + free:
        faces.setdefault(BACK[cards[i]], []).append(cards[i])
    for _, pool in sorted(faces.items()):
        pool.sort()
        mix(rng, pool)
    for doubtful, (cards, i) in _settle(state, observer, rng, by_back):
        faces[BACK[doubtful]].remove(doubtful)
        cards[i] = doubtful
    for back, places in by_back.items():
        for cards, i in places:
            cards[i] = faces[back].pop()
    rest = sorted(card for pool in faces.values() for card in pool)
    mix(rng, rest)
    for (cards, i), card in zip(free, rest, strict=True):
        cards[i] = card
    after = [cards[i] for cards, i in shown_places]
    for card in before:
        state.seen[card] = 0
    for card, seats in zip(after, knowing, strict=True):
        state.seen[card] = seats
    if state.doubts:
        moved = dict(zip(before, after, strict=True))
        state.doubts = [(*doubt[:3], *(moved.get(house, house) for house in doubt[3:])) for doubt in state.doubts]


def _settle(state: State, observer: int, rng: Random, by_back: dict[int, list[Place]]) -> list[tuple[int, Place]]:
    """A place for each doubtful card, fewest choices first; these places are taken out of ``by_back``."""
    mine = sorted(
        (doubt for doubt in state.doubts if doubt[2] >> observer & 1), key=lambda doubt: (len(doubt), doubt[1])
    )
    settled: list[tuple[int, Place]] = []
    for owner, card, _, *houses in mine:
        places = by_back[BACK[card]]
        possible = [
            (cards, i)
            for cards, i in places
            if cards is state.hand[owner] or (cards is state.houses[owner] and cards[i] in houses)
        ]
        place = possible[int(rng.random() * len(possible))]
        places.remove(place)
        settled.append((card, place))
    return settled
