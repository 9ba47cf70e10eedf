"""What the cards of Port Royal look like, and the table they lie on."""

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.engines.port_royal import components
from app.engines.port_royal.components import CARDS, COLOURS, CONTRACTS, FIRST, NEVER, TAX_BONUS, Card, Contract
from app.views import theme as look
from app.views.paint.brushes import clipped, vertical
from app.views.paint.cards import CardFace
from app.views.paint.icons import Icon
from app.views.paint.scenery import bollard
from app.views.paint.surfaces import wood
from app.views.port_royal import stages
from app.views.port_royal.backdrop import harbour_at_dusk
from app.views.theme import color

HORIZON = 0.245  # share of the sky in the picture above the dock
DOCK = "#55392A"
CONTRACT = "#2B4358"

_TOKEN_NAMES = {
    "jack_of_all_trades": "jack",
    "mademoiselle": "mad",
    "governor": "gov",
    "expedition": "exp",
}
"""Names of kinds of cards in ``tokens.json``, where these differ."""

PERSON_GLYPHS = {
    "trader": "scales",
    "clerk": "quill-ink",
    "settler": "wheelbarrow",
    "captain": "captain-hat-profile",
    "priest": "church",
    "jack_of_all_trades": "crossroad",
    "sailor": "ship-wheel",
    "pirate": "pirate-hat",
    "mademoiselle": "handheld-fan",
    "jester": "jester-hat",
    "admiral": "spyglass",
    "vice_admiral": "sextant",
    "gunner": "cannon",
    "governor": "scroll-quill",
}
"""Glyph of each kind of person."""

HOUSE, ANCHOR, CROSS = "wood-cabin", "anchor", "gothic-cross"
SYMBOLS = dict(zip(components.SYMBOLS, (HOUSE, ANCHOR, CROSS), strict=True))
"""Glyph of each expedition symbol."""
SWORDS, SKULL = "crossed-sabres", "skull-crossed-bones"


# --- colours ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _ships() -> dict[str, tuple[str, str, str]]:
    """Paint, glyph of the sign and glyph of the hull of each ship colour, by its id in ``COLOURS``."""
    entries = look.tokens()["goods"]["port_royal_ships"]
    return {entry["en"].lower(): (entry["color"], entry["glyph"], entry["ship"]) for entry in entries}


def ship_colour(colour: int) -> str:
    """Paint of a ship colour, by its index in ``COLOURS``."""
    return _ships()[COLOURS[colour]][0]


def ship_sign(colour: int) -> str:
    """Glyph on the pennant of a ship colour, by which the colours are told apart without seeing them."""
    return _ships()[COLOURS[colour]][1]


def ship_hull(colour: int) -> str:
    """Glyph of the hull of a ship colour."""
    return _ships()[COLOURS[colour]][2]


def family_colour(kind: str) -> str:
    """Paint of a person kind, of expeditions ("expedition") and of tax cards ("tax")."""
    return str(look.tokens()["goods"]["port_royal_cards"][_TOKEN_NAMES.get(kind, kind)]["color"])


def _pennant(colour: int) -> Icon:
    """The icon for ships of one colour."""
    return ("pennant", ship_colour(colour), ship_sign(colour))


def _fan() -> Icon:
    """The icon for ships of different colours."""
    return ("fan", *((ship_colour(k), ship_sign(k)) for k in range(len(COLOURS))))


# --- faces -----------------------------------------------------------------------------------------------------------


_CONTRACTS = {contract.id: contract for contract in CONTRACTS}


@lru_cache(maxsize=512)
def card_face(face: str, name: str, text: str = "") -> CardFace:
    """What the face of a card or contract shows.

    Args:
        face: Its component id.
        name: Its name, translated.
        text: Its effect in words, translated; expeditions show theirs in icons alone.

    Raises:
        KeyError: Port Royal has no such id.
    """
    if face in _CONTRACTS:
        return _contract(_CONTRACTS[face], name, text)
    card = CARDS[FIRST[face]]
    if card.kind == "ship":
        return _ship(card, name, text)
    if card.kind == "expedition":
        return _expedition(card, name)
    if card.kind == "tax":
        return _tax(card, name, text)
    return _person(card, name, text)


def _ship(card: Card, name: str, text: str) -> CardFace:
    strength: tuple[Icon, ...] = (("glyph", SWORDS), ("text", str(card.swords)))
    if card.swords >= NEVER:
        strength = (("glyph", SKULL),)
    gift: tuple[Icon, ...] = (("gap",), ("glyph", "present", "#8E2F2A")) if card.gift else ()
    return CardFace(
        name=name,
        colour=ship_colour(card.colour),
        glyph=ship_hull(card.colour),
        stage=stages.sea,
        pennant=(ship_colour(card.colour), ship_sign(card.colour)),
        icons=(("coin", card.coins), ("gap",), *strength, *gift),
        text=text,
    )


def _person(card: Card, name: str, text: str) -> CardFace:
    badge = (ship_colour(card.colour), ship_sign(card.colour)) if card.colour >= 0 else None
    return CardFace(
        name=name,
        colour=family_colour(card.kind),
        glyph=PERSON_GLYPHS[card.kind],
        cost=card.cost,
        points=card.points,
        text=text,
        icons=_effect(card),
        badge=badge,
    )


