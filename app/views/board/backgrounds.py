"""The tables that were painted last: the next view of the same table in the same size need not paint it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

KEPT = 1
"""Pictures that are held; as a rule the view in front shows the last one, and it takes no room of its own."""


class Backgrounds:
    """Few pictures by what they were painted from, the latest last."""

    def __init__(self) -> None:
        self._pictures: list[tuple[object, QPixmap]] = []

    def find(self, ground: object) -> QPixmap | None:
        """The picture that was painted from an equal ``ground``, if it is still held."""
        return next((picture for known, picture in self._pictures if known == ground), None)

    def keep(self, ground: object, picture: QPixmap) -> None:
        """Hold a picture that nobody paints on any more, and give up the oldest."""
        self._pictures = [*self._pictures, (ground, picture)][-KEPT:]

    def clear(self) -> None:
        """Hold none."""
        self._pictures = []


backgrounds = Backgrounds()
