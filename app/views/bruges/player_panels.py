"""The panels of the viewer and of the opponents."""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from app.models.bruges.colours import COLOURS
from app.models.bruges.seat_numbers import Numbers
from app.views import theme as look
from app.views.board.boxes import Box
from app.views.board.table_style import paper, rect_of, write_names
from app.views.bruges.layout import Opponent
from app.views.bruges.style import (
    CREAM,
    OVERLINE,
    PET_SIGN,
    QUAY,
    SAND,
    SIGNS,
    SUNNY,
    WARN,
    glass,
    narrowed,
    paint_of,
    sunk,
)
from app.views.bruges.words import WORDS
from app.views.paint import brushes, stamps
from app.views.paint.captions import caption_lines, write_caption
from app.views.widgets.measure import Measure

# --- the viewer ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Home:
    """The panel of the viewer; its goods, threats and houses are pieces that lie on it.

    Attributes:
        title: Name of the viewer.
        colour: Colour of the seat.
        acting: Whether it is its turn or its decision.
        starts: Whether it is the start player.
        points: Points won so far.
        expected: Points if the game ended now.
        left: Turns that are left in this round.
        warned: Colours of threats whose next marker does damage.
        empty: Whether there is no house yet.
        head: Place of name, points and turns.
        threats: Place of the threat markers.
        houses: Place of the houses.
        measure: Lengths and sizes of letters.
    """

    title: str
    colour: int
    acting: bool
    starts: bool
    points: int
    expected: int
    left: int
    warned: tuple[int, ...]
    empty: bool
    head: Box
    threats: Box
    houses: Box
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        measure = self.measure
        glass(p, rect, measure.of(16, 12), 0.6, QUAY, first=True)
        self._paint_head(p, rect_of(self.head))
        paper = rect_of(self.threats)
        high = measure.of(26, 19)
        font = look.font("overline", max(12.0, measure.letter_size(13, 12)))
        line = QRectF(paper.x(), paper.y() - high + measure.of(2), paper.width(), high)
        # Threats that are about to do damage are named in the place of the heading.
        if self.warned:
            z = high * 0.72
            stamps.glyph(p, "hazard-sign", line.x(), line.center().y() - z / 2, z, WARN)
            words = " · ".join(COLOURS.threat(colour) for colour in self.warned)
            bold = narrowed(words, measure.letter_size(14.5, 13), line.width() - z - 6, weight=700)
            stamps.write(p, line.adjusted(z + 5, -1, 0, 0), words, bold, WARN, elide=True)
        else:
            stamps.write(p, line, WORDS.threats().upper(), font, OVERLINE, elide=True)
        p.setPen(brushes.pen("#FFE9C8", 1, 0.25))
        p.setBrush(look.color(look.theme().card, 0.95))
        p.drawPath(brushes.rounded(paper, measure.of(12, 9)))
        place = rect_of(self.houses)
        over = QRectF(place.x(), line.y(), place.width(), high)
        stamps.write(p, over, WORDS.houses().upper(), font, OVERLINE, elide=True)
        if self.empty:
            sunk(p, place, measure.of(12, 9), 0.22)
            stamps.write(p, place, WORDS.no_houses(), measure.font("text", 15.5, 13.5), SAND, brushes.CENTER, wrap=True)

    def _paint_head(self, p: QPainter, rect: QRectF) -> None:
        """Paint shield, name, points and turns that are left."""
        measure = self.measure
        side = measure.of(44, 31)
        x, y = rect.x(), rect.y() + measure.of(10, 7)
        if self.acting:
            stamps.glow(p, x + side / 2, y + side * 0.56, side * 0.95, "#FFE3A0", 0.75)
        stamps.seat_shield(p, x, y, side, self.colour)
        if self.starts:
            _starter(p, x + side, y + side, measure.of(11, 9))
        left = x + side + measure.of(13, 9)
        width = rect.right() - left
        title = brushes.fit_font(self.title, "display", measure.letter_size(23, 18), width, floor=13, weight=800)
        upper = QRectF(left, y - measure.of(5, 4), width, measure.of(31, 23))
        tone = SUNNY if self.acting else CREAM
        stamps.write(p, upper, self.title, title, tone, shade=("#000000", 0.5), elide=True)
        told = [WORDS.points(self.points, self.expected)]
        if self.left:
            told.append(WORDS.turns(self.left))
        words, px, high, below = " · ".join(told), measure.letter_size(15, 13.5), measure.of(24, 18), measure.of(7, 0)
        lines, line = caption_lines(words, px, width, high + below, floor=12)
        if any(brushes.text_width(each, line) > width for each in lines):
            words = told[0]  # the question tells the turns, too
            if brushes.text_width(words, look.font("text", 12)) > width:
                words = WORDS.points_now(self.points)  # the table of points tells the rest
        lower = QRectF(left, upper.bottom() - measure.of(3, 2), width, high)
        write_caption(p, lower, words, px, SAND, floor=12, below=below)


