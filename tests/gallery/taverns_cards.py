"""The cards of the Taverns on sheets; see ``tests.gallery.card_sheets``."""

from PySide6.QtGui import QPixmap

from app.engines.taverns import components as c
from app.models.taverns.words import start_name, start_text, words
from app.views.paint.cards import CardFace, card_pixmap
from app.views.taverns.art import card_face
from tests.gallery.card_sheets import CardSheets, render


def faces() -> list[CardFace]:
    """Every card, once."""
    cards = [card_face(card.id, words(k).name, words(k).text) for k, card in enumerate(c.CARDS)]
    return cards + [card_face(face, start_name(k), start_text(k)) for k, face in enumerate(c.START_CARDS)]


def pictures(width: int) -> list[QPixmap]:
    return [card_pixmap(face, width, dear=k % 5 == 4) for k, face in enumerate(faces())]


SHEETS = CardSheets("taverns", ("#5C3A22", "#3A2415"), {168: 11, 108: 16, 60: 26}, pictures)


if __name__ == "__main__":
    render(SHEETS)
