"""The faces of the cards, effects as rows of icons, glyphs of all things, and the painted ground of the table."""

from dataclasses import replace
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.engines.taverns import components as c
from app.views import theme as look
from app.views.board.table_style import rect_of
from app.views.paint.brushes import clipped, glow, pen, rounded, shadow, stroke, vertical
from app.views.paint.cards import CardFace
from app.views.paint.icons import Icon
from app.views.paint.surfaces import vignette, wood
from app.views.taverns import stages
from app.views.taverns.layout import Areas
from app.views.taverns.style import BRASS, FLOOR, TABLE, WALL, plank

WHITE_DIE = "#F7F0E0"
JOKER_DIE = "#E9C46A"
"""Colours of dice that belong to no seat."""

HELPER_GLYPHS = {
    "bard": "banjo",
    "beer_dealer": "cellar-barrels",
    "dishwasher": "bubbles",
    "waitress": "hot-meal",
    "table": "table",
    "supplier": "barrel",
}
GUEST_GLYPHS = {
    "guest_3_1": "pitchfork",
    "guest_3_2": "sheep",
    "guest_3_3": "axe-in-stump",
    "guest_3_4": "fishing-pole",
    "guest_3_5": "broom",
    "guest_3_6": "sickle",
    "guest_3_7": "campfire",
    "guest_3_8": "knapsack",
    "guest_4_1": "anvil",
    "guest_4_2": "windmill",
    "guest_4_3": "bread",
    "guest_4_4": "shepherds-crook",
    "guest_4_5": "hood",
    "guest_4_6": "hops",
    "guest_4_7": "old-lantern",
    "guest_5_1": "hand-saw",
    "guest_5_2": "meat-cleaver",
    "guest_5_3": "spinning-wheel",
    "guest_5_4": "cartwheel",
    "guest_5_5": "prayer",
    "guest_5_6": "nun-light",
    "guest_5_7": "clothesline",
    "guest_5_8": "manacles",
    "guest_6_1": "ring",
    "guest_6_2": "scales",
    "guest_6_3": "gothic-cross",
    "guest_6_4": "cooking-pot",
    "guest_6_5": "rolled-cloth",
    "guest_6_6": "visored-helm",
    "guest_6_7": "doctor-face",
    "guest_7_1": "pope-crown",
    "guest_7_2": "key",
    "guest_7_3": "trowel",
    "guest_7_4": "gavel",
    "guest_8_1": "bordered-shield",
    "guest_8_2": "beer-horn",
    "guest_8_3": "trumpet-flag",
    "guest_8_4": "open-treasure-chest",
    "extra_guest_1": "basket",
    "extra_guest_2": "standing-potion",
    "extra_guest_3": "feather",
    "extra_guest_4": "pestle-mortar",
    "extra_guest_5": "ringing-bell",
    "extra_guest_6": "lyre",
    "extra_guest_7": "grapes",
    "extra_guest_8": "spectacles",
    "extra_guest_9": "apothecary",
    "extra_guest_10": "tied-scroll",
}
TILE_GLYPHS = {
    "tables": "wooden-chair",
    "waitress_post": "hot-meal",
    "wash_place": "bubbles",
    "beer_delivery": "old-wagon",
    "cash_till": "cash",
    "barrel": "barrel",
    "monk": "monk-face",
    "safe": "strongbox",
    "beer_storage": "cellar-barrels",
    "host": "tavern-sign",
}
ENTERTAINER_GLYPHS = {
    "entertainer_musician": "violin",
    "entertainer_fire_breather": "fire-breath",
    "entertainer_juggler": "juggler",
}
START_GLYPHS = {
    "start_brewhouse": "hops",
    "start_pilgrim": "shepherds-crook",
    "start_big_room": "table",
    "start_cellar": "cellar-barrels",
    "start_staff": "hot-meal",
    "start_till": "cash",
    "start_service": "meal",
}
MONASTERY, SCHNAPPS, REPUTATION, BAN, NOBLE, UPGRADE = (
    "church",
    "brandy-bottle",
    "laurels",
    "boot-kick",
    "jewel-crown",
    "hammer-nails",
)
REMOVE, SIGNATURE, COUNTER, NEW_CARD = "exit-door", "quill", "meeple", "card-pickup"
"""Glyphs that stand for one thing wherever it is painted."""