def _starter(p: QPainter, cx: float, cy: float, r: float) -> None:
    """Paint the sign of the start player."""
    place = QRectF(cx - r, cy - r, 2 * r, 2 * r)
    stamps.part(p, place, "bruges starter", lambda q: _paint_starter(q, cx, cy, r), 0.8 * r + 3)


def _paint_starter(p: QPainter, cx: float, cy: float, r: float) -> None:
    p.setPen(brushes.pen("#FFF2DA", 1.3))
    p.setBrush(look.color("#7F520C"))
    brushes.disc(p, cx - r * 0.3, cy - r * 0.2, r)
    stamps.glyph(p, "clock-tower", cx - r * 1.0, cy - r * 0.9, r * 1.4, "#FFF2DA")


# --- opponents -------------------------------------------------------------------------------------------------------


class Back(NamedTuple):
    """The back of a hand card, which everybody sees."""

    colour: int
    pet: bool


@dataclass(frozen=True, slots=True)
class OpponentPanel:
    """The panel of an opponent; its houses are pieces that lie on it.

    Attributes:
        name: Name of the opponent.
        level: Words for its level.
        colour: Colour of the seat.
        acting: Whether it is its turn or its decision.
        starts: Whether it is the start player.
        numbers: Its public numbers.
        warns: By colour of the threats, whether the next marker does damage.
        canals: Colour of each space and whether it is built; first the upper section.
        statues: Value of the statue beside each section, 0 for none.
        hand: The backs of its hand cards.
        boxes: Where its parts are.
        measure: Lengths and sizes of letters.
    """

    name: str
    level: str
    colour: int
    acting: bool
    starts: bool
    numbers: Numbers
    warns: tuple[bool, ...]
    canals: tuple[tuple[int, bool], ...]
    statues: tuple[int, ...]
    hand: tuple[Back, ...]
    boxes: Opponent
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paint name, points, goods, threats and canals on paper."""
        measure = self.measure
        paper(p, rect, measure.of(14, 11), measure, lit=self.acting)
        (self._paint_head_line if self.boxes.stacked else self._paint_head)(p, rect_of(self.boxes.head))
        goods = rect_of(self.boxes.goods)
        high = goods.height() / 4
        workers = QRectF(goods.x(), goods.y(), goods.width(), high)
        threats = workers.translated(0, high)
        canals = goods.adjusted(0, 2 * high + measure.of(3, 2), 0, measure.of(3, 2) - measure.of(4, 2))
        self._paint_workers(p, workers)
        # Threats and canals change seldom and are dozens of stamps, so each is kept as a whole.
        facts: Hashable = ("threats", self.numbers.threats, self.warns, measure)
        stamps.part(p, threats, facts, lambda q: self._paint_threats(q, threats), measure.of(8, 6))
        facts = ("canals", self.canals, self.statues, measure)
        stamps.part(p, canals, facts, lambda q: self._paint_canals(q, canals), measure.of(6, 4))

    def _paint_head(self, p: QPainter, head: QRectF) -> None:
        """Paint shield, name and points, and below them guilders and hand."""
        measure = self.measure
        side = measure.of(42, 30)
        x, y = head.x() + measure.of(3, 1), head.y() + measure.of(11, 7)
        stamps.seat_shield(p, x, y, side, self.colour)
        if self.starts:
            _starter(p, x + measure.of(8, 6), y + side, measure.of(11, 8))
        shield = measure.of(37, 28)
        left = x + side + measure.of(10, 7)
        names = QRectF(left, y - measure.of(4, 3), head.right() - left - shield - measure.of(7, 4), side * 1.14)
        write_names(p, names, self.name, self.level, self.measure)
        self._paint_points(p, head.right() - shield, y, shield)
        top = y + side * 1.28
        self._paint_purse(p, QRectF(x, top, head.width(), head.bottom() - top - measure.of(6, 3)))

    def _paint_head_line(self, p: QPainter, head: QRectF) -> None:
        """Paint the same in one line."""
        measure = self.measure
        side = measure.of(32, 24)
        middle = head.center().y() + measure.of(1)
        stamps.seat_shield(p, head.x(), middle - side * 0.56, side, self.colour)
        if self.starts:
            _starter(p, head.x() + measure.of(7, 5), middle + side * 0.5, measure.of(10, 7))
        shield = measure.of(32, 25)
        extra = self._paint_points(p, head.right() - shield, middle - shield * 0.56, shield, beside=True)
        left = head.x() + side + measure.of(9, 6)
        room = head.right() - shield - extra - measure.of(8, 5) - left
        names = QRectF(left, head.y(), room * 0.46, head.height())
        write_names(p, names, self.name, self.level, self.measure)
        self._paint_purse(
            p, QRectF(names.right() + measure.of(6, 4), head.y(), room * 0.54 - measure.of(6, 4), head.height())
        )

    def _paint_points(self, p: QPainter, x: float, y: float, w: float, *, beside: bool = False) -> float:
        """Paint the points won so far and, in brackets, those if the game ended now.

        Returns:
            The width of the number in brackets if it stands beside the shield, 0 if it stands below.
        """
        measure, now = self.measure, look.theme()
        stamps.points_shield(p, x, y, w, self.numbers.counter)
        text = f"({self.numbers.total})"
        font = measure.font("text", 15, 13, 700, tabular=True)
        width = brushes.text_width(text, font) + measure.of(4, 2)
        if beside:
            stamps.write(p, QRectF(x - width, y, width, w * 1.1), text, font, now.text_2)
            return width
        box = QRectF(x - 12, y + w * 1.12, w + 24, font.pixelSize() * 1.25)
        stamps.write(p, box, text, font, now.text_2, brushes.CENTER)
        return 0.0

    def _paint_purse(self, p: QPainter, box: QRectF) -> None:
        """Paint the guilders, then the backs of the hand."""
        measure, now = self.measure, look.theme()
        r = min(box.height() * 0.42, measure.of(13, 10))
        middle = box.center().y()
        stamps.coin(p, box.x() + r, middle, r)
        font = look.font("text", measure.letter_size(18, 14.5), weight=700, tabular=True)
        x = box.x() + r * 2.4
        text = str(self.numbers.guilders)
        stamps.write(p, QRectF(x, box.y() - 1, 60, box.height()), text, font, now.text)
        x += brushes.text_width(text, font) + measure.of(12, 7)
        high = min(box.height() * 0.86, measure.of(30, 22))
        width = high * 0.72
        step = min(width + measure.of(2, 1), (box.right() - x - width) / max(1, len(self.hand) - 1))
        for k, (colour, pet) in enumerate(self.hand):
            _mini_back(p, QRectF(x + k * step, middle - high / 2, width, high), colour, pet=pet)

    def _paint_workers(self, p: QPainter, box: QRectF) -> None:
        measure = self.measure
        cell = box.width() / 5
        side = min(box.height() * 0.92, cell * 0.62, measure.of(27, 20))
        font = look.font("text", min(measure.letter_size(16, 13.5), box.height() * 0.9), weight=700, tabular=True)
        for colour, count in enumerate(self.numbers.workers):
            place = QRectF(box.x() + colour * cell, box.y(), side + cell, box.height())
            drawn = partial(_paint_worker, place=place, colour=colour, count=count, side=side, font=font)
            stamps.part(p, place, ("worker", colour, count, side, font), drawn, measure.of(6, 5))

    def _paint_threats(self, p: QPainter, box: QRectF) -> None:
        """Paint one or two markers per colour, with a red ring where the next one does damage."""
        measure = self.measure
        cell = box.width() / 5
        r = min(box.height() * 0.42, cell * 0.24, measure.of(12, 9))
        y = box.center().y()
        for colour, (count, warns) in enumerate(zip(self.numbers.threats, self.warns, strict=True)):
            x = box.x() + colour * cell + r * 1.1
            if warns:
                wide = QRectF(x - r * 1.25, y - r * 1.25, r * 4.2, r * 2.5)
                p.setPen(brushes.pen(look.theme().danger, 1.8))
                p.setBrush(look.color(look.theme().danger, 0.16))
                p.drawPath(brushes.rounded(wide, r * 1.2))
            for nth in range(max(1, count)):
                stamps.octagon(p, x + nth * r * 1.75, y, r, paint_of(colour), SIGNS[colour], there=count > 0)

    def _paint_canals(self, p: QPainter, box: QRectF) -> None:
        """Paint both sections as small tiles in their colours, with a statue at the end of each."""
        measure, now = self.measure, look.theme()
        gap = measure.of(3, 2)
        high = min((box.height() - gap) / 2, measure.of(22, 16))
        crown = high * 1.25
        width = (box.width() - crown - 5 * gap) / 5
        top = box.center().y() - (2 * high + gap) / 2
        for row in range(2):
            y = top + row * (high + gap)
            for k, (colour, built) in enumerate(self.canals[row * 5 : row * 5 + 5]):
                _canal(p, QRectF(box.x() + k * (width + gap), y, width, high), colour, built=built)
            value = self.statues[row] if row < len(self.statues) else 0
            at = QPointF(box.right() - crown / 2, y + high / 2)
            if value:
                stamps.points_shield(p, at.x() - high * 0.5, at.y() - high * 0.56, high, value)
            else:
                ink = look.color(now.text_3, 0.45)
                stamps.glyph(p, "caesar", at.x() - high * 0.45, at.y() - high * 0.45, high * 0.9, ink)


def _paint_worker(p: QPainter, place: QRectF, colour: int, count: int, side: float, font: QFont) -> None:
    """Paint a worker and how many there are of its colour, pale if there are none."""
    now = look.theme()
    with brushes.saved(p):
        if not count:
            p.setOpacity(0.3)
        stamps.meeple(p, place.x(), place.center().y() - side / 2, side, paint_of(colour))
    text = QRectF(place.x() + side * 1.0, place.y(), place.width(), place.height())
    stamps.write(p, text, str(count), font, now.text if count else now.text_3)


def _mini_back(p: QPainter, rect: QRectF, colour: int, *, pet: bool) -> None:
    def draw(q: QPainter, box: QRectF) -> None:
        paint = paint_of(colour)
        q.setPen(brushes.pen("#FFF3D6", 1.2))
        q.setBrush(brushes.vertical(box, look.mix(paint, "#FFFFFF", 0.15), look.mix(paint, "#000000", 0.25)))
        q.drawPath(brushes.rounded(box, box.width() * 0.16))
        side = box.width() * 0.74
        at = box.center()
        sign = PET_SIGN if pet else SIGNS[colour]
        stamps.glyph(q, sign, at.x() - side / 2, at.y() - side / 2, side, look.on(paint))
        q.setPen(brushes.pen("#000000", 0.8, 0.35))
        q.setBrush(look.color("#000000", 0.0))
        q.drawPath(brushes.rounded(box.adjusted(-0.8, -0.8, 0.8, 0.8), box.width() * 0.2))

    stamps.sheet(p, rect, ("mini back", colour, pet), 2, draw)


def _canal(p: QPainter, cell: QRectF, colour: int, *, built: bool) -> None:
    def draw(q: QPainter, box: QRectF) -> None:
        q.setPen(brushes.pen(look.mix(paint_of(colour), look.theme().line_strong, 0.25), 1.6))
        q.setBrush(look.color("#3E8494") if built else look.color(paint_of(colour), 0.16))
        q.drawPath(brushes.rounded(box.adjusted(0.8, 0.8, -0.8, -0.8), box.height() * 0.24))

    stamps.sheet(p, cell, ("canal", colour, built), 1, draw)
