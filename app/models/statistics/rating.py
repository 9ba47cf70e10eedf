"""The rating of a person against the measured levels of the opponents, one per game.

The model is that of ``app.ai.rating``; the ratings of the levels come from the ladder, which rests on tables of two.
So only games of two against a level that was measured by the same rules are rated.  What four people win of a table of
four cannot be told from games of two: of the one larger table that was measured, the model would have told far more
than was won.
"""

from __future__ import annotations

from ast import literal_eval
from collections import Counter
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING

from app.ai.published import option_sets, ratings
from app.ai.rating import ANCHOR_ELO, Played, Rating, rate_one
from app.match.seats import LEVELS
from app.models.strength import measured

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from app.match.results import Result

RATED_SEATS = 2
"""Seats at the tables that the ladder rests on."""

ENOUGH = 5
"""Rated games before a rating is told."""


class Unrated(Enum):
    """Why a game is not rated."""

    SEVERAL = "several persons"
    AGAIN = "begun at a position of another game"
    ALONE = "no opponent"
    TABLE = "more than two seats"
    RULES = "rules that were not measured"
    LEVEL = "a level that was not measured"


@dataclass(frozen=True, slots=True)
class OwnRating:
    """How strong a person is at a game.

    Attributes:
        rating: With its interval.
        games: Rated ones behind it.
    """

    rating: Rating
    games: int

    @property
    def told(self) -> bool:
        """Whether there are enough games to tell it."""
        return self.games >= ENOUGH


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a game did to a rating.

    Attributes:
        before: Without the game.
        after: With it.
    """

    before: OwnRating
    after: OwnRating


@lru_cache(maxsize=256)  # a part of the table of levels: 0.8 ms to work out, and asked twice for every game
def _levels(game: str, options: str) -> Mapping[str, float]:
    """Elo of the levels by the same rules; empty where they were not measured."""
    known: dict[str, object] = literal_eval(options)
    found = ratings(measured(), game, known)
    return {level: rating.elo for level, rating in found.items() if level in LEVELS}


def levels(game: str, options: Mapping[str, object]) -> Mapping[str, float]:
    """Elo of the levels of a game with these options, those that are not the default; empty where none was measured."""
    return _levels(game, repr(options) if options else "{}")


def assumed(game: str) -> float:
    """Elo that is assumed of a new player: the mean of the levels, by the rules that were measured first."""
    for options in option_sets(measured(), game):
        found = levels(game, options)
        if found:
            return sum(found.values()) / len(found)
    return ANCHOR_ELO


def unrated(result: Result) -> Unrated | None:
    """Why a game is not rated; ``None`` for one that is."""
    if result.persons > 1:
        return Unrated.SEVERAL
    if result.again:
        return Unrated.AGAIN
    if result.players == 1:
        return Unrated.ALONE
    if result.players > RATED_SEATS:
        return Unrated.TABLE
    found = levels(result.game, result.options)
    if not found:
        return Unrated.RULES
    return None if result.levels[0] in found else Unrated.LEVEL


def own_rating(results: Iterable[Result]) -> OwnRating | None:
    """The rating from the rated ones among some games of one kind; ``None`` where none is."""
    games: Counter[float] = Counter()
    wins: Counter[float] = Counter()
    key = ""
    for each in results:
        if unrated(each) is None:
            key = each.game
            elo = levels(each.game, each.options)[each.levels[0]]
            games[elo] += 1
            wins[elo] += each.won or 0.0  # type: ignore[assignment] # a counter may count parts
    if not games:
        return None
    played = [Played(elo, wins[elo], n) for elo, n in games.items()]
    return OwnRating(rate_one(played, assumed(key)), sum(games.values()))


def change(results: Sequence[Result], game_id: str) -> RatingChange | None:
    """What a game did to the rating; ``None`` where it is not rated, or a rating is not told yet.

    Args:
        results: All that are known.
        game_id: The game, which is one of them.
    """
    this = next((each for each in results if each.id == game_id), None)
    if this is None or unrated(this) is not None:
        return None
    alike = [each for each in results if each.game == this.game]
    after = own_rating(alike)
    before = own_rating(each for each in alike if each.id != game_id)
    if after is None or not after.told:
        return None
    return RatingChange(before or OwnRating(rate_one([], assumed(this.game)), 0), after)
