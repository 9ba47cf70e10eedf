"""Decisions about cards that an effect discards, builds as houses or lays out.  R97-R103, R175, R176"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.bruges import components as c
from app.engines.bruges.context import asking
from app.engines.bruges.useful import person_price
from app.models.bruges.colours import COLOURS
from app.models.bruges.decisions.common import COMMON, DECLINE, by_action, decision, own_house, spelled
from app.models.bruges.keys import card_key
from app.models.bruges.texts import full_text, text
from app.models.bruges.words import name, the
from app.models.decision import Asked, Chosen, Paths, confirm
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.bruges.state import State
    from app.engines.contract import Action
    from app.models.selection import Path

spell_card = spelled("card", card=by_action(card_key))


def spell_home(state: State, yes: Path) -> Paths:
    """Paths for laying a person out: its card, then its house or, if only one is free for it, a confirmation."""
    homes = Counter(action[1] for action in state.legal() if action[0] == "lay")
    paths: Paths = []
    for action in state.legal():
        if action[0] == "decline":
            paths.append(((DECLINE,), action))
            continue
        _, card, house = action
        last = yes if homes[card] == 1 else (own_house(state, house),)
        paths.append(((card_key(card), *last), action))
    return paths


class BrugesCards(Translated):
    """What a person reads in these decisions; ``common`` explains the names of the methods."""

    # choose_discard

    def ask_discard(self, state: State, chosen: Chosen) -> Asked:
        """A hand card that is discarded for an own effect, or because of an opponent's.  R175, R176"""
        if chosen.keys:
            card = chosen.action[1]
            title = self.tr("Discard “{card}”?").format(card=name(card))
            return Asked(title, full_text(card), (confirm(self.tr("Discard")),))
        hint = COMMON.by(state.source())
        if state.actor != state.active:
            hint = self.tr("{name} makes you discard a card.").format(name=chosen.seats[state.active].name)
        return Asked(self.tr("Which hand card do you discard?"), hint)

    def advise_discard(self, _state: State, action: Action) -> str:
        """Which card to discard."""
        return self.tr("Discard {card}").format(card=the(action[1]))

    # choose_hand_card, choose_discard_house

    def ask_hand_card(self, state: State, chosen: Chosen) -> Asked:
        """A hand card that becomes a house.  R175"""
        if chosen.keys:
            return self._build(chosen, COLOURS.house(c.COLOUR[chosen.action[1]]) + ".")
        return Asked(self.tr("Which hand card becomes a house?"), COMMON.by(state.source()))

    def ask_discard_house(self, state: State, chosen: Chosen) -> Asked:
        """A card of the discard pile that becomes a house.  R102, R103"""
        if chosen.keys:
            return self._build(chosen, COMMON.by(state.source()))
        hint = self.tr("They are alike as houses; the others stay in the pile.")
        return Asked(self.tr("Which card of the discard pile becomes a house?"), hint)

    def _build(self, chosen: Chosen, hint: str) -> Asked:
        title = self.tr("Build “{card}” as a house?").format(card=name(chosen.action[1]))
        return Asked(title, hint, (confirm(self.tr("Build"), "family-house"),))

    def advise_house(self, _state: State, action: Action) -> str:
        """Which card to build."""
        return self.tr("Build {card} as a house").format(card=the(action[1]))

    # choose_discard_person, recruit_from_hand

    def ask_discard_person(self, state: State, chosen: Chosen) -> Asked:
        """A person of the discard pile that is laid out.  R97-R99"""
        if chosen.keys:
            return self._home(chosen, self._free())
        return Asked(self.tr("Which person of the discard pile moves in?"), COMMON.by(state.source()))

    def ask_recruit(self, state: State, chosen: Chosen) -> Asked:
        """A person of the hand that is laid out without an action.  R175"""
        if not chosen.keys:
            return Asked(self.tr("Which person from your hand moves in?"), COMMON.by(state.source()))
        _, op, _ = asking(state)
        cost = person_price(state, state.actor, chosen.action[1], op.amount)
        return self._home(chosen, self.tr("for %n guilder(s)", "", cost) if cost else self._free())

    def _free(self) -> str:
        return self.tr("free of charge")

    def _home(self, chosen: Chosen, price: str) -> Asked:
        card = chosen.action[1]
        if len(chosen.actions) > 1:
            title = self.tr("In which house does {person} live?").format(person=the(card))
            return Asked(title, full_text(card))
        title = self.tr("Lay out {person} {price}?").format(person=the(card), price=price)
        return Asked(title, full_text(card), (confirm(self.tr("Lay out"), "family-house"),))

    def advise_person(self, _state: State, action: Action) -> str:
        """Whom to lay out."""
        return self.tr("Lay out {card}").format(card=the(action[1]))

    def reason_for_person(self, _state: State, action: Action) -> str:
        """The text of the person."""
        return text(action[1]) if action[0] == "lay" else ""


CARDS = BrugesCards()

CHOOSE_DISCARD = decision(
    "choose_discard",
    first=QT_TRANSLATE_NOOP("BrugesDecisions", "First choose a hand card to discard."),
    ask=CARDS.ask_discard,
    spell=spell_card,
    advise=CARDS.advise_discard,
)
CHOOSE_HAND_CARD = decision(
    "choose_hand_card", anchor="use_house", ask=CARDS.ask_hand_card, spell=spell_card, advise=CARDS.advise_house
)
CHOOSE_DISCARD_HOUSE = decision(
    "choose_discard_house", anchor="searching", ask=CARDS.ask_discard_house, spell=spell_card, advise=CARDS.advise_house
)
CHOOSE_DISCARD_PERSON = decision(
    "choose_discard_person",
    anchor="searching",
    ask=CARDS.ask_discard_person,
    spell=spell_home,
    advise=CARDS.advise_person,
    reason=CARDS.reason_for_person,
)
RECRUIT_FROM_HAND = decision(
    "recruit_from_hand",
    anchor="use_person",
    ask=CARDS.ask_recruit,
    spell=spell_home,
    advise=CARDS.advise_person,
    reason=CARDS.reason_for_person,
)
