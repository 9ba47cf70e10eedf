"""What other seats most likely hold, and what lies on top of the decks.

Their characters were chosen to suit what they have built: dealt evenly, those of good players would be worth 20 points
less at the end than they are.  What somebody has drawn and not kept lies below the rest of a deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.murano.worth import Outlook
from app.engines.chance import mix
from app.engines.murano.beliefs import may_be
from app.engines.murano.components import FACE
from app.engines.murano.flow import ask_again
from app.engines.murano.hidden import tile_pools

if TYPE_CHECKING:
    from random import Random

    from app.engines.murano.state import State

Spot = tuple[list[int], int, int]
"""Cards, the place of one among them, and a bit mask of the seats that know it there."""

NEAR = 8
"""Cards on top of a deck that may be drawn soon."""

CANDIDATES = {2: 16, 3: 13, 4: 10}
"""By number of players: characters of which a seat is thought to hold the one that suits it best.

Of three it has kept one, and has built for it since.  They are as many that a draw is luck neither way in the mean:
with fewer, what is left to be drawn is thought to be better than it is, with more worse.  By what hands are foreseen to
bring late in a game those of apprentices are as good as the best of 6, those of journeymen as the best of 12.
"""


def deal_likely(state: State, viewer: int, rng: Random, former: State | None = None) -> bool:
    """Exchange characters of the others for more suitable ones that ``viewer`` cannot tell from them.

    Cards that the others have put under a deck are exchanged for worse ones.

    Args:
        state: A ``resample`` for ``viewer``, in which all seats are judged alike (``observer`` is nobody).
        viewer: A seat.
        rng: For the candidates.
        former: A deal of the same game from before; the others get the tiles and characters that they have there, as
            far as those can still be anywhere, and only the rest of the characters are chosen.

    Returns:
        Whether the decision of ``state`` can be asked with these hands.
    """
    others = [seat for seat in range(state.players) if seat != viewer]
    if former is not None:
        _keep_tiles(state, former, viewer, rng)
        _keep_belief(state, former, viewer)
    held = state.beliefs[viewer][0]  # of these the viewer knows something: they stay
    free = {seat: [k for k, card in enumerate(state.hand[seat]) if card not in held] for seat in others}
    spots = _spots(state, viewer, held, special=False)
    if former is not None:
        free = _keep_hands(state, former, viewer, free, spots)
    looks: dict[int, Outlook] = {}
    for seat in others if spots else []:
        if free[seat]:
            looks[seat] = Outlook(state, seat)
            _exchange(state.hand[seat], looks[seat], free[seat], spots, rng)
    for special in (False, True):
        _sink(state, spots if not special else _spots(state, viewer, (), special=True), special, looks, rng)
    return state.actor == viewer or ask_again(state)


def _spots(state: State, viewer: int, held: tuple[int, ...], *, special: bool) -> list[Spot]:
    """Where the cards lie that nobody holds and the viewer knows nothing of.

    Args:
        state: The deal.
        viewer: A seat.
        held: Cards of which it knows something.
        special: Whether special building cards are meant, not characters.
    """
    deck, known = (state.specials, state.specials_known) if special else (state.characters, state.known)
    found = [(deck, i, seats) for i, seats in enumerate(known)]
    if not special:
        found += [(state.boxed, i, 0) for i in range(len(state.boxed))]
    if state.actor != viewer and special == (state.decision == "choose_special_card"):  # somebody else is choosing
        found += [(state.drawn, i, seats) for i, seats in enumerate(state.drawn_known)]
    return [(cards, i, seats) for cards, i, seats in found if not seats >> viewer & 1 and cards[i] not in held]


def _keep_tiles(state: State, former: State, viewer: int, rng: Random) -> None:
    """Give the others the unbuilt tiles that they have in ``former``, as far as the viewer knows nothing else.

    Their characters were chosen to suit these.
    """
    for sort in (0, 1):
        held, before = (state.own_palaces, former.own_palaces) if sort else (state.own_shops, former.own_shops)
        wanted = {id(tiles): then for tiles, then in zip(held, before, strict=True)}
        for pool in tile_pools(state, viewer, sort):
            faces, rest = [tiles[i] & FACE for tiles, i in pool], []
            for tiles, i in pool:
                then = wanted.get(id(tiles), [])
                if i < len(then) and then[i] & FACE in faces:
                    faces.remove(then[i] & FACE)
                    tiles[i] = tiles[i] & ~FACE | then[i] & FACE
                else:
                    rest.append((tiles, i))
            mix(rng, faces)
            for (tiles, i), face in zip(rest, faces, strict=True):
                tiles[i] = tiles[i] & ~FACE | face


def _keep_belief(state: State, former: State, viewer: int) -> None:
    """Let lie where the viewer has seen something what lies there in ``former``, if it can still be so.

    The characters besides were chosen to suit it.
    """
    tokens, worlds = state.beliefs[viewer]
    wanted = former.beliefs[viewer][0]
    if not tokens or len(wanted) != len(tokens) or not may_be((wanted, worlds)):
        return
    where = {cards[i]: (cards, i) for cards, i, _ in _spots(state, viewer, (), special=False)}
    for seat, hand in enumerate(state.hand):
        if seat != viewer:
            where |= {card: (hand, k) for k, card in enumerate(hand)}
    if not where.keys() >= {*wanted}:  # the viewer has seen one elsewhere
        return
    places = [where[token] for token in tokens]
    for (cards, i), card in zip(places, wanted, strict=True):
        there, (others, k) = cards[i], where[card]
        cards[i], others[k] = card, there
        where[card], where[there] = (cards, i), (others, k)
    state.beliefs[viewer] = wanted, worlds


def _keep_hands(
    state: State, former: State, viewer: int, free: dict[int, list[int]], spots: list[Spot]
) -> dict[int, list[int]]:
    """Give the others what they have in ``former``, where the viewer cannot tell it from what they were dealt.

    Args:
        state: The deal.
        former: The deal from before.
        viewer: A seat.
        free: By seat, the places in its hand that the viewer knows nothing of.
        spots: Of the characters.

    Returns:
        By seat, the places in its hand for which there was nothing to keep.
    """
    where = {cards[i]: (cards, i) for cards, i, _ in spots}
    for seat, numbers in free.items():
        where.update({state.hand[seat][k]: (state.hand[seat], k) for k in numbers})
    known = former.beliefs[viewer][0]  # not chosen, but one of the worlds that the viewer reckons with
    left: dict[int, list[int]] = {}
    for seat, numbers in free.items():
        hand, wanted = state.hand[seat], [card for card in former.hand[seat] if card in where and card not in known]
        for k, card in zip(numbers, wanted, strict=False):
            cards, at = where[card]
            there = hand[k]
            cards[at], hand[k] = there, card
            where[there], where[card] = (cards, at), (hand, k)
        left[seat] = numbers[len(wanted) :]
    return left


def _exchange(hand: list[int], look: Outlook, free: list[int], spots: list[Spot], rng: Random) -> None:
    """Put in these places of a hand, one after the other, the best of ``CANDIDATES`` characters, with what it has."""
    most = CANDIDATES[look.state.players]
    pots = look.pots
    best = look.plan(pots)
    for k in free:
        for _ in range(most - 1):
            cards, i, _ = spots[int(rng.random() * len(spots))]
            before = pots[k]
            pots[k] = [look.prospect(cards[i], at, row) for at, row in enumerate(look.rows)]
            value = look.plan(pots)
            if value > best:
                best = value
                hand[k], cards[i] = cards[i], hand[k]
            else:
                pots[k] = before


def _sink(state: State, spots: list[Spot], special: bool, looks: dict[int, Outlook], rng: Random) -> None:
    """Let each card that another seat has put under a deck be the worse of two for it.

    Whoever draws cards keeps the best; so those on top, which nobody has seen, are better than those below.  Only what
    comes to the top ``NEAR`` places by that is exchanged: the order of the rest tells nothing.

    Args:
        state: The deal.
        spots: Of the cards.
        special: Whether they are special building cards, not characters.
        looks: Seats that were taken apart already; others are added.
        rng: For the cards that are compared.
    """
    deck = state.specials if special else state.characters
    unseen = [spot for spot in spots if not spot[2]]
    top = len(deck) - NEAR
    for cards, i, seats in spots if unseen else []:
        if not seats:
            continue
        better, k, _ = unseen[int(rng.random() * len(unseen))]
        if better is state.boxed or (better is deck and k < top):
            continue
        seat = (seats & -seats).bit_length() - 1
        if seat not in looks:
            looks[seat] = Outlook(state, seat)
        look = looks[seat]
        if _worth(look, better[k], special) < _worth(look, cards[i], special):
            better[k], cards[i] = cards[i], better[k]


def _worth(look: Outlook, card: int, special: bool) -> float:
    """Points of a character or a special building card for a seat."""
    if special:
        return look.card(card)
    return max([look.prospect(card, i, row) for i, row in enumerate(look.rows)])
