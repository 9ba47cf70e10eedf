"""Parts of the sceneries of the games: hills, stars, houses, lanterns, boats.

Where chance has a part, ``seed`` makes it the same picture every time.
"""

import random
from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from app.views.paint.brushes import (
    clipped,
    diagonal,
    disc,
    fill,
    glow,
    horizontal,
    linear,
    pen,
    radial,
    round_pen,
    saved,
    stroke,
    vertical,
)
from app.views.paint.glyphs import glyph
from app.views.theme import color, mix

_RIDGE_STEPS = 160


def silhouette(p: QPainter, path: QPainterPath, tone: str, alpha: float = 1) -> None:
    """Fill ``path`` with one colour."""
    with saved(p):
        fill(p, color(tone, alpha))
        p.drawPath(path)


def ridge(
    rect: QRectF, height: float, swing: float, seed: int, rough: int = 6, *, island: bool = False
) -> QPainterPath:
    """The outline of hills across ``rect``, closed along its bottom.

    Args:
        rect: Where they are.
        height: Mean distance of the ridge from the top, as a share (0 to 1) of the height of ``rect``.
        swing: Amplitude of the ridge, likewise.
        seed: Of the random waves.
        rough: Number of sine waves that are added up.
        island: Whether the ridge falls to the bottom at both ends.
    """
    chance = random.Random(seed)
    # Frequency, phase and amplitude: each wave is about twice as fine as the one before, and lower.
    waves = [(chance.uniform(0.6, 1.4) * 2**k, chance.uniform(0, 2 * pi), 1 / 1.75**k) for k in range(rough)]
    path = QPainterPath(QPointF(rect.left(), rect.bottom()))
    for step in range(_RIDGE_STEPS + 1):
        t = step / _RIDGE_STEPS
        wave = sum(a * sin(t * w * 6.28 * 0.8 + phase) for w, phase, a in waves) / 1.9
        y = height - swing * wave
        if island:
            y = 1 - (1 - y) * min(1.0, 2.2 * sin(pi * t) ** 0.8)
        path.lineTo(rect.left() + t * rect.width(), rect.top() + rect.height() * y)
    path.lineTo(rect.right(), rect.bottom())
    path.closeSubpath()
    return path


def stars(p: QPainter, rect: QRectF, count: int = 60, seed: int = 4, alpha: float = 0.8) -> None:
    """Draw ``count`` stars, denser towards the top."""
    chance = random.Random(seed)
    with saved(p):
        p.setPen(Qt.PenStyle.NoPen)
        for _ in range(count):
            p.setBrush(color("#FFF6DC", alpha * chance.uniform(0.15, 1)))
            r = chance.uniform(0.5, 1.6)
            x = rect.x() + chance.random() * rect.width()
            disc(p, x, rect.y() + chance.random() ** 1.4 * rect.height(), r)


# --- Bruges ----------------------------------------------------------------------------------------------------------


def gable(p: QPainter, x: float, ground: float, w: float, h: float, colour: str, seed: int, lit: float = 0.45) -> None:
    """Draw a brick house with a stepped gable, its foot at ``ground``; ``lit`` is the share of lit windows."""
    chance = random.Random(seed)
    body = h * 0.62
    trim = "#E9DDC6"
    outline = _stepped_outline(x, ground, w, h, body)
    with saved(p):
        box = QRectF(x, ground - h, w, h)
        fill(p, horizontal(box, mix(colour, "#FFE3B8", 0.10), colour, mix(colour, "#000000", 0.25)))
        p.drawPath(outline)
        with clipped(p, outline):
            stroke(p, pen("#000000", 0.8, 0.086))
            y = ground
            while y > ground - h:
                p.drawLine(QPointF(x, y), QPointF(x + w, y))
                y -= max(3, h * 0.018)
            stroke(p, pen(trim, max(1.2, w * 0.018), 0.55))
            p.drawPath(outline)
        _windows(p, QRectF(x, ground - body, w, body), trim, lit, chance)
        fill(p, color("#FFD583", 0.8))
        disc(p, x + w / 2, ground - body - (h - body) * 0.34, w * 0.06)


