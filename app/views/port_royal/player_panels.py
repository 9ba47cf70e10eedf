"""The panels of the players: those of opponents, and that of the viewer."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from app.models.port_royal.seat_numbers import SeatNumbers
from app.models.presenter import Fact
from app.views import theme as look
from app.views.board.base import Tips
from app.views.board.boxes import Box
from app.views.board.table_style import IVORY, paper, rect_of
from app.views.paint import brushes, pieces, stamps
from app.views.port_royal import art
from app.views.port_royal.style import DOCK_GLASS, SAND, glass
from app.views.widgets.measure import Measure

COUNTER_GLYPHS = {
    "swords": "crossed-sabres",
    "houses": "wood-cabin",
    "anchors": "anchor",
    "crosses": "gothic-cross",
    "jacks": "crossroad",
}
"""Glyph of each counter of the viewer, by the key of its fact."""

# --- opponents -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OpponentPanel:
    """The panel of an opponent; see ``PanelFacts``.

    Attributes:
        name: Name of the seat.
        level: Its level, translated.
        colour: Its colour.
        numbers: Its public numbers.
        acting: Whether it decides now.
        starts: Whether it is the start player.
        head: The part of the panel with name and figures.
        line: Whether the head is one line above the cards instead of two lines at their left.
        measure: Sizes of the table.
    """

    name: str
    level: str
    colour: int
    numbers: SeatNumbers
    acting: bool
    starts: bool
    head: Box
    line: bool
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """See ``PanelFacts``; the cards are pieces and lie above the panel."""
        measure = self.measure
        paper(p, rect, measure.of(14, 12), measure, lit=self.acting)
        head, places = rect_of(self.head), self._places()
        if self.line:
            self._paint_line(p, head, min(box.x() for box in places.values()))
        else:
            self._paint_two_lines(p, head)
        _figure(p, places["coins"], "coins", self.numbers.coins, measure)
        _figure(p, places["swords"], "swords", self.numbers.swords, measure)
        shield = places["influence"]
        top = shield.center().y() - shield.width() * 0.57  # it is 1.14 times as high as wide
        stamps.points_shield(p, shield.x(), top, shield.width(), self.numbers.influence)

    def tips(self, facts: Sequence[Fact], tip: str) -> Tips:
        """The tips of the figures in the head; ``tip`` is that of everything else there."""
        return (*_explained(self._places(), facts), (rect_of(self.head), tip))

    def figures(self) -> tuple[tuple[str, QRectF], ...]:
        """See ``BoardPanel``."""
        return tuple(self._places().items())

    def _paint_two_lines(self, p: QPainter, head: QRectF) -> None:
        """Paint what stands beside the figures: names above them, and the cubes."""
        measure, cubes = self.measure, self.numbers.cubes
        side = measure.of(44, 34)
        x, y = head.x() + measure.of(14, 10), head.y() + measure.of(13, 8)
        stamps.seat_shield(p, x, y, side, self.colour)
        if self.starts:
            _start_mark(p, x + side, y + side * 1.02, measure.of(9, 7))
        left = x + side + measure.of(12, 9)
        width = head.right() - left - (measure.of(18, 13) if cubes >= 0 else 4)
        name, level = measure.font("text", 19, 16, 700), measure.font("text", 15, 13)
        self._paint_names(p, QRectF(left, y - measure.of(3, 3), width, side * 1.16), name, level)
        _cubes(p, head.right() - measure.of(18, 14), y + 1, cubes, self.colour, measure.of(12, 10), upright=True)

    def _paint_line(self, p: QPainter, head: QRectF, end: float) -> None:
        """Paint what stands beside the figures, which begin at ``end``, in the one line above the cards."""
        measure, cubes = self.measure, self.numbers.cubes
        side = measure.of(30, 24)
        middle = head.center().y() + 1
        stamps.seat_shield(p, head.x() + measure.of(2), middle - side * 0.56, side, self.colour)
        if self.starts:
            _start_mark(p, head.x() + measure.of(2) + side, middle + side * 0.5, measure.of(8, 6))
        left, right = head.x() + side + measure.of(11, 8), end - measure.of(6)
        name = measure.font("text", 17, 15, 700)
        # The wide drawing has room for the level below the name, and for the cubes after the level.
        if measure.wide:
            level = measure.font("text", 13, 13)
            self._paint_names(p, QRectF(left, head.y(), right - left, head.height()), name, level)
            after = left + brushes.text_width(stamps.rank(self.level), level) + measure.of(8)
            _cubes(p, min(after, right - measure.of(44)), middle + measure.of(4), cubes, self.colour, measure.of(12))
            return
        # The small drawing has room for the name alone, and for the cubes after it.
        width = right - left - (measure.of(40) if cubes >= 0 else 0)
        fitting = brushes.fit_font(self.name, "text", name.pixelSize(), width, weight=700)
        box = QRectF(left, head.y(), width, head.height())
        stamps.write(p, box, self.name, fitting, look.theme().text, elide=True)
        after = left + min(width, brushes.text_width(self.name, fitting)) + measure.of(6)
        _cubes(p, after, middle - measure.of(5), cubes, self.colour, measure.of(10))

    def _paint_names(self, p: QPainter, box: QRectF, name: QFont, level: QFont) -> None:
        """Write name and, below it, level in these fonts; a long name becomes smaller."""
        now = look.theme()
        high, low = name.pixelSize() * 1.24, level.pixelSize() * 1.24
        top = box.center().y() - (high + low) / 2
        upper = QRectF(box.x(), top, box.width(), high)
        fitting = brushes.fit_font(self.name, "text", name.pixelSize(), box.width(), weight=700)
        stamps.write(p, upper, self.name, fitting, now.text, elide=True)
        lower = QRectF(box.x(), top + high, box.width(), low)
        stamps.write_level(p, lower, self.level, level, now.text_2)

    def _places(self) -> dict[str, QRectF]:
        """The places of the figures, by the keys of their facts."""
        head, measure = rect_of(self.head), self.measure
        height, font = measure.of(38, 30), measure.font("text", 19, 16, 700)
        coins = measure.of(33, 27) + brushes.text_width(str(self.numbers.coins), font)
        swords = measure.of(30, 25) + brushes.text_width(str(self.numbers.swords), font)
        if self.line:
            shield, gap = measure.of(31, 26), measure.of(9, 5)
            y = head.center().y() + 1 - height / 2
            x = head.right() - shield
            return {
                "influence": QRectF(x, y, shield, height),
                "swords": QRectF(x - gap - swords, y, swords, height),
                "coins": QRectF(x - 2 * gap - swords - coins, y, coins, height),
            }
        shield = measure.of(36, 29)
        y = head.bottom() - height - measure.of(16, 8)
        x = head.x() + measure.of(16, 10)
        end = head.right() - measure.of(12, 9) - shield
        free = max(0.0, end - x - coins - swords)
        return {
            "coins": QRectF(x, y, coins, height),
            "swords": QRectF(x + coins + free * 0.45, y, swords, height),
            "influence": QRectF(end, y, shield, height),
        }


def _figure(p: QPainter, box: QRectF, key: str, value: int, measure: Measure) -> None:
    """Paint the coins or swords of an opponent; ``key`` is that of the fact."""
    now = look.theme()
    size = measure.of(26, 20) if key == "coins" else measure.of(22, 19)
    if key == "coins":
        stamps.coin(p, box.x() + size / 2, box.center().y(), size / 2)
    else:
        stamps.glyph(p, COUNTER_GLYPHS[key], box.x(), box.center().y() - size / 2, size, now.text_2)
    text = QRectF(box.x() + size + measure.of(5, 4), box.y(), box.width(), box.height())
    stamps.write(p, text, str(value), measure.font("text", 19, 16, 700, tabular=True), now.text)


def _start_mark(p: QPainter, x: float, y: float, r: float) -> None:
    """Paint the mark of the start player, a small ship's wheel, over the lower right corner (x, y) of a shield."""
    p.setPen(brushes.pen("#FFF2DA", 1.2))
    p.setBrush(look.color("#7F520C"))
    brushes.disc(p, x - r * 0.4, y - r * 0.4, r)
    stamps.glyph(p, "ship-wheel", x - r * 1.12, y - r * 1.12, r * 1.44, "#FFF2DA")


