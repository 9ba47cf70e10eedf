"""Names and effect texts of the cards and contracts."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.engines.port_royal.components import CARDS, COLOURS, CONTRACTS, FIRST, Card


class CardTexts(NamedTuple):
    """The words of a card; a contract has no article.

    Attributes:
        name: Full name, ``"Trader (yellow)"``.
        short: Name on the banner, ``"Trader"``.
        the: As the object of a sentence with the definite article, ``"You hire the yellow trader."``
        a: The same with the indefinite article, ``"You reveal a yellow trader."``
        text: What it does, ``""`` if nothing beyond its figures.
    """

    name: str
    short: str
    the: str
    a: str
    text: str


_CARDS: dict[str, tuple[object, ...]] = {
    "ship_yellow": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Pinace"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the pinace"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a pinace"),
        "",
    ),
    "ship_blue": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Flute"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the flute"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a flute"),
        "",
    ),
    "ship_green": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Skiff"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the skiff"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a skiff"),
        "",
    ),
    "ship_red": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Frigate"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the frigate"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a frigate"),
        "",
    ),
    "ship_black": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Galleon"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the galleon"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a galleon"),
        "",
    ),
    "trader_yellow": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Trader"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the yellow trader"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a yellow trader"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "Each yellow ship you trade with yields 1 more coin."),
    ),
    "trader_blue": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Trader"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the blue trader"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a blue trader"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "Each blue ship you trade with yields 1 more coin."),
    ),
    "trader_green": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Trader"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the green trader"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a green trader"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "Each green ship you trade with yields 1 more coin."),
    ),
    "trader_red": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Trader"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the red trader"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a red trader"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "Each red ship you trade with yields 1 more coin."),
    ),
    "trader_black": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Trader"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the black trader"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a black trader"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "Each black ship you trade with yields 1 more coin."),
    ),
    "settler": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Settler"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the settler"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a settler"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "May be discarded for an expedition as one house."),
    ),
    "captain": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Captain"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the captain"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a captain"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "May be discarded for an expedition as one anchor."),
    ),
    "priest": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Priest"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the priest"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a priest"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "May be discarded for an expedition as one cross."),
    ),
    "jack_of_all_trades": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Jack of all Trades"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the jack of all trades"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a jack of all trades"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "Joker: supplies any one symbol for an expedition."),
    ),
    "sailor": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Sailor"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the sailor"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a sailor"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "1 sword for repelling ships."),
    ),
    "pirate": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Pirate"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the pirate"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a pirate"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "2 swords for repelling ships."),
    ),
    "mademoiselle": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Mademoiselle"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the mademoiselle"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a mademoiselle"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "You hire persons for 1 coin less."),
    ),
    "jester": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Jester"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the jester"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a jester"),
        QT_TRANSLATE_NOOP(
            "PortRoyalCards",
            "1 coin when anybody spoils the harbour, or when it is your go in another’s turn and the harbour is empty.",
        ),
    ),
    "admiral": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Admiral"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the admiral"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "an admiral"),
        QT_TRANSLATE_NOOP(
            "PortRoyalCards", "2 coins if at least 5 cards lie in the harbour when your go in phase 2 starts."
        ),
    ),
    "governor": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Governor"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the governor"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a governor"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "You may take 1 more card in phase 2."),
    ),
    "clerk_yellow": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Clerk"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the yellow clerk"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a yellow clerk"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "When you trade with a yellow ship you may take 1 more card."),
    ),
    "clerk_blue": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Clerk"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the blue clerk"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a blue clerk"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "When you trade with a blue ship you may take 1 more card."),
    ),
    "clerk_green": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Clerk"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the green clerk"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a green clerk"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "When you trade with a green ship you may take 1 more card."),
    ),
    "clerk_red": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Clerk"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the red clerk"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a red clerk"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "When you trade with a red ship you may take 1 more card."),
    ),
    "clerk_black": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Clerk"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the black clerk"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a black clerk"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "When you trade with a black ship you may take 1 more card."),
    ),
    "gunner": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Gunner"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the gunner"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a gunner"),
        QT_TRANSLATE_NOOP(
            "PortRoyalCards", "At the start of your go in phase 2: coins equal to the ships in the harbour minus 1."
        ),
    ),
    "vice_admiral": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Vice Admiral"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the vice admiral"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a vice admiral"),
        QT_TRANSLATE_NOOP(
            "PortRoyalCards", "1 coin if 3 or 4 cards lie in the harbour when your go in phase 2 starts."
        ),
    ),
    "expedition_2_houses": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Expedition"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the expedition with two houses"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "an expedition with two houses"),
        QT_TRANSLATE_NOOP(
            "PortRoyalCards", "Give up persons with these symbols: 2 houses. You gain 2 coins and 4 influence points."
        ),
    ),
    "expedition_2_anchors": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Expedition"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the expedition with two anchors"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "an expedition with two anchors"),
        QT_TRANSLATE_NOOP(
            "PortRoyalCards", "Give up persons with these symbols: 2 anchors. You gain 2 coins and 4 influence points."
        ),
    ),
    "expedition_2_crosses": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Expedition"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the expedition with two crosses"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "an expedition with two crosses"),
        QT_TRANSLATE_NOOP(
            "PortRoyalCards", "Give up persons with these symbols: 2 crosses. You gain 2 coins and 4 influence points."
        ),
    ),
    "expedition_2_anchors_1_house": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Expedition"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the expedition with two anchors and a house"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "an expedition with two anchors and a house"),
        QT_TRANSLATE_NOOP(
            "PortRoyalCards",
            "Give up persons with these symbols: 2 anchors, 1 house. You gain 3 coins and 6 influence points.",
        ),
    ),
    "expedition_2_crosses_1_house": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Expedition"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the expedition with two crosses and a house"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "an expedition with two crosses and a house"),
        QT_TRANSLATE_NOOP(
            "PortRoyalCards",
            "Give up persons with these symbols: 2 crosses, 1 house. You gain 3 coins and 6 influence points.",
        ),
    ),
    "expedition_anchor_cross_house": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Expedition"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the expedition with anchor, cross and house"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "an expedition with anchor, cross and house"),
        QT_TRANSLATE_NOOP(
            "PortRoyalCards",
            "Give up persons with these symbols: 1 anchor, 1 cross, 1 house. You gain 3 coins and 5 influence points.",
        ),
    ),
    "tax_fewest_influence": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Tax Increase"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the tax increase"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a tax increase (fewest influence points)"),
        QT_TRANSLATE_NOOP(
            "PortRoyalCards",
            "Everybody with 12 or more coins loses half of them (rounded down). "
            "Then 1 coin for the fewest influence points. Ties: all tied players.",
        ),
    ),
    "tax_most_swords": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Tax Increase"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "the tax increase"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "a tax increase (most swords)"),
        QT_TRANSLATE_NOOP(
            "PortRoyalCards",
            "Everybody with 12 or more coins loses half of them (rounded down). "
            "Then 1 coin for the most swords. Ties: all tied players.",
        ),
    ),
}
"""``short``, ``the``, ``a`` and ``text`` of each card, marked for translation, by what ``_key`` gives."""

_FULL_NAMES: dict[str, object] = {
    "expedition_2_houses": QT_TRANSLATE_NOOP("PortRoyalCards", "Expedition (two houses)"),
    "expedition_2_anchors": QT_TRANSLATE_NOOP("PortRoyalCards", "Expedition (two anchors)"),
    "expedition_2_crosses": QT_TRANSLATE_NOOP("PortRoyalCards", "Expedition (two crosses)"),
    "expedition_2_anchors_1_house": QT_TRANSLATE_NOOP("PortRoyalCards", "Expedition (two anchors and a house)"),
    "expedition_2_crosses_1_house": QT_TRANSLATE_NOOP("PortRoyalCards", "Expedition (two crosses and a house)"),
    "expedition_anchor_cross_house": QT_TRANSLATE_NOOP("PortRoyalCards", "Expedition (anchor, cross and house)"),
    "tax_fewest_influence": QT_TRANSLATE_NOOP("PortRoyalCards", "Tax Increase (fewest influence points)"),
    "tax_most_swords": QT_TRANSLATE_NOOP("PortRoyalCards", "Tax Increase (most swords)"),
}
"""Full names of cards that share their short name with others, by component id."""

_COLOURED = QT_TRANSLATE_NOOP("PortRoyalCards", "{card} ({colour})")
_GIFT = QT_TRANSLATE_NOOP("PortRoyalCards", "After the trade you choose another player, who gains 1 coin.")

_CONTRACTS: dict[str, tuple[object, object]] = {
    "contract_lady_killer": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Lady Killer"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "Own a captain and a mademoiselle."),
    ),
    "contract_explorer": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Explorer"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "Own at least 1 expedition."),
    ),
    "contract_tax_officer": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Tax Officer"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "Pay taxes."),
    ),
    "contract_frigate_foe": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Frigate Foe"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "Renounce the coins of a frigate three times."),
    ),
    "contract_galleon_foe": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Galleon Foe"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "Renounce the coins of a galleon twice."),
    ),
    "contract_trader_prince": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Trader Prince"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "Own two traders."),
    ),
    "contract_trade_outpost": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Trade Outpost"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "Own a settler and a clerk."),
    ),
    "contract_fighter": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Fighter"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "Have 3 swords."),
    ),
    "contract_comedian": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Comedian"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "Own a priest and a jester."),
    ),
    "contract_new_colony": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "New Colony"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "Own a settler and a gunner."),
    ),
    "contract_jinx": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Jinx"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "As active player end your turn with two ships of one colour."),
    ),
    "contract_pack_of_pirates": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Pack of Pirates"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "Over time repel ships of all 5 colours."),
    ),
    "contract_maritime_supremacy": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Maritime Supremacy"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "Own a captain and a vice admiral."),
    ),
    "contract_gamester": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Gamester"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "As active player have ships of 4 colours in the harbour."),
    ),
    "contract_cheap_staff": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Cheap Staff"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "Own 4 persons with a printed cost of 3 or less."),
    ),
    "contract_little_gamester": (
        QT_TRANSLATE_NOOP("PortRoyalCards", "Little Gamester"),
        QT_TRANSLATE_NOOP("PortRoyalCards", "As active player have ships of 3 colours in the harbour in two turns."),
    ),
}
"""Name and condition of each contract, marked for translation, by component id."""

_COLOURS: tuple[object, ...] = (
    QT_TRANSLATE_NOOP("PortRoyalCards", "yellow"),
    QT_TRANSLATE_NOOP("PortRoyalCards", "blue"),
    QT_TRANSLATE_NOOP("PortRoyalCards", "green"),
    QT_TRANSLATE_NOOP("PortRoyalCards", "red"),
    QT_TRANSLATE_NOOP("PortRoyalCards", "black"),
)


def _say(text: object) -> str:
    return QCoreApplication.translate("PortRoyalCards", str(text)) if text else ""


def _key(card: Card) -> str:
    """The key of a card in ``_CARDS``: its kind, with the colour if it has one; of expeditions and taxes the id."""
    if card.kind in ("expedition", "tax"):
        return card.id
    return card.kind if card.colour < 0 else f"{card.kind}_{COLOURS[card.colour]}"


def words(card: int) -> CardTexts:
    """The words of a card by its number, in the current language."""
    return words_of(CARDS[card].id)


def words_of(face: str) -> CardTexts:
    """The words of a card or contract by its component id, in the current language.

    Raises:
        KeyError: Nothing has that id.
    """
    if face in _CONTRACTS:
        name, text = map(_say, _CONTRACTS[face])
        return CardTexts(name, name, name, name, text)
    card = CARDS[FIRST[face]]
    short, the, a, text = map(_say, _CARDS[_key(card)])
    name = _say(_FULL_NAMES.get(face, "")) or short
    if card.colour >= 0:
        name = _say(_COLOURED).format(card=short, colour=colour_name(card.colour))
    return CardTexts(name, short, the, a, _say(_GIFT) if card.gift else text)


def contract_name(contract: int) -> str:
    """The name of a contract by its number."""
    return words_of(CONTRACTS[contract].id).name


def colour_name(colour: int) -> str:
    """A ship colour as an adjective standing alone."""
    return _say(_COLOURS[colour])
