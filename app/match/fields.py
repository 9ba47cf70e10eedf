"""Reading JSON that nobody vouches for: one checked value at a time.

Files and the rows of the archive come through the same door: a file may come from anywhere, and a
disk may have damaged a row.
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
"""How records write a moment, in UTC."""

MAX_DEPTH = 16
MAX_NUMBER = 1_000_000_000
LIMIT_MB = 4
LIMIT = LIMIT_MB << 20
"""Longest readable text, in bytes (a long game has some 50,000)."""

YEARS = range(1970, 3000)
"""What every platform can tell in local time: Windows knows no moment before and none after."""

_DATE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\Z", re.ASCII)
_INSTANT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?\+00:00\Z", re.ASCII)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


class Fields:
    """One JSON object of a record: hands out checked values, and what is left at the end."""

    def __init__(self, data: dict[str, Any], place: str = "") -> None:
        self._data = data
        self._place = place
        self._seen: set[str] = set()

    def where(self, key: str) -> str:
        """The full name of a field, as messages tell it."""
        return f"{self._place}.{key}" if self._place else key

    def raw(self, key: str) -> Any:  # noqa: ANN401 - JSON
        """Whatever is there."""
        self._seen.add(key)
        if key not in self._data:
            raise RecordError("missing_field", where=self.where(key))
        return self._data[key]

    def bad(self, key: str) -> RecordError:
        """The error that names this field and what it holds."""
        return RecordError("bad_field", where=self.where(key), found=short(self._data[key]))

    def number(self, key: str, least: int, most: int = MAX_NUMBER) -> int:
        """A whole number (``true`` is none) within bounds."""
        value = self.raw(key)
        if type(value) is not int or not least <= value <= most:
            raise self.bad(key)
        return value

    def text(self, key: str, longest: int, form: re.Pattern[str] | None = None, *, lines: bool = False) -> str:
        """A text of limited length, on one line unless ``lines``, in a form if there is one."""
        value = self.raw(key)
        if not isinstance(value, str) or len(value) > longest or not (lines or is_one_line(value)):
            raise self.bad(key)
        if form and not form.match(value):
            raise self.bad(key)
        return value

    def date(self, key: str) -> str:
        """A moment in UTC."""
        value = self.text(key, 20)
        if _DATE.match(value) and is_moment(value):
            return value
        raise self.bad(key)

    def sequence(self, key: str, least: int, most: int) -> list[Any]:
        """A list of so many values, themselves unchecked."""
        value = self.raw(key)
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise self.bad(key)
        return value

    def mapping(self, key: str) -> dict[str, Any]:
        """An object, its values unchecked."""
        value = self.raw(key)
        if not isinstance(value, dict):
            raise self.bad(key)
        return value

    def optional(self, key: str, read: Callable[[str], T]) -> T | None:
        """``None`` where the file says ``null``, else what ``read`` makes of it."""
        return None if self.raw(key) is None else read(key)

    def keep_rest(self, extra: dict[str, dict[str, Any]]) -> None:
        """Put what nobody asked for under the name of this object."""
        rest = {key: value for key, value in self._data.items() if key not in self._seen}
        if rest:
            extra[self._place] = rest


def is_one_line(text: str) -> bool:
    """No control characters: nothing that breaks a line, a label or a terminal."""
    return _CONTROL.search(text) is None


def is_moment(text: str) -> bool:
    """Whether an ISO text is a moment that every machine can show in its local time."""
    try:
        return datetime.fromisoformat(text).year in YEARS
    except ValueError:
        return False


def present() -> datetime:
    """Now, in UTC; within ``YEARS`` even on a machine whose clock is not, for what is written has to be read again."""
    moment = datetime.now(UTC)
    return (
        moment
        if moment.year in YEARS
        else datetime(YEARS[-1] if moment.year > YEARS[0] else YEARS[0], 1, 1, tzinfo=UTC)
    )


def is_instant(text: str) -> bool:
    """Whether a text is a moment as the archive writes it, with microseconds."""
    return _INSTANT.match(text) is not None and is_moment(text)


def read_json(text: object) -> Any:  # noqa: ANN401 - JSON
    """The JSON values of a text: finite, not nested too deeply, with whole characters only.

    Raises:
        RecordError: With one sentence about what is wrong.
    """
    if not isinstance(text, str):
        raise RecordError("foreign")
    if len(text) > LIMIT:
        raise RecordError("too_large", limit=LIMIT_MB)
    try:
        text.encode()  # a text may hold halves of characters, which no file can
        data = json.loads(text, parse_float=_finite, parse_constant=_finite)
    except UnicodeError:
        raise RecordError("not_text") from None
    except json.JSONDecodeError as error:
        raise RecordError("not_json", line=error.lineno) from None
    except ValueError:  # a number that is none, or with thousands of digits
        raise RecordError("foreign") from None
    except RecursionError:
        raise RecordError("too_deep") from None
    check_depth(data)
    try:
        json.dumps(data, ensure_ascii=False).encode()  # an escape may hold half a character, too
    except UnicodeError:
        raise RecordError("not_text") from None
    return data


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def check_depth(data: object) -> None:
    """Refuse nesting that no game has.  Raises ``RecordError``."""
    level = [data]
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
    """A value as a message can show it."""
    return printable(json.dumps(value, ensure_ascii=False, default=repr), 40)


def printable(text: str, longest: int) -> str:
    """One line without control characters, cut when too long."""
    text = "".join(character if character.isprintable() else "?" for character in text[: longest + 1])
    return text if len(text) <= longest else text[: longest - 1] + "…"
