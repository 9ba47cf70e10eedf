"""Positions for lessons, described by names of cards, colours and goods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.engines.bruges.components import (
    BIT,
    COLOUR,
    COLOURS,
    EXCHANGE,
    IDS,
    IS_PET,
    MAJORITIES,
    SECTIONS,
    SHIP_KINDS,
    SPACES,
    TURNS,
)
from app.engines.bruges.flow import run
from app.engines.bruges.harbour import markers_of
from app.engines.bruges.knowledge import arrange as put_in_order
from app.engines.bruges.state import NOTHING

if TYPE_CHECKING:
    from app.engines.bruges.state import State

_GOODS = ("workers", "threats")
_NUMBERS = ("guilders", "points", "steps")
_PER_SEAT = (*_GOODS, *_NUMBERS, "hand", "houses", "tiles", "turned")
_FIELDS = (*_PER_SEAT, "dice", "discard", "exchange", "left", "piles", "right", "round", "ships", "start", "turn")


def arrange(state: State, wish: Mapping[str, Any]) -> None:
    """Turn the beginning of a game into another position.

    Args:
        state: Position 0 of a game, before any card is drawn; changed in place.
        wish: ``round`` and ``turn``: the turn of the round that begins, counted over all seats from 1; without it the
            round begins with drawing.  ``start``: the start player.  ``dice``: faces by colour.  ``left``, ``right``:
            the next cards of the draw piles, first drawn first; ``piles``: how many cards these hold, the others are
            discarded; ``discard``: top last.  ``ships``: kinds of the docked ones by colour.  ``exchange``: the card
            of the round.  Per seat: ``hand``; ``houses``, each a colour and who lives there (``"red mason"``);
            ``guilders``, ``points``, ``steps``; ``workers`` and ``threats`` by colour; ``tiles`` of both sections;
            ``turned`` majority markers.  A card is named by its id or, if any will do, by its colour.  Other names
            are those of records; what is not named stays as it is.

    Raises:
        ValueError: A field or a name is unknown, a card is named twice, or the rules allow no such position.
    """
    for field in wish:
        if field not in _FIELDS:
            raise ValueError(f"nobody knows {field!r} in a position")
        if field in _PER_SEAT and len(wish[field]) > state.players:
            raise ValueError(f"{field!r} names more seats than there are players")
    _deal(state, wish)
    for field in _NUMBERS:
        getattr(state, field)[: len(wish.get(field, ()))] = wish.get(field, ())
    for field in _GOODS:
        for seat, goods in enumerate(wish.get(field, ())):
            getattr(state, field)[seat * len(COLOURS) : (seat + 1) * len(COLOURS)] = _by_colour(goods)
    for seat, built in enumerate(wish.get("tiles", ())):
        if len(built) != len(SECTIONS) or max(built) >= SPACES:
            raise ValueError("'tiles' has to name both sections, and none can be complete")
        state.tiles[len(SECTIONS) * seat : len(SECTIONS) * (seat + 1)] = built
    for seat, names in enumerate(wish.get("turned", ())):
        state.turned[seat] = sum(1 << _number(MAJORITIES, name) for name in names)
    _lay_out_modules(state, wish)
    _begin(state, wish)


def _begin(state: State, wish: Mapping[str, Any]) -> None:
    """Begin the round or the turn that is wished for, and go on to the first decision."""
    state.start = wish.get("start", state.start)
    state.round = wish.get("round", state.round)
    if "dice" in wish:
        state.dice = _by_colour(wish["dice"])
    state.decision, state.asked, state.offers = "", (), NOTHING
    if "turn" in wish:
        if not 1 <= wish["turn"] <= TURNS * state.players:
            raise ValueError(f"no round has a turn {wish['turn']}")
        state.agenda = [("turn", wish["turn"] - 1)]
    else:
        state.round -= 1  # the round that begins counts itself
        state.agenda = [("round",)]
    try:
        run(state)
        state.check()
    except (AssertionError, IndexError) as error:
        # ``check`` asserts; before it the rules may stumble over the position, e.g. where a pile lacks cards.
        raise ValueError(f"the rules know no such position: {error}") from error


# -- cards


class _Box:
    """The cards that have no place in the position yet.

    Args:
        cards: All of them; the first ones are taken first.
        named: Ids of the cards that the position names, which are never taken for a colour.
    """

    def __init__(self, cards: Sequence[int], named: Sequence[str]) -> None:
        self.left = list(cards)
        self._named = frozenset(named)

    def take(self, name: str) -> int:
        """Take out the card with an id, or one of a colour that is no pet and that the position does not name.

        Raises:
            ValueError: There is no such card, or it has been taken before.
        """
        fitting = (card for card in self.left if self._fits(card, name))
        card = next(fitting, None)
        if card is None:
            raise ValueError(f"the card {name!r} is named twice or not in the box")
        self.left.remove(card)
        return card

    def take_all(self, names: Sequence[str]) -> list[int]:
        """``take`` for several names, in order."""
        return [self.take(name) for name in names]

    def _fits(self, card: int, name: str) -> bool:
        if name in COLOURS:
            return COLOURS[COLOUR[card]] == name and not IS_PET[card] and IDS[card] not in self._named
        return IDS[card] == name


def _deal(state: State, wish: Mapping[str, Any]) -> None:
    """Put every card in its place; those that are not named stay in draw piles and reserve, or are discarded."""
    hands, towns = wish.get("hand", ()), [[house.split() for house in houses] for houses in wish.get("houses", ())]
    piles = [wish.get(side, ()) for side in ("left", "right")]
    thrown = wish.get("discard", ())
    living = [name for houses in towns for house in houses for name in house]
    named = [*(name for cards in (*hands, *piles, thrown) for name in cards), *living]
    box = _Box([*state.piles[0], *state.piles[1], *state.reserve], named)
    for seat, names in enumerate(hands):
        state.hand[seat] = box.take_all(names)
        put_in_order(state, seat)
    for seat, houses in enumerate(towns):
        for names in houses:
            _settle(state, seat, box.take_all(names))
    tops = [box.take_all(names) for names in piles]
    state.discard = box.take_all(thrown)
    kept = len(state.reserve)
    if kept > len(box.left):
        raise ValueError("too many cards are named")
    state.reserve, rest = box.left[:kept], box.left[kept:]
    # Where no sizes are wished for, both piles are equally high.
    half = (len(rest) + len(tops[1]) - len(tops[0])) // 2
    sizes = wish.get("piles", (len(tops[0]) + half, len(tops[1]) + len(rest) - half))
    for side, (top, size) in enumerate(zip(tops, sizes, strict=True)):
        below = size - len(top)
        if not 0 <= below <= len(rest):
            raise ValueError(f"the {('left', 'right')[side]} draw pile cannot have {size} cards")
        state.piles[side] = [*rest[:below], *reversed(top)]  # the last card is the top
        del rest[:below]
    # Cards are left over if ``piles`` are given: they lie below the discarded ones that are named.
    state.discard[:0] = rest


def _settle(state: State, seat: int, cards: Sequence[int]) -> None:
    """Build a house, with the person and the pet that live there."""
    house, *lodgers = cards
    person = [card for card in lodgers if not IS_PET[card]]
    pet = [card for card in lodgers if IS_PET[card]]
    if len(person) > 1 or len(pet) > 1:
        raise ValueError(f"a house of {IDS[lodgers[0]]!r} has too many lodgers")
    state.houses[seat].append(house)
    state.persons[seat].append(person[0] if person else -1)
    state.pets[seat].append(pet[0] if pet else -1)
    state.own[seat] |= sum(BIT[card] for card in lodgers)


# -- goods and modules


def _by_colour(numbers: Mapping[str, int]) -> list[int]:
    """Numbers in the order of the colours; 0 for a colour that is not named."""
    for colour in numbers:
        _number(COLOURS, colour)
    return [numbers.get(colour, 0) for colour in COLOURS]


def _number(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise ValueError(f"{name!r} is none of {', '.join(names)}")
    return names.index(name)


def _lay_out_modules(state: State, wish: Mapping[str, Any]) -> None:
    """Dock the ships and lay out the exchange card of the round."""
    for option, field in (("zwin", "ships"), ("exchange", "exchange")):
        if field in wish and not state.options[option]:
            raise ValueError(f"{field!r} needs the option {option!r}")
    for colour, name in wish.get("ships", {}).items():
        number, kind = _number(COLOURS, colour), _number(SHIP_KINDS, name)
        state.ship_piles[number].remove(kind)
        state.docks[number] = kind
    if "exchange" in wish:
        state.exchange = _number(EXCHANGE, wish["exchange"])
        state.exchange_pile.remove(state.exchange)
        state.markers = markers_of(state, state.exchange)
