"""The characters that other seats most likely hold: they were chosen to suit what their owner has built.

Dealt evenly, those of good players would be worth 20 points less at the end than they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.murano.worth import Outlook
from app.engines.murano.flow import ask_again

if TYPE_CHECKING:
    from random import Random

    from app.engines.murano.state import State

CANDIDATES = 6
"""Characters of which a seat is thought to hold the one that suits it best: of three it has kept one, and has built for
it since.  At the end the hands of apprentices are then worth 2 points more than is thought, of journeymen 6 more and of
novices 6 less (10 games each); with 4 candidates 5 and 7 more and 4 less, with 12 it is 1 less, 4 more and 8 less."""


def deal_likely(state: State, viewer: int, rng: Random, former: State | None = None) -> bool:
    """Exchange characters of the others for more suitable ones that ``viewer`` cannot tell from them.

    Args:
        state: A ``resample`` for ``viewer``, in which all seats are judged alike (``observer`` is nobody).
        viewer: A seat.
        rng: For the candidates.
        former: A deal of the same game from before; the others get the characters that they have there, as far as
            those can still be anywhere, and only the rest are chosen.

    Returns:
        Whether the decision of ``state`` can be asked with these hands.
    """
    deck = state.characters
    held = state.beliefs[viewer][0]  # of these the viewer knows something: they stay
    places = [i for i, seats in enumerate(state.known) if not seats >> viewer & 1 and deck[i] not in held]
    if not places:
        return True
    others = [seat for seat in range(state.players) if seat != viewer]
    free = {seat: [k for k, card in enumerate(state.hand[seat]) if card not in held] for seat in others}
    if former is not None:
        free = _kept(state, former, free, held, places)
    for seat in others:
        _exchange(state, seat, free[seat], places, rng)
    return state.actor == viewer or ask_again(state)


def _kept(
    state: State, former: State, free: dict[int, list[int]], held: tuple[int, ...], places: list[int]
) -> dict[int, list[int]]:
    """Give the others what they have in ``former``, where the viewer cannot tell it from what they were dealt.

    Args:
        state: The deal.
        former: The deal from before.
        free: By seat, the places in its hand that the viewer knows nothing of.
        held: Characters of which the viewer knows something.
        places: Places in the deck that it knows nothing of.

    Returns:
        By seat, the places in its hand for which there was nothing to keep.
    """
    deck = state.characters
    where: dict[int, tuple[list[int], int]] = {deck[i]: (deck, i) for i in places}
    where.update({card: (state.boxed, i) for i, card in enumerate(state.boxed) if card not in held})
    for seat, numbers in free.items():
        where.update({state.hand[seat][k]: (state.hand[seat], k) for k in numbers})
    left: dict[int, list[int]] = {}
    for seat, numbers in free.items():
        hand, wanted = state.hand[seat], [card for card in former.hand[seat] if card in where]
        for k, card in zip(numbers, wanted, strict=False):
            cards, at = where[card]
            there = hand[k]
            cards[at], hand[k] = there, card
            where[there], where[card] = (cards, at), (hand, k)
        left[seat] = numbers[len(wanted) :]
    return left


def _exchange(state: State, seat: int, free: list[int], places: list[int], rng: Random) -> None:
    """Put in these places of a hand, one after the other, the best of ``CANDIDATES`` characters besides what it has."""
    hand, deck = state.hand[seat], state.characters
    if not free:
        return
    look = Outlook(state, seat)
    pots = look.pots
    best = look.plan(pots)
    for k in free:
        for _ in range(CANDIDATES - 1):
            i = places[int(rng.random() * len(places))]
            before = pots[k]
            pots[k] = [look.prospect(deck[i], at, row) for at, row in enumerate(look.rows)]
            value = look.plan(pots)
            if value > best:
                best = value
                hand[k], deck[i] = deck[i], hand[k]
            else:
                pots[k] = before
