"""The facts of the panels of the seats: those of opponents along the top, and the column of the viewer."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from app.engines.murano import components as c
from app.models.murano.seat_numbers import SeatNumbers
from app.models.murano.words import character
from app.views import theme as look
from app.views.board.boxes import Box, columns
from app.views.board.table_style import paper, rect_of
from app.views.murano.boats import glass_bead, gondolier
from app.views.murano.lagoon import island_path
from app.views.murano.layout import Opponent, Own
from app.views.murano.rows import Row
from app.views.murano.style import (
    CHARACTER,
    DEEP,
    FAINT,
    GLASS,
    GOOD,
    IVORY,
    MIST,
    ON_FILL,
    PAPER,
    RIM,
    SUNNY,
    UMBER,
    flowing,
    glass,
)
from app.views.murano.words import WORDS
from app.views.paint import brushes, pieces, stamps
from app.views.widgets.measure import Measure

# --- opponents -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OpponentPanel:
    """The panel of an opponent; see ``PanelFacts``.

    Attributes:
        name: Name of the player.
        level: Who decides there, in words.
        colour: Seat colour.
        active: Whether the seat decides now.
        numbers: Its public numbers.
        revealed: Whether its characters lie open, which then take the place of beads, tiles and cards.
        has_unbuilt: Whether unbuilt tiles lie on the panel.
        has_cards: Whether special building cards lie on the panel.
        boxes: Where the parts of the panel are.
        measure: The sizes of the table.
    """

    name: str
    level: str
    colour: int
    active: bool
    numbers: SeatNumbers
    revealed: bool
    has_unbuilt: bool
    has_cards: bool
    boxes: Opponent
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paint paper with name, purse and labels; tiles and cards lie on it as pieces."""
        measure, boxes = self.measure, self.boxes
        paper(p, rect, measure.of(14, 11), measure, lit=self.active, alpha=0.96)
        # Parts that seldom change are kept as pictures, by what they depend on: while a slider is dragged, the panel is
        # painted anew at each position.
        head = rect_of(boxes.head)
        name = ("murano name", self.name, self.level, self.colour, measure)
        stamps.part(p, head, name, lambda q: self._paint_name(q, head), measure.of(5, 4))
        self._paint_purse(p, rect_of(boxes.purse))
        stamps.points_shield(p, boxes.points.x, boxes.points.y, boxes.points.w, self.numbers.points)
        if self.revealed:
            return
        _beads(p, boxes.beads, self.numbers.beads, measure)
        if not measure.wide:
            return
        labels = [
            (boxes.beads, WORDS.glass(), ""),
            (boxes.unbuilt, WORDS.unbuilt(), "" if self.has_unbuilt else WORDS.nothing()),
        ]
        if boxes.cards.y == boxes.beads.y:  # else cards lie in a second row, which has no room for a label
            labels.append((boxes.cards, WORDS.cards(), "" if self.has_cards else WORDS.no_cards()))
        for box, word, nothing in labels:
            drawn = partial(_paint_label, box=box, word=word, nothing=nothing, measure=measure)
            stamps.part(p, rect_of(box), ("murano label", word, nothing, measure), drawn, measure.of(22))

    def _paint_name(self, p: QPainter, head: QRectF) -> None:
        now, measure = look.theme(), self.measure
        side = min(measure.of(42, 30), head.height() * 0.86)
        stamps.seat_shield(p, head.x(), head.y() + measure.of(3, 2), side, self.colour)
        left = head.x() + side + measure.of(12, 8)
        width = head.right() - left
        name = brushes.fit_font(self.name, "text", measure.letter_size(18, 15), width, weight=700)
        upper = QRectF(left, head.y() - measure.of(1), width, head.height() * 0.56)
        stamps.write(p, upper, self.name, name, now.text, elide=True)
        lower = QRectF(left, upper.bottom() - measure.of(2), width, head.height() * 0.46)
        stamps.write_level(p, lower, self.level, measure.font("text", 14, 13), now.text_2)

    def _paint_purse(self, p: QPainter, box: QRectF) -> None:
        """Paint the numbers of gold, ready gondoliers and characters in hand."""
        now, measure, numbers = look.theme(), self.measure, self.numbers
        font = measure.font("text", 17, 15, 700, tabular=True)
        step = box.width() / 3
        middle = box.center().y()
        r = min(measure.of(11, 9), box.height() * 0.40)
        high = min(box.height() * 0.92, measure.of(27, 22))
        for k, number in enumerate((numbers.gold, numbers.ready, numbers.characters)):
            x = box.x() + k * step
            if k == 0:
                stamps.coin(p, x + r, middle, r)
                left = x + 2.3 * r
            elif k == 1:
                gondolier(p, x + high * 0.3, middle + high * 0.48, high, self.colour)
                left = x + high * 0.66
            else:
                side = high * 0.82
                stamps.glyph(p, CHARACTER, x, middle - side / 2, side, now.text_2)
                left = x + side * 1.12
            stamps.write(p, QRectF(left, box.y() - 1, step, box.height()), str(number), font, now.text)


