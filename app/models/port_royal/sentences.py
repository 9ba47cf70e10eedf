"""The events of Port Royal in sentences, and the log of a ply.

Nearly every kind of event has a sentence.  The log has one line for several events that people would tell together: a
ship that is revealed and docks, a purchase and its fee, the bonus of a tax card for several players.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from app.engines.port_royal import components as c
from app.engines.port_royal.expeditions import PAYERS
from app.models.cast import Cast
from app.models.port_royal.keys import card_key
from app.models.port_royal.phrases import PHRASES
from app.models.port_royal.words import colour_name, contract_name, words
from app.models.presenter import NO_SEAT, LogLine
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from app.engines.contract import Event
    from app.match.seats import Seat

Teller = Callable[["PortRoyalSentences", "Cast", "Event"], str]
"""A method that makes the sentence about an event; ``""`` for none."""

SILENT = frozenset({"round_began", "turn_began"})
"""Kinds of events that the log leaves out, since its headings tell them."""


class PortRoyalSentences(Translated):
    """See ``Sentences`` and ``Log``.  A public method with the name of a kind of event makes the sentence about it."""

    def sentence(self, event: Event, seats: Sequence[Seat]) -> str:
        """See ``Presenter.sentence``."""
        return self._one(Cast(seats), event)

    def lines(self, events: Sequence[Event], seats: Sequence[Seat]) -> list[LogLine]:
        """See ``Presenter.lines``."""
        cast = Cast(seats)
        found: list[LogLine] = []
        for event in self._merged(cast, events):
            if isinstance(event, LogLine):
                found.append(event)
            elif event[0] not in SILENT and (text := self._one(cast, event)):
                found.append(LogLine(_seat(event), text, _piece(event)))
        return found

    def _one(self, cast: Cast, event: Event) -> str:
        return _TELLERS[event[0]](self, cast, event)

    def _merged(self, cast: Cast, events: Sequence[Event]) -> list[Event | LogLine]:
        """The events of a ply in order, with a line of the log in place of several that belong together."""
        told: list[Event | LogLine] = []
        fees = {event[1]: event[2] for event in events if event[0] == "fee_paid"}  # who got it, by who paid
        for (fact, reason, source), some in groupby(events, key=_kind_of_gain):
            run = list(some)
            # One line for all seats that gain the bonus of a tax card.
            if fact == "gained" and reason == "tax":
                told.append(self._tax_bonus(cast, run, source))
                continue
            for event in run:
                before = told[-1] if told else None
                # A ship docks as soon as it is revealed, unless it could be repelled: then it is revealed in the ply
                # before, and its docking is told.
                if fact == "docked" and isinstance(before, tuple) and before[0] == "revealed":
                    continue
                if fact == "bust" and isinstance(before, tuple) and before[0] == "revealed":
                    told[-1] = LogLine(event[1], self._revealed_bust(cast, event), _piece(event))
                elif fact in ("hired", "traded", "renounced") and event[1] in fees:
                    told.append(LogLine(event[1], self._with_fee(cast, event, fees[event[1]]), _piece(event)))
                # Where somebody has to be chosen for the coin of a gift ship, the fee is paid after that (R60): in a
                # later ply than the take, so it has a line of its own.
                elif fact == "fee_paid" and any(each[0] in ("hired", "traded", "renounced") for each in events):
                    continue
                else:
                    told.append(event)
        return told

    # phase 1

    def round_began(self, cast: Cast, event: Event) -> str:
        """A round begins."""
        return self.tr("Round {number} begins.").format(number=event[1])

    def turn_began(self, cast: Cast, event: Event) -> str:
        """A turn begins."""
        return cast.say(event[1], self.tr("Your turn begins."), self.tr("{name}’s turn begins."))

    def revealed(self, cast: Cast, event: Event) -> str:
        """A card is revealed; of a ship, with what it shows.  R24-R31"""
        _, seat, card = event
        facts, said = c.CARDS[card], words(card)
        if facts.kind == "ship" and facts.swords == c.NEVER:
            mine = self.tr("You reveal {card} ({colour}, %n coin(s), skull).", "", facts.coins)
            theirs = self.tr("{name} reveals {card} ({colour}, %n coin(s), skull).", "", facts.coins)
        elif facts.kind == "ship":
            mine = self.tr("You reveal {card} ({colour}, %n coin(s), strength {swords}).", "", facts.coins)
            theirs = self.tr("{name} reveals {card} ({colour}, %n coin(s), strength {swords}).", "", facts.coins)
        else:
            mine = self.tr("You reveal {card}.")
            theirs = self.tr("{name} reveals {card}.")
        return cast.say(seat, mine, theirs, card=said.a, colour=_colour(facts.colour), swords=facts.swords)

    def docked(self, cast: Cast, event: Event) -> str:
        """A ship docks that could have been repelled.  R25, R27"""
        mine, theirs = self.tr("You let {ship} dock."), self.tr("{name} lets {ship} dock.")
        return cast.say(event[1], mine, theirs, ship=words(event[2]).the)

    def repelled(self, cast: Cast, event: Event) -> str:
        """A ship is repelled.  R26"""
        swords = c.SWORDS_NEEDED[event[2]]
        mine = self.tr("You repel {ship} (strength {swords}).")
        theirs = self.tr("{name} repels {ship} (strength {swords}).")
        return cast.say(event[1], mine, theirs, ship=words(event[2]).the, swords=swords)

    def collected(self, cast: Cast, event: Event) -> str:
        """A repelled ship is laid aside for Pack of Pirates.  R88"""
        mine = self.tr("You keep {ship} for Pack of Pirates.")
        theirs = self.tr("{name} keeps {ship} for Pack of Pirates.")
        return cast.say(event[1], mine, theirs, ship=words(event[2]).the)

    def bust(self, cast: Cast, event: Event) -> str:
        """A second ship of a colour docks that could have been repelled.  R32"""
        mine = self.tr("You let {ship} dock, the second of its kind. The harbour is spoiled.")
        theirs = self.tr("{name} lets {ship} dock, the second of its kind. The harbour is spoiled.")
        return cast.say(event[1], mine, theirs, ship=words(event[2]).a)

    def _revealed_bust(self, cast: Cast, event: Event) -> str:
        """A second ship of a colour is revealed and docks.  R32"""
        mine = self.tr("You reveal {ship}, the second of its kind. The harbour is spoiled.")
        theirs = self.tr("{name} reveals {ship}, the second of its kind. The harbour is spoiled.")
        return cast.say(event[1], mine, theirs, ship=words(event[2]).a)

    def stopped(self, cast: Cast, event: Event) -> str:
        """The active player stops revealing.  R21"""
        return cast.say(event[1], self.tr("You stop revealing."), self.tr("{name} stops revealing."))

    # taxes

    def taxed(self, cast: Cast, event: Event) -> str:
        """A seat pays taxes.  R40"""
        mine = self.tr("You pay %n coin(s) of taxes.", "", event[2])
        theirs = self.tr("{name} pays %n coin(s) of taxes.", "", event[2])
        return cast.say(event[1], mine, theirs)

    def extra_tax(self, cast: Cast, event: Event) -> str:
        """An additional tax increase comes.  R35, R36"""
        return self.tr("An additional tax increase: {card}.").format(card=words(event[2]).name)

    def _tax_bonus(self, cast: Cast, events: Sequence[Event], card: int) -> LogLine:
        """The line about the seats that gain the coin of the tax card ``card``.  R42, R43"""
        if len(events) == 1:
            return LogLine(events[0][1], self.gained(cast, events[0]))
        names = [self.tr("you", "in a list after 'for'") if e[1] == cast.you else cast.name(e[1]) for e in events]
        if c.TAX_BONUS[c.CARDS[card].id] == "most_swords":
            text = self.tr("Most swords: 1 coin each for {names}.")
        else:
            text = self.tr("Fewest influence points: 1 coin each for {names}.")
        return LogLine(NO_SEAT, text.format(names=listed(names)))

    # coins

    def gained(self, cast: Cast, event: Event) -> str:
        """A seat gains coins; ``""`` if another event tells it, such as that a ship was taken.  R33, R42, R48, R60"""
        _, seat, coins, reason, source = event
        if reason == "jester":
            mine = self.tr("Jester: you gain %n coin(s).", "", coins)
            theirs = self.tr("Jester: {name} gains %n coin(s).", "", coins)
        elif reason == "admiral":
            mine = self.tr("Admiral: you gain %n coin(s).", "", coins)
            theirs = self.tr("Admiral: {name} gains %n coin(s).", "", coins)
        elif reason == "vice_admiral":
            mine = self.tr("Vice admiral: you gain %n coin(s).", "", coins)
            theirs = self.tr("Vice admiral: {name} gains %n coin(s).", "", coins)
        elif reason == "gunner":
            mine = self.tr("Gunner: you gain %n coin(s).", "", coins)
            theirs = self.tr("Gunner: {name} gains %n coin(s).", "", coins)
        elif reason == "gift":
            mine = self.tr("You gain %n coin(s) as a gift from this ship.", "", coins)
            theirs = self.tr("{name} gains %n coin(s) as a gift from this ship.", "", coins)
        elif reason == "tax" and c.TAX_BONUS[c.CARDS[source].id] == "most_swords":
            mine = self.tr("Most swords: you gain %n coin(s).", "", coins)
            theirs = self.tr("Most swords: {name} gains %n coin(s).", "", coins)
        elif reason == "tax":
            mine = self.tr("Fewest influence points: you gain %n coin(s).", "", coins)
            theirs = self.tr("Fewest influence points: {name} gains %n coin(s).", "", coins)
        else:
            return ""
        return cast.say(seat, mine, theirs)

    def short(self, cast: Cast, event: Event) -> str:
        """Coins are missed because both piles are empty.  R10"""
        mine = self.tr("Both piles are empty: you miss out on %n coin(s).", "", event[2])
        theirs = self.tr("Both piles are empty: {name} misses out on %n coin(s).", "", event[2])
        return cast.say(event[1], mine, theirs)

    def reshuffled(self, cast: Cast, event: Event) -> str:
        """The discard pile becomes the new draw pile.  R9"""
        return self.tr("The discard pile is shuffled: %n card(s) in the new draw pile.", "", event[1])

    # phase 2

    def claimed(self, cast: Cast, event: Event) -> str:
        """An expedition is claimed: what it brings, and the persons given up.  R39"""
        _, seat, card, given = event
        facts = c.CARDS[card]
        mine = self.tr(
            "You claim an expedition ({points} influence points, %n coin(s)) and give up: {persons}.", "", facts.coins
        )
        theirs = self.tr(
            "{name} claims an expedition ({points} influence points, %n coin(s)) and gives up: {persons}.",
            "",
            facts.coins,
        )
        kinds = [c.KIND[person] for person in given]
        persons = PHRASES.persons([kinds.count(kind) for kind in PAYERS])
        return cast.say(seat, mine, theirs, persons=persons, points=facts.points)

    def traded(self, cast: Cast, event: Event) -> str:
        """A ship is taken for its coins.  R51"""
        _, seat, card, coins = event
        bonus = coins - c.COINS[card]
        if bonus:
            mine = self.tr("You take {ship}: %n coin(s), {bonus} of them by traders.", "", coins)
            theirs = self.tr("{name} takes {ship}: %n coin(s), {bonus} of them by traders.", "", coins)
        else:
            mine = self.tr("You take {ship}: %n coin(s).", "", coins)
            theirs = self.tr("{name} takes {ship}: %n coin(s).", "", coins)
        return cast.say(seat, mine, theirs, ship=words(card).the, bonus=bonus)

    def renounced(self, cast: Cast, event: Event) -> str:
        """A ship is taken without its coins.  R84, R85"""
        mine = self.tr("You take {ship} and renounce its coins.")
        theirs = self.tr("{name} takes {ship} and renounces its coins.")
        return cast.say(event[1], mine, theirs, ship=words(event[2]).the)

    def hired(self, cast: Cast, event: Event) -> str:
        """A person is hired.  R52"""
        _, seat, card, price = event
        mine = self.tr("You hire {person} for %n coin(s).", "", price)
        theirs = self.tr("{name} hires {person} for %n coin(s).", "", price)
        return cast.say(seat, mine, theirs, person=words(card).the)

    def fee_paid(self, cast: Cast, event: Event) -> str:
        """A seat pays the fee to the active player.  R53"""
        _, seat, to = event
        if seat == cast.you:
            text = self.tr("You pay {active} the fee of 1 coin.")
        elif to == cast.you:
            text = self.tr("{name} pays you the fee of 1 coin.")
        else:
            text = self.tr("{name} pays {active} the fee of 1 coin.")
        return text.format(name=cast.name(seat), active=cast.name(to))

    def _with_fee(self, cast: Cast, event: Event, to: int) -> str:
        """Two sentences: about a take, and about the fee that the seat ``to`` gets for it."""
        fee = cast.say(to, self.tr("You get the fee of 1 coin."), self.tr("{name} gets the fee of 1 coin."))
        return f"{self._one(cast, event)} {fee}"

    def passed(self, cast: Cast, event: Event) -> str:
        """A seat ends its go.  R50"""
        return cast.say(event[1], self.tr("You pass."), self.tr("{name} passes."))

    def skipped(self, cast: Cast, event: Event) -> str:
        """A go ends by itself: nothing can be taken, or only a ship that brings nothing.  R54, R55"""
        _, seat, price, fee, coins = event
        if not price:
            mine = self.tr("You are passed over: after the fee, the only ship would bring you nothing.")
            theirs = self.tr("{name} is passed over: after the fee, the only ship would bring nothing.")
        elif fee:
            mine = self.tr(
                "You can take nothing with %n coin(s): the cheapest person costs {price} with the fee.", "", coins
            )
            theirs = self.tr(
                "{name} can take nothing with %n coin(s): the cheapest person costs {price} with the fee.", "", coins
            )
        else:
            mine = self.tr("You can take nothing with %n coin(s): the cheapest person costs {price}.", "", coins)
            theirs = self.tr("{name} can take nothing with %n coin(s): the cheapest person costs {price}.", "", coins)
        return cast.say(seat, mine, theirs, price=price)

    def went_without(self, cast: Cast, event: Event) -> str:
        """A go ends by itself because the harbour is empty.  R58"""
        mine = self.tr("The harbour is empty: you go away empty-handed.")
        theirs = self.tr("The harbour is empty: {name} goes away empty-handed.")
        return cast.say(event[1], mine, theirs)

    # contracts and the end

    def contract_step(self, cast: Cast, event: Event) -> str:
        """A cube goes to a step field of a contract.  R77"""
        _, seat, contract, step = event
        mine = self.tr("You advance to step {step} of {contract}.")
        theirs = self.tr("{name} advances to step {step} of {contract}.")
        return cast.say(seat, mine, theirs, step=step, contract=contract_name(contract))

    def contract_completed(self, cast: Cast, event: Event) -> str:
        """A contract is completed.  R70"""
        _, seat, contract, _, coins = event
        mine = self.tr("You complete the contract {contract}: %n coin(s).", "", coins)
        theirs = self.tr("{name} completes the contract {contract}: %n coin(s).", "", coins)
        return cast.say(seat, mine, theirs, contract=contract_name(contract))

    def end_triggered(self, cast: Cast, event: Event) -> str:
        """The end of the game is triggered.  R61"""
        mine = self.tr("You trigger the end: the round is played to its end.")
        theirs = self.tr("{name} triggers the end: the round is played to its end.")
        return cast.say(event[1], mine, theirs)

    def game_over(self, cast: Cast, event: Event) -> str:
        """The game is over.  R62"""
        return self.tr("The game is over.")


_TELLERS: dict[str, Teller] = {
    "round_began": PortRoyalSentences.round_began,
    "turn_began": PortRoyalSentences.turn_began,
    "revealed": PortRoyalSentences.revealed,
    "docked": PortRoyalSentences.docked,
    "repelled": PortRoyalSentences.repelled,
    "collected": PortRoyalSentences.collected,
    "bust": PortRoyalSentences.bust,
    "stopped": PortRoyalSentences.stopped,
    "taxed": PortRoyalSentences.taxed,
    "extra_tax": PortRoyalSentences.extra_tax,
    "gained": PortRoyalSentences.gained,
    "short": PortRoyalSentences.short,
    "reshuffled": PortRoyalSentences.reshuffled,
    "claimed": PortRoyalSentences.claimed,
    "traded": PortRoyalSentences.traded,
    "renounced": PortRoyalSentences.renounced,
    "hired": PortRoyalSentences.hired,
    "fee_paid": PortRoyalSentences.fee_paid,
    "passed": PortRoyalSentences.passed,
    "skipped": PortRoyalSentences.skipped,
    "went_without": PortRoyalSentences.went_without,
    "contract_step": PortRoyalSentences.contract_step,
    "contract_completed": PortRoyalSentences.contract_completed,
    "end_triggered": PortRoyalSentences.end_triggered,
    "game_over": PortRoyalSentences.game_over,
}
"""The methods that make the sentences, by kind of event."""


def _colour(colour: int) -> str:
    return colour_name(colour) if colour >= 0 else ""


def _kind_of_gain(event: Event) -> tuple[str, str, int]:
    """What neighbouring events are grouped by: their kind; for gains also the reason and the card they come from."""
    if event[0] == "gained":
        return "gained", event[3], event[4]
    return event[0], "", -1


def _seat(event: Event) -> int:
    """The seat that an event is about, or ``NO_SEAT``."""
    return NO_SEAT if event[0] in ("reshuffled", "game_over", "round_began") else event[1]


_WITH_CARD = ("revealed", "docked", "repelled", "collected", "bust", "claimed", "traded", "renounced", "hired")
"""Kinds of events whose third item is a card on the table."""


def _piece(event: Event) -> str:
    return card_key(event[2]) if event[0] in _WITH_CARD else ""


SENTENCES = PortRoyalSentences()
