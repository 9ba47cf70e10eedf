"""All cards of Port Royal on sheets, at three sizes in both themes.

``python -m tests.gallery.cards`` writes them to ``tests/gallery/out``.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication

from app.engines.port_royal.components import CARDS, CONTRACTS
from app.views import theme as look
from app.views.paint.brushes import painted
from app.views.paint.cards import card_fields, card_height, card_margin, card_pixmap
from app.views.paint.pieces import coin
from app.views.port_royal.art import card_face
from tests.gallery.words_de import words

OUT = Path(__file__).parent / "out"
GAP = 14


def faces() -> list[str]:
    """Every component id, once."""
    return [*dict.fromkeys(card.id for card in CARDS), *(contract.id for contract in CONTRACTS)]


def sheet(width: int, ids: list[str], columns: int):
    """One picture with the cards ``width`` px wide."""
    step_x, step_y = width + GAP, card_height(width) + GAP
    rows = -(-len(ids) // columns)

    def draw(p):
        size = columns * step_x + 2 * GAP, rows * step_y + 2 * GAP
        p.fillRect(QRectF(0, 0, *size), look.color("#33465C" if look.theme().dark else "#9FB0B8"))
        for k, face_id in enumerate(ids):
            x, y = GAP * 1.5 + k % columns * step_x, GAP * 1.5 + k // columns * step_y
            face = card_face(face_id, *words(face_id))
            margin = card_margin(width)
            p.drawPixmap(int(x - margin), int(y - margin), card_pixmap(face, width))
            for place, field in enumerate(card_fields(face, width)):
                coins = next(c.coins for c in CONTRACTS if c.id == face_id)[place]
                centre = field.center()
                coin(p, int(x) + centre.x(), int(y) + centre.y(), field.width() * 0.46, coins)

    return painted(columns * step_x + 2 * GAP, rows * step_y + 2 * GAP, 1, draw)


def main() -> int:
    app = QGuiApplication.instance() or QGuiApplication(sys.argv)
    look.load_fonts()
    OUT.mkdir(exist_ok=True)
    for name in ("light", "dark"):
        look.keeper.use(name)
        for width, columns in ((188, 9), (132, 13), (78, 22)):
            sheet(width, faces(), columns).save(str(OUT / f"port_royal_cards_{width}_{name}.png"))
    return 0 if app else 1


if __name__ == "__main__":
    sys.exit(main())
