"""Decisions about persons that an effect chooses, and about texts that are carried out.

R69, R72, R94, R109, R122, R131, R152
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.engines.bruges.context import asking
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.decisions.common import COMMON, by_action, decision, spelled
from app.models.bruges.keys import card_key
from app.models.bruges.texts import full_text, text
from app.models.bruges.words import source_name, the
from app.models.decision import Asked, Chosen, confirm
from app.models.keys import make_key
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.bruges.state import State
    from app.engines.contract import Action

_by_person = spelled("person", person=by_action(card_key))


def option_key(option: int) -> str:
    """The button for one of several effects."""
    return make_key("option", option)


class BrugesPersons(Translated):
    """What a person reads in these decisions; ``common`` explains the names of the methods."""

    # choose_own_person

    def ask_own(self, state: State, chosen: Chosen) -> Asked:
        """An own person that is discarded, taken back or activated.  R69, R94, R122, R131"""
        _, op, _ = asking(state)
        if chosen.keys:
            return self._own(op, chosen.action[1])
        titles = {
            "discard_own_person_for_points": self.tr("Which person do you discard for points?"),
            "return_own_person_to_hand": self.tr("Which person do you take back to your hand?"),
        }
        return Asked(titles.get(op.kind, self.tr("Which person do you activate?")), COMMON.by(state.source()))

    def _own(self, op: c.Op, card: int) -> Asked:
        if op.kind == "discard_own_person_for_points":
            points = AMOUNTS.points(c.POINTS[card] * op.factor + op.plus)
            title = self.tr("Discard {person} for {points}?").format(person=the(card), points=points)
            return Asked(title, full_text(card), (confirm(self.tr("Discard")),))
        if op.kind == "return_own_person_to_hand":
            title = self.tr("Take {person} back to your hand?").format(person=the(card))
            return Asked(title, full_text(card), (confirm(self.tr("Choose")),))
        return COMMON.ask_activation(card, pays=False)

    def advise(self, _state: State, action: Action) -> str:
        """Whom to choose."""
        return self.tr("Choose {card}").format(card=the(action[1]))

    def reason(self, _state: State, action: Action) -> str:
        """The text of the person."""
        return text(action[1]) if action[0] == "person" else ""

    # choose_foreign_person

    def ask_foreign(self, state: State, chosen: Chosen) -> Asked:
        """A person of an opponent that is activated.  R109"""
        if chosen.keys:
            return COMMON.ask_activation(chosen.action[1], pays=False)
        return Asked(self.tr("Which person of an opponent do you activate?"), COMMON.by(state.source()))

    # choose_option

    def ask_option(self, state: State, _chosen: Chosen) -> Asked:
        """One of two effects."""
        _, op, source = asking(state)
        buttons = tuple(
            Button(option_key(option), text(op.options[option]), "", str(option + 1)) for _, option in state.legal()
        )
        return Asked(self.tr("{source}: which of the two?").format(source=source_name(source)), "", buttons)

    def advise_option(self, state: State, action: Action) -> str:
        """Which effect to choose."""
        _, op, _ = asking(state)
        return text(op.options[action[1]])

    # astronomer_repeat

    def ask_repeat(self, state: State, _chosen: Chosen) -> Asked:
        """Whether a text is carried out once more, thanks to the Astronomer.  R152"""
        card = state.asked[3]
        title = self.tr("Carry out the text of {person} again?").format(person=the(card))
        buttons = (COMMON.no(self.tr("No")), COMMON.yes(self.tr("Again"), "clockwise-rotation"))
        return Asked(title, text(card), buttons)

    def advise_repeat(self, _state: State, action: Action) -> str:
        """Whether to carry it out again."""
        if action[0] == "yes":
            return self.tr("Carry the text out again")
        return self.tr("Do not carry the text out again")


PERSONS = BrugesPersons()

CHOOSE_OWN_PERSON = decision(
    "choose_own_person", ask=PERSONS.ask_own, spell=_by_person, advise=PERSONS.advise, reason=PERSONS.reason
)
CHOOSE_FOREIGN_PERSON = decision(
    "choose_foreign_person",
    anchor="travellers",
    ask=PERSONS.ask_foreign,
    spell=_by_person,
    advise=PERSONS.advise,
    reason=PERSONS.reason,
)
CHOOSE_OPTION = decision(
    "choose_option", ask=PERSONS.ask_option, spell=spelled(option=by_action(option_key)), advise=PERSONS.advise_option
)
ASTRONOMER_REPEAT = decision("astronomer_repeat", ask=PERSONS.ask_repeat, spell=spelled(), advise=PERSONS.advise_repeat)
