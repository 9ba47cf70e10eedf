"""The scenery of the games as pictures for tiles and thumbnails, which crop them and never stretch them."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from app.views.games import ENTRIES
from app.views.paint.brushes import clipped, painted
from app.views.paint.cache import pixmaps


def backdrop(p: QPainter, game: str, rect: QRectF) -> None:
    """Paint the scenery of a game into ``rect``, clipped to it."""
    with clipped(p, rect):
        ENTRIES[game].backdrop(p, rect)


def backdrop_pixmap(game: str, width: int, height: int, dpr: float = 1.0) -> QPixmap:
    """The scenery of a game as a pixmap of ``width`` × ``height`` logical px, from the cache."""
    return pixmaps.get(
        ("backdrop", game, width, height, dpr),
        lambda: painted(width, height, dpr, lambda p: backdrop(p, game, QRectF(0, 0, width, height))),
    )
