"""The cards of Port Royal on sheets; see ``tests.gallery.card_sheets``."""

from PySide6.QtGui import QPixmap

from app.engines.port_royal.components import CARDS, CONTRACTS
from app.views.paint.brushes import painted
from app.views.paint.cards import card_fields, card_height, card_margin, card_pixmap
from app.views.paint.pieces import coin
from app.views.port_royal.art import card_face
from tests.gallery.card_sheets import CardSheets, render
from tests.gallery.words_de import words


def faces() -> list[str]:
    """Every component id, once."""
    return [*dict.fromkeys(card.id for card in CARDS), *(contract.id for contract in CONTRACTS)]


def picture(face_id: str, width: int) -> QPixmap:
    """A card, with the coins on the fields of a contract."""
    face = card_face(face_id, *words(face_id))
    margin = card_margin(width)

    def draw(p):
        p.drawPixmap(0, 0, card_pixmap(face, width))
        for place, field in enumerate(card_fields(face, width)):
            coins = next(c.coins for c in CONTRACTS if c.id == face_id)[place]
            coin(p, margin + field.center().x(), margin + field.center().y(), field.width() * 0.46, coins)

    return painted(width + 2 * margin, card_height(width) + 2 * margin, 1, draw)


def pictures(width: int) -> list[QPixmap]:
    return [picture(face_id, width) for face_id in faces()]


SHEETS = CardSheets("port_royal", ("#9FB0B8", "#33465C"), {188: 9, 132: 13, 78: 22}, pictures)


if __name__ == "__main__":
    render(SHEETS)
