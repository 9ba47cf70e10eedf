"""Words that stand on the table of the Taverns itself."""

from app.models.text import Translated


class TavernsPanels(Translated):
    """Words that stand on the table itself."""

    def guests(self) -> str:
        """Label above the guests."""
        return self.tr("Guests")

    def cards(self) -> str:
        """Label above the tavern cards."""
        return self.tr("Tavern cards")

    def doubloons(self) -> str:
        """Word in the purse."""
        return self.tr("Doubloons")

    def beer(self) -> str:
        """Word in the purse."""
        return self.tr("Beer")

    def starts(self) -> str:
        """Below the name of whoever starts the evening."""
        return self.tr("Starts this evening")

    def start_player(self, name: str) -> str:
        """Who starts the evening."""
        return self.tr("{name} starts").format(name=name)

    def free(self) -> str:
        """At a table without a guest."""
        return self.tr("free table")

    def new_guest(self) -> tuple[str, str]:
        """On the guest who lies face down until the turn is over: who it is, and when he can be had.  R97"""
        return self.tr("New guest"), self.tr("after this turn", "on a face-down guest")

    def any_die(self) -> str:
        """In the hollow of a space that takes any die."""
        return self.tr("any", "any die")

    def comes(self) -> str:
        """At the coaster that is passed to the viewer next."""
        return self.tr("you get it next")

    def rolled(self, name: str) -> str:
        """At any other coaster; ``""`` for those of the viewer."""
        return self.tr("rolled by {name}").format(name=name) if name else self.tr("rolled by you")


WORDS = TavernsPanels()
