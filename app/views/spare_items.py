"""Items of pieces that are gone, kept for the next ones: making one takes longer than using one again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.views.piece_item import PieceItem

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from app.views.piece_item import Spot

SPARE = 48
"""How many are kept."""


class SpareItems:
    """The hidden items of a scene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[PieceItem] = []

    def keep(self, item: PieceItem) -> None:
        """Its piece is gone; it is seen until ``hide``."""
        self._items.append(item)

    def item_for(self, key: str, spot: Spot) -> PieceItem:
        """An item for a piece that is new on the table: that of a gone one of its kind or any, else one made anew."""
        if not self._items:
            item = PieceItem(key, spot)
            self._scene.addItem(item)
            return item
        kind = key.partition(":")[0]
        at = next((at for at, each in enumerate(self._items) if each.key.partition(":")[0] == kind), -1)
        item = self._items.pop(at)
        item.become(key, spot)
        item.setVisible(True)
        return item

    def hide(self) -> None:
        """Hide what no piece needs now, and let go of what is too much."""
        for item in self._items[SPARE:]:
            self._scene.removeItem(item)
        del self._items[SPARE:]
        for item in self._items:
            item.setVisible(False)
