"""Reads the worked examples of the rules from ``resources/help/<game>.toml``: positions, moves and figures.

Each table is one example.  The pages name a figure by the name of its table and its own, ``{fee paid}``::

    [fee]
    players = 2
    options = { ... }       # of the game; may be left out
    position = { ... }      # as the game's ``arrange`` reads it
    moves = ["draw", ...]   # as records write them
    [fee.figures]
    paid = "1 = coins.1@2 - coins.1@3"

A figure is the number that the page shows, ``=``, and where the rules give this number.  That is a sum of terms, each a
place, ``@`` and the number of moves played before.  A place is one of

* a field of the state (``coins.1`` is that of seat 1; of a list its length counts),
* ``points.0``: points of a seat if the game ended there,
* ``price sailor_1``: a field of the piece on the table with this face or key,
* ``pieces harbour``: how many pieces lie in a zone.

The program reads only the numbers; the tests play the examples and compare.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from app.models.help.book import HELP_FOLDER


@dataclass(frozen=True, slots=True)
class ExampleFigure:
    """A number of an example, as text, and the sum by which the tests check it."""

    claimed: str
    source: str


@dataclass(frozen=True, slots=True)
class Example:
    """One worked example.

    Attributes:
        name: Name by which the pages call it.
        players: Number of seats.
        options: Options of the game; those not named have their defaults.
        seed: Seed of the game.
        position: Changes to the first position, read by the function ``arrange`` of the game.
        moves: Actions that are played from there, as records write them.
        figures: Figures by name.
    """

    name: str
    players: int
    options: Mapping[str, Any]
    seed: int
    position: Mapping[str, Any]
    moves: tuple[str, ...]
    figures: Mapping[str, ExampleFigure]

    def claim(self, figure: str) -> str:
        """The number of a figure, as text.  Raises ``KeyError`` for an unknown figure."""
        return self.figures[figure].claimed


@cache
def examples(game: str, folder: Path = HELP_FOLDER) -> tuple[Example, ...]:
    """The examples of a game, in the order of their file; empty for a game without such a file.

    Files come with the program and are not checked: a damaged one raises ``tomllib.TOMLDecodeError``, ``KeyError`` or
    ``TypeError``.
    """
    path = folder / f"{game}.toml"
    if not path.exists():
        return ()
    return tuple(_example(name, each) for name, each in tomllib.loads(path.read_text("utf-8")).items())


def _example(name: str, data: Mapping[str, Any]) -> Example:
    figures = {key: ExampleFigure(*text.split(" = ", 1)) for key, text in data["figures"].items()}
    return Example(
        name,
        data.get("players", 2),
        data.get("options", {}),
        data.get("seed", 1),
        data.get("position", {}),
        tuple(data.get("moves", ())),
        figures,
    )
