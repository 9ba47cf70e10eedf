"""Who plays, and who of them is called "you" in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.presenter import only_person
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.seats import Seat


class Cast(Translated):
    """The players of a log.

    Attributes:
        you: The seat of the only person, else ``NO_SEAT``.
    """

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = seats
        self.you = only_person(seats)

    def say(self, seat: int, mine: str, theirs: str, **values: object) -> str:
        """``mine`` if the seat is "you", else ``theirs`` with its ``{name}``."""
        return (mine if seat == self.you else theirs).format(name=self.seats[seat].name, **values)

    def name(self, seat: int) -> str:
        """The name of a seat, also of "you"."""
        return self.seats[seat].name

    def to(self, seat: int) -> str:
        """A seat that something is given to or done with: its name, or "you" as the language has it there (dative)."""
        return self.tr("you", "dative: gives you, with you") if seat == self.you else self.name(seat)

    def whom(self, seat: int) -> str:
        """A seat as the object of a sentence: its name, or "you" as the language has it there (accusative)."""
        return self.tr("you", "accusative: chooses you, for you") if seat == self.you else self.name(seat)