AT_ONCE: Icon = ("glyph", "lightning-helix", "#A06A12")
"""Icon before a bonus that comes only once, when the guest is recruited (R96)."""


# --- colours ---------------------------------------------------------------------------------------------------------

_FAMILIES = {"regular": "reg", "guest": "guest", "noble": "noble", "tavern": "staff"}
"""Names of the colours in the theme, by kind of card."""


@lru_cache(maxsize=16)
def family_colour(family: str) -> str:
    """The colour of ``regular``, ``guest``, ``noble``, ``tavern`` or ``table`` cards, e.g. ``"#A06A12"``."""
    return str(look.tokens()["goods"]["taverns_cards"][_FAMILIES.get(family, family)]["color"])


def card_colour(card: c.Card) -> str:
    """The colour of a card: tables have one of their own among the tavern cards."""
    return family_colour("table" if card.id == "table" else card.kind)


# --- effects in icons ------------------------------------------------------------------------------------------------


def bonus_icons(bonus: c.Effect | None) -> tuple[Icon, ...]:
    """A bonus of a guest, a start card or the guest book in icons; empty for none."""
    match bonus:
        case None:
            return ()
        case ("card" | "take", card):
            return (("text", "+"), ("glyph", HELPER_GLYPHS[c.CARDS[card].id]))
        case ("turn_tile", tile):
            return (("glyph", UPGRADE), ("glyph", TILE_GLYPHS[c.TILES[tile].id]))
        case ("ban",):
            return (("glyph", BAN),)
        case ("cellar", beer):
            return (("beer", beer),)
    # The others have an amount.  The minus sign is U+2212: a start card takes regulars away.
    word, number = bonus
    signs = {"noble": NOBLE, "schnapps": SCHNAPPS, "monastery": MONASTERY, "reputation": REPUTATION, "remove": REMOVE}
    return (("text", f"{'−' if word == 'remove' else '+'}{number}"), ("glyph", signs[word]))


def _pays(card: c.Card) -> tuple[Icon, ...]:
    """The die that a seated card wants and the doubloons that it pays, in icons."""
    return (("die", card.die), ("arrow",), ("coin", card.doubloons))


def helper_icons(card: str) -> tuple[Icon, ...]:
    """What a tavern card does, in icons; ``card`` is its component id."""
    effects: dict[str, tuple[Icon, ...]] = {
        "bard": (("text", "+1"), ("glyph", REPUTATION)),
        "beer_dealer": (("text", "+"), ("beer", 1)),
        "dishwasher": (("die", 3), ("text", "+1")),
        "waitress": (("text", "+"), ("die", 4, "#BA232D")),
        "table": (("text", "+1"), ("glyph", "wooden-chair")),
        "supplier": (("die", 1), ("die", 6), ("text", "+"), ("beer", 1)),
    }
    return effects[card]


def entertainer_icons(tile: int, side: int) -> tuple[Icon, ...]:
    """What a side of an entertainer does, in icons, without its price."""
    amount = c.AMOUNT[tile][side]
    effects: dict[tuple[int, int], tuple[Icon, ...]] = {
        (c.MUSICIAN, c.SIDE_A): (("coin", amount),),
        (c.MUSICIAN, c.SIDE_B): (("beer", amount),),
        (c.FIRE_BREATHER, c.SIDE_A): (("glyph", UPGRADE), ("glyph", NOBLE)),
        (c.FIRE_BREATHER, c.SIDE_B): (("glyph", BAN),),
        (c.JUGGLER, c.SIDE_A): (("glyph", NEW_CARD),),
        (c.JUGGLER, c.SIDE_B): (("die", "X", JOKER_DIE),),
    }
    return effects[tile, side]


# --- faces -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def card_face(face: str, name: str, text: str = "") -> CardFace:
    """What the face of a card shows.

    Args:
        face: Component id of a card or start card.
        name: Its name, translated.
        text: Its effect, translated; shown instead of icons where there is room.

    Raises:
        KeyError: The Taverns have no such card.
    """
    if face in c.START_CARDS:
        return _start(face, name, text)
    card = c.CARDS[c.NUMBER[face]]
    figure, icons, row = _figure(card)
    return CardFace(
        name=name,
        colour=card_colour(card),
        glyph=figure,
        stage=stages.tavern,
        cost=card.cost or None,
        cost_kind="coin" if card.kind == "tavern" else "beer",
        points=card.points,
        icons=icons,
        row=row,
        text=text,
    )


