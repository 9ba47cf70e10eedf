"""What fills in the fields of the Taverns' help pages: cards, tiles and tracks, made from the tables of the rules.

The argument of a field is the anchor of its section (``tile_barrel``, ``guests_5``) or the name of a table
(``round_track``); ``FIELDS`` at the end says which function answers which field.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.engines.taverns import components as c
from app.models.help.book import ITEM
from app.models.help.pages import PageFields, pictures, row
from app.models.taverns import pieces as kinds
from app.models.taverns.describe import describe
from app.models.taverns.keys import card_key, entertainer_key, start_key
from app.models.taverns.phrases import PHRASES
from app.models.taverns.words import (
    effect_text,
    entertainer_name,
    entertainer_text,
    evening_text,
    start_name,
    start_text,
    tile_name,
    tile_text,
    words,
)
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from app.models.table import Piece

_DIE = "die_"
"""Beginning of the id of a white die; its face follows."""

# cards


def _piece(name: str) -> Piece:
    """The piece with an id: a die, an entertainer, a start card or a card."""
    if name.startswith(_DIE):
        return kinds.LooseDiePiece(name, pips=int(name.removeprefix(_DIE)), owner=kinds.NONE)
    if name in c.ENTERTAINERS:
        tile = c.ENTERTAINERS.index(name)
        return kinds.EntertainerPiece(entertainer_key(0, tile), name, tile=tile, side=c.SIDE_A, schnapps=None)
    if name in c.START_CARDS:
        start = c.START_CARDS.index(name)
        return kinds.StartCardPiece(start_key(start), name, card=start)
    card = c.NUMBER[name]
    return kinds.CardPiece(card_key(card), name, card=card)


def _cards(section: str) -> list[str]:
    """The pictures of the cards of a section."""
    return pictures(c.START_CARDS if section == "start_card_list" else (c.CARDS[card].id for card in _guests(section)))


def _guests(section: str) -> list[int]:
    """The guests of a section: the extra ones, or those of one price."""
    if section == "extra_guests":
        return list(c.EXTRA_GUESTS)
    return [card for card in (*c.THREE_STACK, *c.GUESTS) if f"guests_{c.COST[card]}" == section]


def _guest(card: int, *, with_cost: bool = False) -> str:
    """A guest or regular as a row of a table."""
    facts = c.CARDS[card]
    cost = [PHRASES.beer(facts.cost)] if with_cost else []
    bonus = [effect_text(facts.bonus)] if facts.bonus else []
    figures = (FIGURES.wants(facts.die), FIGURES.pays(facts.doubloons), FIGURES.points(facts.points))
    return row(words(card).name, *cost, *figures, *bonus)


def _card(name: str) -> str:
    """The figures of a noble or a tavern card as a row."""
    card = c.NUMBER[name]
    facts = c.CARDS[card]
    if card == c.NOBLE:
        return row(FIGURES.wants(facts.die), FIGURES.pays(facts.doubloons), FIGURES.points(facts.points))
    return row(FIGURES.price(facts.cost), FIGURES.points(facts.points), FIGURES.copies(c.SUPPLY[card]))


# tiles and tracks


def _tile(section: str) -> int:
    return next(tile for tile, facts in enumerate(c.TILES) if section == f"tile_{facts.id}")


def _tile_figures(section: str) -> str:
    translate = QCoreApplication.translate
    facts = c.TILES[_tile(section)]
    less = [FIGURES.less(facts.discount, words(facts.card).name)] if facts.card >= 0 else []
    later = translate("TavernsHelp", "works from the next evening on")
    return row(
        FIGURES.price(facts.cost), *less, later if facts.next_round else translate("TavernsHelp", "works at once")
    )


def _evenings(evenings: tuple[c.Evening, ...], *, winter: bool) -> Iterator[str]:
    for number, evening in enumerate(evenings, 1):
        cells = [str(number), evening_text(number, winter=winter)]
        if evening.schnapps_later:
            cells.append(PHRASES.schnapps(evening.schnapps))
        elif evening.schnapps:
            text = QCoreApplication.translate("TavernsHelp", "{schnapps} in module 2 only")
            cells.append(text.format(schnapps=PHRASES.schnapps(evening.schnapps)))
        yield row(*cells)


def _monastery() -> Iterator[str]:
    return (row(str(number), effect_text(bonus)) for number, bonus in enumerate(c.MONASTERY) if bonus)


def _entertainers() -> Iterator[str]:
    side = QCoreApplication.translate("TavernsHelp", "{name}, side {side}")
    for tile in range(len(c.ENTERTAINERS)):
        for number, letter in ((c.SIDE_A, "A"), (c.SIDE_B, "B")):
            yield row(side.format(name=entertainer_name(tile), side=letter), entertainer_text(tile, number))


def _reputation(track: str) -> Iterator[str]:
    return (row(str(number), _reputation_space(space)) for number, space in enumerate(c.REPUTATION[track]) if number)


def _reputation_space(space: dict[str, object]) -> str:
    if space["type"] == "vp":
        return FIGURES.points(int(str(space["vp"])))
    return {
        "schnapps": PHRASES.schnapps(1),
        "crown": QCoreApplication.translate("TavernsHelp", "crown: 1 noble"),
        "signature": QCoreApplication.translate("TavernsHelp", "a signature in any column"),
    }[str(space["type"])]


def _start_cards() -> Iterator[str]:
    return (row(start_name(card), start_text(card)) for card in range(len(c.START_CARDS)))


def _cells() -> Iterator[str]:
    none = QCoreApplication.translate("TavernsHelp", "No bonus here.")
    for column, cells in enumerate(c.BOOK):
        yield f"**{PHRASES.column(column)}**"
        yield from (ITEM + (effect_text(cell) or none) for cell in cells)


class TavernsFigures(Translated):
    """Figures of cards and tiles in words."""

    def price(self, n: int) -> str:
        """What a card or an upgrade costs."""
        return self.tr("costs %n doubloon(s)", "", n)

    def points(self, n: int) -> str:
        """What a card counts."""
        return self.tr("%n point(s)", "", n)

    def copies(self, n: int) -> str:
        """How many cards there are."""
        return self.tr("%n card(s)", "", n)

    def pays(self, n: int) -> str:
        """What a guest pays."""
        return self.tr("pays %n", "", n)

    def wants(self, die: int) -> str:
        """The die of a guest."""
        return self.tr("wants a {die}").format(die=die)

    def less(self, n: int, card: str) -> str:
        """By how much a returned card lowers the price of an upgrade.  R80"""
        return self.tr("%n less per {card} returned", "", n).format(card=card)


FIGURES = TavernsFigures()

# fields


def _name(section: str) -> str:
    """The name of the tile or card that a section is about."""
    return tile_name(_tile(section)) if section.startswith("tile_") else words(c.NUMBER[section]).name


def _text(section: str) -> str:
    """What that tile (its base side) or card does."""
    return PHRASES.base_side(_tile(section)) if section.startswith("tile_") else words(c.NUMBER[section]).text


def _figures(what: str) -> Iterable[str]:
    """The rows of a table: of a tile, of some guests, one of ``_TABLES``, or of a single card."""
    if what.startswith("tile_"):
        return [_tile_figures(what)]
    if what == "extra_guests":
        return [_guest(card, with_cost=True) for card in c.EXTRA_GUESTS]
    if what.startswith("guests_"):
        return map(_guest, _guests(what))
    return _TABLES[what]() if what in _TABLES else [_card(what)]


_TABLES = {
    "regulars": lambda: map(_guest, c.REGULARS),
    "round_track": lambda: _evenings(c.SUMMER, winter=False),
    "round_track_winter": lambda: _evenings(c.WINTER, winter=True),
    "monastery_track": _monastery,
    "entertainer_list": _entertainers,
    "short": lambda: _reputation("short"),
    "long": lambda: _reputation("long"),
    "start_card_list": _start_cards,
    "guest_book_cells": _cells,
}

FIELDS = PageFields(
    words={
        "name": _name,
        "text": _text,
        "upgraded": lambda section: tile_text(_tile(section)),
        "prices": lambda _: listed([str(beer) for beer in c.NOBLE_PRICES.values()]),
    },
    lists={"cards": _cards, "figures": _figures},
    piece=_piece,
    tokens=(kinds.DiePiece,),
    describe=describe,
    table=("evenings", "monastery", "guest_deck", "display", "supply", "deck:0", "seated:0", "tiles:0"),
)
