"""Chooses the games that statistics are about from all results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from enum import Enum
from typing import TYPE_CHECKING, Any

from app.models.statistics.rating import unrated

if TYPE_CHECKING:
    from app.match.results import Result

BASE, MODULES = "base", "modules"
"""Rules to choose by that every game has: games of the base game, or games with any other options."""

Rules = str | tuple[str, Any]
"""Rules to choose by: ``""`` for all, ``BASE``, ``MODULES``, or an option with its value."""


class Kind(Enum):
    """Kinds of games, which are never counted together; ``OWN`` is ``RATED`` and ``UNRATED`` together."""

    OWN = "one person, from its own beginning"
    RATED = "own ones that count for the rating"
    UNRATED = "own ones that do not"
    SEVERAL = "several persons at one screen"
    AGAIN = "begun at a position of another game"


class Grouping(Enum):
    """What the games of a group of the table have in common."""

    TABLE = "table"
    GAME = "game"
    LEVEL = "level"
    PLAYERS = "players"
    RULES = "rules"


@dataclass(frozen=True, slots=True)
class GameFilter:
    """Conditions for the games that are counted; all have to hold.

    Attributes:
        game: Key of the game, or ``""`` for all.
        level: Level of at least one opponent, or ``""`` for all.
        players: Number of seats, or 0 for all.
        rules: Rules that were played, see ``Rules``.
        days: Number of days, today included, within which the game ended; 0 for all.
        kind: Kind of game.
    """

    game: str = ""
    level: str = ""
    players: int = 0
    rules: Rules = ""
    days: int = 0
    kind: Kind = Kind.OWN


def choose(results: Sequence[Result], chosen: GameFilter, today: date | None = None) -> list[Result]:
    """The results that meet the conditions, in the same order; ``today`` is the last of ``chosen.days``."""
    since = _since(chosen.days, today) if chosen.days else ""
    return [
        each
        for each in results
        if (not chosen.game or each.game == chosen.game)
        and (not chosen.level or chosen.level in each.levels)
        and (not chosen.players or each.players == chosen.players)
        and (not chosen.rules or _plays(each.options, chosen.rules))
        and each.ended >= since  # ISO 8601 in UTC: sorts as text
        and _is(each, chosen.kind)
    ]


def left_out(results: Sequence[Result], chosen: GameFilter, today: date | None = None) -> tuple[int, int]:
    """How many games meet all conditions but the kind: those with several persons, and those that were played again.

    Both are 0 unless the chosen kind is ``Kind.OWN``.
    """
    if chosen.kind is not Kind.OWN:
        return 0, 0
    others = [each for each in results if each.again or each.persons > 1]  # few, so that choosing twice costs little
    several, again = (len(choose(others, replace(chosen, kind=kind), today)) for kind in (Kind.SEVERAL, Kind.AGAIN))
    return several, again


def rules_met(results: Sequence[Result], game: str) -> list[tuple[str, Any]]:
    """The options other than the default with which a game was played, as key and value, each once and sorted."""
    found: dict[tuple[str, Any], None] = {}
    for each in results:
        if each.game == game:
            found.update(dict.fromkeys(each.options.items()))
    return sorted(found, key=lambda item: (item[0], str(item[1])))


def _since(days: int, today: date | None) -> str:
    """The instant, in UTC like ``Result.ended``, at which the first of ``days`` days began in the local time zone."""
    first = (today or date.today()) - timedelta(days=days - 1)
    midnight = datetime(first.year, first.month, first.day).astimezone()
    return midnight.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S")


def _plays(options: Mapping[str, Any], rules: Rules) -> bool:
    if isinstance(rules, str):
        return bool(options) if rules == MODULES else not options
    return rules[0] in options and options[rules[0]] == rules[1]


def _is(result: Result, kind: Kind) -> bool:
    if kind is Kind.SEVERAL:
        return result.persons > 1
    if kind is Kind.AGAIN:
        return result.again and result.persons == 1
    if result.again or result.persons > 1:
        return False
    if kind is Kind.OWN:
        return True
    is_rated = unrated(result) is None
    return is_rated if kind is Kind.RATED else not is_rated
