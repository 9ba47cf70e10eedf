"""Why a thing cannot be chosen now, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.loyang import components as c
from app.engines.loyang.turn import step_cost
from app.models.loyang.keys import card_of, good_of
from app.models.loyang.pieces import asked_tiles
from app.models.loyang.reasons import REASONS
from app.models.loyang.tiles import WORDS as TILES
from app.models.loyang.tips import TIPS
from app.models.loyang.words import NAMES
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.loyang.state import State
    from app.match.seats import Seat
    from app.models.selection import Path

SEATED = frozenset({"cart", "store", "shop", "stack", "hidden", "beginner", "panel"})
"""Kinds of keys whose second part is a seat."""


class LoyangRefusals(Translated):
    """The second line of the prompt after a click on something that is not offered."""

    def refusal(self, state: State, seats: Sequence[Seat], key: str, chosen: Path = ()) -> str:
        """See ``Presenter.refusal``."""
        if state.actor == NOBODY:
            return self.tr("The game is over.")
        if not seats[state.actor].is_person:
            return self.tr("Please wait: {name} decides now.").format(name=seats[state.actor].name)
        kind, *rest = key.split(":")
        if not rest and kind != "pile":
            return ""  # a panel of the table, not a thing on it
        if kind in SEATED and kind != "panel" and rest[0] != str(state.actor):
            return self.tr("This belongs to another player.")
        if kind == "action":
            return self._tile(state, rest[0])
        if kind == "space":
            return self._space(state, int(rest[0]))
        if kind == "card":
            return self._card(state, card_of(key))
        if state.decision != "act":
            return self.first(state.decision)
        if kind == "cart":
            return self._cart(state, good_of(key), chosen)
        if kind == "shop":
            return self._shop(state, good_of(key), chosen)
        if kind == "offer":
            return self._offer(state, f"card:{rest[0]}", good_of(key))
        return {
            "store": self.tr("Goods are stored at the end of the phase."),
            "stack": self.tr("Private fields come up at the harvest, one a round."),
            "pile": self.tr("Cards are drawn with a double pack only."),
        }.get(kind, "")

    def first(self, decision: str) -> str:
        """What has to be decided before anything else."""
        return {
            "choose_home_crop": self.tr("First choose what grows on your home field: wheat, pumpkin or turnip."),
            "harvest_hand_now": self.tr("First decide on the harvest hand."),
            "distribute": self.tr("This is the card phase: add a card to the court or take one of it."),
            "take_hand_card": self.tr("First lay out a hand card."),
            "take_extra_court_card": self.tr("First take another card of the court, or say that it is enough."),
            "finance_field": self.tr("First pay 2 cash for the field; market stalls do not help here."),
            "buy_grid_card": self.tr("This is the card phase: buy cards, or say that it is enough."),
            "choose_partner": self.tr("First choose a partner: a player without a starting marker."),
            "resolve_double_pack": self.tr("First decide which cards of the double pack you keep."),
            "choose_private_field": self.tr("First take one of the private fields."),
            "set_shop": self.tr("First set your shop."),
            "merchant_more": self.tr("First finish buying with the merchant."),
            "store": self.tr("The phase has ended: only storing goods is possible now."),
            "advance": self.tr("The phase has ended: only steps on the path are possible now."),
            "act": self.tr("Nothing is to be done with it now."),
        }[decision]

    # tiles and path

    def _tile(self, state: State, verb: str) -> str:
        tile = next((tile for tile in asked_tiles(state) if tile.verb == verb), None)
        return tile.blocked if tile else TILES.not_now()

    def _space(self, state: State, number: int) -> str:
        seat = state.actor
        step = number - state.space[seat]
        if step <= 0:
            return self.tr("There is no way back on the path.")
        cost = step_cost(state.space[seat], step)
        if state.decision == "advance":
            return TIPS.too_dear(cost, state.cash[seat])
        return self.tr("You walk at the end of your action phase; as far as here it costs %n cash.", "", cost)

    # cards

    def _card(self, state: State, card: int) -> str:
        seat = state.actor
        owner = state.owner(card)
        if any(state.under[each] == card for each in range(c.N_CARDS)):
            return self.tr("This card is covered; it does nothing until the upper one leaves.")
        if owner < 0:
            return self._loose(state, card)
        if owner != seat:
            return self.tr("Only helpers with a lantern touch the cards of an opponent.")
        if c.KIND[card] == c.HELPER_CARD:
            return REASONS.reason(state, card)
        if state.decision != "act":
            return self.first(state.decision)
        return (self._field, self._stall, self._regular, self._casual)[c.KIND[card]](state, card)

    def _loose(self, state: State, card: int) -> str:
        """A card of the court, the hand or the grid."""
        if card in state.court:
            if state.decision in ("distribute", "take_extra_court_card"):
                return self.tr("You cannot pay for this field.")
            if state.decision == "take_hand_card":
                return self.tr("Now a hand card follows.")
        if card in state.hand[state.actor] and state.decision == "distribute":
            return self.tr("You have to take a card of the court first; the hand card follows.")
        if card in state.grid and state.decision == "buy_grid_card":
            if not state.grid_left:
                return self.tr("You have bought as many cards as you may.")
            return TIPS.too_dear(c.ROW_COST[state.grid.index(card) // c.GRID_COLUMNS], state.cash[state.actor])
        if card == state.beginner[state.actor] and state.decision == "distribute":
            return self.tr("It can stand in for the hand card, after a card of the court.")
        return self.first(state.decision)

    def _field(self, state: State, card: int) -> str:
        if c.IS_HOME[card]:
            return self.tr("The home field is never sown again.")
        if state.stock[card]:
            return self.tr("Something grows here: one good is harvested every round.")
        goods = ", ".join(NAMES.good(good) for good in c.GOODS_OF[card])
        return self.tr("Nothing on your cart grows here; it takes: {goods}.").format(goods=goods)

    def _stall(self, _state: State, _card: int) -> str:
        return self.tr("Click one of its goods to trade.")

    def _regular(self, state: State, card: int) -> str:
        """Why a regular customer can neither be supplied nor refused.  R80-R82"""
        dealt = state.dealt[card]
        if dealt == c.TO_DO:
            missing = self._missing(state, card)
            text = self.tr("{missing} Refusing costs 2 cash, which you do not have: sell, or take a loan.")
            return text.format(missing=missing)
        return TIPS.customer_state(dealt, due=False)

    def _casual(self, state: State, card: int) -> str:
        return self._missing(state, card)

    def _missing(self, state: State, card: int) -> str:
        first = state.actor * c.N_GOODS
        mask = sum(1 << good for good in range(c.N_GOODS) if state.cart[first + good])
        return TIPS.missing(card, mask)

    # goods

    def _cart(self, state: State, good: int, chosen: Path) -> str:
        at = state.actor * c.N_GOODS + good
        if not state.cart[at]:
            return self.tr("{good}: none on your cart.").format(good=NAMES.good(good))
        if any(key.startswith("offer:") for key in chosen):
            return self.tr("There is no second one on your cart.")
        full = state.shop[at] == c.PLACES[good]
        if chosen and chosen[0] == "action:sell":
            return self.tr("{good}: no free place in your shop.").format(good=NAMES.good(good))
        if not full or (chosen and chosen[0] == "action:sow"):
            return self.tr("{good} grows on none of your empty fields.").format(good=NAMES.good(good))
        text = self.tr("{good}: no empty field for it, and no free place in your shop.")
        return text.format(good=NAMES.good(good))

    def _shop(self, state: State, good: int, chosen: Path) -> str:
        at = state.actor * c.N_GOODS + good
        if chosen and chosen[0].startswith("cart:"):
            if state.shop[at] == c.PLACES[good]:
                return self.tr("{good}: no free place in your shop.").format(good=NAMES.good(good))
            return self.tr("This place is for another good.")
        if not state.shop[at]:
            return self.tr("{good}: none in your shop.").format(good=NAMES.good(good))
        return TIPS.too_dear(c.BUY_PRICE[good], state.cash[state.actor])

    def _offer(self, state: State, stall_key: str, good: int) -> str:
        stall = card_of(stall_key)
        if not state.stock[stall] >> c.GOODS_OF[stall].index(good) & 1:
            return self.tr("{good}: sold out at this stall.").format(good=NAMES.good(good))
        if stall not in state.stalls[state.actor]:
            return self.tr("Goods of an opponent's stall can be had through a trader only.")
        return TIPS.too_few_goods()
