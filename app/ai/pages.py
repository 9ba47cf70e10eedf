"""Pages of figures, in Markdown: tables, and files that are written from what was measured."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path


def table(*heads: str) -> Iterator[str]:
    """The head of a table; rows follow."""
    yield row(*heads)
    yield row(*["---"] * len(heads))


def row(*cells: object) -> str:
    """A row of a table."""
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def title(game: str) -> str:
    """The name of a game by its key."""
    return game.replace("_", " ").title()


def bring_up_to_date(page: Path, text: str, command: str, *, check: bool) -> int:
    """Write a page unless it is as it should be, and say what was done; gives the exit status.

    Args:
        page: The file.
        text: What it has to say.
        command: What writes it.
        check: Write nothing; 1 where the page is not current.
    """
    if page.exists() and page.read_text(encoding="utf-8") == text:
        sys.stdout.write(f"{page.name}: current\n")
        return 0
    if check:
        sys.stderr.write(f"{page.name}: not what was measured; run {command}\n")
        return 1
    page.write_text(text, encoding="utf-8", newline="\n")
    sys.stdout.write(f"{page.name}: written\n")
    return 0
