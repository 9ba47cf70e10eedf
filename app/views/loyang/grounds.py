"""The panels that pieces lie on: path, strip of the card phase, fields, shop, cart, rows of cards.

Each class is a ``PanelFacts``: its values are all that the picture of the panel depends on.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from app.views import theme as look
from app.views.board.boxes import Box
from app.views.board.table_style import rect_of
from app.views.loyang import things
from app.views.loyang.art import awning
from app.views.loyang.goods import hollow
from app.views.loyang.style import CREAM, GAIN, LOSS, SAND, STRAW, SUNNY, glass, signed
from app.views.loyang.wording import WORDS
from app.views.paint import brushes, pieces, stamps
from app.views.paint.scenery import ridge
from app.views.paint.surfaces import wood
from app.views.widgets.measure import Measure


@dataclass(frozen=True, slots=True)
class Label:
    """A label above a group of cards.

    Attributes:
        words: The label.
        box: The place of the cards below it.
        more: What is written beside it, if there is room.
        change: What is added to prices; painted on a pill where there is no room for ``more``.  ``None`` for no pill.
        sign: Glyph to paint in ``box`` while no card lies there.
    """

    words: str
    box: Box
    more: str = ""
    change: int | None = None
    sign: str = ""


def overline(p: QPainter, box: QRectF, label: Label, measure: Measure) -> None:
    """Paint a label in capitals, and beside it what there is room for."""
    font = look.font("overline", measure.letter_size(13.5, 13))
    text, more, change = label.words.upper(), label.more, label.change
    if brushes.text_width(text, font) > box.width():
        font = brushes.fit_font(text, "text", font.pixelSize(), box.width(), floor=10.5, weight=700)
    stamps.write(p, box, text, font, CREAM, shade=("#000000", 0.45), elide=True)
    left = brushes.text_width(text, font) + measure.of(14, 9)
    room = box.adjusted(left, 0, 0, 0)
    plain = measure.font("text", 15, 13)
    if more and brushes.text_width(more, plain) <= room.width():
        stamps.write(p, room, more, plain, SAND)
    elif more and change is not None:  # the tip of the panel has all the words
        high, short = min(box.height() * 0.8, measure.of(21, 17)), signed(change)
        ground = (GAIN if change > 0 else LOSS) if change else "#54473A"
        px = max(13.0, high * 0.72)
        if pieces.pill_width(short, high, px=px, weight=700) <= room.width():
            top = box.center().y() - high / 2
            pieces.pill(p, room.x(), top, high, short, ground, "#FFF8E8", px=px, weight=700, line=None)


# --- path ------------------------------------------------------------------------------------------------------------


MUCH_SMALLER = 0.8
"""Share of its usual size below which a caption is rather written in two lines of that size."""


@dataclass(frozen=True, slots=True)
class PathGround:
    """The panel of the path.

    Attributes:
        title: Name of the path.
        text: How far the viewer's cash reaches.
        legend: Place for both.
        first: The first space of the path.
        last: The last space of the path.
        measure: The measure of the table.
    """

    title: str
    text: str
    legend: Box
    first: Box
    last: Box
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paint ink hills at dusk, the way through them, and the words."""
        measure = self.measure
        radius = measure.of(16, 11)

        def draw(q: QPainter, box: QRectF) -> None:
            _dusk(q, box, radius, measure)

        stamps.sheet(p, rect, ("dusk", radius), 8, draw, ground=True)
        first, last = rect_of(self.first).center(), rect_of(self.last).center()
        p.setPen(brushes.pen(STRAW, measure.of(7, 5), 0.9))
        p.drawLine(first, last)
        p.setPen(brushes.pen("#5A4326", measure.of(2, 1.4), dash=True))
        p.drawLine(first, last)
        self._paint_legend(p, rect_of(self.legend))

    def _paint_legend(self, p: QPainter, box: QRectF) -> None:
        """Paint the name of the path, and if there is room how far the cash reaches."""
        measure = self.measure
        room = box.adjusted(measure.of(10, 7), measure.of(6, 3), -measure.of(12, 4), -measure.of(6, 3))
        title, text, width = self.title, self.text, room.width() + 4
        font = brushes.fit_font(title, "display", measure.letter_size(18, 14), width, floor=10.5, weight=700)
        wanted = measure.letter_size(14.5, 13)
        small = brushes.fit_font(text, "text", wanted, room.width(), floor=11.5, weight=600)
        large = look.font("text", wanted, weight=600)
        high = brushes.wrapped_height(title, font, width) + brushes.wrapped_height(text, large, width)
        if small.pixelSize() < MUCH_SMALLER * wanted and high <= room.height():
            small = large  # in two lines, where large letters leave room above and below
        lines = [(title, font, CREAM), (text, small, SUNNY)]
        heights = [brushes.wrapped_height(words, each, width) for words, each, _ in lines]
        if sum(heights) > room.height() + 4:  # the prices on the path say the same
            lines, heights = lines[:1], heights[:1]
        free = max(0.0, room.height() - sum(heights)) / (len(lines) + 1)
        y = room.y() + free
        for (words, each, ink), high in zip(lines, heights, strict=True):
            line = QRectF(room.x(), y, width, high)
            stamps.write(p, line, words, each, ink, wrap=True, shade=("#000000", 0.5))
            y += high + free


