"""Who plays, and who of them is called "you" in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.presenter import only_person

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.seats import Seat


class Cast:
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
