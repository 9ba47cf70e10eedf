"""Events in sentences.

Every kind of event has its sentence; ``log`` joins those of one ply that belong together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.engines.bruges.plays import VERBS
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.colours import COLOURS
from app.models.bruges.keys import card_key, die_key, house_key, majority_key, source_key, statue_key, step_key
from app.models.bruges.texts import text
from app.models.bruges.words import WORDS, exchange_name, name, source_name, the
from app.models.cast import Cast
from app.models.presenter import NO_SEAT, LogLine
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from app.engines.contract import Event
    from app.match.seats import Seat

Teller = Callable[["BrugesSentences", Cast, "Event"], str]
"""A method of ``BrugesSentences`` that tells an event."""

SILENT = frozenset({"turn", "start", "draw"})
"""Kinds of events that have no line in the log: its headings and the table show them."""
GAINS = frozenset({"workers", "guilders", "points"})
"""Kinds of events that tell of goods taken, or given away: then the amount is negative."""


class BrugesSentences(Translated):
    """Sentences of single events, and of several that belong together."""

    def sentence(self, event: Event, seats: Sequence[Seat]) -> str:
        """See ``Presenter.sentence``."""
        return TELLERS[event[0]](self, Cast(seats), event)

    # rounds

    def round(self, cast: Cast, event: Event) -> str:
        """A round begins.  R15, R85"""
        mine, theirs = self.tr("Round {number} begins; you start."), self.tr("Round {number} begins; {name} starts.")
        return cast.say(event[2], mine, theirs, number=event[1])

    def turn(self, cast: Cast, event: Event) -> str:
        """A turn begins.  R45"""
        return cast.say(event[1], self.tr("Your turn begins."), self.tr("{name}’s turn begins."))

    def start(self, cast: Cast, event: Event) -> str:
        """A new start player.  R85"""
        return cast.say(event[1], self.tr("You start the next round."), self.tr("{name} starts the next round."))

    def draw(self, cast: Cast, event: Event) -> str:
        """A card drawn.  R18"""
        card = COLOURS.card(event[3] // 2)
        return cast.say(event[1], self.tr("You draw {card}."), self.tr("{name} draws {card}."), card=card)

    def reserve(self, _cast: Cast, event: Event) -> str:
        """The reserve comes into play.  R22, R24, R25"""
        return self.tr("{pile}: the reserve takes its place. The end is near.").format(pile=WORDS.pile(event[1]))

    def halved(self, _cast: Cast, event: Event) -> str:
        """An empty pile is replaced by half of the other.  R23"""
        return self.tr("{pile}: half of the other pile takes its place.").format(pile=WORDS.pile(event[1]))

    def dice(self, _cast: Cast, event: Event) -> str:
        """The dice thrown.  R28"""
        faces = [f"{COLOURS.title(colour)}\N{NO-BREAK SPACE}{face}" for colour, face in enumerate(event[1:])]
        return self.tr("Dice: {faces}.").format(faces=", ".join(faces))

    def exchange(self, _cast: Cast, event: Event) -> str:
        """An exchange card is turned up.  R21"""
        number = event[1] - c.EXCHANGE_AT
        said = self.tr("Exchange card {card}: {action} – {text}")
        action = WORDS.action(c.EXCHANGE_ACTION[number])
        return said.format(card=exchange_name(number), action=action, text=text(event[1]))

    def exchange_used(self, cast: Cast, event: Event) -> str:
        """A marker of the exchange card used.  R125"""
        mine = self.tr("You use the exchange card {card}; %n marker(s) left.", "", event[3])
        theirs = self.tr("{name} uses the exchange card {card}; %n marker(s) left.", "", event[3])
        return cast.say(event[1], mine, theirs, card=source_name(event[2]))

    def docked(self, _cast: Cast, event: Event) -> str:
        """A ship that docks.  R31"""
        return self.all_docked([event])

    def all_docked(self, run: Sequence[Event]) -> str:
        """Ships that dock in the same round."""
        ships = [f"{COLOURS.title(event[1])} ({WORDS.ship((event[2] - c.SHIPS_AT) % c.N_KINDS)})" for event in run]
        return self.tr("Ships in their docks: {ships}.").format(ships=", ".join(ships))

    def majority(self, cast: Cast, event: Event) -> str:
        """A majority marker turned.  R79-R83"""
        mine = self.tr("You turn your majority marker: {majority}.")
        theirs = self.tr("{name} turns a majority marker: {majority}.")
        return cast.say(event[1], mine, theirs, majority=WORDS.majority(event[2]))

    def over(self, _cast: Cast, _event: Event) -> str:
        """The end of the game.  R27"""
        return self.tr("The game is over.")

    # threats

    def threat(self, cast: Cast, event: Event) -> str:
        """A threat marker taken.  R32, R34"""
        return self.threats(cast, event[1], [event[2]])

    def threats(self, cast: Cast, seat: int, colours: Sequence[int]) -> str:
        """Threat markers taken by one seat."""
        found = Counter(COLOURS.threat(colour) for colour in colours)
        names = listed([f"{number} × {name}" if number > 1 else name for name, number in found.items()])
        mine = self.tr("You take %n threat marker(s): {threats}.", "", len(colours))
        theirs = self.tr("{name} takes %n threat marker(s): {threats}.", "", len(colours))
        return cast.say(seat, mine, theirs, threats=names)

    def threats_for_all(self, colours: Sequence[int]) -> str:
        """The markers of a throw, the same for everybody.  R32"""
        found = Counter(COLOURS.threat(colour) for colour in colours)
        names = listed([f"{number} × {name}" if number > 1 else name for name, number in found.items()])
        return self.tr("Everybody takes %n threat marker(s): {threats}.", "", len(colours)).format(threats=names)

    def damage(self, cast: Cast, event: Event) -> str:
        """A damage strikes.  R33, R36"""
        mine, theirs = self.tr("{threat} strikes you."), self.tr("{threat} strikes {name}.")
        return cast.say(event[1], mine, theirs, threat=COLOURS.the_threat(event[2]))

    def damage_cost(self, cast: Cast, event: Event, goods: str) -> str:
        """A damage with the goods that it takes away.  R36"""
        mine, theirs = self.tr("{threat} costs you {goods}."), self.tr("{threat} costs {name} {goods}.")
        return cast.say(event[1], mine, theirs, threat=COLOURS.the_threat(event[2]), goods=goods)

    def averted(self, cast: Cast, event: Event) -> str:
        """A damage averted by a person that protects from it.  R171"""
        _, seat, colour, card, points = event
        mine = self.tr("{threat} does you no harm thanks to {person}: %n point(s).", "", points)
        theirs = self.tr("{threat} does {name} no harm thanks to {person}: %n point(s).", "", points)
        return cast.say(seat, mine, theirs, threat=COLOURS.the_threat(colour), person=the(card))

    def victim(self, cast: Cast, event: Event) -> str:
        """A person lost to the plague.  R36"""
        mine, theirs = self.tr("You lose {person}."), self.tr("{name} loses {person}.")
        return cast.say(event[1], mine, theirs, person=the(event[2]))

    def burnt(self, cast: Cast, event: Event) -> str:
        """A house lost to the fire.  R36"""
        house = COLOURS.a_house(c.COLOUR[event[2]])
        return cast.say(event[1], self.tr("You lose {house}."), self.tr("{name} loses {house}."), house=house)

    def razed(self, cast: Cast, event: Event) -> str:
        """A house given up in order to take no marker.  R170"""
        house = COLOURS.a_house(c.COLOUR[event[2]])
        return cast.say(event[1], self.tr("You give up {house}."), self.tr("{name} gives up {house}."), house=house)

    def tile_lost(self, cast: Cast, event: Event) -> str:
        """A canal tile lost.  R38"""
        mine = self.tr("You lose a canal tile {where}.")
        theirs = self.tr("{name} loses a canal tile {where}.")
        return cast.say(event[1], mine, theirs, where=WORDS.in_section(event[2]))

    def to_hand(self, cast: Cast, event: Event) -> str:
        """A person or pet of a lost house, or taken back by an effect, in the hand again.  R37"""
        mine, theirs = self.tr("You take {person} back."), self.tr("{name} takes {person} back.")
        return cast.say(event[1], mine, theirs, person=the(event[2]))

    def returned(self, cast: Cast, event: Event) -> str:
        """A threat marker returned.  R55"""
        return self.all_returned(cast, event[1], [event[2]])

    def all_returned(self, cast: Cast, seat: int, colours: Sequence[int]) -> str:
        """Markers returned together, for a point each."""
        found = Counter(COLOURS.threat(colour) for colour in colours)
        names = listed([f"{number} × {name}" if number > 1 else name for name, number in found.items()])
        if len(colours) == 1:
            mine = self.tr("You return a threat marker for 1 point: {threats}.")
            theirs = self.tr("{name} returns a threat marker for 1 point: {threats}.")
            return cast.say(seat, mine, theirs, threats=names)
        mine = self.tr("You return %n threat marker(s) for 1 point each: {threats}.", "", len(colours))
        theirs = self.tr("{name} returns %n threat marker(s) for 1 point each: {threats}.", "", len(colours))
        return cast.say(seat, mine, theirs, threats=names)

    def threat_passed(self, cast: Cast, event: Event) -> str:
        """A marker handed to an opponent.  R55"""
        _, seat, to, colour = event
        threat = COLOURS.threat(colour)
        if to == cast.you:
            return self.tr("{name} hands you a marker: {threat}.").format(name=cast.name(seat), threat=threat)
        mine, theirs = (
            self.tr("You hand {other} a marker: {threat}."),
            self.tr("{name} hands {other} a marker: {threat}."),
        )
        return cast.say(seat, mine, theirs, other=cast.name(to), threat=threat)

    # the turn

    def play(self, cast: Cast, event: Event) -> str:
        """A card played for an action.  R47, R51"""
        _, seat, card, verb, _, _ = event
        action = WORDS.action(VERBS.index(verb))
        # Built as a house: its front stays secret.
        if card < 0:
            return cast.say(
                seat, self.tr("You play a card: {action}."), self.tr("{name} plays a card: {action}."), action=action
            )
        mine, theirs = self.tr("You play {card}: {action}."), self.tr("{name} plays {card}: {action}.")
        return cast.say(seat, mine, theirs, card=the(card), action=action)

    def play_for(self, cast: Cast, event: Event, goods: str) -> str:
        """A card played for workers or guilders.  R52, R53"""
        mine, theirs = self.tr("You take {goods} for {card}."), self.tr("{name} takes {goods} for {card}.")
        return cast.say(event[1], mine, theirs, goods=goods, card=the(event[2]))

    def play_threat(self, cast: Cast, event: Event, points: int) -> str:
        """A card played for returning a marker.  R54"""
        _, seat, card, _, colour, _ = event
        mine = self.tr("You return 1 {threat} marker for {card}: %n point(s).", "", points)
        theirs = self.tr("{name} returns 1 {threat} marker for {card}: %n point(s).", "", points)
        return cast.say(seat, mine, theirs, threat=COLOURS.threat(colour), card=the(card))

    def named(self, cast: Cast, event: Event) -> str:
        """A colour named for the next card.  R104"""
        mine, theirs = self.tr("You name a colour: {colour}."), self.tr("{name} names a colour: {colour}.")
        return cast.say(event[1], mine, theirs, colour=COLOURS.name(event[2]))

    def discard(self, cast: Cast, event: Event) -> str:
        """A card laid on the discard pile.  R10"""
        mine, theirs = self.tr("You discard {card}."), self.tr("{name} discards {card}.")
        return cast.say(event[1], mine, theirs, card=the(event[2]))

    def advance(self, cast: Cast, event: Event) -> str:
        """A step climbed on the reputation track.  R42"""
        _, seat, step, price, _ = event
        if price:
            mine = self.tr("You climb to step {step} for %n guilder(s).", "", price)
            theirs = self.tr("{name} climbs to step {step} for %n guilder(s).", "", price)
        else:
            mine, theirs = self.tr("You climb to step {step}."), self.tr("{name} climbs to step {step}.")
        return cast.say(seat, mine, theirs, step=c.TRACK[step])

    def tile(self, cast: Cast, event: Event) -> str:
        """A canal tile built.  R56"""
        _, seat, section, price, _ = event
        if price:
            mine = self.tr("You build a canal tile {where} for %n guilder(s).", "", price)
            theirs = self.tr("{name} builds a canal tile {where} for %n guilder(s).", "", price)
        else:
            mine = self.tr("You build a canal tile {where} for free.")
            theirs = self.tr("{name} builds a canal tile {where} for free.")
        return cast.say(seat, mine, theirs, where=WORDS.in_section(section))

    def statue(self, cast: Cast, event: Event) -> str:
        """A statue tile won.  R58"""
        mine = self.tr("You complete a canal section and win a statue: %n point(s).", "", event[2])
        theirs = self.tr("{name} completes a canal section and wins a statue: %n point(s).", "", event[2])
        return cast.say(event[1], mine, theirs)

    def house(self, cast: Cast, event: Event) -> str:
        """A house built.  R59"""
        house = COLOURS.a_house(event[3])
        return cast.say(event[1], self.tr("You build {house}."), self.tr("{name} builds {house}."), house=house)

    def laid(self, cast: Cast, event: Event) -> str:
        """A person or a pet laid out.  R60"""
        _, seat, card, _, price, _ = event
        if price:
            mine = self.tr("You lay out {person} for %n guilder(s).", "", price)
            theirs = self.tr("{name} lays out {person} for %n guilder(s).", "", price)
        else:
            mine, theirs = self.tr("You lay out {person}."), self.tr("{name} lays out {person}.")
        return cast.say(seat, mine, theirs, person=the(card))

    def activate(self, cast: Cast, event: Event) -> str:
        """A person is activated.  R65, R66, R109"""
        _, seat, card, owner = event
        if owner == seat:
            mine, theirs = self.tr("You activate {person}."), self.tr("{name} activates {person}.")
            return cast.say(seat, mine, theirs, person=the(card))
        if owner == cast.you:
            return self.tr("{name} activates your person: {person}.").format(name=cast.name(seat), person=name(card))
        mine = self.tr("You activate {person} of {other}.")
        theirs = self.tr("{name} activates {person} of {other}.")
        return cast.say(seat, mine, theirs, person=the(card), other=cast.name(owner))

    def activate_for(self, cast: Cast, event: Event, goods: str) -> str:
        """An activation with the goods that it brings."""
        mine = self.tr("You activate {person} and take {goods}.")
        theirs = self.tr("{name} activates {person} and takes {goods}.")
        return cast.say(event[1], mine, theirs, person=the(event[2]), goods=goods)

    def ship(self, cast: Cast, event: Event) -> str:
        """A ship is used.  R114"""
        colour = (event[2] - c.SHIPS_AT) // c.N_KINDS
        mine, theirs = self.tr("You use {ship}: {text}"), self.tr("{name} uses {ship}: {text}")
        return cast.say(event[1], mine, theirs, ship=COLOURS.ship(colour), text=text(event[2]))

    # goods

    def goods(self, events: Sequence[Event]) -> str:
        """The goods of some events as a list, those of one kind added up, amounts without their sign."""
        sums: Counter[tuple[str, int]] = Counter()
        for event in events:
            sums[event[0], event[2] if event[0] == "workers" else -1] += abs(event[-2])
        return listed([self._amount(what, colour, number) for (what, colour), number in sums.items()])

    def _amount(self, what: str, colour: int, number: int) -> str:
        if what == "workers":
            return COLOURS.workers(colour, number)
        return AMOUNTS.guilders(number) if what == "guilders" else AMOUNTS.points(number)

    def gained(self, cast: Cast, events: Sequence[Event]) -> str:
        """Goods taken, with their source."""
        seat, source = events[0][1], events[0][-1]
        if source < 0:
            mine, theirs = self.tr("You take {goods}."), self.tr("{name} takes {goods}.")
            return cast.say(seat, mine, theirs, goods=self.goods(events))
        mine, theirs = self.tr("You take {goods} ({source})."), self.tr("{name} takes {goods} ({source}).")
        return cast.say(seat, mine, theirs, goods=self.goods(events), source=source_name(source))

    def paid(self, cast: Cast, events: Sequence[Event]) -> str:
        """Goods paid or lost, with their source."""
        seat, source = events[0][1], events[0][-1]
        if source < 0:
            mine, theirs = self.tr("You lose {goods}."), self.tr("{name} loses {goods}.")
            return cast.say(seat, mine, theirs, goods=self.goods(events))
        mine, theirs = self.tr("You give {goods} ({source})."), self.tr("{name} gives {goods} ({source}).")
        return cast.say(seat, mine, theirs, goods=self.goods(events), source=source_name(source))

    def swapped(self, cast: Cast, given: Sequence[Event], taken: Sequence[Event]) -> str:
        """Goods exchanged for others."""
        mine, theirs = self.tr("You give {given} for {taken}."), self.tr("{name} gives {given} for {taken}.")
        return cast.say(given[0][1], mine, theirs, given=self.goods(given), taken=self.goods(taken))

    def amount(self, cast: Cast, event: Event) -> str:
        """One event of ``GAINS``."""
        return self.gained(cast, [event]) if event[-2] > 0 else self.paid(cast, [event])

    def passed(self, cast: Cast, event: Event) -> str:
        """Goods that one seat gives to another.  R136-R138"""
        _, seat, to, what, number = event
        goods = AMOUNTS.guilders(number) if what == "guilders" else COLOURS.workers(what, number)
        if to == cast.you:
            return self.tr("{name} gives you {goods}.").format(name=cast.name(seat), goods=goods)
        mine, theirs = self.tr("You give {other} {goods}."), self.tr("{name} gives {other} {goods}.")
        return cast.say(seat, mine, theirs, other=cast.name(to), goods=goods)


TELLERS: dict[str, Teller] = {
    "round": BrugesSentences.round,
    "turn": BrugesSentences.turn,
    "start": BrugesSentences.start,
    "draw": BrugesSentences.draw,
    "reserve": BrugesSentences.reserve,
    "halved": BrugesSentences.halved,
    "dice": BrugesSentences.dice,
    "exchange": BrugesSentences.exchange,
    "exchange_used": BrugesSentences.exchange_used,
    "docked": BrugesSentences.docked,
    "majority": BrugesSentences.majority,
    "over": BrugesSentences.over,
    "threat": BrugesSentences.threat,
    "damage": BrugesSentences.damage,
    "averted": BrugesSentences.averted,
    "victim": BrugesSentences.victim,
    "burnt": BrugesSentences.burnt,
    "razed": BrugesSentences.razed,
    "tile_lost": BrugesSentences.tile_lost,
    "to_hand": BrugesSentences.to_hand,
    "returned": BrugesSentences.returned,
    "threat_passed": BrugesSentences.threat_passed,
    "play": BrugesSentences.play,
    "named": BrugesSentences.named,
    "discard": BrugesSentences.discard,
    "advance": BrugesSentences.advance,
    "tile": BrugesSentences.tile,
    "statue": BrugesSentences.statue,
    "house": BrugesSentences.house,
    "laid": BrugesSentences.laid,
    "activate": BrugesSentences.activate,
    "ship": BrugesSentences.ship,
    "passed": BrugesSentences.passed,
    **dict.fromkeys(GAINS, BrugesSentences.amount),
}
"""By kind of event, the method that tells it."""
_SOURCE_AT = {"exchange": 0, "ship": 1, "exchange_used": 1}
"""Index of the source among the fields after the kind of an event, where it is not the last one."""
OF_TABLE = frozenset({"round", "reserve", "halved", "dice", "exchange", "docked", "over"})
"""Kinds of events that are about the table as a whole and no seat."""


def seat_of(event: Event) -> int:
    """The seat that an event is about, or ``NO_SEAT``."""
    return NO_SEAT if event[0] in OF_TABLE else int(event[1])


def piece_of(event: Event) -> str:
    """The key of the piece that an event is about; ``""`` if there is none, or none that all may see."""
    kind, *rest = event
    if kind in ("victim", "to_hand", "laid", "activate", "averted"):
        return card_key(rest[2] if kind == "averted" else rest[1])
    if kind in ("workers", "guilders", "points", "ship", "exchange_used", "exchange"):
        return source_key(rest[_SOURCE_AT.get(kind, -1)])
    if kind == "house":
        return house_key(rest[0], rest[1])
    if kind == "majority":
        return majority_key(rest[1])
    if kind == "statue":
        return statue_key(rest[1])
    if kind == "advance":
        return step_key(rest[1])
    return die_key(rest[1]) if kind == "threat" and rest[2] < 0 else ""


SENTENCES = BrugesSentences()


def line(cast: Cast, event: Event) -> LogLine:
    """A single event as a line of the log."""
    return LogLine(seat_of(event), TELLERS[event[0]](SENTENCES, cast, event), piece_of(event))
