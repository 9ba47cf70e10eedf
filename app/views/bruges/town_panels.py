"""The panels of the town: reputation track, dice, piles, canals, and the labels that lie on pieces."""

from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.models.bruges.describe import DESCRIPTIONS
from app.models.bruges.pieces import DiePiece
from app.views import theme as look
from app.views.board.boxes import Box
from app.views.board.table_style import rect_of
from app.views.bruges import things
from app.views.bruges.art import EXCHANGE_PAINT
from app.views.bruges.style import CREAM, GOLD, SAND, SIGNS, glass, narrowed, paint_of
from app.views.bruges.words import WORDS
from app.views.paint import brushes, stamps
from app.views.paint.cards import card_radius
from app.views.widgets.measure import Measure


def paint_ground(p: QPainter, rect: QRectF, title: str, measure: Measure) -> None:
    """Paint the ground of a panel, slate glass with a title."""
    glass(p, rect, measure.of(16, 12), first=True)
    px = look.font("display", measure.letter_size(22, 17.5), weight=700).pixelSize()
    box = QRectF(
        rect.x() + measure.of(15, 10),
        rect.y() + measure.of(4, 2),
        rect.width() - measure.of(28, 18),
        measure.of(34, 25),
    )
    font = brushes.fit_font(title, "display", px, box.width(), floor=13, weight=700)
    stamps.write(p, box, title, font, CREAM, elide=True)


@dataclass(frozen=True, slots=True)
class ReputationTrack:
    """The panel of the reputation track.

    Attributes:
        title: Its title.
        line: What the viewer's next step costs.
        steps: Places of the steps, which a line joins.
        measure: Lengths and sizes of letters.
    """

    title: str
    line: str
    steps: tuple[Box, ...]
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        measure = self.measure
        paint_ground(p, rect, self.title, measure)
        side = measure.of(34, 25)
        x, y = rect.right() - side - measure.of(14, 9), rect.y() + measure.of(7, 4)
        stamps.glyph(p, "greek-temple", x, y, side, ("#FFEFC9", "#D9A65A"))
        font = brushes.fit_font(
            self.line, "text", measure.letter_size(15.5, 13.5), rect.width() - measure.of(80, 56), floor=12
        )
        line = QRectF(
            rect.x() + measure.of(15, 10),
            rect.y() + measure.of(35, 25),
            rect.width() - measure.of(28, 18),
            measure.of(22, 17),
        )
        stamps.write(p, line, self.line, font, SAND, elide=True)
        brushes.stroke(p, brushes.pen(GOLD, measure.of(2, 1.6)))
        for here, there in pairwise(self.steps):
            p.drawLine(QPointF(*here.centre), QPointF(*there.centre))


@dataclass(frozen=True, slots=True)
class DicePanel:
    """The panel of the dice, with what they mean below them, and docks that are empty.

    Attributes:
        title: Its title.
        dice: The dice by colour.
        places: Places of the meanings.
        docks: Empty docks with their colours.
        measure: Lengths and sizes of letters.
    """

    title: str
    dice: tuple[DiePiece, ...]
    places: tuple[Box, ...]
    docks: tuple[tuple[Box, int], ...]
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        paint_ground(p, rect, self.title, self.measure)
        for die, place in zip(self.dice, self.places, strict=True):
            if die.value and not die.rolling:
                self._paint_meaning(p, rect_of(place), die)
        for box, colour in self.docks:
            _dock(p, rect_of(box), look.mix(paint_of(colour), "#FFFFFF", 0.35))

    def _paint_meaning(self, p: QPainter, box: QRectF, die: DiePiece) -> None:
        """Paint what a die means: guilders for a card of its colour, and a threat, a step, a ship or nothing."""
        measure = self.measure
        r = measure.of(12, 9)
        x, y = box.center().x(), box.y() + r
        gap = measure.of(3, 2)
        stamps.coin(p, x - (r + gap if die.meaning else 0), y, r, die.value)
        if not die.meaning:
            return
        if die.meaning == "threat":
            stamps.octagon(p, x + r + gap, y, r * 1.08, paint_of(die.colour), SIGNS[die.colour])
        else:
            advance = die.meaning == "advance"
            tone = "#F7E3B8" if advance else look.mix(paint_of(die.colour), "#FFFFFF", 0.45)
            stamps.glyph(p, "greek-temple" if advance else "caravel", x + gap, y - r, r * 2, tone)
        line = QRectF(box.x(), box.y() + 2 * r + measure.of(1) - 1, box.width(), box.height() - 2 * r + 3)
        label = DESCRIPTIONS.meaning(die)
        font = narrowed(label, min(measure.letter_size(13.5, 13), box.height() * 0.42), line.width())
        tone = "#FFC4B4" if die.meaning == "threat" else CREAM
        stamps.write(p, line, label, font, tone, brushes.CENTER, elide=True)


