"""All cards of a game on sheets: what the galleries of the games have in common.

``python -m tests.gallery.GAME_cards [--de]`` writes them to ``tests/gallery/out``, in both themes.
"""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from app.models.language import Language
from app.views import theme as look
from app.views.paint.brushes import painted
from app.views.paint.cards import card_height, card_margin

OUT = Path(__file__).parent / "out"
GAP = 14


def sheet(pictures: list[QPixmap], width: int, columns: int, ground: str) -> QPixmap:
    """One picture with the cards ``width`` px wide."""
    step_x, step_y = width + GAP, card_height(width) + GAP
    rows = -(-len(pictures) // columns)
    size = columns * step_x + 2 * GAP, rows * step_y + 2 * GAP
    margin = card_margin(width)

    def draw(p):
        p.fillRect(QRectF(0, 0, *size), look.color(ground))
        for k, picture in enumerate(pictures):
            x, y = GAP * 1.5 + k % columns * step_x, GAP * 1.5 + k // columns * step_y
            p.drawPixmap(int(x - margin), int(y - margin), picture)

    return painted(*size, 1, draw)


def render(
    game: str, grounds: tuple[str, str], columns: Mapping[int, int], pictures: Callable[[int], list[QPixmap]]
) -> None:
    """Render what ``pictures`` gives for each width in ``columns`` on a light and on a dark ground."""
    app = QApplication.instance() or QApplication(sys.argv)
    look.load_fonts()
    Language(app).use("de" if "--de" in sys.argv else "en")
    OUT.mkdir(exist_ok=True)
    for theme, ground in zip(("light", "dark"), grounds, strict=True):
        look.keeper.use(theme)
        for width, number in columns.items():
            sheet(pictures(width), width, number, ground).save(str(OUT / f"{game}_cards_{width}_{theme}.png"))
