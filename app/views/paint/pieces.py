"""Small painted things that several games have: coins, shields, dice, meeples, tokens, frames, pills.

Functions take the painter and a place: a centre and a radius (cx, cy, r) for round things, else the upper left corner
and a size.  Lengths are in px.
"""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from app.models.text import figure
from app.views import theme as look
from app.views.paint.brushes import (
    CENTER,
    LEFT,
    diagonal,
    disc,
    draw_text,
    fill,
    horizontal,
    linear,
    pen,
    radial,
    round_pen,
    rounded,
    saved,
    shadow,
    stroke,
    text_width,
)
from app.views.paint.glyphs import glyph
from app.views.paint.seats import seat_mark, seat_pattern, seat_shield, shield_path, shield_shade
from app.views.paint.surfaces import panel
from app.views.theme import INK, ColorLike, color, font, mix, on

__all__ = [
    "beer",
    "cash",
    "check_badge",
    "coin",
    "cube",
    "die",
    "frame",
    "gem",
    "meeple",
    "octagon",
    "panel",
    "pennant",
    "pill",
    "pill_width",
    "points_shield",
    "rhomb",
    "rhomb_below",
    "seat_mark",
    "seat_pattern",
    "seat_shield",
    "shape_path",
    "ship_token",
    "token",
]  # fmt: skip

GOLD = "#E3AE3C"
GOLD_INK = "#3A2305"
_NUMBER = 1.18  # size of the figures on a coin as a multiple of its radius
_READABLE = 11.0  # px that figures on a small coin have if there is room for them
_SQUEEZED = 1.6, 1.36  # largest size of the figures on a small coin, likewise, for one figure and for two


# --- money and points ------------------------------------------------------------------------------------------------


def coin(
    p: QPainter,
    cx: float,
    cy: float,
    r: float,
    number: int | str | None = None,
    *,
    metal: str = GOLD,
    ink: ColorLike = GOLD_INK,
    mark: str = "",
    cast: bool = True,
) -> None:
    """Paint a coin with a number, a glyph (``mark``) or nothing on it; ``cast`` says whether it casts a shadow."""
    with saved(p):
        p.setPen(Qt.PenStyle.NoPen)
        # Its shadow, its edge lit from the upper left, the rim inside lit the other way, so that it looks hollow, the
        # face, and an outline.
        if cast:
            for grown, alpha in ((1.05, 0.22), (1.10, 0.12)):
                p.setBrush(color("#0A0602", alpha))
                disc(p, cx, cy + r * 0.14, r * grown)
        white, brown = "#FFFFFF", "#3A1D00"
        p.setBrush(diagonal(cx, cy, r, mix(metal, white, 0.55), metal, mix(metal, brown, 0.45)))
        disc(p, cx, cy, r)
        p.setBrush(diagonal(cx, cy, r, mix(metal, brown, 0.30), metal, mix(metal, white, 0.35)))
        disc(p, cx, cy, r * 0.84)
        p.setBrush(linear(0, cy - r, 0, cy + r, mix(metal, white, 0.40), mix(metal, white, 0.06)))
        disc(p, cx, cy, r * 0.77)
        stroke(p, pen(mix(metal, "#2A1400", 0.65), max(0.8, r * 0.045), 0.75))
        disc(p, cx, cy, r)
    if mark:
        glyph(p, mark, cx - r * 0.52, cy - r * 0.52, r * 1.04, ink, alpha=0.75)
    if number is not None:
        _number(p, cx, cy, r, figure(number), ink, (mix(metal, "#FFFFFF", 0.7), 0.7))


def _number(
    p: QPainter, cx: float, cy: float, r: float, text: str, ink: ColorLike, shade: tuple[ColorLike, float]
) -> None:
    size = _figure_size(r * _NUMBER * (1 if len(text) < 3 else 0.74), r * _most_of_radius(text))
    with_font = font("display", size, weight=800, tabular=True)
    draw_text(p, QRectF(cx - r * 2, cy - r * 1.03, r * 4, r * 2), text, with_font, ink, CENTER, shade=shade)


