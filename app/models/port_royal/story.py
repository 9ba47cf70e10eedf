"""A past game: the marks on its slider, and the course of play of a round, card by card.  R97"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from app.engines.port_royal import components as c
from app.models.port_royal.keys import card_key
from app.models.port_royal.sentences import SENTENCES
from app.models.presenter import NO_SEAT, EventSign, LogLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Event
    from app.engines.port_royal.state import State
    from app.match.seats import Seat

GLYPHS = {
    "bust": "cross-mark",
    "claimed": "island",
    "contract_completed": "scroll-unfurled",
    "end_triggered": "round-star",
    "game_over": "laurels-trophy",
}
"""Glyphs of the marks on the slider, by kind of event; other events have no mark."""

IN_HARBOUR, PENDING, TAKEN, REPELLED, COLLECTED, ASIDE, SPOILED = (
    "harbour", "pending", "taken", "repelled", "collected", "aside", "spoiled",
)  # fmt: skip
"""What became of a revealed card; see ``Revealed.fate``."""

_BONUSES = frozenset({"gained", "short", "taxed", "claimed", "contract_completed"})
"""Kinds of events that are payments beside the trade."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """A card revealed in a turn.

    Attributes:
        number: 1-based, in the order of revealing.
        card: Card number.
        face: Component id.
        fate: ``harbour`` (lies there, or nobody took it), ``pending``, ``taken``, ``repelled``,
            ``collected`` (repelled for Pack of Pirates), ``aside`` (expedition or tax), ``spoiled``.
        taker: Seat that took it, or ``NO_SEAT``.
        coins: Price paid for a person without the fee, or coins that a ship brought.
        renounced: Whether the coins of the ship were renounced.
        extra: Whether it is an additional tax (R35, R36), which is no card of the pile.
    """

    number: int
    card: int
    face: str
    fate: str = IN_HARBOUR
    taker: int = NO_SEAT
    coins: int = 0
    renounced: bool = False
    extra: bool = False


@dataclass(slots=True)
class CourseTurn:
    """The course of play of one turn.

    Attributes:
        number: 1-based over the game.
        seat: The active player.
        cards: Everything revealed, in order.
        bonuses: Payments beside the trade, as lines: taxes, bonuses, gifts, claims, contracts.
        bust: Whether the harbour was spoiled.
    """

    number: int
    seat: int
    cards: list[Revealed] = field(default_factory=list)
    bonuses: list[LogLine] = field(default_factory=list)
    bust: bool = False


def course(
    states: Sequence[State], events: Sequence[Sequence[Event]], number: int, seats: Sequence[Seat]
) -> list[CourseTurn]:
    """The turns of a round so far, card by card.

    Args:
        states: Positions 0 to n; only those before each ply are read.
        events: ``events[k]`` are those of ply k + 1.
        number: The round, 1-based.
        seats: Who plays.
    """
    turns: list[CourseTurn] = []
    for ply, happened in enumerate(events):
        state = states[ply]  # the position before the ply: its events belong to the turn in which it was decided
        if state.round != number:
            continue
        if not turns or turns[-1].number != state.turn:
            turns.append(CourseTurn(state.turn, state.active))
        _read(turns[-1], happened)
        turns[-1].bonuses += SENTENCES.lines([event for event in happened if event[0] in _BONUSES], seats)
    return turns


def _read(turn: CourseTurn, events: Sequence[Event]) -> None:
    """Take the events of one ply into the turn."""
    for event in events:
        fact = event[0]
        if fact in ("revealed", "extra_tax"):
            card = event[2]
            kind = c.KIND[card]
            fate = ASIDE if kind in ("expedition", "tax") else PENDING if kind == "ship" else IN_HARBOUR
            number = len(turn.cards) + 1
            turn.cards.append(Revealed(number, card, c.CARDS[card].id, fate, extra=fact == "extra_tax"))
        elif fact == "bust":
            turn.bust = True
            turn.cards = [replace(e, fate=SPOILED) if e.fate in (IN_HARBOUR, PENDING) else e for e in turn.cards]
        elif fact == "docked":
            _fate(turn, event[2], fate=IN_HARBOUR)
        elif fact in (REPELLED, COLLECTED):  # the fates are called like these events
            _fate(turn, event[2], fate=fact)
        elif fact in ("hired", "traded"):
            _fate(turn, event[2], fate=TAKEN, taker=event[1], coins=event[3])
        elif fact == "renounced":
            _fate(turn, event[2], fate=TAKEN, taker=event[1], renounced=True)


def _fate(turn: CourseTurn, card: int, **fate: object) -> None:
    """Set fields of a card that was revealed before."""
    # From the end: after a reshuffle, a ship that was repelled may be revealed again in the same turn.  An additional
    # tax has the number of a real card and is not that card.
    for at in range(len(turn.cards) - 1, -1, -1):
        if turn.cards[at].card == card and not turn.cards[at].extra:
            turn.cards[at] = replace(turn.cards[at], **fate)  # type: ignore[arg-type]  # keys and types as above
            return


def event_signs(events: Sequence[Sequence[Event]], seats: Sequence[Seat]) -> list[EventSign]:
    """See ``Story.event_signs``."""
    found = []
    for ply, happened in enumerate(events, 1):
        for event in happened:
            if event[0] in GLYPHS:
                seat = event[1] if len(event) > 1 else NO_SEAT
                found.append(EventSign(ply, GLYPHS[event[0]], seat, _told(event, happened, seats)))
    return found


def _told(event: Event, happened: Sequence[Event], seats: Sequence[Seat]) -> str:
    """The event as the log tells it: a bust together with the ship that was revealed."""
    if event[0] == "bust":
        key = card_key(event[2])
        return next(line.text for line in SENTENCES.lines(happened, seats) if line.piece == key)
    return SENTENCES.sentence(event, seats)
