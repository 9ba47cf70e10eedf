"""The panels of the players: that of the viewer lies on the wall of the tavern, those of opponents are paper."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from app.models.presenter import Fact
from app.models.taverns.phrases import Goods
from app.models.taverns.pieces import BOOK_LEVEL, REPUTATION_LEVEL, SCHNAPPS_LEVEL
from app.models.taverns.seat_numbers import SeatNumbers
from app.views import theme as look
from app.views.board.base import Tips
from app.views.board.boxes import Box
from app.views.board.table_style import paper, rect_of, write_names
from app.views.paint import brushes, stamps
from app.views.paint.captions import write_caption
from app.views.taverns import art
from app.views.taverns.layout import TILES, Opponent
from app.views.taverns.style import BRASS, CREAM, GLASS, LEAST, SAND, SUNNY
from app.views.taverns.words import WORDS
from app.views.widgets.measure import Measure

# --- the viewer ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OwnHead:
    """Paints the head of the viewer: shield, name and two purses.

    Attributes:
        title: Name of the tavern.
        line: The line below it: who starts this evening.
        colour: Colour of the seat.
        acting: Whether the viewer decides now.
        starts: Whether the viewer starts this evening.
        doubloons, beer: The goods.
        purses: Places for doubloons and for beer.
    """

    title: str
    line: str
    colour: int
    acting: bool
    starts: bool
    doubloons: Goods
    beer: Goods
    purses: tuple[Box, Box]
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        measure = self.measure
        side = measure.of(52, 38)
        x, y = rect.x() + measure.of(4, 2), rect.y() + measure.of(12, 7)
        if self.acting:
            stamps.glow(p, x + side / 2, y + side * 0.56, side * 0.95, "#FFE3A0", 0.75)
        stamps.seat_shield(p, x, y, side, self.colour)
        if self.starts:
            _mug(p, x + side, y + side, measure.of(13, 10))
        left = x + side + measure.of(14, 10)
        width = rect.right() - left
        title = brushes.fit_font(self.title, "display", measure.letter_size(25, 19), width, floor=13, weight=800)
        upper = QRectF(left, y - measure.of(3, 3), width, measure.of(34, 25))
        ink = SUNNY if self.acting else CREAM
        stamps.write(p, upper, self.title, title, ink, shade=("#000000", 0.5), elide=True)
        lower = QRectF(left, upper.bottom() - measure.of(1), width, measure.of(24, 18))
        write_caption(p, lower, self.line, measure.letter_size(15.5, 13), SAND, floor=12, below=measure.of(9, 3))
        # The ground of a purse first, then the coin or the mug on it.
        doubloons, beer = map(rect_of, self.purses)
        r = measure.of(18, 13)
        self._paint_purse(p, doubloons, self.doubloons, WORDS.doubloons())
        stamps.coin(p, doubloons.x() + r * 1.45, doubloons.center().y(), r)
        self._paint_purse(p, beer, self.beer, WORDS.beer())
        stamps.beer(p, beer.x() + r * 1.45, beer.center().y(), r)

    def _paint_purse(self, p: QPainter, box: QRectF, goods: Goods, word: str) -> None:
        """Income and store of one good; below them what the dice will still bring, else its name (``word``)."""
        measure = self.measure

        def draw(q: QPainter, ground: QRectF) -> None:
            q.setPen(brushes.pen(BRASS, 1, 0.6))
            q.setBrush(look.color(GLASS, 0.62))
            q.drawPath(brushes.rounded(ground, measure.of(12, 9)))

        stamps.sheet(p, box, "purse", 1, draw)
        left = box.x() + measure.of(18, 13) * 3.0  # beside the coin or mug, in radii of it
        width = box.right() - left - measure.of(4)
        big = measure.font("display", 31, 24, 800, tabular=True)
        high = box.height() * 0.62
        upper, income = QRectF(left, box.y() + measure.of(1), width, high), str(goods.income)
        stamps.write(p, upper, income, big, SUNNY, shade=("#000000", 0.5))
        if goods.stored:
            x = left + brushes.text_width(income, big) + measure.of(5, 3)
            font = measure.font("display", 22, 17, 700, tabular=True)
            stamps.write(p, QRectF(x, upper.y() + measure.of(2), width, high), f"+ {goods.stored}", font, SAND)
        lower = QRectF(left, box.y() + high - measure.of(3, 2), width, box.height() - high)
        if goods.pending:
            z = measure.of(17, 13)
            stamps.glyph(p, "rolling-dices", left, lower.center().y() - z / 2, z, "#9FE0B4")
            text = QRectF(left + z + measure.of(4), lower.y(), width, lower.height())
            stamps.write(p, text, f"+{goods.pending}", measure.font("text", 15, 13, 700, tabular=True), "#9FE0B4")
        else:
            font = brushes.fit_font(word, "text", measure.letter_size(14, 13), width, floor=LEAST, weight=600)
            font = brushes.narrowed(font, word, width)
            # Rather no name than one that is cut off: the coin or mug says the same.
            if brushes.text_width(word, font) <= width:
                stamps.write(p, lower, word, font, SAND)


def own_tips(facts: Sequence[Fact], purses: Sequence[Box], whole: Box, seat_tip: str) -> Tips:
    """Tips for the head of the viewer: on each purse its good, elsewhere ``seat_tip``."""
    tips = [(rect_of(box), _both(facts, key)) for box, key in zip(purses, ("doubloons", "beer"), strict=True)]
    return (*tips, (rect_of(whole), seat_tip))


def _both(facts: Sequence[Fact], key: str) -> str:
    """The tip of one good: income, store and how they come about."""
    income, stored = (fact for fact in facts if fact.key in (key, f"stored_{key}"))
    return f"{income.label}: {income.value}\n{stored.label}: {stored.value}\n{income.tip}"


def _mug(p: QPainter, cx: float, cy: float, r: float) -> None:
    """Paint the beer mug of the start player in a disc of radius ``r``."""
    p.setPen(brushes.pen("#FFF2DA", 1.3))
    p.setBrush(look.color("#7F520C"))
    brushes.disc(p, cx - r * 0.35, cy - r * 0.35, r)
    stamps.glyph(p, "beer-stein", cx - r * 1.05, cy - r * 1.05, r * 1.4, "#FFF2DA")


# --- opponents -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OpponentPanel:
    """Paints the panel of an opponent; cards and dice lie on it as pieces.

    Attributes:
        name: Name of the seat.
        level: Who plays it, as a line below the name.
        colour: Colour of the seat.
        acting: Whether it decides now.
        starts: Whether it starts this evening.
        numbers: Its public numbers.
        upgraded: Ids of its tiles that are turned over.
        helpers: Ids of helpers that do not lie there as cards, with their numbers.
        column: Where these are painted.
        free: Places of tables where nobody sits.
        spaces: Ids of tiles that have dice, each with the place of its sign.
        coaster: Words at the coaster in front of it; ``""`` for none.
        boxes: The parts of the panel.
    """

    name: str
    level: str
    colour: int
    acting: bool
    starts: bool
    numbers: SeatNumbers
    upgraded: frozenset[str]
    helpers: tuple[tuple[str, int], ...]
    column: Box
    free: tuple[Box, ...]
    spaces: tuple[tuple[str, Box], ...]
    coaster: str
    boxes: Opponent
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paper with name, figures, tiles, tables."""
        measure = self.measure
        paper(p, rect, measure.of(14, 11), measure, lit=self.acting)
        head = rect_of(self.boxes.head)
        if self.boxes.stacked:
            self._paint_line(p, head)
        else:
            self._paint_head(p, head)
        self._paint_dice(p)
        self._paint_tables(p)

    def _paint_head(self, p: QPainter, head: QRectF) -> None:
        """The head at the left of the panel: name and points, goods, counters, tiles, one below the other."""
        measure = self.measure
        side = measure.of(42, 30)
        x, y = head.x() + measure.of(3, 1), head.y() + measure.of(10, 6)
        stamps.seat_shield(p, x, y, side, self.colour)
        if self.starts:
            _mug(p, x + measure.of(8, 6), y + side, measure.of(11, 8))
        shield = measure.of(36, 27)
        left = x + side + measure.of(11, 7)
        width = head.right() - left - shield - measure.of(8, 4)
        write_names(p, QRectF(left, y - measure.of(4, 3), width, side * 1.14), self.name, self.level, self.measure)
        stamps.points_shield(p, head.right() - shield, y + measure.of(2, 1), shield, self.numbers.points)
        top = y + side * 1.2
        rest = head.bottom() - measure.of(6, 4) - top
        goods = QRectF(x, top, head.width() - measure.of(4), rest * 0.38)
        self._paint_goods(p, goods)
        self._paint_counters(p, QRectF(x, goods.bottom(), goods.width(), rest * 0.31))
        self._paint_tiles(p, QRectF(x, goods.bottom() + rest * 0.31, goods.width(), rest * 0.31))

    def _paint_line(self, p: QPainter, head: QRectF) -> None:
        """The head as a line above the panel: name and points, and between them goods and counters above the tiles."""
        measure = self.measure
        side = measure.of(32, 24)
        middle = head.center().y() + measure.of(1)
        stamps.seat_shield(p, head.x(), middle - side * 0.56, side, self.colour)
        if self.starts:
            _mug(p, head.x() + measure.of(7, 5), middle + side * 0.5, measure.of(10, 7))
        shield = measure.of(32, 25)
        stamps.points_shield(p, head.right() - shield, middle - shield * 0.56, shield, self.numbers.points)
        left = head.x() + side + measure.of(10, 7)
        right = head.right() - shield - measure.of(8, 5)
        names = QRectF(left, head.y() + measure.of(3, 1), (right - left) * 0.33, head.height() - measure.of(4, 1))
        write_names(p, names, self.name, self.level, self.measure)
        x = names.right() + measure.of(8, 8)
        upper = QRectF(x, head.y() + measure.of(4, 2), right - x, (head.height() - measure.of(6, 2)) * 0.54)
        self._paint_goods(p, QRectF(upper.x(), upper.y(), upper.width() * 0.52, upper.height()))
        self._paint_counters(p, QRectF(x + upper.width() * 0.54, upper.y(), upper.width() * 0.46, upper.height()))
        self._paint_tiles(p, QRectF(x, upper.bottom(), right - x, head.bottom() - upper.bottom()))

    def _paint_goods(self, p: QPainter, box: QRectF) -> None:
        """Doubloons and beer as ``income + stored``, and what dice will still bring if there is room."""
        now, measure = look.theme(), self.measure
        r = min(box.height() * 0.42, measure.of(13, 10))
        font = look.font("text", min(measure.letter_size(17, 14), box.height() * 0.82), weight=700, tabular=True)
        half = box.width() / 2
        for k, goods in enumerate((self.numbers.doubloons, self.numbers.beer)):
            left = box.x() + k * half
            (stamps.beer if k else stamps.coin)(p, left + r, box.center().y(), r)
            text = f"{goods.income} + {goods.stored}" if half > measure.of(86) else f"{goods.income}+{goods.stored}"
            x = left + r * 2.5
            stamps.write(p, QRectF(x, box.y() - 1, half, box.height()), text, font, now.text)
            if goods.pending:
                more = f"+{goods.pending}"
                x += brushes.text_width(text, font) + measure.of(5, 3)
                small = look.font("text", font.pixelSize() * 0.86, weight=700, tabular=True)
                if x + brushes.text_width(more, small) < left + half:
                    stamps.write(p, QRectF(x, box.y(), half, box.height()), more, small, now.selected)

    def _counters(self) -> Iterator[tuple[str, int]]:
        """Glyphs and numbers that the level has, the most important first."""
        numbers = self.numbers
        yield art.COUNTER, numbers.counter_guests
        if numbers.level >= SCHNAPPS_LEVEL:
            yield art.SCHNAPPS, numbers.schnapps
        if numbers.level >= REPUTATION_LEVEL:
            yield art.REPUTATION, numbers.reputation
        if numbers.level >= BOOK_LEVEL:
            yield art.SIGNATURE, numbers.signatures
        yield art.NOBLE, numbers.nobles
        yield "stack", numbers.cards

    def _paint_counters(self, p: QPainter, box: QRectF) -> None:
        """Glyphs with numbers, as many as the line has room for."""
        measure = self.measure
        side = min(box.height() * 0.86, measure.of(18, 14))
        font = look.font("text", min(measure.letter_size(14.5, 13), box.height() * 0.86), weight=600, tabular=True)
        x = box.x()
        for glyph, value in self._counters():
            width = side * 1.12 + brushes.text_width(str(value), font) + measure.of(9, 6)
            if x + width > box.right() + measure.of(6):
                break
            place = QRectF(x, box.y(), width, box.height())
            drawn = partial(_paint_counter, place=place, glyph=glyph, value=value, side=side, font=font)
            stamps.part(p, place, ("taverns counter", glyph, value, side, font), drawn, 4)
            x += width

    def _paint_tiles(self, p: QPainter, box: QRectF) -> None:
        """A sign for each of the nine tiles, golden if it is upgraded."""
        side = min(box.height() * 0.96, box.width() / (len(TILES) * 1.06), self.measure.of(22, 17))
        stamps.part(p, box, ("taverns tiles", self.upgraded, side), partial(self._draw_tiles, box=box, side=side), 4)

    def _draw_tiles(self, p: QPainter, box: QRectF, side: float) -> None:
        for k, tile in enumerate(TILES):
            cell = QRectF(box.x() + k * side * 1.06, box.center().y() - side / 2, side, side)
            _tile_sign(p, cell, tile, up=tile in self.upgraded)

    def _paint_dice(self, p: QPainter) -> None:
        """The ground of the dice, the signs of tiles that have some, and the words at the coaster."""
        now, measure = look.theme(), self.measure
        box = rect_of(self.boxes.dice)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(look.color(now.sunken, 0.6))
        p.drawPath(brushes.rounded(box, measure.of(9, 7)))
        for tile, place in self.spaces:
            side = place.h * 0.8
            stamps.glyph(p, art.TILE_GLYPHS[tile], place.x, place.y + place.h * 0.1, side, now.text_2)
        if self.coaster:
            font = brushes.fit_font(
                self.coaster, "text", measure.letter_size(13.5, 13), box.width() - 8, floor=LEAST, weight=600
            )
            words = brushes.narrowed(font, self.coaster, box.width() - 8)
            line = QRectF(box.x() + 4, box.bottom() - measure.of(21, 16), box.width() - 8, measure.of(20, 15))
            stamps.write(p, line, self.coaster, words, now.brass, brushes.CENTER, elide=True)

    def _paint_tables(self, p: QPainter) -> None:
        """Outlines of free tables, and the helpers."""
        now = look.theme()
        for box in self.free:
            rect = rect_of(box)
            p.setPen(brushes.pen(now.line_strong, 1.2, dash=True))
            p.setBrush(look.color(now.sunken, 0.6))
            p.drawPath(brushes.rounded(rect, rect.width() * 0.07))
            side, centre = rect.width() * 0.5, rect.center()
            stamps.glyph(p, "wooden-chair", centre.x() - side / 2, centre.y() - side / 2, side, now.text_3)
        self._paint_helpers(p, rect_of(self.column))

    def _paint_helpers(self, p: QPainter, column: QRectF) -> None:
        """Helpers that are laid out as tokens with their numbers, one below the other."""
        high = min(column.height() / max(4, len(self.helpers)), self.measure.of(28, 20))
        side = high * 0.86
        font = look.font("text", min(self.measure.letter_size(14, 13), side * 0.8), weight=600, tabular=True)
        for k, (card, count) in enumerate(self.helpers):
            y = column.y() + k * high
            colour = art.family_colour("table" if card == "table" else "tavern")
            at = QPointF(column.x() + side * 0.6, y + high / 2)
            stamps.ship_token(p, at.x(), at.y(), side * 0.46, colour, art.HELPER_GLYPHS[card])
            if count > 1:
                text = QRectF(column.x() + side * 1.2, y - 1, column.width(), high)
                stamps.write(p, text, f"×{count}", font, look.theme().text_2)


