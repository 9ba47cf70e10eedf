"""A book of rules: sections with anchors, and the search through them.

Paragraphs are Markdown, one line each: ``**bold**``, ``[link](#anchor)``, ``![name](piece:id)``.  One that begins with
``- `` is an item of a list; one that begins with ``| `` is a row of a table, its cells parted by `` | ``; one that
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
"""Where the pages of rules lie."""

ITEM = "- "
ROW = "| "
BOX = "> "
PIECE = re.compile(r"!\[[^]]*\]\(piece:(\w+)\)")
"""A picture of a piece; its group is the id."""
TABLE = "table:start"
"""The picture of the table at the beginning of a game."""

_ACCENTED = re.compile(r"[^\x00-\x7f]")
_MARKUP = re.compile(r"!\[[^]]*\]\([^)]*\)|\[([^]]*)\]\([^)]*\)|\*\*")
_BETWEEN = {"": "\n\n", BOX: "\n>\n"}
"""Parts paragraphs of one kind; all others follow line by line."""

_AROUND = 48  # letters of a result before and after the first match


@dataclass(frozen=True, slots=True)
class Section:
    """One heading with its text.

    Attributes:
        anchor: Stable name, the same in every language: ``"tax"``.
        title: The heading in the current language.
        paragraphs: The text in the current language, as Markdown.
        level: 1 for a chapter, 2 for a part of the chapter before it.
    """

    anchor: str
    title: str
    paragraphs: tuple[str, ...]
    level: int = 1

    @property
    def pieces(self) -> tuple[str, ...]:
        """Ids of the pieces shown in it."""
        return tuple(match[1] for each in self.paragraphs for match in PIECE.finditer(each))

    def markdown(self) -> Iterator[str]:
        """Its blocks, as Markdown wants them parted by empty lines."""
        yield f"{'#' * (self.level + 1)} {self.title}"
        for kind, group in groupby(self.paragraphs, lambda each: each[:2] if each[:2] in (ITEM, ROW, BOX) else ""):
            lines = list(group)
            if kind == ROW:
                columns = max(each.count(ROW) for each in lines)
                lines = ["|" + "   |" * columns, "|" + "---|" * columns, *(f"{each} |" for each in lines)]
            yield _BETWEEN.get(kind, "\n").join(lines)


@dataclass(frozen=True, slots=True)
class Hit:
    """One place where all the words of a search stand.

    Attributes:
        anchor: The section.
        title: Its heading.
        snippet: The words around the first match, without markup.
    """

    anchor: str
    title: str
    snippet: str


@dataclass(frozen=True, slots=True)
class RulesBook:
    """The rules of one game in one language.

    Attributes:
        game: Its key.
        title: Its name.
        sections: All chapters and their parts, in order.
        piece: The piece with an id that a picture names.
        table: Zones and pieces that are numbered in the picture of the table.
        tokens: Kinds of pieces that are no cards, and so smaller.
    """

    game: str
    title: str
    sections: tuple[Section, ...]
    piece: Callable[[str], Piece | None] = lambda _: None
    table: tuple[str, ...] = ()
    tokens: tuple[type[Piece], ...] = ()

    def section(self, anchor: str) -> Section | None:
        """The section with this anchor."""
        return next((each for each in self.sections if each.anchor == anchor), None)

    def markdown(self) -> str:
        """The whole text; its headings are those of ``sections``, in this order."""
        return "\n\n".join(block for section in self.sections for block in section.markdown())

    def find(self, query: str) -> list[Hit]:
        """Sections that contain every word of ``query``; those with a match in the heading first."""
        words = terms(query)
        if not words:
            return []
        hits = [(rank, number, hit) for number, each in enumerate(self.sections) for rank, hit in _match(each, words)]
        return [hit for _, _, hit in sorted(hits, key=lambda found: found[:2])]


def plain(paragraph: str) -> str:
    """A paragraph without markup."""
    return _MARKUP.sub(r"\1", paragraph).removeprefix(ITEM).removeprefix(ROW).removeprefix(BOX)


def fold(text: str) -> str:
    """Text as the search sees it: without case and accents, each letter still one letter.

    Umlauts lose their dots, so that "Fraulein" finds "Fräulein"; a letter whose plain form is
    longer than one letter stays, so that positions are those of ``text``.
    """
    return _ACCENTED.sub(_folded, text).lower()


def _folded(match: re.Match[str]) -> str:
    char = match.group()
    low = unicodedata.normalize("NFD", char)[0].lower()
    return low if len(low) == 1 else char


def terms(query: str) -> list[str]:
    """The words that are looked for."""
    return fold(query).split()


def spots(text: str, words: list[str]) -> list[tuple[int, int]]:
    """Where ``words`` stand in plain ``text``: pairs of start and end, in order, without overlap."""
    if not words:
        return []
    longest_first = sorted(words, key=len, reverse=True)
    pattern = re.compile("|".join(re.escape(word) for word in longest_first))
    return [match.span() for match in pattern.finditer(fold(text))]


def _match(section: Section, words: list[str]) -> list[tuple[int, Hit]]:
    """The section as a hit with its rank (0: every word in the heading), or nothing."""
    whole = fold(" ".join([section.title, *map(plain, section.paragraphs)]))
    if not all(word in whole for word in words):
        return []
    rank = 0 if all(word in fold(section.title) for word in words) else 1
    return [(rank, Hit(section.anchor, section.title, _snippet(section, words)))]


def _snippet(section: Section, words: list[str]) -> str:
    """The paragraph with most of the words, cut around the first of them."""
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
