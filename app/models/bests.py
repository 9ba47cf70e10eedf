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
    """The most points of a person.

    Attributes:
        points: How many.
        name: Of the person, as in the record.
    """

    points: int
    name: str


def best_of(game: Summary | Record) -> Best | None:
    """The best result of a person in a finished game, ``None`` without a person."""
    scores = game.result["scores"] if game.result else ()
    found = [Best(points, seat.name) for points, seat in zip(scores, game.seats, strict=False) if seat.is_person]
    return max(found, key=lambda best: best.points, default=None)


def counts(game: Summary | Record) -> bool:
    """Whether a result may stand as a best one: one finished game from its own beginning, not one played again."""
    return game.result is not None and game.parent is None


def best_before(archive: Archive, record: Record) -> Best | None:
    """The best result of a person before this game, in games of the same kind; ``None`` where there is none.

    Of the same kind are games with as many seats and the same options, and with one person as this one, or several.

    Raises:
        ArchiveError: The archive cannot be read.
    """
    several = sum(seat.is_person for seat in record.seats) != 1
    wanted = Query(games=(record.game,), finished=True, several=several, version=VERSION)
    ids = [game_id for game_id in archive.find(wanted) if game_id != record.id]
    return best_among(archive.summaries(ids).values(), record)


def best_among(games: Iterable[Summary], record: Record) -> Best | None:
    """See ``best_before``."""
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
    """A result beside the best one before, in a sentence."""

    def told(self, record: Record, before: Best | None) -> str:
        """``""`` where there is nothing to tell."""
        now = best_of(record)
        if now is None or not counts(record):
            return ""
        if sum(seat.is_person for seat in record.seats) == 1:
            return self._own(now.points, before)
        return self._among(now, before)

    def _own(self, points: int, before: Best | None) -> str:
        if before is None:
            return self.tr("Your first finished game of this kind.")
        words = self.tr("Your personal best: {best} points.")
        if points > before.points:
            words = self.tr("New personal best! Until now it was {best} points.")
        elif points == before.points:
            words = self.tr("Your personal best of {best} points equalled.")
        return words.format(best=before.points)

    def _among(self, now: Best, before: Best | None) -> str:
        if before is None:
            return ""
        words, best = self.tr("Best result of a human so far: {best} points ({name})."), before
        if now.points > before.points:
            words, best = self.tr("New best result: {name}. Until now it was {best} points."), now
        return words.format(best=before.points, name=spoken_names().get(best.name, best.name))


BESTS = BestWords()
