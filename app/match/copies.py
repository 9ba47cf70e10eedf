"""Daily copies of the archive, of which those of the last days and of some weeks before are kept."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from app.match.store import COPIES, Store

DAYS = 7
"""Number of the newest copies that are all kept."""

WEEKS = 3
"""Number of weeks before them of which the newest copy is kept."""

_DAILY = re.compile(r"kontor-(\d{4}-\d\d-\d\d)\.sqlite\Z")


@dataclass(frozen=True, slots=True)
class Copy:
    """One copy of the whole archive.

    Attributes:
        path: The file, which is an archive like the original.
        day: Day on which it was made, by the clock of that time.
        size: In bytes.
    """

    path: Path
    day: date
    size: int


def copies(folder: Path, today: date | None = None) -> list[Copy]:
    """The daily copies in an archive's folder, newest first; at the end those with a day in the future.

    The latter were made while the clock was wrong, or it is wrong now, so nobody can tell how new they are.
    """
    now = today or date.today()
    found = []
    for path in (folder / COPIES).glob("kontor-*.sqlite"):
        match = _DAILY.match(path.name)
        with suppress(ValueError, OSError):  # no such day in the calendar; the file was deleted meanwhile
            if match:
                found.append(Copy(path, date.fromisoformat(match[1]), path.stat().st_size))
    return sorted(found, key=lambda copy: (copy.day <= now, copy.day), reverse=True)


def make_copy(store: Store, day: date) -> Path | None:
    """Copy the archive unless the day has a copy already, then delete the older ones that ``kept`` leaves out.

    Returns:
        The new copy, or ``None``.

    Raises:
        ArchiveError: The copy could not be written; the older ones are all still there.
    """
    folder = store.path.parent
    path = folder / COPIES / f"kontor-{day.isoformat()}.sqlite"
    if path.exists():
        return None
    store.copy_to(path)
    there = copies(folder, day)
    for copy in set(there) - set(kept(there, day)):
        with suppress(OSError):
            copy.path.unlink()
    return path


def kept(there: Iterable[Copy], today: date = date.max) -> list[Copy]:
    """Which copies to keep: the newest ``DAYS``, and before them the newest of each of ``WEEKS`` weeks."""
    # The same applies to copies with a day in the future, but separately: if the clock jumped, in either direction,
    # neither today's copy nor those from before may be deleted for them.
    there = list(there)
    return _thinned(copy for copy in there if copy.day <= today) + _thinned(copy for copy in there if copy.day > today)


def _thinned(there: Iterable[Copy]) -> list[Copy]:
    newest_first = sorted(there, key=lambda copy: copy.day, reverse=True)
    keep, older = newest_first[:DAYS], newest_first[DAYS:]
    weeks: dict[tuple[int, int], Copy] = {}
    for copy in older:
        weeks.setdefault(copy.day.isocalendar()[:2], copy)
    return keep + list(weeks.values())[:WEEKS]
