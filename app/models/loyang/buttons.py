"""The buttons of the prompt, one for every key that is no piece of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.engines.loyang.turn import step_cost
from app.models.loyang import series, spelling
from app.models.loyang.tiles import WORDS as TILES
from app.models.loyang.words import NAMES, helper_words
from app.models.presenter import Button
from app.models.selection import Series
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action
    from app.match.seats import Seat
    from app.models.loyang.context import Context

NEVER_PRIMARY = frozenset({spelling.DISCARD_KEY, spelling.REFUSE_KEY, spelling.REJECT_KEY, series.SELL_ALL_KEY})
"""Enter alone never throws anything away, nor sells everything."""

LAST_OF_ALL = (spelling.CONFIRM_KEY, spelling.USE_KEY, spelling.DELIVER_KEY, series.STORE_KEY, spelling.ALL_KEY)
"""Primary buttons stand at the end, the first of these that is there."""

PLAIN = {
    spelling.USE_KEY: "check-mark",
    spelling.DISCARD_KEY: "card-discard",
    spelling.DELIVER_KEY: "kimono",
    spelling.DOUBLE_KEY: "kimono",
    spelling.AGAIN_KEY: "kimono",
    spelling.REFUSE_KEY: "cross-mark",
    spelling.SINGLE_KEY: "check-mark",
    spelling.REJECT_KEY: "card-discard",
    spelling.REVEAL_KEY: "card-draw",
    spelling.ENOUGH_KEY: "check-mark",
    spelling.DECLINE_KEY: "cross-mark",
    spelling.ALL_KEY: "sickle",
    spelling.RETURN_KEY: "exit-door",
    spelling.SELL_KEY: "receive-money",
    spelling.UPGRADE_KEY: "warehouse",
    spelling.STAY_KEY: "pause-button",
    series.STORE_KEY: "warehouse",
    series.KEEP_KEY: "warehouse",
    series.FILL_KEY: "shop",
    series.CLEAR_KEY: "basket",
    series.LEAVE_KEY: "check-mark",
}
"""Glyphs."""


class LoyangButtons(Translated):
    """Their words and keys of the keyboard."""

    def all(self, asked: Context, seats: Sequence[Seat]) -> list[Button]:
        """The buttons of the moment, the primary one last."""
        keys = asked.buttons()
        only = keys[0] if len(keys) == 1 and keys[0] not in NEVER_PRIMARY else ""
        primary = next((key for key in LAST_OF_ALL if key in keys), only)
        order = [key for key in keys if key != primary] + ([primary] if primary else [])
        counted = [key for key in order if not key.startswith("button:")]
        places = {key: number for number, key in enumerate(counted, 1)}
        return [self.button(asked, seats, key, places.get(key, 0), key == primary) for key in order]

    def button(self, asked: Context, seats: Sequence[Seat], key: str, number: int, primary: bool) -> Button:
        """One button; ``number`` is its place among those that have digits as keys."""
        kind, _, rest = key.partition(":")
        action = asked.action(key)
        shortcut = "Return" if primary else str(number) if number else self.letter(key)
        if kind == "button":
            text, glyph = self._plain(asked, key, action), PLAIN.get(key, "check-mark")
        else:
            text, glyph = self._counted(asked, seats, kind, rest, key), ""
        if kind in ("steps", "option", "stock") and not primary:
            shortcut = rest
        return Button(key, text, glyph, shortcut, primary)

    def letter(self, key: str) -> str:
        """The key of the keyboard; those of the tiles are not among them."""
        return {
            spelling.DISCARD_KEY: self.tr("X", "key: discard a helper"),
            spelling.DELIVER_KEY: "Return",
            spelling.DOUBLE_KEY: self.tr("T", "key: deliver twice"),
            spelling.AGAIN_KEY: self.tr("T", "key: deliver twice"),
            spelling.REFUSE_KEY: self.tr("R", "key: no delivery"),
            spelling.SINGLE_KEY: self.tr("S", "key: keep one card"),
            spelling.REJECT_KEY: self.tr("R", "key: keep no card"),
            spelling.REVEAL_KEY: self.tr("T", "key: turn up a card"),
            spelling.ENOUGH_KEY: self.tr("O", "key: enough"),
            spelling.DECLINE_KEY: self.tr("O", "key: enough"),
            spelling.RETURN_KEY: self.tr("R", "key: give a good back"),
            spelling.SELL_KEY: self.tr("S", "key: sell this good"),
            spelling.UPGRADE_KEY: self.tr("U", "key: enlarge the storehouse"),
            spelling.STAY_KEY: "0",
            series.KEEP_KEY: self.tr("K", "key: keep this good"),
            series.FILL_KEY: self.tr("V", "key: fill the shop"),
            series.CLEAR_KEY: self.tr("X", "key: empty the shop"),
            series.LEAVE_KEY: self.tr("K", "key: leave the shop as it is"),
        }.get(key, "")

    def _plain(self, asked: Context, key: str, action: Action) -> str:
        if key == spelling.CONFIRM_KEY:
            return self._confirm(asked, action)
        if key == spelling.USE_KEY:
            return helper_words(c.HELPER[action[1]]).options[0]
        if key in (spelling.DELIVER_KEY, spelling.AGAIN_KEY, spelling.DOUBLE_KEY):
            return self._deliver(asked, key, action)
        if key == spelling.SELL_KEY:
            return self.tr("Sell for {price}").format(price=c.SELL_PRICE[action[1]])
        if key == spelling.UPGRADE_KEY:
            return self.tr("Enlarge for {cash}").format(cash=c.UPGRADE_COST)
        return {
            spelling.DISCARD_KEY: self.tr("Discard helper"),
            spelling.REFUSE_KEY: TILES.title("refuse"),
            spelling.SINGLE_KEY: self.tr("This one only"),
            spelling.REJECT_KEY: self.tr("Keep none"),
            spelling.REVEAL_KEY: self.tr("Turn up a card"),
            spelling.ENOUGH_KEY: self.tr("Enough"),
            spelling.DECLINE_KEY: self.tr("Keep the helper"),
            spelling.ALL_KEY: self.tr("All fields"),
            spelling.RETURN_KEY: self.tr("Give back"),
            spelling.STAY_KEY: self.tr("Stay"),
            series.STORE_KEY: self.tr("Store"),
            series.KEEP_KEY: self.tr("Keep this one"),
            series.FILL_KEY: self.tr("Fill all"),
            series.CLEAR_KEY: self.tr("Empty all"),
            series.LEAVE_KEY: self.tr("Leave the rest"),
        }[key]

    def _deliver(self, asked: Context, key: str, action: Action) -> str:
        """A delivery with what it pays."""
        card = action[1]
        row = asked.state.stock[card]
        if key == spelling.AGAIN_KEY:
            return self.tr("Deliver again: {cash}").format(cash=c.PAYMENTS[card][row - 1])
        pays = c.PAYMENTS[card][row]
        if key == spelling.DOUBLE_KEY:
            return self.tr("Deliver twice: {cash}").format(cash=2 * pays)
        return self.tr("Deliver: {cash}").format(cash=pays)

    def _confirm(self, asked: Context, action: Action) -> str:
        """Yes, in the words of the action."""
        verb = action[0]
        words = {
            "crop": self.tr("Sow"),
            "buy": self.tr("Buy"),
            "cheap": self.tr("Buy"),
            "grid": self.tr("Buy"),
            "pack": self.tr("Draw cards"),
            "loan": self.tr("Take the loan"),
            "end": self.tr("End phase"),
            "refuse": self.tr("No delivery"),
            "discard": self.tr("Discard"),
            "serve": self.tr("Serve"),
            "add": self.tr("Into the court"),
            "take": self.tr("Take"),
            "extra": self.tr("Take"),
            "hand": self.tr("Lay out"),
            "beginner": self.tr("Lay out"),
            "keep": self.tr("Keep both"),
            "reject": self.tr("Keep none"),
            "choose": self.tr("Take"),
            "advance": self.tr("Stay") if not action[-1] else self.tr("Walk"),
        }
        if verb == "play":
            return self._confirm_play(asked, action)
        return words[verb]

    def _confirm_play(self, asked: Context, action: Action) -> str:
        kind, option = c.HELPER[action[1]], action[2]
        if kind == c.HARVEST_HAND:
            return self.tr("Harvest")
        words = helper_words(kind).options
        return words[option - 1] if asked.chosen else words[0]

    def _counted(self, asked: Context, seats: Sequence[Seat], kind: str, rest: str, key: str) -> str:
        if kind == "way":
            return self.way(asked, int(rest), key)
        if kind == "option":
            return helper_words(c.HELPER[asked.action(key)[1]]).options[int(rest) - 1]
        if kind == "sell":
            return self._sell(asked, rest, key)
        if kind == "steps":
            price = step_cost(asked.state.space[asked.state.actor], int(rest))
            return self.tr("%n step(s): {price} cash", "", int(rest)).format(price=price)
        return seats[int(rest)].name if kind == "partner" else rest

    def way(self, asked: Context, way: int, key: str) -> str:
        """A way to buy with its price."""
        action = asked.action(key)
        good = action[3] if action[0] == "play" else action[1]
        price = price_of(good, way, cheap=action[0] in ("cheap", "play"))
        number = 2 if way & c.WITH_HAGGLER else 1
        helpers = {
            c.PLAIN: "",
            c.WITH_HAGGLER: helper_words(c.HAGGLER).name,
            c.WITH_SHOPPER: helper_words(c.SHOPPER).name,
            c.WITH_BOTH: f"{helper_words(c.HAGGLER).name} + {helper_words(c.SHOPPER).name}",
        }[way]
        text = self.tr("{number} for {price}").format(number=number, price=price)
        return f"{helpers}: {text}" if helpers else text

    def _sell(self, asked: Context, rest: str, key: str) -> str:
        if rest == "all":
            sold = next(each for path, each in asked.left if path[0] == key)
            assert isinstance(sold, Series)
            cash = sum(c.SELL_PRICE[action[1]] for action in sold.actions)
            return self.tr("Sell all: {cash} cash").format(cash=cash)
        good = asked.action(key)[1]
        return NAMES.some(good, int(rest))


def price_of(good: int, way: int, *, cheap: bool) -> int:
    """What a purchase costs; ``cheap``: with the merchant.  R67, R68"""
    if cheap:
        return 0 if way & c.WITH_SHOPPER else int(c.FIGURES[c.MERCHANT]["price"])
    return c.SUPPLY_PRICE[good] if way & c.WITH_SHOPPER else c.BUY_PRICE[good]


BUTTONS = LoyangButtons()