def _most_of_radius(text: str) -> float:
    """The largest size of one or two figures as a multiple of the radius; 0 for longer texts, whose size stays."""
    return _SQUEEZED[len(text) - 1] if 0 < len(text) < 3 else 0.0


def _figure_size(usual: float, most: float) -> float:
    """Size of figures in px: ``usual``, or where that is hard to read up to ``_READABLE``, but at most ``most``."""
    return max(usual, min(most, _READABLE))


def cash(p: QPainter, cx: float, cy: float, r: float) -> None:
    """Paint a Chinese bronze coin with a square hole."""
    coin(p, cx, cy, r, metal="#B9863F")
    h = r * 0.29
    with saved(p):
        p.setPen(pen("#4A2E0C", max(0.8, r * 0.06)))
        p.setBrush(color("#3A2410"))
        p.drawRect(QRectF(cx - h, cy - h, 2 * h, 2 * h))
        p.setPen(pen("#FFE7B0", max(0.6, r * 0.05), 0.7))
        p.drawLine(QPointF(cx - h, cy + h + r * 0.07), QPointF(cx + h, cy + h + r * 0.07))


def beer(p: QPainter, cx: float, cy: float, r: float, number: int | str | None = None, *, dear: bool = False) -> None:
    """Paint a mug of beer with a price on it; a ``dear`` one is ivory with a red number."""
    body = ("#FFFBF0", "#F3E9D4", "#D8C8A8") if dear else ("#F7C44F", "#E79C1F", "#B86C10")
    with saved(p):
        # Shadow, handle, glass, and the foam on top.
        fill(p, color("#0A0602", 0.235))
        p.drawRoundedRect(QRectF(cx - r * 0.9, cy - r * 0.86, r * 1.8, r * 2), r * 0.4, r * 0.4)
        stroke(p, pen("#F6D79A", r * 0.28))
        p.drawRoundedRect(QRectF(cx + r * 0.45, cy - r * 0.35, r * 0.75, r * 0.95), r * 0.3, r * 0.3)
        glass = QRectF(cx - r * 0.85, cy - r * 0.75, r * 1.6, r * 1.7)
        p.setPen(pen("#5A2F08", max(0.8, r * 0.06)))
        p.setBrush(horizontal(QRectF(cx - r, cy, 2 * r, 1), *body))
        p.drawRoundedRect(glass, r * 0.22, r * 0.22)
        foam = QPainterPath()
        foam.setFillRule(Qt.FillRule.WindingFill)
        for dx, dy, rx, ry in ((-0.55, -0.75, 0.40, 0.32), (-0.05, -0.86, 0.45, 0.36), (0.45, -0.74, 0.38, 0.30)):
            foam.addEllipse(QPointF(cx + dx * r, cy + dy * r), rx * r, ry * r)
        foam.addRect(QRectF(cx - r * 0.85, cy - r * 0.75, r * 1.6, r * 0.25))
        p.setBrush(color("#FFF7E2"))
        p.drawPath(foam.simplified())
    if number is not None:
        ink = look.LIGHT.danger if dear else "#3A1D02"
        box = QRectF(cx - r * 1.05, cy - r * 0.72, r * 2, r * 1.8)
        size = _figure_size(r * 1.22, r * _most_of_radius(str(number)))
        draw_text(p, box, figure(number), font("display", size, tabular=True), ink, CENTER)


def gem(
    p: QPainter, cx: float, cy: float, r: float, number: int | str, kind: str = "coin", *, dear: bool = False
) -> None:
    """Paint a price on a "coin" or a "beer".  One that the seat cannot pay is ``dear``: a red number on ivory."""
    if kind == "beer":
        beer(p, cx, cy, r, number, dear=dear)
    elif dear:
        coin(p, cx, cy, r, number, metal="#F3E9D4", ink=look.LIGHT.danger)
    else:
        coin(p, cx, cy, r, number)


