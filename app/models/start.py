"""The content of the start page: unfinished games, the latest finished ones, and one's own results."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Any

from app.match.listing import Query
from app.match.match import open_match
from app.match.words import ArchiveError, RecordError
from app.models.days import day, moment
from app.models.games import ENTRIES, entry, presenter
from app.models.keys import key_kind
from app.models.library import OwnOutcome, outcome, own_seat, result_line, title_line, under_way
from app.models.presenter import only_person
from app.models.review.analysis import VERSION, kept_values
from app.models.secrets import keeps_secrets
from app.models.setup import spoken
from app.models.text import Translated, figure

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from app.match.archive import Archive
    from app.match.library import Summary
    from app.match.seats import Seat
    from app.models.table import Piece

LOG = logging.getLogger(__name__)

RECENT = 4
"""Most finished games on the start page."""

MOST_OPEN = 24
"""Most unfinished games on the start page; the library has all of them."""

SHOWN_CARDS = 5
"""Most cards in the picture of an unfinished game."""


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat of an unfinished game.

    Attributes:
        seat: The seat, named as on screen.
        points: Its points.
        acts: Whether it decides now.
    """

    seat: Seat
    points: int
    acts: bool = False


@dataclass(frozen=True, slots=True)
class Open:
    """An unfinished game.

    Attributes:
        id: Id of the game.
        game: Key of the game.
        title: Name of the game, translated.
        line: Round, whose move it is, and when it was last played, in one line.
        turn: Round and whose move it is.
        when: When it was last played.
        rows: Its seats.
        goal: Number of points that ends the game; 0 if no number does.
        points: The points of all seats in one line, for screen readers.
    """

    id: str
    game: str
    title: str
    line: str
    turn: str
    when: str
    rows: tuple[SeatLine, ...]
    goal: int
    points: str


@dataclass(frozen=True, slots=True)
class Past:
    """A finished game.

    Attributes:
        id: Id of the game.
        game: Key of the game.
        title: Name of the game, translated.
        result: The result in one line.
        day: The day on which it ended, in words.
        won: Whether the only person won.
        chances: Own chance to win over the game, 0 to 1; empty if it was never estimated.
    """

    id: str
    game: str
    title: str
    result: str
    day: str
    won: bool
    chances: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class OwnResults:
    """The results in all finished games of one kind with exactly one person, branches left out.

    Attributes:
        games: Number of games.
        won: Number of games won.
        best: Most points in a game.
    """

    games: int
    won: int
    best: int


class StartWords(Translated):
    """The texts of the start page."""

    def open(self, summary: Summary, today: date | None = None) -> Open:
        """The entry of an unfinished game."""
        you = only_person(summary.seats)
        standing = summary.standing
        rows = tuple(
            SeatLine(seat, points, acts=index == standing.actor)
            for index, (seat, points) in enumerate(zip(spoken(summary.seats), standing.scores, strict=True))
        )
        return Open(
            summary.id,
            summary.game,
            entry(summary.game).title,
            self._line(summary, you, today),
            self._turn(summary, you),
            moment(summary.played, today),
            rows,
            entry(summary.game).goal(summary.options),
            ", ".join(self.tr("{name} {points}").format(name=row.seat.name, points=figure(row.points)) for row in rows),
        )

    def results(self, results: OwnResults) -> str:
        """One's own results in a few words."""
        return self.tr("{won} of {games} won · best {best}").format(
            won=results.won, games=results.games, best=results.best
        )

    def results_told(self, results: OwnResults) -> str:
        """One's own results as sentences, for screen readers and tooltips."""
        games = self.tr("%n finished game(s) of your own", "", results.games)
        won = self.tr("%n of them won", "", results.won)
        words = self.tr("{games}, {won}. Most points: {best}.")
        return words.format(games=games, won=won, best=results.best)

    def past(self, summary: Summary, today: date | None = None) -> Past:
        """The entry of a finished game, without its chances."""
        assert summary.result is not None
        when = day(summary.played, today)
        ended = result_line(summary.seats, summary.result)
        won = outcome(summary) is OwnOutcome.WON
        return Past(summary.id, summary.game, title_line(summary), ended, when, won)

    def _line(self, summary: Summary, you: int, today: date | None) -> str:
        standing = summary.standing
        values: dict[str, Any] = {"round": _round(summary), "when": moment(summary.played, today)}
        if standing.actor == you:
            return self.tr("{round} · your move · {when}").format(**values)
        name = spoken(summary.seats)[standing.actor].name if standing.actor >= 0 else ""
        return self.tr("{round} · {name} to move · {when}").format(name=name, **values)

    def _turn(self, summary: Summary, you: int) -> str:
        standing = summary.standing
        if standing.actor == you:
            return self.tr("{round} · your move").format(round=_round(summary))
        name = spoken(summary.seats)[standing.actor].name if standing.actor >= 0 else ""
        return self.tr("{round} · {name} to move").format(round=_round(summary), name=name)


