"""The worlds of the games as pictures: start tiles and thumbnails.  Crop them, never stretch."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from app.views.games import ENTRIES
from app.views.paint.brushes import clipped, painted
from app.views.paint.cache import pixmaps


def backdrop(p: QPainter, game: str, rect: QRectF) -> None:
    """Paint the game's world into ``rect``."""
    with clipped(p, rect):
        ENTRIES[game].backdrop(p, rect)


def backdrop_pixmap(game: str, width: int, height: int, dpr: float = 1.0) -> QPixmap:
    """The game's world as a pixmap of ``width`` × ``height`` px, kept."""
    return pixmaps.get(
        ("backdrop", game, width, height, dpr),
        lambda: painted(width, height, dpr, lambda p: backdrop(p, game, QRectF(0, 0, width, height))),
    )
