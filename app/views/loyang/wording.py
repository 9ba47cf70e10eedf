"""The words that are painted on the table of Loyang."""

from app.models.loyang.pieces import PanelPiece
from app.models.text import Translated


class LoyangPanels(Translated):
    """The labels; most docstrings say where a label stands."""

    def farm(self) -> str:
        """Above the figures of the viewer."""
        return self.tr("Your farm")

    def to_come(self) -> str:
        """Above the sizes of private fields."""
        return self.tr("to come")

    def buy(self) -> str:
        """Beside the prices of the shop."""
        return self.tr("buy", "label in the shop")

    def sell(self) -> str:
        """Beside what the shop pays."""
        return self.tr("sell", "label in the shop")

    def cart(self) -> str:
        """Above the goods on the cart."""
        return self.tr("Cart")

    def store(self) -> str:
        """Above the goods in the storehouse."""
        return self.tr("Storehouse")

    def goods(self, count: int) -> str:
        """At the right above the cart: how many goods lie on it."""
        return self.tr("%n good(s)", "", count)

    def stalls(self) -> str:
        """Above the market stalls."""
        return self.tr("Market stalls")

    def customers(self) -> str:
        """Above the customers."""
        return self.tr("Customers")

    def helpers(self) -> str:
        """Above the helpers."""
        return self.tr("Helpers")

    def path_rule(self) -> str:
        """In the tip of the path: what steps cost."""
        return self.tr("First step each round 1, then the number entered.")

    def empty_court(self) -> str:
        """Beside the name of the court."""
        return self.tr("no card yet")

    def grid_row(self, row: int) -> tuple[str, str]:
        """The label of a row of the grid, from 0, and what its cards cost."""
        price = (self.tr("free"), self.tr("1 cash each"), self.tr("2 cash each"), self.tr("2 cash each"))[row]
        return self.tr("Row {number}").format(number=row + 1), price

    def order(self, piece: PanelPiece) -> str:
        """Which turn a seat has in this phase; ``""`` in the solo game."""
        return (
            "",
            self.tr("1st in turn"),
            self.tr("2nd in turn"),
            self.tr("3rd in turn"),
            self.tr("4th in turn"),
        )[piece.position]

    def standing(self, piece: PanelPiece) -> str:
        """Which turn a seat has in this phase, and how far it is."""
        how = {
            "waiting": self.tr("waiting"),
            "active": self.tr("at work"),
            "done": self.tr("done"),
        }.get(piece.standing, "")
        return " · ".join(part for part in (self.order(piece), how) if part)


WORDS = LoyangPanels()