def _paint_label(p: QPainter, box: Box, word: str, nothing: str, measure: Measure) -> None:
    """Paint the label above a box, and in the box the word ``nothing`` if that is not empty."""
    now = look.theme()
    font = brushes.fit_font(word.upper(), "overline", measure.letter_size(12.5, 12.5), box.w, floor=11, weight=700)
    line = QRectF(box.x, box.y - measure.of(19), box.w, measure.of(18))
    stamps.write(p, line, word.upper(), font, now.text_3, elide=True)
    if nothing:
        stamps.write(p, rect_of(box), nothing, measure.font("text", 14, 13), now.text_3, elide=True)


def _beads(p: QPainter, box: Box, beads: Sequence[int], measure: Measure) -> None:
    """Paint the beads of a seat by colour, in the order of ``components.BEADS``."""
    for name, number, place in zip(c.BEADS, beads, columns(box, len(c.BEADS), measure.of(3)), strict=True):
        drawn = partial(_paint_beads, place=place, name=name, number=number, measure=measure)
        stamps.part(p, rect_of(place), ("murano beads", name, number, measure), drawn, measure.of(6, 5))


def _paint_beads(p: QPainter, place: Box, name: str, number: int, measure: Measure) -> None:
    """Paint a bead and the number of those of its colour."""
    now, font = look.theme(), measure.font("text", 15.5, 14, 700, tabular=True)
    r = min(place.h * 0.40, place.w * 0.29, measure.of(11, 9))
    glass_bead(p, place.x + r * 1.1, place.centre[1], r, name, faint=not number)
    text = QRectF(place.x + r * 2.4, place.y - 1, place.w, place.h)
    stamps.write(p, text, str(number), font, now.text if number else now.text_3)


