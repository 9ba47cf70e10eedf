"""What is painted around the cards on offer: labels, piles below the cards, numbers and shields on them."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from app.models.keys import make_key
from app.views import theme as look
from app.views.board.base import BoardPanel
from app.views.board.boxes import Box
from app.views.board.table_style import rect_of
from app.views.paint import brushes, stamps
from app.views.paint.cache import pixmaps
from app.views.paint.cards import back_pixmap, card_height, card_margin, card_radius
from app.views.taverns.things import count_pill, empty_place
from app.views.widgets.measure import Measure

MANY = 3
"""Number of cards from which on all piles look equally high."""


@dataclass(frozen=True, slots=True)
class Offers:
    """Labels above the cards on offer, and what lies below these cards.

    Attributes:
        labels: Words, kind of price (``"coin"`` or ``"beer"``) and x of each label.
        piles: Place of each pile, and how high it looks: the number of its cards, ``MANY`` at most; 0 for an outline.
    """

    labels: tuple[tuple[str, str, float], ...]
    piles: tuple[tuple[Box, int], ...]
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        measure = self.measure
        font = measure.font("overline", 14)
        for words, kind, x in self.labels:
            text = words.upper()
            box = QRectF(x, rect.y(), rect.width(), measure.of(22))
            brushes.draw_text(p, box, text, font, "#F6E2BC", shade=("#000000", 0.5))
            good = stamps.beer if kind == "beer" else stamps.coin
            r = measure.of(9)
            good(p, x + brushes.text_width(text, font) + r * 2, box.center().y() + 1, r)
        for place, count in self.piles:
            box = rect_of(place)
            if not count:
                empty_place(p, box, card_radius(box.width()), "")
                continue
            for layer in range(count - 1, 0, -1):
                _sheet(p, box.translated(layer * measure.of(3, 2), -layer * measure.of(2.4, 1.7)))


def _sheet(p: QPainter, box: QRectF) -> None:
    """Paint the edge of a card that lies below others."""

    def draw(q: QPainter, sheet: QRectF) -> None:
        q.setPen(brushes.pen("#000000", 1, 0.4))
        q.setBrush(look.color(look.mix(look.theme().card, "#8A6A3A", 0.22)))
        q.drawPath(brushes.rounded(sheet, card_radius(sheet.width())))

    stamps.sheet(p, box, "sheet", 1, draw)


def covered_pixmap(game: str, width: float, words: tuple[str, str], *, dpr: float) -> QPixmap:
    """The back of a card that is turned up later, with a slip of paper that says so; kept in the cache.

    Args:
        game: Key of the game, whose backs are used.
        width: Width of the card, in logical pixels.
        words: Both lines on the slip.
        dpr: Device pixel ratio.
    """
    key = ("covered", game, width, words, dpr, look.theme().name)
    margin, height = card_margin(width), card_height(width)

    def draw(p: QPainter) -> None:
        p.drawPixmap(0, 0, back_pixmap(game, width, dpr=dpr))
        p.translate(margin, margin)
        _slip(p, QRectF(width * 0.05, height * 0.67, width * 0.9, height * 0.29), words)

    return pixmaps.get(key, lambda: brushes.painted(width + 2 * margin, height + 2 * margin, dpr, draw))


def _slip(p: QPainter, box: QRectF, lines: tuple[str, str]) -> None:
    """Paint a slip of paper with two lines, the first one bold."""
    p.setPen(brushes.pen("#000000", 1, 0.4))
    p.setBrush(look.color(look.theme().card))
    p.drawPath(brushes.rounded(box, box.height() * 0.14))
    px, half = max(look.MIN_TEXT_PX, box.height() * 0.38), box.height() / 2
    for row, text in enumerate(lines):
        font = brushes.narrowed(look.font("text", px, weight=400 if row else 700), text, box.width() * 0.92)
        line = QRectF(box.x(), box.y() + row * half, box.width(), half)
        brushes.draw_text(p, line.adjusted(0, -2, 0, 2), text, font, look.INK, brushes.CENTER)


@dataclass(frozen=True, slots=True)
class Pill:
    """The number on the lower edge of a card or pile."""

    text: str
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        count_pill(p, rect, self.text, self.measure)


def pill(key: str, text: str, card: Box, measure: Measure, top: str = "") -> BoardPanel:
    """A panel with a number on the lower edge of a card or pile.

    Args:
        key: Key of the piece or zone that the number is about.
        text: The number.
        card: Where the card lies.
        measure: The sizes of the table.
        top: Key of the topmost piece, with which the number rises, if ``key`` names a zone.
    """
    height = measure.of(22, 17)
    font = look.font("text", min(measure.letter_size(14, 13), height * 0.74), weight=600, tabular=True)
    width = max(height * 1.5, brushes.text_width(text, font) + height * 0.9)
    rect = QRectF(card.x + (card.w - width) / 2, card.bottom - height * 0.38, width, height)
    return BoardPanel(make_key("count", key), rect, Pill(text, measure), z=90, reach=2, label_of=top or key)


@dataclass(frozen=True, slots=True)
class SeatShields:
    """Shields of seats on the upper edge of a card."""

    colours: tuple[int, ...]
    side: float

    def paint(self, p: QPainter, rect: QRectF) -> None:
        for k, colour in enumerate(self.colours):
            stamps.seat_shield(p, rect.x() + k * self.side * 1.12, rect.y(), self.side, colour)


def takers(key: str, colours: tuple[int, ...], card: Box, measure: Measure) -> BoardPanel:
    """A panel with the shields of the seats that have chosen a start card.

    They lie at its upper left, since the lower part has the text of the card.
    """
    side = min(measure.of(34, 26), card.w / (len(colours) * 1.15))
    rect = QRectF(card.x + side * 0.15, card.y - side * 0.3, side * 1.12 * len(colours), side * 1.12)
    return BoardPanel(make_key("takers", key), rect, SeatShields(colours, side), z=91, reach=4, label_of=key)
