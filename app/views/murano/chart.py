"""The map of Murano in pixels: spaces, islands, stacks, and the ways of ships; pure functions of sizes."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from app.engines.murano import components as c
from app.models.murano.keys import CHARACTER_DECK, SPECIAL_DECK, stack_key
from app.views.board.boxes import CARD, Box

WEST, NORTH, ACROSS, DOWN = -3.75, -3.02, 29.5, 22.04
"""The map in widths of a cell: its corner and its size."""

SPACE = (3.27, 1.69)
DEPOT = (17.0, 0.0, 5.0, 4.0)
DEPOT_FLAG = (19.5, -0.35)
STACKS = {
    stack_key("street", 0): (17.75, 0.86),
    stack_key("street", 1): (18.92, 0.86),
    stack_key("glassworks"): (20.09, 0.86),
    stack_key("shop"): (21.26, 0.86),
    stack_key("palace"): (20.09, 2.76),
    stack_key("special_building"): (21.26, 2.76),
}
DECKS = {CHARACTER_DECK: (17.8, 2.75), SPECIAL_DECK: (18.98, 2.75)}
SUPPLY, BAG, DRAWN = (5.0, 14.5), (12.2, 14.6), (14.55, 9.6)
"""Middles of the gondoliers' landing stage, of the bag and of a street that waits for its place."""

BETWEEN = 2.6
"""The water between the islands where that street waits."""

INSIDE = (-0.1, -0.75, 22.2, 17.5)
"""The part of the map within the ring: corner and size."""

WARNING = (14.95, 4.2, 22.2)
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

    def space(self, space: int) -> Box:
        """An action space."""
        return self.around(c.SPACE_AT[space], *SPACE)

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


# --- ways on the ring ------------------------------------------------------------------------------------------------

_XS, _YS = [x for x, _ in c.SPACE_AT], [y for _, y in c.SPACE_AT]
_SIDES = ((0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0))
"""Directions from the upper, left, lower and right side of the ring to the lagoon, in the order of travel."""

LANE, ASIDE = 0.5, 0.42
"""How far from the planks ships are shown to go, and how far beside their middle they leave and arrive, in cells."""


def side_of(space: int) -> int:
    """The side of the ring that an action space is on: upper, left, lower, right."""
    x, y = c.SPACE_AT[space]
    if y <= min(_YS):
        return 0
    if y >= max(_YS):
        return 2
    return 1 if x <= min(_XS) else 3


def way(start: int, end: int) -> list[tuple[float, float]]:
    """Corners of the way of a ship from space to space, along the inner edge of the ring, on the map."""
    sides = [side_of(start)]
    if start != end:
        space = start
        while space != end:
            space = (space + 1) % c.N_SPACES
            if side_of(space) != sides[-1]:
                sides.append(side_of(space))
    first, last = _leave(start, sides[0], 1), _leave(end, sides[-1], -1)
    corners = [_corner(one, other) for one, other in pairwise(sides)]
    return [first[0], first[1], *corners, last[1], last[0]]


def _leave(space: int, side: int, sign: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where a ship leaves a plank or arrives, and the point of the lane beside it."""
    dx, dy = _SIDES[side]
    x, y = c.SPACE_AT[space]
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


def ship_box(water: Box, *, place: int, count: int) -> Box:
    """A ship in its berth; two stand side by side."""
    side = min(water.h * 1.32, water.w * 0.78)
    shift = (place - (count - 1) / 2) * water.w * 0.40
    x, _ = water.centre
    return Box(x + shift - side / 2, water.bottom - side * 0.94, side, side * 0.92)
