"""The buttons beside the table."""

from __future__ import annotations

from app.models.presenter import Button
from app.models.taverns.spelling import (
    ALL_KEY,
    CONFIRM_KEY,
    DECLINE_KEY,
    END_KEY,
    FINISH_KEY,
    KEEP_KEY,
    REDRAW_KEY,
    SIDE_KEYS,
)
from app.models.text import Translated


class TavernsButtons(Translated):
    """Every button with its label, glyph and key of the keyboard."""

    def confirm(self, text: str, glyph: str = "check-mark") -> Button:
        """Yes to what was chosen."""
        return Button(CONFIRM_KEY, text, glyph, "Return", primary=True)

    def take(self) -> Button:
        """Yes, take it."""
        return self.confirm(self.tr("Take"))

    def buy(self) -> Button:
        """Yes, buy it."""
        return self.confirm(self.tr("Buy"), "two-coins")

    def upgrade(self) -> Button:
        """Yes, turn the tile over."""
        return self.confirm(self.tr("Upgrade"), "hammer-nails")

    def recruit(self) -> Button:
        """Yes, recruit the guest."""
        return self.confirm(self.tr("Recruit"), "beer-stein")

    def remove(self) -> Button:
        """Yes, they leave the game."""
        return self.confirm(self.tr("Remove"), "exit-door")

    def ban(self) -> Button:
        """Yes, the guest leaves for good."""
        return self.confirm(self.tr("Ban"), "exit-door")

    def use(self) -> Button:
        """Yes, use it."""
        return self.confirm(self.tr("Use"))

    def look(self) -> Button:
        """Yes, turn it up."""
        return self.confirm(self.tr("Look"), "spyglass")

    def put_back(self) -> Button:
        """Yes, back on the draw pile."""
        return self.confirm(self.tr("Put back"), "juggler")

    def keep(self) -> Button:
        """The guests stay."""
        return Button(KEEP_KEY, self.tr("Keep"), "check-mark", "Return", primary=True)

    def redraw(self) -> Button:
        """New guests for a counter guest."""
        return Button(REDRAW_KEY, self.tr("Draw anew"), "card-random", self.tr("R", "key: draw new guests"))

    def sides(self) -> list[Button]:
        """The two sides of an entertainer."""
        a, b = SIDE_KEYS.values()
        return [
            Button(a, self.tr("Side A"), shortcut=self.tr("A", "key: side A")),
            Button(b, self.tr("Side B"), shortcut=self.tr("B", "key: side B")),
        ]

    def decline(self) -> Button:
        """Nothing of it."""
        return Button(DECLINE_KEY, self.tr("Do without"), "cross-mark", self.tr("N", "key: do without"))

    def finish(self, *, primary: bool) -> Button:
        """Placing is over."""
        return Button(FINISH_KEY, self.tr("End placing"), "check-mark", self.tr("E", "key: end placing"), primary)

    def finish_anyway(self) -> Button:
        """Placing is over although a die still fits."""
        return self.confirm(self.tr("End placing anyway"), "hazard-sign")

    def activate_all(self, *, primary: bool) -> Button:
        """All dice at once."""
        text = self.tr("Activate all dice")
        return Button(ALL_KEY, text, "rolling-dices", self.tr("D", "key: activate all dice"), primary)

    def end(self, *, primary: bool) -> Button:
        """The turn is over."""
        return Button(END_KEY, self.tr("End turn"), "moon", self.tr("E", "key: end turn"), primary)

    def end_anyway(self) -> Button:
        """The turn is over although dice are not activated."""
        return self.confirm(self.tr("End turn anyway"), "hazard-sign")


BUTTONS = TavernsButtons()