def _effect(card: Card) -> tuple[Icon, ...]:
    """The ability of a person in icons."""
    arrow, one_coin = ("arrow",), ("coin", 1)
    effects: dict[str, tuple[Icon, ...]] = {
        "settler": (("glyph", HOUSE),),
        "captain": (("glyph", ANCHOR),),
        "priest": (("glyph", CROSS),),
        "jack_of_all_trades": (("glyph", ANCHOR), ("text", "/"), ("glyph", CROSS), ("text", "/"), ("glyph", HOUSE)),
        "sailor": (("glyph", SWORDS), ("text", str(card.strength))),
        "pirate": (("glyph", SWORDS), ("text", str(card.strength))),
        "mademoiselle": (("glyph", "person"), ("text", "−"), one_coin),
        "jester": (("glyph", "cross-mark"), ("text", "/"), ("card", "0"), arrow, one_coin),
        "admiral": (("card", "5+"), arrow, ("coin", 2)),
        "vice_admiral": (("card", "3–4"), arrow, one_coin),
        "gunner": (("glyph", "sailboat"), ("text", "−1"), arrow, ("coin",)),
        "governor": (("text", "+1"), ("glyph", "card-pickup")),
    }
    if card.kind == "trader":
        return (_pennant(card.colour), ("text", "+"), one_coin)
    if card.kind == "clerk":
        return (_pennant(card.colour), ("text", "+1"), ("glyph", "card-pickup"))
    return effects[card.kind]


def _expedition(card: Card, name: str) -> CardFace:
    symbols: list[Icon] = []
    for glyph_name, count in zip(SYMBOLS.values(), card.requires, strict=True):
        symbols += [("glyph", glyph_name)] * count
    return CardFace(
        name=name,
        colour=family_colour("expedition"),
        glyph="island",
        stage=stages.chart,
        points=card.points,
        icons=(*symbols, ("gap",), ("arrow",), ("coin", card.coins)),
    )


def _tax(card: Card, name: str, text: str) -> CardFace:
    fewest = TAX_BONUS[card.id] == "fewest_influence"
    who: tuple[Icon, ...] = (("points", ""), ("down",)) if fewest else (("glyph", SWORDS), ("up",))
    levy: tuple[Icon, ...] = (("text", "12+"), ("coin",), ("arrow",), ("text", "½"))
    return CardFace(
        name=name,
        colour=family_colour("tax"),
        glyph="tied-scroll",
        text=text,
        icons=(*levy, ("break",), *who, ("text", "+"), ("coin", 1)),
    )


def _contract(contract: Contract, name: str, text: str) -> CardFace:
    return CardFace(
        name=name,
        colour=CONTRACT,
        glyph="scroll-unfurled",
        stage=stages.scroll,
        icons_on_stage=True,
        text=text,
        icons=_condition(contract),
        fields=len(contract.coins),
    )


def _condition(contract: Contract) -> tuple[Icon, ...]:
    """What the contract asks for, in icons."""
    kinds: tuple[Icon, ...] = tuple(("glyph", PERSON_GLYPHS[kind]) for kind in contract.kinds)
    number = str(contract.number)
    if contract.test == components.RENOUNCE:
        return (("text", number + " ×"), _pennant(contract.colour), ("no_coin",))
    if contract.test == components.HARBOUR:  # with a step field it has to happen once more (R77)
        twice: tuple[Icon, ...] = (("text", f"× {contract.steps + 1}"),) if contract.steps else ()
        return (("text", number), _fan(), *twice)
    conditions: dict[str, tuple[Icon, ...]] = {
        components.PERSONS: kinds,
        components.KINDS: (("text", number + " ×"), *kinds),
        components.EXPEDITION: (("glyph", "island"),),
        components.CHEAP: (
            ("text", number + " ×"),
            ("glyph", "person"),
            ("text", "0–"),
            ("coin", components.CHEAP_COST),
        ),
        components.SWORDS: (("glyph", SWORDS), ("text", number)),
        components.TAXED: (("glyph", "tied-scroll"), ("glyph", "pay-money")),
        components.OWN_BUST: (
            ("glyph", "sailboat"),
            ("text", "="),
            ("glyph", "sailboat"),
            ("glyph", "cross-mark", "#A03024"),
        ),
        components.REPELLED: (("glyph", SWORDS), ("text", number), _fan()),
    }
    return conditions[contract.test]


# --- the table -------------------------------------------------------------------------------------------------------


def paint_table(p: QPainter, rect: QRectF, dock_y: float) -> None:
    """Paint what the table lies on: sky and sea, and from ``dock_y`` down the planks below the viewer's display."""
    unit = rect.width() / 1920
    with clipped(p, rect):
        sea = QRectF(rect.x(), rect.y(), rect.width(), dock_y - rect.y() + 10 * unit)
        harbour_at_dusk(p, sea, HORIZON, ships=False, palms=False)
        _dock(p, QRectF(rect.x(), dock_y, rect.width(), rect.bottom() - dock_y), unit)
        if look.theme().dark:
            p.fillRect(rect, color("#060912", 0.30))


def _dock(p: QPainter, rect: QRectF, unit: float) -> None:
    wood(p, rect, DOCK, 5, 7, grain=0.14)
    p.fillRect(rect, vertical(rect, ("#FFB070", 0.10), ("#0A1020", 0.55)))
    shade = QRectF(rect.x(), rect.y() - 16 * unit, rect.width(), 16 * unit)
    p.fillRect(shade, vertical(shade, ("#000000", 0.0), ("#000000", 0.5)))
    p.fillRect(QRectF(rect.x(), rect.y(), rect.width(), 3 * unit), color("#FFC98C", 0.5))
    for k in range(int(rect.width() / (180 * unit)) + 1):
        bollard(p, rect.x() + (60 + k * 180) * unit, rect.y(), 26 * unit)
