"""An island shown large: its ground, and what counts there in figures."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.views import theme as look
from app.views.board.boxes import Box
from app.views.board.table_style import rect_of
from app.views.murano.boats import gondolier
from app.views.murano.lagoon import WATER, coast
from app.views.murano.layout import Zoom
from app.views.murano.style import FAINT, IVORY, RIM, SORT_COLOURS, cells_of, glass
from app.views.murano.tiles import crest, customer, sign
from app.views.paint import brushes, stamps
from app.views.paint.surfaces import shimmer, vignette
from app.views.widgets.measure import Measure


class Figures(NamedTuple):
    """A line of figures: its label, and pairs of a sign and its number."""

    label: str
    pairs: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class EnlargedIsland:
    """An island shown large; see ``PanelFacts``."""

    places: Zoom
    island: int
    lines: tuple[Figures, ...]
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Water around the island, its coast, and the figures beside it."""
        measure, isle = self.measure, self.places.isle
        radius = measure.of(16, 12)
        brushes.shadow(p, rect, radius, measure.of(18, 13), 0.6)
        with brushes.clipped(p, brushes.rounded(rect, radius)):
            p.fillRect(rect, brushes.vertical(rect, *WATER[look.theme().dark][1:]))
            shimmer(p, rect, "#E6FFFB", 90, self.island + 3, 0.4, spread=0.7, deep=False)
            coast(p, [isle.cell(cell) for cell in cells_of(self.island)], isle.u)
            vignette(p, rect, 0.25)
        brushes.stroke(p, brushes.pen(RIM, 1.6, 0.6))
        p.drawPath(brushes.rounded(rect, radius))
        _figures(p, self.places.figures, self.lines, measure)


def _figures(p: QPainter, box: Box, lines: Sequence[Figures], measure: Measure) -> None:
    """What is counted on the island, line by line."""
    glass(p, rect_of(box), measure.of(11, 8), 0.62)
    if not lines:
        return
    pad = measure.of(12, 8)
    step = min((box.h - pad) / len(lines), measure.of(66, 54))
    for k, (label, pairs) in enumerate(lines):
        y = box.y + pad * 0.5 + k * step
        font = brushes.fit_font(label, "text", measure.px(14, 13), box.w - 2 * pad, floor=11.5, weight=600)
        high = font.pixelSize() * 1.25
        stamps.write(p, QRectF(box.x + pad, y, box.w - 2 * pad, high), label, font, IVORY, elide=True)
        room = QRectF(box.x + pad, y + high, box.w - 2 * pad, step - high - measure.of(3))
        _pairs(p, room, pairs, measure)


def _pairs(p: QPainter, box: QRectF, pairs: Sequence[tuple[str, int]], measure: Measure) -> None:
    side = min(box.height(), measure.of(27, 22))
    step = min(box.width() / max(1, len(pairs)), measure.of(62, 50))
    font = measure.font("text", 16, 14, 700, tabular=True)
    for k, (what, count) in enumerate(pairs):
        x, y = box.x() + k * step, box.center().y() - side / 2
        with brushes.saved(p):
            p.setOpacity(1.0 if count else 0.45)
            _mark(p, what, QRectF(x, y, side, side))
        line = QRectF(x + side * 1.16, y - 2, step, side + 3)
        stamps.write(p, line, str(count), font, IVORY if count else FAINT)


def _mark(p: QPainter, what: str, box: QRectF) -> None:
    kind, _, which = what.partition(":")
    side, at = box.width(), box.center()
    if kind == "customer":
        customer(p, at.x(), at.y(), side * 0.44, int(which))
    elif kind == "shop":
        customer(p, at.x(), at.y(), side * 0.36, int(which), person=False)
    elif kind == "crest":
        crest(p, at.x() - side * 0.36, box.y() + side * 0.08, side * 0.72)
    elif kind == "seat":
        gondolier(p, at.x(), box.bottom(), side, int(which))
    elif kind == "sort":
        brushes.fill(p, SORT_COLOURS[which.partition("/")[0]])
        p.drawPath(brushes.rounded(box, side * 0.16))
        sign(p, which.partition("/")[2], box.x() + side * 0.14, box.y() + side * 0.14, side * 0.72, "#FFF3D8")
    else:
        stamps.glyph(p, which, box.x(), box.y(), side, "#FFF3D6")