def _cubes(p: QPainter, x: float, y: float, free: int, colour: int, size: float, *, upright: bool = False) -> None:
    """Paint the three cubes of a seat side by side or, ``upright``, one below the other; spent ones are outlines.

    ``free`` is the number of those left, -1 in games without contracts, where nothing is painted.
    """
    if free < 0:
        return
    step = size * (1.12 if upright else 1.2)
    for k in range(3):
        at = QPointF(x, y + k * step) if upright else QPointF(x + k * step, y)
        if k < free:
            stamps.cube(p, at.x(), at.y(), size, look.SEATS[colour].color)
        else:
            brushes.stroke(p, brushes.pen("#8C7A62", 1.1, 0.9, dash=True))
            p.drawRoundedRect(QRectF(at.x() + 1, at.y() + size * 0.1, size - 2, size * 0.86), 2, 2)


def _explained(places: Mapping[str, QRectF], facts: Iterable[Fact]) -> list[tuple[QRectF, str]]:
    """The tips of those facts that have a place."""
    return [(places[fact.key], _tip(fact)) for fact in facts if fact.key in places]


def _tip(fact: Fact) -> str:
    return f"{fact.label}: {fact.value}\n{fact.tip}" if fact.tip else f"{fact.label}: {fact.value}"


# --- the viewer ------------------------------------------------------------------------------------------------------


