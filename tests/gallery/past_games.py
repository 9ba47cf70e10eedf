"""Games of a fixed day in an archive, with invented chances to win: the same on every run and every machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from itertools import count
from random import Random
from unittest.mock import patch

from app.match.archive import Archive
from app.match.match import Match, begin
from app.match.record import new_record
from app.match.seats import Seat
from app.models.review import analysis
from tests.gallery.port_royal_table import hand

FIRST = datetime(2024, 3, 2, 15, 20, tzinfo=UTC)
"""When the clock stands still: in a year that is over, so that no date is told as "today"."""


@contextmanager
def standing_clock() -> Iterator[None]:
    """The program reads a clock that goes on by a microsecond per look, and shows its hours as they are."""
    ticks = count()

    def present() -> datetime:
        return FIRST + timedelta(microseconds=next(ticks))

    with (
        patch("app.match.archive.present", present),
        patch("app.match.game_rows.present", present),
        patch("app.match.record.present", present),
        patch("app.models.days.local", datetime.fromisoformat),
    ):
        yield


def played(
    archive: Archive, seats: tuple[Seat, ...], seed: int, plies: int = 100_000, *, days: int, assessed: bool = False
) -> Match:
    """A game of Port Royal in the archive, begun so many days before the first instant of the clock.

    Args:
        archive: Where it is put.
        seats: Who plays.
        seed: Of the deal, of the moves and of the chances.
        plies: After how many it is left, unless it is over before.
        days: Its age.
        assessed: Whether its chances to win are known already.
    """
    record = new_record("port_royal", seats, {}, seed)
    record.created = (FIRST - timedelta(days=days)).strftime("%Y-%m-%dT%H:%M:%SZ")
    match = begin(record, archive)
    chance = Random(seed)
    while not match.finished and match.ply < plies:
        match.play(hand(match.state, chance))
    if assessed:
        values = {ply: [shares(match, ply, chance), [0.02] * len(seats), 64] for ply in range(match.ply + 1)}
        archive.store_analysis(record.id, analysis.VERSION, values)
    return match


def shares(match: Match, ply: int, chance: Random) -> list[float]:
    """Invented chances to win of all seats, which drift towards the result."""
    drift = (0.5 if match.state.ranking()[0] == 1 else -0.4) * ply / match.ply
    own = min(0.97, max(0.03, 0.4 + drift + chance.uniform(-0.04, 0.04)))
    others = len(match.seats) - 1
    return [own, *[(1 - own) / others] * others]
