"""The scenery of Port Royal, for the tile on the start page, thumbnails and the background of the table."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.views.paint.brushes import (
    clipped,
    disc,
    fill,
    glow,
    linear,
    part,
    saved,
    vertical,
)
from app.views.paint.glyphs import glyph
from app.views.paint.scenery import (
    clouds,
    lighthouse,
    ridge,
    silhouette,
    stars,
)
from app.views.paint.surfaces import shimmer
from app.views.theme import tones


def harbour_at_dusk(
    p: QPainter, rect: QRectF, horizon: float = 0.56, *, ships: bool = True, palms: bool = True
) -> None:
    """Paint a harbour with the sun going down behind it; see ``GameViews.backdrop``.

    Args:
        p: The painter.
        rect: Where it is painted, in any shape: nothing in it is stretched.
        horizon: Share of the sky in the height, 0 to 1.
        ships: Whether ships and a lighthouse are painted.
        palms: Whether palms are painted at the lower edge.
    """
    # Sun, ships and palms are so many times this size, which suits low and narrow rectangles and little sky as well.
    size = min(rect.width(), rect.height() * 1.4, rect.height() * horizon * 2.4)
    sun = QPointF(rect.x() + rect.width() * 0.62, rect.y() + rect.height() * horizon)
    _dusk_sky(p, rect, horizon, size, sun)
    _far_coast(p, rect, horizon)
    water = part(rect, 0, horizon, 1, 1 - horizon)
    p.fillRect(water, vertical(water, *tones("port_royal", "sea")))
    _sun_on_water(p, water, sun.x(), size)
    shimmer(p, water, "#FFE0A6", 150, 3, 0.8, centre=sun.x(), spread=0.22)
    shimmer(p, water, "#9BD3E8", 110, 8, 0.22, spread=0.6)
    if ships:
        _ships_at_anchor(p, rect, sun.y(), size)
    if palms:
        _palms(p, rect, size)


def _dusk_sky(p: QPainter, rect: QRectF, horizon: float, size: float, sun: QPointF) -> None:
    sky = part(rect, 0, 0, 1, horizon)
    p.fillRect(sky, vertical(sky, *tones("port_royal", "sky")))
    stars(p, part(rect, 0, 0, 1, horizon * 0.45), int(rect.width() / 15) + 10, 4, 0.6)
    with clipped(p, sky):
        glow(p, sun.x(), sun.y(), size * 0.75, "#FFA04E", 0.62)
        fill(p, linear(0, sun.y() - size * 0.14, 0, sun.y(), "#FFF1C4", "#FFB057"))
        disc(p, sun.x(), sun.y() - size * 0.005, size * 0.125)
    clouds(p, sky, ((0.48, "#E58AA0", 0.20), (0.64, "#FFB98A", 0.28), (0.755, "#FFB98A", 0.24)))


def _sun_on_water(p: QPainter, water: QRectF, x: float, size: float) -> None:
    """The light of the sun on the water below it."""
    with clipped(p, water):
        p.translate(x, water.top())
        p.scale(1, 1.9 * water.height() / size)
        glow(p, 0, 0, size * 0.42, "#FFC98A", 0.55)


def _far_coast(p: QPainter, rect: QRectF, horizon: float) -> None:
    hills = (
        (part(rect, -0.08, 0, 0.66, horizon), 0.93, 0.12, 5, "#5A3560", 0.9),
        (part(rect, -0.12, 0, 0.47, horizon), 0.965, 0.10, 9, "#39264E", 0.95),
        (part(rect, 0.76, 0, 0.40, horizon), 0.955, 0.09, 2, "#4A2E58", 0.95),
    )
    for where, height, swing, seed, tone, alpha in hills:
        silhouette(p, ridge(where, height, swing, seed, island=True), tone, alpha)


def _ships_at_anchor(p: QPainter, rect: QRectF, line: float, size: float) -> None:
    s = size * 0.44
    x, y = rect.x() + rect.width() * 0.5 - s * 0.55, line - s * 0.90
    with saved(p):  # its mirror image in the water
        p.translate(0, 2 * (y + s * 0.955))
        p.scale(1, -1)
        glyph(p, "galleon", x, y + s * 0.02, s, "#0B1830", alpha=0.30)
    glyph(p, "galleon", x, y, s, ("#24193C", "#171631", "#0D1530"))
    small = size * 0.15
    glyph(p, "caravel", rect.x() + rect.width() * 0.86 - small, line - small * 0.9, small, "#3A2447")
    reach = rect.width() * 0.3, size * 0.40
    lighthouse(p, rect.x() + rect.width() * 0.13, line, size * 0.27, beam_left=reach[0], beam_right=reach[1])


def _palms(p: QPainter, rect: QRectF, size: float) -> None:
    dark, s = "#071426", size * 0.62
    glyph(p, "palm-tree", rect.x() - s * 0.30, rect.bottom() - s * 0.98, s, dark)
    glyph(p, "palm-tree", rect.right() - s * 0.52, rect.bottom() - s * 0.80, s * 0.8, dark, flip=True)
    silhouette(p, ridge(part(rect, 0, 0.86, 1, 0.14), 0.75, 0.28, 12, 4), dark)
