"""All cards of the Taverns on sheets, at three sizes in both themes.

``python -m tests.gallery.taverns_cards`` writes them to ``tests/gallery/out``.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication

from app.engines.taverns import components as c
from app.models.taverns.words import start_name, start_text, words
from app.views import theme as look
from app.views.paint.brushes import painted
from app.views.paint.cards import CardFace, card_height, card_margin, card_pixmap
from app.views.taverns.art import card_face

OUT = Path(__file__).parent / "out"
GAP = 14


def faces() -> list[CardFace]:
    """Every card, once."""
    cards = [card_face(card.id, words(k).name, words(k).text) for k, card in enumerate(c.CARDS)]
    return cards + [card_face(face, start_name(k), start_text(k)) for k, face in enumerate(c.START_CARDS)]


def sheet(width: int, shown: list[CardFace], columns: int):
    """One picture with the cards ``width`` px wide."""
    step_x, step_y = width + GAP, card_height(width) + GAP
    rows = -(-len(shown) // columns)

    def draw(p):
        size = columns * step_x + 2 * GAP, rows * step_y + 2 * GAP
        p.fillRect(QRectF(0, 0, *size), look.color("#3A2415" if look.theme().dark else "#5C3A22"))
        for k, face in enumerate(shown):
            x, y = GAP * 1.5 + k % columns * step_x, GAP * 1.5 + k // columns * step_y
            margin = card_margin(width)
            p.drawPixmap(int(x - margin), int(y - margin), card_pixmap(face, width, dear=k % 5 == 4))

    return painted(columns * step_x + 2 * GAP, rows * step_y + 2 * GAP, 1, draw)


def main() -> int:
    app = QGuiApplication.instance() or QGuiApplication(sys.argv)
    look.load_fonts()
    OUT.mkdir(exist_ok=True)
    for name in ("light", "dark"):
        look.keeper.use(name)
        for width, columns in ((168, 11), (108, 16), (60, 26)):
            sheet(width, faces(), columns).save(str(OUT / f"taverns_cards_{width}_{name}.png"))
    return 0 if app else 1


if __name__ == "__main__":
    sys.exit(main())
