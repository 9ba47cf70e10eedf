"""Why a piece cannot be chosen now, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.port_royal import components as c
from app.engines.port_royal.state import CHOOSE_BENEFICIARY, CHOOSE_PAYMENT, REPEL_SHIP
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.port_royal.state import State
    from app.match.seats import Seat
    from app.models.selection import Path


class PortRoyalRefusals(Translated):
    """The second line of the prompt after a click on something that is not offered."""

    def refusal(self, state: State, seats: Sequence[Seat], key: str, chosen: Path = ()) -> str:
        """See ``Presenter.refusal``."""
        if state.actor == NOBODY:
            return self.tr("The game is over.")
        if not seats[state.actor].is_person:
            return self.tr("Please wait: {name} decides now.").format(name=seats[state.actor].name)
        if state.decision == REPEL_SHIP:
            return self.tr("First decide whether the ship is repelled.")
        if state.decision == CHOOSE_PAYMENT:
            return self.tr("First choose the persons for the expedition.")
        if state.decision == CHOOSE_BENEFICIARY:
            return self.tr("First choose another player, who gains the coin.")
        kind, _, number = key.partition(":")
        if kind == "deck":
            return self.tr("In this phase no more cards are revealed.")
        if kind == "contract":
            return self.tr("Contracts are completed by themselves, as soon as their condition is met.")
        if kind == "card":
            return self._card(state, int(number))
        return ""

    def _card(self, state: State, card: int) -> str:
        if card in state.expeditions:
            if state.actor != state.active:
                return self.tr("Only the active player can claim expeditions.")
            return self.tr("You do not own all the symbols of this expedition.")
        if card not in state.harbour:
            return self.tr("Cards in a display stay there.")
        if not state.phase:
            return self.tr("First stop revealing; then you can take cards.")
        if not state.takes:
            return self.tr("You have no take left.")
        return self._too_dear(state, card)

    def _too_dear(self, state: State, card: int) -> str:
        """R52, R53"""
        seat = state.actor
        have, price, fee = len(state.coins[seat]), state.price(seat, card), state.fee(seat)
        if c.IS_SHIP[card] or have >= price + fee:
            return ""
        if fee:
            text = self.tr("You have %n coin(s); it costs {price} and the fee of {fee}.", "", have)
        else:
            text = self.tr("You have %n coin(s); it costs {price}.", "", have)
        return text.format(price=price, fee=fee)
