"""Why a helper has nothing to do now, one sentence each.  R77, R92-R96"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.engines.loyang.lanterns import trader_fee
from app.models.loyang.legal import phase_of
from app.models.loyang.words import phases_of
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.loyang.state import State

PHASE, BUSY, NOTHING = "phase", "busy", "nothing"
"""It works in another phase; another action was begun; what it works on is missing."""

NEXT_ROUND, AFTER_COURT, POOR, EMPTY = "next_round", "after_court", "poor", "empty"
"""Only from the next round on; only after a court card; its owner lacks cash; no private field is left."""


def why_idle(state: State, card: int) -> str:
    """Why a helper cannot be used: one of the constants above.

    Args:
        state: A position in which the owner of the helper decides.
        card: A visible helper without a legal action.
    """
    kind, seat, phase = c.HELPER[card], state.actor, phase_of(state)
    if phase not in phases_of(kind):
        return PHASE
    if kind == c.LORD:  # R96: it must have lain there before the card phase, and follows the first court card
        if state.lord_seat != seat:
            return NEXT_ROUND
        return AFTER_COURT if state.decision == "distribute" else NOTHING
    if phase == "action" and state.decision != "act":  # e.g. while goods are stored
        return BUSY
    if (kind == c.TRADER and state.cash[seat] < trader_fee(state)) or (
        kind == c.SELF_SUPPLIER and not state.cash[seat]
    ):
        return POOR
    return EMPTY if kind == c.LEASEHOLDER and not state.stack[seat] else NOTHING


class LoyangReasons(Translated):
    """The reasons in words."""

    def reason(self, state: State, card: int) -> str:
        """A sentence why a helper cannot be used; the arguments are those of ``why_idle``."""
        return self.text(c.HELPER[card], why_idle(state, card), trader_fee(state))

    def text(self, kind: int, why: str, fee: int) -> str:
        """A reason as a sentence.

        Args:
            kind: Number of the helper in ``components.HELPERS``.
            why: The reason, as ``why_idle`` gives it.
            fee: What a trader costs in this round.
        """
        if why == PHASE:
            if "action" in phases_of(kind):
                return self.tr("It works in the action phase only.")
            return self.tr("It works in the card phase only.")
        if why == POOR and kind == c.TRADER:
            return self.tr("This round you would have to pay its owner %n cash, which you do not have.", "", fee)
        return {
            NEXT_ROUND: self.tr("It has to be there before the card phase begins, so it works from the next round on."),
            AFTER_COURT: self.tr("First take a card from the court, then use this one."),
            BUSY: self.tr("First finish what you have begun."),
            POOR: self.tr("It costs 1 cash, which you do not have."),
            EMPTY: self.tr("Your private stack is empty."),
            NOTHING: self._nothing_for(kind),
        }[why]

    def _nothing_for(self, kind: int) -> str:
        return {
            c.TOUT: self.tr("There is no customer to swap, and none of an opponent's that your goods could serve."),
            c.HAGGLER: self.tr("Your shop has no two of a kind at a price that you can pay."),
            c.SHOPPER: self.tr("You cannot afford any goods."),
            c.TRADER: self.tr("The goods on your cart cannot be traded for anything on an opponent's stalls."),
            c.IMPOSTOR: self.tr("No opponent in reach who has finished their turn has a visible helper."),
            c.MERCHANT: self.tr("Your regular customers do not want two of anything that you could buy."),
            c.DELIVERYMAN: self.tr("No opponent in reach has a regular customer whose goods are on your cart."),
            c.MARKET_CRIER: self.tr("Your stalls are full, or the shop has no place for their goods."),
            c.MARKET_WOMAN: self.tr("It needs one of your stalls and one of an opponent's."),
            c.LEASEHOLDER: self.tr("It needs 3 cash or an unsown field."),
            c.PLOUGHMAN: self.tr("No field other than the home field holds any goods."),
            c.SELF_SUPPLIER: self.tr("No opponent in reach has a field with 4 goods or more."),
        }.get(kind, self.tr("There is nothing for it to do now."))


REASONS = LoyangReasons()
