"""Paints tiles and what is on them (customers, crests), and empty spaces of islands."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.engines.murano import components as c
from app.views import theme as look
from app.views.murano.style import CUSTOMER_COLOURS, CUSTOMER_SHAPES, SORT_COLOURS
from app.views.paint import brushes, pieces, stamps
from app.views.paint.glyphs import glyph
from app.views.paint.scenery import palazzo
from app.views.paint.seats import shield_path

NO_SEAT = -1
LIMESTONE = ("#E9E0CB", "#CFC3A8")
CREST_RED = "#8E1F2B"
WARM = ("#FFF3D8", "#FFD79A")


def sign(p: QPainter, name: str, x: float, y: float, side: float, tone: str | tuple[str, str] = WARM) -> None:
    """Paint a glyph by its name, or ``"palazzo"``, which is a painting in two colours."""
    if name == "palazzo":
        top, foot = tone if isinstance(tone, tuple) else (tone, tone)
        palazzo(p, x, y, side, top, foot)
    else:
        glyph(p, name, x, y, side, tone)


# --- customers and crests --------------------------------------------------------------------------------------------


def customer(p: QPainter, cx: float, cy: float, r: float, colour: int, *, person: bool = True) -> None:
    """Paint a customer of a colour (0 red, 1 blue, 2 grey), or, without ``person``, the sign of a shop for these."""
    tone = CUSTOMER_COLOURS[colour]
    box = QRectF(cx - r, cy - r, 2 * r, 2 * r)
    with brushes.saved(p):
        p.setPen(brushes.pen("#FFF8E8", max(1.0, r * 0.14)))
        p.setBrush(brushes.vertical(box, look.mix(tone, "#FFFFFF", 0.22), tone, look.mix(tone, "#000000", 0.18)))
        p.drawPath(pieces.shape_path(CUSTOMER_SHAPES[colour], cx, cy, r))
    if person:
        glyph(p, "meeple", cx - r * 0.68, cy - r * 0.70, r * 1.36, "#FFF8E8")


def crest(p: QPainter, x: float, y: float, w: float) -> None:
    """Paint a red crest with an ivory rim, ``w`` px wide."""
    with brushes.saved(p):
        p.setPen(brushes.pen("#FFF8E8", max(0.9, w * 0.1)))
        p.setBrush(look.color(CREST_RED))
        p.drawPath(shield_path(x, y, w, w * 1.15))


# --- tiles -----------------------------------------------------------------------------------------------------------


def tile(p: QPainter, rect: QRectF, kind: int, owner: int = NO_SEAT) -> None:
    """Paint a tile face up; ``owner`` is the seat colour of the marker on it, ``NO_SEAT`` for none."""

    def draw(q: QPainter, box: QRectF) -> None:
        _tile(q, box, kind, owner)

    stamps.sheet(p, rect, ("murano tile", kind, owner), 3, draw)


def _tile(p: QPainter, rect: QRectF, kind: int, owner: int) -> None:
    s = rect.width()
    body = rect.adjusted(s * 0.03, s * 0.03, -s * 0.03, -s * 0.03)
    radius = s * 0.13
    brushes.fill(p, look.color("#000A10", 0.36))
    p.drawPath(brushes.rounded(body.translated(0, s * 0.045), radius))
    if c.SORT_OF[kind] == c.STREET_SORT:
        _slabs(p, body, radius)
        if kind != c.STREET_PLAIN:
            customer(p, rect.center().x(), rect.center().y(), s * 0.29, kind - c.STREET_RED)
        return
    _ground(p, body, radius, SORT_COLOURS[c.SORTS[c.SORT_OF[kind]]])
    x, y = rect.x(), rect.y()
    if kind == c.GLASSWORKS:
        glyph(p, "furnace", x + s * 0.16, y + s * 0.13, s * 0.68, WARM, shadow=s * 0.02)
    elif kind == c.SPECIAL:
        glyph(p, "byzantin-temple", x + s * 0.13, y + s * 0.12, s * 0.74, ("#FFF3D8", "#E3C6F2"), shadow=s * 0.02)
    elif kind in (c.SHOP_RED, c.SHOP_BLUE, c.SHOP_GREY):
        _shop(p, rect, kind - c.SHOP_RED)
    else:
        _palace(p, rect, kind - c.PALACE_1 + 1)
    if owner != NO_SEAT:
        pieces.seat_shield(p, x + s * 0.60, y + s * 0.56, s * 0.37, owner)


def _ground(p: QPainter, body: QRectF, radius: float, tone: str) -> None:
    p.setPen(brushes.pen(look.mix(tone, "#000000", 0.6), 1))
    p.setBrush(brushes.vertical(body, look.mix(tone, "#FFFFFF", 0.26), tone, look.mix(tone, "#000000", 0.24)))
    p.drawPath(brushes.rounded(body, radius))
    brushes.stroke(p, brushes.pen("#FFF6E0", 1, 0.30))
    p.drawPath(brushes.rounded(body.adjusted(1.2, 1.2, -1.2, -1.2), radius * 0.8))


def _slabs(p: QPainter, body: QRectF, radius: float) -> None:
    """Paint the limestone of a street, in three rows."""
    p.setPen(brushes.pen("#6B5F4A", 0.9))
    p.setBrush(brushes.vertical(body, *LIMESTONE))
    p.drawPath(brushes.rounded(body, radius))
    p.setPen(brushes.pen("#8A7C62", max(0.8, body.width() * 0.02), 0.45))
    high = body.height() / 3
    for k in (1, 2):
        p.drawLine(QPointF(body.x() + 1, body.y() + k * high), QPointF(body.right() - 1, body.y() + k * high))
    for k in range(3):
        for share in (0.5, 0.85) if k % 2 else (0.28, 0.72):
            x = body.x() + body.width() * share
            p.drawLine(QPointF(x, body.y() + k * high + 1), QPointF(x, body.y() + (k + 1) * high - 1))


def _shop(p: QPainter, rect: QRectF, colour: int) -> None:
    """Paint a front with an awning in the colour of the shop's customers, and their shape beside the door."""
    s, x = rect.width(), rect.x()
    top = rect.y() + s * 0.15
    brushes.fill(p, "#F3E7CC")
    p.drawRect(QRectF(x + s * 0.15, top + s * 0.2, s * 0.70, s * 0.48))
    brushes.fill(p, "#23424A")
    p.drawRect(QRectF(x + s * 0.56, top + s * 0.36, s * 0.2, s * 0.32))
    stripes = 5
    w = s * 0.80 / stripes
    for k in range(stripes):
        left = x + s * 0.10 + k * w
        cloth = QPainterPath(QPointF(left, top))
        cloth.lineTo(left + w, top)
        cloth.lineTo(left + w, top + s * 0.20)
        cloth.arcTo(QRectF(left, top + s * 0.20 - w / 2, w, w), 0, -180)
        cloth.closeSubpath()
        brushes.fill(p, CUSTOMER_COLOURS[colour] if k % 2 == 0 else "#FFF6E4")
        p.drawPath(cloth)
    customer(p, x + s * 0.35, rect.y() + s * 0.665, s * 0.155, colour, person=False)


