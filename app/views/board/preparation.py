"""What a table will show next, worked out and painted before anything of it is seen."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    from PySide6.QtGui import QPixmap

    from app.models.table import Piece, Zone
    from app.views.board.base import Board, BoardPanel
    from app.views.board.panel_item import PanelItem
    from app.views.board.panel_pictures import PanelPictures
    from app.views.board.piece_item import Picture, PieceItem
    from app.views.board.spot import Spot

ABOVE, ZONE_ABOVE = 1e-6, 250e-6
"""What a piece lies above the one before it in its zone, and a zone above the one before: of equals, not the one that
came last is on top.  Counted by zones, so that a piece that is gone does not change the height of all others."""

BETWEEN = ABOVE / 64
"""What it lies above that one at least: one that comes between others does not change the height of all after it."""


STEP = 0.0003
"""Seconds after which a step of looking up pictures ends: most are there, and a step for each would cost more."""


class Placed(NamedTuple):
    """A piece that is new, looks otherwise or belongs elsewhere."""

    piece: Piece
    zone: str
    spot: Spot
    picture: Picture


class Preparation:
    """A position on a board, for the items of a scene to take over.

    Attributes:
        board: A copy of the board, laid for the position.
        zones: What is shown, asked for in the second step.
        spots: The place of every piece that is drawn.
        placed: The pieces that are concerned.
        panels: All panels.
        pictures: By key of a panel: its picture, where that was painted ahead.
    """

    def __init__(self, board: Board, zones: Callable[[], Sequence[Zone]]) -> None:
        self.board = board.ahead()
        self._zones = zones
        self.zones: Sequence[Zone] = ()
        self.spots: dict[str, Spot] = {}
        self.placed: list[Placed] = []
        self.panels: list[BoardPanel] = []
        self.pictures: dict[str, QPixmap] = {}

    def steps(self, items: Mapping[str, PieceItem], looks: Collection[str], *, everything: bool) -> Iterator[None]:
        """Work it out, in steps of which the first does nothing: places, then pictures a few at a time, then panels.

        Args:
            items: What is on the table, by key.
            looks: Keys of pieces that are new or look otherwise.
            everything: Whether all pieces are asked for their pictures.
        """
        yield
        self.zones = self._zones()
        self.spots = spots = self.board.spots(self.zones)
        yield
        begun = perf_counter()
        for row, zone in enumerate(self.zones):
            base = row * ZONE_ABOVE
            last = base - BETWEEN
            for at, piece in enumerate(zone.pieces):
                key = piece.key
                if (found := spots.get(key)) is None:
                    continue
                item, picture, spot = items.get(key), None, None
                height = -1.0 if item is None else item.spot.above(found)
                if item is not None and last + BETWEEN / 2 < height < base + ZONE_ABOVE - ABOVE:
                    spot = item.spot  # it lies right between the others, however many of them there are now
                else:  # the next one keeps its height if this does not take that
                    height = max(base + at * ABOVE if height < 0 else 0.0, last + BETWEEN)
                last = height
                if item is not None and not everything and key not in looks:
                    if spot is not None:
                        continue
                    picture = item.picture_at(found)
                spot = spot or found.raised(height)
                self.placed.append(Placed(piece, zone.key, spot, picture or self.board.picture(piece, spot)))
                if (now := perf_counter()) > begun + STEP:
                    yield
                    begun = now
        self.panels = self.board.panels(self.zones)

    def paint_panels(self, items: Mapping[str, PanelItem], kept: PanelPictures, ratio: float) -> Iterator[None]:
        """Paint the panels that will look otherwise, one by one."""
        for panel in self.panels:
            item = items.get(panel.key)
            if item is None or not item.shows(panel):
                yield
                self.pictures[panel.key] = kept.picture(self.board, panel, ratio)
        yield
