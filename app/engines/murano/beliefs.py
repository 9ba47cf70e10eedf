"""What a seat reckons with after somebody else has kept one of several characters.  R36

It knew some of them, and sees not which was kept: from then on it reckons with as many worlds as there were cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

World = tuple[int, ...]
"""A possible character at each place of a belief, ``ANY`` where the seat knows nothing of it."""
Belief = tuple[tuple[int, ...], tuple[World, ...]]
"""The characters that truly lie at some places (which says where these are), and what may lie there."""
ANY = -1
NO_BELIEF: Belief = ((), ((),))
MOST_WORLDS = 200
"""A seat that would have to reckon with more worlds forgets them."""


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
