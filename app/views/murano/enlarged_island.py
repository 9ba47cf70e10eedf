"""The panel of an enlarged island: its ground, and what is counted there in numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.views import theme as look
from app.views.board.boxes import Box
from app.views.board.table_style import rect_of
from app.views.murano.boats import gondolier
from app.views.murano.lagoon import WATER, coast
from app.views.murano.layout import Zoom
from app.views.murano.style import FAINT, IVORY, RIM, SORT_COLOURS, SORT_GLYPHS, cells_of, glass
from app.views.murano.tiles import crest, customer, sign
from app.views.paint import brushes, stamps
from app.views.paint.surfaces import shimmer, vignette
from app.views.widgets.measure import Measure


class Sign(Protocol):
    """A picture of what is counted; equal signs look alike, since they are among the facts of the panel."""

    def paint(self, p: QPainter, box: QRectF) -> None:
        """Paint the sign into a square, in scene pixels."""


@dataclass(frozen=True, slots=True)
class CustomerSign:
    """A customer of a colour, or, without ``person``, the sign of the shops for such customers."""

    colour: int
    person: bool = True

    def paint(self, p: QPainter, box: QRectF) -> None:
        """See ``Sign``."""
        radius = box.width() * (0.44 if self.person else 0.36)
        customer(p, box.center().x(), box.center().y(), radius, self.colour, person=self.person)


@dataclass(frozen=True, slots=True)
class CrestSign:
    """A crest."""

    def paint(self, p: QPainter, box: QRectF) -> None:
        """See ``Sign``."""
        side = box.width()
        crest(p, box.center().x() - side * 0.36, box.y() + side * 0.08, side * 0.72)


@dataclass(frozen=True, slots=True)
class GondolierSign:
    """A gondolier in the colour of a seat."""

    colour: int

    def paint(self, p: QPainter, box: QRectF) -> None:
        """See ``Sign``."""
        gondolier(p, box.center().x(), box.bottom(), box.width(), self.colour)


@dataclass(frozen=True, slots=True)
class BuildingSign:
    """A building of a sort, by its colour and glyph."""

    sort: str

    def paint(self, p: QPainter, box: QRectF) -> None:
        """See ``Sign``."""
        side = box.width()
        brushes.fill(p, SORT_COLOURS[self.sort])
        p.drawPath(brushes.rounded(box, side * 0.16))
        sign(p, SORT_GLYPHS[self.sort], box.x() + side * 0.14, box.y() + side * 0.14, side * 0.72, "#FFF3D8")


@dataclass(frozen=True, slots=True)
class GlyphSign:
    """A glyph."""

    glyph: str

    def paint(self, p: QPainter, box: QRectF) -> None:
        """See ``Sign``."""
        stamps.glyph(p, self.glyph, box.x(), box.y(), box.width(), "#FFF3D6")


class IslandLine(NamedTuple):
    """A line of numbers: its label, and pairs of a sign and the number of such things."""

    label: str
    pairs: tuple[tuple[Sign, int], ...]


@dataclass(frozen=True, slots=True)
class EnlargedIsland:
    """The facts of the panel of an enlarged island; see ``PanelFacts``.

    Attributes:
        places: Where its parts are.
        island: Number of the island.
        lines: What is counted there.
        measure: The sizes of the table.
    """

    places: Zoom
    island: int
    lines: tuple[IslandLine, ...]
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paint water, the coast of the island, and the numbers beside it."""
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


def _figures(p: QPainter, box: Box, lines: Sequence[IslandLine], measure: Measure) -> None:
    """Paint what is counted on the island, line by line."""
    glass(p, rect_of(box), measure.of(11, 8), 0.62)
    if not lines:
        return
    pad = measure.of(12, 8)
    step = min((box.h - pad) / len(lines), measure.of(66, 54))
    for k, (label, pairs) in enumerate(lines):
        y = box.y + pad * 0.5 + k * step
        font = brushes.fit_font(label, "text", measure.letter_size(14, 13), box.w - 2 * pad, floor=11.5, weight=600)
        high = font.pixelSize() * 1.25
        stamps.write(p, QRectF(box.x + pad, y, box.w - 2 * pad, high), label, font, IVORY, elide=True)
        room = QRectF(box.x + pad, y + high, box.w - 2 * pad, step - high - measure.of(3))
        _pairs(p, room, pairs, measure)


def _pairs(p: QPainter, box: QRectF, pairs: Sequence[tuple[Sign, int]], measure: Measure) -> None:
    side = min(box.height(), measure.of(27, 22))
    step = min(box.width() / max(1, len(pairs)), measure.of(62, 50))
    font = measure.font("text", 16, 14, 700, tabular=True)
    for k, (what, count) in enumerate(pairs):
        x, y = box.x() + k * step, box.center().y() - side / 2
        with brushes.saved(p):
            p.setOpacity(1.0 if count else 0.45)
            what.paint(p, QRectF(x, y, side, side))
        line = QRectF(x + side * 1.16, y - 2, step, side + 3)
        stamps.write(p, line, str(count), font, IVORY if count else FAINT)
