"""The players as sentences of the log name them: by name, or as "you"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.presenter import only_person
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.seats import Seat


class Cast(Translated):
    """The players of a game for the sentences of its log.

    Attributes:
        seats: The seats.
        you: The seat that is called "you": that of the only person; ``NO_SEAT`` if there are several or none.
    """

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = seats
        self.you = only_person(seats)

    def say(self, seat: int, mine: str, theirs: str, **values: object) -> str:
        """Fill in a sentence about a seat: ``mine`` if it is "you", else ``theirs``.

        ``{name}`` becomes the name of the seat; other placeholders are filled from ``values``.
        """
        return (mine if seat == self.you else theirs).format(name=self.seats[seat].name, **values)

    def name(self, seat: int) -> str:
        """The name of a seat, also if it is "you"."""
        return self.seats[seat].name

    def to(self, seat: int) -> str:
        """A seat as an indirect object ("gives you"): its name, or the language's dative of "you"."""
        return self.tr("you", "dative: gives you, with you") if seat == self.you else self.name(seat)

    def whom(self, seat: int) -> str:
        """A seat as a direct object ("chooses you"): its name, or the language's accusative of "you"."""
        return self.tr("you", "accusative: chooses you, for you") if seat == self.you else self.name(seat)