def _figure(card: c.Card) -> tuple[str, tuple[Icon, ...], tuple[Icon, ...]]:
    """The glyph on the stage, the icons of the effect, and those of the payment (``CardFace.row``)."""
    if card.kind == "tavern":
        return HELPER_GLYPHS[card.id], helper_icons(card.id), ()
    if card.kind != "guest":
        return (NOBLE if card.kind == "noble" else "beer-stein"), (), _pays(card)
    bonus = bonus_icons(card.bonus)
    return GUEST_GLYPHS[card.id], ((AT_ONCE, *bonus) if bonus else ()), _pays(card)


def _start(face: str, name: str, text: str) -> CardFace:
    icons: tuple[Icon, ...] = ()
    for k, effect in enumerate(c.START_EFFECTS[c.START_CARDS.index(face)]):
        # Two effects in the first row, the others in a second one.
        if k:
            icons = (*icons, ("break",) if k == 2 else ("gap",))
        icons = (*icons, *bonus_icons(effect))
    return CardFace(
        name=name, colour=family_colour("table"), glyph=START_GLYPHS[face], stage=stages.tavern, icons=icons, text=text
    )


def noble_face(name: str, beer: int) -> CardFace:
    """The face of the nobles on offer, with the price of one in beer; nobles at tables have no price."""
    return replace(card_face("noble", name), cost=beer)


# --- the table -------------------------------------------------------------------------------------------------------


def paint_table(p: QPainter, rect: QRectF, a: Areas) -> None:
    """Paint the ground of the whole table: planks in lamplight, and the own tavern as a wall above a floor.

    Args:
        p: The painter.
        rect: The whole board, in logical pixels.
        a: The parts of the table.
    """
    dark = look.theme().dark
    wood(p, rect, plank(TABLE), 13, 31, grain=0.13)
    unit = a.scale
    # Three lamps: place and radius in pixels of the drawing, and how strong they are in the light and dark theme.
    for x, y, r, bright, dim in ((420, 60, 700, 0.34, 0.20), (1250, 360, 800, 0.30, 0.16), (300, 840, 700, 0.25, 0.15)):
        glow(p, x * unit, y * unit, r * unit, "#FFB258", dim if dark else bright)
    vignette(p, rect, 0.6 if dark else 0.42)
    _tavern(p, rect_of(a.own), a.floor, unit, dark=dark, wide=a.wide)


def _tavern(p: QPainter, own: QRectF, floor_y: float, unit: float, *, dark: bool, wide: bool) -> None:
    radius = (18 if wide else 13) * unit
    beam = (15 if wide else 8) * unit
    shadow(p, own, radius, 16 * unit, 0.6)
    with clipped(p, rounded(own, radius)):
        wall = QRectF(own.x(), own.y(), own.width(), floor_y - own.y())
        floor = QRectF(own.x(), floor_y, own.width(), own.bottom() - floor_y)
        wood(p, wall, plank(WALL), 22, 12, grain=0.12, seam=0.45, upright=True)
        wood(p, floor, plank(FLOOR), 6, 19, grain=0.14)
        for share in (0.215, 0.435, 0.655, 0.875):
            glow(p, own.x() + own.width() * share, own.y() + 60 * unit, 330 * unit, "#FFB65A", 0.34 if dark else 0.42)
        top = QRectF(own.x(), own.y(), own.width(), beam)
        p.fillRect(top, vertical(top, "#2E190C", "#1A0D05"))
        sill = QRectF(own.x(), floor_y - beam * 0.55, own.width(), beam * 0.55)
        p.fillRect(sill, vertical(sill, "#2E190C", "#1A0D05"))
        shade = QRectF(own.x(), floor_y, own.width(), 30 * unit)
        p.fillRect(shade, vertical(shade, ("#000000", 0.45), ("#000000", 0.0)))
        vignette(p, own, 0.35)
    stroke(p, pen(BRASS, 2 * unit, 0.9))
    p.drawPath(rounded(own, radius))
