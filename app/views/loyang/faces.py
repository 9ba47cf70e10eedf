"""What the cards of Loyang show, as plain values: cards with equal faces share a picture in the cache."""

from dataclasses import dataclass

from app.engines.loyang import components as c
from app.models.loyang import pieces as kinds
from app.models.loyang.words import LANTERN, NAMES, helper_words
from app.views.loyang import stages
from app.views.loyang.style import family_colour
from app.views.paint.cards import CardFace
from app.views.paint.icons import Icon

# Glyphs of the figures on the cards of helpers, by id of the helper.
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
"""The effect of each helper in icons, for cards that are too small for words, by id of the helper."""


@dataclass(frozen=True, slots=True)
class FieldFace:
    """A field: what grows there, or what it may be sown with.

    Attributes:
        title: Name on the ribbon.
        kind: ``"home"``, ``"common"`` or ``"field"``, as ``Piece.face``.
        goods: Goods that it may be sown with.
        plots: Number of plots.
        stock: Goods left on it.
        crop: The good that grows there, or ``components.EMPTY``.
        cost: Cash in the gem at the upper left; 0 for no gem.
        ripe: Whether the next harvest takes the last good.
        dear: Whether the gem shows that the viewer cannot buy the card.
    """

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
    """A market stall: its three goods, the bowls under each, and whether each is left."""

    title: str
    goods: tuple[int, ...]
    bowls: tuple[int, ...]
    left: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class RegularFace:
    """A regular customer.

    Attributes:
        title: Name on the ribbon.
        goods: The two goods that it asks for.
        payments: Payments of the rows from bottom to top.
        rows: Number of rows filled.
        marker: Side of its satisfaction marker: ``"blue"``, ``"red"``, or ``""`` for none.
        have: For each good whether it is on the cart of the viewer.
        state: How far it is in this round: ``"due"``, ``"done"``, ``"twice"``, ``"refused"`` or ``""``.
        ready: Whether the viewer can supply it now.
        dotted: Whether it is one of the customers for beginners, which have a dot.
    """

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
    """A casual customer.

    Attributes:
        title: Name on the ribbon.
        goods: The three goods that it asks for.
        price: The printed price.
        modifier: Cash that is added to the price now; 0 if it lies in no display.
        have: For each good whether it is on the cart of the viewer.
        ready: Whether the viewer can serve it now.
    """

    title: str
    goods: tuple[int, ...]
    price: int
    modifier: int
    have: tuple[bool, ...]
    ready: bool


@dataclass(frozen=True, slots=True)
class HelperFace:
    """A helper, painted like the cards of other games; ``lantern``: whether its effect touches another player."""

    card: CardFace
    lantern: bool


Face = FieldFace | StallFace | RegularFace | CasualFace | HelperFace


def face_of(piece: kinds.CardPiece) -> Face:
    """What the card of a piece shows."""
    card, title = piece.card, NAMES.title(piece.card)
    goods = c.GOODS_OF[card]
    match piece:
        case kinds.FieldPiece():
            cost = c.FIELD_COST if piece.face == "common" else 0
            dear = piece.slot is not None and piece.slot.dear
            return FieldFace(
                title, piece.face, goods, c.PLOTS[card], piece.stock, piece.crop, cost, ripe=piece.ripe, dear=dear
            )
        case kinds.StallPiece():
            return StallFace(title, goods, c.DEMAND[card], tuple(piece.has(place) for place in range(len(goods))))
        case kinds.RegularPiece():
            state = _STATES.get(piece.dealt, "due" if piece.due else "")
            dotted = c.CARDS[card].beginner
            return RegularFace(
                title, goods, c.PAYMENTS[card], piece.rows, piece.marker, piece.there, state, piece.ready, dotted
            )
        case kinds.CasualPiece():
            return CasualFace(title, goods, c.PRICE[card], piece.change or 0, piece.there, piece.ready)
    return _helper(c.HELPER[card])


_STATES = {c.DELIVERED: "done", c.DELIVERED_TWICE: "twice", c.REFUSED: "refused"}
"""``RegularFace.state`` by ``RegularPiece.dealt``."""


def _helper(kind: int) -> HelperFace:
    name, said = c.HELPERS[kind], helper_words(kind)
    card = CardFace(
        said.name,
        family_colour("helper"),
        HELPER_GLYPHS[name],
        stages.ink_hills,
        text=said.text,
        icons=HELPER_ICONS[name],
    )
    return HelperFace(card, lantern=kind in LANTERN)
