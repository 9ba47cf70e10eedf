"""The picture of Bruges for its start tile, for thumbnails and behind the table."""

import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPolygonF

from app.views.paint.brushes import (
    clipped,
    disc,
    fill,
    glow,
    horizontal,
    part,
    pen,
    saved,
    vertical,
)
from app.views.paint.glyphs import glyph
from app.views.paint.scenery import (
    barge,
    clouds,
    gable,
    ridge,
    silhouette,
)
from app.views.paint.surfaces import shimmer
from app.views.theme import color, tones


def brick_and_canal(p: QPainter, rect: QRectF, line: float = 0.62, *, items: bool = True) -> None:
    """Paint stepped gables and the belfry, mirrored in the canal.

    Args:
        p: The painter.
        rect: Where to paint; another shape shows more or less of the town, and nothing is stretched.
        line: Where the canal begins, as a share of the height.
        items: Whether bridge, doves and barge are painted, too.
    """
    size = min(rect.width(), rect.height() * 1.2)
    w = rect.width()
    sky, canal = part(rect, 0, 0, 1, line), part(rect, 0, line, 1, 1 - line)
    ground, light = canal.top(), rect.x() + w * 0.26
    p.fillRect(sky, vertical(sky, *tones("bruges", "sky")))
    with clipped(p, sky):
        glow(p, light, rect.y() + rect.height() * line * 0.75, size * 0.6, "#FFE3B0", 0.75)
    clouds(p, sky, ((0.10, "#FFF6E4", 0.26), (0.26, "#FFF6E4", 0.30), (0.42, "#FFF6E4", 0.24)), 8)
    silhouette(p, ridge(sky, 0.90, 0.05, 4), "#8E8E8A", 0.75)
    _belfry(p, rect.x() + w * 0.60, ground, min(size, sky.height() * 0.92))
    _row_of_houses(p, rect, ground, size)
    p.fillRect(canal, vertical(canal, *tones("bruges", "canal")))
    with clipped(p, canal):
        p.setOpacity(p.opacity() * 0.30)
        p.translate(0, 2 * ground)
        p.scale(1, -1)
        _row_of_houses(p, rect, ground, size)
    p.fillRect(QRectF(rect.x(), ground - 1, w, size * 0.022), color("#3A2C28"))
    shimmer(p, canal, "#FFE7BE", 120, 31, 0.5, centre=light, spread=0.3)
    shimmer(p, canal, "#BFD8D6", 110, 33, 0.25, spread=0.6)
    if items:
        _on_the_canal(p, rect, size)


def _belfry(p: QPainter, x: float, ground: float, size: float) -> None:
    w = size * 0.15
    dark = "#4A332F"
    with saved(p):
        fill(p, horizontal(QRectF(x, 0, w, 1), "#8A6558", "#5A3E38"))
        p.drawRect(QRectF(x, ground - size * 0.62, w, size * 0.62))
        p.drawRect(QRectF(x + w * 0.14, ground - size * 0.80, w * 0.72, size * 0.20))
        fill(p, dark)
        p.drawRect(QRectF(x - w * 0.06, ground - size * 0.63, w * 1.12, size * 0.02))
        roof = (
            (x + w * 0.10, ground - size * 0.80),
            (x + w * 0.5, ground - size * 0.96),
            (x + w * 0.90, ground - size * 0.80),
        )
        p.drawPolygon(QPolygonF([QPointF(*corner) for corner in roof]))
        fill(p, "#2E2226")
        for share in (0.26, 0.60):
            p.drawRoundedRect(QRectF(x + w * share, ground - size * 0.76, w * 0.16, size * 0.09), w * 0.04, w * 0.04)
        centre = QPointF(x + w / 2, ground - size * 0.52)
        fill(p, "#F8DFA6")
        disc(p, centre.x(), centre.y(), w * 0.24)
        p.setPen(pen(dark, max(1.2, size * 0.006)))
        p.drawLine(centre, QPointF(centre.x(), centre.y() - size * 0.03))
        p.drawLine(centre, QPointF(centre.x() + size * 0.015, centre.y()))


def _row_of_houses(p: QPainter, rect: QRectF, ground: float, size: float) -> None:
    chance = random.Random(21)
    bricks = tones("bruges", "brick")
    x, k = rect.x() - size * 0.04, 0
    while x < rect.right():
        w, h = size * chance.uniform(0.19, 0.27), size * chance.uniform(0.34, 0.50)
        # A strip of the picture needs only its own houses; their sizes are drawn all the same, for every strip has to
        # show the same row.
        if not p.hasClipping() or QRectF(x, ground - h, w, h).adjusted(-2, -2, 2, 2).intersects(p.clipBoundingRect()):
            gable(p, x, ground, w, h, bricks[k % len(bricks)], k + 3)
        x += w + size * 0.004
        k += 1


def _on_the_canal(p: QPainter, rect: QRectF, size: float) -> None:
    w, h, s = rect.width(), rect.height(), size * 0.62
    bridge = "#7A6A5C", "#3C3230"
    glyph(p, "stone-bridge", rect.x() + w * 0.55, rect.y() + h * 0.86 - s * 0.60, s, bridge, shadow=s * 0.02)
    for fx, fy, share in ((0.13, 0.11, 0.088), (0.33, 0.18, 0.07)):
        glyph(p, "dove", rect.x() + w * fx, rect.y() + h * fy, size * share, "#FFFFFF", alpha=0.8)
    barge(p, rect.x() + w * 0.10, rect.y() + h * 0.86, size * 0.36)
