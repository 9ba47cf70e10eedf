"""Paints the background of the table: ink hills behind the opponents, terraces below the fields, a mat below cards."""

from math import sin
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.views import theme as look
from app.views.loyang.layout import Areas
from app.views.loyang.style import surface
from app.views.paint import brushes
from app.views.paint.scenery import ridge
from app.views.paint.surfaces import vignette


def paint_table(p: QPainter, rect: QRectF, a: Areas) -> None:
    """Paint the background into ``rect``; slow, so it is done once per size and theme."""
    unit = a.scale
    sky_foot = a.fields.y + a.fields.h * 0.10
    mat_top = a.rows.y - 4 * unit
    sky = QRectF(rect.x(), rect.y(), rect.width(), sky_foot - rect.y() + 30 * unit)
    _sky(p, sky)
    _terraces(p, QRectF(rect.x(), sky_foot - 26 * unit, rect.width(), mat_top - sky_foot + 30 * unit), unit)
    _mat(p, QRectF(rect.x(), mat_top, rect.width(), rect.bottom() - mat_top), unit)
    if look.theme().dark:
        p.fillRect(rect, look.color("#060A10", 0.50))
    vignette(p, rect, 0.55 if look.theme().dark else 0.30)


def _sky(p: QPainter, rect: QRectF) -> None:
    p.fillRect(rect, brushes.vertical(rect, *surface("paper")[:3]))
    brushes.noise(p, rect, 0.06, 9)
    rows = zip((0.50, 0.66, 0.82), (0.18, 0.15, 0.10), (3, 14, 22), (0.55, 0.75, 0.9), strict=True)
    for (height, swing, seed, alpha), tone in zip(rows, surface("ridges"), strict=True):
        top, foot = rect.y() + rect.height() * (height - swing), rect.y() + rect.height() * (height + 0.2)
        brushes.fill(p, brushes.linear(0, top, 0, foot, (tone, alpha), ("#EFD9B0", 0.8)))
        p.drawPath(ridge(rect, height, swing, seed, 7))


def _terraces(p: QPainter, rect: QRectF, unit: float) -> None:
    """Paint terraced fields: bands with a bright edge and rows of seedlings."""
    tones = surface("fields")
    count = 6
    with brushes.clipped(p, rect.adjusted(0, -16 * unit, 0, 0)):
        for row in range(count):
            y = rect.y() + rect.height() * row / count
            tone = tones[row % len(tones)]
            foot = rect.height() / count * 1.6
            p.setPen(brushes.pen("#FBF2D0", 2 * unit, 0.55))
            p.setBrush(brushes.linear(0, y, 0, y + foot, tone, look.mix(tone, "#1E3A20", 0.28)))
            p.drawPath(_edge(rect, y, row, unit))
            _seedlings(p, rect, y, row, unit)
        brushes.noise(p, rect, 0.06, 4)


def _wave(rect: QRectF, y: float, row: int, t: float, unit: float) -> float:
    return y + 9 * unit * sin(t * 7 + row * 1.3)


def _edge(rect: QRectF, y: float, row: int, unit: float) -> QPainterPath:
    path = QPainterPath(QPointF(rect.left() - 4, rect.bottom() + 4))
    for k in range(81):
        path.lineTo(rect.left() - 4 + k / 80 * (rect.width() + 8), _wave(rect, y, row, k / 80, unit))
    path.lineTo(rect.right() + 4, rect.bottom() + 4)
    path.closeSubpath()
    return path


def _seedlings(p: QPainter, rect: QRectF, y: float, row: int, unit: float) -> None:
    chance = Random(row)  # seeded, so that the picture is the same whenever it is painted
    p.setPen(brushes.pen("#24401F", 1.2 * unit, 0.30))
    step = 9 * unit
    for k in range(int(rect.width() / step)):
        x = rect.left() + k * step
        top = _wave(rect, y, row, k * step / rect.width(), unit) + 7 * unit
        p.drawLine(QPointF(x, top), QPointF(x + 3 * unit, top + chance.uniform(5, 12) * unit))


def _mat(p: QPainter, rect: QRectF, unit: float) -> None:
    """Paint a mat of bamboo slats."""
    p.fillRect(rect, brushes.vertical(rect, *surface("mat")))
    brushes.noise(p, rect, 0.08, 9)
    step = 7.4 * unit
    for k in range(int(rect.height() / step) + 1):
        slat = QRectF(rect.x(), rect.y() + k * step, rect.width(), 3.6 * unit)
        p.fillRect(slat, look.color("#FFF3D0", 0.16) if k % 2 else look.color("#5A3E1C", 0.16))
    p.fillRect(QRectF(rect.x(), rect.y(), rect.width(), 4 * unit), look.color("#3A2814", 0.7))
    shade = QRectF(rect.x(), rect.y() + 4 * unit, rect.width(), 26 * unit)
    p.fillRect(shade, brushes.vertical(shade, ("#000000", 0.34), ("#000000", 0.0)))
