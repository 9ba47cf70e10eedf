"""The list of the library inside the archive: what it is filtered and sorted by, so that no game need be read for that.

The table ``listing`` holds one row per game.  Triggers drop the row of a game that changes, whoever changes it;
``bring_up`` works out what is missing before anything is looked for.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from app.match.words import RecordError

if TYPE_CHECKING:
    from app.match.library import Summary

log = logging.getLogger(__name__)

COLUMNS = """(
    row INTEGER PRIMARY KEY{reference},
    version TEXT NOT NULL,     -- of the analysis that "share" comes from
    game TEXT NOT NULL,        -- "" for a game that cannot be read
    place INTEGER NOT NULL,    -- of the only person; 0 while it goes on or without such a person
    several INTEGER NOT NULL,  -- whether there is no such person
    points INTEGER NOT NULL,   -- of the seat from which it is looked at
    plies INTEGER NOT NULL,
    share REAL NOT NULL,       -- last win share of that seat, -1 when it was never estimated
    levels TEXT NOT NULL,      -- of the seats, "|master||apprentice|"
    names TEXT NOT NULL,       -- of the seats, one a line
    note TEXT NOT NULL
)"""

SCHEMA = (
    f"CREATE TABLE listing {COLUMNS.format(reference=' REFERENCES game ON DELETE CASCADE')}",
    """CREATE TRIGGER game_changed AFTER UPDATE OF header, standing, changed ON game
        BEGIN DELETE FROM listing WHERE row = NEW.row; END""",
    """CREATE TRIGGER analysis_added AFTER INSERT ON analysis
        BEGIN DELETE FROM listing WHERE row = NEW.game; END""",
    """CREATE TRIGGER analysis_gone AFTER DELETE ON analysis
        BEGIN DELETE FROM listing WHERE row = OLD.game; END""",
    "CREATE INDEX game_by_change ON game (changed)",
)
"""What the second schema adds to the first."""

Shows = Callable[[str, str, str, str], bool]
"""Whether the words that were typed occur: game key, names (one a line), note, last change."""

_PARENT = (
    "CASE WHEN instr(game.header, '\"parent\": null') THEN NULL"  # most games: no need to take the header apart
    " WHEN json_valid(game.header) THEN json_extract(game.header, '$.parent.game') END"
)
"""The id of the game that a game goes on from, or nothing."""

_SHELVED = "CASE WHEN json_valid(game.standing) THEN json_extract(game.standing, '$.shelved') IS NOT NULL ELSE 0 END"
"""Whether a game was taken off the start page where it stands; the next move writes another standing."""

_ORDERS = {
    "changed": "game.changed",
    "points": "listing.points",
    "plies": "listing.plies",
    "share": "listing.share",
}


@dataclass(frozen=True, slots=True)
class Query:
    """What is looked for in the library, and in which order.

    Attributes:
        games: Only games with these keys, or ``None`` for all.
        finished: Only finished ones, only unfinished ones, or both.
        won: Only won ones, only lost ones of an only person, or both.
        several: Only games with (or without) several persons or none, or both.
        branched: Only games that go on from a position of another one, only those from their own beginning, or both.
        level: Only games with an opponent of this level, or ``""``.
        shelved: Only unfinished games that were taken off the start page, only others, or both.
        since: Only games changed at or after this moment, or ``None``.
        shows: Whether the words that were typed occur, or ``None`` without words.
        sort: ``"changed"``, ``"points"``, ``"plies"``, ``"share"`` or ``"game"``; equal ones by their last change.
        ranks: The keys of the games in the order of ``"game"``.
        descending: Largest, newest or last first.
        grouped: Whether branches follow the game that they come from, which stands where the first of them all would.
        version: Of the analysis.
    """

    games: tuple[str, ...] | None = None
    finished: bool | None = None
    won: bool | None = None
    several: bool | None = None
    branched: bool | None = None
    level: str = ""
    shelved: bool | None = None
    since: datetime | None = None
    shows: Shows | None = None
    sort: str = "changed"
    ranks: tuple[str, ...] = ()
    descending: bool = True
    grouped: bool = False
    version: str = ""


def find(db: sqlite3.Connection, query: Query) -> list[str]:
    """The ids of the games that are wanted, in the wanted order; ``bring_up`` comes first."""
    wanted = ["game.deleted IS NULL", "listing.game != ''"]
    values: list[object] = []
    if query.games is not None:
        wanted.append(f"listing.game IN ({', '.join('?' * len(query.games))})")
        values += query.games
    if query.finished is not None:
        wanted.append("game.finished = ?")
        values.append(query.finished)
    if query.won is not None:
        wanted.append("listing.several = 0 AND (listing.place = 1) = ?")
        values.append(query.won)
    if query.several is not None:
        wanted.append("listing.several = ?")
        values.append(query.several)
    if query.branched is not None:
        wanted.append(f"({_PARENT} IS NOT NULL) = ?")
        values.append(query.branched)
    if query.level:
        wanted.append("instr(listing.levels, ?)")
        values.append(f"|{query.level}|")
    if query.shelved is not None:
        wanted.append(f"{_SHELVED} = ?")
        values.append(query.shelved)
    if query.since is not None:
        wanted.append("game.changed >= ?")
        values.append(query.since.astimezone(UTC).isoformat(timespec="microseconds"))
    if query.shows is not None:
        db.create_function("kontor_shows", 4, query.shows)
        wanted.append("kontor_shows(listing.game, listing.names, listing.note, game.changed)")
    if query.sort == "game":
        order = f"CASE listing.game {' '.join(f'WHEN ? THEN {rank}' for rank, _ in enumerate(query.ranks))} ELSE -1 END"
        values += query.ranks
    else:
        order = _ORDERS[query.sort]
    way = "DESC" if query.descending else "ASC"
    parent = _PARENT if query.grouped else "NULL"
    rows = db.execute(
        f"SELECT game.id, {parent} FROM listing JOIN game USING (row) WHERE {' AND '.join(wanted)}"
        f" ORDER BY {order} {way}, game.changed {way}, game.row {way}",
        values,
    )
    return grouped(rows.fetchall())


def grouped(rows: Sequence[tuple[str, str | None]]) -> list[str]:
    """The ids of games, branches directly behind the game of which they are one.

    Args:
        rows: Id of each game and of the one that it goes on from, in the order in which the groups come, and the
            branches within a group.
    """
    parents = dict(rows)
    branches: dict[str, list[str]] = {}
    for game_id, parent in rows:
        if parent is not None and parent in parents:
            branches.setdefault(parent, []).append(game_id)
    found: dict[str, None] = {}
    for game_id, _ in rows:
        above: list[str] = [game_id]
        # A damaged game may have no id, or be its own parent.
        while (parent := parents[above[-1]]) is not None and parent in parents and parent not in above:
            above.append(parent)
        below = [above[-1]]
        while below:
            each = below.pop()
            if each not in found:
                found[each] = None
                below += reversed(branches.get(each, ()))
    return list(found)


def games(db: sqlite3.Connection) -> set[str]:
    """Keys of the games that occur outside of the waste bin."""
    rows = db.execute(
        "SELECT DISTINCT listing.game FROM listing JOIN game USING (row)"
        " WHERE game.deleted IS NULL AND listing.game != ''"
    )
    return {key for (key,) in rows}


def missing(db: sqlite3.Connection, version: str) -> list[int]:
    """Rows of games that are not in the list, or with an older analysis."""
    rows = db.execute("SELECT row FROM game WHERE row NOT IN (SELECT row FROM listing WHERE version = ?)", (version,))
    return [row for (row,) in rows]


def add(db: sqlite3.Connection, rows: list[int], version: str, read: Callable[[int], Summary]) -> None:
    """Work out the list's rows of some games; one that cannot be read is noted as such."""
    for row in rows:
        try:
            summary = read(row)
        except RecordError as error:
            log.error("archive: a game cannot be listed: %s", error)
            values: tuple[object, ...] = (row, version, "", 0, 0, 0, 0, -1.0, "", "", "")
        else:
            values = (row, version, *_facts(db, row, version, summary))
        db.execute(f"INSERT OR REPLACE INTO listing VALUES ({', '.join('?' * len(values))})", values)


