"""All cards of Bruges on sheets, at three sizes in both themes.

``python -m tests.gallery.bruges_cards`` writes them to ``tests/gallery/out``.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication

from app.engines.bruges import components as c
from app.models.bruges.texts import text
from app.models.bruges.words import exchange_name, name
from app.views import theme as look
from app.views.bruges.art import back, card_face, exchange_face, paint_house
from app.views.paint.brushes import painted
from app.views.paint.cards import card_height, card_margin, card_pixmap, detail

OUT = Path(__file__).parent / "out"
GAP = 14
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


def sheet(width, columns):
    """One picture with everything ``width`` px wide."""
    shown = pictures(width)
    step_x, step_y = width + GAP, card_height(width) + GAP
    rows = -(-len(shown) // columns)
    margin = card_margin(width)

    def draw(p):
        size = columns * step_x + 2 * GAP, rows * step_y + 2 * GAP
        p.fillRect(QRectF(0, 0, *size), look.color("#2A2622" if look.theme().dark else "#57504A"))
        for k, picture in enumerate(shown):
            x, y = GAP * 1.5 + k % columns * step_x, GAP * 1.5 + k // columns * step_y
            p.drawPixmap(int(x - margin), int(y - margin), picture)

    return painted(columns * step_x + 2 * GAP, rows * step_y + 2 * GAP, 1, draw)


def main() -> int:
    app = QGuiApplication.instance() or QGuiApplication(sys.argv)
    look.load_fonts()
    OUT.mkdir(exist_ok=True)
    for theme in ("light", "dark"):
        look.keeper.use(theme)
        for width, columns in ((168, 21), (104, 30), (56, 40)):
            sheet(width, columns).save(str(OUT / f"bruges_cards_{width}_{theme}.png"))
    return 0 if app else 1


if __name__ == "__main__":
    sys.exit(main())
