"""The faces of the cards of Murano: figures, icons, badges and texts as ``CardFace`` objects."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

from app.engines.murano import components as c
from app.models.murano.words import words_of
from app.views import theme as look
from app.views.murano import stages
from app.views.murano.style import BEAD_LOOKS, CUSTOMER_COLOURS, CUSTOMER_SHAPES, SORT_COLOURS
from app.views.paint import brushes, cards
from app.views.paint.cards import CardFace
from app.views.paint.icons import Icon
from app.views.paint.stages import Stage

SPECIAL_BACK = "#3A2450"
"""Colour of the backs of special building cards."""

LEAST_NAME = 10.0
"""Smallest letters of a name on a small card, in px."""

WORDS_SHARE = 0.52
"""Share of a card's height that is left for words below a low stage."""

_CREST = "bordered-shield"
_BADGES = {"circle": "circle", "square": "square", "diamond": "diamonds"}
"""By shape of customers, the glyph on a badge."""

FIGURES = {
    "per_shop": "shop",
    "per_palace": "palazzo",
    "per_glassworks": "furnace",
    "per_special_building": "byzantin-temple",
    "sole_shop": "shop",
    "sole_glassworks": "furnace",
    "few_red_blue": "dove",
    "one_of_each": "carnival-mask",
    "customers_all": "shopping-bag",
    "crests": _CREST,
    "own_two_other_one": "captain-hat-profile",
    "own_one_other_two": "hood",
    "own_equals_others": "domino-mask",
    "crests_equal_glassworks": _CREST,
    "crests_equal_shop": _CREST,
    "trio_equal": "juggler",
    "exactly_one_crest": "templar-shield",
}
"""By character, the glyph of its picture; ``_KINDS`` has those of several characters, by the prefix of their ids."""

_KINDS = (
    ("shops_", "shop"),
    ("gold_exchange_", "pay-money"),
    ("customers_", "shopping-bag"),
    ("special_equals_", "scales"),
    ("glass_", "glass-ball"),
)
SPECIAL_FIGURES = {
    "bank": "cash",
    "basilica": "church",
    "crane_a": "cargo-crane",
    "crane_b": "cargo-crane",
    "harbor": "harbor-dock",
    "harbor_tavern": "beer-stein",
    "hostel": "bed",
    "counting_house": "abacus",
    "workshop_red_blue": "palette",
    "workshop_blue_green": "palette",
    "workshop_red_green": "palette",
    "lighthouse": "lighthouse",
    "assembly_hall": "greek-temple",
    "inn": "tavern-sign",
    "guild_hall": "family-house",
}
"""By special building card, the glyph of its picture."""

# --- signs -----------------------------------------------------------------------------------------------------------

_SORT_ICONS: dict[str, Icon] = {
    "glassworks": ("glyph", "furnace"),
    "shop": ("glyph", "shop"),
    "palace": ("palazzo",),
    "special_building": ("glyph", "byzantin-temple"),
}
_CREST_ICON: Icon = ("glyph", _CREST, "#8E1F2B")
_GOLD, _MINE, _THEIRS = ("coin",), ("glyph", "hammer-nails"), ("glyph", "backup")


def _customer(colour: str | None) -> tuple[Icon, ...]:
    """The icon of customers of a colour; all three icons for ``None``."""
    if colour is None:
        return tuple(_customer(each)[0] for each in c.CUSTOMERS)
    k = c.CUSTOMERS.index(colour)
    return (("shape", CUSTOMER_SHAPES[k], CUSTOMER_COLOURS[k]),)


def _counted(what: str) -> Icon:
    """The icon of what one side of a comparison counts."""
    if what.startswith("customers_"):
        return _customer(what.removeprefix("customers_"))[0]
    return _CREST_ICON if what == "crests" else _SORT_ICONS[what]


def _points(number: int) -> tuple[Icon, ...]:
    """An arrow to a number of points."""
    return (("arrow",), ("points", number))


