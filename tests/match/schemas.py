"""Archives as earlier versions of Kontor wrote them."""

import sqlite3
from contextlib import closing
from pathlib import Path

from app.match.store import MIGRATIONS, NAME


def objects(db: sqlite3.Connection) -> set[tuple[str, str]]:
    """Kind and name of everything in a schema."""
    found = db.execute("SELECT type, name FROM sqlite_schema WHERE name NOT LIKE 'sqlite%'")
    return {(kind, name) for kind, name in found}


def columns_of(db: sqlite3.Connection) -> set[tuple[str, str]]:
    """Table and name of every column in a schema."""
    tables = [name for kind, name in objects(db) if kind == "table"]
    return {(table, row[1]) for table in tables for row in db.execute(f"PRAGMA table_info({table})")}


def as_schema(folder: Path, number: int) -> None:
    """Turn an archive into one of an earlier schema: what later ones have added is gone."""
    with closing(sqlite3.connect(":memory:")) as early:
        for statements in MIGRATIONS[:number]:
            for statement in statements:
                early.execute(statement)
        wanted, columns = objects(early), columns_of(early)
    with closing(sqlite3.connect(folder / NAME, isolation_level=None)) as db:
        later = objects(db) - wanted
        for kind in ("trigger", "index", "table"):  # a table takes along what is left of its own
            for name in sorted(name for each, name in later if each == kind):
                db.execute(f"DROP {kind} {name}")
        for table, column in sorted(columns_of(db) - columns):
            db.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        db.execute(f"PRAGMA user_version = {number}")