def _stepped_outline(x: float, ground: float, w: float, h: float, body: float) -> QPainterPath:
    steps = 4
    run, rise = w / 2 / (steps + 0.6), (h - body) / steps
    left = [(x, ground), (x, ground - body)]
    for _ in range(steps):
        cx, cy = left[-1]
        left += [(cx, cy - rise), (cx + run, cy - rise)]
    right = [(2 * x + w - cx, cy) for cx, cy in reversed(left)]
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*point) for point in left + right]))
    path.closeSubpath()
    return path


def _windows(p: QPainter, body: QRectF, trim: str, lit: float, chance: random.Random) -> None:
    w = body.width()
    columns, rows = (3 if w > 50 else 2), max(2, int(body.height() / (w * 0.34)))
    width, height = w * 0.14, w * 0.21
    for row in range(rows):
        for column in range(columns):
            x = body.x() + w * (column + 0.5) / columns - width / 2
            y = body.bottom() - body.height() * (row + 0.82) / rows
            p.setBrush(color("#FFD583", 0.95) if chance.random() < lit else color("#22262E", 0.75))
            p.setPen(pen(trim, max(0.8, w * 0.012), 0.6))
            p.drawRoundedRect(QRectF(x, y, width, height), width * 0.3, width * 0.3)
            p.drawLine(QPointF(x + width / 2, y), QPointF(x + width / 2, y + height))
    p.setPen(Qt.PenStyle.NoPen)


def barge(p: QPainter, x: float, y: float, w: float) -> None:
    """Draw a canal boat with two barrels, ``w`` px long, its rim at the height ``y``."""
    hull = QPainterPath(QPointF(x, y - w * 0.08))
    hull.quadTo(x + w * 0.08, y + w * 0.12, x + w * 0.25, y + w * 0.12)
    hull.lineTo(x + w * 0.78, y + w * 0.12)
    hull.quadTo(x + w * 0.94, y + w * 0.12, x + w, y - w * 0.10)
    hull.quadTo(x + w * 0.5, y + w * 0.03, x, y - w * 0.08)
    with saved(p):
        fill(p, linear(0, y - w * 0.1, 0, y + w * 0.12, "#7A4A2C", "#2E1A12"))
        p.drawPath(hull)
    for share in (0.28, 0.50):
        glyph(p, "barrel", x + w * share, y - w * 0.17, w * 0.2, ("#C98A4E", "#6E421F"))


# --- Loyang ----------------------------------------------------------------------------------------------------------


def lantern(p: QPainter, cx: float, top: float, size: float, colour: str = "#D8402B") -> None:
    """Draw a lit paper lantern that hangs from (cx, top)."""
    s = size
    glow(p, cx, top + s * 0.5, s * 1.05, "#FFB35C", 0.65)
    body = QRectF(cx - s * 0.40, top + s * 0.07, s * 0.80, s * 0.78)
    with saved(p):
        fill(p, "#5A2A12")
        for share in (0.0, 0.83):
            p.drawRoundedRect(QRectF(cx - s * 0.16, top + s * share, s * 0.32, s * 0.09), 2, 2)
        centre = top + s * 0.5
        fill(p, radial(cx, centre, s * 0.5, (0.0, "#FFE2A0", 1), (0.45, "#F47A45", 1), (1.0, colour, 1)))
        p.drawEllipse(body)
        stroke(p, pen("#7A1A12", 1.2, 0.5))
        for share in (0.25, 0.6):
            p.drawEllipse(QRectF(cx - s * 0.40 * share, body.y(), s * 0.80 * share, body.height()))
        p.drawLine(QPointF(cx, body.top()), QPointF(cx, body.bottom()))
        p.setPen(pen("#C43A2B", 2))
        p.drawLine(QPointF(cx, top + s * 0.92), QPointF(cx, top + s * 1.2))


# --- Murano ----------------------------------------------------------------------------------------------------------


def gondola(p: QPainter, x: float, y: float, w: float, colour: str = "#0C1A22") -> None:
    """Draw the silhouette of a gondola with its gondolier, ``w`` px long, its waterline at the height ``y``."""
    h = w * 0.30
    hull = QPainterPath(QPointF(x, y - h * 0.55))
    hull.cubicTo(x + w * 0.08, y + h * 0.35, x + w * 0.25, y + h * 0.35, x + w * 0.5, y + h * 0.35)
    hull.cubicTo(x + w * 0.78, y + h * 0.35, x + w * 0.92, y + h * 0.2, x + w * 0.99, y - h * 0.75)
    hull.lineTo(x + w * 0.955, y - h * 0.72)
    hull.cubicTo(x + w * 0.88, y - h * 0.02, x + w * 0.75, y + h * 0.05, x + w * 0.5, y + h * 0.06)
    hull.cubicTo(x + w * 0.25, y + h * 0.06, x + w * 0.12, y, x + w * 0.03, y - h * 0.55)
    hull.closeSubpath()
    cx = x + w * 0.74
    with saved(p):
        fill(p, colour)
        p.drawPath(hull)
        p.drawPath(_gondolier(cx, y, w, h))
        p.setPen(round_pen(colour, w * 0.012))
        p.drawLine(QPointF(cx - w * 0.05, y - h * 1.4), QPointF(cx - w * 0.20, y + h * 0.75))


