"""The layout of the table of Loyang: pure functions of counts and sizes.

Boxes are in scene pixels, from the upper left corner of the board.  There are two drawings: the wide one for boards of
``WIDE`` pixels or more, and the small one.

In the middle lie the path and the tiles.  During the card phase a strip with the court and the hand takes exactly their
place, so that nothing else moves from phase to phase.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from app.views.board.boxes import CARD, WIDE, Box, columns, scaled, times

SPACES, GOODS = 20, 6
"""Number of spaces on the path, and of kinds of goods."""
TILES = ("sow", "buy", "trade", "helper", "deliver", "refuse", "serve", "pack", "end")
"""The verbs of the tiles in the middle, from left to right."""
PURSE_TILES = ("sell", "loan")
"""The verbs of the two tiles below the cash, from top to bottom."""

LEGIBLE = 84.0
"""Width of a card below which cards overlap instead of becoming narrower, in px of the wide drawing."""


MIDDLE, PATH = 0.44, 0.58
"""Share of path and tiles in the height that they have together with the row of cards; share of the path in theirs."""

APART = 2.6
"""Distance of groups of cards, as a multiple of the gap between cards."""


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


# --- rows of cards ---------------------------------------------------------------------------------------------------


def in_row(count: int, box: Box, widest: float, gap: float) -> list[Box]:
    """Cards side by side from the left: smaller if there are many, overlapping before they would be unreadable.

    Args:
        count: Number of cards.
        box: Place for all of them.
        widest: Largest width of a card.
        gap: Gap between cards that do not overlap.
    """
    if not count:
        return []
    width = max(1.0, min(widest, box.h / CARD, (box.w - gap * (count - 1)) / count))
    least = min(LEGIBLE * gap / 9, widest, box.h / CARD, box.w)  # the gap, 9 px in the wide drawing, tells the scale
    width = max(width, least)
    step = min(width + gap, (box.w - width) / max(1, count - 1))
    y = box.y + (box.h - width * CARD) / 2
    return [Box(box.x + k * step, y, width, width * CARD) for k in range(count)]


class Group(NamedTuple):
    """A group of cards: the place of the group, and that of each card."""

    box: Box
    cards: list[Box]


class GroupSizes(NamedTuple):
    """The room and the limits for groups of cards.

    Attributes:
        box: Place for all groups.
        widest: Largest width of a card.
        gap: Gap between cards; between groups it is ``APART`` times as wide.
        peek: Room above each line of cards for covered ones.
        least: Width of a card below which cards overlap.
        label: Least width of a group: that of its label.
    """

    box: Box
    widest: float
    gap: float
    peek: float
    least: float
    label: float

    @property
    def in_line(self) -> float:
        """Largest width of a card in a single line."""
        return min(self.widest, (self.box.h - self.peek) / CARD)


def groups(counts: Sequence[int], sizes: GroupSizes) -> list[Group]:
    """Lay out groups of cards side by side, in one line or in two, with cards as large as possible.

    The places of the groups are equally wide until one needs more; an empty group has a place, too.  In one line a
    group with more room than its cards need has larger cards than the others.

    Args:
        counts: Number of cards of each group.
        sizes: The room and the limits.
    """
    width, lines = _best(counts, sizes)
    if width < sizes.least:
        lines, width = 1, min(sizes.least, sizes.in_line)
    return _laid(counts, sizes, width, lines)


def crowded(counts: Sequence[int], sizes: GroupSizes) -> bool:
    """Whether ``groups`` would let cards overlap."""
    return _best(counts, sizes)[0] < min(sizes.least, sizes.in_line)


OTHERS_SHARES = (0.7, 0.65, 0.6, 0.55, 0.5)
"""Shares of the width that groups of cards beside chips may take, the first to be tried first."""

CHIP, SMALL_CHIP = 0.26, 0.2
"""Heights of a chip as shares of the height of the room: at most, and at least while the cards beside can give way."""

CLOSER = 0.85
"""Factor on ``GroupSizes.least`` for cards beside chips, which become narrower before they overlap."""


def with_chips(counts: Sequence[int], units: Sequence[float], sizes: GroupSizes) -> list[Group]:
    """As ``groups``, but with chips instead of cards in the second group, in any number of lines.

    Args:
        counts: Number of cards of each group.
        units: For each chip its width over its height.
        sizes: The room and the limits.
    """
    # The less room the cards have, the larger are the chips: it is taken from the cards until chips can be read.
    for share in OTHERS_SHARES:
        found = _beside(counts, units, sizes, share)
        if found[1].cards[0].h >= SMALL_CHIP * sizes.box.h:
            break
    return found


def _beside(counts: Sequence[int], units: Sequence[float], sizes: GroupSizes, share: float) -> list[Group]:
    """As ``with_chips``, with at most this ``share`` of the width for the groups of cards."""
    box, gap, label = sizes.box, sizes.gap, sizes.label
    apart = APART * gap
    part = sizes._replace(box=box._replace(w=box.w * share - apart), least=sizes.least * CLOSER)
    first, *others = (_trimmed(each, label) for each in groups((counts[0], *counts[2:]), part))
    used = first.box.w + apart + sum(group.box.w + apart for group in others)
    place = Box(first.box.right + apart, box.y, box.w - used, box.h)
    room = place.inset(gap * 0.5, gap, 0, gap * 0.5)  # frames keep off what is written above
    found, x = [first, Group(place, flow(units, room, box.h * CHIP, 1.0, gap))], place.right + apart
    for group in others:
        right = x - group.box.x
        cards = [card._replace(x=card.x + right) for card in group.cards]
        found.append(Group(group.box._replace(x=x), cards))
        x += group.box.w + apart
    return found


def _trimmed(group: Group, label: float) -> Group:
    """A group with its place cut to what its cards need, but at least ``label`` wide."""
    used = max((card.right - group.box.x for card in group.cards), default=0.0)
    return group._replace(box=group.box._replace(w=max(label, used)))


def _best(counts: Sequence[int], sizes: GroupSizes) -> tuple[float, int]:
    """The largest width of cards with which no group overlaps another, and the number of lines for that, 1 or 2."""
    box, widest, gap, peek, _, label = sizes
    best = (0.0, 1)
    for lines in (1, 2):
        high = (box.h - gap * (lines - 1)) / lines - peek
        width = min(widest, high / CARD, _fitting(counts, box.w, lines, gap, label))
        if width > best[0] * (1.12 if lines > 1 else 1):  # a second line only for cards that are clearly larger
            best = (width, lines)
    return best


def _fitting(counts: Sequence[int], room: float, lines: int, gap: float, label: float) -> float:
    """The largest width of cards with which groups of so many lines fit into ``room`` px side by side."""
    room -= APART * gap * (len(counts) - 1)
    # Groups that need less than ``label`` get it nevertheless, which leaves less to the others. Those may then need
    # less, too: so again with the rest, until no more groups become narrow.
    wide = [ceil(count / lines) for count in counts]
    narrow = wide.count(0)
    wide = [each for each in wide if each]
    while wide:
        width = (room - label * narrow - gap * sum(each - 1 for each in wide)) / sum(wide)
        tight = [each for each in wide if each * width + gap * (each - 1) < label]
        if not tight:
            return width
        narrow += len(tight)
        wide = [each for each in wide if each not in tight]
    return label


def _laid(counts: Sequence[int], sizes: GroupSizes, width: float, lines: int) -> list[Group]:
    """The groups in so many lines with cards of at least that width, which overlap if there is no room for them."""
    box, _, gap, peek, _, label = sizes
    places = [ceil(count / lines) for count in counts]
    apart = APART * gap
    least = [max(label, width) if each else label for each in places]
    needs = [max(least[k], each * width + gap * (each - 1)) for k, each in enumerate(places)]
    room = box.w - apart * (len(counts) - 1)
    slack = room - sum(needs)
    if slack >= 0:
        wide = _levelled(needs, room)
    else:  # the larger a group, the more it is pushed together
        over = [need - small for need, small in zip(needs, least, strict=True)]
        wide = [need + slack * each / sum(over) for need, each in zip(needs, over, strict=True)]
    x, found = box.x, []
    for count, per_line, ground in zip(counts, places, wide, strict=True):
        place = Box(x, box.y, ground, box.h)
        own = width if lines > 1 else max(width, min(sizes.in_line, _side_by_side(per_line, ground, gap)))
        found.append(Group(place, _lines_of(count, per_line, place, own, lines, gap, peek)))
        x += ground + apart
    return found


def _levelled(needs: Sequence[float], room: float) -> list[float]:
    """Widths that fill the room, as equal as possible, none of them below its need."""
    # Groups that need more than an equal share keep their need; the others share what is left. That makes the share
    # smaller, so more groups may need more than it.
    low = list(needs)
    while True:
        level = (room - sum(need for need in needs if need not in low)) / len(low)
        fits = [need for need in low if need <= level]
        if len(fits) in (0, len(low)):
            return [max(need, level) for need in needs]
        low = fits


def _side_by_side(count: int, room: float, gap: float) -> float:
    """The largest width of so many cards beside one another."""
    return (room - gap * (count - 1)) / max(1, count)


def _lines_of(count: int, per_line: int, room: Box, width: float, lines: int, gap: float, peek: float) -> list[Box]:
    """The cards of a group, all lines together in the middle of its height."""
    line_height = width * CARD + peek
    used = lines * line_height + gap * (lines - 1)
    top = room.y + max(0.0, (room.h - used) / 2) + peek
    step = min(width + gap, (room.w - width) / max(1, per_line - 1))
    return [
        Box(room.x + n % per_line * step, top + n // per_line * (line_height + gap), width, width * CARD)
        for n in range(count)
    ]


def flow(units: Sequence[float], box: Box, tallest: float, least: float, gap: float) -> list[Box]:
    """Lay out chips of equal height in lines, from the left.

    Args:
        units: For each chip its width over its height.
        box: Place for all of them.
        tallest: Largest height of a chip.
        least: Height down to which they shrink before they overlap.
        gap: Gap between chips and between lines.
    """
    if not units:
        return []
    # Heights are tried from the largest one on, in steps of 3 %.
    height, whole, widest = min(tallest, box.h), sum(units), max(units)
    while height > least:
        room = max(1, int((box.h + gap) / (height + gap)))
        # The chips in a row, with gaps only between those that share a line, must not be longer than all lines
        # together. That rules out nearly all heights without breaking the lines.
        fits = widest * height <= box.w + 0.01 and whole * height + (len(units) - room) * gap <= room * (box.w + 0.01)
        if fits and (lines := _lines(units, box, height, gap, room)):
            return _broken(units, box, height, gap, lines)
        height -= max(0.5, height * 0.03)
    return _pressed(units, box, min(least, box.h), gap)


def _lines(units: Sequence[float], box: Box, height: float, gap: float, room: int) -> int:
    """The number of lines that chips of a height take; 0 if it is more than ``room``."""
    left, right = box.x, box.right + 0.01
    x, lines = left, 1
    for unit in units:
        wide = unit * height
        if x > left and x + wide > right:
            x, lines = left, lines + 1
            if lines > room:
                return 0
        x += wide + gap
    return lines


def _broken(units: Sequence[float], box: Box, height: float, gap: float, lines: int) -> list[Box]:
    """The places of chips that fit into so many lines."""
    down = (box.h - lines * height - (lines - 1) * gap) / 2
    x, line, found = box.x, 0, []
    for unit in units:
        wide = unit * height
        if x > box.x and x + wide > box.right + 0.01:
            x, line = box.x, line + 1
        found.append(Box(x, box.y + line * (height + gap) + down, wide, height))
        x += wide + gap
    return found


def _pressed(units: Sequence[float], box: Box, height: float, gap: float) -> list[Box]:
    """The places of chips that overlap: as many lines as fit, with equally many chips in each but the last."""
    lines = max(1, int((box.h + gap) / (height + gap)))
    per_line = ceil(len(units) / lines)
    found = []
    for k in range(0, len(units), per_line):
        part = [unit * height for unit in units[k : k + per_line]]
        free = box.w - part[-1]
        step = min(1.0, free / max(1.0, sum(part[:-1]) + gap * (len(part) - 1)))
        x, y = box.x, box.y + (k // per_line) * (height + gap)
        for wide in part:
            found.append(Box(x, y, wide, height))
            x += (wide + gap) * step
    return found
