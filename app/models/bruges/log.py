"""The lines of the log for one ply: events that belong together make one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.models.bruges.keys import source_key
from app.models.bruges.sentences import GAINS, SENTENCES, SILENT, line, piece_of
from app.models.cast import Cast
from app.models.presenter import NO_SEAT, LogLine

if TYPE_CHECKING:
    from app.engines.contract import Event
    from app.match.seats import Seat

PRICED = ("advance", "tile", "laid")
"""Kinds of events whose sentence names the price, so that the payment before them has no line; the price is at -2."""
ABSORBING = ("play", "victim", "burnt", "razed")
"""Kinds of events whose sentence names a card, so that its way to the discard pile has no line."""


def lines(events: Sequence[Event], seats: Sequence[Seat]) -> list[LogLine]:
    """See ``Presenter.lines``."""
    return Log(events, seats).lines()


class Log:
    """The events of a ply, read once from the first to the last."""

    # An event of ``GAINS`` ends in its amount, which is negative where goods are given away, and its source, which is
    # negative for actions and phases: ``event[-2]`` and ``event[-1]`` below.

    def __init__(self, events: Sequence[Event], seats: Sequence[Seat]) -> None:
        self._cast = Cast(seats)
        # In all of these the card follows the seat.
        told = {event[2] for event in events if event[0] in ABSORBING}
        self._events = [event for event in events if event[0] not in SILENT and not _is_told(event, told)]
        self._at = 0

    def lines(self) -> list[LogLine]:
        """The lines, in order of play."""
        found: list[LogLine] = []
        while self._at < len(self._events):
            event = self._events[self._at]
            self._at += 1
            found += self._tell(event)
        return found

    def _tell(self, event: Event) -> list[LogLine]:
        """The lines of an event and of later ones that belong to it, which are skipped; most are one line alone."""
        match event[0]:
            case "docked":
                return self._docked(event)
            case "threat":
                return self._threat(event)
            case "damage":
                return self._damage(event)
            case "averted":
                return self._averted(event)
            case "returned":
                return self._returned(event)
            case "threat_passed":
                return self._threat_passed(event)
            case "play":
                return self._play(event)
            case "activate":
                return self._activate(event)
            case "ship":
                return self._ship(event)
            case "workers" | "guilders" | "points":
                return self._goods(event)
        return self._plain(event)

    def _run(self, fits: Callable[[Event], bool]) -> list[Event]:
        """Skip the events that follow as long as they fit, and return them."""
        begin = self._at
        while self._at < len(self._events) and fits(self._events[self._at]):
            self._at += 1
        return self._events[begin : self._at]

    def _plain(self, event: Event) -> list[LogLine]:
        return [line(self._cast, event)]

    # the table

    def _docked(self, event: Event) -> list[LogLine]:
        run = [event, *self._run(lambda each: each[0] == "docked")]
        return [LogLine(NO_SEAT, SENTENCES.all_docked(run), source_key(event[2]))]

    def _threat(self, event: Event) -> list[LogLine]:
        """Markers that a seat takes together; those of the dice are one line if they are the same for all.  R32, R34"""
        run = [event, *self._run(lambda each: each[0] == "threat" and each[3] == event[3])]
        seats = list(dict.fromkeys(each[1] for each in run))
        colours = [[each[2] for each in run if each[1] == seat] for seat in seats]
        # Dice have no source.
        if event[3] < 0 and len(seats) == len(self._cast.seats) and all(some == colours[0] for some in colours):
            return [LogLine(NO_SEAT, SENTENCES.threats_for_all(colours[0]), piece_of(event))]
        return [
            LogLine(seat, SENTENCES.threats(self._cast, seat, some), piece_of(event))
            for seat, some in zip(seats, colours, strict=True)
        ]

    def _damage(self, event: Event) -> list[LogLine]:
        """A damage with the goods that it takes; what else is lost has sentences of its own.  R36"""
        lost = self._run(lambda each: each[0] in GAINS and each[1] == event[1] and each[-2] < 0 and each[-1] < 0)
        if not lost:
            return self._plain(event)
        return [LogLine(event[1], SENTENCES.damage_cost(self._cast, event, SENTENCES.goods(lost)))]

    def _averted(self, event: Event) -> list[LogLine]:
        """A damage averted; its sentence names the points that come with it.  R171"""
        self._run(lambda each: each[0] == "points" and each[-1] == event[3])
        return self._plain(event)

    def _returned(self, event: Event) -> list[LogLine]:
        """Markers returned by one effect, with the point that each gives.  R55"""
        seat, source = event[1], event[3]
        run = [
            event,
            *self._run(
                lambda each: (
                    (each[0] == "returned" and each[1] == seat and each[3] == source)
                    or each == ("points", seat, 1, source)
                )
            ),
        ]
        colours = [each[2] for each in run if each[0] == "returned"]
        return [LogLine(seat, SENTENCES.all_returned(self._cast, seat, colours), source_key(source))]

    def _threat_passed(self, event: Event) -> list[LogLine]:
        """A marker handed to an opponent, whose taking it needs no line."""
        self._run(lambda each: each[:3] == ("threat", event[2], event[3]))
        return self._plain(event)

    # the turn

    def _play(self, event: Event) -> list[LogLine]:
        """A card played for goods, with what it brings; a line for the exchange card if it was used.  R51

        What other actions build or lay out has events of its own, whose sentences name the card where all may know it.
        """
        verb = event[3]
        used = [line(self._cast, each) for each in self._run(lambda each: each[0] == "exchange_used")]
        brought = self._run(lambda each: each[0] in (*GAINS, "returned") and each[1] == event[1] and each[-1] < 0)
        if verb in ("workers", "guilders") and brought:
            return [LogLine(event[1], SENTENCES.play_for(self._cast, event, SENTENCES.goods(brought))), *used]
        if verb == "threat":
            points = sum(each[2] for each in brought if each[0] == "points")
            return [LogLine(event[1], SENTENCES.play_threat(self._cast, event, points)), *used]
        return used

    def _activate(self, event: Event) -> list[LogLine]:
        """A person activated, with what it brings at once; the worker that it costs is not told.  R65"""
        seat, card = event[1], event[2]
        if event[3] == seat and c.WORKER_COLOUR[card] >= 0:
            cost = ("workers", seat, c.WORKER_COLOUR[card], -1, card)
            if self._at < len(self._events) and self._events[self._at] == cost:
                self._at += 1
        brought = self._run(lambda each: each[0] in GAINS and each[1] == seat and each[-1] == card and each[-2] > 0)
        if not brought or event[3] != seat:
            # What a person of an opponent brings has lines of its own.
            self._at -= len(brought)
            return self._plain(event)
        text = SENTENCES.activate_for(self._cast, event, SENTENCES.goods(brought))
        return [LogLine(seat, text, piece_of(event))]

    def _ship(self, event: Event) -> list[LogLine]:
        """A ship used; its sentence has the text of the ship, so what it costs and brings is not told again.  R114"""
        self._run(lambda each: each[0] in GAINS and each[1] == event[1] and each[-1] == event[2])
        return self._plain(event)

    # goods

    def _goods(self, event: Event) -> list[LogLine]:
        """Goods that a seat takes and gives by one source, in one line, without a price that the next event names."""
        self._at -= 1  # the run begins with this event
        run = self._run(lambda each: each[0] in GAINS and (each[1], each[-1]) == (event[1], event[-1]))
        given = [each for each in run if each[-2] < 0]
        if given and self._at < len(self._events) and self._is_price(given[-1], self._events[self._at]):
            run.remove(given.pop())
        taken = [each for each in run if each[-2] > 0]
        if given and taken:
            return [LogLine(event[1], SENTENCES.swapped(self._cast, given, taken), piece_of(event))]
        if taken:
            return [LogLine(event[1], SENTENCES.gained(self._cast, taken), piece_of(event))]
        return [LogLine(event[1], SENTENCES.paid(self._cast, given), piece_of(event))] if given else []

    def _is_price(self, paid: Event, following: Event) -> bool:
        """Whether a payment is what the following event names as its price; that of a house is a worker."""
        if following[0] == "house":
            return bool(paid[0] == "workers" and paid[1] == following[1])
        return bool(following[0] in PRICED and following[1] == paid[1] and following[-2] == -paid[-2])


def _is_told(event: Event, told: set[int]) -> bool:
    """Whether an event is the discarding of a card that the sentence of another event names."""
    return event[0] == "discard" and event[2] in told