def _dusk(p: QPainter, rect: QRectF, radius: float, measure: Measure) -> None:
    brushes.shadow(p, rect, radius, measure.of(7, 5), 0.4)
    with brushes.clipped(p, brushes.rounded(rect, radius)):
        p.fillRect(rect, brushes.horizontal(rect, "#1B2921", "#2A3D33", "#5A5A44"))
        x, y, r = rect.right() - rect.height() * 0.5, rect.y() + rect.height() * 0.42, rect.height() * 0.36
        brushes.glow(p, x, y, r * 5, "#F2A65A", 0.45)
        brushes.fill(p, brushes.linear(0, y - r, 0, y + r, "#D8533A", "#B83A2A"))
        brushes.disc(p, x, y, r)
        for height, swing, seed, tone, alpha in (
            (0.60, 0.26, 5, "#4E7268", 0.55),
            (0.76, 0.20, 18, "#35564E", 0.8),
            (0.92, 0.12, 27, "#1E352C", 0.95),
        ):
            brushes.fill(p, look.color(tone, alpha))
            p.drawPath(ridge(rect, height, swing, seed, 7))
        dark = QRectF(rect.x(), rect.y(), rect.width() * 0.22, rect.height())
        p.fillRect(dark, brushes.horizontal(dark, ("#141E18", 0.85), ("#141E18", 0.0)))
        brushes.noise(p, rect, 0.05, 3)
    brushes.stroke(p, brushes.pen("#FFE9C8", 1.3, 0.45))
    p.drawPath(brushes.rounded(rect, radius))


# --- strip of the card phase -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StripGround:
    """The strip of the card phase; its labels are ``high`` px high."""

    labels: tuple[Label, ...]
    high: float
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paint dark glass with the labels of court and hand."""
        measure = self.measure
        radius = measure.of(16, 11)

        def draw(q: QPainter, box: QRectF) -> None:
            _dusk(q, box, radius, measure)
            q.setPen(Qt.PenStyle.NoPen)
            q.setBrush(look.color("#0E1712", 0.42))
            q.drawPath(brushes.rounded(box, radius))

        stamps.sheet(p, rect, ("court", radius), 8, draw, ground=True)
        for label in self.labels:
            above = QRectF(label.box.x, label.box.y - self.high, label.box.w, self.high * 0.9)
            overline(p, above, label, measure)
        _hairlines(p, rect, [label.box for label in self.labels], measure, 0.35)


def _hairlines(p: QPainter, rect: QRectF, boxes: Sequence[Box], measure: Measure, alpha: float) -> None:
    """Paint a vertical line halfway between neighbouring groups of cards."""
    for left, right in pairwise(boxes):
        x = (left.right + right.x) / 2
        p.setPen(brushes.pen("#FFE9C8", 1, alpha))
        p.drawLine(QPointF(x, rect.y() + measure.of(14, 8)), QPointF(x, rect.bottom() - measure.of(14, 8)))


@dataclass(frozen=True, slots=True)
class SmallGrid:
    """The grid of the solo game beside the opponent, while it is not in the strip; its labels are ``high`` px high."""

    labels: tuple[Label, ...]
    high: float
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paint glass, and what the cards of each row cost."""
        glass(p, rect, self.measure.of(14, 11), 0.72, first=True)
        for label in self.labels:
            overline(p, QRectF(label.box.x, label.box.y, label.box.w, self.high), label, self.measure)


