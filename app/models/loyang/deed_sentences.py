"""Sentences about an action turn: goods, customers, helpers, and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.models.loyang.telling import accusative_of, dative_of, name_of, say, the_cards
from app.models.loyang.words import NAMES, card_name, helper_words, the_card
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Event
    from app.models.cast import Cast


class LoyangDeedSentences(Translated):
    """One sentence per event of an action turn."""

    # the action turn

    def turn_began(self, cast: Cast, event: Event) -> str:
        """An action turn.  R48"""
        return say(cast, event[1], self.tr("Your turn begins."), self.tr("The turn of {name} begins."))

    def loan(self, cast: Cast, event: Event) -> str:
        """A loan.  R100"""
        mine = self.tr("You take a loan of %n cash.", "", event[2])
        return say(cast, event[1], mine, self.tr("{name} takes a loan of %n cash.", "", event[2]))

    def sold(self, cast: Cast, event: Event) -> str:
        """A good to the shop.  R69"""
        _, seat, good, cash = event
        mine = self.tr("You sell {goods} for %n cash.", "", cash)
        theirs = self.tr("{name} sells {goods} for %n cash.", "", cash)
        return say(cast, seat, mine, theirs, goods=NAMES.some(good, 1))

    def sown(self, cast: Cast, event: Event) -> str:
        """A field sown.  R65"""
        _, seat, good, field, number = event
        mine, theirs = self.tr("You sow {goods} {on_field}."), self.tr("{name} sows {goods} {on_field}.")
        return say(cast, seat, mine, theirs, goods=NAMES.some(good, number), on_field=NAMES.on_field(field))

    def bought(self, cast: Cast, event: Event) -> str:
        """Goods of the shop or, with the shopper, of the supply.  R67, R68"""
        _, seat, good, number, price, way = event
        helped = [
            helper_words(kind).name
            for kind, bit in ((c.HAGGLER, c.WITH_HAGGLER), (c.SHOPPER, c.WITH_SHOPPER))
            if way & bit
        ]
        goods = NAMES.some(good, number)
        if helped:
            mine = self.tr("You buy {goods} for %n cash ({helpers}).", "", price)
            theirs = self.tr("{name} buys {goods} for %n cash ({helpers}).", "", price)
        else:
            mine = self.tr("You buy {goods} for %n cash.", "", price)
            theirs = self.tr("{name} buys {goods} for %n cash.", "", price)
        return say(cast, seat, mine, theirs, goods=goods, helpers=", ".join(helped))

    def traded(self, cast: Cast, event: Event) -> str:
        """A trade at a stall.  R71"""
        _, seat, _stall, good, paid, owner = event
        wanted, given = NAMES.some(good, 1), NAMES.goods(paid)
        if owner == seat:
            mine, theirs = self.tr("You trade {given} for {good}."), self.tr("{name} trades {given} for {good}.")
        elif owner == cast.you:
            theirs = mine = self.tr("{name} trades {given} for {good} at one of your stalls.")
        else:
            mine = self.tr("You trade {given} for {good} at a stall of {other}.")
            theirs = self.tr("{name} trades {given} for {good} at a stall of {other}.")
        return say(cast, seat, mine, theirs, given=given, good=wanted, other=name_of(cast, owner))

    def delivered(self, cast: Cast, event: Event) -> str:
        """A regular customer supplied.  R80"""
        _, seat, card, row, cash, owner = event
        times = max(1, cash // c.PAYMENTS[card][row])
        goods = NAMES.goods(c.GOODS_OF[card] * times)
        if owner == seat:
            mine = self.tr("You deliver {goods} to a regular customer for %n cash.", "", cash)
            theirs = self.tr("{name} delivers {goods} to a regular customer for %n cash.", "", cash)
        elif owner == cast.you:
            theirs = mine = self.tr("{name} delivers {goods} to one of your regular customers for %n cash.", "", cash)
        else:
            mine = self.tr("You deliver {goods} to a regular customer of {other} for %n cash.", "", cash)
            theirs = self.tr("{name} delivers {goods} to a regular customer of {other} for %n cash.", "", cash)
        return say(cast, seat, mine, theirs, goods=goods, other=name_of(cast, owner))

    def refused(self, cast: Cast, event: Event) -> str:
        """No delivery.  R82"""
        _, seat, card, fee = event
        if fee:
            mine = self.tr("You do not supply {card} and pay %n cash.", "", fee)
            theirs = self.tr("{name} does not supply {card} and pays %n cash.", "", fee)
        else:
            mine = self.tr("You do not supply {card}.")
            theirs = self.tr("{name} does not supply {card}.")
        return say(cast, seat, mine, theirs, card=the_card(card))

    def served(self, cast: Cast, event: Event) -> str:
        """A casual customer served.  R85, R86"""
        _, seat, card, cash, change = event
        goods = NAMES.goods(c.GOODS_OF[card])
        if change:
            mine = self.tr("You serve a casual customer with {goods} for %n cash ({change}).", "", cash)
            theirs = self.tr("{name} serves a casual customer with {goods} for %n cash ({change}).", "", cash)
        else:
            mine = self.tr("You serve a casual customer with {goods} for %n cash.", "", cash)
            theirs = self.tr("{name} serves a casual customer with {goods} for %n cash.", "", cash)
        return say(cast, seat, mine, theirs, goods=goods, change=f"{change:+d}".replace("-", "\N{MINUS SIGN}"))

    # helpers

    def helper(self, cast: Cast, event: Event) -> str:
        """A helper used.  R77"""
        _, seat, card, option, targets = event
        kind = c.HELPER[card]
        words = helper_words(kind)
        mine, theirs = (
            self.tr("You use {helper} ({what})."),
            self.tr("{name} uses {helper} ({what})."),
        )
        what = words.options[option - 1]
        if kind in (c.SELF_SUPPLIER, c.IMPOSTOR):
            what = card_name(targets[0])
        return say(cast, seat, mine, theirs, helper=words.the, what=what)

    def helper_discarded(self, cast: Cast, event: Event) -> str:
        """A helper unused.  R79"""
        mine = self.tr("You discard {card} unused.")
        return say(cast, event[1], mine, self.tr("{name} discards {card} unused."), card=the_card(event[2]))

    def shop_set(self, cast: Cast, event: Event) -> str:
        """Places of the shop (accountant)."""
        _, seat, good, number = event
        mine, theirs = self.tr("Now in your shop: {goods}."), self.tr("Now in the shop of {name}: {goods}.")
        return say(cast, seat, mine, theirs, goods=NAMES.some(good, number))

    def bonus(self, cast: Cast, event: Event) -> str:
        """Cash for fields (accountant)."""
        _, seat, cash, good = event
        mine = self.tr("Your accountant brings %n cash for fields: {good}.", "", cash)
        theirs = self.tr("The accountant of {name} brings %n cash for fields: {good}.", "", cash)
        return say(cast, seat, mine, theirs, good=NAMES.good(good))

    def fee(self, cast: Cast, event: Event) -> str:
        """Cash to an opponent.  R12"""
        _, seat, cash, other = event
        mine = self.tr("You pay %n cash to {other}.", "", cash)
        theirs = self.tr("{name} pays %n cash to {other}.", "", cash)
        return say(cast, seat, mine, theirs, other=accusative_of(cast, other))

    def swapped(self, cast: Cast, event: Event) -> str:
        """Two cards change hands.  R6a"""
        _, seat, own, other, theirs_card = event
        mine = self.tr("You swap {given} for {taken} with {other}.")
        theirs = self.tr("{name} swaps {given} for {taken} with {other}.")
        return say(
            cast,
            seat,
            mine,
            theirs,
            other=dative_of(cast, other),
            given=the_card(own),
            taken=the_card(theirs_card),
        )

    def refilled(self, cast: Cast, event: Event) -> str:
        """A stall full again (market crier)."""
        return self.all_refilled(cast, [event])

    def all_refilled(self, cast: Cast, run: Sequence[Event]) -> str:
        """Stalls full again."""
        mine, theirs = self.tr("You refill {cards}."), self.tr("{name} refills {cards}.")
        return say(cast, run[0][1], mine, theirs, cards=the_cards(run))

    def markers_blue(self, cast: Cast, event: Event) -> str:
        """Satisfied again (saleswoman)."""
        mine = self.tr("All your markers show blue again.")
        return say(cast, event[1], mine, self.tr("All markers of {name} show blue again."))

    def cleared(self, cast: Cast, event: Event) -> str:
        """A field emptied (ploughman)."""
        mine, theirs = self.tr("You clear {card}."), self.tr("{name} clears {card}.")
        return say(cast, event[1], mine, theirs, card=the_card(event[2]))

    def field_returned(self, cast: Cast, event: Event) -> str:
        """A field under the stack (leaseholder)."""
        mine = self.tr("You put {card} under your private stack.")
        theirs = self.tr("{name} puts {card} under the private stack.")
        return say(cast, event[1], mine, theirs, card=the_card(event[2]))

    def field_rented(self, cast: Cast, event: Event) -> str:
        """The price of a field of the stack (leaseholder)."""
        mine = self.tr("You pay %n cash and look your private stack through.", "", event[2])
        theirs = self.tr("{name} pays %n cash and looks the private stack through.", "", event[2])
        return say(cast, event[1], mine, theirs)

    def field_chosen(self, cast: Cast, event: Event) -> str:
        """A field of the stack (leaseholder)."""
        mine = self.tr("You choose {card} from your private stack.")
        theirs = self.tr("{name} chooses {card} from the private stack.")
        return say(cast, event[1], mine, theirs, card=the_card(event[2]))

    # the end of the turn

    def upgraded(self, cast: Cast, event: Event) -> str:
        """A larger storehouse.  R98"""
        mine = self.tr("You enlarge your storehouse for %n cash.", "", event[2])
        return say(cast, event[1], mine, self.tr("{name} enlarges the storehouse for %n cash.", "", event[2]))

    def returned(self, cast: Cast, event: Event) -> str:
        """A good to the supply.  R98"""
        mine, theirs = self.tr("You give back {goods}."), self.tr("{name} gives back {goods}.")
        return say(cast, event[1], mine, theirs, goods=NAMES.some(event[2], 1))

    def stored(self, cast: Cast, event: Event) -> str:
        """The storehouse.  R98"""
        goods = NAMES.goods([good for good, number in enumerate(event[2]) for _ in range(number)])
        mine, theirs = self.tr("You store {goods}."), self.tr("{name} stores {goods}.")
        return say(cast, event[1], mine, theirs, goods=goods)

    def advanced(self, cast: Cast, event: Event) -> str:
        """Steps on the path.  R99"""
        _, seat, number, cash = event
        if not number:
            mine, theirs = self.tr("You stay on your space of the path."), self.tr("{name} stays on the path.")
            return say(cast, seat, mine, theirs)
        mine = self.tr("You walk %n step(s) for {cash} cash.", "", number)
        return say(cast, seat, mine, self.tr("{name} walks %n step(s) for {cash} cash.", "", number), cash=cash)

    def game_over(self, _cast: Cast, _event: Event) -> str:
        """The end.  R102"""
        return self.tr("The game is over.")


DEED_SENTENCES = LoyangDeedSentences()