class _Line(NamedTuple):
    """The places of name and coins in the one line of the small drawing, in scene pixels.

    Attributes:
        x: Left edge of the shield.
        middle: The y of the middle of the line.
        words: Place of name and start player; only left edge and width are meant.
        pile: Place that the coins have at most.
        step: Distance from one coin to the next.
        after: Left edge of the number of coins.
        figure: Width of that number.
        cubes: Place of the cubes; empty in games without contracts.
        kept: Place of the ships laid aside; likewise.
    """

    x: float
    middle: float
    words: QRectF
    pile: QRectF
    step: float
    after: float
    figure: float
    cubes: QRectF
    kept: QRectF


@dataclass(frozen=True, slots=True)
class OwnPanel:
    """The panel of the viewer; see ``PanelFacts``.

    Attributes:
        title: The title.
        starter: Says who is the start player.
        coins: The word above the coins.
        of: Says beside the influence how much is needed.
        none: Words for an empty display; ``""`` if there are cards.
        colour: Colour of the seat.
        numbers: Its public numbers.
        acting: Whether it decides now.
        kept: Colours of the ships laid aside for a contract.
        head: The part of the panel with name, coins and counters.
        cards: The part for the cards of the display.
        measure: Sizes of the table.
    """

    title: str
    starter: str
    coins: str
    of: str
    none: str
    colour: int
    numbers: SeatNumbers
    acting: bool
    kept: tuple[int, ...]
    head: Box
    cards: Box
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """See ``PanelFacts``; the cards are pieces and lie above the panel."""
        measure, head = self.measure, rect_of(self.head)
        glass(p, rect, measure.of(18, 14), DOCK_GLASS, 0.48, first=True)
        if self.acting:
            brushes.stroke(p, brushes.pen("#E9BE62", 2 * max(1.0, measure.unit)))
            p.drawPath(brushes.rounded(rect, measure.of(18, 14)))
        if self.none:
            stamps.write(p, rect_of(self.cards), self.none, self._font(), look.color(SAND, 0.75), brushes.CENTER)
        places = self._places()
        if measure.wide:
            self._paint_wide(p, head)
        else:
            self._paint_small(p, head, min(box.x() for box in places.values()) - measure.of(10))
        for key, number in self._counters().items():
            _counter(p, places[key], key, number, measure)
        _influence(p, places["influence"], self.numbers.influence, self.of, measure)

    def _font(self) -> QFont:
        return self.measure.font("text", 16, 14)

    def lines(self) -> tuple[QRectF, ...]:
        """See ``BoardPanel``."""
        if not self.none:
            return ()
        box = QRectF(0, 0, brushes.text_width(self.none, self._font()), 1.6 * self.measure.letter_size(16, 14))
        box.moveCenter(rect_of(self.cards).center())
        return (box,)

    def tips(self, facts: Sequence[Fact]) -> Tips:
        """The tips of coins and counters in the head; everywhere else there, the other facts."""
        places = self._places()
        rest = "\n".join(f"{fact.label}: {fact.value}" for fact in facts if fact.key not in places)
        return (*_explained(dict(self.figures()), facts), (rect_of(self.head), rest))

    def figures(self) -> tuple[tuple[str, QRectF], ...]:
        """See ``BoardPanel``: counters and coins; cubes and ships laid aside if there are any."""
        whole, measure = rect_of(self.head), self.measure
        purse = QRectF(whole.x(), whole.y() + whole.height() * 0.3, whole.width(), whole.height() * 0.4)
        places = self._places()
        if measure.wide:
            cubes, kept = self._wide_cubes(whole), self._wide_kept(whole)
        else:
            line = self._line(whole, min(box.x() for box in places.values()) - measure.of(10))
            purse = QRectF(line.pile.x() - measure.of(7, 6), whole.y() + measure.of(8), 0, measure.of(44))
            purse.setRight(line.after + line.figure - measure.of(1))
            cubes, kept = line.cubes, line.kept
        extra = [(key, box) for key, box in (("cubes", cubes), ("collected", kept)) if not box.isEmpty()]
        return (*places.items(), ("coins", purse), *extra)

    def _wide_cubes(self, head: QRectF) -> QRectF:
        """The place of the cubes in the wide drawing; empty in games without contracts."""
        size = self.measure.of(20)
        x, y = head.right() - self.measure.of(12) - 3.6 * size, head.y() + self.measure.of(92)
        return QRectF(x, y, 3.4 * size, size) if self.numbers.cubes >= 0 else QRectF()

    def _wide_kept(self, head: QRectF) -> QRectF:
        """The place of the ships laid aside in the wide drawing; empty without any."""
        r = self.measure.of(9)
        middle = head.y() + self.measure.of(101)
        return QRectF(head.x() + self.measure.of(110) - r, middle - r, len(self.kept) * r * 2.3, 2 * r)

    def _paint_wide(self, p: QPainter, head: QRectF) -> None:
        """Paint the head of the wide drawing, without its counters."""
        measure, numbers = self.measure, self.numbers
        x, y = head.x() + measure.of(20), head.y() + measure.of(18)
        side = measure.of(56)
        stamps.seat_shield(p, x, y, side, self.colour)
        left = x + side + measure.of(16)
        width = head.right() - left - measure.of(4)
        title = brushes.fit_font(self.title, "display", measure.letter_size(25), width, floor=16, weight=800)
        stamps.write(p, QRectF(left, y - measure.of(2), width, measure.of(36)), self.title, title, IVORY)
        starter = brushes.fit_font(self.starter, "text", measure.letter_size(15.5), width)
        stamps.write(
            p, QRectF(left, y + measure.of(31), width, measure.of(25)), self.starter, starter, SAND, elide=True
        )
        line = QRectF(x, head.y() + measure.of(90), measure.of(170), measure.of(22))
        stamps.write(p, line, self.coins.upper(), measure.font("overline", 13.5), SAND)
        cubes = self._wide_cubes(head)
        _cubes(p, cubes.x(), cubes.y(), numbers.cubes, self.colour, measure.of(20))
        _kept_ships(p, self._wide_kept(head), self.kept)
        pile = QRectF(x, head.y() + measure.of(116), measure.of(176), measure.of(82))
        end = _coin_pile(p, pile, numbers.coins, measure.of(20))
        number = QRectF(end + measure.of(16), head.y() + measure.of(112), measure.of(100), measure.of(86))
        font = measure.font("display", 60, weight=800, tabular=True)
        stamps.write(p, number, str(numbers.coins), font, "#FFE3A0", shade=("#000000", 0.5))

    def _line(self, head: QRectF, end: float) -> _Line:
        """The places in the head of the small drawing, one line whose counters begin at ``end``."""
        measure, count = self.measure, self.numbers.coins
        x = head.x() + measure.of(12)
        left = x + measure.of(46)
        title, starter = measure.font("display", 20, weight=800), measure.font("text", 13.5)
        # From left to right: name and start player, coins, their number, cubes, ships laid aside.
        width = max(brushes.text_width(self.title, title), brushes.text_width(self.starter, starter))
        width = min(width, measure.of(190))
        number = measure.font("display", 34, weight=800, tabular=True)
        figure = brushes.text_width(str(count), number) + measure.of(8)
        ship = measure.of(11, 9)
        kept = len(self.kept) * ship * 2.3
        extra = measure.of(74) + (kept + measure.of(10) if kept else 0.0) if self.numbers.cubes >= 0 else 0.0
        middle = head.y() + measure.of(30)
        pile = QRectF(left + width + measure.of(20), middle - measure.of(14), 0, measure.of(28))
        # The coins have what the rest leaves; the more there are, the closer together they lie.
        pile.setRight(min(end - figure - extra, pile.x() + measure.of(160)))
        r = measure.of(13)
        step = min(measure.of(17), (pile.width() - 2 * r) / max(1, count - 1))
        # Number, cubes and ships follow the coins that are there, not the place that these could have.
        after = pile.x() + 2 * r + (max(1, count) - 1) * step + measure.of(8)
        cubes, ships = QRectF(), QRectF()
        if self.numbers.cubes >= 0:
            cubes = QRectF(after + figure + measure.of(7), middle - measure.of(13), measure.of(60), measure.of(26))
            ships = QRectF(cubes.right() + measure.of(10), middle - ship, kept, 2 * ship)
        return _Line(x, middle, QRectF(left, middle, width, 0), pile, step, after, figure, cubes, ships)

    def _paint_small(self, p: QPainter, head: QRectF, end: float) -> None:
        """Paint the head of the small drawing, without its counters, which begin at ``end``."""
        measure, numbers, line = self.measure, self.numbers, self._line(head, end)
        side, middle, left, width = measure.of(36), line.middle, line.words.x(), line.words.width()
        stamps.seat_shield(p, line.x, middle - side * 0.56, side, self.colour)
        size = measure.font("display", 20).pixelSize()
        fitting = brushes.fit_font(self.title, "display", size, width, floor=13, weight=800)
        stamps.write(p, QRectF(left, middle - measure.of(24), width, measure.of(28)), self.title, fitting, IVORY)
        lower = QRectF(left, middle + measure.of(2), width, measure.of(20))
        stamps.write(p, lower, self.starter, measure.font("text", 13.5), SAND, elide=True)
        r = measure.of(13)
        if not numbers.coins:
            _no_coin(p, line.pile.x() + r, middle, r)
        for k in range(numbers.coins):
            stamps.coin(p, line.pile.x() + r + k * line.step, middle, r)
        number = measure.font("display", 34, weight=800, tabular=True)
        text = QRectF(line.after, middle - measure.of(26), line.figure, measure.of(50))
        stamps.write(p, text, str(numbers.coins), number, "#FFE3A0", shade=("#000000", 0.5))
        _cubes(p, line.cubes.x() + measure.of(2), middle - measure.of(9), numbers.cubes, self.colour, measure.of(16))
        _kept_ships(p, line.kept, self.kept)

    def _counters(self) -> dict[str, int]:
        """The numbers of the counters, by the keys of their facts; that of the jacks only if there are any."""
        numbers = self.numbers
        found = dict(zip(COUNTER_GLYPHS, (numbers.swords, *numbers.symbols), strict=True))
        return {key: number for key, number in found.items() if number or key != "jacks"}

    def _places(self) -> dict[str, QRectF]:
        """The places of influence and counters, by the keys of their facts."""
        head, measure, keys = rect_of(self.head), self.measure, list(self._counters())
        if measure.wide:
            gap, height = measure.of(6), measure.of(60)
            y = head.bottom() - height - measure.of(18)
            x, right = head.x() + measure.of(18), head.right() - measure.of(2)
            first = measure.of(78)
            width = (right - x - first - gap * len(keys)) / len(keys)
            places = {"influence": QRectF(x, y, first, height)}
            for k, key in enumerate(keys):
                places[key] = QRectF(x + first + gap + k * (width + gap), y, width, height)
            return places
        height = measure.of(38)
        y = head.y() + measure.of(11)
        x = head.right() - measure.of(12)
        places = {}
        for key in ["influence", *reversed(keys)]:  # from right to left
            width = measure.of(100 if key == "influence" else 60)
            x -= width
            places[key] = QRectF(x, y, width, height)
            x -= measure.of(7)
        return places


