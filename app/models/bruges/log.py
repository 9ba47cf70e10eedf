"""The log of one ply: what belongs together is told in one line."""

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
"""Facts whose sentence names the guilders paid just before."""
ABSORBING = ("play", "victim", "burnt", "razed")
"""Facts that say already which card went to the discard pile."""


def lines(events: Sequence[Event], seats: Sequence[Seat]) -> list[LogLine]:
    """See ``Presenter.lines``."""
    return Log(events, seats).lines()


class Log:
    """Goes through the events of a ply once."""

    def __init__(self, events: Sequence[Event], seats: Sequence[Seat]) -> None:
        self._cast = Cast(seats)
        told = {event[2] for event in events if event[0] in ABSORBING}
        self._events = [event for event in events if event[0] not in SILENT and not _is_told(event, told)]
        self._at = 0

    def lines(self) -> list[LogLine]:
        """All lines, in order of play."""
        found: list[LogLine] = []
        while self._at < len(self._events):
            event = self._events[self._at]
            self._at += 1
            found += self._tell(event)
        return found

    def _tell(self, event: Event) -> list[LogLine]:
        """A fact with those that belong to it; most are a line of their own."""
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
        """The events that follow as long as they fit."""
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
        """Markers of a throw hit everybody alike; others one seat.  R32, R34"""
        run = [event, *self._run(lambda each: each[0] == "threat" and each[3] == event[3])]
        seats = list(dict.fromkeys(each[1] for each in run))
        colours = [[each[2] for each in run if each[1] == seat] for seat in seats]
        if event[3] < 0 and len(seats) == len(self._cast.seats) and all(some == colours[0] for some in colours):
            return [LogLine(NO_SEAT, SENTENCES.threats_for_all(colours[0]), piece_of(event))]
        return [
            LogLine(seat, SENTENCES.threats(self._cast, seat, some), piece_of(event))
            for seat, some in zip(seats, colours, strict=True)
        ]

    def _damage(self, event: Event) -> list[LogLine]:
        """With what is lost at once.  R36"""
        lost = self._run(lambda each: each[0] in GAINS and each[1] == event[1] and each[-2] < 0 and each[-1] < 0)
        if not lost:
            return self._plain(event)
        return [LogLine(event[1], SENTENCES.damage_cost(self._cast, event, SENTENCES.goods(lost)))]

    def _averted(self, event: Event) -> list[LogLine]:
        self._run(lambda each: each[0] == "points" and each[-1] == event[3])
        return self._plain(event)

    def _returned(self, event: Event) -> list[LogLine]:
        """Markers with the point for each.  R55"""
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
        self._run(lambda each: each[:3] == ("threat", event[2], event[3]))
        return self._plain(event)

    # the turn

    def _play(self, event: Event) -> list[LogLine]:
        """A card with what it brings; what it builds is told by itself.  R51"""
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
        """A person without its worker, with what it brings at once.  R65"""
        seat, card = event[1], event[2]
        if event[3] == seat and c.WORKER_COLOUR[card] >= 0:
            cost = ("workers", seat, c.WORKER_COLOUR[card], -1, card)
            if self._at < len(self._events) and self._events[self._at] == cost:
                self._at += 1
        brought = self._run(lambda each: each[0] in GAINS and each[1] == seat and each[-1] == card and each[-2] > 0)
        if not brought or event[3] != seat:
            self._at -= len(brought)
            return self._plain(event)
        text = SENTENCES.activate_for(self._cast, event, SENTENCES.goods(brought))
        return [LogLine(seat, text, piece_of(event))]

    def _ship(self, event: Event) -> list[LogLine]:
        """Its text says what it brings.  R114"""
        self._run(lambda each: each[0] in GAINS and each[1] == event[1] and each[-1] == event[2])
        return self._plain(event)

    # goods

    def _goods(self, event: Event) -> list[LogLine]:
        """Goods of one seat and source in one line; a price is told with what it is paid for."""
        self._at -= 1
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
        if following[0] == "house":
            return bool(paid[0] == "workers" and paid[1] == following[1])
        return bool(following[0] in PRICED and following[1] == paid[1] and following[-2] == -paid[-2])


def _is_told(event: Event, told: set[int]) -> bool:
    """A discarded card that another event of the ply names."""
    return event[0] == "discard" and event[2] in told
