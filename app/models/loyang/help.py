"""What fills in the fields of the help pages about Loyang: words of helpers, figures of goods and cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.models.help.pages import PageFields, pictures, row
from app.models.loyang.cards import loose_card
from app.models.loyang.describe import describe
from app.models.loyang.phrases import PHRASES
from app.models.loyang.pieces import SpacePiece
from app.models.loyang.words import LANTERN, NAMES, helper_words, phases_of
from app.models.text import Translated

if TYPE_CHECKING:
    from app.models.table import Piece

_KINDS = {"all_fields": c.FIELD, "all_stalls": c.STALL, "all_regulars": c.REGULAR, "all_casuals": c.CASUAL}
"""Kinds of cards by the anchors of the sections that list all of them; helpers have a section each."""

_SPACE = "space_"
"""Prefix of the ids of spaces of the path; the number of the space follows."""


def _piece(name: str) -> Piece:
    if name.startswith(_SPACE):
        number = int(name.removeprefix(_SPACE))
        return SpacePiece(name, "space", number=number, ahead=0, price=0, total=0, dear=False)
    return loose_card(c.NUMBER[name])


def _cards_of(section: str) -> list[int]:
    """The cards that a section lists, without those that look like another one."""
    cards = [card for card in range(c.N_ACTION) if c.KIND[card] == _KINDS[section]]
    if _KINDS[section] == c.FIELD:
        # Home and private fields are equal for all seats, and two of each common field lie side by side in the data.
        return [c.HOME[0], *(c.private_fields(0, size)[0] for size in c.SIZES), *cards[::2]]
    return cards


def _helper(name: str) -> int:
    return c.HELPERS.index(name)


class LoyangFigures(Translated):
    """Rows and items for the lists on the help pages."""

    def of_section(self, section: str) -> Iterable[str]:
        """A row of a table for each card or good that the section with this anchor lists."""
        return map(self._good, range(c.N_GOODS)) if section == "goods" else map(self._card, _cards_of(section))

    def _good(self, good: int) -> str:
        return row(
            NAMES.good(good),
            self.tr("buy for %n", "", c.BUY_PRICE[good]),
            self.tr("sell for %n", "", c.SELL_PRICE[good]),
            self.tr("%n place(s)", "", c.PLACES[good]),
        )

    def _card(self, card: int) -> str:
        kind = c.KIND[card]
        goods = ", ".join(NAMES.good(good) for good in c.GOODS_OF[card])
        if kind == c.FIELD:
            return row(NAMES.card(card), self.tr("%n plots", "", c.PLOTS[card]), goods)
        if kind == c.STALL:
            offers = zip(c.GOODS_OF[card], c.DEMAND[card], strict=True)
            return row(*(self._offer(good, bowls) for good, bowls in offers))
        paid = c.PAYMENTS[card] if kind == c.REGULAR else (c.PRICE[card],)
        pays = self.tr("pays {payments}").format(payments=", ".join(map(str, paid)))
        return row(goods, pays, *([self.tr("for beginners")] if c.CARDS[card].beginner else []))

    def _offer(self, good: int, bowls: int) -> str:
        return self.tr("{good} for %n", "", bowls).format(good=NAMES.good(good))

    def when(self, name: str) -> list[str]:
        """The phases in which the helper with this id works, and what limits it with four players."""
        kind = _helper(name)
        lantern = [self.tr("Lantern: with four players it reaches the partner only.")] if kind in LANTERN else []
        return [PHRASES.when(phases_of(kind)), *lantern]


FIGURES = LoyangFigures()

FIELDS = PageFields(
    words={
        "name": lambda helper: helper_words(_helper(helper)).name,
        "text": lambda helper: helper_words(_helper(helper)).text,
    },
    lists={
        "cards": lambda section: pictures(c.CARDS[card].id for card in _cards_of(section)),
        "figures": FIGURES.of_section,
        "when": FIGURES.when,
    },
    piece=_piece,
    tokens=(SpacePiece,),
    describe=describe,
    table=("pile", "hand:0", "fields:0", "stack:0", "shop:0", "cart:0", "actions"),
)
