"""Files that grow by a line for every piece of work that is done, so that a run that was broken off goes on.

One JSON value per line: first what all pieces have in common, then the pieces in the order in which they were finished.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


class FileError(ValueError):
    """A file cannot be used; one sentence that says where and why."""


def begin(path: Path, header: object) -> list[Any]:
    """Open a file for more: the pieces it has already; it is made where there is none.

    What a broken run left of its last line is dropped.

    Raises:
        FileError: The pieces in it are of another kind, or it is damaged.
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
    """Add a piece."""
    with path.open("a", encoding="utf-8") as file:
        file.write(_line(piece))


def read(path: Path) -> tuple[Any, list[Any]]:
    """What all pieces have in common, and the pieces.

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
