"""Gives the rules of each game as a book, with the fields that all games share filled in."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.models.games import ENTRIES
from app.models.help.book import ROW
from app.models.help.examples import examples
from app.models.help.pages import PageFields, read_book
from app.models.help.table import TABLE_HELP
from app.models.strength import STRENGTH
from app.models.trueness import TRUENESS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.models.help.book import RulesBook


def book(game: str, language: str = "") -> RulesBook | None:
    """The rules of ``game`` in a language (two letters), by default the current one.

    Returns:
        The rules; ``None`` for an unknown game and for one without a page.

    Raises:
        PageError: The page is not written as it should be.
    """
    entry = ENTRIES.get(game)
    if entry is None:
        return None
    own = entry.help_fields() if entry.help_fields else PageFields()
    fields = replace(
        own,
        words={**own.words, "limits": lambda _: STRENGTH.limits(game), **_figures(game, entry.help_folder)},
        lists={
            **own.lists,
            "table": lambda _: TABLE_HELP.lines(game, own.table),
            "strength": lambda _: map(ROW.__add__, STRENGTH.rows(game)),
            "trueness": lambda _: map(ROW.__add__, TRUENESS.rows(game)),
        },
    )
    return read_book(game, fields, language, entry.help_folder)


def _figures(game: str, folder: Path) -> dict[str, Callable[[str], str]]:
    """A field for each worked example of a game; its argument is the name of the figure."""
    return {each.name: each.claim for each in examples(game, folder)}
