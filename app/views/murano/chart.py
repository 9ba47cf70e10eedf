"""Where things are on the map of Murano, and the ways of ships: pure functions of sizes.

Places on the map are (x, y) in widths of a cell (a space of an island), y downwards, as in the data of the game; boxes
are in scene pixels.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from app.engines.murano import components as c
from app.models.murano.keys import CHARACTER_DECK, SPECIAL_DECK, stack_key
from app.views.board.boxes import CARD, Box

WEST, NORTH, ACROSS, DOWN = -3.75, -3.02, 29.5, 22.04
"""The map: its upper left corner, width and height."""

CELL = 35.5
"""Width of a cell in the wide drawing, in its pixels, roughly: strokes and corners on the map are given for that."""

SPACE = (3.27, 1.69)
"""Width and height of an action space."""

DEPOT = (17.0, 0.0, 5.0, 4.0)
"""The island with the stacks: left, top, width and height."""

DEPOT_FLAG = (19.5, -0.35)
"""Middle of its flag."""

STACKS = {
    stack_key("street", 0): (17.75, 0.86),
    stack_key("street", 1): (18.92, 0.86),
    stack_key("glassworks"): (20.09, 0.86),
    stack_key("shop"): (21.26, 0.86),
    stack_key("palace"): (20.09, 2.76),
    stack_key("special_building"): (21.26, 2.76),
}
DECKS = {CHARACTER_DECK: (17.8, 2.75), SPECIAL_DECK: (18.98, 2.75)}
"""Middles of the stacks and decks, by key."""

SUPPLY, BAG, DRAWN = (5.0, 14.5), (12.2, 14.6), (14.55, 9.6)
"""Middles of the landing stage with the supply of gondoliers, of the bag and of a street that was drawn."""

BETWEEN = 2.6
"""Width of the water between the islands where that street lies."""

INSIDE = (-0.1, -0.75, 22.2, 17.5)
"""The part of the map within the ring: left, top, width and height."""

WARNING = (14.95, 4.2, 22.2)
"""Where the warning below the stacks may stand: left, top and right."""

PROW = 0.2
"""By how much gondolas are shown further down than the data says."""


class Chart(NamedTuple):
    """The map on the screen.

    Attributes:
        box: Its box, in scene pixels.
        u: Scene pixels per width of a cell.
    """

    box: Box
    u: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A place on the map in scene pixels."""
        return self.box.x + (x - WEST) * self.u, self.box.y + (y - NORTH) * self.u

    def around(self, place: tuple[float, float], w: float, h: float) -> Box:
        """The box of ``w`` × ``h`` cells around a place."""
        x, y = self.at(*place)
        return Box(x - w * self.u / 2, y - h * self.u / 2, w * self.u, h * self.u)

    def part(self, x: float, y: float, w: float, h: float) -> Box:
        """The box with a given upper left corner and size in cells."""
        left, top = self.at(x, y)
        return Box(left, top, w * self.u, h * self.u)

    def space(self, space: int) -> Box:
        """The box of an action space."""
        return self.around(c.SPACE_AT[space], *SPACE)

    def stack(self, key: str) -> Box:
        """The box of a stack of tiles, by its key."""
        return self.around(STACKS[key], 0.97, 0.97)

    def deck(self, key: str) -> Box:
        """The box of a deck of cards, by its key."""
        return self.around(DECKS[key], 0.98, 0.98 * CARD)


