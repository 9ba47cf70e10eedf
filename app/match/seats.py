"""Who sits at the table."""

from __future__ import annotations

from dataclasses import dataclass

PERSON = ""
"""``Seat.level`` of somebody at the screen."""

LEVELS = ("novice", "apprentice", "journeyman", "master", "grandmaster")
"""Levels of local opponents, weakest first."""

USUAL = "journeyman"
"""Level of an opponent of whom nothing else was said."""

EASY = "apprentice"
"""Level of the opponents of whoever does not know a game yet."""

N_COLOURS = 5
"""Seat colours are 0 to 4."""

MAX_NAME = 40
"""Longest name of a player, in characters."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table.

    Attributes:
        name: As shown; never empty in a record.
        level: ``PERSON`` or one of ``LEVELS``.
        colour: 0 to 4, no two seats of a game the same.
    """

    name: str
    level: str
    colour: int

    @property
    def is_person(self) -> bool:
        """Whether somebody at the screen decides here."""
        return self.level == PERSON
