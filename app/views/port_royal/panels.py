"""What is painted in the middle of the table: piles, harbour, expeditions."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from app.engines.port_royal.components import COLOURS, TAKES_BY_COLOURS
from app.models.port_royal.pieces import Symbol
from app.models.presenter import Gauge, TitleChip
from app.views import theme as look
from app.views.board.base import BoardPanel, Tips
from app.views.board.boxes import Box
from app.views.board.table_style import IVORY, rect_of
from app.views.paint import brushes, cards, pieces, stamps
from app.views.port_royal import art
from app.views.port_royal.layout import Areas
from app.views.port_royal.style import EDGE, glass
from app.views.widgets.measure import Measure

# --- piles -----------------------------------------------------------------------------------------------------------


def empty_place(p: QPainter, rect: QRectF, radius: float) -> None:
    """A dashed outline where nothing lies."""
    p.setPen(brushes.pen("#FFE9C4", 1.6, 0.55, dash=True))
    p.setBrush(look.color("#0A1830", 0.32))
    p.drawRoundedRect(rect, radius, radius)


def paint_discard(p: QPainter, rect: QRectF, face: str, count: int, name: str, measure: Measure) -> None:
    """Paint the discard pile: its top card and the number of cards.

    Args:
        p: The painter.
        rect: The place of the pile.
        face: Component id of the top card; ``""`` for an empty pile.
        count: Number of cards.
        name: What the pile is called; left out where there is too little room for it.
        measure: Sizes of the table.
    """
    empty_place(p, rect, measure.of(11, 9))
    pad = rect.height() * 0.09
    width = float(int((rect.height() - 2 * pad) / cards.RATIO))
    left = rect.x() + pad
    if face:
        margin = cards.card_margin(width)
        picture = cards.card_pixmap(art.card_face(face, "", ""), width, dpr=p.device().devicePixelRatioF())
        p.drawPixmap(QPointF(left - margin, rect.y() + pad - margin), picture)
    else:
        side = width * 0.8
        stamps.glyph(p, "card-discard", left + width * 0.1, rect.center().y() - side / 2, side, "#FFE9C4", alpha=0.7)
    right = QRectF(left + width + 2, rect.y(), rect.right() - left - width - 4 - measure.of(5), rect.height())
    number = measure.font("display", 30, 22, 800, tabular=True)
    label = _label_font(name, measure, right.width())
    readable = label.pixelSize() >= 11
    high = number.pixelSize() * 1.02
    low = brushes.wrapped_height(name, label, right.width()) if readable else 0.0
    top = right.center().y() - (high + low) / 2
    upper = QRectF(right.x(), top, right.width(), high)
    stamps.write(p, upper, str(count), number, IVORY, brushes.CENTER)
    if not readable:
        return  # the tool tip says it
    below = QRectF(right.x(), upper.bottom(), right.width(), low + 2)
    align = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
    stamps.write(p, below, name, label, "#FFE9C4", align, wrap=True)


def _label_font(name: str, measure: Measure, width: float) -> QFont:
    """A font in which the longest word of the label fits into ``width``."""
    longest = max(name.split(), key=len)
    return brushes.fit_font(longest, "text", measure.letter_size(14, 13), width, floor=9.5, weight=600)


def deck_label(a: Areas, text: str, measure: Measure) -> BoardPanel:
    """The panel with the number of cards, across the lower edge of the draw pile."""
    height = measure.letter_size(15, 13.5) * 1.72
    width = brushes.text_width(text, measure.font("text", 15, 13.5, 600, tabular=True)) + height * 0.95
    x, y = a.deck.centre[0] - width / 2 + 3 * a.scale, a.deck.bottom - height * 0.45
    return BoardPanel("deck:label", QRectF(x, y, width, height), DeckLabel(text, measure), z=90, reach=2)


@dataclass(frozen=True, slots=True)
class DeckLabel:
    """The facts of ``deck_label``; see ``PanelFacts``."""

    text: str
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        now = look.theme()
        p.setPen(brushes.pen(now.line, 1))
        p.setBrush(look.color(now.raised))
        p.drawPath(brushes.rounded(rect, rect.height() / 2))
        font = self.measure.font("text", 15, 13.5, 600, tabular=True)
        stamps.write(p, rect.adjusted(0, -1, 0, -1), self.text, font, now.text, brushes.CENTER)


# --- the middle ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Harbour:
    """The panel of the harbour: title, labels, and the gauge or the ladder of ship colours; see ``PanelFacts``.

    Attributes:
        title: The title.
        chips: The labels beside it.
        gauge: The gauge; ``None`` for the ladder.
        colours: The different colours of the ships there.
        ladder: Words on the left and on the right of the ladder.
        line: The place of gauge or ladder.
        measure: Sizes of the table.
    """

    title: str
    chips: tuple[TitleChip, ...]
    gauge: Gauge | None
    colours: tuple[int, ...]
    ladder: tuple[str, str]
    line: Box
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """See ``PanelFacts``; the cards are pieces and lie above the panel."""
        measure, head = self.measure, self._head(rect)
        glass(p, rect, measure.of(18, 14), first=True)
        stamps.write(p, head, self.title, self._font(), IVORY)
        px = measure.letter_size(15, 13.5)
        for chip, place in zip(self.chips, self._places(head), strict=True):
            pieces.pill(p, place.x(), place.y(), place.height(), chip.text, px=px, mark=chip.glyph)
        if self.gauge is not None:
            _paint_gauge(p, rect_of(self.line), self.gauge, measure)
        else:
            _paint_ladder(p, rect_of(self.line), self.colours, self.ladder, measure)

    def tips(self, rect: QRectF, tip: str) -> Tips:
        """The tips of gauge and labels; ``tip`` is that of everything else in the panel."""
        gauge = ((rect_of(self.line), self.gauge.tip),) if self.gauge is not None else ()
        high = self.measure.of(46, 40)
        chips = [
            (QRectF(place.x(), rect.y(), place.width(), high), chip.tip)
            for chip, place in zip(self.chips, self._places(self._head(rect)), strict=True)
        ]
        return (*gauge, *chips, (rect, tip))

    def lines(self, rect: QRectF) -> tuple[QRectF, ...]:
        """The places of the title and of the ladder; a gauge has a tip."""
        title = self._head(rect)
        title.setWidth(brushes.text_width(self.title, self._font()))
        return (title,) if self.gauge is not None else (title, rect_of(self.line))

    def _font(self) -> QFont:
        return self.measure.font("display", 23, 20, 700)

    def _head(self, rect: QRectF) -> QRectF:
        of = self.measure.of
        return QRectF(rect.x() + of(20, 14), rect.y() + of(8, 6), rect.width(), of(34, 28))

    def _places(self, head: QRectF) -> list[QRectF]:
        """The places of the labels, right of the title."""
        measure, found = self.measure, []
        px = measure.letter_size(15, 13.5)
        height = px * 1.72
        x = head.x() + brushes.text_width(self.title, self._font()) + measure.of(16, 12)
        for chip in self.chips:
            width = pieces.pill_width(chip.text, height, mark=chip.glyph, px=px)
            found.append(QRectF(x, head.center().y() - height / 2, width, height))
            x += width + measure.of(12, 8)
        return found


def _bar(line: QRectF, title: str, text: str, measure: Measure) -> tuple[QRectF, QRectF, QRectF]:
    """The places of title, bar and figures on the line of the gauge or ladder."""
    bold = measure.font("text", 16, 14, 700, tabular=True)
    left = brushes.text_width(title, measure.font("text", 16, 14, 600))
    right = brushes.text_width(text, bold)
    gap = measure.of(18, 12)
    high = measure.of(18, 15)
    x = line.x() + measure.of(4, 4)
    bar = QRectF(x + left + gap, line.center().y() - high / 2, line.right() - x - left - right - 2 * gap, high)
    return (
        QRectF(x, line.y(), left + 4, line.height()),
        bar,
        QRectF(bar.right() + gap, line.y(), right + 6, line.height()),
    )


def _paint_gauge(p: QPainter, line: QRectF, gauge: Gauge, measure: Measure) -> None:
    title, bar, figures = _bar(line, gauge.title, gauge.text, measure)
    stamps.write(p, title, gauge.title, measure.font("text", 16, 14, 600), IVORY)
    with brushes.clipped(p, brushes.rounded(bar, bar.height() / 2)):
        p.fillRect(bar, look.color("#0A1626"))
        x = bar.x()
        for part in gauge.parts:
            width = bar.width() * part.count / max(1, gauge.total)
            _segment(p, QRectF(x, bar.y(), width, bar.height()), COLOURS.index(part.key))
            x += width
    brushes.stroke(p, brushes.pen(EDGE, 1, 0.5))
    p.drawPath(brushes.rounded(bar, bar.height() / 2))
    stamps.write(p, figures, gauge.text, measure.font("text", 16, 14, 700, tabular=True), IVORY)


def _segment(p: QPainter, box: QRectF, colour: int) -> None:
    """Paint the part of a bar that is about one ship colour, with its sign if there is room."""
    paint = art.ship_colour(colour)
    p.fillRect(box, brushes.vertical(box, look.mix(paint, "#FFFFFF", 0.2), paint))
    size = box.height() * 0.8
    if box.width() > size * 1.15:
        at = box.center()
        stamps.glyph(p, art.ship_sign(colour), at.x() - size / 2, at.y() - size / 2, size, look.on(paint))
    p.fillRect(QRectF(box.right() - 1.5, box.y(), 1.5, box.height()), look.color("#0A1626"))


def _paint_ladder(p: QPainter, line: QRectF, colours: Sequence[int], words: tuple[str, str], measure: Measure) -> None:
    """Paint five cells: filled for each ship colour that is there, with the number of cards to take for the others."""
    title, bar, figures = _bar(line, words[0], words[1], measure)
    stamps.write(p, title, words[0], measure.font("text", 16, 14, 600), IVORY)
    gap = measure.of(8, 6)
    width = (bar.width() - 4 * gap) / 5
    font = measure.font("text", 14, 13, 700, tabular=True)
    for k in range(5):
        cell = QRectF(bar.x() + k * (width + gap), bar.y() - measure.of(3, 2), width, bar.height() + measure.of(6, 4))
        radius = cell.height() / 2
        if k < len(colours):
            with brushes.clipped(p, brushes.rounded(cell, radius)):
                _segment(p, cell.adjusted(0, 0, 2, 0), colours[k])  # wider: its dark right edge is clipped away
        brushes.stroke(p, brushes.pen(EDGE, 1.2, 0.6 if k < len(colours) else 0.38, dash=k >= len(colours)))
        p.drawPath(brushes.rounded(cell, radius))
        if k >= len(colours):
            takes = TAKES_BY_COLOURS[k + 1]
            size = cell.height() * 0.74
            x = cell.center().x() - size * 0.9
            stamps.glyph(p, "card-pickup", x, cell.center().y() - size / 2, size, IVORY, alpha=0.75)
            number = QRectF(x + size * 1.15, cell.y() - 1, width, cell.height())
            stamps.write(p, number, str(takes), font, look.color(IVORY, 0.85))
    stamps.write(p, figures, words[1], measure.font("text", 16, 14, 700, tabular=True), IVORY)


@dataclass(frozen=True, slots=True)
class Expeditions:
    """The panel of the open expeditions; see ``PanelFacts``.

    Attributes:
        title: The title.
        symbols: For each expedition that is shown as a card: its symbols, and the box of the card.
        none: Words for an empty panel; ``""`` if there are expeditions.
        foot: Height of the symbols below a card, with the gap above them.
        measure: Sizes of the table.
    """

    title: str
    symbols: tuple[tuple[tuple[Symbol, ...], Box], ...]
    none: str
    foot: float
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """See ``PanelFacts``: the title, and below every card its symbols."""
        of = self.measure.of
        glass(p, rect, of(18, 14), first=True)
        head = QRectF(rect.x() + of(18, 14), rect.y() + of(8, 6), rect.width() - of(30, 22), of(34, 28))
        title = brushes.fit_font(
            self.title, "display", self.measure.letter_size(23, 20), head.width(), floor=14, weight=700
        )
        stamps.write(p, head, self.title, title, IVORY)
        if self.none:
            _paint_none(p, rect, self.none, self.measure)
        for symbols, box in self.symbols:
            place = QRectF(box.x, box.bottom + of(5, 3), box.w, self.foot - of(5, 3))
            _paint_symbols(p, place, symbols, self.measure)


def _paint_none(p: QPainter, rect: QRectF, text: str, measure: Measure) -> None:
    side = measure.of(74, 52)
    at = rect.center()
    stamps.glyph(p, "island", at.x() - side / 2, at.y() - side * 0.72, side, IVORY, alpha=0.38)
    box = QRectF(rect.x() + 10, at.y() + side * 0.34, rect.width() - 20, 0)
    box.setBottom(rect.bottom())
    align = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
    stamps.write(p, box, text, measure.font("text", 15, 13), look.color(IVORY, 0.75), align, wrap=True)


def _paint_symbols(p: QPainter, box: QRectF, symbols: Sequence[Symbol], measure: Measure) -> None:
    """Paint the symbols of an expedition as rings: green if the viewer has the symbol, dashed if it is missing.

    The number of symbols that the viewer has is written beside them if there is room.
    """
    n = len(symbols)
    have = sum(owned for _, owned in symbols)
    text = f"{have}/{n}"
    font = measure.font("text", 16, 14, 600, tabular=True)
    label = brushes.text_width(text, font) + measure.of(4)
    gap = measure.of(7, 5)
    r = min(measure.of(17, 13), box.height() / 2 - 1, (box.width() - label - gap * n) / (2 * n))
    if r < measure.of(9, 7):  # too small to be told apart: larger ones without the number
        label = 0.0
        r = min(measure.of(17, 13), box.height() / 2 - 1, (box.width() - gap * (n - 1)) / (2 * n))
    x = box.center().x() - (n * 2 * r + n * gap + label) / 2 + r
    for symbol, owned in symbols:
        p.setPen(brushes.pen("#6FE0A0" if owned else EDGE, 1.6, dash=not owned))
        p.setBrush(look.color("#174A36" if owned else "#0E2038"))
        brushes.disc(p, x, box.center().y(), r)
        size = r * 1.24
        name = art.SYMBOLS[symbol]
        stamps.glyph(p, name, x - size / 2, box.center().y() - size / 2, size, IVORY, alpha=1 if owned else 0.55)
        x += 2 * r + gap
    if label:
        stamps.write(p, QRectF(x - r, box.y(), label + 8, box.height()), text, font, IVORY)


@dataclass(frozen=True, slots=True)
class Pending:
    """A light around the ship that waits to be repelled or let in: red if it would spoil the harbour."""

    spoils: bool
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        measure, colour = self.measure, "#FF5A46" if self.spoils else "#FFC65A"
        radius = 11 * rect.width() / 180
        for grown, alpha in ((22, 0.10), (17, 0.14), (12, 0.2), (8, 0.3)):
            g = measure.of(grown)
            brushes.fill(p, look.color(colour, alpha))
            p.drawPath(brushes.rounded(rect.adjusted(-g, -g, g, g), radius + g))
        g = measure.of(4)
        brushes.stroke(p, brushes.pen(colour, measure.of(2.4)))
        p.drawPath(brushes.rounded(rect.adjusted(-g, -g, g, g), radius + g))
