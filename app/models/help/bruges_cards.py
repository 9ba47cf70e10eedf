"""The index of all cards of Bruges, worked out from the tables of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from app.engines.bruges import components as c
from app.models.bruges.anchors import of_card
from app.models.bruges.cards import printed
from app.models.bruges.colours import COLOURS
from app.models.bruges.keys import card_key
from app.models.bruges.texts import full_text, text
from app.models.bruges.tips import TIPS
from app.models.bruges.words import WORDS, exchange_name, name, tongue
from app.models.help.book import ROW, Section
from app.models.table import NO_FLAGS, Piece
from app.models.text import Translated


class BrugesIndex(Translated):
    """Figures of the rows."""

    def price(self, price: int) -> str:
        """What a person costs."""
        return self.tr("%n guilder(s)", "", price)

    def points(self, points: int) -> str:
        """What a person counts."""
        return self.tr("%n point(s)", "", points)

    def markers(self, number: int) -> str:
        """Markers of an exchange card."""
        return self.tr("%n marker(s)", "", number)


FIGURES = BrugesIndex()


def card_sections() -> tuple[Section, ...]:
    """The chapters on cards, ships and exchange cards in the current language."""
    return (*_groups(), _ships(), _exchange())


def _row(cells: list[str]) -> str:
    return ROW + " | ".join(cells)


def _groups() -> Iterator[Section]:
    translate = QCoreApplication.translate
    title = translate("BrugesHelp", "All persons and pets")
    intro = translate(
        "BrugesHelp",
        "By group, each with price, points and text. The search above finds names, colours, groups and effects.",
    )
    yield Section("cards", title, (intro,))
    for group in range(len(c.GROUPS)):
        cards = sorted((card for card in range(c.N_CARDS) if c.GROUP[card] == group), key=name)
        rows = tuple(map(_person, cards))
        yield Section(of_card(cards[0]), WORDS.group(group), rows, 2, tuple(map(_piece, cards)))


def _person(card: int) -> str:
    back = COLOURS.back(c.COLOUR[card], c.IS_PET[card])
    return _row([name(card), back, FIGURES.price(c.PRICE[card]), FIGURES.points(c.POINTS[card]), full_text(card)])


def _piece(card: int) -> Piece:
    return Piece(card_key(card), c.IDS[card], 1, NO_FLAGS, printed(tongue(), card), name(card), TIPS.card(card))


def _ships() -> Section:
    title = QCoreApplication.translate("BrugesHelp", "All ships")
    intro = QCoreApplication.translate("BrugesHelp", "Of each colour there is one of every kind.")
    rows = [_row([WORDS.ship(kind), text(c.SHIPS_AT + kind)]) for kind in range(c.N_KINDS)]
    return Section("all_ships", title, (intro, *rows), 2)


def _exchange() -> Section:
    title = QCoreApplication.translate("BrugesHelp", "All exchange cards")
    rows = [
        _row(
            [
                exchange_name(number),
                WORDS.action(c.EXCHANGE_ACTION[number]),
                text(c.EXCHANGE_AT + number),
                FIGURES.markers(c.EXCHANGE_MARKERS[number]),
            ]
        )
        for number in range(len(c.EXCHANGE))
    ]
    return Section("all_exchange_cards", title, tuple(rows), 2)
