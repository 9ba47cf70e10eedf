"""The small pictures on the cards: every game has its own kind of stage."""

import random
from collections.abc import Callable
from typing import TYPE_CHECKING
from zlib import crc32

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
    radial,
    round_pen,
    rounded,
    saved,
    stroke,
    vertical,
)
from app.views.paint.glyphs import GlyphBrush, glyph
from app.views.paint.icons import icon_row
from app.views.paint.scenery import gable, palazzo, ridge
from app.views.paint.surfaces import shimmer, wood
from app.views.theme import color, mix

if TYPE_CHECKING:
    from app.views.paint.cards import CardFace

Stage = Callable[[QPainter, QRectF, "CardFace"], None]

_NIGHT = "#120E14"


def _figure(p: QPainter, rect: QRectF, name: str, brush: GlyphBrush, share: float, height: float = 0.53) -> None:
    """The glyph of a dark figure with its contact shadow and a light edge."""
    size = min(rect.width(), rect.height()) * share
    x, y = rect.center().x() - size / 2, rect.y() + rect.height() * height - size / 2
    glyph(p, name, x, y, size, brush, shadow=size * 0.014, rim=size * 0.016)


def _dark(colour: str, tone: str = "#1A0E10", deep: str = "#0A0508") -> GlyphBrush:
    return mix(colour, tone, 0.62), mix(colour, deep, 0.84)


def _seed(text: str) -> int:
    return crc32(text.encode()) % 97


# --- Port Royal ------------------------------------------------------------------------------------------------------


def sea(p: QPainter, rect: QRectF, face: "CardFace") -> None:
    """A ship before the low sun, mirrored in the water."""
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
    with clipped(p, water):
        p.translate(0, 2 * line)
        p.scale(1, -1)
        glyph(p, face.glyph, x, y, size, "#081424", alpha=0.35)
    sails = mix(colour, "#FFF8E4", 0.94), mix(colour, "#FFF3D6", 0.80), mix(colour, "#2A1810", 0.62)
    glyph(p, face.glyph, x, y, size, sails, shadow=size * 0.03)
    shimmer(p, water, "#FFF0C8", 26, _seed(colour), 0.7, spread=0.3)


def niche(p: QPainter, rect: QRectF, face: "CardFace") -> None:
    """A person's sign in a rounded niche with the light behind it."""
    colour, w, h = face.colour, rect.width(), rect.height()
    p.fillRect(rect, vertical(rect, mix(colour, _NIGHT, 0.52), mix(colour, _NIGHT, 0.72)))
    wide = w * 0.80
    left, middle = rect.center().x() - wide / 2, rect.center().x()
    arch = QPainterPath(QPointF(left, rect.bottom() + 2))
    arch.lineTo(left, rect.y() + h * 0.42)
    arch.arcTo(QRectF(left, rect.y() + h * 0.08, wide, h * 0.70), 180, -180)
    arch.lineTo(left + wide, rect.bottom() + 2)
    arch.closeSubpath()
    light = (
        (0.0, mix(colour, "#FFF1CF", 0.72), 1.0),
        (0.55, mix(colour, "#FFE7B8", 0.18), 1.0),
        (1.0, mix(colour, "#100A10", 0.42), 1.0),
    )
    with saved(p):
        p.setPen(pen(mix(colour, "#FFE9BE", 0.55), max(1, w * 0.012), 0.8))
        p.setBrush(radial(middle, rect.y() + h * 0.50, h * 0.62, *light))
        p.drawPath(arch)
    _figure(p, rect, face.glyph, _dark(colour), 0.66, 0.54)
    noise(p, rect, 0.06, 3)


def chart(p: QPainter, rect: QRectF, face: "CardFace") -> None:
    """A sand-coloured sea chart with an island and a dotted red route."""
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


def scroll(p: QPainter, rect: QRectF, face: "CardFace") -> None:
    """An unrolled contract with its condition on it, sealed in red."""
    colour, w, h = face.colour, rect.width(), rect.height()
    wood(p, rect, mix(colour, "#1A120C", 0.55), 4, _seed(face.name), grain=0.16)
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


# --- Taverns ---------------------------------------------------------------------------------------------------------


def tavern(p: QPainter, rect: QRectF, face: "CardFace") -> None:
    """A plank wall in lamplight, the guest's sign in ivory on a table edge."""
    colour, w, h = face.colour, rect.width(), rect.height()
    wood(p, rect, mix(colour, "#1A0F08", 0.62), 6, 3, upright=True, grain=0.14)
    glow(p, rect.x() + w * 0.82, rect.y() + h * 0.14, w * 0.75, "#FFB65A", 0.55)
    glow(p, rect.center().x(), rect.y() + h * 0.55, w * 0.55, mix(colour, "#FFE2AE", 0.6), 0.45)
    size = min(w, h) * 0.72
    ivory = mix(colour, "#FFF6DF", 0.92), mix(colour, "#FFE9BE", 0.75), mix(colour, "#5A3416", 0.5)
    glyph(p, face.glyph, rect.center().x() - size / 2, rect.y() + h * 0.50 - size / 2, size, ivory, shadow=size * 0.03)
    edge = QRectF(rect.x(), rect.y() + h * 0.86, w, h * 0.14)
    p.fillRect(edge, vertical(edge, mix(colour, "#8A5A2E", 0.7), mix(colour, "#1A0F08", 0.8)))
    p.fillRect(QRectF(rect.x(), edge.y(), w, max(1, h * 0.012)), color("#FFCE8A", 0.6))


