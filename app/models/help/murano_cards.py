"""Every character and special building card of Murano, and what the tiles are.  R11, R80-R87, R100-R115"""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication

from app.engines.murano import components as c
from app.models.help.book import ROW, Section
from app.models.murano.cards import printed_character, printed_special
from app.models.murano.terms import action_name, island_name, tile_name, tongue
from app.models.murano.tips import TIPS
from app.models.murano.words import character, special
from app.models.table import NO_FLAGS, Piece
from app.models.text import Translated

GROUPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("count_buildings", ("per_tile", "per_crest")),
    ("sole_owners", ("sole_owner",)),
    ("gold_exchange", ("gold_exchange",)),
    ("count_customers", ("customer_table", "max_customers")),
    ("whose_buildings", ("own_and_other_buildings", "own_equals_others", "own_buildings_at_least")),
    ("equal_numbers", ("equal_counts", "all_equal", "one_of_each", "exact_crests")),
    ("two_gondoliers", ("own_gondoliers_at_least",)),
    ("hand_in_beads", ("hand_in_beads",)),
)
"""Sections of characters by what they score for."""


def card_sections() -> tuple[Section, ...]:
    """The chapters on cards and tiles in the current language."""
    translate = QCoreApplication.translate
    return (
        Section(
            "character_list",
            translate("MuranoHelp", "All characters"),
            (
                translate(
                    "MuranoHelp",
                    "All 40 characters are different. Unless a card names an island, you may score it for any island "
                    "where you have an unused gondolier.",
                ),
            ),
        ),
        *(_characters(anchor, effects) for anchor, effects in GROUPS),
        Section(
            "special_list",
            translate("MuranoHelp", "All special building cards"),
            (translate("MuranoHelp", "There are 15, one of each. All lie open before their owners."),),
        ),
        *_special_sections(),
        _tiles(),
    )


class MuranoCardsHelp(Translated):
    """Headings and explanations of groups of cards."""

    def title(self, group: str) -> str:
        """The heading of a group of characters."""
        return {
            "count_buildings": self.tr("Counting buildings and crests"),
            "sole_owners": self.tr("The only owner"),
            "gold_exchange": self.tr("Gold exchange"),
            "count_customers": self.tr("Counting customers"),
            "whose_buildings": self.tr("Own and other buildings"),
            "equal_numbers": self.tr("The right mixture"),
            "two_gondoliers": self.tr("Two gondoliers"),
            "hand_in_beads": self.tr("Beads"),
        }[group]

    def text(self, group: str) -> str:
        """What there is to know beyond the cards.  R100-R115"""
        return {
            "count_buildings": self.tr("It does not matter who owns or built them."),
            "sole_owners": self.tr("Other kinds of buildings may stand there, also those of opponents."),
            "gold_exchange": self.tr(
                "More of everything is fine. You give 2, 4, 6 or 8 gold; it is gone and cannot be used twice."
            ),
            "count_customers": self.tr(
                "Customers of other colours do not matter. The last figure holds for more, too."
            ),
            "whose_buildings": self.tr(
                "Only glass factories and shops have owners. Three buildings need a gondolier at the island named."
            ),
            "equal_numbers": self.tr("A number must be met exactly: one too many, and the card brings nothing."),
            "two_gondoliers": self.tr("The one that serves the card counts, and so do those that served another."),
            "hand_in_beads": self.tr("Each bead can be given once. Workshops help, unless the option forbids it."),
        }[group]

    def tiles(self, number: int) -> str:
        """How many tiles there are with 4 players."""
        return self.tr("%n tile(s) with 4 players", "", number)

    def fewer(self, number: int) -> str:
        """How many with fewer."""
        return self.tr("%n with 2 or 3", "", number)


HELP = MuranoCardsHelp()


def _characters(anchor: str, effects: tuple[str, ...]) -> Section:
    """Characters of one group with their pictures."""
    cards = [card for card, scoring in enumerate(c.SCORING) if scoring["effect"] in effects]
    rows = [f"{ROW}<b>{character(card).name}</b> | {_said(card)}" for card in cards]
    return Section(anchor, HELP.title(anchor), (HELP.text(anchor), *rows), 2, tuple(_character(card) for card in cards))


