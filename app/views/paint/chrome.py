"""Parts of pages outside the table: the ground of a panel, chevrons, and the icon of the program."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QIcon, QPainter, QPixmap

from app.views import theme as look
from app.views.logo import paint_logo
from app.views.paint.brushes import (
    fill,
    glow,
    painted,
    pen,
    radial,
    round_pen,
    rounded,
    saved,
    shadow,
    stroke,
    vertical,
)
from app.views.theme import ColorLike, color

_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)
_PLAIN_UP_TO = 32  # px; up to this size the logo fills the icon, without the tile below it


def panel(p: QPainter, rect: QRectF, radius: float = 14, *, alpha: float = 1, elevation: float = 10) -> None:
    """Paint the ground of a panel in the theme in use: opacity ``alpha``, and a shadow unless ``elevation`` is 0."""
    now = look.theme()
    if elevation:
        shadow(p, rect, radius, elevation, 0.35)
    with saved(p):
        p.setPen(pen(now.line, 1.2))
        p.setBrush(color(now.panel, alpha))
        p.drawPath(rounded(rect, radius))


_CHEVRONS = {
    "left": ((0.62, 0.2), (0.35, 0.5), (0.62, 0.8)),
    "right": ((0.38, 0.2), (0.65, 0.5), (0.38, 0.8)),
    "down": ((0.2, 0.38), (0.5, 0.65), (0.8, 0.38)),
    "up": ((0.2, 0.62), (0.5, 0.35), (0.8, 0.62)),
}


def chevron(p: QPainter, x: float, y: float, side: float, points_to: str, tone: ColorLike, width: float = 2.4) -> None:
    """Draw a chevron into the square ``side`` at (x, y), pointing "left", "right", "up" or "down"."""
    with saved(p):
        stroke(p, round_pen(tone, width))
        p.drawPolyline([QPointF(x + a * side, y + b * side) for a, b in _CHEVRONS[points_to]])


def paint_app_icon(p: QPainter, size: float) -> None:
    """Paint the icon of the program, the logo on a night-blue tile, into the square ``size`` at the origin."""
    if size <= _PLAIN_UP_TO:
        paint_logo(p, size * 0.04, size * 0.03, size * 0.92)
        return
    inset = size * 0.045
    tile = QRectF(inset, inset, size - 2 * inset, size - 2 * inset)
    radius = size * 0.21
    with saved(p):
        fill(p, vertical(tile, "#2C4A68", "#14283F", "#0C1A2B"))
        p.drawPath(rounded(tile, radius))
        p.setBrush(radial(size * 0.5, size * 0.42, size * 0.52, ("#FFC37A", 0.55), ("#E0703A", 0.16), ("#E0703A", 0.0)))
        p.drawPath(rounded(tile, radius))
        stroke(p, pen("#E3B963", size * 0.012, 0.8))
        rim = size * 0.03
        p.drawPath(rounded(tile.adjusted(rim, rim, -rim, -rim), radius - rim))
    side = size * 0.60
    glow(p, size / 2, size * 0.60, size * 0.34, "#FFD98A", 0.30)
    paint_logo(p, (size - side) / 2, size * 0.185, side)


def app_icon_pixmap(size: int, dpr: float = 1.0) -> QPixmap:
    """The icon of the program, ``size`` px wide at ``dpr`` device pixels per px."""
    return painted(size, size, dpr, lambda p: paint_app_icon(p, size))


def app_icon() -> QIcon:
    """The icon of the program in all sizes that windows and task bars ask for."""
    icon = QIcon()
    for size in _ICON_SIZES:
        icon.addPixmap(app_icon_pixmap(size))
    return icon
