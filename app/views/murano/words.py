"""Words that are painted on the table of Murano."""

from app.models.text import Translated


class MuranoPanels(Translated):
    """Words that are painted on the table, translated."""

    def glass(self) -> str:
        """Label above the beads of a seat."""
        return self.tr("Glass")

    def gondoliers(self) -> str:
        """Label above the gondoliers of the viewer."""
        return self.tr("Gondoliers")

    def unbuilt(self) -> str:
        """Label above tiles that are not built yet."""
        return self.tr("Unbuilt")

    def cards(self) -> str:
        """Label above the special building cards of a seat."""
        return self.tr("Special cards")

    def nothing(self) -> str:
        """Stands where a seat has no unbuilt tile."""
        return self.tr("nothing")

    def no_cards(self) -> str:
        """Stands where a seat has no special building card."""
        return self.tr("none yet")

    def states(self) -> tuple[str, str, str]:
        """Labels of gondoliers by where they are: ready, at islands, in the supply."""
        return self.tr("ready"), self.tr("placed"), self.tr("supply")

    def title(self) -> str:
        """Heading of the viewer's column for a person."""
        return self.tr("Your holdings")

    def title_of(self, name: str) -> str:
        """Heading of the viewer's column for an opponent, e.g. in a review."""
        return self.tr("{name}’s holdings").format(name=name)

    def next_character(self, price: int) -> str:
        """Below that heading: the price of the next character."""
        return self.tr("Next character: %n gold", "", price)

    def characters(self) -> str:
        """Heading above the characters of the viewer."""
        return self.tr("Characters")

    def nobody(self) -> str:
        """Stands where the viewer has no character."""
        return self.tr("Characters whom you recruit appear here, with what each would score on every island.")

    def legend(self) -> str:
        """Explains the chips beside characters."""
        return self.tr("Green: best assignment. Dashed: your gondolier is missing there.")

    def sold_out(self) -> str:
        """Stands on an action space whose sort of tiles is sold out."""
        return self.tr("sold out")

    def free(self) -> str:
        """Price of a ship that costs nothing."""
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
        """Label of the button that puts the tray aside; ``keyed`` while Escape does the same."""
        return self.tr("See the islands · Esc") if keyed else self.tr("See the islands")

    def put_back(self, *, keyed: bool) -> str:
        """Label of the same button while the tray is put aside."""
        return self.tr("Back to the choice · Esc") if keyed else self.tr("Back to the choice")

    def gain(self, points: int) -> str:
        """Label below a character to choose from."""
        return self.tr("now +{points}").format(points=points)

    def customers(self) -> str:
        """Label of a line of numbers on an enlarged island."""
        return self.tr("Customers")

    def shops(self) -> str:
        """Label of a line of numbers on an enlarged island."""
        return self.tr("Shops")

    def buildings(self) -> str:
        """Label of a line of numbers on an enlarged island."""
        return self.tr("Buildings and crests")

    def owners(self) -> str:
        """Label on an enlarged island, of glass factories and shops by owner."""
        return self.tr("Yours and others'")

    def income(self) -> str:
        """Label of a line of numbers on an enlarged island."""
        return self.tr("Your income here")

    def close(self) -> str:
        """Tip of the panel of an enlarged island."""
        return self.tr("Click beside the island to make it small again")


WORDS = MuranoPanels()
