"""The signs of the five seat colours: shields with pattern and emblem, small marks and pens for charts."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from app.views import theme as look
from app.views.paint.brushes import clipped, fill, linear, pen, saved, stroke
from app.views.paint.cache import pixmaps
from app.views.paint.glyphs import glyph
from app.views.theme import SEATS, ColorLike, color, mix

SHIELD_RATIO = 1.12  # height to width of a seat shield
_EMBLEM_FROM = 22  # px; smaller shields show the pattern only


class SmallMarks:
    """The setting "Seat marks".

    Attributes:
        shown: Whether shields too small for an emblem carry the seat's small shape instead.
    """

    shown = False


def show_marks(shown: bool) -> None:
    """Set ``SmallMarks.shown``, and have everything repainted if that changes it."""
    if SmallMarks.shown != shown:
        SmallMarks.shown = shown
        pixmaps.clear()
        look.keeper.changed.emit()  # nothing has changed in the theme, but everything that paints listens to this


def shield_path(x: float, y: float, w: float, h: float) -> QPainterPath:
    """The outline of a heater shield in the rectangle ``w`` × ``h`` at (x, y)."""
    path = QPainterPath(QPointF(x, y + h * 0.06))
    path.quadTo(x + w * 0.28, y + h * 0.06, x + w * 0.5, y - h * 0.02)
    path.quadTo(x + w * 0.72, y + h * 0.06, x + w, y + h * 0.06)
    path.lineTo(x + w, y + h * 0.48)
    path.cubicTo(x + w, y + h * 0.78, x + w * 0.68, y + h * 0.93, x + w * 0.5, y + h)
    path.cubicTo(x + w * 0.32, y + h * 0.93, x, y + h * 0.78, x, y + h * 0.48)
    path.closeSubpath()
    return path


def shield_shade(p: QPainter, x: float, y: float, w: float, h: float) -> None:
    """Paint the small contact shadow below a shield."""
    with saved(p):
        for grown, alpha in ((w * 0.05, 0.21), (w * 0.10, 0.11)):
            fill(p, color("#080502", alpha))
            p.drawPath(shield_path(x - grown * 0.5, y + grown * 0.55, w + grown, h + grown * 0.6))


def seat_shield(p: QPainter, x: float, y: float, size: float, seat: int, *, emblem: bool | None = None) -> None:
    """Paint the shield of a seat colour.

    Args:
        p: The painter.
        x: Left edge.
        y: Upper edge.
        size: Width in px; it is ``SHIELD_RATIO`` times as high.
        seat: The seat colour, 0 to 4.
        emblem: Whether it shows the emblem; if left out, where that is large enough.
    """
    seat_look = SEATS[seat]
    h = size * SHIELD_RATIO
    outline = shield_path(x, y, size, h)
    shield_shade(p, x, y, size, h)
    tint = mix(seat_look.color, "#FFFFFF", 0.12), seat_look.color, mix(seat_look.color, "#000000", 0.18)
    with saved(p):
        fill(p, linear(0, y, 0, y + h, *tint))
        p.drawPath(outline)
        seat_pattern(p, outline, seat, 0.09 if seat_look.pattern == "checks" else 0.14)
        stroke(p, pen(look.theme().ring, max(1.1, size * 0.05)))
        p.drawPath(outline)
    if emblem or (emblem is None and size >= _EMBLEM_FROM):
        glyph(p, seat_look.emblem, x + size * 0.17, y + h * 0.16, size * 0.66, seat_look.emblem_ink)
    elif SmallMarks.shown:
        seat_mark(p, x + size / 2, y + h * 0.47, size * 0.24, seat, seat_look.emblem_ink, 0)


def seat_mark(
    p: QPainter, cx: float, cy: float, r: float, seat: int, fill_with: ColorLike | None = None, edge: float = 1.6
) -> None:
    """Paint the small shape of a seat colour around (cx, cy), for charts and dense lists.

    It has an edge of ``edge`` px in the colour of panels, and the colour of the seat unless ``fill_with`` is given.
    """
    with saved(p):
        p.setPen(pen(look.theme().panel, edge) if edge else Qt.PenStyle.NoPen)
        p.setBrush(color(SEATS[seat].color if fill_with is None else fill_with))
        p.drawPath(mark_path(seat, cx, cy, r))


def mark_path(seat: int, cx: float, cy: float, r: float) -> QPainterPath:
    """The outline of the small shape of a seat colour."""
    path = QPainterPath()
    mark = SEATS[seat].mark
    if mark == "circle":
        path.addEllipse(QPointF(cx, cy), r, r)
    else:
        path.addPolygon(QPolygonF([QPointF(cx + dx * r, cy + dy * r) for dx, dy in _MARKS[mark]]))
        path.closeSubpath()
    return path


_ARM = 0.42
_MARKS = {
    "diamond": ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)),
    "triangle": ((0, -1.1), (1.1, 0.9), (-1.1, 0.9)),
    "square": ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    "cross": (
        (-_ARM, -1.1), (_ARM, -1.1), (_ARM, -_ARM), (1.1, -_ARM), (1.1, _ARM), (_ARM, _ARM),
        (_ARM, 1.1), (-_ARM, 1.1), (-_ARM, _ARM), (-1.1, _ARM), (-1.1, -_ARM), (-_ARM, -_ARM),
    ),
}  # fmt: skip


def chart_pen(seat: int, width: float) -> QPen:
    """The pen of a seat's line in charts; where ``SeatLook.double`` is set, two lines are drawn with it."""
    seat_look = SEATS[seat]
    result = QPen(color(seat_look.line(look.theme())), width)
    result.setCapStyle(Qt.PenCapStyle.FlatCap)
    result.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if seat_look.dash:
        result.setDashPattern(list(seat_look.dash))
    return result


