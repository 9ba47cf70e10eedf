"""Names and texts of the characters and special building cards of Murano."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.engines.murano import components as c
from app.models.murano.terms import island_name


class CardTexts(NamedTuple):
    """The words on a card, translated.

    Attributes:
        name: Its name.
        text: What it does, in whole sentences.
    """

    name: str
    text: str


_CHARACTERS: dict[str, tuple[object, object]] = {
    "shops_red": (
        QT_TRANSLATE_NOOP("MuranoWords", "Red shops"),
        QT_TRANSLATE_NOOP("MuranoWords", "4 points for each red shop on the island, whoever owns it."),
    ),
    "shops_blue": (
        QT_TRANSLATE_NOOP("MuranoWords", "Blue shops"),
        QT_TRANSLATE_NOOP("MuranoWords", "4 points for each blue shop on the island, whoever owns it."),
    ),
    "shops_grey": (
        QT_TRANSLATE_NOOP("MuranoWords", "Grey shops"),
        QT_TRANSLATE_NOOP("MuranoWords", "4 points for each grey shop on the island, whoever owns it."),
    ),
    "per_shop": (
        QT_TRANSLATE_NOOP("MuranoWords", "All shops"),
        QT_TRANSLATE_NOOP("MuranoWords", "2 points for each shop on the island, of any colour and any player."),
    ),
    "per_palace": (
        QT_TRANSLATE_NOOP("MuranoWords", "All palaces"),
        QT_TRANSLATE_NOOP("MuranoWords", "2 points for each palace on the island, whoever built it."),
    ),
    "per_glassworks": (
        QT_TRANSLATE_NOOP("MuranoWords", "All glass factories"),
        QT_TRANSLATE_NOOP("MuranoWords", "3 points for each glass factory on the island, whoever owns it."),
    ),
    "per_special_building": (
        QT_TRANSLATE_NOOP("MuranoWords", "All special buildings"),
        QT_TRANSLATE_NOOP("MuranoWords", "3 points for each special building on the island, whoever built it."),
    ),
    "sole_shop": (
        QT_TRANSLATE_NOOP("MuranoWords", "Only shopkeeper"),
        QT_TRANSLATE_NOOP(
            "MuranoWords", "12 points if nobody but you owns a shop on the island, and you own at least one."
        ),
    ),
    "sole_glassworks": (
        QT_TRANSLATE_NOOP("MuranoWords", "Only glassmaker"),
        QT_TRANSLATE_NOOP(
            "MuranoWords", "12 points if nobody but you owns a glass factory on the island, and you own at least one."
        ),
    ),
    "gold_exchange_blue": (
        QT_TRANSLATE_NOOP("MuranoWords", "Gold exchange, blue"),
        QT_TRANSLATE_NOOP(
            "MuranoWords",
            "2, 4, 6 or 8 gold become 1, 3, 6 or 10 points. The island needs at least 2 blue customers, "
            "1 grey customer, 1 palace and 1 special building.",
        ),
    ),
    "gold_exchange_red": (
        QT_TRANSLATE_NOOP("MuranoWords", "Gold exchange, red"),
        QT_TRANSLATE_NOOP(
            "MuranoWords",
            "2, 4, 6 or 8 gold become 1, 3, 6 or 10 points. The island needs at least 2 red customers, "
            "1 grey customer, 1 palace and 1 special building.",
        ),
    ),
    "few_red_blue": (
        QT_TRANSLATE_NOOP("MuranoWords", "Quiet island"),
        QT_TRANSLATE_NOOP("MuranoWords", "10 points if the island has at most 3 red and blue customers together."),
    ),
    "one_of_each": (
        QT_TRANSLATE_NOOP("MuranoWords", "One of everything"),
        QT_TRANSLATE_NOOP(
            "MuranoWords", "12 points if all four sorts of buildings and all three colours of customers are there."
        ),
    ),
    "customers_all": (
        QT_TRANSLATE_NOOP("MuranoWords", "All customers"),
        QT_TRANSLATE_NOOP("MuranoWords", "1 to 7 customers on the island give 1, 2, 4, 6, 9, 12 or 15 points."),
    ),
    "customers_red": (
        QT_TRANSLATE_NOOP("MuranoWords", "Red customers"),
        QT_TRANSLATE_NOOP("MuranoWords", "1 to 5 red customers on the island give 2, 5, 9, 13 or 16 points."),
    ),
    "customers_blue": (
        QT_TRANSLATE_NOOP("MuranoWords", "Blue customers"),
        QT_TRANSLATE_NOOP("MuranoWords", "1 to 5 blue customers on the island give 2, 5, 9, 13 or 16 points."),
    ),
    "customers_grey": (
        QT_TRANSLATE_NOOP("MuranoWords", "Grey customers"),
        QT_TRANSLATE_NOOP("MuranoWords", "1 to 4 grey customers on the island give 3, 7, 12 or 16 points."),
    ),
    "crests": (
        QT_TRANSLATE_NOOP("MuranoWords", "Crests"),
        QT_TRANSLATE_NOOP("MuranoWords", "1 point for each crest on the palaces of the island."),
    ),
    "own_two_other_one": (
        QT_TRANSLATE_NOOP("MuranoWords", "Own buildings"),
        QT_TRANSLATE_NOOP(
            "MuranoWords", "2 points for each of your glass factories and shops there, 1 for each of your opponents'."
        ),
    ),
    "own_one_other_two": (
        QT_TRANSLATE_NOOP("MuranoWords", "Others' buildings"),
        QT_TRANSLATE_NOOP(
            "MuranoWords", "1 point for each of your glass factories and shops there, 2 for each of your opponents'."
        ),
    ),
    "special_equals_red": (
        QT_TRANSLATE_NOOP("MuranoWords", "Specials = red customers"),
        QT_TRANSLATE_NOOP(
            "MuranoWords", "12 points if the island has as many special buildings (at least 1) as red customers."
        ),
    ),
    "special_equals_blue": (
        QT_TRANSLATE_NOOP("MuranoWords", "Specials = blue customers"),
        QT_TRANSLATE_NOOP(
            "MuranoWords", "12 points if the island has as many special buildings (at least 1) as blue customers."
        ),
    ),
    "special_equals_grey": (
        QT_TRANSLATE_NOOP("MuranoWords", "Specials = grey customers"),
        QT_TRANSLATE_NOOP(
            "MuranoWords", "12 points if the island has as many special buildings (at least 1) as grey customers."
        ),
    ),
    "crests_equal_glassworks": (
        QT_TRANSLATE_NOOP("MuranoWords", "Crests = glass factories"),
        QT_TRANSLATE_NOOP("MuranoWords", "12 points if the island has as many crests (at least 1) as glass factories."),
    ),
    "crests_equal_shop": (
        QT_TRANSLATE_NOOP("MuranoWords", "Crests = shops"),
        QT_TRANSLATE_NOOP("MuranoWords", "12 points if the island has as many crests (at least 1) as shops."),
    ),
    "trio_equal": (
        QT_TRANSLATE_NOOP("MuranoWords", "Balance"),
        QT_TRANSLATE_NOOP(
            "MuranoWords",
            "16 points if the island has as many glass factories as shops and as palaces, at least 1 each.",
        ),
    ),
    "own_equals_others": (
        QT_TRANSLATE_NOOP("MuranoWords", "Own = others' buildings"),
        QT_TRANSLATE_NOOP(
            "MuranoWords",
            "12 points if you own as many glass factories and shops there as all opponents together, be it none.",
        ),
    ),
    "exactly_one_crest": (
        QT_TRANSLATE_NOOP("MuranoWords", "Exactly one crest"),
        QT_TRANSLATE_NOOP("MuranoWords", "12 points if the palaces of the island show exactly 1 crest in all."),
    ),
    "own_three": (
        QT_TRANSLATE_NOOP("MuranoWords", "Three on {island}"),
        QT_TRANSLATE_NOOP("MuranoWords", "10 points if you own at least 3 glass factories and shops on {island}."),
    ),
    "two_gondoliers": (
        QT_TRANSLATE_NOOP("MuranoWords", "Two at {island}"),
        QT_TRANSLATE_NOOP("MuranoWords", "10 points if at least 2 of your gondoliers are at {island}."),
    ),
    "glass_red_sacca_mattia": (
        QT_TRANSLATE_NOOP("MuranoWords", "Red glass"),
        QT_TRANSLATE_NOOP("MuranoWords", "7 points for each red bead that you hand in at {island}, at most 3 beads."),
    ),
    "glass_blue_san_donato": (
        QT_TRANSLATE_NOOP("MuranoWords", "Blue glass"),
        QT_TRANSLATE_NOOP("MuranoWords", "7 points for each blue bead that you hand in at {island}, at most 3 beads."),
    ),
    "glass_green_san_pietro_martire": (
        QT_TRANSLATE_NOOP("MuranoWords", "Green glass"),
        QT_TRANSLATE_NOOP("MuranoWords", "7 points for each green bead that you hand in at {island}, at most 3 beads."),
    ),
}

_SPECIALS: dict[str, tuple[object, object]] = {
    "bank": (
        QT_TRANSLATE_NOOP("MuranoWords", "Bank"),
        QT_TRANSLATE_NOOP("MuranoWords", "“Take 2 gold” gives you 4 gold."),
    ),
    "basilica": (
        QT_TRANSLATE_NOOP("MuranoWords", "Basilica"),
        QT_TRANSLATE_NOOP("MuranoWords", "5 points at once."),
    ),
    "crane_a": (
        QT_TRANSLATE_NOOP("MuranoWords", "Crane, glass and palace"),
        QT_TRANSLATE_NOOP("MuranoWords", "1 more point for every glass factory and palace that you build."),
    ),
    "crane_b": (
        QT_TRANSLATE_NOOP("MuranoWords", "Crane, shop and special"),
        QT_TRANSLATE_NOOP("MuranoWords", "1 more point for every shop and special building that you build."),
    ),
    "harbor": (
        QT_TRANSLATE_NOOP("MuranoWords", "Harbour"),
        QT_TRANSLATE_NOOP("MuranoWords", "A gondola of your colour costs you 1 gold, any other 3."),
    ),
    "harbor_tavern": (
        QT_TRANSLATE_NOOP("MuranoWords", "Harbour tavern"),
        QT_TRANSLATE_NOOP("MuranoWords", "1 point whenever you place a gondolier."),
    ),
    "hostel": (
        QT_TRANSLATE_NOOP("MuranoWords", "Hostel"),
        QT_TRANSLATE_NOOP("MuranoWords", "Recruiting, you choose from 5 cards instead of 3."),
    ),
    "counting_house": (
        QT_TRANSLATE_NOOP("MuranoWords", "Counting house"),
        QT_TRANSLATE_NOOP(
            "MuranoWords", "Producing, you draw 1 bead more and return one of yours at the end of the turn."
        ),
    ),
    "workshop_red_blue": (
        QT_TRANSLATE_NOOP("MuranoWords", "Workshop, red and blue"),
        QT_TRANSLATE_NOOP("MuranoWords", "Your red beads may count as blue ones and the other way round."),
    ),
    "workshop_blue_green": (
        QT_TRANSLATE_NOOP("MuranoWords", "Workshop, blue and green"),
        QT_TRANSLATE_NOOP("MuranoWords", "Your blue beads may count as green ones and the other way round."),
    ),
    "workshop_red_green": (
        QT_TRANSLATE_NOOP("MuranoWords", "Workshop, red and green"),
        QT_TRANSLATE_NOOP("MuranoWords", "Your red beads may count as green ones and the other way round."),
    ),
    "lighthouse": (
        QT_TRANSLATE_NOOP("MuranoWords", "Lighthouse"),
        QT_TRANSLATE_NOOP("MuranoWords", "The red ship may act for you on the first occupied space ahead of it."),
    ),
    "assembly_hall": (
        QT_TRANSLATE_NOOP("MuranoWords", "Assembly hall"),
        QT_TRANSLATE_NOOP("MuranoWords", "Dismissing a gondolier brings 5 gold, hiring one costs 1."),
    ),
    "inn": (
        QT_TRANSLATE_NOOP("MuranoWords", "Inn"),
        QT_TRANSLATE_NOOP("MuranoWords", "Characters cost you 2 gold less, never less than 0."),
    ),
    "guild_hall": (
        QT_TRANSLATE_NOOP("MuranoWords", "Guild hall"),
        QT_TRANSLATE_NOOP("MuranoWords", "1 point whenever you produce at least one bead."),
    ),
}


def _say(text: object) -> str:
    return QCoreApplication.translate("MuranoWords", str(text))


def character(card: int) -> CardTexts:
    """The words of a character, by its number."""
    name, home = c.CHARACTERS[card], c.HOME[card]
    # Characters that differ only in the island to which they are bound share one text with a placeholder for it.
    key = name.removesuffix(f"_{c.ISLANDS[home]}") if home >= 0 and name not in _CHARACTERS else name
    island = island_name(home) if home >= 0 else ""
    return CardTexts(*(_say(text).format(island=island) for text in _CHARACTERS[key]))


def special(card: int) -> CardTexts:
    """The words of a special building card, by its number."""
    return CardTexts(*(_say(text) for text in _SPECIALS[c.SPECIALS[card]]))


def words_of(face: str) -> CardTexts:
    """The words of a character or of a special building card, by its id.

    Raises:
        ValueError: There is no such card.
    """
    return special(c.SPECIALS.index(face)) if face in c.SPECIALS else character(c.CHARACTERS.index(face))
