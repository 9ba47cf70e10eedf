"""The worked examples of the rules, ``resources/help/<game>.toml``: positions, what is played from them, and figures.

Each table is one example; its name is the field that fills in its figures on the pages, ``{fee paid}``::

    [fee]
    players = 2
    options = { ... }       # of the game; may be left out
    position = { ... }      # as the game's ``arrange`` reads it
    moves = ["draw", ...]   # as records write them
    [fee.figures]
    paid = "1 = coins.1@2 - coins.1@3"

A figure claims a number and says where the rules give it: terms with ``+`` and ``-`` between them, each of them a place
and behind ``@`` the number of moves played.  A place is a field of the state (``coins.1`` is that of seat 1; of a list
its length counts), ``points.0`` for the points of a seat if the game ended there, ``price sailor_1`` for a field of the
piece on the table with this face or key, or ``pieces harbour`` for how many lie in a zone.  Only the claims are read
here; the tests play the examples and compare.
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
    """A number that an example claims, and where the rules give it."""

    claimed: str
    source: str


@dataclass(frozen=True, slots=True)
class Example:
    """One worked example.

    Attributes:
        name: What its figures are called by on the pages.
        players: How many.
        options: Of the game; those not named have their defaults.
        seed: Of all chance in it.
        position: What the game's ``arrange`` makes of the set-up.
        moves: What is played from there, as records write it.
        figures: By name.
    """

    name: str
    players: int
    options: Mapping[str, Any]
    seed: int
    position: Mapping[str, Any]
    moves: tuple[str, ...]
    figures: Mapping[str, ExampleFigure]

    def claim(self, figure: str) -> str:
        """The number that a figure claims.  Raises ``KeyError``."""
        return self.figures[figure].claimed


@cache
def examples(game: str, folder: Path = HELP_FOLDER) -> tuple[Example, ...]:
    """The examples of a game, in the order of their file; none for a game without one."""
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
