"""The two decks, of characters and of special building cards, and who knows what lies where.  R5, R36, R55

Beside each deck (top last) runs a list of bit masks: the seats that know the card at that place,
because they have put it there.

Somebody may keep one of several characters of which others know some.  From then on these reckon
with as many worlds as there were cards: a ``Belief`` of each seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.murano.state import State

World = tuple[int, ...]
"""A possible character at each place of a belief, ``ANY`` where the seat knows nothing of it."""
Belief = tuple[tuple[int, ...], tuple[World, ...]]
"""The characters that truly lie at some places (which says where these are), and what may lie there."""
ANY = -1
NO_BELIEF: Belief = ((), ((),))
MOST_WORLDS = 200
"""A seat that would have to reckon with more worlds forgets them."""


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


def after_keeping(belief: Belief, drawn: Sequence[int], certain: Sequence[bool], kept: int) -> Belief:
    """Somebody else keeps one of the cards drawn, nobody sees which; the others go under the deck in order.  R36

    Args:
        belief: Of a seat.
        drawn: The cards in the order drawn.
        certain: Whether the seat knows each of them.
        kept: Index of the one kept.
    """
    tokens, worlds = belief
    place = {token: i for i, token in enumerate(tokens)}
    if not any(certain) and not any(card in place for card in drawn):
        return belief
    rest = [i for i, token in enumerate(tokens) if token not in drawn]
    found: set[World] = set()
    for world in worlds:
        faces = [
            card if sure else world[place[card]] if card in place else ANY
            for card, sure in zip(drawn, certain, strict=True)
        ]
        others = tuple(world[i] for i in rest)
        found.update((*others, face, *faces[:i], *faces[i + 1 :]) for i, face in enumerate(faces))
    if len(found) > MOST_WORLDS:
        return NO_BELIEF
    return (*(tokens[i] for i in rest), drawn[kept], *drawn[:kept], *drawn[kept + 1 :]), tuple(sorted(found))


def after_seeing(belief: Belief, cards: Sequence[int]) -> Belief:
    """A seat sees where these cards lie."""
    tokens, worlds = belief
    if not any(token in cards for token in tokens):
        return belief
    seen = [(i, token) for i, token in enumerate(tokens) if token in cards]
    rest = [i for i, token in enumerate(tokens) if token not in cards]
    found = {
        tuple(world[i] for i in rest)
        for world in worlds
        if all(world[i] == token or (world[i] == ANY and token not in world) for i, token in seen)
    }
    return tuple(tokens[i] for i in rest), tuple(sorted(found))


def may_be(belief: Belief) -> bool:
    """Whether the seat reckons with the truth."""
    tokens, worlds = belief
    return any(
        all(face == token or (face == ANY and token not in world) for token, face in zip(tokens, world, strict=True))
        for world in worlds
    )
