"""The cards of Bruges on sheets; see ``tests.gallery.card_sheets``."""

from PySide6.QtCore import QRectF

from app.engines.bruges import components as c
from app.models.bruges.texts import text
from app.models.bruges.words import exchange_name, name
from app.views.bruges.art import back, card_face, exchange_face, paint_house
from app.views.paint.brushes import painted
from app.views.paint.cards import card_height, card_margin, card_pixmap, detail
from tests.gallery.card_sheets import CardSheets, render

ACTIONS = ("workers", "guilders", "threat", "canal", "house", "recruit")


def faces(width):
    """Every card once, then the exchange cards."""
    full = detail(width) == "full"
    found = [card_face(c.IDS[card], name(card), text(card), full=full) for card in range(c.N_CARDS)]
    for number in range(len(c.EXCHANGE)):
        source = c.EXCHANGE_AT + number
        action = ACTIONS[c.EXCHANGE_ACTION[number]]
        found.append(exchange_face(exchange_name(number), action, text(source), source, full=full))
    return found


def pictures(width):
    """Faces, backs and houses."""
    found = [card_pixmap(face, width) for face in faces(width)]
    for pet in (False, True):
        found += [back(colour, width, 1.0, pet=pet) for colour in c.COLOURS]
        found += [_house(colour, width, pet) for colour in c.COLOURS]
    return found


def _house(colour, width, pet):
    margin = card_margin(width)

    def draw(p):
        paint_house(p, QRectF(margin, margin, width, card_height(width)), colour, 4, pet=pet)

    return painted(width + 2 * margin, card_height(width) + 2 * margin, 1.0, draw)


SHEETS = CardSheets("bruges", ("#57504A", "#2A2622"), {168: 21, 104: 30, 56: 40}, pictures)


if __name__ == "__main__":
    render(SHEETS)
