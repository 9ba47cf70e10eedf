"""What the pages of the rules take from the data of Murano: cards, tables and figures.  R2, R11, R80-R87, R100-R115

The functions are those of ``PageFields``; a section is named by its anchor.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from app.engines.murano import components as c
from app.models.help.pages import PageFields, pictures, row
from app.models.keys import listed_key, make_key
from app.models.murano.describe import describe
from app.models.murano.keys import CHARACTER_DECK, face_key, ship_key, stack_key
from app.models.murano.phrases import PHRASES
from app.models.murano.pieces import BeadPiece, FacePiece, ListedPiece, ShipPiece
from app.models.murano.terms import action_name, island_name, tile_name
from app.models.murano.words import character, special
from app.models.text import Translated

if TYPE_CHECKING:
    from app.models.table import Piece

GROUPS: dict[str, tuple[str, ...]] = {
    "count_buildings": ("per_tile", "per_crest"),
    "sole_owners": ("sole_owner",),
    "gold_exchange": ("gold_exchange",),
    "count_customers": ("customer_table", "max_customers"),
    "whose_buildings": ("own_and_other_buildings", "own_equals_others", "own_buildings_at_least"),
    "equal_numbers": ("equal_counts", "all_equal", "one_of_each", "exact_crests"),
    "two_gondoliers": ("own_gondoliers_at_least",),
    "hand_in_beads": ("hand_in_beads",),
}
"""By section about a group of characters, the effects (``components.SCORING``) that it explains."""

_SPECIALS = {"workshops": tuple(c.WORKSHOPS), "cranes": tuple(c.CRANES)}
"""By section about several special building cards, these cards; every other card has a section named by its id."""


class MuranoCardsHelp(Translated):
    """Numbers of tiles in words."""

    def tiles(self, number: int) -> str:
        """How many tiles there are with 4 players."""
        return self.tr("%n tile(s) with 4 players", "", number)

    def fewer(self, number: int) -> str:
        """How many there are with 2 or 3 players."""
        return self.tr("%n with 2 or 3", "", number)


HELP = MuranoCardsHelp()


_SHIPS, _BEAD = ("red", "black"), "bead_"
"""Ids of ships on the pages, and the prefix of the ids of beads; the colour follows."""


def _piece(name: str) -> Piece:
    """The piece that is painted for ``![](piece:name)``; any other name is that of a card."""
    if name in c.TILE_IDS:
        tile = c.TILE_IDS.index(name)
        return FacePiece(face_key(tile), name, tile=tile)
    if name.startswith(_BEAD):
        colour = name.removeprefix(_BEAD)
        return BeadPiece(make_key("bead", colour), colour, colour=c.BEADS.index(colour))
    if name in _SHIPS:
        return ShipPiece(ship_key(0), name, space=0, beside="")
    return ListedPiece(listed_key(name), name)


def _cards(section: str) -> list[str]:
    """A paragraph with pictures of the cards of a section."""
    if section in GROUPS:
        return pictures(c.CHARACTERS[card] for card in _characters(section))
    return pictures(c.SPECIALS[card] for card in _specials(section))


def _characters(group: str) -> list[int]:
    """Numbers of the characters that a section explains."""
    return [card for card, scoring in enumerate(c.SCORING) if scoring["effect"] in GROUPS[group]]


def _specials(section: str) -> tuple[int, ...]:
    """Numbers of the special building cards that a section explains."""
    return _SPECIALS[section] if section in _SPECIALS else (c.SPECIALS.index(section),)


def _said(card: int) -> str:
    """What a character does, and the only island for which it scores if there is one."""
    home = PHRASES.home(c.HOME[card])
    return f"{character(card).text} {home}" if home else character(card).text


def _figures(what: str) -> Iterable[str]:
    """Rows of a table: characters of a group with their texts, numbers of tiles, islands or action spaces."""
    if what in GROUPS:
        return [row(f"**{character(card).name}**", _said(card)) for card in _characters(what)]
    return {"tiles": _tiles, "islands": _islands, "spaces": _spaces}[what]()


def _tiles() -> list[str]:
    four = Counter(tile for sort in c.SORTS for tile in c.tiles_of(sort, c.MOST_PLAYERS))
    two = Counter(tile for sort in c.SORTS for tile in c.tiles_of(sort, c.LEAST_PLAYERS))
    return [row(tile_name(tile), HELP.tiles(four[tile]), HELP.fewer(two[tile])) for tile in sorted(four)]


def _islands() -> list[str]:
    return [
        row(island_name(island), str(_places(island, street=True)), str(_places(island, street=False)))
        for island in range(c.N_ISLANDS)
    ]


def _places(island: int, *, street: bool) -> int:
    """Number of spaces of an island, for streets or for buildings."""
    return sum(at == island and c.IS_STREET[cell] == street for cell, at in enumerate(c.ISLAND_OF))


def _spaces() -> list[str]:
    return [row(str(number), action_name(action)) for number, action in enumerate(c.ACTION, 1)]


def _texts(section: str) -> list[str]:
    """Name and text of each special building card of a section."""
    return [f"**{special(card).name}**: {special(card).text}" for card in _specials(section)]


FIELDS = PageFields(
    words={"name": lambda card: special(c.SPECIALS.index(card)).name},
    lists={"cards": _cards, "figures": _figures, "texts": _texts},
    piece=_piece,
    tokens=(FacePiece, BeadPiece, ShipPiece),
    describe=describe,
    table=(
        "ring",
        "island:san_donato",
        stack_key("street", 0),
        CHARACTER_DECK,
        "supply",
        "bag",
        "beads:0",
        "gondoliers:0",
    ),
)