def _counter_ground(p: QPainter, box: QRectF, measure: Measure) -> None:
    """Paint the dark ground of a counter."""

    def draw(q: QPainter, ground: QRectF) -> None:
        q.setPen(brushes.pen("#FFDFA8", 1, 0.3))
        q.setBrush(look.color("#120A06", 0.58))
        q.drawPath(brushes.rounded(ground, measure.of(10, 9)))

    stamps.sheet(p, box, "counter", 1, draw)


def _influence(p: QPainter, box: QRectF, value: int, of: str, measure: Measure) -> None:
    """Paint the influence of the viewer, and ``of``, which says how much is needed."""
    _counter_ground(p, box, measure)
    side = measure.of(36, 28)
    stamps.points_shield(p, box.x() + measure.of(6), box.center().y() - side * 0.57, side, value)
    left = box.x() + side + measure.of(9, 10)
    room = QRectF(left, box.y(), box.right() - left, box.height())
    longest = max(of.split(), key=len)
    font = brushes.fit_font(longest, "text", measure.letter_size(14, 14), room.width() - 4, floor=11, weight=600)
    align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    stamps.write(p, room, of, font, SAND, align, wrap=True)


def _counter(p: QPainter, box: QRectF, key: str, value: int, measure: Measure) -> None:
    """Paint a counter of the viewer; ``key`` is that of the fact."""
    _counter_ground(p, box, measure)
    number = measure.font("display", 26, 22, 800, tabular=True)
    alpha = 1.0 if value else 0.5
    ink = look.color(IVORY, max(alpha, 0.7))
    if measure.wide:
        size = min(measure.of(24), box.width() * 0.66)
        x, y = box.center().x() - size / 2, box.y() + measure.of(6)
        stamps.glyph(p, COUNTER_GLYPHS[key], x, y, size, "#F6CF82", alpha=alpha)
        below = QRectF(box.x(), box.bottom() - measure.of(32), box.width(), measure.of(32))
        stamps.write(p, below, str(value), number, ink, brushes.CENTER)
        return
    size = measure.of(22)
    x, y = box.x() + measure.of(8), box.center().y() - size / 2
    stamps.glyph(p, COUNTER_GLYPHS[key], x, y, size, "#F6CF82", alpha=alpha)
    right = QRectF(box.x() + measure.of(36), box.y() - 1, box.width(), box.height())
    stamps.write(p, right, str(value), number, ink)


