"""A book of rules: sections with anchors, and the search through them.

Paragraphs are Markdown, one line each: ``**bold**``, ``[link](#anchor)``, ``![name](piece:id)``.  One that begins with
``- `` is an item of a list; one that begins with ``| `` is a row of a table, its cells separated by `` | ``; one that
begins with ``> `` is a line of a worked example.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from app.resources import resource_path

if TYPE_CHECKING:
    from app.models.table import Piece

HELP_FOLDER = resource_path("help")
"""Folder of the pages of rules."""

ITEM = "- "
"""Beginning of a paragraph that is an item of a list."""
ROW = "| "
"""Beginning of a paragraph that is a row of a table."""
BOX = "> "
"""Beginning of a paragraph that is a line of a worked example."""
PIECE = re.compile(r"!\[[^]]*\]\(piece:(\w+)\)")
"""Matches the picture of a piece; group 1 is the id."""
TABLE = "table:start"
"""Name (URL) of the picture of the table at the beginning of a game."""

_ACCENTED = re.compile(r"[^\x00-\x7f]")
_WRITTEN_OUT = re.compile("ae|oe|ue|ss", re.IGNORECASE)
_MARKUP = re.compile(r"!\[[^]]*\]\([^)]*\)|\[([^]]*)\]\([^)]*\)|\*\*")
_BETWEEN = {"": "\n\n", BOX: "\n>\n"}
"""What separates two paragraphs of the same kind in Markdown; a line break for kinds that are not named."""

_AROUND = 48
"""Characters of a snippet before and after the first match."""


@dataclass(frozen=True, slots=True)
class Section:
    """One heading with the text below it, up to the next heading.

    Attributes:
        anchor: Stable name, the same in every language: ``"tax"``.
        title: The heading in the current language.
        paragraphs: The text in the current language, as Markdown.
        level: 1 for a chapter, 2 for a part of the chapter that precedes it.
    """

    anchor: str
    title: str
    paragraphs: tuple[str, ...]
    level: int = 1

    @property
    def pieces(self) -> tuple[str, ...]:
        """Ids of the pieces that it has pictures of."""
        return tuple(match[1] for each in self.paragraphs for match in PIECE.finditer(each))

    def markdown(self) -> Iterator[str]:
        """Heading, paragraphs, lists, tables and examples as Markdown; the caller separates them by empty lines."""
        yield f"{'#' * (self.level + 1)} {self.title}"
        for kind, group in groupby(self.paragraphs, lambda each: each[:2] if each[:2] in (ITEM, ROW, BOX) else ""):
            lines = list(group)
            if kind == ROW:  # Markdown demands a header; ``prose`` in the views removes it again
                columns = max(each.count(ROW) for each in lines)
                lines = ["|" + "   |" * columns, "|" + "---|" * columns, *(f"{each} |" for each in lines)]
            yield _BETWEEN.get(kind, "\n").join(lines)


@dataclass(frozen=True, slots=True)
class Hit:
    """A section that contains all words of a search.

    Attributes:
        anchor: Anchor of the section.
        title: Its heading.
        snippet: The text around the first match, without markup.
    """

    anchor: str
    title: str
    snippet: str


@dataclass(frozen=True, slots=True)
class RulesBook:
    """The rules of one game in one language.

    Attributes:
        game: Key of the game.
        title: Name of the game.
        sections: All chapters and their parts, in order.
        piece: Gives the piece with an id, as pictures name it; ``None`` for an unknown id.
        table: Keys of the zones and pieces that are numbered in the picture of the table.
        tokens: Kinds of pieces that are no cards and whose pictures are smaller.
    """

    game: str
    title: str
    sections: tuple[Section, ...]
    piece: Callable[[str], Piece | None] = lambda _: None
    table: tuple[str, ...] = ()
    tokens: tuple[type[Piece], ...] = ()

    def section(self, anchor: str) -> Section | None:
        """The section with this anchor, or ``None``."""
        return next((each for each in self.sections if each.anchor == anchor), None)

    def markdown(self) -> str:
        """The whole text as Markdown; its headings are those of ``sections``, in the same order."""
        return "\n\n".join(block for section in self.sections for block in section.markdown())

    def search(self, query: str) -> tuple[list[str], list[Hit]]:
        """Look for a query; where nothing is found, also for its umlauts written out, as in "Gebuehr".

        Returns:
            The words that were looked for (see ``spots``), and the sections that contain all of them; those with all
            of them in the heading first.
        """
        words = terms(query)
        hits = self._containing(words)
        others = terms(_WRITTEN_OUT.sub(_umlaut, query))
        if not hits and (found := self._containing(others)):
            return others, found
        return words, hits

    def _containing(self, words: list[str]) -> list[Hit]:
        if not words:
            return []
        hits = [(rank, number, hit) for number, each in enumerate(self.sections) for rank, hit in _match(each, words)]
        return [hit for _, _, hit in sorted(hits, key=lambda found: found[:2])]


def plain(paragraph: str) -> str:
    """A paragraph without markup."""
    return _MARKUP.sub(r"\1", paragraph).removeprefix(ITEM).removeprefix(ROW).removeprefix(BOX)


def fold(text: str) -> str:
    """Text as the search compares it: lower case and without accents, of the same length as ``text``.

    So "Fraulein" finds "Fräulein".  A letter whose plain form has more than one letter stays as it is, so that
    positions in the result are positions in ``text``.
    """
    return _ACCENTED.sub(_folded, text).lower()


def _folded(match: re.Match[str]) -> str:
    char = match.group()
    low = unicodedata.normalize("NFD", char)[0].lower()
    return low if len(low) == 1 else char


def _umlaut(match: re.Match[str]) -> str:
    return {"ae": "ä", "oe": "ö", "ue": "ü", "ss": "ß"}[match.group().lower()]


def terms(query: str) -> list[str]:
    """The words of a query, folded."""
    return fold(query).split()


def spots(text: str, words: list[str]) -> list[tuple[int, int]]:
    """Where ``words`` (folded) occur in plain ``text``: pairs of start and end, in order, without overlap."""
    if not words:
        return []
    longest_first = sorted(words, key=len, reverse=True)  # a regular expression takes the first alternative that fits
    pattern = re.compile("|".join(re.escape(word) for word in longest_first))
    return [match.span() for match in pattern.finditer(fold(text))]


def _match(section: Section, words: list[str]) -> list[tuple[int, Hit]]:
    """The section as a hit with its rank (0: every word in the heading, else 1); empty where a word is missing."""
    whole = fold(" ".join([section.title, *map(plain, section.paragraphs)]))
    if not all(word in whole for word in words):
        return []
    rank = 0 if all(word in fold(section.title) for word in words) else 1
    return [(rank, Hit(section.anchor, section.title, _snippet(section, words)))]


def _snippet(section: Section, words: list[str]) -> str:
    """A part of the paragraph with most of the words, around the first of them; whole words of it."""
    texts = [plain(each).replace(" | ", " · ") for each in section.paragraphs]
    best = max(texts, key=lambda text: len({fold(text)[a:b] for a, b in spots(text, words)}), default="")
    found = spots(best, words)
    if not found:
        return best[: 2 * _AROUND]
    begin, end = max(0, found[0][0] - _AROUND), min(len(best), found[0][1] + _AROUND)
    while begin > 0 and not best[begin - 1].isspace():
        begin -= 1
    while end < len(best) and not best[end].isspace():
        end += 1
    return ("… " if begin else "") + best[begin:end].strip() + (" …" if end < len(best) else "")
