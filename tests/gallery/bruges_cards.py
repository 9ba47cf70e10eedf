"""The cards of Bruges on sheets; see ``tests.gallery.card_sheets``."""

from PySide6.QtCore import QRectF

from app.engines.bruges import components as c
from app.views.bruges.art import back, card_face, exchange_face, paint_house
from app.views.paint.brushes import painted
from app.views.paint.cards import card_height, card_margin, card_pixmap, detail
from tests.gallery.card_sheets import CardSheets, render


def faces(width):
    """Every card once, then the exchange cards."""
    full = detail(width) == "full"
    found = [card_face(card, full=full) for card in range(c.N_CARDS)]
    return found + [exchange_face(number, full=full) for number in range(len(c.EXCHANGE))]


def pictures(width):
    """Faces, backs and houses."""
    found = [card_pixmap(face, width) for face in faces(width)]
    for pet in (False, True):
        found += [back(colour, width, 1.0, pet=pet) for colour in range(c.N_COLOURS)]
        found += [_house(colour, width, pet) for colour in range(c.N_COLOURS)]
    return found


def _house(colour, width, pet):
    margin = card_margin(width)

    def draw(p):
        paint_house(p, QRectF(margin, margin, width, card_height(width)), colour, 4, pet=pet)

    return painted(width + 2 * margin, card_height(width) + 2 * margin, 1.0, draw)


SHEETS = CardSheets("bruges", ("#57504A", "#2A2622"), {168: 21, 104: 30, 56: 40}, pictures)


if __name__ == "__main__":
    render(SHEETS)
