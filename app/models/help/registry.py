"""Which game fills in which fields of its rules.  One line per game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.help import bruges, loyang, murano, port_royal, taverns
from app.models.help.pages import NO_FIELDS, Fields, read_book

if TYPE_CHECKING:
    from app.models.help.book import Book

FIELDS: dict[str, Fields] = {
    "port_royal": port_royal.FIELDS,
    "taverns": taverns.FIELDS,
    "loyang": loyang.FIELDS,
    "murano": murano.FIELDS,
    "bruges": bruges.FIELDS,
}


def book(game: str) -> Book | None:
    """The rules of ``game`` in the current language; None for a game without a page."""
    return read_book(game, FIELDS.get(game, NO_FIELDS))
