"""The layout of the table of Loyang: pure functions of counts and sizes.

Boxes are in scene pixels, from the upper left corner of the board.  There are two drawings: the wide one for boards of
``WIDE`` pixels or more, and the small one.

In the middle lie the path and the tiles.  During the card phase a strip with the court and the hand takes exactly their
place, so that nothing else moves from phase to phase.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from app.views.board.boxes import WIDE, Box, columns, scaled, times

SPACES, GOODS = 20, 6
"""Number of spaces on the path, and of kinds of goods."""
TILES = ("sow", "buy", "trade", "helper", "deliver", "refuse", "serve", "pack", "end")
"""The verbs of the tiles in the middle, from left to right."""
PURSE_TILES = ("sell", "loan")
"""The verbs of the two tiles below the cash, from top to bottom."""


MIDDLE, PATH = 0.44, 0.58
"""Share of path and tiles in the height that they have together with the row of cards; share of the path in theirs."""


class Opponent(NamedTuple):
    """The panel of an opponent and its parts.

    Attributes:
        panel: The whole.
        head: Place of name and figures.
        fields: Place of the chips of its fields.
        cards: Place of the chips of its other cards.
        stacked: Whether the head is a line above the other parts instead of a block at their left.
        load: The six places of its cart; empty if the panel is too narrow for them.
    """

    panel: Box
    head: Box
    fields: Box
    cards: Box
    stacked: bool
    load: tuple[Box, ...] = ()


class Strip(NamedTuple):
    """The strip of the card phase: the ``whole``, in it draw and discard pile, and at their right the cards."""

    whole: Box
    piles: Box
    cards: Box


@dataclass(frozen=True, slots=True)
class Areas:
    """The parts of a table.  Those that are not there have no size.

    Attributes:
        wide: Whether the wide drawing is used.
        scale: Scene pixels per px of the drawing.
        has_strip: Whether the strip of the card phase is there instead of path and tiles.
        opponents: The panels of the opponents, left to right in turn order.
        grid: Panel of the solo game's grid beside the opponent; only while the grid is not in the strip.
        path: Panel of the path; not while ``has_strip``.
        legend: The part of it for words.
        piles: The part of it for draw and discard pile.
        spaces: The 20 spaces of the path; empty while ``has_strip``.
        strip: The strip of the card phase; only while ``has_strip``.
        head: Panel of the viewer with shield, cash and loans.
        purse: The two tiles at its foot, see ``PURSE_TILES``.
        fields: The most that the panel below the own fields may take.
        shop: Panel of the own shop.
        shelves: Its columns, one per good.
        cart: Panel of the own cart, and the storehouse below it.
        load: The six places of the cart, one per good.
        stores: Place of the storehouse.
        rows: Panel below stalls, customers and helpers.
        tiles: The tiles in the middle, see ``TILES``; empty while ``has_strip``.
        prompt: Free place for the prompt bar.
        label: Height of the line above the cards.
        peek: How much of a covered card shows above the one that covers it.
        gap: Gap between cards.
        pad: Padding within panels.
        widest: Largest width of own cards.
    """

    wide: bool
    scale: float
    has_strip: bool
    opponents: tuple[Opponent, ...]
    grid: Box
    path: Box
    legend: Box
    piles: Box
    spaces: tuple[Box, ...]
    strip: Strip
    head: Box
    purse: tuple[Box, ...]
    fields: Box
    shop: Box
    shelves: tuple[Box, ...]
    cart: Box
    load: tuple[Box, ...]
    stores: Box
    rows: Box
    tiles: tuple[Box, ...]
    prompt: Box
    label: float
    peek: float
    gap: float
    pad: float
    widest: float


@dataclass(frozen=True, slots=True)
class _Drawing:
    """The lengths of one of the two drawings, in its px.

    Attributes:
        width: Width of the drawing.
        height: Height of the drawing.
        margin: Margin at left and right; a little less at the bottom.
        top: Margin at the top.
        gap: Gap between panels.
        opponents: Height of the panels of one or two opponents.
        opponents_many: Height of the panels of three opponents.
        opponent_head: Width of an opponent's head at the left of its panel.
        opponent_line: Height of an opponent's head at the top of its panel.
        piles: Width of draw and discard pile.
        legend: Width of the words beside the path.
        fields: Height of head, fields and shop.
        prompt: Height of the prompt bar.
        head: Width of the viewer's head.
        purse: Height of a tile in the head.
        shop: Width of the shop.
        margin_words: Width kept free at the left of the shelves, for the glyphs of buying and selling.
        awning: Height of the awning of the shop.
        cart: Width of cart and storehouse.
        label: Height of the line above cards.
        peek: How much of a covered card shows.
        pad: Padding within panels.
        card_gap: Gap between cards.
        widest: Largest width of own cards.
        tile_gap: Gap between tiles.
    """

    width: float
    height: float
    margin: float
    top: float
    gap: float
    opponents: float
    opponents_many: float
    opponent_head: float
    opponent_line: float
    piles: float
    legend: float
    fields: float
    prompt: float
    head: float
    purse: float
    shop: float
    margin_words: float
    awning: float
    cart: float
    label: float
    peek: float
    pad: float
    card_gap: float
    widest: float
    tile_gap: float


_WIDE = _Drawing(
    width=1560, height=1024, margin=16, top=12, gap=9, opponents=136, opponents_many=156, opponent_head=206,
    opponent_line=46, piles=146, legend=172, fields=252, prompt=76, head=178, purse=46, shop=352,
    margin_words=44, awning=36, cart=236, label=30, peek=24, pad=13, card_gap=9, widest=196, tile_gap=8,
)  # fmt: skip
_SMALL = _Drawing(
    width=1094, height=720, margin=12, top=8, gap=6, opponents=94, opponents_many=112, opponent_head=152,
    opponent_line=34, piles=94, legend=104, fields=170, prompt=60, head=132, purse=36, shop=264,
    margin_words=4, awning=20, cart=168, label=21, peek=18, pad=8, card_gap=6, widest=140, tile_gap=5,
)  # fmt: skip

NOWHERE = Box(0, 0, 0, 0)


@lru_cache(maxsize=64)
def areas(
    width: float, height: float, opponents: int, *, has_strip: bool, solo: bool = False, cards: float = 1.0
) -> Areas:
    """Lay out the table.

    Args:
        width: Width of the board in scene pixels.
        height: Height of the board in scene pixels.
        opponents: Number of opponents, 1 to 3; the imaginary neighbour of the solo game is one.
        has_strip: Whether the strip of the card phase is there.
        solo: Whether there is a grid.
        cards: Factor on the largest width of own cards, a setting; 1.0 is usual.
    """
    d = _WIDE if width >= WIDE else _SMALL
    # Everything up to the ``Areas`` is in px of the drawing. The drawing is scaled to fit, and then extended to the
    # shape of the board: there is more room in one direction than its own size.
    k = min(width / d.width, height / d.height)
    room = Box(d.margin, d.top, width / k - 2 * d.margin, height / k - d.top - d.margin * 0.75)
    high = d.opponents if opponents < 3 else d.opponents_many
    above = Box(room.x, room.y, room.w, high)
    small_grid = solo and not has_strip
    panels = above._replace(w=above.w * 0.40) if small_grid else above
    # From top to bottom: opponents, strip or path and tiles, head with fields and shop, cart with rows, prompt.
    prompt = Box(room.x, room.bottom - d.prompt, room.w, d.prompt)
    top = above.bottom + d.gap
    rest = prompt.y - d.gap - top - d.fields - 2 * d.gap
    strip = Box(room.x, top, room.w, rest * MIDDLE)
    path = strip._replace(h=(strip.h - d.gap) * PATH)
    tiles = strip._replace(y=path.bottom + d.gap, h=strip.bottom - path.bottom - d.gap)
    first, last = strip.bottom + d.gap, prompt.y - d.gap
    head = Box(room.x, first, d.head, d.fields)
    shop = Box(room.right - d.shop, first, d.shop, d.fields)
    fields = Box(head.right + d.gap, first, shop.x - head.right - 2 * d.gap, d.fields)
    cart = Box(room.x, head.bottom + d.gap, d.cart, last - head.bottom - d.gap)
    rows = Box(cart.right + d.gap, cart.y, room.right - cart.right - d.gap, cart.h)
    load, stores = _cart(d, cart)
    legend = Box(path.x + d.piles, path.y, d.legend, path.h)
    spaces = _spaces(d, Box(legend.right, path.y, path.right - legend.right - d.pad, path.h))
    return Areas(
        wide=d is _WIDE,
        scale=k,
        has_strip=has_strip,
        opponents=tuple(_opponent(d, box, k) for box in columns(panels, opponents, d.gap)),
        grid=times(above._replace(x=panels.right + d.gap, w=above.w - panels.w - d.gap), k) if small_grid else NOWHERE,
        path=NOWHERE if has_strip else times(path, k),
        legend=NOWHERE if has_strip else times(legend, k),
        piles=NOWHERE if has_strip else times(Box(path.x, path.y, d.piles, path.h), k),
        spaces=() if has_strip else scaled(spaces, k),
        strip=Strip(*(times(box, k) for box in _strip(d, strip))) if has_strip else Strip(NOWHERE, NOWHERE, NOWHERE),
        head=times(head, k),
        purse=scaled(_purse(d, head), k),
        fields=times(fields, k),
        shop=times(shop, k),
        shelves=scaled(_shelves(d, shop), k),
        cart=times(cart, k),
        load=scaled(load, k),
        stores=times(stores, k),
        rows=times(rows, k),
        tiles=() if has_strip else scaled(_tiles(d, tiles), k),
        prompt=times(prompt, k),
        label=d.label * k,
        peek=d.peek * k,
        gap=d.card_gap * k,
        pad=d.pad * k,
        widest=d.widest * k * cards,
    )


def _opponent(d: _Drawing, panel: Box, k: float) -> Opponent:
    """The parts of an opponent's panel: its head lies at the left of the others, or above them in a narrow panel."""
    pad = d.pad * 0.7
    stacked = panel.w < 2.75 * d.opponent_head
    if stacked:
        head = Box(panel.x + pad, panel.y, panel.w - 2 * pad, d.opponent_line)
        low = panel.inset(pad, d.opponent_line, pad, pad * 0.8)
    else:
        head = Box(panel.x + pad, panel.y, d.opponent_head - pad, panel.h)
        low = panel.inset(d.opponent_head + pad, pad, pad, pad)
    load: tuple[Box, ...] = ()
    if panel.w > 5.5 * d.opponent_head:
        side = low.h * 0.45
        goods = Box(low.right - side * 3.4, low.y, side * 3.4, low.h)
        low = low._replace(w=goods.x - d.pad * 1.5 - low.x)
        half = goods.h / 2
        upper, lower = goods._replace(h=half), goods._replace(y=goods.y + half, h=half)
        load = (*columns(upper, GOODS // 2, 0), *columns(lower, GOODS // 2, 0))
    share = 0.32 if stacked else 0.36 if load else 0.30
    fields = Box(low.x, low.y, low.w, low.h * share)
    cards = Box(low.x, fields.bottom + pad * 0.5, low.w, low.bottom - fields.bottom - pad * 0.5)
    return Opponent(times(panel, k), times(head, k), times(fields, k), times(cards, k), stacked, scaled(load, k))


def _spaces(d: _Drawing, box: Box) -> tuple[Box, ...]:
    """The spaces of the path; above them is room for shields, below for prices."""
    line = Box(box.x, box.y + box.h * 0.305, box.w, box.h * 0.40)
    return columns(line, SPACES, d.gap * 1.5)


def _strip(d: _Drawing, strip: Box) -> tuple[Box, Box, Box]:
    """The values of ``Strip``, in px of the drawing."""
    inner = strip.inset(d.pad, d.pad * 0.5, d.pad, d.pad * 0.8)
    piles = Box(inner.x, inner.y + d.label, d.piles * 0.92, inner.h - d.label)
    left = piles.right + d.pad * 1.6
    return strip, piles, Box(left, inner.y + d.label, inner.right - left, inner.h - d.label)


def _purse(d: _Drawing, head: Box) -> tuple[Box, ...]:
    """The two tiles at the foot of the head, the upper one first."""
    inner = head.inset(d.pad * 0.75, 0, d.pad * 0.75, d.pad * 0.75)
    gap = d.pad * 0.5
    low = Box(inner.x, inner.bottom - d.purse, inner.w, d.purse)
    return low._replace(y=low.y - d.purse - gap), low


def _shelves(d: _Drawing, shop: Box) -> tuple[Box, ...]:
    """The columns of the shop below its awning, one per good."""
    inner = shop.inset(d.margin_words + d.pad * 0.5, d.awning + d.pad * 0.35, d.pad * 0.7, d.pad * 0.5)
    return columns(inner, GOODS, 2)


def _cart(d: _Drawing, box: Box) -> tuple[tuple[Box, ...], Box]:
    """The six places of the cart in two lines, and the place of the storehouse below them."""
    inner = box.inset(d.pad, d.label + d.pad * 0.3, d.pad, d.pad * 0.8)
    store = min(inner.h * 0.27, d.fields * 0.24)
    stores = Box(inner.x, inner.bottom - store, inner.w, store)
    wheels = inner.h * 0.11
    load = Box(inner.x, inner.y, inner.w, stores.y - d.label * 1.1 - wheels - inner.y)
    edge = d.pad * 0.5
    body = load.inset(edge, edge, edge, edge)
    half = body.h / 2
    upper, lower = body._replace(h=half), body._replace(y=body.y + half, h=half)
    return (*columns(upper, GOODS // 2, 0), *columns(lower, GOODS // 2, 0)), stores


def _tiles(d: _Drawing, box: Box) -> tuple[Box, ...]:
    """The tiles in the middle; the last one is a little wider."""
    unit = (box.w - d.tile_gap * (len(TILES) - 1)) / (len(TILES) + 0.12)
    found = [Box(box.x + k * (unit + d.tile_gap), box.y, unit, box.h) for k in range(len(TILES))]
    return (*found[:-1], found[-1]._replace(w=box.right - found[-1].x))
