"""Actions with goods: they are sown, bought, sold, and traded at a stall.  R65-R73"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.models.decision import Asked, Chosen, confirm
from app.models.keys import make_key
from app.models.loyang.decisions.spelling import SELL_ALL, YES, ActionKind, SpellContext, offered, way_key
from app.models.loyang.keys import action_key, card_key, cart_key, offer_key, shop_key
from app.models.loyang.words import NAMES, helper_words
from app.models.presenter import Button
from app.models.selection import Series
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.loyang.state import State
    from app.models.selection import Path

BUYERS = ((c.HAGGLER, c.WITH_HAGGLER), (c.SHOPPER, c.WITH_SHOPPER))
"""The helpers that can be added to a purchase, each with its bit in the way to buy."""


def sell_key(number: int) -> str:
    """The key of the button for selling a number of goods at once."""
    return make_key("sell", number)


def sellable(state: State, seat: int, good: int) -> int:
    """How many goods of a kind a seat can sell: those on its cart for which its shop has a free place.  R69"""
    at = seat * c.N_GOODS + good
    return min(state.cart[at], c.PLACES[good] - state.shop[at])


def price_of(good: int, way: int, *, cheap: bool) -> int:
    """The price of a purchase in cash.  R67, R68

    Args:
        good: What is bought.
        way: How, a bit mask: ``components.PLAIN``, ``WITH_HAGGLER`` and so on.
        cheap: Whether the merchant is used.
    """
    if cheap:
        return 0 if way & c.WITH_SHOPPER else int(c.FIGURES[c.MERCHANT]["price"])
    return c.SUPPLY_PRICE[good] if way & c.WITH_SHOPPER else c.BUY_PRICE[good]


def number_of(way: int) -> int:
    """The number of goods that a purchase brings."""
    return 2 if way & c.WITH_HAGGLER else 1


class LoyangGoods(Translated):
    """The questions, pieces of advice and reasons of these actions."""

    # sowing

    def ask_sow(self, state: State, choice: Chosen) -> Asked:
        """Which good of the cart to sow on which field.  R65"""
        _, good, field = choice.action
        hint = self.tr("The supply fills the other plots with the same good.")
        title = self.tr("Which good do you sow?")
        if card_key(field) in choice.keys:
            title = self.tr("{field}: what do you sow?").format(field=NAMES.card(field))
        elif cart_key(state.actor, good) in choice.keys:
            title = self.tr("{good}: on which field do you sow it?").format(good=NAMES.good(good))
        return Asked(title, hint)

    def ask_goods(self, _state: State, choice: Chosen) -> Asked:
        """Whether to sow or to sell a good of the cart that was clicked first."""
        title = self.tr("{good}: sow or sell?").format(good=NAMES.good(choice.action[1]))
        return Asked(title, self.tr("Click a field to sow it, or your shop to sell it."))

    def advise_sow(self, _state: State, action: Action) -> str:
        """What to sow, and where; see ``Decision.advise``."""
        _, good, field = action
        return self.tr("Sow {good} {on_field}").format(good=NAMES.some(good, 1), on_field=NAMES.on_field(field))

    def reason_for_sowing(self, _state: State, action: Action) -> str:
        """How many goods will grow; see ``Decision.reason``."""
        return self.tr("%n good(s) to harvest", "", c.PLOTS[action[2]])

    # buying

    def ask_buy(self, state: State, choice: Chosen) -> Asked:
        """Which good to buy, and with which helpers.  R67, R68"""
        _, good, way = choice.action
        seat, cash = state.actor, state.cash[state.actor]
        yes = confirm(self.tr("Buy"))
        if choice.following == YES:
            price = price_of(good, way, cheap=False)
            title = self.tr("Buy {goods} for %n cash?", "", price).format(goods=NAMES.some(good, number_of(way)))
            return Asked(title, self.tr("Then you have %n cash left.", "", cash - price), (yes,))
        have = self.tr("You have %n cash.", "", cash)
        if shop_key(seat, good) not in choice.keys:
            more = self.tr("Haggler and shopper can be added.")
            helped = any(state.helper(seat, kind) != c.EMPTY for kind, _ in BUYERS)
            return Asked(self.tr("What do you buy?"), f"{have} {more}" if helped else have)
        title = self.tr("{good}: how do you buy it?").format(good=NAMES.good(good))
        return Asked(title, have, offered(choice, *self.ways(good, cheap=False), yes))

    def ways(self, good: int, *, cheap: bool) -> list[Button]:
        """A button with its price for each way to buy a good; ``cheap``: with the merchant."""
        return [Button(way_key(way), self._way(good, way, cheap=cheap)) for way in range(4)]

    def _way(self, good: int, way: int, *, cheap: bool) -> str:
        text = self.tr("{number} for {price}").format(number=number_of(way), price=price_of(good, way, cheap=cheap))
        helpers = " + ".join(helper_words(kind).name for kind, bit in BUYERS if way & bit)
        return f"{helpers}: {text}" if helpers else text

    def advise_buy(self, _state: State, action: Action) -> str:
        """What to buy; see ``Decision.advise``."""
        return self.tr("Buy {goods}").format(goods=NAMES.some(action[1], number_of(action[2])))

    def reason_for_buying(self, _state: State, action: Action) -> str:
        """The price of a purchase; see ``Decision.reason``."""
        return NAMES.cash(price_of(action[1], action[2], cheap=action[0] == "cheap"))

    # selling

    def ask_sell(self, state: State, choice: Chosen) -> Asked:
        """Which good of the cart to sell, and how many.  R69"""
        good, seat = choice.action[1], state.actor
        if cart_key(seat, good) not in choice.keys:
            title = self.tr("What do you sell to your shop?")
            hint = self.tr("Bean and leek bring 2 cash, everything else 1.")
            return Asked(title, hint, offered(choice, Button(SELL_ALL, self._sell_all(state))))
        if shop_key(seat, good) in choice.following:
            return Asked(self.tr("{good}: click your shop to sell it").format(good=NAMES.good(good)))
        numbers = [Button(sell_key(n), NAMES.some(good, n)) for n in range(1, sellable(state, seat, good) + 1)]
        title = self.tr("{good}: how many do you sell?").format(good=NAMES.good(good))
        return Asked(title, self.tr("Each brings %n cash.", "", c.SELL_PRICE[good]), offered(choice, *numbers))

    def _sell_all(self, state: State) -> str:
        cash = sum(sellable(state, state.actor, good) * price for good, price in enumerate(c.SELL_PRICE))
        return self.tr("Sell all: {cash} cash").format(cash=cash)

    def advise_sell(self, _state: State, action: Action) -> str:
        """What to sell; see ``Decision.advise``."""
        return self.tr("Sell {goods}").format(goods=NAMES.some(action[1], 1))

    def reason_for_selling(self, _state: State, action: Action) -> str:
        """What a sale brings; see ``Decision.reason``."""
        return NAMES.cash(c.SELL_PRICE[action[1]])

    # trading

    def ask_trade(self, _state: State, choice: Chosen) -> Asked:
        """Which good of a stall to take, and what to give for it.  R71"""
        _, stall, good, *paid = choice.action
        offer = offer_key(stall, good)
        if offer not in choice.keys:
            hint = self.tr("The bowls say how many goods you give for it.")
            return Asked(self.tr("Which good do you want from a stall?"), hint)
        if choice.keys[-1] != offer:
            return Asked(self.tr("And the second good?"), self.tr("It may be the same good again."))
        title = self.tr("What do you give for {good}?").format(good=NAMES.some(good, 1))
        return Asked(title, self.tr("%n good(s) of your cart, whatever you like.", "", len(paid)))

    def advise_trade(self, _state: State, action: Action) -> str:
        """What to trade for what; see ``Decision.advise``."""
        _, _, good, *paid = action
        return self.tr("Trade {given} for {good}").format(given=NAMES.goods(paid), good=NAMES.some(good, 1))


def _spell_sow(context: SpellContext, good: int, field: int) -> list[Path]:
    cart, card = context.cart(good), card_key(field)
    return [(action_key("sow"), cart, card), (cart, card), (card, cart)]


def bargain(context: SpellContext, verb: str, good: int, way: int) -> Path:
    """The clicks for a purchase: the good in the shop, then the way to buy it, unless only the plain way is open.

    Args:
        context: What the paths are spelled from.
        verb: The verb under which ``SpellContext.ways`` has the purchase.
        good: What is bought.
        way: How.
    """
    shop = shop_key(context.seat, good)
    return (shop, *context.yes) if context.ways[verb, good] == [c.PLAIN] else (shop, way_key(way))


def _spell_buy(context: SpellContext, good: int, way: int) -> list[Path]:
    """The paths of a purchase: helpers are added by a button, or by clicking them before or after the good.  R68, R111

    Every path may also begin with a tile, that for buying or, if a helper comes first, that for helpers.
    """
    shop = shop_key(context.seat, good)
    helpers = [(bit, card_key(context.state.helper(context.seat, kind))) for kind, bit in BUYERS if way & bit]
    tails: list[Path] = [bargain(context, "buy", good, way)]
    # Confirmed in any case: the good and one helper begin the path of a purchase with both helpers.
    tails += [(shop, *some, *YES) for some in permutations([key for _, key in helpers]) if some]
    helped: list[Path] = [(helper, shop, *_rest(context, good, way, bit)) for bit, helper in helpers]
    tails += helped
    buy, helper_tile = action_key("buy"), action_key("helper")
    return [*((buy, *tail) for tail in tails), *tails, *((helper_tile, *path) for path in helped)]


def _rest(context: SpellContext, good: int, way: int, bit: int) -> Path:
    """The end of a path that begins with a helper and a good: which way, if several include that helper."""
    ways = [each for each in context.ways["buy", good] if each & bit]
    return (way_key(way),) if len(ways) > 1 else context.yes


def _spell_sell(context: SpellContext, good: int) -> list[Path]:
    """The paths for selling a single good; ``sales`` has those for more of them."""
    cart, state = context.cart(good), context.state
    more: Path = (sell_key(1),) if sellable(state, context.seat, good) > 1 else ()
    found: list[Path] = [(action_key("sell"), cart, *more)]
    if state.decision == "act":
        found.append((cart, shop_key(context.seat, good), *more))
    return found


def _spell_trade(context: SpellContext, stall: int, good: int, *paid: int) -> list[Path]:
    tails: list[Path] = [(offer_key(stall, good), *goods) for goods in context.payments(paid)]
    return [*((action_key("trade"), *tail) for tail in tails), *tails]


def sales(state: State) -> list[tuple[Path, Series]]:
    """The series for selling: two or more of a good at once, and everything that the shop takes.  R69"""
    seat = state.actor
    found: list[tuple[Path, Series]] = []
    numbers = {action[1]: sellable(state, seat, action[1]) for action in state.legal() if action[0] == "sell"}
    for good, most in numbers.items():
        cart = cart_key(seat, good)
        for number in range(2, most + 1):
            some = Series((("sell", good),) * number)
            found.append(((action_key("sell"), cart, sell_key(number)), some))
            if state.decision == "act":
                found.append(((cart, shop_key(seat, good), sell_key(number)), some))
    everything = tuple(("sell", good) for good, most in numbers.items() for _ in range(most))
    if len(everything) > 1:
        found.append(((action_key("sell"), SELL_ALL), Series(everything)))
    return found


GOODS = LoyangGoods()

SOW = ActionKind(_spell_sow, GOODS.advise_sow, GOODS.reason_for_sowing)
BUY = ActionKind(_spell_buy, GOODS.advise_buy, GOODS.reason_for_buying)
SELL = ActionKind(_spell_sell, GOODS.advise_sell, GOODS.reason_for_selling)
TRADE = ActionKind(_spell_trade, GOODS.advise_trade)
