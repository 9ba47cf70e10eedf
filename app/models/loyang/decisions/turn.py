"""The decisions of an action turn: the choice of a partner before it, and its actions.  R50-R53, R63-R88, R111-R114"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.loyang import components as c
from app.engines.loyang.goods import wares
from app.engines.loyang.turn import pack_price
from app.models.cast import Cast
from app.models.decision import CONFIRM, Asked, Chosen, confirm
from app.models.keys import key_kind, make_key, panel_key
from app.models.loyang.decisions.common import decision
from app.models.loyang.decisions.customers import CUSTOMERS, REFUSAL, SERVE, SUPPLY
from app.models.loyang.decisions.ending import ENDING
from app.models.loyang.decisions.goods import BUY, GOODS, SOW, TRADE
from app.models.loyang.decisions.helpers import HELPERS
from app.models.loyang.decisions.spelling import ActionKind, SpellContext, offered, single_action
from app.models.loyang.keys import action_key, card_of, cart_key
from app.models.loyang.phrases import PHRASES
from app.models.loyang.seat_numbers import due_customers
from app.models.loyang.words import NAMES
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action
    from app.engines.loyang.state import State
    from app.match.seats import Seat
    from app.models.decision import Click
    from app.models.selection import Path


def partner_key(seat: int) -> str:
    """The key of the button for a partner."""
    return make_key("partner", seat)


class LoyangTurn(Translated):
    """The questions, pieces of advice and refusals of these decisions."""

    # choose_partner

    def ask_partner(self, state: State, choice: Chosen) -> Asked:
        """Which seat without a starting marker becomes the partner.  R50"""
        hint = self.tr("Helpers with a lantern touch only the partner. Yours acts third, the other player fourth.")
        partners = [Button(partner_key(seat), choice.seats[seat].name) for seat in range(state.players)]
        return Asked(self.tr("Who is your partner in this action phase?"), hint, offered(choice, *partners))

    def advise_partner(self, _state: State, action: Action, seats: Sequence[Seat]) -> str:
        """Whom to choose; see ``Decision.advise_among``."""
        return self.tr("Choose {name} as partner").format(name=Cast(seats).whom(action[1]))

    # act

    def ask_act(self, state: State, choice: Chosen) -> Asked:
        """What to do in the turn; once a tile or a piece is chosen, the question about the actions it begins.  R111"""
        if not choice.keys:
            return self._open(state)
        tile = next((verb for verb in _ASKS if action_key(verb) == choice.keys[0]), "")
        if tile:
            return _ASKS[tile](state, choice)
        # A piece was clicked first, which may begin several kinds of actions: a helper, a good of the cart, or only
        # one of the others.
        thing, verbs = choice.keys[0], choice.verbs
        if card_of(thing) != c.EMPTY and verbs & {"play", "discard", "buy"}:
            return HELPERS.ask(state, choice)
        if "sell" in verbs and len(verbs) > 1:
            return GOODS.ask_goods(state, choice)
        return _ASKS[choice.action[0]](state, choice)

    def _open(self, state: State) -> Asked:
        due = len(due_customers(state, state.actor))
        title = self.tr("Your action phase: choose an action, or click something")
        if due:
            title = self.tr("Your action phase: %n regular customer(s) still due", "", due)
        return Asked(title, self._way_out(state) if due else ENDING.money(state))

    def _way_out(self, state: State) -> str:
        """The hint while regular customers are due.  R82, R83

        It says what helps if none of them can be supplied or refused; otherwise it is about the money.
        """
        verbs = {action[0] for action in state.legal()}
        if verbs & {*SUPPLY, "refuse"} or "loan" not in verbs:
            return ENDING.money(state)
        if verbs & {"sell", "trade", "serve"}:
            text = self.tr("Goods are missing for a delivery, {price} cash for a refusal: trade, sell or take a loan.")
        else:
            text = self.tr("Goods are missing for a delivery, {price} cash for a refusal: a loan helps.")
        return text.format(price=c.REFUSAL_COST)

    def ask_pack(self, state: State, _choice: Chosen) -> Asked:
        """Whether to buy a double pack.  R88, R112"""
        price = pack_price(state, state.actor)
        title = self.tr("Buy a double pack for %n cash?", "", price) if price else self.tr("Draw a free double pack?")
        hint = self.tr("Two cards come up; nothing before can be taken back then.")
        return Asked(title, hint, (confirm(self.tr("Draw cards")),))

    def ask_end(self, state: State, _choice: Chosen) -> Asked:
        """Whether to end the phase although something could still be done.  R113"""
        sows, serves = _left_undone(state)
        hint = self.tr("You could still sow and serve a customer, but not after this.")
        if any(action[0] in SUPPLY for action in state.legal()):
            hint = self.tr("You could still supply a regular customer once more, but not after this.")
        elif not serves:
            hint = self.tr("You could still sow, but not after this.")
        elif not sows:
            hint = self.tr("You could still serve a customer, but not after this.")
        return Asked(self.tr("End the phase now?"), hint, (confirm(self.tr("End phase")),))

    # why not

    def refuse_act(self, state: State, click: Click) -> str | None:
        """Why own cards, goods or piles cannot be chosen; see ``Decision.refuse``."""
        kind, rest = click.kind, click.rest
        if kind == "card":
            card = c.NUMBER[rest[0]]
            return (self._own_card(state, card) or None) if state.owner(card) == state.actor else ""
        if kind in ("cart", "shop"):
            goods = self._cart if kind == "cart" else self._shop
            return goods(state, c.GOODS.index(rest[1]), click.chosen.keys)
        if kind == "offer":
            return self._offer(state, c.NUMBER[rest[0]], c.GOODS.index(rest[1]))
        return {
            "store": self.tr("Goods are stored at the end of the phase."),
            "stack": self.tr("Private fields come up at the harvest, one a round."),
            "pile": self.tr("Cards are drawn only with a double pack."),
        }.get(kind)

    def _own_card(self, state: State, card: int) -> str:
        """Why an own card that is no helper cannot be chosen; ``""`` if nothing special hinders it."""
        if c.KIND[card] == c.FIELD:
            return self._field(state, card)
        if c.KIND[card] == c.STALL:
            return self.tr("Click one of its goods to trade.")
        if c.KIND[card] == c.REGULAR and state.dealt[card]:
            return PHRASES.dealt(state.dealt[card])
        missing = PHRASES.missing(card, wares(state, state.actor)[1])
        if c.KIND[card] == c.CASUAL:
            return missing
        text = self.tr("{missing} Refusing costs 2 cash, which you do not have: sell, or take a loan.")
        return text.format(missing=missing)

    def _field(self, state: State, card: int) -> str:
        if c.IS_HOME[card]:
            return self.tr("The home field is never sown again.")
        if state.stock[card]:
            return self.tr("Something grows here: one good is harvested every round.")
        return self.tr("Nothing on your cart grows here; it takes: {goods}.").format(goods=NAMES.goods_of(card))

    def _cart(self, state: State, good: int, chosen: Path) -> str:
        at = state.actor * c.N_GOODS + good
        first = chosen[0] if chosen else ""
        if not state.cart[at]:
            text = self.tr("{good}: none on your cart.")
        elif any(key_kind(key) == "offer" for key in chosen):
            return self.tr("There is no second one on your cart.")
        elif first == action_key("sell"):
            text = self.tr("{good}: no free place in your shop.")
        elif state.shop[at] < c.PLACES[good] or first == action_key("sow"):
            text = self.tr("{good} grows on none of your empty fields.")
        else:
            text = self.tr("{good}: no empty field for it, and no free place in your shop.")
        return text.format(good=NAMES.good(good))

    def _shop(self, state: State, good: int, chosen: Path) -> str:
        stock = state.shop[state.actor * c.N_GOODS + good]
        if chosen and chosen[0] in [cart_key(state.actor, each) for each in range(c.N_GOODS)]:
            if stock < c.PLACES[good]:
                return self.tr("This place is for another good.")
            return self.tr("{good}: no free place in your shop.").format(good=NAMES.good(good))
        if not stock:
            return self.tr("{good}: none in your shop.").format(good=NAMES.good(good))
        return PHRASES.too_dear(c.BUY_PRICE[good], state.cash[state.actor])

    def _offer(self, state: State, stall: int, good: int) -> str:
        if not state.stock[stall] >> c.GOODS_OF[stall].index(good) & 1:
            return self.tr("{good}: sold out at this stall.").format(good=NAMES.good(good))
        if stall not in state.stalls[state.actor]:
            return self.tr("Goods on an opponent's stall can be had only through a trader.")
        return PHRASES.too_few_goods()


def _left_undone(state: State) -> tuple[bool, bool]:
    """Whether something could still be sown, and whether a customer could still be served."""
    verbs = {action[0] for action in state.legal()}
    return "sow" in verbs, bool(verbs & {"serve", "deliver_again"})


def _end(context: SpellContext) -> Path:
    """The path of the end of the phase.  R113"""
    # Where something would be left undone even a person who wants no confirmations is asked.
    return (action_key("end"), CONFIRM) if any(_left_undone(context.state)) else (action_key("end"),)


def _price_of_pack(state: State, _action: Action) -> str:
    return NAMES.cash(pack_price(state, state.actor))


TURN = LoyangTurn()

_ASKS = {
    "sow": GOODS.ask_sow,
    "buy": GOODS.ask_buy,
    "sell": GOODS.ask_sell,
    "trade": GOODS.ask_trade,
    "helper": HELPERS.ask,
    **dict.fromkeys((*SUPPLY, "refuse"), CUSTOMERS.ask_regular),
    "serve": CUSTOMERS.ask_serve,
    "pack": TURN.ask_pack,
    "end": TURN.ask_end,
}
"""By verb of a tile or an action, what gives the question once it is begun."""

PACK = single_action(
    QT_TRANSLATE_NOOP("LoyangDecisions", "Buy a double pack"), (action_key("pack"), CONFIRM), reason=_price_of_pack
)
END = single_action(QT_TRANSLATE_NOOP("LoyangDecisions", "End the phase"), _end)

CHOOSE_PARTNER = decision(
    "choose_partner",
    anchor="four_players",
    waiting=QT_TRANSLATE_NOOP("LoyangDecisions", "{name} chooses a partner."),
    first=QT_TRANSLATE_NOOP("LoyangDecisions", "First choose a partner: a player without a starting marker."),
    ask=TURN.ask_partner,
    actions={"partner": ActionKind(lambda _context, seat: [(partner_key(seat),), (panel_key(seat),)])},
    advise_among=TURN.advise_partner,
)
ACT = decision(
    "act",
    anchor="action",
    waiting=QT_TRANSLATE_NOOP("LoyangDecisions", "{name} is in the action phase."),
    first=QT_TRANSLATE_NOOP("LoyangDecisions", "Nothing is to be done with it now."),
    ask=TURN.ask_act,
    actions={
        "sow": SOW,
        "buy": BUY,
        "trade": TRADE,
        **SUPPLY,
        "refuse": REFUSAL,
        "serve": SERVE,
        "pack": PACK,
        "end": END,
    },
    refuse=TURN.refuse_act,
    own_helpers=True,
)
