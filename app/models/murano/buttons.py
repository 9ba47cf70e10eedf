"""The buttons beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.murano.phrases import PHRASES
from app.models.murano.spelling import (
    ACT_KEY,
    CONFIRM_KEY,
    DECLINE_KEY,
    DISMISS_KEY,
    FINISH_KEY,
    HIRE_KEY,
    KEEP_KEY,
    LEAVE_KEY,
    LOOK_KEY,
    PASS_KEY,
    PROPOSAL_KEY,
    SAIL_KEY,
    SHARE_KEY,
    STOP_KEY,
    STREET_KEY,
    TOP_KEY,
    give_key,
    produce_key,
    sell_key,
)
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from app.models.murano.routes import Leg


class MuranoButtons(Translated):
    """Every button with its label, glyph and key of the keyboard."""

    def confirm(self, text: str, glyph: str = "check-mark") -> Button:
        """Yes to what was chosen."""
        return Button(CONFIRM_KEY, text, glyph, "Return", primary=True)

    # ships

    def pass_turn(self) -> Button:
        """No action, but 1 gold."""
        return Button(PASS_KEY, self.tr("Pass: 1 gold"), "two-coins", self.tr("P", "key: pass"))

    def go(self) -> Button:
        """Yes, act there."""
        return self.confirm(self.tr("Choose space"), "sailboat")

    def act(self, ships: int, gold: int) -> Button:
        """Clear the space."""
        text = self.tr("%n ship(s): {price}", "", ships).format(price=PHRASES.price(gold))
        return Button(ACT_KEY, text, "sailboat", self.tr("C", "key: clear the space"))

    def share(self, ships: int, gold: int) -> Button:
        """The red ship joins the one on the space."""
        text = self.tr("Lighthouse, %n ship(s): {price}", "", ships).format(price=PHRASES.price(gold))
        return Button(SHARE_KEY, text, "lighthouse", "Return", primary=True)

    def sail(self, leg: Leg) -> Button:
        """The cheapest next move."""
        text = self.tr("Sail: {price}").format(price=PHRASES.price(leg[3]))
        return Button(SAIL_KEY, text, "sailboat", "Return", primary=True)

    # tiles and characters

    def top(self, gold: int) -> Button:
        """The top tile unseen."""
        text = self.tr("Top one unseen: {price}").format(price=PHRASES.gold(gold))
        return Button(TOP_KEY, text, "card-pickup", self.tr("T", "key: top tile"), primary=False)

    def look(self, gold: int) -> Button:
        """Look the stack through."""
        text = self.tr("Choose one: {price}").format(price=PHRASES.gold(gold))
        return Button(LOOK_KEY, text, "magnifying-glass", self.tr("C", "key: choose a tile"))

    def recruit(self, price: int) -> Button:
        """Yes, keep the character."""
        return self.confirm(self.tr("Recruit: {price}").format(price=PHRASES.price(price)), "carnival-mask")

    def decline(self) -> Button:
        """No character."""
        return Button(DECLINE_KEY, self.tr("Keep none"), "cross-mark", self.tr("N", "key: keep none"))

    def take(self) -> Button:
        """Yes, take the card."""
        return self.confirm(self.tr("Take"))

    # gondoliers

    def place(self, price: int) -> Button:
        """Yes, place the gondolier."""
        return self.confirm(self.tr("Place: {price}").format(price=PHRASES.gold(price)), "canoe")

    def hire(self, price: int) -> Button:
        """A gondolier out of the supply."""
        text = self.tr("Hire: pay {price}").format(price=PHRASES.gold(price))
        return Button(HIRE_KEY, text, "meeple", self.tr("H", "key: hire"))

    def dismiss(self, gain: int) -> Button:
        """A gondolier into the supply."""
        text = self.tr("Dismiss: gain {price}").format(price=PHRASES.gold(gain))
        return Button(DISMISS_KEY, text, "two-coins", self.tr("D", "key: dismiss"))

    # building

    def street(self) -> Button:
        """The top street."""
        return Button(STREET_KEY, self.tr("Draw a street"), "stone-path", self.tr("S", "key: draw a street"))

    def stop(self) -> Button:
        """Enough built."""
        return Button(STOP_KEY, self.tr("Done building"), "check-mark", self.tr("E", "key: done building"))

    def leave(self) -> Button:
        """The tile stays unbuilt."""
        return Button(LEAVE_KEY, self.tr("Leave it unbuilt"), "cross-mark", self.tr("N", "key: leave unbuilt"))

    # beads

    def produce(self, number: int, points: int) -> Button:
        """So many factories produce."""
        if not number:
            return Button(produce_key(0), self.tr("Not one"), "cross-mark", "0")
        text = self.tr("{number}: −{points}").format(number=number, points=PHRASES.points(points))
        return Button(produce_key(number), text, "fire", str(number) if number < 10 else "")

    def sell(self, beads: tuple[int, ...], gold: int, number: int) -> Button:
        """These beads."""
        text = self.tr("{beads}: {price}").format(beads=PHRASES.beads(beads), price=PHRASES.gold(gold))
        return Button(sell_key(beads), text, "two-coins", str(number) if number < 10 else "")

    def keep(self) -> Button:
        """No sale."""
        return Button(KEEP_KEY, self.tr("Sell none"), "cross-mark", self.tr("N", "key: sell none"))

    def give_back(self) -> Button:
        """Yes, this bead goes back into the bag."""
        return self.confirm(self.tr("Give back"), "pouch-with-beads")

    # the end

    def proposal(self, points: int) -> Button:
        """The first card of the best assignment."""
        text = self.tr("Score: {points}").format(points=PHRASES.points(points))
        return Button(PROPOSAL_KEY, text, "laurels", "Return", primary=True)

    def give_gold(self, gold: int, points: int, number: int) -> Button:
        """So much gold for the character."""
        text = self.tr("{price}: {points}").format(price=PHRASES.gold(gold), points=PHRASES.points(points))
        return Button(give_key((gold,)), text, "two-coins", str(number))

    def give_beads(self, beads: tuple[int, ...], points: int, number: int) -> Button:
        """These beads for the character."""
        text = self.tr("{beads}: {points}").format(beads=PHRASES.beads(beads), points=PHRASES.points(points))
        return Button(give_key(beads), text, "glass-ball", str(number) if number < 10 else "")

    def finish(self, *, primary: bool) -> Button:
        """No more cards."""
        text = self.tr("Score no more")
        shortcut = "Return" if primary else self.tr("E", "key: score no more")
        return Button(FINISH_KEY, text, "cross-mark", shortcut, primary)

    def finish_anyway(self) -> Button:
        """No more cards although some would bring points."""
        return self.confirm(self.tr("Leave them unscored"), "hazard-sign")


BUTTONS = MuranoButtons()