def _said(card: int) -> str:
    home = TIPS.home(c.HOME[card])
    return f"{character(card).text} {home}" if home else character(card).text


def _character(card: int) -> Piece:
    attrs = printed_character(tongue(), card)
    return Piece(
        f"list:{c.CHARACTERS[card]}", c.CHARACTERS[card], 1, NO_FLAGS, attrs, character(card).name, _said(card)
    )


def _special_sections() -> tuple[Section, ...]:
    """One section per card, those of the workshops and cranes together."""
    translate = QCoreApplication.translate
    more = {
        "basilica": translate("MuranoHelp", "It does nothing later."),
        "cranes": translate("MuranoHelp", "The point comes on top of those of the building, also in the last round."),
        "counting_house": translate(
            "MuranoHelp",
            "The bead drawn in addition costs no points. You must keep one bead when selling, to give it back.",
        ),
        "workshops": translate(
            "MuranoHelp",
            "It holds for sales and for characters that want beads. Only one workshop may be applied to a bead. "
            "Beads go back into the bag in their true colour.",
        ),
        "lighthouse": translate(
            "MuranoHelp",
            "When you act, the red ship may go as the last one onto the first occupied space ahead and share it. It "
            "passes nobody, and at most two ships share a space. Everybody else moves it as any other ship. Sharing "
            "is not possible when passing or to make room.",
        ),
        "inn": translate("MuranoHelp", "The character still counts as bought, so that the next price rises."),
        "guild_hall": translate("MuranoHelp", "The number of factories does not matter; selling alone brings nothing."),
    }
    groups: dict[str, list[int]] = {}
    for card, name in enumerate(c.SPECIALS):
        anchor = "workshops" if card in c.WORKSHOPS else "cranes" if card in c.CRANES else name
        groups.setdefault(anchor, []).append(card)
    titles = {
        "workshops": translate("MuranoHelp", "Artist's workshops"),
        "cranes": translate("MuranoHelp", "Cranes"),
    }
    found = []
    for anchor, cards in groups.items():
        texts = [f"<b>{special(card).name}</b>: {special(card).text}" for card in cards]
        if anchor in more:
            texts.append(more[anchor])
        title = titles.get(anchor, special(cards[0]).name)
        found.append(Section(anchor, title, tuple(texts), 2, tuple(_special(card) for card in cards)))
    return tuple(found)


def _special(card: int) -> Piece:
    attrs = printed_special(tongue(), card)
    said = special(card)
    return Piece(f"list:{c.SPECIALS[card]}", c.SPECIALS[card], 1, NO_FLAGS, attrs, said.name, said.text)


def _tiles() -> Section:
    """How many tiles there are."""
    translate = QCoreApplication.translate
    four = Counter(tile for sort in c.SORTS for tile in c.tiles_of(sort, c.MOST_PLAYERS))
    two = Counter(tile for sort in c.SORTS for tile in c.tiles_of(sort, c.LEAST_PLAYERS))
    rows = [f"{ROW}{tile_name(tile)} | {HELP.tiles(four[tile])} | {HELP.fewer(two[tile])}" for tile in sorted(four)]
    unseen = translate("MuranoHelp", "With 2 or 3 players one more palace is out, and nobody knows which.")
    spaces = [
        f"{ROW}{island_name(island)} | {_spaces(island, street=True)} | {_spaces(island, street=False)}"
        for island in range(c.N_ISLANDS)
    ]
    ring = [f"{ROW}{number} | {action_name(action)}" for number, action in enumerate(c.ACTION, 1)]
    return Section(
        "figures",
        translate("MuranoHelp", "All tiles, islands and action spaces"),
        (
            *rows,
            unseen,
            translate("MuranoHelp", "<b>Islands</b>, with their spaces for streets and for buildings"),
            *spaces,
            translate("MuranoHelp", "<b>Action spaces</b>, in the direction of the ships"),
            *ring,
        ),
    )


def _spaces(island: int, *, street: bool) -> int:
    """Spaces of an island for streets or for buildings."""
    return sum(at == island and c.IS_STREET[cell] == street for cell, at in enumerate(c.ISLAND_OF))
