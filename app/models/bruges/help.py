"""What the pages of the rules of Bruges have filled in: values and pictures of cards, ships and exchange cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.models.bruges.colours import COLOURS
from app.models.bruges.describe import describe
from app.models.bruges.keys import die_key, ship_key, step_key
from app.models.bruges.pieces import DiePiece, ShipPiece, StepPiece, card_piece, exchange_piece
from app.models.bruges.texts import full_text, text
from app.models.bruges.words import WORDS, exchange_name, name
from app.models.help.pages import PageFields, pictures, row
from app.models.text import Translated

if TYPE_CHECKING:
    from app.models.table import Piece


class BrugesIndex(Translated):
    """Phrases in the tables of cards."""

    def price(self, price: int) -> str:
        """The price of a person."""
        return self.tr("%n guilder(s)", "", price)

    def points(self, points: int) -> str:
        """The points of a person."""
        return self.tr("%n point(s)", "", points)

    def markers(self, number: int) -> str:
        """The markers of an exchange card."""
        return self.tr("%n marker(s)", "", number)


INDEX = BrugesIndex()


def _group(section: str) -> int:
    return c.GROUPS.index(section.removeprefix("cards_"))


def _cards_of(section: str) -> list[int]:
    return sorted((card for card in range(c.N_CARDS) if c.GROUP[card] == _group(section)), key=name)


def _piece(piece_id: str) -> Piece:
    """The piece for a picture: ``die_red_5``, ``step_3``, or the id of a kind of ship, an exchange card or a card."""
    token, _, which = piece_id.partition("_")
    if token == "die":  # colour and value
        colour, _, value = which.partition("_")
        number = c.COLOURS.index(colour)
        return DiePiece(die_key(number), colour, colour=number, value=int(value), ships=False)
    if token == "step":
        return StepPiece(step_key(int(which)), step=int(which))
    if piece_id in c.SHIP_KINDS:
        kind = c.SHIP_KINDS.index(piece_id)
        return ShipPiece(ship_key(0, kind), piece_id, colour=0, kind=kind, docked=True)
    if piece_id in c.EXCHANGE:
        number = c.EXCHANGE.index(piece_id)
        markers = c.EXCHANGE_MARKERS[number]
        return exchange_piece(number, markers, markers)
    return card_piece(c.IDS.index(piece_id))


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
    return row(name(card), back, INDEX.price(c.PRICE[card]), INDEX.points(c.POINTS[card]), full_text(card))


def _exchange(number: int) -> str:
    return row(
        exchange_name(number),
        WORDS.action(c.EXCHANGE_ACTION[number]),
        text(c.EXCHANGE_AT + number),
        INDEX.markers(c.EXCHANGE_MARKERS[number]),
    )


FIELDS = PageFields(
    words={"name": lambda section: WORDS.group(_group(section))},
    lists={"cards": _cards, "figures": _figures},
    piece=_piece,
    tokens=(DiePiece, StepPiece),
    describe=describe,
    table=("track", "majorities", "dice", "piles", "discard", "canal:0", "guilders:0", "workers:0", "threats:0"),
)
