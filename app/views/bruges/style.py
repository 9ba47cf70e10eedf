"""Colours and signs that the painted parts of Bruges share."""

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from app.engines.bruges import components as c
from app.views import theme as look
from app.views.board import table_style
from app.views.paint import brushes, stamps

CREAM = "#FFF4DC"
SAND = "#F1E2C4"
OVERLINE = "#F3DDB2"
SUNNY = "#FFE3A0"
GOLD = "#E9BE62"
LINE = "#FFE9C8"
SLATE, QUAY = "#1E2A30", "#1C1512"
WARN = "#FF9C8A"

_TOKENS = ("Blue", "Brown", "Yellow", "Red", "Purple")
"""The five colours as ``tokens.json`` calls them."""


@lru_cache(maxsize=8)
def paint_of(colour: int) -> str:
    """What one of the five colours looks like, as ``"#rrggbb"``."""
    entries = look.tokens()["goods"]["bruges_colours"]
    return str(next(entry["color"] for entry in entries if entry["en"] == _TOKENS[colour]))


SIGNS = {c.BLUE: "flood", c.BROWN: "rat", c.YELLOW: "robber", c.RED: "flame", c.VIOLET: "cloak-dagger"}
"""Glyph of each colour, that of its threat."""

DAMAGES = ("meeple", "person", "two-coins", "family-house", "laurels")
"""Glyph of what the third marker of a colour takes."""

ACTION_SIGNS = ("meeple", "two-coins", "hazard-sign", "river", "family-house", "person")
"""Glyph of each of the six actions."""
MAJORITY_SIGNS = ("laurels", "backup", "river", "paw-print")
"""Glyph of each majority."""

SHIP_SIGN, PET_SIGN, STATUE_SIGN = "caravel", "paw-print", "caesar"


def glass(
    p: QPainter, rect: QRectF, radius: float, alpha: float = 0.74, ground: str = SLATE, *, first: bool = False
) -> None:
    """Paint slate glass with a thin warm edge and a shadow; ``first`` as in ``table_style.glass``."""
    table_style.glass(p, rect, radius, ground, LINE, alpha, first=first)


def sunk(p: QPainter, rect: QRectF, radius: float, alpha: float = 0.3) -> None:
    """Paint a hollow in the glass."""

    def draw(q: QPainter, box: QRectF) -> None:
        q.setPen(brushes.pen(LINE, 1, 0.16))
        q.setBrush(look.color("#000000", alpha))
        q.drawPath(brushes.rounded(box, radius))

    stamps.sheet(p, rect, ("sunk", radius, alpha), 2, draw)


NARROWEST = 66
"""Least width of letters, in per cent of their usual width."""


def narrowed(text: str, px: float, width: float, weight: int = 600) -> QFont:
    """A font in which a text fits a width.

    Letters become smaller down to the usual least size, then narrower; still smaller only where that is not enough.
    """
    font = brushes.fit_font(text, "text", px, width, weight=weight)
    if brushes.text_width(text, font) * NARROWEST > 100 * width:  # on the small table of a review
        font = brushes.fit_font(text, "text", px, 100 * width / NARROWEST, floor=9.5, weight=weight)
    if (wide := brushes.text_width(text, font)) > width:
        font = QFont(font)
        font.setStretch(max(NARROWEST, int(100 * width / wide)))
    return font
