"""Words that stand on the table of Bruges itself."""

from app.models.text import Translated


class BrugesPanels(Translated):
    """Words that stand on the table itself."""

    def points(self, now: int, expected: int) -> str:
        """Below the own name; ``expected`` is what it would be if the game ended now."""
        return self.tr("%n point(s) ({expected} in all)", "", now).format(expected=expected)

    def points_now(self, now: int) -> str:
        """The same in a few letters, on the small table of a review."""
        return self.tr("%n point(s)", "", now)

    def turns(self, left: int) -> str:
        """How many turns a seat still has this round."""
        return self.tr("%n turn(s) left", "", left)

    def guilders(self, number: int) -> str:
        """Beside the coin."""
        return self.tr("guilder(s)", "", number)

    def threats(self) -> str:
        """Above the own threat markers."""
        return self.tr("Threats")

    def houses(self) -> str:
        """Above the own houses."""
        return self.tr("Houses and residents")

    def no_houses(self) -> str:
        """Where no house stands yet."""
        return self.tr("No house yet: a card and a worker of its colour build one.")

    def canals(self) -> str:
        """Beside the title of the canals."""
        return self.tr("in this order, the card’s colour must fit")

    def reserve(self) -> str:
        """On the reserve pile."""
        return self.tr("Reserve")

    def reserve_in_short(self) -> str:
        """On the reserve pile where there is little room."""
        return self.tr("Reserve", "in short")

    def discard(self) -> str:
        """On the discard pile."""
        return self.tr("Discard")

    def left(self) -> str:
        """On the left draw pile."""
        return self.tr("Left", "draw pile")

    def right(self) -> str:
        """On the right draw pile."""
        return self.tr("Right", "draw pile")

    def table_of_points(self, *, over: bool) -> str:
        """Above the table of points."""
        return self.tr("How it ended") if over else self.tr("If it ended now")

    def total(self) -> str:
        """Last row of the table of points."""
        return self.tr("Together")


WORDS = BrugesPanels()