# --- the viewer ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OwnPanel:
    """The column of the viewer without the characters; see ``PanelFacts``.

    Attributes:
        title: Heading of the column.
        colour: Seat colour.
        acting: Whether the seat decides now.
        numbers: Its public numbers.
        has_unbuilt: Whether unbuilt tiles lie in the column.
        has_cards: Whether special building cards lie in the column.
        boxes: Where the parts of the column are.
        standing: The box in which gondoliers are counted: ready, at islands, in the supply.
        measure: The sizes of the table.
    """

    title: str
    colour: int
    acting: bool
    numbers: SeatNumbers
    has_unbuilt: bool
    has_cards: bool
    boxes: Own
    standing: Box
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paint dark glass with head and boxes; beads, tiles and cards lie on it as pieces."""
        measure, boxes = self.measure, self.boxes
        grounds = (
            (boxes.beads, WORDS.glass(), ""),
            (boxes.gondoliers, WORDS.gondoliers(), ""),
            (boxes.unbuilt, WORDS.unbuilt(), "" if self.has_unbuilt else WORDS.nothing()),
            (boxes.cards, WORDS.cards(), "" if self.has_cards else WORDS.no_cards()),
        )
        drawn = partial(self._paint_ground, rect=rect, grounds=grounds)
        stamps.part(p, rect, ("murano own", grounds, measure), drawn, 14, ground=True)
        self._paint_head(p, rect_of(boxes.head))
        numbers, places = self.numbers, columns(self.standing, 3, measure.of(4))  # the ready ones are a piece
        for place, number, word in zip(places[1:], (numbers.placed, numbers.supply), WORDS.states()[1:], strict=True):
            gondolier_count(p, rect_of(place), self.colour, number, word if measure.wide else "", measure)

    def _paint_ground(self, p: QPainter, rect: QRectF, grounds: Sequence[tuple[Box, str, str]]) -> None:
        """Paint the part that seldom changes: the glass and its boxes."""
        measure = self.measure
        pieces.panel(p, rect, DEEP, 0.84, measure.of(16, 12), RIM, elevation=measure.of(8, 6))
        for box, word, nothing in grounds:
            self._paint_box(p, box, word, nothing)

    def figures(self) -> tuple[tuple[str, QRectF], ...]:
        """See ``BoardPanel``."""
        return tuple(self._places().items())

    def _paint_box(self, p: QPainter, place: Box, word: str, nothing: str = "") -> None:
        """Paint a box with its label; the small drawing has no labels, there the word stands before ``nothing``."""
        measure, box = self.measure, rect_of(place)
        glass(p, box, measure.of(11, 8))
        if measure.wide:
            line = QRectF(
                box.x() + measure.of(11), box.y() + measure.of(4), box.width() - measure.of(16), measure.of(20)
            )
            font = brushes.fit_font(word.upper(), "overline", measure.letter_size(13), line.width(), floor=11)
            stamps.write(p, line, word.upper(), font, IVORY, elide=True)
        if nothing:
            said = nothing if measure.wide else f"{word}: {nothing}"
            room = box.adjusted(measure.of(11, 7), measure.of(24, 4), -measure.of(11, 7), -measure.of(6, 4))
            stamps.write(p, room, said, measure.font("text", 14.5, 13), FAINT, brushes.CENTER, wrap=True)

    def _paint_head(self, p: QPainter, head: QRectF) -> None:
        measure = self.measure
        side = measure.of(48, 34)
        top = head.center().y() - side * 0.56
        if self.acting:
            stamps.glow(p, head.x() + side / 2, head.center().y(), side * 0.95, "#FFE3A0", 0.75)
        stamps.seat_shield(p, head.x(), top, side, self.colour)
        places = self._places()
        gold, points = places["gold"], places["points"]
        big, r = self._gold_font(), measure.of(20, 14)
        place = QRectF(gold.x() + 2.5 * r, gold.y(), gold.width() - 2.5 * r + 4, gold.height())
        stamps.write(p, place, str(self.numbers.gold), big, SUNNY, shade=("#000000", 0.5))
        stamps.coin(p, gold.x() + r, head.center().y(), r)
        stamps.points_shield(p, points.x(), points.y(), points.width(), self.numbers.points)
        left = head.x() + side + measure.of(13, 9)
        room = points.x() - left - measure.of(8, 5)
        title = brushes.fit_font(self.title, "display", measure.letter_size(24, 18), room, floor=14, weight=800)
        upper = QRectF(left, head.y() + measure.of(8, 4), room, head.height() * 0.46)
        stamps.write(p, upper, self.title, title, IVORY, shade=("#000000", 0.5), elide=True)
        words = WORDS.next_character(self.numbers.price)
        line = brushes.fit_font(words, "text", measure.letter_size(15, 13), room, floor=12.5)
        lower = QRectF(left, upper.bottom(), room, head.height() * 0.34)
        stamps.write(p, lower, words, line, MIST, elide=True)

    def _gold_font(self) -> QFont:
        return self.measure.font("display", 42, 30, 800, tabular=True)

    def _places(self) -> dict[str, QRectF]:
        """Where the numbers in the head stand, by the keys of their ``Fact``."""
        head, measure = rect_of(self.boxes.head), self.measure
        r, shield = measure.of(20, 14), measure.of(40, 29)
        wide = brushes.text_width(str(self.numbers.gold), self._gold_font()) + 2.5 * r
        left = head.right() - measure.of(2) - wide
        top = head.center().y() - shield * 0.57
        return {
            "gold": QRectF(left, head.y(), wide, head.height()),
            "points": QRectF(left - 0.7 * r - shield, top, shield, shield * 1.14),
        }


def gondolier_count(p: QPainter, box: QRectF, colour: int, number: int, word: str, measure: Measure) -> None:
    """Paint a gondolier, a number, and ``word`` below (which gondoliers these are) if that is not empty."""
    drawn = partial(_paint_gondolier_count, box=box, colour=colour, number=number, word=word, measure=measure)
    stamps.part(p, box, ("murano gondoliers", colour, number, word, measure), drawn, measure.of(8, 6))


def _paint_gondolier_count(p: QPainter, box: QRectF, colour: int, number: int, word: str, measure: Measure) -> None:
    share = 0.62 if word else 1.0
    upper = QRectF(box.x(), box.y(), box.width(), box.height() * share)
    high = min(upper.height() * 1.04, measure.of(36, 27))
    number_font = measure.font("text", 17, 15, 700, tabular=True)
    wide = high * 0.8 + brushes.text_width(str(number), number_font)
    left = box.x() + (box.width() - wide) / 2
    with brushes.saved(p):
        p.setOpacity(1.0 if number else 0.45)
        gondolier(p, left + high * 0.34, upper.center().y() + high * 0.5, high, colour)
    tone = IVORY if number else FAINT
    line = QRectF(left + high * 0.80, upper.y() - 1, box.width(), upper.height())
    stamps.write(p, line, str(number), number_font, tone)
    if word:
        small = brushes.fit_font(word, "text", measure.letter_size(13.5), box.width() + measure.of(4), floor=11.5)
        high = max(box.height() * (1 - share), small.pixelSize() * 1.24)  # in a low box it ends below it, on the glass
        lower = QRectF(box.x() - measure.of(4), upper.bottom(), box.width() + measure.of(8), high)
        stamps.write(p, lower, word, small, MIST if number else FAINT, brushes.CENTER, elide=True)


def paint_bead(p: QPainter, box: QRectF, colour: str, number: int, measure: Measure) -> None:
    """Paint a bead of the viewer and the number of those of its colour."""
    r = min(box.height() * 0.42, box.width() * 0.27, measure.of(15, 12))
    x = box.x() + max(r * 1.15, box.width() * 0.3)
    glass_bead(p, x, box.center().y() - r * 0.05, r, colour, faint=not number)
    font = measure.font("text", 17, 15, 700, tabular=True)
    line = QRectF(x + r * 1.35, box.y() - 1, box.width(), box.height())
    stamps.write(p, line, str(number), font, IVORY if number else FAINT)


# --- characters ------------------------------------------------------------------------------------------------------


class Chip(NamedTuple):
    """What is shown of an island beside a character.

    Attributes:
        island: Number of the island.
        points: Points that the character would score there now.
        best: Whether the best assignment scores it there.
        manned: Whether a gondolier of the viewer there serves no card yet.
    """

    island: int
    points: int
    best: bool
    manned: bool


class HandRow(NamedTuple):
    """A character of the viewer and what stands beside it.

    Attributes:
        places: Where its parts are.
        card: Number of the character.
        chips: One per island in play; empty if it is scored already.
    """

    places: Row
    card: int
    chips: tuple[Chip, ...]


@dataclass(frozen=True, slots=True)
class Hand:
    """What stands above, beside and below the characters of the viewer; see ``PanelFacts``.

    Attributes:
        totals: What the hand would score now, in several lengths, the longest first; empty if it is not shown.
        rows: The characters.
        title_box: The line above them.
        box: Where they lie.
        legend_box: The line below them; its height is 0 in the small drawing.
        measure: The sizes of the table.
    """

    totals: tuple[str, ...]
    rows: tuple[HandRow, ...]
    title_box: Box
    box: Box
    legend_box: Box
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paint heading, names, texts and chips, and the legend."""
        measure, title = self.measure, rect_of(self.title_box)
        name = measure.font("display", 22, 17, 700)
        stamps.write(p, title, WORDS.characters(), name, IVORY, shade=("#000000", 0.4))
        if self.totals:
            high = measure.of(27, 22)
            px = measure.letter_size(14.5, 13)
            room = title.width() - brushes.text_width(WORDS.characters(), name) - measure.of(10, 6)
            fitting = (each for each in self.totals if pieces.pill_width(each, high, px=px, weight=700) <= room)
            pieces.pill(
                p, title.right(), title.center().y() - high / 2, high, next(fitting, self.totals[-1]), GOOD, ON_FILL,
                px=px, weight=700, anchor="right",
            )  # fmt: skip
        if not self.rows:
            self._paint_nobody(p)
        for row in self.rows:
            _row(p, row, measure)
        if self.rows:
            self._paint_legend(p)

    def lines(self) -> tuple[QRectF, ...]:
        """See ``BoardPanel``."""
        place = self._legend() if self.rows else self._nobody()
        return () if place.isEmpty() else (place,)

    def _legend(self) -> QRectF:
        """Where the legend stands: in its own line or below the last character; empty if there is no room."""
        if self.legend_box.h > 4:
            return rect_of(self.legend_box)
        box, last = rect_of(self.box), rect_of(self.rows[-1].places.whole)
        high = brushes.wrapped_height(WORDS.legend(), self.measure.font("text", 14, 13), box.width())
        place = QRectF(box.x(), last.bottom() + self.measure.of(10, 8), box.width(), high + 2)
        return place if place.bottom() <= box.bottom() else QRectF()

    def _paint_legend(self, p: QPainter) -> None:
        place, words, measure = self._legend(), WORDS.legend(), self.measure
        if self.legend_box.h > 4:
            font = brushes.fit_font(words, "text", measure.letter_size(14), place.width(), floor=12)
            stamps.write(p, place, words, font, MIST, elide=True)
        elif not place.isEmpty():
            stamps.write(p, place, words, measure.font("text", 14, 13), MIST, wrap=True)

    def _mask(self) -> float:
        """Side of the mask that is painted if there is no character."""
        return min(self.box.w * 0.34, self.box.h * 0.42)

    def _nobody(self) -> QRectF:
        """Where the words stand that there is no character."""
        box, measure = rect_of(self.box), self.measure
        width = box.width() - measure.of(48, 24)
        high = brushes.wrapped_height(WORDS.nobody(), measure.font("text", 15, 13.5), width) + 2
        high = max(high, measure.of(70, 56))  # letters have a least size, so they do not shrink with the table
        return QRectF(box.x() + measure.of(24, 12), box.center().y() + self._mask() * 0.1, width, high)

    def _paint_nobody(self, p: QPainter) -> None:
        side, at = self._mask(), rect_of(self.box).center()
        stamps.glyph(p, CHARACTER, at.x() - side / 2, at.y() - side * 0.86, side, look.color(RIM, 0.22))
        font = self.measure.font("text", 15, 13.5)
        stamps.write(p, self._nobody(), WORDS.nobody(), font, FAINT, brushes.CENTER, wrap=True)

    def figures(self) -> tuple[tuple[str, QRectF], ...]:
        """See ``BoardPanel``: the row of each character, by its id."""
        return tuple((c.CHARACTERS[row.card], rect_of(row.places.whole)) for row in self.rows)


