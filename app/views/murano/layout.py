"""Where everything lies on the table of Murano: pure functions of counts and sizes.

All boxes are in scene pixels, relative to the upper left corner of the board.  Two drawings
exist: the wide one for boards from ``WIDE`` pixels on, the small one below; each is drawn for
one reference size and scaled.  Positions on the map come from the data of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from app.engines.murano import components as c
from app.views.boxes import CARD, WIDE, Box, columns, times

WEST, NORTH, ACROSS, DOWN = -3.75, -3.02, 29.5, 22.04
"""The map in widths of a cell: its corner and its size."""

SPACE = (3.27, 1.69)
DEPOT = (17.0, 0.0, 5.0, 4.0)
DEPOT_FLAG = (19.5, -0.35)
STACKS = {
    "stack:street:0": (17.75, 0.86),
    "stack:street:1": (18.92, 0.86),
    "stack:glassworks": (20.09, 0.86),
    "stack:shop": (21.26, 0.86),
    "stack:palace": (20.09, 2.76),
    "stack:special_building": (21.26, 2.76),
}
DECKS = {"deck:characters": (17.8, 2.75), "deck:specials": (18.98, 2.75)}
SUPPLY, BAG, DRAWN = (5.0, 14.5), (12.2, 14.6), (14.55, 9.6)
"""Middles of the gondoliers' landing stage, of the bag and of a street that waits for its place."""

INSIDE = (-0.1, -0.75, 22.2, 17.5)
"""The part of the map within the ring: corner and size."""

WARNING = (14.95, 4.34, 22.2)
"""Where the red line below the stacks may stand: left, top, right."""

PROW = 0.2
"""How much further down than in the data the gondolas lie."""


