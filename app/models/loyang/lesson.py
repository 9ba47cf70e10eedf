"""Positions of Loyang by the names of cards and goods, for lessons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.engines.contract import clockwise
from app.engines.loyang import components as c
from app.engines.loyang.display import show
from app.engines.loyang.flow import run

if TYPE_CHECKING:
    from app.engines.loyang.state import State

_BEGINNING = ("active", "deck", "hands", "stacks")
_LATER = (
    *("active", "deck", "stacks", "order", "round", "displays", "covered", "crops", "carts", "stores", "shops"),
    *("cash", "loans", "spaces"),
)

RED, DONE = "red", "done"
"""Words after a regular customer: its marker is red; it was supplied in this round already."""


def arrange(state: State, wish: Mapping[str, Any]) -> None:
    """Turn the beginning of a game into another position.

    Args:
        state: Position 0 of a game with opponents; changed in place.
        wish: ``active``: who begins; ``deck``: the next cards, first drawn first; ``stacks``: per seat the plots of
            the private fields to come, the top one first; ``hands``: per seat its first cards.  With a ``round`` it
            is the action turn of ``active`` in that round, with no hands, but with ``order``: of the seats in it;
            ``displays``: per seat its cards, a field with what grows on it (``"private_field_5 cabbage 3"``), a stall
            with the goods left unless it is full, a regular customer with the rows filled (and ``red`` or ``done``);
            ``covered``: lower card by upper card; ``crops``: per seat what grows on the home field; ``carts``,
            ``stores`` and ``shops``: per seat the goods there; ``cash``, ``loans`` and ``spaces``: per seat how many.
            Cards and goods are called as in records; what is not named stays as it is.

    Raises:
        ValueError: There is no such card or good, a card is there twice, or it cannot be so by the rules.
    """
    if state.players == 1:
        raise ValueError("a position of the solo game cannot be set up")
    known = _LATER if "round" in wish else _BEGINNING
    for name, value in wish.items():
        if name not in known:
            raise ValueError(f"nobody knows {name!r} in a position")
        if isinstance(value, list) and name != "deck" and len(value) > state.players:
            raise ValueError("there are more seats than players")
    _Position(state, wish).set_up()


class _Position:
    """One position while it is set up.

    Attributes:
        pool: Cards that are nowhere yet.
    """

    def __init__(self, state: State, wish: Mapping[str, Any]) -> None:
        self.state, self.wish = state, wish
        self.active = int(wish.get("active", state.large))
        self.pool = [*state.pile, *(card for hand in state.hand for card in hand)]

    def set_up(self) -> None:
        """Everything in its place, then the first question."""
        state = self.state
        state.offers, state.agenda, state.large = [], [], self.active
        if "round" in self.wish:
            self._later()
        else:
            self._first()
        first = [self._pull(name) for name in self.wish.get("deck", [])]
        for hand in state.hand if "round" not in self.wish else []:
            hand += [self.pool.pop() for _ in range(c.HAND - len(hand))]
        state.pile = self.pool + first[::-1]
        run(state)

    def _first(self) -> None:
        """Before the home fields are sown."""
        state = self.state
        if "stacks" in self.wish:
            self._stacks(2 * len(c.SIZES))
        hands = self.wish.get("hands", [])
        state.hand = [[self._pull(name) for name in names] for names in hands]
        state.hand += [[] for _ in range(state.players - len(hands))]
        if any(len(hand) > c.HAND for hand in state.hand):
            raise ValueError(f"nobody has more than {c.HAND} hand cards")
        state.agenda = [("round",), ("homes", 0)]

    def _later(self) -> None:
        """An action turn; the cards of this round were laid out before."""
        state, wish = self.state, self.wish
        state.round = int(wish["round"])
        if not 1 <= state.round <= c.ROUNDS:
            raise ValueError(f"there is no round {state.round}")
        state.hand = [[] for _ in range(state.players)]
        self._stacks(max(0, c.LAST_NEW_FIELD - state.round))
        for seat in range(state.players):
            self._home(seat)
        for seat, lines in enumerate(wish.get("displays", [])):
            for line in lines:
                self._lay(seat, *line.split())
        for upper, lower in wish.get("covered", {}).items():
            if state.owner(c.NUMBER.get(upper, c.EMPTY)) < 0:
                raise ValueError(f"{upper!r} covers a card and lies nowhere")
            state.under[c.NUMBER[upper]] = self._pull(lower)
        for name, goods in (("carts", state.cart), ("stores", state.store), ("shops", state.shop)):
            for seat, names in enumerate(wish.get(name, [])):
                self._fill(name, seat, names, goods)
        for name, figures in (("cash", state.cash), ("loans", state.loans), ("spaces", state.space)):
            figures[: len(wish.get(name, []))] = wish.get(name, [])
        self._check_figures()
        state.order = list(wish.get("order", clockwise(self.active, state.players)))
        if sorted(state.order) != list(range(state.players)) or self.active not in state.order:
            raise ValueError(f"seats cannot act in the order {state.order}")
        state.chosen = state.order[::-1]
        state.large, state.small = state.order[:2]
        state.decision = "advance"  # the one before: the game is no longer set up
        state.agenda = [("round",), ("actions", state.order.index(self.active))]

    def _pull(self, name: str) -> int:
        """A card of the pool, which is somewhere now."""
        card = c.NUMBER.get(name, c.EMPTY)
        if card not in self.pool:
            raise ValueError(f"the card {name!r} is named twice or not in the box")
        self.pool.remove(card)
        return card

    def _stacks(self, number: int) -> None:
        """Private fields to come; who knows the rules knows of them what is left of two sets.  R15"""
        state = self.state
        stacks = self.wish.get("stacks", [])
        for seat in range(state.players):
            sizes = list(stacks[seat]) if seat < len(stacks) else []
            halves = [sizes[: -len(c.SIZES)], sizes[-len(c.SIZES) :]]
            if len(sizes) != number or any(len({*half} & {*c.SIZES}) < len(half) for half in halves):
                raise ValueError(f"seat {seat}: {sizes} are not the {number} private fields to come")
            masks = [sum(1 << c.SIZES.index(size) for size in half) for half in halves]
            state.stack[seat] = sizes[::-1]
            state.belief[seat] = ((masks[0], masks[1], ()),)

    def _home(self, seat: int) -> None:
        """The home field tells the rounds to come; after the last one it is gone.  R22, R25"""
        state, home = self.state, c.HOME[seat]
        crops = self.wish.get("crops", [])
        crop = self._good(crops[seat] if seat < len(crops) else c.GOODS[c.WHEAT])
        if crop not in c.HOME_CROPS:
            raise ValueError(f"{c.GOODS[crop]} does not grow on a home field")
        state.shop[seat * c.N_GOODS + crop] -= 1
        state.stock[home], state.crop[home] = c.ROUNDS - state.round, crop
        if not state.stock[home]:
            state.fields[seat].remove(home)
            state.crop[home] = c.EMPTY

    def _lay(self, seat: int, name: str, *words: str) -> None:
        """A visible card with what is on it."""
        state = self.state
        card = self._private(seat, name) if name.startswith("private_field") else self._pull(name)
        show(state, seat, card)
        kind = c.KIND[card]
        try:
            if kind == c.FIELD and words:
                good, number = c.GOODS.index(words[0]), int(words[1])
                if good not in c.GOODS_OF[card] or not 1 <= number <= c.PLOTS[card]:
                    raise ValueError
                state.crop[card], state.stock[card] = good, number
            elif kind == c.STALL and words:
                state.stock[card] = sum(1 << c.GOODS_OF[card].index(c.GOODS.index(word)) for word in {*words})
            elif kind == c.REGULAR and words:
                if not 0 <= int(words[0]) < c.ROWS or {*words[1:]} - {RED, DONE}:
                    raise ValueError
                state.stock[card], state.red[card] = int(words[0]), int(RED in words)
                state.dealt[card] = c.DELIVERED if DONE in words else c.TO_DO
            elif words:
                raise ValueError
        except (ValueError, IndexError):
            raise ValueError(f"{' '.join(words)!r} cannot be on {name!r}") from None

    def _private(self, seat: int, name: str) -> int:
        """A private field by its size; of two equal ones that which does not lie there yet."""
        state = self.state
        size = next((size for size in c.SIZES if name == f"private_field_{size}"), 0)
        free = [card for card in c.private_fields(seat, size) if card not in state.fields[seat]] if size else []
        if len(free) <= state.stack[seat].count(size):
            raise ValueError(f"the field {name!r} is still in the stack or not in the box")
        return free[0]

    def _fill(self, where: str, seat: int, names: Sequence[str], goods: list[int]) -> None:
        """The goods that lie somewhere."""
        numbers = [0] * c.N_GOODS
        for name in names:
            numbers[self._good(name)] += 1
        first = seat * c.N_GOODS
        if where == "stores" and sum(numbers) > self.state.capacity[seat]:
            raise ValueError(f"seat {seat}: the storehouse is too small")
        if where == "shops" and any(number > most for number, most in zip(numbers, c.PLACES, strict=True)):
            raise ValueError(f"seat {seat}: the shop is too small")
        goods[first : first + c.N_GOODS] = numbers

    def _good(self, name: str) -> int:
        if name not in c.GOODS:
            raise ValueError(f"there is no good {name!r}")
        return c.GOODS.index(name)

    def _check_figures(self) -> None:
        state = self.state
        for seat in range(state.players):
            if state.cash[seat] < 0 or not 0 <= state.loans[seat] <= c.MOST_LOANS:
                raise ValueError(f"seat {seat}: nobody has {state.cash[seat]} cash and {state.loans[seat]} loans")
            if not 1 <= state.space[seat] <= c.LAST_SPACE:
                raise ValueError(f"seat {seat}: there is no space {state.space[seat]}")
