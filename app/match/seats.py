"""Who sits at the table."""

from __future__ import annotations

from dataclasses import dataclass

PERSON = ""
"""``Seat.level`` of somebody at the screen."""

LEVELS = ("apprentice", "journeyman", "master")
"""Levels of local opponents, weakest first."""

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
