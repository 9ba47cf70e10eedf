"""Paints the small things of Loyang: goods, bowls, satisfaction markers, lanterns.

Centres, radii and sides are in px.  A good is a token with the glyph of the plant, in the colour of the good; the glyph
distinguishes it for those who do not see the colour.
"""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from app.views import theme as look
from app.views.paint import brushes, pieces, stamps
from app.views.paint.glyphs import glyph
from app.views.paint.scenery import lantern

GLYPHS = ("wheat", "pumpkin", "raddish", "cabbage", "peas", "leek")
"""Glyphs of the goods, in the order of ``components.GOODS``."""

BLUE, RED = "#2C66B0", "#B3261E"
"""Colours of the two sides of a satisfaction marker."""


@lru_cache(maxsize=1)
def _colours() -> tuple[str, ...]:
    return tuple(str(entry["color"]) for entry in look.tokens()["goods"]["loyang_vegetables"])


def colour_of(good: int) -> str:
    """The colour of a good."""
    return _colours()[good]


# --- vegetables ------------------------------------------------------------------------------------------------------


def veg(p: QPainter, cx: float, cy: float, r: float, good: int, alpha: float = 1.0) -> None:
    """Paint the token of a good."""
    side = 2.7 * r

    def draw(q: QPainter) -> None:
        pieces.token(q, side / 2, side / 2, r, colour_of(good), GLYPHS[good])

    with brushes.saved(p):
        p.setOpacity(p.opacity() * alpha)
        stamps.stamp(p, ("veg", round(r, 2), good), cx - side / 2, cy - side / 2, side, side, draw)


def wanted(p: QPainter, cx: float, cy: float, r: float, good: int) -> None:
    """Paint a good that is asked for and is not there, on paper: a dashed outline and a faint glyph."""
    side = 2.3 * r

    def draw(q: QPainter) -> None:
        q.setPen(brushes.pen("#6A5A3A", max(1.0, r * 0.07), 0.9, dash=True))
        q.setBrush(look.color(colour_of(good), 0.26))
        brushes.disc(q, side / 2, side / 2, r * 0.96)
        glyph(q, GLYPHS[good], side / 2 - r * 0.64, side / 2 - r * 0.64, r * 1.28, look.color("#33240F", 0.82))

    stamps.stamp(p, ("wanted", round(r, 2), good), cx - side / 2, cy - side / 2, side, side, draw)


def hollow(p: QPainter, cx: float, cy: float, r: float, good: int = -1) -> None:
    """Paint an empty place for a good in soil or wood, with the faint glyph of the good if one belongs there."""
    side = 2.3 * r

    def draw(q: QPainter) -> None:
        q.setPen(brushes.pen("#E9CFA0", max(0.9, r * 0.06), 0.42, dash=True))
        q.setBrush(look.color("#1E1008", 0.55))
        brushes.disc(q, side / 2, side / 2, r * 0.97)
        if good >= 0:
            glyph(q, GLYPHS[good], side / 2 - r * 0.6, side / 2 - r * 0.6, r * 1.2, look.color("#F0D8A8", 0.55))

    stamps.stamp(p, ("hollow", round(r, 2), good), cx - side / 2, cy - side / 2, side, side, draw)


def count_badge(p: QPainter, cx: float, cy: float, r: float, text: str) -> None:
    """Paint a number on an ivory disc, for the corner of a token."""
    p.setPen(brushes.pen("#2A180A", max(0.8, r * 0.08)))
    p.setBrush(look.color("#FAF5EA"))
    brushes.disc(p, cx, cy, r)
    size = r * (1.4 if len(text) < 2 else 1.2)
    box = QRectF(cx - 2 * r, cy - r * 1.06, 4 * r, 2 * r)
    brushes.draw_text(p, box, text, look.font("text", size, weight=700, tabular=True), look.INK, brushes.CENTER)


# --- signs -----------------------------------------------------------------------------------------------------------


def bowl(p: QPainter, cx: float, cy: float, w: float, colour: str = "#8A5A2E") -> None:
    """Paint a bowl ``w`` px wide: one good to give at a stall."""
    shape = QPainterPath(QPointF(cx - w / 2, cy - w * 0.16))
    shape.cubicTo(cx - w * 0.42, cy + w * 0.34, cx + w * 0.42, cy + w * 0.34, cx + w / 2, cy - w * 0.16)
    shape.closeSubpath()
    box = QRectF(cx - w / 2, cy - w * 0.2, w, w * 0.5)
    with brushes.saved(p):
        p.setPen(brushes.pen(look.mix(colour, "#000000", 0.5), max(0.7, w * 0.05)))
        p.setBrush(brushes.vertical(box, look.mix(colour, "#FFFFFF", 0.25), look.mix(colour, "#000000", 0.2)))
        p.drawPath(shape)
        p.drawRect(QRectF(cx - w * 0.15, cy + w * 0.22, w * 0.3, w * 0.07))
        p.setBrush(look.color(look.mix(colour, "#000000", 0.4)))
        brushes.disc(p, cx, cy - w * 0.16, w / 2, w * 0.11)


