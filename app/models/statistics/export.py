"""Writes results of games as CSV for a spreadsheet."""

from __future__ import annotations

import csv
import json
from io import StringIO
from typing import TYPE_CHECKING

from app.models.statistics.rating import unrated

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from app.match.results import Result

COLUMNS = (
    "id",
    "ended_utc",
    "game",
    "players",
    "persons",
    "begun_at_a_position",
    "name",
    "opponents",
    "options",
    "points",
    "place",
    "won",
    "even_share",
    "luck",
    "luck_error",
    "loss",
    "loss_error",
    "rated",
)
"""The columns, in their order; ``docs/statistics.md`` tells what each holds."""

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")
"""Beginnings of a cell that a spreadsheet would calculate instead of showing it."""


def as_csv(results: Iterable[Result]) -> str:
    """A header and one line per game; commas between cells, a decimal point in numbers whatever the language."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    writer.writerows(map(_row, results))
    return text.getvalue()


def save_csv(results: Iterable[Result], path: Path) -> None:
    """Write the results to a file in UTF-8 with a byte order mark, without which Excel reads another encoding.

    Raises:
        OSError: It cannot be written.
    """
    path.write_text(as_csv(results), encoding="utf-8-sig", newline="")


def harmless(text: str) -> str:
    """A text that people can choose, with an apostrophe in front where a spreadsheet would take it for a formula."""
    return f"'{text}" if text.lstrip(" ").startswith(_FORMULA) else text


def _row(each: Result) -> list[object]:
    weights = each.weights or ("", "", "", "")
    return [
        *(harmless(each.id), each.ended, each.game, each.players, each.persons, int(each.again)),
        *(harmless(each.name), "|".join(each.levels), json.dumps(each.options, sort_keys=True)),
        *(each.points, each.place, "" if each.won is None else round(each.won, 4)),
        "" if each.won is None else round(1.0 / each.players, 4),
        *(round(value, 5) if isinstance(value, float) else value for value in weights),
        int(unrated(each) is None),
    ]