def use_memory(db: sqlite3.Connection) -> None:
    """Keep the list in memory instead, for an archive that cannot be written."""
    db.execute("PRAGMA temp_store = MEMORY")
    db.execute(f"CREATE TEMP TABLE listing {COLUMNS.format(reference='')}")


def use_archive(db: sqlite3.Connection) -> None:
    """Forget the list in memory: that of the archive holds again."""
    db.execute("DROP TABLE IF EXISTS temp.listing")


def _facts(db: sqlite3.Connection, row: int, version: str, summary: Summary) -> tuple[object, ...]:
    persons = [at for at, seat in enumerate(summary.seats) if seat.is_person]
    own = persons[0] if persons else 0
    place = summary.result["ranking"][own] if summary.result and len(persons) == 1 else 0
    levels = "".join(f"|{seat.level}|" for seat in summary.seats)
    names = "\n".join(("+" if seat.is_person else "-") + seat.name for seat in summary.seats)
    share = _last_share(db, row, version, own, summary.plies)
    points = summary.standing.scores[own]
    return summary.game, place, len(persons) != 1, points, summary.plies, share, levels, names, summary.note


def _last_share(db: sqlite3.Connection, row: int, version: str, own: int, plies: int) -> float:
    """The win share at the last estimated position, if more than half of them were estimated."""
    (known,) = db.execute("SELECT COUNT(*) FROM analysis WHERE game = ? AND version = ?", (row, version)).fetchone()
    if known <= plies // 2:
        return -1.0
    found = db.execute(
        "SELECT CASE WHEN json_valid(value) THEN json_extract(value, ?) END FROM analysis"
        " WHERE game = ? AND version = ? AND ply <= ? ORDER BY ply DESC LIMIT 1",
        (f"$[0][{own}]", row, version, plies),
    ).fetchone()
    return float(found[0]) if found and isinstance(found[0], int | float) else -1.0
