"""Paints the background of the table: skyline, water, islands and the route of the ships."""

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker

from app.engines.murano import components as c
from app.views import theme as look
from app.views.board.boxes import Box
from app.views.board.table_style import rect_of
from app.views.murano.backdrop import lagoon as backdrop
from app.views.murano.chart import CELL, DEPOT, SUPPLY, Chart, Isle
from app.views.murano.layout import Areas
from app.views.murano.style import cells_of, plank
from app.views.paint import brushes
from app.views.paint.glyphs import glyph
from app.views.paint.scenery import mooring_post
from app.views.paint.surfaces import caustics, shimmer, vignette

WATER = (("#6CC3C6", "#2E9DAA", "#167886", "#0E5A6B"), ("#2C7480", "#1A5E6C", "#0F4653", "#082F3B"))
"""Colours of the sea from above to below, in the light and in the dark theme."""

QUAY, KERB, GRASS, EDGE = "#D8CBB0", "#6E604C", "#B7C08A", "#8C7D62"
POSTS = (
    (7.25, 6.15, 1.1), (7.6, 6.3, 1.5), (13.75, 6.4, 1.3), (22.0, 11.0, 1.45), (22.4, 11.2, 1.1), (0.3, 11.2, 1.3),
    (7.9, 15.6, 1.2), (8.25, 15.75, 1.55), (14.9, 16.4, 1.2),
)  # fmt: skip
"""Mooring posts in open water: x and y of the foot, and height, in widths of a cell."""

TREES = ((16.5, 12.7, 1.0), (17.4, 13.0, 1.35), (18.6, 12.6, 0.9), (16.7, 14.3, 1.2), (18.0, 14.6, 1.0),
         (19.3, 14.2, 1.3), (17.2, 15.4, 1.1), (19.0, 15.5, 1.15), (18.4, 13.6, 0.8))  # fmt: skip
"""Trees on the island that only four players use: x and y of the foot, and size, in widths of a cell."""


def paint_table(p: QPainter, rect: QRectF, a: Areas) -> None:
    """Paint all of the background: the sea below a skyline, the route of the ships and the islands."""
    dark = look.theme().dark
    horizon = a.opponents[0].panel.bottom - a.opponents[0].panel.h * 0.25
    # A strip of the backdrop, whose waterline is half way down: in this rectangle it lies on the horizon.
    sky = QRectF(rect.x(), rect.y() - horizon * 1.1, rect.width(), horizon * 4.2)
    with brushes.clipped(p, QRectF(rect.x(), rect.y(), rect.width(), horizon)):
        backdrop(p, sky, items=False)
        if dark:
            p.fillRect(rect, look.color("#04141C", 0.62))
    sea = QRectF(rect.x(), rect.y() + horizon, rect.width(), rect.height() - horizon)
    p.fillRect(sea, brushes.vertical(sea, *WATER[dark]))
    shimmer(p, sea, "#E6FFFB", 360, 13, 0.22 if dark else 0.42, spread=0.7, deep=False)
    caustics(p, sea, 70, 3)
    brushes.noise(p, sea, 0.03, 5)
    vignette(p, rect, 0.5 if dark else 0.30)
    _route(p, a.chart)
    _islands(p, a)


def _islands(p: QPainter, a: Areas) -> None:
    chart, isle = a.chart, a.isle()
    x, y, w, h = DEPOT
    coast(p, [chart.part(x + column, y + row, 1, 1) for column in range(int(w)) for row in range(int(h))], chart.u)
    for island in range(c.N_ISLANDS):
        coast(p, [isle.cell(cell) for cell in cells_of(island)], chart.u)
    for x, y, high in POSTS:
        left, foot = chart.at(x, y)
        brushes.fill(p, look.color("#00141C", 0.32))
        brushes.disc(p, left + chart.u * 0.1, foot, chart.u * 0.24, chart.u * 0.08)
        mooring_post(p, left, foot, chart.u * 0.19, high * chart.u)
    plank(p, rect_of(chart.around(SUPPLY, 5.4, 1.5)), chart.u * 0.16, 4, max(0.6, chart.u / 36))


def paint_trees(p: QPainter, chart: Chart) -> None:
    """Paint the trees on the island that is not in play."""
    for x, y, size in sorted(TREES, key=lambda tree: tree[1]):  # from back to front
        left, foot = chart.at(x, y)
        side = size * chart.u
        brushes.fill(p, look.color("#23301C", 0.35))
        brushes.disc(p, left, foot, side * 0.3, side * 0.09)
        glyph(p, "pine-tree", left - side / 2, foot - side * 0.96, side, ("#7FA05A", "#4E7A3E", "#2C5230"))


