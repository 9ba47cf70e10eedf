"""The tiles of the action phase: what one may do, and how much of it now.  R10, R63, R111"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from app.engines.loyang import components as c
from app.engines.loyang.turn import pack_price
from app.models.loyang.facts import due_customers
from app.models.loyang.keys import action_key
from app.models.loyang.words import locale_key
from app.models.presenter import Button
from app.models.table import Attrs, Piece, Zone
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.loyang.state import State
    from app.models.loyang.offers import Offers

TILES = ("sow", "buy", "sell", "trade", "helper", "deliver", "serve", "pack", "refuse", "loan", "end")
"""In the order of the table; the first eight have the letters of the rules."""

GLYPHS = {
    "sow": "plant-seed",
    "buy": "shopping-bag",
    "sell": "receive-money",
    "trade": "shop",
    "helper": "farmer",
    "deliver": "kimono",
    "serve": "hand-bag",
    "pack": "card-pickup",
    "refuse": "cross-mark",
    "loan": "scroll-unfurled",
    "end": "moon",
}

ALWAYS = ("sell", "loan")
"""Open in other phases, too.  R10"""


class Tile(NamedTuple):
    """One tile.

    Attributes:
        verb: Which.
        line: What is possible now.
        blocked: Why nothing is; ``""`` when something is.
        due: Whether it still has to be done.
    """

    verb: str
    line: str
    blocked: str
    due: bool = False


class LoyangTiles(Translated):
    """Their words."""

    def title(self, verb: str) -> str:
        """What a tile is called.  R111"""
        return {
            "sow": self.tr("Sow"),
            "buy": self.tr("Buy"),
            "sell": self.tr("Sell"),
            "trade": self.tr("Trade"),
            "helper": self.tr("Helper"),
            "deliver": self.tr("Deliver"),
            "serve": self.tr("Serve"),
            "pack": self.tr("Double pack"),
            "refuse": self.tr("No delivery"),
            "loan": self.tr("Loan"),
            "end": self.tr("End phase"),
        }[verb]

    def shortcut(self, verb: str) -> str:
        """Its key of the keyboard."""
        return {
            "sow": "A",
            "buy": "B",
            "sell": "C",
            "trade": "D",
            "helper": "E",
            "deliver": "F",
            "serve": "G",
            "pack": "H",
            "refuse": self.tr("N", "key: no delivery"),
            "loan": self.tr("L", "key: loan"),
            "end": self.tr("P", "key: end phase"),
        }[verb]

    def tip(self, verb: str) -> str:
        """What one does with it."""
        return {
            "sow": self.tr("Lay a good of the cart on an empty field; the supply fills the other plots with the same."),
            "buy": self.tr("Buy a good that lies in your shop; haggler and shopper can be added."),
            "sell": self.tr("Sell goods of the cart to free places of your shop, in any phase."),
            "trade": self.tr("Give 1 or 2 goods of the cart for a good of a market stall."),
            "helper": self.tr("Use a helper, or discard it unused."),
            "deliver": self.tr("Bring a regular customer both goods: each once a round."),
            "serve": self.tr("Bring a casual customer all three goods."),
            "pack": self.tr("Once a turn: draw two cards and keep none, one, or both on top of each other."),
            "refuse": self.tr("A customer goes without: the blue marker turns red, with a red one you pay 2 cash."),
            "loan": self.tr("Take 5 cash; at the end it takes you one space back. It cannot be repaid."),
            "end": self.tr("Store goods, then walk the path of prosperity. Nothing else is possible after that."),
        }[verb]

    # what is possible now

    def sow(self, offers: Offers) -> Tile:
        """Fields that can be sown."""
        number = len(offers.fields)
        return Tile("sow", self.tr("%n empty field(s)", "", number), "" if number else self.nothing_to_sow())

    def nothing_to_sow(self) -> str:
        """Why nothing can be sown."""
        return self.tr("No empty field fits a good on your cart.")

    def buy(self, offers: Offers) -> Tile:
        """Goods that can be paid."""
        prices = [
            c.SUPPLY_PRICE[good] if ways & 0b1100 else c.BUY_PRICE[good]
            for good, ways in enumerate(offers.bought)
            if ways
        ]
        line = self.tr("from {price} cash").format(price=min(prices)) if prices else self.tr("too dear")
        return Tile("buy", line, "" if prices else self.tr("Nothing in your shop that you can pay."))

    def sell(self, offers: Offers) -> Tile:
        """Goods that the shop takes."""
        kinds = offers.sold.bit_count()
        blocked = "" if kinds else self.tr("Your shop has no free place for a good on your cart.")
        return Tile("sell", self.tr("%n kind(s)", "", kinds), blocked)

    def trade(self, offers: Offers) -> Tile:
        """Goods of stalls that can be had."""
        number = len(offers.trades)
        blocked = "" if number else self.tr("No good of your stalls can be had with the goods on your cart.")
        return Tile("trade", self.tr("%n good(s) on stalls", "", number), blocked)

    def helper(self, state: State, seat: int, offers: Offers) -> Tile:
        """Helpers with something to do."""
        number = len({card for card, _ in offers.helpers})
        if not state.helpers[seat]:
            return Tile("helper", self.tr("none"), self.tr("You have no visible helper."))
        return Tile("helper", self.tr("%n ready", "", number), "")

    def deliver(self, offers: Offers, due: int) -> Tile:
        """Regular customers."""
        ready = len(offers.deliver | offers.again | offers.double)
        line = self.tr("%n still due", "", due) if due else self.tr("none due")
        blocked = "" if ready else self.tr("No regular customer can get its goods now.")
        return Tile("deliver", line, blocked, bool(due))

    def serve(self, offers: Offers, change: int) -> Tile:
        """Casual customers."""
        worth = sorted((c.PRICE[card] + change for card in offers.serve), reverse=True)
        line = self.tr("%n for {cash} cash", "", len(worth)).format(cash=worth[0]) if worth else self.tr("none")
        return Tile("serve", line, "" if worth else self.tr("No casual customer can get all three goods now."))

    def pack(self, state: State, seat: int, offers: Offers) -> Tile:
        """The double pack and its price.  R88, R112"""
        price = pack_price(state, seat)
        line = self.tr("%n cash", "", price) if price else self.tr("free")
        if "pack" in offers.verbs:
            return Tile("pack", line, "")
        if state.perks & c.PACK_BOUGHT:
            return Tile("pack", self.tr("bought"), self.tr("One double pack a turn."))
        if price > state.cash[seat]:
            return Tile(
                "pack",
                line,
                self.tr("It costs {price} cash; you have {cash}.").format(price=price, cash=state.cash[seat]),
            )
        return Tile("pack", line, self.tr("No action cards are left."))

    def refuse(self, offers: Offers, due: int) -> Tile:
        """Customers that can go without."""
        if offers.refuse:
            return Tile("refuse", self.tr("%n customer(s)", "", len(offers.refuse)), "")
        if due:
            return Tile("refuse", self.tr("costs 2 cash"), self.tr("A red marker costs 2 cash: sell, or take a loan."))
        return Tile("refuse", self.tr("none due"), self.tr("No regular customer is due."))

    def loan(self, offers: Offers) -> Tile:
        """A loan."""
        blocked = "" if "loan" in offers.verbs else self.tr("You have all {most} loans.").format(most=c.MOST_LOANS)
        return Tile("loan", self.tr("+{cash} cash").format(cash=c.LOAN), blocked)

    def end(self, offers: Offers, due: int) -> Tile:
        """The end of the phase.  R113"""
        if "end" in offers.verbs:
            return Tile("end", self.tr("store and walk"), "")
        blocked = self.tr("%n regular customer(s) still due: deliver or refuse first.", "", due)
        return Tile("end", self.tr("%n still due", "", due), blocked)

    def not_now(self) -> str:
        """A tile of the action phase at another time."""
        return self.tr("Only in your action turn.")


WORDS = LoyangTiles()


def tiles_of(state: State, seat: int, offers: Offers, change: int) -> list[Tile]:
    """The tiles of the seat that decides; in other decisions only what is always open.  R10a"""
    if state.decision == "act":
        due = len(due_customers(state, seat))
        return [
            WORDS.sow(offers),
            WORDS.buy(offers),
            WORDS.sell(offers),
            WORDS.trade(offers),
            WORDS.helper(state, seat, offers),
            WORDS.deliver(offers, due),
            WORDS.serve(offers, change),
            WORDS.pack(state, seat, offers),
            WORDS.refuse(offers, due),
            WORDS.loan(offers),
            WORDS.end(offers, due),
        ]
    found = []
    if "sell" in offers.verbs:
        found.append(WORDS.sell(offers))
    if "loan" in offers.verbs:
        found.append(WORDS.loan(offers))
    return found


@lru_cache(maxsize=512)
def zone(_locale_key: str, tiles: tuple[Tile, ...], name: str) -> Zone:
    """The tiles as pieces; those that are not asked for now are blocked."""
    given = {tile.verb: tile for tile in tiles}
    pieces = [_piece(verb, given.get(verb) or Tile(verb, "", WORDS.not_now())) for verb in TILES]
    return Zone("actions", tuple(pieces), name)


def _piece(verb: str, tile: Tile) -> Piece:
    title = WORDS.title(verb)
    flags = frozenset({"blocked" if tile.blocked else "open"} | ({"due"} if tile.due else set()))
    attrs: Attrs = (
        ("title", title),
        ("line", tile.line),
        ("shortcut", WORDS.shortcut(verb)),
        ("glyph", GLYPHS[verb]),
    )
    tip = f"{WORDS.tip(verb)}\n{tile.blocked}" if tile.blocked else WORDS.tip(verb)
    return Piece(action_key(verb), verb, 1, flags, attrs, title, tip)


def buttons(tiles: list[Tile]) -> list[Button]:
    """The same as buttons for the keyboard; the table draws them."""
    return [_button(locale_key(), tile.verb, tile.blocked) for tile in tiles]


@lru_cache(maxsize=512)
def _button(_locale_key: str, verb: str, blocked: str) -> Button:
    title, shortcut = WORDS.title(verb), WORDS.shortcut(verb)
    return Button(action_key(verb), title, GLYPHS[verb], shortcut, blocked=blocked, on_table=True)