def points_shield(p: QPainter, x: float, y: float, w: float, number: int | str, *, field: str = "#1F3A4D") -> None:
    """Paint a gold-rimmed shield with a number of points, ``w`` px wide and 1.14 times as high."""
    h = w * 1.14
    shield_shade(p, x, y, w, h)
    rim = w * 0.085
    with saved(p):
        fill(p, linear(x, y, x + w, y + h, "#FFE7A6", "#D9A441", "#8E5E17"))
        p.drawPath(shield_path(x, y, w, h))
        p.setBrush(linear(x, y, x, y + h, mix(field, "#FFFFFF", 0.16), field, mix(field, "#000000", 0.25)))
        p.drawPath(shield_path(x + rim, y + rim * 1.1, w - 2 * rim, h - 2.3 * rim))
    box = QRectF(x - w * 0.3, y + h * 0.02, w * 1.6, h * 0.88)
    size = _figure_size(w * 0.62, w * 0.54 * _most_of_radius(str(number)))
    draw_text(p, box, figure(number), font("display", size, weight=800, tabular=True), "#FFF3D6", CENTER)


# --- things of wood --------------------------------------------------------------------------------------------------

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(
    p: QPainter, x: float, y: float, size: float, face: int | str, colour: str = "#F7F0E0", *, turned: float = 0
) -> None:
    """Paint a die in the square ``size`` at (x, y), with pips or a letter (``face``), ``turned`` by some degrees."""
    s, r = size, size * 0.2
    dark, light = "#000000", "#FFFFFF"
    body = QRectF(0, 0, s, s)
    ink = "#FFF6E2" if on(colour) == look.ON_DARK else "#2A1A10"
    with saved(p):
        p.translate(x + s / 2, y + s / 2)  # it turns about its middle
        p.rotate(turned)
        p.translate(-s / 2, -s / 2)
        shadow(p, body, r, s * 0.12, 0.5)
        fill(p, linear(0, 0, s, s, mix(colour, light, 0.35), colour, mix(colour, dark, 0.22)))
        p.drawPath(rounded(body, r))
        sheen = (0.0, mix(colour, light, 0.30), 0.95), (0.8, colour, 0.7), (1.0, colour, 0.0)
        p.setBrush(radial(s * 0.42, s * 0.36, s * 0.62, *sheen))
        p.drawPath(rounded(QRectF(s * 0.05, s * 0.05, s * 0.9, s * 0.9), r * 1.15))
        stroke(p, pen(mix(colour, dark, 0.55), max(0.8, s * 0.02), 0.7))
        p.drawPath(rounded(body, r))
        if isinstance(face, str):
            draw_text(p, body, face, font("display", s * 0.72, weight=800), ink, CENTER)
            return
        p.setPen(Qt.PenStyle.NoPen)
        for dx, dy in PIPS[face]:
            _pip(p, s / 2 + dx * s * 0.245, s / 2 + dy * s * 0.245, s, ink)


def _pip(p: QPainter, cx: float, cy: float, s: float, ink: str) -> None:
    p.setBrush(color(ink))
    disc(p, cx, cy, s * 0.088)
    p.setBrush(color("#FFFFFF", 0.28))
    disc(p, cx, cy + s * 0.02, s * 0.06, s * 0.05)
    p.setBrush(color(ink))
    disc(p, cx, cy - s * 0.008, s * 0.072, s * 0.066)


def meeple(p: QPainter, x: float, y: float, size: float, colour: str, *, mark: str = "") -> None:
    """Paint a wooden figure in the square ``size`` at (x, y); ``mark`` is a glyph on its chest."""
    inset = size * 0.05
    glyph(p, "meeple", x, y, size, mix(colour, "#000000", 0.62), shadow=size * 0.06)
    tint = mix(colour, "#FFFFFF", 0.40), colour, mix(colour, "#000000", 0.22)
    glyph(p, "meeple", x + inset, y + inset * 0.9, size - 2 * inset, tint)
    if mark:
        ink = "#FFF6E2" if color(colour).lightnessF() < 0.6 else INK
        glyph(p, mark, x + size * 0.34, y + size * 0.42, size * 0.32, ink)