def _scoring_icons(scoring: dict[str, Any]) -> tuple[Icon, ...]:
    """What a character scores for, in icons; a fixed number of points stands in the shield of the card instead."""
    effect = scoring["effect"]
    if effect == "per_tile":
        colour = _customer(scoring["color"]) if scoring["color"] else ()
        return (*colour, _SORT_ICONS[scoring["tile"]], *_points(scoring["vp"]))
    if effect == "sole_owner":
        return (_SORT_ICONS[scoring["tile"]], ("glyph", "jewel-crown"))
    if effect == "gold_exchange":
        return (("coin", 8), *_points(max(scoring["table"].values())))
    if effect == "max_customers":
        return (*_customer("red"), *_customer("blue"), ("text", f"≤ {scoring['max']}"))
    if effect == "one_of_each":
        return (*_SORT_ICONS.values(), ("break",), *_customer(None))
    if effect == "customer_table":
        most = list(scoring["table"])[-1].rstrip("+")
        return (*_customer(scoring["color"]), ("text", f"×{most}"), *_points(max(scoring["table"].values())))
    if effect == "per_crest":
        return (_CREST_ICON, *_points(scoring["vp"]))
    if effect == "own_and_other_buildings":
        mine, others = ("points", scoring["own"]), ("points", scoring["other"])
        return (_MINE, ("arrow",), mine, ("break",), _THEIRS, ("arrow",), others)
    if effect == "equal_counts":
        return (_counted(scoring["a"]), ("text", "="), _counted(scoring["b"]))
    if effect == "all_equal":
        a, b, d = (_SORT_ICONS[tile] for tile in scoring["tiles"])
        return (a, ("text", "="), b, ("text", "="), d)
    if effect == "own_equals_others":
        return (_MINE, ("text", "="), _THEIRS)
    if effect == "exact_crests":
        return (("text", "1 ×"), _CREST_ICON)
    if effect == "own_buildings_at_least":
        return (("text", f"{scoring['count']} ×"), _MINE)
    if effect == "own_gondoliers_at_least":
        return (("text", f"{scoring['count']} ×"), ("glyph", "canoe"))
    return (("bead", *BEAD_LOOKS[scoring["color"]]), *_points(scoring["vp_each"]))  # "hand_in_beads"


def _special_icons(effect: dict[str, Any]) -> tuple[Icon, ...]:
    """What a special building card does, in icons."""
    kind = effect["effect"]
    if kind == "vp_on_build":
        return (*(_SORT_ICONS[tile] for tile in effect["tiles"]), ("text", "+"), ("points", effect["amount"]))
    if kind == "gondola_cost":
        return (("glyph", "canoe"), ("coin", effect["own"]), ("coin", effect["other"]))
    if kind == "gondolier_rates":
        gains: tuple[Icon, ...] = (("up",), ("coin", effect["dismiss_gain"]))
        return (("glyph", "backup"), *gains, ("gap",), ("down",), ("coin", effect["hire_cost"]))
    if kind == "bead_substitution":
        one, other = effect["pair"]
        return (("bead", *BEAD_LOOKS[one]), ("text", "="), ("bead", *BEAD_LOOKS[other]))
    found: dict[str, tuple[Icon, ...]] = {
        "bonus_gold": (("text", "+"), ("coin", effect.get("amount", 0))),
        "gain_vp_now": (("text", "+"), ("points", effect.get("amount", 0))),
        "vp_on_place_gondolier": (("glyph", "canoe"), ("arrow",), ("points", effect.get("amount", 0))),
        "recruit_draw": (("card", str(effect.get("draw", 0))), ("glyph", "carnival-mask")),
        "production_extra_draw": (("glyph", "fire-bowl"), ("text", "+1"), ("glyph", "pouch-with-beads")),
        "red_ship_may_share": (("glyph", "sailboat", "#B3200F"), ("glyph", "sailboat")),
        "recruit_discount": (("glyph", "carnival-mask"), ("text", f"−{effect.get('amount', 0)}"), _GOLD),
        "vp_on_production": (("glyph", "fire-bowl"), ("arrow",), ("points", effect.get("amount", 0))),
    }
    return found[kind]


# --- faces -----------------------------------------------------------------------------------------------------------


def _shape_badge(colour: str) -> tuple[str, str]:
    """The badge of customers of a colour: its colour and glyph."""
    k = c.CUSTOMERS.index(colour)
    return CUSTOMER_COLOURS[k], _BADGES[CUSTOMER_SHAPES[k]]


_MARKS = {
    "sole_owner": ("#B9832A", "jewel-crown"),
    "own_buildings_at_least": ("#A8502E", "hammer-nails"),
    "own_gondoliers_at_least": ("#4A3D30", "canoe"),
}
"""By effect with which several characters score, their badge: its colour and glyph."""


