"""Decisions about fields and the shop: sowing the home field, and what some helpers ask for.  R20, R27, R97"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.loyang import components as c
from app.models.decision import Asked, Chosen, confirm
from app.models.keys import make_key
from app.models.loyang.decisions.cards import COURT, ENOUGH_OF_IT
from app.models.loyang.decisions.common import decision
from app.models.loyang.decisions.goods import BUY, GOODS, bargain
from app.models.loyang.decisions.helpers import HELPERS, PLAY
from app.models.loyang.decisions.spelling import YES, ActionKind, SpellContext, offered, orders, single_action
from app.models.loyang.keys import card_key, shop_key, stack_key
from app.models.loyang.seat_zones import plots_of
from app.models.loyang.words import NAMES
from app.models.presenter import Button
from app.models.selection import Series
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.loyang.state import State
    from app.models.selection import Path

DECLINE, ALL = "button:decline", "button:all"
FILL, CLEAR, LEAVE = "button:fill", "button:clear", "button:leave"


def stock_key(number: int) -> str:
    """The key of the button for a number of filled places in the shop."""
    return make_key("stock", number)


class LoyangFarm(Translated):
    """The questions and pieces of advice of these decisions."""

    # choose_home_crop

    def ask_crop(self, state: State, choice: Chosen) -> Asked:
        """What to sow on the home field.  R20"""
        if choice.keys:
            good = choice.action[1]
            title = self.tr("{good}: sow your home field for %n cash?", "", c.BUY_PRICE[good])
            hint = self.tr("It brings one in each of the nine rounds.")
            return Asked(title.format(good=NAMES.good(good)), hint, (confirm(self.tr("Sow")),))
        hint = self.tr("You buy it in your shop, and the field is filled with nine.")
        if state.players > c.SAME_CROP:
            limit = self.tr("At most two players sow the same.")
            hint = f"{hint} {limit}"
        return Asked(self.tr("What grows on your home field?"), hint)

    def advise_crop(self, _state: State, action: Action) -> str:
        """What to sow on the home field; see ``Decision.advise``."""
        return self.tr("Sow the home field: {good}").format(good=NAMES.within(action[1]))

    # harvest_hand_now

    def ask_harvest(self, state: State, choice: Chosen) -> Asked:
        """Whether to use the harvest hand, and which fields give a second good.  R27"""
        if choice.keys and choice.action[0] == "discard":
            return HELPERS.ask_discard(state, choice)
        buttons = offered(
            choice,
            Button(DECLINE, self.tr("Keep the helper"), "cross-mark", self.tr("O", "key: enough")),
            confirm(self.tr("Harvest")),
            Button(ALL, self.tr("All fields"), "sickle", primary=True),
        )
        if choice.keys:
            title = self.tr("A second good from %n field(s)?", "", len(choice.keys))
            return Asked(title, self.tr("Click more fields, or confirm."), buttons)
        hint = self.tr("Click the fields that give a second good; each holds 3 or more. The helper leaves then.")
        return Asked(self.tr("Use the harvest hand now?"), hint, buttons)

    # choose_private_field

    def ask_field(self, _state: State, choice: Chosen) -> Asked:
        """Which field of the private stack to take with the leaseholder."""
        if choice.keys:
            hint = self.tr("The others stay in their order.")
            return Asked(self.tr("Take this field?"), hint, (confirm(self.tr("Take")),))
        hint = self.tr("From the top of the stack; one must be taken.")
        return Asked(self.tr("Which private field do you take?"), hint)

    def advise_field(self, state: State, action: Action) -> str:
        """Which field to take, by its size; see ``Decision.advise``."""
        plots = plots_of(state.stack[state.actor][-1 - action[1]])
        return self.tr("Take the field of {plots}").format(plots=plots)

    # set_shop

    def ask_shop(self, state: State, choice: Chosen) -> Asked:
        """How many places of a good to fill with the accountant; asked for one good after the other."""
        good = choice.action[1]
        title = self.tr("{good}: how many in your shop?").format(good=NAMES.good(good))
        hint = self.tr("Full places can be bought from, free ones sold to. Now there: {stock} of {places}.")
        stock, places = state.shop[state.actor * c.N_GOODS + good], c.PLACES[good]
        buttons = offered(
            choice,
            *(Button(stock_key(number), str(number), shortcut=str(number)) for number in range(places + 1)),
            Button(FILL, self.tr("Fill all"), "shop", self.tr("V", "key: fill the shop")),
            Button(CLEAR, self.tr("Empty all"), "basket", self.tr("X", "key: empty the shop")),
            Button(LEAVE, self.tr("Leave the rest"), "check-mark", self.tr("K", "key: leave the shop as it is")),
        )
        return Asked(title, hint.format(stock=stock, places=places), buttons)

    def advise_stock(self, _state: State, action: Action) -> str:
        """How many of which good to have in the shop; see ``Decision.advise``."""
        return self.tr("Have {goods} in your shop").format(goods=NAMES.some(action[1], action[2]))

    # merchant_more

    def ask_merchant(self, _state: State, choice: Chosen) -> Asked:
        """Which further good to buy with the merchant, and how."""
        if not choice.keys:
            hint = self.tr("Each kind only once.")
            return Asked(self.tr("Another good for 1 cash?"), hint, offered(choice, COURT.enough()))
        good = choice.action[1]
        if choice.following == YES:
            title = self.tr("Buy {goods} for %n cash?", "", 1).format(goods=NAMES.some(good, 1))
            return Asked(title, buttons=(confirm(self.tr("Buy")),))
        title = self.tr("{good}: how do you buy it?").format(good=NAMES.good(good))
        return Asked(title, buttons=offered(choice, *GOODS.ways(good, cheap=True)))


def _spell_crop(context: SpellContext, good: int) -> list[Path]:
    return [(shop_key(context.seat, good), *context.yes)]


def _spell_harvest(context: SpellContext, _card: int, _option: int, *fields: int) -> list[Path]:
    """The fields in any order, or the button for all of them.  R27"""
    # The confirmation ends every set: the clicks for a smaller one begin those for a larger one.
    found: list[Path] = [(*clicked, *YES) for clicked in orders([card_key(field) for field in fields])]
    return [*found, (ALL,)] if len(fields) == context.most else found


def _spell_field(context: SpellContext, place: int) -> list[Path]:
    return [(stack_key(context.seat, place), *context.yes)]


def _spell_cheap(context: SpellContext, good: int, way: int) -> list[Path]:
    return [bargain(context, "cheap", good, way)]


def _setting(state: State) -> list[tuple[Path, Series]]:
    """The series of ``set_shop``: for all goods not asked for yet the places are filled, emptied or left."""
    goods = range(state.legal()[0][1], c.N_GOODS)
    first = state.actor * c.N_GOODS
    return [
        ((FILL,), Series(tuple(("stock", good, c.PLACES[good]) for good in goods))),
        ((CLEAR,), Series(tuple(("stock", good, 0) for good in goods))),
        ((LEAVE,), Series(tuple(("stock", good, state.shop[first + good]) for good in goods))),
    ]


FARM = LoyangFarm()

CHOOSE_HOME_CROP = decision(
    "choose_home_crop",
    anchor="setup",
    waiting=QT_TRANSLATE_NOOP("LoyangDecisions", "{name} sows the home field."),
    first=QT_TRANSLATE_NOOP("LoyangDecisions", "First choose what grows on your home field: wheat, pumpkin or turnip."),
    ask=FARM.ask_crop,
    actions={"crop": ActionKind(_spell_crop, FARM.advise_crop)},
)
HARVEST_HAND_NOW = decision(
    "harvest_hand_now",
    anchor="harvest_hand",
    waiting=QT_TRANSLATE_NOOP("LoyangDecisions", "{name} may harvest a second time."),
    first=QT_TRANSLATE_NOOP("LoyangDecisions", "First decide on the harvest hand."),
    ask=FARM.ask_harvest,
    actions={
        "play": ActionKind(_spell_harvest, PLAY.advise),
        "decline": single_action(QT_TRANSLATE_NOOP("LoyangDecisions", "Keep the harvest hand"), (DECLINE,)),
    },
    own_helpers=True,
)
CHOOSE_PRIVATE_FIELD = decision(
    "choose_private_field",
    anchor="leaseholder",
    waiting=QT_TRANSLATE_NOOP("LoyangDecisions", "{name} chooses a private field."),
    first=QT_TRANSLATE_NOOP("LoyangDecisions", "First take one of the private fields."),
    ask=FARM.ask_field,
    actions={"choose": ActionKind(_spell_field, FARM.advise_field)},
)
SET_SHOP = decision(
    "set_shop",
    anchor="accountant",
    waiting=QT_TRANSLATE_NOOP("LoyangDecisions", "{name} sets the shop."),
    first=QT_TRANSLATE_NOOP("LoyangDecisions", "First set your shop."),
    ask=FARM.ask_shop,
    actions={"stock": ActionKind(lambda _context, _good, number: [(stock_key(number),)], FARM.advise_stock)},
    series=_setting,
)
MERCHANT_MORE = decision(
    "merchant_more",
    anchor="merchant",
    waiting=QT_TRANSLATE_NOOP("LoyangDecisions", "{name} buys with the merchant."),
    first=QT_TRANSLATE_NOOP("LoyangDecisions", "First finish buying with the merchant."),
    ask=FARM.ask_merchant,
    actions={"cheap": ActionKind(_spell_cheap, BUY.advise, BUY.reason), "enough": ENOUGH_OF_IT},
)
