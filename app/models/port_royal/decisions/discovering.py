"""The decisions of phase 1: to reveal a card, and to repel a ship.  R21-R36"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.port_royal import components as c
from app.models.decision import CONFIRM, Asked, Chosen, Click, Decision, Paths, by_verb, confirm
from app.models.port_royal.decisions.expeditions import EXPEDITIONS
from app.models.port_royal.keys import DRAW, card_key
from app.models.port_royal.risk import percent, spoilers, tax_is_due
from app.models.port_royal.words import words
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action
    from app.engines.port_royal.state import State
    from app.match.seats import Seat
    from app.models.selection import Path

STOP, REPEL, ACCEPT = "button:stop", "button:repel", "button:accept"


class PortRoyalDiscovering(Translated):
    """The functions of the decisions below; see ``Decision``."""

    # discover_action

    def wait_card(self, state: State, seats: Sequence[Seat]) -> str:
        """The sentence while an opponent decides; the first card of a turn has to be revealed.  R21, R22"""
        text = self.tr("{name} decides whether to reveal another card.")
        if not state.shown:
            text = self.tr("{name} begins to discover.")
        return text.format(name=seats[state.actor].name)

    def ask_card(self, state: State, chosen: Chosen) -> Asked:
        """Asks for another card or the end of the phase; or to confirm the claim of an expedition.  R21, R38"""
        draw = Button(DRAW, self.tr("Reveal"), "card-draw", self.tr("D", "key: reveal a card"), primary=not chosen.keys)
        stop = Button(STOP, self.tr("Stop"), "harbor-dock", self.tr("S", "key: stop revealing"))
        if chosen.keys:  # only an expedition needs confirming
            return EXPEDITIONS.ask_claim(chosen, (draw, stop) if state.shown else (draw,))
        claims = "claim" in chosen.verbs
        if not state.shown:
            hint = self.tr("The first card of a turn must be revealed.")
            if claims:
                hint = self.tr("Reveal the first card, or claim a blue framed expedition before.")
            return Asked(self.tr("Your turn: reveal a card"), hint, (draw,))
        hint = self._odds(state)
        if claims:
            hint += " " + EXPEDITIONS.also()
        return Asked(self.tr("Reveal another card or stop?"), hint, (stop, draw))

    def _odds(self, state: State) -> str:
        """How likely the next card spoils the harbour."""
        if tax_is_due(state):
            return self.tr("An additional tax increase comes next; it cannot spoil the harbour.")
        found, total = spoilers(state)
        if not sum(found):
            return self.tr("The next card cannot spoil the harbour.")
        text = self.tr("{share}% of the unseen cards would spoil the harbour.")
        return text.format(share=percent(sum(found) / total))

    def advise_card(self, _state: State, action: Action) -> str:
        """An action as a piece of advice."""
        if action[0] == "claim":
            return EXPEDITIONS.advise_claim(action)
        return self.tr("Reveal", "advice") if action[0] == "draw" else self.tr("Stop", "advice")

    def reason_for_card(self, state: State, action: Action) -> str:
        """How likely the next card spoils the harbour, or what a claim brings."""
        if action[0] == "claim":
            return EXPEDITIONS.reason_for_claim(action)
        if tax_is_due(state):
            return self.tr("an additional tax increase comes next")
        found, total = spoilers(state)
        if not sum(found):
            return self.tr("no card still out can spoil the harbour")
        text = self.tr("{share}% of the unseen cards would spoil the harbour")
        return text.format(share=percent(sum(found) / total))

    def refuse_card(self, state: State, click: Click) -> str:
        """Explains that cards of the harbour can be taken in the next phase only."""
        if click.kind == "card" and int(click.rest[0]) in state.harbour:
            return self.tr("First stop revealing; then you can take cards.")
        return EXPEDITIONS.refuse(state, click)

    # repel_ship

    def spell_repel(self, state: State, _yes: Path) -> Paths:
        """A button for each action; letting a ship in that spoils the harbour has to be confirmed.  R32"""
        # The rules page wants this one confirmed in any case, also where a person has switched confirmations off.
        accept = (ACCEPT, CONFIRM) if spoils(state) else (ACCEPT,)
        return [((REPEL,) if action[0] == "repel" else accept, action) for action in state.legal()]

    def ask_repel(self, state: State, chosen: Chosen) -> Asked:
        """Asks whether the ship just revealed is repelled; or to confirm that it spoils the harbour.  R26, R32"""
        repel = self.tr("Repel"), "crossed-sabres", self.tr("R", "key: repel a ship")
        if chosen.keys:
            title = self.tr("Really let the ship dock and spoil the harbour?")
            yes = confirm(self.tr("Spoil the harbour"), "hazard-sign")
            return Asked(title, self.tr("Your turn ends, and you take no card."), (Button(REPEL, *repel), yes))
        needed, coins = c.SWORDS_NEEDED[state.pending], c.COINS[state.pending]
        hint = self.tr("It takes %n sword(s), you have {own}.", "", needed).format(own=state.swords(state.active))
        if spoils(state):
            hint += " " + self.tr("If it docks, the harbour is spoiled.")
        else:
            hint += " " + self.tr("If it docks, it brings %n coin(s) to whoever takes it.", "", coins)
        accept = Button(ACCEPT, self.tr("Let it dock"), "anchor", self.tr("L", "key: let a ship dock"))
        title = self.tr("Repel {ship}?").format(ship=words(state.pending).the)
        return Asked(title, hint, (accept, Button(REPEL, *repel, primary=True)))

    def advise_repel(self, state: State, action: Action) -> str:
        """An action as a piece of advice."""
        text = self.tr("Repel {ship}") if action[0] == "repel" else self.tr("Let {ship} dock")
        return text.format(ship=words(state.pending).the)


def spoils(state: State) -> bool:
    """Whether letting the pending ship dock is a bust.  R32"""
    return bool(state.colours >> c.COLOUR[state.pending] & 1)


DISCOVERING = PortRoyalDiscovering()

DISCOVER_ACTION: Decision[State] = Decision(
    "discover_action",
    anchor="discover",
    first=QT_TRANSLATE_NOOP("PortRoyalDecisions", "First decide whether to reveal another card."),
    ask=DISCOVERING.ask_card,
    spell=by_verb("claim", draw=DRAW, stop=STOP, claim=card_key),
    advise=DISCOVERING.advise_card,
    reason=DISCOVERING.reason_for_card,
    refuse=DISCOVERING.refuse_card,
    wait=DISCOVERING.wait_card,
)
REPEL_SHIP: Decision[State] = Decision(
    "repel_ship",
    anchor="repel",
    waiting=QT_TRANSLATE_NOOP("PortRoyalDecisions", "{name} decides whether to repel the ship."),
    first=QT_TRANSLATE_NOOP("PortRoyalDecisions", "First decide whether the ship is repelled."),
    ask=DISCOVERING.ask_repel,
    spell=DISCOVERING.spell_repel,
    advise=DISCOVERING.advise_repel,
)
