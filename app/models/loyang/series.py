"""Several actions by one choice: goods sold in bulk, the storehouse filled, the shop set at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engines.contract import NOBODY
from app.engines.loyang import components as c
from app.models.loyang.keys import action_key, cart_key, shop_key
from app.models.loyang.spelling import sell_key, sellable
from app.models.selection import Series

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.loyang.state import State
    from app.models.selection import Path

Spelled = list[tuple["Path", Series]]

STORE_KEY, KEEP_KEY = "button:store", "button:keep"
FILL_KEY, CLEAR_KEY, LEAVE_KEY = "button:fill", "button:clear", "button:leave"
SELL_ALL_KEY = sell_key("all")


class Plan(NamedTuple):
    """What becomes of the goods on the cart at the end of a turn, by good.  R98

    Attributes:
        kept: What goes to the storehouse.
        sold: What the shop takes.
        returned: What goes back to the supply.
    """

    kept: tuple[int, ...]
    sold: tuple[int, ...]
    returned: tuple[int, ...]

    @property
    def cash(self) -> int:
        """What the sales bring."""
        return sum(number * price for number, price in zip(self.sold, c.SELL_PRICE, strict=True))

    def actions(self) -> tuple[Action, ...]:
        """Sales first, then what is given away."""
        sales = [("sell", good) for good, number in enumerate(self.sold) for _ in range(number)]
        gifts = [("return", good) for good, number in enumerate(self.returned) for _ in range(number)]
        return (*sales, *gifts)


def series(state: State) -> Spelled:
    """Paths that stand for several actions, each of them legal in its turn."""
    if state.actor == NOBODY:
        return []
    if state.decision == "store":
        return _storing(state)
    if state.decision == "set_shop":
        return _setting(state)
    return _sales(state) if state.decision != "finance_field" else []  # the first 2 cash end it


# -- sales


def _sales(state: State) -> Spelled:
    """Two or more of a good, and everything that the shop takes.  R69"""
    seat = state.actor
    found: Spelled = []
    numbers = [sellable(state, seat, good) for good in range(c.N_GOODS)]
    open_goods = [action[1] for action in state.legal() if action[0] == "sell"]
    for good in open_goods:
        for number in range(2, numbers[good] + 1):
            path: Path = (action_key("sell"), cart_key(seat, good), sell_key(number))
            some = Series((("sell", good),) * number)
            found.append((path, some))
            if state.decision == "act":
                found.append(((cart_key(seat, good), shop_key(seat, good), sell_key(number)), some))
    everything = tuple(("sell", good) for good in open_goods for _ in range(numbers[good]))
    if len(everything) > 1:
        found.append(((action_key("sell"), SELL_ALL_KEY), Series(everything)))
    return found


# -- storing


def best_plan(state: State) -> Plan:
    """Keep what own customers want, the dearest first; sell of the rest what the shop takes."""
    seat = state.actor
    wanted = [good for card in (*state.regulars[seat], *state.casuals[seat]) for good in c.GOODS_OF[card]]
    cart = _cart(state)
    ranked = sorted(
        (good for good in range(c.N_GOODS) for _ in range(cart[good])),
        key=lambda good: (good in wanted, c.BUY_PRICE[good], good),
        reverse=True,
    )
    return _plan(state, ranked[: state.capacity[seat]])


def plan_keeping(state: State, good: int) -> Plan:
    """Keep one good of a kind in the small storehouse."""
    return _plan(state, [good])


def _cart(state: State) -> list[int]:
    first = state.actor * c.N_GOODS
    return state.cart[first : first + c.N_GOODS]


def _plan(state: State, keep: list[int]) -> Plan:
    kept = [keep.count(good) for good in range(c.N_GOODS)]
    spare = [number - kept[good] for good, number in enumerate(_cart(state))]
    sold = [min(number, sellable(state, state.actor, good)) for good, number in enumerate(spare)]
    returned = [number - sold[good] for good, number in enumerate(spare)]
    return Plan(tuple(kept), tuple(sold), tuple(returned))


def _storing(state: State) -> Spelled:
    """Automatically, or with the good that is to stay.  R98"""
    found: Spelled = [((STORE_KEY,), Series(best_plan(state).actions()))]
    if state.capacity[state.actor] == c.SMALL_STORE:
        found += [
            ((cart_key(state.actor, good), KEEP_KEY), Series(plan_keeping(state, good).actions()))
            for good, number in enumerate(_cart(state))
            if number
        ]
    return found


# -- accountant


def _setting(state: State) -> Spelled:
    """All places that are still to be decided: filled, emptied, or as they are."""
    goods = range(state.legal()[0][1], c.N_GOODS)
    first = state.actor * c.N_GOODS
    return [
        ((FILL_KEY,), Series(tuple(("stock", good, c.PLACES[good]) for good in goods))),
        ((CLEAR_KEY,), Series(tuple(("stock", good, 0) for good in goods))),
        ((LEAVE_KEY,), Series(tuple(("stock", good, state.shop[first + good]) for good in goods))),
    ]
