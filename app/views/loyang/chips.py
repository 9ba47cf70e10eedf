"""Paints chips: small pictures of cards with a stripe in the colour of their kind, then the goods.

Cards of other seats are chips.  So are own customers if there are very many of them; these also show which goods are on
the cart, and the payment of the next delivery.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from app.views import theme as look
from app.views.loyang.faces import CasualFace, Face, FieldFace, HelperFace, RegularFace, StallFace
from app.views.loyang.goods import alarm, hollow, lampion, mood, veg, wanted
from app.views.loyang.style import CREAM, family_colour
from app.views.paint import brushes, stamps
from app.views.paint.glyphs import glyph

FIELD, STALL, REGULAR, CASUAL, HELPER = 2.0, 2.72, 3.02, 3.55, 1.16
"""Width of a chip over its height, by kind of card."""

NAMED_HELPER = 3.6
"""The same of a helper with its name."""
OWN_REGULAR = 4.0
"""The same of an own regular customer, with the coin of the next delivery."""
STRIPE, COIN = 0.62, 0.92
"""Widths over the height of the chip: of the stripe at its left, and of the place for a coin at its right."""


def units_of(face: Face, *, named: bool = False, own: bool = False) -> float:
    """Width of the chip of a card over its height.

    Args:
        face: The card.
        named: Whether a helper has its name.
        own: Whether a customer is the viewer's.
    """
    if isinstance(face, FieldFace):
        return FIELD
    if isinstance(face, StallFace):
        return STALL
    if isinstance(face, RegularFace):
        return OWN_REGULAR if own else REGULAR
    if isinstance(face, CasualFace):
        return CASUAL
    return NAMED_HELPER if named else HELPER


def offer_places(width: float, height: float) -> list[QRectF]:
    """The squares of the three goods on the chip of a stall, in px from its upper left corner."""
    return [_token(width, height, k, 3, right=0.0) for k in range(3)]


def _token(width: float, height: float, k: int, count: int, right: float) -> QRectF:
    """The square of good ``k`` of ``count``, from 0; ``right`` px at the right of the chip are kept free."""
    left = STRIPE * height
    step = (width - left - right) / count
    side = min(step, height) * 0.94
    return QRectF(left + step * (k + 0.5) - side / 2, (height - side) / 2, side, side)


def paint_chip(p: QPainter, rect: QRectF, face: Face, *, own: bool = False) -> None:
    """Paint the chip of a card into ``rect``; a helper has its name if there is room.

    Args:
        p: The painter.
        rect: Where it is.
        face: The card.
        own: Whether it is a customer of the viewer: then it shows which of its goods are on the cart, and what it pays.
    """
    with brushes.saved(p):
        p.translate(rect.topLeft())
        w, h = rect.width(), rect.height()
        if isinstance(face, FieldFace):
            _field(p, face, w, h)
        elif isinstance(face, HelperFace):
            _helper(p, face, w, h)
        elif isinstance(face, StallFace):
            _ground(p, w, h, "stall", "shop")
            for good, left, place in zip(face.goods, face.left, offer_places(w, h), strict=True):
                _good(p, place, good, there=left)
        elif isinstance(face, RegularFace):
            _regular(p, face, w, h, own=own)
        else:
            _casual(p, face, w, h, own=own)


def _ground(p: QPainter, w: float, h: float, family: str, sign: str) -> None:
    def draw(q: QPainter, box: QRectF) -> None:
        outline = brushes.rounded(box, h * 0.22)
        q.setPen(brushes.pen(look.mix(look.theme().card_edge, "#4A3418", 0.35), 1))
        q.setBrush(look.color(look.theme().card))
        q.drawPath(outline)
        with brushes.clipped(q, outline):
            q.fillRect(QRectF(box.x(), box.y(), h * STRIPE, h), look.color(family_colour(family)))
        side = h * 0.48
        at = box.x() + h * STRIPE / 2 - side / 2, box.y() + h / 2 - side / 2
        glyph(q, sign, *at, side, "#FFF6E4")

    stamps.sheet(p, QRectF(0, 0, w, h), ("chip", family, sign), 1, draw)


def _good(p: QPainter, place: QRectF, good: int, *, there: bool) -> None:
    at, r = place.center(), place.width() / 2
    if there:
        veg(p, at.x(), at.y(), r * 0.92, good)
        return
    p.setPen(brushes.pen("#857459", 1, 0.7, dash=True))
    p.setBrush(Qt.BrushStyle.NoBrush)
    brushes.disc(p, at.x(), at.y(), r * 0.78)


def _field(p: QPainter, face: FieldFace, w: float, h: float) -> None:
    def draw(q: QPainter, box: QRectF) -> None:
        q.setPen(brushes.pen("#C98A3E" if face.kind == "common" else "#4A2F1A", 1.2, 0.9))
        q.setBrush(brushes.vertical(box, "#86603A", "#664426"))
        q.drawPath(brushes.rounded(box, h * 0.24))

    stamps.sheet(p, QRectF(0, 0, w, h), ("field chip", face.kind == "common"), 1, draw)
    r = h * 0.38
    if face.crop >= 0:
        veg(p, h * 0.5, h / 2, r, face.crop)
    else:
        hollow(p, h * 0.5, h / 2, r * 0.92)
    font = look.font("text", max(min(13.0, h * 0.6), h * 0.47), weight=700, tabular=True)
    box = QRectF(h * 0.86, -1, w - h * 0.88, h)
    brushes.draw_text(p, box, f"{face.stock}/{face.plots}", font, CREAM, brushes.CENTER)


def _asked(p: QPainter, place: QRectF, good: int, *, there: bool) -> None:
    """Paint a good that a customer asks for, dashed if it is not there."""
    at, r = place.center(), place.width() / 2
    if there:
        veg(p, at.x(), at.y(), r * 0.92, good)
    else:
        wanted(p, at.x(), at.y(), r * 0.92, good)


def _regular(p: QPainter, face: RegularFace, w: float, h: float, *, own: bool) -> None:
    _ground(p, w, h, "regular", "kimono")
    right = h * (1.06 + (COIN if own else 0.0))
    for k, good in enumerate(face.goods):
        _asked(p, _token(w, h, k, 2, right), good, there=not own or face.have[k])
    bar = QRectF(w - right + h * 0.02, 0, h * 0.26, h * 0.15)
    for k in range(len(face.payments)):
        y = h * 0.80 - k * h * 0.215
        p.setPen(brushes.pen("#857459", 1))
        p.setBrush(look.color("#3A2A18" if k < face.rows else "#F3E9D4"))
        p.drawRoundedRect(bar.translated(0, y - bar.height() / 2), 1.5, 1.5)
    if face.marker:
        done = face.state in ("done", "twice")
        mood(p, w - right + h * 0.66, h * 0.48, h * 0.29, red=face.marker == "red", done=done)
    if own and face.rows < len(face.payments):
        stamps.coin(p, w - h * 0.46, h / 2, h * 0.42, face.payments[face.rows], cast=False)
    if own and face.state == "due":
        alarm(p, h * STRIPE / 2, h * 0.26, h * 0.2)


def _casual(p: QPainter, face: CasualFace, w: float, h: float, *, own: bool) -> None:
    _ground(p, w, h, "casual", "hand-bag")
    right = h * COIN
    for k, good in enumerate(face.goods):
        _asked(p, _token(w, h, k, 3, right), good, there=not own or face.have[k])
    stamps.coin(p, w - h * 0.46, h / 2, h * 0.42, face.price + (face.modifier if own else 0), cast=False)


def _helper(p: QPainter, face: HelperFace, w: float, h: float) -> None:
    named = w > h * 1.8  # between the shapes of a helper without and with its name: ``HELPER`` and ``NAMED_HELPER``
    if not named:
        _token_card(p, w, h, face)
        return
    _ground(p, w, h, "helper", face.card.glyph)
    room = QRectF(h * STRIPE + h * 0.12, -1, w - h * (STRIPE + 0.2), h)
    font = brushes.fit_font(face.card.name, "text", max(13.0, h * 0.42), room.width(), floor=9.5, weight=600)
    font = brushes.narrowed(font, face.card.name, room.width())
    brushes.draw_text(p, room, face.card.name, font, look.INK, elide=True)
    _light(p, face, QPointF(w, 0), h)


def _token_card(p: QPainter, w: float, h: float, face: HelperFace) -> None:
    colour = family_colour("helper")

    def draw(q: QPainter, box: QRectF) -> None:
        q.setPen(brushes.pen("#FFF3D6", max(1.0, h * 0.05)))
        q.setBrush(brushes.vertical(box, look.mix(colour, "#FFFFFF", 0.18), colour))
        q.drawPath(brushes.rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), h * 0.22))
        side = h * 0.74
        glyph(q, face.card.glyph, box.center().x() - side / 2, box.center().y() - side / 2, side, "#FFF6E4")

    stamps.sheet(p, QRectF(0, 0, w, h), ("helper chip", face.card.glyph), 1, draw)
    _light(p, face, QPointF(w, 0), h)


def _light(p: QPainter, face: HelperFace, corner: QPointF, h: float) -> None:
    if face.lantern:
        size = h * 0.40
        lampion(p, corner.x() - size * 0.42, corner.y() - size * 0.22, size)
