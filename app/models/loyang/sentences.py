"""The events of Loyang in sentences.

Every kind of event has a sentence.  In the log several events of a ply may share one: the goods of a harvest, the hand
cards that go to the court, the cards of a double pack.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.models.cast import Cast
from app.models.keys import panel_key
from app.models.loyang.keys import DISCARD_PILE, card_key, cart_key, shop_key, walker_key
from app.models.loyang.words import NAMES, helper_words
from app.models.presenter import NO_SEAT, LogLine
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from app.engines.contract import Event
    from app.match.seats import Seat

OF_TABLE = frozenset({"round_began", "cards_dealt", "shuffled", "court_discarded", "grid_refilled", "game_over"})
"""Kinds of events about the table as a whole: their second item is no seat."""

RUNS = frozenset({"harvested", "to_court", "drew", "rejected", "refilled"})
"""Kinds of events of which those that follow each other, of the same seat, share a line."""

Teller = Callable[["LoyangSentences", Cast, "Event"], str]
"""A method of ``LoyangSentences`` that gives the sentence about an event."""


class LoyangSentences(Translated):
    """The sentences, and the lines of the log.

    The methods that are named after kinds of events give the sentence about such an event.  ``of_table``, ``of_seat``
    and ``of_card`` serve several kinds that have the same items.
    """

    def sentence(self, event: Event, seats: Sequence[Seat]) -> str:
        """See ``Presenter.sentence``."""
        return self._tell(Cast(seats), event)

    def lines(self, events: Sequence[Event], seats: Sequence[Seat]) -> list[LogLine]:
        """See ``Presenter.lines``."""
        cast = Cast(seats)
        found: list[LogLine] = []
        for (kind, _), some in groupby(events, key=_group):
            run = [event for event in some if not _is_told_elsewhere(event)]
            if kind in RUNS and run:
                found.append(LogLine(_seat(cast, run[-1]), self.run(cast, run), _piece(run[-1])))
            else:
                found += [LogLine(_seat(cast, event), self._tell(cast, event), _piece(event)) for event in run]
        return found

    def _tell(self, cast: Cast, event: Event) -> str:
        return self.run(cast, [event]) if event[0] in RUNS else _TELLERS[event[0]](self, cast, event)

    # several kinds with the same items

    def run(self, cast: Cast, run: Sequence[Event]) -> str:
        """One sentence about events of the same kind and seat; the kind is one of ``RUNS``.  R24, R32, R89"""
        kind, seat = run[0][:2]
        mine, theirs = {
            "harvested": (self.tr("You harvest {goods}."), self.tr("{name} harvests {goods}.")),
            "to_court": (
                self.tr("Your other cards go to the court: {cards}."),
                self.tr("{name}’s other cards go to the court: {cards}."),
            ),
            "drew": (self.tr("You draw {cards}."), self.tr("{name} draws {cards}.")),
            "rejected": (self.tr("You do not keep {cards}."), self.tr("{name} does not keep {cards}.")),
            "refilled": (self.tr("You refill {cards}."), self.tr("{name} refills {cards}.")),
        }[kind]
        if kind == "harvested":
            return _say(cast, seat, mine, theirs, goods=NAMES.goods([event[3] for event in run]))
        name = NAMES.card if kind == "to_court" else NAMES.the
        return _say(cast, seat, mine, theirs, cards=listed([name(event[2]) for event in run]))

    def of_table(self, _cast: Cast, event: Event) -> str:
        """An event about the table as a whole.  R22, R28-R30, R42, R89, R102, S4"""
        kind, number = event[0], event[1] if len(event) > 1 else 0
        return {
            "round_began": self.tr("Round {number} begins.").format(number=number),
            "shuffled": self.tr("The discard pile is shuffled in: %n action card(s).", "", number),
            "cards_dealt": self.tr("Everybody is dealt %n card(s).", "", number),
            "court_discarded": self.tr("%n card(s) of the court are discarded.", "", number),
            "grid_refilled": self.tr("The second row is cleared, and new cards come."),
            "game_over": self.tr("The game is over."),
        }[kind]

    def of_seat(self, cast: Cast, event: Event) -> str:
        """An event of a seat, without other items or with an amount of cash.  R40, R43, R48, R98, R100"""
        kind, seat, *_ = event
        cash = event[-1]  # another item for kinds without cash, whose sentences do not use it
        mine, theirs = {
            "turn_began": (self.tr("Your turn begins."), self.tr("{name}’s turn begins.")),
            "markers_blue": (
                self.tr("All your markers show blue again."),
                self.tr("All of {name}’s markers show blue again."),
            ),
            "unpaid": (
                self.tr("You have nothing left to pay for a field; it is discarded."),
                self.tr("{name} has nothing left to pay for a field; it is discarded."),
            ),
            "field_paid": (
                self.tr("You pay %n cash for a common field.", "", cash),
                self.tr("{name} pays %n cash for a common field.", "", cash),
            ),
            "field_rented": (
                self.tr("You pay %n cash and look your private stack through.", "", cash),
                self.tr("{name} pays %n cash and looks the private stack through.", "", cash),
            ),
            "loan": (
                self.tr("You take a loan of %n cash.", "", cash),
                self.tr("{name} takes a loan of %n cash.", "", cash),
            ),
            "upgraded": (
                self.tr("You enlarge your storehouse for %n cash.", "", cash),
                self.tr("{name} enlarges the storehouse for %n cash.", "", cash),
            ),
        }[kind]
        return _say(cast, seat, mine, theirs)

    def of_card(self, cast: Cast, event: Event) -> str:
        """An event of a seat and a card.  R5, R23, R32, R61, R79"""
        kind, seat, card, *_ = event
        mine, theirs = {
            "field_turned_up": (self.tr("You turn up {card}."), self.tr("{name} turns up {card}.")),
            "revealed": (
                self.tr("You turn up {card} for the court."),
                self.tr("{name} turns up {card} for the court."),
            ),
            "added": (self.tr("You add {card} to the court."), self.tr("{name} adds {card} to the court.")),
            "left": (self.tr("You are done with {card}."), self.tr("{name} is done with {card}.")),
            "helper_discarded": (self.tr("You discard {card} unused."), self.tr("{name} discards {card} unused.")),
            "cleared": (self.tr("You clear {card}."), self.tr("{name} clears {card}.")),
            "field_returned": (
                self.tr("You put {card} under your private stack."),
                self.tr("{name} puts {card} under the private stack."),
            ),
            "field_chosen": (
                self.tr("You choose {card} from your private stack."),
                self.tr("{name} chooses {card} from the private stack."),
            ),
        }[kind]
        return _say(cast, seat, mine, theirs, card=NAMES.the(card))

    # set-up and cards

    def home_crop(self, cast: Cast, event: Event) -> str:
        """A home field is sown.  R20"""
        _, seat, good, price = event
        mine = self.tr("You buy {goods} for {price} cash and sow your home field.")
        theirs = self.tr("{name} buys {goods} for {price} cash and sows the home field.")
        return _say(cast, seat, mine, theirs, goods=NAMES.some(good, 1), price=price)

    def laid_out(self, cast: Cast, event: Event) -> str:
        """A card is laid out into a display.  R36, R38"""
        _, seat, card, how = event
        name = NAMES.the(card)
        if how in ("court", "extra"):
            mine, theirs = self.tr("You take {card} from the court."), self.tr("{name} takes {card} from the court.")
        elif how == "beginner":
            name = NAMES.card(card)
            mine = self.tr("You lay out your beginner customer: {card}.")
            theirs = self.tr("{name} lays out the beginner customer: {card}.")
        elif how == "pack":
            mine, theirs = self.tr("You keep {card}."), self.tr("{name} keeps {card}.")
        else:
            mine, theirs = self.tr("You lay out {card}."), self.tr("{name} lays out {card}.")
        return _say(cast, seat, mine, theirs, card=name)

    def covered(self, cast: Cast, event: Event) -> str:
        """A card becomes the lower one of a double pack.  R89"""
        _, seat, upper, lower = event
        mine, theirs = self.tr("You lay {lower} under {upper}."), self.tr("{name} lays {lower} under {upper}.")
        return _say(cast, seat, mine, theirs, upper=NAMES.the(upper), lower=NAMES.the(lower))

    def uncovered(self, cast: Cast, event: Event) -> str:
        """The lower card of a double pack becomes visible.  R6"""
        mine = self.tr("This card of yours comes to light: {card}.")
        theirs = self.tr("{name}’s card comes to light: {card}.")
        return _say(cast, event[1], mine, theirs, card=NAMES.card(event[2]))

    def grid_bought(self, cast: Cast, event: Event) -> str:
        """A card of the grid is bought.  S3"""
        _, seat, card, price = event
        mine = self.tr("You buy {card} for %n cash.", "", price)
        return _say(cast, seat, mine, self.tr("{name} buys {card} for %n cash.", "", price), card=NAMES.the(card))

    def markers(self, cast: Cast, event: Event) -> str:
        """The starting markers change hands.  R47"""
        text = self.tr("Turn order: {first}, {second}.")
        return text.format(first=_name_of(cast, event[1]), second=_name_of(cast, event[2]))

    def partner(self, cast: Cast, event: Event) -> str:
        """A partner is chosen.  R50"""
        mine, theirs = self.tr("You choose {partner} as partner."), self.tr("{name} chooses {partner} as partner.")
        return _say(cast, event[1], mine, theirs, partner=cast.whom(event[2]))

    def pack_bought(self, cast: Cast, event: Event) -> str:
        """A double pack is bought.  R88"""
        _, seat, price = event
        mine, theirs = self.tr("You draw a free double pack."), self.tr("{name} draws a free double pack.")
        if price:
            mine = self.tr("You buy a double pack for %n cash.", "", price)
            theirs = self.tr("{name} buys a double pack for %n cash.", "", price)
        return _say(cast, seat, mine, theirs)

    # goods

    def sold(self, cast: Cast, event: Event) -> str:
        """A good is sold to the shop.  R69"""
        _, seat, good, cash = event
        mine = self.tr("You sell {goods} for %n cash.", "", cash)
        theirs = self.tr("{name} sells {goods} for %n cash.", "", cash)
        return _say(cast, seat, mine, theirs, goods=NAMES.some(good, 1))

    def sown(self, cast: Cast, event: Event) -> str:
        """A field is sown.  R65"""
        _, seat, good, field, number = event
        mine, theirs = self.tr("You sow {goods} {on_field}."), self.tr("{name} sows {goods} {on_field}.")
        return _say(cast, seat, mine, theirs, goods=NAMES.some(good, number), on_field=NAMES.on_field(field))

    def bought(self, cast: Cast, event: Event) -> str:
        """Goods are bought from the shop or, with the shopper, from the supply.  R67, R68"""
        _, seat, good, number, price, way = event
        buyers = ((c.HAGGLER, c.WITH_HAGGLER), (c.SHOPPER, c.WITH_SHOPPER))
        helpers = ", ".join(helper_words(kind).name for kind, bit in buyers if way & bit)
        if helpers:
            mine = self.tr("You buy {goods} for %n cash ({helpers}).", "", price)
            theirs = self.tr("{name} buys {goods} for %n cash ({helpers}).", "", price)
        else:
            mine = self.tr("You buy {goods} for %n cash.", "", price)
            theirs = self.tr("{name} buys {goods} for %n cash.", "", price)
        return _say(cast, seat, mine, theirs, goods=NAMES.some(good, number), helpers=helpers)

    def traded(self, cast: Cast, event: Event) -> str:
        """A good is traded at a stall.  R71"""
        _, seat, _stall, good, paid, owner = event
        if owner == seat:
            mine, theirs = self.tr("You trade {given} for {good}."), self.tr("{name} trades {given} for {good}.")
        elif owner == cast.you:
            theirs = mine = self.tr("{name} trades {given} for {good} at one of your stalls.")
        else:
            mine = self.tr("You trade {given} for {good} at a stall of {other}.")
            theirs = self.tr("{name} trades {given} for {good} at a stall of {other}.")
        given, wanted = NAMES.goods(paid), NAMES.some(good, 1)
        return _say(cast, seat, mine, theirs, given=given, good=wanted, other=_name_of(cast, owner))

    def shop_set(self, cast: Cast, event: Event) -> str:
        """The places of a good in the shop are set with the accountant."""
        _, seat, good, number = event
        mine, theirs = self.tr("Now in your shop: {goods}."), self.tr("Now in {name}’s shop: {goods}.")
        return _say(cast, seat, mine, theirs, goods=NAMES.some(good, number))

    def returned(self, cast: Cast, event: Event) -> str:
        """A good goes back to the supply.  R98"""
        mine, theirs = self.tr("You give back {goods}."), self.tr("{name} gives back {goods}.")
        return _say(cast, event[1], mine, theirs, goods=NAMES.some(event[2], 1))

    def stored(self, cast: Cast, event: Event) -> str:
        """Goods go to the storehouse.  R98"""
        goods = NAMES.goods([good for good, number in enumerate(event[2]) for _ in range(number)])
        return _say(cast, event[1], self.tr("You store {goods}."), self.tr("{name} stores {goods}."), goods=goods)

    # customers

    def delivered(self, cast: Cast, event: Event) -> str:
        """A regular customer is supplied.  R80"""
        _, seat, card, row, cash, owner = event
        times = max(1, cash // c.PAYMENTS[card][row])  # twice the payment: both deliveries at once
        if owner == seat:
            mine = self.tr("You deliver {goods} to a regular customer for %n cash.", "", cash)
            theirs = self.tr("{name} delivers {goods} to a regular customer for %n cash.", "", cash)
        elif owner == cast.you:
            theirs = mine = self.tr("{name} delivers {goods} to one of your regular customers for %n cash.", "", cash)
        else:
            mine = self.tr("You deliver {goods} to a regular customer of {other} for %n cash.", "", cash)
            theirs = self.tr("{name} delivers {goods} to a regular customer of {other} for %n cash.", "", cash)
        goods = NAMES.goods(c.GOODS_OF[card] * times)
        return _say(cast, seat, mine, theirs, goods=goods, other=_name_of(cast, owner))

    def refused(self, cast: Cast, event: Event) -> str:
        """A regular customer is refused.  R82"""
        _, seat, card, fee = event
        mine, theirs = self.tr("You do not supply {card}."), self.tr("{name} does not supply {card}.")
        if fee:
            mine = self.tr("You do not supply {card} and pay %n cash.", "", fee)
            theirs = self.tr("{name} does not supply {card} and pays %n cash.", "", fee)
        return _say(cast, seat, mine, theirs, card=NAMES.the(card))

    def served(self, cast: Cast, event: Event) -> str:
        """A casual customer is served.  R85, R86"""
        _, seat, card, cash, change = event
        if change:
            mine = self.tr("You serve a casual customer with {goods} for %n cash ({change}).", "", cash)
            theirs = self.tr("{name} serves a casual customer with {goods} for %n cash ({change}).", "", cash)
        else:
            mine = self.tr("You serve a casual customer with {goods} for %n cash.", "", cash)
            theirs = self.tr("{name} serves a casual customer with {goods} for %n cash.", "", cash)
        signed = f"{change:+d}".replace("-", "\N{MINUS SIGN}")
        return _say(cast, seat, mine, theirs, goods=NAMES.goods(c.GOODS_OF[card]), change=signed)

    # helpers

    def helper(self, cast: Cast, event: Event) -> str:
        """A helper is used.  R77"""
        _, seat, card, option, targets = event
        said = helper_words(c.HELPER[card])
        # These two are better told by the card that they are used on than by their only option.
        swaps = c.HELPER[card] in (c.SELF_SUPPLIER, c.IMPOSTOR)
        what = NAMES.card(targets[0]) if swaps else said.options[option - 1]
        mine, theirs = self.tr("You use {helper} ({what})."), self.tr("{name} uses {helper} ({what}).")
        return _say(cast, seat, mine, theirs, helper=said.the, what=what)

    def supplied(self, cast: Cast, event: Event) -> str:
        """A good is taken from an opponent's field with the self-supplier.  R108"""
        _, seat, good, other = event
        mine = self.tr("You take {goods} from a field of {other}.")
        theirs = self.tr("{name} takes {goods} from a field of {other}.")
        if other == cast.you:
            theirs = self.tr("{name} takes {goods} from one of your fields.")
        return _say(cast, seat, mine, theirs, goods=NAMES.some(good, 1), other=_name_of(cast, other))

    def bonus(self, cast: Cast, event: Event) -> str:
        """The accountant brings cash for fields."""
        _, seat, cash, good = event
        mine = self.tr("Your accountant brings %n cash for fields: {good}.", "", cash)
        theirs = self.tr("{name}’s accountant brings %n cash for fields: {good}.", "", cash)
        return _say(cast, seat, mine, theirs, good=NAMES.within(good))

    def fee(self, cast: Cast, event: Event) -> str:
        """Cash is paid to an opponent.  R12"""
        _, seat, cash, other = event
        mine = self.tr("You pay %n cash to {other}.", "", cash)
        theirs = self.tr("{name} pays %n cash to {other}.", "", cash)
        whom = cast.whom(other) if other < len(cast.seats) else NAMES.imaginary()
        return _say(cast, seat, mine, theirs, other=whom)

    def swapped(self, cast: Cast, event: Event) -> str:
        """Two cards change hands.  R6a"""
        _, seat, own, other, card = event
        mine = self.tr("You swap {given} for {taken} with {other}.")
        theirs = self.tr("{name} swaps {given} for {taken} with {other}.")
        whom = cast.to(other) if other < len(cast.seats) else NAMES.imaginary()
        return _say(cast, seat, mine, theirs, other=whom, given=NAMES.the(own), taken=NAMES.the(card))

    # path

    def advanced(self, cast: Cast, event: Event) -> str:
        """A marker advances on the path, or stays.  R99"""
        _, seat, number, cash = event
        mine, theirs = self.tr("You stay on your space of the path."), self.tr("{name} stays on the path.")
        if number:
            mine = self.tr("You walk %n step(s) for {cash} cash.", "", number)
            theirs = self.tr("{name} walks %n step(s) for {cash} cash.", "", number)
        return _say(cast, seat, mine, theirs, cash=cash)


