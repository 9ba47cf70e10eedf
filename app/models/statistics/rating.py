"""The rating of a person against the measured levels of the opponents, one for each of the five games.

The model is that of ``app.ai.rating``; the ratings of the levels come from the ladder, which was measured at tables of
two.  So only games of two seats are rated, against a level that was measured with the same rules.  For larger tables
the model does not hold: at the one that was measured with enough games it predicts far more wins than there were.
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
"""Number of seats at the tables at which the ladder was measured."""

ENOUGH = 5
"""Number of rated games from which a rating is shown."""


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
    """How strong a person is at one of the games.

    Attributes:
        rating: Elo with its 95 % interval.
        games: Number of rated games behind it.
    """

    rating: Rating
    games: int

    @property
    def told(self) -> bool:
        """Whether there are enough games to show it."""
        return self.games >= ENOUGH


@dataclass(frozen=True, slots=True)
class RatingChange:
    """The rating without and with one game.

    Attributes:
        before: Rating from all games but that one.
        after: Rating from all games.
    """

    before: OwnRating
    after: OwnRating


@lru_cache(maxsize=256)  # a part of the table of levels: 0.8 ms to work out, and asked twice for every game
def _levels(game: str, options: str) -> Mapping[str, float]:
    """As ``levels``, with the options as the text of a dict, so that the cache can compare them."""
    known: dict[str, object] = literal_eval(options)
    found = ratings(measured(), game, known)
    return {level: rating.elo for level, rating in found.items() if level in LEVELS}


def levels(game: str, options: Mapping[str, object]) -> Mapping[str, float]:
    """Elo by level, measured with these options; empty where no level was measured with them.

    Args:
        game: Key of the game.
        options: Options other than the default.
    """
    return _levels(game, repr(options) if options else "{}")


def assumed(game: str) -> float:
    """Elo that is assumed for a new player: the mean of the levels with the first options that were measured."""
    for options in option_sets(measured(), game):
        found = levels(game, options)
        if found:
            return sum(found.values()) / len(found)
    return ANCHOR_ELO


def unrated(result: Result) -> Unrated | None:
    """The reason for which a game is not rated; ``None`` for a rated game."""
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
    """The rating from the rated games among some results of one of the games; ``None`` without a rated game."""
    games: Counter[float] = Counter()
    wins: Counter[float] = Counter()
    key = ""
    for each in results:
        if unrated(each) is None:
            key = each.game
            elo = levels(each.game, each.options)[each.levels[0]]
            games[elo] += 1  # the model knows nothing of an opponent but its Elo, so equal ones are added up
            wins[elo] += each.won or 0.0  # type: ignore[assignment] # a counter may count parts
    if not games:
        return None
    played = [Played(elo, wins[elo], n) for elo, n in games.items()]
    return OwnRating(rate_one(played, assumed(key)), sum(games.values()))


def change(results: Sequence[Result], game_id: str) -> RatingChange | None:
    """The rating without and with a game; ``None`` where the game is not rated or too few are.

    Args:
        results: All results.
        game_id: Id of the game.
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
