"""Surfaces of tables and sceneries: planks, water, cobbles, glass panels.

A table is painted in strips, a few in each turn of the event loop.  So planks and cobbles paint only what the clip of
the painter shows; they draw all their random numbers nevertheless, or the strips would not fit together.
"""

import random
from math import hypot, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from app.views.paint.brushes import clipped, fill, noise, pen, radial, rounded, saved, shadow, stroke, vertical
from app.views.theme import color, mix, theme


def vignette(p: QPainter, rect: QRectF, alpha: float = 0.45) -> None:
    """Darken ``rect`` towards its corners; ``alpha`` is the opacity of black in the corners."""
    centre = rect.center()
    reach = hypot(rect.width(), rect.height()) / 2
    black = "#000000"
    p.fillRect(rect, radial(centre.x(), centre.y(), reach, (0.0, black, 0), (0.55, black, 0), (1.0, black, alpha)))


REACH = 5.0
"""How far a stroke of grain may reach beyond its straight line, in px: amplitude and half its width, with room."""

# --- planks ----------------------------------------------------------------------------------------------------------


def wood(
    p: QPainter,
    rect: QRectF,
    base: str = "#5A3B24",
    planks: int = 6,
    seed: int = 2,
    *,
    upright: bool = False,
    grain: float = 0.10,
    seam: float = 0.55,
) -> None:
    """Paint boards side by side.

    Args:
        p: The painter.
        rect: Where they are.
        base: Their mean colour.
        planks: How many there are.
        seed: Of their grain.
        upright: Whether they run from top to bottom instead of from left to right.
        grain: Opacity of the strokes of grain.
        seam: Opacity of the gaps.
    """
    chance = random.Random(seed)
    with clipped(p, rect):
        if upright:  # as lying boards, in coordinates turned by 90 degrees
            p.translate(rect.x() + rect.width(), rect.y())
            p.rotate(90)
            lying = QRectF(0, 0, rect.height(), rect.width())
        else:
            lying = rect
        depth, seen = lying.height() / planks, p.clipBoundingRect()
        for index in range(planks):
            board = QRectF(lying.x(), lying.y() + index * depth, lying.width(), depth)
            _board(p, board, base, chance, grain, seam, seen)
        noise(p, lying, 0.10, 5)


def _board(
    p: QPainter, board: QRectF, base: str, chance: random.Random, grain: float, seam: float, seen: QRectF
) -> None:
    shade = chance.uniform(-0.10, 0.10)
    p.fillRect(board, color(mix(base, "#FFFFFF" if shade > 0 else "#000000", abs(shade))))
    p.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(int(board.height() / 3.2)):
        _grain_line(p, board, chance, grain, seen)
    p.setPen(pen("#000000", 1.6, seam))
    p.drawLine(board.bottomLeft(), board.bottomRight())
    p.setPen(pen("#FFF0D2", 1.2, 0.10))
    p.drawLine(QPointF(board.left(), board.top() + 1.2), QPointF(board.right(), board.top() + 1.2))
    p.setPen(pen("#000000", 1.3, seam * 0.78))
    for _ in range(2):
        x = board.x() + chance.uniform(0.1, 0.9) * board.width()
        p.drawLine(QPointF(x, board.top()), QPointF(x, board.bottom()))


def _grain_line(p: QPainter, board: QRectF, chance: random.Random, grain: float, seen: QRectF) -> None:
    """Draw one stroke of grain, unless it is outside of ``seen``; takes the same random numbers in any case."""
    offset = chance.uniform(0, board.height())
    strength, thick = chance.uniform(0.3, 1) * grain, chance.uniform(0.6, 1.6)
    swing, phase = chance.uniform(0.5, 2.6), chance.uniform(0, 6)
    x = chance.uniform(-0.1, 0.5) * board.width()
    end = x + chance.uniform(0.3, 0.9) * board.width()
    line = QRectF(board.x() + x, board.y() + offset, end - x, 0).adjusted(-REACH, -REACH, REACH, REACH)
    if not line.intersects(seen):
        return
    p.setPen(QPen(color("#140A04", strength), thick))
    points = []
    while x < end:
        points.append(QPointF(board.x() + x, board.y() + offset + swing * sin(x / (90 + 40 * swing) + phase)))
        x += 26
    p.drawPolyline(points)


# --- water -----------------------------------------------------------------------------------------------------------


