"""Paints the ring: action spaces as planks with a berth, and the moves of a plan as arrows."""

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, hypot, inf, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPolygonF

from app.engines.murano import components as c
from app.models.murano.routes import Leg
from app.views import theme as look
from app.views.board.boxes import Box
from app.views.board.table_style import rect_of
from app.views.murano.boats import ship
from app.views.murano.chart import CELL, Chart, berth, ship_box, way
from app.views.murano.style import ACTION_GLYPHS, IVORY, PAPER, plank
from app.views.murano.tiles import sign
from app.views.paint import brushes, pieces, stamps
from app.views.paint.lettering import lettering
from app.views.paint.surfaces import shimmer
from app.views.widgets.measure import Measure

WAY = "#137A45"
"""Colour of arrows and numbers of moves."""

ARROW = ("#FFF3D6", "#EBC27A")
"""Colours of the signs on planks, from above to below."""

SMALLEST, NARROWEST = 11.0, 72
"""Smallest letters of a name on a small plank in pixels, and how far they may be condensed, in percent."""

_GHOST_OPACITY = 0.5
"""Opacity of the second picture of a ship, at the other end of its move."""


# --- spaces ----------------------------------------------------------------------------------------------------------


def paint_space(
    p: QPainter,
    rect: QRectF,
    action: str,
    space: int,
    titles: Sequence[str],
    measure: Measure,
    *,
    closed: bool,
    anchor: bool,
) -> None:
    """Paint an action space: a plank with the sign and title of its action, and water for ships.

    Args:
        p: The painter.
        rect: The box of the space.
        action: The action.
        space: Number of the space from 0; makes its wood and water different from those of others.
        titles: Names to choose from; the first one that fits is written, the last one is cut if it has to be.
        measure: The sizes of the table.
        closed: Whether it is painted faint, because its tiles are sold out.
        anchor: Whether an anchor is painted on the water: a ship began here, and none is there now.
    """
    unit = rect.width() / 116  # a space is 116 pixels wide in the drawing
    plank(p, rect, 11 * unit, 4 + space, unit)
    with brushes.saved(p):
        p.setOpacity(0.45 if closed else 1.0)
        _sign(p, rect, action)
    whole = Box(rect.x(), rect.y(), rect.width(), rect.height())
    _water(p, rect_of(berth(whole)), space + 1, anchor=anchor)
    tone = look.color(IVORY, 0.62) if closed else IVORY
    if measure.wide:
        line = QRectF(rect.x() + 3 * unit, rect.y() + 39 * unit, rect.width() - 6 * unit, 19 * unit)
        fonts = [
            brushes.fit_font(title, "text", measure.letter_size(14), line.width(), floor=12.5, weight=600)
            for title in titles
        ]
    else:  # clear of the ring around a space that may be chosen, which covers its edge
        line = QRectF(rect.x() + 4 * unit, rect.y() + 36 * unit, rect.width() - 8 * unit, 21 * unit)
        fonts = [narrow_font(title, line) for title in titles]
    written = list(zip(titles, fonts, strict=True))
    fitting = (each for each in written if brushes.elided(*each, line.width()) == each[0])
    title, font = next(fitting, written[-1])
    stamps.write(p, line, title, font, tone, brushes.CENTER, elide=True)


def narrow_font(title: str, line: QRectF) -> QFont:
    """The font of a name on a small plank: letters shrink to ``SMALLEST`` only, and are condensed from there on."""
    px = max(SMALLEST, lettering.letter_size(12.5, 0.86 * line.height()))
    font = brushes.fit_font(title, "text", px, line.width(), floor=SMALLEST, weight=600)
    return brushes.narrowed(font, title, line.width(), NARROWEST)


def _sign(p: QPainter, rect: QRectF, action: str) -> None:
    side = rect.width() * 0.27
    x, y = rect.x() + rect.width() * 0.085, rect.y() + rect.height() * 0.11
    name = ACTION_GLYPHS[action]
    if name == "palazzo":
        sign(p, name, x, y, side, ARROW)
    else:
        stamps.glyph(p, name, x, y, side, ARROW, shadow=side * 0.04)