def _round(summary: Summary) -> str:
    return presenter(summary.game).round_name(summary.standing.round)


def open_game(archive: Archive, game_id: str, today: date | None = None) -> Open | None:
    """One game, if a person may still go on with it."""
    summary = under_way(archive, game_id)
    return StartWords().open(summary, today) if summary is not None else None


def open_games(archive: Archive, today: date | None = None, most: int = MOST_OPEN) -> tuple[list[Open], int]:
    """The first ``most`` unfinished games, last played first, and how many there are.

    Games that were taken off the start page are left out.
    """
    ids = archive.find(Query(finished=False, shelved=False, version=VERSION))
    return [StartWords().open(each, today) for each in _first(archive, ids, most)], len(ids)


def count_shelved(archive: Archive) -> int:
    """The number of unfinished games that were taken off the start page."""
    return len(archive.find(Query(finished=False, shelved=True, version=VERSION)))


def own_results(archive: Archive) -> dict[str, OwnResults]:
    """One's own results by key of the game; games without any are left out."""
    found = {}
    for game in ENTRIES:
        own = Query(games=(game,), finished=True, several=False, branched=False, sort="points", version=VERSION)
        ids = archive.find(own)
        for best in _first(archive, ids, 1):
            points = best.standing.scores[own_seat(best.seats)]
            found[game] = OwnResults(len(ids), len(archive.find(replace(own, won=True))), points)
    return found


def _first(archive: Archive, ids: Sequence[str], most: int) -> list[Summary]:
    """The summaries of the first ``most`` games that can be read; damaged ones are passed over."""
    found: list[Summary] = []
    for at in range(0, len(ids), most):  # a second time only if some of the first could not be read
        found += archive.summaries(ids[at : at + most]).values()
        if len(found) >= most:
            break
    return found[:most]


def past_games(archive: Archive, today: date | None = None) -> tuple[list[Past], int]:
    """The latest finished games, and how many there are in all."""
    ids = archive.find(Query(finished=True, version=VERSION))
    latest = _first(archive, ids, RECENT)
    return [replace(StartWords().past(each, today), chances=_chances(archive, each)) for each in latest], len(ids)


def _chances(archive: Archive, summary: Summary) -> tuple[float, ...]:
    values = kept_values(archive, summary.id, summary.plies, len(summary.seats))
    if len(values) <= summary.plies // 2:
        return ()
    own = own_seat(summary.seats)
    return tuple(values[position].shares[own] for position in sorted(values))


def cards_in_view(archive: Archive, summary_id: str) -> tuple[Piece, ...]:
    """The first face-up cards on the table of a game, for a small picture of it; none if it cannot be opened.

    Where persons hide their hands from each other, only cards that all seats see.
    """
    try:
        match = open_match(archive, summary_id)
    except (RecordError, ArchiveError) as error:
        LOG.warning("start: %s: %s", summary_id, error)
        return ()
    sides = range(len(match.seats)) if keeps_secrets(match) else [own_seat(match.seats)]
    tables = [presenter(match.record.game).table(match.state, seat, match.seats) for seat in sides]
    cards = [
        [piece for zone in table.zones for piece in zone.pieces if piece.face and key_kind(piece.key) == "card"]
        for table in tables
    ]
    known = set.intersection(*({piece.key for piece in seen} for seen in cards))  # to all for whom it is shown
    return tuple(islice((piece for piece in cards[0] if piece.key in known), SHOWN_CARDS))
