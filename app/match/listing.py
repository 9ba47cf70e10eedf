"""The table ``listing`` of the archive, by which the library filters and sorts games without reading them.

It holds one row per game.  Triggers delete the row of a game that changes; before each query ``Archive`` adds the rows
that are missing.
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
"""The statements that make schema 2 from schema 1."""

Shows = Callable[[str, str, str, str], bool]
"""Whether the words that were typed occur in a game; called with its key, names (one a line), note and last change."""

_PARENT = (
    "CASE WHEN instr(game.header, '\"parent\": null') THEN NULL"  # most games: no need to take the header apart
    " WHEN json_valid(game.header) THEN json_extract(game.header, '$.parent.game') END"
)
"""SQL for the id of the game of which a game is a branch, or NULL."""

_SHELVED = "CASE WHEN json_valid(game.standing) THEN json_extract(game.standing, '$.shelved') IS NOT NULL ELSE 0 END"
"""SQL for whether a game was taken off the start page.  It is part of the standing, which the next move overwrites."""

_ORDERS = {
    "changed": "game.changed",
    "points": "listing.points",
    "plies": "listing.plies",
    "share": "listing.share",
}


@dataclass(frozen=True, slots=True)
class Query:
    """Which games of the library are wanted, and in which order.  ``None`` stands for no restriction.

    Attributes:
        games: Keys of games.
        finished: Whether the game is finished.
        won: Whether the person has won; only games with exactly one person.
        several: Whether the number of persons is not one.
        branched: Whether the game goes on from a position of another one.
        level: Level that at least one opponent has; ``""`` for no restriction.
        shelved: Whether the game was taken off the start page (``Archive.shelve``).
        since: Earliest moment of the last change.
        shows: Whether the words that were typed occur.
        sort: ``"changed"``, ``"points"``, ``"plies"``, ``"share"`` or ``"game"``; equal games are in the order of their
            last change.
        ranks: The keys of all games in their order for ``"game"``.
        descending: Largest, newest or last first.
        grouped: Whether branches stand below the game they come from; the group is where its first game would be.
        version: Version of the analysis that ``"share"`` comes from.
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
    """The ids of the games that match a query, in its order; the list has to be up to date."""
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
    # Only texts of this module become part of the statement; what comes from outside is bound as a value.
    rows = db.execute(
        f"SELECT game.id, {parent} FROM listing JOIN game USING (row) WHERE {' AND '.join(wanted)}"
        f" ORDER BY {order} {way}, game.changed {way}, game.row {way}",
        values,
    )
    return grouped(rows.fetchall())


def grouped(rows: Sequence[tuple[str, str | None]]) -> list[str]:
    """Reorder games so that branches stand directly behind the game they come from.

    Args:
        rows: Id of each game and of the one it comes from, in the wanted order of groups, and of branches in a group.

    Returns:
        The ids in the new order.
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
    """Keys of the games that occur in the list outside of the waste bin."""
    rows = db.execute(
        "SELECT DISTINCT listing.game FROM listing JOIN game USING (row)"
        " WHERE game.deleted IS NULL AND listing.game != ''"
    )
    return {key for (key,) in rows}


def missing(db: sqlite3.Connection, version: str) -> list[int]:
    """Rows of the games that are not in the list, or are there with another version of the analysis."""
    rows = db.execute("SELECT row FROM game WHERE row NOT IN (SELECT row FROM listing WHERE version = ?)", (version,))
    return [row for (row,) in rows]


def add(db: sqlite3.Connection, rows: list[int], version: str, read: Callable[[int], Summary]) -> None:
    """Add games to the list; one that cannot be read gets a row with an empty key, so that it is not tried again.

    Args:
        db: The connection, in a transaction.
        rows: Rows of the games.
        version: Version of the analysis.
        read: Gives the summary of a row.
    """
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
    """Make an empty list in memory, for an archive that cannot be written."""
    # A temporary table hides the one of the same name in the file, so that all queries work on it unchanged.
    db.execute("PRAGMA temp_store = MEMORY")
    db.execute(f"CREATE TEMP TABLE listing {COLUMNS.format(reference='')}")


def use_archive(db: sqlite3.Connection) -> None:
    """Drop the list in memory, so that the one in the file is used again."""
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
    """The win share of seat ``own`` at the last estimated position; -1 unless more than half of all are estimated."""
    (known,) = db.execute("SELECT COUNT(*) FROM analysis WHERE game = ? AND version = ?", (row, version)).fetchone()
    if known <= plies // 2:
        return -1.0
    found = db.execute(
        "SELECT CASE WHEN json_valid(value) THEN json_extract(value, ?) END FROM analysis"
        " WHERE game = ? AND version = ? AND ply <= ? ORDER BY ply DESC LIMIT 1",
        (f"$[0][{own}]", row, version, plies),
    ).fetchone()
    return float(found[0]) if found and isinstance(found[0], int | float) else -1.0
