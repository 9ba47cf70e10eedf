"""Checked reading of JSON from untrusted sources, one value at a time.

Both files and the rows of the archive are read with it: a file may come from anywhere, and a disk may have damaged a
row.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, TypeVar

from app.match.words import RecordError

T = TypeVar("T")

DATE = "%Y-%m-%dT%H:%M:%SZ"
"""Format of a moment in records, UTC."""

MAX_DEPTH = 16
"""Deepest nesting of lists and objects."""
MAX_NUMBER = 1_000_000_000
LIMIT_MB = 4
LIMIT = LIMIT_MB << 20
"""Longest text that is read, in bytes (a long game has some 50,000)."""

YEARS = range(1970, 3000)
"""Years that every platform can convert to local time: Windows fails before and after."""

_DATE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\Z", re.ASCII)
_INSTANT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?\+00:00\Z", re.ASCII)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


class Fields:
    """One JSON object of a record.  All methods that read a field raise ``RecordError`` if it is missing or impossible.

    It remembers which fields were read, for ``keep_rest``.
    """

    def __init__(self, data: dict[str, Any], place: str = "") -> None:
        """``place`` is the name of the object in messages, e.g. ``"seats[1]"``; ``""`` for the whole record."""
        self._data = data
        self._place = place
        self._seen: set[str] = set()

    def where(self, key: str) -> str:
        """The full name of a field for messages, e.g. ``"seats[1].name"``."""
        return f"{self._place}.{key}" if self._place else key

    def raw(self, key: str) -> Any:  # noqa: ANN401 - JSON
        """The value of a field, unchecked."""
        self._seen.add(key)
        if key not in self._data:
            raise RecordError("missing_field", where=self.where(key))
        return self._data[key]

    def bad(self, key: str) -> RecordError:
        """An error that names the field and its value; to be raised by the caller."""
        return RecordError("bad_field", where=self.where(key), found=short(self._data[key]))

    def number(self, key: str, least: int, most: int = MAX_NUMBER) -> int:
        """A whole number from ``least`` to ``most``."""
        value = self.raw(key)
        if type(value) is not int or not least <= value <= most:  # isinstance would take ``true`` for 1
            raise self.bad(key)
        return value

    def text(self, key: str, longest: int, form: re.Pattern[str] | None = None, *, lines: bool = False) -> str:
        """A text of at most ``longest`` characters that matches ``form``; of one line only, unless ``lines``."""
        value = self.raw(key)
        if not isinstance(value, str) or len(value) > longest or not (lines or is_one_line(value)):
            raise self.bad(key)
        if form and not form.match(value):
            raise self.bad(key)
        return value

    def date(self, key: str) -> str:
        """A moment in UTC, in the format ``DATE``."""
        value = self.text(key, 20)
        if _DATE.match(value) and is_moment(value):
            return value
        raise self.bad(key)

    def sequence(self, key: str, least: int, most: int) -> list[Any]:
        """A list of ``least`` to ``most`` unchecked values."""
        value = self.raw(key)
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise self.bad(key)
        return value

    def mapping(self, key: str) -> dict[str, Any]:
        """An object with unchecked values."""
        value = self.raw(key)
        if not isinstance(value, dict):
            raise self.bad(key)
        return value

    def optional(self, key: str, read: Callable[[str], T]) -> T | None:
        """``None`` for ``null``, else what ``read``, one of the methods above, gives for the field."""
        return None if self.raw(key) is None else read(key)

    def keep_rest(self, extra: dict[str, dict[str, Any]]) -> None:
        """Put the fields that were not read into ``extra``, under the name of this object."""
        rest = {key: value for key, value in self._data.items() if key not in self._seen}
        if rest:
            extra[self._place] = rest


def is_one_line(text: str) -> bool:
    """Whether a text has no control characters, which would break a line, a label or a terminal."""
    return _CONTROL.search(text) is None


def is_moment(text: str) -> bool:
    """Whether a text is an ISO 8601 moment that every platform can convert to local time."""
    try:
        return datetime.fromisoformat(text).year in YEARS
    except ValueError:
        return False


def present() -> datetime:
    """The present moment in UTC, or the nearest one in ``YEARS``."""
    # What is written must be readable again, even on a machine whose clock is set wrong.
    moment = datetime.now(UTC)
    if moment.year in YEARS:
        return moment
    return datetime(YEARS[-1] if moment.year > YEARS[0] else YEARS[0], 1, 1, tzinfo=UTC)


def is_instant(text: str) -> bool:
    """Whether a text is a moment in the form that the archive writes, with microseconds."""
    return _INSTANT.match(text) is not None and is_moment(text)


def read_json(text: object) -> Any:  # noqa: ANN401 - JSON
    """Parse JSON whose numbers are finite, that is not nested too deeply, and that can be encoded as UTF-8.

    Raises:
        RecordError: ``text`` is no such JSON.
    """
    if not isinstance(text, str):
        raise RecordError("foreign")
    if len(text) > LIMIT:
        raise RecordError("too_large", limit=LIMIT_MB)
    try:
        text.encode()  # a str may hold lone surrogates, which cannot be written to a file
        data = json.loads(text, parse_float=_finite, parse_constant=_finite)
    except UnicodeError:
        raise RecordError("not_text") from None
    except json.JSONDecodeError as error:
        raise RecordError("not_json", line=error.lineno) from None
    except ValueError:  # NaN or infinity, or a number with thousands of digits
        raise RecordError("foreign") from None
    except RecursionError:
        raise RecordError("too_deep") from None
    check_depth(data)
    try:
        json.dumps(data, ensure_ascii=False).encode()  # an escape such as \ud800 makes a lone surrogate, too
    except UnicodeError:
        raise RecordError("not_text") from None
    return data


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def check_depth(data: object) -> None:
    """Refuse nesting deeper than ``MAX_DEPTH``.

    Raises:
        RecordError: ``too_deep``.
    """
    level = [data]  # one level of nesting at a time: recursion itself could fail on such data
    for _ in range(MAX_DEPTH):
        inner: list[object] = []
        for value in level:
            if isinstance(value, dict):
                inner.extend(value.values())
            elif isinstance(value, list):
                inner.extend(value)
        level = inner
    if level:
        raise RecordError("too_deep")


def short(value: object) -> str:
    """A value as JSON for a message, cut to 40 characters."""
    return printable(json.dumps(value, ensure_ascii=False, default=repr), 40)


def printable(text: str, longest: int) -> str:
    """A text as one line without control characters, cut to ``longest`` characters."""
    text = "".join(character if character.isprintable() else "?" for character in text[: longest + 1])
    return text if len(text) <= longest else text[: longest - 1] + "…"
