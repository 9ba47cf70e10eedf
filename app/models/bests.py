"""The best results of persons in earlier games of one kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.match.listing import Query
from app.models.review.analysis import VERSION
from app.models.setup import spoken_names
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.match.archive import Archive
    from app.match.library import Summary
    from app.match.record import Record


class Best(NamedTuple):
    """The best result of a person in one or several games.

    Attributes:
        points: The points.
        name: Name of the person, as in the record.
    """

    points: int
    name: str


def best_of(game: Summary | Record) -> Best | None:
    """The result of the person with most points in a finished game; ``None`` if it has no person or no result."""
    scores = game.result["scores"] if game.result else ()
    found = [Best(points, seat.name) for points, seat in zip(scores, game.seats, strict=False) if seat.is_person]
    return max(found, key=lambda best: best.points, default=None)


def counts(game: Summary | Record) -> bool:
    """Whether a game may count for best results: it is finished, and not a branch of another game."""
    return game.result is not None and game.parent is None


def best_before(archive: Archive, record: Record) -> Best | None:
    """The best result of a person in all other games of the same kind; ``None`` if there is none.

    Games of the same kind have the same game, options and number of seats; and either exactly one person, or another
    number of them.

    Raises:
        ArchiveError: The archive cannot be read.
    """
    several = sum(seat.is_person for seat in record.seats) != 1
    wanted = Query(games=(record.game,), finished=True, several=several, version=VERSION)
    ids = [game_id for game_id in archive.find(wanted) if game_id != record.id]
    return best_among(archive.summaries(ids).values(), record)


def best_among(games: Iterable[Summary], record: Record) -> Best | None:
    """Like ``best_before``, among games that are given; whether they have one person is not checked."""
    alike = [
        game
        for game in games
        if game.id != record.id
        and len(game.seats) == len(record.seats)
        and game.options == record.options
        and counts(game)
    ]
    found = [best for game in alike if (best := best_of(game)) is not None]
    return max(found, key=lambda best: best.points, default=None)


class BestWords(Translated):
    """A result in comparison with earlier ones, in words."""

    def told(self, record: Record, before: Best | None) -> str:
        """A sentence about the result of a game and the best one before it; ``""`` if there is nothing to say."""
        now = best_of(record)
        if now is None or not counts(record):
            return ""
        if sum(seat.is_person for seat in record.seats) == 1:
            return self._own(now.points, before)
        return self._among(now, before)

    def _own(self, points: int, before: Best | None) -> str:
        if before is None:
            return self.tr("Your first finished game of this kind.")
        words = self.tr("Your personal best in games of this kind: {best} points.")
        if points > before.points:
            words = self.tr("New personal best in games of this kind! Until now it was {best} points.")
        elif points == before.points:
            words = self.tr("Your personal best in games of this kind equalled: {best} points.")
        return words.format(best=before.points)

    def _among(self, now: Best, before: Best | None) -> str:
        if before is None:
            return ""
        words, best = self.tr("Best result of a human so far: {best} points ({name})."), before
        if now.points > before.points:
            words, best = self.tr("New best result: {name}. Until now it was {best} points."), now
        return words.format(best=before.points, name=spoken_names().get(best.name, best.name))


BESTS = BestWords()
