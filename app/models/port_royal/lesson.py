"""Positions of Port Royal by the names of cards, for lessons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.engines.port_royal.components import CARDS
from app.engines.port_royal.discover import ask_discover
from app.engines.port_royal.money import display
from app.engines.port_royal.state import COIN_BITS, COIN_MASK

if TYPE_CHECKING:
    from app.engines.port_royal.state import State

ANY_CARD = "*"
"""In the draw pile: a card that nothing else names, e.g. where coins are drawn."""

_FIELDS = ("active", "coins", "deck", "own", "round", "row")


def arrange(state: State, wish: Mapping[str, Any]) -> None:
    """Turn the beginning of a game into another position.

    Args:
        state: Position 0 of a game; changed in place.
        wish: ``deck``: the next cards, first drawn first; ``own``: per seat its persons and expeditions; ``coins``:
            per seat how many; ``row``: open expeditions; ``active``: whose turn, who then also is the start player;
            ``round``: its number.  Cards are called as in records; what is not named stays as it is.

    Raises:
        ValueError: There is no such card, it is there twice, or nobody knows a field.
    """
    for field in wish:
        if field not in _FIELDS:
            raise ValueError(f"nobody knows {field!r} in a position")
    pool = sorted([*state.deck, *(coin & COIN_MASK for purse in state.coins for coin in purse)])
    numbers = {CARDS[card].text: card for card in pool}
    own: Sequence[Sequence[str]] = wish.get("own", [])
    named = [*wish.get("deck", []), *wish.get("row", []), *(name for cards in own for name in cards)]
    for name in named:
        if name != ANY_CARD and (name not in numbers or named.count(name) > 1):
            raise ValueError(f"the card {name!r} is named twice or not in the box")
    rest = [card for card in pool if CARDS[card].text not in named]
    if len(own) > state.players or len(wish.get("coins", [])) > state.players:
        raise ValueError("there are more seats than players")
    for seat, cards in enumerate(own):
        for name in cards:
            display(state, seat, numbers[name])
    state.risen = False
    state.expeditions += [numbers[name] for name in wish.get("row", [])]
    number = dict(enumerate(wish.get("coins", [])))
    pile = state.pile << COIN_BITS
    for seat, purse in enumerate(state.coins):
        purse[:] = [pile | rest.pop(0) for _ in range(number.get(seat, len(purse)))]
    first = [rest.pop(0) if name == ANY_CARD else numbers[name] for name in wish.get("deck", [])]
    state.deck = rest + first[::-1]
    state.start = state.active = wish.get("active", state.active)
    state.round = wish.get("round", state.round)
    ask_discover(state)
