"""How pieces of Bruges that are no cards are painted: dice, goods, canals, statues, steps, majorities, ships."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPolygonF

from app.engines.bruges import components as c
from app.models.bruges.pieces import SpacePiece
from app.views import theme as look
from app.views.bruges.effects import Icons
from app.views.bruges.style import (
    CREAM,
    DAMAGES,
    GOLD,
    LINE,
    MAJORITY_SIGNS,
    SAND,
    SHIP_SIGN,
    SIGNS,
    STATUE_SIGN,
    narrowed,
    paint_of,
)
from app.views.paint import brushes, pieces, stamps
from app.views.paint.chrome import chevron
from app.views.paint.glyphs import glyph
from app.views.paint.icons import icon_row
from app.views.paint.scenery import barge
from app.views.paint.surfaces import shimmer
from app.views.widgets.measure import Measure

TILE_INK = ("#FFF4DC", "#BFA98A")
"""Upper and lower colour of statues."""

SHIP_ICONS: dict[str, Icons] = {
    "three_workers": (("text", "3"), ("glyph", "meeple")),
    "two_threats": (("text", "−2"), ("glyph", "hazard-sign")),
    "six_guilders": (("coin", 6),),
    "advance": (("text", "+1"), ("glyph", "greek-temple")),
    "activate_lightning": (("glyph", "lightning-helix"),),
    "extra_action": (("text", "+1"), ("glyph", "card-play")),
}
"""Icons of what a ship brings, by its kind."""


# --- dice ------------------------------------------------------------------------------------------------------------


def paint_die(p: QPainter, rect: QRectF, colour: int, value: int) -> None:
    """Paint a die in its colour, with the sign of the colour at its corner; without pips if ``value`` is 0."""
    paint, side = paint_of(colour), rect.width() * 0.36
    pieces.die(p, rect.x(), rect.y(), rect.width(), value or "", paint)
    badge = QRectF(rect.right() - side * 0.6, rect.y() - side * 0.4, side, side)  # clear of a six's pips
    p.setPen(brushes.pen("#FFF3D6", max(1.0, side * 0.07)))
    tone = look.mix(paint, "#000000", 0.2)
    p.setBrush(look.color(tone))
    p.drawEllipse(badge)
    inner = side * 0.74
    at = badge.center() - QPointF(inner / 2, inner / 2)
    glyph(p, SIGNS[colour], at.x(), at.y(), inner, look.on(tone))


# --- goods -----------------------------------------------------------------------------------------------------------


def paint_guilders(p: QPainter, rect: QRectF, number: int, label: str, measure: Measure) -> None:
    """Paint a coin, the number of guilders and the word for them."""
    r = min(rect.height() * 0.48, measure.of(21, 15))
    stamps.coin(p, rect.x() + r * 1.1, rect.center().y(), r)
    font = measure.font("display", 34, 25, 800, tabular=True)
    x = rect.x() + r * 2.5
    text = str(number)
    brushes.draw_text(p, QRectF(x, rect.y() - 1, 120, rect.height()), text, font, "#FFE3A0", shade=("#000000", 0.5))
    x += brushes.text_width(text, font) + measure.of(10, 7)
    small = measure.font("text", 15.5, 13.5)
    line = QRectF(x, rect.y() + measure.of(2), rect.right() - x, rect.height())
    brushes.draw_text(p, line, label, small, SAND, elide=True)


def paint_worker(p: QPainter, rect: QRectF, colour: int, number: int, measure: Measure) -> None:
    """Paint a worker with the sign of its colour, and how many there are; pale if there are none."""
    side = min(rect.width() * 0.66, rect.height() * 0.96)
    y = rect.center().y() - side / 2
    with brushes.saved(p):
        if not number:
            p.setOpacity(0.38)
        pieces.meeple(p, rect.x() + measure.of(1), y, side, paint_of(colour), mark=SIGNS[colour])
    font = measure.font("display", 21, 16, 800, tabular=True)
    ink = CREAM if number else "#B9AB95"
    box = QRectF(rect.x() + side * 0.96, rect.y(), rect.width(), rect.height())
    brushes.draw_text(p, box, str(number), font, ink, shade=("#000000", 0.6))


# --- threats ---------------------------------------------------------------------------------------------------------


def paint_threat(p: QPainter, rect: QRectF, colour: int, number: int, *, warns: bool, safe: bool) -> None:
    """Paint three places from bottom to top: markers on the lower two, on the uppermost what the third one takes."""
    paint = paint_of(colour)
    step = rect.height() / 3
    r = min(step * 0.46, rect.width() * 0.44)
    x = rect.center().x()
    for place in range(2):
        y = rect.bottom() - (place + 0.5) * step
        pieces.octagon(p, x, y, r, paint, SIGNS[colour], there=place < number)
    top = QPointF(x, rect.y() + 0.5 * step)
    _strike(p, top, r, "bordered-shield" if safe else DAMAGES[colour], warns=warns, safe=safe)


def _strike(p: QPainter, at: QPointF, r: float, sign: str, *, warns: bool, safe: bool) -> None:
    """Paint what the third marker takes, in red if the next one is the third; or a shield if the seat is protected."""
    turns = [pi / 8 + k * pi / 4 for k in range(8)]
    shape = QPolygonF([QPointF(at.x() + r * cos(a), at.y() + r * sin(a)) for a in turns])
    danger, now = look.LIGHT.danger, look.theme()
    with brushes.saved(p):
        if warns:
            brushes.glow(p, at.x(), at.y(), r * 1.7, "#FF5A46", 0.55)
            p.setPen(brushes.pen("#FFF3D6", r * 0.12))
            p.setBrush(look.color(danger))
        else:
            p.setPen(brushes.pen("#6A5A48", 1.2, 0.5, dash=True))
            p.setBrush(look.color("#6A5A48", 0.08))
        p.drawPolygon(shape)
    ink = "#FFF6E4" if warns else look.color("#4A3A2A" if not safe else now.selected, 0.55 if not safe else 0.9)
    glyph(p, sign, at.x() - r * 0.56, at.y() - r * 0.56, r * 1.12, ink)


# --- canals ----------------------------------------------------------------------------------------------------------


def paint_space(p: QPainter, rect: QRectF, piece: SpacePiece) -> None:
    """Paint a canal space: water between brick banks, or the outline of what is to be built, with its price."""
    paint = paint_of(piece.colour)
    radius = min(rect.width(), rect.height()) * 0.11
    if piece.built:
        _water(p, rect, piece.number + 7 * piece.section, paint, radius)
    else:
        _plan(p, rect, piece, paint, radius)
    if piece.points:
        side = min(rect.width() * 0.34, rect.height() * 0.3)
        x, y = rect.right() - side * 1.12, rect.bottom() - side * 1.3
        stamps.points_shield(p, x, y, side, piece.points)


def _water(p: QPainter, rect: QRectF, seed: int, paint: str, radius: float) -> None:
    brushes.fill(p, look.color("#000000", 0.35))
    p.drawPath(brushes.rounded(rect.translated(0, rect.height() * 0.03), radius))
    with brushes.clipped(p, brushes.rounded(rect, radius)):
        p.fillRect(rect, look.color("#8A6A58"))
        brushes.stroke(p, brushes.pen("#000000", 1, 0.25))
        row = max(4.0, rect.height() * 0.055)
        for k in range(5):
            for y in (rect.y() + k * row, rect.bottom() - k * row):
                p.drawLine(QPointF(rect.x(), y), QPointF(rect.right(), y))
        bank = rect.height() * 0.2
        water = rect.adjusted(0, bank, 0, -bank)
        p.fillRect(water, brushes.vertical(water, "#2F7C8C", "#56AEB8", "#22606E"))
        shimmer(p, water, "#E9FFFB", 34, seed, 0.75, spread=0.5, deep=False)
        if seed % 4 == 2:
            barge(p, rect.x() + rect.width() * 0.2, rect.center().y() + rect.height() * 0.05, rect.width() * 0.6)
    width = max(2.5, rect.width() * 0.05)
    brushes.stroke(p, brushes.pen(paint, width))
    half = width / 2
    p.drawPath(brushes.rounded(rect.adjusted(half, half, -half, -half), radius))
    brushes.stroke(p, brushes.pen(LINE, 1, 0.6))
    p.drawPath(brushes.rounded(rect, radius))


def _plan(p: QPainter, rect: QRectF, piece: SpacePiece, paint: str, radius: float) -> None:
    following = piece.next
    brushes.fill(p, look.color("#000000", 0.3))
    p.drawPath(brushes.rounded(rect, radius))
    p.setPen(brushes.pen(look.mix(paint, "#FFFFFF", 0.3), 2.4 if following else 1.8, dash=True))
    p.setBrush(look.color(paint, 0.5 if following else 0.26))
    p.drawPath(brushes.rounded(rect.adjusted(1.5, 1.5, -1.5, -1.5), radius))
    r = min(rect.width() * 0.32, rect.height() * 0.22)
    at = QPointF(rect.center().x(), rect.y() + rect.height() * 0.4)
    with brushes.saved(p):
        if not following:
            p.setOpacity(0.72)
        pieces.gem(p, at.x(), at.y(), r, piece.price if following else piece.number, dear=piece.dear)
    side = min(rect.width() * 0.42, rect.height() * 0.26)
    sign = SIGNS[piece.colour]
    x = rect.center().x() - side / 2
    if piece.points:
        x = rect.x() + rect.width() * 0.1
    glyph(p, sign, x, rect.bottom() - side * 1.2, side, look.color(CREAM, 0.95 if following else 0.7))


def paint_statue(p: QPainter, rect: QRectF, value: int, *, won: bool, top: bool) -> None:
    """Paint a bust with its points; on the stack the points alone."""
    if won or rect.width() < rect.height() * 0.8:
        side = min(rect.width(), rect.height() * 0.72)
        x, y = rect.center().x() - side / 2, rect.center().y() - side * 0.62
        glyph(p, STATUE_SIGN, x, y, side, TILE_INK, shadow=side * 0.03)
        shield = side * 0.56
        stamps.points_shield(p, rect.center().x() + side * 0.5 - shield, y + side * 0.72, shield, value)
        return
    with brushes.saved(p):
        if not top:
            p.setOpacity(0.62)
        stamps.points_shield(p, rect.x(), rect.y(), rect.width() * 0.94, value)


# --- reputation and majorities ---------------------------------------------------------------------------------------


def paint_step(p: QPainter, rect: QRectF, step: int) -> None:
    """Paint a space of the track with its points; step 0 is the town hall."""
    radius = rect.height() * 0.2
    p.setPen(brushes.pen(GOLD, max(1.0, rect.height() * 0.035)))
    p.setBrush(brushes.vertical(rect, "#5C4A3A", "#3A2E26"))
    p.drawPath(brushes.rounded(rect.adjusted(1, 1, -1, -1), radius))
    if not step:
        side = rect.height() * 0.72
        at = rect.center()
        glyph(p, "greek-temple", at.x() - side / 2, at.y() - side / 2, side, ("#FFEFC9", "#D9A65A"))
        return
    font = look.font("display", max(look.MIN_TEXT_PX, rect.height() * 0.56), weight=800, tabular=True)
    brushes.draw_text(p, rect.adjusted(-6, 0, 6, 0), str(c.TRACK[step]), font, "#F7E3B8", brushes.CENTER)


def paint_pawn(p: QPainter, rect: QRectF, colour: int, *, may_advance: bool) -> None:
    """Paint the shield of a seat, with an arrow while the seat may climb a step and can pay for it."""
    pieces.seat_shield(p, rect.x(), rect.y(), rect.width(), colour)
    if may_advance:
        r = rect.width() * 0.24
        at = QPointF(rect.right() - r * 0.4, rect.y() + r * 0.5)
        p.setPen(brushes.pen("#FFF2DA", 1))
        p.setBrush(look.color("#137A45"))
        brushes.disc(p, at.x(), at.y(), r)
        chevron(p, at.x() - r, at.y() - r * 1.06, 2 * r, "up", "#FFF2DA", max(1.2, r * 0.3))


def paint_majority(
    p: QPainter,
    rect: QRectF,
    majority: int,
    title: str,
    lead: str,
    leaders: tuple[int, ...],
    turned: tuple[int, ...],
    measure: Measure,
) -> None:
    """Paint a majority: its sign, the shields of those who lead and who have turned their marker, and two lines.

    Args:
        p: The painter.
        rect: Its place.
        majority: Index into ``components.MAJORITIES``.
        title: Its name, the first line.
        lead: Who leads and by how much, the second line, for which there may be no room.
        leaders: Colours of the seats that lead.
        turned: Colours of the seats that have turned their marker.
        measure: Lengths and sizes of letters.
    """
    letters = measure.letter_size(13.5, 13)
    high = max(measure.of(17, 15), 1.15 * letters + 1)
    left = rect.height() - measure.of(1, 0) - 2 * high + 1
    side = min(measure.of(46, 32), max(20.0, left))  # two lines that touch are harder to read than a smaller sign
    at = QPointF(rect.center().x(), rect.y() + side / 2)
    p.setPen(brushes.pen(GOLD, measure.of(1.8, 1.4)))
    p.setBrush(look.color("#3A2E26"))
    brushes.disc(p, at.x(), at.y(), side / 2 - 1)
    z = side * 0.6
    glyph(p, MAJORITY_SIGNS[majority], at.x() - z / 2, at.y() - z / 2, z, "#F7E3B8")
    mini = side * 0.5
    x = at.x() + side * 0.22
    for k, colour in enumerate(leaders[:3]):
        stamps.seat_shield(p, x + k * mini * 0.5, at.y() + side * 0.04, mini, colour)
    for k, colour in enumerate(turned):
        _medal(p, at.x() - side * 0.5, at.y() - side * 0.3 + k * mini * 0.52, mini * 0.52, colour)
    name = QRectF(rect.x() + 1, rect.y() + side + measure.of(1, 0), rect.width() - 2, high)
    font = narrowed(title, letters, name.width())
    brushes.draw_text(p, name.adjusted(0, -2, 0, 2), title, font, CREAM, brushes.CENTER, elide=True)  # g reaches below
    line = name.translated(0, high - 1)
    if line.bottom() <= rect.bottom() + 3:
        font = narrowed(lead, letters, line.width(), weight=400)
        brushes.draw_text(p, line.adjusted(0, -2, 0, 2), lead, font, SAND, brushes.CENTER, elide=True)


def _medal(p: QPainter, x: float, y: float, size: float, colour: int) -> None:
    """Paint a marker that a seat has turned."""
    p.setPen(brushes.pen("#FFF2DA", 1))
    p.setBrush(look.color("#137A45"))
    brushes.disc(p, x, y, size * 0.62)
    pieces.seat_mark(p, x, y, size * 0.36, colour)


# --- harbour ---------------------------------------------------------------------------------------------------------


def paint_ship(p: QPainter, rect: QRectF, colour: int, kind: str, *, docked: bool) -> None:
    """Paint a ship in its colour, with icons of what it brings and an anchor if it is docked."""
    paint = paint_of(colour)
    radius = rect.height() * 0.18
    brushes.shadow(p, rect, radius, rect.height() * 0.08, 0.4)
    with brushes.clipped(p, brushes.rounded(rect, radius)):
        p.fillRect(rect, brushes.vertical(rect, look.mix(paint, "#FFF1D6", 0.62), look.mix(paint, "#FFF1D6", 0.42)))
        sea = QRectF(rect.x(), rect.bottom() - rect.height() * 0.22, rect.width(), rect.height() * 0.22)
        p.fillRect(sea, brushes.vertical(sea, "#4F9FB0", "#23606E"))
    brushes.stroke(p, brushes.pen(paint, max(2.0, rect.height() * 0.06)))
    p.drawPath(brushes.rounded(rect.adjusted(1, 1, -1, -1), radius))
    side = rect.height() * 0.9
    ink = look.mix(paint, "#140A08", 0.35), look.mix(paint, "#080406", 0.6)
    glyph(p, SHIP_SIGN, rect.center().x() - side / 2, rect.y() + rect.height() * 0.04, side, ink, alpha=0.16)
    gift = rect.adjusted(rect.height() * 0.1, 0, -rect.height() * 0.1, -rect.height() * 0.14)
    icon_row(p, gift, rect.height() * 0.52, SHIP_ICONS[kind], "#1E130A")
    if docked:
        r = rect.height() * 0.2
        stamps.ship_token(p, rect.x() + r * 0.8, rect.y() + r * 0.8, r, paint, "anchor")


def paint_ship_pile(p: QPainter, rect: QRectF, colour: int, number: int) -> None:
    """Paint ships that lie face down, in three layers at most; or an empty place."""
    paint = paint_of(colour)
    radius = rect.height() * 0.18
    if not number:
        empty_place(p, rect, radius)
        return
    for layer in range(min(3, number), 0, -1):
        box = rect.translated(layer * rect.height() * 0.04, layer * rect.height() * 0.05)
        p.setPen(brushes.pen("#000000", 1, 0.5))
        p.setBrush(look.color(look.mix(paint, "#2A1A12", 0.25 + 0.12 * layer)))
        p.drawPath(brushes.rounded(box, radius))


def paint_exchange_pile(p: QPainter, rect: QRectF, number: int, paint: str) -> None:
    """Paint exchange cards that lie face down, in three layers at most."""
    radius = rect.height() * 0.12
    for layer in range(min(3, number) - 1, -1, -1):
        box = rect.translated(layer * rect.height() * 0.03, layer * rect.height() * 0.04)
        p.setPen(brushes.pen("#000000", 1, 0.5))
        p.setBrush(look.color(look.theme().card))
        p.drawPath(brushes.rounded(box, radius))
    inner = rect.adjusted(3, 3, -3, -3)
    brushes.fill(p, brushes.vertical(inner, look.mix(paint, "#FFFFFF", 0.12), look.mix(paint, "#000000", 0.3)))
    p.drawPath(brushes.rounded(inner, radius * 0.8))
    side = rect.height() * 0.6
    at = rect.center()
    glyph(p, "trade", at.x() - side / 2, at.y() - side * 0.58, side, ("#FFEDB8", "#D9A441"))


# --- places ----------------------------------------------------------------------------------------------------------


def empty_place(p: QPainter, rect: QRectF, radius: float, mark: str = "", colour: str = LINE) -> None:
    """Paint a dashed outline where nothing lies, with a sign of what will."""
    p.setPen(brushes.pen(colour, 1.4, 0.5, dash=True))
    p.setBrush(look.color("#000000", 0.2))
    p.drawPath(brushes.rounded(rect, radius))
    if mark:
        side = min(rect.width(), rect.height()) * 0.5
        at = rect.center()
        glyph(p, mark, at.x() - side / 2, at.y() - side / 2, side, look.color(colour, 0.55))


def count_pill(p: QPainter, rect: QRectF, text: str, measure: Measure) -> None:
    """Paint a label on the lower edge of a pile."""
    now = look.theme()

    def draw(q: QPainter, box: QRectF) -> None:
        q.setPen(brushes.pen(now.line, 1))
        q.setBrush(look.color(now.raised))
        q.drawPath(brushes.rounded(box, box.height() / 2))

    stamps.sheet(p, rect, "count", 1, draw)
    px = max(13.0, min(measure.letter_size(14.5, 13), rect.height() * 0.76))
    font = brushes.narrowed(look.font("text", px, weight=600, tabular=True), text, rect.width() - rect.height() * 0.4)
    stamps.write(p, rect.adjusted(-4, -1, 4, -1), text, font, now.text, brushes.CENTER)