def mood(p: QPainter, cx: float, cy: float, r: float, *, red: bool, done: bool = False) -> None:
    """Paint a satisfaction marker: smiling on blue, frowning on red; with a check mark if ``done`` in this round."""
    tone = RED if red else BLUE
    with brushes.saved(p):
        brushes.fill(p, look.color("#0A0604", 0.28))
        brushes.disc(p, cx, cy + r * 0.14, r * 1.06)
        p.setPen(brushes.pen("#FFF8E8", max(0.9, r * 0.13)))
        p.setBrush(brushes.diagonal(cx, cy, r, look.mix(tone, "#FFFFFF", 0.28), tone, look.mix(tone, "#000000", 0.25)))
        brushes.disc(p, cx, cy, r)
        brushes.fill(p, "#FFF8E8")
        for side in (-1, 1):
            brushes.disc(p, cx + side * r * 0.34, cy - r * 0.22, r * 0.13, r * 0.15)
        brushes.stroke(p, brushes.round_pen("#FFF8E8", max(0.9, r * 0.16)))
        if red:
            p.drawArc(QRectF(cx - r * 0.42, cy + r * 0.20, r * 0.84, r * 0.6), 30 * 16, 120 * 16)
        else:
            p.drawArc(QRectF(cx - r * 0.46, cy - r * 0.40, r * 0.92, r * 0.92), 200 * 16, 140 * 16)
    if done:
        pieces.check_badge(p, cx + r * 0.78, cy + r * 0.72, r * 0.58)


def alarm(p: QPainter, x: float, y: float, r: float) -> None:
    """Paint an exclamation mark on a red disc: a regular customer still has to be supplied or refused."""
    with brushes.saved(p):
        brushes.fill(p, look.color("#000000", 0.3))
        brushes.disc(p, x, y + r * 0.12, r * 1.08)
        p.setPen(brushes.pen("#FFF8E8", max(0.9, r * 0.14)))
        p.setBrush(look.color("#B3261E"))
        brushes.disc(p, x, y, r)
    box = QRectF(x - 2 * r, y - r * 1.08, 4 * r, 2 * r)
    brushes.draw_text(p, box, "!", look.font("display", r * 1.7, weight=800), "#FFF8E8", brushes.CENTER)


def lampion(p: QPainter, cx: float, y: float, s: float) -> None:
    """Paint the purple lantern of helpers that touch an opponent, ``s`` px high; ``y`` is its upper end."""
    with brushes.saved(p):
        brushes.fill(p, "#FFF8E8")
        brushes.disc(p, cx, y + s * 0.5, s * 0.62)
        brushes.fill(p, "#3A1A4A")
        for top in (0.0, 0.86):
            p.drawRoundedRect(QRectF(cx - s * 0.17, y + s * top, s * 0.34, s * 0.10), 2, 2)
        body = QRectF(cx - s * 0.42, y + s * 0.08, s * 0.84, s * 0.80)
        p.setBrush(
            brushes.radial(
                cx, y + s * 0.5, s * 0.5, (0.0, "#EBCBFF", 1.0), (0.5, "#9A5CC6", 1.0), (1.0, "#5A2A86", 1.0)
            )
        )
        p.drawEllipse(body)
        brushes.stroke(p, brushes.pen("#2E0F46", max(0.7, s * 0.045), 0.6))
        for share in (0.3, 0.65):
            p.drawEllipse(QRectF(cx - s * 0.42 * share, y + s * 0.08, s * 0.84 * share, s * 0.80))


def lit_lantern(p: QPainter, cx: float, y: float, s: float, n: int) -> None:
    """Paint a starting marker: a red lantern with its number ``n``; ``y`` is its upper end."""
    place = QRectF(cx - s, y - s * 0.6, 2 * s, s * 2.2)
    stamps.part(p, place, ("lit lantern", n), lambda q: _lit_lantern(q, cx, y, s, n), s * 0.15 + 2)


def _lit_lantern(p: QPainter, cx: float, y: float, s: float, n: int) -> None:
    lantern(p, cx, y, s)
    if n:
        box = QRectF(cx - s, y + s * 0.1, 2 * s, s * 0.78)
        font = look.font("display", s * 0.62, weight=800)
        brushes.draw_text(p, box, str(n), font, "#170301", Qt.AlignmentFlag.AlignCenter, shade=("#FFE2A0", 0.7))
