"""A hint in words: what an opponent would do, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.engines.loyang.goods import modifier
from app.engines.loyang.turn import pack_price, step_cost
from app.models.cast import Cast
from app.models.comparison import COMPARISON
from app.models.loyang.buttons import price_of
from app.models.loyang.words import NAMES, helper_words, the_card
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action
    from app.engines.loyang.state import State
    from app.match.seats import Seat


class LoyangHints(Translated):
    """The line of the hint button."""

    def explain(
        self, state: State, action: Action, values: Sequence[tuple[Action, float]], seats: Sequence[Seat]
    ) -> str:
        """See ``Presenter.explain``."""
        advice = self.advice(state, action, seats)
        if reason := self.reason(state, action):
            advice = self.tr("{advice} ({reason})").format(advice=advice, reason=reason)
        return COMPARISON.told(advice, action, values, lambda each: self.advice(state, each, seats))

    def advice(self, state: State, action: Action, seats: Sequence[Seat]) -> str:
        """An action as an advice, without a full stop."""
        verb = action[0]
        plain = {
            "decline": self.tr("Keep the harvest hand"),
            "reveal": self.tr("Turn up a card"),
            "enough": self.tr("Leave it at that"),
            "pack": self.tr("Buy a double pack"),
            "end": self.tr("End the phase"),
            "reject": self.tr("Keep none of the two cards"),
            "upgrade": self.tr("Enlarge the storehouse"),
            "loan": self.tr("Take a loan"),
        }
        if verb in plain:
            return plain[verb]
        if verb == "partner":
            return self.tr("Choose {name} as partner").format(name=Cast(seats).whom(action[1]))
        return self._with_cards(state, action) or self._with_goods(action)

    def _with_cards(self, state: State, action: Action) -> str:
        """Advice on a card."""
        verb = action[0]
        texts = {
            "add": self.tr("Add {card} to the court"),
            "take": self.tr("Take {card} from the court"),
            "extra": self.tr("Take {card} from the court"),
            "hand": self.tr("Lay out {card}"),
            "grid": self.tr("Buy {card}"),
            "deliver": self.tr("Supply {card}"),
            "deliver_again": self.tr("Supply {card} again"),
            "deliver_double": self.tr("Supply {card} twice"),
            "refuse": self.tr("Do not supply {card}"),
            "serve": self.tr("Serve {card}"),
            "discard": self.tr("Discard {card} unused"),
        }
        if verb in texts:
            return texts[verb].format(card=the_card(action[1]))
        if verb == "beginner":
            return self.tr("Lay out {card}").format(card=the_card(state.beginner[state.actor]))
        if verb == "play":
            words = helper_words(c.HELPER[action[1]])
            return self.tr("Use {helper} ({what})").format(helper=words.the, what=words.options[action[2] - 1])
        if verb == "keep":
            return self._keep(action)
        return (
            self.tr("Take the field of {plots}").format(plots=self._plots(state, action[1])) if verb == "choose" else ""
        )

    def _keep(self, action: Action) -> str:
        if len(action) == 2:
            return self.tr("Keep only {card}").format(card=the_card(action[1]))
        text = self.tr("Keep both, {card} on top")
        return text.format(card=the_card(action[1]))

    def _plots(self, state: State, place: int) -> int:
        entry = state.stack[state.actor][-1 - place]
        return c.PLOTS[~entry] if entry < 0 else entry

    def _with_goods(self, action: Action) -> str:
        """Advice on goods and steps."""
        verb, *rest = action
        if verb == "advance":
            return self.tr("Walk %n step(s)", "", rest[0]) if rest[0] else self.tr("Stay where you are")
        if verb == "sow":
            return self.tr("Sow {good} {on_field}").format(
                good=NAMES.some(rest[0], 1), on_field=NAMES.on_field(rest[1])
            )
        if verb in ("buy", "cheap"):
            number = 2 if rest[1] & c.WITH_HAGGLER else 1
            return self.tr("Buy {goods}").format(goods=NAMES.some(rest[0], number))
        if verb == "trade":
            text = self.tr("Trade {given} for {good}")
            return text.format(given=NAMES.goods(rest[2:]), good=NAMES.some(rest[1], 1))
        if verb == "stock":
            return self.tr("Have {goods} in your shop").format(goods=NAMES.some(*rest))
        if verb == "crop":
            return self.tr("Sow the home field: {good}").format(good=NAMES.good(rest[0]))
        texts = {
            "sell": self.tr("Sell {goods}"),
            "return": self.tr("Give back {goods}"),
        }
        return texts[verb].format(goods=NAMES.some(rest[0], 1))

    def reason(self, state: State, action: Action) -> str:
        """What speaks for an action, in public numbers."""
        verb, *rest = action
        seat = state.actor
        if verb == "serve":
            return NAMES.cash(c.PRICE[rest[0]] + modifier(state, seat))
        if verb in ("deliver", "deliver_double"):
            pays = c.PAYMENTS[rest[0]][state.stock[rest[0]]]
            return NAMES.cash(pays * (2 if verb == "deliver_double" else 1))
        if verb == "deliver_again":
            return NAMES.cash(c.PAYMENTS[rest[0]][state.stock[rest[0]] - 1])
        if verb == "sell":
            return NAMES.cash(c.SELL_PRICE[rest[0]])
        if verb in ("buy", "cheap"):
            return NAMES.cash(price_of(rest[0], rest[1], cheap=verb == "cheap"))
        if verb == "pack":
            return NAMES.cash(pack_price(state, seat))
        if verb == "advance" and rest[0]:
            return NAMES.cash(step_cost(state.space[seat], rest[0]))
        if verb == "sow":
            return self.tr("%n good(s) to harvest", "", c.PLOTS[rest[1]])
        return ""
