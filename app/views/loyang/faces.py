"""What one card of Loyang shows: plain values taken from a piece, so that equal cards share a picture."""

from dataclasses import dataclass

from app.models.table import Piece
from app.views.loyang.goods import good_of
from app.views.loyang.style import family_colour
from app.views.paint.cards import CardFace
from app.views.paint.icons import Icon
from app.views.piece_facts import number, numbers, words_of

FIELD_KINDS = ("field", "home", "common")

HELPER_GLYPHS = {
    "tout": "public-speaker",
    "official": "stamper",
    "messenger_boy": "run",
    "accountant": "abacus",
    "harvest_hand": "sickle",
    "haggler": "discussion",
    "lord_of_the_manor": "pagoda",
    "trader": "swap-bag",
    "impostor": "domino-mask",
    "shopper": "shopping-bag",
    "merchant": "scales",
    "deliveryman": "wheelbarrow",
    "maid": "teapot",
    "market_crier": "ringing-bell",
    "market_woman": "handheld-fan",
    "leaseholder": "key",
    "ploughman": "plow",
    "self_supplier": "basket",
    "saleswoman": "present",
}

SWAP: Icon = ("glyph", "card-exchange")
STALL: Icon = ("glyph", "shop")
REGULAR: Icon = ("glyph", "kimono")
CASUAL: Icon = ("glyph", "hand-bag")
FIELD: Icon = ("glyph", "field")
SOW: Icon = ("glyph", "plant-seed")
HARVEST: Icon = ("glyph", "sickle")
ARROW: Icon = ("arrow",)

HELPER_ICONS: dict[str, tuple[Icon, ...]] = {
    "tout": (CASUAL, SWAP, ("break",), ("coin", 2), ARROW, CASUAL),
    "official": (("glyph", "card-draw"), ("coin", 0)),
    "messenger_boy": (REGULAR, ("text", "×2")),
    "accountant": (("glyph", "shop"), ("text", "="), ("text", "?"), ("break",), FIELD, ARROW, ("coin", 1)),
    "harvest_hand": (HARVEST, ("text", "+1"), ("break",), SOW, ("text", "+1")),
    "haggler": (("text", "2"), ARROW, ("coin",)),
    "lord_of_the_manor": (("glyph", "card-pickup"), ("text", "+2")),
    "trader": (SWAP, STALL),
    "impostor": (SWAP, ("glyph", "farmer")),
    "shopper": (("glyph", "shopping-bag"), ("text", "−2")),
    "merchant": (REGULAR, ARROW, ("coin", 1)),
    "deliveryman": (("glyph", "wheelbarrow"), ARROW, REGULAR),
    "maid": (STALL, ("text", "1")),
    "market_crier": (STALL, ("text", "+"), ("break",), STALL, ARROW, ("coin", 3)),
    "market_woman": (STALL, SWAP, STALL),
    "leaseholder": (("coin", 3), ARROW, FIELD, ("break",), FIELD, SWAP, FIELD),
    "ploughman": (FIELD, ("text", "×"), ("break",), HARVEST, ("text", "1")),
    "self_supplier": (FIELD, ARROW, ("glyph", "basket"), ("coin", 1)),
    "saleswoman": (REGULAR, ("text", "☺"), ("break",), CASUAL, ("text", "+2")),
}
"""The effect of each helper for cards too small for words."""


@dataclass(frozen=True, slots=True)
class FieldFace:
    """A field: what grows there, or what may be planted."""

    title: str
    kind: str
    goods: tuple[int, ...]
    plots: int
    stock: int
    crop: int
    cost: int
    ripe: bool = False
    dear: bool = False


@dataclass(frozen=True, slots=True)
class StallFace:
    """A market stall: its three offers, and the bowls under them."""

    title: str
    goods: tuple[int, ...]
    bowls: tuple[int, ...]
    left: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class RegularFace:
    """A regular customer: two goods, four rows from bottom to top, the marker."""

    title: str
    goods: tuple[int, ...]
    payments: tuple[int, ...]
    rows: int
    marker: str
    have: tuple[bool, ...]
    state: str
    ready: bool
    dotted: bool = False


@dataclass(frozen=True, slots=True)
class CasualFace:
    """A casual customer: three goods, the price, and what is added or taken off now."""

    title: str
    goods: tuple[int, ...]
    price: int
    modifier: int
    have: tuple[bool, ...]
    ready: bool


@dataclass(frozen=True, slots=True)
class HelperFace:
    """A helper: its picture and words, and the lantern if it touches somebody else."""

    card: CardFace
    lantern: bool


Face = FieldFace | StallFace | RegularFace | CasualFace | HelperFace


def face_of(piece: Piece) -> Face:
    """What the card shows."""
    kind = piece.face
    if kind in FIELD_KINDS:
        return _field(piece)
    title = str(piece.attr("title", piece.name))
    goods = tuple(good_of(name) for name in words_of(piece, "goods"))
    if kind == "stall":
        bowls = numbers(piece, "demand")
        left = piece.attr("left", (True,) * len(bowls))
        assert isinstance(left, tuple)
        return StallFace(title, goods, bowls, left)
    if kind == "helper":
        return _helper(piece, title)
    have = piece.attr("have", (False,) * len(goods))
    assert isinstance(have, tuple)
    if kind == "regular":
        ready = bool(piece.flags & {"deliverable", "again"})
        payments, rows = numbers(piece, "payments"), number(piece, "rows")
        marker, dotted = str(piece.attr("marker", "")), bool(piece.attr("dotted"))
        return RegularFace(title, goods, payments, rows, marker, have, _state(piece), ready, dotted)
    return CasualFace(title, goods, number(piece, "price"), number(piece, "modifier"), have, "servable" in piece.flags)


def _state(piece: Piece) -> str:
    """How far a regular customer is this round."""
    return next((flag for flag in ("refused", "twice", "done", "due") if flag in piece.flags), "")


def _field(piece: Piece) -> FieldFace:
    crop = str(piece.attr("crop", ""))
    return FieldFace(
        str(piece.attr("title", piece.name)),
        piece.face,
        tuple(good_of(name) for name in words_of(piece, "goods")),
        number(piece, "plots"),
        number(piece, "stock"),
        good_of(crop) if crop else -1,
        number(piece, "cost"),
        "ripe" in piece.flags,
        "unaffordable" in piece.flags,
    )


def _helper(piece: Piece, title: str) -> HelperFace:
    helper = str(piece.attr("helper"))
    card = CardFace(
        title,
        family_colour("helper"),
        HELPER_GLYPHS[helper],
        "ink",
        text=str(piece.attr("text", "")),
        icons=HELPER_ICONS[helper],
    )
    return HelperFace(card, bool(piece.attr("lantern")))
