"""Sentences about set-up, harvest, cards and double packs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.loyang.telling import accusative_of, name_of, names_of, say, the_cards
from app.models.loyang.words import NAMES, card_name, the_card
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Event
    from app.models.cast import Cast


class LoyangCardSentences(Translated):
    """One sentence per event in which cards move."""

    # set-up and harvest

    def home_crop(self, cast: Cast, event: Event) -> str:
        """The home field.  R20"""
        _, seat, good, price = event
        mine = self.tr("You buy {goods} for {price} cash and sow your home field.")
        theirs = self.tr("{name} buys {goods} for {price} cash and sows the home field.")
        return say(cast, seat, mine, theirs, goods=NAMES.some(good, 1), price=price)

    def round_began(self, _cast: Cast, event: Event) -> str:
        """A round.  R22"""
        return self.tr("Round {number} begins.").format(number=event[1])

    def field_turned_up(self, cast: Cast, event: Event) -> str:
        """A private field.  R23"""
        mine, theirs = self.tr("You turn up {card}."), self.tr("{name} turns up {card}.")
        return say(cast, event[1], mine, theirs, card=the_card(event[2]))

    def harvested(self, cast: Cast, event: Event) -> str:
        """One good of a field.  R24"""
        return self.all_harvested(cast, [event])

    def all_harvested(self, cast: Cast, run: Sequence[Event]) -> str:
        """A whole harvest."""
        goods = NAMES.goods([event[3] for event in run])
        mine, theirs = self.tr("You harvest {goods}."), self.tr("{name} harvests {goods}.")
        return say(cast, run[0][1], mine, theirs, goods=goods)

    # cards come and go

    def shuffled(self, _cast: Cast, event: Event) -> str:
        """The discard pile goes into the draw pile.  R28, R89"""
        return self.tr("The discard pile is shuffled in: %n action card(s).", "", event[1])

    def cards_dealt(self, _cast: Cast, event: Event) -> str:
        """The hands.  R29, R30"""
        return self.tr("Everybody is dealt %n card(s).", "", event[1])

    def revealed(self, cast: Cast, event: Event) -> str:
        """A card turned up into the court.  R61"""
        mine, theirs = self.tr("You turn up {card} for the court."), self.tr("{name} turns up {card} for the court.")
        return say(cast, event[1], mine, theirs, card=the_card(event[2]))

    def added(self, cast: Cast, event: Event) -> str:
        """A hand card into the court.  R32"""
        mine, theirs = self.tr("You add {card} to the court."), self.tr("{name} adds {card} to the court.")
        return say(cast, event[1], mine, theirs, card=the_card(event[2]))

    def to_court(self, cast: Cast, event: Event) -> str:
        """A hand card left over.  R32"""
        return self.all_to_court(cast, [event])

    def all_to_court(self, cast: Cast, run: Sequence[Event]) -> str:
        """The rest of a hand."""
        mine, theirs = (
            self.tr("Your other cards go to the court: {cards}."),
            self.tr("The other cards of {name} go to the court: {cards}."),
        )
        return say(cast, run[0][1], mine, theirs, cards=names_of(run))

    def court_discarded(self, _cast: Cast, event: Event) -> str:
        """What nobody took.  R42"""
        return self.tr("%n card(s) of the court are discarded.", "", event[1])

    def laid_out(self, cast: Cast, event: Event) -> str:
        """A card in a display.  R36, R38"""
        _, seat, card, how = event
        if how in ("court", "extra"):
            mine, theirs = self.tr("You take {card} from the court."), self.tr("{name} takes {card} from the court.")
        elif how == "beginner":
            mine = self.tr("You lay out your beginner customer: {card}.")
            theirs = self.tr("{name} lays out the beginner customer: {card}.")
            return say(cast, seat, mine, theirs, card=card_name(card))
        elif how == "pack":
            mine, theirs = self.tr("You keep {card}."), self.tr("{name} keeps {card}.")
        else:
            mine, theirs = self.tr("You lay out {card}."), self.tr("{name} lays out {card}.")
        return say(cast, seat, mine, theirs, card=the_card(card))

    def covered(self, cast: Cast, event: Event) -> str:
        """The lower card of a double pack.  R89"""
        _, seat, upper, lower = event
        mine, theirs = self.tr("You lay {lower} under {upper}."), self.tr("{name} lays {lower} under {upper}.")
        return say(cast, seat, mine, theirs, upper=the_card(upper), lower=the_card(lower))

    def uncovered(self, cast: Cast, event: Event) -> str:
        """A lower card comes to light.  R6"""
        mine = self.tr("This card of yours comes to light: {card}.")
        theirs = self.tr("This card of {name} comes to light: {card}.")
        return say(cast, event[1], mine, theirs, card=card_name(event[2]))

    def left(self, cast: Cast, event: Event) -> str:
        """A card leaves.  R5"""
        mine, theirs = self.tr("You are done with {card}."), self.tr("{name} is done with {card}.")
        return say(cast, event[1], mine, theirs, card=the_card(event[2]))

    def field_paid(self, cast: Cast, event: Event) -> str:
        """A common field.  R43"""
        mine = self.tr("You pay %n cash for a common field.", "", event[3])
        return say(cast, event[1], mine, self.tr("{name} pays %n cash for a common field.", "", event[3]))

    def unpaid(self, cast: Cast, event: Event) -> str:
        """A field that cannot be paid.  R40"""
        mine = self.tr("You have nothing left to pay for a field; it is discarded.")
        theirs = self.tr("{name} has nothing left to pay for a field; it is discarded.")
        return say(cast, event[1], mine, theirs)

    def grid_bought(self, cast: Cast, event: Event) -> str:
        """A card of the grid.  S3"""
        _, seat, card, price = event
        mine = self.tr("You buy {card} for %n cash.", "", price)
        return say(cast, seat, mine, self.tr("{name} buys {card} for %n cash.", "", price), card=the_card(card))

    def grid_refilled(self, _cast: Cast, _event: Event) -> str:
        """The grid is full again.  S4"""
        return self.tr("The second row is cleared, and new cards come.")

    def markers(self, cast: Cast, event: Event) -> str:
        """The starting players.  R47"""
        _, large, small = event
        text = self.tr("First starting player: {first}. Second: {second}.")
        return text.format(first=name_of(cast, large), second=name_of(cast, small))

    def partner(self, cast: Cast, event: Event) -> str:
        """Pairs of four players.  R50"""
        mine, theirs = self.tr("You choose {partner} as partner."), self.tr("{name} chooses {partner} as partner.")
        return say(cast, event[1], mine, theirs, partner=accusative_of(cast, event[2]))

    # double packs

    def pack_bought(self, cast: Cast, event: Event) -> str:
        """A double pack.  R88"""
        if not event[2]:
            mine, theirs = self.tr("You draw a free double pack."), self.tr("{name} draws a free double pack.")
            return say(cast, event[1], mine, theirs)
        mine = self.tr("You buy a double pack for %n cash.", "", event[2])
        return say(cast, event[1], mine, self.tr("{name} buys a double pack for %n cash.", "", event[2]))

    def drew(self, cast: Cast, event: Event) -> str:
        """A card of it.  R89"""
        return self.all_drew(cast, [event])

    def all_drew(self, cast: Cast, run: Sequence[Event]) -> str:
        """Its cards."""
        mine, theirs = self.tr("You draw {cards}."), self.tr("{name} draws {cards}.")
        return say(cast, run[0][1], mine, theirs, cards=the_cards(run))

    def rejected(self, cast: Cast, event: Event) -> str:
        """A card not kept.  R89"""
        return self.all_rejected(cast, [event])

    def all_rejected(self, cast: Cast, run: Sequence[Event]) -> str:
        """Cards not kept."""
        mine, theirs = self.tr("You do not keep {cards}."), self.tr("{name} does not keep {cards}.")
        return say(cast, run[0][1], mine, theirs, cards=the_cards(run))


CARD_SENTENCES = LoyangCardSentences()