def _water(p: QPainter, rect: QRectF, seed: int, *, anchor: bool) -> None:
    radius = rect.height() * 0.24

    def draw(q: QPainter, box: QRectF) -> None:
        with brushes.clipped(q, brushes.rounded(box, radius)):
            q.fillRect(box, brushes.vertical(box, "#1C7C8A", "#0E5566"))
            shimmer(q, box, "#CFFBFA", 14, seed, 0.5, spread=0.5, deep=False)
        brushes.stroke(q, brushes.pen("#0A2A34", 1.2))
        q.drawPath(brushes.rounded(box, radius))
        if anchor:
            side = box.height() * 0.6
            at = box.center()
            stamps.glyph(q, "anchor", at.x() - side / 2, at.y() - side / 2, side, look.color("#D9F4F0", 0.55))

    stamps.sheet(p, rect, ("berth", seed, anchor), 1, draw)


# --- ways ------------------------------------------------------------------------------------------------------------


def paint_ways(
    p: QPainter,
    chart: Chart,
    measure: Measure,
    done: Sequence[Leg],
    coming: Sequence[Leg],
    free: str,
    names: Sequence[QRectF] = (),
) -> None:
    """Paint the moves of a plan as arrows with numbers and prices.

    Args:
        p: The painter.
        chart: The map.
        measure: The sizes of the table.
        done: Moves that are made.
        coming: Moves that are still to be made.
        free: The word for a move that costs nothing.
        names: What prices should not cover.
    """
    for nth, leg in enumerate((*done, *coming)):
        made = nth < len(done)  # then the ship is at the end of its way already, and its ghost where it was
        _ghost(p, chart, leg, leg.start if made else leg.end)
        _arrow(p, chart, leg)
    taken = list(names)  # prices come last, so that no arrow crosses them, and keep off one another
    for nth, leg in enumerate((*done, *coming), 1):
        taken.append(_price(p, clear_place(chart, leg, taken, measure), measure, nth, leg.gold, free))


def _ghost(p: QPainter, chart: Chart, leg: Leg, space: int) -> None:
    """Paint a ship half transparent on a space where it was or will be."""
    water = berth(chart.space(space))
    with brushes.saved(p):
        p.setOpacity(_GHOST_OPACITY)
        ship(p, rect_of(ship_box(water, place=0, count=1)), red=leg.ship == c.RED_SHIP)


def _points(chart: Chart, leg: Leg) -> list[QPointF]:
    """The corners of the way of a move, in scene pixels."""
    return [QPointF(*chart.at(*point)) for point in way(leg.start, leg.end)]


def _price_size(measure: Measure) -> tuple[float, float]:
    """Greatest width and height of a price, in scene pixels."""
    return 2.9 * measure.of(28, 24), measure.of(28, 24)


def clear_place(chart: Chart, leg: Leg, taken: Sequence[QRectF], measure: Measure) -> QPointF:
    """The middle of the price of a move: on a straight part of its way, where it covers least of ``taken``.

    Longer parts are preferred to shorter ones, and their middle to places further from it.
    """
    wide, high = _price_size(measure)
    places = (
        one + (other - one) * (0.5 + step)
        for one, other in sorted(pairwise(_points(chart, leg)), key=lambda part: -_length(part[1] - part[0]))
        for step in _STEPS
    )
    edges = [(each.left(), each.top(), each.right(), each.bottom()) for each in taken]

    def covered(at: QPointF) -> float:
        """The area of ``taken`` that a price at ``at`` would cover."""
        left, top = at.x() - wide / 2, at.y() - high / 2
        right, bottom = left + wide, top + high
        return sum(
            max(0.0, min(right, r) - max(left, x)) * max(0.0, min(bottom, b) - max(top, y)) for x, y, r, b in edges
        )

    best, least = QPointF(), inf
    for at in places:
        if (found := covered(at)) < least:
            best, least = at, found
        if not least:
            break
    return best


_STEPS = (0.0, 0.15, -0.15, 0.25, -0.25, 0.35, -0.35, 0.45, -0.45)
"""Distances from the middle of a straight part where a price may stand, in lengths of that part, in order of trial."""


