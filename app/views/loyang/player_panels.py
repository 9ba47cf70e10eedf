"""The panels of the players: that of the viewer beside its fields, and those of opponents above the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from app.models.loyang.pieces import PanelPiece
from app.views import theme as look
from app.views.board.boxes import Box
from app.views.board.table_style import paper, rect_of, write_names
from app.views.loyang.goods import lit_lantern
from app.views.loyang.layout import Opponent
from app.views.loyang.style import CREAM, PALE_RED, SAND, SUNNY, glass
from app.views.loyang.wording import WORDS
from app.views.paint import brushes, stamps
from app.views.paint.captions import caption_lines, write_caption
from app.views.paint.surfaces import wood
from app.views.widgets.measure import Measure

LOANS, CART = "scroll-unfurled", "wheelbarrow"
"""Glyphs for the number of loans, and for that of goods on the cart."""


# --- the viewer ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OwnPanel:
    """The panel of the viewer.

    Attributes:
        title: "Your farm", or the name of the seat.
        colour: Colour of the seat, as ``Seat.colour``.
        piece: Its figures.
        purse: The y of the upper edge of its tiles, in scene pixels.
        measure: The measure of the table.
    """

    title: str
    colour: int
    piece: PanelPiece
    purse: float
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paint shield, names, cash and loans; the two tiles below them are pieces."""
        measure, piece = self.measure, self.piece
        glass(p, rect, measure.of(16, 12), 0.78, first=True)
        pad = measure.of(13, 8)
        side = measure.of(46, 32)
        x, y = rect.x() + pad, rect.y() + measure.of(12, 7)
        if piece.acting:
            stamps.glow(p, x + side / 2, y + side * 0.56, side * 0.95, "#FFE3A0", 0.7)
        stamps.seat_shield(p, x, y, side, self.colour)
        left = x + side + measure.of(10, 7)
        width = rect.right() - left - measure.of(8, 5)
        if piece.marker:
            lit_lantern(p, x + side * 0.82, y + side * 0.62, measure.of(25, 18), piece.marker)  # clear of the words
        title = brushes.fit_font(self.title, "display", measure.letter_size(22, 17), width, floor=11, weight=800)
        upper = QRectF(left, y - measure.of(3, 2), width, measure.of(30, 22))
        ink = SUNNY if piece.acting else CREAM
        stamps.write(p, upper, self.title, title, ink, shade=("#000000", 0.5), elide=True)
        words = WORDS.standing(piece)
        px, high, below = measure.letter_size(14.5, 13), measure.of(22, 17), measure.of(13, 6)
        lines, line = caption_lines(words, px, width, high + below, floor=12.5)
        if any(brushes.text_width(each, line) > width for each in lines):
            words = WORDS.order(piece)  # without how far the seat is
        lower = QRectF(left, upper.bottom() - measure.of(2), width, high)
        write_caption(p, lower, words, px, SAND, floor=12.5, below=below)
        self._paint_cash(p, self._cash_box(rect))

    def figures(self, rect: QRectF) -> tuple[tuple[str, QRectF], ...]:
        """See ``BoardPanel.figures``: where the cash stands on a panel with this rectangle."""
        return (("cash", self._cash_box(rect)),)

    def _cash_box(self, rect: QRectF) -> QRectF:
        """The place for cash and loans, between the names and the tiles."""
        pad, top = self.measure.of(13, 8), rect.y() + self.measure.of(12, 7) + self.measure.of(46, 32) * 1.16
        return QRectF(rect.x() + pad, top, rect.width() - 2 * pad, self.purse - top)

    def _paint_cash(self, p: QPainter, box: QRectF) -> None:
        """Paint the cash in large figures, and beside it what the loans take off."""
        measure, numbers = self.measure, self.piece.numbers
        r = min(measure.of(25, 16), box.height() * 0.40)
        middle = box.center().y()
        stamps.cash(p, box.x() + r, middle, r)
        x = box.x() + 2 * r + measure.of(9, 6)
        right = box.right()
        if numbers.loans:
            side = measure.of(21, 16)
            small = measure.font("text", 18, 14.5, 700, tabular=True)
            loans = f"−{numbers.loans}"
            wide = brushes.text_width(loans, small)
            stamps.write(p, QRectF(right - wide - 4, middle - side, wide + 4, 2 * side), loans, small, PALE_RED)
            right -= wide + side + measure.of(5, 3)
            stamps.glyph(p, LOANS, right, middle - side / 2, side, PALE_RED)
            right -= measure.of(4, 3)
        text = str(numbers.cash)
        font = brushes.fit_font(
            text,
            "display",
            measure.letter_size(44, 29),
            right - x,
            floor=measure.letter_size(22, 16),
            weight=800,
            tabular=True,
        )
        line = QRectF(x, middle - r * 1.6, brushes.text_width(text, font) + 8, r * 3.1)
        stamps.write(p, line, text, font, SUNNY, shade=("#000000", 0.5))


