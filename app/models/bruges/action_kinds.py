"""Kinds of actions of Bruges, to tell which of them somebody chooses wrongly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.bruges.state import State
    from app.engines.contract import Action

_RETURNING = frozenset({"return_threats", "preacher", "stucco", "tower", "fire_eater"})
"""Decisions to return markers by the effect of a person or building."""


class BrugesKinds(Translated):
    """See ``Kinds``."""

    def kind(self, state: State, action: Action) -> str:
        """The verb, after the decision where equal verbs mean different things."""
        verb: str = action[0]
        if state.decision in _RETURNING and verb == "return":
            return "threat"
        if state.decision in ("choose_plague_victim", "choose_own_person", "choose_foreign_person", "choose_discard"):
            return state.decision
        if state.decision in ("choose_hand_card", "choose_discard_house") and verb == "card":
            return "house"
        if state.decision == "choose_discard_person" and verb == "lay":
            return "recruit"
        return verb

    def kind_words(self, kind: str) -> str:
        """See ``Kinds.kind_words``."""
        return self._of_cards(kind) or {
            "draw": self.tr("drawing from a pile"),
            "first": self.tr("the order of damage"),
            "choose_plague_victim": self.tr("giving up a person"),
            "burn": self.tr("giving up a house"),
            "raze": self.tr("giving up a house"),
            "break": self.tr("giving up a canal"),
            "yes": self.tr("climbing a step"),
            "no": self.tr("climbing no step"),
            "take": self.tr("choosing workers"),
            "swap": self.tr("exchanging workers"),
            "sell": self.tr("selling workers"),
            "stop": self.tr("leaving it at that"),
            "option": self.tr("choosing an effect"),
            "tile": self.tr("choosing a canal"),
            "target": self.tr("choosing an opponent"),
            "receivers": self.tr("choosing an opponent"),
            "choose_own_person": self.tr("choosing a person"),
            "choose_foreign_person": self.tr("choosing a person"),
            "ship": self.tr("using a ship"),
            "hand": self.tr("handing on a marker"),
            "give": self.tr("giving workers"),
            "pay": self.tr("paying guilders"),
            "marker": self.tr("taking a marker"),
            "colour": self.tr("choosing a marker"),
            "decline": self.tr("doing without"),
        }.get(kind, "")

    def _of_cards(self, kind: str) -> str:
        return {
            "workers": self.tr("a card for workers"),
            "guilders": self.tr("a card for guilders"),
            "house": self.tr("building a house"),
            "threat": self.tr("returning a marker"),
            "canal": self.tr("building a canal"),
            "recruit": self.tr("laying out a person"),
            "activate": self.tr("activating a person"),
            "end": self.tr("ending the turn"),
            "choose_discard": self.tr("discarding a card"),
        }.get(kind, "")


KINDS = BrugesKinds()
