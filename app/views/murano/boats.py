"""Paints ships, gondolas, gondoliers and glass beads."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from app.views import theme as look
from app.views.murano.style import BEAD_LOOKS
from app.views.paint import brushes, stamps
from app.views.paint.glyphs import glyph
from app.views.paint.scenery import bead
from app.views.paint.seats import seat_mark, seat_pattern

RED_HULL, BLACK_HULL = "#B3200F", "#16222B"
EMBLEM_FROM = 44.0
"""Height of a gondolier in px from which it has the emblem of its seat instead of the simple shape."""


def gondolier(p: QPainter, cx: float, foot: float, h: float, seat: int) -> None:
    """Paint a gondolier in a seat colour, ``h`` px high, standing at (``cx``, ``foot``)."""
    side = h * 0.9

    def draw(q: QPainter) -> None:
        _gondolier(q, side / 2, h * 1.06, h, seat)

    stamps.stamp(p, ("gondolier", round(h, 2), seat), cx - side / 2, foot - h * 1.06, side, h * 1.12, draw)


def _gondolier(p: QPainter, cx: float, foot: float, h: float, seat: int) -> None:
    tone = look.SEATS[seat].color
    w = h * 0.44
    coat = QPainterPath(QPointF(cx - w * 0.5, foot))
    coat.lineTo(cx - w * 0.42, foot - h * 0.52)
    coat.quadTo(cx - w * 0.36, foot - h * 0.64, cx, foot - h * 0.64)
    coat.quadTo(cx + w * 0.36, foot - h * 0.64, cx + w * 0.42, foot - h * 0.52)
    coat.lineTo(cx + w * 0.5, foot)
    coat.closeSubpath()
    line = brushes.pen("#10191D", max(0.9, h * 0.045))
    p.setPen(line)
    box = QRectF(cx - w, foot - h, 2 * w, h)
    p.setBrush(brushes.horizontal(box, look.mix(tone, "#FFFFFF", 0.25), tone, look.mix(tone, "#000000", 0.2)))
    p.drawPath(coat)
    seat_pattern(p, coat, seat, 0.22)
    ink = look.SEATS[seat].emblem_ink
    if h >= EMBLEM_FROM:
        side = w * 0.74
        glyph(p, look.SEATS[seat].emblem, cx - side / 2, foot - h * 0.5, side, ink)
    else:
        seat_mark(p, cx, foot - h * 0.27, h * 0.1, seat, ink, 0)
    p.setPen(line)
    p.setBrush(look.color("#F1D2AE"))
    brushes.disc(p, cx, foot - h * 0.74, h * 0.13)
    p.setBrush(look.color(tone))
    p.drawRoundedRect(QRectF(cx - h * 0.24, foot - h * 0.86, h * 0.48, h * 0.09), h * 0.05, h * 0.05)
    p.drawRoundedRect(QRectF(cx - h * 0.13, foot - h * 0.98, h * 0.26, h * 0.14), h * 0.05, h * 0.05)


def hull(p: QPainter, cx: float, cy: float, w: float, tone: str = "#13232C") -> None:
    """Paint the hull of a boat around (``cx``, ``cy``), ``w`` px long, with its shadow on the water."""
    h = w * 0.34
    x = cx - w / 2
    body = QPainterPath(QPointF(x, cy - h * 0.50))
    body.cubicTo(x + w * 0.10, cy + h * 0.55, x + w * 0.25, cy + h * 0.55, cx, cy + h * 0.55)
    body.cubicTo(x + w * 0.75, cy + h * 0.55, x + w * 0.90, cy + h * 0.55, x + w, cy - h * 0.62)
    body.lineTo(x + w * 0.93, cy - h * 0.58)
    body.cubicTo(x + w * 0.84, cy + h * 0.02, x + w * 0.74, cy + h * 0.10, cx, cy + h * 0.10)
    body.cubicTo(x + w * 0.26, cy + h * 0.10, x + w * 0.16, cy + h * 0.02, x + w * 0.07, cy - h * 0.50)
    body.closeSubpath()
    brushes.fill(p, look.color("#000F16", 0.35))
    brushes.disc(p, cx, cy + h * 0.55, w * 0.46, h * 0.22)
    p.setPen(brushes.pen("#FFF2DA", max(0.8, w * 0.02), 0.85))
    box = QRectF(x, cy - h * 0.5, w, h * 1.1)
    p.setBrush(brushes.vertical(box, look.mix(tone, "#FFFFFF", 0.22), tone))
    p.drawPath(body)


def ship(p: QPainter, rect: QRectF, *, red: bool) -> None:
    """Paint a ship with one sail into ``rect``; the red one has a red hull and a pennant."""

    def draw(q: QPainter, box: QRectF) -> None:
        _ship(q, box.center().x(), box.y() + box.height() * 0.62, box.width() * 0.94, red=red)

    stamps.sheet(p, rect, ("ship", red), 3, draw)


def _ship(p: QPainter, cx: float, cy: float, w: float, *, red: bool) -> None:
    tone = RED_HULL if red else BLACK_HULL
    sail = QPainterPath(QPointF(cx - w * 0.02, cy - w * 0.50))
    sail.quadTo(cx + w * 0.36, cy - w * 0.32, cx + w * 0.28, cy)
    sail.lineTo(cx - w * 0.02, cy)
    sail.closeSubpath()
    p.setPen(brushes.pen(tone, max(1.0, w * 0.026)))
    p.setBrush(brushes.linear(cx, 0, cx + w * 0.3, 0, "#FFF8E6", "#D9C7A0"))
    p.drawPath(sail)
    if red:
        p.setBrush(look.color(tone))
        p.setPen(brushes.pen("#FFF2DA", max(0.9, w * 0.02)))
        tip = (-0.04, -0.54), (-0.36, -0.45), (-0.04, -0.34)
        p.drawPolygon(QPolygonF([QPointF(cx + dx * w, cy + dy * w) for dx, dy in tip]))
    p.setPen(brushes.round_pen("#2A1A10", w * 0.045))
    p.drawLine(QPointF(cx - w * 0.04, cy + w * 0.06), QPointF(cx - w * 0.04, cy - w * 0.54))
    hull(p, cx, cy + w * 0.08, w, tone)


def glass_bead(p: QPainter, cx: float, cy: float, r: float, colour: str, *, faint: bool = False) -> None:
    """Paint a glass bead of radius ``r`` px with the sign of its colour (``"red"``, ``"blue"``, ``"green"``) on it."""
    tone, mark = BEAD_LOOKS[colour]
    side = 2.7 * r

    def draw(q: QPainter) -> None:
        q.setOpacity(0.38 if faint else 1.0)
        bead(q, side / 2, side / 2, r, tone)
        glyph(q, mark, side / 2 - r * 0.56, side / 2 - r * 0.52, r * 1.12, look.color(look.on(tone), 0.92))

    stamps.stamp(p, ("glass bead", round(r, 2), colour, faint), cx - side / 2, cy - side / 2, side, side, draw)