@dataclass(frozen=True, slots=True)
class CountPill:
    """The number of cards on a pile, in letters of ``px`` px."""

    text: str
    px: float

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paint the number on a pill, which lies across the lower edge of the pile."""
        now = look.theme()

        def draw(q: QPainter, box: QRectF) -> None:
            q.setPen(brushes.pen(now.line, 1))
            q.setBrush(look.color(now.raised))
            q.drawPath(brushes.rounded(box, box.height() / 2))

        stamps.sheet(p, rect, "count", 1, draw)
        font = look.font("text", self.px, weight=600, tabular=True)
        stamps.write(p, rect.adjusted(-4, -1, 4, -1), self.text, font, now.text, brushes.CENTER)


# --- the own farm ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ground:
    """The panel below the own fields.

    Attributes:
        stack: Place of the private stack; without size if the stack is empty.
        sizes: Sizes of the fields still to come.
        coming: Sizes that the next one may have.
        measure: The measure of the table.
    """

    stack: Box
    sizes: tuple[int, ...]
    coming: tuple[int, ...]
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paint glass, and the sizes of the fields still to come below the private stack."""
        measure, stack, words = self.measure, self.stack, WORDS.to_come()
        glass(p, rect, measure.of(16, 12), 0.52, first=True)
        if not stack.w:
            return
        foot = measure.of(34, 25)
        line = measure.of(22, 17)
        wide = stack.w + measure.of(16, 13)
        font = brushes.fit_font(words, "text", measure.letter_size(14.5, 13), wide, floor=10.5, weight=600)
        low = QRectF(stack.x, stack.bottom - foot, stack.w, foot * 0.92)
        upper = QRectF(stack.x - (wide - stack.w) / 2, low.y() - line, wide, line)
        stamps.write(p, upper, words, font, SAND, brushes.CENTER)
        things.paint_sizes(p, low, self.sizes, self.coming, measure)


@dataclass(frozen=True, slots=True)
class ShopStand:
    """The own shop; ``margin`` are the places of the glyphs for buying and selling, empty if there is no room."""

    title: str
    margin: tuple[Box, ...]
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paint a wooden stand with a striped awning, and its name on it."""
        measure = self.measure
        radius = measure.of(14, 10)
        cloth = measure.of(40, 25)

        def draw(q: QPainter, box: QRectF) -> None:
            brushes.shadow(q, box, radius, measure.of(8, 6), 0.4)
            with brushes.clipped(q, brushes.rounded(box, radius)):
                wood(q, box, "#5A3C22", 6, 9, grain=0.14, seam=0.4)
                if look.theme().dark:
                    q.fillRect(box, look.color("#000000", 0.18))
                awning(q, QRectF(box.x(), box.y(), box.width(), cloth), "#4E8B57", 11, "#F3E7C8")
            brushes.stroke(q, brushes.pen(STRAW, 1.6, 0.8))
            q.drawPath(brushes.rounded(box, radius))

        stamps.sheet(p, rect, ("shop", radius, cloth), 10, draw)
        high = measure.of(25, 18)
        font = measure.font("text", 15.5, 13, 700)
        wide = brushes.text_width(self.title, font) + high * 1.1
        pill = QRectF(rect.center().x() - wide / 2, rect.y() + measure.of(4, 2), wide, high)
        p.setPen(brushes.pen("#5A4326", 1))
        p.setBrush(look.color("#FAF5EA"))
        p.drawPath(brushes.rounded(pill, high / 2))
        stamps.write(p, pill.adjusted(-4, -1, 4, -1), self.title, font, look.INK, brushes.CENTER)
        for box, sign in zip(self.margin, ("shopping-bag", "receive-money"), strict=False):
            side = box.w
            stamps.glyph(p, sign, box.x, box.y + (box.h - side) / 2, side, CREAM, alpha=0.85)


@dataclass(frozen=True, slots=True)
class CartGround:
    """The own cart and storehouse.

    Attributes:
        total: Number of goods on the cart.
        stored: Number of goods in the storehouse.
        load: Places of the goods on the cart.
        slots: Places of the storehouse.
        room: Places that an enlarged storehouse has.
        label: Height of a heading in px.
        measure: The measure of the table.
    """

    total: int
    stored: int
    load: tuple[Box, ...]
    slots: tuple[Box, ...]
    room: tuple[Box, ...]
    label: float
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paint the cart and, below it, the places of the storehouse."""
        measure, label = self.measure, self.label
        glass(p, rect, measure.of(16, 12), 0.78, first=True)
        pad = measure.of(14, 9)
        line = QRectF(rect.x() + pad, rect.y() + measure.of(3, 2), rect.width() - 2 * pad, label)
        _heading(p, line, WORDS.cart(), WORDS.goods(self.total) if self.total else "", measure)
        load = [rect_of(box) for box in self.load]
        edge = measure.of(6, 4)
        body = load[0].united(load[-1]).adjusted(-edge, -edge, edge, edge)
        _wheels(p, body, measure)
        stamps.sheet(p, body, ("cart", round(body.width(), 1)), 8, lambda q, box: _cart(q, box, measure))
        room = [rect_of(box) for box in self.room]
        whole = room[0].united(room[-1])
        low = QRectF(line.x(), whole.y() - label - measure.of(4, 2), line.width(), label)
        _heading(p, low, WORDS.store(), f"{self.stored}/{len(self.slots)}", measure)
        ground = whole.adjusted(-measure.of(4, 2), -measure.of(5, 3), measure.of(4, 2), measure.of(5, 3))
        drawn = partial(_paint_store, ground=ground, room=room, free=len(self.slots), measure=measure)
        stamps.part(p, ground, ("loyang store", len(self.slots), len(room), measure), drawn, 3)


