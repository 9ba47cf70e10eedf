"""A hint in words: what an opponent would do, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.port_royal import components as c
from app.models.cast import Cast
from app.models.comparison import COMPARISON
from app.models.port_royal.facts import TIPS
from app.models.port_royal.risk import percent, spoilers, tax_is_due
from app.models.port_royal.words import contract_name, words
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action
    from app.engines.port_royal.state import State
    from app.match.seats import Seat


class PortRoyalHints(Translated):
    """The line of the hint button."""

    def explain(
        self, state: State, action: Action, values: Sequence[tuple[Action, float]], seats: Sequence[Seat]
    ) -> str:
        """See ``Presenter.explain``."""
        advice = self.advice(state, action, seats)
        if reason := self._reason(state, action):
            advice = self.tr("{advice}: {reason}.").format(advice=advice, reason=reason)
        return COMPARISON.told(advice, action, values, lambda each: self.advice(state, each, seats))

    def advice(self, state: State, action: Action, seats: Sequence[Seat]) -> str:
        """An action as an advice, without a full stop."""
        verb = action[0]
        if verb in ("draw", "stop", "pass"):
            return {"draw": self.tr("Reveal"), "stop": self.tr("Stop"), "pass": self.tr("Pass")}[verb]
        if verb == "repel":
            return self.tr("Repel {ship}").format(ship=words(state.pending).the)
        if verb == "accept":
            return self.tr("Let {ship} dock").format(ship=words(state.pending).the)
        if verb == "pay":
            return self.tr("Give up {persons}").format(persons=TIPS.persons(action[1:]))
        if verb == "give":
            return self.tr("Give the coin to {name}").format(name=Cast(seats).to(action[1]))
        templates = {
            "hire": self.tr("Hire {card}"),
            "take_ship": self.tr("Take {card}"),
            "renounce": self.tr("Take {card} and renounce its coins"),
            "claim": self.tr("Claim {card}"),
        }
        return templates[verb].format(card=words(action[1]).the)

    def _reason(self, state: State, action: Action) -> str:
        """What speaks for an action, in public numbers."""
        verb = action[0]
        seat = state.actor
        if verb in ("draw", "stop"):
            return self._odds(state)
        if verb == "hire":
            price = state.price(seat, action[1]) + state.fee(seat)
            points = c.POINTS[action[1]]
            return self.tr("{points} influence for %n coin(s)", "", price).format(points=points)
        if verb == "take_ship":
            coins = c.COINS[action[1]] + state.trader_bonus(seat, c.COLOUR[action[1]]) - state.fee(seat)
            return self.tr("it brings %n coin(s)", "", coins)
        if verb == "claim":
            facts = c.CARDS[action[1]]
            return self.tr("{points} influence points and %n coin(s)", "", facts.coins).format(points=facts.points)
        if verb == "renounce":
            contracts = (each for each in state.contracts if c.CONTRACTS[each].test == c.RENOUNCE)
            name = next(contract_name(e) for e in contracts if c.CONTRACTS[e].colour == c.COLOUR[action[1]])
            return self.tr("a step of the contract {contract}").format(contract=name)
        return ""

    def _odds(self, state: State) -> str:
        if tax_is_due(state):
            return self.tr("an additional tax increase comes next")
        found, total = spoilers(state)
        if not sum(found):
            return self.tr("no card still out can spoil the harbour")
        return self.tr("{share}% of the cards still out would spoil the harbour").format(
            share=percent(sum(found) / total)
        )
