"""Translation outside of Qt objects, and helpers for texts on screen."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QLocale

_UNSEEN = {"Cc", "Cf", "Cs", "Co"}
"""Unicode categories that are not shown: control, format, surrogate, private use."""

_COUNTED = re.compile(r"(?<=[0-9]) (?=[A-ZÄÖÜ%]|[a-z]{4}|red\b)")
"""The space between a number and the word for what it counts."""

_LAST = re.compile(r"(?<=\S) (?=\S{1,4}[.!?…:)”“]*$)", re.MULTILINE)
"""The space before a last word of up to four letters."""

_BREAKS = "\t\n\v\f\r\x85\u2028\u2029"


class Translated:
    """Mixin that gives a plain class the method ``tr`` of Qt objects, with the name of the class as context."""

    # Needed for plurals: ``pyside6-lupdate`` recognises them in ``self.tr("%n coin(s)", "", n)`` only, and overlooks
    # the number in ``QCoreApplication.translate(context, text, "", n)``.

    def tr(self, text: str, comment: str = "", n: int | None = None) -> str:
        """Translate a text to the language of the moment.

        ``%n`` becomes ``n``, with a minus sign (not a hyphen) if it is negative.  If there is no translation, ``(s)``
        and ``(es)`` are replaced as English needs it.
        """
        return _translated(type(self).__name__, text, comment, n)


@lru_cache(maxsize=20_000)  # a lookup in Qt takes ten times as long, and a table has hundreds of words
def _translated(context: str, text: str, comment: str, n: int | None) -> str:
    if n is None:
        return QCoreApplication.translate(context, text, comment)
    many = abs(n)  # Qt takes a negative number for "no number", and would choose no plural
    said = spelled_out(QCoreApplication.translate(context, text, comment, many), many)
    return said if n >= 0 else re.sub(rf"(?<![0-9]){many}(?![0-9])", figure(n), said, count=1)


def forget_translations() -> None:
    """Empty the cache of translations; must be called when translators are installed or removed."""
    _translated.cache_clear()


def spelled_out(text: str, n: int) -> str:
    """An English text with ``(s)`` and ``(es)`` kept or removed as the number ``n`` needs it; unchanged if negative."""
    if n < 0 or "s)" not in text:
        return text
    for ending in ("s", "es"):  # fifteen times as fast as a regular expression
        text = text.replace(f"({ending})", "" if n == 1 else ending)
    return text


def shown(text: str) -> str:
    """A text from a person or a file as it can be shown: one line, without invisible characters.

    Those include the ones that change the direction of writing.  An empty text becomes a dash.
    """
    kept = (" " if character in _BREAKS else character for character in text)
    return "".join(character for character in kept if unicodedata.category(character) not in _UNSEEN).strip() or "–"


def unparted(text: str) -> str:
    """A text with no-break spaces between a number and what it counts, and before an ellipsis."""
    return _COUNTED.sub("\N{NO-BREAK SPACE}", text).replace(" …", "\N{NO-BREAK SPACE}…")


def evenly(text: str) -> str:
    """``unparted``, with a no-break space before a short last word, so that it does not stand alone in a line."""
    return _LAST.sub("\N{NO-BREAK SPACE}", unparted(text))


def together(text: str) -> str:
    """A text with all spaces made no-break spaces, for names that are to stay in one line."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def figure(number: int | str) -> str:
    """A whole number with a minus sign, which is as wide as a digit, instead of a hyphen."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def listed(items: Sequence[str]) -> str:
    """A list in the language of the moment: ``"A, B and C"``."""
    return QLocale().createSeparatedList(list(items))


def lines(*some: str) -> str:
    """The texts that are not empty, each on a line of its own."""
    return "\n".join(text for text in some if text)
