"""What the start page tells of the archive: the game to go on with, and the latest finished ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any, Protocol

from app.models.catalogue import entry
from app.models.days import day, moment
from app.models.options import goal
from app.models.presenter import NO_SEAT, only_person
from app.models.text import Translated

if TYPE_CHECKING:
    from app.match.library import Summary
    from app.match.seats import Seat

RECENT = 4
"""Finished games on the start page."""


class Shelf(Protocol):
    """The part of the archive that is read here."""

    def games(self, *, finished: bool | None = None) -> list[Summary]:
        """Games, the last played first."""
        ...

    def unfinished(self) -> list[Summary]:
        """Games that can go on, the last played first."""
        ...


@dataclass(frozen=True, slots=True)
class Standing:
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
    rows: tuple[Standing, ...]
    goal: int
    others: int


@dataclass(frozen=True, slots=True)
class Past:
    """One finished game.

    Attributes:
        won: Whether the only person won; ``None`` when several persons or none played.
        result: How it ended, one line.
        day: When it ended.
    """

    id: str
    game: str
    title: str
    result: str
    day: str
    won: bool | None


class StartWords(Translated):
    """The lines of the start page."""

    def open(self, summary: Summary, others: int, today: date | None = None) -> Open:
        """The game to go on with."""
        you = only_person(summary.seats)
        rows = tuple(
            Standing(seat, points, index == you)
            for index, (seat, points) in enumerate(zip(summary.seats, summary.standing.scores, strict=True))
        )
        return Open(
            summary.id,
            summary.game,
            entry(summary.game).title,
            self._line(summary, you, today),
            rows,
            goal(summary.game, summary.options),
            others,
        )

    def past(self, summary: Summary, today: date | None = None) -> Past:
        """A finished game."""
        you = only_person(summary.seats)
        result: Mapping[str, Sequence[int]] = summary.result or {"scores": (), "ranking": ()}
        won = None if you == NO_SEAT else you in summary.winners
        when = day(summary.finished or summary.changed, today)
        return Past(summary.id, summary.game, entry(summary.game).title, self._result(summary, result, you), when, won)

    def _line(self, summary: Summary, you: int, today: date | None) -> str:
        standing = summary.standing
        values: dict[str, Any] = {"round": standing.round, "when": moment(summary.changed, today)}
        if standing.actor == you:
            return self.tr("Round {round} · your move · {when}").format(**values)
        name = summary.seats[standing.actor].name if standing.actor >= 0 else ""
        return self.tr("Round {round} · {name} to move · {when}").format(name=name, **values)

    def _result(self, summary: Summary, result: Mapping[str, Sequence[int]], you: int) -> str:
        scores = list(result["scores"])
        if you != NO_SEAT:
            scores.insert(0, scores.pop(you))
        points = " : ".join(map(str, scores))
        if you == NO_SEAT:
            names = ", ".join(summary.seats[seat].name for seat in summary.winners)
            return self.tr("{name} won · {points}").format(name=names, points=points)
        if you in summary.winners:
            return self.tr("won · {points}").format(points=points)
        text = self.tr("place {place} of {players} · {points}")
        return text.format(place=result["ranking"][you], players=len(summary.seats), points=points)


def open_game(shelf: Shelf, today: date | None = None) -> Open | None:
    """The game that was played last and can go on."""
    games = shelf.unfinished()
    return StartWords().open(games[0], len(games) - 1, today) if games else None


def past_games(shelf: Shelf, today: date | None = None) -> tuple[list[Past], int]:
    """The latest finished games, and how many there are in all."""
    games = shelf.games(finished=True)
    return [StartWords().past(summary, today) for summary in games[:RECENT]], len(games)
