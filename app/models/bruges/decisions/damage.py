"""Decisions about damages: which one comes first, and who or what is lost.  R33-R39"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.bruges import components as c
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.colours import COLOURS
from app.models.bruges.decisions.common import COMMON, by_action, decision, last_tile, own_house, spelled
from app.models.bruges.keys import card_key
from app.models.bruges.texts import full_text
from app.models.bruges.words import name, the
from app.models.decision import Asked, Chosen
from app.models.keys import make_key
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.bruges.state import State
    from app.engines.contract import Action


def order_key(colour: int) -> str:
    """The button for the damage that comes first."""
    return make_key("first", c.COLOURS[colour])


class BrugesDamage(Translated):
    """What a person reads in these decisions; ``common`` explains the names of the methods."""

    # choose_damage_order

    def ask_order(self, state: State, _chosen: Chosen) -> Asked:
        """Fire or plague first.  R35"""
        buttons = tuple(
            Button(order_key(colour), self._first(colour), "hazard-sign", str(number))
            for number, (_, colour) in enumerate(state.legal(), 1)
        )
        hint = self.tr("Whoever lives in a burning house comes back to your hand and escapes the plague.")
        return Asked(self.tr("Fire and plague strike you. Which comes first?"), hint, buttons)

    def _first(self, colour: int) -> str:
        return self.tr("{threat} first").format(threat=COLOURS.threat(colour))

    def advise_order(self, _state: State, action: Action) -> str:
        """Which damage to take first."""
        return self._first(action[1])

    # choose_plague_victim

    def ask_victim(self, _state: State, chosen: Chosen) -> Asked:
        """A person that is lost to the plague.  R36"""
        if not chosen.keys:
            hint = self.tr("It goes to the discard pile; its house stays.")
            return Asked(self.tr("The plague: which person do you lose?"), hint)
        card = chosen.action[1]
        worth = self.tr("Counts {points}. {text}")
        worth = worth.format(points=AMOUNTS.points(c.POINTS[card]), text=full_text(card))
        return Asked(self.tr("Give up {person}?").format(person=the(card)), worth, (COMMON.lose(),))

    def advise_victim(self, _state: State, action: Action) -> str:
        """Whom to lose."""
        return self.tr("Give up {card}").format(card=the(action[1]))

    # choose_fire_loss

    def ask_loss(self, state: State, chosen: Chosen) -> Asked:
        """A house or a canal tile that is lost to the fire.  R36-R39"""
        if not chosen.keys:
            hint = self.tr("Whoever lives in the house comes back to your hand. Statues stay yours.")
            return Asked(self.tr("The fire: which house or canal tile do you lose?"), hint)
        verb, where = chosen.action
        if verb == "break":
            hint = self.tr("Its statue, if you have it, stays yours.")
            return Asked(self.tr("Give up this canal tile?"), hint, (COMMON.lose(),))
        seat = state.actor
        living = [card for card in (state.persons[seat][where], state.pets[seat][where]) if card >= 0]
        hint = self.tr("Nobody lives there.")
        if living:
            hint = self.tr("Back to your hand: {persons}.").format(persons=", ".join(name(card) for card in living))
        return Asked(self.tr("Give up this house?"), hint, (COMMON.lose(),))

    def advise_loss(self, state: State, action: Action) -> str:
        """What to lose."""
        verb, where = action
        return COMMON.advise_loss_of_tile(where) if verb == "break" else COMMON.advise_loss_of_house(state, where)


DAMAGE = BrugesDamage()

CHOOSE_DAMAGE_ORDER = decision(
    "choose_damage_order",
    anchor="damage",
    waiting=QT_TRANSLATE_NOOP("BrugesDecisions", "{name} decides which damage comes first."),
    first=QT_TRANSLATE_NOOP("BrugesDecisions", "First decide which damage comes first."),
    ask=DAMAGE.ask_order,
    spell=spelled(first=by_action(order_key)),
    advise=DAMAGE.advise_order,
)
CHOOSE_PLAGUE_VICTIM = decision(
    "choose_plague_victim",
    anchor="damage",
    waiting=QT_TRANSLATE_NOOP("BrugesDecisions", "{name} loses a person to the plague."),
    first=QT_TRANSLATE_NOOP("BrugesDecisions", "First choose a person that you lose."),
    ask=DAMAGE.ask_victim,
    spell=spelled("person", person=by_action(card_key)),
    advise=DAMAGE.advise_victim,
)
CHOOSE_FIRE_LOSS = decision(
    "choose_fire_loss",
    anchor="damage",
    waiting=QT_TRANSLATE_NOOP("BrugesDecisions", "{name} loses a house or a canal tile to the fire."),
    first=QT_TRANSLATE_NOOP("BrugesDecisions", "First choose a house or an outermost canal tile."),
    ask=DAMAGE.ask_loss,
    spell=spelled("burn", "break", burn=own_house, **{"break": last_tile}),
    advise=DAMAGE.advise_loss,
)
