"""Names and texts of cards, tiles, entertainers, start cards, evenings and bonuses, translated when they are asked for.

The tables are marked with ``QT_TRANSLATE_NOOP``, because the language may change while the program runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.engines.taverns.components import CARDS, ENTERTAINERS, START_CARDS, TILES

if TYPE_CHECKING:
    from app.engines.taverns.components import Effect


class CardTexts(NamedTuple):
    """The texts of one kind of card.

    Attributes:
        name: On the banner and in lists, ``"Beer dealer"``.
        the: As the object of a sentence, ``"You buy the beer dealer."``
        text: What it does, ``""`` if it does nothing but pay and count.
    """

    name: str
    the: str
    text: str = ""


_CARDS: dict[str, tuple[object, ...]] = {
    "bard": (
        QT_TRANSLATE_NOOP("TavernsWords", "Bard"),
        QT_TRANSLATE_NOOP("TavernsWords", "the bard"),
        QT_TRANSLATE_NOOP("TavernsWords", "Once revealed, it may move the reputation marker 1 space in phase F."),
    ),
    "beer_dealer": (
        QT_TRANSLATE_NOOP("TavernsWords", "Beer dealer"),
        QT_TRANSLATE_NOOP("TavernsWords", "the beer dealer"),
        QT_TRANSLATE_NOOP("TavernsWords", "Once revealed, it gives 1 beer at the start of phase F."),
    ),
    "dishwasher": (
        QT_TRANSLATE_NOOP("TavernsWords", "Dishwasher"),
        QT_TRANSLATE_NOOP("TavernsWords", "the dishwasher"),
        QT_TRANSLATE_NOOP("TavernsWords", "One die may be used as if it were 1 higher (a 6 never becomes a 1)."),
    ),
    "waitress": (
        QT_TRANSLATE_NOOP("TavernsWords", "Waitress"),
        QT_TRANSLATE_NOOP("TavernsWords", "the waitress"),
        QT_TRANSLATE_NOOP("TavernsWords", "Roll 1 die of your colour in phase C (at most 3 in total)."),
    ),
    "table": (
        QT_TRANSLATE_NOOP("TavernsWords", "Table"),
        QT_TRANSLATE_NOOP("TavernsWords", "the table"),
        QT_TRANSLATE_NOOP("TavernsWords", "One more table this evening."),
    ),
    "supplier": (
        QT_TRANSLATE_NOOP("TavernsWords", "Supplier"),
        QT_TRANSLATE_NOOP("TavernsWords", "the supplier"),
        QT_TRANSLATE_NOOP("TavernsWords", "+1 beer for every die resolved on the beer delivery."),
    ),
    "noble": (QT_TRANSLATE_NOOP("TavernsWords", "Noble"), QT_TRANSLATE_NOOP("TavernsWords", "the noble")),
    "regular": (QT_TRANSLATE_NOOP("TavernsWords", "Regular"), QT_TRANSLATE_NOOP("TavernsWords", "the regular")),
    "guest_3_1": (QT_TRANSLATE_NOOP("TavernsWords", "Farmer"), QT_TRANSLATE_NOOP("TavernsWords", "the farmer")),
    "guest_3_2": (
        QT_TRANSLATE_NOOP("TavernsWords", "Shepherdess"),
        QT_TRANSLATE_NOOP("TavernsWords", "the shepherdess"),
    ),
    "guest_3_3": (QT_TRANSLATE_NOOP("TavernsWords", "Woodcutter"), QT_TRANSLATE_NOOP("TavernsWords", "the woodcutter")),
    "guest_3_4": (QT_TRANSLATE_NOOP("TavernsWords", "Fisherman"), QT_TRANSLATE_NOOP("TavernsWords", "the fisherman")),
    "guest_3_5": (QT_TRANSLATE_NOOP("TavernsWords", "Maid"), QT_TRANSLATE_NOOP("TavernsWords", "the maid")),
    "guest_3_6": (QT_TRANSLATE_NOOP("TavernsWords", "Farmhand"), QT_TRANSLATE_NOOP("TavernsWords", "the farmhand")),
    "guest_3_7": (
        QT_TRANSLATE_NOOP("TavernsWords", "Charcoal burner"),
        QT_TRANSLATE_NOOP("TavernsWords", "the charcoal burner"),
    ),
    "guest_3_8": (QT_TRANSLATE_NOOP("TavernsWords", "Pedlar"), QT_TRANSLATE_NOOP("TavernsWords", "the pedlar")),
    "guest_4_1": (QT_TRANSLATE_NOOP("TavernsWords", "Smith"), QT_TRANSLATE_NOOP("TavernsWords", "the smith")),
    "guest_4_2": (QT_TRANSLATE_NOOP("TavernsWords", "Miller"), QT_TRANSLATE_NOOP("TavernsWords", "the miller")),
    "guest_4_3": (QT_TRANSLATE_NOOP("TavernsWords", "Baker"), QT_TRANSLATE_NOOP("TavernsWords", "the baker")),
    "guest_4_4": (QT_TRANSLATE_NOOP("TavernsWords", "Pilgrim"), QT_TRANSLATE_NOOP("TavernsWords", "the pilgrim")),
    "guest_4_5": (QT_TRANSLATE_NOOP("TavernsWords", "Novice"), QT_TRANSLATE_NOOP("TavernsWords", "the novice")),
    "guest_4_6": (
        QT_TRANSLATE_NOOP("TavernsWords", "Brewer's lad"),
        QT_TRANSLATE_NOOP("TavernsWords", "the brewer's lad"),
    ),
    "guest_4_7": (
        QT_TRANSLATE_NOOP("TavernsWords", "Night watchman"),
        QT_TRANSLATE_NOOP("TavernsWords", "the night watchman"),
    ),
    "guest_5_1": (QT_TRANSLATE_NOOP("TavernsWords", "Carpenter"), QT_TRANSLATE_NOOP("TavernsWords", "the carpenter")),
    "guest_5_2": (QT_TRANSLATE_NOOP("TavernsWords", "Butcher"), QT_TRANSLATE_NOOP("TavernsWords", "the butcher")),
    "guest_5_3": (QT_TRANSLATE_NOOP("TavernsWords", "Weaver"), QT_TRANSLATE_NOOP("TavernsWords", "the weaver")),
    "guest_5_4": (QT_TRANSLATE_NOOP("TavernsWords", "Cooper"), QT_TRANSLATE_NOOP("TavernsWords", "the cooper")),
    "guest_5_5": (QT_TRANSLATE_NOOP("TavernsWords", "Friar"), QT_TRANSLATE_NOOP("TavernsWords", "the friar")),
    "guest_5_6": (QT_TRANSLATE_NOOP("TavernsWords", "Nun"), QT_TRANSLATE_NOOP("TavernsWords", "the nun")),
    "guest_5_7": (
        QT_TRANSLATE_NOOP("TavernsWords", "Washerwoman"),
        QT_TRANSLATE_NOOP("TavernsWords", "the washerwoman"),
    ),
    "guest_5_8": (QT_TRANSLATE_NOOP("TavernsWords", "Bailiff"), QT_TRANSLATE_NOOP("TavernsWords", "the bailiff")),
    "guest_6_1": (QT_TRANSLATE_NOOP("TavernsWords", "Goldsmith"), QT_TRANSLATE_NOOP("TavernsWords", "the goldsmith")),
    "guest_6_2": (QT_TRANSLATE_NOOP("TavernsWords", "Merchant"), QT_TRANSLATE_NOOP("TavernsWords", "the merchant")),
    "guest_6_3": (QT_TRANSLATE_NOOP("TavernsWords", "Prioress"), QT_TRANSLATE_NOOP("TavernsWords", "the prioress")),
    "guest_6_4": (QT_TRANSLATE_NOOP("TavernsWords", "Cook"), QT_TRANSLATE_NOOP("TavernsWords", "the cook")),
    "guest_6_5": (QT_TRANSLATE_NOOP("TavernsWords", "Draper"), QT_TRANSLATE_NOOP("TavernsWords", "the draper")),
    "guest_6_6": (QT_TRANSLATE_NOOP("TavernsWords", "Captain"), QT_TRANSLATE_NOOP("TavernsWords", "the captain")),
    "guest_6_7": (QT_TRANSLATE_NOOP("TavernsWords", "Physician"), QT_TRANSLATE_NOOP("TavernsWords", "the physician")),
    "guest_7_1": (QT_TRANSLATE_NOOP("TavernsWords", "Abbot"), QT_TRANSLATE_NOOP("TavernsWords", "the abbot")),
    "guest_7_2": (QT_TRANSLATE_NOOP("TavernsWords", "Mayoress"), QT_TRANSLATE_NOOP("TavernsWords", "the mayoress")),
    "guest_7_3": (
        QT_TRANSLATE_NOOP("TavernsWords", "Master builder"),
        QT_TRANSLATE_NOOP("TavernsWords", "the master builder"),
    ),
    "guest_7_4": (QT_TRANSLATE_NOOP("TavernsWords", "Judge"), QT_TRANSLATE_NOOP("TavernsWords", "the judge")),
    "guest_8_1": (
        QT_TRANSLATE_NOOP("TavernsWords", "Guild master"),
        QT_TRANSLATE_NOOP("TavernsWords", "the guild master"),
    ),
    "guest_8_2": (QT_TRANSLATE_NOOP("TavernsWords", "Brewmaster"), QT_TRANSLATE_NOOP("TavernsWords", "the brewmaster")),
    "guest_8_3": (QT_TRANSLATE_NOOP("TavernsWords", "Herald"), QT_TRANSLATE_NOOP("TavernsWords", "the herald")),
    "guest_8_4": (QT_TRANSLATE_NOOP("TavernsWords", "Banker"), QT_TRANSLATE_NOOP("TavernsWords", "the banker")),
    "extra_guest_1": (
        QT_TRANSLATE_NOOP("TavernsWords", "Market woman"),
        QT_TRANSLATE_NOOP("TavernsWords", "the market woman"),
    ),
    "extra_guest_2": (
        QT_TRANSLATE_NOOP("TavernsWords", "Distiller"),
        QT_TRANSLATE_NOOP("TavernsWords", "the distiller"),
    ),
    "extra_guest_3": (QT_TRANSLATE_NOOP("TavernsWords", "Poet"), QT_TRANSLATE_NOOP("TavernsWords", "the poet")),
    "extra_guest_4": (
        QT_TRANSLATE_NOOP("TavernsWords", "Herbalist"),
        QT_TRANSLATE_NOOP("TavernsWords", "the herbalist"),
    ),
    "extra_guest_5": (
        QT_TRANSLATE_NOOP("TavernsWords", "Town crier"),
        QT_TRANSLATE_NOOP("TavernsWords", "the town crier"),
    ),
    "extra_guest_6": (QT_TRANSLATE_NOOP("TavernsWords", "Singer"), QT_TRANSLATE_NOOP("TavernsWords", "the singer")),
    "extra_guest_7": (QT_TRANSLATE_NOOP("TavernsWords", "Vintner"), QT_TRANSLATE_NOOP("TavernsWords", "the vintner")),
    "extra_guest_8": (QT_TRANSLATE_NOOP("TavernsWords", "Scholar"), QT_TRANSLATE_NOOP("TavernsWords", "the scholar")),
    "extra_guest_9": (
        QT_TRANSLATE_NOOP("TavernsWords", "Apothecary"),
        QT_TRANSLATE_NOOP("TavernsWords", "the apothecary"),
    ),
    "extra_guest_10": (QT_TRANSLATE_NOOP("TavernsWords", "Envoy"), QT_TRANSLATE_NOOP("TavernsWords", "the envoy")),
}
"""Name, form in a sentence and text by component id; all regulars share theirs."""

_EFFECTS: dict[tuple[object, ...], object] = {
    ("ban",): QT_TRANSLATE_NOOP("TavernsWords", "You may ban one seated regular or guest that has no die."),
    ("card", "beer_dealer"): QT_TRANSLATE_NOOP("TavernsWords", "Gain 1 beer dealer, face down on your draw pile."),
    ("card", "dishwasher"): QT_TRANSLATE_NOOP("TavernsWords", "Gain 1 dishwasher, face down on your draw pile."),
    ("card", "supplier"): QT_TRANSLATE_NOOP("TavernsWords", "Gain 1 supplier, face down on your draw pile."),
    ("card", "table"): QT_TRANSLATE_NOOP("TavernsWords", "Gain 1 table, face down on your draw pile."),
    ("card", "waitress"): QT_TRANSLATE_NOOP("TavernsWords", "Gain 1 waitress, face down on your draw pile."),
    ("monastery", 1): QT_TRANSLATE_NOOP("TavernsWords", "Move 1 space on the monastery track."),
    ("monastery", 2): QT_TRANSLATE_NOOP("TavernsWords", "Move 2 spaces on the monastery track."),
    ("noble", 1): QT_TRANSLATE_NOOP("TavernsWords", "Gain 1 noble, face down on your draw pile."),
    ("reputation", 1): QT_TRANSLATE_NOOP("TavernsWords", "Move 1 space on the reputation track."),
    ("reputation", 2): QT_TRANSLATE_NOOP("TavernsWords", "Move 2 spaces on the reputation track."),
    ("reputation", 3): QT_TRANSLATE_NOOP("TavernsWords", "Move 3 spaces on the reputation track."),
    ("schnapps", 1): QT_TRANSLATE_NOOP("TavernsWords", "Gain 1 schnapps."),
}
"""Bonuses as sentences, by effect word and argument; a card stands here by its id."""

_TILES: dict[str, tuple[object, object]] = {
    "tables": (
        QT_TRANSLATE_NOOP("TavernsWords", "Tables"),
        QT_TRANSLATE_NOOP("TavernsWords", "One permanent fourth table from the next evening on."),
    ),
    "waitress_post": (
        QT_TRANSLATE_NOOP("TavernsWords", "Waitress post"),
        QT_TRANSLATE_NOOP("TavernsWords", "One coloured die in every later phase C."),
    ),
    "wash_place": (
        QT_TRANSLATE_NOOP("TavernsWords", "Wash place"),
        QT_TRANSLATE_NOOP("TavernsWords", "On each later evening one die counts 1 higher."),
    ),
    "beer_delivery": (
        QT_TRANSLATE_NOOP("TavernsWords", "Beer delivery"),
        QT_TRANSLATE_NOOP("TavernsWords", "2 beer per die instead of 1 (plus suppliers)."),
    ),
    "cash_till": (
        QT_TRANSLATE_NOOP("TavernsWords", "Cash till"),
        QT_TRANSLATE_NOOP("TavernsWords", "The die pays 3 doubloons instead of 1."),
    ),
    "barrel": (
        QT_TRANSLATE_NOOP("TavernsWords", "Barrel"),
        QT_TRANSLATE_NOOP("TavernsWords", "The die gives 2 beer instead of 1."),
    ),
    "monk": (
        QT_TRANSLATE_NOOP("TavernsWords", "Monk"),
        QT_TRANSLATE_NOOP("TavernsWords", "2 monastery spaces per die instead of 1."),
    ),
    "safe": (QT_TRANSLATE_NOOP("TavernsWords", "Safe"), QT_TRANSLATE_NOOP("TavernsWords", "Store up to 5 doubloons.")),
    "beer_storage": (
        QT_TRANSLATE_NOOP("TavernsWords", "Beer storage"),
        QT_TRANSLATE_NOOP("TavernsWords", "Store up to 5 beer."),
    ),
    "host": (
        QT_TRANSLATE_NOOP("TavernsWords", "Host"),
        QT_TRANSLATE_NOOP("TavernsWords", "Carries the reputation track (module 3+)."),
    ),
}
"""Name, and what the upgraded side gives, by component id."""

_ENTERTAINERS: dict[str, tuple[object, object, object]] = {
    "entertainer_musician": (
        QT_TRANSLATE_NOOP("TavernsWords", "Musician"),
        QT_TRANSLATE_NOOP("TavernsWords", "1 schnapps: 2 doubloons."),
        QT_TRANSLATE_NOOP("TavernsWords", "2 schnapps: 3 beer."),
    ),
    "entertainer_fire_breather": (
        QT_TRANSLATE_NOOP("TavernsWords", "Fire-breather"),
        QT_TRANSLATE_NOOP("TavernsWords", "5 schnapps: turn one tile over free of charge and gain 1 noble."),
        QT_TRANSLATE_NOOP("TavernsWords", "2 schnapps: ban one seated regular or guest that has no die."),
    ),
    "entertainer_juggler": (
        QT_TRANSLATE_NOOP("TavernsWords", "Juggler"),
        QT_TRANSLATE_NOOP(
            "TavernsWords",
            "1 schnapps, before closing: one laid-out card goes back on top of the draw pile.",
        ),
        QT_TRANSLATE_NOOP("TavernsWords", "1 schnapps, while placing: one die becomes an X and fits any dice space."),
    ),
}
"""Name, what side A does and what side B does, by component id."""

_START_CARDS: dict[str, tuple[object, object]] = {
    "start_brewhouse": (
        QT_TRANSLATE_NOOP("TavernsWords", "Brewhouse"),
        QT_TRANSLATE_NOOP("TavernsWords", "1 supplier, 1 beer dealer, 1 bard."),
    ),
    "start_pilgrim": (
        QT_TRANSLATE_NOOP("TavernsWords", "Pilgrims' inn"),
        QT_TRANSLATE_NOOP("TavernsWords", "Monastery marker to space 3 (1 beer dealer), remove 2 regulars."),
    ),
    "start_big_room": (
        QT_TRANSLATE_NOOP("TavernsWords", "Big parlour"),
        QT_TRANSLATE_NOOP("TavernsWords", "1 schnapps; tables tile upgraded, no noble."),
    ),
    "start_cellar": (
        QT_TRANSLATE_NOOP("TavernsWords", "Beer cellar"),
        QT_TRANSLATE_NOOP("TavernsWords", "1 bard, 1 table; beer storage upgraded (no noble) and filled with 5 beer."),
    ),
    "start_staff": (
        QT_TRANSLATE_NOOP("TavernsWords", "Permanent staff"),
        QT_TRANSLATE_NOOP("TavernsWords", "1 waitress card and a permanent waitress, no noble."),
    ),
    "start_till": (
        QT_TRANSLATE_NOOP("TavernsWords", "Full till"),
        QT_TRANSLATE_NOOP("TavernsWords", "1 dishwasher, remove 1 regular, cash till upgraded, no noble."),
    ),
    "start_service": (
        QT_TRANSLATE_NOOP("TavernsWords", "Quick service"),
        QT_TRANSLATE_NOOP("TavernsWords", "2 waitresses, 1 table."),
    ),
}

_SUMMER: tuple[object, ...] = (
    QT_TRANSLATE_NOOP("TavernsWords", "Gain 1 counter guest."),
    QT_TRANSLATE_NOOP("TavernsWords", "Choose: the top 3-beer guest or 1 beer dealer."),
    QT_TRANSLATE_NOOP("TavernsWords", "Choose: one more die of your colour this evening or 1 dishwasher."),
    QT_TRANSLATE_NOOP("TavernsWords", "Gain 1 counter guest."),
    QT_TRANSLATE_NOOP("TavernsWords", "Choose: 1 table or 1 supplier."),
    QT_TRANSLATE_NOOP("TavernsWords", "Gain 1 counter guest."),
    QT_TRANSLATE_NOOP("TavernsWords", "Choose: one more die of your colour this evening or 1 beer dealer."),
    QT_TRANSLATE_NOOP("TavernsWords", "Turn one tile over free of charge (no noble); it works at once."),
)

_WINTER: tuple[object, ...] = (
    QT_TRANSLATE_NOOP("TavernsWords", "Gain 1 counter guest."),
    QT_TRANSLATE_NOOP("TavernsWords", "Take the musician and choose its side."),
    QT_TRANSLATE_NOOP("TavernsWords", "Take the fire-breather and choose its side."),
    QT_TRANSLATE_NOOP("TavernsWords", "Gain 1 counter guest."),
    QT_TRANSLATE_NOOP("TavernsWords", "Take the juggler and choose its side."),
    QT_TRANSLATE_NOOP("TavernsWords", "Choose: one more die of your colour this evening or 1 dishwasher."),
    QT_TRANSLATE_NOOP("TavernsWords", "Gain 1 counter guest."),
    QT_TRANSLATE_NOOP("TavernsWords", "Choose: 1 table or 1 supplier."),
)

_MODULES: tuple[tuple[object, object], ...] = (
    (
        QT_TRANSLATE_NOOP("TavernsWords", "Base game"),
        QT_TRANSLATE_NOOP("TavernsWords", "Build the tavern, recruit guests, attract nobles."),
    ),
    (
        QT_TRANSLATE_NOOP("TavernsWords", "Schnapps"),
        QT_TRANSLATE_NOOP("TavernsWords", "Entertainers do favours for schnapps."),
    ),
    (
        QT_TRANSLATE_NOOP("TavernsWords", "Reputation"),
        QT_TRANSLATE_NOOP("TavernsWords", "A reputation track, bards and ten more guests."),
    ),
    (
        QT_TRANSLATE_NOOP("TavernsWords", "Start cards"),
        QT_TRANSLATE_NOOP("TavernsWords", "Choose one of three starting positions."),
    ),
    (
        QT_TRANSLATE_NOOP("TavernsWords", "Guest book"),
        QT_TRANSLATE_NOOP("TavernsWords", "Recruited guests sign and unlock bonuses."),
    ),
)

_TOURNAMENT = (
    QT_TRANSLATE_NOOP("TavernsWords", "Tournament rules"),
    QT_TRANSLATE_NOOP(
        "TavernsWords", "Fair shares of scarce helper cards on evenings 6 and 8; substitutes for guest bonuses."
    ),
)

_PHASES: dict[str, object] = {
    "phase_a": QT_TRANSLATE_NOOP("TavernsWords", "Next evening"),
    "phase_b": QT_TRANSLATE_NOOP("TavernsWords", "The tavern fills"),
    "phase_c": QT_TRANSLATE_NOOP("TavernsWords", "The waitress comes"),
    "phase_d": QT_TRANSLATE_NOOP("TavernsWords", "Choosing dice"),
    "phase_e": QT_TRANSLATE_NOOP("TavernsWords", "Placing dice"),
    "phase_reputation": QT_TRANSLATE_NOOP("TavernsWords", "Reputation phase"),
    "phase_f": QT_TRANSLATE_NOOP("TavernsWords", "Serving"),
    "phase_juggler": QT_TRANSLATE_NOOP("TavernsWords", "Juggler"),
    "phase_g": QT_TRANSLATE_NOOP("TavernsWords", "Closing time"),
}


def _say(text: object) -> str:
    """The translation of a marked text, ``""`` for an empty one."""
    return QCoreApplication.translate("TavernsWords", str(text)) if text else ""


def words(card: int) -> CardTexts:
    """The texts of a card; of a guest, ``text`` is its bonus."""
    facts = CARDS[card]
    said = CardTexts(*map(_say, _CARDS["regular" if facts.kind == "regular" else facts.id]))
    return said._replace(text=effect_text(facts.bonus)) if facts.bonus else said


def effect_text(effect: Effect | None) -> str:
    """A bonus in one sentence; ``""`` for none."""
    if not effect:
        return ""
    word, *argument = effect
    key = (word, CARDS[argument[0]].id) if word == "card" else effect
    return _say(_EFFECTS[key])


def tile_name(tile: int | str) -> str:
    """The name of a tile, by number or id."""
    return _say(_TILES[TILES[tile].id if isinstance(tile, int) else tile][0])


def tile_text(tile: int | str) -> str:
    """What the upgraded side of a tile gives."""
    return _say(_TILES[TILES[tile].id if isinstance(tile, int) else tile][1])


def entertainer_name(tile: int) -> str:
    """The name of an entertainer."""
    return _say(_ENTERTAINERS[ENTERTAINERS[tile]][0])


def entertainer_text(tile: int, side: int) -> str:
    """What a side (1 is A, 2 is B) of an entertainer does, with its price."""
    return _say(_ENTERTAINERS[ENTERTAINERS[tile]][side])


def start_name(card: int) -> str:
    """The name of a start card."""
    return _say(_START_CARDS[START_CARDS[card]][0])


def start_text(card: int) -> str:
    """What a start card gives."""
    return _say(_START_CARDS[START_CARDS[card]][1])


def evening_text(number: int, *, winter: bool) -> str:
    """The bonus of an evening, 1-based."""
    return _say((_WINTER if winter else _SUMMER)[number - 1])


def module_name(level: int) -> str:
    """The name of a module, 1-5."""
    return _say(_MODULES[level - 1][0])


def module_text(level: int) -> str:
    """What a module is about."""
    return _say(_MODULES[level - 1][1])


def tournament_name() -> str:
    """The name of the tournament rules."""
    return _say(_TOURNAMENT[0])


def tournament_text() -> str:
    """What the tournament rules are about."""
    return _say(_TOURNAMENT[1])


def evening_name(number: int) -> str:
    """What a round is called, e.g. ``"Evening 2"``."""
    return QCoreApplication.translate("TavernsWords", "Evening {number}").format(number=number)


def phase_name(phase: str) -> str:
    """The name of a phase by its component id, e.g. ``"phase_b"``."""
    return _say(_PHASES[phase])


def column_costs(column: int, between: str = "/") -> str:
    """What stands above a column of the guest book: the beer that its guests cost.  R170"""
    return between.join(map(str, sorted({card.cost for card in CARDS if card.column == column})))
