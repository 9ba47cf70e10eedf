"""The pictures (stages) on the cards of Port Royal: of ships, expeditions and contracts."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from app.views.paint.brushes import (
    clipped,
    disc,
    fill,
    glow,
    linear,
    noise,
    pen,
    round_pen,
    rounded,
    saved,
    stroke,
    vertical,
)
from app.views.paint.glyphs import glyph
from app.views.paint.icons import icon_row
from app.views.paint.scenery import ridge
from app.views.paint.stages import StageFace, seed
from app.views.paint.surfaces import shimmer, wood
from app.views.theme import color, mix


def sea(p: QPainter, rect: QRectF, face: StageFace) -> None:
    """The picture of ships: a ship before the low sun, mirrored in the water."""
    colour = face.colour
    h = rect.height()
    line = rect.y() + h * 0.70
    middle = rect.center().x()
    sky = mix(colour, "#101C3A", 0.72), mix(colour, "#5A3A5E", 0.35), mix(colour, "#FFE0A8", 0.55)
    p.fillRect(rect, vertical(rect, *sky))
    glow(p, middle, line, h * 0.72, mix(colour, "#FFF0C8", 0.78), 0.85)
    with saved(p):
        fill(p, color("#FFF3CF", 0.9))
        disc(p, middle + h * 0.26, line - h * 0.2, h * 0.10)
        fill(p, color(mix(colour, "#1A2038", 0.6), 0.55))
        p.drawPath(ridge(QRectF(rect.x(), rect.y(), rect.width(), h * 0.70), 0.93, 0.05, 5))
    water = QRectF(rect.x(), line, rect.width(), rect.bottom() - line)
    p.fillRect(water, vertical(water, mix(colour, "#2B5570", 0.55), mix(colour, "#0B2036", 0.85)))
    size = h * 0.80
    x, y = middle - size * 0.52, line - size * 0.925
    with clipped(p, water):  # the mirror image of the ship
        p.translate(0, 2 * line)
        p.scale(1, -1)
        glyph(p, face.glyph, x, y, size, "#081424", alpha=0.35)
    sails = mix(colour, "#FFF8E4", 0.94), mix(colour, "#FFF3D6", 0.80), mix(colour, "#2A1810", 0.62)
    glyph(p, face.glyph, x, y, size, sails, shadow=size * 0.03)
    shimmer(p, water, "#FFF0C8", 26, seed(colour), 0.7, spread=0.3)


def chart(p: QPainter, rect: QRectF, face: StageFace) -> None:
    """The picture of expeditions: a sea chart with an island and a dotted red route."""
    w, h = rect.width(), rect.height()
    ink, red = "#6A5330", "#A03024"
    p.fillRect(rect, vertical(rect, "#EBD6A6", "#D1AE72"))
    noise(p, rect, 0.10, 7)
    with saved(p):
        p.setPen(pen(ink, 1.3))
        p.setBrush(color("#9FB9A6", 0.8))
        p.drawPath(ridge(rect, 0.55, 0.18, 6))
        p.setBrush(color("#D8C08A"))
        p.drawPath(ridge(rect, 0.80, 0.10, 16))
    _compass_lines(p, rect)
    size = h * 0.56
    glyph(p, face.glyph, rect.center().x() - size * 0.55, rect.y() + h * 0.14, size, ("#5A4322", "#3A2A14"))
    route = QPainterPath(QPointF(rect.x() + w * 0.08, rect.y() + h * 0.78))
    bends = (0.3, 0.5), (0.6, 0.95), (0.88, 0.62)
    route.cubicTo(*(QPointF(rect.x() + w * dx, rect.y() + h * dy) for dx, dy in bends))
    with saved(p):
        dots = round_pen(red, max(1.5, w * 0.018))
        dots.setStyle(Qt.PenStyle.DotLine)
        stroke(p, dots)
        p.drawPath(route)
    glyph(p, "cross-mark", rect.x() + w * 0.80, rect.y() + h * 0.52, w * 0.14, red)


def _compass_lines(p: QPainter, rect: QRectF) -> None:
    """The faint rhumb lines of old charts."""
    centre = QPointF(rect.x() + rect.width() * 0.20, rect.y() + rect.height() * 0.30)
    with clipped(p, rect):
        stroke(p, pen("#6A5330", 0.8, 0.28))
        for dx, dy in (
            (1, 0),
            (1, 0.5),
            (1, 1),
            (0.5, 1),
            (0, 1),
            (-0.5, 1),
            (-1, 0.6),
            (-1, -0.4),
            (0.4, -1),
            (1, -0.5),
        ):
            far = rect.width() * 1.6
            p.drawLine(centre, QPointF(centre.x() + dx * far, centre.y() + dy * far))


def scroll(p: QPainter, rect: QRectF, face: StageFace) -> None:
    """The picture of contracts: an unrolled scroll with the condition on it, sealed in red."""
    colour, w, h = face.colour, rect.width(), rect.height()
    wood(p, rect, mix(colour, "#1A120C", 0.55), 4, seed(face.name), grain=0.16)
    glow(p, rect.center().x(), rect.y() + h * 0.5, w * 0.6, "#FFDFA0", 0.35)
    middle = rect.y() + (h - 13 * w / 169) / 2  # the name banner covers the lower edge
    sheet = QRectF(rect.x() + w * 0.09, middle - h * 0.28, w * 0.82, h * 0.56)
    with saved(p):
        for grown, alpha in ((3, 0.20), (1.5, 0.28)):
            fill(p, color("#080402", alpha))
            p.drawRect(sheet.adjusted(-grown, 0, grown, grown * 2))
        fill(p, vertical(sheet, "#D9BE8A", "#F6E8C6", "#F3E2BA", "#CDAE76"))
        p.drawRect(sheet)
        noise(p, sheet, 0.09, 4)
    roll = w * 0.06
    for y in (sheet.top(), sheet.bottom()):
        _roll(p, QRectF(sheet.x() - w * 0.035, y - roll / 2, sheet.width() + w * 0.07, roll))
    room = sheet.adjusted(w * 0.04, roll * 0.7, -w * 0.04, -roll * 0.7)
    icon_row(p, room, min(h * 0.40, w * 0.26), face.icons, "#3A2413")
    _seal(p, sheet.right() - w * 0.03, sheet.bottom(), w * 0.055)


def _roll(p: QPainter, rect: QRectF) -> None:
    with saved(p):
        fill(p, color("#080402", 0.30))
        p.drawPath(rounded(rect.translated(0, rect.height() * 0.22), rect.height() / 2))
        p.setPen(pen("#6E5228", max(0.8, rect.height() * 0.06)))
        p.setBrush(vertical(rect, "#B98F50", "#FBEFD2", "#DFC48E", "#9A7238"))
        p.drawPath(rounded(rect, rect.height() / 2))


def _seal(p: QPainter, cx: float, cy: float, r: float) -> None:
    with saved(p):
        fill(p, color("#080402", 0.35))
        disc(p, cx, cy + r * 0.15, r * 1.06)
        fill(p, linear(cx - r, cy - r, cx + r, cy + r, "#E0564A", "#A8231C", "#6E120E"))
        disc(p, cx, cy, r)
        stroke(p, pen("#6E120E", max(0.8, r * 0.10), 0.7))
        disc(p, cx, cy, r * 0.66)
    glyph(p, "anchor", cx - r * 0.5, cy - r * 0.5, r, "#FFD9C8", alpha=0.9)
