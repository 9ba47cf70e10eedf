"""How every action is spelled in clicks: keys of pieces and buttons.

Most actions have two or three paths: from the tile of the action (R111) and from the thing itself.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import permutations
from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.loyang import components as c
from app.models.loyang.keys import (
    PILE,
    action_key,
    card_key,
    cart_key,
    offer_key,
    panel_key,
    shop_key,
    space_key,
    stack_key,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from app.engines.contract import Action
    from app.engines.loyang.state import State
    from app.models.selection import Path

CONFIRM_KEY = "button:confirm"
USE_KEY, DISCARD_KEY = "button:use", "button:discard"
DELIVER_KEY, DOUBLE_KEY, AGAIN_KEY = "button:deliver", "button:deliver_double", "button:deliver_again"
REFUSE_KEY = "button:refuse"
SINGLE_KEY, REJECT_KEY = "button:single", "button:reject"
REVEAL_KEY, ENOUGH_KEY, DECLINE_KEY, ALL_KEY = "button:reveal", "button:enough", "button:decline", "button:all"
RETURN_KEY, SELL_KEY, UPGRADE_KEY, STAY_KEY = "button:return", "button:sell", "button:upgrade", "button:stay"
TRADES = ("deliver", "deliver_double", "deliver_again")
DELIVERY_KEYS = dict(zip(TRADES, (DELIVER_KEY, DOUBLE_KEY, AGAIN_KEY), strict=True))

ANY_ORDER = 5
"""Sets of up to so many things may be clicked in any order, larger ones in the order of the row."""

STEP_BUTTONS = 4
"""Buttons for numbers of steps, the largest that can be paid; all steps can be clicked on the path."""

TWO_OPTIONS = frozenset({c.TOUT, c.HARVEST_HAND, c.MARKET_CRIER, c.LEASEHOLDER, c.PLOUGHMAN, c.SALESWOMAN})
"""Helpers with an "or"."""


def way_key(way: int) -> str:
    """A way to buy: bit 0 haggler, bit 1 shopper."""
    return f"way:{way}"


def option_key(option: int) -> str:
    """An option of a helper."""
    return f"option:{option}"


def partner_key(seat: int) -> str:
    """A partner by its button."""
    return f"partner:{seat}"


def stock_key(number: int) -> str:
    """So many filled places of the shop (accountant)."""
    return f"stock:{number}"


def steps_key(number: int) -> str:
    """So many steps on the path."""
    return f"steps:{number}"


def sell_key(number: int | str) -> str:
    """So many goods sold at once."""
    return f"sell:{number}"


def spell(state: State, confirm: bool = True) -> list[tuple[Path, Action]]:
    """Every legal action as the paths of keys that choose it.

    Loans, double packs and what cannot be taken back are always asked for once more, and so is the
    end of the phase while a customer could still be served.
    """
    if state.actor == NOBODY:
        return []
    speller = Speller(state, confirm)
    return [(path, action) for action in state.legal() for path in speller.paths(action)]


def wasteful(state: State) -> bool:
    """Whether ending the phase would leave undone what could be done."""
    return any(action[0] in ("serve", "deliver_again", "sow") for action in state.legal())


def sellable(state: State, seat: int, good: int) -> int:
    """How many of a good the shop would take.  R69"""
    at = seat * c.N_GOODS + good
    return min(state.cart[at], c.PLACES[good] - state.shop[at])


def orders(keys: Sequence[str]) -> Iterable[Path]:
    """The orders in which a set may be clicked."""
    return dict.fromkeys(permutations(keys)) if len(keys) <= ANY_ORDER else (tuple(keys),)


class Speller:
    """The keys of one position."""

    def __init__(self, state: State, confirm: bool) -> None:
        self._state = state
        self._seat = state.actor
        self._confirm: Path = (CONFIRM_KEY,) if confirm else ()
        self._ways: dict[tuple[str, int], list[int]] = defaultdict(list)
        self._deliveries: dict[int, list[str]] = defaultdict(list)
        self._merchant: dict[int, list[int]] = defaultdict(list)
        self._ripe = 0
        for action in state.legal():
            verb = action[0]
            if verb in ("buy", "cheap"):
                self._ways[verb, action[1]].append(action[2])
            elif verb in TRADES:
                self._deliveries[action[1]].append(verb)
            elif verb == "play" and c.HELPER[action[1]] == c.MERCHANT:
                self._merchant[action[3]].append(action[4])
            elif verb == "play" and c.HELPER[action[1]] == c.HARVEST_HAND:
                self._ripe = max(self._ripe, len(action) - 3)

    def paths(self, action: Action) -> list[Path]:
        """The paths of one action."""
        verb, *rest = action
        found: list[Path] = getattr(self, f"_{verb}")(*rest)
        return found

    # set-up and harvest

    def _crop(self, good: int) -> list[Path]:
        return [(shop_key(self._seat, good), *self._confirm)]

    def _decline(self) -> list[Path]:
        return [(DECLINE_KEY,)]

    # cards

    def _reveal(self) -> list[Path]:
        return [(REVEAL_KEY,), (PILE,)]

    def _card(self, card: int) -> list[Path]:
        return [(card_key(card), *self._confirm)]

    _add = _take = _hand = _extra = _grid = _card

    def _beginner(self) -> list[Path]:
        return self._card(self._state.beginner[self._seat])

    def _enough(self) -> list[Path]:
        return [(ENOUGH_KEY,)]

    def _partner(self, seat: int) -> list[Path]:
        return [(partner_key(seat),), (panel_key(seat),)]

    # goods

    def _cart(self, good: int) -> str:
        return cart_key(self._seat, good)

    def _sow(self, good: int, field: int) -> list[Path]:
        cart, card = self._cart(good), card_key(field)
        return [(action_key("sow"), cart, card), (cart, card), (card, cart)]

    def _buy(self, good: int, way: int) -> list[Path]:
        """With the tile or without; helpers are added by buttons or by clicking them.  R68, R111"""
        shop = shop_key(self._seat, good)
        tails = self._bargain("buy", good, way)
        tails += [(shop, *clicks, CONFIRM_KEY) for clicks in permutations(self._buyers(way)) if clicks]
        helped = [(helper, shop, *self._rest(good, way, bit)) for bit, helper in self._buyer_keys(way)]
        helper_tile = [(action_key("helper"), *path) for path in helped]
        tails += helped
        return [*((action_key("buy"), *tail) for tail in tails), *tails, *helper_tile]

    def _bargain(self, verb: str, good: int, way: int) -> list[Path]:
        """A good of the shop, and how, unless there is one plain way only."""
        shop = shop_key(self._seat, good)
        if self._ways[verb, good] == [c.PLAIN]:
            return [(shop, *self._confirm)]
        return [(shop, way_key(way))]

    def _buyer_keys(self, way: int) -> list[tuple[int, str]]:
        found = []
        for kind, bit in ((c.HAGGLER, c.WITH_HAGGLER), (c.SHOPPER, c.WITH_SHOPPER)):
            if way & bit:
                found.append((bit, card_key(self._state.helper(self._seat, kind))))
        return found

    def _buyers(self, way: int) -> list[str]:
        return [key for _, key in self._buyer_keys(way)]

    def _rest(self, good: int, way: int, bit: int) -> Path:
        """What is left to say after a helper and a good."""
        ways = [each for each in self._ways["buy", good] if each & bit]
        return (way_key(way),) if len(ways) > 1 else self._confirm

    def _sell(self, good: int) -> list[Path]:
        """One good; more at once are a series."""
        cart = self._cart(good)
        more: Path = (sell_key(1),) if sellable(self._state, self._seat, good) > 1 else ()
        found: list[Path] = [(action_key("sell"), cart, *more)]
        if self._state.decision == "act":
            found.append((cart, shop_key(self._seat, good), *more))
        elif self._state.decision == "store":
            found.append((cart, SELL_KEY))
        return found

    def _trade(self, stall: int, good: int, *paid: int) -> list[Path]:
        tails = [(offer_key(stall, good), *clicks) for clicks in self._payments(paid)]
        return [*((action_key("trade"), *tail) for tail in tails), *tails]

    def _payments(self, paid: Sequence[int]) -> list[Path]:
        """Goods of the cart in any order; two equal ones are two clicks on the same."""
        return list(dict.fromkeys(permutations([self._cart(good) for good in paid])))

    # customers

    def _delivery(self, verb: str, card: int) -> list[Path]:
        key = card_key(card)
        more: Path = (DELIVERY_KEYS[verb],) if len(self._deliveries[card]) > 1 else ()
        return [(action_key("deliver"), key, *more), (key, DELIVERY_KEYS[verb])]

    def _deliver(self, card: int) -> list[Path]:
        return self._delivery("deliver", card)

    def _deliver_double(self, card: int) -> list[Path]:
        return self._delivery("deliver_double", card)

    def _deliver_again(self, card: int) -> list[Path]:
        return self._delivery("deliver_again", card)

    def _refuse(self, card: int) -> list[Path]:
        key = card_key(card)
        return [(action_key("refuse"), key, *self._confirm), (key, REFUSE_KEY, *self._confirm)]

    def _serve(self, card: int) -> list[Path]:
        return [(action_key("serve"), card_key(card)), (card_key(card), *self._confirm)]

    # double pack, money, the end of the turn

    def _pack(self) -> list[Path]:
        return [(action_key("pack"), CONFIRM_KEY)]

    def _reject(self) -> list[Path]:
        return [(REJECT_KEY, *self._confirm)]

    def _keep(self, upper: int, lower: int = c.EMPTY) -> list[Path]:
        """The first card clicked is the upper one.  R89"""
        if lower == c.EMPTY:
            return [(card_key(upper), SINGLE_KEY)]
        return [(card_key(upper), card_key(lower), *self._confirm)]

    def _loan(self) -> list[Path]:
        return [(action_key("loan"), CONFIRM_KEY)]

    def _end(self) -> list[Path]:
        return [(action_key("end"), CONFIRM_KEY) if wasteful(self._state) else (action_key("end"),)]

    def _upgrade(self) -> list[Path]:
        return [(UPGRADE_KEY,)]

    def _return(self, good: int) -> list[Path]:
        return [(self._cart(good), RETURN_KEY)]

    def _advance(self, number: int) -> list[Path]:
        if not number:
            return [(STAY_KEY, *self._confirm)]
        most = sum(action[0] == "advance" for action in self._state.legal()) - 1
        found: list[Path] = [(space_key(self._state.space[self._seat] + number), *self._confirm)]
        if number > most - STEP_BUTTONS:
            found.append((steps_key(number),))
        return found

    # helpers

    def _discard(self, card: int) -> list[Path]:
        return self._helper(card, [(DISCARD_KEY, *self._confirm)])

    def _helper(self, card: int, tails: Sequence[Path]) -> list[Path]:
        """The card, and in the action turn also the tile before it."""
        found = [(card_key(card), *tail) for tail in tails]
        if self._state.decision != "act":
            return found
        return [*((action_key("helper"), *path) for path in found), *found]

    def _play(self, card: int, option: int, *targets: int) -> list[Path]:
        kind = c.HELPER[card]
        if self._state.decision == "harvest_hand_now":
            return self._second_harvest(targets)
        tails = self._targets(kind, option, targets)
        if kind in TWO_OPTIONS:
            tails = [(option_key(option), *tail) for tail in tails]
        found = self._helper(card, tails)
        for other in self._alike(card):
            found += self._helper(other, tails)
        return found

    def _alike(self, card: int) -> list[int]:
        """Other visible copies that stand for this one, with nothing or the like under them.  R75"""
        state = self._state
        return [
            other
            for other in state.helpers[self._seat]
            if other != card and c.HELPER[other] == c.HELPER[card] and state.under[other] == state.under[card]
        ]

    def _second_harvest(self, fields: Sequence[int]) -> list[Path]:
        found: list[Path] = [(*clicks, CONFIRM_KEY) for clicks in orders([card_key(field) for field in fields])]
        if len(fields) == self._ripe:
            found.append((ALL_KEY,))
        return found

    def _targets(self, kind: int, option: int, targets: Sequence[int]) -> list[Path]:
        """The clicks after the helper and its option."""
        if kind == c.TRADER:
            stall, good, *paid = targets
            return [(offer_key(stall, good), *clicks) for clicks in self._payments(paid)]
        if kind == c.MERCHANT:
            good, way = targets
            plain = self._merchant[good] == [c.PLAIN]
            return [(shop_key(self._seat, good), *(self._confirm if plain else (way_key(way),)))]
        if kind == c.MARKET_CRIER and option == 2:
            keys = [offer_key(*pair) for pair in zip(targets[::2], targets[1::2], strict=True)]
            return [(*clicks, CONFIRM_KEY) for clicks in orders(keys)]
        if kind == c.PLOUGHMAN and option == 2:
            return [(*clicks, CONFIRM_KEY) for clicks in orders([card_key(field) for field in targets])]
        keys = [card_key(target) for target in targets]
        if kind == c.LEASEHOLDER:
            return [(*keys, CONFIRM_KEY)]
        if keys:
            return [tuple(keys)]
        return [()] if kind in TWO_OPTIONS else [(USE_KEY,)]

    # asked by helpers

    def _stock(self, _good: int, number: int) -> list[Path]:
        return [(stock_key(number),)]

    def _cheap(self, good: int, way: int) -> list[Path]:
        return self._bargain("cheap", good, way)

    def _choose(self, place: int) -> list[Path]:
        return [(stack_key(self._seat, place), *self._confirm)]