# --- islands ---------------------------------------------------------------------------------------------------------


def _outline(cells: Iterable[Box]) -> QPainterPath:
    """The outline of several cells as one shape."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for box in cells:
        path.addRect(rect_of(box).adjusted(-1, -1, 1, 1))  # they overlap a little, so that no gaps remain between them
    return path.simplified()


def _widened(path: QPainterPath, width: float) -> QPainterPath:
    """A shape grown by half of ``width`` on all sides, with round corners."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return path.united(stroker.createStroke(path))


def coast(p: QPainter, cells: Iterable[Box], u: float) -> None:
    """Paint an island around its cells: shallows, a stone quay, grass; ``u`` is the width of a cell in px."""
    core, k = _outline(cells), u / CELL
    with brushes.saved(p):
        for width, tone, alpha in ((64, "#BFF2E6", 0.10), (46, "#BFF2E6", 0.16), (32, "#D9F8EA", 0.28)):
            brushes.fill(p, look.color(tone, alpha))
            p.drawPath(_widened(core, width * k))
        brushes.fill(p, look.color("#00141C", 0.43))
        p.drawPath(_widened(core, 19 * k).translated(0, 4 * k))
        quay = _widened(core, 18 * k)
        brushes.fill(p, KERB)
        p.drawPath(quay.translated(0, 2.4 * k))
        brushes.fill(p, brushes.vertical(quay.boundingRect(), look.mix(QUAY, "#FFFFFF", 0.18), QUAY))
        p.drawPath(quay)
        brushes.stroke(p, brushes.pen(EDGE, max(0.8, k)))
        p.drawPath(_widened(core, 17 * k))
        meadow = _widened(core, 8 * k)
        brushes.fill(p, brushes.vertical(meadow.boundingRect(), look.mix(GRASS, "#FFFFFF", 0.10), GRASS))
        p.drawPath(meadow)
        with brushes.clipped(p, meadow):
            brushes.noise(p, meadow.boundingRect(), 0.10, 7)


def island_path(island: int, box: QRectF) -> QPainterPath:
    """The silhouette of an island in the middle of ``box``, as large as fits."""
    cells = [c.CELL_AT[cell] for cell in cells_of(island)]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    wide, high = max(x for x, _ in cells) + 1 - left, max(y for _, y in cells) + 1 - top
    u = min(box.width() / wide, box.height() / high)
    x, y = box.center().x() - (left + wide / 2) * u, box.center().y() - (top + high / 2) * u
    isle = Isle(u, x, y)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for cell in cells_of(island):
        path.addRect(rect_of(isle.cell(cell)).adjusted(-0.3, -0.3, 0.3, 0.3))
    return path.simplified()


# --- the way of the ships --------------------------------------------------------------------------------------------


def _route(p: QPainter, chart: Chart) -> None:
    """Paint the route of the ships: a dashed line through all action spaces, with arrow heads between them."""
    places = [chart.at(*at) for at in c.SPACE_AT]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    k = chart.u / CELL
    line = QPainterPath()
    corner = 60 * k
    line.addRoundedRect(QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)), corner, corner)
    with brushes.saved(p):
        brushes.stroke(p, brushes.pen("#06303C", 7 * k, 0.35))
        p.drawPath(line)
        brushes.stroke(p, brushes.pen("#FFF2DA", max(1.4, 2.4 * k), 0.75, dash=True))
        p.drawPath(line)
        for one, other in pairwise([*places, places[0]]):
            _head(p, one, other, k)


def _head(p: QPainter, one: tuple[float, float], other: tuple[float, float], k: float) -> None:
    (x1, y1), (x2, y2) = one, other
    across, down = abs(x1 - x2) > 1, abs(y1 - y2) > 1
    if across and down:
        return  # around a corner no head is painted
    right_or_left, down_or_up = 0 if x2 > x1 else 180, 90 if y2 > y1 else -90
    with brushes.saved(p):
        p.translate((x1 + x2) / 2, (y1 + y2) / 2)
        p.rotate(right_or_left if across else down_or_up)
        brushes.stroke(p, brushes.round_pen("#FFF2DA", max(1.8, 3 * k)))
        p.drawPolyline([QPointF(dx * k, dy * k) for dx, dy in ((-5, -7), (4, 0), (-5, 7))])
