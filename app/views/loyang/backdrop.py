"""The picture of Loyang on the start page and in the library; it is cropped to other shapes, never stretched."""

import random
from math import sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from app.views.paint.brushes import (
    disc,
    fill,
    glow,
    linear,
    noise,
    pen,
    saved,
    stroke,
    vertical,
)
from app.views.paint.glyphs import glyph
from app.views.paint.scenery import (
    lantern,
    ridge,
)
from app.views.theme import color, tones


def fields_and_ink(p: QPainter, rect: QRectF, *, items: bool = True) -> None:
    """Paint a red sun over ridges in ink, terraced fields and, with ``items``, lanterns on a rope and a farmer."""
    size = min(rect.width(), rect.height() * 1.2)
    w, h = rect.width(), rect.height()
    p.fillRect(rect, vertical(rect, *tones("loyang", "paper")))
    noise(p, rect, 0.06, 9)
    sun = QPointF(rect.x() + w * 0.60, rect.y() + h * 0.27)
    glow(p, sun.x(), sun.y(), size * 0.55, "#FFDFA0", 0.8)
    with saved(p):
        fill(p, linear(0, sun.y() - size * 0.17, 0, sun.y() + size * 0.17, *tones("loyang", "sun")))
        disc(p, sun.x(), sun.y(), size * 0.17)
    _ink_ridges(p, rect)
    glyph(p, "pagoda", rect.x() + w * 0.26, rect.y() + h * 0.63 - size * 0.24, size * 0.24, ("#2E3F3A", "#24312C"))
    _terraces(p, rect)
    if items:
        _lantern_rope(p, rect, size)
        _farm(p, rect, size)


def _ink_ridges(p: QPainter, rect: QRectF) -> None:
    rows = zip((0.48, 0.55, 0.62), (0.13, 0.12, 0.08), (3, 14, 22), (0.55, 0.75, 0.9), strict=True)
    for (height, swing, seed, alpha), tone in zip(rows, tones("loyang", "ridges"), strict=True):
        top, foot = rect.y() + rect.height() * (height - swing), rect.y() + rect.height() * (height + 0.16)
        with saved(p):
            fill(p, linear(0, top, 0, foot, (tone, alpha), ("#EFD9B0", 0.85)))
            p.drawPath(ridge(rect, height, swing, seed, 7))


def _terraces(p: QPainter, rect: QRectF) -> None:
    w, h = rect.width(), rect.height()
    for row, tone in enumerate(tones("loyang", "fields")):

        def edge(t: float, row: int = row) -> float:
            return rect.y() + h * (0.66 + row * 0.062 + 0.018 * sin(t * 5 + row * 1.3))

        shape = QPolygonF([QPointF(rect.left() - 4 + k / 60 * (w + 8), edge(k / 60)) for k in range(61)])
        shape.append(rect.bottomRight() + QPointF(4, 4))
        shape.append(rect.bottomLeft() + QPointF(-4, 4))
        with saved(p):
            p.setPen(pen("#FBF2D0", 2, 0.7))
            p.setBrush(color(tone))
            p.drawPolygon(shape)
            chance = random.Random(row)  # seeded, so that the picture is the same whenever it is painted
            p.setPen(pen("#24401F", 1.2, 0.30))
            for k in range(int(w / 8)):
                x, y = rect.left() + k * 8, edge(k * 8 / w) + 6
                p.drawLine(QPointF(x, y), QPointF(x + 3, y + h * 0.02 * chance.uniform(0.5, 1)))


def _lantern_rope(p: QPainter, rect: QRectF, size: float) -> None:
    w, h = rect.width(), rect.height()
    left, sag, right = 0.035, 0.13, 0.025
    path = QPainterPath(QPointF(rect.left(), rect.y() + h * left))
    path.quadTo(rect.center().x(), rect.y() + h * sag, rect.right(), rect.y() + h * right)
    with saved(p):
        stroke(p, pen("#3A1A14", 1.6))
        p.drawPath(path)
        for t, share in ((0.14, 0.17), (0.38, 0.21), (0.66, 0.17), (0.90, 0.20)):
            x = rect.x() + w * t
            y = rect.y() + h * ((1 - t) ** 2 * left + 2 * t * (1 - t) * sag + t * t * right)
            s = size * share
            p.drawLine(QPointF(x, y), QPointF(x, y + s * 0.12))
            lantern(p, x, y + s * 0.12, s)


def _farm(p: QPainter, rect: QRectF, size: float) -> None:
    w, h, s = rect.width(), rect.height(), size * 0.34
    glyph(p, "farmer", rect.x() + w * 0.66 - s * 0.2, rect.y() + h * 0.93 - s, s, ("#2C3A2A", "#1A241B"))
    bamboo = "#35583A", "#1E3A28"
    glyph(p, "bamboo", rect.x() - size * 0.30, rect.y() + h * 0.33, size * 0.62, bamboo)
    goods = (
        ("cabbage", 0.30, 0.95, 0.14, ("#E6F0B8", "#6E9B46")),
        ("pumpkin", 0.12, 0.97, 0.15, ("#FFC25A", "#D9701E")),
        ("leek", 0.47, 0.96, 0.13, ("#DDEFC0", "#4C8A4A")),
    )
    for name, x, y, share, tint in goods:
        glyph(p, name, rect.x() + w * x, rect.y() + h * y - size * share, size * share, tint)
