"""The cards of Murano on sheets; see ``tests.gallery.card_sheets``."""

from PySide6.QtGui import QPixmap

from app.engines.murano import components as c
from app.models.murano import words
from app.views.murano.art import character_face, special_face
from app.views.paint.cards import CardFace, card_pixmap
from tests.gallery.card_sheets import CardSheets, render


def faces() -> list[CardFace]:
    """Every card, once."""
    characters = [character_face(card, *words.character(k)) for k, card in enumerate(c.CHARACTERS)]
    return characters + [special_face(card, *words.special(k)) for k, card in enumerate(c.SPECIALS)]


def pictures(width: int) -> list[QPixmap]:
    return [card_pixmap(face, width) for face in faces()]


SHEETS = CardSheets("murano", ("#1E8E9C", "#0B2F3A"), {168: 11, 108: 16, 60: 26}, pictures)


if __name__ == "__main__":
    render(SHEETS)
