"""What the start page tells of the archive: the game to go on with, and the latest finished ones."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Any

from app.match.listing import Query
from app.match.match import open_match
from app.match.words import ArchiveError, RecordError
from app.models.analysis import VERSION, kept_values
from app.models.days import day, moment
from app.models.games import entry, presenter
from app.models.library import Outcome, outcome, own_seat, result_line
from app.models.presenter import only_person
from app.models.setup import spoken
from app.models.text import Translated

if TYPE_CHECKING:
    from datetime import date

    from app.match.archive import Archive
    from app.match.library import Summary
    from app.match.seats import Seat
    from app.models.table import Piece

LOG = logging.getLogger(__name__)

RECENT = 4
"""Finished games on the start page."""

SHOWN_CARDS = 5
"""Cards in the picture of the game to go on with."""


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat of the game to go on with."""

    seat: Seat
    points: int
    is_you: bool


@dataclass(frozen=True, slots=True)
class Open:
    """The game to go on with.

    Attributes:
        id: In the archive.
        game: Key of the game.
        title: Name of the game.
        line: Round, whose move it is, when it was played.
        rows: Its seats.
        goal: Points that bring about the end, or 0 where no number does.
        others: How many more games can go on.
    """

    id: str
    game: str
    title: str
    line: str
    rows: tuple[SeatLine, ...]
    goal: int
    others: int


@dataclass(frozen=True, slots=True)
class Past:
    """One finished game.

    Attributes:
        won: Whether the only person won.
        result: How it ended, one line.
        day: When it ended.
        chances: Own chance to win over the game, 0 to 1; empty when it was never estimated.
    """

    id: str
    game: str
    title: str
    result: str
    day: str
    won: bool
    chances: tuple[float, ...] = ()


class StartWords(Translated):
    """The lines of the start page."""

    def open(self, summary: Summary, others: int, today: date | None = None) -> Open:
        """The game to go on with."""
        you = only_person(summary.seats)
        rows = tuple(
            SeatLine(seat, points, index == you)
            for index, (seat, points) in enumerate(zip(spoken(summary.seats), summary.standing.scores, strict=True))
        )
        return Open(
            summary.id,
            summary.game,
            entry(summary.game).title,
            self._line(summary, you, today),
            rows,
            entry(summary.game).goal(summary.options),
            others,
        )

    def past(self, summary: Summary, today: date | None = None) -> Past:
        """A finished game."""
        assert summary.result is not None
        when = day(summary.finished or summary.changed, today)
        ended = result_line(summary.seats, summary.result)
        won = outcome(summary) is Outcome.WON
        return Past(summary.id, summary.game, entry(summary.game).title, ended, when, won)

    def _line(self, summary: Summary, you: int, today: date | None) -> str:
        standing = summary.standing
        values: dict[str, Any] = {"round": standing.round, "when": moment(summary.changed, today)}
        if standing.actor == you:
            return self.tr("Round {round} · your move · {when}").format(**values)
        name = spoken(summary.seats)[standing.actor].name if standing.actor >= 0 else ""
        return self.tr("Round {round} · {name} to move · {when}").format(name=name, **values)


def open_game(archive: Archive, today: date | None = None) -> Open | None:
    """The game that was played last and can go on."""
    ids = archive.find(Query(finished=False, version=VERSION))
    for at in range(len(ids)):
        for game in archive.summaries(ids[at : at + 1]).values():  # what was damaged since it was listed has none
            return StartWords().open(game, len(ids) - 1 - at, today)
    return None


def past_games(archive: Archive, today: date | None = None) -> tuple[list[Past], int]:
    """The latest finished games, and how many there are in all."""
    ids = archive.find(Query(finished=True, version=VERSION))
    latest: list[Summary] = []
    for at in range(0, len(ids), RECENT):
        latest += archive.summaries(ids[at : at + RECENT]).values()  # what was damaged since it was listed has none
        if len(latest) >= RECENT:
            break
    del latest[RECENT:]
    return [replace(StartWords().past(each, today), chances=_chances(archive, each)) for each in latest], len(ids)


def _chances(archive: Archive, summary: Summary) -> tuple[float, ...]:
    values = kept_values(archive, summary.id, summary.plies, len(summary.seats))
    if len(values) <= summary.plies // 2:
        return ()
    own = own_seat(summary.seats)
    return tuple(values[position].shares[own] for position in sorted(values))


def cards_in_view(archive: Archive, summary_id: str) -> tuple[Piece, ...]:
    """The first cards that lie open on the table of a game, for a small picture of it."""
    try:
        match = open_match(archive, summary_id)
    except (RecordError, ArchiveError) as error:
        LOG.warning("start: %s: %s", summary_id, error)
        return ()
    table = presenter(match.record.game).table(match.state, own_seat(match.seats), match.seats)
    cards = (piece for zone in table.zones for piece in zone.pieces if piece.face and piece.key.startswith("card:"))
    return tuple(islice(cards, SHOWN_CARDS))
