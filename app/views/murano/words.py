"""Words that stand on the table of Murano itself."""

from app.models.text import Translated


class MuranoPanels(Translated):
    """Words that stand on the table itself."""

    def glass(self) -> str:
        """Label above beads."""
        return self.tr("Glass")

    def gondoliers(self) -> str:
        """Label above gondoliers."""
        return self.tr("Gondoliers")

    def unbuilt(self) -> str:
        """Label above tiles that are not built yet."""
        return self.tr("Unbuilt")

    def cards(self) -> str:
        """Label above special building cards."""
        return self.tr("Special cards")

    def nothing(self) -> str:
        """Where no tile lies."""
        return self.tr("nothing")

    def no_cards(self) -> str:
        """Where no special building card lies."""
        return self.tr("none yet")

    def states(self) -> tuple[str, str, str]:
        """Where gondoliers are: ready, at islands, in the supply."""
        return self.tr("ready"), self.tr("placed"), self.tr("supply")

    def title(self) -> str:
        """Heading of the own column, whoever the viewer is."""
        return self.tr("Your holdings")

    def title_of(self, name: str) -> str:
        """The same for somebody who is not at the screen."""
        return self.tr("Holdings of {name}").format(name=name)

    def next_character(self, price: int) -> str:
        """What the next character costs."""
        return self.tr("Next character: %n gold", "", price)

    def characters(self) -> str:
        """Heading above the own characters."""
        return self.tr("Characters")

    def nobody(self) -> str:
        """Where no character lies."""
        return self.tr("Characters whom you recruit appear here, with what each would score on every island.")

    def legend(self) -> str:
        """What the chips mean."""
        return self.tr("Green: best assignment. Dashed: your gondolier is missing there.")

    def sold_out(self) -> str:
        """At an action whose tiles are gone."""
        return self.tr("sold out")

    def free(self) -> str:
        """Price of the first ship."""
        return self.tr("free")

    def in_bag(self, count: int) -> str:
        """Below the bag."""
        return self.tr("%n in the bag", "", count)

    def supply(self) -> str:
        """Below the landing stage."""
        return self.tr("Supply of gondoliers")

    def drawn(self) -> str:
        """Above a street that waits for its place."""
        return self.tr("Drawn street")

    def put_aside(self, *, keyed: bool) -> str:
        """On the button of what may be chosen: for the islands below it; with its key while Escape does that."""
        return self.tr("See the islands · Esc") if keyed else self.tr("See the islands")

    def put_back(self, *, keyed: bool) -> str:
        """On the same button when it was put aside."""
        return self.tr("Back to the choice · Esc") if keyed else self.tr("Back to the choice")

    def gain(self, points: int) -> str:
        """Below a character to choose from."""
        return self.tr("now +{points}").format(points=points)

    def customers(self) -> str:
        """Line of an enlarged island."""
        return self.tr("Customers")

    def shops(self) -> str:
        """Line of an enlarged island."""
        return self.tr("Shops")

    def buildings(self) -> str:
        """Line of an enlarged island."""
        return self.tr("Buildings and crests")

    def owners(self) -> str:
        """Line of an enlarged island: glass factories and shops."""
        return self.tr("Yours and others'")

    def income(self) -> str:
        """Line of an enlarged island."""
        return self.tr("Your income here")

    def close(self) -> str:
        """Tip of an enlarged island."""
        return self.tr("Click beside the island to make it small again")


WORDS = MuranoPanels()
