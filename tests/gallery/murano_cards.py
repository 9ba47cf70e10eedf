"""All cards of Murano on sheets, at three sizes in both themes.

``python -m tests.gallery.murano_cards [--de]`` writes them to ``tests/gallery/out``.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from app.engines.murano import components as c
from app.models.language import Language
from app.models.murano import words
from app.views import theme as look
from app.views.murano.art import character_face, special_face
from app.views.paint.brushes import painted
from app.views.paint.cards import CardFace, card_height, card_margin, card_pixmap

OUT = Path(__file__).parent / "out"
GAP = 14


def faces() -> list[CardFace]:
    """Every card, once."""
    characters = [character_face(card, *words.character(k)) for k, card in enumerate(c.CHARACTERS)]
    return characters + [special_face(card, *words.special(k)) for k, card in enumerate(c.SPECIALS)]


def sheet(width: int, shown: list[CardFace], columns: int):
    """One picture with the cards ``width`` px wide."""
    step_x, step_y = width + GAP, card_height(width) + GAP
    rows = -(-len(shown) // columns)

    def draw(p):
        size = columns * step_x + 2 * GAP, rows * step_y + 2 * GAP
        p.fillRect(QRectF(0, 0, *size), look.color("#0B2F3A" if look.theme().dark else "#1E8E9C"))
        for k, face in enumerate(shown):
            x, y = GAP * 1.5 + k % columns * step_x, GAP * 1.5 + k // columns * step_y
            margin = card_margin(width)
            p.drawPixmap(int(x - margin), int(y - margin), card_pixmap(face, width))

    return painted(columns * step_x + 2 * GAP, rows * step_y + 2 * GAP, 1, draw)


def main() -> int:
    app = QApplication.instance() or QApplication(sys.argv)
    look.load_fonts()
    Language(app).use("de" if "--de" in sys.argv else "en")
    OUT.mkdir(exist_ok=True)
    for name in ("light", "dark"):
        look.keeper.use(name)
        for width, columns in ((168, 11), (108, 16), (60, 26)):
            sheet(width, faces(), columns).save(str(OUT / f"murano_cards_{width}_{name}.png"))
    return 0 if app else 1


if __name__ == "__main__":
    sys.exit(main())
