"""Results of a deal that was played again with a master in a person's seat: kept in the archive, and put into words.

``app.ai.rerun`` plays the games.  The archive keeps them as an analysis with a version and a position of its own.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from app.ai.rerun import RERUNS, Rerun, levels_of
from app.ai.statistics import student_95
from app.match.fields import MAX_NUMBER
from app.match.seats import LEVELS
from app.match.words import ArchiveError
from app.models.ending import Insight
from app.models.levels import level_name
from app.models.library import own_seat
from app.models.presenter import only_person
from app.models.setup import spoken
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from app.match.archive import Archive
    from app.match.match import Match

LOG = logging.getLogger(__name__)

VERSION = "rerun 1"
"""Version of kept reruns; change it when older ones should not be counted together with new ones."""

PLACE = -1
"""The position under which the archive keeps reruns; no position of a game has this number."""

TELLING = 3
"""Number of games from which a mean is shown."""

_FINE = 3.0
"""Margin in points below which mean and margin are shown with one decimal."""


@dataclass(frozen=True, slots=True)
class Reruns:
    """The reruns of one game that were played so far.

    Attributes:
        seat: The seat of the master.
        levels: Level that played, per seat.
        games: How each rerun ended; ``RERUNS`` of them at most.
    """

    seat: int
    levels: tuple[str, ...]
    games: tuple[Rerun, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether all ``RERUNS`` games are played."""
        return len(self.games) >= RERUNS

    @property
    def told(self) -> bool:
        """Whether there are enough games to show a mean."""
        return len(self.games) >= TELLING

    @property
    def mean(self) -> float:
        """Mean points of the master.  Raises ``ZeroDivisionError`` without a game."""
        return sum(self._points()) / len(self.games)

    @property
    def margin(self) -> float:
        """Half of the 95 % interval of the mean, by Student's t.  Raises ``ZeroDivisionError`` for a single game."""
        n, mean = len(self.games), self.mean
        variance = sum((each - mean) ** 2 for each in self._points()) / (n - 1)
        return student_95(n - 1) * sqrt(variance / n)

    @property
    def wins(self) -> int:
        """Number of games in which the master came first, alone or with others."""
        return sum(each.parts[self.seat] > 0.0 for each in self.games)

    def with_game(self, ended: Rerun) -> Reruns:
        """A copy with one more game; the same when all are played."""
        return replace(self, games=(*self.games, ended)[:RERUNS])

    def _points(self) -> list[int]:
        return [each.points[self.seat] for each in self.games]


def begun(match: Match) -> Reruns:
    """The reruns of a match before the first is played: a master in the own seat, the others play as in the match."""
    seat = own_seat(match.seats)
    return Reruns(seat, levels_of(["" if each.is_person else each.level for each in match.seats], seat))


def possible(match: Match) -> bool:
    """Whether a match can be played again: it was finished, can be replayed, and a person played it."""
    return match.finished and not match.failure and match.seats[own_seat(match.seats)].is_person


def to_json(found: Reruns) -> list[object]:
    """Reruns as the archive keeps them; read by ``kept``."""
    games = [[list(each.points), [round(part, 4) for part in each.parts]] for each in found.games]
    return [found.seat, list(found.levels), games]


def kept(archive: Archive, match: Match) -> Reruns:
    """The reruns of a match that the archive has.

    None are played (as from ``begun``) where the archive has none or cannot be read, where they are damaged, or where
    other levels or another seat played.
    """
    nothing = begun(match)
    try:
        value = archive.analysis(match.record.id, VERSION).get(PLACE)
    except ArchiveError as error:
        LOG.warning("reruns: %s", error)
        return nothing
    if value is None:
        return nothing
    try:
        found = _read(*value)
    except (TypeError, ValueError) as error:
        LOG.warning("reruns of %s are damaged: %s", match.record.id, error)
        return nothing
    return found if (found.seat, found.levels) == (nothing.seat, nothing.levels) else nothing


def _read(seat: object, levels: object, games: object) -> Reruns:
    """Reruns from the values of their JSON list, checked.

    Raises:
        TypeError, ValueError: They are damaged.
    """
    if not (isinstance(levels, list) and isinstance(games, list) and all(level in LEVELS for level in levels)):
        raise TypeError("no levels and games")
    if type(seat) is not int or not 0 <= seat < len(levels) or len(games) > RERUNS:
        raise ValueError("no such seat")
    return Reruns(seat, tuple(levels), tuple(_ended(len(levels), *each) for each in games))