def _gondolier(cx: float, y: float, w: float, h: float) -> QPainterPath:
    figure = QPainterPath()
    figure.setFillRule(Qt.FillRule.WindingFill)  # parts overlap: by the even-odd rule there would be holes
    figure.addEllipse(QPointF(cx, y - h * 1.9), w * 0.033, w * 0.033)
    figure.addRect(QRectF(cx - w * 0.055, y - h * 2.08, w * 0.11, w * 0.014))
    figure.addRoundedRect(QRectF(cx - w * 0.04, y - h * 1.78, w * 0.08, h * 0.95), w * 0.02, w * 0.02)
    for dx in (-0.032, 0.008):
        figure.addRect(QRectF(cx + w * dx, y - h * 0.9, w * 0.026, h * 0.95))
    return figure


def bead(p: QPainter, cx: float, cy: float, r: float, colour: str) -> None:
    """Draw a glass bead; glass is brightest at the bottom, where light from above is gathered."""
    with saved(p):
        fill(p, color("#00141E", 0.235))
        disc(p, cx + r * 0.1, cy + r * 0.75, r * 0.95, r * 0.38)
        light, dark = mix(colour, "#FFFFFF", 0.55), mix(colour, "#001018", 0.55)
        body = radial(cx - r * 0.1, cy + r * 0.35, r * 1.25, (0.0, light, 1), (0.5, colour, 1), (1.0, dark, 1))
        p.setBrush(body)
        disc(p, cx, cy, r)
        stroke(p, pen("#FFFFFF", max(1, r * 0.05), 0.35))
        p.drawArc(QRectF(cx - r * 0.8, cy - r * 0.8, r * 1.6, r * 1.6), -20 * 16, -110 * 16)
        fill(p, color("#FFFFFF", 0.85))
        p.translate(cx - r * 0.35, cy - r * 0.42)
        p.rotate(-35)
        disc(p, 0, 0, r * 0.30, r * 0.16)


def mooring_post(p: QPainter, x: float, ground: float, w: float, h: float) -> None:
    """Draw a post striped red and white with a gilded knob, its foot at the height ``ground``."""
    bands = 8
    with saved(p):
        for band in range(bands):
            base = "#C9303A" if band % 2 else "#F5EEDF"
            slice_ = QRectF(x, ground - h + band * h / bands, w, h / bands + 1)
            fill(p, horizontal(slice_, mix(base, "#FFFFFF", 0.2), base, mix(base, "#1A1020", 0.35)))
            p.drawRect(slice_)
        fill(p, diagonal(x + w / 2, ground - h - w * 0.55, w * 0.75, "#FFE7A6", "#E9B44C", "#8E5E17"))
        disc(p, x + w / 2, ground - h - w * 0.55, w * 0.75)


def palazzo(p: QPainter, x: float, y: float, size: float, top: str = "#FFF1D2", foot: str = "#C98F57") -> None:
    """Draw the front of a palace with ogee windows, merlons and cornice, shaded from ``top`` to ``foot``."""
    s = size
    front = QPainterPath()
    front.setFillRule(Qt.FillRule.OddEvenFill)  # the windows are holes in the front
    front.addRect(QRectF(x + s * 0.08, y + s * 0.18, s * 0.84, s * 0.76))
    for share, height in ((0.27, 0.24), (0.58, 0.36)):
        for k in range(3):
            front.addPath(_ogee(x + s * (0.16 + 0.27 * k), y + s * share, s * 0.16, s * height, s))
    with saved(p):
        fill(p, linear(0, y, 0, y + s, top, foot))
        p.drawPath(front)
        for k in range(6):
            p.drawRect(QRectF(x + s * (0.10 + 0.142 * k), y + s * 0.09, s * 0.085, s * 0.09))
        p.drawRect(QRectF(x + s * 0.04, y + s * 0.165, s * 0.92, s * 0.03))
        p.drawRect(QRectF(x + s * 0.04, y + s * 0.53, s * 0.92, s * 0.025))


