"""The table ``result`` of the archive, from which statistics are computed without reading games.

It holds one row per finished game.  Triggers delete the row of a game that changes; ``Results.bring_up`` adds missing
rows, some games at a time, so that it can run while the window is used.  The sums of luck and decisions need a replay
of the game; the layer above writes them with ``Results.weigh``.  When an analysis adds findings, a trigger marks the
row as not ``weighed``.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from app.engines import GAMES
from app.match.seats import LEVELS
from app.match.words import ArchiveError, RecordError

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from app.match.library import Summary

log = logging.getLogger(__name__)

COLUMNS = """(
    row INTEGER PRIMARY KEY{reference},
    version TEXT NOT NULL,     -- of the analysis that luck and decisions come from
    weighed INTEGER NOT NULL,  -- whether they were looked for
    game TEXT NOT NULL,        -- "" for a game that cannot be read, or was played by nobody
    ended TEXT NOT NULL,
    players INTEGER NOT NULL,
    persons INTEGER NOT NULL,
    again INTEGER NOT NULL,    -- whether it was begun at a position of another game
    name TEXT NOT NULL,        -- of the first person, who is meant from here on
    levels TEXT NOT NULL,      -- of the opponents, weakest first: "apprentice|master"
    options TEXT NOT NULL,     -- those that are not the default, JSON
    points INTEGER NOT NULL,
    place INTEGER NOT NULL,
    won REAL,                  -- part of the win, NULL for who plays alone
    luck REAL,
    luck_error REAL,
    loss REAL,
    loss_error REAL
)"""

SCHEMA = (
    f"CREATE TABLE result {COLUMNS.format(reference=' REFERENCES game ON DELETE CASCADE')}",
    """CREATE TRIGGER result_changed AFTER UPDATE OF header, standing, changed ON game
        BEGIN DELETE FROM result WHERE row = NEW.row; END""",
    """CREATE TRIGGER result_analysis_added AFTER INSERT ON analysis
        BEGIN UPDATE result SET weighed = 0 WHERE row = NEW.game AND weighed; END""",
    """CREATE TRIGGER result_analysis_gone AFTER DELETE ON analysis
        BEGIN DELETE FROM result WHERE row = OLD.game; END""",
)
"""The statements that make schema 3 from schema 2."""

MISTAKES = "ALTER TABLE {table} ADD COLUMN mistakes TEXT NOT NULL DEFAULT ''"
"""Adds what the decisions gave away by kind of mistake, JSON; ``""`` where it is not known."""

SCHEMA_5 = (MISTAKES.format(table="result"), "UPDATE result SET weighed = 0")
"""The statements that make schema 5 from schema 4: kinds of mistakes are looked for in all games."""

SOME = 100
"""Games that are added in one transaction; other threads wait for the archive some 20 ms meanwhile."""

_UNWRITABLE = ("read_only", "disk_full", "archive_failed")
"""Codes of errors by which reading goes on, with the table in memory."""


class Transactions(Protocol):
    """The part of ``Store`` that is needed here."""

    def read(self) -> AbstractContextManager[sqlite3.Connection]:
        """See ``Store.read``."""
        ...

    def write(self) -> AbstractContextManager[sqlite3.Connection]:
        """See ``Store.write``."""
        ...


class Weights(NamedTuple):
    """The sums of luck and decisions of a seat over a whole game, in win share.

    Attributes:
        luck: Sum of the luck.
        luck_error: Its standard error.
        loss: Sum of what its decisions gave away: 0 or less, but for noise.
        loss_error: Its standard error.
    """

    luck: float
    luck_error: float
    loss: float
    loss_error: float


class Result(NamedTuple):
    """The result of a finished game for its first person.

    Attributes:
        id: Id of the game.
        game: Key of the game.
        ended: When it ended, UTC, ISO 8601.
        players: Number of seats.
        persons: Number of persons.
        again: Whether it was begun at a position of another game.
        name: Name of the person, as in the record.
        levels: Levels of the opponents, weakest first.
        options: The options that are not the default.
        points: Points of the person.
        place: Place of the person, from 1.
        won: Win share of the person, 0 to 1; ``None`` in a game without opponents.
        weights: Luck and decisions of the person; ``None`` if they are not known.
        mistakes: What its decisions gave away by kind of mistake, JSON (``app.models.statistics.mistakes``); ``""`` if
            that is not known.
    """

    id: str
    game: str
    ended: str
    players: int
    persons: int
    again: bool
    name: str
    levels: tuple[str, ...]
    options: Mapping[str, Any]
    points: int
    place: int
    won: float | None
    weights: Weights | None
    mistakes: str = ""


class Results:
    """The results of an archive.  May be called from any thread.

    Args:
        store: The archive's file.
        line: Gives the summary of a game by its row; raises ``RecordError`` for a damaged game.
    """

    def __init__(self, store: Transactions, line: Callable[[sqlite3.Connection, int], Summary]) -> None:
        self._store, self._line = store, line
        # ``total_changes`` of the connection when the table was last built in memory; None while it is in the file.
        self._memory_changes: int | None = None

    def missing(self, version: str) -> int:
        """The number of finished games that have no row for this version of the analysis."""
        with self._store.read() as db:
            return len(_missing(db, version))

    def bring_up(self, version: str, most: int = SOME) -> int:
        """Add the rows of up to ``most`` missing games; returns how many are missing then.

        If the archive cannot be written, the table is built in memory instead, with all games at once.
        """
        with self._store.read() as db:
            if self._memory_changes is not None:
                if db.total_changes == self._memory_changes:
                    return 0
                db.execute("DROP TABLE IF EXISTS temp.result")  # back to the one in the file, which it has hidden
                self._memory_changes = None
            rows = _missing(db, version)
        if not rows:
            return 0
        try:
            with self._store.write() as db:
                self._add(db, rows[:most], version)
        except ArchiveError as error:
            if error.code not in _UNWRITABLE:
                raise
            log.warning("archive: the table of results is kept in memory: %s", error)
            with self._store.read() as db:
                db.execute("PRAGMA temp_store = MEMORY")
                db.execute(f"CREATE TEMP TABLE result {COLUMNS.format(reference='')}")
                db.execute(MISTAKES.format(table="temp.result"))
                self._add(db, _missing(db, version), version)
                self._memory_changes = db.total_changes
            return 0
        return max(0, len(rows) - most)

    def all(self) -> list[Result]:
        """The results in the table, oldest first; those of games in the waste bin are left out."""
        with self._store.read() as db:
            rows = db.execute(
                "SELECT game.id, result.game, ended, players, persons, again, name, levels, options, points, place,"
                " won, mistakes, luck, luck_error, loss, loss_error FROM result JOIN game USING (row)"
                " WHERE game.deleted IS NULL AND game.finished AND result.game != '' ORDER BY ended, game.row"
            ).fetchall()
        read = _Reader()
        return [read.result(row) for row in rows]

    def unweighed(self, version: str) -> list[str]:
        """Ids of games with findings of the analysis that are not summed up yet (``weigh``), latest first."""
        with self._store.read() as db:
            rows = db.execute(
                "SELECT game.id FROM result JOIN game USING (row) WHERE NOT weighed AND result.game != ''"
                " AND players > 1 AND game.deleted IS NULL"
                " AND EXISTS (SELECT 1 FROM analysis WHERE analysis.game = result.row AND analysis.version = ?)"
                " ORDER BY ended DESC",
                (version,),
            )
            return [game_id for (game_id,) in rows]

    def weigh(self, game_id: str, weights: Weights | None, mistakes: str = "") -> None:
        """Write the sums of luck and decisions of a game, and what was given away by kind of mistake.

        Args:
            game_id: The game.
            weights: The sums; ``None`` if the findings do not suffice for them.
            mistakes: As in ``Result``.
        """
        values = (*(weights or (None,) * 4), mistakes, game_id)
        change = (
            "UPDATE result SET weighed = 1, luck = ?, luck_error = ?, loss = ?, loss_error = ?, mistakes = ?"
            " WHERE row = (SELECT row FROM game WHERE id = ?)"
        )
        if self._memory_changes is not None:
            with self._store.read() as db:
                db.execute(change, values)
                self._memory_changes = db.total_changes
        else:
            with self._store.write() as db:
                db.execute(change, values)

    def _add(self, db: sqlite3.Connection, rows: list[int], version: str) -> None:
        for row in rows:
            try:
                facts = _facts(self._line(db, row))
            except RecordError as error:
                log.error("archive: a game has no result: %s", error)
                facts = None
            values = (row, version, 0, *(facts or _NOTHING), None, None, None, None, "")
            db.execute(f"INSERT OR REPLACE INTO result VALUES ({', '.join('?' * len(values))})", values)


_NOTHING = ("", "", 0, 0, 0, "", "", "{}", 0, 0, None)
"""The row of a game that cannot be read or that no person has played; it keeps it from being looked at again."""


def _missing(db: sqlite3.Connection, version: str) -> list[int]:
    rows = db.execute(
        "SELECT row FROM game WHERE finished AND row NOT IN (SELECT row FROM result WHERE version = ?)", (version,)
    )
    return [row for (row,) in rows]


def _facts(summary: Summary) -> tuple[object, ...] | None:
    """The columns from ``game`` to ``won`` for a game; ``None`` for one that no person has played."""
    persons = [at for at, seat in enumerate(summary.seats) if seat.is_person]
    if not persons or summary.result is None or summary.finished is None:
        return None
    own, ranking, players = persons[0], summary.result["ranking"], len(summary.seats)
    levels = sorted((seat.level for seat in summary.seats if not seat.is_person), key=LEVELS.index)
    defaults = {option.key: option.default for option in GAMES[summary.game].options}
    chosen = {key: value for key, value in summary.options.items() if key in defaults and value != defaults[key]}
    won = (1.0 / ranking.count(1) if ranking[own] == 1 else 0.0) if players > 1 else None
    return (
        *(summary.game, summary.finished, players, len(persons), summary.parent is not None),
        *(summary.seats[own].name, "|".join(levels), json.dumps(chosen, sort_keys=True)),
        *(summary.result["scores"][own], ranking[own], won),
    )


def _read_options(text: str) -> Mapping[str, Any]:
    found: object = None
    with suppress(ValueError):  # the disk may have damaged it
        found = json.loads(text)
    return found if isinstance(found, dict) else {}


class _Reader:
    """Makes ``Result`` objects of rows, parsing levels and options that occur repeatedly only once."""

    def __init__(self) -> None:
        self._levels: dict[str, tuple[str, ...]] = {"": ()}
        self._options: dict[str, Mapping[str, Any]] = {}

    def result(self, row: tuple[Any, ...]) -> Result:
        (
            game_id,
            game,
            ended,
            players,
            persons,
            again,
            name,
            levels,
            options,
            points,
            place,
            won,
            mistakes,
            *weights,
        ) = row
        if levels not in self._levels:
            self._levels[levels] = tuple(levels.split("|"))
        if options not in self._options:
            self._options[options] = _read_options(options)
        found = (self._levels[levels], self._options[options], points, place, won)
        known = Weights._make(weights) if weights[0] is not None else None
        return Result._make((game_id, game, ended, players, persons, bool(again), name, *found, known, mistakes))