def cube(p: QPainter, x: float, y: float, size: float, colour: str) -> None:
    """Paint a wooden cube seen from a corner, ``size`` px wide and about 1.2 times as high."""
    s, h = size, size * 0.28
    left = (0, h), (s * 0.5, h * 2), (s * 0.5, s + h * 0.6), (0, s - h * 0.4)
    right = (s, h), (s * 0.5, h * 2), (s * 0.5, s + h * 0.6), (s, s - h * 0.4)
    top = (0, h), (s * 0.5, 0), (s, h), (s * 0.5, h * 2)
    faces = (left, colour), (right, mix(colour, "#000000", 0.28)), (top, mix(colour, "#FFFFFF", 0.32))
    with saved(p):
        p.setPen(pen(mix(colour, "#000000", 0.6), 0.9, 0.8))
        for corners, tone in faces:
            p.setBrush(color(tone))
            p.drawPolygon(QPolygonF([QPointF(x + dx, y + dy) for dx, dy in corners]))


# --- signs -----------------------------------------------------------------------------------------------------------


def token(
    p: QPainter, cx: float, cy: float, r: float, colour: str, mark: str, *, alpha: float = 1, ghost: bool = False
) -> None:
    """Paint a round token in the colour of a good with its glyph; a ``ghost`` is the empty place of one."""
    with saved(p):
        if ghost:
            p.setPen(pen(look.GLASS_TEXT, 1.2, 0.55, dash=True))
            p.setBrush(color(colour, 0.30))
            disc(p, cx, cy, r)
            glyph(p, mark, cx - r * 0.58, cy - r * 0.58, r * 1.16, color(look.GLASS_TEXT, 0.75))
            return
        p.setOpacity(p.opacity() * alpha)
        for grown in (1.06, 1.12, 1.18):
            fill(p, color("#140A04", 0.118))
            disc(p, cx, cy + r * 0.10, r * grown)
        p.setBrush(diagonal(cx, cy, r, mix(colour, "#FFFFFF", 0.42), colour, mix(colour, "#000000", 0.32)))
        disc(p, cx, cy, r)
        p.setBrush(linear(0, cy - r, 0, cy + r, mix(colour, "#FFFFFF", 0.16), colour))
        disc(p, cx, cy, r * 0.86)
        stroke(p, pen(mix(colour, "#000000", 0.62), max(0.9, r * 0.06), 0.85))
        disc(p, cx, cy, r)
        glyph(p, mark, cx - r * 0.64, cy - r * 0.64, r * 1.28, on(colour))


def ship_token(p: QPainter, cx: float, cy: float, r: float, colour: str, mark: str) -> None:
    """Paint a round badge with a glyph and an ivory rim: the kind that a card belongs to, readable at any size."""
    with saved(p):
        for grown, alpha in ((1.14, 0.26), (1.24, 0.12)):
            fill(p, color("#080502", alpha))
            disc(p, cx, cy + r * 0.12, r * grown)
        p.setPen(pen("#FFF3D6", max(1.0, r * 0.15)))
        p.setBrush(diagonal(cx, cy, r, mix(colour, "#FFFFFF", 0.24), colour, mix(colour, "#000000", 0.24)))
        disc(p, cx, cy, r)
    glyph(p, mark, cx - r * 0.66, cy - r * 0.66, r * 1.32, on(colour))


