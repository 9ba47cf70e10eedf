"""Small painted things drawn once per size and then only copied: for parts that change while a slider is dragged."""

from collections.abc import Callable, Hashable
from math import ceil

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.views import theme as look
from app.views.paint import brushes, pieces
from app.views.paint.cache import pixmaps


def stamp(
    p: QPainter, key: Hashable, x: float, y: float, width: float, height: float, draw: Callable[[QPainter], None]
) -> None:
    """Copy what ``draw`` paints into a box at the origin to (x, y); painted once per ``key``, size and theme.

    The place is rounded to whole device pixels, so that the copy stays sharp.
    """
    ratio = p.device().devicePixelRatioF()
    name = (key, round(width, 2), round(height, 2), ratio, look.theme().name)
    picture = pixmaps.get(name, lambda: brushes.painted(ceil(width), ceil(height), ratio, draw))
    p.drawPixmap(QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio), picture)


def coin(p: QPainter, cx: float, cy: float, r: float, number: int | None = None, *, cast: bool = True) -> None:
    """See ``pieces.coin``."""
    side = 2.6 * r

    def draw(q: QPainter) -> None:
        pieces.coin(q, side / 2, side / 2, r, number, cast=cast)

    stamp(p, ("coin", round(r, 2), number, cast), cx - side / 2, cy - side / 2, side, side, draw)


def cash(p: QPainter, cx: float, cy: float, r: float) -> None:
    """See ``pieces.cash``."""
    side = 2.6 * r

    def draw(q: QPainter) -> None:
        pieces.cash(q, side / 2, side / 2, r)

    stamp(p, ("cash", round(r, 2)), cx - side / 2, cy - side / 2, side, side, draw)


def beer(p: QPainter, cx: float, cy: float, r: float) -> None:
    """See ``pieces.beer``; without a number."""
    side = 3.0 * r

    def draw(q: QPainter) -> None:
        pieces.beer(q, side / 2, side / 2, r)

    stamp(p, ("beer", round(r, 2)), cx - side / 2, cy - side / 2, side, side, draw)


def ship_token(p: QPainter, cx: float, cy: float, r: float, colour: str, mark: str) -> None:
    """See ``pieces.ship_token``."""
    side = 2.8 * r

    def draw(q: QPainter) -> None:
        pieces.ship_token(q, side / 2, side / 2, r, colour, mark)

    stamp(p, ("token", round(r, 2), colour, mark), cx - side / 2, cy - side / 2, side, side, draw)


def points_shield(p: QPainter, x: float, y: float, w: float, number: int) -> None:
    """See ``pieces.points_shield``."""
    edge = w * 0.3

    def draw(q: QPainter) -> None:
        pieces.points_shield(q, edge, edge, w, number)

    stamp(p, ("points", round(w, 2), number), x - edge, y - edge, w + 2 * edge, w * 1.14 + 2 * edge, draw)


def seat_shield(p: QPainter, x: float, y: float, size: float, seat: int) -> None:
    """See ``pieces.seat_shield``."""
    edge = size * 0.15

    def draw(q: QPainter) -> None:
        pieces.seat_shield(q, edge, edge, size, seat)

    stamp(p, ("seat", round(size, 2), seat), x - edge, y - edge, size + 2 * edge, size * 1.12 + 2 * edge, draw)


def cube(p: QPainter, x: float, y: float, size: float, colour: str) -> None:
    """See ``pieces.cube``."""

    def draw(q: QPainter) -> None:
        pieces.cube(q, 1, 1, size, colour)

    stamp(p, ("cube", round(size, 2), colour), x - 1, y - 1, size + 2, size * 1.3 + 2, draw)


def sheet(p: QPainter, rect: QRectF, key: Hashable, reach: float, draw: Callable[[QPainter, QRectF], None]) -> None:
    """A ground of ``rect``'s size that reaches ``reach`` beyond it, e.g. a panel with its shadow."""

    def paint(q: QPainter) -> None:
        draw(q, QRectF(reach, reach, rect.width(), rect.height()))

    stamp(p, key, rect.x() - reach, rect.y() - reach, rect.width() + 2 * reach, rect.height() + 2 * reach, paint)