class Chart(NamedTuple):
    """The map: its box, and pixels per width of a cell."""

    box: Box
    u: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A place of the map in pixels."""
        return self.box.x + (x - WEST) * self.u, self.box.y + (y - NORTH) * self.u

    def around(self, place: tuple[float, float], w: float, h: float) -> Box:
        """A box of ``w`` × ``h`` cells around a place."""
        x, y = self.at(*place)
        return Box(x - w * self.u / 2, y - h * self.u / 2, w * self.u, h * self.u)

    def part(self, x: float, y: float, w: float, h: float) -> Box:
        """A box given by its corner and size in cells."""
        left, top = self.at(x, y)
        return Box(left, top, w * self.u, h * self.u)

    def space(self, number: int) -> Box:
        """An action space, numbered from 1."""
        return self.around(c.SPACE_AT[number - 1], *SPACE)

    def stack(self, key: str) -> Box:
        """A stack of tiles."""
        return self.around(STACKS[key], 0.97, 0.97)

    def deck(self, key: str) -> Box:
        """A deck of cards."""
        return self.around(DECKS[key], 0.98, 0.98 * CARD)


class Isle(NamedTuple):
    """An island at some size: where its cells, gondolas and flag are.

    Attributes:
        u: Pixels per width of a cell.
        x: Where column 0 of the map would be.
        y: Where row 0 of the map would be.
    """

    u: float
    x: float
    y: float

    def cell(self, cell: int) -> Box:
        """The place of a tile."""
        x, y = c.CELL_AT[cell]
        return Box(self.x + x * self.u, self.y + y * self.u, self.u, self.u)

    def dock(self, dock: int) -> Box:
        """A gondola, ``island * 4 + colour``."""
        x, y = c.DOCK_AT[dock]
        w, h = self.u * 1.06, self.u * 0.54
        return Box(self.x + x * self.u - w / 2, self.y + (y + PROW) * self.u - h * 0.42, w, h)

    def gondolier(self, dock: int) -> Box:
        """Whoever stands in it."""
        box = self.dock(dock)
        h = self.u * 0.76
        w = h * 0.5
        return Box(box.x + box.w * 0.70 - w / 2, box.y + box.h * 0.56 - h, w, h)

    def flag(self, island: int, wide: float, high: float) -> Box:
        """The name, ``wide`` × ``high`` pixels."""
        x, y = c.FLAG_AT[island]
        return Box(self.x + x * self.u - wide / 2, self.y + y * self.u - high / 2, wide, high)


class Opponent(NamedTuple):
    """The panel of an opponent and its parts.

    Attributes:
        panel: The whole.
        head: Shield and name.
        points: The shield with the points.
        purse: Gold, gondoliers, character cards.
        beads: The three colours of glass.
        unbuilt: Tiles not built yet.
        cards: Special building cards.
        reveal: Where characters lie once they are open.
    """

    panel: Box
    head: Box
    points: Box
    purse: Box
    beads: Box
    unbuilt: Box
    cards: Box
    reveal: Box


class Own(NamedTuple):
    """The column of the viewer.

    Attributes:
        panel: The whole.
        head: Shield, name and gold.
        beads: The box for glass.
        gondoliers: The box for gondoliers.
        unbuilt: The box for tiles not built yet.
        cards: The box for special building cards.
        title: The line above the characters.
        hand: The characters.
        legend: The line below them; no height where it is left out.
    """

    panel: Box
    head: Box
    beads: Box
    gondoliers: Box
    unbuilt: Box
    cards: Box
    title: Box
    hand: Box
    legend: Box


@dataclass(frozen=True, slots=True)
class Areas:
    """The parts of one table.

    Attributes:
        wide: Whether this is the wide drawing.
        scale: Pixels of the board per pixel of the drawing.
        opponents: One per opponent, left to right in turn order.
        chart: The map.
        own: The column of the viewer.
        tray: Where cards to choose from lie.
        prompt: Free place for the prompt bar.
        cards: The person's factor on the size of cards.
    """

    wide: bool
    scale: float
    opponents: tuple[Opponent, ...]
    chart: Chart
    own: Own
    tray: Box
    prompt: Box
    cards: float

    def isle(self) -> Isle:
        """The islands as they lie on the map."""
        x, y = self.chart.at(0, 0)
        return Isle(self.chart.u, x, y)


@dataclass(frozen=True, slots=True)
class _Drawing:
    """The figures of one reference drawing, in its own pixels."""

    width: float
    height: float
    margin: float
    top: float
    gap: float
    opponents: float
    prompt: float
    column: float
    inner: float
    label: float
    head: float
    beads: float
    beads_wide: float
    tiles: float
    tiles_wide: float
    title: float
    legend: float
    tray: float


_WIDE = _Drawing(
    width=1560, height=1024, margin=16, top=12, gap=10, opponents=98, prompt=72, column=460, inner=16, label=26,
    head=74, beads=72, beads_wide=0.41, tiles=146, tiles_wide=0.41, title=42, legend=30, tray=276,
)  # fmt: skip
_SMALL = _Drawing(
    width=1094, height=720, margin=12, top=8, gap=6, opponents=72, prompt=60, column=336, inner=10, label=0,
    head=50, beads=40, beads_wide=0.47, tiles=92, tiles_wide=0.40, title=28, legend=0, tray=274,
)  # fmt: skip


@lru_cache(maxsize=64)
def areas(width: float, height: float, opponents: int, *, cards: float = 1.0) -> Areas:
    """The parts of the table.

    Args:
        width: Of the board, in pixels.
        height: Of the board, in pixels.
        opponents: Seats besides the viewer's, 1 to 3.
        cards: Factor on the widest cards, the setting of the person.
    """
    d = _WIDE if width >= WIDE else _SMALL
    k = min(width / d.width, height / d.height)
    wide, high = width / k, height / k
    row = Box(d.margin, d.top, wide - 2 * d.margin, d.opponents)
    prompt = Box(d.margin, high - d.margin * 0.75 - d.prompt, row.w, d.prompt)
    below = Box(d.margin, row.bottom + d.gap, row.w, prompt.y - row.bottom - 2 * d.gap)
    room = below.w - d.column - d.gap
    u = min(room / ACROSS, below.h / DOWN)
    column = d.column + (room - u * ACROSS) * 0.6
    space = Box(below.x, below.y, below.w - column - d.gap, below.h)
    chart_box = Box(space.x + (space.w - u * ACROSS) / 2, space.y + (space.h - u * DOWN) / 2, u * ACROSS, u * DOWN)
    chart = Chart(times(chart_box, k), u * k)
    top = below.y
    if opponents == 1:  # its panel is no wider than the map, and the own column begins beside it
        row, top = Box(row.x, row.y, space.w, row.h), row.y
    own = _own(d, Box(below.right - column, top, column, below.bottom - top))
    return Areas(
        wide=d is _WIDE,
        scale=k,
        opponents=tuple(_opponent(d, box, k) for box in columns(row, opponents, d.gap * 1.4)),
        chart=chart,
        own=Own(*(times(box, k) for box in own)),
        tray=_tray(d, chart, k),
        prompt=times(prompt, k),
        cards=cards,
    )


def _tray(d: _Drawing, chart: Chart, k: float) -> Box:
    """Cards to choose from lie over the lower islands, within the ring."""
    inside = chart.part(*INSIDE)
    high = min(d.tray * k, inside.h)
    return Box(inside.x, inside.bottom - high, inside.w, high)


def _opponent(d: _Drawing, panel: Box, k: float) -> Opponent:
    """Name and purse at the left, then glass, tiles and cards, at the right the points."""
    pad = d.inner * 0.75
    inner = panel.inset(pad, pad * 0.6, pad, pad * 0.6)
    shield = d.opponents * 0.40
    points = Box(inner.right - shield, inner.y + inner.h * 0.06, shield, shield * 1.14)
    left = min(inner.w * 0.36, 216 if d is _WIDE else 150)
    head = Box(inner.x, inner.y, left, inner.h * 0.54)
    purse = Box(inner.x, head.bottom, left, inner.h * 0.46)
    x = inner.x + left + pad
    rest = Box(x, inner.y, points.x - pad - x, inner.h)
    label = d.label * 0.72
    if rest.w > (430 if d is _WIDE else 300):  # one beside the other
        room = rest.inset(0, label, 0, 0)
        beads = Box(room.x, room.y, room.w * 0.24, room.h)
        unbuilt = Box(beads.right + pad, room.y, room.w * 0.34, room.h)
        cards = Box(unbuilt.right + pad, room.y, room.right - unbuilt.right - pad, room.h)
    else:
        upper = Box(x, inner.y + label, rest.w, inner.h * 0.52 - label)
        beads = Box(x, upper.y, rest.w * 0.44, upper.h)
        unbuilt = Box(beads.right + pad, upper.y, rest.w * 0.56 - pad, upper.h)
        cards = Box(x, inner.y + inner.h * 0.58, inner.right - x, inner.h * 0.42)
    return Opponent(*(times(box, k) for box in (panel, head, points, purse, beads, unbuilt, cards, rest)))


def _own(d: _Drawing, panel: Box) -> Own:
    """Head, two rows of boxes, the characters."""
    inner = panel.inset(d.inner, 0, d.inner, d.inner * 0.4)
    head = Box(inner.x, inner.y, inner.w, d.head)
    y = head.bottom
    beads = Box(inner.x, y, (inner.w - d.gap) * d.beads_wide, d.beads)
    gondoliers = Box(beads.right + d.gap, y, inner.right - beads.right - d.gap, d.beads)
    y = beads.bottom + d.gap
    unbuilt = Box(inner.x, y, (inner.w - d.gap) * d.tiles_wide, d.tiles)
    cards = Box(unbuilt.right + d.gap, y, inner.right - unbuilt.right - d.gap, d.tiles)
    title = Box(inner.x, unbuilt.bottom + d.gap * 0.4, inner.w, d.title)
    legend = Box(inner.x, inner.bottom - d.legend, inner.w, d.legend)
    hand = Box(inner.x, title.bottom, inner.w, legend.y - title.bottom - d.gap * 0.4)
    return Own(panel, head, beads, gondoliers, unbuilt, cards, title, hand, legend)


# --- rows and grids --------------------------------------------------------------------------------------------------


class Row(NamedTuple):
    """A character of the viewer: the card, the words beside it, and one chip per island.

    Attributes:
        whole: The row.
        card: The card.
        name: Its name.
        text: What it does; no height where there is no room.
        chips: One per island.
        level: 0 the large row, 1 without words, 2 one line.
    """

    whole: Box
    card: Box
    name: Box
    text: Box
    chips: tuple[Box, ...]
    level: int


def hand_rows(count: int, islands: int, box: Box, k: float, *, wide: bool) -> list[Row]:
    """One row per character, smaller when there are many."""
    if not count:
        return []
    gap = (8 if wide else 5) * k
    few = count < 3
    largest = ((176 if few else 138) if wide else (126 if few else 92)) * k
    high = min(largest, (box.h - gap * (count - 1)) / count)
    level = 0 if high >= 112 * k else 1 if high >= 66 * k else 2
    return [_row(Box(box.x, box.y + n * (high + gap), box.w, high), islands, k, level, wide=wide) for n in range(count)]


def _row(whole: Box, islands: int, k: float, level: int, *, wide: bool) -> Row:
    tall = min(whole.h, (150 if wide else 96) * k)
    card = Box(whole.x, whole.y, tall / CARD, tall)
    pad = (13 if wide else 8) * k
    rest = Box(card.right + pad, whole.y, whole.right - card.right - pad, whole.h)
    gap = (6 if wide else 4) * k
    line = (24 if wide else 20) * k
    if level == 2:
        line = min(line, whole.h * 0.46)
        name = Box(rest.x, rest.y, rest.w, line)
        low = Box(rest.x, name.bottom + gap * 0.3, rest.w, whole.h - line - gap * 0.3)
        return Row(whole, card, name, Box(rest.x, name.bottom, 0, 0), columns(low, islands, gap * 0.7), level)
    chip = min((30 if wide else 28) * k, (whole.h - line - 2 * gap) / 2)
    name = Box(rest.x, rest.y, rest.w, line)
    lines = 2
    per_line = ceil(islands / lines)
    top = whole.bottom - lines * chip - (lines - 1) * gap
    chips = tuple(
        Box(
            rest.x + (n % per_line) * (rest.w + gap) / per_line,
            top + (n // per_line) * (chip + gap),
            (rest.w - gap * (per_line - 1)) / per_line,
            chip,
        )
        for n in range(islands)
    )
    text = Box(rest.x, name.bottom, rest.w, top - name.bottom - gap * 0.4 if level == 0 else 0.0)
    return Row(whole, card, name, text, chips, level)


def grid(count: int, box: Box, largest: float, gap: float, ratio: float = 1.0) -> list[Box]:
    """``count`` boxes of height ``ratio`` × width in as few rows as let them stay largest, from the left."""
    if not count:
        return []
    best, per_row = 0.0, 1
    for rows in range(1, count + 1):
        across = ceil(count / rows)
        side = min(largest, (box.w - gap * (across - 1)) / across, (box.h - gap * (rows - 1)) / rows / ratio)
        if side > best + 0.01:
            best, per_row = side, across
    rows = ceil(count / per_row)
    y = box.y + (box.h - rows * best * ratio - (rows - 1) * gap) / 2
    return [
        Box(box.x + (n % per_row) * (best + gap), y + (n // per_row) * (best * ratio + gap), best, best * ratio)
        for n in range(count)
    ]


def sign_rows(count: int, box: Box, k: float, *, wide: bool) -> list[Box]:
    """Special building cards: signs one below the other, in two columns from the fourth on."""
    if not count:
        return []
    gap = (6 if wide else 4) * k
    across = 1 if count <= (3 if wide else 2) else 2 if count <= 6 else 3
    down = ceil(count / across)
    largest = ((78 if wide else 72) if count == 1 else (52 if wide else 38)) * k
    high = min(largest, (box.h - gap * (down - 1)) / down)
    w = (box.w - gap * (across - 1)) / across
    return [Box(box.x + (n % across) * (w + gap), box.y + (n // across) * (high + gap), w, high) for n in range(count)]


TRAY_HEAD, TRAY_FOOT = 38.0, 26.0
"""Room for the title above and for a line below what may be chosen, in pixels of the drawing."""


def tray_boxes(count: int, tray: Box, widest: float, k: float, *, ratio: float = CARD) -> list[Box]:
    """Cards or tiles to choose from, at the lower edge of the tray."""
    if not count:
        return []
    gap, side = 12 * k, 16 * k
    room = tray.h - (TRAY_HEAD + TRAY_FOOT) * k
    w = min(widest, room / ratio, (tray.w - 2 * side - gap * (count - 1)) / count)
    left = tray.x + (tray.w - count * w - gap * (count - 1)) / 2
    y = tray.bottom - TRAY_FOOT * k - w * ratio
    return [Box(left + n * (w + gap), y, w, w * ratio) for n in range(count)]


def tray_panel(boxes: Sequence[Box], k: float) -> Box:
    """The glass under what may be chosen: no larger than needed."""
    middle = (boxes[0].x + boxes[-1].right) / 2
    w = max(boxes[-1].right - boxes[0].x + 36 * k, 330 * k)
    top = boxes[0].y - TRAY_HEAD * k
    return Box(middle - w / 2, top, w, boxes[0].bottom + TRAY_FOOT * k - top)


# --- an enlarged island ----------------------------------------------------------------------------------------------

SWELL = 1.85
"""How much larger the cells of an enlarged island are, where there is room."""


class Zoom(NamedTuple):
    """An island shown large within the ring: the panel, the island, and the part for its figures."""

    panel: Box
    isle: Isle
    figures: Box


def extent(island: int) -> tuple[float, float, float, float]:
    """Left, top, width and height of an island's cells on the map."""
    cells = [at for cell, at in enumerate(c.CELL_AT) if c.ISLAND_OF[cell] == island]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return left, top, max(x for x, _ in cells) + 1 - left, max(y for _, y in cells) + 1 - top


