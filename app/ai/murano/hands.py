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


def deal_likely(state: State, viewer: int, rng: Random) -> bool:
    """Exchange characters of the others for more suitable ones that ``viewer`` cannot tell from them.

    Args:
        state: A ``resample`` for ``viewer``, in which all seats are judged alike (``observer`` is nobody).
        viewer: A seat.
        rng: For the candidates.

    Returns:
        Whether the decision of ``state`` can be asked with these hands.
    """
    deck = state.characters
    held = state.beliefs[viewer][0]  # of these the viewer knows something: they stay
    places = [i for i, seats in enumerate(state.known) if not seats >> viewer & 1 and deck[i] not in held]
    if not places:
        return True
    for seat in range(state.players):
        if seat != viewer:
            _exchange(state, seat, held, places, rng)
    return state.actor == viewer or ask_again(state)


def _exchange(state: State, seat: int, held: tuple[int, ...], places: list[int], rng: Random) -> None:
    """Give a seat, one after the other, the best of ``CANDIDATES`` characters besides those that it has."""
    hand, deck = state.hand[seat], state.characters
    if not hand:
        return
    look = Outlook(state, seat)
    pots = look.pots
    best = look.plan(pots)
    for k, card in enumerate(hand):
        if card in held:
            continue
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
