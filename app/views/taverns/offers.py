"""The row of everything that can be had: labels, piles under the cards, and how many are left."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.models.table import Attrs, Piece
from app.views import stamps
from app.views import theme as look
from app.views.board import Panel
from app.views.boxes import Box
from app.views.paint import brushes
from app.views.paint.cards import card_radius
from app.views.table_style import Facts, Style, rect_of
from app.views.taverns.things import count_pill, empty_place

MANY = 3
"""Cards from which a pile looks as high as any."""


def row(whole: Box, labels: Sequence[tuple[str, str, float]], piles: Sequence[tuple[Box, int]], style: Style) -> Panel:
    """What lies under the cards on offer.

    Args:
        whole: The row.
        labels: Words, kind of price and x of each group.
        piles: Place and number of cards of each pile, up to ``MANY``; 0 leaves an outline.
        style: Sizes.
    """
    facts: Attrs = (("labels", tuple(labels)), ("piles", tuple(piles)), ("style", style))
    return Panel("offers", rect_of(whole), facts, z=-18, reach=12)


def paint_row(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """See ``row``."""
    style: Style = facts["style"]
    font = style.font("overline", 14)
    for words, kind, x in facts["labels"]:
        text = words.upper()
        box = QRectF(x, rect.y(), rect.width(), style.of(22))
        brushes.draw_text(p, box, text, font, "#F6E2BC", shade=("#000000", 0.5))
        r = style.of(9)
        at = QPointF(x + brushes.text_width(text, font) + r * 2, box.center().y() + 1)
        if kind == "beer":
            stamps.beer(p, at.x(), at.y(), r)
        elif kind:
            stamps.coin(p, at.x(), at.y(), r)
    for place, count in facts["piles"]:
        box = rect_of(place)
        if not count:
            empty_place(p, box, card_radius(box.width()), "")
            continue
        for layer in range(count - 1, 0, -1):
            _sheet(p, box.translated(layer * style.of(3, 2), -layer * style.of(2.4, 1.7)))


def _sheet(p: QPainter, box: QRectF) -> None:
    def draw(q: QPainter, sheet: QRectF) -> None:
        q.setPen(brushes.pen("#000000", 1, 0.4))
        q.setBrush(look.color(look.mix(look.theme().card, "#8A6A3A", 0.22)))
        q.drawPath(brushes.rounded(sheet, card_radius(sheet.width())))

    stamps.sheet(p, box, "sheet", 1, draw)


def pill_panel(piece: Piece, text: str, card: Box, style: Style) -> Panel:
    """The number on the lower edge of a card or pile."""
    height = style.of(22, 17)
    font = look.font("text", min(style.px(14, 13), height * 0.74), weight=600, tabular=True)
    width = max(height * 1.5, brushes.text_width(text, font) + height * 0.9)
    rect = QRectF(card.x + (card.w - width) / 2, card.bottom - height * 0.38, width, height)
    facts: Attrs = (("text", text), ("style", style))
    return Panel(f"count:{piece.key}", rect, facts, z=90, reach=2)


def paint_pill(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """See ``pill_panel``."""
    count_pill(p, rect, facts["text"], facts["style"])


def shields_panel(piece: Piece, colours: tuple[int, ...], card: Box, style: Style) -> Panel:
    """Shields of seats on the lower edge of a card."""
    side = min(style.of(34, 26), card.w / (len(colours) * 1.15))
    width = side * 1.12 * len(colours)
    rect = QRectF(card.x + (card.w - width) / 2, card.bottom - side * 0.75, width, side * 1.12)
    return Panel(f"takers:{piece.key}", rect, (("colours", colours), ("side", side)), z=91, reach=4)


def paint_shields(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """See ``shields_panel``."""
    for k, colour in enumerate(facts["colours"]):
        stamps.seat_shield(p, rect.x() + k * facts["side"] * 1.12, rect.y(), facts["side"], colour)
