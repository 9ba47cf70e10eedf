"""The backdrop of Murano, for the start page, thumbnails and the horizon of the table.  Crop it, never stretch it."""

import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPolygonF

from app.views.paint.brushes import (
    clipped,
    fill,
    glow,
    part,
    saved,
    vertical,
)
from app.views.paint.glyphs import glyph
from app.views.paint.scenery import (
    bead,
    clouds,
    gondola,
    mooring_post,
)
from app.views.paint.surfaces import caustics, shimmer
from app.views.theme import color, tones


def lagoon(p: QPainter, rect: QRectF, *, items: bool = True) -> None:
    """Paint the lagoon with the city in haze; with ``items`` also a gondola and glass beads."""
    size, line = min(rect.width(), rect.height() * 1.2), 0.50
    sky, water = part(rect, 0, 0, 1, line), part(rect, 0, line, 1, 1 - line)
    light = rect.x() + rect.width() * 0.3
    p.fillRect(sky, vertical(sky, *tones("murano", "sky")))
    with clipped(p, sky):
        glow(p, light, water.top(), size * 0.8, "#FFE7B8", 0.8)
    clouds(p, sky, ((0.18, "#FFFFFF", 0.30), (0.40, "#FFFFFF", 0.32), (0.62, "#FFFFFF", 0.28)), 5)
    _skyline(p, rect, water.top(), size)
    p.fillRect(water, vertical(water, *tones("murano", "lagoon")))
    shimmer(p, water, "#FFF4D0", 170, 13, 0.75, centre=light, spread=0.25)
    shimmer(p, water, "#CFFBFA", 150, 18, 0.35, spread=0.6)
    caustics(p, part(rect, 0, 0.70, 1, 0.30))
    if items:
        _gondola_and_beads(p, rect, size)


def _skyline(p: QPainter, rect: QRectF, ground: float, size: float) -> None:
    far, near = tones("murano", "skyline")
    chance = random.Random(5)  # the same city each time
    with saved(p):
        fill(p, far)
        x = rect.left()
        while x < rect.right():
            w, h = size * chance.uniform(0.06, 0.12), size * chance.uniform(0.05, 0.12)
            p.drawRect(QRectF(x, ground - h, w + 1, h))
            roof = (x - 1, ground - h), (x + w / 2, ground - h - size * 0.02), (x + w + 1, ground - h)
            p.drawPolygon(QPolygonF([QPointF(*corner) for corner in roof]))
            x += w
    _campanile(p, rect.x() + rect.width() * 0.70, ground, size, near)
    s = size * 0.36
    glyph(p, "byzantin-temple", rect.x() + rect.width() * 0.20, ground - s * 0.985, s, near)
    glyph(p, "rialto-bridge", rect.x() + rect.width() * 0.84 - s * 0.1, ground - s * 0.72, s * 0.8, near)


def _campanile(p: QPainter, x: float, ground: float, size: float, tone: str) -> None:
    w = size * 0.07
    with saved(p):
        fill(p, tone)
        p.drawRect(QRectF(x, ground - size * 0.40, w, size * 0.40))
        tip = (x - 2, ground - size * 0.40), (x + w / 2, ground - size * 0.53), (x + w + 2, ground - size * 0.40)
        p.drawPolygon(QPolygonF([QPointF(*corner) for corner in tip]))
        p.setBrush(color("#BFE3E6", 0.8))
        for share in (0.2, 0.6):
            opening = QRectF(x + w * share, ground - size * 0.385, w * 0.23, size * 0.045)
            p.drawRoundedRect(opening, w * 0.1, w * 0.1)


def _gondola_and_beads(p: QPainter, rect: QRectF, size: float) -> None:
    w, h = rect.width(), rect.height()
    x = rect.x() + w * 0.16
    with saved(p):
        p.setOpacity(p.opacity() * 0.25)
        gondola(p, x, rect.y() + h * 0.685, size * 0.66, "#06222C")
    gondola(p, x, rect.y() + h * 0.66, size * 0.66)
    colours = "#B3200F", "#4DC7AB", "#4636B0", "#F0B13A"
    places = (0.20, 0.885, 0.085), (0.40, 0.915, 0.075), (0.62, 0.87, 0.10), (0.83, 0.91, 0.07)
    for (fx, fy, share), tone in zip(places, colours, strict=True):
        bead(p, rect.x() + w * fx, rect.y() + h * fy, size * share, tone)
    for fx, share in ((0.93, 0.30), (0.985, 0.38)):
        mooring_post(p, rect.x() + w * fx, rect.y() + h * 0.80, size * 0.032, size * share)
