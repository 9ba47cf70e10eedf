"""The buttons beside the table, and keys of the keyboard for what lies on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.bruges.colours import COLOURS
from app.models.bruges.keys import card_key, pile_key, rest_key, threat_key, worker_key
from app.models.bruges.spelling import (
    CONFIRM_KEY,
    DECLINE_KEY,
    DONE_KEY,
    END_KEY,
    MARKER_KEY,
    NO_KEY,
    PAY_KEY,
    STOP_KEY,
    YES_KEY,
    colour_key,
    option_key,
    order_key,
)
from app.models.bruges.uses import EXCHANGE, EXCHANGE_GLYPH, GLYPHS, USES, use_key, use_of_card, uses_in_play
from app.models.bruges.words import WORDS, name
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.bruges.state import State


class BrugesButtons(Translated):
    """Every button with its label, glyph and key of the keyboard."""

    # yes and no

    def confirm(self, text: str, glyph: str = "check-mark") -> Button:
        """Yes to what was chosen."""
        return Button(CONFIRM_KEY, text, glyph, "Return", primary=True)

    def activate(self) -> Button:
        """Yes, activate the person."""
        return self.confirm(self.tr("Activate"), "lightning-helix")

    def discard(self) -> Button:
        """Yes, the card goes."""
        return self.confirm(self.tr("Discard"))

    def lose(self) -> Button:
        """Yes, this one is lost."""
        return self.confirm(self.tr("Give up"))

    def lay_out(self) -> Button:
        """Yes, the person moves in."""
        return self.confirm(self.tr("Lay out"), "family-house")

    def build(self) -> Button:
        """Yes, build it."""
        return self.confirm(self.tr("Build"), "family-house")

    def choose(self) -> Button:
        """Yes, this one."""
        return self.confirm(self.tr("Choose"))

    def sail(self) -> Button:
        """Yes, use the ship."""
        return self.confirm(self.tr("Use the ship"), "anchor")

    def yes(self, text: str, glyph: str = "check-mark") -> Button:
        """Yes to a question."""
        return Button(YES_KEY, text, glyph, "Return", primary=True)

    def no(self, text: str) -> Button:
        """No to a question."""
        return Button(NO_KEY, text, "cross-mark", self.tr("N", "key: no"))

    def decline(self) -> Button:
        """Nothing of it."""
        return Button(DECLINE_KEY, self.tr("Do without"), "cross-mark", self.tr("N", "key: do without"))

    def done(self) -> Button:
        """No more of them."""
        return Button(DONE_KEY, self.tr("That is all"), "check-mark", "Return", primary=True)

    def stop(self) -> Button:
        """No more of them, each is settled already."""
        return Button(STOP_KEY, self.tr("That is all"), "check-mark", "Return", primary=True)

    def end(self, *, primary: bool) -> Button:
        """The turn is over."""
        return Button(END_KEY, self.tr("End turn"), "moon", self.tr("E", "key: end turn"), primary)

    def end_anyway(self) -> Button:
        """The turn is over although persons could be activated."""
        return self.confirm(self.tr("End turn anyway"), "hazard-sign")

    # answers

    def pay(self, text: str) -> Button:
        """Guilders instead of something worse."""
        return Button(PAY_KEY, text, "two-coins", self.tr("P", "key: pay"))

    def marker(self, text: str) -> Button:
        """The threat marker."""
        return Button(MARKER_KEY, text, "hazard-sign", self.tr("M", "key: take the marker"))

    def first(self, colour: int, number: int) -> Button:
        """Which damage comes first."""
        text = self.tr("{threat} first").format(threat=COLOURS.threat(colour))
        return Button(order_key(colour), text, "hazard-sign", str(number))

    def option(self, option: int, text: str) -> Button:
        """One of several texts."""
        return Button(option_key(option), text, "", str(option + 1))

    def colours(self, offered: list[int]) -> list[Button]:
        """Naming a colour."""
        return [Button(colour_key(colour), COLOURS.title(colour), "", str(colour + 1)) for colour in offered]

    # keys for pieces

    def cards(self, cards: list[int]) -> list[Button]:
        """Keys 1 to 9 for cards that lie on the table."""
        return [
            Button(card_key(card), name(card), shortcut=str(number), on_table=True)
            for number, card in enumerate(cards[:9], 1)
        ]

    def workers(self, seat: int, offered: list[int]) -> list[Button]:
        """Keys 1 to 5 for workers by colour."""
        return [
            Button(worker_key(seat, colour), COLOURS.worker_label(colour), shortcut=str(colour + 1), on_table=True)
            for colour in offered
        ]

    def threats(self, seat: int, offered: list[int]) -> list[Button]:
        """Keys 1 to 5 for threat markers by colour."""
        return [
            Button(threat_key(seat, colour), COLOURS.threat(colour), shortcut=str(colour + 1), on_table=True)
            for colour in offered
        ]

    def piles(self, offered: list[int]) -> list[Button]:
        """Keys for the draw piles."""
        keys = (self.tr("L", "key: left pile"), self.tr("R", "key: right pile"))
        return [Button(pile_key(side), WORDS.pile(side), shortcut=keys[side], on_table=True) for side in offered]

    def rest(self, side: int, number: int) -> Button:
        """All missing cards from one pile."""
        texts = (self.tr("%n from the left", "", number), self.tr("%n from the right", "", number))
        keys = (self.tr("L", "key: left pile"), self.tr("R", "key: right pile"))
        return Button(rest_key(side), texts[side], "card-draw", f"Shift+{keys[side]}")

    def uses(self, state: State, card: int) -> list[Button]:
        """Keys 1 to 7 for the uses of a card, also those that are not possible with their reason."""
        return [
            Button(
                use_key(use),
                USES.title(state, use),
                EXCHANGE_GLYPH if use == EXCHANGE else GLYPHS[use],
                str(use + 1),
                blocked=use_of_card(state, card, use).blocked,
                on_table=True,
            )
            for use in uses_in_play(state)
        ]


BUTTONS = BrugesButtons()
