"""Descriptions of the pieces and zones of Loyang: their names, and tips that explain their numbers.

A description depends on the piece and its viewer alone; nothing here reads a state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.loyang import components as c
from app.models.keys import key_kind, key_seat
from app.models.loyang import pieces as kinds
from app.models.loyang.phrases import PHRASES
from app.models.loyang.reasons import REASONS
from app.models.loyang.seat_numbers import FACTS
from app.models.loyang.tiles import WORDS as TILES
from app.models.loyang.words import LANTERN, NAMES, helper_words, phases_of
from app.models.table import Description, Piece, Zone
from app.models.text import Translated, lines, listed

if TYPE_CHECKING:
    from app.models.table import Viewer


class LoyangDescriptions(Translated):
    """Names and tips; the methods about one kind of piece return its tip unless they say otherwise."""

    def piece(self, piece: Piece, viewer: Viewer) -> Description:
        """The description of a piece for ``viewer``."""
        match piece:
            case kinds.CardPiece():
                return self._card(piece)
            case kinds.SpacePiece():
                name = self.tr("Path, space {number}").format(number=piece.number)
                return Description(name, self._space(piece))
            case kinds.WalkerPiece():
                return self._walker(piece, viewer)
            case kinds.PilePiece():
                return Description(self.tr("Draw pile"), self._pile(piece))
            case kinds.DiscardPiece():
                tip = self.tr("%n action card(s) used up or not taken; open to all.", "", piece.count)
                return Description(self.tr("Discard pile"), tip)
            case kinds.HiddenPiece():
                name = self.tr("Beginner customer, face down") if piece.beginner else self.tr("Hand card, face down")
                return Description(name, self.tr("Only its owner knows this card."))
            case kinds.OfferPiece():
                return Description(NAMES.good(piece.good), self._offer(piece))
            case kinds.CartPiece():
                return Description(NAMES.good(piece.good), self._cart(piece))
            case kinds.StoredPiece():
                return Description(NAMES.good(piece.good), self._store(piece.capacity))
            case kinds.ShelfPiece():
                return Description(NAMES.good(piece.good), self._shelf(piece))
            case kinds.StackPiece():
                return Description(self._of_seat("stack", _who(viewer, piece.owner)), self._stack(piece))
            case kinds.PanelPiece():
                tip = FACTS.points(piece.numbers)
                if piece.imaginary:
                    tip = self.tr("Never acts; your helpers with a lantern may use these cards.")
                return Description(_name(viewer, piece.seat), tip)
            case kinds.TilePiece():
                return Description(TILES.title(piece.face), lines(TILES.tip(piece.face), TILES.blocked(piece)))
        raise TypeError(type(piece).__name__)

    # path

    def _space(self, piece: kinds.SpacePiece) -> str:
        """The rule about prices of steps, and for one of the next spaces what the way to it costs.  R99, R114"""
        text = self.tr("Space {number}. As the first step of a round it costs 1 cash, later {number} cash.")
        step = ""
        if piece.ahead == 1:
            step = self.tr("Your next step: {price} cash.").format(price=piece.price)
        elif piece.is_next:
            step = self.tr("Your step {step} from here: {price} cash, {total} cash for all of them together.")
            step = step.format(step=piece.ahead, price=piece.price, total=piece.total)
        return lines(text.format(number=piece.number), step)

    def _walker(self, piece: kinds.WalkerPiece, viewer: Viewer) -> Description:
        """The description of a marker on the path.  R103"""
        who = _who(viewer, piece.owner)
        name = self.tr("{name}’s marker").format(name=who) if who else self.tr("Your marker")
        text = self.tr("On space {space}.").format(space=piece.space)
        more = self.tr("%n loan(s) take it back to {score} at the end.", "", piece.loans)
        more = more.format(score=piece.space - piece.loans)
        return Description(name, lines(text, more if piece.loans else ""))

    def path_text(self, zone: kinds.PathZone) -> str:
        """The text beside the path: how many steps the viewer's cash pays for."""
        return self.tr("{cash} cash: %n step(s) now", "", zone.steps).format(cash=zone.cash)

    # cards

    def _card(self, piece: kinds.CardPiece) -> Description:
        """The description of an open card, wherever it lies."""
        match piece:
            case kinds.FieldPiece():
                tip = self._field(piece)
            case kinds.StallPiece():
                tip = self._stall(piece)
            case kinds.RegularPiece():
                tip = self._regular(piece)
            case kinds.CasualPiece():
                tip = self._casual(piece)
            case kinds.HelperPiece():
                tip = self._helper(piece)
            case _:
                raise TypeError(type(piece).__name__)
        printed = helper_words(c.HELPER[piece.card]).text if isinstance(piece, kinds.HelperPiece) else ""
        return Description(NAMES.card(piece.card), lines(tip, self._place(piece)), printed)

    def _place(self, piece: kinds.CardPiece) -> str:
        """Which card it covers or is covered by, or its price in the grid; ``""`` otherwise.  R6, R88, S3"""
        if piece.lower != kinds.NONE:
            text = self.tr("Covers: {card}. It comes to light when this card leaves.")
            return text.format(card=NAMES.card(piece.lower))
        if piece.upper != kinds.NONE:
            text = self.tr("Covered by: {card}. It does nothing until that card leaves.")
            return text.format(card=NAMES.card(piece.upper))
        if piece.slot is None:
            return ""
        price = piece.slot.price
        return self.tr("Costs %n cash in this row.", "", price) if price else self.tr("Free in this row.")

    def _field(self, piece: kinds.FieldPiece) -> str:
        """What grows on a field, and what may.  R22, R43-R46, R65"""
        card = piece.card
        growing = self.tr("Not sown yet.")
        if piece.stock:
            growing = self.tr("{goods} left on {plots} plots; one is harvested every round.")
            growing = growing.format(goods=NAMES.some(piece.crop, piece.stock), plots=c.PLOTS[card])
        goods = listed([NAMES.within(good) for good in c.GOODS_OF[card]])
        return lines(
            growing,
            self.tr("May be sown with: {goods}.").format(goods=goods),
            self._home(piece.stock) if c.IS_HOME[card] else "",
            self.tr("Costs %n cash once, also in a double pack.", "", c.FIELD_COST) if card < c.N_ACTION else "",
            self.tr("Nothing on your cart grows here.") if piece.idle else "",
        )

    def _home(self, stock: int) -> str:
        """How many rounds the home field says are to come, and that nothing else touches it.  R22, R65"""
        return lines(
            self.tr("Rounds still to come: {number}.").format(number=stock),
            self.tr("It cannot be sown again, and no helper touches it."),
        )

    def _stall(self, piece: kinds.StallPiece) -> str:
        """What a stall asks for its goods.  R71, R73"""
        goods = zip(c.GOODS_OF[piece.card], c.DEMAND[piece.card], strict=True)
        offers = [
            self._price(good, 1 if piece.maid else bowls) for k, (good, bowls) in enumerate(goods) if piece.has(k)
        ]
        return lines(*offers, self.tr("When its last good is gone, the stall leaves."))

    def _price(self, good: int, bowls: int) -> str:
        text = self.tr("{good} for %n good(s) of your choice from the cart.", "", bowls)
        return text.format(good=NAMES.good(good))

    def _offer(self, piece: kinds.OfferPiece) -> str:
        """What a good of a stall costs, or that it is sold out."""
        if not piece.there:
            return self.tr("{good}: sold out.").format(good=NAMES.good(piece.good))
        return lines(self._price(piece.good, piece.bowls), PHRASES.too_few_goods() if piece.short else "")

    def _regular(self, piece: kinds.RegularPiece) -> str:
        """What a regular customer wants and pays.  R80-R84"""
        payments, rows = c.PAYMENTS[piece.card], piece.rows
        pays = self.tr("Pays {payments} cash, one row a round; the next row pays {next}.")
        return lines(
            self.tr("Wants {goods} every round.").format(goods=NAMES.goods(c.GOODS_OF[piece.card])),
            pays.format(payments=", ".join(map(str, payments)), next=payments[rows] if rows < c.ROWS else 0),
            self.tr("%n row(s) still to fill; after the top row it leaves.", "", c.ROWS - rows),
            self._marker(piece.marker),
            self.tr("Still to be dealt with this round.") if piece.due else PHRASES.dealt(piece.dealt),
            self._supply(piece, wanted=piece.due),
            self._reserved() if piece.reserved else "",
        )

    def _marker(self, marker: str) -> str:
        """What the satisfaction marker means.  R82"""
        if marker == "red":
            return self.tr("Red marker: every round without a delivery costs %n cash.", "", c.REFUSAL_COST)
        return self.tr("Blue marker: without a delivery it turns red.") if marker else ""

    def _supply(self, piece: kinds.CustomerPiece, *, wanted: bool) -> str:
        """That a customer can be supplied now or, if it is ``wanted``, which goods the viewer lacks."""
        if piece.ready:
            return self.tr("All goods are on your cart: you can deliver now.")
        return PHRASES.missing(piece.card, piece.have) if piece.own and wanted else ""

    def _reserved(self) -> str:
        """How the beginner customer in hand is used.  R60"""
        return self.tr("Your beginner customer: when you take cards it may stand in for the hand card, in any round.")

    def _casual(self, piece: kinds.CasualPiece) -> str:
        """What a casual customer wants and pays now.  R85, R86"""
        price = c.PRICE[piece.card]
        wish = self.tr("Wants {goods} at once, one time.").format(goods=NAMES.goods(c.GOODS_OF[piece.card]))
        if piece.change is None:
            pays = self.tr("Pays %n cash; 2 more or less, depending on the numbers of your customers.", "", price)
            return lines(wish, pays)
        stays = self.tr("Nothing happens if nobody serves it; it stays.")
        return lines(wish, self._worth(price, piece.change, piece.helped), stays, self._supply(piece, wanted=True))

    def _worth(self, price: int, change: int, helped: bool) -> str:
        """What a casual customer pays now and why; ``change`` and ``helped`` as in ``CasualPiece``.  R86"""
        if helped:
            text = self.tr("Pays {worth} cash now: {price} + 2 through the saleswoman.")
            change = c.MODIFIER
        elif change > 0:
            text = self.tr("Pays {worth} cash now: {price} + 2, as there are more regular than casual customers.")
        elif change < 0:
            text = self.tr("Pays {worth} cash now: {price} - 2, as there are more casual than regular customers.")
        else:
            text = self.tr("Pays {worth} cash now: as many casual as regular customers.")
        return text.format(worth=price + change, price=price)

    def _helper(self, piece: kinds.HelperPiece) -> str:
        """What a helper does, when, and on whom.  R12, R76-R79, R92-R96"""
        kind = c.HELPER[piece.card]
        now = ""
        if piece.why:
            now = REASONS.text(kind, piece.why, piece.fee or 0)
        elif piece.waits:
            now = self.tr("It works from the next round on: it must lie there before the card phase begins.")
        elif piece.fee:
            now = self.tr("This round it costs %n cash, paid to its owner.", "", piece.fee)
        elif piece.fee == 0:
            now = self.tr("Free of charge in this round.")
        return lines(
            helper_words(kind).text,
            PHRASES.when(phases_of(kind)),
            self.tr("Lantern: touches another player's cards.") if kind in LANTERN else "",
            self.tr("Leaves after its use; it may also be discarded unused at any time."),
            now,
        )

    def customers(self, zone: kinds.CasualsZone) -> str:
        """The label above the customers: their numbers, and what follows for the prices of casual ones.  R86"""
        if zone.change > 0:
            text = self.tr("{regular} and {casual}: casual customers pay 2 more")
        elif zone.change < 0:
            text = self.tr("{regular} and {casual}: casual customers pay 2 less")
        else:
            text = self.tr("{regular} and {casual}: casual customers pay their price")
        regular, casual = self.tr("%n regular", "", zone.regular), self.tr("%n casual", "", zone.casual)
        return text.format(regular=regular, casual=casual)

    # goods

    def _cart(self, piece: kinds.CartPiece) -> str:
        """How many of a good are on a cart, and what the shop pays for them.  R69"""
        good = piece.good
        if not piece.count:
            return self.tr("{good}: none on the cart.").format(good=NAMES.good(good))
        text = self.tr("On the cart: {goods}.").format(goods=NAMES.some(good, piece.count))
        sell = self.tr("The shop pays {price} cash each; free places: {free}.")
        return lines(text, sell.format(price=c.SELL_PRICE[good], free=piece.free))

    def _store(self, capacity: int) -> str:
        """How much a storehouse keeps.  R98"""
        if capacity == c.SMALL_STORE:
            return self.tr(
                "The storehouse keeps %n good(s) until the next round. 2 cash enlarge it to 4, when it is too small.",
                "",
                capacity,
            )
        return self.tr("The storehouse keeps %n good(s) until the next round.", "", capacity)

    def _shelf(self, piece: kinds.ShelfPiece) -> str:
        """Prices of a good, and how many are in the shop.  R67, R69"""
        good, stock, free = piece.good, piece.count, piece.free
        prices = self.tr("{good}: buy for {buy} cash, sell for {sell} cash.")
        return lines(
            prices.format(good=NAMES.good(good), buy=c.BUY_PRICE[good], sell=c.SELL_PRICE[good]),
            self.tr("%n in the shop.", "", stock) if stock else self.tr("Sold out: none can be bought."),
            self.tr("%n free place(s) for selling.", "", free) if free else self.tr("No free place: none can be sold."),
            self.tr("With the shopper from the supply for %n cash.", "", c.SUPPLY_PRICE[good]) if piece.shopper else "",
            PHRASES.too_dear(c.BUY_PRICE[good], piece.cash) if piece.cash != kinds.NONE else "",
        )

    # piles

    def _pile(self, piece: kinds.PilePiece) -> str:
        """How many cards the draw pile has, and how many will be shuffled in.  R28, R89"""
        text = self.tr("%n action card(s) face down.", "", piece.count)
        more = self.tr("At the start of the next card phase the discard pile is shuffled in: {number}.")
        return lines(text, more.format(number=piece.discard))

    def _stack(self, piece: kinds.StackPiece) -> str:
        """What is still to come of a private stack.  R3, R15"""
        if not piece.sizes:
            return self.tr("No private field is left.")
        plots = self.tr("Plots: {sizes}. The next one has {following}.")
        seen = self.tr("You have seen the order, from the top: {sizes}.")
        return lines(
            self.tr("%n private field(s) still to come, one a round.", "", len(piece.sizes)),
            plots.format(sizes=", ".join(map(str, piece.sizes)), following=self._either(piece.coming)),
            seen.format(sizes=", ".join(map(str, piece.order))) if piece.order else "",
        )

    def _either(self, numbers: tuple[int, ...]) -> str:
        if len(numbers) == 1:
            return str(numbers[0])
        return self.tr("{some} or {last}").format(some=", ".join(map(str, numbers[:-1])), last=numbers[-1])

    # zones

    def zone(self, zone: Zone, viewer: Viewer) -> Description:
        """The description of a zone for ``viewer``."""
        kind, seat = key_kind(zone.key), key_seat(zone.key)
        if kind == "panel":
            return Description(_name(viewer, seat))
        if seat != NOBODY:
            tip = self._store(zone.capacity) if isinstance(zone, kinds.StoreZone) else ""
            return Description(self._of_seat(kind, _who(viewer, seat)), tip)
        return Description(
            {
                "path": self.tr("Path of prosperity"),
                "court": self.tr("Court"),
                "pile": self.tr("Draw pile"),
                "discard": self.tr("Discard pile"),
                "grid": self.tr("Cards to buy"),
                "drawn": self.tr("Drawn cards"),
                "actions": self.tr("Actions"),
            }[kind]
        )

    def _of_seat(self, kind: str, who: str) -> str:
        """The name of a zone that belongs to a seat; ``who`` is the name of the seat, ``""`` for "you"."""
        yours, theirs = {
            "fields": (self.tr("Your fields"), self.tr("{name}’s fields")),
            "stalls": (self.tr("Your market stalls"), self.tr("{name}’s market stalls")),
            "offers": (self.tr("Goods on your stalls"), self.tr("Goods on {name}’s stalls")),
            "regulars": (self.tr("Your regular customers"), self.tr("{name}’s regular customers")),
            "casuals": (self.tr("Your casual customers"), self.tr("{name}’s casual customers")),
            "helpers": (self.tr("Your helpers"), self.tr("{name}’s helpers")),
            "covered": (self.tr("Your covered cards"), self.tr("{name}’s covered cards")),
            "cart": (self.tr("Your cart"), self.tr("{name}’s cart")),
            "store": (self.tr("Your storehouse"), self.tr("{name}’s storehouse")),
            "shop": (self.tr("Your shop"), self.tr("{name}’s shop")),
            "stack": (self.tr("Your private fields to come"), self.tr("{name}’s private fields to come")),
            "hand": (self.tr("Your hand"), self.tr("{name}’s hand")),
        }[kind]
        return theirs.format(name=who) if who else yours


def _name(viewer: Viewer, seat: int) -> str:
    """The name of a seat, also of the imaginary neighbour.  S1"""
    return viewer.names[seat] if seat < len(viewer.names) else NAMES.imaginary()


def _who(viewer: Viewer, seat: int) -> str:
    """The name of a seat as ``Viewer.who`` gives it, also of the imaginary neighbour."""
    return viewer.who(seat) if seat < len(viewer.names) else NAMES.imaginary()


DESCRIPTIONS = LoyangDescriptions()


def describe(thing: Piece | Zone, viewer: Viewer) -> Description:
    """See ``Presenter.describe``."""
    return DESCRIPTIONS.piece(thing, viewer) if isinstance(thing, Piece) else DESCRIPTIONS.zone(thing, viewer)