def _paint_counter(p: QPainter, place: QRectF, glyph: str, value: int, side: float, font: QFont) -> None:
    """Paint a glyph and its number; paler if it is 0."""
    ink = look.theme().text_2 if value else look.theme().text_3
    stamps.glyph(p, glyph, place.x(), place.center().y() - side / 2, side, ink)
    stamps.write(p, place.adjusted(side * 1.14, -1, side * 1.14, -1), str(value), font, ink)


def _tile_sign(p: QPainter, cell: QRectF, tile: str, *, up: bool) -> None:
    def draw(q: QPainter, box: QRectF) -> None:
        now, side = look.theme(), box.width()
        q.setPen(brushes.pen("#B9832A" if up else now.line, 1.2 if up else 1))
        q.setBrush(look.color("#F1CC74" if up else now.sunken, 1.0 if up else 0.7))
        q.drawPath(brushes.rounded(box, side * 0.22))
        at = box.x() + side * 0.12, box.y() + side * 0.12
        ink = "#5A3A08" if up else now.text_3
        stamps.glyph(q, art.TILE_GLYPHS[tile], *at, side * 0.76, ink, alpha=1 if up else 0.6)

    stamps.sheet(p, cell, ("taverns tile", tile, up), 1, draw)


def opponent_tips(facts: Sequence[Fact], head: Box, whole: Box, seat_tip: str) -> Tips:
    """Tips for the panel of an opponent: on the goods what they are, elsewhere ``seat_tip``."""
    goods = f"{_both(facts, 'doubloons')}\n{_both(facts, 'beer')}"
    box = rect_of(head)
    # About where ``_paint_goods`` paints.
    middle = QRectF(box.x(), box.y() + box.height() * 0.45, box.width(), box.height() * 0.25)
    return ((middle, goods), (rect_of(whole), seat_tip))