def _coin_pile(p: QPainter, box: QRectF, count: int, r: float) -> float:
    """Paint coins in one or two rows, closer together the more there are; 14 a row at most.

    Returns:
        The x of their right edge.
    """
    if not count:
        _no_coin(p, box.x() + r, box.center().y(), r)
        return box.x() + 2 * r
    rows = 1 if count <= 5 else 2
    per_row = -(-count // rows)
    shown = min(per_row, 14)
    step = min(2 * r * 0.84, (box.width() - 2.6 * r) / max(1, shown - 1))
    down = min(2 * r * 0.95, box.height() - 2 * r)
    drawn = 0
    for line in range(rows):
        y = box.y() + r + line * down if rows > 1 else box.center().y()
        for k in range(min(shown, count - drawn)):
            stamps.coin(p, box.x() + r + k * step + (r * 0.8 if line else 0), y, r)
        drawn += shown
    return box.x() + 2 * r + (shown - 1) * step + (r * 0.8 if rows > 1 else 0)


def _no_coin(p: QPainter, cx: float, cy: float, r: float) -> None:
    """Paint a faint coin where there are none, so that one sees what the 0 beside it counts."""
    with brushes.saved(p):
        p.setOpacity(0.35)
        stamps.coin(p, cx, cy, r)


def _kept_ships(p: QPainter, box: QRectF, colours: Sequence[int]) -> None:
    """Paint the ships laid aside for a contract as tokens that are as high as ``box``."""
    r = box.height() / 2
    for k, colour in enumerate(colours):
        x = box.x() + r + k * r * 2.3
        pieces.ship_token(p, x, box.center().y(), r, art.ship_colour(colour), art.ship_sign(colour))