def _length(way_: QPointF) -> float:
    return hypot(way_.x(), way_.y())


def _path(points: Sequence[QPointF], radius: float) -> QPainterPath:
    """A line through the points with corners rounded by ``radius`` pixels, less on short parts."""
    path = QPainterPath(points[0])
    for before, at, after in zip(points, points[1:], points[2:], strict=False):
        into, out = at - before, after - at
        r = min(radius, _length(into) / 2, _length(out) / 2)
        if r <= 0:  # two points are the same
            continue
        path.lineTo(at - into * (r / _length(into)))
        path.quadTo(at, at + out * (r / _length(out)))
    path.lineTo(points[-1])
    return path


def _arrow(p: QPainter, chart: Chart, leg: Leg) -> None:
    points = _points(chart, leg)
    k = max(0.62, chart.u / CELL)  # arrows must not become too thin
    path = _path(points, chart.u * 0.7)
    end, before = points[-1], points[-2]
    turn = atan2(end.y() - before.y(), end.x() - before.x())
    size = 15 * k
    tip = end + QPointF(cos(turn), sin(turn)) * 6 * k
    barbs = [end - QPointF(cos(turn + s), sin(turn + s)) * size for s in (0.55, -0.55)]
    with brushes.saved(p):
        for tone, width, strength in (("#081426", 8.5, 0.75), ("#FFF8E8", 6.4, 1.0), (WAY, 3.6, 1.0)):
            brushes.stroke(p, brushes.round_pen(tone, width * k, strength))
            p.drawPath(path)
        p.setPen(brushes.round_pen("#FFF8E8", 2.4 * k))
        p.setBrush(look.color(WAY))
        p.drawPolygon(QPolygonF([tip, *barbs]))


def _price(p: QPainter, at: QPointF, measure: Measure, nth: int, gold: int, free: str) -> QRectF:
    """Paint the number of a move in a green disc, and what it costs; returns the place that this takes."""
    high = measure.of(28, 24)
    font = measure.font("text", 14.5, 13, 700, tabular=True)
    r = high * 0.375
    words = free if not gold else str(gold)
    room = brushes.text_width(words, font) + (r * 2.2 if gold else 0)
    box = QRectF(at.x() - (room + high * 1.5) / 2, at.y() - high / 2, room + high * 1.5, high)

    def draw(q: QPainter) -> None:
        brushes.shadow(q, box, high / 2, 5, 0.4)
        q.setPen(brushes.pen(WAY, 1.6))
        q.setBrush(look.color(PAPER))
        q.drawPath(brushes.rounded(box, high / 2))
        brushes.fill(q, WAY)
        brushes.disc(q, box.x() + high / 2, at.y(), r)
        disc = QRectF(box.x(), box.y() - 1, high, high)
        stamps.write(q, disc, str(nth), font, "#FFF8E8", brushes.CENTER)
        line = QRectF(box.x() + high * 1.08, box.y() - 1, room + 4, high)
        stamps.write(q, line, words, font, look.INK)
        if gold:
            pieces.coin(q, line.x() + brushes.text_width(words, font) + r * 1.35, at.y(), r * 0.92, cast=False)

    stamps.part(p, box, ("price of a way", nth, words, gold > 0, measure), draw, brushes.shadow_margin(5))
    return box


def extent(chart: Chart, legs: Sequence[Leg], measure: Measure) -> QRectF:
    """The rectangle that arrows and prices of a plan cover: its picture need not be as large as the map."""
    found = QRectF()
    for lane in lanes(chart, legs):
        found = found.united(lane)
    wide, high = _price_size(measure)
    return found.adjusted(-wide / 2, -high, wide / 2, high)


def lanes(chart: Chart, legs: Sequence[Leg]) -> list[QRectF]:
    """Rectangles that the ways of a plan cover, with the spaces where they begin and end."""
    found = []
    out = chart.u * 0.45
    for leg in legs:
        for one, other in pairwise(_points(chart, leg)):
            found.append(QRectF(one, other).normalized().adjusted(-out, -out, out, out))
        found += [rect_of(chart.space(space)) for space in (leg.start, leg.end)]
    return found
