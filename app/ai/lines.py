"""Files of JSON lines to which long runs append each finished piece of work, so that they can be interrupted.

The first line is a header that all pieces have in common; the pieces follow in the order in which they were finished.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


class FileError(ValueError):
    """A file cannot be used; the message says where and why in one sentence."""


def begin(path: Path, header: object) -> list[Any]:
    """Open or make a file for more pieces; returns those that it has already.

    An incomplete last line, from an interrupted run, is dropped.

    Raises:
        FileError: Its header is another one, or it is damaged.
    """
    if path.exists() and path.stat().st_size:
        whole = path.read_bytes().rpartition(b"\n")[0]
        if whole:
            path.write_bytes(whole + b"\n")
            there, pieces = read(path)
            if there != json.loads(_line(header)):
                raise FileError(f"{path.name}: has games of another kind ({there})")
            return pieces
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_line(header), "utf-8")
    return []


def append(path: Path, piece: object) -> None:
    """Append a piece."""
    with path.open("a", encoding="utf-8") as file:
        file.write(_line(piece))


def read(path: Path) -> tuple[Any, list[Any]]:
    """The header of a file, and its pieces.

    Raises:
        FileError: It cannot be read.
    """
    try:
        header, *pieces = map(json.loads, path.read_text("utf-8").splitlines())
    except (OSError, ValueError) as error:
        raise FileError(f"{path.name}: cannot be read ({error})") from error
    return header, pieces


def _line(value: object) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"
