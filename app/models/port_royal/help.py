"""The fields in the pages of rules of Port Royal: names, texts and figures of its cards and contracts.

All of them come from the tables of ``components``, so that no figure is written twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from app.engines.port_royal.components import BASE, CARDS, CONTRACTS, NEVER, SYMBOLS, Card
from app.models.help.pages import PageFields, pictures, row
from app.models.keys import listed_key
from app.models.port_royal.describe import describe
from app.models.port_royal.pieces import PrintedPiece
from app.models.port_royal.words import CardTexts, colour_name, words_of
from app.models.text import Translated

_SECTIONS = {"ship_cards": "ship", "expedition_cards": "expedition", "tax_cards": "tax"}
"""Kind of card by section; a section about persons is called like their kind."""

_CONTRACT = {contract.id: number for number, contract in enumerate(CONTRACTS)}
"""Numbers of the contracts by component id, which is also the name of their section."""


def _cards_of(section: str) -> list[Card]:
    """One card of each component id, in the order of the table."""
    kind = _SECTIONS.get(section, section)
    return list({card.id: card for card in CARDS if card.kind == kind}.values())


def _piece(name: str) -> PrintedPiece:
    return PrintedPiece(listed_key(name), name)


def _words(section: str) -> CardTexts:
    return words_of(section if section in _CONTRACT else _cards_of(section)[0].id)


def _pictured(section: str) -> Sequence[Card]:
    """The cards of which a section has a picture: all of them, but of the ships one per colour."""
    cards = _cards_of(section)
    if section != "ship_cards":
        return cards
    # Reversed, because the last one of a colour stays in the dictionary.
    first = {ship.colour: ship for ship in reversed(cards)}
    return [first[colour] for colour in sorted(first)]


def _number(box: str) -> str:
    """How many cards there are in a box, ``"base"`` or ``"expansion"``."""
    return str(sum(card.box == box for card in CARDS))


def _coins(contract: str) -> str:
    """The coins of the fields of a contract; the first one is for who completes it first."""
    return " · ".join(map(str, CONTRACTS[_CONTRACT[contract]].coins))


def _figures(section: str) -> Iterable[str]:
    """The rows of the table of a section, one per card."""
    cards = _cards_of(section)
    if section == "ship_cards":
        return map(_ship, sorted(cards, key=lambda ship: (ship.colour, ship.swords, ship.coins)))
    return map({"expedition_cards": _expedition, "tax_cards": _tax}.get(section, _person), cards)


def _person(card: Card) -> str:
    colour = [colour_name(card.colour)] if card.colour >= 0 else []
    price = QCoreApplication.translate("PortRoyalHelp", "price {coins}").format(coins=card.cost)
    return row(*colour, price, _FIGURES.points(card.points), _FIGURES.copies(card.copies))


def _ship(card: Card) -> str:
    translate = QCoreApplication.translate
    swords = translate("PortRoyalHelp", "skull") if card.swords == NEVER else _FIGURES.swords(card.swords)
    cells = [words_of(card.id).name, swords, _FIGURES.coins(card.coins), _FIGURES.copies(card.copies)]
    if card.gift:
        cells.append(translate("PortRoyalHelp", "gift ship, expansion"))
    elif card.box != BASE:
        cells.append(translate("PortRoyalHelp", "expansion"))
    return row(*cells)


def _expedition(card: Card) -> str:
    players = [QCoreApplication.translate("PortRoyalHelp", "with five players")] if card.five_players_only else []
    return row(_symbols(card), _FIGURES.coins(card.coins), _FIGURES.points(card.points), *players)


def _tax(card: Card) -> str:
    return row(words_of(card.id).name, _FIGURES.copies(card.copies))


def _symbols(card: Card) -> str:
    names = {
        "house": QCoreApplication.translate("PortRoyalHelp", "house"),
        "anchor": QCoreApplication.translate("PortRoyalHelp", "anchor"),
        "cross": QCoreApplication.translate("PortRoyalHelp", "cross"),
    }
    asked = [names[symbol] for symbol, n in zip(SYMBOLS, card.requires, strict=True) for _ in range(n)]
    return ", ".join(asked)


class HelpFigures(Translated):
    """Numbers together with the word for what they count."""

    def swords(self, n: int) -> str:
        """Swords that it takes to repel a ship."""
        return self.tr("%n sword(s)", "", n)

    def coins(self, n: int) -> str:
        """Coins that a ship or an expedition pays."""
        return self.tr("%n coin(s)", "", n)

    def points(self, n: int) -> str:
        """Influence points of a person or an expedition."""
        return self.tr("%n influence point(s)", "", n)

    def copies(self, n: int) -> str:
        """Number of equal cards in the draw pile."""
        return self.tr("%n card(s)", "", n)


_FIGURES = HelpFigures()


FIELDS = PageFields(
    words={
        "name": lambda section: _words(section).short,
        "text": lambda section: _words(section).text,
        "number": _number,
        "coins": _coins,
    },
    lists={"cards": lambda section: pictures(card.id for card in _pictured(section)), "figures": _figures},
    piece=_piece,
    describe=describe,
    table=("deck", "discard", "harbour", "expeditions", "display:0"),
)
