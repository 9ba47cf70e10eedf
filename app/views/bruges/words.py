"""Words that are painted on the table of Bruges."""

from app.models.text import Translated


class BrugesPanels(Translated):
    """Words that are painted on panels."""

    def points(self, now: int, expected: int) -> str:
        """Points below the viewer's name: ``now`` are those won so far, ``expected`` all if the game ended now."""
        if now == expected:
            return self.points_now(now)
        return self.tr("%n point(s) ({expected} in all)", "", now).format(expected=expected)

    def points_now(self, now: int) -> str:
        """The same without the latter, where there is no room."""
        return self.tr("%n point(s)", "", now)

    def turns(self, left: int) -> str:
        """How many turns a seat still has this round."""
        return self.tr("%n turn(s) left", "", left)

    def guilders(self, number: int) -> str:
        """The word for guilders, beside their number."""
        return self.tr("guilder(s)", "", number)

    def threats(self) -> str:
        """Heading of the own threat markers."""
        return self.tr("Threats")

    def houses(self) -> str:
        """Heading of the own houses."""
        return self.tr("Houses and residents")

    def no_houses(self) -> str:
        """In the place of houses while there are none."""
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
        """Title of the table of points."""
        return self.tr("How it ended") if over else self.tr("If it ended now")

    def total(self) -> str:
        """Last row of the table of points: all points."""
        return self.tr("Total")


WORDS = BrugesPanels()