def zoom(island: int, a: Areas) -> Zoom:
    """The panel of an enlarged island, near its place on the map."""
    left, top, wide, high = extent(island)
    inside = a.chart.part(*INSIDE)
    around, flag, below = 0.75, 0.95, 1.25
    k = a.scale
    figures = (250 if a.wide else 190) * k
    u = min(a.chart.u * SWELL, (inside.h - 8 * k) / (high + flag + below), (inside.w - figures) / (wide + 2 * around))
    w, h = (wide + 2 * around) * u + figures, (high + flag + below) * u
    h = max(h, (300 if a.wide else 236) * k)
    middle = a.chart.at(left + wide / 2, top + high / 2)
    x = min(max(inside.x, middle[0] - w / 2), inside.right - w)
    y = min(max(inside.y, middle[1] - h / 2), inside.bottom - h)
    panel = Box(x, y, w, h)
    spare = (h - (high + flag + below) * u) / 2
    isle = Isle(u, x + (around - left) * u, y + spare + (flag - top) * u)
    pad = 14 * k
    return Zoom(panel, isle, Box(panel.right - figures, y + pad, figures - pad, h - 2 * pad))


# --- ways on the ring ------------------------------------------------------------------------------------------------

_XS, _YS = [x for x, _ in c.SPACE_AT], [y for _, y in c.SPACE_AT]
_SIDES = ((0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0))
"""Directions from the upper, left, lower and right side of the ring to the lagoon, in the order of travel."""

