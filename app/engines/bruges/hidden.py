"""What a seat cannot know, dealt anew.  R9

A front is known by place (discard pile, persons, pets) or by ``State.seen``.  One thing in
between: a card went to a hand before everybody's eyes (R37), and later its owner laid a
card with the same back down as a house.  Then ``State.doubts`` notes who knows what:
``(owner, card, seats, house card, ...)``: the card is in the owner's hand or one of these houses.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from app.engines.bruges.components import BACK, N_BACKS
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
    places = _places(state, observer)
    before = [cards[i] for cards, i in places]
    knowing = [state.seen[card] for card in before]
    covered = sorted([*before, *state.piles[0][:-1], *state.piles[1][:-1], *state.reserve])
    by_back: list[list[int]] = [[] for _ in range(N_BACKS)]
    for card in covered:
        by_back[BACK[card]].append(card)
    settled = _settle(state, observer, rng, places)
    for card in settled.values():
        by_back[BACK[card]].remove(card)
    after = [settled[at] if at in settled else _pick(rng, by_back[BACK[card]]) for at, card in enumerate(before)]
    for card in before:
        state.seen[card] = 0
    for (cards, i), card, seats in zip(places, after, knowing, strict=True):
        cards[i] = card
        state.seen[card] = seats
    _deal_covered(state, rng, [card for pool in by_back for card in pool])
    if state.doubts:
        moved = dict(zip(before, after, strict=True))
        state.doubts = [(*doubt[:3], *(moved.get(house, house) for house in doubt[3:])) for doubt in state.doubts]


def _places(state: State, observer: int) -> list[Place]:
    """Where cards lie of which the observer sees the back only.  R9"""
    places = [(pile, len(pile) - 1) for pile in state.piles if pile]
    for cards in (*state.hand, *state.houses):
        places += [(cards, i) for i, card in enumerate(cards) if not state.seen[card] >> observer & 1]
    return places


def _pick(rng: Random, pool: list[int]) -> int:
    """Take a card out of a pool."""
    at = int(rng.random() * len(pool))
    pool[at], pool[-1] = pool[-1], pool[at]
    return pool.pop()


def _deal_covered(state: State, rng: Random, rest: list[int]) -> None:
    """What lies below the tops of the piles, under the open ships, and the exchange cards to come.  R9, R14"""
    mix(rng, rest)
    for pile in state.piles:
        if pile:
            pile[:-1], rest = rest[: len(pile) - 1], rest[len(pile) - 1 :]
    state.reserve[:] = rest
    for kinds in state.ship_piles:
        if kinds:
            covered = sorted(kinds[:-1])
            mix(rng, covered)
            kinds[:-1] = covered
    state.exchange_pile.sort()
    mix(rng, state.exchange_pile)


def _settle(state: State, observer: int, rng: Random, places: list[Place]) -> dict[int, int]:
    """A place (by index) for each doubtful card, fewest choices first."""
    settled: dict[int, int] = {}
    mine = [doubt for doubt in state.doubts if doubt[2] >> observer & 1]
    for owner, card, _, *houses in sorted(mine, key=lambda doubt: (len(doubt), doubt[1])):
        possible = [
            at
            for at, (cards, i) in enumerate(places)
            if at not in settled
            and BACK[cards[i]] == BACK[card]
            and (cards is state.hand[owner] or (cards is state.houses[owner] and cards[i] in houses))
        ]
        settled[_pick(rng, possible)] = card
    return settled
