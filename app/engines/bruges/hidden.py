"""What a seat cannot know, dealt anew.  R9"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from app.engines.bruges.components import BACK, N_BACKS
from app.engines.bruges.flow import ask_again
from app.engines.bruges.knowledge import HAND, arrange
from app.engines.chance import fresh, mix
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from app.engines.bruges.state import Followed, State


TRIES = 200
"""Deals of the hidden things until the decision that was asked can be asked."""


def resample(state: State, observer: int, rng: Random) -> State:
    """A clone in which piles, hands and houses that the observer does not know are dealt anew.  R9

    The true order of what is dealt leaves no trace: equal knowledge and seed give equal deals.
    """
    new = state.clone()
    new.rng = fresh(rng)
    for _ in range(TRIES):
        deal(new, observer, rng)
        if observer == state.actor or state.actor == NOBODY or ask_again(new):
            return new
    new.offers = [("decline",)]  # hardly ever: an effect that needs one certain card of a hand
    return new


def deal(state: State, observer: int, rng: Random) -> None:
    """Deal everything that ``observer`` cannot know anew among the places where it may lie.  R9, R14, R95"""
    followed = [group for group in state.followed if group.owner != observer]
    others = [seat for seat in range(state.players) if seat != observer]
    pools = _pools(state, observer, others, followed)
    housed: dict[tuple[int, int], int] = {}
    held: dict[tuple[int, int], list[int]] = {}
    for group in followed:
        owner, back, cards, _ = group
        for card, place in zip(cards, _choose_way(state, group, rng), strict=True):
            if place == HAND:
                held.setdefault((owner, back), []).append(card)
            else:
                housed[owner, place] = card
    drawn = _places_drawn(state, observer)
    for seat in others:
        _deal_hand(state, seat, rng, pools, held)
        houses = state.houses[seat]
        for i, card in enumerate(houses):
            houses[i] = housed[seat, i] if (seat, i) in housed else _pick(rng, pools[BACK[card]])
    for nth, (hand, i) in enumerate(drawn):
        if hand is state.hand[observer]:
            hand[i] = _pick(rng, pools[BACK[hand[i]]])
        state.drawn[nth] = hand[i]
    for seat in others:
        arrange(state, seat)
    for pile in state.piles:
        if pile:
            pile[-1] = _pick(rng, pools[BACK[pile[-1]]])
    _deal_covered(state, rng, [card for pool in pools for card in pool])


def _pools(state: State, observer: int, others: list[int], followed: list[Followed]) -> list[list[int]]:
    """By back: the cards of which the observer knows no more than that they lie somewhere."""
    cards = [*state.piles[0], *state.piles[1], *state.reserve]
    for seat in others:
        cards += state.hand[seat]
        cards += state.houses[seat]
    cards += [card for card in state.unread() if card in state.hand[observer]]
    known = {card for group in followed for card in group.cards}
    if known:
        cards = [card for card in cards if card not in known]
    cards.sort()
    pools: list[list[int]] = [[] for _ in range(N_BACKS)]
    for card in cards:
        pools[BACK[card]].append(card)
    return pools


def _choose_way(state: State, group: Followed, rng: Random) -> tuple[int, ...]:
    """One of the ways, each as likely as there are places in the hand for the cards that it puts there."""
    ways = group.ways
    if len(ways) == 1:
        return ways[0]
    alike = sum(BACK[card] == group.back and card not in state.drawn for card in state.hand[group.owner])
    weights = []
    for way in ways:
        weight = 1
        for taken in range(way.count(HAND)):
            weight *= alike - taken
        weights.append(weight)
    at = rng.random() * sum(weights)
    for way, weight in zip(ways, weights, strict=True):
        at -= weight
        if at < 0:
            return way
    return ways[-1]


def _places_drawn(state: State, observer: int) -> list[tuple[list[int], int]]:
    """Where the cards just drawn are that the observer has not looked at.  R18"""
    if not state.drawn or (state.decision == "play_drawn" and state.drawn[0] in state.hand[observer]):
        return []
    hand = next(hand for hand in state.hand if state.drawn[0] in hand)
    return [(hand, hand.index(card)) for card in state.drawn]


def _deal_hand(
    state: State, seat: int, rng: Random, pools: list[list[int]], held: dict[tuple[int, int], list[int]]
) -> None:
    """The hand of another seat; what it has just drawn comes last and is none of the followed cards."""
    hand = state.hand[seat]
    for i, card in enumerate(hand):
        waiting = held.get((seat, BACK[card])) if held else None
        hand[i] = waiting.pop() if waiting else _pick(rng, pools[BACK[card]])


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