# --- Loyang ----------------------------------------------------------------------------------------------------------


def ink_hills(p: QPainter, rect: QRectF, face: "CardFace") -> None:
    """Rice paper with the red sun and two ridges in ink."""
    colour, w, h = face.colour, rect.width(), rect.height()
    p.fillRect(rect, vertical(rect, "#F8EDD3", "#EFD9B0"))
    noise(p, rect, 0.07, 9)
    with saved(p):
        fill(p, color("#C43A2B", 0.9))
        disc(p, rect.x() + w * 0.72, rect.y() + h * 0.30, h * 0.17)
        for height, alpha in ((0.62, 0.35), (0.74, 0.55)):
            fill(p, color(mix(colour, "#28443C", 0.5), alpha))
            p.drawPath(ridge(rect, height, 0.12, int(height * 100) + len(face.glyph)))
    _figure(p, rect, face.glyph, _dark(colour, "#10100C", "#0A0A08"), 0.68)


PLAN = "plan:"
"""Begins the glyph of a card that shows the plan of an island, e.g. ``"plan:##/.#"``."""


# --- Murano ----------------------------------------------------------------------------------------------------------


def glass(p: QPainter, rect: QRectF, face: "CardFace") -> None:
    """Glassy light over the lagoon; "palazzo" and plans of islands are painted, no glyphs."""
    colour, w, h = face.colour, rect.width(), rect.height()
    tones = mix(colour, "#D9F4F2", 0.45), mix(colour, "#7CCBD0", 0.35), mix(colour, "#0B3440", 0.62)
    p.fillRect(rect, vertical(rect, *tones))
    water = QRectF(rect.x(), rect.y() + h * 0.72, w, h * 0.28)
    shimmer(p, water, "#E6FFFB", 24, 5, 0.7, deep=False)
    glow(p, rect.center().x(), rect.y() + h * 0.45, h * 0.6, "#FFFFFF", 0.7)
    if face.glyph == "palazzo":
        size = min(w, h) * 0.66
        x, y = rect.center().x() - size / 2, rect.y() + h * 0.50 - size / 2
        palazzo(p, x, y, size, mix(colour, "#2A1608", 0.72), mix(colour, "#180C04", 0.84))
    elif face.glyph.startswith(PLAN):
        _plan(p, rect, face.glyph.removeprefix(PLAN).split("/"), colour)
    else:
        _figure(p, rect, face.glyph, _dark(colour, "#06222C", "#03141A"), 0.66, 0.50)


def _plan(p: QPainter, rect: QRectF, rows: list[str], colour: str) -> None:
    """An island seen from above: a square for every "#" in the rows."""
    u = min(rect.width() * 0.66 / max(map(len, rows)), rect.height() * 0.62 / len(rows))
    x, y = rect.center().x() - max(map(len, rows)) * u / 2, rect.y() + rect.height() * 0.48 - len(rows) * u / 2
    places = [(column, row) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == "#"]
    ground = QPainterPath()
    ground.setFillRule(Qt.FillRule.WindingFill)
    for column, row in places:
        ground.addRect(QRectF(x + column * u, y + row * u, u, u).adjusted(-0.5, -0.5, 0.5, 0.5))
    ground = ground.simplified()
    with saved(p):
        for grown, alpha in ((0.75, 0.25), (0.4, 0.4)):
            stroke(p, round_pen("#E6FFFB", u * grown, alpha))
            p.drawPath(ground)
        fill(p, linear(0, y, 0, y + len(rows) * u, mix(colour, "#06222C", 0.62), mix(colour, "#03141A", 0.84)))
        p.drawPath(ground)
        fill(p, color("#E6FFFB", 0.16))
        for column, row in places:
            p.drawPath(rounded(QRectF(x + (column + 0.12) * u, y + (row + 0.12) * u, u * 0.76, u * 0.76), u * 0.1))


# --- Bruges ----------------------------------------------------------------------------------------------------------


def gables(p: QPainter, rect: QRectF, face: "CardFace") -> None:
    """A warm sky over pale stepped gables."""
    colour, w, h = face.colour, rect.width(), rect.height()
    sky = mix(colour, "#FFF0D0", 0.45), mix(colour, "#FFE7BE", 0.62), mix(colour, "#F6DDB0", 0.78)
    p.fillRect(rect, vertical(rect, *sky))
    chance = random.Random(_seed(face.glyph))
    with clipped(p, rect):
        p.setOpacity(p.opacity() * 0.40)
        for k, x in enumerate((-0.06, 0.20, 0.62, 0.86)):
            house = mix(colour, "#6A4A44", 0.5)
            gable(
                p,
                rect.x() + w * x,
                rect.bottom(),
                w * 0.24,
                h * chance.uniform(0.45, 0.66),
                house,
                k + len(face.glyph),
                0.2,
            )
    glow(p, rect.center().x(), rect.y() + h * 0.50, h * 0.55, "#FFF6DC", 0.95)
    brush = mix(colour, "#140A08", 0.50), mix(colour, "#080406", 0.80)
    _figure(p, rect, face.glyph, brush, 0.68, 0.52)


STAGES: dict[str, Stage] = {
    "sea": sea,
    "niche": niche,
    "chart": chart,
    "scroll": scroll,
    "tavern": tavern,
    "ink": ink_hills,
    "glass": glass,
    "gables": gables,
}
