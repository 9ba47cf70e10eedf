"""Cards as pieces, wherever they lie."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from app.engines.loyang import components as c
from app.models.loyang.keys import card_key
from app.models.loyang.tips import TIPS
from app.models.loyang.words import LANTERN, NAMES, card_name, helper_words, phases_of
from app.models.table import NO_FLAGS, Attrs, Piece
from app.models.text import lines


class View(NamedTuple):
    """For whom the explanations are written.

    Attributes:
        seat: The viewer.
        names: Names of all seats, in the solo game also of the imaginary neighbour.
        person: Whether the viewer is somebody at the screen, called "you".
        locale_key: Something that differs from language to language.
    """

    seat: int
    names: tuple[str, ...]
    person: bool
    locale_key: str

    def who(self, seat: int) -> str:
        """The name of a seat, ``""`` for "you"."""
        return "" if self.person and seat == self.seat else self.names[seat]


def good_ids(goods: tuple[int, ...]) -> tuple[str, ...]:
    """Goods by their ids."""
    return tuple(c.GOODS[good] for good in goods)


def face_of(card: int) -> str:
    """How a card looks: ``"home"``, ``"common"``, ``"field"``, ``"stall"``, ..."""
    if c.KIND[card] != c.FIELD:
        return c.KINDS[c.KIND[card]]
    return "home" if c.IS_HOME[card] else "common" if card < c.N_ACTION else "field"


@lru_cache(maxsize=512)
def printed(_locale_key: str, card: int) -> Attrs:
    """What stands on a card, in words and figures."""
    kind, face = c.KIND[card], face_of(card)
    attrs: Attrs = (
        ("id", c.CARDS[card].id),
        ("kind", face),
        ("title", NAMES.title(card)),
        ("text", helper_words(c.HELPER[card]).text if kind == c.HELPER_CARD else ""),
        ("goods", good_ids(c.GOODS_OF[card])),
    )
    if kind == c.FIELD:
        return (*attrs, ("plots", c.PLOTS[card]), ("cost", c.FIELD_COST if face == "common" else 0))
    if kind == c.STALL:
        return (*attrs, ("demand", c.DEMAND[card]))
    if kind == c.REGULAR:
        return (*attrs, ("payments", c.PAYMENTS[card]), ("dotted", c.CARDS[card].beginner))
    if kind == c.CASUAL:
        return (*attrs, ("price", c.PRICE[card]))
    helper = c.HELPER[card]
    return (*attrs, ("helper", c.HELPERS[helper]), ("lantern", helper in LANTERN), ("phases", phases_of(helper)))


@lru_cache(maxsize=16384)
def card_piece(
    view: View,
    card: int,
    flags: frozenset[str] = NO_FLAGS,
    attrs: Attrs = (),
    tip: str = "",
) -> Piece:
    """An open card; ``attrs`` and ``tip`` say what its place adds to what is printed."""
    shown = (*printed(view.locale_key, card), *attrs)
    return Piece(card_key(card), face_of(card), 1, flags, shown, card_name(card), tip)


@lru_cache(maxsize=4096)
def loose_card(
    view: View, card: int, mask: int, flags: frozenset[str] = NO_FLAGS, attrs: Attrs = (), more: tuple[str, ...] = ()
) -> Piece:
    """A card that lies in nobody's display, as it would be when laid out.

    ``mask``: goods on the viewer's cart.  ``flags``, ``attrs`` and ``more`` (lines of the
    explanation) are what its place adds.
    """
    kind = c.KIND[card]
    fresh: Attrs = ()
    if kind == c.FIELD:
        tip = TIPS.field(card, c.EMPTY, 0)
        fresh = (("crop", ""), ("stock", 0))
    elif kind == c.STALL:
        tip = TIPS.stall(card, c.FULL_STALL, maid=False)
        fresh = (("left", (True, True, True)),)
    elif kind == c.REGULAR:
        tip = TIPS.regular(card, 0)
        fresh = (("rows", 0), ("next", c.PAYMENTS[card][0]), ("marker", ""), ("have", have(card, mask)))
    elif kind == c.CASUAL:
        tip = lines(TIPS.casual_wish(card), TIPS.price(card))
        fresh = (("modifier", 0), ("worth", c.PRICE[card]), ("have", have(card, mask)))
    else:
        tip = TIPS.helper(c.HELPER[card])
    return card_piece(view, card, flags, (*fresh, *attrs), lines(tip, *more))


def have(card: int, mask: int) -> tuple[bool, ...]:
    """Which of the goods that a customer wants lie on the viewer's cart."""
    return tuple(bool(mask >> good & 1) for good in c.GOODS_OF[card])


def card_list(view: View, cards: list[int]) -> tuple[Piece, ...]:
    """Cards for a list that a person opens, sorted by kind."""
    return _card_list(view, tuple(sorted(cards, key=lambda card: (c.KIND[card], card))))


@lru_cache(maxsize=256)
def _card_list(view: View, cards: tuple[int, ...]) -> tuple[Piece, ...]:
    found = []
    for card in cards:
        shown = loose_card(view, card, 0)
        found.append(Piece(f"list:{c.CARDS[card].id}", shown.face, 1, NO_FLAGS, shown.attrs, shown.name, shown.tip))
    return tuple(found)
