"""Actions with customers: regular ones are supplied or refused, casual ones served.  R80-R87"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.engines.loyang.goods import modifier
from app.models.decision import Asked, Chosen, confirm
from app.models.loyang.decisions.spelling import DELIVERIES, REFUSE, YES, ActionKind, SpellContext, offered
from app.models.loyang.keys import action_key, card_key
from app.models.loyang.tiles import WORDS as TILES
from app.models.loyang.words import NAMES
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.loyang.state import State
    from app.models.selection import Path

ONCE, TWICE, AGAIN = "button:deliver", "button:deliver_double", "button:deliver_again"
DELIVERY_KEYS = dict(zip(DELIVERIES, (ONCE, TWICE, AGAIN), strict=True))


def payment(state: State, verb: str, card: int) -> int:
    """The cash that a delivery by ``verb`` (one of ``DELIVERIES``) brings from a regular customer.  R80"""
    row = state.stock[card]
    if verb == "deliver_again":  # the messenger boy's second delivery counts for the row filled before
        return c.PAYMENTS[card][row - 1]
    return c.PAYMENTS[card][row] * (2 if verb == "deliver_double" else 1)


class LoyangCustomers(Translated):
    """The questions and pieces of advice of these actions."""

    # regular customers

    def ask_regular(self, state: State, choice: Chosen) -> Asked:
        """Which regular customer is supplied or refused, and how often it is supplied.  R80-R83"""
        card = choice.action[1]
        if choice.following == YES:
            title = self.tr("Leave {card} without a delivery?").format(card=NAMES.the(card))
            return Asked(title, self._figures(state, card), (confirm(self.tr("No delivery")),))
        if choice.keys == (action_key("refuse"),):
            hint = self.tr("A blue marker turns red; with a red one you pay 2 cash.")
            return Asked(self.tr("Which customer goes without a delivery?"), hint)
        if choice.keys == (action_key("deliver"),):
            hint = self.tr("Framed are those whose goods are on your cart.")
            return Asked(self.tr("Which regular customer do you supply?"), hint)
        return Asked(NAMES.card(card), self._figures(state, card), offered(choice, *self._buttons(state, choice, card)))

    def _figures(self, state: State, card: int) -> str:
        """What the next row pays, and what a refusal costs.  R80, R82"""
        if state.dealt[card]:
            return self.tr("The second delivery counts for the same row.")
        pays = self.tr("The next row pays %n cash.", "", payment(state, "deliver", card))
        without = self.tr("Without a delivery the marker turns red.")
        if state.red[card]:
            without = self.tr("Without a delivery you pay %n cash.", "", c.REFUSAL_COST)
        return f"{pays} {without}"

    def _buttons(self, state: State, choice: Chosen, card: int) -> list[Button]:
        verbs, found = choice.verbs, []
        if "deliver" in verbs:
            text = self.tr("Deliver: {cash}").format(cash=payment(state, "deliver", card))
            found.append(Button(ONCE, text, "kimono", primary=True))
        if "deliver_double" in verbs:
            text = self.tr("Deliver twice: {cash}").format(cash=payment(state, "deliver_double", card))
            found.append(Button(TWICE, text, "kimono", self.tr("T", "key: deliver twice")))
        if "deliver_again" in verbs:
            text = self.tr("Deliver again: {cash}").format(cash=payment(state, "deliver_again", card))
            found.append(Button(AGAIN, text, "kimono", self.tr("T", "key: deliver twice")))
        return [*found, Button(REFUSE, TILES.title("refuse"), "cross-mark", self.tr("R", "key: no delivery"))]

    def advise(self, _state: State, action: Action) -> str:
        """Which customer to supply, refuse or serve, and how often; see ``Decision.advise``."""
        return {
            "deliver": self.tr("Supply {card}"),
            "deliver_again": self.tr("Supply {card} again"),
            "deliver_double": self.tr("Supply {card} twice"),
            "refuse": self.tr("Do not supply {card}"),
            "serve": self.tr("Serve {card}"),
        }[action[0]].format(card=NAMES.the(action[1]))

    # casual customers

    def ask_serve(self, state: State, choice: Chosen) -> Asked:
        """Which casual customer to serve.  R85, R86"""
        change, card = modifier(state, state.actor), choice.action[1]
        pays = self.tr("They pay their price now.")
        if change:
            pays = self.tr("They pay 2 more now.") if change > 0 else self.tr("They pay 2 less now.")
        if choice.following == YES:
            title = self.tr("Serve {card} for %n cash?", "", c.PRICE[card] + change)
            return Asked(title.format(card=NAMES.the(card)), pays, (confirm(self.tr("Serve")),))
        hint = self.tr("All three goods at once; framed are those whose goods are on your cart.")
        return Asked(self.tr("Which casual customer do you serve?"), f"{pays} {hint}")


def _delivery(verb: str) -> ActionKind:
    """The spelling of a delivery: by the tile and the card, or by the card and a button."""

    def spell(context: SpellContext, card: int) -> list[Path]:
        key, button = card_key(card), DELIVERY_KEYS[verb]
        # After the tile the card is enough unless it can be supplied in several ways. Without the tile a button always
        # follows: the card also begins the path of its refusal.
        more: Path = (button,) if len(context.deliveries[card]) > 1 else ()
        return [(action_key("deliver"), key, *more), (key, button)]

    return ActionKind(spell, CUSTOMERS.advise, lambda state, action: NAMES.cash(payment(state, verb, action[1])))


def _spell_refuse(context: SpellContext, card: int) -> list[Path]:
    key = card_key(card)
    return [(action_key("refuse"), key, *context.yes), (key, REFUSE)]


def _spell_serve(context: SpellContext, card: int) -> list[Path]:
    return [(action_key("serve"), card_key(card)), (card_key(card), *context.yes)]


def _reason_for_serving(state: State, action: Action) -> str:
    return NAMES.cash(c.PRICE[action[1]] + modifier(state, state.actor))


CUSTOMERS = LoyangCustomers()

SUPPLY = {verb: _delivery(verb) for verb in DELIVERIES}
REFUSAL = ActionKind(_spell_refuse, CUSTOMERS.advise)
SERVE = ActionKind(_spell_serve, CUSTOMERS.advise, _reason_for_serving)
