"""Why a helper has nothing to do now, one sentence each.  R77, R92-R96"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.engines.loyang.lanterns import trader_fee
from app.models.loyang.offers import phase_of
from app.models.loyang.words import phases_of
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.loyang.state import State


class LoyangReasons(Translated):
    """What a helper waits for."""

    def reason(self, state: State, card: int) -> str:
        """Why it cannot be used; the helper is visible and its owner decides."""
        kind = c.HELPER[card]
        phase = phase_of(state)
        if phase not in phases_of(kind):
            return self.another_phase(kind)
        if kind == c.LORD:
            return self._lord(state)
        if phase == "action" and state.decision != "act":
            return self.tr("First finish what you have begun.")
        return getattr(self, f"_{c.HELPERS[kind]}", self.nothing)(state)

    def another_phase(self, kind: int) -> str:
        """It belongs to another phase."""
        phases = phases_of(kind)
        if "action" in phases:
            return self.tr("It works in the action phase only.")
        return self.tr("It works in the card phase only.")

    def nothing(self, _state: State) -> str:
        """Any other reason."""
        return self.tr("There is nothing for it to do now.")

    def _lord(self, state: State) -> str:
        if state.lord_seat != state.actor:
            return self.tr("It must lie there before the card phase begins: it works from the next round on.")
        if state.decision == "distribute":
            return self.tr("First take a card of the court, then use it.")
        return self.nothing(state)

    def _tout(self, _state: State) -> str:
        return self.tr("There is no customer to swap, and none of an opponent's that your goods could serve.")

    def _harvest_hand(self, state: State) -> str:
        return self.nothing(state)

    def _haggler(self, _state: State) -> str:
        return self.tr("No good lies twice in your shop at a price that you can pay.")

    def _shopper(self, _state: State) -> str:
        return self.tr("You cannot pay any good.")

    def _trader(self, state: State) -> str:
        fee = trader_fee(state)
        if state.cash[state.actor] < fee:
            return self.tr("In this round it costs %n cash to the owner, which you do not have.", "", fee)
        return self.tr("No good of an opponent's stall can be had with the goods on your cart.")

    def _impostor(self, _state: State) -> str:
        return self.tr("No opponent in reach who has finished the turn has a visible helper.")

    def _merchant(self, _state: State) -> str:
        return self.tr("Your regular customers want no good twice that you could buy.")

    def _deliveryman(self, _state: State) -> str:
        return self.tr("No opponent in reach has a regular customer whose goods are on your cart.")

    def _market_crier(self, _state: State) -> str:
        return self.tr("Your stalls are full, or the shop has no place for their goods.")

    def _market_woman(self, _state: State) -> str:
        return self.tr("It takes a stall of yours and one of an opponent.")

    def _leaseholder(self, state: State) -> str:
        if not state.stack[state.actor]:
            return self.tr("Your private stack is empty.")
        return self.tr("It takes 3 cash or an unsown field.")

    def _ploughman(self, _state: State) -> str:
        return self.tr("No field but the home field holds any good.")

    def _self_supplier(self, state: State) -> str:
        if not state.cash[state.actor]:
            return self.tr("It costs 1 cash, which you do not have.")
        return self.tr("No opponent in reach has a field with 4 goods or more.")


REASONS = LoyangReasons()
