"""The painted parts in the middle of the Port Royal table: piles, harbour, expeditions.

Every function paints from plain facts, so that equal facts give equal pictures.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from app.engines.port_royal.components import COLOURS
from app.models.presenter import Chip, Gauge
from app.models.table import Attrs, Piece
from app.views import stamps
from app.views import theme as look
from app.views.board import Panel
from app.views.boxes import Box
from app.views.paint import brushes, cards, pieces
from app.views.port_royal import art
from app.views.port_royal.layout import Areas
from app.views.port_royal.style import EDGE, SYMBOLS, glass
from app.views.table_style import IVORY, Facts, Style, Tips, rect_of

# --- piles -----------------------------------------------------------------------------------------------------------


def empty_place(p: QPainter, rect: QRectF, radius: float) -> None:
    """A dashed outline where nothing lies."""
    p.setPen(brushes.pen("#FFE9C4", 1.6, 0.55, dash=True))
    p.setBrush(look.color("#0A1830", 0.32))
    p.drawRoundedRect(rect, radius, radius)


def paint_discard(p: QPainter, rect: QRectF, piece: Piece, style: Style) -> None:
    """The discard pile: its top card small, and how many lie there."""
    empty_place(p, rect, style.of(11, 9))
    pad = rect.height() * 0.09
    width = float(int((rect.height() - 2 * pad) / cards.RATIO))
    left = rect.x() + pad
    if piece.face:
        face = art.card_face(piece.face, "", "")
        margin = cards.card_margin(width)
        picture = cards.card_pixmap(face, width, dpr=p.device().devicePixelRatioF())
        p.drawPixmap(QPointF(left - margin, rect.y() + pad - margin), picture)
    else:
        side = width * 0.8
        stamps.glyph(p, "card-discard", left + width * 0.1, rect.center().y() - side / 2, side, "#FFE9C4", alpha=0.7)
    right = QRectF(left + width + 2, rect.y(), rect.right() - left - width - 4, rect.height())
    number = style.font("display", 30, 22, 800, tabular=True)
    label = _label_font(piece.name, style, right.width())
    readable = label.pixelSize() >= 11
    high = number.pixelSize() * 1.02
    low = brushes.wrapped_height(piece.name, label, right.width()) if readable else 0.0
    top = right.center().y() - (high + low) / 2
    upper = QRectF(right.x(), top, right.width(), high)
    stamps.write(p, upper, str(piece.count), number, IVORY, brushes.CENTER)
    if not readable:
        return  # the tool tip says it
    below = QRectF(right.x(), upper.bottom(), right.width(), low + 2)
    align = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
    stamps.write(p, below, piece.name, label, "#FFE9C4", align, wrap=True)


def _label_font(name: str, style: Style, width: float) -> QFont:
    """A font in which the longest word of the label fits."""
    longest = max(name.split(), key=len)
    return brushes.fit_font(longest, "text", style.px(14, 13), width, floor=9.5, weight=600)


def deck_label(deck: Piece, a: Areas, text: str, style: Style) -> Panel:
    """The number of cards on the lower edge of the draw pile."""
    height = style.px(15, 13.5) * 1.72
    width = brushes.text_width(text, style.font("text", 15, 13.5, 600, tabular=True)) + height * 0.95
    x, y = a.deck.centre[0] - width / 2 + 3 * a.scale, a.deck.bottom - height * 0.45
    facts: Attrs = (("text", text), ("style", style))
    return Panel("deck:label", QRectF(x, y, width, height), facts, (), "", z=90, reach=2)


def paint_deck_label(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """See ``deck_label``."""
    style: Style = facts["style"]
    now = look.theme()
    p.setPen(brushes.pen(now.line, 1))
    p.setBrush(look.color(now.raised))
    p.drawPath(brushes.rounded(rect, rect.height() / 2))
    font = style.font("text", 15, 13.5, 600, tabular=True)
    stamps.write(p, rect.adjusted(0, -1, 0, -1), facts["text"], font, now.text, brushes.CENTER)


# --- the middle ------------------------------------------------------------------------------------------------------


def paint_harbour(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """Title, chips, and below the cards the gauge or the ladder of ship colours."""
    style: Style = facts["style"]
    glass(p, rect, style.of(18, 14))
    title = style.font("display", 23, 20, 700)
    head = QRectF(rect.x() + style.of(20, 14), rect.y() + style.of(8, 6), rect.width(), style.of(34, 28))
    stamps.write(p, head, facts["name"], title, IVORY)
    x = head.x() + brushes.text_width(facts["name"], title) + style.of(16, 12)
    height = style.px(15, 13.5) * 1.72
    for chip in facts["chips"]:
        px = style.px(15, 13.5)
        x += pieces.pill(p, x, head.center().y() - height / 2, height, chip.text, px=px, mark=chip.glyph) + style.of(
            12, 8
        )
    line = rect_of(facts["gauge_box"])
    if facts["gauge"] is not None:
        _paint_gauge(p, line, facts["gauge"], style)
    else:
        _paint_ladder(p, line, facts["colours"], facts["ladder"], style)


def harbour_tips(facts: Attrs, box: Box, zone_tip: str) -> Tips:
    """What explains itself in the harbour: gauge, chips, the zone."""
    values: Facts = dict(facts)
    style: Style = values["style"]
    chips: Sequence[Chip] = values["chips"]
    tips = []
    if values["gauge"] is not None:
        tips.append((rect_of(values["gauge_box"]), values["gauge"].tip))
    x = box.x + style.of(20, 14)
    x += brushes.text_width(values["name"], style.font("display", 23, 20, 700)) + style.of(16, 12)
    height = style.px(15, 13.5) * 1.72
    for chip in chips:
        width = pieces.pill_width(chip.text, height, mark=chip.glyph, px=style.px(15, 13.5))
        tips.append((QRectF(x, box.y, width, style.of(46, 40)), chip.tip))
        x += width + style.of(12, 8)
    return (*tips, (rect_of(box), zone_tip))


def _bar(line: QRectF, title: str, text: str, style: Style) -> tuple[QRectF, QRectF, QRectF]:
    """Places of title, bar and figures on the line of the gauge."""
    bold = style.font("text", 16, 14, 700, tabular=True)
    left = brushes.text_width(title, style.font("text", 16, 14, 600))
    right = brushes.text_width(text, bold)
    gap = style.of(18, 12)
    high = style.of(18, 15)
    x = line.x() + style.of(4, 4)
    bar = QRectF(x + left + gap, line.center().y() - high / 2, line.right() - x - left - right - 2 * gap, high)
    return (
        QRectF(x, line.y(), left + 4, line.height()),
        bar,
        QRectF(bar.right() + gap, line.y(), right + 6, line.height()),
    )


def _paint_gauge(p: QPainter, line: QRectF, gauge: Gauge, style: Style) -> None:
    title, bar, figures = _bar(line, gauge.title, gauge.text, style)
    stamps.write(p, title, gauge.title, style.font("text", 16, 14, 600), IVORY)
    with brushes.clipped(p, brushes.rounded(bar, bar.height() / 2)):
        p.fillRect(bar, look.color("#0A1626"))
        x = bar.x()
        for part in gauge.parts:
            width = bar.width() * part.count / max(1, gauge.total)
            _segment(p, QRectF(x, bar.y(), width, bar.height()), part.key)
            x += width
    brushes.stroke(p, brushes.pen(EDGE, 1, 0.5))
    p.drawPath(brushes.rounded(bar, bar.height() / 2))
    stamps.write(p, figures, gauge.text, style.font("text", 16, 14, 700, tabular=True), IVORY)


def _segment(p: QPainter, box: QRectF, colour: str) -> None:
    """One ship colour of a bar, with its sign if there is room."""
    index = COLOURS.index(colour)
    paint = art.ship_colour(index)
    p.fillRect(box, brushes.vertical(box, look.mix(paint, "#FFFFFF", 0.2), paint))
    size = box.height() * 0.8
    if box.width() > size * 1.15:
        at = box.center()
        stamps.glyph(p, art.ship_sign(index), at.x() - size / 2, at.y() - size / 2, size, look.on(paint))
    p.fillRect(QRectF(box.right() - 1.5, box.y(), 1.5, box.height()), look.color("#0A1626"))


def _paint_ladder(p: QPainter, line: QRectF, colours: Sequence[str], words: tuple[str, str], style: Style) -> None:
    """Five steps: the ship colours that are there, and what the fourth and fifth are worth."""
    title, bar, figures = _bar(line, words[0], words[1], style)
    stamps.write(p, title, words[0], style.font("text", 16, 14, 600), IVORY)
    gap = style.of(8, 6)
    width = (bar.width() - 4 * gap) / 5
    font = style.font("text", 14, 13, 700, tabular=True)
    for k in range(5):
        cell = QRectF(bar.x() + k * (width + gap), bar.y() - style.of(3, 2), width, bar.height() + style.of(6, 4))
        radius = cell.height() / 2
        if k < len(colours):
            with brushes.clipped(p, brushes.rounded(cell, radius)):
                _segment(p, cell.adjusted(0, 0, 2, 0), colours[k])
        brushes.stroke(p, brushes.pen(EDGE, 1.2, 0.6 if k < len(colours) else 0.38, dash=k >= len(colours)))
        p.drawPath(brushes.rounded(cell, radius))
        if k >= len(colours):
            takes = 1 if k < 3 else k - 1
            size = cell.height() * 0.74
            x = cell.center().x() - size * 0.9
            stamps.glyph(p, "card-pickup", x, cell.center().y() - size / 2, size, IVORY, alpha=0.75)
            number = QRectF(x + size * 1.15, cell.y() - 1, width, cell.height())
            stamps.write(p, number, str(takes), font, look.color(IVORY, 0.85))
    stamps.write(p, figures, words[1], style.font("text", 16, 14, 700, tabular=True), IVORY)


def paint_expeditions(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """Title, and below every open expedition the symbols that it asks for."""
    style: Style = facts["style"]
    glass(p, rect, style.of(18, 14))
    head = QRectF(
        rect.x() + style.of(18, 14), rect.y() + style.of(8, 6), rect.width() - style.of(30, 22), style.of(34, 28)
    )
    title = brushes.fit_font(facts["name"], "display", style.px(23, 20), head.width(), floor=14, weight=700)
    stamps.write(p, head, facts["name"], title, IVORY)
    if facts["none"]:
        _paint_none(p, rect, facts["none"], style)
    for symbols, box in facts["symbols"]:
        place = QRectF(box.x, box.bottom + style.of(5, 3), box.w, facts["foot"] - style.of(5, 3))
        _paint_symbols(p, place, symbols, style)


def _paint_none(p: QPainter, rect: QRectF, text: str, style: Style) -> None:
    side = style.of(74, 52)
    at = rect.center()
    stamps.glyph(p, "island", at.x() - side / 2, at.y() - side * 0.72, side, IVORY, alpha=0.38)
    box = QRectF(rect.x() + 10, at.y() + side * 0.34, rect.width() - 20, style.of(56, 44))
    align = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
    stamps.write(p, box, text, style.font("text", 15, 13), look.color(IVORY, 0.75), align, wrap=True)


def _paint_symbols(p: QPainter, box: QRectF, symbols: Sequence[tuple[str, bool]], style: Style) -> None:
    """Rings: filled with a full edge where the viewer has the symbol, dashed where it is missing."""
    n = len(symbols)
    have = sum(owned for _, owned in symbols)
    text = f"{have}/{n}"
    font = style.font("text", 16, 14, 600, tabular=True)
    label = brushes.text_width(text, font) + style.of(4)
    gap = style.of(7, 5)
    r = min(style.of(17, 13), box.height() / 2 - 1, (box.width() - label - gap * n) / (2 * n))
    if r < style.of(9, 7):
        label = 0.0
        r = min(style.of(17, 13), box.height() / 2 - 1, (box.width() - gap * (n - 1)) / (2 * n))
    x = box.center().x() - (n * 2 * r + n * gap + label) / 2 + r
    for symbol, owned in symbols:
        p.setPen(brushes.pen("#6FE0A0" if owned else EDGE, 1.6, dash=not owned))
        p.setBrush(look.color("#174A36" if owned else "#0E2038"))
        brushes.disc(p, x, box.center().y(), r)
        size = r * 1.24
        name = SYMBOLS[symbol]
        stamps.glyph(p, name, x - size / 2, box.center().y() - size / 2, size, IVORY, alpha=1 if owned else 0.55)
        x += 2 * r + gap
    if label:
        stamps.write(p, QRectF(x - r, box.y(), label + 8, box.height()), text, font, IVORY)


def paint_pending(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """Light around the ship that waits: brass, or red when it would spoil the harbour."""
    style: Style = facts["style"]
    colour = "#FF5A46" if facts["spoils"] else "#FFC65A"
    radius = 11 * rect.width() / 180
    for grown, alpha in ((22, 0.10), (17, 0.14), (12, 0.2), (8, 0.3)):
        g = style.of(grown)
        brushes.fill(p, look.color(colour, alpha))
        p.drawPath(brushes.rounded(rect.adjusted(-g, -g, g, g), radius + g))
    g = style.of(4)
    brushes.stroke(p, brushes.pen(colour, style.of(2.4)))
    p.drawPath(brushes.rounded(rect.adjusted(-g, -g, g, g), radius + g))
