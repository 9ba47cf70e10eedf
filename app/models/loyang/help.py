"""What the rules of Loyang fill in: helpers, goods, and the figures of all other cards."""

from __future__ import annotations

from collections.abc import Iterable

from app.engines.loyang import components as c
from app.models.help.pages import Fields, pictures, row
from app.models.loyang.cards import face_of, printed
from app.models.loyang.tips import TIPS
from app.models.loyang.words import LANTERN, NAMES, card_name, helper_words, locale_key, phases_of
from app.models.table import NO_FLAGS, Piece
from app.models.text import Translated

_KINDS = {"all_fields": c.FIELD, "all_stalls": c.STALL, "all_regulars": c.REGULAR, "all_casuals": c.CASUAL}
"""Sections of cards that are no helpers."""


def _piece(name: str) -> Piece:
    card = next(card for card, facts in enumerate(c.CARDS) if facts.id == name)
    return Piece(f"card:{name}", face_of(card), 1, NO_FLAGS, printed(locale_key(), card), card_name(card))


def _cards_of(section: str) -> list[int]:
    cards = [card for card in range(c.N_ACTION) if c.KIND[card] == _KINDS[section]]
    if _KINDS[section] == c.FIELD:
        return [c.HOME[0], *(c.private_fields(0, size)[0] for size in c.SIZES), *cards[::2]]
    return cards


def _figures(section: str) -> Iterable[str]:
    if section == "goods":
        return map(_good, range(c.N_GOODS))
    return map(_card, _cards_of(section))


def _good(good: int) -> str:
    return row(NAMES.good(good), FIGURES.buy(good), FIGURES.sell(good), FIGURES.places(good))


def _card(card: int) -> str:
    kind = c.KIND[card]
    goods = ", ".join(NAMES.good(good) for good in c.GOODS_OF[card])
    if kind == c.FIELD:
        return row(card_name(card), FIGURES.plots(c.PLOTS[card]), goods)
    if kind == c.STALL:
        return row(*(FIGURES.offer(good, bowls) for good, bowls in zip(c.GOODS_OF[card], c.DEMAND[card], strict=True)))
    if kind == c.REGULAR:
        payments = ", ".join(map(str, c.PAYMENTS[card]))
        return row(goods, FIGURES.pays(payments), *([FIGURES.dotted()] if c.CARDS[card].beginner else []))
    return row(goods, FIGURES.pays(str(c.PRICE[card])))


def _helper(name: str) -> int:
    return c.HELPERS.index(name)


def _when(name: str) -> list[str]:
    """When a helper can be used, and whether it reaches the partner only."""
    lantern = [FIGURES.lantern()] if _helper(name) in LANTERN else []
    return [TIPS.when(phases_of(_helper(name))), *lantern]


class LoyangFigures(Translated):
    """Figures of cards in words."""

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

FIELDS = Fields(
    words={
        "name": lambda helper: helper_words(_helper(helper)).name,
        "text": lambda helper: helper_words(_helper(helper)).text,
    },
    lists={
        "cards": lambda section: pictures(c.CARDS[card].id for card in _cards_of(section)),
        "figures": _figures,
        "when": _when,
    },
    piece=_piece,
)