class Isle(NamedTuple):
    """Where cells, gondolas and flags of islands are at some size: on the map, or of an enlarged island.

    Attributes:
        u: Scene pixels per width of a cell.
        x: Left edge of column 0 of the map at that size, in scene pixels.
        y: Upper edge of row 0, likewise.
    """

    u: float
    x: float
    y: float

    def cell(self, cell: int) -> Box:
        """The box of a space, and of a tile on it."""
        x, y = c.CELL_AT[cell]
        return Box(self.x + x * self.u, self.y + y * self.u, self.u, self.u)

    def dock(self, dock: int) -> Box:
        """The box of a gondola, by its number (``island * N_DOCKS + colour``)."""
        x, y = c.DOCK_AT[dock]
        w, h = self.u * 1.06, self.u * 0.54
        return Box(self.x + x * self.u - w / 2, self.y + (y + PROW) * self.u - h * 0.42, w, h)

    def gondolier(self, dock: int) -> Box:
        """The box of the gondolier on a gondola."""
        box = self.dock(dock)
        h = self.u * 0.76
        w = h * 0.5
        return Box(box.x + box.w * 0.70 - w / 2, box.y + box.h * 0.56 - h, w, h)

    def flag(self, island: int, wide: float, high: float) -> Box:
        """The box of the flag of an island, of ``wide`` × ``high`` pixels."""
        x, y = c.FLAG_AT[island]
        return Box(self.x + x * self.u - wide / 2, self.y + y * self.u - high / 2, wide, high)


# --- ways on the ring ------------------------------------------------------------------------------------------------

_XS, _YS = [x for x, _ in c.SPACE_AT], [y for _, y in c.SPACE_AT]
_SIDES = ((0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0))
"""By side of the ring (upper, left, lower, right: the order of travel), the unit vector from there into the lagoon."""

LANE, ASIDE = 0.5, 0.42
"""How far inside the planks ships sail, and how far from the middle of a plank they leave it and arrive there."""


def side_of(space: int) -> int:
    """The side of the ring on which an action space is: 0 upper, 1 left, 2 lower, 3 right."""
    x, y = c.SPACE_AT[space]
    if y <= min(_YS):
        return 0
    if y >= max(_YS):
        return 2
    return 1 if x <= min(_XS) else 3


def way(start: int, end: int) -> list[tuple[float, float]]:
    """Places that a ship passes from one space to another, along the inner edge of the ring.

    The first and the last lie on the edges of the two planks.
    """
    sides = [side_of(start)]
    space = start
    while space != end:
        space = (space + 1) % c.N_SPACES
        if side_of(space) != sides[-1]:
            sides.append(side_of(space))
    first, last = _leave(start, sides[0], 1), _leave(end, sides[-1], -1)
    corners = [_corner(one, other) for one, other in pairwise(sides)]
    return [first[0], first[1], *corners, last[1], last[0]]


def _leave(space: int, side: int, sign: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where a ship leaves a plank (``sign`` 1) or arrives there (-1), and the place of its lane beside that."""
    dx, dy = _SIDES[side]
    x, y = c.SPACE_AT[space]
    half = SPACE[0] / 2 if dx else SPACE[1] / 2
    along = (-dy * sign * ASIDE, dx * sign * ASIDE)  # the direction of travel: a quarter turn from inward
    edge = (x + dx * half + along[0], y + dy * half + along[1])
    return edge, (edge[0] + dx * LANE, edge[1] + dy * LANE)


def _corner(one: int, other: int) -> tuple[float, float]:
    """Where the lanes of two neighbouring sides meet."""
    x, y = 0.0, 0.0
    for side in (one, other):
        dx, dy = _SIDES[side]
        if dx:
            x = (min(_XS) if dx > 0 else max(_XS)) + dx * (SPACE[0] / 2 + LANE)
        else:
            y = (min(_YS) if dy > 0 else max(_YS)) + dy * (SPACE[1] / 2 + LANE)
    return x, y


def berth(space: Box) -> Box:
    """The box of the water on an action space, in which ships lie."""
    return Box(space.x + space.w * 0.385, space.y + space.h * 0.10, space.w * 0.56, space.h * 0.56)


def ship_box(water: Box, *, place: int, count: int) -> Box:
    """The box of ship number ``place`` of ``count`` ships that lie side by side in a berth."""
    side = min(water.h * 1.32, water.w * 0.78)
    shift = (place - (count - 1) / 2) * water.w * 0.40
    x, _ = water.centre
    return Box(x + shift - side / 2, water.bottom - side * 1.02, side, side * 0.92)
