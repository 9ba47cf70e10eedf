"""Names of islands, actions, tiles, sorts of tiles, beads and options, and texts of actions and options."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.engines.murano import components as c

_ISLANDS: dict[str, object] = {
    "sacca_mattia": QT_TRANSLATE_NOOP("MuranoTerms", "Sacca Mattia"),
    "san_donato": QT_TRANSLATE_NOOP("MuranoTerms", "San Donato"),
    "san_pietro_martire": QT_TRANSLATE_NOOP("MuranoTerms", "San Pietro Martire"),
    "san_stefano": QT_TRANSLATE_NOOP("MuranoTerms", "San Stefano"),
    "navagero": QT_TRANSLATE_NOOP("MuranoTerms", "Navagero"),
    "sacca_serenella": QT_TRANSLATE_NOOP("MuranoTerms", "Sacca Serenella"),
}

_ACTIONS: dict[str, tuple[object, object]] = {
    "take_gold": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Take 2 gold"),
        QT_TRANSLATE_NOOP("MuranoTerms", "You gain 2 gold."),
    ),
    "buy_glassworks": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Glass factory"),
        QT_TRANSLATE_NOOP("MuranoTerms", "Buy a glass factory for 1 gold. It is built later."),
    ),
    "buy_shop": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Shop"),
        QT_TRANSLATE_NOOP("MuranoTerms", "Buy the top shop unseen for 2 gold, or one of your choice for 4."),
    ),
    "buy_palace": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Palace"),
        QT_TRANSLATE_NOOP("MuranoTerms", "Buy the top palace unseen for 2 gold, or one of your choice for 4."),
    ),
    "buy_special_building": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Special building"),
        QT_TRANSLATE_NOOP("MuranoTerms", "Buy a special building for 2 gold. When it is built it brings a card."),
    ),
    "recruit_character": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Character"),
        QT_TRANSLATE_NOOP(
            "MuranoTerms", "Look at three characters and keep one; your first costs 1 gold, each further one 1 more."
        ),
    ),
    "place_gondolier": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Gondolier"),
        QT_TRANSLATE_NOOP(
            "MuranoTerms", "Place a gondolier at an island: 2 gold on a gondola of your colour, 5 on any other."
        ),
    ),
    "build": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Build"),
        QT_TRANSLATE_NOOP("MuranoTerms", "Place up to three tiles: streets from the stack, and your own buildings."),
    ),
    "income": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Income"),
        QT_TRANSLATE_NOOP(
            "MuranoTerms", "On your best island, 1 gold for each customer of a colour of which you own a shop there."
        ),
    ),
    "production": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Production"),
        QT_TRANSLATE_NOOP("MuranoTerms", "Your glass factories draw beads for 2 points each; then you may sell beads."),
    ),
    "hire_or_dismiss": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Hire or dismiss"),
        QT_TRANSLATE_NOOP("MuranoTerms", "Hire a gondolier for 3 gold, or dismiss one and gain 3 gold."),
    ),
}
"""By action: its name, and what it does."""

_BRIEF: dict[str, object] = {
    "take_gold": QT_TRANSLATE_NOOP("MuranoTerms", "2 gold"),
    "buy_special_building": QT_TRANSLATE_NOOP("MuranoTerms", "Special"),
    "hire_or_dismiss": QT_TRANSLATE_NOOP("MuranoTerms", "Hire"),
}
"""Names of actions for a space that is too small for the whole one."""

_TILES: dict[str, tuple[object, object]] = {
    "street_red": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Street with a red customer"),
        QT_TRANSLATE_NOOP("MuranoTerms", "a street with a red customer"),
    ),
    "street_blue": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Street with a blue customer"),
        QT_TRANSLATE_NOOP("MuranoTerms", "a street with a blue customer"),
    ),
    "street_grey": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Street with a grey customer"),
        QT_TRANSLATE_NOOP("MuranoTerms", "a street with a grey customer"),
    ),
    "street_empty": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Street without a customer"),
        QT_TRANSLATE_NOOP("MuranoTerms", "a street without a customer"),
    ),
    "glassworks": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Glass factory"),
        QT_TRANSLATE_NOOP("MuranoTerms", "a glass factory"),
    ),
    "shop_red": (QT_TRANSLATE_NOOP("MuranoTerms", "Red shop"), QT_TRANSLATE_NOOP("MuranoTerms", "a red shop")),
    "shop_blue": (QT_TRANSLATE_NOOP("MuranoTerms", "Blue shop"), QT_TRANSLATE_NOOP("MuranoTerms", "a blue shop")),
    "shop_grey": (QT_TRANSLATE_NOOP("MuranoTerms", "Grey shop"), QT_TRANSLATE_NOOP("MuranoTerms", "a grey shop")),
    "palace_1": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Palace with 1 crest"),
        QT_TRANSLATE_NOOP("MuranoTerms", "a palace with 1 crest"),
    ),
    "palace_2": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Palace with 2 crests"),
        QT_TRANSLATE_NOOP("MuranoTerms", "a palace with 2 crests"),
    ),
    "palace_3": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Palace with 3 crests"),
        QT_TRANSLATE_NOOP("MuranoTerms", "a palace with 3 crests"),
    ),
    "special_building": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Special building"),
        QT_TRANSLATE_NOOP("MuranoTerms", "a special building"),
    ),
}
"""By tile: its name, and the same as the object of a sentence, which other languages than English decline."""

_SORTS: dict[str, tuple[object, object, object]] = {
    "street": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Street"),
        QT_TRANSLATE_NOOP("MuranoTerms", "Streets"),
        QT_TRANSLATE_NOOP("MuranoTerms", "a street"),
    ),
    "shop": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Shop"),
        QT_TRANSLATE_NOOP("MuranoTerms", "Shops"),
        QT_TRANSLATE_NOOP("MuranoTerms", "a shop"),
    ),
    "glassworks": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Glass factory"),
        QT_TRANSLATE_NOOP("MuranoTerms", "Glass factories"),
        QT_TRANSLATE_NOOP("MuranoTerms", "a glass factory"),
    ),
    "special_building": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Special building"),
        QT_TRANSLATE_NOOP("MuranoTerms", "Special buildings"),
        QT_TRANSLATE_NOOP("MuranoTerms", "a special building"),
    ),
    "palace": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Palace"),
        QT_TRANSLATE_NOOP("MuranoTerms", "Palaces"),
        QT_TRANSLATE_NOOP("MuranoTerms", "a palace"),
    ),
}
"""By sort of tiles: its name, its plural, and the object of a sentence."""

_BEADS: dict[str, object] = {
    "red": QT_TRANSLATE_NOOP("MuranoTerms", "Red beads"),
    "blue": QT_TRANSLATE_NOOP("MuranoTerms", "Blue beads"),
    "green": QT_TRANSLATE_NOOP("MuranoTerms", "Green beads"),
}

_OPTIONS: dict[str, tuple[object, object]] = {
    "start_character": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Start character"),
        QT_TRANSLATE_NOOP("MuranoTerms", "Before the first turn everybody may recruit one character for 1 gold."),
    ),
    "gold_for_red_ship": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Gold for the red ship"),
        QT_TRANSLATE_NOOP("MuranoTerms", "Whoever moves the red ship gains 1 gold at the end of the turn."),
    ),
    "max_one_workshop": (
        QT_TRANSLATE_NOOP("MuranoTerms", "At most one workshop"),
        QT_TRANSLATE_NOOP("MuranoTerms", "Nobody may own more than one of the three workshops."),
    ),
    "no_workshop_in_scoring": (
        QT_TRANSLATE_NOOP("MuranoTerms", "Scoring without workshops"),
        QT_TRANSLATE_NOOP("MuranoTerms", "Workshops help when selling beads, but not when scoring characters."),
    ),
}
"""By option: its name, and what it changes."""


def _say(text: object) -> str:
    return QCoreApplication.translate("MuranoTerms", str(text))


def island_name(island: int) -> str:
    """The name of an island."""
    return _say(_ISLANDS[c.ISLANDS[island]])


def action_name(action: str) -> str:
    """The name of an action, as on its space."""
    return _say(_ACTIONS[action][0])


def action_brief(action: str) -> str:
    """A name of an action that is short enough for a small space."""
    return _say(_BRIEF.get(action, _ACTIONS[action][0]))


def action_text(action: str) -> str:
    """What an action does."""
    return _say(_ACTIONS[action][1])


def tile_name(tile: int) -> str:
    """The name of a tile: ``"Red shop"``."""
    return _say(_TILES[c.TILE_IDS[tile]][0])


def a_tile(tile: int) -> str:
    """A tile as the object of a sentence: ``"a red shop"``."""
    return _say(_TILES[c.TILE_IDS[tile]][1])


def sort_name(sort: str) -> str:
    """The name of a sort of tiles: ``"Shop"``."""
    return _say(_SORTS[sort][0])


def sort_names(sort: str) -> str:
    """The name of a sort of tiles in the plural: ``"Shops"``."""
    return _say(_SORTS[sort][1])


def a_sort(sort: str) -> str:
    """A tile of a sort as the object of a sentence: ``"a shop"``."""
    return _say(_SORTS[sort][2])


def beads_name(colour: int) -> str:
    """The name of the beads of a colour, by its number: ``"Red beads"``."""
    return _say(_BEADS[c.BEADS[colour]])


def option_name(option: str) -> str:
    """The name of an option."""
    return _say(_OPTIONS[option][0])


def option_text(option: str) -> str:
    """What an option changes."""
    return _say(_OPTIONS[option][1])