def _dock(p: QPainter, place: QRectF, tone: str) -> None:
    def draw(q: QPainter, box: QRectF) -> None:
        things.empty_place(q, box, box.height() * 0.18, "anchor", tone)

    stamps.sheet(p, place, ("dock", tone), 2, draw)


@dataclass(frozen=True, slots=True)
class PilesPanel:
    """The panel of the piles, where they lie beside the dice."""

    title: str
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        paint_ground(p, rect, self.title, self.measure)


@dataclass(frozen=True, slots=True)
class Canals:
    """The panel of the own canals.

    Attributes:
        title: Its title.
        crowns: Places of statues that are yet to be won, with the points that they would bring now, or 0.
        stack: Left edge of the stack of statues in the line of the title.
        measure: Lengths and sizes of letters.
    """

    title: str
    crowns: tuple[tuple[Box, int], ...]
    stack: float
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        measure = self.measure
        paint_ground(p, rect, self.title, measure)
        title = look.font("display", measure.letter_size(22, 17.5), weight=700)
        left = rect.x() + measure.of(15, 10) + brushes.text_width(self.title, title) + measure.of(16, 10)
        room = self.stack - measure.of(12, 8) - left
        font = measure.font("text", 15, 13)
        if brushes.text_width(WORDS.canals(), font) <= room:
            line = QRectF(left, rect.y() + measure.of(6, 3), room, measure.of(34, 25))
            stamps.write(p, line, WORDS.canals(), font, SAND)
        for box, value in self.crowns:
            place = rect_of(box)
            side = min(place.width(), place.height() * 0.62)
            at = place.center()
            stamps.glyph(p, "caesar", at.x() - side / 2, at.y() - side * 0.62, side, look.color(CREAM, 0.32))
            if value:
                with brushes.saved(p):
                    p.setOpacity(0.6)
                    shield = side * 0.56
                    stamps.points_shield(p, at.x() + side * 0.5 - shield, at.y() + side * 0.1, shield, value)


@dataclass(frozen=True, slots=True)
class Pill:
    """A label on the lower edge of a pile."""

    text: str
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        things.count_pill(p, rect, self.text, self.measure)


@dataclass(frozen=True, slots=True)
class Markers:
    """The markers on the exchange card: a disc for each one left, a hole for each one taken."""

    left: int
    printed: int
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        r = min(self.measure.of(9, 7), rect.width() / (self.printed * 2.3))
        x = rect.center().x() - (self.printed - 1) * r * 1.15
        for k in range(self.printed):
            p.setPen(brushes.pen("#FFF3D6", 1.3))
            p.setBrush(look.color(EXCHANGE_PAINT) if k < self.left else look.color("#1C1512", 0.55))
            brushes.disc(p, x + k * r * 2.3, rect.center().y(), r)


@dataclass(frozen=True, slots=True)
class EmptyPlace:
    """An outline where a card will lie, with a sign of what will."""

    mark: str

    def paint(self, p: QPainter, rect: QRectF) -> None:
        def draw(q: QPainter, box: QRectF) -> None:
            things.empty_place(q, box, card_radius(box.width()), self.mark)

        stamps.sheet(p, rect, ("place", self.mark), 2, draw)