LANE, ASIDE = 0.5, 0.42
"""How far from the planks ships are shown to go, and how far beside their middle they leave and arrive, in cells."""


def side_of(number: int) -> int:
    """The side of the ring that an action space is on: upper, left, lower, right."""
    x, y = c.SPACE_AT[number - 1]
    if y <= min(_YS):
        return 0
    if y >= max(_YS):
        return 2
    return 1 if x <= min(_XS) else 3


def way(start: int, end: int) -> list[tuple[float, float]]:
    """Corners of the way of a ship from space to space, along the inner edge of the ring, on the map."""
    sides = [side_of(start)]
    if start != end:
        number = start
        while number != end:
            number = number % c.N_SPACES + 1
            if side_of(number) != sides[-1]:
                sides.append(side_of(number))
    first, last = _leave(start, sides[0], 1), _leave(end, sides[-1], -1)
    corners = [_corner(one, other) for one, other in pairwise(sides)]
    return [first[0], first[1], *corners, last[1], last[0]]


def _leave(number: int, side: int, sign: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where a ship leaves a plank or arrives, and the point of the lane beside it."""
    dx, dy = _SIDES[side]
    x, y = c.SPACE_AT[number - 1]
    half = SPACE[0] / 2 if dx else SPACE[1] / 2
    along = (-dy * sign * ASIDE, dx * sign * ASIDE)  # the direction of travel is a quarter turn from inward
    edge = (x + dx * half + along[0], y + dy * half + along[1])
    return edge, (edge[0] + dx * LANE, edge[1] + dy * LANE)


def _corner(one: int, other: int) -> tuple[float, float]:
    """Where the lanes of two sides meet."""
    x, y = 0.0, 0.0
    for side in (one, other):
        dx, dy = _SIDES[side]
        if dx:
            x = (min(_XS) if dx > 0 else max(_XS)) + dx * (SPACE[0] / 2 + LANE)
        else:
            y = (min(_YS) if dy > 0 else max(_YS)) + dy * (SPACE[1] / 2 + LANE)
    return x, y


def berth(space: Box) -> Box:
    """The water on an action space."""
    return Box(space.x + space.w * 0.385, space.y + space.h * 0.10, space.w * 0.56, space.h * 0.56)


def plain_berth(space: Box) -> Box:
    """The water on an action space without a name."""
    return Box(space.x + space.w * 0.42, space.y + space.h * 0.13, space.w * 0.52, space.h * 0.74)


def ship_box(water: Box, *, place: int, count: int) -> Box:
    """A ship in its berth; two stand side by side."""
    side = min(water.h * 1.32, water.w * 0.78)
    shift = (place - (count - 1) / 2) * water.w * 0.40
    x, _ = water.centre
    return Box(x + shift - side / 2, water.bottom - side * 0.94, side, side * 0.92)
