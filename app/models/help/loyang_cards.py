"""Every card of Loyang: the helpers with all their options, and the figures of all others."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.engines.loyang import components as c
from app.models.help.book import ROW, Section
from app.models.loyang.cards import face_of, printed
from app.models.loyang.tips import TIPS
from app.models.loyang.words import LANTERN, NAMES, card_name, helper_words, phases_of, tongue
from app.models.table import NO_FLAGS, Piece
from app.models.text import Translated

_NOTES: dict[int, tuple[object, ...]] = {
    c.TOUT: (
        QT_TRANSLATE_NOOP("LoyangHelp", "- Swap one of your visible casual customers with one of an opponent, or"),
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "- take a visible casual customer of an opponent for 2 cash and serve it at once; its three goods must "
            "be on your cart. It counts as yours for the price, and the 2 cash may come out of the proceeds.",
        ),
    ),
    c.OFFICIAL: (
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "The double pack of this turn costs nothing; common fields in it still cost 2 cash each.",
        ),
    ),
    c.MESSENGER_BOY: (
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "In this turn each of your regular customers may get two deliveries. Both count for the same row, which "
            "pays twice, and only one row is used up. The second may come later, also with goods bought from the "
            "first payment.",
        ),
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "In the top row both deliveries are made together, as the customer leaves afterwards. Who was supplied "
            "before the helper was used may still get a second one; who was refused may not.",
        ),
    ),
    c.ACCOUNTANT: (
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "For every place of your shop you decide whether it is filled or empty. Then you gain 1 cash per field "
            "on which your most frequent crop grows, the home field included. It also works while a field has to be "
            "paid.",
        ),
    ),
    c.HARVEST_HAND: (
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "- After the harvest, take a second good from any of your fields that still hold 3 or more, the home field "
            "excepted, or",
        ),
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "- in your action turn, every field that you sow from now on holds one good more than it has plots.",
        ),
    ),
    c.HAGGLER: (
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "Both goods must lie in your shop. With the shopper both come from the supply, for 2 cash less in all. "
            "With the merchant two equal goods cost 1 cash together.",
        ),
    ),
    c.LORD: (
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "First take a card of the court, then use the lord and take none, one or two more; a hand card follows as "
            "always. Each card is laid out and paid before the next. The lord must lie in your display, visible or "
            "covered, before the card phase begins.",
        ),
    ),
    c.TRADER: (
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "There are three of them; each gives one good for the goods that the bowls ask for. The maid works here, "
            "too. An emptied stall leaves.",
        ),
    ),
    c.IMPOSTOR: (
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "The other helper must be visible, and its owner must have finished the action turn of this round. What "
            "you get can be used at once; the impostor stays with the opponent, who may use it later.",
        ),
    ),
    c.SHOPPER: (
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "Wheat for 1, pumpkin for 2, turnip and cabbage for 3, bean and leek for 4 cash. It does not matter what "
            "lies in your shop. With the merchant one of his goods comes from the supply for nothing.",
        ),
    ),
    c.MERCHANT: (
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "All visible regular customers count, also those already supplied this round. One good of each such kind "
            "can be bought, if it lies in your shop. All purchases are made at once.",
        ),
    ),
    c.DELIVERYMAN: (
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "Fill the lowest free row of a visible regular customer of an opponent with goods of your cart. The "
            "owner has to deliver or refuse as if nothing had happened. With the top row the customer leaves, and 2 "
            "cash of the payment go to the owner.",
        ),
    ),
    c.MAID: (
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "It holds for all trades of this turn, also with traders, and may be used long before the first one.",
        ),
    ),
    c.MARKET_CRIER: (
        QT_TRANSLATE_NOOP(
            "LoyangHelp", "- Refill all your visible stalls to three goods; a stall that is empty has already left, or"
        ),
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "- sell one to three goods of your visible stalls to your shop without paying for them, for 3 cash at "
            "most in all. Each needs a free place. This works in the card phase and while a field has to be paid, "
            "too.",
        ),
    ),
    c.MARKET_WOMAN: (
        QT_TRANSLATE_NOOP("LoyangHelp", "Both of you need a visible stall; both stalls are full afterwards."),
    ),
    c.LEASEHOLDER: (
        QT_TRANSLATE_NOOP(
            "LoyangHelp", "- Pay 3 cash, look through your private stack and take a field of your choice, or"
        ),
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "- put one of your unsown fields under the stack and take another one out of it. A common field that "
            "comes back later is not paid again.",
        ),
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "A field must be taken, and looking cannot be undone. You know the order of the stack from then on; its "
            "tooltip shows it to you. With the first option no field may be left to come up in round 8.",
        ),
    ),
    c.PLOUGHMAN: (
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "- Give back all goods of one of your fields with 2 or more; it can be sown again with a good of the "
            "cart, or",
        ),
        QT_TRANSLATE_NOOP(
            "LoyangHelp",
            "- harvest any of your fields that hold a single good. Emptied fields leave. The home field is never "
            "meant.",
        ),
    ),
    c.SELF_SUPPLIER: (QT_TRANSLATE_NOOP("LoyangHelp", "Not from a home field. The opponent gets the 1 cash."),),
    c.SALESWOMAN: (
        QT_TRANSLATE_NOOP(
            "LoyangHelp", "- Turn all your red markers to blue; who was refused this round stays refused, or"
        ),
        QT_TRANSLATE_NOOP("LoyangHelp", "- in this turn all your casual customers pay 2 more, whatever their number."),
    ),
}

_FOREMAN = QT_TRANSLATE_NOOP(
    "LoyangHelp",
    "There are 19 different helpers, each of them once, and the trader three times. The twentieth of the printed "
    "game, the foreman, is left out, as online.",
)


def card_sections() -> tuple[Section, ...]:
    """The chapters on cards in the current language."""
    return (*_helpers(), _goods(), *_others())


def _helpers() -> Iterator[Section]:
    translate = QCoreApplication.translate
    yield Section("all_helpers", translate("LoyangHelp", "All helpers"), (translate("LoyangHelp", str(_FOREMAN)),))
    for kind, name in enumerate(c.HELPERS):
        said = helper_words(kind)
        notes = tuple(translate("LoyangHelp", str(note)) for note in _NOTES[kind])
        lantern = (FIGURES.lantern(),) if kind in LANTERN else ()
        texts = (said.text, *notes, TIPS.when(phases_of(kind)), *lantern)
        yield Section(name, said.name, texts, 2, (_piece(c.COPIES[kind][0]),))


def _goods() -> Section:
    rows = [
        _row([NAMES.good(good), FIGURES.buy(good), FIGURES.sell(good), FIGURES.places(good)])
        for good in range(c.N_GOODS)
    ]
    return Section("goods", FIGURES.all_goods(), tuple(rows))


def _others() -> Iterator[Section]:
    titles = {
        c.FIELD: ("all_fields", FIGURES.title(c.FIELD)),
        c.STALL: ("all_stalls", FIGURES.title(c.STALL)),
        c.REGULAR: ("all_regulars", FIGURES.title(c.REGULAR)),
        c.CASUAL: ("all_casuals", FIGURES.title(c.CASUAL)),
    }
    for kind, (anchor, title) in titles.items():
        cards = [card for card in range(c.N_ACTION) if c.KIND[card] == kind]
        if kind == c.FIELD:
            cards = [c.HOME[0], *(c.private_fields(0, size)[0] for size in c.SIZES), *cards[::2]]
        yield Section(anchor, title, tuple(map(_figures, cards)), 1, tuple(map(_piece, cards)))


def _figures(card: int) -> str:
    kind = c.KIND[card]
    goods = ", ".join(NAMES.good(good) for good in c.GOODS_OF[card])
    if kind == c.FIELD:
        return _row([card_name(card), FIGURES.plots(c.PLOTS[card]), goods])
    if kind == c.STALL:
        return _row([FIGURES.offer(good, bowls) for good, bowls in zip(c.GOODS_OF[card], c.DEMAND[card], strict=True)])
    if kind == c.REGULAR:
        payments = ", ".join(map(str, c.PAYMENTS[card]))
        return _row([goods, FIGURES.pays(payments), *([FIGURES.dotted()] if c.CARDS[card].beginner else [])])
    return _row([goods, FIGURES.pays(str(c.PRICE[card]))])


def _row(cells: list[str]) -> str:
    return ROW + " | ".join(cells)


def _piece(card: int) -> Piece:
    return Piece(f"card:{c.CARDS[card].id}", face_of(card), 1, NO_FLAGS, printed(tongue(), card), card_name(card))


class LoyangFigures(Translated):
    """Figures of cards in words."""

    def all_goods(self) -> str:
        """The heading of the goods."""
        return self.tr("All goods")

    def title(self, kind: int) -> str:
        """The heading of one kind of cards."""
        return {
            c.FIELD: self.tr("All fields"),
            c.STALL: self.tr("All market stalls"),
            c.REGULAR: self.tr("All regular customers"),
            c.CASUAL: self.tr("All casual customers"),
        }[kind]

    def lantern(self) -> str:
        """A helper that touches another player."""
        return self.tr("Lantern: with four players it reaches the partner only.")

    def buy(self, good: int) -> str:
        """The price in the shop."""
        return self.tr("buy for %n", "", c.BUY_PRICE[good])

    def sell(self, good: int) -> str:
        """What the shop pays."""
        return self.tr("sell for %n", "", c.SELL_PRICE[good])

    def places(self, good: int) -> str:
        """Places of the shop."""
        return self.tr("%n place(s)", "", c.PLACES[good])

    def plots(self, number: int) -> str:
        """The size of a field."""
        return self.tr("%n plots", "", number)

    def offer(self, good: int, bowls: int) -> str:
        """A good of a stall and its bowls."""
        return self.tr("{good} for %n", "", bowls).format(good=NAMES.good(good))

    def pays(self, payments: str) -> str:
        """What a customer pays."""
        return self.tr("pays {payments}").format(payments=payments)

    def dotted(self) -> str:
        """A customer of the beginner variant."""
        return self.tr("for beginners")


FIGURES = LoyangFigures()
