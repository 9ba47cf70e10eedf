"""Copies of the archive: made by the day, thinned to days and weeks."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from app.match.store import COPIES, Store

DAYS = 7
"""The newest days, each kept."""

WEEKS = 3
"""Weeks before them, of which the newest copy is kept."""

_DAILY = re.compile(r"kontor-(\d{4}-\d\d-\d\d)\.sqlite\Z")


@dataclass(frozen=True, slots=True)
class Copy:
    """One copy of the whole archive.

    Attributes:
        path: A file of its own, an archive like the original.
        day: When it was made.
        size: In bytes.
    """

    path: Path
    day: date
    size: int


def copies(folder: Path, today: date | None = None) -> list[Copy]:
    """The daily copies in an archive's folder, newest first; last those from days to come.

    Those were made while the clock was wrong, or it is wrong now: nobody can tell how new they are.
    """
    now = today or date.today()
    found = []
    for path in (folder / COPIES).glob("kontor-*.sqlite"):
        match = _DAILY.match(path.name)
        with suppress(ValueError, OSError):  # a day that never was; a file that went away
            if match:
                found.append(Copy(path, date.fromisoformat(match[1]), path.stat().st_size))
    return sorted(found, key=lambda copy: (copy.day <= now, copy.day), reverse=True)


def make_copy(store: Store, day: date) -> Path | None:
    """Copy the archive unless the day has a copy already, then thin the older ones.

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
    """Which copies to keep: the newest ``DAYS`` days, before them the newest of each of ``WEEKS`` weeks.

    Those from days to come are kept likewise, but apart: a clock that jumped, in either direction,
    must not have today's copy thinned away, nor those from before.
    """
    there = list(there)
    return _thinned(copy for copy in there if copy.day <= today) + _thinned(copy for copy in there if copy.day > today)


def _thinned(there: Iterable[Copy]) -> list[Copy]:
    newest_first = sorted(there, key=lambda copy: copy.day, reverse=True)
    keep, older = newest_first[:DAYS], newest_first[DAYS:]
    weeks: dict[tuple[int, int], Copy] = {}
    for copy in older:
        weeks.setdefault(copy.day.isocalendar()[:2], copy)
    return keep + list(weeks.values())[:WEEKS]
