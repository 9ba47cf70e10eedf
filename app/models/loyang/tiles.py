"""The tiles: one for each kind of action of the action phase, with what is possible now.  R10, R63, R111"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.engines.loyang.goods import modifier
from app.engines.loyang.turn import pack_price
from app.models.loyang.keys import action_key
from app.models.loyang.legal import legal_actions
from app.models.loyang.pieces import TilePiece
from app.models.loyang.seat_numbers import due_customers
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.loyang.state import State
    from app.models.loyang.legal import LegalActions

TILES = ("sow", "buy", "sell", "trade", "helper", "deliver", "serve", "pack", "refuse", "loan", "end")
"""The verbs of the tiles, in order; the keyboard shortcuts of the first eight are the letters of the rules, A to H."""

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

LATER, NOTHING, EMPTY, BOUGHT, DEAR = "later", "nothing", "empty", "bought", "dear"
"""Why a tile cannot be chosen; see ``TilePiece``."""


class LoyangTiles(Translated):
    """The texts of the tiles."""

    def title(self, verb: str) -> str:
        """The name of a tile.  R111"""
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
        """The keyboard shortcut of a tile."""
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
        """What the actions of a tile do, one or two sentences."""
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

    def line(self, tile: TilePiece) -> str:
        """The second line of a tile: what is possible now, or in a few words why nothing is."""
        if tile.why == LATER:
            return ""
        return {
            "sow": self._sow(tile),
            "buy": self.tr("from {price} cash").format(price=tile.cash) if tile.is_open else self.tr("too dear"),
            "sell": self._sell(tile),
            "trade": self._trade(tile),
            "helper": self._helper(tile),
            "deliver": self._deliver(tile),
            "serve": self._serve(tile),
            "pack": self._pack(tile),
            "refuse": self._refuse(tile),
            "loan": self.tr("+{cash} cash").format(cash=c.LOAN),
            "end": self.tr("store and walk") if tile.is_open else self.tr("%n still due", "", tile.number),
        }[tile.face]

    def _sow(self, tile: TilePiece) -> str:
        if tile.is_open:
            return self.tr("%n empty field(s)", "", tile.number)
        return self._idle(tile, self.tr("nothing fits")) if tile.number else self.tr("no empty field")

    def _sell(self, tile: TilePiece) -> str:
        return self.tr("%n kind(s)", "", tile.number) if tile.is_open else self._idle(tile, self.tr("no place"))

    def _trade(self, tile: TilePiece) -> str:
        if tile.is_open:
            return self.tr("%n good(s) on stalls", "", tile.number)
        return self._idle(tile, self.tr("too few goods")) if tile.number else self.tr("no stall")

    def _deliver(self, tile: TilePiece) -> str:
        """The line of the tile for deliveries.  R80"""
        if tile.due:
            return self.tr("%n still due", "", tile.number)
        # Nobody is due, but with the messenger boy a customer may be supplied a second time.
        return self.tr("once more") if tile.is_open else self.tr("none due")

    def _helper(self, tile: TilePiece) -> str:
        if tile.is_open:
            return self.tr("%n ready", "", tile.number)
        return self.tr("nothing to do") if tile.number else self.tr("none")

    def _idle(self, tile: TilePiece, else_why: str) -> str:
        return self.tr("cart empty") if tile.why == EMPTY else else_why

    def _serve(self, tile: TilePiece) -> str:
        if not tile.is_open:
            return self.tr("none")
        return self.tr("%n for {cash} cash", "", tile.number).format(cash=tile.cash)

    def _pack(self, tile: TilePiece) -> str:
        if tile.why == BOUGHT:
            return self.tr("taken")
        return self.tr("%n cash", "", tile.cash) if tile.cash else self.tr("free")

    def _refuse(self, tile: TilePiece) -> str:
        if tile.is_open:
            return self.tr("%n customer(s)", "", tile.number)
        return self.tr("costs 2 cash") if tile.number else self.tr("none due")

    def blocked(self, tile: TilePiece) -> str:
        """Why a tile cannot be chosen, one sentence or two; ``""`` if it can."""
        if tile.is_open:
            return ""
        if tile.why == LATER:
            return self.tr("Only in your action turn.")
        if tile.why == BOUGHT:
            return self.tr("One double pack a turn.")
        if tile.why == DEAR:
            return self.tr("It costs {price} cash; you have {cash}.").format(price=tile.cash, cash=tile.purse)
        return {
            "sow": self.tr("No good on your cart fits an empty field."),
            "buy": self.tr("There is nothing in your shop that you can afford."),
            "sell": self.tr("Your shop has no free place for a good on your cart."),
            "trade": self.tr("The goods on your cart cannot be traded for anything on your stalls."),
            "helper": self._no_helper(tile),
            "deliver": self.tr("No regular customer can get its goods now."),
            "serve": self.tr("No casual customer can get all three goods now."),
            "pack": self.tr("No action cards are left."),
            "refuse": self._not_refused(tile),
            "loan": self.tr("You have all {most} loans.").format(most=c.MOST_LOANS),
            "end": self.tr("%n regular customer(s) still due: deliver or refuse first.", "", tile.number),
        }[tile.face]

    def _no_helper(self, tile: TilePiece) -> str:
        if tile.number:
            return self.tr("No helper of yours has anything to do now. Click one to see why, or to discard it unused.")
        return self.tr("You have no visible helper.")

    def _not_refused(self, tile: TilePiece) -> str:
        if tile.number:
            return self.tr("A red marker costs 2 cash: sell, or take a loan.")
        return self.tr("No regular customer is due.")

    def button(self, tile: TilePiece) -> Button:
        """The tile as a button of the prompt, which is not shown and only lends it its shortcut."""
        verb = tile.face
        blocked = self.blocked(tile)
        return Button(tile.key, self.title(verb), GLYPHS[verb], self.shortcut(verb), blocked=blocked, on_table=True)


WORDS = LoyangTiles()


def all_tiles(state: State, viewer: int, legal: LegalActions) -> tuple[TilePiece, ...]:
    """All tiles for a viewer; those whose actions are not part of the decision are blocked as ``LATER``."""
    asked = asked_tiles(state, legal) if state.actor == viewer else []
    given = {tile.face: tile for tile in asked}
    return tuple(given.get(verb) or _tile(verb, LATER) for verb in TILES)


def tile_buttons(state: State) -> tuple[Button, ...]:
    """The tiles of the seat that decides as buttons of its prompt."""
    return tuple(WORDS.button(tile) for tile in asked_tiles(state, legal_actions(state)))


def asked_tiles(state: State, legal: LegalActions) -> list[TilePiece]:
    """The tiles of the seat that decides: in an action turn all, elsewhere only those for free actions.  R10, R10a"""
    if state.decision == "act":
        return _turn(state, legal)
    found = [_tile("sell", number=legal.sold)] if "sell" in legal.verbs else []
    return [*found, _tile("loan")] if "loan" in legal.verbs else found


def _turn(state: State, legal: LegalActions) -> list[TilePiece]:
    """The tiles of an action turn.  R88, R111-R113"""
    seat, due = state.actor, len(due_customers(state, state.actor))
    idle = NOTHING if any(state.cart[seat * c.N_GOODS : (seat + 1) * c.N_GOODS]) else EMPTY
    bare = sum(not state.stock[field] for field in state.fields[seat])
    # The bits 2 and 3 are the ways with the shopper, which are the cheapest.
    prices = [
        c.SUPPLY_PRICE[good] if ways & 0b1100 else c.BUY_PRICE[good] for good, ways in enumerate(legal.bought) if ways
    ]
    worth = [c.PRICE[card] + modifier(state, seat) for card in legal.serve]
    refused = len(legal.refuse)
    tiles = [
        _tile("sow", _unless(legal.fields, idle), number=len(legal.fields) or bare),
        _tile("buy", _unless(prices), cash=min(prices, default=0)),
        _tile("sell", _unless(legal.sold, idle), number=legal.sold),
        _tile("trade", _unless(legal.trades, idle), number=len(legal.trades) or len(state.stalls[seat])),
        _tile("helper", _unless(legal.helpers), number=len(legal.helpers) or len(state.helpers[seat])),
        _tile("deliver", _unless(legal.supplied | legal.double), number=due, due=bool(due)),
        _tile("serve", _unless(worth), number=len(worth), cash=max(worth, default=0)),
        _pack_tile(state, legal),
        _tile("refuse", _unless(refused), number=refused or due),
        _tile("loan", _unless("loan" in legal.verbs)),
        _tile("end", _unless("end" in legal.verbs), number=due),
    ]
    only = sum(tile.is_open for tile in tiles) == 1
    return [replace(tile, only=only and tile.is_open) for tile in tiles]


def _pack_tile(state: State, legal: LegalActions) -> TilePiece:
    """The tile of the double pack.  R88, R112"""
    price, purse = pack_price(state, state.actor), state.cash[state.actor]
    if "pack" in legal.verbs:
        return _tile("pack", cash=price)
    if state.perks & c.PACK_BOUGHT:
        return _tile("pack", BOUGHT)
    return _tile("pack", DEAR, cash=price, purse=purse) if price > purse else _tile("pack", NOTHING, cash=price)


def _unless(possible: object, otherwise: str = NOTHING) -> str:
    return "" if possible else otherwise


def _tile(verb: str, why: str = "", *, number: int = 0, cash: int = 0, purse: int = 0, due: bool = False) -> TilePiece:
    return TilePiece(action_key(verb), verb, why=why, number=number, cash=cash, purse=purse, due=due)
