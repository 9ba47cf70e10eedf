"""Markdown pages that are generated from measurements: rows of tables, and writing or checking the file."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path


def table(*heads: str) -> Iterator[str]:
    """The two lines of a Markdown table's head."""
    yield row(*heads)
    yield row(*["---"] * len(heads))


def row(*cells: object) -> str:
    """A row of a Markdown table."""
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def title(game: str) -> str:
    """A game's key as a heading: ``"port_royal"`` becomes ``"Port Royal"``."""
    return game.replace("_", " ").title()


def bring_up_to_date(page: Path, text: str, command: str, *, check: bool) -> int:
    """Write ``text`` to a page if it differs from what is there, and print what was done.

    Args:
        page: The file.
        text: What it should hold.
        command: The command that writes it, for the message.
        check: Write nothing.

    Returns:
        The exit status: 1 if ``check`` found the page out of date, else 0.
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