def _palace(p: QPainter, rect: QRectF, crests: int) -> None:
    s = rect.width()
    palazzo(p, rect.x() + s * 0.14, rect.y() + s * 0.02, s * 0.72, "#FFF4DA", "#E9CFA0")
    w = s * 0.21
    for k in range(crests):
        crest(p, rect.center().x() + (k - (crests - 1) / 2) * w * 1.15 - w / 2, rect.y() + s * 0.68, w)


def tile_back(p: QPainter, rect: QRectF, sort: int) -> None:
    """Paint a tile face down, which shows only its sort (index into ``components.SORTS``)."""

    def draw(q: QPainter, box: QRectF) -> None:
        s = box.width()
        body = box.adjusted(s * 0.03, s * 0.03, -s * 0.03, -s * 0.03)
        brushes.fill(q, look.color("#000A10", 0.36))
        q.drawPath(brushes.rounded(body.translated(0, s * 0.045), s * 0.13))
        name = c.SORTS[sort]
        if sort == c.STREET_SORT:
            _slabs(q, body, s * 0.13)
            return
        _ground(q, body, s * 0.13, SORT_COLOURS[name])
        if sort == c.SHOP_SORT:
            glyph(q, "shop", box.x() + s * 0.15, box.y() + s * 0.13, s * 0.70, ("#FFF3D8", "#BFE3E6"), shadow=s * 0.02)
        elif sort == c.PALACE_SORT:
            palazzo(q, box.x() + s * 0.14, box.y() + s * 0.10, s * 0.72, "#FFF4DA", "#E9CFA0")
        else:
            mark = "furnace" if sort == c.GLASSWORKS_SORT else "byzantin-temple"
            glyph(q, mark, box.x() + s * 0.15, box.y() + s * 0.13, s * 0.70, WARM, shadow=s * 0.02)

    stamps.sheet(p, rect, ("murano back", sort), 3, draw)


# --- empty spaces ----------------------------------------------------------------------------------------------------


def empty_cell(p: QPainter, rect: QRectF, *, street: bool, ready: bool) -> None:
    """Paint an empty space; a building space is ``ready`` if a street lies beside it."""

    def draw(q: QPainter, box: QRectF) -> None:
        s = box.width()
        body = box.adjusted(s * 0.07, s * 0.07, -s * 0.07, -s * 0.07)
        radius = s * 0.1
        if street:
            q.setPen(brushes.pen("#7C7158", max(1.0, s * 0.025), 0.9, dash=True))
            q.setBrush(look.color("#EFE7D2", 0.55))
            q.drawPath(brushes.rounded(body, radius))
            return
        q.setPen(brushes.pen("#5A3A1E", max(1.0, s * 0.035), dash=not ready))
        q.setBrush(look.color("#8E5E34", 0.95 if ready else 0.40))
        q.drawPath(brushes.rounded(body, radius))
        if ready:
            glyph(q, "hammer-nails", box.x() + s * 0.25, box.y() + s * 0.25, s * 0.5, look.color("#FFE9C4", 0.75))

    stamps.sheet(p, rect, ("murano cell", street, ready), 1, draw)
