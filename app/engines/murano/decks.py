"""The two decks, of characters and of special building cards, and who knows what lies where.  R5, R36, R55

Beside each deck (top last) runs a list of bit masks: the seats that know the card at that place,
because they have put it there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.engines.murano.state import State


def draw(state: State, deck: list[int], known: list[int], number: int, seat: int) -> None:
    """A seat looks at the top cards, or at fewer if fewer are left; what it put there itself is no luck.  R36, R55"""
    number = min(number, len(deck))
    state.drawn = [deck.pop() for _ in range(number)]
    state.drawn_known = [known.pop() for _ in range(number)]
    state.revealed += 1
    if not all(seats >> seat & 1 for seats in state.drawn_known):
        state.chance_events += 1


def take(state: State, card: int) -> None:
    """One of the drawn cards is taken."""
    place = state.drawn.index(card)
    del state.drawn[place], state.drawn_known[place]


def put_under(state: State, deck: list[int], known: list[int], seat: int) -> None:
    """The drawn cards left go face down under the deck in the order drawn; ``seat`` has seen them.  R5, R36, R55"""
    deck[:0] = state.drawn[::-1]
    known[:0] = [seats | 1 << seat for seats in reversed(state.drawn_known)]
    state.drawn, state.drawn_known = [], []
