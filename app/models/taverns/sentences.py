"""The log of the Taverns: a sentence for every event, and the lines of a ply.

``lines`` puts events of one ply together as people would tell them: all cards revealed one after the other, all
steps of a walk through the monastery, an upgrade with the noble that it brings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from app.engines.taverns import components as c
from app.models.cast import Cast
from app.models.presenter import NO_SEAT, LogLine
from app.models.taverns.keys import (
    card_key,
    entertainer_key,
    monastery_marker_key,
    reputation_marker_key,
    space_key,
    start_key,
    supply_key,
    tile_key,
)
from app.models.taverns.phrases import PHRASES
from app.models.taverns.words import column_costs, entertainer_name, start_name, tile_name, words
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from app.engines.contract import Event
    from app.match.seats import Seat

Teller = Callable[["TavernsSentences", Cast, "Event"], str]
"""Makes the sentence of one event."""
RunTeller = Callable[["TavernsSentences", Cast, int, Sequence["Event"]], str]
"""Makes one sentence of several events of the same kind and seat; gets the seat and the events."""

SILENT = frozenset({"finished_placing"})
"""Kinds of events without a line, because the headings of the log or the next line tell them already."""

TOLD_WITH = {"bought": "bought", "recruited": "recruited", "hired": "nobles_hired", "upgrade": "upgrade_paid"}
"""Kinds of events that tell a gain of the same ply with them, by the source of the gain."""

EVERYBODY = frozenset({"counter_guest", "schnapps"})
"""Kinds of events that are told in one line if they happen to all seats alike."""


class TavernsSentences(Translated):
    """One sentence per event, and the lines of a ply.

    The methods between ``lines`` and the tables below are the sentences, each named after its kind of event.  Those
    that get a ``run`` of events (``RunTeller``) tell all of them in one sentence.
    """

    def sentence(self, event: Event, seats: Sequence[Seat]) -> str:
        """See ``Presenter.sentence``."""
        fact, cast = event[0], Cast(seats)
        if fact in _RUN_TELLERS:
            return _RUN_TELLERS[fact](self, cast, event[1], [event])
        return _TELLERS[fact](self, cast, event)

    def lines(self, events: Sequence[Event], seats: Sequence[Seat]) -> list[LogLine]:
        """See ``Presenter.lines``."""
        cast = Cast(seats)
        facts = {event[0] for event in events}
        found: list[LogLine] = []
        # Only neighbours are told together, so that the lines stay in order of play.
        for _, some in groupby(events, key=_kind):
            run = list(some)
            fact = run[0][0]
            # What the line of another event tells already is left out.
            if fact in SILENT or (fact == "upgraded" and "upgrade_paid" in facts):
                continue
            if fact == "gained" and TOLD_WITH.get(run[0][3]) in facts:
                continue
            # Several seats, and each of them once.
            if fact in EVERYBODY and len(run) == len(seats) > 1 and len({event[1] for event in run}) == len(seats):
                found.append(LogLine(NO_SEAT, self._everybody(run[0])))
            elif fact in _RUN_TELLERS:
                found += self._runs(cast, run)
            else:
                found += [LogLine(_seat(event), _TELLERS[fact](self, cast, event), _piece(event)) for event in run]
        return found

    def _runs(self, cast: Cast, events: Sequence[Event]) -> list[LogLine]:
        """One line for the neighbouring events of each seat; all ``events`` are of the same kind."""
        found = []
        for seat, some in groupby(events, key=lambda event: event[1]):
            run = list(some)
            found.append(LogLine(seat, _RUN_TELLERS[run[0][0]](self, cast, seat, run), _piece(run[-1])))
        return found

    def _everybody(self, event: Event) -> str:
        if event[0] == "counter_guest":
            return self.tr("Everybody gains a counter guest.")
        return self.tr("Everybody gains %n schnapps.", "", event[2])

    # set-up

    def start_card(self, cast: Cast, event: Event) -> str:
        """A start card.  R161"""
        mine = self.tr("You begin with “{card}”.")
        return cast.say(event[1], mine, self.tr("{name} begins with “{card}”."), card=start_name(event[2]))

    def removed(self, cast: Cast, event: Event) -> str:
        """A regular removed.  R165"""
        mine = self.tr("You remove a regular who pays %n.", "", c.DOUBLOONS[event[2]])
        theirs = self.tr("{name} removes a regular who pays %n.", "", c.DOUBLOONS[event[2]])
        return cast.say(event[1], mine, theirs)

    def cellared(self, cast: Cast, event: Event) -> str:
        """Beer in the storage from the start.  R166"""
        mine = self.tr("You begin with %n beer in storage.", "", event[2])
        return cast.say(event[1], mine, self.tr("{name} begins with %n beer in storage.", "", event[2]))

    # phases A to D

    def round_began(self, _cast: Cast, event: Event) -> str:
        """An evening.  R25"""
        return self.tr("Evening {number} begins.").format(number=event[1])

    def counter_guest(self, cast: Cast, event: Event) -> str:
        """A counter guest.  R26"""
        return cast.say(event[1], self.tr("You gain a counter guest."), self.tr("{name} gains a counter guest."))

    def schnapps(self, cast: Cast, event: Event) -> str:
        """Schnapps.  R31, R106"""
        mine = self.tr("You gain %n schnapps.", "", event[2])
        return cast.say(event[1], mine, self.tr("{name} gains %n schnapps.", "", event[2]))

    def entertainer(self, cast: Cast, event: Event) -> str:
        """An entertainer on a side.  R131"""
        _, seat, tile, side = event
        mine = self.tr("Your new entertainer: {entertainer}, side {side}.")
        theirs = self.tr("{name} has a new entertainer: {entertainer}, side {side}.")
        return cast.say(seat, mine, theirs, entertainer=entertainer_name(tile), side="A" if side == c.SIDE_A else "B")

    def came(self, cast: Cast, seat: int, run: Sequence[Event]) -> str:
        """Cards revealed one after the other.  R33"""
        cards = self._cards(run)
        return cast.say(seat, self.tr("You reveal: {cards}."), self.tr("{name} reveals: {cards}."), cards=cards)

    def _cards(self, run: Sequence[Event]) -> str:
        """The cards of some events, equal ones counted: ``"2 × Regular and Waitress"``."""
        many = self.tr("{number}\u00a0×\u00a0{card}")
        cards = Counter(words(event[2]).name for event in run)
        return listed([many.format(number=number, card=card) if number > 1 else card for card, number in cards.items()])

    def shuffled(self, cast: Cast, event: Event) -> str:
        """A new draw pile.  R37"""
        mine = self.tr("You shuffle your discard pile: %n card(s).", "", event[2])
        return cast.say(event[1], mine, self.tr("{name} shuffles the discard pile: %n card(s).", "", event[2]))

    def redrew(self, cast: Cast, event: Event) -> str:
        """A tavern filled anew.  R49"""
        mine = self.tr("You return a counter guest and draw anew.")
        return cast.say(event[1], mine, self.tr("{name} returns a counter guest and draws anew."))

    def counter_returned(self, cast: Cast, event: Event) -> str:
        """A counter guest for a space in the monastery.  R103"""
        mine = self.tr("You return a counter guest for a space in the monastery.")
        return cast.say(event[1], mine, self.tr("{name} returns a counter guest for a space in the monastery."))

    def bards_played(self, cast: Cast, event: Event) -> str:
        """Steps of the bards.  R151"""
        mine = self.tr("Your bards raise your reputation by %n step(s).", "", event[2])
        theirs = self.tr("{name}’s bards raise the reputation by %n step(s).", "", event[2])
        return cast.say(event[1], mine, theirs)

    def coloured_rolled(self, cast: Cast, event: Event) -> str:
        """Dice in the colour of a seat.  R28, R50"""
        mine, theirs = self.tr("Your own dice: {faces}."), self.tr("{name}’s own dice: {faces}.")
        if len(event[2]) == 1:
            mine, theirs = self.tr("Your own die: {faces}."), self.tr("{name}’s own die: {faces}.")
        return cast.say(event[1], mine, theirs, faces=", ".join(map(str, event[2])))

    def white_rolled(self, cast: Cast, event: Event) -> str:
        """The dice of a coaster.  R52"""
        mine, theirs = self.tr("You roll {faces}."), self.tr("{name} rolls {faces}.")
        return cast.say(event[1], mine, theirs, faces=", ".join(map(str, event[2])))

    def coasters_passed(self, _cast: Cast, _event: Event) -> str:
        """All coasters go on.  R53"""
        return self.tr("The coasters go on to the left.")

    def drafted(self, cast: Cast, event: Event) -> str:
        """A die taken.  R53"""
        mine, theirs = self.tr("You take a {face}."), self.tr("{name} takes a {face}.")
        return cast.say(event[1], mine, theirs, face=event[2])

    # placing

    def turn_began(self, cast: Cast, event: Event) -> str:
        """A turn.  R23"""
        return cast.say(event[1], self.tr("Your turn begins."), self.tr("{name}’s turn begins."))

    def placed(self, cast: Cast, event: Event) -> str:
        """A die placed.  R55"""
        mine, theirs = self.tr("You place a die ({face}): {space}."), self.tr("{name} places a die ({face}): {space}.")
        return cast.say(event[1], mine, theirs, face=_face(event[2]), space=PHRASES.space(event[3]))

    def took_back(self, cast: Cast, event: Event) -> str:
        """A die taken back.  R55"""
        mine = self.tr("You take a die back ({face}): {space}.")
        theirs = self.tr("{name} takes a die back ({face}): {space}.")
        return cast.say(event[1], mine, theirs, face=_face(event[2]), space=PHRASES.space(event[3]))

    def joker(self, cast: Cast, event: Event) -> str:
        """A die made an X.  R137"""
        mine = self.tr("Your juggler turns a {face} into an X.")
        return cast.say(event[1], mine, self.tr("{name}’s juggler turns a {face} into an X."), face=event[2])

    def finished_placing(self, cast: Cast, event: Event) -> str:
        """The dice stay where they are.  R55"""
        return cast.say(event[1], self.tr("You end placing."), self.tr("{name} ends placing."))

    def reputation_phase(self, cast: Cast, event: Event) -> str:
        """The two sums, and the lower of them.  R62, R63"""
        _, seat, doubloons, beer = event
        mine = self.tr("Your dice bring {goods}: %n step(s) of reputation.", "", min(doubloons, beer))
        theirs = self.tr("{name}’s dice bring {goods}: %n step(s) of reputation.", "", min(doubloons, beer))
        return cast.say(seat, mine, theirs, goods=PHRASES.goods(doubloons, beer))

    # serving

    def doubloons(self, cast: Cast, seat: int, run: Sequence[Event]) -> str:
        """Doubloons of several sources.  R68, R69, R133"""
        number = sum(event[2] for event in run)
        mine = self.tr("You take in %n doubloon(s): {sources}.", "", number)
        theirs = self.tr("{name} takes in %n doubloon(s): {sources}.", "", number)
        return cast.say(seat, mine, theirs, sources=self._sources(run))

    def beer(self, cast: Cast, seat: int, run: Sequence[Event]) -> str:
        """Beer of several sources.  R65, R70, R71, R133"""
        number = sum(event[2] for event in run)
        mine = self.tr("You take in %n beer: {sources}.", "", number)
        theirs = self.tr("{name} takes in %n beer: {sources}.", "", number)
        return cast.say(seat, mine, theirs, sources=self._sources(run))

    def _sources(self, run: Sequence[Event]) -> str:
        """The amounts of some events by where they come from: ``"Farmer 3, Cash till 1"``."""
        amounts: Counter[str] = Counter()
        for _, _, number, source in run:
            amounts[self._source(source)] += number
        text = self.tr("{source} {number}")
        return ", ".join(text.format(number=number, source=source) for source, number in amounts.items())

    def _source(self, source: str) -> str:
        """The name of a card, an entertainer or a tile that brings doubloons or beer."""
        if source in c.NUMBER:
            return words(c.NUMBER[source]).name
        if source == "musician":
            return entertainer_name(c.MUSICIAN)
        return tile_name(source)

    def bought(self, cast: Cast, event: Event) -> str:
        """A tavern card bought.  R75"""
        _, seat, card, cost = event
        mine = self.tr("You buy {card} for %n doubloon(s).", "", cost)
        theirs = self.tr("{name} buys {card} for %n doubloon(s).", "", cost)
        return cast.say(seat, mine, theirs, card=words(card).the)

    def upgrade_paid(self, cast: Cast, event: Event) -> str:
        """A tile upgraded, with its noble.  R78-R80"""
        _, seat, tile, cost, returned = event
        if returned:
            mine = self.tr(
                "You upgrade “{tile}” for %n doubloon(s) and {returned} of its cards, and gain a noble.", "", cost
            )
            theirs = self.tr(
                "{name} upgrades “{tile}” for %n doubloon(s) and {returned} of its cards, and gains a noble.", "", cost
            )
        else:
            mine = self.tr("You upgrade “{tile}” for %n doubloon(s) and gain a noble.", "", cost)
            theirs = self.tr("{name} upgrades “{tile}” for %n doubloon(s) and gains a noble.", "", cost)
        return cast.say(seat, mine, theirs, tile=tile_name(tile), returned=returned)

    def upgraded(self, cast: Cast, event: Event) -> str:
        """A tile turned over free of charge.  R29, R134, R162"""
        mine, theirs = self.tr("You turn over “{tile}”."), self.tr("{name} turns over “{tile}”.")
        return cast.say(event[1], mine, theirs, tile=tile_name(event[2]))

    def recruited(self, cast: Cast, event: Event) -> str:
        """A guest recruited.  R94"""
        _, seat, card, cost = event
        mine = self.tr("You recruit {guest} for %n beer.", "", cost)
        theirs = self.tr("{name} recruits {guest} for %n beer.", "", cost)
        return cast.say(seat, mine, theirs, guest=words(card).the)

    def nobles_hired(self, cast: Cast, event: Event) -> str:
        """Nobles hired.  R99"""
        _, seat, number, cost = event
        mine = self.tr("You hire %n noble(s) for {beer} beer.", "", number)
        return cast.say(seat, mine, self.tr("{name} hires %n noble(s) for {beer} beer.", "", number), beer=cost)

    def entertained(self, cast: Cast, event: Event) -> str:
        """An entertainer paid.  R132"""
        _, seat, tile, side = event
        price = c.PRICE[tile][side]
        mine = self.tr("You pay %n schnapps to the entertainer: {entertainer}.", "", price)
        theirs = self.tr("{name} pays %n schnapps to the entertainer: {entertainer}.", "", price)
        return cast.say(seat, mine, theirs, entertainer=entertainer_name(tile))

    def guest_shown(self, _cast: Cast, event: Event) -> str:
        """A new guest on display.  R97"""
        return self.tr("On display now: {guest}.").format(guest=words(event[1]).name)

    def stored(self, cast: Cast, event: Event) -> str:
        """The end of a turn.  R108"""
        _, seat, doubloons, beer = event
        mine = self.tr("You store {goods} and end your turn.")
        return cast.say(
            seat, mine, self.tr("{name} stores {goods} and ends the turn."), goods=PHRASES.goods(doubloons, beer)
        )

    def lost(self, cast: Cast, event: Event) -> str:
        """What no storage had room for.  R108"""
        _, seat, *amounts = event
        mine, theirs = self.tr("You lose {goods}."), self.tr("{name} loses {goods}.")
        return cast.say(seat, mine, theirs, goods=PHRASES.goods(*amounts))

    # bonuses

    def gained(self, cast: Cast, seat: int, run: Sequence[Event]) -> str:
        """Cards gained one after the other from the same source.  R3"""
        if run[0][3] == "juggler":
            mine = self.tr("Your juggler puts a card back on your draw pile: {cards}.")
            theirs = self.tr("{name}’s juggler puts a card back on the draw pile: {cards}.")
        else:
            mine, theirs = self.tr("You gain: {cards}."), self.tr("{name} gains: {cards}.")
        return cast.say(seat, mine, theirs, cards=self._cards(run))

    def supply_empty(self, cast: Cast, event: Event) -> str:
        """A gain from an empty pile.  R4"""
        mine = self.tr("You would gain {card}, but none is left.")
        return cast.say(
            event[1], mine, self.tr("{name} would gain {card}, but none is left."), card=words(event[2]).the
        )

    def monastery_step(self, cast: Cast, seat: int, run: Sequence[Event]) -> str:
        """A walk through the monastery.  R110"""
        mine = self.tr("You move %n space(s) in the monastery, to space {at}.", "", len(run))
        theirs = self.tr("{name} moves %n space(s) in the monastery, to space {at}.", "", len(run))
        return cast.say(seat, mine, theirs, at=run[-1][2])

    def reputation_step(self, cast: Cast, seat: int, run: Sequence[Event]) -> str:
        """A walk along the reputation track.  R147"""
        mine = self.tr("Your reputation moves %n space(s).", "", len(run))
        theirs = self.tr("{name}’s reputation moves %n space(s).", "", len(run))
        return cast.say(seat, mine, theirs)

    def banned(self, cast: Cast, event: Event) -> str:
        """A guest banned.  R105"""
        mine, theirs = self.tr("You ban {guest} for good."), self.tr("{name} bans {guest} for good.")
        return cast.say(event[1], mine, theirs, guest=words(event[2]).the)

    def declined(self, cast: Cast, event: Event) -> str:
        """A bonus forfeited.  R8a"""
        _, seat, decision = event
        mine, theirs = {
            "choose_banned_card": (self.tr("You ban nobody."), self.tr("{name} bans nobody.")),
            "choose_signature_column": (
                self.tr("You do without the signature."),
                self.tr("{name} does without the signature."),
            ),
            "choose_substitute_helper": (
                self.tr("You take no other helper."),
                self.tr("{name} takes no other helper."),
            ),
            "use_juggler_return": (
                self.tr("Your juggler takes a rest."),
                self.tr("{name}’s juggler takes a rest."),
            ),
        }[decision]
        return cast.say(seat, mine, theirs)

    def signed(self, cast: Cast, event: Event) -> str:
        """A signature.  R171, R174"""
        _, seat, column, _row = event
        mine = self.tr("A guest signs in your book, in the column for {costs} beer.")
        theirs = self.tr("A guest signs in {name}’s book, in the column for {costs} beer.")
        return cast.say(seat, mine, theirs, costs=column_costs(column))

    def signature_lost(self, cast: Cast, event: Event) -> str:
        """A full column.  R173"""
        mine = self.tr("The column for {costs} beer in your book is full; the signature is lost.")
        theirs = self.tr("The column for {costs} beer in {name}’s book is full; the signature is lost.")
        return cast.say(event[1], mine, theirs, costs=column_costs(event[2]))

    def game_over(self, _cast: Cast, _event: Event) -> str:
        """The end.  R117"""
        return self.tr("The game is over.")


_TELLERS: dict[str, Teller] = {
    "start_card": TavernsSentences.start_card,
    "removed": TavernsSentences.removed,
    "round_began": TavernsSentences.round_began,
    "counter_guest": TavernsSentences.counter_guest,
    "schnapps": TavernsSentences.schnapps,
    "entertainer": TavernsSentences.entertainer,
    "shuffled": TavernsSentences.shuffled,
    "redrew": TavernsSentences.redrew,
    "counter_returned": TavernsSentences.counter_returned,
    "bards_played": TavernsSentences.bards_played,
    "cellared": TavernsSentences.cellared,
    "coloured_rolled": TavernsSentences.coloured_rolled,
    "white_rolled": TavernsSentences.white_rolled,
    "coasters_passed": TavernsSentences.coasters_passed,
    "drafted": TavernsSentences.drafted,
    "turn_began": TavernsSentences.turn_began,
    "placed": TavernsSentences.placed,
    "took_back": TavernsSentences.took_back,
    "joker": TavernsSentences.joker,
    "finished_placing": TavernsSentences.finished_placing,
    "reputation_phase": TavernsSentences.reputation_phase,
    "bought": TavernsSentences.bought,
    "upgrade_paid": TavernsSentences.upgrade_paid,
    "upgraded": TavernsSentences.upgraded,
    "recruited": TavernsSentences.recruited,
    "nobles_hired": TavernsSentences.nobles_hired,
    "entertained": TavernsSentences.entertained,
    "guest_shown": TavernsSentences.guest_shown,
    "stored": TavernsSentences.stored,
    "lost": TavernsSentences.lost,
    "supply_empty": TavernsSentences.supply_empty,
    "banned": TavernsSentences.banned,
    "declined": TavernsSentences.declined,
    "signed": TavernsSentences.signed,
    "signature_lost": TavernsSentences.signature_lost,
    "game_over": TavernsSentences.game_over,
}
_RUN_TELLERS: dict[str, RunTeller] = {
    "came": TavernsSentences.came,
    "gained": TavernsSentences.gained,
    "monastery_step": TavernsSentences.monastery_step,
    "reputation_step": TavernsSentences.reputation_step,
    "doubloons": TavernsSentences.doubloons,
    "beer": TavernsSentences.beer,
}
"""Kinds of events that are told in one line if several of one seat follow each other."""

_OF_TABLE = frozenset({"round_began", "coasters_passed", "guest_shown", "game_over"})
"""Kinds of events that are about no seat."""


def _kind(event: Event) -> tuple[object, ...]:
    """What neighbouring events must have in common to be told together: their kind, of gains also the source."""
    return (event[0], event[3]) if event[0] == "gained" else (event[0],)


def _seat(event: Event) -> int:
    return NO_SEAT if event[0] in _OF_TABLE else int(event[1])


def _face(face: int) -> str:
    return "X" if face == c.JOKER else str(face)


def _piece(event: Event) -> str:
    """The key of the piece that an event is about; ``""`` for none."""
    fact, *rest = event
    if fact in ("upgraded", "upgrade_paid"):
        return tile_key(rest[0], rest[1])
    if fact in ("placed", "took_back"):
        return space_key(rest[0], rest[2])
    if fact in ("entertainer", "entertained"):
        return entertainer_key(rest[0], rest[1])
    if fact == "recruited":
        return card_key(rest[1])
    if fact == "guest_shown":
        return card_key(rest[0])
    if fact == "monastery_step":
        return monastery_marker_key(rest[0])
    if fact == "reputation_step":
        return reputation_marker_key(rest[0])
    if fact == "bought":
        return supply_key(rest[1])
    return start_key(rest[1]) if fact == "start_card" else ""


SENTENCES = TavernsSentences()
