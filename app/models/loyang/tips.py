"""Explanations of cards, goods, path and figures in plain words.

All methods take plain values, so that a piece with its explanation can be kept until one of
them changes.
"""

from __future__ import annotations

from app.engines.loyang import components as c
from app.models.loyang.words import LANTERN, NAMES, helper_words, phases_of
from app.models.text import Translated, lines, listed


class LoyangTips(Translated):
    """Tooltips of everything that lies on the table."""

    # fields

    def field(self, card: int, good: int, stock: int) -> str:
        """What grows on a field, and what may.  R43-R45"""
        return lines(
            self.growing(card, good, stock) if stock else self.tr("Not sown yet."),
            self.accepts(card),
            self.home(stock) if c.IS_HOME[card] else "",
            self.price_of_field() if card < c.N_ACTION else "",
        )

    def growing(self, card: int, good: int, stock: int) -> str:
        """Goods left."""
        text = self.tr("{goods} left on {plots} plots; one is harvested every round.")
        return text.format(goods=NAMES.some(good, stock), plots=c.PLOTS[card])

    def accepts(self, card: int) -> str:
        """What may be sown."""
        goods = listed([NAMES.good(good) for good in c.GOODS_OF[card]])
        return self.tr("May be sown with: {goods}.").format(goods=goods)

    def home(self, stock: int) -> str:
        """The home field counts the rounds.  R22, R65"""
        return lines(
            self.tr("Rounds still to come: {number}.").format(number=stock),
            self.tr("It cannot be sown again, and no helper touches it."),
        )

    def price_of_field(self) -> str:
        """Common fields cost money.  R43, R46"""
        return self.tr("Costs %n cash once, also in a double pack.", "", c.FIELD_COST)

    def nothing_fits(self) -> str:
        """An empty field without seed."""
        return self.tr("Nothing on your cart grows here.")

    # stalls

    def stall(self, card: int, left: int, *, maid: bool) -> str:
        """What a stall asks for its goods.  R71, R73"""
        offers = [
            self.offer(good, 1 if maid else bowls)
            for i, (good, bowls) in enumerate(zip(c.GOODS_OF[card], c.DEMAND[card], strict=True))
            if left >> i & 1
        ]
        return lines(*offers, self.tr("When its last good is gone, the stall leaves."))

    def offer(self, good: int, bowls: int) -> str:
        """The price of one good of a stall."""
        text = self.tr("{good} for %n good(s) of your choice from the cart.", "", bowls)
        return text.format(good=NAMES.good(good))

    def offer_gone(self, good: int) -> str:
        """An empty bowl."""
        return self.tr("{good}: sold out.").format(good=NAMES.good(good))

    def too_few_goods(self) -> str:
        """Nothing to pay a trade with."""
        return self.tr("There are not enough goods on your cart to pay for it.")

    # customers

    def regular(self, card: int, rows: int) -> str:
        """What a regular customer wants and pays.  R80, R84"""
        goods = NAMES.goods(c.GOODS_OF[card])
        pays = self.tr("Pays {payments} cash, one row a round; the next row pays {next}.")
        payments = ", ".join(map(str, c.PAYMENTS[card]))
        left = c.ROWS - rows
        return lines(
            self.tr("Wants {goods} every round.").format(goods=goods),
            pays.format(payments=payments, next=c.PAYMENTS[card][rows] if left else 0),
            self.tr("%n row(s) still to fill; after the top row it leaves.", "", left),
        )

    def marker(self, red: bool) -> str:
        """The satisfaction marker.  R82"""
        if red:
            return self.tr("Red marker: every round without a delivery costs %n cash.", "", c.REFUSAL_COST)
        return self.tr("Blue marker: without a delivery it turns red.")

    def customer_state(self, dealt: int, due: bool) -> str:
        """How far a regular customer is this round.  R81-R83"""
        if dealt == c.TO_DO:
            return self.tr("Still to be dealt with this round.") if due else ""
        return {
            c.DELIVERED: self.tr("Delivered this round."),
            c.DELIVERED_TWICE: self.tr("Delivered twice this round."),
            c.REFUSED: self.tr("Refused this round."),
        }[dealt]

    def can_deliver(self) -> str:
        """All goods are there."""
        return self.tr("All goods are on your cart: you can deliver now.")

    def missing(self, card: int, mask: int) -> str:
        """Goods that are not on the cart."""
        lacking = [NAMES.good(good) for good in c.GOODS_OF[card] if not mask >> good & 1]
        return self.tr("Missing on your cart: {goods}.").format(goods=listed(lacking)) if lacking else ""

    def casual(self, card: int, modifier: int, *, helped: bool) -> str:
        """What a casual customer wants and pays now.  R85, R86"""
        return lines(
            self.casual_wish(card),
            self.saleswoman(c.PRICE[card]) if helped else self.worth(c.PRICE[card], modifier),
            self.tr("Nothing happens if nobody serves it; it stays."),
        )

    def casual_wish(self, card: int) -> str:
        """What a casual customer wants."""
        return self.tr("Wants {goods} at once, one time.").format(goods=NAMES.goods(c.GOODS_OF[card]))

    def price(self, card: int) -> str:
        """What stands on a casual customer.  R86"""
        return self.tr("Pays %n cash; 2 more or less, depending on the numbers of your customers.", "", c.PRICE[card])

    def worth(self, price: int, modifier: int) -> str:
        """The price with the modifier of the moment.  R86"""
        worth = price + modifier
        if modifier > 0:
            text = self.tr("Pays {worth} cash now: {price} + 2, as there are more regular than casual customers.")
        elif modifier < 0:
            text = self.tr("Pays {worth} cash now: {price} - 2, as there are more casual than regular customers.")
        else:
            text = self.tr("Pays {worth} cash now: as many casual as regular customers.")
        return text.format(worth=worth, price=price)

    def saleswoman(self, price: int) -> str:
        """The modifier while the saleswoman helps."""
        text = self.tr("Pays {worth} cash now: {price} + 2 through the saleswoman.")
        return text.format(worth=price + c.MODIFIER, price=price)

    # helpers

    def helper(self, kind: int) -> str:
        """What a helper does, when, and on whom.  R12, R76-R79"""
        return lines(
            helper_words(kind).text,
            self.when(phases_of(kind)),
            self.tr("Lantern: touches another player's cards.") if kind in LANTERN else "",
            self.tr("Leaves after its use; it may also be discarded unused at any time."),
        )

    def when(self, phases: tuple[str, ...]) -> str:
        """Phases in which a helper works.  R92-R95"""
        names = {
            "harvest": self.tr("harvest phase"),
            "cards": self.tr("card phase"),
            "action": self.tr("action phase"),
        }
        return self.tr("Use it in: {phases}.").format(phases=listed([names[phase] for phase in phases]))

    def trader_fee(self, number: int) -> str:
        """What a trader costs in this round."""
        return (
            self.tr("In this round it costs %n cash to the owner.", "", number)
            if number
            else self.tr("Free of charge in this round.")
        )

    def lord_is_new(self) -> str:
        """The lord of the manor must lie there before the card phase.  R96"""
        return self.tr("It works from the next round on: it must lie there before the card phase begins.")

    # double packs

    def covers(self, lower: str) -> str:
        """The card under this one.  R6"""
        return self.tr("Covers: {card}. It comes to light when this card leaves.").format(card=lower)

    def covered(self, upper: str) -> str:
        """Under another card.  R88"""
        return self.tr("Covered by: {card}. It does nothing until that card leaves.").format(card=upper)

    # shop, cart, storehouse

    def shop(self, good: int, stock: int, *, shopper: bool) -> str:
        """Prices and free places.  R67, R69"""
        free = c.PLACES[good] - stock
        return lines(
            self.tr("{good}: buy for {buy} cash, sell for {sell} cash.").format(
                good=NAMES.good(good), buy=c.BUY_PRICE[good], sell=c.SELL_PRICE[good]
            ),
            self.tr("%n in the shop.", "", stock) if stock else self.tr("Sold out: none can be bought."),
            self.tr("%n free place(s) for selling.", "", free) if free else self.tr("No free place: none can be sold."),
            self.tr("With the shopper from the supply for %n cash.", "", c.SUPPLY_PRICE[good]) if shopper else "",
        )

    def too_dear(self, price: int, have: int) -> str:
        """Too little money for it."""
        return self.tr("It costs {price} cash; you have {have}.").format(price=price, have=have)

    def cart(self, good: int, number: int, *, free: int) -> str:
        """Goods on a cart.  R69"""
        if not number:
            return self.tr("{good}: none on the cart.").format(good=NAMES.good(good))
        text = self.tr("On the cart: {goods}.").format(goods=NAMES.some(good, number))
        sell = self.tr("The shop pays {price} cash each; free places: {free}.")
        return lines(text, sell.format(price=c.SELL_PRICE[good], free=free))

    def store(self, capacity: int) -> str:
        """How much a storehouse keeps.  R98"""
        if capacity == c.SMALL_STORE:
            return self.tr(
                "The storehouse keeps %n good(s) until the next round. 2 cash enlarge it to 4, when it is too small.",
                "",
                capacity,
            )
        return self.tr("The storehouse keeps %n good(s) until the next round.", "", capacity)

    # path

    def space(self, number: int) -> str:
        """A space of the path.  R99"""
        return self.tr("Space {number}. As the first step of a round it costs 1 cash, later {number} cash.").format(
            number=number
        )

    def step(self, step: int, price: int, total: int) -> str:
        """One of the next four steps.  R114"""
        if step == 1:
            return self.tr("Your next step: {price} cash.").format(price=price)
        text = self.tr("Your step {step} from here: {price} cash, {total} cash for all of them together.")
        return text.format(step=step, price=price, total=total)

    def walker(self, space: int, loans: int) -> str:
        """Where a marker stands.  R103"""
        text = self.tr("On space {space}.").format(space=space)
        more = self.tr("%n loan(s) take it back to {score} at the end.", "", loans).format(score=space - loans)
        return lines(text, more if loans else "")

    # piles

    def pile(self, number: int, discard: int) -> str:
        """The draw pile.  R28, R89"""
        text = self.tr("%n action card(s) face down.", "", number)
        more = self.tr("At the start of the next card phase the discard pile is shuffled in: {number}.")
        return lines(text, more.format(number=discard))

    def discard(self, number: int) -> str:
        """The discard pile."""
        return self.tr("%n action card(s) used up or not taken; open to all.", "", number)

    def stack(self, sizes: tuple[int, ...], following: tuple[int, ...]) -> str:
        """What is still to come of a private stack.  R3, R15"""
        if not sizes:
            return self.tr("No private field is left.")
        return lines(
            self.tr("%n private field(s) still to come, one a round.", "", len(sizes)),
            self.tr("Plots: {sizes}. The next one has {following}.").format(
                sizes=", ".join(map(str, sizes)), following=self._either(following)
            ),
        )

    def _either(self, numbers: tuple[int, ...]) -> str:
        if len(numbers) == 1:
            return str(numbers[0])
        return self.tr("{some} or {last}").format(some=", ".join(map(str, numbers[:-1])), last=numbers[-1])

    def order(self, sizes: tuple[int, ...]) -> str:
        """The order as its owner has seen it."""
        return self.tr("You have seen the order, from the top: {sizes}.").format(sizes=", ".join(map(str, sizes)))

    def grid(self, price: int) -> str:
        """The price of a row of the grid.  S3"""
        return self.tr("Costs %n cash in this row.", "", price) if price else self.tr("Free in this row.")

    def dotted(self) -> str:
        """The beginner customer in hand.  R60"""
        return self.tr("Your beginner customer: when you take cards it may stand in for the hand card, in any round.")

    def hidden(self) -> str:
        """A card of another hand."""
        return self.tr("Only its owner knows this card.")


TIPS = LoyangTips()
