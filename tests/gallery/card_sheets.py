"""All cards of a game on sheets: what the galleries of the games have in common.

``python -m tests.gallery.GAME_cards [--de]`` writes them to ``tests/gallery/out``, in both themes.
"""

import argparse
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import product
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


@dataclass(frozen=True)
class CardSheets:
    """The cards of one game.

    Attributes:
        game: Its key.
        grounds: Colours behind the cards in the light and in the dark theme.
        columns: How many cards lie side by side, by their width in px.
        pictures: All cards, so many px wide.
    """

    game: str
    grounds: tuple[str, str]
    columns: Mapping[int, int]
    pictures: Callable[[int], list[QPixmap]]

    def sheet(self, width: int, theme: str) -> QPixmap:
        """All cards ``width`` px wide, in the "light" or the "dark" theme."""
        look.keeper.use(theme)
        return sheet(self.pictures(width), width, self.columns[width], self.grounds[theme == "dark"])


def render(cards: CardSheets) -> None:
    """Render the cards in each of their widths on a light and on a dark ground."""
    parser = argparse.ArgumentParser(description=f"All cards of {cards.game} to PNG, in {OUT}")
    parser.add_argument("--de", action="store_true", help="in German")
    asked = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    look.load_fonts()
    Language(app).use("de" if asked.de else "en")
    OUT.mkdir(exist_ok=True)
    for theme, width in product(("light", "dark"), cards.columns):
        cards.sheet(width, theme).save(str(OUT / f"{cards.game}_cards_{width}_{theme}.png"))