def _row(p: QPainter, shown: HandRow, measure: Measure) -> None:
    """Paint the words and chips beside a character."""
    row, chips = shown.places, shown.chips
    words = rect_of(row.name).united(rect_of(row.text))
    said = character(shown.card)
    drawn = partial(_paint_words, row=row, said=said, measure=measure)
    stamps.part(p, words, ("murano character", said, row.text.h, measure), drawn, measure.of(6, 5))
    # All chips of a row look alike: names of islands if every one of them has room for its name, else outlines.
    shapes = row.level == 2 or not all(
        _fits(rect_of(place), chip, measure) for place, chip in zip(row.chips, chips, strict=False)
    )
    for place, chip in zip(row.chips, chips, strict=False):
        box = rect_of(place)
        painted = partial(_chip, box=box, chip=chip, measure=measure, shapes=shapes)
        stamps.part(p, box, ("murano chip", chip, shapes, measure), painted, 2)


def _paint_words(p: QPainter, row: Row, said: tuple[str, str], measure: Measure) -> None:
    """Paint the name of a character, and what it does if there is room for all of that."""
    name, text = said
    box = rect_of(row.name)
    font = brushes.fit_font(name, "caps", measure.letter_size(18, 15), box.width(), floor=12, weight=700)
    stamps.write(p, box.adjusted(0, -2, 0, 2), name, font, IVORY, elide=True)
    smallest = look.font("text", look.MIN_TEXT_PX)
    if text and brushes.wrapped_height(text, smallest, row.text.w) <= row.text.h + 2:  # not half a sentence
        flowing(p, rect_of(row.text), text, measure.letter_size(14.5, 13), MIST)