_OF_SEAT = ("turn_began", "markers_blue", "unpaid", "field_paid", "field_rented", "loan", "upgraded")
_OF_CARD = (
    *("field_turned_up", "revealed", "added", "left", "helper_discarded"),
    *("cleared", "field_returned", "field_chosen"),
)

_TELLERS: dict[str, Teller] = {
    **dict.fromkeys(OF_TABLE, LoyangSentences.of_table),
    **dict.fromkeys(_OF_SEAT, LoyangSentences.of_seat),
    **dict.fromkeys(_OF_CARD, LoyangSentences.of_card),
    "home_crop": LoyangSentences.home_crop,
    "laid_out": LoyangSentences.laid_out,
    "covered": LoyangSentences.covered,
    "uncovered": LoyangSentences.uncovered,
    "grid_bought": LoyangSentences.grid_bought,
    "markers": LoyangSentences.markers,
    "partner": LoyangSentences.partner,
    "pack_bought": LoyangSentences.pack_bought,
    "sold": LoyangSentences.sold,
    "sown": LoyangSentences.sown,
    "bought": LoyangSentences.bought,
    "traded": LoyangSentences.traded,
    "shop_set": LoyangSentences.shop_set,
    "returned": LoyangSentences.returned,
    "stored": LoyangSentences.stored,
    "delivered": LoyangSentences.delivered,
    "refused": LoyangSentences.refused,
    "served": LoyangSentences.served,
    "helper": LoyangSentences.helper,
    "supplied": LoyangSentences.supplied,
    "bonus": LoyangSentences.bonus,
    "fee": LoyangSentences.fee,
    "swapped": LoyangSentences.swapped,
    "advanced": LoyangSentences.advanced,
}
"""The method for each kind of event that is not one of ``RUNS``."""