def pennant(p: QPainter, x: float, y: float, w: float, colour: str, mark: str) -> None:
    """Paint a swallow-tailed pennant hanging from (x, y), ``w`` px wide and 1.75 times as high."""
    h = w * 1.75
    cloth = QPainterPath(QPointF(x, y - w * 0.06))
    for dx, dy in ((1, -0.06 * w), (1, h), (0.5, h - w * 0.34), (0, h)):
        cloth.lineTo(x + w * dx, y + dy)
    cloth.closeSubpath()
    with saved(p):
        fill(p, color("#000000", 0.31))
        p.drawPath(cloth.translated(w * 0.05, w * 0.08))
        p.setPen(pen(mix(colour, "#000000", 0.5), max(0.8, w * 0.05)))
        tint = mix(colour, "#FFFFFF", 0.22), colour, mix(colour, "#000000", 0.18)
        p.setBrush(horizontal(QRectF(x, y, w, h), *tint))
        p.drawPath(cloth)
    glyph(p, mark, x + w * 0.12, y + w * 0.20, w * 0.76, on(colour))


def shape_path(kind: str, cx: float, cy: float, r: float) -> QPainterPath:
    """The outline of a "circle", "square" or "diamond" around (cx, cy), all of about the same visual weight."""
    path = QPainterPath()
    if kind == "circle":
        path.addEllipse(QPointF(cx, cy), r, r)
    elif kind == "square":
        path.addRoundedRect(QRectF(cx - r * 0.92, cy - r * 0.92, r * 1.84, r * 1.84), r * 0.3, r * 0.3)
    else:
        d = r * 1.22
        path.addPolygon(QPolygonF([QPointF(cx, cy - d), QPointF(cx + d, cy), QPointF(cx, cy + d), QPointF(cx - d, cy)]))
        path.closeSubpath()
    return path


def octagon(p: QPainter, cx: float, cy: float, r: float, colour: str, mark: str, *, there: bool = True) -> None:
    """Paint an octagonal threat marker, or its dashed place if it is not ``there``."""
    turns = [pi / 8 + k * pi / 4 for k in range(8)]
    shape = QPolygonF([QPointF(cx + r * cos(a), cy + r * sin(a)) for a in turns])
    with saved(p):
        if not there:
            shown = mix(colour, "#FFFFFF", 0.4) if look.theme().dark else colour
            p.setPen(pen(shown, 1.3, 0.8, dash=True))
            p.setBrush(color(colour, 0.10))
            p.drawPolygon(shape)
            glyph(p, mark, cx - r * 0.5, cy - r * 0.5, r, color(shown, 0.45))
            return
        fill(p, color("#000000", 0.31))
        p.drawPolygon(shape.translated(0, r * 0.12))
        p.setPen(pen("#FFF3D6", r * 0.10))
        p.setBrush(diagonal(cx, cy, r, mix(colour, "#FFFFFF", 0.25), colour, mix(colour, "#000000", 0.3)))
        p.drawPolygon(shape)
    glyph(p, mark, cx - r * 0.62, cy - r * 0.62, r * 1.24, on(colour))


# --- states ----------------------------------------------------------------------------------------------------------

_FRAMES = {"legal": ("#1F6FE5", 3.6, "#4D9BFF"), "selected": ("#137A45", 4.2, "#4CE08F")}


def frame(p: QPainter, rect: QRectF, radius: float, kind: str = "legal", k: float = 1.0) -> None:
    """Paint the frame around a piece that can be chosen ("legal", blue) or is chosen ("selected", green).

    ``k`` scales its strokes, 1 for a card 180 px wide.  It reaches 9 ``k`` px beyond ``rect``.
    """
    core, width, light = _FRAMES[kind]
    out = 1.6 * k
    path = rounded(rect.adjusted(-out, -out, out, out), radius + out)
    # A dark and an ivory stroke below the coloured one, and a glow around: it stands out on any ground.
    strokes = ((light, 15, 0.13), (light, 11.5, 0.22), ("#081426", 8.4, 0.75), ("#FFF8E8", 6.4, 1), (core, width, 1))
    with saved(p):
        for tone, breadth, alpha in strokes:
            stroke(p, pen(tone, breadth * k, alpha))
            p.drawPath(path)