# --- opponents -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OpponentPanel:
    """The panel of an opponent, on which the chips of its cards lie.

    Attributes:
        name: Name of the seat.
        level: Who decides there, as ``seat_line`` gives it; ``""`` for the imaginary neighbour.
        colour: Colour of the seat, as ``Seat.colour``; -1 for the imaginary neighbour.
        piece: Its figures.
        has_hand: Whether backs of hand cards lie at the foot of its head.
        boxes: The parts of the panel.
        measure: The measure of the table.
    """

    name: str
    level: str
    colour: int
    piece: PanelPiece
    has_hand: bool
    boxes: Opponent
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paint paper with name and figures."""
        measure = self.measure
        paper(p, rect, measure.of(14, 11), measure, lit=self.piece.acting)
        if self.boxes.load and not self.piece.imaginary:
            _opponent_cart(p, self.boxes.load, measure)
        head = rect_of(self.boxes.head)
        if self.boxes.stacked:
            self._paint_line(p, head)
        else:
            self._paint_block(p, head)

    def _paint_block(self, p: QPainter, head: QRectF) -> None:
        """Paint a head at the left: shield, name, level and points; below them the figures and the order of play."""
        measure = self.measure
        side = measure.of(42, 30)
        x, y = head.x() + measure.of(3, 1), head.y() + measure.of(10, 7)
        shield = measure.of(37, 27)
        self._paint_shield(p, x, y, side)
        left = x + side + measure.of(11, 7)
        width = head.right() - left - shield - measure.of(6, 4)
        if self.piece.imaginary:
            room = QRectF(left, head.y(), width + shield, head.height() - measure.of(2))
            font = measure.font("text", 17, 14, 700)
            stamps.write(p, room, self.name, font, look.theme().text, wrap=True)
            return
        write_names(p, QRectF(left, y - measure.of(4, 3), width, side * 1.16), self.name, self.level, self.measure, 5.0)
        stamps.points_shield(p, head.right() - shield, y + measure.of(1), shield, self.piece.numbers.points)
        top = y + side * 1.20
        rest = head.bottom() - top - measure.of(8, 5)
        figures = QRectF(x, top, head.width() - measure.of(4), rest * 0.54)
        self._paint_figures(p, figures)
        beside = 0.61 if self.has_hand else 0.68  # share of the width; the rest is for the backs of hand cards
        self._paint_standing(p, QRectF(x, figures.bottom(), figures.width() * beside, rest * 0.46))

    def _paint_line(self, p: QPainter, head: QRectF) -> None:
        """Paint a head that is a line: the same side by side."""
        measure = self.measure
        side = measure.of(32, 25)
        middle = head.center().y() + measure.of(1)
        self._paint_shield(p, head.x(), middle - side * 0.56, side)
        shield = measure.of(34, 26)
        stamps.points_shield(p, head.right() - shield, middle - shield * 0.56, shield, self.piece.numbers.points)
        left = head.x() + side + measure.of(11, 8)
        right = head.right() - shield - measure.of(8, 5)
        names = QRectF(left, head.y() + measure.of(3, 1), (right - left) * 0.40, head.height() - measure.of(4, 1))
        write_names(p, names, self.name, self.level, self.measure, 5.0)
        x = names.right() + measure.of(8, 5)
        backs = (right - x) * (0.24 if self.has_hand else 0.0)
        high = head.height() * 0.5
        self._paint_figures(p, QRectF(x, head.y() + measure.of(2), right - x - backs, high))
        self._paint_standing(p, QRectF(x, head.y() + high, right - x - backs, high * 0.9))

    def _paint_shield(self, p: QPainter, x: float, y: float, side: float) -> None:
        measure = self.measure
        if self.piece.imaginary:
            middle = self.boxes.head.y + self.boxes.head.h / 2
            stamps.glyph(p, "lantern", x, middle - side / 2, side, look.theme().text_3)
            return
        stamps.seat_shield(p, x, y, side, self.colour)
        if marker := self.piece.marker:
            lit_lantern(p, x + side * 0.96, y + side * 0.60, measure.of(23, 16), marker)

    def _paint_figures(self, p: QPainter, box: QRectF) -> None:
        """Paint cash, loans, and the number of goods on the cart."""
        measure = self.measure
        r = min(box.height() * 0.36, measure.of(12, 9))
        font = look.font("text", min(measure.letter_size(17, 14), box.height() * 0.80), weight=700, tabular=True)
        x, numbers = box.x(), self.piece.numbers
        for value, sign in ((numbers.cash, ""), (numbers.loans, LOANS), (numbers.goods, CART)):
            wide = 2 * r + measure.of(5, 3) + brushes.text_width(str(value), font)
            place = QRectF(x, box.y(), wide, box.height())
            drawn = partial(_paint_figure, place=place, value=value, sign=sign, r=r, font=font, measure=measure)
            stamps.part(p, place, ("loyang figure", value, sign, r, font), drawn, 6)
            x += wide + measure.of(13, 8)

    def _paint_standing(self, p: QPainter, box: QRectF) -> None:
        """Paint which turn the seat has and, if there is room, how far it is."""
        measure = self.measure
        text = "" if self.piece.imaginary else WORDS.standing(self.piece)
        if brushes.text_width(text, look.font("text", 12, weight=600)) > box.width():
            text = WORDS.order(self.piece)  # without how far the seat is
        if not text:
            return
        now = look.theme()
        font = brushes.fit_font(
            text, "text", min(measure.letter_size(14.5, 13), box.height()), box.width(), floor=11, weight=600
        )
        left = 0.0
        if self.piece.pair >= 0:
            side = min(box.height() * 0.62, measure.of(14, 11))
            _pair(p, QPointF(box.x() + side / 2, box.center().y()), side / 2, self.piece.pair)
            left = side + measure.of(5, 4)
        ink = now.brass if self.piece.acting else now.text_2
        stamps.write(p, box.adjusted(left, -1, 0, -1), text, font, ink, elide=True)


def _paint_figure(p: QPainter, place: QRectF, value: int, sign: str, r: float, font: QFont, measure: Measure) -> None:
    """Paint a number beside its glyph ``sign``, or beside a coin without one; loans are red, and zeros pale."""
    now, y = look.theme(), place.center().y()
    if sign:
        stamps.glyph(p, sign, place.x(), y - r, 2 * r, now.text_2 if value else now.text_3)
    else:
        stamps.cash(p, place.x() + r, y, r)
    full = now.danger if sign == LOANS else now.text
    text = place.adjusted(2 * r + measure.of(5, 3), -1, 6, -1)
    stamps.write(p, text, str(value), font, full if value else now.text_3)


def _opponent_cart(p: QPainter, load: Sequence[Box], measure: Measure) -> None:
    """Paint the wooden ground for the goods on an opponent's cart."""
    body = rect_of(load[0]).united(rect_of(load[-1]))

    def draw(q: QPainter, box: QRectF) -> None:
        with brushes.clipped(q, brushes.rounded(box, measure.of(9, 7))):
            wood(q, box, "#7A4E2A", 3, 12, grain=0.16)
        brushes.stroke(q, brushes.pen("#3A2410", measure.of(2, 1.5)))
        q.drawPath(brushes.rounded(box, measure.of(9, 7)))

    stamps.sheet(p, body, "opponent cart", 2, draw)


def _pair(p: QPainter, at: QPointF, r: float, pair: int) -> None:
    """Paint the sign of a pair of partners: a red square for pair 0, a blue disc for pair 1; ``r`` is its radius."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(look.color("#2C66B0" if pair else "#A8442E"))
    if pair:
        brushes.disc(p, at.x(), at.y(), r)
    else:
        p.drawRect(QRectF(at.x() - r * 0.9, at.y() - r * 0.9, r * 1.8, r * 1.8))
