"""What the rules of Bruges fill in: every person and pet, ship and exchange card."""

from __future__ import annotations

from collections.abc import Iterable

from app.engines.bruges import components as c
from app.models.bruges.cards import printed
from app.models.bruges.colours import COLOURS
from app.models.bruges.keys import card_key, exchange_key
from app.models.bruges.texts import full_text, text
from app.models.bruges.tips import TIPS
from app.models.bruges.words import VERBS, WORDS, exchange_name, locale_key, name
from app.models.help.pages import Fields, pictures, row
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


def _group(section: str) -> int:
    return c.GROUPS.index(section.removeprefix("cards_"))


def _cards_of(section: str) -> list[int]:
    return sorted((card for card in range(c.N_CARDS) if c.GROUP[card] == _group(section)), key=name)


def _piece(each: str) -> Piece:
    if each in c.EXCHANGE:
        return _exchange_piece(c.EXCHANGE.index(each))
    card = c.IDS.index(each)
    return Piece(card_key(card), each, 1, NO_FLAGS, printed(locale_key(), card), name(card), TIPS.card(card))


def _exchange_piece(number: int) -> Piece:
    title, action = exchange_name(number), VERBS[c.EXCHANGE_ACTION[number]]
    attrs = (("title", title), ("action", action), ("text", text(c.EXCHANGE_AT + number)))
    return Piece(exchange_key(number), c.EXCHANGE[number], name=title, attrs=attrs)


def _cards(section: str) -> list[str]:
    return pictures(c.EXCHANGE if section == "all_exchange_cards" else (c.IDS[card] for card in _cards_of(section)))


def _figures(section: str) -> Iterable[str]:
    if section == "all_ships":
        return [row(WORDS.ship(kind), text(c.SHIPS_AT + kind)) for kind in range(c.N_KINDS)]
    if section == "all_exchange_cards":
        return map(_exchange, range(len(c.EXCHANGE)))
    return map(_person, _cards_of(section))


def _person(card: int) -> str:
    back = COLOURS.back(c.COLOUR[card], c.IS_PET[card])
    return row(name(card), back, FIGURES.price(c.PRICE[card]), FIGURES.points(c.POINTS[card]), full_text(card))


def _exchange(number: int) -> str:
    return row(
        exchange_name(number),
        WORDS.action(c.EXCHANGE_ACTION[number]),
        text(c.EXCHANGE_AT + number),
        FIGURES.markers(c.EXCHANGE_MARKERS[number]),
    )


FIELDS = Fields(
    words={"name": lambda section: WORDS.group(_group(section))},
    lists={"cards": _cards, "figures": _figures},
    piece=_piece,
)
