"""Items of pieces that are gone, kept for the next ones, and those that are made ahead: making one takes long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.views.board.piece_item import PieceItem
from app.views.board.spot import Spot

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from PySide6.QtWidgets import QGraphicsScene

SPARE = 48
"""How many are kept."""

NOWHERE = Spot(0.0, 0.0, 1.0, 1.0)
"""The place of an item that no piece has yet."""


class SpareItems:
    """The hidden items of a scene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[PieceItem] = []

    def keep(self, item: PieceItem) -> None:
        """Its piece is gone; it is seen until ``hide``."""
        self._items.append(item)

    def item_for(self, key: str, spot: Spot) -> PieceItem:
        """An item for a piece that is new on the table: that of a gone one, else one made anew."""
        if not self._items:
            item = PieceItem(key, spot)
            self._scene.addItem(item)
            return item
        item = self._items.pop()
        item.become(key, spot)
        item.setVisible(True)
        return item

    def provide(self, items: Collection[str], keys: Callable[[], Collection[str]]) -> Iterator[None]:
        """Make what a table of these ``keys`` lacks that has these ``items`` now, one in a step, still hidden.

        All of them at once, as the first position of a table needs them, would stop the window for a while.
        """
        wanted = keys()
        common = sum(key in items for key in wanted)
        missing = len(wanted) - common - (len(items) - common)
        while len(self._items) < missing:
            item = PieceItem("", NOWHERE)
            item.setVisible(False)
            self._scene.addItem(item)
            self._items.append(item)
            yield

    def hide(self) -> None:
        """Hide what no piece needs now, and let go of what is too much."""
        for item in self._items[SPARE:]:
            self._scene.removeItem(item)
        del self._items[SPARE:]
        for item in self._items:
            item.setVisible(False)
