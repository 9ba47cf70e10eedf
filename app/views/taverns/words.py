"""Words that are painted on the table of the Taverns."""

from app.models.text import Translated


class TavernsPanels(Translated):
    """The words."""

    def guests(self) -> str:
        """Label above the guests on offer."""
        return self.tr("Guests")

    def cards(self) -> str:
        """Label above the tavern cards on offer."""
        return self.tr("Tavern cards")

    def doubloons(self) -> str:
        """Name in the purse of doubloons."""
        return self.tr("Doubloons")

    def beer(self) -> str:
        """Name in the purse of beer."""
        return self.tr("Beer")

    def starts(self) -> str:
        """Below the name of the viewer who starts the evening."""
        return self.tr("Starts this evening")

    def start_player(self, name: str) -> str:
        """Below the name of the viewer if another seat starts the evening."""
        return self.tr("{name} starts").format(name=name)

    def free(self) -> str:
        """On a table without a guest."""
        return self.tr("free table")

    def new_guest(self) -> tuple[str, str]:
        """On a face-down guest on display, in two lines: what it is, and when it can be recruited.  R97"""
        return self.tr("New guest"), self.tr("after this turn", "on a face-down guest")

    def any_die(self) -> str:
        """In the hollow of a space that takes any die."""
        return self.tr("any", "any die")

    def comes(self) -> str:
        """At the coaster in front of an opponent that comes to the viewer next."""
        return self.tr("you get it next")

    def rolled(self, name: str) -> str:
        """At any other coaster in front of an opponent: who rolled its dice; ``name`` is ``""`` for the viewer."""
        return self.tr("rolled by {name}").format(name=name) if name else self.tr("rolled by you")


WORDS = TavernsPanels()
