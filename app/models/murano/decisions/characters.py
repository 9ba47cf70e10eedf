"""Decisions of recruiting: a start character, and one of the cards drawn in a turn.  R36, R90"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.murano.characters import recruit_price
from app.models.decision import Asked, Chosen, Decision, by_verb, confirm
from app.models.murano.keys import character_key
from app.models.murano.outlook import gain_of
from app.models.murano.phrases import PHRASES
from app.models.murano.words import character
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.murano.state import State

DECLINE = "button:decline"
"""Key of the button for keeping none of the cards."""


class MuranoCharacters(Translated):
    """Texts of the decisions of recruiting."""

    def ask_first(self, state: State, chosen: Chosen) -> Asked:
        """Ask which character to keep before the first turn, if any.  R90"""
        if chosen.keys:
            return self._ask_recruit(state, chosen)
        title = self.tr("Recruit a first character for {price}?")
        hint = self.tr("It counts as bought: your next one costs 1 gold more. The other cards go under the deck.")
        return Asked(title.format(price=_price(state)), hint, (self._decline(),))

    def ask_character(self, state: State, chosen: Chosen) -> Asked:
        """Ask which of the cards drawn to keep, if any.  R36"""
        if chosen.keys:
            return self._ask_recruit(state, chosen)
        title = self.tr("Which character do you keep for {price}?")
        hint = self.tr("The other cards go under the deck. Keeping none costs nothing and ends your turn.")
        return Asked(title.format(price=_price(state)), hint, (self._decline(),))

    def _ask_recruit(self, state: State, chosen: Chosen) -> Asked:
        """Ask for confirmation of the card chosen, with its text and what it would score now."""
        card = chosen.action[1]
        said = character(card)
        yes = confirm(self.tr("Recruit: {price}").format(price=_price(state)), "carnival-mask")
        hint = f"{said.text} {PHRASES.gain(gain_of(state, state.actor, card))}".rstrip()
        return Asked(self.tr("Recruit “{name}”?").format(name=said.name), hint, (self._decline(), yes))

    def _decline(self) -> Button:
        return Button(DECLINE, self.tr("Keep none"), "cross-mark", self.tr("N", "key: keep none"))

    def advise(self, _state: State, action: Action) -> str:
        """Advise on the character to keep, or to keep none."""
        if action[0] == "decline":
            return self.tr("Keep no character")
        return self.tr("Recruit “{card}”").format(card=character(action[1]).name)

    def reason(self, state: State, action: Action) -> str:
        """The points more that the character would bring now; ``""`` for none."""
        gain = gain_of(state, state.actor, action[1]) if action[0] != "decline" else 0
        return self.tr("it would bring %n point(s) now", "", gain) if gain > 0 else ""


def _price(state: State) -> str:
    """What a character costs the seat to act, in words."""
    return PHRASES.price(recruit_price(state, state.actor))


CHARACTERS = MuranoCharacters()

START_CHARACTER: Decision[State] = Decision(
    "start_character",
    anchor="options",
    waiting=QT_TRANSLATE_NOOP("MuranoDecisions", "{name} looks for a first character."),
    first=QT_TRANSLATE_NOOP("MuranoDecisions", "First decide whether you recruit one of these characters."),
    ask=CHARACTERS.ask_first,
    spell=by_verb("recruit", recruit=character_key, decline=DECLINE),
    advise=CHARACTERS.advise,
    reason=CHARACTERS.reason,
)
CHOOSE_CHARACTER: Decision[State] = Decision(
    "choose_character",
    anchor="recruit",
    waiting=QT_TRANSLATE_NOOP("MuranoDecisions", "{name} chooses a character."),
    first=QT_TRANSLATE_NOOP("MuranoDecisions", "First decide whether you recruit one of these characters."),
    ask=CHARACTERS.ask_character,
    spell=by_verb("recruit", recruit=character_key, decline=DECLINE),
    advise=CHARACTERS.advise,
    reason=CHARACTERS.reason,
)
