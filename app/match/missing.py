"""Finds games that only a copy of the archive still has."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from app.match.library import as_json, header_of, summary_from
from app.match.salvage import lengths, readable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.match.copies import Copy
    from app.match.library import Summary
    from app.match.salvage import Salvaged


@dataclass(frozen=True, slots=True)
class Missing:
    """A game that is missing in the archive, and the newest copy that has it."""

    summary: Summary
    copy: Copy


def find_missing(here: Iterable[str], copies: Iterable[Copy]) -> list[Missing]:
    """The games of some copies that are not in the archive, the last played first.

    Games that were in the waste bin in the newest copy that has them are left out: somebody meant to delete them.

    Args:
        here: Ids of the games that the archive has, with those in its waste bin.
        copies: The copies, newest first.
    """
    known = set(here)
    found = []
    for copy in copies:
        fresh = lengths(copy.path).keys() - known
        for game in readable(copy.path, ids=fresh) if fresh else ():
            known.add(game.record.id)
            if game.deleted is None:
                found.append(Missing(_summary(game), copy))
    return sorted(found, key=lambda each: each.summary.changed, reverse=True)


def _summary(game: Salvaged) -> Summary:
    """The summary of a game from a copy."""
    record, standing = game.record, as_json(asdict(game.standing))
    finished = record.finished is not None
    return summary_from(record.id, header_of(record), standing, game.changed, finished, None, len(record.plies))