def _say(cast: Cast, seat: int, mine: str, theirs: str, **values: object) -> str:
    """As ``Cast.say``, also for the imaginary neighbour.  S1"""
    if seat < len(cast.seats):
        return cast.say(seat, mine, theirs, **values)
    return theirs.format(name=NAMES.imaginary(), **values)


def _name_of(cast: Cast, seat: int) -> str:
    """As ``Cast.name``, also for the imaginary neighbour.  S1"""
    return cast.name(seat) if seat < len(cast.seats) else NAMES.imaginary()


def _group(event: Event) -> tuple[str, int]:
    """What events have in common that may share a line: their kind, and the seat or -1."""
    return (event[0], -1 if event[0] in OF_TABLE else int(event[1]))


def _is_told_elsewhere(event: Event) -> bool:
    """Whether an event has no line of its own, because another line or the heading tells it.

    It is so for helpers and casual customers that leave, for grid cards that are laid out, and for turns that begin.
    """
    kind = event[0]
    if kind == "left":
        return c.KIND[event[2]] in (c.HELPER_CARD, c.CASUAL)
    return bool(kind == "turn_began" or (kind == "laid_out" and event[3] == "grid"))


def _seat(cast: Cast, event: Event) -> int:
    """The ``LogLine.seat`` of an event."""
    if event[0] in OF_TABLE or event[0] == "markers" or event[1] >= len(cast.seats):
        return NO_SEAT
    return int(event[1])


_CARD_FIRST = frozenset(
    {
        *("harvested", "to_court", "drew", "refilled", "laid_out", "uncovered", "delivered", "refused"),
        *("grid_bought", "traded", "served", "helper", *_OF_CARD),
    }
) - {"field_returned"}  # that card is in a private stack afterwards, so it is no piece of the table
"""Kinds of events whose item after the seat is the card that the sentence is about."""


def _piece(event: Event) -> str:
    """The key of the piece that the sentence about an event mentions, or ``""``."""
    kind, *rest = event
    if kind in _CARD_FIRST:
        return card_key(rest[1])
    if kind in ("sown", "covered", "swapped"):
        return card_key(rest[3] if kind == "swapped" else rest[2])
    if kind in ("sold", "shop_set", "bought"):
        return shop_key(rest[0], rest[1])
    if kind == "returned":
        return cart_key(rest[0], rest[1])
    if kind == "advanced":
        return walker_key(rest[0])
    if kind == "court_discarded":
        return DISCARD_PILE
    return panel_key(rest[0]) if kind in ("loan", "upgraded", "fee", "bonus", "partner") else ""


SENTENCES = LoyangSentences()
