"""Translated words outside of Qt objects."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QLocale

_UNSEEN = {"Cc", "Cf", "Cs", "Co"}
"""Control, format, half a character, private use."""

_COUNTED = re.compile(r"(?<=[0-9]) (?=[A-ZÄÖÜ%]|[a-z]{4}|red\b)")
"""The space between a number and what it counts."""

_LAST = re.compile(r"(?<=\S) (?=\S{1,4}[.!?…:)”“]*$)", re.MULTILINE)
"""The space before a word of up to four letters that would stand alone in a last line."""

_BREAKS = "\t\n\v\f\r\x85\u2028\u2029"


class Translated:
    """Gives a plain class the ``tr`` of a Qt object: the class name is the context.

    ``pyside6-lupdate`` recognises plural forms in ``self.tr("%n coin(s)", "", n)`` only; of
    ``QCoreApplication.translate(context, text, "", n)`` it forgets that there is a number.
    """

    def tr(self, text: str, comment: str = "", n: int | None = None) -> str:
        """``text`` in the language of the moment; ``%n`` becomes ``n``, with a true minus where it is negative.

        Without a translation ``(s)`` and ``(es)`` are spelled out, so that English needs none.
        """
        return _translated(type(self).__name__, text, comment, n)


@lru_cache(maxsize=20_000)  # a lookup in Qt takes ten times as long, and a table has hundreds of words
def _translated(context: str, text: str, comment: str, n: int | None) -> str:
    if n is None:
        return QCoreApplication.translate(context, text, comment)
    many = abs(n)  # Qt takes a negative number for none, and knows no plural of it
    said = spelled_out(QCoreApplication.translate(context, text, comment, many), many)
    return said if n >= 0 else re.sub(rf"(?<![0-9]){many}(?![0-9])", figure(n), said, count=1)


def forget_translations() -> None:
    """To be called when translators come or go: what was translated is looked up anew."""
    _translated.cache_clear()


def spelled_out(text: str, n: int) -> str:
    """An English text with its ``(s)`` and ``(es)`` as ``n``, unless negative, has them."""
    if n < 0 or "s)" not in text:
        return text
    for ending in ("s", "es"):  # fifteen times as fast as a regular expression
        text = text.replace(f"({ending})", "" if n == 1 else ending)
    return text


def shown(text: str) -> str:
    """What comes from people or files, on one line and without marks that have no width or turn the direction."""
    kept = (" " if character in _BREAKS else character for character in text)
    return "".join(character for character in kept if unicodedata.category(character) not in _UNSEEN).strip() or "–"


def unparted(text: str) -> str:
    """A text in which numbers stay in one line with what they count, and dots with the word before them."""
    return _COUNTED.sub("\N{NO-BREAK SPACE}", text).replace(" …", "\N{NO-BREAK SPACE}…")


def evenly(text: str) -> str:
    """``unparted``, and no short word stands alone in a last line."""
    return _LAST.sub("\N{NO-BREAK SPACE}", unparted(text))


def together(text: str) -> str:
    """A name or a place of several words, which are to stay in one line wherever a sentence speaks of it."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def figure(number: int | str) -> str:
    """A whole number as people read it: with a true minus, which is as wide as a digit, and no hyphen."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def listed(items: Sequence[str]) -> str:
    """``"A, B and C"`` as the language of the moment has it."""
    return QLocale().createSeparatedList(list(items))


def lines(*some: str) -> str:
    """The texts that are not empty, one below the other."""
    return "\n".join(text for text in some if text)
