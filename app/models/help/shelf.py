"""Which game has which book.  One line per game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.help import bruges, loyang, murano, port_royal, taverns

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.models.help.book import Book

_BOOKS: dict[str, Callable[[], Book]] = {
    "port_royal": port_royal.book,
    "taverns": taverns.book,
    "loyang": loyang.book,
    "murano": murano.book,
    "bruges": bruges.book,
}


def book(game: str) -> Book | None:
    """The rules of ``game`` in the current language."""
    write = _BOOKS.get(game)
    return write() if write else None