def shimmer(
    p: QPainter,
    rect: QRectF,
    colour: str = "#FFD9A0",
    count: int = 120,
    seed: int = 3,
    alpha: float = 0.5,
    *,
    centre: float | None = None,
    spread: float = 0.5,
    deep: bool = True,
) -> None:
    """Draw lens-shaped glints on water that reaches to the horizon, the upper edge of ``rect``.

    Args:
        p: The painter.
        rect: The water.
        colour: Colour of the glints.
        count: How many there are.
        seed: Of their places.
        alpha: Largest opacity.
        centre: The x around which they gather; the middle of ``rect`` if left out.
        spread: Standard deviation of their distance from there in widths of ``rect``, less towards the horizon.
        deep: Whether they are denser towards the horizon; otherwise they are spread evenly, as seen from above.
    """
    chance = random.Random(seed)
    middle = rect.center().x() if centre is None else centre
    size = min(rect.width(), 560) / 900 * 1.4
    with clipped(p, rect):
        p.setPen(Qt.PenStyle.NoPen)
        for _ in range(count):
            # t is 0 at the horizon and 1 at the lower edge: glints there are larger, fainter and farther apart.
            t = chance.random() ** (1.6 if deep else 1)
            y = rect.top() + t * rect.height()
            w = (10 + 70 * t) * chance.uniform(0.4, 1.3) * size
            x = middle + chance.gauss(0, spread) * rect.width() * (0.25 + 0.6 * t)
            p.setBrush(color(colour, alpha * chance.uniform(0.25, 1) * (1 - 0.65 * t)))
            p.drawPath(_lens(x, y, w, 0.8 + 2.0 * t))


def _lens(x: float, y: float, w: float, h: float) -> QPainterPath:
    path = QPainterPath(QPointF(x - w, y))
    path.quadTo(x, y - h, x + w, y)
    path.quadTo(x, y + h, x - w, y)
    return path


def caustics(p: QPainter, rect: QRectF, count: int = 26, seed: int = 5) -> None:
    """Draw pale curved lines of light on shallow water."""
    chance = random.Random(seed)
    with clipped(p, rect):
        for _ in range(count):
            t = chance.random()
            cx, cy = rect.x() + chance.random() * rect.width(), rect.y() + rect.height() * t
            a = rect.width() * (0.03 + 0.05 * t)
            path = QPainterPath(QPointF(cx - a, cy))
            path.cubicTo(cx - a * 0.4, cy - a * 0.35, cx + a * 0.3, cy + a * 0.3, cx + a, cy - a * 0.1)
            stroke(p, pen("#BFFFF6", 1 + 2 * t, 0.16))
            p.drawPath(path)


# --- stone -----------------------------------------------------------------------------------------------------------


def cobbles(p: QPainter, rect: QRectF, seed: int = 4, *, row: float = 20) -> None:
    """Paint paving stones; ``row`` is the height of one row of them, in px."""
    chance = random.Random(seed)
    greys = ("#7C7068", "#736961", "#857668", "#6C6460")
    with clipped(p, rect):
        p.fillRect(rect, color("#4C453F"))
        y, seen = rect.top() - row * 0.2, p.clipBoundingRect()
        while y < rect.bottom():
            x = rect.left() - chance.uniform(0, row * 2)
            while x < rect.right():
                w = chance.uniform(1.3, 2.3) * row
                shade = chance.uniform(-0.10, 0.12)
                grey = mix(chance.choice(greys), "#FFFFFF" if shade > 0 else "#000000", abs(shade))
                stone = QRectF(x + 1.3, y + 1.3, w - 2.6, row - 2.6)
                if stone.intersects(seen):
                    fill(p, vertical(stone, mix(grey, "#FFFFFF", 0.12), grey, mix(grey, "#000000", 0.22)))
                    p.drawRoundedRect(stone, row * 0.35, row * 0.35)
                x += w
            y += row
        noise(p, rect, 0.08, 5)


# --- panels ----------------------------------------------------------------------------------------------------------


def panel(
    p: QPainter,
    rect: QRectF,
    colour: str,
    alpha: float = 0.70,
    radius: float = 16,
    line: str = "#FFE9C8",
    elevation: float = 0,
) -> None:
    """Paint a panel of dark glass on the table, for text and cards; opaque where high contrast is wanted.

    Args:
        p: The painter.
        rect: Where it is.
        colour: Colour of the glass.
        alpha: Its opacity.
        radius: Radius of its corners, in px.
        line: Colour of its outline.
        elevation: How high it floats above the table, in px; 0 for no shadow.
    """
    strong = theme().high_contrast
    edge = 1.0 if strong else 0.32
    if strong:
        colour, alpha = mix(colour, "#000000", 0.5), 1.0
    if elevation:
        shadow(p, rect, radius, elevation, 0.32)
    with saved(p):
        p.setPen(pen(line, 1.4, edge))
        p.setBrush(color(colour, alpha))
        p.drawPath(rounded(rect, radius))
