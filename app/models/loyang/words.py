"""The names of goods, cards and helpers of Loyang, and the texts of helpers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.engines.loyang import components as c
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from collections.abc import Sequence


class HelperWords(NamedTuple):
    """The words of a helper.

    Attributes:
        name: Its name, for the ribbon of the card and for lists.
        the: Its name with the article, as the object of a sentence.
        text: What it does, as printed on the card.
        options: Labels of the buttons for its options, one or two; option 1 is the first.
    """

    name: str
    the: str
    text: str
    options: tuple[str, ...]


# By id of the helper: the values of ``HelperWords`` in order, the options last.
_HELPERS: dict[str, tuple[object, ...]] = {
    "tout": (
        QT_TRANSLATE_NOOP("LoyangWords", "Tout"),
        QT_TRANSLATE_NOOP("LoyangWords", "the tout"),
        QT_TRANSLATE_NOOP(
            "LoyangWords", "Swap a casual customer with an opponent. Or pay 2 for one of theirs and serve it at once."
        ),
        QT_TRANSLATE_NOOP("LoyangWords", "Swap customers"),
        QT_TRANSLATE_NOOP("LoyangWords", "Serve theirs"),
    ),
    "official": (
        QT_TRANSLATE_NOOP("LoyangWords", "Official"),
        QT_TRANSLATE_NOOP("LoyangWords", "the official"),
        QT_TRANSLATE_NOOP("LoyangWords", "The double pack is free this turn."),
        QT_TRANSLATE_NOOP("LoyangWords", "Free double pack"),
    ),
    "messenger_boy": (
        QT_TRANSLATE_NOOP("LoyangWords", "Messenger boy"),
        QT_TRANSLATE_NOOP("LoyangWords", "the messenger boy"),
        QT_TRANSLATE_NOOP("LoyangWords", "Supply each of your regular customers twice this turn; a row pays twice."),
        QT_TRANSLATE_NOOP("LoyangWords", "Supply twice"),
    ),
    "accountant": (
        QT_TRANSLATE_NOOP("LoyangWords", "Accountant"),
        QT_TRANSLATE_NOOP("LoyangWords", "the accountant"),
        QT_TRANSLATE_NOOP("LoyangWords", "Fill or empty your shop as you like. 1 cash per field of your best crop."),
        QT_TRANSLATE_NOOP("LoyangWords", "Set the shop"),
    ),
    "harvest_hand": (
        QT_TRANSLATE_NOOP("LoyangWords", "Harvest hand"),
        QT_TRANSLATE_NOOP("LoyangWords", "the harvest hand"),
        QT_TRANSLATE_NOOP(
            "LoyangWords", "At harvest: a second good from fields with 4 or more. Or: fields sown now hold 1 good more."
        ),
        QT_TRANSLATE_NOOP("LoyangWords", "Harvest twice"),
        QT_TRANSLATE_NOOP("LoyangWords", "Sow more"),
    ),
    "haggler": (
        QT_TRANSLATE_NOOP("LoyangWords", "Haggler"),
        QT_TRANSLATE_NOOP("LoyangWords", "the haggler"),
        QT_TRANSLATE_NOOP("LoyangWords", "Buy two equal goods in your shop for the price of one."),
        QT_TRANSLATE_NOOP("LoyangWords", "Buy two for one"),
    ),
    "lord_of_the_manor": (
        QT_TRANSLATE_NOOP("LoyangWords", "Lord of the manor"),
        QT_TRANSLATE_NOOP("LoyangWords", "the lord of the manor"),
        QT_TRANSLATE_NOOP("LoyangWords", "In the card phase: take up to two more cards from the court."),
        QT_TRANSLATE_NOOP("LoyangWords", "Take more cards"),
    ),
    "trader": (
        QT_TRANSLATE_NOOP("LoyangWords", "Trader"),
        QT_TRANSLATE_NOOP("LoyangWords", "the trader"),
        QT_TRANSLATE_NOOP(
            "LoyangWords", "One trade at an opponent's stall. Pay the owner 1 cash in round 8, 2 in round 9."
        ),
        QT_TRANSLATE_NOOP("LoyangWords", "Trade abroad"),
    ),
    "impostor": (
        QT_TRANSLATE_NOOP("LoyangWords", "Impostor"),
        QT_TRANSLATE_NOOP("LoyangWords", "the impostor"),
        QT_TRANSLATE_NOOP("LoyangWords", "Swap it for a helper of an opponent who has finished the turn."),
        QT_TRANSLATE_NOOP("LoyangWords", "Swap helpers"),
    ),
    "shopper": (
        QT_TRANSLATE_NOOP("LoyangWords", "Shopper"),
        QT_TRANSLATE_NOOP("LoyangWords", "the shopper"),
        QT_TRANSLATE_NOOP("LoyangWords", "Buy one good from the supply, 2 cash below the shop price."),
        QT_TRANSLATE_NOOP("LoyangWords", "Buy from the supply"),
    ),
    "merchant": (
        QT_TRANSLATE_NOOP("LoyangWords", "Merchant"),
        QT_TRANSLATE_NOOP("LoyangWords", "the merchant"),
        QT_TRANSLATE_NOOP(
            "LoyangWords", "For 1 cash each: one of every good that your regular customers want at least twice."
        ),
        QT_TRANSLATE_NOOP("LoyangWords", "Buy for 1 cash"),
    ),
    "deliveryman": (
        QT_TRANSLATE_NOOP("LoyangWords", "Deliveryman"),
        QT_TRANSLATE_NOOP("LoyangWords", "the deliveryman"),
        QT_TRANSLATE_NOOP(
            "LoyangWords", "Supply a regular customer of an opponent and keep the payment; top row: 2 to the owner."
        ),
        QT_TRANSLATE_NOOP("LoyangWords", "Deliver abroad"),
    ),
    "maid": (
        QT_TRANSLATE_NOOP("LoyangWords", "Maid"),
        QT_TRANSLATE_NOOP("LoyangWords", "the maid"),
        QT_TRANSLATE_NOOP("LoyangWords", "Every trade at a stall costs you a single good this turn."),
        QT_TRANSLATE_NOOP("LoyangWords", "Trade one for one"),
    ),
    "market_crier": (
        QT_TRANSLATE_NOOP("LoyangWords", "Market crier"),
        QT_TRANSLATE_NOOP("LoyangWords", "the market crier"),
        QT_TRANSLATE_NOOP(
            "LoyangWords", "Refill all your stalls. Or sell 1 to 3 of their goods to your shop, for 3 cash at most."
        ),
        QT_TRANSLATE_NOOP("LoyangWords", "Refill stalls"),
        QT_TRANSLATE_NOOP("LoyangWords", "Sell from stalls"),
    ),
    "market_woman": (
        QT_TRANSLATE_NOOP("LoyangWords", "Market woman"),
        QT_TRANSLATE_NOOP("LoyangWords", "the market woman"),
        QT_TRANSLATE_NOOP("LoyangWords", "Swap one of your stalls with an opponent; both are refilled."),
        QT_TRANSLATE_NOOP("LoyangWords", "Swap stalls"),
    ),
    "leaseholder": (
        QT_TRANSLATE_NOOP("LoyangWords", "Leaseholder"),
        QT_TRANSLATE_NOOP("LoyangWords", "the leaseholder"),
        QT_TRANSLATE_NOOP(
            "LoyangWords", "Pay 3 and choose a field of your private stack. Or put an unsown field under it and choose."
        ),
        QT_TRANSLATE_NOOP("LoyangWords", "Pay 3 for a field"),
        QT_TRANSLATE_NOOP("LoyangWords", "Exchange a field"),
    ),
    "ploughman": (
        QT_TRANSLATE_NOOP("LoyangWords", "Ploughman"),
        QT_TRANSLATE_NOOP("LoyangWords", "the ploughman"),
        QT_TRANSLATE_NOOP(
            "LoyangWords", "Clear a field of 2 or more goods to sow it anew. Or harvest fields with a single good."
        ),
        QT_TRANSLATE_NOOP("LoyangWords", "Clear a field"),
        QT_TRANSLATE_NOOP("LoyangWords", "Harvest the last"),
    ),
    "self_supplier": (
        QT_TRANSLATE_NOOP("LoyangWords", "Self-supplier"),
        QT_TRANSLATE_NOOP("LoyangWords", "the self-supplier"),
        QT_TRANSLATE_NOOP("LoyangWords", "Take 1 good from an opponent's field of 4 or more goods, for 1 cash."),
        QT_TRANSLATE_NOOP("LoyangWords", "Take a good"),
    ),
    "saleswoman": (
        QT_TRANSLATE_NOOP("LoyangWords", "Saleswoman"),
        QT_TRANSLATE_NOOP("LoyangWords", "the saleswoman"),
        QT_TRANSLATE_NOOP("LoyangWords", "Turn all your markers to blue. Or casual customers pay 2 more this turn."),
        QT_TRANSLATE_NOOP("LoyangWords", "Markers to blue"),
        QT_TRANSLATE_NOOP("LoyangWords", "Casual customers +2"),
    ),
}


def helper_words(kind: int) -> HelperWords:
    """The words of a helper in the current language; ``kind`` is its number in ``components.HELPERS``."""
    name, the, text, *options = (
        QCoreApplication.translate("LoyangWords", str(each)) for each in _HELPERS[c.HELPERS[kind]]
    )
    return HelperWords(name, the, text, tuple(options))


class LoyangNames(Translated):
    """The names of goods and cards."""

    def good(self, good: int) -> str:
        """A good by itself: ``"Pumpkin"``."""
        return {
            c.WHEAT: self.tr("Wheat"),
            c.PUMPKIN: self.tr("Pumpkin"),
            c.TURNIP: self.tr("Turnip"),
            c.CABBAGE: self.tr("Cabbage"),
            c.BEAN: self.tr("Bean"),
            c.LEEK: self.tr("Leek"),
        }[good]

    def within(self, good: int) -> str:
        """A good within a sentence, without a number: ``"pumpkin"``."""
        return {
            c.WHEAT: self.tr("wheat", "within a sentence"),
            c.PUMPKIN: self.tr("pumpkin", "within a sentence"),
            c.TURNIP: self.tr("turnip", "within a sentence"),
            c.CABBAGE: self.tr("cabbage", "within a sentence"),
            c.BEAN: self.tr("bean", "within a sentence"),
            c.LEEK: self.tr("leek", "within a sentence"),
        }[good]

    def goods_of(self, card: int) -> str:
        """The goods of a card within a sentence: ``"wheat, bean, leek"``."""
        return ", ".join(map(self.within, c.GOODS_OF[card]))

    def some(self, good: int, number: int) -> str:
        """A number of goods within a sentence: ``"2 pumpkins"``."""
        return {
            c.WHEAT: self.tr("%n wheat", "", number),
            c.PUMPKIN: self.tr("%n pumpkin(s)", "", number),
            c.TURNIP: self.tr("%n turnip(s)", "", number),
            c.CABBAGE: self.tr("%n cabbage(s)", "", number),
            c.BEAN: self.tr("%n bean(s)", "", number),
            c.LEEK: self.tr("%n leek(s)", "", number),
        }[good]

    def goods(self, goods: Sequence[int]) -> str:
        """Several goods, equal ones together: ``"2 pumpkins and 1 leek"``."""
        return listed([self.some(good, list(goods).count(good)) for good in sorted(set(goods))])

    def cash(self, number: int) -> str:
        """An amount of cash: ``"3 cash"``."""
        return self.tr("%n cash", "", number)

    def title(self, card: int) -> str:
        """The name on the ribbon of a card; many cards have the same."""
        kind = c.KIND[card]
        if kind == c.FIELD:
            if c.IS_HOME[card]:
                return self.tr("Home field")
            return (self.tr("Common field") if card < c.N_ACTION else self.tr("Field of {plots}")).format(
                plots=c.PLOTS[card]
            )
        if kind == c.HELPER_CARD:
            return helper_words(c.HELPER[card]).name
        return {
            c.STALL: self.tr("Market stall"),
            c.REGULAR: self.tr("Regular customer"),
            c.CASUAL: self.tr("Casual customer"),
        }[kind]

    def card(self, card: int) -> str:
        """A card by itself, distinguished from others of its kind: ``"Market stall (wheat, bean, leek)"``."""
        kind = c.KIND[card]
        if kind == c.HELPER_CARD or (kind == c.FIELD and card >= c.N_ACTION):
            return self.title(card)
        if kind == c.FIELD:
            return self.tr("Common field of {plots}").format(plots=c.PLOTS[card])
        return self.tr("{card} ({goods})").format(card=self.title(card), goods=self.goods_of(card))

    def the(self, card: int) -> str:
        """A card as the object of a sentence: ``"the market stall (wheat, bean, leek)"``."""
        kind = c.KIND[card]
        if kind == c.HELPER_CARD:
            return helper_words(c.HELPER[card]).the
        if kind == c.FIELD:
            if c.IS_HOME[card]:
                return self.tr("the home field")
            text = self.tr("the common field of {plots}") if card < c.N_ACTION else self.tr("the field of {plots}")
            return text.format(plots=c.PLOTS[card])
        text = {
            c.STALL: self.tr("the market stall ({goods})"),
            c.REGULAR: self.tr("the regular customer ({goods})"),
            c.CASUAL: self.tr("the casual customer ({goods})"),
        }[kind]
        return text.format(goods=self.goods_of(card))

    def on_field(self, card: int) -> str:
        """A field as the place where something is sown: ``"on the home field"``."""
        if c.IS_HOME[card]:
            return self.tr("on the home field")
        text = self.tr("on the common field of {plots}") if card < c.N_ACTION else self.tr("on the field of {plots}")
        return text.format(plots=c.PLOTS[card])

    def imaginary(self) -> str:
        """The name of the second seat of the solo game, which never acts.  S1"""
        return self.tr("Imaginary neighbour")


NAMES = LoyangNames()


def phases_of(kind: int) -> tuple[str, ...]:
    """The phases in which a helper can be used, of ``"harvest"``, ``"cards"``, ``"action"``.  R92, R93, R95"""
    if kind == c.HARVEST_HAND:
        return ("harvest", "action")
    if kind == c.LORD:
        return ("cards",)
    return ("cards", "action") if kind in (c.ACCOUNTANT, c.MARKET_CRIER) else ("action",)


LANTERN = frozenset(kind for kind, lit in enumerate(c.LANTERN) if lit)
"""The helpers whose effect touches another player, by number.  R12"""