def _badge(card: str, scoring: dict[str, Any]) -> tuple[str, str] | None:
    """The badge of a character (colour and glyph): the colour or sort that it is about, ``None`` for none."""
    effect = scoring["effect"]
    if effect == "hand_in_beads":
        return BEAD_LOOKS[scoring["color"]]
    if effect in _MARKS:
        return _MARKS[effect]
    if effect == "equal_counts" and scoring["a"] == "crests":
        sort = scoring["b"]
        return SORT_COLOURS[sort], str(_SORT_ICONS[sort][1])
    colour = card.rpartition("_")[2]
    return _shape_badge(colour) if colour in c.CUSTOMERS and effect != "max_customers" else None


@lru_cache(maxsize=8)
def plan(island: int) -> stages.IslandPlan:
    """The plan of an island for the picture of a card."""
    cells = {at for cell, at in enumerate(c.CELL_AT) if c.ISLAND_OF[cell] == island}
    columns, rows = sorted({int(x) for x, _ in cells}), sorted({int(y) for _, y in cells})
    across = range(columns[0], columns[-1] + 1)
    return stages.IslandPlan(tuple("".join("#" if (x, y) in cells else "." for x in across) for y in rows))


def picture_of(card: str) -> tuple[str, Stage]:
    """The glyph and the stage of a character; for one that is bound to an island no glyph, and the plan of the island.

    Raises:
        KeyError: There is no such character.
    """
    if card in FIGURES:
        return FIGURES[card], stages.glass
    home = c.HOME[c.CHARACTERS.index(card)]
    if home >= 0 and not card.startswith("glass_"):
        return "", plan(home)
    for start, name in _KINDS:
        if card.startswith(start):
            return name, stages.glass
    raise KeyError(card)


@lru_cache(maxsize=256)
def character_face(card: str, name: str, text: str = "") -> CardFace:
    """The face of a character with these words.  Raises ``ValueError`` for an unknown id."""
    scoring = c.SCORING[c.CHARACTERS.index(card)]
    glyph, stage = picture_of(card)
    return CardFace(
        name=name,
        colour=SORT_COLOURS["character"],
        glyph=glyph,
        stage=stage,
        points=scoring["vp"] if scoring["effect"] in _FIXED else 0,
        icons=_scoring_icons(scoring),
        badge=_badge(card, scoring),
        text=text,
    )


_FIXED = frozenset(
    {
        "sole_owner",
        "max_customers",
        "one_of_each",
        "equal_counts",
        "all_equal",
        "own_equals_others",
        "exact_crests",
        "own_buildings_at_least",
        "own_gondoliers_at_least",
    }
)
"""Effects that give the same number of points whenever they score."""


@lru_cache(maxsize=128)
def special_face(card: str, name: str, text: str = "") -> CardFace:
    """The face of a special building card with these words.  Raises ``ValueError`` for an unknown id."""
    effect = c.EFFECT[c.SPECIALS.index(card)]
    return CardFace(
        name=name,
        colour=SORT_COLOURS["special_building"],
        glyph=SPECIAL_FIGURES[card],
        stage=stages.glass,
        icons=_special_icons(effect),
        text=text,
        foot="lightning-helix" if effect["effect"] == "gain_vp_now" else "",
    )


def face_of(card: str) -> CardFace:
    """The face of a card in the language of the moment, by its id.  Raises ``ValueError`` for an unknown one."""
    make = special_face if card in c.SPECIALS else character_face
    return make(card, *words_of(card))


@lru_cache(maxsize=512)
def legible(face: CardFace, width: float) -> CardFace:
    """The face for a card of a width on the table: without icons if there is room for its text.

    A name that would be illegible is left out; it stands beside the card or in its tip.
    """
    if width >= cards.FULL_FROM:
        return replace(face, icons=()) if shows_text(face, width) else face
    room = width * (1 - 22 / 180)  # without the margins of a card, which is drawn 180 wide
    smallest = look.font("caps", LEAST_NAME, weight=700)
    return face if brushes.text_width(face.name, smallest) <= room else replace(face, name="")


def shows_text(face: CardFace, width: float) -> bool:
    """Whether the text of a card of that width is shown: if it fits below a low stage."""
    if width < cards.FULL_FROM:
        return False
    # What a card with a low stage has below its banner, less the margin or the glyph at its foot, as in ``cards``.
    u = width / 180
    room = cards.card_height(width) * WORDS_SHARE - (13 + (20 if face.foot else 8)) * u
    smallest = look.font("card_text", look.MIN_TEXT_PX)
    return brushes.wrapped_height(face.text, smallest, width - 22 * u) <= room