# --- patterns --------------------------------------------------------------------------------------------------------


def seat_pattern(p: QPainter, inside: QPainterPath, seat: int, alpha: float = 0.28) -> None:
    """Paint the pattern of a seat colour inside a shape, so that seats differ not by colour alone."""
    seat_look = SEATS[seat]
    tone = color("#000000" if seat_look.emblem_ink == look.INK else "#FFFFFF", alpha)
    box = inside.boundingRect()
    pitch = max(3.2, box.width() / 6)
    with clipped(p, inside):
        p.setPen(QPen(tone, pitch * 0.36))
        p.setBrush(tone)
        _PATTERNS[seat_look.pattern](p, box, pitch)


def _stripes(p: QPainter, box: QRectF, pitch: float) -> None:
    x = box.left() - box.height()
    while x < box.right() + box.height():
        p.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
        x += pitch


def _chevrons(p: QPainter, box: QRectF, pitch: float) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    sag = min(box.width() * 0.28, box.height() * 0.5)
    if box.width() > 2 * box.height():  # a strip: chevrons lie on their side
        x = box.left() - sag
        step = box.height() * 0.9
        while x < box.right():
            tip = QPointF(x + sag, box.center().y())
            p.drawPolyline([QPointF(x, box.top()), tip, QPointF(x, box.bottom())])
            x += step
        return
    y = box.top() - pitch
    while y < box.bottom() + pitch:
        p.drawPolyline([QPointF(box.left(), y), QPointF(box.center().x(), y + sag), QPointF(box.right(), y)])
        y += pitch * 1.05


def _dots(p: QPainter, box: QRectF, pitch: float) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    y, row = box.top(), 0
    while y < box.bottom() + pitch:
        x = box.left() + (pitch / 2 if row % 2 else 0)
        while x < box.right() + pitch:
            p.drawEllipse(QPointF(x, y), pitch * 0.24, pitch * 0.24)
            x += pitch
        y += pitch * 0.8
        row += 1


def _waves(p: QPainter, box: QRectF, pitch: float) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    y = box.top()
    while y < box.bottom() + pitch:
        x, side = box.left() - pitch, 1
        path = QPainterPath(QPointF(x, y))
        while x < box.right() + pitch:
            path.quadTo(x + pitch * 0.5, y + side * pitch * 0.55, x + pitch, y)
            x, side = x + pitch, -side
        p.drawPath(path)
        y += pitch * 0.95


def _checks(p: QPainter, box: QRectF, _pitch: float) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    side = min(box.width(), box.height()) / 5
    for row in range(int(box.height() / side) + 1):
        for column in range(int(box.width() / side) + 1):
            if (row + column) % 2 == 0:
                p.drawRect(QRectF(box.left() + column * side, box.top() + row * side, side, side))


_PATTERNS = {"stripes": _stripes, "chevrons": _chevrons, "dots": _dots, "waves": _waves, "checks": _checks}
