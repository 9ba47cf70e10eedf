"""Before the first evening: a start card, and regulars that leave.  R160-R165"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.taverns import components as c
from app.models.decision import Asked, Chosen, Decision, Paths, by_verb, confirm
from app.models.taverns.keys import card_key, start_key
from app.models.taverns.words import start_name, start_text
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.taverns.state import State
    from app.models.selection import Path


class TavernsStart(Translated):
    """The texts of these decisions."""

    # choose_start_card

    def ask_card(self, _state: State, chosen: Chosen) -> Asked:
        """Ask which start card to take; after one was clicked, whether to take this one.  R161"""
        if chosen.keys:
            card = chosen.action[1]
            title = self.tr("Begin with “{name}”?").format(name=start_name(card))
            return Asked(title, start_text(card), (confirm(self.tr("Take")),))
        hint = self.tr("Everybody may choose the same one. Its cards are shuffled into your draw pile.")
        return Asked(self.tr("Choose one of the three start cards"), hint)

    def advise_card(self, _state: State, action: Action) -> str:
        """A start card as a piece of advice."""
        return self.tr("Begin with “{card}”").format(card=start_name(action[1]))

    # choose_removed_regulars

    def ask_regulars(self, state: State, chosen: Chosen) -> Asked:
        """Ask which one or two regulars leave the game; after the last click, whether these do.  R165"""
        number = len(state.legal()[0]) - 1
        if len(chosen.keys) == number:
            names = listed([self._regular(card) for card in chosen.action[1:]])
            title = self.tr("Remove for good: {regulars}?").format(regulars=names)
            return Asked(title, self.tr("Better guests come sooner then."), (confirm(self.tr("Remove"), "exit-door"),))
        if chosen.keys:
            return Asked(self.tr("And the second regular?"), self.tr("Both leave the game for good."))
        title = self.tr("Which %n regular(s) leave the game?", "", number)
        return Asked(title, self.tr("They are out for good, so that better guests come sooner."))

    def _regular(self, card: int) -> str:
        """A regular in words: all have the same name, so they are told apart by die and payment."""
        text = self.tr("a regular who wants a {die} and pays %n", "", c.DOUBLOONS[card])
        return text.format(die=c.DIE[card])

    def advise_regulars(self, _state: State, action: Action) -> str:
        """Regulars as a piece of advice."""
        payments = ", ".join(str(c.DOUBLOONS[card]) for card in action[1:])
        return self.tr("Remove regulars who pay {payments}").format(payments=payments)


def spell_regulars(state: State, yes: Path) -> Paths:
    """Clicks on the regulars in any order, to be confirmed."""
    paths: Paths = []
    for action in state.legal():
        keys = tuple(card_key(card, state.actor) for card in action[1:])
        # One card gives the same order twice; as keys of a dict they become one.
        paths += [((*order, *yes), action) for order in dict.fromkeys((keys, keys[::-1]))]
    return paths


START = TavernsStart()

CHOOSE_START_CARD: Decision[State] = Decision(
    "choose_start_card",
    anchor="start_cards",
    waiting=QT_TRANSLATE_NOOP("TavernsDecisions", "{name} chooses a start card."),
    first=QT_TRANSLATE_NOOP("TavernsDecisions", "First choose a start card."),
    ask=START.ask_card,
    spell=by_verb("start", start=start_key),
    advise=START.advise_card,
)
CHOOSE_REMOVED_REGULARS: Decision[State] = Decision(
    "choose_removed_regulars",
    anchor="start_cards",
    waiting=QT_TRANSLATE_NOOP("TavernsDecisions", "{name} decides which regulars leave."),
    first=QT_TRANSLATE_NOOP("TavernsDecisions", "First choose which regulars leave."),
    ask=START.ask_regulars,
    spell=spell_regulars,
    advise=START.advise_regulars,
)
