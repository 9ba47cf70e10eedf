"""Positions of the Taverns for lessons, described by the names of cards, tiles and dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.engines.taverns import components as c
from app.engines.taverns.flow import run

if TYPE_CHECKING:
    from app.engines.taverns.state import State

_NUMBERS = {
    "monastery": "monastery",
    "reputation": "reputation",
    "schnapps": "schnapps",
    "counter_guests": "counter_guests",
    "doubloons": "stored_doubloons",
    "beer": "stored_beer",
}
"""Fields of a wish that give one number per seat, and the fields of ``State`` in which they are kept."""

_LISTS = ("draw", "discard", "upgraded", "entertainers", "book", "dice", "own_dice")
"""Fields of a wish that give one list per seat."""

_OTHERS = ("round", "start", "turn", "stack", "display", "guests", "played")
"""Fields of a wish that are about the whole table."""


def arrange(state: State, wish: Mapping[str, Any]) -> None:
    """Turn the first position of a game into the one that a lesson wants.

    Without ``dice`` it is the beginning of an evening: its bonus is given or asked for, then the taverns fill.  With
    ``dice`` it is the moment when the taverns are full, the dice are drafted, and seat ``turn`` is to place them.

    Args:
        state: Position 0 of a game; changed in place.
        wish: What the lesson names, by field.  What it does not name is empty or 0; guests on offer that it does not
            name are those that the seed of the game gives.

            A list per seat: ``draw``, cards on the draw pile, first drawn first, below which lie the regulars that
            nothing names; ``discard``; ``upgraded``, tiles; ``entertainers`` with their side, ``"juggler_b"``;
            ``book``, signatures by column; ``dice`` and ``own_dice``, faces of the white and the coloured dice.
            A number per seat: ``monastery``, ``reputation``, ``schnapps``, ``counter_guests``, and what is stored of
            ``doubloons`` and ``beer``.
            Of the table: ``round``; ``start``, the seat with the beer mug; ``turn``, the seat that places dice;
            ``stack``, 3-beer guests from the top; ``display``, four guests; ``guests``, the next face-down ones;
            ``played``, actions that lead on from there, as records write them.

    Raises:
        ValueError: A field, card, tile or action does not exist, a card is named too often, or the rules do not know
            such a position.
    """
    for field, value in wish.items():
        if field not in (*_NUMBERS, *_LISTS, *_OTHERS):
            raise ValueError(f"nobody knows {field!r} in a position")
        if (field in _NUMBERS or field in _LISTS) and len(value) > state.players:
            raise ValueError(f"{field!r} names more seats than there are players")
    _deal(state, wish)
    _furnish(state, wish)
    _begin(state, wish)
    for text in wish.get("played", ()):
        action = next((each for each in state.legal() if state.game.write(state, each) == text), None)
        if action is None:
            raise ValueError(f"{text!r} cannot be played there")
        state.apply(action)
    try:
        state.check()
    except AssertionError as error:
        raise ValueError(f"the rules know no such position: {error}") from error


def _deal(state: State, wish: Mapping[str, Any]) -> None:
    """Give every seat its cards, put the guests on offer, and fill the supply.

    Cards that were dealt at set-up go back first; only the regulars stay with their seats.
    """
    # From here on in the order in which they come: piles of a state have their top last.
    offered = [*state.three_stack[::-1], *state.display, *state.guest_deck[::-1]]
    state.supply = [count if state.level >= level else 0 for count, level in zip(c.SUPPLY, c.FROM_LEVEL, strict=True)]
    for seat in range(state.players):
        regulars = [card for card in state.owned(seat) if card in c.REGULARS]
        for pile in (state.deck, state.discard, state.laid, state.seated):
            pile[seat] = []
        state.nobles[seat] = 0
        drawn, away = (_take(state, _list_of(wish, pile, seat), (regulars, offered)) for pile in ("draw", "discard"))
        state.deck[seat] = [*regulars, *drawn[::-1]]
        # A lesson decides what is drawn; to the players the pile is shuffled all the same (R9).
        state.hidden[seat] = len(state.deck[seat])
        state.discard[seat] = away
    named = [_take(state, wish.get(field, ()), (offered,)) for field in ("stack", "display", "guests")]
    stack, display, guests = named
    rest = [card for card in offered if card not in c.THREE_STACK]
    while len(display) < c.DISPLAY_SIZE:
        display.append(rest.pop(0))
    if len(display) > c.DISPLAY_SIZE or not set(stack) <= set(c.THREE_STACK):
        raise ValueError("four guests are on display, and those for 3 beer on their stack")
    state.three_stack = [*stack, *(card for card in offered if card in c.THREE_STACK)][::-1]
    state.display = display
    state.guest_deck = [*guests, *rest][::-1]


def _list_of(wish: Mapping[str, Any], field: str, seat: int) -> Iterable[Any]:
    """The list of a seat in a field, empty if the wish does not name one."""
    lists: Sequence[Iterable[Any]] = wish.get(field, ())
    return lists[seat] if seat < len(lists) else ()


def _take(state: State, names: Iterable[str], heaps: tuple[list[int], ...]) -> list[int]:
    """Take cards out of heaps or, if they are in none, out of the supply; nobles never run out (R4).

    Raises:
        ValueError: A card is in neither.
    """
    found = []
    for name in names:
        card = c.NUMBER.get(name, c.NO_CARD)
        heap = next((heap for heap in heaps if card in heap), None)
        if heap is not None:
            heap.remove(card)
        elif 0 <= card < c.NOBLE and state.supply[card]:
            state.supply[card] -= 1
        elif card != c.NOBLE:
            raise ValueError(f"the card {name!r} is named twice or not in the game")
        found.append(card)
    return found


def _furnish(state: State, wish: Mapping[str, Any]) -> None:
    """Set tiles, entertainers, guest books, markers and stores of every seat."""
    for seat in range(state.players):
        state.tiles[seat] = sum(1 << number for number in {_tile(name) for name in _list_of(wish, "upgraded", seat)})
        state.fresh[seat] = 0
        for text in _list_of(wish, "entertainers", seat):
            name, _, side = text.rpartition("_")
            entertainer = f"entertainer_{name}"
            if entertainer not in c.ENTERTAINERS or side not in ("a", "b") or state.level == 1:
                raise ValueError(f"there is no entertainer {text!r}")
            state.sides[seat][c.ENTERTAINERS.index(entertainer)] = c.SIDE_A if side == "a" else c.SIDE_B
        state.book[seat] = [*_list_of(wish, "book", seat)] or [0] * len(c.BOOK)
        if len(state.book[seat]) != len(c.BOOK):
            raise ValueError("a guest book has four columns")
    for field, name in _NUMBERS.items():
        values = wish.get(field, ())
        setattr(state, name, [values[seat] if seat < len(values) else 0 for seat in range(state.players)])


def _tile(name: str) -> int:
    if name not in c.TILE:
        raise ValueError(f"there is no tile {name!r}")
    return c.TILE[name]


def _begin(state: State, wish: Mapping[str, Any]) -> None:
    """Let the wanted moment of the evening begin, and go on to the first decision."""
    number, start, turn = wish.get("round", 1), wish.get("start", 0), wish.get("turn", 0)
    if number not in range(1, c.ROUNDS + 1) or start not in range(state.players) or turn not in range(state.players):
        raise ValueError("'round' is 1 to 8, 'start' and 'turn' are seats")
    state.round, state.start, state.active = number, start, turn
    state.offers, state.start_cards, state.decision = [], [], "over"
    if "dice" not in wish:
        # The step of a new evening counts the round up.
        state.round -= 1
        state.agenda = [("evening",)]
    else:
        for seat in range(state.players):
            for field, hand, most in (
                ("dice", state.white, c.WHITE_DICE),
                ("own_dice", state.coloured, c.COLOURED_DICE),
            ):
                hand[seat] = [*_list_of(wish, field, seat)]
                if len(hand[seat]) > most or not set(hand[seat]) <= set(range(1, c.JOKER)):
                    raise ValueError(f"{field!r} are at most {most} faces from 1 to 6")
        # The rest of the evening in reverse order: an agenda has its next step last.
        state.agenda = [("close",), ("juggle", 0), ("turn", (turn - start) % state.players), ("fill",)]
    run(state)