def _fits(box: QRectF, chip: Chip, measure: Measure) -> bool:
    """Whether there is room for the name of the island beside the points."""
    number = measure.font("text", 15.5, 13.5, 700, tabular=True)
    room = box.width() - brushes.text_width(str(chip.points), number) - 2.4 * measure.of(8, 4)
    return brushes.text_width(short_name(chip.island), measure.font("text", 14, 13, 600)) <= room


def short_name(island: int) -> str:
    """The second word of an island's name, or its only one: ``"Donato"`` for San Donato.  Not translated."""
    words = c.ISLANDS[island].split("_")
    return (words[1] if len(words) > 1 else words[0]).capitalize()


def _chip(p: QPainter, box: QRectF, chip: Chip, measure: Measure, *, shapes: bool) -> None:
    """Paint what a character would score on an island.

    Green is the island of the best assignment, paper another possible one, dashed one without a free gondolier.
    With ``shapes`` the island is shown by its outline, else by its name.
    """
    points = chip.points
    radius = min(measure.of(8, 6), box.height() * 0.3)
    if chip.best:
        p.setPen(brushes.pen(ON_FILL, 1.4))
        p.setBrush(look.color(GOOD))
        ink = ON_FILL
    elif points and chip.manned:
        p.setPen(brushes.pen(UMBER, 1))
        p.setBrush(look.color(PAPER))
        ink = look.INK
    elif points:
        p.setPen(brushes.pen(IVORY, 1.3, 0.9, dash=True))
        p.setBrush(look.color(GLASS, 0.35))
        ink = IVORY
    else:
        p.setPen(brushes.pen(RIM, 1, 0.22))
        p.setBrush(look.color(GLASS, 0.30))
        ink = FAINT
    p.drawPath(brushes.rounded(box, radius))
    number = measure.font("text", 15.5, 13.5, 700, tabular=True)
    wide = brushes.text_width(str(points), number)
    pad = measure.of(8, 4)
    font = measure.font("text", 14, 13, 600 if points else 400)
    room = box.width() - wide - 2.4 * pad
    if not shapes:
        stamps.write(p, QRectF(box.x() + pad, box.y() - 1, room, box.height()), short_name(chip.island), font, ink)
    else:
        side = min(room, box.height() * 0.78)
        shape = QRectF(box.x() + pad * 0.8, box.center().y() - side / 2, side, side)
        brushes.fill(p, look.color(ink, 0.8))
        p.drawPath(island_path(chip.island, shape))
    place = QRectF(box.right() - pad - wide - 2, box.y() - 1, wide + 2, box.height())
    stamps.write(p, place, str(points), number, ink, brushes.RIGHT)
