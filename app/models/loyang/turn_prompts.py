"""What is asked in an action turn: the question after the tiles and things clicked so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.engines.loyang.goods import modifier
from app.engines.loyang.turn import pack_price, step_cost
from app.models.loyang.buttons import price_of
from app.models.loyang.facts import due_customers
from app.models.loyang.helper_prompts import HELPERS
from app.models.loyang.keys import card_of, good_of
from app.models.loyang.pieces import SHOWN_STEPS, payable_steps
from app.models.loyang.spelling import CONFIRM_KEY
from app.models.loyang.words import NAMES, card_name, the_card
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.loyang.state import State
    from app.models.loyang.context import Context

Question = tuple[str, str]


class LoyangTurn(Translated):
    """Title and hint of the prompt in the action turn."""

    def ask(self, asked: Context) -> Question:
        """See ``Presenter.prompt``."""
        if not asked.chosen:
            return self._open(asked.state)
        action = asked.action()
        if asked.following == [CONFIRM_KEY] or action[0] in ("pack", "loan", "end"):
            return self._confirm(asked, action)
        first = asked.chosen[0]
        verb = first.partition(":")[2] if first.startswith("action:") else self._meant(asked, action)
        question: Question = getattr(self, f"_{verb}")(asked, action)
        return question

    def _meant(self, asked: Context, action: Action) -> str:
        """What a thing that was clicked first is about."""
        verbs = asked.verbs()
        if len(verbs) > 1 and asked.chosen[0].startswith("cart:") and "sell" in verbs:
            return "goods"
        if verbs & {"play", "discard"} or (asked.chosen[0].startswith("card:") and "buy" in verbs):
            return "helper"
        return "deliver" if action[0] in ("deliver_again", "deliver_double", "refuse") else str(action[0])

    # nothing chosen

    def _open(self, state: State) -> Question:
        seat = state.actor
        due = len(due_customers(state, seat))
        title = self.tr("Your action phase: choose an action or click a thing")
        if due:
            title = self.tr("Your action phase: %n regular customer(s) still due", "", due)
        return title, self.money(state)

    def money(self, state: State) -> str:
        """Cash, and what the next steps cost.  R114"""
        seat = state.actor
        cash, space = state.cash[seat], state.space[seat]
        most = min(SHOWN_STEPS, c.LAST_SPACE - space)
        prices = ", ".join(str(step_cost(space, n) - step_cost(space, n - 1)) for n in range(1, most + 1))
        text = self.tr("You have {cash} cash: enough for %n step(s) on the path.", "", payable_steps(space, cash))
        coming = self.tr("Next steps: {prices}.").format(prices=prices)
        return f"{text.format(cash=cash)} {coming}" if prices else text.format(cash=cash)

    # by tile

    def _sow(self, asked: Context, action: Action) -> Question:
        hint = self.tr("The supply fills the other plots with the same good.")
        field = next((card_of(key) for key in asked.chosen if card_of(key) != c.EMPTY), c.EMPTY)
        if field != c.EMPTY:
            title = self.tr("{field}: what do you sow?").format(field=card_name(field))
            return title, hint
        if asked.kinds() == {"cart"}:
            return self.tr("Which good do you sow?"), hint
        title = self.tr("{good}: on which field do you sow it?").format(good=NAMES.good(action[1]))
        return title, hint

    def _goods(self, asked: Context, _action: Action) -> Question:
        good = good_of(asked.chosen[0])
        if len(asked.chosen) > 1:
            return self._sell(asked, _action)
        title = self.tr("{good}: sow or sell?").format(good=NAMES.good(good))
        return title, self.tr("Click a field to sow it, or your shop to sell it.")

    def _buy(self, asked: Context, action: Action) -> Question:
        have = self.tr("You have %n cash.", "", asked.state.cash[asked.state.actor])
        if "shop" in asked.kinds():
            more = self.tr("Haggler and shopper can be added.") if self._buyers(asked.state) else ""
            return self.tr("What do you buy?"), f"{have} {more}".strip()
        title = self.tr("{good}: how do you buy it?").format(good=NAMES.good(action[1]))
        return title, have

    def _buyers(self, state: State) -> bool:
        seat = state.actor
        return any(state.helper(seat, kind) != c.EMPTY for kind in (c.HAGGLER, c.SHOPPER))

    def _sell(self, asked: Context, action: Action) -> Question:
        if "cart" in asked.kinds():
            title = self.tr("What do you sell to your shop?")
            return title, self.tr("Bean and leek bring 2 cash, everything else 1.")
        price = c.SELL_PRICE[action[1]]
        if "shop" in asked.kinds():
            return self.tr("{good}: click your shop to sell it").format(good=NAMES.good(action[1])), ""
        title = self.tr("{good}: how many do you sell?").format(good=NAMES.good(action[1]))
        return title, self.tr("Each brings %n cash.", "", price)

    def _trade(self, asked: Context, action: Action) -> Question:
        if "offer" in asked.kinds():
            hint = self.tr("The bowls say how many goods you give for it.")
            return self.tr("Which good do you want from a stall?"), hint
        return self.give(asked, action[2], len(action) - 3)

    def give(self, asked: Context, good: int, price: int) -> Question:
        """Which goods are given for one of a stall.  R71"""
        given = sum(key.startswith("cart:") for key in asked.chosen)
        if given:
            return self.tr("And the second good?"), self.tr("It may be the same good again.")
        title = self.tr("What do you give for {good}?").format(good=NAMES.some(good, 1))
        return title, self.tr("%n good(s) of your cart, whatever you like.", "", price)

    def _deliver(self, asked: Context, action: Action) -> Question:
        if len(asked.chosen) == 1 and asked.chosen[0].startswith("action:"):
            hint = self.tr("Framed are those whose goods are on your cart.")
            return self.tr("Which regular customer do you supply?"), hint
        card = action[1]
        return card_name(card), self.customer(asked.state, card)

    def customer(self, state: State, card: int) -> str:
        """Payment of the next row, and what a refusal means.  R80, R82"""
        if state.dealt[card]:
            return self.tr("The second delivery counts for the same row.")
        row = state.stock[card]
        pays = self.tr("The next row pays %n cash.", "", c.PAYMENTS[card][row])
        without = self.tr("Without a delivery the marker turns red.")
        if state.red[card]:
            without = self.tr("Without a delivery you pay %n cash.", "", c.REFUSAL_COST)
        return f"{pays} {without}"

    def _refuse(self, _asked: Context, _action: Action) -> Question:
        hint = self.tr("A blue marker turns red; with a red one you pay 2 cash.")
        return self.tr("Which customer goes without a delivery?"), hint

    def _serve(self, asked: Context, _action: Action) -> Question:
        hint = self.tr("All three goods at once; framed are those whose goods are on your cart.")
        return self.tr("Which casual customer do you serve?"), f"{self._modifier(asked.state)} {hint}"

    def _modifier(self, state: State) -> str:
        change = modifier(state, state.actor)
        if change > 0:
            return self.tr("They pay 2 more now.")
        return self.tr("They pay 2 less now.") if change < 0 else self.tr("They pay their price now.")

    def _helper(self, asked: Context, action: Action) -> Question:
        if asked.chosen[-1] == "action:helper":
            return self.tr("Which helper?"), self.tr("It can be used or discarded unused.")
        return HELPERS.ask(asked, action)

    # once more

    def _confirm(self, asked: Context, action: Action) -> Question:
        verb = action[0]
        if verb in ("play", "discard"):
            return HELPERS.confirm(asked, action)
        state = asked.state
        if verb == "pack":
            return self._confirm_pack(state)
        if verb == "loan":
            title = self.tr("Take a loan of %n cash?", "", c.LOAN)
            return title, self.tr("At the end it takes you one space back. It cannot be repaid.")
        if verb == "end":
            title = self.tr("End the phase now?")
            return title, self.tr("You could still sow or serve a customer; that is over then.")
        if verb == "refuse":
            return self.tr("Leave {card} without a delivery?").format(card=the_card(action[1])), self.customer(
                state, action[1]
            )
        if verb == "serve":
            worth = c.PRICE[action[1]] + modifier(state, state.actor)
            title = self.tr("Serve {card} for %n cash?", "", worth).format(card=the_card(action[1]))
            return title, self._modifier(state)
        return self._confirm_buy(state, action)

    def _confirm_pack(self, state: State) -> Question:
        price = pack_price(state, state.actor)
        title = self.tr("Buy a double pack for %n cash?", "", price) if price else self.tr("Draw a free double pack?")
        return title, self.tr("Two cards come up; nothing before can be taken back then.")

    def _confirm_buy(self, state: State, action: Action) -> Question:
        _, good, way = action
        price = price_of(good, way, cheap=action[0] == "cheap")
        number = 2 if way & c.WITH_HAGGLER else 1
        title = self.tr("Buy {goods} for %n cash?", "", price).format(goods=NAMES.some(good, number))
        left = state.cash[state.actor] - price
        return title, self.tr("Then you have %n cash left.", "", left)


TURN = LoyangTurn()
