"""Rows of icons that tell the effect of a card or an action."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPolygonF

from app.views.paint.brushes import CENTER, draw_text, fill, pen, round_pen, rounded, saved, stroke, text_width
from app.views.paint.glyphs import glyph
from app.views.paint.pieces import beer, coin, die, pennant, points_shield, shape_path
from app.views.paint.scenery import bead, palazzo
from app.views.theme import ColorLike, color, font, mix, on

Icon = tuple[object, ...]
"""An icon: its kind and what belongs to that.

("glyph", name[, colour]), ("text", words), ("coin"[, n]), ("points", n), ("beer", n),
("die", pips or letter[, colour]), ("pennant", colour, glyph), ("fan", (colour, glyph), …), ("card", words),
("no_coin",), ("shape", kind, colour), ("bead", colour, glyph), ("palazzo",), ("arrow",), ("up",), ("down",),
("gap",), and ("break",) where the next row begins.
"""

# All lengths in multiples of z, the height of an icon.
_ICON_INK = "#3A2A1A"
_SPACE = 0.14  # between two icons
_WIDTHS = {  # of kinds that are neither square nor as wide as their words
    "points": 0.9,
    "beer": 1.05,
    "gap": 0.4,
    "arrow": 0.8,
    "up": 0.42,
    "down": 0.42,
    "pennant": 0.66,
}


def _rows(icons: tuple[Icon, ...]) -> list[list[Icon]]:
    rows: list[list[Icon]] = [[]]
    for icon in icons:
        if icon[0] == "break":
            rows.append([])
        else:
            rows[-1].append(icon)
    return rows


def _icon_width(icon: Icon, z: float) -> float:
    kind = str(icon[0])
    if kind == "text":
        return text_width(str(icon[1]), font("text", z * 0.82, weight=700))
    if kind == "card":
        return z * (0.86 if len(str(icon[1])) < 3 else 1.16)
    if kind == "fan":
        return z * (0.5 + 0.26 * (len(icon) - 2))
    return z * _WIDTHS.get(kind, 1.0)


def _row_width(row: list[Icon], z: float) -> float:
    return sum(_icon_width(icon, z) for icon in row) + z * _SPACE * max(0, len(row) - 1)


def icon_row_width(icons: tuple[Icon, ...], z: float) -> float:
    """Width in px of the widest row, if icons are ``z`` px high."""
    return max(_row_width(row, z) for row in _rows(icons))


def icon_row(p: QPainter, rect: QRectF, z: float, icons: tuple[Icon, ...], ink: ColorLike = _ICON_INK) -> None:
    """Paint icons centred in ``rect``, ``z`` px high, or less where they would not fit; ``ink`` colours plain ones."""
    rows = _rows(icons)
    gap = 0.22
    lines = len(rows) + gap * (len(rows) - 1)
    z = min(z, rect.height() / lines)
    # The width is almost in proportion to z: shrinking once is enough.
    widest = icon_row_width(icons, z)
    if widest > rect.width():
        z *= rect.width() / widest
    y = rect.center().y() - z * lines / 2
    for row in rows:
        x = rect.center().x() - _row_width(row, z) / 2
        for icon in row:
            _ICONS[str(icon[0])](p, x, y, z, icon, ink)
            x += _icon_width(icon, z) + z * _SPACE
        y += z * (1 + gap)


def _draw_glyph(p: QPainter, x: float, y: float, z: float, icon: Icon, ink: ColorLike) -> None:
    glyph(p, str(icon[1]), x, y, z, str(icon[2]) if len(icon) > 2 else ink)


def _draw_words(p: QPainter, x: float, y: float, z: float, icon: Icon, ink: ColorLike) -> None:
    words, with_font = str(icon[1]), font("text", z * 0.82, weight=700)
    box = QRectF(x - 4, y - z * 0.3, text_width(words, with_font) + 8, z * 1.56)
    draw_text(p, box, words, with_font, ink, CENTER)


def _draw_coin(p: QPainter, x: float, y: float, z: float, icon: Icon, _ink: ColorLike) -> None:
    number = str(icon[1]) if len(icon) > 1 else None
    coin(p, x + z / 2, y + z / 2, z / 2, number, cast=False)


def _draw_no_coin(p: QPainter, x: float, y: float, z: float, _icon: Icon, _ink: ColorLike) -> None:
    coin(p, x + z / 2, y + z / 2, z / 2, cast=False)
    with saved(p):
        for tone, width in (("#FFF8E8", 0.26), ("#B3261E", 0.15)):
            stroke(p, round_pen(tone, z * width))
            p.drawLine(QPointF(x + z * 0.12, y + z * 0.88), QPointF(x + z * 0.88, y + z * 0.12))


def _draw_points(p: QPainter, x: float, y: float, z: float, icon: Icon, _ink: ColorLike) -> None:
    points_shield(p, x, y - z * 0.02, z * 0.9, str(icon[1]))


def _draw_beer(p: QPainter, x: float, y: float, z: float, icon: Icon, _ink: ColorLike) -> None:
    beer(p, x + z * 0.42, y + z * 0.5, z * 0.46, str(icon[1]))


def _draw_die(p: QPainter, x: float, y: float, z: float, icon: Icon, _ink: ColorLike) -> None:
    colour = str(icon[2]) if len(icon) > 2 else "#F7F0E0"
    face = icon[1] if isinstance(icon[1], int) else str(icon[1])
    die(p, x + z * 0.04, y + z * 0.04, z * 0.92, face, colour)


def _draw_pennant(p: QPainter, x: float, y: float, z: float, icon: Icon, _ink: ColorLike) -> None:
    pennant(p, x, y + z * 0.04, z * 0.58, str(icon[1]), str(icon[2]))


def _draw_fan(p: QPainter, x: float, y: float, z: float, icon: Icon, _ink: ColorLike) -> None:
    for k, pair in enumerate(icon[1:]):
        assert isinstance(pair, tuple)
        pennant(p, x + k * z * 0.26, y + z * (0.04 + 0.06 * (k % 2)), z * 0.46, str(pair[0]), str(pair[1]))


def _draw_card(p: QPainter, x: float, y: float, z: float, icon: Icon, ink: ColorLike) -> None:
    words = str(icon[1])
    lying = len(words) >= 3
    h = z * (0.90 if lying else 1.08)
    box = QRectF(x + z * 0.03, y + (z - h) / 2, _icon_width(icon, z) - z * 0.06, h)
    with saved(p):
        p.setPen(pen(ink, max(1.0, z * 0.07)))
        p.setBrush(color("#FFFFFF", 0.55))
        p.drawPath(rounded(box, z * 0.12))
    draw_text(p, box.translated(0, -z * 0.03), words, font("text", z * 0.60, weight=700), ink, CENTER)


def _draw_arrow(p: QPainter, x: float, y: float, z: float, _icon: Icon, ink: ColorLike) -> None:
    with saved(p):
        stroke(p, round_pen(ink, max(1.4, z * 0.11)))
        middle = y + z * 0.5
        p.drawLine(QPointF(x + z * 0.08, middle), QPointF(x + z * 0.70, middle))
        tip = (0.46, -0.22), (0.70, 0), (0.46, 0.22)
        p.drawPolyline([QPointF(x + z * dx, middle + z * dy) for dx, dy in tip])


def _draw_triangle(p: QPainter, x: float, y: float, z: float, icon: Icon, ink: ColorLike) -> None:
    up = -1 if icon[0] == "up" else 1
    corners = (0.02, -0.2 * up), (0.40, -0.2 * up), (0.21, 0.2 * up)
    with saved(p):
        fill(p, color(ink))
        p.drawPolygon(QPolygonF([QPointF(x + z * dx, y + z * (0.5 + dy)) for dx, dy in corners]))


def _draw_shape(p: QPainter, x: float, y: float, z: float, icon: Icon, _ink: ColorLike) -> None:
    tone = str(icon[2])
    with saved(p):
        p.setPen(pen(mix(tone, "#000000", 0.4), max(0.8, z * 0.04)))
        p.setBrush(color(tone))
        p.drawPath(shape_path(str(icon[1]), x + z / 2, y + z / 2, z * 0.38))


def _draw_bead(p: QPainter, x: float, y: float, z: float, icon: Icon, _ink: ColorLike) -> None:
    bead(p, x + z / 2, y + z / 2, z * 0.44, str(icon[1]))
    glyph(p, str(icon[2]), x + z * 0.25, y + z * 0.27, z * 0.5, on(str(icon[1])))


def _draw_palazzo(p: QPainter, x: float, y: float, z: float, _icon: Icon, ink: ColorLike) -> None:
    tone = str(ink) if isinstance(ink, str) else ink.name()
    palazzo(p, x + z * 0.04, y, z * 0.92, tone, tone)


def _draw_nothing(_p: QPainter, _x: float, _y: float, _z: float, _icon: Icon, _ink: ColorLike) -> None:
    pass


_ICONS = {
    "glyph": _draw_glyph,
    "text": _draw_words,
    "coin": _draw_coin,
    "no_coin": _draw_no_coin,
    "points": _draw_points,
    "beer": _draw_beer,
    "die": _draw_die,
    "pennant": _draw_pennant,
    "shape": _draw_shape,
    "bead": _draw_bead,
    "palazzo": _draw_palazzo,
    "fan": _draw_fan,
    "card": _draw_card,
    "arrow": _draw_arrow,
    "up": _draw_triangle,
    "down": _draw_triangle,
    "gap": _draw_nothing,
}
