"""What is asked, and the buttons for it.  It speaks to the person who decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.loyang import components as c
from app.engines.loyang.court import must_take
from app.engines.loyang.turn import step_cost
from app.models.loyang import tiles
from app.models.loyang.buttons import BUTTONS
from app.models.loyang.context import Context, context
from app.models.loyang.helper_prompts import HELPERS
from app.models.loyang.keys import good_of
from app.models.loyang.pieces import asked_tiles
from app.models.loyang.series import best_plan
from app.models.loyang.spelling import CONFIRM_KEY
from app.models.loyang.turn_prompts import TURN, Question
from app.models.loyang.words import NAMES, card_name, helper_words, the_card
from app.models.presenter import Prompt
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action
    from app.engines.loyang.state import State
    from app.match.seats import Seat
    from app.models.selection import Path


class LoyangPrompts(Translated):
    """The prompt bar."""

    def prompt(self, state: State, seats: Sequence[Seat], chosen: Path = ()) -> Prompt:
        """See ``Presenter.prompt``."""
        seat = state.actor
        if seat == NOBODY:
            return Prompt(self.tr("The game is over."))
        if not seats[seat].is_person:
            return Prompt(self.others(state.decision, seats[seat].name), seat=seat)
        asked = context(state, chosen)
        title, hint = self._question(asked)
        buttons = [*tiles.buttons(asked_tiles(state)), *BUTTONS.all(asked, seats)]
        return Prompt(title, hint, tuple(buttons), seat)

    def _question(self, asked: Context) -> Question:
        decision = asked.state.decision
        if decision == "act" or (asked.chosen and asked.chosen[0].startswith("action:")):
            return TURN.ask(asked)
        if asked.chosen and asked.action()[0] in ("play", "discard") and decision != "harvest_hand_now":
            return self._helper(asked, asked.action())
        question: Question = getattr(self, f"_{decision}")(asked)
        return question

    def others(self, decision: str, name: str) -> str:
        """What somebody else decides."""
        texts = {
            "choose_home_crop": self.tr("{name} sows the home field."),
            "harvest_hand_now": self.tr("{name} may harvest a second time."),
            "distribute": self.tr("{name} adds to the court or takes cards."),
            "take_hand_card": self.tr("{name} lays out a hand card."),
            "take_extra_court_card": self.tr("{name} may take more cards."),
            "finance_field": self.tr("{name} has to pay for a field."),
            "choose_partner": self.tr("{name} chooses a partner."),
            "act": self.tr("{name} is in the action phase."),
            "resolve_double_pack": self.tr("{name} has drawn a double pack."),
            "choose_private_field": self.tr("{name} chooses a private field."),
            "set_shop": self.tr("{name} sets the shop."),
            "buy_grid_card": self.tr("{name} buys cards."),
            "merchant_more": self.tr("{name} buys with the merchant."),
            "store": self.tr("{name} fills the storehouse."),
            "advance": self.tr("{name} walks the path."),
        }
        return texts[decision].format(name=name)

    def _helper(self, asked: Context, action: Action) -> Question:
        if asked.following == [CONFIRM_KEY]:
            return HELPERS.confirm(asked, action)
        return HELPERS.ask(asked, action)

    # set-up and harvest

    def _choose_home_crop(self, asked: Context) -> Question:
        if asked.chosen:
            good = asked.action()[1]
            title = self.tr("{good}: sow your home field for %n cash?", "", c.BUY_PRICE[good])
            return title.format(good=NAMES.good(good)), self.tr("It brings one in each of the nine rounds.")
        hint = self.tr("You buy it in your shop, and the field is filled with nine. At most two players sow the same.")
        return self.tr("What grows on your home field?"), hint

    def _harvest_hand_now(self, asked: Context) -> Question:
        if asked.chosen and asked.action()[0] == "discard":
            return HELPERS.confirm(asked, asked.action())
        if asked.chosen:
            title = self.tr("A second good from %n field(s)?", "", len(asked.chosen))
            return title, self.tr("Click more fields, or confirm.")
        hint = self.tr("Click the fields that give a second good; each holds 3 or more. The helper leaves then.")
        return self.tr("Use the harvest hand now?"), hint

    # cards

    def _distribute(self, asked: Context) -> Question:
        state = asked.state
        if asked.chosen:
            return self._court_card(state, asked.action())
        verbs = asked.verbs()
        taking = self.tr(
            "Taking ends the card phase for you: a court card and a hand card, the others go to the court."
        )
        if "hand" in verbs or "beginner" in verbs:
            return self.tr("Lay out a hand card"), self.tr("The court is empty.")
        if "take" not in verbs:
            title = self.tr("Put a hand card into the court")
            hint = self.tr("The court is still empty.")
            return title, hint if "reveal" not in verbs else f"{hint} {self.reveal()}"
        if must_take(state, state.actor):
            title = self.tr("Take a card of the court")
        else:
            title = self.tr("Take a card of the court, or add one to it")
        return title, taking if "reveal" not in verbs else f"{taking} {self.reveal()}"

    def reveal(self) -> str:
        """Two players may turn up a card.  R61"""
        return self.tr("You may turn up a card first.")

    def _court_card(self, state: State, action: Action) -> Question:
        card = action[1] if len(action) > 1 else state.beginner[state.actor]
        name = the_card(card)
        if action[0] == "add":
            title = self.tr("Put {card} into the court?").format(card=name)
            return title, self.tr("Everybody may take it then, also you later.")
        if action[0] == "take":
            title = self.tr("Take {card} from the court?").format(card=name)
            follows = self.tr("A hand card follows.")
            return title, f"{self.consequence(card)} {follows}"
        return self.tr("Lay out {card}?").format(card=name), self.consequence(card)

    def consequence(self, card: int) -> str:
        """What follows from laying a card out.  R8, R9, R39, R81"""
        kind = c.KIND[card]
        if kind == c.FIELD:
            return self.tr("It costs %n cash at once.", "", c.FIELD_COST)
        return {
            c.STALL: self.tr("It is filled at once."),
            c.REGULAR: self.tr("It wants its first delivery in this round."),
            c.CASUAL: self.tr("It can wait as long as you like."),
            c.HELPER_CARD: helper_words(c.HELPER[card]).text if kind == c.HELPER_CARD else "",
        }[kind]

    def _take_hand_card(self, asked: Context) -> Question:
        if asked.chosen:
            return self._court_card(asked.state, asked.action())
        hint = self.tr("All other hand cards go to the court.")
        if any(action[0] == "play" and c.HELPER[action[1]] == c.LORD for action in asked.actions()):
            hint = self.tr("Or use the lord of the manor first, for up to two more cards of the court.")
        return self.tr("Which hand card do you lay out?"), hint

    def _take_extra_court_card(self, asked: Context) -> Question:
        if asked.chosen:
            return self._court_card(asked.state, ("take", asked.action()[1]))
        left = int(asked.state.asked[2])
        return self.tr("Take another card of the court?"), self.tr("Up to %n more.", "", left)

    def _finance_field(self, asked: Context) -> Question:
        state = asked.state
        title = self.tr("The field costs %n cash", "", c.FIELD_COST)
        hint = self.tr("You have {cash}. Sell goods, take a loan, or use the accountant or the market crier.")
        return title, hint.format(cash=state.cash[state.actor])

    def _buy_grid_card(self, asked: Context) -> Question:
        state = asked.state
        if asked.chosen:
            card = asked.action()[1]
            price = c.ROW_COST[state.grid.index(card) // c.GRID_COLUMNS]
            title = self.tr("Buy {card} for %n cash?", "", price).format(card=the_card(card))
            return title, self.consequence(card)
        title = self.tr("Buy up to %n card(s)", "", state.grid_left)
        hint = self.tr("The top row is free, the second costs 1 cash, the others 2. Then the second row is cleared.")
        return title, hint

    def _choose_partner(self, _asked: Context) -> Question:
        hint = self.tr("Helpers with a lantern touch only the partner. Yours acts third, the other player fourth.")
        return self.tr("Who is your partner in this action phase?"), hint

    def _resolve_double_pack(self, asked: Context) -> Question:
        state = asked.state
        if not asked.chosen:
            hint = self.tr("The first card that you click lies on top and works at once.")
            if any(c.KIND[card] == c.FIELD for card in state.drawn):
                price = self.tr("A field costs 2 cash.")
                hint = f"{hint} {price}"
            return self.tr("Keep none, one, or both on top of each other?"), hint
        action = asked.action()
        if action[0] == "reject":
            return self.tr("Keep none of the two?"), self.tr("Both go to the discard pile.")
        if asked.following == [CONFIRM_KEY]:
            title = self.tr("Lay {upper} on top of {lower}?")
            hint = self.tr("The lower card does nothing until the upper one leaves.")
            return title.format(upper=the_card(action[1]), lower=the_card(action[2])), hint
        title = self.tr("{card}: alone, or with the other below?").format(card=card_name(action[1]))
        return title, self.tr("Click the other card to lay it under this one.")

    # asked by helpers

    def _choose_private_field(self, asked: Context) -> Question:
        if asked.chosen:
            return self.tr("Take this field?"), self.tr("The others stay in their order.")
        return self.tr("Which private field do you take?"), self.tr("From the top of the stack; one must be taken.")

    def _set_shop(self, asked: Context) -> Question:
        good = asked.action()[1]
        title = self.tr("{good}: how many in your shop?").format(good=NAMES.good(good))
        hint = self.tr("Full places can be bought from, free ones sold to. Now there: {stock} of {places}.")
        at = asked.state.actor * c.N_GOODS + good
        return title, hint.format(stock=asked.state.shop[at], places=c.PLACES[good])

    def _merchant_more(self, asked: Context) -> Question:
        if asked.chosen and asked.following != [CONFIRM_KEY]:
            return self.tr("{good}: how do you buy it?").format(good=NAMES.good(asked.action()[1])), ""
        if asked.chosen:
            good = asked.action()[1]
            return self.tr("Buy {goods} for %n cash?", "", 1).format(goods=NAMES.some(good, 1)), ""
        return self.tr("Another good for 1 cash?"), self.tr("Each kind only once.")

    # the end of the turn

    def _store(self, asked: Context) -> Question:
        state = asked.state
        seat = state.actor
        if asked.chosen:
            good = good_of(asked.chosen[0])
            title = self.tr("{good}: what becomes of it?").format(good=NAMES.good(good))
            return title, self.tr("Give it back to the supply, or sell it if the shop has a place.")
        title = self.tr("Too many goods: the storehouse keeps %n", "", state.capacity[seat])
        return title, self.plan(state)

    def plan(self, state: State) -> str:
        """What the button does with the goods, and that one may choose.  R98"""
        plan = best_plan(state)
        parts = [self.tr("keep {goods}").format(goods=_some(plan.kept))]
        if any(plan.sold):
            parts.append(self.tr("sell {goods}").format(goods=_some(plan.sold)))
        if any(plan.returned):
            parts.append(self.tr("give back {goods}").format(goods=_some(plan.returned)))
        text = self.tr("“Store” means: {plan}. Or click goods on the cart.")
        return text.format(plan=listed(parts))

    def _advance(self, asked: Context) -> Question:
        state = asked.state
        seat = state.actor
        space, cash = state.space[seat], state.cash[seat]
        if asked.chosen:
            number = asked.action()[1]
            if not number:
                return self.tr("Stay on space {space}?").format(space=space), self.tr("Your cash stays with you.")
            title = self.tr("Walk %n step(s) to space {space}?", "", number).format(space=space + number)
            price = step_cost(space, number)
            hint = self.tr("It costs {price} cash; %n cash stay.", "", cash - price).format(price=price)
            return title, hint
        return self.tr("How many steps do you walk?"), TURN.money(state)


def _some(numbers: Sequence[int]) -> str:
    """Goods by numbers."""
    return NAMES.goods([good for good, number in enumerate(numbers) for _ in range(number)])
