"""Decisions about gondoliers: on which gondola to place one, and whether to hire or dismiss one.  R37, R42"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.murano import components as c
from app.engines.murano.actions import dock_prices, hire_price
from app.models.decision import Asked, Chosen, Click, Decision, by_verb, confirm
from app.models.murano.keys import dock_key
from app.models.murano.outlook import island_scores
from app.models.murano.phrases import PHRASES
from app.models.murano.terms import island_name
from app.models.murano.words import character
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.murano.state import State

HIRE, DISMISS = "button:hire", "button:dismiss"
"""Keys of the buttons for hiring and for dismissing a gondolier."""


class MuranoGondoliers(Translated):
    """Texts of the decisions about gondoliers."""

    # choose_gondola

    def ask_gondola(self, state: State, chosen: Chosen) -> Asked:
        """Ask for a free gondola; once one is chosen, for confirmation of its price.  R37"""
        own, other = dock_prices(state, state.actor)
        if chosen.keys:
            dock = chosen.action[1]
            price = PHRASES.gold(own if dock % c.N_DOCKS == state.actor else other)
            title = self.tr("Place a gondolier at {island}?").format(island=island_name(dock // c.N_DOCKS))
            yes = confirm(self.tr("Place: {price}").format(price=price), "canoe")
            return Asked(title, self.tr("It stays there to the end of the game."), (yes,))
        hint = self.tr("Your own colour costs {own}, any other {other}. A gondolier stays to the end of the game.")
        return Asked(self.tr("On which gondola?"), hint.format(own=PHRASES.gold(own), other=PHRASES.gold(other)))

    def advise_gondola(self, state: State, action: Action) -> str:
        """Advise on the island, and say if the gondola has the own colour."""
        text = self.tr("Place a gondolier at {island}")
        if action[1] % c.N_DOCKS == state.actor:
            text = self.tr("Place a gondolier at {island} on your colour")
        return text.format(island=island_name(action[1] // c.N_DOCKS))

    def reason_for_gondola(self, state: State, action: Action) -> str:
        """The most points that a character in hand would score now at the island; ``""`` if none would score."""
        found = [
            (at.points, card)
            for card in state.hand[state.actor]
            for at in island_scores(state, state.actor, card)
            if at.island == action[1] // c.N_DOCKS and at.points
        ]
        if not found:
            return ""
        points, card = max(found)
        text = self.tr("“{card}” would score %n point(s) there now", "", points)
        return text.format(card=character(card).name)

    def refuse_gondola(self, state: State, click: Click) -> str:
        """Say why a gondola cannot be chosen: it is taken or too dear."""
        if click.kind not in ("dock", "gondolier"):
            return ""
        dock = c.ISLANDS.index(click.rest[0]) * c.N_DOCKS + int(click.rest[1])
        if state.docks[dock] >= 0:
            return self.tr("A gondolier is there already and stays to the end of the game.")
        own, other = dock_prices(state, state.actor)
        price = own if dock % c.N_DOCKS == state.actor else other
        text = self.tr("This gondola costs {price}; you have {gold}.")
        return text.format(price=PHRASES.gold(price), gold=PHRASES.gold(state.gold[state.actor]))

    # choose_hire_or_dismiss

    def ask_hire(self, state: State, _chosen: Chosen) -> Asked:
        """Ask whether to hire or to dismiss a gondolier, with what each costs or brings.  R42"""
        seat, legal = state.actor, state.legal()
        buttons = []
        if ("dismiss",) in legal:
            gain = c.EFFECT[c.ASSEMBLY_HALL]["dismiss_gain"] if state.owns(seat, c.ASSEMBLY_HALL) else c.DISMISS_GAIN
            text = self.tr("Dismiss: gain {price}").format(price=PHRASES.gold(gain))
            buttons.append(Button(DISMISS, text, "two-coins", self.tr("D", "key: dismiss")))
        if ("hire",) in legal:
            text = self.tr("Hire: pay {price}").format(price=PHRASES.gold(hire_price(state, seat)))
            buttons.append(Button(HIRE, text, "meeple", self.tr("H", "key: hire")))
        hint = self.tr("Ready: {ready}, in the supply: {supply}. Gondoliers at islands stay there.")
        hint = hint.format(ready=state.ready[seat], supply=state.supply[seat])
        return Asked(self.tr("Hire or dismiss a gondolier?"), hint, tuple(buttons))

    def advise_hire(self, _state: State, action: Action) -> str:
        """Advise to hire or to dismiss."""
        return self.tr("Hire a gondolier") if action[0] == "hire" else self.tr("Dismiss a gondolier")


GONDOLIERS = MuranoGondoliers()

CHOOSE_GONDOLA: Decision[State] = Decision(
    "choose_gondola",
    anchor="placing",
    waiting=QT_TRANSLATE_NOOP("MuranoDecisions", "{name} places a gondolier."),
    first=QT_TRANSLATE_NOOP("MuranoDecisions", "First choose a free gondola."),
    ask=GONDOLIERS.ask_gondola,
    spell=by_verb("dock", dock=dock_key),
    advise=GONDOLIERS.advise_gondola,
    reason=GONDOLIERS.reason_for_gondola,
    refuse=GONDOLIERS.refuse_gondola,
)
CHOOSE_HIRE_OR_DISMISS: Decision[State] = Decision(
    "choose_hire_or_dismiss",
    anchor="hire",
    waiting=QT_TRANSLATE_NOOP("MuranoDecisions", "{name} hires or dismisses a gondolier."),
    first=QT_TRANSLATE_NOOP("MuranoDecisions", "First decide whether you hire or dismiss."),
    ask=GONDOLIERS.ask_hire,
    spell=by_verb(hire=HIRE, dismiss=DISMISS),
    advise=GONDOLIERS.advise_hire,
)
