"""The events of Murano in sentences, one per event, and the lines of the log.

``MuranoSentences.lines`` leaves out events that another line of the same or the next ply covers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.engines.murano import components as c
from app.models.cast import Cast
from app.models.murano.keys import cell_key, dock_key, island_key, space_key, special_key, stack_key
from app.models.murano.phrases import PHRASES
from app.models.murano.terms import a_sort, a_tile, island_name, sort_names
from app.models.murano.words import character, special
from app.models.presenter import NO_SEAT, LogLine
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Event
    from app.match.seats import Seat

Teller = Callable[["MuranoSentences", Cast, "Event"], str]
"""A method that returns the sentence about one kind of event."""

SILENT = frozenset({"turn_began", "street_drawn", "characters_drawn", "round_began"})
"""Kinds of events without a line: a heading of the log or the next line tells the same."""

TOLD_WITH = {
    "pass": "passed",
    "income": "income",
    "sale": "sold",
    "production": "beads_drawn",
    "basilica": "special_card",
}
"""By source of a gain or loss (``gold``, ``vp``), the kind of event whose line tells it if the ply has one."""


class MuranoSentences(Translated):
    """The sentence about each kind of event, by a method of the same name, and the log of a ply.

    "You" stands for the only person of a game (``Cast``).
    """

    def sentence(self, event: Event, seats: Sequence[Seat]) -> str:
        """See ``Presenter.sentence``."""
        return _TELLERS[event[0]](self, Cast(seats), event)

    def lines(self, events: Sequence[Event], seats: Sequence[Seat]) -> list[LogLine]:
        """See ``Presenter.lines``."""
        cast = Cast(seats)
        by_fact = {event[0]: event for event in events}  # of several events of a kind the last one
        found: list[LogLine] = []
        for event in events:
            fact = event[0]
            if fact in SILENT or (fact in ("gold", "vp") and TOLD_WITH.get(event[3]) in by_fact):
                continue
            if fact == "ships_paid":
                # The line before is about the last ship of the plan; it is replaced by one that names the price, too.
                found.pop()
                moved = by_fact["ship_moved"]
                found.append(LogLine(event[1], self._sailed(cast, moved, event), _piece(moved)))
            elif fact == "beads_drawn" and (paid := _source(events, "production")):
                found.append(LogLine(event[1], self._produced(cast, event, -paid[2]), _piece(event)))  # paid: negative
            else:
                found.append(LogLine(_seat(event), _TELLERS[fact](self, cast, event), _piece(event)))
        return found

    # ships

    def turn_began(self, cast: Cast, event: Event) -> str:
        """Whose turn begins.  R17"""
        return cast.say(event[1], self.tr("It is your turn."), self.tr("It is {name}'s turn."))

    def round_began(self, _cast: Cast, event: Event) -> str:
        """A round begins."""
        return self.tr("Round {number} begins.").format(number=event[1])

    def ship_moved(self, cast: Cast, event: Event) -> str:
        """A ship was moved to a space.  R21"""
        _, seat, ship, _, space = event
        if ship == c.RED_SHIP:
            mine, theirs = (
                self.tr("You move the red ship to {space}."),
                self.tr("{name} moves the red ship to {space}."),
            )
        else:
            mine, theirs = self.tr("You move a ship to {space}."), self.tr("{name} moves a ship to {space}.")
        return cast.say(seat, mine, theirs, space=PHRASES.space(space))

    def ships_paid(self, cast: Cast, event: Event) -> str:
        """What the ships of a plan cost.  R23"""
        _, seat, ships, gold = event
        mine = self.tr("%n ship(s) cost you {price}.", "", ships)
        theirs = self.tr("%n ship(s) cost {name} {price}.", "", ships)
        return cast.say(seat, mine, theirs, price=PHRASES.gold(gold))

    def _sailed(self, cast: Cast, moved: Event, paid: Event) -> str:
        """The last ship of a plan, and what all of its ships cost."""
        return f"{self.ship_moved(cast, moved)} {self.ships_paid(cast, paid)}"

    def passed(self, cast: Cast, event: Event) -> str:
        """A seat passed.  R26"""
        return cast.say(event[1], self.tr("You pass and gain 1 gold."), self.tr("{name} passes and gains 1 gold."))

    # gold and points

    def gold(self, cast: Cast, event: Event) -> str:
        """Gold was gained, by its source."""
        _, seat, amount, source = event
        texts = {
            "take_gold": (self.tr("You take %n gold.", "", amount), self.tr("{name} takes %n gold.", "", amount)),
            "pass": (self.tr("You pass for %n gold.", "", amount), self.tr("{name} passes for %n gold.", "", amount)),
            "income": (self.tr("You earn %n gold.", "", amount), self.tr("{name} earns %n gold.", "", amount)),
            "dismissed": (
                self.tr("You dismiss a gondolier for %n gold.", "", amount),
                self.tr("{name} dismisses a gondolier for %n gold.", "", amount),
            ),
            "sale": (
                self.tr("The sale brings you %n gold.", "", amount),
                self.tr("The sale brings {name} %n gold.", "", amount),
            ),
            "red_ship": (
                self.tr("The red ship brings you %n gold.", "", amount),
                self.tr("The red ship brings {name} %n gold.", "", amount),
            ),
        }
        return cast.say(seat, *texts[source])

    def income(self, cast: Cast, event: Event) -> str:
        """Income of the island that pays most.  R39"""
        _, seat, island, amount = event
        mine = self.tr("You earn %n gold on {island}.", "", amount)
        return cast.say(
            seat, mine, self.tr("{name} earns %n gold on {island}.", "", amount), island=island_name(island)
        )

    def vp(self, cast: Cast, event: Event) -> str:
        """Points on the track were gained or paid, by their source."""
        _, seat, points, source = event
        amount = abs(points)
        texts = {
            "basilica": (
                self.tr("The Basilica brings you %n point(s).", "", amount),
                self.tr("The Basilica brings {name} %n point(s).", "", amount),
            ),
            "production": (
                self.tr("Producing costs you %n point(s).", "", amount),
                self.tr("Producing costs {name} %n point(s).", "", amount),
            ),
            "harbor_tavern": (
                self.tr("The Harbour tavern brings you %n point(s).", "", amount),
                self.tr("The Harbour tavern brings {name} %n point(s).", "", amount),
            ),
            "guild_hall": (
                self.tr("The Guild hall brings you %n point(s).", "", amount),
                self.tr("The Guild hall brings {name} %n point(s).", "", amount),
            ),
        }
        return cast.say(seat, *texts[source])

    # tiles

    def bought(self, cast: Cast, event: Event) -> str:
        """A tile was bought; only its sort is told.  R31-R34"""
        _, seat, sort, cost = event
        mine = self.tr("You buy {tile} for %n gold.", "", cost)
        return cast.say(seat, mine, self.tr("{name} buys {tile} for %n gold.", "", cost), tile=a_sort(sort))

    def looked_through(self, cast: Cast, event: Event) -> str:
        """A stack was looked through.  R32"""
        _, seat, sort = event
        mine, theirs = (
            self.tr("You look through the stack: {sort}."),
            self.tr("{name} looks through the stack: {sort}."),
        )
        return cast.say(seat, mine, theirs, sort=sort_names(sort))

    def street_drawn(self, cast: Cast, event: Event) -> str:
        """A street was drawn.  R51"""
        _, seat, tile = event
        return cast.say(seat, self.tr("You draw {tile}."), self.tr("{name} draws {tile}."), tile=a_tile(tile))

    def street_laid(self, cast: Cast, event: Event) -> str:
        """A street was laid.  R51"""
        _, seat, tile, cell = event
        mine, theirs = self.tr("You lay {tile} on {island}."), self.tr("{name} lays {tile} on {island}.")
        return cast.say(seat, mine, theirs, tile=a_tile(tile), island=island_name(c.ISLAND_OF[cell]))

    def built(self, cast: Cast, event: Event) -> str:
        """A building was built.  R54"""
        _, seat, tile, cell, points = event
        if points:
            mine = self.tr("You build {tile} on {island}: %n point(s).", "", points)
            theirs = self.tr("{name} builds {tile} on {island}: %n point(s).", "", points)
        else:
            mine, theirs = self.tr("You build {tile} on {island}."), self.tr("{name} builds {tile} on {island}.")
        return cast.say(seat, mine, theirs, tile=a_tile(tile), island=island_name(c.ISLAND_OF[cell]))

    def special_card(self, cast: Cast, event: Event) -> str:
        """A special building card was chosen.  R55, R81"""
        _, seat, card = event
        if card == c.BASILICA:
            points = c.EFFECT[card]["amount"]
            mine = self.tr("You choose “{card}”: %n point(s).", "", points)
            theirs = self.tr("{name} chooses “{card}”: %n point(s).", "", points)
        else:
            mine, theirs = self.tr("You choose “{card}”."), self.tr("{name} chooses “{card}”.")
        return cast.say(seat, mine, theirs, card=special(card).name)

    def left_unbuilt(self, cast: Cast, event: Event) -> str:
        """A tile bought in the last round was not built at once.  R72"""
        mine = self.tr("You leave the tile unbuilt.")
        return cast.say(event[1], mine, self.tr("{name} leaves the tile unbuilt."))

    # characters and gondoliers

    def characters_drawn(self, cast: Cast, event: Event) -> str:
        """Characters were drawn and looked at.  R36"""
        mine = self.tr("You look at %n character(s).", "", event[2])
        return cast.say(event[1], mine, self.tr("{name} looks at %n character(s).", "", event[2]))

    def recruited(self, cast: Cast, event: Event) -> str:
        """A character was kept; which one stays hidden.  R36"""
        _, seat, price = event
        if not price:
            return cast.say(
                seat, self.tr("You recruit a character, free."), self.tr("{name} recruits a character, free.")
            )
        mine = self.tr("You recruit a character for %n gold.", "", price)
        return cast.say(seat, mine, self.tr("{name} recruits a character for %n gold.", "", price))

    def declined(self, cast: Cast, event: Event) -> str:
        """No character was kept.  R36"""
        return cast.say(event[1], self.tr("You keep no character."), self.tr("{name} keeps no character."))

    def gondolier_placed(self, cast: Cast, event: Event) -> str:
        """A gondolier was placed at an island.  R37"""
        _, seat, dock, price = event
        mine = self.tr("You place a gondolier at {island} for %n gold.", "", price)
        theirs = self.tr("{name} places a gondolier at {island} for %n gold.", "", price)
        return cast.say(seat, mine, theirs, island=island_name(dock // c.N_DOCKS))

    def hired(self, cast: Cast, event: Event) -> str:
        """A gondolier was hired from the supply.  R42"""
        mine = self.tr("You hire a gondolier for %n gold.", "", event[2])
        return cast.say(event[1], mine, self.tr("{name} hires a gondolier for %n gold.", "", event[2]))

    # beads

    def beads_drawn(self, cast: Cast, event: Event) -> str:
        """Beads were drawn by glass factories.  R40"""
        _, seat, colours = event
        mine, theirs = self.tr("You produce beads: {beads}."), self.tr("{name} produces beads: {beads}.")
        return cast.say(seat, mine, theirs, beads=PHRASES.drawn(colours))

    def _produced(self, cast: Cast, event: Event, points: int) -> str:
        """The same as ``beads_drawn`` together with the points paid for it, as one line of the log."""
        _, seat, colours = event
        mine = self.tr("You pay %n point(s) and produce beads: {beads}.", "", points)
        theirs = self.tr("{name} pays %n point(s) and produces beads: {beads}.", "", points)
        return cast.say(seat, mine, theirs, beads=PHRASES.drawn(colours))

    def sold(self, cast: Cast, event: Event) -> str:
        """Beads were sold.  R41"""
        _, seat, beads = event
        gold = c.SALE[sum(beads)]
        mine = self.tr("You sell beads for %n gold: {beads}.", "", gold)
        theirs = self.tr("{name} sells beads for %n gold: {beads}.", "", gold)
        return cast.say(seat, mine, theirs, beads=PHRASES.beads(beads))

    def bead_returned(self, cast: Cast, event: Event) -> str:
        """A bead was returned because of the Counting house.  R84"""
        _, seat, colour = event
        mine, theirs = self.tr("You return a bead: {beads}."), self.tr("{name} returns a bead: {beads}.")
        return cast.say(seat, mine, theirs, beads=PHRASES.drawn([colour]))

    # the end

    def end_triggered(self, _cast: Cast, _event: Event) -> str:
        """Two sorts have run out, so that the last round begins.  R70, R71"""
        return self.tr("Two sorts have run out: everybody else has one more turn.")

    def scored(self, cast: Cast, event: Event) -> str:
        """A character was scored.  R60"""
        _, seat, card, island, points, given = event
        if given:
            mine = self.tr("You score “{card}” on {island} for {given}: %n point(s).", "", points)
            theirs = self.tr("{name} scores “{card}” on {island} for {given}: %n point(s).", "", points)
        else:
            mine = self.tr("You score “{card}” on {island}: %n point(s).", "", points)
            theirs = self.tr("{name} scores “{card}” on {island}: %n point(s).", "", points)
        what = PHRASES.given(given)
        return cast.say(seat, mine, theirs, card=character(card).name, island=island_name(island), given=what)

    def gondolier_points(self, cast: Cast, event: Event) -> str:
        """Gondoliers that serve no card brought points.  R62"""
        mine = self.tr("Your other gondoliers bring %n point(s).", "", event[2])
        return cast.say(event[1], mine, self.tr("{name}’s other gondoliers bring %n point(s).", "", event[2]))

    def game_over(self, _cast: Cast, _event: Event) -> str:
        """The game is over."""
        return self.tr("The game is over.")


_TELLERS: dict[str, Teller] = {
    "turn_began": MuranoSentences.turn_began,
    "round_began": MuranoSentences.round_began,
    "ship_moved": MuranoSentences.ship_moved,
    "ships_paid": MuranoSentences.ships_paid,
    "passed": MuranoSentences.passed,
    "gold": MuranoSentences.gold,
    "income": MuranoSentences.income,
    "vp": MuranoSentences.vp,
    "bought": MuranoSentences.bought,
    "looked_through": MuranoSentences.looked_through,
    "street_drawn": MuranoSentences.street_drawn,
    "street_laid": MuranoSentences.street_laid,
    "built": MuranoSentences.built,
    "special_card": MuranoSentences.special_card,
    "left_unbuilt": MuranoSentences.left_unbuilt,
    "characters_drawn": MuranoSentences.characters_drawn,
    "recruited": MuranoSentences.recruited,
    "declined": MuranoSentences.declined,
    "gondolier_placed": MuranoSentences.gondolier_placed,
    "hired": MuranoSentences.hired,
    "beads_drawn": MuranoSentences.beads_drawn,
    "sold": MuranoSentences.sold,
    "bead_returned": MuranoSentences.bead_returned,
    "end_triggered": MuranoSentences.end_triggered,
    "scored": MuranoSentences.scored,
    "gondolier_points": MuranoSentences.gondolier_points,
    "game_over": MuranoSentences.game_over,
}

_OF_TABLE = frozenset({"round_began", "end_triggered", "game_over"})
"""Kinds of events that are about no seat; all others have the seat as their second item."""


def _source(events: Sequence[Event], source: str) -> Event | None:
    """The event about points from a source; ``None`` if the ply has none."""
    return next((event for event in events if event[0] == "vp" and event[3] == source), None)


def _seat(event: Event) -> int:
    """The seat that an event is about, or ``NO_SEAT``."""
    return NO_SEAT if event[0] in _OF_TABLE else int(event[1])


def _piece(event: Event) -> str:
    """The key of the piece that an event is about, ``""`` for none; it betrays nothing hidden.  R120"""
    fact, *rest = event
    if fact == "ship_moved":
        return space_key(rest[3])
    if fact in ("street_laid", "built"):
        return cell_key(rest[2])
    if fact == "gondolier_placed":
        return dock_key(rest[1])
    if fact == "income":
        return island_key(rest[1])
    if fact == "scored":
        return island_key(rest[2])
    if fact == "special_card":
        return special_key(rest[1])
    if fact in ("bought", "looked_through"):
        return stack_key(rest[1])
    return ""


SENTENCES = MuranoSentences()
