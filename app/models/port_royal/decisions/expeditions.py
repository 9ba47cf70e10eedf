"""Claiming expeditions, which is possible beside the decisions of both phases, and paying for them.  R38, R39"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.port_royal import components as c
from app.models.decision import Asked, Chosen, Click, Decision, Paths, confirm
from app.models.keys import make_key
from app.models.port_royal.phrases import PHRASES
from app.models.port_royal.words import words
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.port_royal.state import State
    from app.models.selection import Path


def pay_key(number: int) -> str:
    """The key of the button for a payment, by its index among the legal actions."""
    return make_key("pay", number)


class PortRoyalExpeditions(Translated):
    """Functions of ``CHOOSE_PAYMENT``, and those about claims for the decisions beside which one is possible."""

    # a claim, in both phases

    def also(self) -> str:
        """Says that an expedition can be claimed beside what is asked."""
        return self.tr("You can also claim a blue framed expedition.")

    def ask_claim(self, chosen: Chosen, others: tuple[Button, ...]) -> Asked:
        """Asks to confirm the claim of the expedition chosen.

        Args:
            chosen: What was chosen; its action is the claim.
            others: The buttons for what can be done instead.
        """
        card = c.CARDS[chosen.action[1]]
        hint = self.tr("You give up the persons with its symbols and gain {coins} coins and {points} influence points.")
        title = self.tr("Claim {expedition}?").format(expedition=words(chosen.action[1]).the)
        return Asked(title, hint.format(coins=card.coins, points=card.points), (*others, confirm(self.tr("Claim"))))

    def advise_claim(self, action: Action) -> str:
        """A claim as a piece of advice."""
        return self.tr("Claim {card}").format(card=words(action[1]).the)

    def reason_for_claim(self, action: Action) -> str:
        """What the expedition brings."""
        card = c.CARDS[action[1]]
        return self.tr("{points} influence points and %n coin(s)", "", card.coins).format(points=card.points)

    def refuse(self, state: State, click: Click) -> str:
        """Explains why an expedition cannot be claimed, and why contracts and displays are never chosen."""
        if click.kind == "contract":
            return self.tr("A contract is completed automatically as soon as its condition is met.")
        if click.kind != "card":
            return ""
        if int(click.rest[0]) not in state.expeditions:
            return self.tr("Cards in a display stay there.")
        if state.actor != state.active:
            return self.tr("Only the active player can claim expeditions.")
        return self.tr("You do not own all the symbols of this expedition.")

    # choose_expedition_payment

    def spell_payment(self, state: State, _yes: Path) -> Paths:
        """A button for each payment."""
        return [((pay_key(number),), action) for number, action in enumerate(state.legal())]

    def ask_payment(self, _state: State, chosen: Chosen) -> Asked:
        """Asks which persons are given up.  R39"""
        buttons = tuple(
            Button(pay_key(number), PHRASES.persons(action[1:]), shortcut=str(number + 1), primary=not number)
            for number, action in enumerate(chosen.actions)
        )
        title = self.tr("Whom do you give up for the expedition?")
        return Asked(title, self.tr("They go to the discard pile with their abilities and points."), buttons)

    def advise_payment(self, _state: State, action: Action) -> str:
        """A payment as a piece of advice."""
        return self.tr("Give up {persons}").format(persons=PHRASES.persons(action[1:]))


EXPEDITIONS = PortRoyalExpeditions()

CHOOSE_PAYMENT: Decision[State] = Decision(
    "choose_expedition_payment",
    anchor="expeditions",
    waiting=QT_TRANSLATE_NOOP("PortRoyalDecisions", "{name} chooses the persons for the expedition."),
    first=QT_TRANSLATE_NOOP("PortRoyalDecisions", "First choose the persons for the expedition."),
    ask=EXPEDITIONS.ask_payment,
    spell=EXPEDITIONS.spell_payment,
    advise=EXPEDITIONS.advise_payment,
)
