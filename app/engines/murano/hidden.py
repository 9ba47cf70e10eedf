"""What a seat cannot know, dealt anew.  R5"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from app.engines.chance import fresh, mix
from app.engines.murano.beliefs import ANY, NO_BELIEF
from app.engines.murano.components import FACE, LOOK_BITS
from app.engines.murano.flow import ask_again
from app.engines.murano.scoring import FINISH

if TYPE_CHECKING:
    from app.engines.murano.state import State

Place = tuple[list[int], int]
"""A list and the index of a hidden thing in it."""


TRIES = 200
"""Deals of the hidden things until the decision that was asked can be asked."""


def resample(state: State, observer: int, rng: Random) -> State:
    """A clone in which stacks, decks, unbuilt tiles and characters of others are dealt anew.  R5

    The true order of what is dealt leaves no trace: equal knowledge and seed give equal deals.
    """
    new = state.clone()
    new.rng = fresh(rng)
    new.observer = observer
    for _ in range(TRIES):
        deal(new, observer, rng)
        if observer == state.actor or state.over() or ask_again(new):
            return new
    new.offers = [FINISH]  # only at the scoring can it be that somebody's new characters score nothing
    return new


def deal(state: State, observer: int, rng: Random) -> None:
    """Deal everything that ``observer`` cannot know anew among the places where it may lie.  R5"""
    _deal_into(rng, _places(state.streets))
    _deal_tiles(state, observer, rng, 0)
    _deal_tiles(state, observer, rng, 1)
    drawn: list[Place] = []
    if observer != state.actor:
        drawn = _unknown(state.drawn, state.drawn_known, observer)
    specials = _unknown(state.specials, state.specials_known, observer)
    characters = _unknown(state.characters, state.known, observer) + _places(state.boxed)
    if state.decision == "choose_special_card":
        specials += drawn
    else:
        characters += drawn
    for seat, hand in enumerate(state.hand):
        if seat != observer and not state.over():
            characters += _places(hand)
    _deal_into(rng, specials)
    _deal_characters(state, observer, rng, characters)


def _deal_characters(state: State, observer: int, rng: Random, places: list[Place]) -> None:
    """One of the worlds that the observer reckons with, then all the rest anew.  R5, R36

    What the others believe is not known: in what is dealt they believe nothing.
    """
    tokens, worlds = state.beliefs[observer]
    state.beliefs = [NO_BELIEF] * state.players
    if not tokens or state.over():
        _deal_into(rng, places)
        return
    world = worlds[int(rng.random() * len(worlds))]
    at = {cards[i]: (cards, i) for cards, i in places}
    own = [at.pop(token) for token in tokens]
    pool = sorted({*at, *tokens} - {*world})
    mix(rng, pool)
    for (cards, i), face in zip(own, world, strict=True):
        cards[i] = pool.pop() if face == ANY else face
    for cards, i in at.values():
        cards[i] = pool.pop()
    state.beliefs[observer] = tuple(cards[i] for cards, i in own), worlds


def _deal_tiles(state: State, observer: int, rng: Random, sort: int) -> None:
    """Shops (0) or palaces (1), see ``tile_pools``."""
    for pool in tile_pools(state, observer, sort):
        _deal_into(rng, pool, FACE)


def tile_pools(state: State, observer: int, sort: int) -> list[list[Place]]:
    """Places of hidden shops (0) or palaces (1) whose tiles ``observer`` cannot tell apart, pool by pool.  R5

    Who looks a stack through knows what was taken from it since and before.  So tiles are dealt anew only among those
    that were hidden together (``State.tag``).  The unbuilt tiles of a seat lie in a row in the order bought: everybody
    sees since when.
    """
    shift = LOOK_BITS * (1 + observer)
    stack, held = (state.palaces, state.own_palaces) if sort else (state.shops, state.own_shops)
    pools: dict[int, list[Place]] = {state.looks[2 * observer + sort]: _places(stack)}
    others = [place for seat, tiles in enumerate(held) if seat != observer for place in _places(tiles)]
    for tiles, i in others + (_places(state.removed) if sort else []):
        pools.setdefault(tiles[i] >> shift & FACE, []).append((tiles, i))
    return list(pools.values())


def _places(things: list[int]) -> list[Place]:
    return [(things, i) for i in range(len(things))]


def _unknown(cards: list[int], known: list[int], observer: int) -> list[Place]:
    """Places of a deck that the observer has not filled itself."""
    return [(cards, i) for i, seats in enumerate(known) if not seats >> observer & 1]


def _deal_into(rng: Random, places: list[Place], mask: int = -1) -> None:
    """Mix what lies in these places, as far as the mask goes: the tag of a tile stays where it is."""
    faces = sorted(things[i] & mask for things, i in places)
    mix(rng, faces)
    for (things, i), face in zip(places, faces, strict=True):
        things[i] = things[i] & ~mask | face
