"""Who sits at the table."""

from __future__ import annotations

from dataclasses import dataclass

PERSON = ""
"""``Seat.level`` of a person at this screen."""

LEVELS = ("novice", "apprentice", "journeyman", "master", "grandmaster")
"""Levels of the opponents, weakest first."""

USUAL = "journeyman"
"""Default level of an opponent."""

EASY = "apprentice"
"""Default level of the opponents in a person's first game of a kind."""

N_COLOURS = 5
"""Seat colours are 0 to 4."""

MAX_NAME = 40
"""Longest name of a player, in characters."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table.

    Attributes:
        name: Name of the player; never empty in a record.
        level: ``PERSON`` or one of ``LEVELS``.
        colour: 0 to 4, different for all seats of a game.
    """

    name: str
    level: str
    colour: int

    @property
    def is_person(self) -> bool:
        """Whether a person at this screen plays the seat."""
        return self.level == PERSON
