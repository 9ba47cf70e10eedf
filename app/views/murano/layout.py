"""Where everything lies on the table of Murano: pure functions of counts and sizes.

All boxes are in scene pixels, relative to the upper left corner of the board.  Two drawings
exist: the wide one for boards from ``WIDE`` pixels on, the small one below; each is drawn for
one reference size and scaled.  Positions on the map come from the data of the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from app.engines.murano import components as c
from app.views.board.boxes import WIDE, Box, columns, times
from app.views.murano.chart import ACROSS, DOWN, INSIDE, Chart, Isle


class Opponent(NamedTuple):
    """The panel of an opponent and its parts, in scene pixels.

    Attributes:
        panel: The whole panel.
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
    """The column of the viewer and its parts, in scene pixels.

    Attributes:
        panel: The whole column.
        head: Shield, name and gold.
        beads: The box for glass.
        gondoliers: The box for gondoliers.
        unbuilt: The box for tiles not built yet.
        cards: The box for special building cards.
        title: The line above the characters.
        hand: The characters and what stands beside them.
        legend: The line that explains the chips; its height is 0 in the small drawing.
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
    """Where the parts of a table are.

    Attributes:
        wide: Whether this is the wide drawing.
        scale: Pixels of the board per pixel of the drawing.
        opponents: Their panels, left to right in turn order.
        chart: The map.
        own: The column of the viewer.
        tray: Where cards and tiles to choose from lie.
        prompt: Free place for the prompt bar.
        cards: Factor on the size of cards, a setting of the person.
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
        """The position of the islands on the map, not enlarged."""
        x, y = self.chart.at(0, 0)
        return Isle(self.chart.u, x, y)


@dataclass(frozen=True, slots=True)
class _Drawing:
    """The lengths of a reference drawing, in its own pixels.

    Attributes:
        width: Of the board.
        height: Of the board.
        margin: At the left, right and lower edge of the board.
        top: Margin at the upper edge.
        gap: Between parts.
        opponents: Height of the row of opponents' panels.
        prompt: Height of the prompt bar.
        column: Least width of the viewer's column.
        inner: Margin inside panels.
        label: Height of a label above a box.
        head: Height of the head of the viewer's column.
        beads: Height of the boxes for beads and gondoliers.
        beads_wide: Width of the former, as a share of the column.
        tiles: Height of the boxes for unbuilt tiles and special building cards.
        tiles_wide: Width of the former, as a share of the column.
        title: Height of the line above the characters.
        legend: Height of the line below them.
        tray: Greatest height of the tray.
    """

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
    head=74, beads=72, beads_wide=0.41, tiles=146, tiles_wide=0.41, title=42, legend=30, tray=288,
)  # fmt: skip
_SMALL = _Drawing(
    width=1094, height=720, margin=12, top=8, gap=6, opponents=72, prompt=60, column=336, inner=10, label=0,
    head=50, beads=40, beads_wide=0.47, tiles=92, tiles_wide=0.40, title=28, legend=0, tray=288,
)  # fmt: skip


@lru_cache(maxsize=64)
def areas(width: float, height: float, opponents: int, *, cards: float = 1.0) -> Areas:
    """Lay out a table.

    Args:
        width: Of the board, in scene pixels.
        height: Of the board, in scene pixels.
        opponents: Number of seats besides the viewer's, 1 to 3.
        cards: Factor on the size of cards, a setting of the person.
    """
    d = _WIDE if width >= WIDE else _SMALL
    # All is laid out in pixels of the drawing, in which the board is at least as large as the reference, and is then
    # multiplied by ``k``.
    k = min(width / d.width, height / d.height)
    wide, high = width / k, height / k
    row = Box(d.margin, d.top, wide - 2 * d.margin, d.opponents)
    prompt = Box(d.margin, high - d.margin * 0.75 - d.prompt, row.w, d.prompt)
    below = Box(d.margin, row.bottom + d.gap, row.w, prompt.y - row.bottom - 2 * d.gap)
    # The map is as large as it can be; what it leaves of the width goes to the column of the viewer in part.
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
    """The place of the tray: within the ring, over the lower islands."""
    inside = chart.part(*INSIDE)
    high = min(d.tray * k, inside.h)
    return Box(inside.x, inside.bottom - high, inside.w, high)


def _opponent(d: _Drawing, panel: Box, k: float) -> Opponent:
    """The panel of an opponent: name and purse at the left, then glass, tiles and cards, at the right the points."""
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
    """The column of the viewer: the head, two rows of two boxes, the characters."""
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


# --- an enlarged island ----------------------------------------------------------------------------------------------

SWELL = 1.85
"""Factor on the size of an enlarged island, where there is room for it."""


class Zoom(NamedTuple):
    """An island shown large within the ring, in scene pixels.

    Attributes:
        panel: The whole panel.
        isle: The position of the island.
        figures: The part of the panel for the numbers of the island.
    """

    panel: Box
    isle: Isle
    figures: Box


def extent(island: int) -> tuple[float, float, float, float]:
    """Left, top, width and height of an island's spaces on the map, in widths of a cell."""
    cells = [at for cell, at in enumerate(c.CELL_AT) if c.ISLAND_OF[cell] == island]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return left, top, max(x for x, _ in cells) + 1 - left, max(y for _, y in cells) + 1 - top


def zoom(island: int, a: Areas) -> Zoom:
    """The panel of an enlarged island, as near to its place on the map as the ring allows."""
    left, top, wide, high = extent(island)
    inside = a.chart.part(*INSIDE)
    around, flag, below = 0.75, 0.95, 1.25  # room for gondolas and flag at the sides, above and below, in cells
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