def _ogee(x: float, y: float, w: float, h: float, s: float) -> QPainterPath:
    opening = QPainterPath(QPointF(x, y + h))
    opening.lineTo(x, y + s * 0.10)
    opening.cubicTo(x, y + s * 0.03, x + w * 0.42, y + s * 0.04, x + w / 2, y - s * 0.02)
    opening.cubicTo(x + w * 0.58, y + s * 0.04, x + w, y + s * 0.03, x + w, y + s * 0.10)
    opening.lineTo(x + w, y + h)
    opening.closeSubpath()
    return opening


# --- Port Royal ------------------------------------------------------------------------------------------------------


def lighthouse(p: QPainter, x: float, ground: float, h: float, *, beam_left: float, beam_right: float) -> None:
    """Draw a lit tower ``h`` px high at dusk; the beams reach ``beam_left`` and ``beam_right`` px to the sides."""
    tower = "#2A1D3E"
    lamp = ground - h * 0.91
    for reach, up, down, strength in ((-beam_left, 1.35, 0.75, 0.55), (beam_right, 1.30, 0.92, 0.40)):
        cone = QPolygonF([QPointF(x, lamp), QPointF(x + reach, ground - h * up), QPointF(x + reach, ground - h * down)])
        with saved(p):
            fill(p, linear(x, 0, x + reach * 0.9, 0, ("#FFF0B8", strength), ("#FFF0B8", 0.0)))
            p.drawPolygon(cone)
    with saved(p):
        fill(p, tower)
        p.drawPath(_tower(x, ground, h))
        fill(p, "#FFF3C4")
        p.drawRect(QRectF(x - h * 0.05, ground - h * 0.97, h * 0.10, h * 0.12))
        glow(p, x, lamp, h * 0.48, "#FFE9A8", 0.9)
        fill(p, tower)
        p.drawPath(ridge(QRectF(x - h * 0.6, ground - h * 0.19, h * 1.2, h * 0.19), 0.55, 0.4, 3, 3, island=True))


def _tower(x: float, ground: float, h: float) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    shaft = ((-0.15, 0), (-0.095, 0.80), (0.095, 0.80), (0.15, 0))
    roof = ((-0.13, 0.97), (0, 1.12), (0.13, 0.97))
    for corners in (shaft, roof):
        path.addPolygon(QPolygonF([QPointF(x + h * dx, ground - h * up) for dx, up in corners]))
        path.closeSubpath()
    path.addRect(QRectF(x - h * 0.15, ground - h * 0.84, h * 0.30, h * 0.045))
    for dx in (-0.085, 0.055):
        path.addRect(QRectF(x + h * dx, ground - h * 0.98, h * 0.03, h * 0.16))
    return path


def clouds(p: QPainter, sky: QRectF, rows: tuple[tuple[float, str, float], ...], seed: int = 0) -> None:
    """Draw thin evening clouds; each row is (distance from the top as a share of the sky, colour, opacity)."""
    for index, (height, colour, alpha) in enumerate(rows):
        chance = random.Random(seed + index)
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for _ in range(5):
            cx = sky.x() + chance.random() * sky.width()
            cy = sky.y() + sky.height() * height + chance.uniform(-8, 8)
            path.addEllipse(QPointF(cx, cy), sky.width() * chance.uniform(0.08, 0.2), sky.height() * 0.011 + 1)
        with saved(p):
            fill(p, color(colour, alpha))
            p.drawPath(path)


def bollard(p: QPainter, x: float, ground: float, w: float) -> None:
    """Draw a mooring bollard, ``w`` px wide, at the edge of a quay."""
    h = w * 1.15
    with saved(p):
        fill(p, linear(x, 0, x + w, 0, "#6B4A34", "#8C654A", "#3A2619"))
        p.drawRoundedRect(QRectF(x, ground - h * 0.47, w, h), w * 0.19, w * 0.19)
        fill(p, vertical(QRectF(x, ground - h * 0.65, w, w * 0.42), "#B08664", "#86614A"))
        p.drawEllipse(QRectF(x, ground - h * 0.65, w, w * 0.42))