def _paint_store(p: QPainter, ground: QRectF, room: Sequence[QRectF], free: int, measure: Measure) -> None:
    """Paint the storehouse: the first ``free`` places of ``room``, and padlocks on those of an enlarged one."""
    p.setPen(brushes.pen(STRAW, 1.2, 0.5))
    p.setBrush(look.color("#0C120E", 0.55))
    p.drawPath(brushes.rounded(ground, measure.of(12, 9)))
    for k, box in enumerate(room):
        at, r = box.center(), box.width() / 2
        if k < free:
            hollow(p, at.x(), at.y(), r * 0.92)
        else:
            side = r * 0.9
            stamps.glyph(p, "padlock", at.x() - side / 2, at.y() - side / 2, side, look.color(STRAW, 0.35))


def _heading(p: QPainter, line: QRectF, words: str, right: str, measure: Measure) -> None:
    font = measure.font("display", 20, 15.5, 700)
    small = measure.font("text", 15, 13)
    stamps.write(p, line, right, small, SAND, brushes.RIGHT)
    room = line.adjusted(0, 0, -brushes.text_width(right, small) - 6, 0)
    fitted = brushes.fit_font(words, "display", font.pixelSize(), room.width(), floor=13, weight=700)
    stamps.write(p, room, words, fitted, CREAM, elide=True)


def _cart(p: QPainter, box: QRectF, measure: Measure) -> None:
    brushes.shadow(p, box, measure.of(8, 6), measure.of(6, 4), 0.5)
    with brushes.clipped(p, brushes.rounded(box, measure.of(7, 5))):
        wood(p, box, "#7A4E2A", 4, 12, grain=0.16)
    brushes.stroke(p, brushes.pen("#2A180A", measure.of(3, 2)))
    p.drawPath(brushes.rounded(box, measure.of(7, 5)))
    brushes.stroke(p, brushes.pen("#D9A65A", 1.2, 0.8))
    inner = measure.of(3.5, 2.5)
    p.drawPath(brushes.rounded(box.adjusted(inner, inner, -inner, -inner), measure.of(5, 3.5)))


def _wheels(p: QPainter, body: QRectF, measure: Measure) -> None:
    side = measure.of(44, 29)
    for share in (0.18, 0.82):
        x = body.x() + body.width() * share - side / 2
        stamps.glyph(p, "cartwheel", x, body.bottom() - side * 0.36, side, ("#C08A50", "#5A3418"), shadow=2)


@dataclass(frozen=True, slots=True)
class Rows:
    """The panel below stalls, customers, helpers and drawn cards.

    Attributes:
        labels: The label of each group.
        empty: For each group whether it has no card.
        label: Height of a label in px.
        measure: The measure of the table.
    """

    labels: tuple[Label, ...]
    empty: tuple[bool, ...]
    label: float
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paint the labels, lines between the groups, and the glyphs of empty ones."""
        measure = self.measure
        glass(p, rect, measure.of(16, 12), 0.66, first=True)
        for label, empty in zip(self.labels, self.empty, strict=True):
            box = label.box
            overline(p, QRectF(box.x, rect.y() + measure.of(4, 2), box.w, self.label), label, measure)
            if empty:
                side = min(box.w * 0.5, box.h * 0.34, measure.of(84, 54))
                at = rect_of(box).center()
                stamps.glyph(p, label.sign, at.x() - side / 2, at.y() - side / 2, side, look.color(STRAW, 0.22))
        _hairlines(p, rect, [label.box for label in self.labels], measure, 0.30)
