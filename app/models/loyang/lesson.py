"""Sets up positions of Loyang for lessons, from the names of cards and goods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.engines.contract import clockwise
from app.engines.loyang import components as c
from app.engines.loyang.display import show
from app.engines.loyang.flow import run

if TYPE_CHECKING:
    from app.engines.loyang.state import State

# What may be set in a position at the beginning of a game, and in one with a ``round``.
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
    """A position while it is set up.

    Attributes:
        active: The seat that begins.
        pool: Shuffled action cards that have no place yet; what is left of them at the end becomes the draw pile.
    """

    def __init__(self, state: State, wish: Mapping[str, Any]) -> None:
        self.state, self.wish = state, wish
        self.active = int(wish.get("active", state.large))
        self.pool = [*state.pile, *(card for hand in state.hand for card in hand)]

    def set_up(self) -> None:
        """Put everything in its place, and let the engine run to the first decision."""
        state = self.state
        # No decision is open while the cards are moved: ``run`` works off the agenda until it comes to one.
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
        """The beginning of a game, before the home fields are sown."""
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
        """The action turn of ``active``, after the card phase of its round."""
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
        state.chosen = state.order[::-1]  # R47: who has chosen last begins
        state.large, state.small = state.order[:2]
        # The last decision of the turn before: ``State.setting_up`` goes by the decision.
        state.decision = "advance"
        state.agenda = [("round",), ("actions", state.order.index(self.active))]

    def _pull(self, name: str) -> int:
        """Take the card with this name out of the pool."""
        card = c.NUMBER.get(name, c.EMPTY)
        if card not in self.pool:
            raise ValueError(f"the card {name!r} is named twice or not in the box")
        self.pool.remove(card)
        return card

    def _stacks(self, number: int) -> None:
        """Set up the private stacks of ``number`` fields each, and what is publicly known of them.  R15"""
        state = self.state
        stacks = self.wish.get("stacks", [])
        for seat in range(state.players):
            sizes = list(stacks[seat]) if seat < len(stacks) else []
            # The stack is one shuffled set of sizes upon another, so no size may be there twice in one of them. What
            # is left of each set is public; only the order is not.
            halves = [sizes[: -len(c.SIZES)], sizes[-len(c.SIZES) :]]
            if len(sizes) != number or any(len({*half} & {*c.SIZES}) < len(half) for half in halves):
                raise ValueError(f"seat {seat}: {sizes} are not the {number} private fields to come")
            masks = [sum(1 << c.SIZES.index(size) for size in half) for half in halves]
            state.stack[seat] = sizes[::-1]
            state.belief[seat] = ((masks[0], masks[1], ()),)

    def _home(self, seat: int) -> None:
        """Set up a home field: it holds a good for every round to come, and leaves after the last one.  R22, R25"""
        state, home = self.state, c.HOME[seat]
        crops = self.wish.get("crops", [])
        crop = self._good(crops[seat] if seat < len(crops) else c.GOODS[c.WHEAT])
        if crop not in c.HOME_CROPS:
            raise ValueError(f"{c.GOODS[crop]} does not grow on a home field")
        state.shop[seat * c.N_GOODS + crop] -= 1  # R20: what was sown came from the own shop
        state.stock[home], state.crop[home] = c.ROUNDS - state.round, crop
        if not state.stock[home]:
            state.fields[seat].remove(home)
            state.crop[home] = c.EMPTY

    def _lay(self, seat: int, name: str, *words: str) -> None:
        """Lay a card visibly into a display; ``words`` say what is on it, as ``arrange`` describes."""
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
        """The private field with this name: of the two of its size one that is neither laid out nor in the stack."""
        state = self.state
        size = next((size for size in c.SIZES if name == f"private_field_{size}"), 0)
        free = [card for card in c.private_fields(seat, size) if card not in state.fields[seat]] if size else []
        if len(free) <= state.stack[seat].count(size):
            raise ValueError(f"the field {name!r} is still in the stack or not in the box")
        return free[0]

    def _fill(self, where: str, seat: int, names: Sequence[str], goods: list[int]) -> None:
        """Set the goods of a seat in ``goods``, the carts, storehouses or shops of all seats; ``where`` names it."""
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