def check_badge(p: QPainter, cx: float, cy: float, r: float) -> None:
    """Paint a tick on a green disc: tells "selected" to those who do not see the colour of the frame."""
    with saved(p):
        fill(p, color("#000000", 0.25))
        disc(p, cx, cy + r * 0.12, r * 1.1)
        p.setPen(pen("#FFF8E8", r * 0.16))
        p.setBrush(color(_FRAMES["selected"][0]))
        disc(p, cx, cy, r)
        stroke(p, round_pen("#FFF8E8", r * 0.26))
        tick = (-0.45, 0.02), (-0.1, 0.38), (0.48, -0.36)
        p.drawPolyline([QPointF(cx + dx * r, cy + dy * r) for dx, dy in tick])


def rhomb(p: QPainter, cx: float, cy: float, k: float = 1.0, *, filled: bool = True) -> None:
    """Paint a small gold rhombus, 18 × 24 px times ``k``: marks the last move, or counts the complexity of a game."""
    corners = (0, -12), (9, 0), (0, 12), (-9, 0)
    shape = QPolygonF([QPointF(cx + dx * k, cy + dy * k) for dx, dy in corners])
    with saved(p):
        if filled:
            fill(p, color("#000000", 0.25))
            p.drawPolygon(shape.translated(0, 1.5 * k))
        p.setPen(pen("#FFF2DA", 1.5 * max(k, 0.7)))
        p.setBrush(color("#E9BE62") if filled else Qt.BrushStyle.NoBrush)
        p.drawPolygon(shape)


def rhomb_below(unit: float, k: float, *, worded: bool) -> float:
    """Distance in px from the edge of a piece to the middle of the rhomb that marks it.

    Args:
        unit: Logical pixels per px of the drawing.
        k: Size of the rhomb.
        worded: Whether there are words along that edge, which the rhomb must not cover.
    """
    return 10.5 * k if worded else 3 * unit


# --- pills -----------------------------------------------------------------------------------------------------------


def pill_width(text: str, h: float, *, mark: str = "", px: float = 14, weight: int = 600) -> float:
    """The width in px of what ``pill`` paints for the same arguments."""
    around = h * 0.8 + (h * 0.82 + 3 if mark else 0)
    return max(h, text_width(text, font("text", px, weight=weight, tabular=True)) + around)


def pill(
    p: QPainter,
    x: float,
    y: float,
    h: float,
    text: str,
    ground: ColorLike = "#0E2038",
    ink: ColorLike = look.GLASS_TEXT,
    *,
    px: float = 14,
    weight: int = 600,
    line: ColorLike | None = "#5A6C86",
    mark: str = "",
    mark_ink: ColorLike | None = None,
    anchor: str = "left",
) -> float:
    """Paint a pill-shaped label, and return its width in px.

    Args:
        p: The painter.
        x: Its left edge, centre or right edge, as ``anchor`` says.
        y: Its upper edge.
        h: Its height in px.
        text: Its words.
        ground: Colour of its ground.
        ink: Colour of its words.
        px: Size of its letters.
        weight: Weight of its letters.
        line: Colour of its outline; ``None`` for none.
        mark: Glyph before the words, ``""`` for none.
        mark_ink: Colour of the glyph; that of the words if left out.
        anchor: "left", "center" or "right".
    """
    w = pill_width(text, h, mark=mark, px=px, weight=weight)
    x -= {"left": 0.0, "center": w / 2, "right": w}[anchor]
    with saved(p):
        p.setPen(pen(line, 1) if line is not None else Qt.PenStyle.NoPen)
        p.setBrush(color(ground))
        p.drawPath(rounded(QRectF(x, y, w, h), h / 2))
    with_font = font("text", px, weight=weight, tabular=True)
    if mark:
        glyph(p, mark, x + h * 0.34, y + h * 0.17, h * 0.66, ink if mark_ink is None else mark_ink)
        draw_text(p, QRectF(x + h * 1.02 + 5, y - 1, w, h), text, with_font, ink, LEFT)
    else:
        draw_text(p, QRectF(x - 6, y - 1, w + 12, h), text, with_font, ink, CENTER)
    return w
