"""Reads the rules of a game from ``resources/help/<game>.<language>.md``.

The pages are Markdown with these conventions:

* ``# Title`` names the game.  ``## Title {#anchor}`` is a chapter, ``### Title {#anchor}`` a part of it; anchors are
  the same in every language.  ``<!-- R1, R17 -->`` names the rules that are told; comments are not shown.
* Under a heading stand paragraphs, lists with ``- ``, and tables without column titles (an empty first row).
* ``{screen}`` on a line of its own takes in the page ``screen.<language>.md``, which all games share.  A section whose
  anchor was there before is added to that one: so a game adds to a shared chapter.
* ``{table}`` on a line of its own shows a picture of the table at the beginning of a game with its parts numbered, and
  the names of these parts.
* ``![](piece:<id>)`` shows a piece of the game, painted as on the board.
* Lines that begin with ``> `` are a worked example, first its pieces, then its text; ``{example figure}`` is a number
  of it (``app/models/help/examples.py``), so that examples contain no digits of their own.
* ``{field argument}`` is filled in from the tables of the rules, so that no name and no number is written twice; where
  the argument is missing it is the anchor of the section.  A field on a line of its own may give many paragraphs.
  When it gives none, the whole block up to the empty lines around it is left out.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from app.models.help.book import BOX, HELP_FOLDER, ITEM, PIECE, ROW, RulesBook, Section
from app.models.table import NO_VIEWER, Describe, nameless

if TYPE_CHECKING:
    from app.models.table import Piece

LOG = logging.getLogger(__name__)

ENGLISH = "en"
"""The language in which pages are shown that another language lacks."""

SCREEN = "screen"
"""Name of the page that all games share, and of the field that takes it in."""

_TITLE = re.compile(r"^# (.+)$", re.MULTILINE)
_HEADING = re.compile(r"(#{2,3}) (.+) \{#(\w+)\}")
_COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
_FIELD = re.compile(r"\{(\w+)(?: (\w+))?\}")
_NO_ROW = re.compile(r"\|[-| ]*")


class PageError(ValueError):
    """A page of the rules breaks the conventions above; the message names the place."""


@dataclass(frozen=True, slots=True)
class PageFields:
    """What a game fills in on its pages.  The functions of ``words`` and ``lists`` are given the argument of the field.

    Attributes:
        words: By name, fields inside a line: give a text.
        lists: By name, fields on a line of their own: give paragraphs, items (``- ``) or rows (``| one | other``).
        piece: Gives the piece with an id, ``None`` for an unknown one.
        describe: Gives a piece in words; its name is shown where a picture cannot be.
        table: Keys of the zones and pieces that are numbered in the picture of the table at the beginning of a game.
        tokens: Kinds of pieces that are no cards and whose pictures are smaller: dice, tiles, spaces.
    """

    words: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    lists: Mapping[str, Callable[[str], Iterable[str]]] = field(default_factory=dict)
    piece: Callable[[str], Piece | None] = lambda _: None
    describe: Describe = nameless
    table: tuple[str, ...] = ()
    tokens: tuple[type[Piece], ...] = ()


def pictures(ids: Iterable[str]) -> list[str]:
    """One paragraph with the pictures of some pieces, as a list with this one element."""
    return [" ".join(f"![](piece:{each})" for each in ids)]


def row(*cells: str) -> str:
    """A row of a table, as a paragraph."""
    return ROW + " | ".join(cells)


def read_book(game: str, fields: PageFields, language: str = "", folder: Path = HELP_FOLDER) -> RulesBook | None:
    """The rules of a game in a language; in English, with a warning in the log, where that is missing.

    Args:
        game: Key of the game, the first part of the name of its page.
        fields: What the game fills in.
        language: Two letters, as in the name of the page; ``""`` for the current language.
        folder: Folder of the pages.

    Returns:
        The rules; ``None`` for a game without a page.

    Raises:
        PageError: The page breaks the conventions above.
    """
    language = language or QLocale().name().partition("_")[0]
    text = _page(game, language, folder)
    if text is None:
        return None
    title = _TITLE.search(text)
    if title is None:
        raise PageError(f"{game}.{language}.md: no title")
    # A game that brings its pages in a folder of its own need not bring the shared page.
    shared = _page(SCREEN, language, folder) or _page(SCREEN, language, HELP_FOLDER) or ""
    whole = text.replace(f"{{{SCREEN}}}\n", _TITLE.sub("", shared, count=1))
    return RulesBook(game, title[1], tuple(_sections(whole, fields)), fields.piece, fields.table, fields.tokens)


def _page(name: str, language: str, folder: Path) -> str | None:
    """The text of a page in a language, else in English; ``None`` where there is neither."""
    for spoken in (language, ENGLISH):
        path = folder / f"{name}.{spoken}.md"
        if path.exists():
            if spoken != language:
                LOG.warning("no %s.%s.md in %s: shown in English", name, language, folder)
            return path.read_text("utf-8")
    return None


def _sections(text: str, fields: PageFields) -> Iterable[Section]:
    """The sections of a page in order; one with the anchor of an earlier section is added to that one."""
    found: dict[str, Section] = {}
    for part in re.split(r"^(?=##)", _COMMENT.sub("", text), flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        match = _HEADING.fullmatch(heading)
        if match is None:
            raise PageError(f"{heading!r} is not written as '## Title {{#anchor}}'")
        anchor = match[3]
        blocks = re.split(r"\n[ \t]*\n", body.strip("\n"))
        paragraphs = tuple(each for block in blocks for each in _paragraphs(block, anchor, fields))
        if anchor in found:
            found[anchor] = replace(found[anchor], paragraphs=(*found[anchor].paragraphs, *paragraphs))
        else:
            found[anchor] = Section(anchor, _filled(match[2], anchor, fields), paragraphs, len(match[1]) - 1)
    return found.values()


def _paragraphs(block: str, anchor: str, fields: PageFields) -> list[str]:
    """What stands between two empty lines: one paragraph, or the items of a list, or the rows of a table."""
    found: list[str] = []
    for line in block.splitlines():
        alone = _FIELD.fullmatch(line)
        if alone is not None and alone[1] in fields.lists:
            given = [_shown(each, fields) for each in fields.lists[alone[1]](alone[2] or anchor)]
            if not given:
                return []  # the block introduces a list that is empty
            found += given
        elif _NO_ROW.fullmatch(line):  # the empty header of a table, which ``Section.markdown`` writes itself
            continue
        elif line.startswith((ITEM, ROW, BOX)) or not found:
            found.append(_filled(line.rstrip(" |") if line.startswith(ROW) else line, anchor, fields))
        else:  # the line before goes on
            found[-1] += " " + _filled(line.strip(" "), anchor, fields)
    return found


def _filled(text: str, anchor: str, fields: PageFields) -> str:
    """The text with fields filled in and pictures named.  Raises ``PageError`` for an unknown field or piece."""

    def fill(match: re.Match[str]) -> str:
        if match[1] not in fields.words:
            raise PageError(f"nobody fills in {match[0]} below {{#{anchor}}}")
        return fields.words[match[1]](match[2] or anchor)

    return _shown(_FIELD.sub(fill, text), fields)


def _shown(text: str, fields: PageFields) -> str:
    """The text with the name of its piece in each picture: Qt leaves out pictures without a text."""

    def named(match: re.Match[str]) -> str:
        piece = fields.piece(match[1])
        if piece is None:
            raise PageError(f"there is no piece {match[1]!r}")
        return f"![{fields.describe(piece, NO_VIEWER).name or match[1]}]({match[0].partition('(')[2]}"

    return PIECE.sub(named, text)