def _ended(players: int, points: object, parts: object) -> Rerun:
    if not (isinstance(points, list) and isinstance(parts, list) and len(points) == len(parts) == players):
        raise TypeError("not one of every seat")
    if not all(type(each) is int and abs(each) <= MAX_NUMBER for each in points):
        raise ValueError("no points")
    if not all(type(each) in (int, float) and 0 <= each <= 1 for each in parts):
        raise ValueError("no part of the win")
    return Rerun(tuple(points), tuple(map(float, parts)))


class RerunWords(Translated):
    """Sentences about the reruns of one match.

    The names of the seats are those of the language in which it was made; after a change of language make a new one.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._seats = spoken(match.seats)
        self._seat = own_seat(match.seats)
        self._you = only_person(match.seats) == self._seat
        self._name = self._seats[self._seat].name

    def title(self) -> str:
        """Heading of the sheet and of the line at the end of a game."""
        if self._you:
            return self.tr("A Master in your seat")
        return self.tr("A Master in {name}’s seat").format(name=self._name)

    def about(self) -> str:
        """Explanation: what is played, what is the same as in the game and what is not."""
        return self.tr(
            "The game is played again from its start {count} times, with the same luck and a Master in this seat. The "
            "Master knows no more than the seat did, and thinks as long as in a game: this takes minutes.\n"
            "The same each time: the setup, and the cards and throws that lie ready for it. Not the same: what the "
            "Master tries, and the luck after somebody has played otherwise than in this game."
        ).format(count=RERUNS)

    def others(self) -> str:
        """Who plays at the other seats; ``""`` where there are none."""
        levels, words = begun(self._match).levels, []
        for at, seat in enumerate(self._seats):
            if at == self._seat:
                continue
            text = self.tr("{name} ({level})")
            if self._match.seats[at].is_person:
                text = self.tr("{name} ({level} instead of a human)")
            words.append(text.format(name=seat.name, level=level_name(levels[at])))
        return self.tr("At the other seats: {names}.").format(names=listed(words)) if words else ""

    def result(self, found: Reruns) -> str:
        """Mean points of the master and points of the person; ``""`` while too few games are played."""
        if not found.told:
            return ""
        mean, margin = self._numbers(found)
        own = self._match.state.scores()[self._seat]
        if self._you:
            words = self.tr("A Master would have had {mean} ± {margin} points, you had {own}.")
        else:
            words = self.tr("A Master would have had {mean} ± {margin} points, {name} had {own}.")
        return words.format(mean=mean, margin=margin, own=own, name=self._name)

    def insight(self, found: Reruns, share: float, *, running: bool) -> Insight:
        """The line for the sheet at the end of a game; a click on it opens the sheet of the reruns.

        Args:
            found: The reruns so far.
            share: Part of all games that is done, 0 to 1.
            running: Whether games are being played.
        """
        if found.told:
            told = self.result(found), self.won(found), self.error(found)
            return Insight(self.title(), told[0], more=" ".join(filter(None, told[1:])), known=True, opens=True)
        words = self.progress(found, share, running=running) or self.tr("not played yet – find out")
        return Insight(self.title(), words, more=self.about(), opens=True)

    def won(self, found: Reruns) -> str:
        """How many games the master won, and whether the person won; ``""`` without opponents or with too few games."""
        if not found.told or len(self._seats) == 1:
            return ""
        first = self._match.state.ranking()[self._seat] == 1
        if self._you:
            words = self.tr("The Master won {wins} of {count} games; you won yours.")
            if not first:
                words = self.tr("The Master won {wins} of {count} games; you did not win yours.")
        else:
            words = self.tr("The Master won {wins} of {count} games; {name} won.")
            if not first:
                words = self.tr("The Master won {wins} of {count} games; {name} did not.")
        return words.format(wins=found.wins, count=len(found.games), name=self._name)

    def error(self, found: Reruns) -> str:
        """Explanation of the number behind ±."""
        return self.tr("± is the error of the mean of {count} games (95%).").format(count=len(found.games))

    def progress(self, found: Reruns, share: float, *, running: bool) -> str:
        """How many games are done; ``""`` when nothing is running and all games or none are played."""
        if running:
            words = self.tr("Being played: {done} of {count} games done, {percent}% in all")
        elif found.games and not found.complete:
            words = self.tr("Played so far: {done} of {count} games")
        else:
            return ""
        return words.format(done=len(found.games), count=RERUNS, percent=round(100 * share))

    @staticmethod
    def _numbers(found: Reruns) -> tuple[str, str]:
        """Mean and margin as the language writes them."""
        digits = 1 if found.margin < _FINE else 0
        margin = max(found.margin, 10.0**-digits)  # games that ended alike have a margin of 0, but no certainty
        return QLocale().toString(found.mean, "f", digits), QLocale().toString(margin, "f", digits)
